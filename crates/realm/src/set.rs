//! Sets of places.

use serde::{Serialize, Serializer};

use crate::place::{Land, Slot, Store};

macro_rules! sets {
    ($($(#[$doc:meta])* $name:ident of $item:ty as $bits:ty;)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub struct $name(pub(crate) $bits);

        impl $name {
            /// None.
            pub const NONE: $name = $name(0);

            /// This one alone.
            #[inline]
            pub const fn only(item: $item) -> $name {
                $name(1 << item.index())
            }

            /// Whether it is among them.
            #[inline]
            pub const fn has(self, item: $item) -> bool {
                self.0 >> item.index() & 1 == 1
            }

            /// Whether there are none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many there are.
            #[inline]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// The first of them.
            #[inline]
            pub const fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some(<$item>::new(self.0.trailing_zeros() as u8)) }
            }

            /// The only one, where there is just one.
            #[inline]
            pub const fn single(self) -> Option<$item> {
                if self.0 & self.0.wrapping_sub(1) == 0 { self.first() } else { None }
            }

            /// Puts one in.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// Takes one out.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }

            /// Those that are in both.
            #[inline]
            #[must_use]
            pub const fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            /// Those that are in either.
            #[inline]
            #[must_use]
            pub const fn or(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// Those that are not in the other.
            #[inline]
            #[must_use]
            pub const fn but(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// One after the other, their number known beforehand: a list makes room for all of them at once.
            #[inline]
            pub fn counted(self) -> impl ExactSizeIterator<Item = $item> {
                let mut left = self.0;
                (0..self.len()).map(move |_| {
                    let first = <$item>::new(left.trailing_zeros() as u8);
                    left &= left.wrapping_sub(1);
                    first
                })
            }

            /// One after the other.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    let first = $name(left).first();
                    left &= left.wrapping_sub(1);
                    first
                })
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $name {
                items.into_iter().fold($name::NONE, |all, item| all.or($name::only(item)))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
    )+};
}

sets! {
    /// Some landscapes of a realm.
    Lands of Land as u32;
    /// Some stores of a realm.
    Stores of Store as u32;
    /// Some sites of a realm.
    Slots of Slot as u64;
}

impl From<Lands> for Stores {
    #[inline]
    fn from(lands: Lands) -> Stores {
        Stores(lands.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_tells_what_is_in_it() {
        let mut set = Lands::NONE;
        assert!(set.is_empty() && set.first().is_none() && set.single().is_none());
        let [one, other] = ["0U", "2L"].map(|name| name.parse::<Land>().unwrap());
        set.insert(one);
        assert_eq!(set.single(), Some(one));
        set.insert(other);
        assert_eq!((set.len(), set.single(), set.first()), (2, None, Some(one)));
        assert_eq!(set.iter().collect::<Vec<_>>(), [one, other]);
        assert_eq!(set.counted().len(), 2);
        assert!(set.counted().eq(set.iter()) && Lands::NONE.counted().len() == 0);
        set.remove(one);
        assert!(set.has(other) && !set.has(one));
        assert_eq!(set.or(Lands::only(one)).but(set), Lands::only(one));
    }
}
