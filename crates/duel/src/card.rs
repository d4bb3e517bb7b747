//! The cards: which there are, and what is printed on them. `rules/cards/duel.toml` says so; `build.rs` makes
//! the list and the table here from it.

use realm::{Amounts, Resource};
use serde::{Deserialize, Serialize};

use crate::tally::Points;

/// The back of a card: the set it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardSet"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "they are what they are called")]
pub enum Set {
    Base,
    Gold,
    Turmoil,
    Progress,
}

impl Set {
    /// All four.
    pub const ALL: [Set; 4] = [Set::Base, Set::Gold, Set::Turmoil, Set::Progress];
}

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Played from the hand, then discarded.
    Action,
    /// A building at a settlement or a city.
    Building,
    /// A building at a city only.
    CityBuilding,
    /// A unit with the rank of a hero.
    Hero,
    /// A unit that counts as a trade ship.
    TradeShip,
    /// A unit that is neither.
    Unit,
    /// Lies at a landscape.
    LandscapeExpansion,
    /// Lies in the event stack.
    Event,
}

impl Kind {
    /// Whether it is a building.
    #[inline]
    pub const fn is_building(self) -> bool {
        matches!(self, Kind::Building | Kind::CityBuilding)
    }

    /// Whether it is a unit.
    #[inline]
    pub const fn is_unit(self) -> bool {
        matches!(self, Kind::Hero | Kind::TradeShip | Kind::Unit)
    }
}

/// What a trade ship exchanges two for one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trades {
    /// This kind, from any landscapes.
    Kind(Resource),
    /// What lies on the landscape left of it, or on the one right of it.
    Neighbours,
}

/// A part of a printed condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Need {
    /// This card in the own realm.
    Own(Card),
    /// A city.
    City,
    /// Three trade points.
    TradePoints3,
    /// The strength advantage.
    StrengthAdvantage,
    /// Two progress points.
    ProgressPoints2,
    /// A hero with a strength point.
    HeroWithStrength,
    /// Fewer victory points than the opponent.
    FewerVictoryPoints,
    /// A Parish Hall in a city that no Town Hall covers.
    ParishHallInCity,
}

/// What is printed on a card.
#[derive(Debug)]
pub(crate) struct Facts {
    pub set: Set,
    pub kind: Kind,
    pub attack: bool,
    pub count: u8,
    pub moon: u8,
    pub cost: Amounts,
    pub points: Points,
    pub once: bool,
    pub named: bool,
    pub open: bool,
    pub original: Card,
    pub boosts: Option<Resource>,
    pub trades: Option<Trades>,
    pub protects_on: u8,
    pub standard: bool,
    /// Of the printed condition what is enough; nothing where there is none.
    pub needs: &'static [Need],
}

macro_rules! cards {
    ($($card:ident = $id:literal => $facts:expr),+ $(,)?) => {
        /// A card as it is printed. A card that appears in two sets is two of them, as the backs differ.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelCard"))]
        #[repr(u8)]
        #[allow(missing_docs, reason = "they are what they are called")]
        pub enum Card {
            #[default]
            $(#[serde(rename = $id)] $card),+
        }

        impl Card {
            /// All of them, in the order of the file.
            pub const ALL: &'static [Card] = &[$(Card::$card),+];

            /// Its name in files and on the wire.
            pub const fn id(self) -> &'static str {
                const IDS: &[&str] = &[$($id),+];
                IDS[self as usize]
            }
        }

        static FACTS: [Facts; Card::ALL.len()] = [$($facts),+];
    };
}

include!(concat!(env!("OUT_DIR"), "/cards.rs"));

impl Card {
    #[inline]
    pub(crate) fn facts(self) -> &'static Facts {
        &FACTS[self as usize]
    }

    /// The card that it works like: itself, unless it is printed again in another set.
    #[inline]
    pub fn original(self) -> Card {
        self.facts().original
    }

    /// The set it belongs to.
    #[inline]
    pub fn set(self) -> Set {
        self.facts().set
    }

    /// What it is.
    #[inline]
    pub fn kind(self) -> Kind {
        self.facts().kind
    }

    /// How many there are of it in one box.
    pub fn count(self) -> u8 {
        self.facts().count
    }

    /// How many of them show the half-moon.
    pub fn moons(self) -> u8 {
        self.facts().moon
    }

    /// What it costs.
    #[inline]
    pub fn cost(self) -> Amounts {
        self.facts().cost
    }

    /// What it always counts.
    #[inline]
    pub fn points(self) -> Points {
        self.facts().points
    }

    /// Whether it is an action that attacks.
    pub fn attacks(self) -> bool {
        self.facts().attack
    }

    /// Whether it lies in the open stack of its era.
    #[inline]
    pub fn is_open(self) -> bool {
        self.facts().open
    }

    /// Whether only one of it may stand in a realm.
    #[inline]
    pub fn is_single(self) -> bool {
        self.facts().once || self.facts().named
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_box_has_all_its_cards() {
        let sum = |set: Option<Set>, events: bool| -> u8 {
            let of = |card: &&Card| {
                set.is_none_or(|set| card.set() == set) && (card.kind() == Kind::Event) == events
            };
            Card::ALL.iter().filter(of).map(|card| card.count()).sum()
        };
        assert_eq!(sum(None, false) + sum(None, true), 180 - 49);
        assert_eq!(Set::ALL.map(|set| sum(Some(set), false)), [36, 24, 24, 26]);
        assert_eq!(Set::ALL.map(|set| sum(Some(set), true)), [9, 3, 4, 5]);
        assert_eq!(serde_json::to_value(Card::GoldsmithGold).unwrap(), Card::GoldsmithGold.id());
        assert_eq!(Card::GoldsmithGold.original(), Card::Goldsmith);
    }
}
