//! What chance may bring, and what it does.

use realm::List;
use table::{Chance, Refusal, Rule, Seat, Sink, Weight, ensure, refuse};

use crate::card::Card;
use crate::decision::{Event, Outcome};
use crate::position::{Ask, Duel, Face, Stage};
use crate::rules::duel;

impl Duel {
    /// Everything that may come now, if it is not too much.
    pub(crate) fn list_outcomes(&self, out: &mut Vec<(Outcome, Weight)>) -> bool {
        match self.ask {
            Some(Ask::Roll) => {
                let numbers = 1..=6;
                for number in
                    numbers.filter(|&number| self.turn.number.is_none_or(|named| named == number))
                {
                    for (face, sides) in Face::ALL {
                        if self.turn.face.is_none_or(|set| set == face) {
                            out.push((Outcome::Roll { number, face }, sides.into()));
                        }
                    }
                }
            }
            Some(Ask::Ward { .. }) => out.extend((1..=6).map(|number| (Outcome::Die(number), 1))),
            Some(Ask::Draw { stack, .. }) => {
                let pool = &self.pools[self.pool_of(stack)];
                for &card in Card::ALL {
                    let count = pool.iter().filter(|&&other| other == card).count();
                    if count > 0 {
                        out.push((Outcome::Card(card), count as Weight));
                    }
                }
            }
            Some(Ask::Event) => {
                for (card, weight) in self.events.next() {
                    match out.iter_mut().find(|(outcome, _)| *outcome == Outcome::Event(card)) {
                        Some((_, sum)) => *sum += weight,
                        None => out.push((Outcome::Event(card), weight)),
                    }
                }
            }
            Some(Ask::Lands { .. }) => {
                for &one in self.grounds.iter() {
                    for &two in self.grounds.iter().filter(|&&two| two != one) {
                        out.push((Outcome::Lands([one, two]), 1));
                    }
                }
            }
            None if self.stage == Stage::Lot => {
                out.extend(Seat::first(2).map(|seat| (Outcome::Start(seat), 1)))
            }
            _ => return false,
        }
        true
    }

    pub(crate) fn draw_outcome(&self, chance: &mut impl Chance) -> Outcome {
        let die = |chance: &mut _| Chance::below(chance, 6) as u8 + 1;
        match self.ask {
            Some(Ask::Roll) => {
                let number = self.turn.number.unwrap_or_else(|| die(chance));
                let face = self.turn.face.unwrap_or_else(|| {
                    let side = chance.below(6) as usize;
                    Face::ALL[side.min(Face::ALL.len() - 1)].0
                });
                Outcome::Roll { number, face }
            }
            Some(Ask::Ward { .. }) => Outcome::Die(die(chance)),
            Some(Ask::Draw { stack, .. }) => {
                let pool = &self.pools[self.pool_of(stack)];
                Outcome::Card(pool[chance.below(pool.len() as u32) as usize])
            }
            Some(Ask::Look { stack, .. }) => {
                let mut pool = self.pools[self.pool_of(stack)];
                let unseen =
                    self.piles.stack(stack.into()).iter().filter(|secret| secret.card.is_none());
                let draw = |_| pool.remove(chance.below(pool.len() as u32) as usize);
                Outcome::Cards(unseen.map(draw).collect())
            }
            Some(Ask::Event) => Outcome::Event(self.events.sample(chance)),
            Some(Ask::Lands { .. }) => {
                let first = chance.below(self.grounds.len() as u32) as usize;
                let second = chance.below(self.grounds.len() as u32 - 1) as usize;
                let second = second + usize::from(second >= first);
                Outcome::Lands([self.grounds[first], self.grounds[second]])
            }
            _ => Outcome::Start(Seat::new(chance.below(2) as usize)),
        }
    }

    pub(crate) fn may_come(&self, outcome: &Outcome) -> Result<(), Refusal> {
        let other_kind = refuse(Rule::table(3), "chance is to say something else, or nothing");
        let die =
            |number: u8| ensure((1..=6).contains(&number), Rule::table(8), "a die shows 1 to 6");
        match (self.ask, *outcome) {
            (Some(Ask::Roll), Outcome::Roll { number, face }) => {
                die(number)?;
                let set = self.turn.number.is_none_or(|named| named == number)
                    && self.turn.face.is_none_or(|set| set == face);
                ensure(set, duel(74), "a card has set this die")
            }
            (Some(Ask::Ward { .. }), Outcome::Die(number)) => die(number),
            (Some(Ask::Draw { stack, .. }), Outcome::Card(card)) => ensure(
                self.pools[self.pool_of(stack)].contains(&card),
                duel(57),
                "the card is not in the stack",
            ),
            (Some(Ask::Look { stack, .. }), Outcome::Cards(cards)) => {
                self.may_lie_in(stack, &cards)
            }
            (Some(Ask::Event), Outcome::Event(card)) => {
                let there = self.events.next().any(|(other, _)| other == card);
                ensure(there, duel(37), "the event is not in the stack, or has come already")
            }
            (Some(Ask::Lands { .. }), Outcome::Lands([one, two])) => {
                let there =
                    one != two && self.grounds.contains(&one) && self.grounds.contains(&two);
                ensure(there, duel(48), "the landscapes are not in the stack")
            }
            (None, Outcome::Start(seat)) if self.stage == Stage::Lot => {
                ensure(seat.index() < 2, Rule::table(5), "there is no such seat at this table")
            }
            _ => other_kind,
        }
    }

    /// Whether these can be the unseen cards of the stack.
    fn may_lie_in(&self, stack: u8, cards: &[Card]) -> Result<(), Refusal> {
        let unseen =
            self.piles.stack(stack.into()).iter().filter(|secret| secret.card.is_none()).count();
        ensure(
            cards.len() == unseen,
            duel(60),
            "every card of the stack is told that nobody has seen",
        )?;
        let mut pool = self.pools[self.pool_of(stack)];
        for card in cards {
            let Some(index) = pool.iter().position(|other| other == card) else {
                return refuse(duel(60), "the card is not in the stack");
            };
            pool.remove(index);
        }
        Ok(())
    }

    pub(crate) fn come(&mut self, outcome: &Outcome, sink: &mut impl Sink<Event>) {
        let ask = self.ask.take();
        match (ask, *outcome) {
            (Some(Ask::Roll), Outcome::Roll { number, face }) => self.rolled(number, face, sink),
            (Some(Ask::Ward { seat, .. }), Outcome::Die(number)) => {
                let held = self.tally(seat).shield >> number & 1 == 1;
                sink.tell(|| Event::Warded { seat, number, held });
                if held {
                    self.agenda.take_first();
                }
            }
            (Some(Ask::Draw { seat, stack }), Outcome::Card(card)) => {
                self.drawn(seat, stack, card, sink)
            }
            (Some(Ask::Look { seat, stack, takes }), Outcome::Cards(cards)) => {
                let cards: List<Card, { crate::position::STACK_MOST }> = cards;
                self.looked(seat, stack, takes, &cards, sink);
            }
            (Some(Ask::Event), Outcome::Event(card)) => self.event(card, sink),
            (Some(Ask::Lands { site }), Outcome::Lands(lands)) => {
                self.pose(Ask::Lay { seat: self.turn.seat, site, lands });
            }
            (None, Outcome::Start(seat)) => self.start(seat, sink),
            (ask, outcome) => unreachable!("{outcome:?} is nothing that {ask:?} asks for"),
        }
        self.go_on(sink);
    }
}
