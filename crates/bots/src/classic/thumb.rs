//! Rules of thumb: how much each decision seems to gain, from a glance at the position alone.

use std::cell::OnceCell;

use classic::{Card, Classic, Decision, Face, Kind, Set, Side};
use realm::{Amounts, Ground, Land, Resource, Slot, Store};
use table::Seat;

use super::goals::{self, Goals, What};
use super::value::{self, POWER, RESOURCE};
use crate::aims::{KEPT, PROMISED, less};
use crate::thumb::{SILLY, Thumb};

/// The rules of thumb of the old card game.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Habit;

impl Thumb<Classic> for Habit {
    fn gains(&self, game: &Classic, seat: Seat, list: &[Decision], out: &mut Vec<f32>) {
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
        let stolen = held.get(Resource::Ore) + held.get(Resource::Wool);
        let tempting = side.counted() > side.game().brigand_limit();
        let danger = if tempting { 0.04 * f32::from(stolen) } else { 0.0 };
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
        let side = self.side;
        match *choice {
            Decision::Road { .. } => self.built(What::Road, 0.0),
            Decision::Settlement { scout, .. } => {
                self.built(What::Settlement, if scout { 0.2 } else { 0.0 })
            }
            Decision::City { .. } => self.built(What::City, 0.0),
            Decision::Citadel { .. } => self.built(What::Citadel, 0.0),
            Decision::Build { card, at } => {
                let worth = value::of_card(side, card) + value::of_site(side, card, at);
                self.card_built(card, worth)
            }
            Decision::Station { card, at } => {
                self.card_built(card, value::of_wizard(side, side.wakes(at)))
            }
            Decision::Post { .. } => self.post_laid(),
            Decision::Demolish { at } => self.demolished(at),
            Decision::Dismiss { .. } | Decision::Raze { .. } => SILLY,
            Decision::Exchange { give, to } => self.exchanged(give, to),
            Decision::Offer { give, want, .. } => self.offered(give, want),
            Decision::Accept => {
                side.game().offered().map_or(0.0, |[give, want]| self.swapped(want, give) - 0.1)
            }
            Decision::Play { card } => self.played(card),
            Decision::Name { number, .. } => self.named(number) - self.expected() - 0.1,
            Decision::Cast { card } => self.cast(card),
            Decision::Put { card, .. } => self.put_away(card),
            Decision::Draw { stack } => self.drawn(stack),
            Decision::Search { stack } => self.drawn(stack) + self.searched(),
            Decision::Stack { stack } => self.drawn(stack),
            Decision::Take { card } => self.taken(card),
            Decision::Pay { from } => self.paid(from),
            Decision::Gain { at } => self.gained(at),
            Decision::Pick { at } => self.picked(at),
            Decision::Mark { at } => self.marked(at),
            Decision::Choose { seat } => 0.1 * f32::from(side.game().side(seat).victory()),
            Decision::Scout { lands } => lands.iter().map(|&ground| self.found(ground)).sum(),
            Decision::Ground { ground } => self.found(ground),
            Decision::Redraw => 0.05,
            Decision::Face { face } => self.faced(face),
            Decision::Charge { at } => self.charged(at),
            Decision::Mill { .. } => self.more_power() - self.need(Resource::Gold),
            Decision::League { .. } => POWER,
            Decision::Brew { .. } => {
                let best = self.needs().iter().copied().fold(0.0, f32::max);
                5.0 / 6.0 * best - POWER - 0.03
            }
            Decision::Mend { .. } => 0.03 - self.need(Resource::Gold),
            Decision::Roll
            | Decision::Finish
            | Decision::Pass
            | Decision::Both
            | Decision::Spend { .. }
            | Decision::Fate { .. }
            | Decision::Lay { .. }
            | Decision::Arrange { .. } => 0.0,
            Decision::Deck { deck } => value::of_deck(&deck),
        }
    }

    fn kind(&self, store: Store) -> Option<Resource> {
        self.side.realm().kind_of(store)
    }

    /// Something of the centre row is built now, and what is left goes to the other goals.
    fn built(&self, what: What, more: f32) -> f32 {
        let [road, settlement, city, citadel] = self.side.prices();
        let price = match what {
            What::Road => road,
            What::Settlement => settlement,
            What::City => city,
            What::Citadel => citadel,
            What::Card(card) => self.side.price(card),
        };
        let worth = match self.goals.find(what) {
            Some(goal) => goal.worth,
            None if what == What::Road => 0.05,
            None => 0.0,
        };
        worth + more + self.without(price, &goals::after(&self.goals, what, self.side))
    }

    fn card_built(&self, card: Card, worth: f32) -> f32 {
        let left = goals::after(&self.goals, What::Card(card), self.side);
        let power = if card.kind() == Kind::SpellBook { 0 } else { card.magic() };
        worth - POWER * f32::from(power) + self.without(self.side.price(card), &left)
    }

    /// A border post is a point, and closes an end of the row.
    fn post_laid(&self) -> f32 {
        let [_, settlements, ..] = self.side.game().supply();
        let closed = self.side.open_ends() == 1 && settlements > 0;
        1.0 + if self.side.lacking() <= 1 { 2.0 } else { 0.0 } - if closed { 0.7 } else { 0.1 }
    }

    /// Something makes room for a card that can be paid and finds none; otherwise nobody demolishes.
    fn demolished(&self, at: Slot) -> f32 {
        let realm = self.side.realm();
        let Some(old) = realm.card(at) else { return SILLY };
        let fits = |card: &Card| {
            let here = match card.kind() {
                Kind::CityBuilding => realm.city_spaces().has(at),
                kind if kind.is_magic() => realm.citadel_spaces().has(at),
                _ => true,
            };
            here && card.kind().is_placed()
                && self.side.sites_for(*card).is_empty()
                && self.side.admits(*card)
                && self.side.lacks_power(*card) == Some(0)
                && self.held.covers(self.side.price(*card))
        };
        let new = self.side.hand().filter(fits).map(|card| value::of_card(self.side, card));
        let loss = value::standing(self.side, at, old) + 0.2 * (1.0 - value::weary(self.side));
        let gain = new.fold(0.0, f32::max) - loss;
        if gain > 0.0 { gain } else { SILLY }
    }

    /// A card goes for another one: gladly, where there is nothing at all to aim at, or where it took too long.
    fn put_away(&self, card: Card) -> f32 {
        let idle = if self.promise <= 0.0 { 1.0 } else { 0.8 * value::weary(self.side) };
        0.2 + idle - value::in_hand(self.side, card)
    }

    /// What is lost when these resources go.
    fn without(&self, price: Amounts, goals: &Goals) -> f32 {
        let left = less(self.held, price);
        let paid = f32::from(self.held.total() - left.total());
        PROMISED * (goals.promise(left) - self.promise) + paid * (self.danger - KEPT)
    }

    /// What it brings to give some resources for others.
    fn swapped(&self, give: Amounts, get: Amounts) -> f32 {
        let left = less(self.held, give) + get;
        let lost = f32::from(self.held.total()) - f32::from(left.total());
        PROMISED * (self.goals.promise(left) - self.promise) + lost * (self.danger - KEPT)
    }

    fn exchanged(&self, give: Resource, to: Store) -> f32 {
        let Some(kind) = self.kind(to) else { return SILLY };
        let rate = Amounts::of(give, self.side.rate(give));
        self.swapped(rate, Amounts::of(kind, 1)) - 0.01 - self.crowded(to)
    }

    /// Nobody asks for what is of no use.
    fn offered(&self, give: Amounts, want: Amounts) -> f32 {
        let gain = self.swapped(give, want) - 0.15;
        if gain > 0.0 { gain } else { SILLY }
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
        let ahead = |rival: Side<'_>| f32::from(self.side.victory()) - f32::from(rival.victory());
        let lead = self.side.rivals().map(ahead).fold(f32::INFINITY, f32::min);
        match card {
            // They are only asked for when there is something to be turned away.
            Card::Bishop | Card::HerbWoman => 0.4,
            Card::Caravan => self.best_needs() - 0.25,
            Card::LengthyNegotiations => -0.1 * lead - 0.1,
            Card::SuccessfulNegotiations => 0.1 * lead - 0.1,
            Card::Truce => 0.05 * lead,
            Card::Materialization => self.goals.find(What::City).map_or(0.6, |goal| goal.worth),
            _ => value::of_action(self.side, card) - POWER * f32::from(card.magic()),
        }
    }

    /// What the spell of a book brings.
    fn cast(&self, card: Card) -> f32 {
        let game = self.side.game();
        let brings = match card {
            Card::Countermagic => {
                let hostile = game
                    .announced()
                    .is_some_and(|card| matches!(card.kind(), Kind::Attack | Kind::Spell));
                if hostile { 0.45 } else { 0.1 }
            }
            Card::LeapInTime => match game.leapt() {
                Some(Some(Card::Plague | Card::CivilWar | Card::Comet)) => 0.2,
                Some(Some(Card::Conflict)) if !self.side.is_strongest() => 0.3,
                _ => 0.0,
            },
            Card::Inspiration => 0.3,
            Card::MagicEye => 0.2,
            Card::WheelOfTime | Card::LandMagic => 0.15,
            Card::MagicPotion if !self.side.is_strongest() => 0.12,
            _ => 0.0,
        };
        brings - POWER * f32::from(card.magic()) - 0.01
    }

    /// What more magic power is worth to somebody who has something to do with it.
    fn more_power(&self) -> f32 {
        let magic = |card: Card| card.magic() > 0;
        let wanted = self.side.books() > 0 || self.side.hand().any(magic);
        if wanted && self.side.magic()[1] < 5 { 0.1 } else { -0.02 }
    }

    fn charged(&self, at: Land) -> f32 {
        let Some(kind) = self.kind(at.into()) else { return SILLY };
        self.more_power() - self.need(kind)
    }

    /// What a face of the event die brings.
    fn faced(&self, face: Face) -> f32 {
        let tempted = |side: Side<'_>| side.counted() > side.game().brigand_limit();
        match face {
            Face::Brigands => {
                let others = self.side.rivals().filter(|&rival| tempted(rival)).count() as f32;
                0.2 * others - if tempted(self.side) { 0.4 } else { 0.0 }
            }
            Face::Mill if self.side.is_richest() => 0.3,
            Face::Mill => -0.1,
            Face::Tournament if value::tournament(self.side, 0) > 0.0 => 0.15,
            Face::Plenty => 0.1,
            Face::Tournament | Face::EventCard => 0.0,
        }
    }

    /// What a number brings this seat and not the others.
    fn named(&self, number: u8) -> f32 {
        let there = self.side.rivals().map(|rival| yielded_there(rival, number));
        self.yielded(number) - 0.8 * there.fold(0.0, f32::max)
    }

    /// What a roll brings on average.
    fn expected(&self) -> f32 {
        (1..=6).map(|number| self.named(number)).sum::<f32>() / 6.0
    }

    fn yielded(&self, number: u8) -> f32 {
        let realm = self.side.realm();
        let lands = realm.numbered(number).iter();
        lands
            .filter_map(|land| {
                let room = realm::CAPACITY - realm.stock(land.into());
                let count = room.min(if self.side.boosted().has(land) { 2 } else { 1 });
                let kind = realm.ground(land)?.land.yields();
                Some(f32::from(count) * (self.need(kind) + 0.05))
            })
            .sum()
    }

    /// Cards of magic are for those who have a citadel.
    fn drawn(&self, stack: u8) -> f32 {
        let magic = self.side.game().stack_set(stack) == Some(Set::Wizards);
        match (magic, self.side.realm().citadel_count()) {
            (false, _) => 0.0,
            (true, 0) => -0.06,
            (true, _) => 0.03,
        }
    }

    fn searched(&self) -> f32 {
        let price = self.side.search_price();
        let idle = self.held.total() > 7;
        0.25 - f32::from(price) * if idle { 0.08 } else { 0.16 }
    }

    fn taken(&self, card: Card) -> f32 {
        let game = self.side.game();
        match game.plucked() {
            Some(from) if from == self.side.seat() => -value::in_hand(self.side, card),
            Some(from) => value::in_hand(game.side(from), card),
            None if card.kind() == Kind::Event => 0.0,
            None => value::in_hand(self.side, card),
        }
    }

    /// What is needed least goes, from where most lies.
    fn paid(&self, from: Store) -> f32 {
        let Some(kind) = self.kind(from) else { return SILLY };
        let left = less(self.held, Amounts::of(kind, 1));
        let yields = from.land().map_or(0.0, |land| value::yields(self.side, land));
        let back = if self.side.game().is_loading() { self.best_needs() / 2.0 } else { 0.0 };
        PROMISED * (self.goals.promise(left) - self.promise)
            + self.crowded(from)
            + 0.01 * yields
            + back
    }

    fn gained(&self, at: Store) -> f32 {
        let Some(kind) = self.kind(at) else { return SILLY };
        let robbed = if self.side.game().is_robbing() { RESOURCE } else { 0.0 };
        self.need(kind) - self.crowded(at) - self.danger + robbed
    }

    /// Which card is struck, or used.
    fn picked(&self, at: Slot) -> f32 {
        let game = self.side.game();
        let Some(owner) = game.struck() else {
            // A fighter for a potion, mercenaries against an attack, places that change.
            let card = self.side.realm().card(at);
            return 0.1 + 0.05 * card.map_or(0.0, |card| f32::from(card.points().strength));
        };
        let side = game.side(owner);
        let worth = side.realm().card(at).map_or(0.0, |card| value::standing(side, at, card));
        if owner == self.side.seat() { -worth } else { worth }
    }

    /// Which landscape of another one loses what lies there, and which wizards fight.
    fn marked(&self, at: Land) -> f32 {
        match self.side.game().struck() {
            Some(on) => {
                let rival = self.side.game().side(on);
                0.1 * f32::from(rival.realm().stock(at.into()))
                    - 0.1 * f32::from(rival.power_at(at))
            }
            None => 0.1 * f32::from(self.side.power_at(at)),
        }
    }

    /// What a landscape is worth that may be chosen: a kind and a number that are rare so far.
    fn found(&self, ground: Ground) -> f32 {
        let kind = ground.land.yields();
        let income = self.goals.income[kind.index()];
        let same = f32::from(self.side.realm().numbered(ground.number).len());
        let weight = match kind {
            Resource::Gold => 0.5,
            Resource::Ore | Resource::Grain => 1.2,
            _ => 1.0,
        };
        0.3 * weight / (1.0 + 2.0 * income) - 0.03 * same
    }
}

fn yielded_there(side: Side<'_>, number: u8) -> f32 {
    let realm = side.realm();
    let open = |&land: &Land| realm.stock(land.into()) < realm::CAPACITY;
    RESOURCE * realm.numbered(number).iter().filter(open).count() as f32
}
