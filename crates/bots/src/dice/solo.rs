//! The dice game for one, solved: what a sheet will bring on average by the end, if every decision
//! is the best there is.
//!
//! A sheet between two turns is described by what is built and which jokers are used: 1,225 ways to
//! have roads, settlements and cities, times 127 ways to have knights. Beginning with the last
//! turn, each of them gets its value from those of the next turn, by exact expectation over all
//! rolls ([`Odds`]). That takes a few seconds of one processor for all fifteen turns, once in a process,
//! and is done for as many turns as somebody looks ahead.

use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};
use std::thread;

use dice::{Counts, Face, Id, JokerId, KnightId, Marks, Set, Sheet, SheetId, price};

use super::ahead::{builds, plus, within};
use super::bag::DICE;
use super::odds::{AGAIN, Odds};

/// How many sheets are worked on at once.
const LANES: usize = 8;

/// The value of every sheet of the basic game.
pub(super) static SOLO: LazyLock<Solo> = LazyLock::new(Solo::new);

/// The dice game for one, solved.
pub(super) struct Solo {
    sheet: &'static Sheet,
    /// All marks without knights, in a fixed order.
    bare: Vec<Marks>,
    number: HashMap<Marks, usize>,
    /// What can be built at once, knights apart, on each of `bare`.
    bundles: Vec<Vec<Bundle>>,
    /// `values[turns left][marks]`: the points still to come, made when they are first asked for.
    values: Vec<OnceLock<Vec<f32>>>,
}

/// Things that are built in one turn, knights apart.
struct Bundle {
    /// The marks afterwards, by number.
    next: usize,
    price: Counts,
    points: f32,
}

impl Solo {
    fn new() -> Solo {
        let sheet = SheetId::Basic.sheet();
        let mut bare = vec![Marks::start(sheet)];
        let mut number = HashMap::from([(bare[0], 0)]);
        let mut from = 0;
        while from < bare.len() {
            builds(sheet, bare[from], |next, _, _| {
                number.entry(next).or_insert_with(|| {
                    bare.push(next);
                    bare.len() - 1
                });
            });
            from += 1;
        }
        let bundles = bare.iter().map(|&marks| bundles(sheet, &number, marks)).collect();
        let values = (0..=sheet.boxes).map(|_| OnceLock::new()).collect();
        Solo { sheet, bare, number, bundles, values }
    }

    /// The points still to come with so many turns left, by the number of the marks.
    fn values(&self, left: usize) -> &[f32] {
        self.values[left].get_or_init(|| match left {
            0 => vec![0.0; self.ways()],
            _ => self.values_before(left),
        })
    }

    /// The points still to come with these marks and so many turns left.
    pub(super) fn to_come(&self, marks: Marks, left: usize) -> f32 {
        let number = self.number[&bare(marks)];
        self.values(left)[self.index(number, marks.knights.len(), marks.used)]
    }

    /// Tells what can be had in a turn: the points `so_far`, those of the turn, and those of the
    /// `after` turns that follow. `idle` is what is written where nothing is built.
    pub(super) fn offer<const N: usize>(
        &self,
        marks: Marks,
        after: usize,
        so_far: f32,
        idle: f32,
        odds: &mut Odds<N>,
        lane: usize,
    ) {
        let (number, values) = (self.number[&bare(marks)], self.values(after));
        let (knights, used) = (marks.knights.len(), marks.used);
        let same = values[self.index(number, knights, used)];
        odds.offer(lane, Counts::NONE, 0, so_far + idle + same);
        let free = marks.jokers(self.sheet);
        for bundle in &self.bundles[number] {
            let (mut cost, mut points) = (bundle.price, so_far + bundle.points);
            let mut built = knights;
            loop {
                if cost != Counts::NONE {
                    let after = self.index(bundle.next, built, Set::EMPTY);
                    let mut tell = |left: Counts, used: Set<JokerId>, jokers: usize| {
                        odds.offer(
                            lane,
                            left,
                            jokers,
                            points + values[after + used.bits() as usize],
                        );
                    };
                    self.pay(cost, used, free, 0, &mut tell);
                    self.pay_with_new(cost, used, free, knights..built, &mut tell);
                }
                if built == self.sheet.knights.len() {
                    break;
                }
                cost = plus(cost, price::KNIGHT);
                points += f32::from(self.sheet.knight(KnightId::at(built)).points);
                built += 1;
                if !within(cost, DICE) {
                    break;
                }
            }
        }
    }

    /// As [`pay`](Self::pay), with the joker of a knight that is built in this very turn: it cannot
    /// pay for that knight itself. Of two such knights only the first can be of use, for the second.
    fn pay_with_new(
        &self,
        cost: Counts,
        used: Set<JokerId>,
        free: Set<JokerId>,
        new: std::ops::Range<usize>,
        tell: &mut impl FnMut(Counts, Set<JokerId>, usize),
    ) {
        let Some(first) = new.clone().next() else { return };
        let joker = self.sheet.knight(KnightId::at(first)).joker;
        let others = cost.minus(price::KNIGHT);
        for face in self.gives(joker).filter(|&face| others[face] > 0) {
            let mut rest = cost;
            rest[face] -= 1;
            self.pay(rest, used.with(joker), free, 1, tell);
        }
    }

    /// Tells every way to pay with some of the `free` jokers: what is left to pay with dice, which
    /// jokers are used then, and how many of them in this turn.
    fn pay(
        &self,
        cost: Counts,
        used: Set<JokerId>,
        free: Set<JokerId>,
        jokers: usize,
        tell: &mut impl FnMut(Counts, Set<JokerId>, usize),
    ) {
        tell(cost, used, jokers);
        let mut later = free;
        for joker in free.iter() {
            // Only later ones after this one: each set of jokers once.
            later = later.minus(Set::only(joker));
            for face in self.gives(joker).filter(|&face| cost[face] > 0) {
                let mut rest = cost;
                rest[face] -= 1;
                self.pay(rest, used.with(joker), later, jokers + 1, tell);
            }
        }
    }

    fn gives(&self, joker: JokerId) -> impl Iterator<Item = Face> {
        let joker = self.sheet.joker(joker);
        Face::RESOURCES.into_iter().filter(|&face| joker.can_give(face))
    }

    /// How many marks there are.
    fn ways(&self) -> usize {
        self.bare.len() * self.knight_ways()
    }

    /// How many ways there are to have knights and to have used their jokers.
    fn knight_ways(&self) -> usize {
        (2 << self.sheet.knights.len()) - 1
    }

    /// The number of some marks: each number of knights has its own ways to have used their jokers.
    fn index(&self, number: usize, knights: usize, used: Set<JokerId>) -> usize {
        number * self.knight_ways() + (1 << knights) - 1 + used.bits() as usize
    }

    /// The values of all marks with `left` turns to come, from those with one less.
    fn values_before(&self, left: usize) -> Vec<f32> {
        let before = usize::from(self.sheet.boxes) - left;
        let all: Vec<(usize, Marks)> = (self.bare.iter().enumerate())
            .flat_map(|(number, &bare)| self.knighted(number, bare, DICE * before))
            .collect();
        // Before the work is shared: nobody should wait for another who does the same.
        self.values(left - 1);
        let workers = thread::available_parallelism().map_or(1, usize::from);
        let share = all.len().div_ceil(workers);
        let found: Vec<Vec<f32>> = thread::scope(|scope| {
            // The first share is done here: a page has no other threads.
            let mut shares = all.chunks(share);
            let own = shares.next().unwrap_or_default();
            let work = |share| scope.spawn(move || self.expected(share, left - 1));
            let workers: Vec<_> = shares.map(work).collect();
            let mut found = vec![self.expected(own, left - 1)];
            found.extend(workers.into_iter().map(|one| one.join().expect("it does not panic")));
            found
        });
        let mut values = vec![0.0; self.ways()];
        for ((index, _), value) in all.iter().zip(found.into_iter().flatten()) {
            values[*index] = value;
        }
        values
    }

    /// These marks with every number of knights and every use of their jokers, as far as so many
    /// dice can have paid for them: every die pays for one thing only.
    fn knighted(&self, number: usize, bare: Marks, dice: usize) -> Vec<(usize, Marks)> {
        let paid = 2 * (bare.roads.len() - 1) + 4 * bare.settlements.len() + 5 * bare.cities.len();
        let mut all = Vec::new();
        for knights in
            (0..=self.sheet.knights.len()).take_while(|knights| paid + 3 * knights <= dice)
        {
            for used in (0..1 << knights).map(Set::from_bits) {
                let mut marks = bare;
                marks.knights = Set::first(knights);
                marks.used = used;
                all.push((self.index(number, knights, used), marks));
            }
        }
        all
    }

    fn expected(&self, share: &[(usize, Marks)], after: usize) -> Vec<f32> {
        let idle = f32::from(self.sheet.nothing_built);
        let mut odds = Odds::<LANES>::new();
        let mut values = Vec::with_capacity(share.len());
        for batch in share.chunks(LANES) {
            odds.clear();
            for (lane, (_, marks)) in batch.iter().enumerate() {
                self.offer(*marks, after, 0.0, idle, &mut odds, lane);
            }
            odds.settle(DICE);
            odds.foresee(DICE);
            values.extend_from_slice(&odds.rolling(0, AGAIN)[..batch.len()]);
        }
        values
    }
}

/// The marks without knights.
fn bare(mut marks: Marks) -> Marks {
    marks.knights = Set::EMPTY;
    marks.used = Set::EMPTY;
    marks
}

/// All that can be built at once for six dice, knights apart; nothing at all comes first.
fn bundles(sheet: &Sheet, number: &HashMap<Marks, usize>, marks: Marks) -> Vec<Bundle> {
    let mut seen = vec![marks];
    let mut found = vec![Bundle { next: number[&marks], price: Counts::NONE, points: 0.0 }];
    let mut from = 0;
    while from < found.len() {
        let Bundle { price, points, .. } = found[from];
        builds(sheet, seen[from], |next, cost, gain| {
            let price = plus(price, cost);
            if within(price, DICE) && !seen.contains(&next) {
                let points = points + f32::from(gain);
                seen.push(next);
                found.push(Bundle { next: number[&next], price, points });
            }
        });
        from += 1;
    }
    found
}

#[cfg(test)]
mod tests {
    use table::{Game, Pseudo, Seat, Silent, ToAct};

    use super::*;
    use crate::dice::player::{GENTLE, KEEN, Roller, STEADY};
    use crate::{Glimpse, Player};

    /// The points of one game.
    fn play(mut player: Roller, seed: u64) -> f64 {
        let mut game = dice::Dice::new(&dice::Setup::basic(1)).unwrap();
        let (seat, mut chance, mut buffer) = (Seat::new(0), Pseudo::new(seed), Vec::new());
        loop {
            match game.to_act() {
                ToAct::Seats(_) => {
                    let choice = player.choose(&Glimpse::new(&game, seat, &mut buffer));
                    game.check(seat, &choice).unwrap();
                    game.apply(seat, &choice, &mut Silent);
                }
                ToAct::Nature => {
                    let outcome = game.sample(&mut chance);
                    game.apply_outcome(&outcome, &mut Silent);
                }
                ToAct::Nobody => return game.standing().points[seat].into(),
            }
        }
    }

    /// One test, because the solution is made anew in each process.
    #[test]
    fn the_best_player_has_what_was_computed_and_others_have_less() {
        let start = f64::from(SOLO.values(15)[0]);
        assert!((start - 94.79).abs() < 0.01, "{start}");
        let mean = |level| (0..150).map(|seed| play(Roller(level), seed)).sum::<f64>() / 150.0;
        let (gentle, steady, keen) = (mean(GENTLE), mean(STEADY), mean(KEEN));
        // The points of a game differ by about 17 from the mean: 150 games by 1.4.
        assert!((keen - start).abs() < 4.2, "{keen} instead of {start}");
        assert!(gentle < steady && steady < keen, "{gentle} {steady} {keen}");
    }
}
