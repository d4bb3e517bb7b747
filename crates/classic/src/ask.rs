//! What has to be settled before the game goes on, and what waits behind that.

use realm::{Amounts, Ground, Kinds, Land, Road, Site, Slot, Slots, Store};
use table::{Seat, SeatSet};

use crate::card::Card;
use crate::decision::Why;

/// Something that has to be settled before the game goes on. `seat` is always who is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    /// Chance: the dice of the turn.
    Roll,
    /// Chance: the die of an attack.
    Die { attack: Attack, countered: bool },
    /// Chance: the top card of this stack is drawn.
    Draw { to: Seat, stack: u8 },
    /// Chance: what lies in this stack and nobody has seen.
    Look { to: Seat, stack: u8, takes: u8, may_stop: bool },
    /// Chance: the next event.
    Event,
    /// Chance: a landscape of a new settlement; the first of the two where nothing lies there yet.
    Ground { site: Site },

    /// Chance: what the top cards of the event stack are that nobody has seen.
    Peek { to: Seat },
    /// Chance: what the top card of this stack is.
    Glimpse { to: Seat, stack: u8 },
    /// Chance: what lies in the event stack and nobody has seen.
    Study { to: Seat },
    /// Chance: what lies in the landscape stack and nobody has seen.
    Survey { to: Seat, land: Land },
    /// Chance: the die of a Magic Kitchen.
    Brew { to: Seat, at: Slot },
    /// Chance: both dice of a duel between wizards.
    Duel { by: Seat, own: Land, on: Seat, other: Land },
    /// Chance: the die of a Mercenary Camp.
    Camp { attack: Attack, at: Slot },
    /// Chance: the ranks of players who are level in everything, for this event.
    Order { card: Card },
    /// Chance: which card of a hand goes to another one.
    Snatch { from: Seat, to: Seat, left: u8 },

    /// Which stores pay: so many of each kind, and so many of any.
    Pay { seat: Seat, due: Amounts, any: u8, why: Why },
    /// What a Caravan takes along: one or two.
    Load { seat: Seat, loaded: u8 },
    /// What is gained, and where it lies.
    Gain { seat: Seat, kinds: Kinds, left: u8, why: Why },
    /// What is taken from another, and where it lies.
    Rob { seat: Seat, from: Seat, left: u8, may_stop: bool, why: Why },
    /// What is given back.
    GiveBack { seat: Seat, to: Seat },
    /// Whether the first landscape of the settlement goes above the row or below.
    Lay { seat: Seat, site: Site, ground: Ground },
    /// Which two landscapes a Scout finds.
    Scout { seat: Seat, site: Site },
    /// Whether a trade is agreed to.
    Offer { seat: Seat, give: Amounts, want: Amounts },
    /// Whether a card is played against the attack.
    Counter { seat: Seat, attack: Attack },
    /// Which of these cards its owner takes back.
    TakeBack { seat: Seat, of: Seat, among: Slots, by: Card },
    /// Which cards leave a hand that is too large.
    Cut { seat: Seat },
    /// Which card of another hand is taken out, to go under a stack.
    Pull { seat: Seat, of: Seat, left: u8 },
    /// Under which stack the cards go that were taken out of another hand.
    Bury { seat: Seat, of: Seat },
    /// Which card of another hand is taken.
    Steal { seat: Seat, from: Seat },
    /// Which stack is looked through.
    Browse { seat: Seat },
    /// Which card is taken from the stack that was looked through.
    TakeFrom { seat: Seat, stack: u8, left: u8, may_stop: bool },
    /// Which card of the hand goes under a stack for the one that was taken.
    PutBack { seat: Seat },

    /// Which wizards pay magic power.
    Spend { seat: Seat, left: u8 },
    /// Whether a card of another player is stopped by Countermagic.
    Veto { seat: Seat, of: Seat, card: Card },
    /// Under which stack a card goes that everybody saw.
    Under { seat: Seat, card: Card },
    /// Whether the own event does not happen: the face of the die, or this card.
    Leap { seat: Seat, event: Option<Card> },
    /// What the event die shows.
    Face { seat: Seat },
    /// Where the events go that were looked at.
    Fate { seat: Seat },
    /// From which stack the next two cards are drawn.
    Inspire { seat: Seat, taken: u16 },
    /// Of which stack the top card is looked at.
    Prophesy { seat: Seat, left: u8, seen: u16 },
    /// Which card of the hand is exchanged, and for one of which stack.
    Exchange { seat: Seat },
    /// Which unit becomes twice as strong.
    Brace { seat: Seat },
    /// Which two cards change places.
    Move { seat: Seat, first: Option<Slot> },
    /// Which landscapes are swapped: the own one first.
    SwapLand { seat: Seat, with: Seat, own: Option<Land> },
    /// Which wizards fight: the own one first.
    Challenge { seat: Seat, on: Seat, own: Option<Land> },
    /// Which building is bewitched.
    Bewitch { seat: Seat, on: Seat },
    /// Which own landscape is changed for one of the stack.
    ChangeLand { seat: Seat },
    /// Which landscape comes out of the stack in the place of this one.
    ChooseLand { seat: Seat, land: Land },
    /// Which settlement becomes a city.
    Raise { seat: Seat },
    /// On which landscape everything is lost.
    Blow { seat: Seat, on: Seat },
    /// Which card comes out of the discard pile.
    Fetch { seat: Seat },
    /// Which event leaves the game.
    Banish { seat: Seat },
    /// Which spell book is stolen, and then where it lies.
    Filch { seat: Seat, from: Seat, book: Option<Slot> },
    /// Under which stack the whole hand goes.
    Comet { seat: Seat },

    /// Whom something is aimed at: one of these, or both. `split` asks who comes first, where it is both.
    Target { seat: Seat, among: SeatSet, why: Why, both: bool, split: bool },
    /// Whether mercenaries turn an attack away.
    Hire { seat: Seat, attack: Attack },
    /// Which card of a hand goes to another one.
    HandOver { seat: Seat, from: Seat, to: Seat, left: u8 },
    /// Which cards go under one stack, until so many are left.
    Burn { seat: Seat, keep: u8, stack: Option<u8> },
    /// Which card of the hand is laid, with the help of two others.
    Support { seat: Seat, helpers: [Seat; 2] },
}

/// An attack on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Attack {
    pub by: Seat,
    pub on: Seat,
    pub card: Card,
    /// How many resources it is about, if it is about any.
    pub spoils: u8,
    /// Where it goes against two: 1 while the first is asked, 2 while the second is.
    pub split: u8,
    /// To whom it has come so far.
    pub came_to: SeatSet,
    /// Whose Mercenary Troops have turned it away.
    pub troops: SeatSet,
    /// The mercenaries of its victim that have failed since it came.
    pub tried: Slots,
}

impl Attack {
    pub(crate) fn new(by: Seat, on: Seat, card: Card, spoils: u8) -> Attack {
        let nobody = SeatSet::EMPTY;
        Attack {
            by,
            on,
            card,
            spoils,
            split: 0,
            came_to: nobody,
            troops: nobody,
            tried: Slots::NONE,
        }
    }
}

/// What waits until what is asked now is settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    /// The face of the event die.
    Face,
    /// The landscapes with the number of the turn yield.
    Produce,
    /// Somebody chooses what is gained.
    Gain {
        seat: Seat,
        kinds: Kinds,
        count: u8,
        why: Why,
    },
    /// One more is taken from another.
    Rob {
        seat: Seat,
        from: Seat,
        left: u8,
        may_stop: bool,
        why: Why,
    },
    /// One resource goes back to whom it was taken from.
    GiveBack {
        seat: Seat,
        to: Seat,
    },
    /// So many go into this store.
    Receive {
        seat: Seat,
        store: Store,
        count: u8,
        why: Why,
    },
    /// The other side of a trade pays.
    Charge {
        seat: Seat,
        due: Amounts,
        why: Why,
    },
    /// A Caravan has come back with so many.
    Load {
        seat: Seat,
        loaded: u8,
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
    },
    City {
        site: Site,
    },
    /// The die of an attack is rolled.
    Strike {
        attack: Attack,
        countered: bool,
    },
    /// In a civil war this seat chooses which unit the next one takes back.
    CivilWar {
        seat: Seat,
        of: Seat,
    },
    /// A builder looks through a stack.
    Browse {
        seat: Seat,
    },
    /// For the card that was taken, if one was, another goes under a stack.
    PutBack {
        seat: Seat,
        before: u8,
    },
    /// One more card is taken out of another hand.
    Pull {
        seat: Seat,
        of: Seat,
        left: u8,
    },
    /// A hand above its limit is cut.
    Cut {
        seat: Seat,
    },
    /// A stack is looked through, now that it is paid.
    Look {
        seat: Seat,
        stack: u8,
        takes: u8,
        may_stop: bool,
    },
    /// A first hand is complete.
    HandTaken {
        stack: u8,
    },
    /// A card was exchanged, and the turn is over.
    EndTurn,

    /// A citadel is laid, now that it is paid.
    Citadel {
        site: Site,
    },
    /// A wizard comes to a landscape.
    Station {
        seat: Seat,
        card: Card,
        land: Land,
    },
    /// Magic power is due.
    Spend {
        seat: Seat,
        power: u8,
    },
    /// A wizard gets one magic power for gold.
    Empower {
        seat: Seat,
        land: Land,
    },
    /// An action card is announced, now that it is paid.
    Declare {
        seat: Seat,
        card: Card,
        number: Option<u8>,
    },
    /// An action card that nobody has stopped takes effect.
    Act {
        seat: Seat,
        card: Card,
        number: Option<u8>,
    },
    /// A card that was played goes to the discard pile.
    LayDown {
        seat: Seat,
        card: Card,
    },
    /// A card that everybody saw goes under a stack.
    PutAway {
        seat: Seat,
        card: Card,
    },
    /// The spell of a book takes effect, now that it is paid.
    Spell {
        seat: Seat,
        book: Card,
    },
    /// What was rolled happens, unless it was leapt over.
    FaceHolds,
    /// The event happens, unless it was leapt over.
    EventHolds {
        card: Card,
    },
    /// A Magic Kitchen is tried, now that it is paid.
    Brew {
        seat: Seat,
        at: Slot,
    },
    /// One more event goes back.
    Fate {
        seat: Seat,
    },
    /// The hand of this seat goes under a stack.
    Comet {
        seat: Seat,
    },
    /// The hand is filled from this stack.
    Refill {
        seat: Seat,
        stack: u8,
    },
    /// A card is drawn from the top of a stack.
    Draw {
        seat: Seat,
        stack: u8,
    },
    /// Two more cards may be drawn.
    Inspire {
        seat: Seat,
        taken: u16,
    },
    /// One more top card may be looked at.
    Prophesy {
        seat: Seat,
        left: u8,
        seen: u16,
    },

    /// An attack comes to somebody, who may turn it away.
    Aim {
        attack: Attack,
    },
    /// An attack is turned away, now that it is paid.
    TurnAway {
        attack: Attack,
    },
    /// An attack is carried out.
    Assault {
        attack: Attack,
    },
    /// One more card of a hand goes to another one.
    HandOver {
        seat: Seat,
        from: Seat,
        to: Seat,
        left: u8,
    },
    /// One more card of a hand is drawn unseen by another one.
    Snatch {
        from: Seat,
        to: Seat,
        left: u8,
    },
    /// One more card goes under this stack, until so many are left.
    Burn {
        seat: Seat,
        keep: u8,
        stack: Option<u8>,
    },
}

impl Ask {
    /// Who is asked; nobody where it is chance.
    #[inline]
    pub(crate) fn seat(&self) -> Option<Seat> {
        match *self {
            Ask::Roll
            | Ask::Die { .. }
            | Ask::Draw { .. }
            | Ask::Look { .. }
            | Ask::Event
            | Ask::Ground { .. }
            | Ask::Peek { .. }
            | Ask::Glimpse { .. }
            | Ask::Study { .. }
            | Ask::Survey { .. }
            | Ask::Brew { .. }
            | Ask::Duel { .. }
            | Ask::Camp { .. }
            | Ask::Order { .. }
            | Ask::Snatch { .. } => None,
            Ask::Pay { seat, .. }
            | Ask::Load { seat, .. }
            | Ask::Gain { seat, .. }
            | Ask::Rob { seat, .. }
            | Ask::GiveBack { seat, .. }
            | Ask::Lay { seat, .. }
            | Ask::Scout { seat, .. }
            | Ask::Offer { seat, .. }
            | Ask::Counter { seat, .. }
            | Ask::TakeBack { seat, .. }
            | Ask::Cut { seat }
            | Ask::Pull { seat, .. }
            | Ask::Bury { seat, .. }
            | Ask::Steal { seat, .. }
            | Ask::Browse { seat }
            | Ask::TakeFrom { seat, .. }
            | Ask::PutBack { seat }
            | Ask::Spend { seat, .. }
            | Ask::Veto { seat, .. }
            | Ask::Under { seat, .. }
            | Ask::Leap { seat, .. }
            | Ask::Face { seat }
            | Ask::Fate { seat }
            | Ask::Inspire { seat, .. }
            | Ask::Prophesy { seat, .. }
            | Ask::Exchange { seat }
            | Ask::Brace { seat }
            | Ask::Move { seat, .. }
            | Ask::SwapLand { seat, .. }
            | Ask::Challenge { seat, .. }
            | Ask::Bewitch { seat, .. }
            | Ask::ChangeLand { seat }
            | Ask::ChooseLand { seat, .. }
            | Ask::Raise { seat }
            | Ask::Blow { seat, .. }
            | Ask::Fetch { seat }
            | Ask::Banish { seat }
            | Ask::Filch { seat, .. }
            | Ask::Comet { seat }
            | Ask::Target { seat, .. }
            | Ask::Hire { seat, .. }
            | Ask::HandOver { seat, .. }
            | Ask::Burn { seat, .. }
            | Ask::Support { seat, .. } => Some(seat),
        }
    }
}
