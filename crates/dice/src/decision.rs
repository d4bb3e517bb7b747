//! What seats may choose, what nature may choose, and what happened.
//!
//! In JSON a decision has its kind in `do`, an event in `event`; an outcome has one field. Dice go
//! by their place from 0 to 5, things on the sheet by their names in `rules/sheets/`:
//!
//! ```json
//! {"do":"roll","dice":[0,2,5]}
//! {"do":"stop"}
//! {"do":"joker","knight":"k1","die":3,"to":"ore"}
//! {"do":"trade","gold":[1,4],"to":"ore"}
//! {"do":"road","at":"r0"}
//! {"do":"settlement","at":"s3"}
//! {"do":"city","at":"c7"}
//! {"do":"knight","at":"k1"}
//! {"do":"end"}
//!
//! {"start":0}
//! {"dice":["ore","wool","gold"]}
//!
//! {"event":"starts","seat":0}
//! {"event":"turn_began","seat":0,"turn":1,"dice":6}
//! {"event":"rolled","seat":0,"roll":2,"dice":["ore","wool","gold","ore","ore","wool"],"rolled":[0,2,5],"kept":[1,3,4]}
//! {"event":"joker_used","seat":0,"knight":"k1","die":3,"from":"wool","to":"ore"}
//! {"event":"gold_traded","seat":0,"gold":[1,4],"to":"ore"}
//! {"event":"built","seat":0,"piece":"road","at":"r0","points":1,"paid":[2,4]}
//! {"event":"box_written","seat":0,"box":1,"points":-2}
//! {"event":"largest_army","holder":1,"from":null,"knights":3}
//! {"event":"longest_road","holder":1,"from":0,"length":6}
//! {"event":"over","winners":[1],"points":[8,10]}
//! ```

use serde::{Deserialize, Serialize};
use table::{Eye, Seat, SeatSet};

use crate::face::{Face, Faces};
use crate::name::Name;
use crate::set::{Die, Set};

/// What a seat may choose.
///
/// Of jokers and trades only some are listed: where several usable dice show the same face, the
/// first of them. Every legal one is accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Decision {
    /// Roll these dice; the others stay as they lie. The first roll of a turn is made with all.
    Roll {
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "Array<number>"))]
        dice: Set<Die>,
    },
    /// Roll no more and build.
    Stop,
    /// Use a knight's joker.
    Joker {
        /// The knight; any one of a pair, of which the first is listed.
        knight: Name,
        /// The die that is turned.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        die: Die,
        /// What it shows then.
        to: Face,
    },
    /// Trade two dice that show gold.
    Trade {
        /// The first is turned, the second is out.
        #[cfg_attr(feature = "ts", ts(type = "[number, number]"))]
        gold: [Die; 2],
        /// What the first shows then.
        to: Face,
    },
    /// Build a road.
    Road {
        /// Which.
        at: Name,
    },
    /// Build a settlement.
    Settlement {
        /// Which.
        at: Name,
    },
    /// Build a city.
    City {
        /// Which.
        at: Name,
    },
    /// Build a knight.
    Knight {
        /// Which.
        at: Name,
    },
    /// End the turn.
    End,
}

/// What nature may choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The lot falls on the first player.
    Start(Seat),
    /// The dice that were rolled, in order.
    Dice(Faces),
}

/// A thing that is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "they are what they are called")]
pub enum Piece {
    Road,
    Settlement,
    City,
    Knight,
}

/// What happened. Everything is open, so every eye sees all of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say who, what and where")]
pub enum Event {
    /// The start player is known.
    Starts { seat: Seat },
    /// A turn begins, with so many dice.
    TurnBegan { seat: Seat, turn: u32, dice: u8 },
    /// Dice fell: all dice of the turn as they lie now, which of them were rolled, which kept.
    Rolled {
        seat: Seat,
        roll: u8,
        dice: Faces,
        #[cfg_attr(feature = "ts", ts(type = "Array<number>"))]
        rolled: Set<Die>,
        #[cfg_attr(feature = "ts", ts(type = "Array<number>"))]
        kept: Set<Die>,
    },
    /// A joker turned a die.
    JokerUsed {
        seat: Seat,
        knight: Name,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        die: Die,
        from: Face,
        to: Face,
    },
    /// Two gold became one resource.
    GoldTraded {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "[number, number]"))]
        gold: [Die; 2],
        to: Face,
    },
    /// Something was built and these dice paid for it.
    Built {
        seat: Seat,
        piece: Piece,
        at: Name,
        points: u8,
        #[cfg_attr(feature = "ts", ts(type = "Array<number>"))]
        paid: Set<Die>,
    },
    /// The points of a turn were written down, in the box of this number, from 1.
    BoxWritten { seat: Seat, r#box: u8, points: i8 },
    /// The largest army changed hands, or was won for the first time.
    LargestArmy { holder: Seat, from: Option<Seat>, knights: u8 },
    /// The longest road changed hands, or was won for the first time.
    LongestRoad { holder: Seat, from: Option<Seat>, length: u8 },
    /// The game is over; nobody has won where it ended by the turn limit.
    Over { winners: SeatSet, points: Vec<i16> },
}

impl table::Event for Event {
    fn seen_by(&self, _: Eye) -> Option<Event> {
        Some(self.clone())
    }
}
