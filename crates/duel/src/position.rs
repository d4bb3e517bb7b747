//! The position: one flat value.

use realm::{
    Amounts, Ground, Kinds, Land, List, Piles, Realm, Road, Secret, Site, Slot, Slots, Store,
};
use serde::{Deserialize, Serialize};
use table::{Agenda, Seat, SeatSet, ToAct};

use crate::card::Card;
use crate::decision::Why;
use crate::events::EventStack;
use crate::setup::Terms;
use crate::tally::Tally;

/// How many stacks of cards there can be: four of each player in the tournament.
pub(crate) const STACKS: usize = 8;
/// How many face-down cards the stacks hold in all.
pub(crate) const STACKED: usize = 80;
/// How many cards one stack can hold.
pub(crate) const STACK_MOST: usize = 40;
/// How many cards a hand can hold: five by the rules, one more in the middle of an exchange.
pub(crate) const HAND: usize = 8;
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

/// Where a game stands, when nothing else has to be settled first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    /// The game is over.
    Over { winners: SeatSet },
}

impl Stage {
    /// Whether a turn is under way.
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
    /// The landscapes with the number of the turn yield.
    Produce,
    /// A Marketplace looks at what the opponent got.
    Market(Seat),
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
    pub(crate) waits: Waits,
    pub(crate) agenda: Agenda<Task, 16>,
    pub(crate) turn: Turn,
    pub(crate) realms: [Realm<Card>; 2],
    pub(crate) tallies: [Tally; 2],
    /// Where the Gold Cache lies.
    pub(crate) caches: [Option<(Card, Land)>; 2],
    /// Who has the strength advantage.
    pub(crate) strongest: Option<Seat>,
    /// Who has the trade advantage.
    pub(crate) richest: Option<Seat>,
    pub(crate) hands: [List<Secret<Card>, HAND>; 2],
    /// Cards on their way from a hand to a stack.
    pub(crate) pulled: List<Secret<Card>, 2>,
    pub(crate) piles: Piles<Card, STACKS, STACKED>,
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
        &self.realms[seat.index()]
    }

    #[inline]
    pub(crate) fn tally(&self, seat: Seat) -> &Tally {
        &self.tallies[seat.index()]
    }

    /// The victory points of a seat, advantages included.
    #[inline]
    pub fn victory_points(&self, seat: Seat) -> u8 {
        let tokens = [self.strongest, self.richest];
        self.tally(seat).points.victory
            + tokens.iter().filter(|&&holder| holder == Some(seat)).count() as u8
    }

    /// Whom the game waits for, from what it is about.
    pub(crate) fn computed_waits(&self) -> Waits {
        match self.computed_to_act() {
            ToAct::Seats(seats) => {
                Waits(seats.iter().fold(0, |bits, seat| bits | 1 << seat.index()))
            }
            ToAct::Nature => Waits::NATURE,
            ToAct::Nobody => Waits::NOBODY,
        }
    }

    fn computed_to_act(&self) -> ToAct {
        if let Some(ask) = &self.ask {
            return ask.seat().map_or(ToAct::Nature, |seat| ToAct::Seats(SeatSet::only(seat)));
        }
        match self.stage {
            Stage::Decks { waiting } => ToAct::Seats(waiting),
            Stage::Lot => ToAct::Nature,
            Stage::Hand { seat, .. } | Stage::Arrange { seat } | Stage::Prepare { seat, .. } => {
                ToAct::Seats(SeatSet::only(seat))
            }
            Stage::Over { .. } => ToAct::Nobody,
            _ => ToAct::Seats(SeatSet::only(self.turn.seat)),
        }
    }
}

impl Ask {
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

/// Whom a game waits for, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Waits(u8);

impl Waits {
    pub(crate) const NOBODY: Waits = Waits(0);
    const NATURE: Waits = Waits(4);

    /// Whether the game waits for this seat.
    #[inline]
    pub(crate) fn is_for(self, seat: Seat) -> bool {
        self.0 & 3 & (1 << seat.index()) != 0
    }

    #[inline]
    pub(crate) fn to_act(self) -> ToAct {
        match self.0 {
            0 => ToAct::Nobody,
            1 => ToAct::Seats(SeatSet::only(Seat::new(0))),
            2 => ToAct::Seats(SeatSet::only(Seat::new(1))),
            3 => ToAct::Seats(SeatSet::first(2)),
            _ => ToAct::Nature,
        }
    }
}

/// The other one of the two.
#[inline]
pub(crate) fn other(seat: Seat) -> Seat {
    Seat::new(1 - seat.index())
}
