//! The Plus game by rule of thumb: what a sheet is worth between two turns.

use dice::{Counts, Dice, Face, JokerId, KnightId, Marks, Set, Sheet, price};
use table::Seat;

use super::ahead::{builds, plus, within};
use super::odds::Odds;

/// The worth of a game that is won.
pub(super) const WON: f32 = 1000.0;

/// How much counts what is no point yet: 0 nothing, 1 as much as it should.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Foresight(pub(super) f32);

/// What the army and the longest road count.
const CARD: i16 = 2;

/// Tells what can be had in the rest of this turn for at most so many dice.
pub(super) fn offer(
    game: &Dice,
    seat: Seat,
    foresight: Foresight,
    dice: usize,
    odds: &mut Odds<1>,
) {
    let sheet = game.sheet();
    let start = game.pad(seat).marks;
    let table = Table::of(game, seat);
    let mut seen = vec![(start, Counts::NONE)];
    let mut from = 0;
    while let Some(&(marks, cost)) = seen.get(from) {
        from += 1;
        let mut add = |next: Marks, more: Counts| {
            let cost = plus(cost, more);
            if within(cost, dice) && !seen.iter().any(|(known, _)| *known == next) {
                seen.push((next, cost));
            }
        };
        builds(sheet, marks, |next, cost, _| add(next, cost));
        for knight in useful_knights(sheet, marks) {
            let mut next = marks;
            next.knights = next.knights.with(knight);
            add(next, price::KNIGHT);
        }
    }
    // A knight's joker is at hand once the knight is built: that is weighed then.
    let free = start.jokers(sheet);
    for (marks, cost) in seen {
        pay(sheet, cost, Set::EMPTY, free, &mut |left, used| {
            let mut marks = marks;
            marks.used = marks.used.or(used);
            let worth = table.worth(sheet, marks, foresight);
            odds.offer(0, left, used.len(), worth);
        });
    }
}

/// What the seat's sheet is worth between two turns.
pub(super) fn worth(game: &Dice, seat: Seat, foresight: Foresight) -> f32 {
    Table::of(game, seat).worth(game.sheet(), game.pad(seat).marks, foresight)
}

/// The knights that are worth a thought: the first of each joker's that is missing.
fn useful_knights(sheet: &Sheet, marks: Marks) -> impl Iterator<Item = KnightId> {
    let spots = marks.knight_spots(sheet);
    let first = move |joker: &dice::Joker| joker.knights.and(spots).lowest();
    sheet.jokers.iter().filter_map(first).collect::<Vec<_>>().into_iter()
}

/// Tells every way to pay with some of the `free` jokers: what is left, and which are used.
fn pay(
    sheet: &Sheet,
    cost: Counts,
    used: Set<JokerId>,
    free: Set<JokerId>,
    tell: &mut impl FnMut(Counts, Set<JokerId>),
) {
    tell(cost, used);
    let mut later = free;
    for joker in free.iter() {
        later = later.minus(Set::only(joker));
        for face in Face::RESOURCES {
            if cost[face] > 0 && sheet.joker(joker).can_give(face) {
                let mut rest = cost;
                rest[face] -= 1;
                pay(sheet, rest, used.with(joker), later, tell);
            }
        }
    }
}

/// What the others have.
struct Table {
    /// The knights that the army takes, and whether another holds it.
    army: (usize, bool),
    /// The length that the longest road takes, and whether another holds it.
    road: (u8, bool),
    has_army: bool,
    has_road: bool,
}

impl Table {
    fn of(game: &Dice, seat: Seat) -> Table {
        let other = |holder: Option<Seat>| holder.filter(|holder| *holder != seat);
        let army = other(game.army()).map(|holder| game.pad(holder).marks.knights.len() + 1);
        let road = other(game.longest_road()).map(|holder| game.pad(holder).marks.length() + 1);
        Table {
            army: (army.unwrap_or(3), army.is_some()),
            road: (road.unwrap_or(0), road.is_some()),
            has_army: game.army() == Some(seat),
            has_road: game.longest_road() == Some(seat),
        }
    }

    fn worth(&self, sheet: &Sheet, marks: Marks, Foresight(foresight): Foresight) -> f32 {
        let knights = marks.knights.len();
        let marked = sheet.marked_road.is_some_and(|road| marks.roads.contains(road));
        let army = self.has_army || knights >= self.army.0;
        let road = self.has_road || marked && marks.length() >= self.road.0;
        let cards = i16::from(army) + i16::from(road);
        let points = i16::from(marks.points(sheet)) + CARD * cards;
        if sheet.goal.is_some_and(|goal| points >= goal.into()) {
            return WON;
        }
        // Taken from another, a card counts twice.
        let taken = i16::from(army && self.army.1) + i16::from(road && self.road.1);
        let towards_army = if army { 0.0 } else { knights as f32 / self.army.0 as f32 };
        let settlements = marks.settlement_spots(sheet).len() as f32;
        let cities = marks.city_spots(sheet).len() as f32;
        let future = 0.5 * f32::from(taken)
            + 1.2 * towards_army
            + 0.12 * knights as f32
            + 0.35 * settlements.min(2.0)
            + 0.6 * cities.min(2.0)
            + 0.15 * marks.roads.len() as f32
            + 0.3 * marks.jokers(sheet).len() as f32;
        f32::from(points) + foresight * future
    }
}
