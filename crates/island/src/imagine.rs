//! Positions that a seat cannot tell from the true one.
//!
//! What the seat knows is what its view shows: its own cards, how many cards the others hold, and the bank;
//! and what it and the whole table have seen of hands since the game began (`belief.rs`).

use table::chance::{shuffle, weighted};
use table::{BySeat, Chance, Seat};

use crate::cards::{Cards, Deck, Development, Hand, Kind};
use crate::course::Course;
use crate::position::{Phase, Position};

impl<C: Course<W>, const W: usize> Position<C, W> {
    pub(crate) fn imagined(&self, eye: Seat, chance: &mut impl Chance) -> Position<C, W> {
        let mut dream = self.clone();
        C::set_apart(&mut dream, eye);
        dream.deal_hands(eye, chance);
        dream.deal_cards(eye, chance);
        C::imagine(&mut dream, eye, chance);
        dream
    }

    /// Everybody holds what the seat is sure of, and the other cards are dealt to those who hold more.
    fn deal_hands(&mut self, eye: Seat, chance: &mut impl Chance) {
        let mut aside = match self.phase {
            Phase::Discarding { aside, .. } => aside,
            _ => BySeat::default(),
        };
        let counts = aside.0.map(Hand::total);
        let mut unknown = Hand::NONE;
        let mut missing = BySeat::<u32>::default();
        for seat in self.everyone().filter(|&seat| seat != eye) {
            let held = self.hands[seat].plus(aside[seat]);
            let sure = self.believed[seat].sure_to(eye);
            unknown = unknown.plus(held.minus(sure));
            missing[seat] = held.total() - sure.total();
            self.hands[seat] = sure;
            self.believed[seat].keep_only(eye);
        }
        // By kinds and not by hands: the same chance then deals the same, whoever truly holds what.
        let mut pool = Vec::new();
        for &card in C::CARDS {
            pool.extend(std::iter::repeat_n(card, unknown[card].into()));
        }
        shuffle(&mut pool, chance);
        for seat in Seat::ALL {
            for card in pool.drain(..missing[seat] as usize) {
                self.hands[seat][card] += 1;
            }
        }
        for (seat, count) in Seat::ALL.into_iter().zip(counts).filter(|&(seat, _)| seat != eye) {
            aside[seat] = Hand::NONE;
            for _ in 0..count {
                let card = take_one(&mut self.hands[seat], chance);
                aside[seat][card] += 1;
            }
        }
        if let Phase::Discarding { aside: cards, .. } = &mut self.phase {
            *cards = aside;
        }
    }

    /// Deals the development cards of the others anew, but no victory points that would have won
    /// the game already, and the winner's as they were shown.
    fn deal_cards(&mut self, eye: Seat, chance: &mut impl Chance) {
        const POINT: Development = Development::VictoryPoint;
        let others: Vec<Seat> = self.everyone().filter(|&seat| seat != eye).collect();
        let counts = others.iter().map(|&seat| self.cards[seat].total()).collect::<Vec<_>>();
        let shown = match self.phase {
            Phase::Over { winner: Some(winner) } if winner != eye => {
                Some((winner, self.cards[winner][POINT]))
            }
            _ => None,
        };
        let mut pool = others.iter().fold(self.pile, |pool, &seat| pool.plus(self.cards[seat]));
        // Those with a limit first, while the pool has everything they may get.
        let mut order: Vec<(Seat, u32)> = others.into_iter().zip(counts).collect();
        order.sort_by_key(|&(seat, _)| seat != self.turn.seat);
        for (seat, count) in order {
            let points = pool[POINT];
            let (least, most) = match shown {
                Some((winner, shown)) if winner == seat => (shown, shown),
                _ if seat == self.turn.seat && self.is_undecided_turn() => {
                    (0, points.min(self.options.points_to_win - 1 - self.points[seat]))
                }
                _ => (0, points),
            };
            pool[POINT] = most - least;
            let mut cards = Deck::some(POINT, least);
            for _ in u32::from(least)..count {
                let card = take_one(&mut pool, chance);
                cards[card] += 1;
            }
            pool[POINT] = points - cards[POINT];
            self.cards[seat] = cards;
        }
        self.pile = pool;
        if self.turn.seat != eye {
            let mut cards = self.cards[self.turn.seat];
            let count = self.fresh.total();
            self.fresh = Deck::NONE;
            for _ in 0..count {
                let card = take_one(&mut cards, chance);
                self.fresh[card] += 1;
            }
        }
    }

    /// Whether the player on turn is known not to have won: the game would have ended.
    pub(crate) fn is_undecided_turn(&self) -> bool {
        match self.phase {
            Phase::Over { .. } => false,
            _ => self.turn.number > 0 && self.turn.builder.is_none(),
        }
    }
}

/// Takes one card out at random.
fn take_one<K: Kind>(cards: &mut Cards<K>, chance: &mut impl Chance) -> K {
    let card = K::KINDS[weighted(&cards.weights(), chance)];
    cards[card] -= 1;
    card
}
