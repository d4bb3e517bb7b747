//! The position: one flat value.

use realm::{
    Amounts, Ground, Groups, Kinds, Land, List, Piles, Realm, Road, Secret, Site, Slot, Slots,
    Store,
};
use serde::{Deserialize, Serialize};
use table::{Agenda, Seat, SeatSet, ToAct};

use crate::card::Card;
use crate::decision::Why;
use crate::events::EventStack;
use crate::hand::Hand;
use crate::pair::Pair;
use crate::setup::Terms;
use crate::tally::Tally;

/// How many stacks of cards there can be: four of each player in the tournament.
pub(crate) const STACKS: usize = 8;
/// How many face-down cards the stacks hold in all.
pub(crate) const STACKED: usize = 80;
/// How many cards one stack can hold.
pub(crate) const STACK_MOST: usize = 40;
/// How many cards a discard pile can hold.
pub(crate) const DISCARDS: usize = 80;

/// A face of the event die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "EventFace"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "they are what they are called")]
pub enum Face {
    Brigands,
    Trade,
    Celebration,
    Harvest,
    EventCard,
}

impl Face {
    /// All faces with the number of sides that show them.
    pub const ALL: [(Face, u8); 5] = [
        (Face::Brigands, 1),
        (Face::Trade, 1),
        (Face::Celebration, 1),
        (Face::Harvest, 1),
        (Face::EventCard, 2),
    ];
}

/// Where a game stands, when nothing else has to be settled first. Asked at every step, so its tag is a plain byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Stage {
    /// Tournament: these have still to hand in a deck.
    Decks { waiting: SeatSet },
    /// Chance says who starts.
    Lot,
    /// This seat chooses the stack its first hand comes from.
    Hand { seat: Seat, taken: Option<u8> },
    /// This seat may lay its landscapes anew.
    Arrange { seat: Seat },
    /// The preparatory round: this seat builds one thing or passes; `out` are those who have passed.
    Prepare { seat: Seat, out: SeatSet },
    /// The game is over.
    Over { winners: SeatSet },
    /// Before the roll.
    Before,
    /// The dice are settled.
    Roll,
    /// The action phase.
    Action,
    /// The hand is filled, or cut.
    Fill,
    /// One card may be exchanged.
    Exchange,
    /// The card is given; another is due.
    Replace,
}

impl Stage {
    /// Whom the game waits for where nothing has to be settled first; `on_turn` is whose turn it is.
    #[inline]
    pub(crate) fn waits(self, on_turn: Seat) -> ToAct {
        if self.is_of_a_turn() { waits_for(on_turn) } else { self.waits_besides() }
    }

    /// The same where no turn is under way.
    #[cold]
    fn waits_besides(self) -> ToAct {
        match self {
            Stage::Decks { waiting } => ToAct::Seats(waiting),
            Stage::Lot => ToAct::Nature,
            Stage::Hand { seat, .. } | Stage::Arrange { seat } | Stage::Prepare { seat, .. } => {
                waits_for(seat)
            }
            _ => ToAct::Nobody,
        }
    }

    /// Whether nothing goes on from here by itself, wherever the game stands.
    #[inline]
    pub(crate) fn rests(self) -> bool {
        !matches!(self, Stage::Roll | Stage::Fill | Stage::Exchange)
    }

    /// Whether a turn is under way.
    #[inline]
    pub(crate) fn is_of_a_turn(self) -> bool {
        use Stage::{Action, Before, Exchange, Fill, Replace, Roll};
        matches!(self, Before | Roll | Action | Fill | Exchange | Replace)
    }
}

/// Something that has to be settled before the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    /// Chance: the dice of the turn.
    Roll,
    /// Chance: the die that may turn an attack away.
    Ward { seat: Seat, card: Card },
    /// Chance: the top card of this stack is drawn.
    Draw { seat: Seat, stack: u8 },
    /// Chance: what lies in this stack and nobody has seen.
    Look { seat: Seat, stack: u8, takes: u8 },
    /// Chance: the next event.
    Event,
    /// Chance: the two landscapes of a new settlement.
    Lands { site: Site },

    /// Which stores pay: so many of each kind, and so many of any.
    Pay { seat: Seat, due: Amounts, any: u8, why: Why },
    /// Which resource of the price is left out.
    Spare { seat: Seat, price: Amounts },
    /// What is gained, and where it lies.
    Gain { seat: Seat, kinds: Kinds, left: u8, why: Why },
    /// What is taken from the opponent, and where it lies.
    Rob { seat: Seat, left: u8, may_stop: bool, why: Why },
    /// What is given back to the opponent.
    GiveBack { seat: Seat },
    /// Which store is filled from the opponent's.
    Plunder { seat: Seat, card: Card },
    /// What is bought for gold.
    Buy { seat: Seat, left: u8, why: Why },
    /// Which of the two landscapes goes above the row.
    Lay { seat: Seat, site: Site, lands: [Ground; 2] },
    /// Which two landscapes a Scout finds.
    Scout { seat: Seat, site: Site },
    /// Whether a Sebastian is played.
    Preach { seat: Seat, event: Card },
    /// Riots: the tax, or which unit goes.
    Tax { seat: Seat, price: u8, event: Card },
    /// Which buildings are named for the feud.
    Name { seat: Seat, named: Slots, event: Card },
    /// Which of these cards the player loses.
    Lose { seat: Seat, among: Slots, by: Card },
    /// Which building burns.
    Burn { seat: Seat, by: Card },
    /// Whether the die is rolled against an attack.
    Protect { seat: Seat, card: Card },
    /// Under which stack a card goes that everybody saw.
    Under { seat: Seat, card: Card, owner: Seat },
    /// Which card of the opponent's hand is taken out, to go under a stack.
    Pull { seat: Seat, left: u8 },
    /// Under which stacks the cards go that were taken out of the opponent's hand.
    Bury { seat: Seat },
    /// Which card of the opponent's hand is taken.
    Steal { seat: Seat },
    /// What is moved by a Relocation.
    Relocate { seat: Seat, first: Option<Spot> },
    /// Which Bath House the doctor visits.
    Visit { seat: Seat, by: Card },
    /// Wool or grain.
    Tithe { seat: Seat },
    /// Which card comes out of the discard pile.
    Fetch { seat: Seat, card: Card },
    /// Which stack is looked through.
    Browse { seat: Seat },
    /// Which card is taken from the stack that was looked through.
    TakeFrom { seat: Seat, stack: u8, left: u8 },
}

/// Something in a realm that can change its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    Land(Land),
    Slot(Slot),
}

/// What waits until what is asked now is settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    /// A Marketplace of the one who is not on turn looks at what the opponent got; then comes the event die.
    OtherMarket,
    /// The face of the event die.
    Face,
    /// Both choose what they gain, or one.
    Gain {
        seat: Seat,
        kinds: Kinds,
        count: u8,
        why: Why,
    },
    /// One more is taken from the opponent.
    Rob {
        seat: Seat,
        left: u8,
        may_stop: bool,
        why: Why,
    },
    /// One resource goes back to the opponent.
    GiveBack {
        seat: Seat,
    },
    /// So many go into this store.
    Receive {
        seat: Seat,
        store: Store,
        count: u8,
        why: Why,
    },
    /// One more may be bought.
    Buy {
        seat: Seat,
        left: u8,
        why: Why,
    },
    /// A card is placed, now that it is paid.
    Place {
        seat: Seat,
        card: Card,
        slot: Slot,
    },
    /// A centre card is laid, now that it is paid.
    Road {
        road: Road,
    },
    Settlement {
        site: Site,
        scout: bool,
    },
    City {
        site: Site,
    },
    /// What a card does when it is built.
    OnBuilt {
        seat: Seat,
        card: Card,
    },
    /// An event card takes hold of a player.
    Settle {
        card: Card,
        seat: Seat,
    },
    /// One more building is named.
    Name {
        seat: Seat,
        named: Slots,
        event: Card,
    },
    /// One more card is taken out of the opponent's hand.
    Pull {
        seat: Seat,
        left: u8,
    },
    /// The cards that were taken out go under stacks.
    Bury {
        seat: Seat,
    },
    /// An attack that was not turned away.
    Strike {
        seat: Seat,
        card: Card,
    },
    /// A card is discarded after it has done its work.
    Discard {
        seat: Seat,
        card: Card,
    },
    /// A stack is looked through, now that it is paid.
    Look {
        seat: Seat,
        stack: u8,
        takes: u8,
    },
    /// A card is drawn from the top of a stack.
    Draw {
        seat: Seat,
        stack: u8,
    },
    /// A first hand is complete.
    HandTaken {
        stack: u8,
    },
    /// The other one, or the same, goes on in the preparatory round.
    NextBuilder,
    /// A card was exchanged, and the turn is over.
    EndTurn,
}

/// The turn under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    pub seat: Seat,
    /// How many turns were begun.
    pub count: u32,
    /// The number that a card has named, or that was rolled.
    pub number: Option<u8>,
    /// The face that a card has set, or that was rolled.
    pub face: Option<Face>,
    /// Whether the dice of this turn have fallen.
    pub rolled: bool,
    /// Who gets one more at this turn's celebration.
    pub herald: bool,
    /// How many Mints were used.
    pub minted: u8,
}

/// The position of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Duel {
    pub(crate) terms: Terms,
    pub(crate) stage: Stage,
    pub(crate) ask: Option<Ask>,
    /// Whom the game waits for, as stage and ask say: it is asked at every step.
    pub(crate) waits: ToAct,
    pub(crate) agenda: Agenda<Task, 16>,
    pub(crate) turn: Turn,
    pub(crate) realms: Pair<Realm<Card>>,
    pub(crate) tallies: Pair<Tally>,
    /// Where the Gold Cache lies.
    pub(crate) caches: Pair<Option<(Card, Land)>>,
    /// The victory points of both, advantages included.
    pub(crate) scores: Pair<u8>,
    /// Whether the one on turn has as many as win at once.
    pub(crate) reached: bool,
    /// Who has the strength advantage.
    pub(crate) strongest: Option<Seat>,
    /// Who has the trade advantage.
    pub(crate) richest: Option<Seat>,
    pub(crate) hands: Pair<Hand>,
    /// Cards on their way from a hand to a stack.
    pub(crate) pulled: List<Secret<Card>, 2>,
    pub(crate) piles: Piles<Card, STACKS, STACKED>,
    /// The groups of face-down cards that may be in use.
    pub(crate) groups: Groups,
    /// The cards that nobody has seen, by their backs; of each player's deck in a tournament.
    pub(crate) pools: [List<Card, STACK_MOST>; 4],
    /// The discard pile, the top card last; of each player in a tournament, the first one's for both otherwise.
    pub(crate) discards: [List<Card, DISCARDS>; 2],
    /// How many cards lie in the open stack.
    pub(crate) open: u8,
    pub(crate) events: EventStack,
    /// The landscapes of the stack, in no order: it is shuffled.
    pub(crate) grounds: List<Ground, 12>,
    pub(crate) roads: u8,
    pub(crate) settlements: u8,
    pub(crate) cities: u8,
    /// The decks of a tournament.
    pub(crate) decks: [Option<crate::deck::Deck>; 2],
    /// Whose deck is open to both, one bit each.
    pub(crate) open_decks: u8,
    /// Who started.
    pub(crate) first: Seat,
}

impl Duel {
    /// Both seats, the one on turn first.
    #[inline]
    pub(crate) fn in_order(&self) -> [Seat; 2] {
        [self.turn.seat, other(self.turn.seat)]
    }

    #[inline]
    pub(crate) fn realm(&self, seat: Seat) -> &Realm<Card> {
        &self.realms[seat]
    }

    #[inline]
    pub(crate) fn tally(&self, seat: Seat) -> &Tally {
        &self.tallies[seat]
    }

    /// The victory points of a seat, advantages included.
    #[inline]
    pub fn victory_points(&self, seat: Seat) -> u8 {
        self.scores[seat]
    }

    /// Notes whether the one on turn has won, where points or the turn have changed.
    #[inline]
    pub(crate) fn note_reached(&mut self) {
        self.reached = self.victory_points(self.turn.seat) >= self.terms.wins_at_once;
    }

    /// Something has to be settled before the game goes on.
    #[inline]
    pub(crate) fn pose(&mut self, ask: Ask) {
        self.waits = ask.waits();
        self.ask = Some(ask);
    }
}

impl Ask {
    /// Whom the game waits for.
    #[inline]
    pub(crate) fn waits(&self) -> ToAct {
        self.seat().map_or(ToAct::Nature, waits_for)
    }

    /// Who is asked; nobody where it is chance.
    #[inline]
    pub(crate) fn seat(&self) -> Option<Seat> {
        match *self {
            Ask::Roll
            | Ask::Ward { .. }
            | Ask::Draw { .. }
            | Ask::Look { .. }
            | Ask::Event
            | Ask::Lands { .. } => None,
            Ask::Pay { seat, .. }
            | Ask::Spare { seat, .. }
            | Ask::Gain { seat, .. }
            | Ask::Rob { seat, .. }
            | Ask::GiveBack { seat }
            | Ask::Plunder { seat, .. }
            | Ask::Buy { seat, .. }
            | Ask::Lay { seat, .. }
            | Ask::Scout { seat, .. }
            | Ask::Preach { seat, .. }
            | Ask::Tax { seat, .. }
            | Ask::Name { seat, .. }
            | Ask::Lose { seat, .. }
            | Ask::Burn { seat, .. }
            | Ask::Protect { seat, .. }
            | Ask::Under { seat, .. }
            | Ask::Pull { seat, .. }
            | Ask::Bury { seat }
            | Ask::Steal { seat }
            | Ask::Relocate { seat, .. }
            | Ask::Visit { seat, .. }
            | Ask::Tithe { seat }
            | Ask::Fetch { seat, .. }
            | Ask::Browse { seat }
            | Ask::TakeFrom { seat, .. } => Some(seat),
        }
    }
}

/// The game waits for this seat alone.
#[inline]
fn waits_for(seat: Seat) -> ToAct {
    ToAct::Seats(SeatSet::only(seat))
}

/// The other one of the two.
#[inline]
pub(crate) fn other(seat: Seat) -> Seat {
    if seat.index() == 0 { Seat::new(1) } else { Seat::new(0) }
}
