//! The event cards. A card that has come lies face up under its stack, so that everybody knows what comes when all
//! have come once; Year End shuffles them.

use realm::{Kinds, Land, Secret, Slot};
use table::{Seat, Sink};

use crate::ask::{Ask, Task};
use crate::card::Card;
use crate::decision::Why;
use crate::event::Event;
use crate::position::{Classic, EVENT_POOL, EVENTS};

impl Classic {
    /// The event on top of the stack is this one; it takes effect and lies under the stack then.
    pub(crate) fn reveal(&mut self, card: Card, sink: &mut impl Sink<Event>) {
        let top = self.piles.len(EVENTS) - 1;
        if self.piles.take(EVENTS, top).card.is_none() {
            self.leave_pool(EVENT_POOL, card);
        }
        self.piles.put_under(EVENTS, Secret::open(card));
        sink.tell(|| Event::Revealed { card });
        if !self.offer_leap(Some(card), Task::EventHolds { card }) {
            self.take_effect(card, sink);
        }
    }

    pub(crate) fn take_effect(&mut self, card: Card, sink: &mut impl Sink<Event>) {
        let why = Why::Card(card);
        match card {
            Card::CivilWar => {
                self.then_each(self.in_order(), |_, seat| Task::Cut { seat });
                self.then_each(self.in_order(), |game, seat| Task::CivilWar {
                    seat,
                    of: seat.next(game.count()),
                });
            }
            Card::Conflict => {
                if let Some(holder) = self.strongest {
                    let strength = |game: &Classic, seat| game.tally(seat).points.strength;
                    let works = |game: &Classic, of: Seat| !game.hands[of.index()].is_empty();
                    self.aim_at_least(holder, strength, works, why, sink);
                }
            }
            Card::MasterBuilder => self.then_each(self.in_order(), |_, seat| Task::Browse { seat }),
            Card::Plague => {
                for seat in self.in_order() {
                    for land in self.tally(seat).plagued.iter() {
                        self.drain(seat, land.into(), 1, why, sink);
                    }
                }
            }
            Card::ProductiveYear => {
                self.in_order().for_each(|seat| self.productive_year(seat, why, sink))
            }
            Card::Progress => self.then_each(self.in_order(), |game, seat| Task::Gain {
                seat,
                kinds: Kinds::ALL,
                count: game.tally(seat).progress,
                why,
            }),
            Card::YearEnd => self.shuffle_events(sink),
            Card::Comet => self.then_each(self.in_order(), |_, seat| Task::Comet { seat }),
            Card::DanceOfTheUnicorns => self.in_order().for_each(|seat| self.dance(seat, sink)),
            Card::BookBurning => self.burn_books(),
            Card::RobinHood
            | Card::SocialJustice
            | Card::ReconstructionAid
            | Card::Support
            | Card::Seduction
            | Card::SeaStorm
            | Card::Flood => self.rank(card, sink),
            _ => unreachable!("{card:?} is no event"),
        }
    }

    /// Nobody knows the order of the events any more.
    fn shuffle_events(&mut self, sink: &mut impl Sink<Event>) {
        self.note_proven();
        for place in 0..self.piles.len(EVENTS) {
            let secret =
                std::mem::replace(&mut self.piles.stack_mut(EVENTS)[place], Secret::UNSEEN);
            if let Some(card) = secret.card {
                self.pools[EVENT_POOL].push(card);
            }
        }
        self.pools[EVENT_POOL].items_mut().sort_unstable();
        sink.tell(|| Event::EventsShuffled);
    }

    /// Each landscape takes in one for each Garrison beside it.
    fn productive_year(&mut self, seat: Seat, why: Why, sink: &mut impl Sink<Event>) {
        for land in self.tally(seat).guarded.iter() {
            let count = self.garrisons_beside(seat, land);
            self.fill(seat, land.into(), count, why, sink);
        }
    }

    /// How many Garrisons stand beside a landscape.
    pub(crate) fn garrisons_beside(&self, seat: Seat, land: Land) -> u8 {
        let beside =
            |(slot, card): &(Slot, Card)| *card == Card::Garrison && slot.lands().contains(&land);
        self.realm(seat).cards().filter(beside).count() as u8
    }

    /// The seat chooses which unit another one takes back.
    pub(crate) fn rebel(&mut self, seat: Seat, of: Seat, sink: &mut impl Sink<Event>) {
        self.must_take_back(seat, of, self.tally(of).rebels, Card::CivilWar, sink);
    }

    /// The stronger one sees the other hand and puts two cards of it under a stack.
    pub(crate) fn strife(&mut self, seat: Seat, of: Seat, sink: &mut impl Sink<Event>) {
        let left = self.hands[of.index()].len().min(2) as u8;
        if left > 0 {
            self.show_hand(of, seat, sink);
            self.then([Task::Pull { seat, of, left }]);
        }
    }

    /// The seat looks through a stack that nobody has looked through by this event, if it has a card to give.
    pub(crate) fn browse(&mut self, seat: Seat) {
        if !self.hands[seat.index()].is_empty() && self.browsable(seat).next().is_some() {
            self.ask = Some(Ask::Browse { seat });
        }
    }

    /// The stacks that are left for a builder.
    pub(crate) fn browsable(&self, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        self.drawable(seat).filter(|stack| self.turn.browsed >> stack & 1 == 0)
    }

    pub(crate) fn browse_in(&mut self, seat: Seat, stack: u8, sink: &mut impl Sink<Event>) {
        self.turn.browsed |= 1 << stack;
        let before = self.hands[seat.index()].len() as u8;
        self.then([Task::PutBack { seat, before }]);
        self.look(seat, stack, 1, true, sink);
    }

    /// Every wizard of a realm gains one power.
    fn dance(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        for index in 0..self.charm(seat).mages.len() {
            let at = self.charm(seat).mages[index].at;
            self.change_power(seat, at, 1, sink);
        }
    }

    /// Who has more than three points exchanges the whole hand at a stack that nobody has used by this event.
    pub(crate) fn comet(&mut self, seat: Seat) {
        let hit = self.victory_points(seat) > 3 && !self.hands[seat.index()].is_empty();
        if hit && self.comet_stacks(seat).next().is_some() {
            self.ask = Some(Ask::Comet { seat });
        }
    }

    pub(crate) fn comet_stacks(&self, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        self.own_stacks(seat).filter(|stack| self.turn.browsed >> stack & 1 == 0)
    }

    /// The hand goes under this stack, and is filled from it.
    pub(crate) fn strike_hand(&mut self, seat: Seat, stack: u8, sink: &mut impl Sink<Event>) {
        self.turn.browsed |= 1 << stack;
        while let Some(card) = self.hands[seat.index()].first().and_then(|secret| secret.card) {
            self.put_from_hand(seat, card, stack, sink);
        }
        self.then([Task::Refill { seat, stack }]);
    }

    pub(crate) fn refill(&mut self, seat: Seat, stack: u8, sink: &mut impl Sink<Event>) {
        let below = self.hands[seat.index()].len() < self.tally(seat).hand_limit().into();
        if below && !self.piles.is_empty(stack.into()) {
            self.then([Task::Refill { seat, stack }]);
            self.draw_from(seat, stack, sink);
        }
    }
}
