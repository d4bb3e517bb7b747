//! Small indices, one type for each kind of thing, and sets of them.

use std::fmt;
use std::marker::PhantomData;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The place of a thing in its list.
pub trait Id: Copy + PartialEq {
    /// The place, from 0.
    fn index(self) -> usize;

    /// The thing at this place.
    ///
    /// # Panics
    /// From 32 on: no list is as long.
    fn at(index: usize) -> Self;
}

macro_rules! id {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(u8);

        impl Id for $name {
            #[inline]
            fn index(self) -> usize {
                self.0.into()
            }

            #[inline]
            fn at(index: usize) -> $name {
                assert!(index < 32, "no list is as long");
                $name(index as u8)
            }
        }
    )+};
}

id![
    /// A die, in the order they lie.
    Die,
    /// A crossing of a sheet.
    PointId,
    /// A road of a sheet; the start road is the first.
    RoadId,
    /// A settlement of a sheet, in the order of the sheet.
    SettlementId,
    /// A city of a sheet, in the order of the sheet.
    CityId,
    /// A knight of a sheet, in the order of the sheet.
    KnightId,
    /// A joker of a sheet: that of one knight or of a pair.
    JokerId,
];

impl Die {
    /// How many dice there are.
    pub const COUNT: usize = 6;
}

impl Serialize for Die {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Die {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Die, D::Error> {
        let index = u8::deserialize(deserializer)?;
        match usize::from(index) {
            0..Die::COUNT => Ok(Die(index)),
            _ => Err(D::Error::custom("dice are counted from 0 to 5")),
        }
    }
}

/// A set of things of one kind.
#[derive(PartialEq, Eq, Hash)]
pub struct Set<I>(u32, PhantomData<I>);

impl<I> Clone for Set<I> {
    #[inline]
    fn clone(&self) -> Set<I> {
        *self
    }
}

impl<I> Copy for Set<I> {}

impl<I> Default for Set<I> {
    fn default() -> Set<I> {
        Set::EMPTY
    }
}

impl<I> Set<I> {
    /// Nothing.
    pub const EMPTY: Set<I> = Set(0, PhantomData);

    /// The first `count` of the list.
    #[inline]
    pub const fn first(count: usize) -> Set<I> {
        Set(((1u64 << count) - 1) as u32, PhantomData)
    }

    /// The set as bits: thing 0 is the lowest.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set with these bits.
    #[inline]
    pub const fn from_bits(bits: u32) -> Set<I> {
        Set(bits, PhantomData)
    }

    /// Whether nothing is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many things are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// What is in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Set<I>) -> Set<I> {
        Set(self.0 | other.0, PhantomData)
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Set<I>) -> Set<I> {
        Set(self.0 & other.0, PhantomData)
    }

    /// What is in this set and not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Set<I>) -> Set<I> {
        Set(self.0 & !other.0, PhantomData)
    }

    /// Whether all of this set is in the other.
    #[inline]
    pub const fn within(self, other: Set<I>) -> bool {
        self.0 & !other.0 == 0
    }
}

impl<I: Id> Set<I> {
    /// One thing alone.
    #[inline]
    pub fn only(item: I) -> Set<I> {
        Set(1 << item.index(), PhantomData)
    }

    /// Whether the thing is in the set.
    #[inline]
    pub fn contains(self, item: I) -> bool {
        self.0 >> item.index() & 1 == 1
    }

    /// This set and the thing.
    #[inline]
    #[must_use]
    pub fn with(self, item: I) -> Set<I> {
        self.or(Set::only(item))
    }

    /// The first thing in the set.
    #[inline]
    pub fn lowest(self) -> Option<I> {
        (self.0 != 0).then(|| I::at(self.0.trailing_zeros() as usize))
    }

    /// The things in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = I> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let next = rest.lowest();
            rest.0 &= rest.0.wrapping_sub(1);
            next
        })
    }
}

impl<I: Id> FromIterator<I> for Set<I> {
    fn from_iter<T: IntoIterator<Item = I>>(items: T) -> Set<I> {
        items.into_iter().fold(Set::EMPTY, Set::with)
    }
}

impl<I: Id> fmt::Debug for Set<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(I::index)).finish()
    }
}

/// A list of numbers, in order.
impl Serialize for Set<Die> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Set<Die> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<Die>, D::Error> {
        Ok(Vec::<Die>::deserialize(deserializer)?.into_iter().collect())
    }
}
