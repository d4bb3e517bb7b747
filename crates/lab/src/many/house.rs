//! The tables, and how they move on.

use std::thread;

use table::{Chance, Game, Pseudo, Seat, Silent, ToAct};

use super::{Ended, Illegal, Order, Tables};
use crate::observe::Observer;
use crate::space::Numbers;

/// The tables of one game.
pub(super) struct Many<G: Game, N> {
    start: G,
    numbers: N,
    seed: u64,
    longest: u32,
    threads: usize,
    words: usize,
    tables: Vec<Table<G>>,
    masks: Vec<u64>,
    asked: Vec<u8>,
    ended: Vec<Ended>,
    winners: Vec<u8>,
    points: Vec<i16>,
}

/// One game under way.
struct Table<G> {
    game: G,
    chance: Pseudo,
    /// Picks decisions where nobody else does.
    picker: Pseudo,
    seat: Seat,
    decisions: u32,
    /// The number of the game, of all that are ever played here.
    number: u64,
}

/// What is told of one table.
struct Row<'a> {
    mask: &'a mut [u64],
    asked: &'a mut u8,
    ended: &'a mut Ended,
    winners: &'a mut u8,
    points: &'a mut [i16],
}

/// What all tables share.
struct House<'a, G: Game, N> {
    start: &'a G,
    numbers: &'a N,
    seed: u64,
    longest: u32,
    tables: u64,
}

/// The stream of a table's picks is apart from those of its games.
const PICKS: u64 = 1 << 63;

impl<G: Game, N: Numbers<G>> Many<G, N> {
    pub(super) fn new(start: &G, numbers: N, order: &Order<'_>) -> Many<G, N> {
        let (count, words) = (order.tables, numbers.size().div_ceil(64));
        let seat = Seat::ALL[0];
        let table = |_| Table {
            game: start.clone(),
            chance: Pseudo::new(0),
            picker: Pseudo::new(0),
            seat,
            decisions: 0,
            number: 0,
        };
        let mut many = Many {
            numbers,
            seed: order.seed,
            longest: if order.longest == 0 { u32::MAX } else { order.longest },
            threads: order.threads.max(1),
            words,
            tables: (0..count).map(table).collect(),
            masks: vec![0; count * words],
            asked: vec![0; count],
            ended: vec![Ended::No; count],
            winners: vec![0; count],
            points: vec![0; count * start.seats()],
            start: start.clone(),
        };
        many.reset(order.seed);
        many
    }

    /// Does something at every table, on all threads. The tables are cut into equal parts, and what
    /// happens at one depends on nothing of another.
    fn at_each<T: Send>(
        &mut self,
        with: &mut [T],
        work: impl Fn(&House<'_, G, N>, &mut Table<G>, Row<'_>, &mut T, &mut Vec<G::Decision>) + Sync,
    ) {
        let seats = self.start.seats();
        let house = House {
            start: &self.start,
            numbers: &self.numbers,
            seed: self.seed,
            longest: self.longest,
            tables: self.tables.len() as u64,
        };
        let part = self.tables.len().div_ceil(self.threads).max(1);
        let parts = (self.tables.chunks_mut(part))
            .zip(self.masks.chunks_mut(part * self.words))
            .zip(self.asked.chunks_mut(part).zip(self.ended.chunks_mut(part)))
            .zip(self.winners.chunks_mut(part).zip(self.points.chunks_mut(part * seats)))
            .zip(with.chunks_mut(part));
        let words = self.words;
        let one_part =
            |((((tables, masks), (asked, ended)), (winners, points)), with): Part<'_, G, T>| {
                let mut list = Vec::new();
                let rows = (tables.iter_mut().zip(masks.chunks_mut(words)))
                    .zip(asked.iter_mut().zip(ended))
                    .zip(winners.iter_mut().zip(points.chunks_mut(seats)))
                    .zip(with);
                for ((((table, mask), (asked, ended)), (winners, points)), with) in rows {
                    let row = Row { mask, asked, ended, winners, points };
                    work(&house, table, row, with, &mut list);
                }
            };
        if self.threads == 1 {
            parts.for_each(one_part);
        } else {
            thread::scope(|scope| {
                for part in parts {
                    let one_part = &one_part;
                    scope.spawn(move || one_part(part));
                }
            });
        }
    }
}

/// The tables that one thread sees to, with what is told of them and what is done with them.
type Part<'a, G, T> = (
    (
        ((&'a mut [Table<G>], &'a mut [u64]), (&'a mut [u8], &'a mut [Ended])),
        (&'a mut [u8], &'a mut [i16]),
    ),
    &'a mut [T],
);

impl<G: Game, N: Numbers<G>> House<'_, G, N> {
    /// Begins the table's game with its number.
    fn begin(&self, table: &mut Table<G>) {
        table.game = self.start.clone();
        table.chance = Pseudo::stream(self.seed, table.number);
        table.decisions = 0;
    }

    /// Takes the decision of this number, which is legal.
    #[inline]
    fn take(&self, table: &mut Table<G>, row: &mut Row<'_>, id: u32, list: &mut Vec<G::Decision>) {
        if let Some(decision) = self.numbers.decision(table.seat, id) {
            table.game.apply(table.seat, &decision, &mut Silent);
        }
        table.decisions += 1;
        *row.ended = Ended::No;
        self.go_on(table, row, list);
    }

    /// Goes on until a seat is asked, and says what it may do.
    #[inline]
    fn go_on(&self, table: &mut Table<G>, row: &mut Row<'_>, list: &mut Vec<G::Decision>) {
        loop {
            match table.game.to_act() {
                ToAct::Nature => {
                    let outcome = table.game.sample(&mut table.chance);
                    table.game.apply_outcome(&outcome, &mut Silent);
                }
                ToAct::Seats(seats) if table.decisions < self.longest => {
                    let Some(seat) = seats.iter().next() else { return };
                    table.seat = seat;
                    *row.asked = seat.index() as u8;
                    list.clear();
                    table.game.decisions(seat, list);
                    row.mask.fill(0);
                    for decision in &*list {
                        if let Some(id) = self.numbers.id(seat, decision) {
                            row.mask[id as usize / 64] |= 1 << (id % 64);
                        }
                    }
                    return;
                }
                ToAct::Seats(_) => self.end(table, row, Ended::BrokenOff),
                ToAct::Nobody => self.end(table, row, Ended::Over),
            }
        }
    }

    /// Notes how the game ended, and begins the next one of this table.
    fn end(&self, table: &mut Table<G>, row: &mut Row<'_>, how: Ended) {
        let standing = table.game.standing();
        *row.ended = how;
        *row.winners = standing.winners.iter().fold(0, |set, seat| set | 1 << seat.index());
        for (points, seat) in row.points.iter_mut().zip(Seat::ALL) {
            *points = standing.points[seat];
        }
        table.number += self.tables;
        self.begin(table);
    }
}

/// One of the bits of the mask, each equally likely.
#[inline]
fn pick(mask: &[u64], picker: &mut Pseudo) -> Option<u32> {
    let count: u32 = mask.iter().map(|word| word.count_ones()).sum();
    let mut left = match count {
        0 => return None,
        1 => 0,
        _ => picker.below(count),
    };
    for (index, &word) in mask.iter().enumerate() {
        let here = word.count_ones();
        if left < here {
            let mut word = word;
            for _ in 0..left {
                word &= word - 1;
            }
            return Some(index as u32 * 64 + word.trailing_zeros());
        }
        left -= here;
    }
    None
}

impl<G: Game, N: Numbers<G>> Tables for Many<G, N> {
    fn len(&self) -> usize {
        self.tables.len()
    }

    fn seats(&self) -> usize {
        self.start.seats()
    }

    fn size(&self) -> usize {
        self.numbers.size()
    }

    fn words(&self) -> usize {
        self.words
    }

    fn masks(&self) -> &[u64] {
        &self.masks
    }

    fn asked(&self) -> &[u8] {
        &self.asked
    }

    fn ended(&self) -> &[Ended] {
        &self.ended
    }

    fn winners(&self) -> &[u8] {
        &self.winners
    }

    fn points(&self) -> &[i16] {
        &self.points
    }

    fn reset(&mut self, seed: u64) {
        self.seed = seed;
        self.winners.fill(0);
        self.points.fill(0);
        let mut numbers: Vec<u64> = (0..self.tables.len() as u64).collect();
        self.at_each(&mut numbers, |house, table, mut row, number, list| {
            table.number = *number;
            table.picker = Pseudo::stream(house.seed, PICKS | *number);
            house.begin(table);
            *row.ended = Ended::No;
            house.go_on(table, &mut row, list);
        });
    }

    fn step(&mut self, decisions: &[i64]) -> Result<(), Illegal> {
        let (given, tables) = (decisions.len(), self.tables.len());
        if given != tables {
            return Err(Illegal::Count { given, tables });
        }
        let size = self.numbers.size() as i64;
        for (table, (&id, mask)) in decisions.iter().zip(self.masks.chunks(self.words)).enumerate()
        {
            let legal = (0..size).contains(&id) && mask[id as usize / 64] >> (id % 64) & 1 == 1;
            if !legal {
                return Err(Illegal::Id { table, id });
            }
        }
        let mut decisions = decisions.to_vec();
        self.at_each(&mut decisions, |house, table, mut row, id, list| {
            house.take(table, &mut row, *id as u32, list);
        });
        Ok(())
    }

    fn sample(&mut self, decisions: &mut [i64]) {
        self.at_each(decisions, |_, table, row, id, _| {
            *id = pick(row.mask, &mut table.picker).map_or(-1, i64::from);
        });
    }

    fn step_random(&mut self, rounds: usize) -> u64 {
        let mut ended = vec![0u64; self.tables.len()];
        // All rounds of one table before the next one: its position then stays near the processor.
        self.at_each(&mut ended, |house, table, mut row, ended, list| {
            for _ in 0..rounds {
                let Some(id) = pick(row.mask, &mut table.picker) else { break };
                house.take(table, &mut row, id, list);
                *ended += u64::from(*row.ended != Ended::No);
            }
        });
        ended.iter().sum()
    }

    fn observe(&self, observer: &Observer, out: &mut [i16]) {
        for (table, row) in self.tables.iter().zip(out.chunks_mut(observer.size().max(1))) {
            observer.observe(&table.game, table.seat, row);
        }
    }
}
