//! A hand, and what its cards are good for: looked at in every step of a turn, changed only when a card comes or
//! goes.

use std::ops::Deref;

use realm::{List, Secret};

use crate::actions::comes_first;
use crate::card::{Card, Kind};

/// How many cards a hand can hold: five by the rules, one more in the middle of an exchange.
const MOST: usize = 8;

/// The cards of a hand, in the order in which they came.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Hand {
    cards: List<Secret<Card>, MOST>,
    /// What is played before the roll.
    early: Places,
    /// What is played in the action phase, or in a moment of its own.
    actions: Places,
    /// What is built.
    expansions: Places,
    /// Of these what needs no free site: it lies at a landscape, or on another card.
    needing_no_site: Places,
}

/// Some places of a hand, one bit each: of equal cards only the first one.
type Places = u8;

impl Hand {
    /// Takes a card up.
    pub(crate) fn push(&mut self, secret: Secret<Card>) {
        self.cards.push(secret);
        self.sort_in(self.len() - 1);
    }

    /// Lays a card down; the order of the others stays.
    ///
    /// # Panics
    /// Where there is none at this place.
    pub(crate) fn remove(&mut self, index: usize) -> Secret<Card> {
        let secret = self.cards.remove(index);
        let before = (1 << index) - 1;
        let close = |places: &mut Places| *places = *places & before | *places >> 1 & !before;
        close(&mut self.early);
        close(&mut self.actions);
        close(&mut self.expansions);
        close(&mut self.needing_no_site);
        // Of two equal cards the second one is now the first.
        if let Some(behind) = self[index..].iter().position(|other| other.card == secret.card) {
            self.sort_in(index + behind);
        }
        secret
    }

    /// Notes what the card at this place is good for, unless an equal one lies before it.
    fn sort_in(&mut self, index: usize) {
        let Some(card) = self[index].card else { return };
        if self.place_of(card) == Some(index) {
            let place = 1 << index;
            match card.kind() {
                Kind::Action if comes_first(card) => self.early |= place,
                Kind::Action => self.actions |= place,
                _ => self.expansions |= place,
            }
            if card.kind() == Kind::LandscapeExpansion || card == Card::TownHall {
                self.needing_no_site |= place;
            }
        }
    }

    /// What everybody knows of the cards, to be changed. Who changes a card itself makes the hand anew.
    #[inline]
    pub(crate) fn secrets_mut(&mut self) -> &mut [Secret<Card>] {
        self.cards.items_mut()
    }

    /// Where the first such card lies.
    #[inline]
    pub(crate) fn place_of(&self, card: Card) -> Option<usize> {
        self.iter().position(|secret| secret.card == Some(card))
    }

    /// The cards that are played before the roll, each once.
    #[inline]
    pub(crate) fn early(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards_at(self.early)
    }

    /// All other action cards, each once.
    #[inline]
    pub(crate) fn actions(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards_at(self.actions)
    }

    /// The cards that are built, each once; where every site is taken, those that need none.
    #[inline]
    pub(crate) fn expansions(&self, crowded: bool) -> impl Iterator<Item = Card> + '_ {
        self.cards_at(if crowded { self.needing_no_site } else { self.expansions })
    }

    /// All cards, each once.
    #[inline]
    pub(crate) fn different(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards_at(self.early | self.actions | self.expansions)
    }

    #[inline]
    fn cards_at(&self, mut places: Places) -> impl Iterator<Item = Card> + '_ {
        std::iter::from_fn(move || {
            let first = self.get(places.trailing_zeros() as usize)?.card;
            places &= places.wrapping_sub(1);
            first
        })
    }
}

impl Deref for Hand {
    type Target = [Secret<Card>];
    #[inline]
    fn deref(&self) -> &[Secret<Card>] {
        &self.cards
    }
}

impl FromIterator<Secret<Card>> for Hand {
    fn from_iter<I: IntoIterator<Item = Secret<Card>>>(cards: I) -> Hand {
        let mut hand = Hand::default();
        cards.into_iter().for_each(|secret| hand.push(secret));
        hand
    }
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    #[test]
    fn of_equal_cards_one_is_listed_whichever_goes() {
        let of = |cards: &[Card]| -> Hand {
            cards.iter().map(|&card| Secret::of(card, Seat::new(0))).collect()
        };
        let cards = [
            Card::Abbey,
            Card::Goldsmith,
            Card::Abbey,
            Card::BrigittaTheWiseWoman,
            Card::Goldsmith,
            Card::Abbey,
        ];
        for out in 0..cards.len() {
            let mut hand = of(&cards);
            assert_eq!(hand.remove(out).card, Some(cards[out]));
            let mut rest = cards.to_vec();
            rest.remove(out);
            assert_eq!(hand, of(&rest));
        }
        let hand = of(&cards);
        assert!(hand.early().eq([Card::BrigittaTheWiseWoman]));
        assert!(hand.actions().eq([Card::Goldsmith]) && hand.expansions(false).eq([Card::Abbey]));
        let all = [Card::Abbey, Card::Goldsmith, Card::BrigittaTheWiseWoman];
        assert!(hand.different().eq(all));
        let hand = of(&[Card::Abbey, Card::TownHall, Card::GoldCache]);
        assert!(hand.expansions(true).eq([Card::TownHall, Card::GoldCache]));
    }
}
