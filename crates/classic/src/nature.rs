//! What chance may bring, and what it does.

use table::{Chance, Refusal, Rule, Seat, Sink, Weight, ensure, refuse};

use crate::ask::{Ask, Task};
use crate::card::Card;
use crate::decision::Outcome;
use crate::event::Event;
use crate::position::{Classic, EVENT_POOL, Face, Stage};
use crate::rules::{classic, three, wiz};

impl Classic {
    /// Everything that may come now, if it is not too much.
    pub(crate) fn list_outcomes(&self, out: &mut Vec<(Outcome, Weight)>) -> bool {
        match self.ask {
            Some(Ask::Roll) => {
                let numbers = 1..=6;
                let set = self.turn.number;
                for number in numbers.filter(|&number| set.is_none_or(|named| named == number)) {
                    for (face, sides) in Face::ALL {
                        if self.turn.face.is_none_or(|set| set == face) {
                            out.push((Outcome::Roll { number, face }, sides.into()));
                        }
                    }
                }
            }
            Some(Ask::Die { .. } | Ask::Brew { .. } | Ask::Camp { .. }) => {
                out.extend((1..=6).map(|number| (Outcome::Die(number), 1)))
            }
            Some(Ask::Duel { .. }) => {
                let dice = (1..=6).flat_map(|one| (1..=6).map(move |two| [one, two]));
                out.extend(dice.map(|dice| (Outcome::Dice(dice), 1)));
            }
            Some(Ask::Draw { stack, .. } | Ask::Glimpse { stack, .. }) => {
                each_kind(&self.pools[self.pool_of(stack)], |card, weight| {
                    out.push((Outcome::Card(card), weight))
                });
            }
            Some(Ask::Snatch { from, .. }) => {
                each_kind(&self.cards_of(from), |card, weight| {
                    out.push((Outcome::Card(card), weight))
                });
            }
            Some(Ask::Order { .. }) => {
                out.extend(self.orders().map(|order| (Outcome::Order(order), 1)))
            }
            Some(Ask::Event) => each_kind(&self.pools[EVENT_POOL], |card, weight| {
                out.push((Outcome::Event(card), weight))
            }),
            Some(Ask::Ground { .. }) => {
                out.extend(self.ground_pool.iter().map(|&ground| (Outcome::Ground(ground), 1)))
            }
            None if self.stage == Stage::Lot => {
                out.extend(self.everybody().map(|seat| (Outcome::Start(seat), 1)))
            }
            _ => return false,
        }
        true
    }

    pub(crate) fn draw_outcome(&self, chance: &mut impl Chance) -> Outcome {
        let die = |chance: &mut _| Chance::below(chance, 6) as u8 + 1;
        let any = |cards: &[Card], chance: &mut _| {
            cards[Chance::below(chance, cards.len() as u32) as usize]
        };
        match self.ask {
            Some(Ask::Roll) => {
                let number = self.turn.number.unwrap_or_else(|| die(chance));
                let face = self.turn.face.unwrap_or_else(|| {
                    let side = chance.below(6) as usize;
                    Face::ALL[side.min(Face::ALL.len() - 1)].0
                });
                Outcome::Roll { number, face }
            }
            Some(Ask::Die { .. } | Ask::Brew { .. } | Ask::Camp { .. }) => {
                Outcome::Die(die(chance))
            }
            Some(Ask::Snatch { from, .. }) => Outcome::Card(any(&self.cards_of(from), chance)),
            Some(Ask::Order { .. }) => {
                let orders: Vec<_> = self.orders().collect();
                Outcome::Order(orders[chance.below(orders.len() as u32) as usize])
            }
            Some(Ask::Duel { .. }) => Outcome::Dice([die(chance), die(chance)]),
            Some(Ask::Draw { stack, .. } | Ask::Glimpse { stack, .. }) => {
                Outcome::Card(any(&self.pools[self.pool_of(stack)], chance))
            }
            Some(Ask::Look { stack, .. }) => {
                let mut pool = self.pools[self.pool_of(stack)];
                let pile = self.piles.stack(stack.into());
                let unseen = pile.iter().filter(|secret| secret.card.is_none());
                let draw = |_| pool.remove(chance.below(pool.len() as u32) as usize);
                Outcome::Cards(unseen.map(draw).collect())
            }
            Some(Ask::Peek { .. } | Ask::Study { .. }) => {
                let mut pool = self.pools[EVENT_POOL];
                let draw = |_| pool.remove(chance.below(pool.len() as u32) as usize);
                Outcome::Cards((0..self.unseen_events()).map(draw).collect())
            }
            Some(Ask::Survey { .. }) => {
                let mut pool = self.ground_pool;
                let draw = |_| pool.remove(chance.below(pool.len() as u32) as usize);
                Outcome::Grounds((0..self.ground_pool.len()).map(draw).collect())
            }
            Some(Ask::Event) => Outcome::Event(any(&self.pools[EVENT_POOL], chance)),
            Some(Ask::Ground { .. }) => {
                let pool = &self.ground_pool;
                Outcome::Ground(pool[chance.below(pool.len() as u32) as usize])
            }
            _ => Outcome::Start(Seat::new(chance.below(self.terms.seats.into()) as usize)),
        }
    }

    pub(crate) fn may_come(&self, outcome: &Outcome) -> Result<(), Refusal> {
        let die =
            |number: u8| ensure((1..=6).contains(&number), Rule::table(8), "a die shows 1 to 6");
        match (self.ask, *outcome) {
            (Some(Ask::Roll), Outcome::Roll { number, face }) => {
                die(number)?;
                let set = self.turn.number.is_none_or(|named| named == number);
                ensure(set, classic(41), "a card has named the number")?;
                let set = self.turn.face.is_none_or(|named| named == face);
                ensure(set, wiz(28), "a spell has set the event die")
            }
            (Some(Ask::Die { .. } | Ask::Brew { .. } | Ask::Camp { .. }), Outcome::Die(number)) => {
                die(number)
            }
            (Some(Ask::Snatch { from, .. }), Outcome::Card(card)) => {
                let there = self.in_hand(from, card).is_some();
                ensure(there, three(46), "the card is not in the hand")
            }
            (Some(Ask::Order { .. }), Outcome::Order(order)) => {
                let fits = self.orders().any(|other| other == order);
                ensure(fits, three(17), "the ranks go by points first")
            }
            (Some(Ask::Duel { .. }), Outcome::Dice([one, two])) => die(one).and(die(two)),
            (Some(Ask::Peek { .. } | Ask::Study { .. }), Outcome::Cards(cards)) => {
                let whole = cards.len() == self.unseen_events();
                ensure(whole, wiz(28), "every event is told that nobody has seen")?;
                may_be_drawn(&mut self.pools[EVENT_POOL].to_vec(), &cards)
            }
            (Some(Ask::Survey { .. }), Outcome::Grounds(grounds)) => {
                let whole = grounds.len() == self.ground_pool.len();
                ensure(whole, wiz(45), "every landscape is told that nobody has seen")?;
                may_be_drawn(&mut self.ground_pool.to_vec(), &grounds)
            }
            (Some(Ask::Draw { stack, .. } | Ask::Glimpse { stack, .. }), Outcome::Card(card)) => {
                let there = self.pools[self.pool_of(stack)].contains(&card);
                ensure(there, classic(48), "the card is not in the stack")
            }
            (Some(Ask::Look { stack, .. }), Outcome::Cards(cards)) => {
                self.may_lie_in(stack, &cards)
            }
            (Some(Ask::Event), Outcome::Event(card)) => {
                let there = self.pools[EVENT_POOL].contains(&card);
                ensure(there, classic(26), "the event is not on top of the stack")
            }
            (Some(Ask::Ground { .. }), Outcome::Ground(ground)) => {
                let there = self.ground_pool.contains(&ground);
                ensure(there, classic(32), "the landscape is not in the stack")
            }
            (None, Outcome::Start(seat)) if self.stage == Stage::Lot => {
                let there = seat.index() < self.count();
                ensure(there, Rule::table(5), "there is no such seat at this table")
            }
            _ => refuse(Rule::table(3), "chance is to say something else, or nothing"),
        }
    }

    /// Whether these can be the unseen cards of the stack.
    fn may_lie_in(&self, stack: u8, cards: &[Card]) -> Result<(), Refusal> {
        let pile = self.piles.stack(stack.into());
        let unseen = pile.iter().filter(|secret| secret.card.is_none()).count();
        let whole = cards.len() == unseen;
        ensure(whole, classic(49), "every card of the stack is told that nobody has seen")?;
        may_be_drawn(&mut self.pools[self.pool_of(stack)].to_vec(), cards)
    }

    /// How many of the events that are looked at now nobody has seen.
    fn unseen_events(&self) -> usize {
        match self.ask {
            Some(Ask::Peek { .. }) => self.unseen_fates(),
            _ => self.pools[EVENT_POOL].len(),
        }
    }

    pub(crate) fn come(&mut self, outcome: &Outcome, sink: &mut impl Sink<Event>) {
        let ask = self.ask.take();
        match (ask, *outcome) {
            (Some(Ask::Roll), Outcome::Roll { number, face }) => self.rolled(number, face, sink),
            (Some(Ask::Die { attack, countered }), Outcome::Die(number)) => {
                self.fought(attack, countered, number, sink)
            }
            (Some(Ask::Draw { to, stack }), Outcome::Card(card)) => {
                self.drawn(to, stack, card, sink)
            }
            (Some(Ask::Look { to, stack, takes, may_stop }), Outcome::Cards(cards)) => {
                self.looked(to, stack, &cards, sink);
                self.take_more(to, stack, takes, may_stop);
            }
            (Some(Ask::Event), Outcome::Event(card)) => self.reveal(card, sink),
            (Some(Ask::Ground { site }), Outcome::Ground(ground)) => {
                self.land_drawn(site, ground, sink)
            }
            (Some(Ask::Peek { to }), Outcome::Cards(cards)) => self.peeked(to, &cards, sink),
            (Some(Ask::Study { to }), Outcome::Cards(cards)) => self.studied(to, &cards, sink),
            (Some(Ask::Glimpse { to, stack }), Outcome::Card(card)) => {
                self.glimpsed(to, stack, card, sink)
            }
            (Some(Ask::Survey { to, land }), Outcome::Grounds(grounds)) => {
                self.surveyed(to, land, &grounds)
            }
            (Some(Ask::Camp { attack, at }), Outcome::Die(number)) => {
                self.camped(attack, at, number, sink)
            }
            (Some(Ask::Snatch { from, to, left }), Outcome::Card(card)) => {
                self.give_card(to, from, to, card, sink);
                self.then([Task::Snatch { from, to, left: left - 1 }]);
            }
            (Some(Ask::Order { card }), Outcome::Order(order)) => {
                sink.tell(|| Event::Ranked { order });
                self.ranked(card, order, sink)
            }
            (Some(Ask::Brew { to, at }), Outcome::Die(number)) => self.brewed(to, at, number, sink),
            (Some(Ask::Duel { by, own, on, other }), Outcome::Dice(dice)) => {
                self.dueled((by, own), (on, other), dice, sink)
            }
            (None, Outcome::Start(seat)) => self.start(seat, sink),
            (ask, outcome) => unreachable!("{outcome:?} is nothing that {ask:?} asks for"),
        }
        self.go_on(sink);
        self.waits = self.computed_waits();
    }
}

/// Calls for each kind of card with how many there are.
fn each_kind(cards: &[Card], mut tell: impl FnMut(Card, Weight)) {
    for &card in Card::ALL {
        let count = cards.iter().filter(|&&other| other == card).count();
        if count > 0 {
            tell(card, count as Weight);
        }
    }
}

/// Whether these are in the pool, each as often as it is there.
fn may_be_drawn<T: PartialEq>(pool: &mut Vec<T>, drawn: &[T]) -> Result<(), Refusal> {
    for one in drawn {
        let Some(index) = pool.iter().position(|other| other == one) else {
            return refuse(classic(49), "the card is not in the stack");
        };
        pool.swap_remove(index);
    }
    Ok(())
}
