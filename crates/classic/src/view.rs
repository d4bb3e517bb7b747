//! What an eye sees: built up from what it may know.

use realm::{Amounts, Ground, Kinds, Land, Site, Slot, Slots, Terrain};
use serde::Serialize;
use table::{Eye, Rule, Seat, SeatSet};

use crate::ask::{Ask, Attack};
use crate::card::Card;
use crate::decision::Why;
use crate::deck::Deck;
use crate::magic::Mage;
use crate::position::{Classic, EVENTS, Face, Stage};
use crate::setup::{Mode, OWN_STACKS};
use crate::tally::Points;

/// A position as an eye sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicView"))]
pub struct View {
    /// Which game is played.
    pub mode: Mode,
    /// The points that win, where nothing was agreed on.
    pub target: u8,
    /// Where the turn stands.
    pub step: Step,
    /// Who is on turn; nobody before the first turn and after the end.
    pub on_turn: Option<Seat>,
    /// How many turns were begun.
    pub turn: u32,
    /// The production die of this turn, once it has fallen or a card has named its number.
    pub number: Option<u8>,
    /// The event die of this turn, once it has fallen.
    pub face: Option<Face>,
    /// Whether the dice of this turn have fallen.
    pub rolled: bool,
    /// What has to be settled before the game goes on.
    pub ask: Option<AskView>,
    /// Each player's realm and hand.
    pub realms: Vec<RealmView>,
    /// Who has the knight token.
    pub strongest: Option<Seat>,
    /// Who has the windmill token.
    pub richest: Option<Seat>,
    /// Whether attacks and neutral actions may be played.
    pub unlocked: bool,
    /// The draw stacks by number.
    pub stacks: Vec<StackView>,
    /// The discard pile; in a tournament each player's.
    pub discards: Vec<DiscardView>,
    /// The event stack.
    pub events: EventsView,
    /// The landscapes that are left, sorted: anybody can count them.
    pub grounds: Vec<Ground>,
    /// The roads that are left.
    pub roads: u8,
    /// The settlements that are left.
    pub settlements: u8,
    /// The cities that are left.
    pub cities: u8,
    /// The citadels that are left.
    pub citadels: u8,
    /// The cards that cost something else in this game than what is printed on them.
    pub prices: Vec<PriceView>,
    /// The events that have left the game.
    pub banished: Vec<Card>,
    /// Who has called for a truce that still holds.
    pub truce: Option<Seat>,
    /// The decks of a tournament that this eye knows: the own one, and those that are open.
    pub decks: Vec<Option<Deck>>,
    /// The events of the third player's set that were chosen for a tournament.
    pub picked: Vec<Card>,
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
    unlocked,
    stacks each,
    discards each,
    events,
    grounds,
    roads,
    settlements,
    cities,
    citadels,
    prices,
    banished,
    truce,
    decks,
    picked,
    winners,
});

/// Where the turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicStep"))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Decks are handed in.
    Decks,
    /// Landscapes are laid.
    Arrange,
    /// The lot says who starts.
    Lot,
    /// The first hands are taken.
    Hands,
    /// Events of the third player's set are chosen for a tournament.
    Events,
    /// Before the roll.
    Before,
    /// The dice are being settled.
    Roll,
    /// The free actions.
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicRealmView"))]
pub struct RealmView {
    /// Settlements and cities, from left to right.
    pub sites: Vec<SiteView>,
    /// The columns of the roads, from left to right.
    pub roads: Vec<i8>,
    /// The landscapes.
    pub lands: Vec<LandView>,
    /// The expansions at settlements, cities and citadels.
    pub cards: Vec<PlacedView>,
    /// The wizards at landscapes of citadels.
    pub mages: Vec<MageView>,
    /// The magic power that can be spent now.
    pub power: u8,
    /// The spell books that were used in this turn.
    pub spent: Vec<Card>,
    /// The border posts at the left and at the right end.
    pub posts: [Option<Card>; 2],
    /// The points that win for this player.
    pub target: u8,
    /// Whether attacks of this turn are turned away, as a Mercenary Troop was paid.
    pub covered: bool,
    /// All points but those of the two tokens.
    pub points: Points,
    /// The victory points, tokens included.
    pub victory: u8,
    /// What lies on all landscapes.
    #[cfg_attr(feature = "ts", ts(type = "Partial<Record<Good, number>>"))]
    pub held: Amounts,
    /// The hand; what this eye does not know is a back.
    pub hand: Vec<HandView>,
    /// How many cards the hand is filled up to.
    pub hand_limit: u8,
    /// How many of each kind are given for one of another: lumber, brick, wool, grain, ore, gold.
    pub rates: [u8; 6],
    /// What a search costs.
    pub search_price: u8,
    /// The rank among three: who is level in everything shares one.
    pub rank: Option<u8>,
}

table::parts!(RealmView {
    sites,
    roads,
    lands,
    cards,
    mages,
    power,
    spent,
    posts,
    target,
    covered,
    points,
    victory,
    held,
    hand,
    hand_limit,
    rates,
    search_price,
    rank,
});

/// What a card costs in this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say what")]
pub struct PriceView {
    pub card: Card,
    #[cfg_attr(feature = "ts", ts(type = "Partial<Record<Good, number>>"))]
    pub cost: Amounts,
}

/// A settlement or city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicSiteView"))]
#[allow(missing_docs, reason = "the fields say where and what")]
pub struct SiteView {
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: Site,
    pub city: bool,
    pub citadel: bool,
}

/// A landscape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicLandView"))]
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
    pub guarded: bool,
}

/// An expansion at its site.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicPlacedView"))]
#[allow(missing_docs, reason = "the fields say where and what")]
pub struct PlacedView {
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub at: Slot,
    pub card: Card,
    /// Whether a witch lies on it.
    pub bewitched: bool,
    /// Whether it is twice as strong.
    pub braced: bool,
    /// By how many quarters it is turned.
    pub turned: u8,
}

/// A wizard at a landscape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MageView {
    /// Where.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub at: Land,
    /// Who.
    pub card: Card,
    /// The magic power, 0 to 3.
    pub power: u8,
    /// Whether none of it can be spent in this turn.
    pub tired: bool,
}

/// A card in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicHandView"))]
pub struct HandView {
    /// Which it is, if this eye knows.
    pub card: Option<Card>,
    /// The rule by which its owner cannot use it now; only its owner is told.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub closed: Option<Rule>,
}

/// A draw stack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicStackView"))]
pub struct StackView {
    /// Whose it is, in a tournament.
    pub owner: Option<Seat>,
    /// Its cards, the lowest first, as far as this eye knows them.
    pub cards: Vec<Option<Card>>,
}

table::parts!(StackView { owner, cards });

/// A discard pile; it lies open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicDiscardView"))]
pub struct DiscardView {
    /// Whose it is, in a tournament.
    pub owner: Option<Seat>,
    /// All its cards, the top one last.
    pub cards: Vec<Card>,
}

table::parts!(DiscardView { owner, cards });

/// The event stack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicEventsView"))]
pub struct EventsView {
    /// Its cards, the lowest first, as far as this eye knows them: those that have come lie there in order.
    pub cards: Vec<Option<Card>>,
}

/// What has to be settled before the game goes on. `seat` is who is asked; chance, where there is none.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicAskView"))]
#[serde(tag = "ask", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say who, what and where")]
pub enum AskView {
    /// Chance: the dice of the turn.
    Roll,
    /// Chance: the die of an attack.
    Die { by: Seat, on: Seat, card: Card, countered: bool },
    /// Chance: this seat draws a card.
    Draw { to: Seat, stack: u8 },
    /// Chance: this seat looks through a stack.
    Look { to: Seat, stack: u8 },
    /// Chance: the next event.
    Event,
    /// Chance: a landscape of a new settlement.
    Ground {
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
    /// What a Caravan takes along, beside so many.
    Load { seat: Seat, loaded: u8 },
    /// What is gained, and where it lies.
    Gain {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "Array<Good>"))]
        kinds: Kinds,
        left: u8,
        why: Why,
    },
    /// What is taken from another, and where it lies.
    Rob { seat: Seat, from: Seat, left: u8, may_stop: bool, why: Why },
    /// What is given back.
    GiveBack { seat: Seat, to: Seat },
    /// Whether a new landscape goes above the row or below; `redraw`, where another one may be drawn instead.
    Lay {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        site: Site,
        ground: Ground,
        redraw: bool,
    },
    /// Which two landscapes a Scout finds.
    Scout {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        site: Site,
    },
    /// Whether a trade with the player on turn is agreed to: this is given, and that is wanted for it.
    Offer {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "Partial<Record<Good, number>>"))]
        give: Amounts,
        #[cfg_attr(feature = "ts", ts(type = "Partial<Record<Good, number>>"))]
        want: Amounts,
    },
    /// Whether a card is played against the attack.
    Counter { seat: Seat, by: Seat, card: Card },
    /// Which of these cards its owner takes back.
    TakeBack {
        seat: Seat,
        of: Seat,
        #[cfg_attr(feature = "ts", ts(type = "Array<string>"))]
        among: Slots,
        by: Card,
    },
    /// Which cards leave a hand that is too large.
    Cut { seat: Seat },
    /// Which card of another hand is taken out, to go under a stack.
    Pull { seat: Seat, of: Seat, left: u8 },
    /// Under which stack these cards go that were taken out of another hand.
    Bury { seat: Seat, of: Seat, cards: Vec<Option<Card>> },
    /// Which card of another hand is taken.
    Steal { seat: Seat, from: Seat },
    /// Which stack is looked through.
    Browse { seat: Seat },
    /// Which card is taken from the stack that was looked through.
    TakeFrom { seat: Seat, stack: u8, left: u8, may_stop: bool },
    /// Which card of the hand goes under a stack for the one that was taken.
    PutBack { seat: Seat },
    /// Chance: what the top events are.
    Peek { to: Seat },
    /// Chance: what the top card of a stack is.
    Glimpse { to: Seat, stack: u8 },
    /// Chance: what lies in the event stack.
    Study { to: Seat },
    /// Chance: what lies in the landscape stack.
    Survey { to: Seat },
    /// Chance: the die of a Magic Kitchen.
    Brew { to: Seat },
    /// Chance: both dice of a duel between wizards, who stand at these landscapes.
    Duel {
        by: Seat,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        own: Land,
        on: Seat,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        other: Land,
    },
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
    /// Where the events go that were looked at: these, as far as the eye knows them.
    Fate { seat: Seat, cards: Vec<Option<Card>> },
    /// From which stack the next two cards are drawn.
    Inspire { seat: Seat },
    /// Of which stack the top card is looked at.
    Prophesy { seat: Seat, left: u8 },
    /// Which card of the hand is exchanged, and for one of which stack.
    Exchange { seat: Seat },
    /// Which unit becomes twice as strong.
    Brace { seat: Seat },
    /// Which two cards change places.
    Move {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "string | null"))]
        first: Option<Slot>,
    },
    /// Which landscapes are swapped: the own one first.
    SwapLand {
        seat: Seat,
        with: Seat,
        #[cfg_attr(feature = "ts", ts(type = "string | null"))]
        own: Option<Land>,
    },
    /// Which wizards fight: the own one first.
    Challenge {
        seat: Seat,
        on: Seat,
        #[cfg_attr(feature = "ts", ts(type = "string | null"))]
        own: Option<Land>,
    },
    /// Which building is bewitched.
    Bewitch { seat: Seat, on: Seat },
    /// Which own landscape is changed for one of the stack.
    ChangeLand { seat: Seat },
    /// Which landscape comes out of the stack in the place of this one; who is asked sees them in their order.
    ChooseLand {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        land: Land,
        grounds: Vec<Ground>,
    },
    /// Which settlement becomes a city.
    Raise { seat: Seat },
    /// On which landscape everything is lost.
    Blow { seat: Seat, on: Seat },
    /// Which card comes out of the discard pile.
    Fetch { seat: Seat },
    /// Which event leaves the game.
    Banish { seat: Seat },
    /// Which spell book is stolen, and then where it lies.
    Filch {
        seat: Seat,
        from: Seat,
        #[cfg_attr(feature = "ts", ts(type = "string | null"))]
        book: Option<Slot>,
    },
    /// Under which stack the whole hand goes.
    Comet { seat: Seat },
    /// Chance: the die of a Mercenary Camp, after so many quarter turns.
    Camp { by: Seat, on: Seat, card: Card, quarters: u8 },
    /// Chance: the ranks of players who are level in everything, for this event.
    Order { card: Card },
    /// Chance: which card of a hand goes to another one unseen.
    Snatch { from: Seat, to: Seat, left: u8 },
    /// Whom something is aimed at: one of these, or both; `first` asks who comes first, where it is both.
    Target { seat: Seat, among: SeatSet, why: Why, both: bool, first: bool },
    /// Whether these mercenaries turn an attack to the third player.
    Hire {
        seat: Seat,
        by: Seat,
        card: Card,
        #[cfg_attr(feature = "ts", ts(type = "Array<string>"))]
        among: Slots,
    },
    /// Which card of a hand goes to another one.
    HandOver { seat: Seat, from: Seat, to: Seat, left: u8 },
    /// Which cards go under one stack, until so many are left.
    Burn { seat: Seat, keep: u8, stack: Option<u8> },
    /// Which card of the hand is laid at once; what is lacking these pay.
    Support { seat: Seat, helpers: [Seat; 2] },
}

impl Classic {
    pub(crate) fn seen_by(&self, eye: Eye) -> View {
        let stack = |stack: usize| -> Vec<Option<Card>> {
            self.piles.stack(stack).iter().map(|card| card.known_by(eye)).collect()
        };
        View {
            mode: self.terms.mode,
            target: self.terms.target,
            step: self.step(),
            on_turn: self.stage.is_of_a_turn().then_some(self.turn.seat),
            turn: self.turn.count,
            number: self.turn.number,
            face: self.turn.face,
            rolled: self.turn.rolled,
            ask: self.ask.as_ref().map(|ask| ask.seen_by(eye, self)),
            realms: self.everybody().map(|seat| self.realm_seen_by(seat, eye)).collect(),
            strongest: self.strongest,
            richest: self.richest,
            unlocked: self.unlocked,
            stacks: (0..self.terms.stacks.into())
                .map(|number| StackView { owner: self.stack_owner(number), cards: stack(number) })
                .collect(),
            discards: self.discards_seen(),
            events: EventsView { cards: stack(EVENTS) },
            grounds: self.grounds_left(),
            roads: self.roads,
            settlements: self.settlements,
            cities: self.cities,
            citadels: self.citadels,
            prices: self.prices(),
            banished: self.banished.to_vec(),
            truce: self.accord.truce,
            decks: self.decks_seen_by(eye),
            picked: self.picked.to_vec(),
            winners: match self.stage {
                Stage::Over { winners } => winners,
                _ => SeatSet::EMPTY,
            },
        }
    }

    fn stack_owner(&self, stack: usize) -> Option<Seat> {
        self.terms.tournament().then(|| Seat::new(stack / usize::from(OWN_STACKS)))
    }

    fn discards_seen(&self) -> Vec<DiscardView> {
        let pile = |owner: Option<Seat>| {
            let cards = self.discards[owner.map_or(0, Seat::index)].to_vec();
            DiscardView { owner, cards }
        };
        if self.terms.tournament() {
            self.everybody().map(|seat| pile(Some(seat))).collect()
        } else {
            vec![pile(None)]
        }
    }

    fn decks_seen_by(&self, eye: Eye) -> Vec<Option<Deck>> {
        let sees = |seat: Seat| {
            eye == Eye::Arbiter || eye == Eye::Seat(seat) || self.open_decks.contains(seat)
        };
        let decks = self.everybody().map(|seat| self.decks[seat.index()].filter(|_| sees(seat)));
        if self.terms.tournament() { decks.collect() } else { Vec::new() }
    }

    fn grounds_left(&self) -> Vec<Ground> {
        let seen = self.grounds.stack(0).iter().filter_map(|secret| secret.card);
        let mut grounds: Vec<Ground> = self.ground_pool.iter().copied().chain(seen).collect();
        grounds.sort_unstable();
        grounds
    }

    /// The landscapes of the stack in their order, for whoever knows all of them.
    fn grounds_seen_by(&self, eye: Eye) -> Vec<Ground> {
        let known = self.grounds.stack(0).iter().map(|secret| secret.known_by(eye));
        known.collect::<Option<Vec<Ground>>>().unwrap_or_default()
    }

    fn step(&self) -> Step {
        match self.stage {
            Stage::Decks { .. } => Step::Decks,
            Stage::Events { .. } => Step::Events,
            Stage::Arrange { .. } => Step::Arrange,
            Stage::Lot => Step::Lot,
            Stage::Hand { .. } => Step::Hands,
            Stage::Before => Step::Before,
            Stage::Roll => Step::Roll,
            Stage::Action => Step::Action,
            Stage::Fill { .. } => Step::Fill,
            Stage::Exchange => Step::Exchange,
            Stage::Replace { .. } => Step::Replace,
            Stage::Over { .. } => Step::Over,
        }
    }

    fn realm_seen_by(&self, seat: Seat, eye: Eye) -> RealmView {
        let (realm, tally) = (self.realm(seat), self.tally(seat));
        let lands = realm.lands().iter().filter_map(|at| {
            let Ground { land, number } = realm.ground(at)?;
            let (boosted, guarded) = (tally.boosted.has(at), tally.guarded.has(at));
            Some(LandView { at, land, number, stock: realm.stock(at.into()), boosted, guarded })
        });
        let own = eye == Eye::Seat(seat) && self.turn.seat == seat && self.uses_cards();
        let hand = self.hands[seat.index()].iter().map(|secret| HandView {
            card: secret.known_by(eye),
            closed: secret
                .card
                .filter(|_| own)
                .and_then(|card| self.closed(seat, card))
                .map(|refusal| refusal.rule),
        });
        let charms = self.charm(seat);
        let cards = realm.cards().map(|(at, card)| PlacedView {
            at,
            card,
            bewitched: charms.bewitched().has(at),
            braced: charms.potion.is_some_and(|(slot, _)| slot == at),
            turned: charms.quarters(at),
        });
        let mages = charms.mages.iter().map(|&Mage { card, at, power, tired }| MageView {
            at,
            card,
            power,
            tired,
        });
        let books = tally.books.iter().filter_map(|slot| realm.card(slot));
        let spent = books.filter(|&book| self.was_cast(seat, book));
        RealmView {
            sites: realm
                .sites()
                .map(|at| SiteView { at, city: realm.is_city(at), citadel: realm.is_citadel(at) })
                .collect(),
            roads: realm.roads().map(realm::Road::column).collect(),
            lands: lands.collect(),
            cards: cards.collect(),
            mages: mages.collect(),
            power: self.power(seat),
            spent: spent.collect(),
            posts: charms.posts,
            target: self.target(seat),
            covered: self.turn.covered.contains(seat),
            points: tally.points,
            victory: self.victory_points(seat),
            held: realm.held(),
            hand: hand.collect(),
            hand_limit: tally.hand_limit(),
            rates: tally.rates,
            search_price: tally.search_price(),
            rank: self.rank_of(seat),
        }
    }
}

impl Ask {
    fn seen_by(&self, eye: Eye, game: &Classic) -> AskView {
        let pulled = || game.pulled.iter().map(|card| card.known_by(eye)).collect();
        match *self {
            Ask::Roll => AskView::Roll,
            Ask::Die { attack, countered } => {
                AskView::Die { by: attack.by, on: attack.on, card: attack.card, countered }
            }
            Ask::Draw { to, stack } => AskView::Draw { to, stack },
            Ask::Look { to, stack, .. } => AskView::Look { to, stack },
            Ask::Event => AskView::Event,
            Ask::Ground { site } => AskView::Ground { site },
            Ask::Pay { seat, due, any, why } => AskView::Pay { seat, due, any, why },
            Ask::Load { seat, loaded } => AskView::Load { seat, loaded },
            Ask::Gain { seat, kinds, left, why } => AskView::Gain { seat, kinds, left, why },
            Ask::Rob { seat, from, left, may_stop, why } => {
                AskView::Rob { seat, from, left, may_stop, why }
            }
            Ask::GiveBack { seat, to } => AskView::GiveBack { seat, to },
            Ask::Lay { seat, site, ground } => {
                AskView::Lay { seat, site, ground, redraw: game.may_redraw(ground) }
            }
            Ask::Scout { seat, site } => AskView::Scout { seat, site },
            Ask::Offer { seat, give, want } => AskView::Offer { seat, give, want },
            Ask::Counter { seat, attack } => {
                AskView::Counter { seat, by: attack.by, card: attack.card }
            }
            Ask::TakeBack { seat, of, among, by } => AskView::TakeBack { seat, of, among, by },
            Ask::Cut { seat } => AskView::Cut { seat },
            Ask::Pull { seat, of, left } => AskView::Pull { seat, of, left },
            Ask::Bury { seat, of } => AskView::Bury { seat, of, cards: pulled() },
            Ask::Steal { seat, from } => AskView::Steal { seat, from },
            Ask::Browse { seat } => AskView::Browse { seat },
            Ask::TakeFrom { seat, stack, left, may_stop } => {
                AskView::TakeFrom { seat, stack, left, may_stop }
            }
            Ask::PutBack { seat } => AskView::PutBack { seat },
            Ask::Peek { to } => AskView::Peek { to },
            Ask::Glimpse { to, stack } => AskView::Glimpse { to, stack },
            Ask::Study { to } => AskView::Study { to },
            Ask::Survey { to, .. } => AskView::Survey { to },
            Ask::Brew { to, .. } => AskView::Brew { to },
            Ask::Duel { by, own, on, other } => AskView::Duel { by, own, on, other },
            Ask::Spend { seat, left } => AskView::Spend { seat, left },
            Ask::Veto { seat, of, card } => AskView::Veto { seat, of, card },
            Ask::Under { seat, card } => AskView::Under { seat, card },
            Ask::Leap { seat, event } => AskView::Leap { seat, event },
            Ask::Face { seat } => AskView::Face { seat },
            Ask::Fate { seat } => AskView::Fate { seat, cards: pulled() },
            Ask::Inspire { seat, .. } => AskView::Inspire { seat },
            Ask::Prophesy { seat, left, .. } => AskView::Prophesy { seat, left },
            Ask::Exchange { seat } => AskView::Exchange { seat },
            Ask::Brace { seat } => AskView::Brace { seat },
            Ask::Move { seat, first } => AskView::Move { seat, first },
            Ask::SwapLand { seat, with, own } => AskView::SwapLand { seat, with, own },
            Ask::Challenge { seat, on, own } => AskView::Challenge { seat, on, own },
            Ask::Bewitch { seat, on } => AskView::Bewitch { seat, on },
            Ask::ChangeLand { seat } => AskView::ChangeLand { seat },
            Ask::ChooseLand { seat, land } => {
                AskView::ChooseLand { seat, land, grounds: game.grounds_seen_by(eye) }
            }
            Ask::Raise { seat } => AskView::Raise { seat },
            Ask::Blow { seat, on } => AskView::Blow { seat, on },
            Ask::Fetch { seat } => AskView::Fetch { seat },
            Ask::Banish { seat } => AskView::Banish { seat },
            Ask::Filch { seat, from, book } => AskView::Filch { seat, from, book },
            Ask::Comet { seat } => AskView::Comet { seat },
            Ask::Camp { attack: Attack { by, on, card, .. }, at } => {
                AskView::Camp { by, on, card, quarters: game.charm(on).quarters(at) }
            }
            Ask::Order { card } => AskView::Order { card },
            Ask::Snatch { from, to, left } => AskView::Snatch { from, to, left },
            Ask::Target { seat, among, why, both, split } => {
                AskView::Target { seat, among, why, both, first: split }
            }
            Ask::Hire { seat, attack } => AskView::Hire {
                seat,
                by: attack.by,
                card: attack.card,
                among: game.hirelings(&attack),
            },
            Ask::HandOver { seat, from, to, left } => AskView::HandOver { seat, from, to, left },
            Ask::Burn { seat, keep, stack } => AskView::Burn { seat, keep, stack },
            Ask::Support { seat, helpers } => AskView::Support { seat, helpers },
        }
    }
}
