//! Whether everything adds up.

use table::{Seat, ToAct};

use crate::card::{Card, Kind};
use crate::position::Duel;
use crate::tally::Tally;

impl Duel {
    pub(crate) fn audited(&self) -> Result<(), String> {
        for seat in Seat::first(2) {
            self.realm(seat).audit()?;
            let hand = &self.hands[seat];
            if *hand != hand.iter().copied().collect() {
                return Err(format!("the hand of seat {seat} is not sorted right"));
            }
            if *self.tally(seat) != Tally::of(self.realm(seat)) {
                return Err(format!("the cards of seat {seat} are not counted right"));
            }
        }
        if self.advantages() != [self.strongest, self.richest] {
            return Err("a token lies with the wrong one".into());
        }
        self.audit_centre()?;
        self.audit_cards()?;
        if self.decks.iter().all(Option::is_some) || !self.terms.tournament() {
            self.events.audit(&self.terms)?;
        }
        if self.scores != self.counted_scores() {
            return Err("victory points are not counted right".into());
        }
        let reached = self.victory_points(self.turn.seat) >= self.terms.wins_at_once;
        if self.reached != reached {
            return Err("who has enough points is not noted right".into());
        }
        let waits = self.ask.map_or_else(|| self.stage.waits(self.turn.seat), |ask| ask.waits());
        if self.waits != waits {
            return Err("the game waits for somebody else".into());
        }
        let quiet = self.agenda.is_empty() || self.ask.is_some() || self.waits == ToAct::Nobody;
        if !quiet {
            return Err("something waits, and nobody is asked".into());
        }
        Ok(())
    }

    /// Roads, settlements, cities and landscapes add up to the box.
    fn audit_centre(&self) -> Result<(), String> {
        let sum = |count: fn(&realm::Realm<Card>) -> u8| self.realms.iter().map(count).sum::<u8>();
        let roads = sum(|realm| realm.roads().count() as u8);
        for (what, there, due) in [
            ("roads", roads + self.roads, 9),
            ("settlements", sum(|realm| realm.site_count()) + self.settlements, 9),
            ("cities", sum(|realm| realm.city_count()) + self.cities, 7),
        ] {
            if there != due {
                return Err(format!("there are {there} {what} and not {due}"));
            }
        }
        Ok(())
    }

    /// Every card is somewhere, and nowhere twice.
    fn audit_cards(&self) -> Result<(), String> {
        if self.terms.tournament() && self.decks.iter().any(Option::is_none) {
            return Ok(());
        }
        let mut counts = [0u8; Card::ALL.len()];
        let mut add = |card: Card| counts[card as usize] += 1;
        self.pools.iter().flat_map(|pool| pool.iter()).for_each(|&card| add(card));
        self.discards.iter().flat_map(|pile| pile.iter()).for_each(|&card| add(card));
        let hands = self.hands.iter().flat_map(|hand| hand.iter()).chain(self.pulled.iter());
        let stacks = (0..crate::position::STACKS).flat_map(|stack| self.piles.stack(stack));
        hands.chain(stacks).filter_map(|secret| secret.card).for_each(&mut add);
        for realm in self.realms.iter() {
            for (_, card) in realm.cards() {
                add(card);
                if card == Card::TownHall {
                    add(Card::ParishHall);
                }
            }
        }
        self.caches.iter().flatten().for_each(|(card, _)| add(*card));
        self.in_the_air().for_each(&mut add);
        if let Some(card) = self.terms.open_card() {
            (0..self.open).for_each(|_| add(card));
        }
        for &card in Card::ALL.iter().filter(|card| card.kind() != Kind::Event) {
            let due = self.whole(card);
            if counts[card as usize] != due {
                return Err(format!(
                    "there are {} of {} and not {due}",
                    counts[card as usize],
                    card.id()
                ));
            }
        }
        if !self.groups.cover(self.used_groups()) {
            return Err("a group of cards is taken for free".into());
        }
        let unseen = (0..crate::position::STACKS).flat_map(|stack| self.piles.stack(stack));
        let unseen = unseen.filter(|secret| secret.card.is_none()).count();
        let pooled: usize = self.pools.iter().map(|pool| pool.len()).sum();
        if unseen == pooled {
            Ok(())
        } else {
            Err(format!("{pooled} cards wait for {unseen} places"))
        }
    }

    /// How many of a card this game has.
    fn whole(&self, card: Card) -> u8 {
        if self.terms.tournament() {
            let decks = self.decks.iter().flatten();
            return decks.flat_map(|deck| deck.all()).filter(|&other| other == card).count() as u8;
        }
        let open = self.terms.open_card() == Some(card);
        self.terms.copies(card) + if open { 2 } else { 0 }
    }

    /// Cards between a hand and their place: paid for, played and not yet laid down.
    fn in_the_air(&self) -> impl Iterator<Item = Card> + '_ {
        use crate::position::{Ask, Task};
        let waiting = self.agenda.iter().filter_map(|task| match *task {
            Task::Place { card, .. } | Task::Discard { card, .. } => Some(card),
            _ => None,
        });
        let asked = self.ask.and_then(|ask| match ask {
            Ask::Under { card, .. } => Some(card),
            _ => None,
        });
        waiting.chain(asked)
    }
}
