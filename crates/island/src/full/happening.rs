//! What chance may bring in a scenario, and what happened.

use hex::{Corner, Hex, Side};
use serde::{Deserialize, Serialize};
use table::{Eye, Seat, SeatSet};

use super::choice::Counters;
use super::guild::Guild;
use super::helper::{Face, Helper};
use super::knights::{EventFace, Progress, Rank, Track};
use crate::cards::{Development, Hand, Resource};

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
    /// The dragon that is turned over.
    Dragon {
        /// The strength that beats it.
        strength: u8,
    },
    /// The next of the development cards that Candamir shows.
    Shown {
        /// Which.
        card: Development,
    },
    /// The red, the yellow and the event die.
    RolledThree {
        /// What the red and the yellow one show.
        dice: [u8; 2],
        /// What the event die shows.
        event: EventFace,
    },
    /// The progress card that is drawn.
    Progress {
        /// Which.
        card: Progress,
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
    /// The event die fell.
    EventRolled { seat: Seat, face: EventFace },
    /// The barbarians have come closer.
    BarbariansSailed { step: u8 },
    /// The barbarians have attacked; where the island was at least as strong, it has won.
    BarbariansAttacked { barbarians: u8, island: u8, won: bool },
    /// One alone has defended the island best.
    Defended { seat: Seat },
    /// A city was plundered; where no settlement was left, it lies down.
    CityLost { seat: Seat, at: Corner, lies: bool },
    /// All knights rest after the attack.
    KnightsRested,
    /// A progress card was drawn; only its owner knows which, if it is not worth a point.
    ProgressDrawn { seat: Seat, pile: Track, card: Option<Progress> },
    /// A progress card worth a point is shown.
    PointShown { seat: Seat, card: Progress },
    /// A progress card was laid back; only its owner knows which.
    ProgressLaidBack { seat: Seat, pile: Track, card: Option<Progress> },
    /// A progress card was played.
    ProgressPlayed { seat: Seat, card: Progress },
    /// A level of a track was built.
    CityImproved { seat: Seat, track: Track, level: u8 },
    /// A metropolis stands on a city, and maybe has left another player's.
    MetropolisPlaced {
        seat: Seat,
        track: Track,
        at: Corner,
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        from: Option<Seat>,
    },
    /// A wall was built.
    WallBuilt { seat: Seat, at: Corner },
    /// A knight was placed: a new one, or one that has deserted.
    KnightPlaced { seat: Seat, at: Corner, rank: Rank, active: bool },
    /// A knight was activated.
    KnightActivated { seat: Seat, at: Corner },
    /// A knight was promoted.
    KnightPromoted { seat: Seat, at: Corner, rank: Rank },
    /// A knight was moved by its owner.
    KnightMoved { seat: Seat, from: Corner, to: Corner },
    /// A knight was driven off; its owner has moved it, or it found no place.
    KnightDisplaced {
        seat: Seat,
        from: Corner,
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        to: Option<Corner>,
    },
    /// A knight has deserted.
    KnightLost { seat: Seat, at: Corner, rank: Rank },
    /// A knight chases the robber.
    RobberChased { seat: Seat, from: Corner },
    /// Two number chips were swapped.
    ChipsSwapped { seat: Seat, one: Hex, other: Hex },
    /// The merchant came to a hex.
    MerchantMoved { seat: Seat, to: Hex },
    /// A card was offered face down; only the one who offers knows which.
    CardOffered { seat: Seat, to: Seat, card: Option<Resource> },
    /// It was swapped for a commodity; only the two concerned know what was given.
    HarbourTraded { seat: Seat, with: Seat, gave: Option<Resource>, got: Option<Resource> },
    /// The one asked has no commodity.
    HadNoCommodity { seat: Seat },
    /// Cards went from one hand to another; only the two concerned know which.
    Given { seat: Seat, to: Seat, count: u8, cards: Option<Hand> },
    /// A spy took a progress card, or none; only the two concerned know which.
    SpyTook { seat: Seat, from: Seat, pile: Option<Track>, card: Option<Progress> },
    /// An open road was taken up by a diplomat.
    RoadRemoved { seat: Seat, by: Seat, at: Side },
    /// A ship was built.
    ShipBuilt { seat: Seat, at: Side },
    /// A ship was taken from the board, by somebody's diplomat.
    ShipRemoved { seat: Seat, by: Seat, at: Side },
    /// A ship was moved.
    ShipMoved { seat: Seat, from: Side, to: Side },
    /// The pirate was moved. Where one alone can be robbed there, that one will be.
    PirateMoved {
        seat: Seat,
        to: Hex,
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        victim: Option<Seat>,
    },
    /// A knight has come to the enchanted island.
    KnightLanded { seat: Seat, at: Corner },
    /// A dragon was turned over.
    DragonTurned { at: Corner, strength: u8 },
    /// A knight has fought a dragon.
    DragonFought { seat: Seat, at: Corner, won: bool },
    /// A knight has chased the pirate, which is moved next.
    PirateChased { seat: Seat, from: Corner },
    /// A first settlement stands on another island, and that earns so many points.
    IslandSettled { seat: Seat, at: Corner, points: u8 },
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
            Happening::ProgressDrawn { seat, pile, card } => {
                let card = card.filter(|card| knows(&[seat]) || card.is_point());
                Happening::ProgressDrawn { seat, pile, card }
            }
            Happening::ProgressLaidBack { seat, pile, card } => {
                let card = card.filter(|_| knows(&[seat]));
                Happening::ProgressLaidBack { seat, pile, card }
            }
            Happening::CardOffered { seat, to, card } => {
                Happening::CardOffered { seat, to, card: card.filter(|_| knows(&[seat])) }
            }
            Happening::HarbourTraded { seat, with, gave, got } => {
                let both = knows(&[seat, with]);
                let (gave, got) = (gave.filter(|_| both), got.filter(|_| both));
                Happening::HarbourTraded { seat, with, gave, got }
            }
            Happening::Given { seat, to, count, cards } => {
                let cards = cards.filter(|_| knows(&[seat, to]));
                Happening::Given { seat, to, count, cards }
            }
            Happening::SpyTook { seat, from, pile, card } => {
                let card = card.filter(|_| knows(&[seat, from]));
                Happening::SpyTook { seat, from, pile, card }
            }
            open => open,
        }
    }
}
