//! The cards: which there are, and what is printed on them. `rules/cards/classic.toml` says so; `build.rs` makes
//! the list and the table here from it. Values that a host knows better come from [`crate::Corrections`].

use realm::{Amounts, Ground, Resource, Terrain};
use serde::{Deserialize, Serialize};

use crate::correct;
use crate::tally::Points;

/// The set that a card belongs to. All cards that are no events have one back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicSet"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "they are what they are called")]
pub enum Set {
    Base,
    Wizards,
    Three,
}

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A green building, at any site.
    Building,
    /// A red building, in a city only.
    CityBuilding,
    /// A unit that trades.
    Fleet,
    /// A unit that fights and jousts.
    Knight,
    /// An action against another player.
    Attack,
    /// An action that is neither.
    Neutral,
    /// An action that protects.
    Defence,
    /// Lies in the event stack.
    Event,
    /// A unit at a landscape of a citadel.
    Wizard,
    /// A unit in a citadel.
    Dragon,
    /// A building in a citadel.
    MagicBuilding,
    /// Lies in a citadel and holds a spell.
    SpellBook,
    /// An action that is paid with magic power.
    Spell,
    /// A unit that neither trades nor fights.
    Unit,
    /// A unit at an end of the row.
    Post,
}

impl Kind {
    /// Whether it is a building.
    #[inline]
    pub const fn is_building(self) -> bool {
        matches!(self, Kind::Building | Kind::CityBuilding | Kind::MagicBuilding)
    }

    /// Whether it is a unit.
    #[inline]
    pub const fn is_unit(self) -> bool {
        matches!(
            self,
            Kind::Fleet | Kind::Knight | Kind::Dragon | Kind::Wizard | Kind::Unit | Kind::Post
        )
    }

    /// Whether it is laid onto a site.
    #[inline]
    pub const fn is_placed(self) -> bool {
        !self.is_action() && !matches!(self, Kind::Event | Kind::Wizard | Kind::Post)
    }

    /// Whether it stands in citadels only.
    #[inline]
    pub const fn is_magic(self) -> bool {
        matches!(self, Kind::Dragon | Kind::MagicBuilding | Kind::SpellBook)
    }

    /// Whether it is played from the hand and then discarded.
    #[inline]
    pub const fn is_action(self) -> bool {
        matches!(self, Kind::Attack | Kind::Neutral | Kind::Defence | Kind::Spell)
    }
}

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Facts {
    pub set: Set,
    pub kind: Kind,
    pub count: u8,
    pub cost: Amounts,
    pub points: Points,
    /// It has a name, so there is one of it only.
    pub named: bool,
    pub boosts: Option<Resource>,
    /// What a fleet exchanges two for one.
    pub trades: Option<Resource>,
    /// It raises the hand limit, and Progress counts it.
    pub progress: bool,
    /// It is played before the roll.
    pub first: bool,
    /// One of its values is not known, and ours.
    pub proposed: bool,
    /// The magic power that it costs: to be laid, to be played, or to cast the spell of a book.
    pub magic: u8,
    /// The landscape at which a wizard stands; any, where there is none.
    pub terrain: Option<Terrain>,
    /// So many own wizards are needed.
    pub wizards: u8,
    /// So many own citadels are needed.
    pub citadels: u8,
    /// The numbers of the die that succeed, one bit each.
    pub success: u8,
    /// The numbers of the die that succeed after each quarter turn, one bit each.
    pub quarters: [u8; 3],
}

macro_rules! cards {
    ($($card:ident = $id:literal => $facts:expr),+ $(,)?) => {
        /// A card as it is printed.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicCard"))]
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

/// Everything that is printed: the facts of each card, and the landscapes of the stack.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Printed {
    pub facts: [Facts; Card::ALL.len()],
    pub stack: [Ground; STACK.len()],
    /// What a citadel costs.
    pub citadel: Amounts,
}

impl Printed {
    /// As it is in our files.
    pub(crate) fn ours() -> Printed {
        Printed { facts: FACTS, stack: STACK, citadel: CITADEL }
    }
}

impl Card {
    #[inline]
    pub(crate) fn facts(self) -> &'static Facts {
        &correct::printed().facts[self as usize]
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

    /// How many there are of it.
    pub fn count(self) -> u8 {
        self.facts().count
    }

    /// What it costs.
    #[inline]
    pub fn cost(self) -> Amounts {
        self.facts().cost
    }

    /// The magic power that it costs to be laid, to be played, or to cast the spell of a book.
    #[inline]
    pub fn magic(self) -> u8 {
        self.facts().magic
    }

    /// What it counts while it stands.
    #[inline]
    pub fn points(self) -> Points {
        self.facts().points
    }

    /// Whether one of its values is not known, and ours.
    pub fn is_proposed(self) -> bool {
        self.facts().proposed
    }

    /// Whether there is one of it only, as it has a name (TOURN-10).
    pub(crate) fn is_unique(self) -> bool {
        self.facts().named
    }

    /// Whether it is played before the roll.
    #[inline]
    pub(crate) fn comes_first(self) -> bool {
        self.facts().first
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_box_has_all_its_cards() {
        let sum = |set: Set, events: bool| -> u8 {
            let of = |card: &&Card| card.set() == set && (card.kind() == Kind::Event) == events;
            Card::ALL.iter().filter(of).map(|card| card.count()).sum()
        };
        assert_eq!((sum(Set::Base, false), sum(Set::Base, true)), (62, 10));
        assert_eq!((sum(Set::Wizards, false), sum(Set::Wizards, true)), (36, 3));
        assert_eq!((sum(Set::Three, false), sum(Set::Three, true)), (10, 8));
        assert_eq!((STACK.len(), MORE.len(), CITADELS), (11, 6, [5, 8]));
        assert_eq!(SUPPLIES, [[7, 11], [5, 8], [7, 11]]);
        assert_eq!(serde_json::to_value(Card::KnightGotz).unwrap(), Card::KnightGotz.id());
    }
}
