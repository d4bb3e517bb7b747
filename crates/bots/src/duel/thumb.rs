//! Rules of thumb: how much each decision seems to gain, from a glance at the position alone.

use std::cell::OnceCell;

use duel::{Card, Decision, Duel, Kind, Side};
use realm::{Amounts, Ground, Resource, Slot, Store};
use table::Seat;

use super::goals::{self, Goals, What};
use super::value::{self, RESOURCE};
use crate::aims::{KEPT, PROMISED, less};
use crate::thumb::{SILLY, Thumb};

/// The rules of thumb of the Duel.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Habit;

impl Thumb<Duel> for Habit {
    fn gains(&self, game: &Duel, seat: Seat, list: &[Decision], out: &mut Vec<f32>) {
        let glance = Glance::new(game.side(seat));
        out.extend(list.iter().map(|choice| glance.gain(choice)));
    }
}

/// What is asked again and again while one list is judged.
struct Glance<'a> {
    side: Side<'a>,
    goals: Goals,
    held: Amounts,
    promise: f32,
    needs: OnceCell<[f32; 6]>,
    /// What a resource less is worth that brigands would count.
    danger: f32,
}

impl<'a> Glance<'a> {
    fn new(side: Side<'a>) -> Glance<'a> {
        let (goals, held) = (goals::of(side), side.realm().held());
        let realm = side.realm();
        let counted: u8 =
            (realm.lands().but(side.stored()).iter()).map(|land| realm.stock(land.into())).sum();
        let stolen = held.get(Resource::Gold) + held.get(Resource::Wool);
        let danger = if counted > 7 { 0.04 * f32::from(stolen) } else { 0.0 };
        let promise = goals.promise(held);
        Glance { side, goals, held, promise, needs: OnceCell::new(), danger }
    }

    /// What one more of this kind is worth.
    fn need(&self, kind: Resource) -> f32 {
        self.needs()[kind.index()]
    }

    fn needs(&self) -> &[f32; 6] {
        self.needs.get_or_init(|| self.goals.needs(self.held))
    }

    fn gain(&self, choice: &Decision) -> f32 {
        match *choice {
            Decision::Road { .. } => self.built(What::Road, 0.0),
            Decision::Settlement { scout, .. } => {
                self.built(What::Settlement, if scout { 0.2 } else { 0.0 })
            }
            Decision::City { .. } => self.built(What::City, 0.0),
            Decision::Build { card, at } => {
                self.card_built(card, value::of_site(self.side, card, at))
            }
            Decision::Cache { .. } => 0.15,
            Decision::Demolish { at } => self.demolished(at),
            Decision::Exchange { give, to } => self.exchanged(give, self.side.rate(give), to),
            Decision::Ship { from, to } => match self.kind(from.into()) {
                Some(give) => self.exchanged(give, 2, to),
                None => SILLY,
            },
            Decision::Mint { to } => self.exchanged(Resource::Gold, 1, to) + 0.02,
            Decision::Play { card } => self.played(card),
            Decision::Name { number, .. } => self.named(number) - self.expected() - 0.1,
            Decision::Put { card, .. } => self.put_away(card),
            Decision::Draw { stack } => self.drawn(stack),
            Decision::Search { stack } => self.drawn(stack) + self.searched(),
            Decision::Stack { stack } => self.drawn(stack),
            Decision::Take { card } => self.taken(card),
            Decision::Pay { from } => self.paid(from),
            Decision::Gain { at } => self.gained(at),
            Decision::Choose { kind } => self.need(kind),
            Decision::Pick { at } => self.picked(at),
            Decision::Move { .. } => 0.0,
            Decision::Scout { lands } => lands.iter().map(|&ground| self.found(ground)).sum(),
            Decision::Tax | Decision::Protect => 1.0,
            Decision::Roll
            | Decision::Finish
            | Decision::Pass
            | Decision::Lay { .. }
            | Decision::Arrange { .. }
            | Decision::Deck { .. } => 0.0,
        }
    }

    fn kind(&self, store: Store) -> Option<Resource> {
        self.side.realm().kind_of(store)
    }

    /// Something is built now, and what is left goes to the other goals.
    fn built(&self, what: What, more: f32) -> f32 {
        let price = match what {
            What::Road => duel::PRICES[0],
            What::Settlement => duel::PRICES[1],
            What::City => duel::PRICES[2],
            What::Card(card) => card.cost(),
        };
        let worth = match self.goals.find(what) {
            Some(goal) => goal.worth,
            None if what == What::Road => 0.1,
            None => 0.0,
        };
        worth + more + self.without(price, &goals::after(&self.goals, what, self.side))
    }

    fn card_built(&self, card: Card, site: f32) -> f32 {
        let what = What::Card(card);
        let worth = value::of_card(self.side, card) + site;
        worth + self.without(card.cost(), &goals::after(&self.goals, what, self.side))
    }

    /// Something makes room for a card that can be paid and finds none; otherwise nobody demolishes.
    fn demolished(&self, at: Slot) -> f32 {
        let realm = self.side.realm();
        let Some(old) = realm.card(at).filter(|_| realm.free_spaces().is_empty()) else {
            return SILLY;
        };
        let fits = |card: &Card| {
            let here = card.kind() != Kind::CityBuilding || realm.city_spaces().has(at);
            let laid = matches!(card.kind(), Kind::Action | Kind::LandscapeExpansion);
            here && !laid
                && *card != Card::TownHall
                && self.side.admits(*card)
                && self.held.covers(card.cost())
        };
        let new = self.side.hand().filter(fits).map(|card| value::of_card(self.side, card));
        let gain = new.fold(0.0, f32::max) - value::standing(self.side, at, old) - 0.2;
        if gain > 0.0 { gain } else { SILLY }
    }

    /// A card goes for another one: gladly, where there is nothing at all to aim at.
    fn put_away(&self, card: Card) -> f32 {
        let idle = if self.promise <= 0.0 { 1.0 } else { 0.0 };
        0.2 + idle - value::in_hand(self.side, card)
    }

    /// What one of these two fetches; what they fetch from each other goes on without end (OP-12).
    fn fetched(&self, by: Card) -> f32 {
        let cards = self.side.fetchable(by).filter(|&card| !fetches(card));
        let best = cards.map(|card| value::in_hand(self.side, card)).reduce(f32::max);
        best.map_or(SILLY, |best| best - 0.1)
    }

    /// What is lost when these resources go.
    fn without(&self, price: Amounts, goals: &Goals) -> f32 {
        let left = less(self.held, price);
        let paid = f32::from(self.held.total() - left.total());
        PROMISED * (goals.promise(left) - self.promise) + paid * (self.danger - KEPT)
    }

    fn exchanged(&self, give: Resource, rate: u8, to: Store) -> f32 {
        let Some(kind) = self.kind(to) else { return SILLY };
        let left = less(self.held, Amounts::of(give, rate)) + Amounts::of(kind, 1);
        let lost = f32::from(rate) - 1.0;
        PROMISED * (self.goals.promise(left) - self.promise) + lost * (self.danger - KEPT)
            - 0.01
            - self.crowded(to)
    }

    /// A store that is nearly full cannot take in what comes next.
    fn crowded(&self, store: Store) -> f32 {
        0.01 * f32::from(self.side.realm().stock(store))
    }

    fn best_needs(&self) -> f32 {
        let mut needs = *self.needs();
        needs.sort_by(|one, other| other.total_cmp(one));
        needs[0] + needs[1]
    }

    fn played(&self, card: Card) -> f32 {
        let room = |kind| f32::from(self.side.realm().room().get(kind).min(2));
        match card.original() {
            Card::Relocation => SILLY,
            Card::Goldsmith => {
                let left = less(self.held, Amounts::of(Resource::Gold, 3));
                self.best_needs() + PROMISED * (self.goals.promise(left) - self.promise) - 0.15
            }
            Card::MerchantCaravan => self.best_needs() - 0.25,
            Card::ReinerTheHerald => {
                let (own, other) = (self.side.points().skill, self.side.opponent().points().skill);
                if own > other { 0.2 } else { -0.1 }
            }
            Card::BenjaminTheTravelingScholar => {
                self.side.game().number().map_or(0.0, |number| self.yielded(self.side, number))
                    - 0.1
            }
            Card::GuidoTheAmbassador | Card::GustavTheLibrarian => self.fetched(card),
            Card::ThreeFieldSystem => room(Resource::Grain) * self.need(Resource::Grain) - 0.05,
            Card::MineralMining => room(Resource::Ore) * self.need(Resource::Ore) - 0.05,
            _ => value::in_hand(self.side, card),
        }
    }

    /// What a number brings this seat and not the other.
    fn named(&self, number: u8) -> f32 {
        self.yielded(self.side, number) - 0.8 * self.yielded_there(self.side.opponent(), number)
    }

    /// What a roll brings on average.
    fn expected(&self) -> f32 {
        (1..=6).map(|number| self.named(number)).sum::<f32>() / 6.0
    }

    fn yielded(&self, side: Side<'_>, number: u8) -> f32 {
        let realm = side.realm();
        let lands = realm.numbered(number).iter();
        lands
            .filter_map(|land| {
                let room = realm::CAPACITY - realm.stock(land.into());
                let count = room.min(if side.boosted().has(land) { 2 } else { 1 });
                let kind = realm.ground(land)?.land.yields();
                Some(f32::from(count) * (self.need(kind) + 0.05))
            })
            .sum()
    }

    fn yielded_there(&self, side: Side<'_>, number: u8) -> f32 {
        let realm = side.realm();
        let open = |&land: &realm::Land| realm.stock(land.into()) < realm::CAPACITY;
        RESOURCE * realm.numbered(number).iter().filter(open).count() as f32
    }

    /// Stacks of an era hold what stands in cities: they are for those who have a place for it.
    fn drawn(&self, stack: u8) -> f32 {
        let realm = self.side.realm();
        let free = realm.city_spaces().but(realm.filled()).len();
        match self.side.game().stack_set(stack) {
            Some(duel::Set::Base) | None => 0.0,
            Some(_) if free > 0 => 0.06,
            Some(_) if realm.city_count() > 0 => 0.0,
            Some(_) => -0.06,
        }
    }

    fn searched(&self) -> f32 {
        let price = self.side.search_price();
        let idle = self.held.total() > 7;
        0.25 - f32::from(price) * if idle { 0.08 } else { 0.16 }
    }

    fn taken(&self, card: Card) -> f32 {
        match () {
            () if fetches(card) && self.side.game().is_building() => -1.0,
            () if self.side.game().is_pulling() => value::in_hand(self.side.opponent(), card),
            () => value::in_hand(self.side, card),
        }
    }

    /// What is needed least goes, from where most lies.
    fn paid(&self, from: Store) -> f32 {
        let Some(kind) = self.kind(from) else { return SILLY };
        let left = less(self.held, Amounts::of(kind, 1));
        let yields = from.land().map_or(0.0, |land| value::yields(self.side, land));
        PROMISED * (self.goals.promise(left) - self.promise) + self.crowded(from) + 0.01 * yields
    }

    fn gained(&self, at: Store) -> f32 {
        let Some(kind) = self.kind(at) else { return SILLY };
        let price = if self.side.game().is_buying() {
            let left = less(self.held, Amounts::of(Resource::Gold, 1));
            PROMISED * (self.promise - self.goals.promise(left)) + KEPT
        } else {
            0.0
        };
        self.need(kind) - self.crowded(at) - price - self.danger
    }

    fn picked(&self, at: Slot) -> f32 {
        let game = self.side.game();
        let owner = game.picked_from().unwrap_or(self.side.seat());
        let side = game.side(owner);
        let worth = side.realm().card(at).map_or(0.0, |card| value::standing(side, at, card));
        if owner == self.side.seat() { -worth } else { worth }
    }

    /// What a landscape is worth that a Scout may find: a kind and a number that are rare so far.
    fn found(&self, ground: Ground) -> f32 {
        let kind = ground.land.yields();
        let income = self.goals.income[kind.index()];
        let same = f32::from(self.side.realm().numbered(ground.number).len());
        let weight = match kind {
            Resource::Gold => 0.6,
            Resource::Ore | Resource::Grain => 1.2,
            _ => 1.0,
        };
        0.3 * weight / (1.0 + 2.0 * income) - 0.03 * same
    }
}

/// Whether a card fetches another one from a discard pile.
fn fetches(card: Card) -> bool {
    matches!(card.original(), Card::GuidoTheAmbassador | Card::GustavTheLibrarian)
}
