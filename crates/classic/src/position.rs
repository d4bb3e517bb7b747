//! The position: one flat value.

use realm::{Ground, Groups, List, Piles, Realm, Secret};
use serde::{Deserialize, Serialize};
use table::{Agenda, Seat, SeatSet, ToAct};

use crate::accord::Accord;
use crate::ask::{Ask, Task};
use crate::card::Card;
use crate::deck::Deck;
use crate::magic::Charms;
use crate::setup::Terms;
use crate::tally::Tally;

/// How many play at most.
pub(crate) const SEATS: usize = 3;
/// The event stack lies behind the draw stacks, of which there are at most twelve.
pub(crate) const EVENTS: usize = 12;
/// How many stacks there are at most, with that of the events.
pub(crate) const STACKS: usize = EVENTS + 1;
/// How many face-down cards the stacks hold in all.
pub(crate) const STACKED: usize = 136;
/// How many cards of one stack nobody may have seen.
pub(crate) const UNSEEN: usize = 24;
/// How many cards a pool has at most.
pub(crate) const POOL: usize = 72;
/// The pool of the events; those before it are of the draw stacks.
pub(crate) const EVENT_POOL: usize = 3;
/// How many cards a hand can hold: seven by the limit, and what one turn can bring on top.
pub(crate) const HAND: usize = 24;
/// How many cards a discard pile can hold.
pub(crate) const DISCARDS: usize = 112;
/// How many landscapes the stack has at most.
pub(crate) const GROUNDS: usize = 18;

/// A face of the event die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicFace"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "they are what they are called")]
pub enum Face {
    Brigands,
    Mill,
    Tournament,
    Plenty,
    EventCard,
}

impl Face {
    /// All faces with the number of sides that show them.
    pub const ALL: [(Face, u8); 5] = [
        (Face::Brigands, 1),
        (Face::Mill, 1),
        (Face::Tournament, 1),
        (Face::Plenty, 1),
        (Face::EventCard, 2),
    ];
}

/// Where a game stands, when nothing else has to be settled first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Tournament: these have still to hand in a deck.
    Decks { waiting: SeatSet },
    /// These have still to lay their landscapes.
    Arrange { waiting: SeatSet },
    /// Chance says who starts.
    Lot,
    /// This seat chooses the stack its first hand comes from; `taken` are the stacks of the others, one bit each.
    Hand { seat: Seat, taken: u16 },
    /// Tournament of three: this seat chooses an event of the third player's set.
    Events { seat: Seat },
    /// Before the roll.
    Before,
    /// The dice are settled.
    Roll,
    /// The free actions.
    Action,
    /// The hand is filled, or cut. Who was at the limit or above may exchange a card then.
    Fill { exchange: bool },
    /// One card may be exchanged.
    Exchange,
    /// A card lies under this stack; another is due from it.
    Replace { stack: u8 },
    /// The game is over.
    Over { winners: SeatSet },
}

impl Stage {
    /// Whether a turn is under way.
    #[inline]
    pub(crate) fn is_of_a_turn(self) -> bool {
        !matches!(
            self,
            Stage::Decks { .. }
                | Stage::Arrange { .. }
                | Stage::Lot
                | Stage::Hand { .. }
                | Stage::Events { .. }
                | Stage::Over { .. }
        )
    }
}

/// The turn under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    pub seat: Seat,
    /// How many turns were begun.
    pub count: u32,
    /// The number that a card has named, or that was rolled.
    pub number: Option<u8>,
    /// The face that a spell has set, or that was rolled.
    pub face: Option<Face>,
    /// Whether the dice of this turn have fallen.
    pub rolled: bool,
    /// How many offers of this turn were declined.
    pub declined: u8,
    /// The stacks that were used by this turn's event, one bit each.
    pub browsed: u16,
    /// Whether a Scout finds the landscapes of the settlement that is being built.
    pub scouting: bool,
    /// How many Magic Mills were used.
    pub milled: u8,
    /// How many Magic Leagues were used.
    pub leagued: u8,
    /// How many landscapes of the settlement that is being built went under the stack.
    pub redrawn: u8,
    /// Who has paid a Mercenary Troop in this turn.
    pub covered: SeatSet,
    /// The spell books that each seat has used, one bit each.
    pub cast: [u16; SEATS],
}

impl Turn {
    /// A turn of this seat in which nothing has happened yet.
    pub(crate) fn new(seat: Seat) -> Turn {
        Turn {
            seat,
            count: 0,
            number: None,
            face: None,
            rolled: false,
            declined: 0,
            browsed: 0,
            scouting: false,
            milled: 0,
            leagued: 0,
            redrawn: 0,
            covered: SeatSet::EMPTY,
            cast: [0; SEATS],
        }
    }
}

/// The position of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Classic {
    pub(crate) terms: Terms,
    pub(crate) stage: Stage,
    pub(crate) ask: Option<Ask>,
    /// Whom the game waits for, as stage and ask say: it is asked at every step.
    pub(crate) waits: Waits,
    pub(crate) agenda: Agenda<Task, 16>,
    pub(crate) turn: Turn,
    pub(crate) realms: [Realm<Card>; SEATS],
    pub(crate) charms: [Charms; SEATS],
    pub(crate) tallies: [Tally; SEATS],
    /// Who has the knight token.
    pub(crate) strongest: Option<Seat>,
    /// Who has the windmill token.
    pub(crate) richest: Option<Seat>,
    /// Whether attacks and neutral actions may be played: once they may, they always may.
    pub(crate) unlocked: bool,
    pub(crate) hands: [List<Secret<Card>, HAND>; SEATS],
    /// Cards on their way from a hand to a stack, and events that are being looked at.
    pub(crate) pulled: List<Secret<Card>, 3>,
    /// The groups of face-down cards that may be in use.
    pub(crate) groups: Groups,
    /// The draw stacks, and behind them that of the events.
    pub(crate) piles: Piles<Card, STACKS, STACKED>,
    /// The cards that nobody has seen, of the draw stacks and of the events.
    pub(crate) pools: [List<Card, POOL>; EVENT_POOL + 1],
    /// The discard pile, the top card last.
    pub(crate) discards: [List<Card, DISCARDS>; SEATS],
    /// The landscapes of the stack.
    pub(crate) grounds: Piles<Ground, 1, GROUNDS>,
    /// Those of them that nobody has seen.
    pub(crate) ground_pool: List<Ground, GROUNDS>,
    pub(crate) roads: u8,
    pub(crate) settlements: u8,
    pub(crate) cities: u8,
    pub(crate) citadels: u8,
    /// The events that have left the game.
    pub(crate) banished: List<Card, 8>,
    /// What three players have agreed on.
    pub(crate) accord: Accord,
    /// The decks of a tournament.
    pub(crate) decks: [Option<Deck>; SEATS],
    /// Whose deck is open to all.
    pub(crate) open_decks: SeatSet,
    /// The events of the third player's set that were chosen for a tournament.
    pub(crate) picked: List<Card, SEATS>,
    /// The events that everybody has seen before they were shuffled again.
    pub(crate) proven: List<Card, 24>,
}

impl Classic {
    /// How many play.
    #[inline]
    pub(crate) fn count(&self) -> usize {
        self.terms.seats.into()
    }

    /// All seats.
    #[inline]
    pub(crate) fn everybody(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.count())
    }

    /// All seats, the one on turn first.
    #[inline]
    pub(crate) fn in_order(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let (first, count) = (self.turn.seat.index(), self.count());
        (0..count).map(move |step| Seat::new((first + step) % count))
    }

    /// The others, the next one first.
    #[inline]
    pub(crate) fn rivals(
        &self,
        seat: Seat,
    ) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let (first, count) = (seat.index(), self.count());
        (1..count).map(move |step| Seat::new((first + step) % count))
    }

    #[inline]
    pub(crate) fn realm(&self, seat: Seat) -> &Realm<Card> {
        &self.realms[seat.index()]
    }

    #[inline]
    pub(crate) fn tally(&self, seat: Seat) -> &Tally {
        &self.tallies[seat.index()]
    }

    /// The victory points of a seat, tokens included.
    #[inline]
    pub fn victory_points(&self, seat: Seat) -> u8 {
        let tokens = [self.strongest, self.richest];
        self.tally(seat).points.victory
            + tokens.iter().filter(|&&holder| holder == Some(seat)).count() as u8
    }

    /// Whom the game waits for, from what it is about.
    pub(crate) fn computed_waits(&self) -> Waits {
        let seats =
            |seats: SeatSet| Waits(seats.iter().fold(0, |bits, seat| bits | 1 << seat.index()));
        if let Some(ask) = &self.ask {
            return ask.seat().map_or(Waits::NATURE, |seat| seats(SeatSet::only(seat)));
        }
        match self.stage {
            Stage::Decks { waiting } | Stage::Arrange { waiting } => seats(waiting),
            Stage::Lot => Waits::NATURE,
            Stage::Hand { seat, .. } | Stage::Events { seat } => seats(SeatSet::only(seat)),
            Stage::Over { .. } => Waits::NOBODY,
            _ => seats(SeatSet::only(self.turn.seat)),
        }
    }
}

/// Whom a game waits for, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Waits(u8);

impl Waits {
    pub(crate) const NOBODY: Waits = Waits(0);
    const NATURE: Waits = Waits(1 << SEATS);

    /// Whether the game waits for this seat.
    #[inline]
    pub(crate) fn is_for(self, seat: Seat) -> bool {
        seat.index() < SEATS && self.0 & (1 << seat.index()) != 0
    }

    #[inline]
    pub(crate) fn to_act(self) -> ToAct {
        match self {
            Waits::NOBODY => ToAct::Nobody,
            Waits::NATURE => ToAct::Nature,
            Waits(bits) => {
                let mut seats = SeatSet::EMPTY;
                for seat in (0..SEATS).filter(|seat| bits >> seat & 1 == 1) {
                    seats = seats.with(Seat::new(seat));
                }
                ToAct::Seats(seats)
            }
        }
    }
}
