//! One value for each of the two players.

use std::ops::{Deref, DerefMut, Index, IndexMut};

use table::Seat;

/// One value for each of the two. Every seat finds one without a question: no other sits at this table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pair<T>(pub(crate) [T; 2]);

impl<T> Index<Seat> for Pair<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index() & 1]
    }
}

impl<T> IndexMut<Seat> for Pair<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index() & 1]
    }
}

impl<T> Deref for Pair<T> {
    type Target = [T; 2];
    #[inline]
    fn deref(&self) -> &[T; 2] {
        &self.0
    }
}

impl<T> DerefMut for Pair<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T; 2] {
        &mut self.0
    }
}
