//! What a master looks at in a position: named numbers for each seat.
//!
//! Every number is about one seat, and its size is roughly that of 1. They are told to the judge in the
//! order of [`NAMES`].

use hex::Corners;
use island::{Course, Development, Hand, Position, Resource, ScenarioView, price};
use table::{BySeat, Seat};

use super::abroad::{self, Abroad};
use super::ground::{ByKind, Ground, KINDS};

macro_rules! features {
    ($($name:literal),+ $(,)?) => {
        /// What the numbers are, in their order.
        pub(crate) const NAMES: &[&str] = &[$($name),+];
    };
}

features![
    "points of those that win",
    "how near to winning, within three points",
    "whether one point is missing",
    "the best of the others' points of those that win",
    "lead over the best other, in points",
    "lumber in 36 rolls",
    "brick in 36 rolls",
    "wool in 36 rolls",
    "grain in 36 rolls",
    "ore in 36 rolls",
    "cards in 36 rolls, by their worth",
    "kinds that come in",
    "numbers that yield",
    "cards that the robber keeps away",
    "cards in 36 rolls that the bank would give for all",
    "pace of roads",
    "pace of settlements",
    "pace of cities",
    "pace of development cards",
    "how soon a road can be paid",
    "how soon a settlement can be paid",
    "how soon a city can be paid",
    "how soon a development card can be paid",
    "cards in hand",
    "cards above the limit",
    "kinds in hand",
    "lumber in hand",
    "brick in hand",
    "wool in hand",
    "grain in hand",
    "ore in hand",
    "knights held",
    "road building held",
    "year of plenty held",
    "monopoly held",
    "knights played",
    "largest army",
    "knights to the largest army",
    "length of the road",
    "longest road",
    "roads to the longest road",
    "best place that is reached",
    "best place one road away",
    "best place two roads away",
    "best place three roads away",
    "places that are reached",
    "places one road away",
    "places two roads away",
    "settlements left",
    "cities left",
    "roads left",
    "best settlement to become a city",
    "on turn, before the roll",
    "on turn, after the roll",
    "turns until the own one",
    "two players",
    "three players",
    "five players or more",
];

/// How many numbers there are for a seat in the base game.
pub(crate) const PLAIN: usize = NAMES.len();

/// How many there are where scenarios are played: those of the base game come first.
pub(crate) const FEATURES: usize = PLAIN + abroad::NAMES.len();

/// The numbers of one seat. In the base game those of scenarios are nothing.
pub(crate) type Features = [f32; FEATURES];

/// How many roads away places are looked at.
pub(crate) const FAR: usize = 4;

/// Corners by the number of new roads that lead to them.
pub(crate) type Near<const W: usize> = [Corners<W>; FAR];

/// What was last worked out about a seat's paces, and from what. Most positions that are looked at differ in
/// one seat only.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paces {
    income: ByKind,
    hand: Hand,
    rates: Hand,
    found: [f32; 2 * PRICES.len()],
}

impl Paces {
    /// Nothing yet: nobody has this income.
    pub(crate) const UNKNOWN: Paces = Paces {
        income: [-1.0e9; KINDS],
        hand: Hand::NONE,
        rates: Hand::NONE,
        found: [0.0; 2 * PRICES.len()],
    };

    fn of(&mut self, hand: Hand, income: &ByKind, rates: Hand) -> &[f32] {
        if self.income != *income || self.hand != hand || self.rates != rates {
            let mut found = [0.0; 2 * PRICES.len()];
            for (index, price) in PRICES.into_iter().enumerate() {
                found[index] = 10.0 / (rolls_to(price, Hand::NONE, income, rates) + 5.0);
                found[index + PRICES.len()] = 3.0 / (rolls_to(price, hand, income, rates) + 3.0);
            }
            *self = Paces { income: *income, hand, rates, found };
        }
        &self.found
    }
}

/// The numbers of all seats in this position, told one after the other.
pub(crate) fn survey<C: Course<W>, const W: usize>(
    position: &Position<C, W>,
    ground: &Ground<W>,
    players: usize,
    paces: &mut BySeat<Paces>,
    mut told: impl FnMut(Seat, &Features),
) {
    let mut near = BySeat([[Corners::EMPTY; FAR]; Seat::MAX]);
    for seat in Seat::first(players) {
        near[seat] = reach(position, seat);
    }
    let scenario = position.scenario();
    let wares = scenario.as_ref().is_some_and(|scenario| scenario.knights.is_some());
    let city = if wares { CITY_WITH_WARES } else { CITY };
    for seat in Seat::first(players) {
        let look = Look { position, ground, seat, players, near: &near, city };
        told(seat, &look.features(&mut paces[seat], scenario.as_ref()));
    }
}

/// How many cards of each kind a city brings where a settlement brings one.
const CITY: ByKind = [2.0; KINDS];
/// The same where cities yield commodities.
const CITY_WITH_WARES: ByKind = [1.0, 2.0, 1.0, 2.0, 1.0];

/// The corners that the seat has reached, and those so many new roads away.
fn reach<C: Course<W>, const W: usize>(position: &Position<C, W>, seat: Seat) -> Near<W> {
    let grid = position.grid();
    let joints = position.joints_of(seat);
    let free = position.taken_sides();
    let mut near = [Corners::EMPTY; FAR];
    near[0] = position.reached_by(seat);
    let mut seen = near[0] | position.settlements_of(seat) | position.cities_of(seat);
    let mut edge = seen;
    for step in &mut near[1..] {
        let mut next = Corners::EMPTY;
        (edge & joints).each(|corner| {
            (grid.sides_at(corner) - free).each(|side| next.insert(grid.across(side, corner)));
        });
        next -= seen;
        seen |= next;
        *step = next;
        edge = next;
    }
    near
}

/// One seat of a position.
struct Look<'a, C: Course<W>, const W: usize> {
    position: &'a Position<C, W>,
    ground: &'a Ground<W>,
    seat: Seat,
    players: usize,
    near: &'a BySeat<Near<W>>,
    /// How many cards of each kind a city brings where a settlement brings one.
    city: ByKind,
}

impl<C: Course<W>, const W: usize> Look<'_, C, W> {
    fn others(&self) -> impl Iterator<Item = Seat> + Clone + use<C, W> {
        let seat = self.seat;
        Seat::first(self.players).filter(move |&other| other != seat)
    }

    fn features(&self, paces: &mut Paces, scenario: Option<&ScenarioView>) -> Features {
        let mut out = Sheet { numbers: [0.0; FEATURES], next: 0 };
        let (income, numbers, blocked) = self.income();
        self.points(&mut out);
        self.production(&income, numbers, blocked, &mut out);
        let hand = self.position.hand_of(self.seat);
        let rates = self.position.rates_of(self.seat);
        paces.of(hand, &income, rates).iter().for_each(|&pace| out.put(pace));
        self.hand(&mut out);
        self.cards(&mut out);
        self.roads(&mut out);
        self.places(&income, &mut out);
        self.moment(&mut out);
        debug_assert_eq!(out.next, PLAIN);
        if let Some(scenario) = scenario {
            let Look { position, ground, seat, .. } = *self;
            let near = &self.near[seat];
            Abroad { position, ground, scenario, seat, near, income: &income }.features(&mut out);
            debug_assert_eq!(out.next, FEATURES);
        }
        out.numbers
    }

    fn points(&self, out: &mut Sheet) {
        let wins = f32::from(self.position.points_to_win());
        let points = f32::from(self.position.points_of(self.seat));
        let rivals = self.others().map(|other| self.position.points_of(other));
        let best = f32::from(rivals.max().unwrap_or(0));
        out.put(points / wins);
        out.put((points + 3.0 - wins).max(0.0) / 3.0);
        out.put(flag(points + 1.0 >= wins));
        out.put(best / wins);
        out.put((points - best) / 4.0);
    }

    /// What comes in with 36 rolls, the numbers that bring it, and what the robber keeps away.
    fn income(&self) -> (ByKind, u16, f32) {
        let mut income = [0.0; KINDS];
        let mut numbers = 0;
        let mut add = |corner, times: &ByKind| {
            numbers |= self.ground.numbers(corner);
            let yields = self.ground.yields(corner).iter().zip(times);
            for (sum, (yields, times)) in income.iter_mut().zip(yields) {
                *sum += times * yields;
            }
        };
        let (small, large) =
            (self.position.settlements_of(self.seat), self.position.cities_of(self.seat));
        small.each(|corner| add(corner, &[1.0; KINDS]));
        large.each(|corner| add(corner, &self.city));
        let robbed = self.position.robber_at();
        let mut blocked = 0.0;
        if let Some((kind, pips)) = self.ground.hex(robbed) {
            let corners = self.position.grid().corners_of(robbed);
            let here = (corners & small).len() as f32;
            blocked = pips * (here + self.city[kind as usize] * (corners & large).len() as f32);
            income[kind as usize] -= blocked;
        }
        (income, numbers, blocked)
    }

    fn production(&self, income: &ByKind, numbers: u16, blocked: f32, out: &mut Sheet) {
        for cards in income {
            out.put(cards / 8.0);
        }
        out.put(income.iter().zip(USE).map(|(cards, worth)| cards * worth).sum::<f32>() / 30.0);
        out.put(income.iter().filter(|&&cards| cards > 0.0).count() as f32 / 5.0);
        out.put(numbers.count_ones() as f32 / 10.0);
        out.put(blocked / 6.0);
        let rates = self.position.rates_of(self.seat);
        let traded =
            Resource::ALL.map(|kind| income[kind as usize] / f32::from(rates[kind].max(1)));
        out.put(traded.iter().sum::<f32>() / 10.0);
    }

    fn hand(&self, out: &mut Sheet) {
        let hand = self.position.hand_of(self.seat);
        let total = hand.total() as f32;
        let limit = f32::from(self.position.hand_limit_of(self.seat));
        out.put(total / 8.0);
        out.put((total - limit).max(0.0) / 4.0);
        out.put(hand.kinds().count() as f32 / 5.0);
        for kind in Resource::ALL {
            out.put(f32::from(hand[kind]) / 4.0);
        }
    }

    fn cards(&self, out: &mut Sheet) {
        let held = self.position.cards_of(self.seat);
        let knights = |seat| self.position.played_by(seat)[Development::Knight];
        let mine = knights(self.seat);
        let most = self.others().map(knights).max().unwrap_or(0);
        let holds = self.position.largest_army_of() == Some(self.seat);
        out.put(f32::from(held[Development::Knight]) / 2.0);
        out.put(f32::from(held[Development::RoadBuilding]));
        out.put(f32::from(held[Development::YearOfPlenty]));
        out.put(f32::from(held[Development::Monopoly]));
        out.put(f32::from(mine) / 4.0);
        out.put(flag(holds));
        let needed = if holds { mine.saturating_sub(most) } else { (most + 1).max(3) - mine };
        let sign = if holds { 1.0 } else { -1.0 };
        out.put(sign * f32::from(needed.min(5)) / 3.0);
    }

    fn roads(&self, out: &mut Sheet) {
        let mine = self.position.length_of(self.seat);
        let most = self.others().map(|other| self.position.length_of(other)).max().unwrap_or(0);
        let holds = self.position.longest_road_of() == Some(self.seat);
        out.put(f32::from(mine) / 8.0);
        out.put(flag(holds));
        let needed =
            if holds { mine.saturating_sub(most) } else { (most + 1).max(5).saturating_sub(mine) };
        let sign = if holds { 1.0 } else { -1.0 };
        out.put(sign * f32::from(needed.min(6)) / 4.0);
    }

    fn places(&self, income: &ByKind, out: &mut Sheet) {
        let open = self.position.open_corners();
        let mut contested = Corners::EMPTY;
        let mut counts = [0.0; FAR];
        for (away, count) in counts.iter_mut().enumerate() {
            // Whoever is as near as I am may be there first.
            self.others().for_each(|other| contested |= self.near[other][away]);
            let spots = self.near[self.seat][away] & open;
            *count = spots.len() as f32;
            let mut best = 0.0_f32;
            spots.each(|corner| {
                let sure = if contested.contains(corner) { 0.6 } else { 1.0 };
                best = best.max(sure * self.ground.appeal(corner, income));
            });
            out.put(best / 10.0);
        }
        out.put(counts[0] / 2.0);
        out.put(counts[1] / 4.0);
        out.put(counts[2] / 6.0);
        let stock = self.position.stock_of(self.seat);
        out.put(f32::from(stock.settlements) / 5.0);
        out.put(f32::from(stock.cities) / 4.0);
        out.put(f32::from(stock.roads) / 15.0);
        let mut best = 0.0_f32;
        self.position
            .settlements_of(self.seat)
            .each(|corner| best = best.max(self.ground.value(corner)));
        out.put(best / 10.0);
    }

    fn moment(&self, out: &mut Sheet) {
        let turn = self.position.on_turn();
        let rolled = self.position.has_rolled();
        out.put(flag(turn == self.seat && !rolled));
        out.put(flag(turn == self.seat && rolled));
        let wait = (self.seat.index() + self.players - turn.index()) % self.players;
        out.put(wait as f32 / 4.0);
        out.put(flag(self.players == 2));
        out.put(flag(self.players == 3));
        out.put(flag(self.players >= 5));
    }
}

/// A truth as a number.
#[inline]
pub(crate) fn flag(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}

/// Numbers that are filled in one after the other.
pub(crate) struct Sheet {
    numbers: Features,
    next: usize,
}

impl Sheet {
    #[inline]
    pub(crate) fn put(&mut self, number: f32) {
        self.numbers[self.next] = number;
        self.next += 1;
    }

    /// Whether a scenario is played, and so many numbers of it: nothing where it is not.
    pub(crate) fn block<T>(
        &mut self,
        numbers: usize,
        played: Option<&T>,
        fill: impl FnOnce(&T, &mut Sheet),
    ) {
        let end = self.next + 1 + numbers;
        if let Some(played) = played {
            self.put(1.0);
            fill(played, self);
            debug_assert_eq!(self.next, end);
        }
        self.next = end;
    }
}

/// What is built and bought.
const PRICES: [Hand; 4] = [price::ROAD, price::SETTLEMENT, price::CITY, price::DEVELOPMENT];

/// What a card of each kind is worth.
const USE: ByKind = [0.95, 0.95, 0.85, 1.1, 1.05];

/// No price is looked further ahead for than this many rolls.
const HORIZON: f32 = 60.0;

/// How many rolls it takes, on average and with cards as if they could be split, until the hand, what comes
/// in and trades with the bank cover the price.
///
/// What is there after some rolls, less the price, grows along straight pieces that get flatter: what was missing
/// counts whole, what is left over only by its rate. So the line along the first piece never reaches nothing too
/// late, and a few such steps lead there.
fn rolls_to(price: Hand, hand: Hand, income: &ByKind, rates: Hand) -> f32 {
    if hand.covers(price) {
        return 0.0;
    }
    let have = Resource::ALL.map(|kind| f32::from(hand[kind]) - f32::from(price[kind]));
    let part = Resource::ALL.map(|kind| 1.0 / f32::from(rates[kind].max(1)));
    let mut rolls = 0.0;
    // One step for each kind that is missing at first, and one more.
    for _ in 0..=KINDS {
        let (mut sum, mut growth) = (0.0, 0.0);
        for kind in 0..KINDS {
            let a_roll = income[kind] / 36.0;
            let left = have[kind] + a_roll * rolls;
            let counts = if left < 0.0 { 1.0 } else { part[kind] };
            sum += counts * left;
            growth += counts * a_roll;
        }
        if sum > -1e-3 {
            break;
        }
        rolls -= sum / growth;
        if rolls >= HORIZON {
            return HORIZON;
        }
    }
    rolls
}
