//! What seats may choose, what nature may choose, and what happened.

use hex::{Corner, Hex, Side};
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use table::{Eye, Seat, SeatSet};

use crate::cards::{Development, Hand, Resource};
use crate::course::{Never, Seen, Written};
#[cfg(feature = "ts")]
use crate::full::{Choice, Fate, Happening};
use crate::layout::Layout;

/// What a seat may choose. A thing that people do in one breath but decide in parts is a chain of
/// these: a played knight, the robber's new place, the victim. A course may add choices of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(X = Choice)))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields, remote = "Self")]
pub enum Decision<X = Never> {
    /// Roll the dice.
    Roll,
    /// End the own turn.
    EndTurn,
    /// Build nothing more in the special building phase, or lay no second free road.
    Pass,
    /// Lay a road: a founding one, a paid one or a free one, as the moment asks.
    BuildRoad {
        /// Where.
        at: Side,
    },
    /// Place a settlement: a founding one or a paid one.
    BuildSettlement {
        /// Where.
        at: Corner,
    },
    /// Turn an own settlement into a city.
    BuildCity {
        /// Where.
        at: Corner,
    },
    /// Buy a development card.
    BuyCard,
    /// Play a knight; the robber's move follows.
    PlayKnight,
    /// Play the road building card; the free roads follow.
    PlayRoadBuilding,
    /// Play the year of plenty; the cards follow one by one.
    PlayYearOfPlenty,
    /// Play the monopoly and name the resource.
    PlayMonopoly {
        /// Which cards all others hand over.
        card: Resource,
    },
    /// Take one card of the year of plenty.
    Take {
        /// Which.
        card: Resource,
    },
    /// Put one card aside for the seven.
    Discard {
        /// Which.
        card: Resource,
    },
    /// Put all cards that are owed for the seven aside at once.
    DiscardAll {
        /// Which.
        cards: Hand,
    },
    /// Move the robber; at the start of a game with several deserts, choose its desert.
    MoveRobber {
        /// Where to.
        to: Hex,
    },
    /// Choose whom the robber robs.
    Rob {
        /// Whom.
        victim: Seat,
    },
    /// Trade with the bank at the best own rate.
    TradeBank {
        /// What is given, as many as the rate asks.
        give: Resource,
        /// The one card that is taken.
        take: Resource,
    },
    /// On turn: offer a trade to some or all of the others.
    Offer {
        /// What the offerer gives.
        give: Hand,
        /// What the offerer wants.
        want: Hand,
        /// Who may take it.
        to: SeatSet,
    },
    /// Take the open offer of the player on turn, if that player then chooses so.
    Accept,
    /// Do not, or no longer, take the open offer.
    Decline,
    /// Not on turn: make an offer to the player on turn, also as the answer to an offer.
    Propose {
        /// What the proposer gives.
        give: Hand,
        /// What the proposer wants.
        want: Hand,
    },
    /// Take the own proposal back.
    Retract,
    /// On turn: trade with one who accepts, or on the terms that one proposed.
    Deal {
        /// With whom.
        with: Seat,
    },
    /// On turn: turn a proposal down.
    Dismiss {
        /// Whose.
        from: Seat,
    },
    /// On turn: take the open offer back.
    Withdraw,
    /// A choice of the course's own.
    #[serde(skip_serializing, skip_deserializing)]
    #[cfg_attr(feature = "ts", ts(untagged))]
    Own(X),
}

/// What nature may choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(X = Fate)))]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields, remote = "Self")]
pub enum Outcome<X = Never> {
    /// The island is laid out.
    Laid {
        /// The board as it lies now.
        board: Box<Layout>,
    },
    /// The lot falls on the first player.
    Starts {
        /// Who starts.
        seat: Seat,
    },
    /// The lot falls on one of several deserts for the robber.
    RobberStarts {
        /// Where.
        at: Hex,
    },
    /// The dice.
    Rolled {
        /// What they show.
        dice: [u8; 2],
    },
    /// The card that is stolen.
    Stolen {
        /// Which.
        card: Resource,
    },
    /// The card that is drawn from the pile.
    Drawn {
        /// Which.
        card: Development,
    },
    /// An outcome of the course's own.
    #[serde(skip_serializing, skip_deserializing)]
    #[cfg_attr(feature = "ts", ts(untagged))]
    Own(X),
}

/// A piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "piece", rename_all = "snake_case")]
#[allow(missing_docs, reason = "a piece and its place")]
pub enum Piece {
    Road { at: Side },
    Settlement { at: Corner },
    City { at: Corner },
}

/// What happened. An eye is told only what it may know: see `seen_by`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(X = Happening)))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say who, what and where")]
pub enum Event<X = Never> {
    /// The island is laid out.
    Laid,
    /// The start player is known.
    Starts { seat: Seat },
    /// A turn begins.
    TurnBegan { seat: Seat, turn: u32 },
    /// The special building phase reaches a seat.
    SpecialBuilding { seat: Seat },
    /// A piece was placed.
    Built {
        seat: Seat,
        #[serde(flatten)]
        piece: Piece,
    },
    /// The dice fell.
    Rolled { seat: Seat, dice: [u8; 2] },
    /// Cards came from the bank: a yield, first cards, the year of plenty.
    Gained { seat: Seat, cards: Hand },
    /// The bank could not serve a resource.
    Short { card: Resource },
    /// Cards went back to the bank for a seven.
    Discarded { seat: Seat, cards: Hand },
    /// The robber was moved. Where one alone can be robbed there, that one will be.
    RobberMoved {
        seat: Seat,
        to: Hex,
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        victim: Option<Seat>,
    },
    /// A card was stolen; only the two concerned know which.
    Stole { seat: Seat, victim: Seat, card: Option<Resource> },
    /// The robber's victim had no card to steal.
    FoundNothing { seat: Seat, victim: Seat },
    /// A development card was bought; only the buyer knows which.
    Bought { seat: Seat, card: Option<Development> },
    /// A development card was played.
    Played { seat: Seat, card: Development },
    /// All cards of a kind changed hands.
    Monopolised { seat: Seat, card: Resource, from: Seat, count: u8 },
    /// A trade with the bank.
    TradedWithBank { seat: Seat, gave: Hand, took: Resource },
    /// An offer to others.
    Offered { seat: Seat, give: Hand, want: Hand, to: SeatSet },
    /// The answer to an offer.
    Answered { seat: Seat, accepts: bool },
    /// An offer to the player on turn.
    Proposed { seat: Seat, give: Hand, want: Hand },
    /// A proposal was taken back, turned down or can no longer be kept.
    ProposalEnded { seat: Seat },
    /// An offer was taken back or declined by all.
    OfferEnded { seat: Seat },
    /// Two players traded.
    Traded { seat: Seat, with: Seat, gave: Hand, got: Hand },
    /// The longest road changed hands, or was set aside.
    LongestRoad { holder: Option<Seat>, length: u8 },
    /// The largest army changed hands.
    LargestArmy { holder: Option<Seat>, knights: u8 },
    /// The game is over; the winner shows so many victory point cards.
    Over { winner: Option<Seat>, victory_cards: u8 },
    /// Something of the course's own.
    #[serde(untagged)]
    Own(X),
}

impl<X: Written + Seen> table::Event for Event<X> {
    fn seen_by(&self, eye: Eye) -> Option<Event<X>> {
        let knows = |seats: &[Seat]| match eye {
            Eye::Seat(seat) => seats.contains(&seat),
            Eye::Spectator => false,
            Eye::Arbiter => true,
        };
        Some(match *self {
            Event::Stole { seat, victim, card } => {
                Event::Stole { seat, victim, card: card.filter(|_| knows(&[seat, victim])) }
            }
            Event::Bought { seat, card } => {
                Event::Bought { seat, card: card.filter(|_| knows(&[seat])) }
            }
            Event::Own(own) => Event::Own(own.seen_by(eye)),
            ref open => open.clone(),
        })
    }
}

/// Reads and writes what a course adds flat beside what the island has: whoever plays without
/// scenarios meets the same JSON and the same errors as if there were none.
macro_rules! flat {
    ($name:ident) => {
        impl<X: Serialize> Serialize for $name<X> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self {
                    $name::Own(own) => own.serialize(serializer),
                    _ => $name::serialize(self, serializer),
                }
            }
        }

        impl<'de, X: DeserializeOwned> Deserialize<'de> for $name<X> {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name<X>, D::Error> {
                // The base game has nothing of its own, and reads without a detour.
                if size_of::<X>() == 0 {
                    return $name::deserialize(deserializer);
                }
                let value = Value::deserialize(deserializer)?;
                $name::deserialize(&value).or_else(|wrong| {
                    let unknown = wrong.to_string().starts_with("unknown variant");
                    let own = unknown.then(|| X::deserialize(&value));
                    match own {
                        Some(Ok(own)) => Ok($name::Own(own)),
                        Some(Err(own)) if !own.to_string().starts_with("unknown variant") => {
                            Err(D::Error::custom(own))
                        }
                        _ => Err(D::Error::custom(wrong)),
                    }
                })
            }
        }
    };
}

flat!(Decision);
flat!(Outcome);
