//! What a seat may want to build, and how far away it is.

use duel::{Card, Kind, PRICES, Side};
use realm::{Amounts, List, Resource};

use super::value::{self, RESOURCE};

/// How many goals are looked at: four of the centre row, and the cards of a hand.
const MOST: usize = 12;

/// How much of its worth a goal keeps when it is one roll farther away.
const PATIENCE: f32 = 0.07;

/// Something that may be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum What {
    #[default]
    Road,
    Settlement,
    City,
    Card(Card),
}

#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Goal {
    pub(super) what: What,
    cost: Amounts,
    /// How many resources of the price are left out.
    spared: u8,
    pub(super) worth: f32,
}

/// All goals of a seat, with what brings it there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Goals {
    list: List<Goal, MOST>,
    /// What a roll yields of each kind, on average.
    pub(super) income: [f32; 6],
    /// How many rolls it takes until one of each kind comes, about: by itself, or by way of the other kinds.
    waits: [f32; 6],
    /// How many of each kind are given for one.
    rates: [u8; 6],
}

impl Goals {
    pub(super) fn of(side: Side<'_>) -> Goals {
        let mut goals = Goals {
            list: List::default(),
            income: [0.0; 6],
            waits: [0.0; 6],
            rates: Resource::ALL.map(|kind| side.rate(kind)),
        };
        for land in side.realm().lands().iter() {
            if let Some(ground) = side.realm().ground(land) {
                let kind = ground.land.yields();
                goals.income[kind.index()] += value::yields(side, land);
                if side.docks().has(land) {
                    goals.rates[kind.index()] = 2;
                }
            }
        }
        let beside = goals.income.iter().sum::<f32>() / 12.0;
        goals.waits = goals.income.map(|income| 1.0 / (income + beside).max(0.02));
        goals.list_centre(side);
        goals.list_cards(side);
        goals
    }

    fn list_centre(&mut self, side: Side<'_>) {
        let [roads, settlements, cities] = side.game().supply();
        let [road, settlement, city] = PRICES;
        let left = side.game().target().saturating_sub(side.victory());
        let last = if left <= 1 { 2.0 } else { 0.0 };
        let open = side.realm().settlement_places().next().is_some();
        let worth = settlement_worth(side) + last;
        if settlements > 0 && open {
            self.add(What::Settlement, settlement, worth);
        } else if settlements > 0 && roads > 0 {
            self.add(What::Settlement, road + settlement, worth);
            self.add(What::Road, road, ROAD_WORTH);
        }
        if cities > 0 && side.realm().city_count() < side.realm().site_count() {
            self.add(What::City, city, city_worth(side) + last);
        }
    }

    fn list_cards(&mut self, side: Side<'_>) {
        let mut seen: u128 = 0;
        for card in side.hand().chain(side.game().open_card()) {
            let new = seen >> card as u8 & 1 == 0;
            seen |= 1 << card as u8;
            let building = !matches!(card.kind(), Kind::Action | Kind::LandscapeExpansion);
            if new && building && self.list.has_room() && side.admits(card) {
                let worth = value::at_best(side, card);
                if worth > 0.0 {
                    let spared = side.discount(card);
                    self.list.push(Goal {
                        what: What::Card(card),
                        cost: card.cost(),
                        spared,
                        worth,
                    });
                }
            }
        }
    }

    fn add(&mut self, what: What, cost: Amounts, worth: f32) {
        self.list.push(Goal { what, cost, spared: 0, worth });
    }

    /// The goals that are left when this one is reached.
    pub(super) fn after(&self, what: What, side: Side<'_>) -> Goals {
        let mut left = *self;
        let [road, settlement, _] = PRICES;
        for index in (0..left.list.len()).rev() {
            let goal = left.list[index];
            match (what, goal.what) {
                (What::Road, What::Settlement) => left.list.items_mut()[index].cost = settlement,
                (What::Settlement, What::Settlement) => {
                    left.list.items_mut()[index].cost = road + settlement;
                }
                (What::City, What::City)
                    if side.realm().city_count() + 1 < side.realm().site_count() => {}
                (one, other) if one == other => {
                    left.list.remove(index);
                }
                _ => {}
            }
        }
        left
    }

    /// The goal of this name.
    pub(super) fn find(&self, what: What) -> Option<&Goal> {
        self.list.iter().find(|goal| goal.what == what)
    }

    /// How much these resources promise: the best goal by its worth and how soon it is reached, and a part
    /// of the next two.
    pub(super) fn promise(&self, held: Amounts) -> f32 {
        let mut best = [0.0_f32; 3];
        let spare = Resource::ALL.into_iter().map(|kind| self.given(kind, held.get(kind))).sum();
        for goal in self.list.iter() {
            let mut score = goal.worth * self.patience(held, spare, goal);
            for place in &mut best {
                if score > *place {
                    std::mem::swap(place, &mut score);
                }
            }
        }
        best[0] + 0.4 * best[1] + 0.2 * best[2]
    }

    /// The part of its worth that a goal keeps because it is so far away.
    fn patience(&self, held: Amounts, spare: u8, goal: &Goal) -> f32 {
        let lacking = held.lacks(goal.cost);
        if lacking <= goal.spared {
            return 1.0;
        }
        (-PATIENCE * self.rolls(held, spare, goal, lacking)).exp()
    }

    /// How many rolls it takes until a goal can be paid, about, where so many are lacking; `spare` is what could be
    /// had for all that is held.
    fn rolls(&self, held: Amounts, mut spare: u8, goal: &Goal, lacking: u8) -> f32 {
        let (mut longest, mut sum) = (0.0_f32, 0.0_f32);
        for kind in goal.cost.kinds().iter() {
            let (has, due) = (held.get(kind), goal.cost.get(kind));
            spare -= self.given(kind, has);
            if has < due {
                let time = f32::from(due - has) * self.waits[kind.index()];
                sum += time;
                longest = longest.max(time);
            } else {
                spare += self.given(kind, has - due);
            }
        }
        let after = lacking - goal.spared;
        let exchanged = spare.min(after);
        let left = f32::from(after - exchanged) / f32::from(lacking);
        0.5 * (longest + sum) * left + 0.6 * f32::from(exchanged)
    }

    /// How many others could be had for so many of a kind.
    fn given(&self, kind: Resource, count: u8) -> u8 {
        count / self.rates[kind.index()].max(1)
    }

    /// What one more of each kind is worth with these resources.
    pub(super) fn needs(&self, held: Amounts) -> [f32; 6] {
        let now = self.promise(held);
        Resource::ALL
            .map(|kind| PROMISED * (self.promise(held + Amounts::of(kind, 1)) - now) + KEPT)
    }
}

/// The part of a promise that counts before it is kept.
pub(super) const PROMISED: f32 = 0.7;

/// What a resource counts that no goal asks for.
pub(super) const KEPT: f32 = 0.04;

/// What an open end of a road is worth.
pub(super) const ROAD_WORTH: f32 = 0.5;

/// What a new settlement is worth: a point, two landscapes, two sites.
pub(super) fn settlement_worth(side: Side<'_>) -> f32 {
    1.15 + 2.0 * 0.8 * RESOURCE * value::rounds(side) / 3.0
}

/// What a city is worth: a point, and two sites more.
pub(super) fn city_worth(side: Side<'_>) -> f32 {
    let realm = side.realm();
    let free = realm.city_spaces().but(realm.filled()).len();
    let sites = if side.game().has_eras() { CITY_SITES[usize::from(free.min(3))] } else { 0.05 };
    1.0 + sites
}

/// What a city adds by its sites where so many are free already.
const CITY_SITES: [f32; 4] = [0.6, 0.35, 0.2, 0.1];
