//! What happened, as different eyes see it. In JSON an event has its kind in `event`.

use realm::{Amounts, Ground, Land, Resource, Road, Site, Slot, Store, Terrain};
use serde::{Deserialize, Serialize};
use table::{Eye, Seat, SeatSet};

use crate::card::Card;
use crate::decision::Why;
use crate::deck::Deck;
use crate::position::Face;

/// One of the two tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "they are what they are called")]
pub enum Token {
    Knight,
    Windmill,
}

/// What happened. Cards that only some may see are `null` for the others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicEvent"))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say who, what and where")]
pub enum Event {
    /// A deck was handed in; only its owner sees it.
    DeckChosen { seat: Seat, deck: Option<Box<Deck>> },
    /// An event of the third player's set was chosen for a tournament.
    EventChosen { seat: Seat, card: Card },
    /// The landscapes of the start lie as their owner wants.
    Arranged { seat: Seat, lands: [Terrain; 6] },
    /// The start player is known.
    Starts { seat: Seat },
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
    /// The die of an attack fell.
    Fought { by: Seat, on: Seat, card: Card, number: u8, won: bool },
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
    /// An own expansion was demolished.
    Demolished {
        seat: Seat,
        card: Card,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Slot,
    },
    /// An expansion went back to the hand of its owner.
    TakenBack {
        seat: Seat,
        card: Card,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Slot,
        by: Card,
    },
    /// A trade was offered.
    Offered {
        seat: Seat,
        to: Seat,
        #[cfg_attr(feature = "ts", ts(type = "Partial<Record<Good, number>>"))]
        give: Amounts,
        #[cfg_attr(feature = "ts", ts(type = "Partial<Record<Good, number>>"))]
        want: Amounts,
    },
    /// The trade was agreed to, or declined.
    Answered { seat: Seat, accepts: bool },
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
    /// A hand was shown to another player.
    HandShown { seat: Seat, to: Seat },
    /// A card was taken from another hand; both know which.
    Stolen { seat: Seat, from: Seat, card: Option<Card> },
    /// A token changed hands.
    TokenMoved { which: Token, holder: Option<Seat> },
    /// From now on attacks and neutral actions may be played.
    ActionsAllowed,
    /// A citadel was built.
    CitadelBuilt {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: Site,
    },
    /// A wizard came to a landscape.
    WizardCame {
        seat: Seat,
        card: Card,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Land,
    },
    /// A wizard left a landscape.
    WizardLeft {
        seat: Seat,
        card: Card,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Land,
    },
    /// A wizard has so much power now.
    Power {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Land,
        card: Card,
        power: u8,
    },
    /// The spell of a book was cast.
    Cast { seat: Seat, card: Card },
    /// An action card was stopped by Countermagic.
    Stopped { seat: Seat, card: Card, by: Seat },
    /// The event of the own turn did not happen: the face of the die, or this card.
    LeaptOver {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// The die of a Magic Kitchen fell.
    Brewed { seat: Seat, number: u8, won: bool },
    /// Events were looked at.
    LookedAtEvents { seat: Seat },
    /// An event that was looked at went on top of the stack, or under it.
    EventMoved { seat: Seat, under: bool },
    /// An event left the game.
    Banished { seat: Seat, card: Card },
    /// The top card of a stack was looked at; only who looked sees which.
    Glimpsed { seat: Seat, stack: u8, card: Option<Card> },
    /// A unit became twice as strong.
    Braced {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Slot,
    },
    /// Two cards of a realm changed places.
    CardsSwapped {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "[string, string]"))]
        at: [Slot; 2],
    },
    /// Two landscapes of two realms changed places.
    LandsSwapped {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        own: Land,
        with: Seat,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        other: Land,
    },
    /// Two wizards fought.
    Dueled { by: Seat, on: Seat, dice: [u8; 2], sums: [u8; 2] },
    /// A witch was laid on a building.
    Bewitched {
        by: Seat,
        on: Seat,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Slot,
    },
    /// A witch was driven out.
    WitchLeft {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Slot,
    },
    /// A card was taken out of the discard pile.
    Fetched { seat: Seat, card: Card },
    /// A spell book was stolen.
    Filched {
        seat: Seat,
        from: Seat,
        card: Card,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Slot,
    },
    /// An attack was turned to another player; it lapses where it can hit nothing there.
    TurnedAway { by: Seat, from: Seat, to: Seat, card: Card, lapses: bool },
    /// The die of a Mercenary Camp fell.
    Camped { seat: Seat, number: u8, won: bool },
    /// A border post was laid at an end of a row.
    PostLaid { seat: Seat, card: Card, right: bool },
    /// A border post was discarded.
    PostLeft { seat: Seat, card: Card, right: bool },
    /// The points that each player needs to win have changed.
    TargetMoved { targets: Vec<u8> },
    /// A truce was called, or is over.
    Truce { seat: Option<Seat> },
    /// An event goes by these ranks, the first one first.
    Ranked { order: [Seat; 3] },
    /// A landscape that was drawn went under the stack.
    Redrawn { seat: Seat, ground: Ground },
    /// A card went from one hand to another; who chose it and both owners know which.
    HandedOver { seat: Seat, from: Seat, to: Seat, card: Option<Card> },
    /// A fleet was lost in a storm.
    Wrecked {
        seat: Seat,
        card: Card,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Slot,
    },
    /// The game is over; nobody has won where it ended by the turn limit.
    Over { winners: SeatSet, points: Vec<u8> },
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
            Event::Drew { seat, card, .. } | Event::Glimpsed { seat, card, .. } if !sees(*seat) => {
                *card = None
            }
            Event::PutUnder { card, knows, .. } => {
                let knows = *knows;
                if !knows.iter().any(sees) && eye != Eye::Arbiter {
                    *card = None;
                }
            }
            Event::DeckChosen { seat, deck } if !sees(*seat) => *deck = None,
            Event::HandedOver { seat, from, to, card }
                if ![*seat, *from, *to].into_iter().any(sees) =>
            {
                *card = None
            }
            Event::Stolen { seat, from, card } if !sees(*seat) && !sees(*from) => *card = None,
            _ => {}
        }
        Some(event)
    }
}
