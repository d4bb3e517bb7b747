//! Ids of the places of one grid, sets of them, and tables over them.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Index, IndexMut, Sub, SubAssign};

/// A number that counts places of one grid.
pub trait Id: Copy + fmt::Debug {
    /// The id with this number.
    fn from_index(index: usize) -> Self;
    /// The number, from 0.
    fn index(self) -> usize;
}

macro_rules! id {
    ($(#[$doc:meta])* $id:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $id(u8);

        impl Id for $id {
            #[inline]
            fn from_index(index: usize) -> $id {
                debug_assert!(index <= u8::MAX.into());
                $id(index as u8)
            }

            #[inline]
            fn index(self) -> usize {
                self.0.into()
            }
        }

        impl $id {
            /// The id's number, from 0.
            #[inline]
            pub fn index(self) -> usize {
                Id::index(self)
            }
        }
    };
}

id!(
    /// A hex of a grid.
    HexId
);
id!(
    /// A corner of a grid.
    CornerId
);
id!(
    /// A side of a grid.
    SideId
);

/// Places in one word of a set.
const WORD: usize = 64;

/// How many words a set of the base game's corners, or sides, has: its boards are small. Boards with
/// much sea need [`WIDE`]. The width is part of the type, so that small boards do not pay for large
/// ones.
pub const NARROW: usize = 2;
/// How many words a set of the corners, or sides, of the largest boards has.
pub const WIDE: usize = 4;

/// How many places a set of this width holds.
const fn places(width: usize) -> usize {
    width * WORD
}

/// How many of them a grid may have: one number says that a place is not on it.
pub(crate) const fn room(width: usize) -> usize {
    let places = places(width);
    if places > u8::MAX as usize { u8::MAX as usize } else { places }
}

/// One value for each hex.
pub type ByHex<T> = Table<HexId, T, 1>;
/// One value for each corner.
pub type ByCorner<T, const W: usize> = Table<CornerId, T, W>;
/// One value for each side.
pub type BySide<T, const W: usize> = Table<SideId, T, W>;

/// A total map from ids to values, as wide as a set of `W` words.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Table<I, T, const W: usize>([[T; WORD]; W], PhantomData<I>);

impl<I, T: Copy, const W: usize> Table<I, T, W> {
    /// The same value everywhere.
    pub const fn filled(value: T) -> Self {
        Table([[value; WORD]; W], PhantomData)
    }
}

// The remainders change nothing for an id of the grid and spare the tables their bounds checks.

impl<I: Id, T, const W: usize> Index<I> for Table<I, T, W> {
    type Output = T;

    #[inline]
    fn index(&self, id: I) -> &T {
        &self.0.as_flattened()[id.index() % places(W)]
    }
}

impl<I: Id, T, const W: usize> IndexMut<I> for Table<I, T, W> {
    #[inline]
    fn index_mut(&mut self, id: I) -> &mut T {
        &mut self.0.as_flattened_mut()[id.index() % places(W)]
    }
}

impl<I, T: fmt::Debug, const W: usize> fmt::Debug for Table<I, T, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.as_flattened().fmt(f)
    }
}

/// A set of hexes.
pub type Hexes = Set<HexId, 1>;
/// A set of corners.
pub type Corners<const W: usize> = Set<CornerId, W>;
/// A set of sides.
pub type Sides<const W: usize> = Set<SideId, W>;

/// A set of ids: one bit each, in `W` words.
pub struct Set<I, const W: usize>([u64; W], PhantomData<I>);

// Derived, these would ask the same of the ids.
impl<I, const W: usize> Clone for Set<I, W> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<I, const W: usize> Copy for Set<I, W> {}
impl<I, const W: usize> PartialEq for Set<I, W> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<I, const W: usize> Eq for Set<I, W> {}
impl<I, const W: usize> Hash for Set<I, W> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}
impl<I, const W: usize> Default for Set<I, W> {
    fn default() -> Self {
        Set::EMPTY
    }
}

impl<I, const W: usize> Set<I, W> {
    /// No place.
    pub const EMPTY: Self = Set([0; W], PhantomData);
}

impl<I: Id, const W: usize> Set<I, W> {
    /// The first `count` places.
    pub fn first(count: usize) -> Self {
        let word = |index| {
            let here = count.saturating_sub(64 * index).min(64) as u32;
            u64::MAX.checked_shr(64 - here).unwrap_or(0)
        };
        Set(std::array::from_fn(word), PhantomData)
    }

    /// Whether the place is in the set. Asked of the set where it lies: one that is handed over would be
    /// copied as a whole, to read one word of it.
    #[inline]
    pub fn contains(&self, id: I) -> bool {
        self.0[id.index() / 64 % W] >> (id.index() % 64) & 1 == 1
    }

    /// Puts the place in.
    #[inline]
    pub fn insert(&mut self, id: I) {
        self.0[id.index() / 64 % W] |= 1 << (id.index() % 64);
    }

    /// Takes the place out.
    #[inline]
    pub fn remove(&mut self, id: I) {
        self.0[id.index() / 64 % W] &= !(1 << (id.index() % 64));
    }

    /// This set without the place.
    #[inline]
    #[must_use]
    pub fn without(mut self, id: I) -> Self {
        self.remove(id);
        self
    }

    /// Whether no place is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Whether more than one place is in the set. Quicker than to count them.
    #[inline]
    pub fn has_several(self) -> bool {
        let mut some = false;
        for &word in &self.0 {
            if word != 0 {
                if some || word & (word - 1) != 0 {
                    return true;
                }
                some = true;
            }
        }
        false
    }

    /// How many places are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the sets share a place.
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// Calls `each` for every place, in order.
    #[inline]
    pub fn each(self, mut each: impl FnMut(I)) {
        for (index, &places) in self.0.iter().enumerate() {
            let mut word = places;
            while word != 0 {
                each(I::from_index(index * 64 + word.trailing_zeros() as usize));
                word &= word - 1;
            }
        }
    }

    /// The places in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = I> + Clone {
        self.0.into_iter().enumerate().flat_map(|(index, mut word)| {
            std::iter::from_fn(move || {
                let next =
                    (word != 0).then(|| I::from_index(index * 64 + word.trailing_zeros() as usize));
                word &= word.wrapping_sub(1);
                next
            })
        })
    }
}

impl<I: Id, const W: usize> FromIterator<I> for Set<I, W> {
    fn from_iter<It: IntoIterator<Item = I>>(ids: It) -> Self {
        let mut set = Set::EMPTY;
        ids.into_iter().for_each(|id| set.insert(id));
        set
    }
}

macro_rules! word_by_word {
    ($op:ident, $method:ident, $assign:ident, $assign_method:ident, $with:expr) => {
        impl<I, const W: usize> $assign for Set<I, W> {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                for (word, with) in self.0.iter_mut().zip(other.0) {
                    *word = $with(*word, with);
                }
            }
        }

        impl<I, const W: usize> $op for Set<I, W> {
            type Output = Self;

            #[inline]
            fn $method(mut self, other: Self) -> Self {
                $assign::$assign_method(&mut self, other);
                self
            }
        }
    };
}

word_by_word!(BitAnd, bitand, BitAndAssign, bitand_assign, |a: u64, b: u64| a & b);
word_by_word!(BitOr, bitor, BitOrAssign, bitor_assign, |a: u64, b: u64| a | b);
word_by_word!(Sub, sub, SubAssign, sub_assign, |a: u64, b: u64| a & !b);

impl<I: Id, const W: usize> fmt::Debug for Set<I, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(I::index)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_cross_the_word_border() {
        let set: Sides<NARROW> = [3, 63, 64, 127].into_iter().map(SideId::from_index).collect();
        assert_eq!(set.iter().map(SideId::index).collect::<Vec<_>>(), [3, 63, 64, 127]);
        assert_eq!(set.len(), 4);
        let mut each = Vec::new();
        set.each(|id| each.push(id.index()));
        assert_eq!(each, [3, 63, 64, 127]);
        assert!(
            (set - set).is_empty()
                && set.meets(set)
                && !set.without(SideId(64)).contains(SideId(64))
        );
    }

    #[test]
    fn the_first_places_are_those_with_the_lowest_numbers() {
        for count in [0, 1, 63, 64, 65, 140, 192, 255, 256] {
            let counted: Corners<WIDE> = (0..count).map(CornerId::from_index).collect();
            assert_eq!(Corners::first(count), counted, "{count}");
        }
    }

    #[test]
    fn several_are_more_than_one_in_the_same_word_or_not() {
        let several = |places: &[usize]| {
            let set: Sides<WIDE> = places.iter().map(|&place| SideId::from_index(place)).collect();
            set.has_several()
        };
        assert!(!several(&[]) && !several(&[0]) && !several(&[200]));
        assert!(several(&[0, 1]) && several(&[63, 64]) && several(&[5, 130, 254]));
    }
}
