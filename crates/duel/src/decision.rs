//! What seats may choose, what nature may choose, and what happened.
//!
//! In JSON a decision has its kind in `do`, an event in `event`; an outcome has one field. Landscapes are named
//! by an even column and their row (`-2U`), sites of a settlement or city by an odd column, the row and a letter
//! (`1Ua`, and `1Ub` for a city's second site); settlements and roads by their columns alone. Stacks go by their
//! numbers, cards by their ids in `rules/cards/duel.toml`.
//!
//! ```json
//! {"do":"roll"}
//! {"do":"play","card":"goldsmith"}
//! {"do":"name","card":"brigitta-the-wise-woman","number":5}
//! {"do":"road","at":2}
//! {"do":"settlement","at":3,"scout":false}
//! {"do":"city","at":-1}
//! {"do":"build","card":"abbey","at":"-1Ua"}
//! {"do":"cache","at":"0U"}
//! {"do":"demolish","at":"-1Ua"}
//! {"do":"exchange","give":"ore","to":"0L"}
//! {"do":"ship","from":"2L","to":"0L"}
//! {"do":"mint","to":"0L"}
//! {"do":"finish"}
//! {"do":"draw","stack":0}
//! {"do":"put","card":"abbey","stack":2}
//! {"do":"search","stack":1}
//! {"do":"take","card":"abbey"}
//! {"do":"pay","from":"0L"}
//! {"do":"gain","at":"0L"}
//! {"do":"choose","kind":"wool"}
//! {"do":"pick","at":"1Ua"}
//! {"do":"move","at":"0L"}
//! {"do":"lay","upper":1}
//! {"do":"stack","stack":0}
//! {"do":"tax"}
//! {"do":"protect"}
//! {"do":"pass"}
//! {"do":"arrange","lands":["forest","gold_field","fields","hills","pasture","mountains"]}
//! {"do":"deck","deck":{"start":["abbey"],"cards":["harald"],"events":["invention"]}}
//!
//! {"start":0}
//! {"roll":{"number":4,"face":"trade"}}
//! {"die":6}
//! {"card":"abbey"}
//! {"cards":["abbey","harald"]}
//! {"event":"feud"}
//! {"lands":[{"land":"forest","number":4},{"land":"hills","number":1}]}
//! ```

use realm::{Amounts, Ground, Land, List, Resource, Road, Site, Slot, Store, Terrain};
use serde::{Deserialize, Serialize};
use table::{Eye, Seat, SeatSet};

use crate::card::Card;
use crate::deck::Deck;
use crate::position::{Face, STACK_MOST};

/// What a seat may choose.
///
/// Of decks the ready-made ones are listed, of orders of the landscapes the one that is there and those that
/// change two places; every legal one is accepted. Of the two sites that a city has on one side only the first
/// free one is listed: they are the same (DUEL-17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[repr(u8)]
pub enum Decision {
    /// Hand in a deck for the tournament.
    Deck {
        /// The deck.
        deck: Deck,
    },
    /// Lay the six landscapes of the start anew: the upper row from left to right, then the lower one.
    Arrange {
        /// What lies where.
        lands: [Terrain; 6],
    },
    /// Roll both dice, or those that no card has set.
    Roll,
    /// Play an action card.
    Play {
        /// Which.
        card: Card,
    },
    /// Play a card that names the number of the production die.
    Name {
        /// Which.
        card: Card,
        /// The number, 1 to 6.
        number: u8,
    },
    /// Build a road.
    Road {
        /// In which column.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: Road,
    },
    /// Build a settlement.
    Settlement {
        /// In which column.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: Site,
        /// Whether a Scout is played, so that its two landscapes are chosen and not drawn.
        scout: bool,
    },
    /// Make a settlement a city.
    City {
        /// In which column.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: Site,
    },
    /// Build an expansion, from the hand or from the open stack.
    Build {
        /// Which.
        card: Card,
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Slot,
    },
    /// Lay the Gold Cache at a landscape.
    Cache {
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Land,
    },
    /// Demolish an own expansion.
    Demolish {
        /// Where it stands.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Slot,
    },
    /// Exchange with the supply: three of a kind, or two with its trade ship, for one of another.
    Exchange {
        /// What is given.
        give: Resource,
        /// Where the one lies then.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        to: Store,
    },
    /// Exchange two from one landscape beside a Large Trade Ship.
    Ship {
        /// Where the two come from.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        from: Land,
        /// Where the one lies then.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        to: Store,
    },
    /// Exchange one gold with a Mint.
    Mint {
        /// Where the one lies then.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        to: Store,
    },
    /// Do no more in the action phase.
    Finish,
    /// Draw the top card of a stack.
    Draw {
        /// Which.
        stack: u8,
    },
    /// Put a card from the hand under a stack.
    Put {
        /// Which.
        card: Card,
        /// Under which.
        stack: u8,
    },
    /// Pay and look through a stack.
    Search {
        /// Which.
        stack: u8,
    },
    /// Take one of the cards that one is looking at.
    Take {
        /// Which.
        card: Card,
    },
    /// Give one resource from this store.
    Pay {
        /// From where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        from: Store,
    },
    /// Take one resource into this store; the store says which kind.
    Gain {
        /// Where it lies then.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Store,
    },
    /// Choose a kind of resource.
    Choose {
        /// Which.
        kind: Resource,
    },
    /// Choose a card that stands in a realm.
    Pick {
        /// Where it stands.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Slot,
    },
    /// Choose a landscape that changes its place.
    Move {
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Land,
    },
    /// Lay the two new landscapes.
    Lay {
        /// Which of the two goes above the row: 0 or 1.
        upper: u8,
    },
    /// Choose two landscapes from the stack: the first goes above the row.
    Scout {
        /// Which.
        lands: [Ground; 2],
    },
    /// Choose a stack.
    Stack {
        /// Which.
        stack: u8,
    },
    /// Pay the gold that Riots ask for.
    Tax,
    /// Roll to turn an attack away.
    Protect,
    /// Do without.
    Pass,
}

/// What nature may choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Who starts.
    Start(Seat),
    /// Both dice; what a card has set is repeated.
    Roll {
        /// The production die.
        number: u8,
        /// The event die.
        face: Face,
    },
    /// The die that is rolled to turn an attack away.
    Die(u8),
    /// The card that is drawn.
    Card(Card),
    /// The cards of a stack that nobody has seen, the lowest first.
    Cards(#[cfg_attr(feature = "ts", ts(type = "Array<DuelCard>"))] List<Card, STACK_MOST>),
    /// The event that is drawn.
    Event(Card),
    /// The two landscapes that are drawn.
    Lands([Ground; 2]),
}

/// Why a stock changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The production die.
    Production,
    /// The brigands of the event die.
    Brigands,
    /// The trade face.
    Trade,
    /// The celebration.
    Celebration,
    /// The plentiful harvest.
    Harvest,
    /// Something is built.
    Building,
    /// An exchange with the supply.
    Exchange,
    /// A search at the end of the turn.
    Search,
    /// A card that says so.
    Card(Card),
}

/// Where a card that leaves a realm goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "they are what they are called")]
pub enum Goes {
    Discarded,
    UnderAStack,
    ToTheOpenStack,
}

/// One of the two advantages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "they are what they are called")]
pub enum Advantage {
    Trade,
    Strength,
}

/// What happened. Cards that only some may see are `null` for the others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say who, what and where")]
pub enum Event {
    /// A deck was handed in; only its owner sees it.
    DeckChosen { seat: Seat, deck: Option<Box<Deck>> },
    /// The start player is known.
    Starts { seat: Seat },
    /// The landscapes of the start lie as their owner wants.
    Arranged { seat: Seat, lands: [Terrain; 6] },
    /// A turn begins.
    TurnBegan { seat: Seat, turn: u32 },
    /// The dice fell, or a card has set them.
    Rolled { seat: Seat, number: u8, face: Face },
    /// A stock changed.
    Stock {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Store,
        good: Resource,
        by: i8,
        why: Why,
    },
    /// Brigands came over this player and found so much.
    Raided {
        seat: Seat,
        counted: u8,
        #[cfg_attr(feature = "ts", ts(type = "Partial<Record<Good, number>>"))]
        lost: Amounts,
    },
    /// An event card was revealed.
    Revealed { card: Card },
    /// The event stack was shuffled anew.
    EventsShuffled,
    /// An action card was played.
    Played {
        seat: Seat,
        card: Card,
        #[serde(skip_serializing_if = "Option::is_none")]
        number: Option<u8>,
    },
    /// A road was built.
    RoadBuilt {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: Road,
    },
    /// A settlement was built.
    SettlementBuilt {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: Site,
    },
    /// A city was built.
    CityBuilt {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: Site,
    },
    /// A new landscape was laid.
    LandLaid {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Land,
        ground: Ground,
    },
    /// An expansion was built.
    Built {
        seat: Seat,
        card: Card,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Slot,
    },
    /// The Gold Cache was laid.
    CacheLaid {
        seat: Seat,
        card: Card,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Land,
    },
    /// An own expansion was demolished, or an expansion was lost to a card.
    Removed {
        seat: Seat,
        card: Card,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Slot,
        to: Goes,
        #[serde(skip_serializing_if = "Option::is_none")]
        by: Option<Card>,
    },
    /// Two cards of a realm changed places.
    CardsSwapped {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "[string, string]"))]
        at: [Slot; 2],
    },
    /// Two landscapes changed places.
    LandsSwapped {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "[string, string]"))]
        at: [Land; 2],
    },
    /// A card was drawn; only its new owner sees which.
    Drew { seat: Seat, stack: u8, card: Option<Card> },
    /// A stack was looked through.
    LookedThrough { seat: Seat, stack: u8 },
    /// A card went under a stack. `knows` has seen which.
    PutUnder {
        seat: Seat,
        stack: u8,
        card: Option<Card>,
        #[serde(skip)]
        knows: SeatSet,
    },
    /// A card was taken out of the discard pile.
    Fetched { seat: Seat, card: Card },
    /// A hand was shown to the opponent.
    HandShown { seat: Seat },
    /// A card was taken from the opponent's hand; both know which.
    Stolen { seat: Seat, from: Seat, card: Option<Card> },
    /// A roll to turn an attack away.
    Warded { seat: Seat, number: u8, held: bool },
    /// An event leaves this player alone.
    Spared { seat: Seat, card: Card, by: Card },
    /// Buildings were named, of which one will be lost.
    Named {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Slot,
    },
    /// An advantage changed hands.
    AdvantageMoved { which: Advantage, holder: Option<Seat> },
    /// The game is over; nobody has won where it ended by the turn limit.
    Over { winners: SeatSet, points: [u8; 2] },
}

impl table::Event for Event {
    fn seen_by(&self, eye: Eye) -> Option<Event> {
        let sees = |seat: Seat| match eye {
            Eye::Seat(own) => own == seat,
            Eye::Arbiter => true,
            Eye::Spectator => false,
        };
        let mut event = self.clone();
        match &mut event {
            Event::DeckChosen { seat, deck } if !sees(*seat) => *deck = None,
            Event::Drew { seat, card, .. } if !sees(*seat) => *card = None,
            Event::PutUnder { card, knows, .. } => {
                let knows = *knows;
                if !knows.iter().any(sees) && eye != Eye::Arbiter {
                    *card = None;
                }
            }
            Event::Stolen { seat, from, card } if !sees(*seat) && !sees(*from) => *card = None,
            _ => {}
        }
        Some(event)
    }
}
