//! The event stack.
//!
//! Three cards lie below Yule, the others above it, and when Yule comes all are shuffled. So only how many come
//! before Yule matters, and which have not come yet; what went under the stack is never seen before the next
//! shuffle.

use realm::List;
use table::{Chance, Weight};

use crate::card::{Card, Kind};
use crate::setup::{Mode, Terms};

/// How many cards lie below Yule.
const BELOW: u8 = 3;

/// The event stack, without Yule, which has its place.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct EventStack {
    /// Those that are known to be in the stack and have not come since it was shuffled.
    left: List<Card, 16>,
    /// Those that have come.
    drawn: List<Card, 16>,
    /// How many more are in the stack and nobody knows which.
    hidden: u8,
    /// Those of which the hidden ones are.
    reserve: List<Card, 16>,
    /// How many come before Yule.
    before_yule: u8,
    /// Every card that has ever come, as often as it came between two shuffles.
    seen: List<Card, 16>,
}

impl EventStack {
    /// The stack of a game without decks; of a tournament before the decks are there.
    pub(crate) fn of(terms: &Terms) -> EventStack {
        let mut stack = EventStack::default();
        let events = Card::ALL
            .iter()
            .copied()
            .filter(|card| card.kind() == Kind::Event && *card != Card::Yule);
        for card in events.filter(|card| terms.uses(card.set())) {
            for copy in 0..card.count() {
                match terms.mode {
                    Mode::Tournament => {}
                    // The cards without a half-moon come first.
                    Mode::Princes if copy < card.count() - card.moons() => {
                        if card.facts().standard {
                            stack.left.push(card);
                        }
                    }
                    Mode::Princes => stack.reserve.push(card),
                    _ => stack.left.push(card),
                }
            }
        }
        if terms.mode == Mode::Princes {
            stack.hidden = 6;
        }
        stack.shuffle();
        stack
    }

    /// The events that a player brings to a tournament: one Riots, one Plague, and four of free choice.
    pub(crate) fn bring(&mut self, chosen: &[Card]) {
        for &card in [Card::Riots, Card::Plague].iter().chain(chosen) {
            self.left.push(card);
        }
        self.shuffle();
    }

    /// How many cards the stack has, Yule included.
    pub(crate) fn len(&self) -> u8 {
        self.left.len() as u8 + self.drawn.len() as u8 + self.hidden + 1
    }

    pub(crate) fn before_yule(&self) -> u8 {
        self.before_yule
    }

    pub(crate) fn drawn(&self) -> &[Card] {
        &self.drawn
    }

    /// Whether Yule is the next.
    pub(crate) fn yule_is_next(&self) -> bool {
        self.before_yule == 0
    }

    /// Builds the stack anew.
    pub(crate) fn shuffle(&mut self) {
        for &card in self.drawn.iter() {
            self.left.push(card);
        }
        self.drawn.clear();
        self.left.items_mut().sort_unstable();
        self.before_yule = (self.len() - 1).saturating_sub(BELOW);
    }

    /// What may come next, each with its weight.
    pub(crate) fn next(&self) -> impl Iterator<Item = (Card, Weight)> + '_ {
        let known = if self.hidden == 0 { 1 } else { self.reserve.len() as Weight };
        let left = self.left.iter().map(move |&card| (card, known));
        let hidden = Weight::from(self.hidden);
        let reserve =
            self.reserve.iter().filter(move |_| hidden > 0).map(move |&card| (card, hidden));
        left.chain(reserve)
    }

    pub(crate) fn sample(&self, chance: &mut impl Chance) -> Card {
        let [left, hidden] = [self.left.len() as Weight, self.hidden.into()];
        if hidden == 0 {
            return self.left[chance.below(left) as usize];
        }
        // Each of those that are left has the weight of the reserve, each of the reserve that of the hidden.
        let reserve = self.reserve.len() as Weight;
        let drawn = chance.below((left + hidden) * reserve);
        match drawn.checked_sub(left * reserve) {
            None => self.left[(drawn / reserve) as usize],
            Some(beyond) => self.reserve[(beyond / hidden) as usize],
        }
    }

    /// Says how many come before Yule, for a scene; whether that can be.
    pub(crate) fn set_before_yule(&mut self, count: u8) -> bool {
        let possible = count <= self.before_yule;
        // What comes earlier than Yule must have come already: the first of those that are left.
        while possible && self.before_yule > count {
            match self.left.first().copied() {
                Some(card) => self.draw(card),
                None => return false,
            }
        }
        possible
    }

    /// This one has come.
    pub(crate) fn draw(&mut self, card: Card) {
        let place = self.left.iter().position(|&other| other == card);
        if let Some(index) = place {
            self.left.remove(index);
        } else if let Some(index) = self.reserve.iter().position(|&other| other == card) {
            self.reserve.remove(index);
            self.hidden -= 1;
        }
        self.drawn.push(card);
        self.before_yule -= 1;
        let times = |cards: &[Card]| cards.iter().filter(|&&other| other == card).count();
        if times(&self.drawn) > times(&self.seen) {
            self.seen.push(card);
        }
    }

    /// Every card that has ever come, as often as it came between two shuffles: what everybody knows of the stack.
    pub(crate) fn seen(&self) -> &[Card] {
        &self.seen
    }

    /// Events that have not come, put in the place of others that have not: for an eye that does not know them.
    pub(crate) fn replace(&mut self, old: &[Card], new: &[Card]) {
        for (old, &new) in old.iter().zip(new) {
            if let Some(index) = self.left.iter().position(|card| card == old) {
                self.left.items_mut()[index] = new;
            }
        }
        self.left.items_mut().sort_unstable();
    }

    /// Whether the stack is what the game should have.
    pub(crate) fn audit(&self, terms: &Terms) -> Result<(), String> {
        let whole = match terms.mode {
            Mode::First => 9,
            Mode::Gold | Mode::Princes => 12,
            Mode::Turmoil | Mode::Tournament => 13,
            Mode::Progress => 14,
        };
        let reserve = if terms.mode == Mode::Princes {
            self.reserve.len() as u8 + 6 - self.hidden == 15
        } else {
            self.reserve.is_empty()
        };
        let yule = self.drawn.len() as u8 + self.before_yule + BELOW + 1 == whole;
        if self.len() == whole && reserve && yule {
            Ok(())
        } else {
            Err(format!("the event stack has {} cards", self.len()))
        }
    }
}
