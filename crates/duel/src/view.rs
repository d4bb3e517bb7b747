//! What an eye sees: built up from what it may know.

use realm::{Amounts, Ground, Kinds, Land, Resource, Secret, Site, Slot, Slots, Store, Terrain};
use serde::Serialize;
use table::{Eye, Rule, Seat, SeatSet};

use crate::card::{Card, Set};
use crate::decision::Why;
use crate::deck::Deck;
use crate::position::{Ask, Duel, Face, Spot, Stage};
use crate::setup::Mode;
use crate::tally::Points;

/// A position as an eye sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Which game is played.
    pub mode: Mode,
    /// The points that win.
    pub target: u8,
    /// Where the turn stands.
    pub step: Step,
    /// Who is on turn, or builds in the preparatory round; nobody before the start is known and after the end.
    pub on_turn: Option<Seat>,
    /// How many turns were begun.
    pub turn: u32,
    /// The production die of this turn, once it has fallen or a card has named its number.
    pub number: Option<u8>,
    /// The event die of this turn, once it has fallen or a card has set it.
    pub face: Option<Face>,
    /// Whether the dice of this turn have fallen.
    pub rolled: bool,
    /// What has to be settled before the game goes on.
    pub ask: Option<AskView>,
    /// Each player's realm and hand.
    pub realms: Vec<RealmView>,
    /// Who has the strength advantage.
    pub strongest: Option<Seat>,
    /// Who has the trade advantage.
    pub richest: Option<Seat>,
    /// The draw stacks by number.
    pub stacks: Vec<StackView>,
    /// The open stack of an era.
    pub open: Option<OpenView>,
    /// The discard piles: one for both, or one of each player in a tournament.
    pub discards: Vec<DiscardView>,
    /// The event stack.
    pub events: EventsView,
    /// The landscapes that are left, in no order: anybody can count them.
    pub grounds: Vec<Ground>,
    /// The roads that are left.
    pub roads: u8,
    /// The settlements that are left.
    pub settlements: u8,
    /// The cities that are left.
    pub cities: u8,
    /// The deck that this eye has handed in, or both where they are open.
    pub decks: Vec<Option<Deck>>,
    /// Who has won; nobody while the game goes on.
    pub winners: SeatSet,
}

table::parts!(View {
    mode,
    target,
    step,
    on_turn,
    turn,
    number,
    face,
    rolled,
    ask,
    realms each,
    strongest,
    richest,
    stacks each,
    open,
    discards each,
    events,
    grounds,
    roads,
    settlements,
    cities,
    decks,
    winners,
});

/// Where the turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelStep"))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Decks are handed in.
    Decks,
    /// The lot says who starts.
    Lot,
    /// The first hands are taken.
    Hands,
    /// Landscapes may be laid anew.
    Arrange,
    /// The preparatory round of a tournament.
    Prepare,
    /// Before the roll.
    Before,
    /// The dice are being settled.
    Roll,
    /// The action phase.
    Action,
    /// The hand is filled or cut.
    Fill,
    /// A card may be exchanged.
    Exchange,
    /// A card was given; another is due.
    Replace,
    /// The game is over.
    Over,
}

/// One player's realm and hand.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RealmView {
    /// Settlements and cities, from left to right.
    pub sites: Vec<SiteView>,
    /// The columns of the roads, from left to right.
    pub roads: Vec<i8>,
    /// The landscapes.
    pub lands: Vec<LandView>,
    /// The expansions at settlements and cities.
    pub cards: Vec<PlacedView>,
    /// The Gold Cache.
    pub cache: Option<CacheView>,
    /// All points but those of the two advantages.
    pub points: Points,
    /// The victory points, advantages included.
    pub victory: u8,
    /// What lies in all stores.
    #[cfg_attr(feature = "ts", ts(type = "Partial<Record<Good, number>>"))]
    pub held: Amounts,
    /// The hand; what this eye does not know is a back.
    pub hand: Vec<HandView>,
    /// How many cards the hand is filled up to.
    pub hand_limit: u8,
    /// How many of each kind are given for one of another: lumber, brick, wool, grain, ore, gold.
    pub rates: [u8; 6],
    /// How many exchanges by Mints are left in this turn.
    pub mints: u8,
    /// What the search at the end of a turn costs.
    pub search_price: u8,
}

table::parts!(RealmView {
    sites,
    roads,
    lands,
    cards,
    cache,
    points,
    victory,
    held,
    hand,
    hand_limit,
    rates,
    mints,
    search_price,
});

/// A settlement or city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say where and what")]
pub struct SiteView {
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: Site,
    pub city: bool,
}

/// A landscape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LandView {
    /// Where it lies.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub at: Land,
    /// What it is.
    pub land: Terrain,
    /// The number on which it yields.
    pub number: u8,
    /// What lies on it.
    pub stock: u8,
    /// Whether it yields two instead of one.
    pub boosted: bool,
    /// Whether it is not counted when brigands come.
    pub stored: bool,
}

/// An expansion at its site.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say where and what")]
pub struct PlacedView {
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub at: Slot,
    pub card: Card,
}

/// A Gold Cache.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say where and how much")]
pub struct CacheView {
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub at: Land,
    pub card: Card,
    pub stock: u8,
}

/// A card in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandView {
    /// Which it is, if this eye knows.
    pub card: Option<Card>,
    /// Its back; in a tournament all are sleeved alike.
    pub set: Option<Set>,
    /// The rule by which its owner cannot use it now; only its owner is told.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub closed: Option<Rule>,
}

/// A draw stack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StackView {
    /// Its back; in a tournament all are sleeved alike.
    pub set: Option<Set>,
    /// Whose it is, in a tournament.
    pub owner: Option<Seat>,
    /// Its cards, the lowest first, as far as this eye knows them.
    pub cards: Vec<Option<Card>>,
}

table::parts!(StackView { set, owner, cards });

/// The open stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say what and how many")]
pub struct OpenView {
    pub card: Card,
    pub count: u8,
    /// The rule by which this eye cannot build it now.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub closed: Option<Rule>,
}

/// A discard pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DiscardView {
    /// How many cards it has.
    pub count: u8,
    /// Its top card.
    pub top: Option<Card>,
    /// All its cards, the top one last, for who is looking through it.
    pub cards: Vec<Card>,
}

table::parts!(DiscardView { count, top, cards });

/// The event stack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EventsView {
    /// How many cards it has.
    pub count: u8,
    /// How many come before Yule.
    pub before_yule: u8,
    /// What was drawn since the stack was shuffled, in order.
    pub drawn: Vec<Card>,
}

/// What has to be settled before the game goes on. `seat` is who is asked; chance, where there is none.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "ask", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say who, what and where")]
pub enum AskView {
    /// Chance: the dice of the turn.
    Roll,
    /// Chance: the die that may turn this card away.
    Ward { card: Card },
    /// Chance: this seat draws a card.
    Draw { to: Seat, stack: u8 },
    /// Chance: this seat looks through a stack.
    Look { to: Seat, stack: u8 },
    /// Chance: the next event.
    Event,
    /// Chance: the landscapes of a new settlement.
    Lands {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        site: Site,
    },
    /// Which stores pay: so many of each kind, and so many of any.
    Pay {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "Partial<Record<Good, number>>"))]
        due: Amounts,
        any: u8,
        why: Why,
    },
    /// Which resource of the price is left out.
    Spare {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "Partial<Record<Good, number>>"))]
        price: Amounts,
    },
    /// What is gained, and where it lies.
    Gain {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "Array<Good>"))]
        kinds: Kinds,
        left: u8,
        why: Why,
    },
    /// What is taken from the opponent, and where it lies.
    Rob { seat: Seat, left: u8, may_stop: bool, why: Why },
    /// What is given back to the opponent.
    GiveBack { seat: Seat },
    /// Which store is filled from the opponent's.
    Plunder { seat: Seat, card: Card },
    /// What is bought for gold.
    Buy { seat: Seat, left: u8 },
    /// Which of the two landscapes goes above the row.
    Lay {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        site: Site,
        lands: [Ground; 2],
    },
    /// Which two landscapes a Scout finds.
    Scout {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        site: Site,
    },
    /// Whether a Sebastian is played against this event.
    Preach { seat: Seat, card: Card },
    /// Riots: the tax, or which unit goes.
    Tax { seat: Seat, price: u8 },
    /// Which buildings of the opponent are named, beside these.
    Name {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "Array<string>"))]
        named: Slots,
    },
    /// Which of these cards the player loses.
    Lose {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "Array<string>"))]
        among: Slots,
        by: Card,
    },
    /// Which building of the opponent burns.
    Burn { seat: Seat, by: Card },
    /// Whether the die is rolled against this card.
    Protect { seat: Seat, card: Card },
    /// Under which stack a card goes that everybody saw.
    Under { seat: Seat, owner: Seat, card: Card },
    /// Which card of the opponent's hand is taken out, to go under a stack.
    Pull { seat: Seat, left: u8 },
    /// Under which stacks these cards go that were taken out of the opponent's hand.
    Bury { seat: Seat, cards: Vec<Card> },
    /// Which card of the opponent's hand is taken.
    Steal { seat: Seat },
    /// What is moved by a Relocation: the first of the two, once it is chosen.
    Relocate { seat: Seat, first: Option<String> },
    /// Which Bath House the doctor visits.
    Visit { seat: Seat },
    /// Wool or grain.
    Tithe { seat: Seat },
    /// Which card comes out of the discard pile.
    Fetch { seat: Seat, card: Card },
    /// Which stack is looked through.
    Browse { seat: Seat },
    /// Which card is taken from the stack that was looked through.
    TakeFrom { seat: Seat, stack: u8, left: u8 },
}

/// Whether the eye sees what this seat sees.
fn sees(eye: Eye, seat: Seat) -> bool {
    eye == Eye::Arbiter || eye == Eye::Seat(seat)
}

impl Duel {
    pub(crate) fn seen_by(&self, eye: Eye) -> View {
        let stacks = (0..self.terms.stacks).map(|stack| StackView {
            set: self.back_of(stack),
            owner: self.terms.tournament().then(|| Seat::new(usize::from(stack) / 4)),
            cards: self.piles.stack(stack.into()).iter().map(|card| card.known_by(eye)).collect(),
        });
        let playing = !matches!(
            self.stage,
            Stage::Decks { .. }
                | Stage::Lot
                | Stage::Hand { .. }
                | Stage::Arrange { .. }
                | Stage::Over { .. }
        );
        let mut grounds = self.grounds.to_vec();
        grounds.sort_unstable();
        View {
            mode: self.terms.mode,
            target: self.terms.target,
            step: self.step(),
            on_turn: playing.then_some(self.turn.seat),
            turn: self.turn.count,
            number: self.turn.number,
            face: self.turn.face,
            rolled: self.turn.rolled,
            ask: self.ask.as_ref().map(|ask| ask.seen_by(eye, &self.pulled)),
            realms: Seat::first(2).map(|seat| self.realm_seen_by(seat, eye)).collect(),
            strongest: self.strongest,
            richest: self.richest,
            stacks: stacks.collect(),
            open: self.terms.open_card().map(|card| OpenView {
                card,
                count: self.open,
                closed: self.open_closed(card, eye),
            }),
            discards: self.discards_seen_by(eye),
            events: EventsView {
                count: self.events.len(),
                before_yule: self.events.before_yule(),
                drawn: self.events.drawn().to_vec(),
            },
            grounds,
            roads: self.roads,
            settlements: self.settlements,
            cities: self.cities,
            decks: Seat::first(2).map(|seat| self.deck_seen_by(seat, eye)).collect(),
            winners: match self.stage {
                Stage::Over { winners } => winners,
                _ => SeatSet::EMPTY,
            },
        }
    }

    fn open_closed(&self, card: Card, eye: Eye) -> Option<Rule> {
        let uses = eye == Eye::Seat(self.turn.seat) && self.uses_cards();
        uses.then(|| self.closed(self.turn.seat, card)).flatten().map(|refusal| refusal.rule)
    }

    fn step(&self) -> Step {
        match self.stage {
            Stage::Decks { .. } => Step::Decks,
            Stage::Lot => Step::Lot,
            Stage::Hand { .. } => Step::Hands,
            Stage::Arrange { .. } => Step::Arrange,
            Stage::Prepare { .. } => Step::Prepare,
            Stage::Before => Step::Before,
            Stage::Roll => Step::Roll,
            Stage::Action => Step::Action,
            Stage::Fill => Step::Fill,
            Stage::Exchange => Step::Exchange,
            Stage::Replace => Step::Replace,
            Stage::Over { .. } => Step::Over,
        }
    }

    /// The back of a stack, where backs differ.
    pub(crate) fn back_of(&self, stack: u8) -> Option<Set> {
        (!self.terms.tournament())
            .then(|| Set::ALL[usize::from(self.terms.backs[usize::from(stack)])])
    }

    fn realm_seen_by(&self, seat: Seat, eye: Eye) -> RealmView {
        let (realm, tally) = (self.realm(seat), self.tally(seat));
        let lands = realm.lands().iter().filter_map(|at| {
            let Ground { land, number } = realm.ground(at)?;
            let (boosted, stored) = (tally.boosted.has(at), tally.stored.has(at));
            Some(LandView { at, land, number, stock: realm.stock(at.into()), boosted, stored })
        });
        let own = eye == Eye::Seat(seat) && self.turn.seat == seat && self.uses_cards();
        let hand = self.hands[seat].iter().map(|secret| HandView {
            card: secret.known_by(eye),
            set: secret.card.filter(|_| !self.terms.tournament()).map(Card::set),
            closed: secret
                .card
                .filter(|_| own)
                .and_then(|card| self.closed(seat, card))
                .map(|refusal| refusal.rule),
        });
        RealmView {
            sites: realm.sites().map(|at| SiteView { at, city: realm.is_city(at) }).collect(),
            roads: realm.roads().map(realm::Road::column).collect(),
            lands: lands.collect(),
            cards: realm.cards().map(|(at, card)| PlacedView { at, card }).collect(),
            cache: self.caches[seat].map(|(card, at)| CacheView {
                at,
                card,
                stock: realm.stock(Store::CACHE),
            }),
            points: tally.points,
            victory: self.victory_points(seat),
            held: realm.held(),
            hand: hand.collect(),
            hand_limit: self.hand_limit(seat),
            rates: Resource::ALL.map(|kind| tally.rate(kind)),
            mints: if seat == self.turn.seat {
                tally.mints.saturating_sub(self.turn.minted)
            } else {
                tally.mints
            },
            search_price: tally.search_price(),
        }
    }

    fn discards_seen_by(&self, eye: Eye) -> Vec<DiscardView> {
        let piles = if self.terms.tournament() { 2 } else { 1 };
        let searched = match self.ask {
            Some(Ask::Fetch { seat, card }) if sees(eye, seat) => {
                Some(self.fetched_from(seat, card))
            }
            _ => None,
        };
        let pile = |index: usize| DiscardView {
            count: self.discards[index].len() as u8,
            top: self.discards[index].last().copied(),
            cards: if eye == Eye::Arbiter || searched == Some(index) {
                self.discards[index].to_vec()
            } else {
                Vec::new()
            },
        };
        (0..piles).map(pile).collect()
    }

    fn deck_seen_by(&self, seat: Seat, eye: Eye) -> Option<Deck> {
        self.decks[seat.index()]
            .filter(|_| sees(eye, seat) || self.open_decks >> seat.index() & 1 == 1)
    }
}

impl Ask {
    fn seen_by(&self, eye: Eye, pulled: &[Secret<Card>]) -> AskView {
        match *self {
            Ask::Roll => AskView::Roll,
            Ask::Ward { card, .. } => AskView::Ward { card },
            Ask::Draw { seat, stack } => AskView::Draw { to: seat, stack },
            Ask::Look { seat, stack, .. } => AskView::Look { to: seat, stack },
            Ask::Event => AskView::Event,
            Ask::Lands { site } => AskView::Lands { site },
            Ask::Pay { seat, due, any, why } => AskView::Pay { seat, due, any, why },
            Ask::Spare { seat, price } => AskView::Spare { seat, price },
            Ask::Gain { seat, kinds, left, why } => AskView::Gain { seat, kinds, left, why },
            Ask::Rob { seat, left, may_stop, why } => AskView::Rob { seat, left, may_stop, why },
            Ask::GiveBack { seat } => AskView::GiveBack { seat },
            Ask::Plunder { seat, card } => AskView::Plunder { seat, card },
            Ask::Buy { seat, left, .. } => AskView::Buy { seat, left },
            Ask::Lay { seat, site, lands } => AskView::Lay { seat, site, lands },
            Ask::Scout { seat, site } => AskView::Scout { seat, site },
            Ask::Preach { seat, event } => AskView::Preach { seat, card: event },
            Ask::Tax { seat, price, .. } => AskView::Tax { seat, price },
            Ask::Name { seat, named, .. } => AskView::Name { seat, named },
            Ask::Lose { seat, among, by } => AskView::Lose { seat, among, by },
            Ask::Burn { seat, by } => AskView::Burn { seat, by },
            Ask::Protect { seat, card } => AskView::Protect { seat, card },
            Ask::Under { seat, card, owner } => AskView::Under { seat, owner, card },
            Ask::Pull { seat, left } => AskView::Pull { seat, left },
            Ask::Bury { seat } => AskView::Bury {
                seat,
                cards: pulled.iter().filter_map(|card| card.known_by(eye)).collect(),
            },
            Ask::Steal { seat } => AskView::Steal { seat },
            Ask::Relocate { seat, first } => AskView::Relocate {
                seat,
                first: first.map(|spot| match spot {
                    Spot::Land(land) => land.to_string(),
                    Spot::Slot(slot) => slot.to_string(),
                }),
            },
            Ask::Visit { seat, .. } => AskView::Visit { seat },
            Ask::Tithe { seat } => AskView::Tithe { seat },
            Ask::Fetch { seat, card } => AskView::Fetch { seat, card },
            Ask::Browse { seat } => AskView::Browse { seat },
            Ask::TakeFrom { seat, stack, left } => AskView::TakeFrom { seat, stack, left },
        }
    }
}
