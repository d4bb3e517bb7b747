//! Who sits where.

use table::{BySeat, Seat};

/// Which bot sits where in one game of a match. Bots are counted from 0, as the match lists them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seating {
    count: usize,
    bots: BySeat<u8>,
}

impl Seating {
    /// The seating of game number `game` between `count` bots.
    ///
    /// In `count` games the bots move round the table together, so that each sits everywhere once.
    /// Then they sit down in another order round the table; after `count!` games all orders were
    /// there, and nobody has sat behind the same neighbour more often than anyone else.
    ///
    /// # Panics
    /// Where there is no table for as many.
    pub fn of(count: usize, game: u64) -> Seating {
        assert!((1..=Seat::MAX).contains(&count), "there is no table for {count}");
        let round = round_table(count, game / count as u64);
        let shift = (game % count as u64) as usize;
        let mut bots = BySeat::default();
        for seat in Seat::first(count) {
            bots[seat] = round[(seat.index() + shift) % count];
        }
        Seating { count, bots }
    }

    /// The bot on this seat.
    pub fn bot(&self, seat: Seat) -> usize {
        self.bots[seat].into()
    }

    /// The seats, in order, with the bots that sit on them.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, usize)> {
        Seat::first(self.count).map(|seat| (seat, self.bot(seat)))
    }
}

/// Order number `code` of the bots round a table: bot 0 first, the others in any order. The digits
/// of the code, to bases that fall from `count - 1` to 1, say which of those who are left comes next.
fn round_table(count: usize, mut code: u64) -> Vec<u8> {
    let mut left: Vec<u8> = (1..count as u8).collect();
    let mut order = vec![0];
    while !left.is_empty() {
        let base = left.len() as u64;
        order.push(left.remove((code % base) as usize));
        code /= base;
    }
    order
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn bots(count: usize, game: u64) -> Vec<usize> {
        Seating::of(count, game).iter().map(|(_, bot)| bot).collect()
    }

    #[test]
    fn the_first_game_is_seated_as_the_match_lists_the_bots() {
        assert_eq!(bots(4, 0), [0, 1, 2, 3]);
        assert_eq!(bots(4, 1), [1, 2, 3, 0]);
        assert_eq!(bots(4, 4), [0, 2, 1, 3]);
    }

    #[test]
    fn each_sits_everywhere_equally_often_as_soon_as_all_have_moved_round() {
        for count in 1..=Seat::MAX {
            for rounds in 1..=5 {
                let mut often = vec![vec![0; count]; count];
                for game in 0..rounds * count as u64 {
                    for (seat, bot) in Seating::of(count, game).iter() {
                        often[bot][seat.index()] += 1;
                    }
                }
                assert!(often.iter().flatten().all(|&times| times == rounds), "{often:?}");
            }
        }
    }

    #[test]
    fn all_orders_come_equally_often() {
        for (count, orders) in [(1, 1), (2, 2), (3, 6), (4, 24), (5, 120), (6, 720)] {
            let mut often = BTreeMap::new();
            for game in 0..2 * orders {
                *often.entry(bots(count, game)).or_insert(0) += 1;
            }
            assert_eq!(often.len() as u64, orders);
            assert!(often.values().all(|&times| times == 2));
        }
    }
}
