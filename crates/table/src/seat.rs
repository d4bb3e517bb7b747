//! Seats, sets of seats, and one value for each seat.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 in clockwise order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(Number);

/// The number as an enum: the compiler then knows that every seat is within a [`BySeat`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
enum Number {
    N0,
    N1,
    N2,
    N3,
    N4,
    N5,
}

impl Seat {
    /// The largest table of the family.
    pub const MAX: usize = 6;

    /// Every seat of the largest table.
    pub const ALL: [Seat; Seat::MAX] = [
        Seat(Number::N0),
        Seat(Number::N1),
        Seat(Number::N2),
        Seat(Number::N3),
        Seat(Number::N4),
        Seat(Number::N5),
    ];

    /// The seat with this number.
    ///
    /// # Panics
    /// Where there is no such seat. For numbers from outside use `Seat::try_from`.
    #[inline]
    pub const fn new(number: usize) -> Seat {
        // As a match it is the number itself to the compiler, and no table.
        Seat(match number {
            0 => Number::N0,
            1 => Number::N1,
            2 => Number::N2,
            3 => Number::N3,
            4 => Number::N4,
            5 => Number::N5,
            _ => panic!("no such seat"),
        })
    }

    /// The seat's number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seats of a table of `count`, in order.
    #[inline]
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::ALL.iter().copied().take(count)
    }

    /// The left neighbour, who goes next at a table of `count`.
    #[inline]
    #[must_use]
    pub const fn next(self, count: usize) -> Seat {
        if self.index() + 1 >= count { Seat::ALL[0] } else { Seat::new(self.index() + 1) }
    }

    /// The right neighbour at a table of `count`.
    #[inline]
    #[must_use]
    pub const fn previous(self, count: usize) -> Seat {
        Seat::new(if self.index() == 0 { count - 1 } else { self.index() - 1 })
    }
}

/// A number that is no seat of any table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no seat {0}: seats are counted from 0 to 5")]
pub struct NoSuchSeat(u8);

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(number: u8) -> Result<Self, NoSuchSeat> {
        Seat::ALL.get(usize::from(number)).copied().ok_or(NoSuchSeat(number))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0 as u8
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.index().fmt(f)
    }
}

/// A set of seats. On the wire: a list of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Seat>"))]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Everyone at a table of `count`.
    #[inline]
    pub const fn first(count: usize) -> SeatSet {
        SeatSet(((1u16 << count) - 1) as u8)
    }

    /// One seat alone.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.index())
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }

    /// This set and the seat.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.index())
    }

    /// This set without the seat.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.index()))
    }

    /// The seats that are in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// The seats that are in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Whether nobody is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seat that is alone in the set, if one is.
    #[inline]
    pub fn single(self) -> Option<Seat> {
        if self.0.is_power_of_two() { self.iter().next() } else { None }
    }

    /// The seats in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let next = (rest != 0).then(|| Seat::new(rest.trailing_zeros() as usize));
            rest &= rest.wrapping_sub(1);
            next
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> SeatSet {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Vec<Seat> {
        set.iter().collect()
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}

/// One value for each seat of the largest table: a total map, no lookup can fail.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySeat<T>(pub [T; Seat::MAX]);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_go_round_the_table() {
        assert_eq!(Seat::new(2).next(3), Seat::new(0));
        assert_eq!(Seat::new(0).previous(3), Seat::new(2));
        assert_eq!(Seat::new(4).next(6), Seat::new(5));
    }

    #[test]
    fn sets_hold_what_was_put_in() {
        let set: SeatSet = [Seat::new(1), Seat::new(4)].into_iter().collect();
        assert!(set.contains(Seat::new(4)) && !set.contains(Seat::new(0)));
        assert_eq!(set.iter().map(Seat::index).collect::<Vec<_>>(), [1, 4]);
        assert_eq!(set.without(Seat::new(1)).single(), Some(Seat::new(4)));
        assert_eq!(set.single(), None);
        assert_eq!(SeatSet::first(6).len(), 6);
    }

    #[test]
    fn a_wrong_number_is_no_seat() {
        assert!(serde_json::from_str::<Seat>("6").unwrap_err().to_string().contains("no seat 6"));
    }
}
