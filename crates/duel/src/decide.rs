//! Where each decision goes: whether a seat may decide so, and what it does.

use table::{Refusal, Rule, Seat, Sink, ToAct, ensure, refuse};

use crate::card::Card;
use crate::decision::{Decision, Event};
use crate::position::{Duel, Stage};
use crate::rules::{duel, dueltourn};

impl Duel {
    /// Whether the seat may decide this now.
    pub(crate) fn may(&self, seat: Seat, choice: &Decision) -> Result<(), Refusal> {
        ensure(seat.index() < 2, Rule::table(5), "there is no such seat at this table")?;
        let seats = match self.waits {
            ToAct::Seats(seats) => seats,
            ToAct::Nature => return refuse(Rule::table(1), "chance is to act"),
            ToAct::Nobody => return refuse(Rule::table(4), "the game is over"),
        };
        ensure(seats.contains(seat), Rule::table(1), "the game waits for the other one")?;
        if let Some(ask) = &self.ask {
            return self.check_answer(ask, choice);
        }
        match (self.stage, *choice) {
            (Stage::Decks { .. }, Decision::Deck { deck }) => self.check_deck(seat, &deck),
            (Stage::Decks { .. }, _) => refuse(dueltourn(9), "a deck is handed in first"),
            (Stage::Hand { taken, .. }, Decision::Stack { stack }) => {
                self.check_first_stack(stack, taken)
            }
            (Stage::Hand { .. }, _) => {
                refuse(duel(10), "a stack for the first hand is chosen first")
            }
            (Stage::Arrange { .. }, Decision::Arrange { lands }) => self.check_arrangement(&lands),
            (Stage::Arrange { .. }, _) => {
                refuse(crate::rules::era(7), "the landscapes are laid first")
            }
            (Stage::Prepare { .. } | Stage::Exchange, Decision::Pass) => Ok(()),
            (_, Decision::Roll) => self.check_roll(),
            (_, Decision::Play { card }) => {
                let named = card.original() == Card::BrigittaTheWiseWoman;
                ensure(!named, duel(42), "the card is played with a number")?;
                self.check_play(card)
            }
            (_, Decision::Name { card, number }) => {
                let names = card.original() == Card::BrigittaTheWiseWoman;
                ensure(names, duel(42), "the card names no number")?;
                ensure((1..=6).contains(&number), Rule::table(8), "a die shows 1 to 6")?;
                self.check_play(card)
            }
            (_, Decision::Road { at }) => self.check_road(at),
            (_, Decision::Settlement { at, scout }) => self.check_settlement(at, scout),
            (_, Decision::City { at }) => self.check_city(at),
            (_, Decision::Build { card, at }) => self.check_build(card, at),
            (_, Decision::Cache { at }) => self.check_cache(at),
            (_, Decision::Demolish { at }) => self.check_demolish(at),
            (_, Decision::Exchange { give, to }) => self.check_exchange(give, to),
            (_, Decision::Ship { from, to }) => self.check_ship(from, to),
            (_, Decision::Mint { to }) => self.check_mint(to),
            (_, Decision::Finish) => self.check_finish(),
            (_, Decision::Draw { stack }) => self.check_draw(stack),
            (_, Decision::Put { card, stack }) => self.check_put(card, stack),
            (_, Decision::Search { stack }) => self.check_search(stack),
            _ => refuse(Rule::table(2), "nothing asks for that now"),
        }
    }

    /// Carries out a decision that was let pass.
    pub(crate) fn carry_out(&mut self, seat: Seat, choice: &Decision, sink: &mut impl Sink<Event>) {
        if let Some(ask) = self.ask {
            self.answer(ask, choice, sink);
        } else {
            self.carry_out_unasked(seat, choice, sink);
        }
        self.go_on(sink);
    }

    fn carry_out_unasked(&mut self, seat: Seat, choice: &Decision, sink: &mut impl Sink<Event>) {
        if let Stage::Prepare { .. } = self.stage {
            self.prepare(choice);
        }
        match *choice {
            Decision::Deck { deck } => self.take_deck(seat, deck, sink),
            Decision::Stack { stack } => self.take_first_hand(seat, stack),
            Decision::Arrange { lands } => self.arrange(seat, lands, sink),
            Decision::Roll => self.roll(sink),
            Decision::Play { card } => self.play(card, None, sink),
            Decision::Name { card, number } => self.play(card, Some(number), sink),
            Decision::Road { at } => self.build_road(at, sink),
            Decision::Settlement { at, scout } => self.build_settlement(at, scout, sink),
            Decision::City { at } => self.build_city(at, sink),
            Decision::Build { card, at } => self.build_card(card, at, sink),
            Decision::Cache { at } => self.lay_cache(at, sink),
            Decision::Demolish { at } => self.demolish(at, sink),
            Decision::Exchange { give, to } => self.exchange(give, to, sink),
            Decision::Ship { from, to } => self.ship(from, to, sink),
            Decision::Mint { to } => self.mint(to, sink),
            Decision::Finish => self.finish(),
            Decision::Draw { stack } => {
                self.draw_from(seat, stack, sink);
                if self.stage == Stage::Replace {
                    self.end_turn(sink);
                }
            }
            Decision::Put { card, stack } => {
                self.put_from_hand(seat, card, stack, sink);
                if self.stage == Stage::Exchange {
                    self.stage = Stage::Replace;
                }
            }
            Decision::Search { stack } => self.search(stack, sink),
            Decision::Pass if self.stage == Stage::Exchange => self.end_turn(sink),
            Decision::Pass => self.pass_preparation(sink),
            _ => unreachable!("{choice:?} is never let pass"),
        }
    }
}
