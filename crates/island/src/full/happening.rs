//! What chance may bring in a scenario, and what happened.

use hex::{Corner, Side};
use serde::{Deserialize, Serialize};
use table::{Eye, Seat, SeatSet};

use super::choice::Counters;
use super::guild::Guild;
use super::helper::{Face, Helper};
use crate::cards::{Development, Resource};

/// An outcome of a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub enum Fate {
    /// The letter that is drawn.
    Letter {
        /// Whose.
        guild: Guild,
    },
    /// The next of the development cards that Candamir shows.
    Shown {
        /// Which.
        card: Development,
    },
}

/// An event of a scenario. An eye is told only what it may know: see `seen_by`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say who, what and where")]
pub enum Happening {
    /// A road has joined a network of the seat with networks of others for the first time.
    Linked { seat: Seat, with: SeatSet },
    /// The robber came to a place where nobody was harmed, and that earns a letter.
    Spared { seat: Seat, spared: SeatSet },
    /// A letter was drawn; only its owner knows which.
    LetterDrawn { seat: Seat, guild: Option<Guild> },
    /// A letter was put back under the stock; only its owner knows which.
    LetterPutBack { seat: Seat, guild: Option<Guild> },
    /// A card was offered as a gift.
    GiftOffered { seat: Seat, to: Seat, card: Resource },
    /// The gift was taken or not.
    GiftAnswered { seat: Seat, from: Seat, card: Resource, accepts: bool },
    /// Letters were laid open for a guild's favour.
    Redeemed { seat: Seat, guild: Guild, letters: u8 },
    /// A card was swapped with the bank, one for one.
    Swapped { seat: Seat, gave: Resource, took: Resource },
    /// A chip worth a point was taken, from a crossing of the map or from the master builders.
    ChipTaken {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        at: Option<Corner>,
    },
    /// A first helper came to a seat.
    HelperCame { seat: Seat, helper: Helper },
    /// A helper was used.
    HelperUsed { seat: Seat, helper: Helper, face: Face },
    /// A helper was turned to its second face.
    HelperTurned { seat: Seat, helper: Helper },
    /// A helper went back, and another came.
    HelperSwapped { seat: Seat, helper: Helper, taken: Helper },
    /// Others were asked for a card.
    Asked { seat: Seat, card: Resource, of: SeatSet },
    /// One of them had none.
    HadNone { seat: Seat, card: Resource },
    /// A card went from one hand to another, before everybody's eyes.
    Handed { seat: Seat, to: Seat, card: Resource },
    /// A card of a price was replaced by another.
    Replaced { seat: Seat, instead: Resource, pay: Resource },
    /// A road was moved.
    RoadMoved { seat: Seat, from: Side, to: Side },
    /// Development cards were looked at; only the buyer knows them.
    CardShown { seat: Seat, card: Option<Development> },
    /// A hand was looked at, and a card taken; only the two concerned know which.
    Picked { seat: Seat, from: Seat, card: Option<Resource> },
    /// A rate of two for one for the rest of the turn.
    RateNamed { seat: Seat, card: Resource },
    /// A played knight was given up.
    KnightGivenUp { seat: Seat },
    /// A counter was earned by a direct line between two canal towns.
    CounterEarned { seat: Seat, from: Corner, to: Corner },
    /// A counter was played: two for one of this kind.
    CounterPlayed { seat: Seat, card: Resource },
    /// The offer or proposal just made has counters in it.
    CountersOffered { seat: Seat, counters: Counters },
    /// Counters changed hands in the trade just made.
    CountersTraded { seat: Seat, with: Seat, counters: Counters },
}

impl Happening {
    pub(crate) fn seen_by(&self, eye: Eye) -> Happening {
        let knows = |seats: &[Seat]| match eye {
            Eye::Seat(seat) => seats.contains(&seat),
            Eye::Spectator => false,
            Eye::Arbiter => true,
        };
        match *self {
            Happening::LetterDrawn { seat, guild } => {
                Happening::LetterDrawn { seat, guild: guild.filter(|_| knows(&[seat])) }
            }
            Happening::LetterPutBack { seat, guild } => {
                Happening::LetterPutBack { seat, guild: guild.filter(|_| knows(&[seat])) }
            }
            Happening::CardShown { seat, card } => {
                Happening::CardShown { seat, card: card.filter(|_| knows(&[seat])) }
            }
            Happening::Picked { seat, from, card } => {
                Happening::Picked { seat, from, card: card.filter(|_| knows(&[seat, from])) }
            }
            open => open,
        }
    }
}
