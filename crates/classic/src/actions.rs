//! Action cards: when each may be played, and what it does.

use table::{Refusal, Seat, Sink, ensure, refuse};

use crate::ask::Task;
use crate::card::{Card, Kind};
use crate::decision::Why;
use crate::event::Event;
use crate::position::{Classic, Stage};
use crate::rules::{classic, three, wiz};

impl Classic {
    /// Whether the seat on turn may play this card from the hand now.
    pub(crate) fn check_play(&self, card: Card) -> Result<(), Refusal> {
        let own = card.kind().is_action() && self.in_hand(self.turn.seat, card).is_some();
        ensure(own, classic(39), "the card is no action card in the hand")?;
        match self.stage {
            Stage::Before => ensure(
                card.comes_first(),
                classic(41),
                "the card waits until the dice are settled",
            )?,
            Stage::Action => {
                ensure(!card.comes_first(), classic(41), "the card is played before the roll")?
            }
            _ => return refuse(classic(41), "action cards are played among the free actions"),
        }
        self.check_use(card)
    }

    /// Whether an action card of the hand can do what it says, if this is its moment.
    #[inline]
    pub(crate) fn check_use(&self, card: Card) -> Result<(), Refusal> {
        let free = self.unlocked || card.kind() == Kind::Defence;
        let rule = match (self.terms.three(), self.has_magic()) {
            (true, _) => three(13),
            (false, true) => wiz(7),
            (false, false) => classic(40),
        };
        ensure(free, rule, "the players have too few victory points for this card")?;
        let seat = self.turn.seat;
        if card.kind() == Kind::Spell {
            ensure(self.power(seat) >= card.magic(), wiz(30), "no wizard can pay for it")?;
            self.check_needs(seat, card)?;
        }
        if self.has_magic() {
            self.check_harmless(card)?;
        }
        self.check_truce(card)?;
        let (holds, why) = match card {
            Card::Alchemist => (self.turn.number.is_none(), "a number is named already"),
            Card::Caravan => (!self.realm(seat).held().is_empty(), "there is nothing to be given"),
            Card::LengthyNegotiations => (self.can_raise(), "the goal is raised as far as it goes"),
            Card::SuccessfulNegotiations => (true, ""),
            Card::Truce => (self.accord.truce.is_none(), "there is a truce already"),
            Card::Scout => {
                return refuse(classic(41), "a Scout is played while a settlement is built");
            }
            Card::Bishop | Card::HerbWoman => {
                return refuse(classic(44), "the card is played against an attack");
            }
            _ if card.kind() == Kind::Spell => {
                (self.sorcery_works(seat, card), "the spell could do nothing")
            }
            _ => {
                let strong = self.rivals(seat).any(|on| self.may_be_attacked(on, card));
                ensure(strong, three(14), "nobody has the points to be attacked")?;
                (self.victims(seat, card).next().is_some(), "there is nobody whom it can hit")
            }
        };
        ensure(holds, classic(42), why)
    }

    /// Those whom an attack of this seat can hit.
    pub(crate) fn victims(&self, seat: Seat, card: Card) -> impl Iterator<Item = Seat> + '_ {
        let hits =
            move |on: &Seat| self.may_be_attacked(*on, card) && self.can_hit(seat, *on, card);
        self.rivals(seat).filter(hits)
    }

    /// Whether an attack finds something with this victim.
    pub(crate) fn can_hit(&self, seat: Seat, on: Seat, card: Card) -> bool {
        match card {
            Card::Arsonist => !self.tally(on).buildings.is_empty(),
            Card::BlackKnight => !self.tally(on).fighters.is_empty(),
            Card::Brigands | Card::Merchant => !self.robbable(seat, on).is_empty(),
            Card::Spy => !self.hands[on.index()].is_empty(),
            _ => self.can_bewitch(on, card),
        }
    }

    /// A card that was announced and that nobody has stopped takes effect.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        card: Card,
        number: Option<u8>,
        sink: &mut impl Sink<Event>,
    ) {
        // What fetches a card from the discard pile cannot fetch itself.
        if card == Card::WisdomOfTheAncestors {
            self.then([Task::LayDown { seat, card }]);
        } else {
            self.discard(seat, card);
        }
        match card {
            Card::Alchemist => self.turn.number = number,
            Card::Caravan => self.load(seat, 0, sink),
            Card::Scout => self.turn.scouting = true,
            Card::Bishop | Card::HerbWoman => self.counter(),
            Card::LengthyNegotiations => self.raise_target(sink),
            Card::SuccessfulNegotiations => self.lower_target(seat, sink),
            Card::Truce => {
                self.accord.truce = Some(seat);
                sink.tell(|| Event::Truce { seat: Some(seat) });
            }
            _ if card.kind() == Kind::Spell => self.conjure(seat, card, sink),
            _ => {
                let among = self.victims(seat, card).collect();
                self.aim_at(seat, among, Why::Card(card), sink);
            }
        }
    }
}
