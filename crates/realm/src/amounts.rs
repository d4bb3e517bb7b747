//! So many of each kind.

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

use serde::de::{Error as _, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::resource::{Kinds, Resource};

/// So many of each kind, up to 127 of one; one byte for each, so that all six are compared at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Amounts(u64);

/// The highest bit of each of the six bytes.
const HIGH: u64 = 0x8080_8080_8080;

impl Amounts {
    /// Nothing.
    pub const NONE: Amounts = Amounts(0);

    /// So many of each kind, in their order.
    pub const fn new(counts: [u8; 6]) -> Amounts {
        let [a, b, c, d, e, f] = counts;
        Amounts(u64::from_le_bytes([a, b, c, d, e, f, 0, 0]))
    }

    /// So many of one kind.
    #[inline]
    pub const fn of(kind: Resource, count: u8) -> Amounts {
        Amounts((count as u64) << (kind as u64 * 8))
    }

    /// How many of this kind.
    #[inline]
    pub const fn get(self, kind: Resource) -> u8 {
        (self.0 >> (kind as u64 * 8)) as u8
    }

    /// How many of all kinds.
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Whether there is nothing.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is at least as much of every kind as in the other.
    #[inline]
    pub const fn covers(self, other: Amounts) -> bool {
        ((self.0 | HIGH) - other.0) & HIGH == HIGH
    }

    /// How many are missing to cover the other, over all kinds.
    pub const fn lacks(self, other: Amounts) -> u8 {
        // Byte by byte 128 + other - self: its highest bit stands where something may be missing, and the
        // seven bits below say how much.
        let difference = (other.0 | HIGH) - self.0;
        let some = (difference & HIGH) >> 7;
        Amounts(difference & (some * 0x7f)).total()
    }

    /// The kinds of which there is at least one.
    #[inline]
    pub const fn kinds(self) -> Kinds {
        Amounts::gather(self.0 + (HIGH - (HIGH >> 7)))
    }

    /// The kinds of which there are at least as many as in the other.
    #[inline]
    pub const fn reaching(self, other: Amounts) -> Kinds {
        Amounts::gather((self.0 | HIGH) - other.0)
    }

    /// The kinds whose byte has its highest bit set; the product gathers the bits in the highest byte.
    #[inline]
    const fn gather(bytes: u64) -> Kinds {
        let some = (bytes & HIGH) >> 7;
        Kinds::from_bits((some.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8)
    }

    /// The same with so many of this kind.
    #[inline]
    #[must_use]
    pub const fn with(self, kind: Resource, count: u8) -> Amounts {
        let others = self.0 & !(0xff << (kind as u64 * 8));
        Amounts(others | Amounts::of(kind, count).0)
    }
}

impl Add for Amounts {
    type Output = Amounts;
    #[inline]
    fn add(self, other: Amounts) -> Amounts {
        Amounts(self.0 + other.0)
    }
}

impl AddAssign for Amounts {
    #[inline]
    fn add_assign(&mut self, other: Amounts) {
        self.0 += other.0;
    }
}

impl Sub for Amounts {
    type Output = Amounts;
    #[inline]
    fn sub(self, other: Amounts) -> Amounts {
        debug_assert!(self.covers(other), "{self:?} does not cover {other:?}");
        Amounts(self.0 - other.0)
    }
}

impl SubAssign for Amounts {
    #[inline]
    fn sub_assign(&mut self, other: Amounts) {
        *self = *self - other;
    }
}

impl FromIterator<(Resource, u8)> for Amounts {
    fn from_iter<I: IntoIterator<Item = (Resource, u8)>>(amounts: I) -> Amounts {
        amounts.into_iter().fold(Amounts::NONE, |sum, (kind, count)| sum + Amounts::of(kind, count))
    }
}

impl fmt::Debug for Amounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kinds = self.kinds();
        f.debug_map().entries(kinds.iter().map(|kind| (kind, self.get(kind)))).finish()
    }
}

/// `{"lumber":1,"ore":2}`; kinds of which there are none are left out.
impl Serialize for Amounts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for kind in self.kinds().iter() {
            map.serialize_entry(&kind, &self.get(kind))?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Amounts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Amounts, D::Error> {
        struct Read;
        impl<'de> Visitor<'de> for Read {
            type Value = Amounts;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("resources with their numbers, as {\"lumber\":1}")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Amounts, A::Error> {
                let mut amounts = Amounts::NONE;
                while let Some((kind, count)) = map.next_entry::<Resource, u8>()? {
                    if count > 99 || amounts.get(kind) > 0 {
                        return Err(A::Error::custom("each resource once, 99 at most"));
                    }
                    amounts += Amounts::of(kind, count);
                }
                Ok(amounts)
            }
        }
        deserializer.deserialize_map(Read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_kinds_are_compared_at_once() {
        let have: Amounts = [(Resource::Lumber, 2), (Resource::Gold, 3)].into_iter().collect();
        assert!(have.covers(Amounts::of(Resource::Gold, 3)) && have.covers(Amounts::NONE));
        assert!(!have.covers(Amounts::of(Resource::Gold, 4)));
        assert!(!have.covers(Amounts::of(Resource::Brick, 1)));
        assert_eq!(have.total(), 5);
        assert_eq!(have.lacks(Amounts::of(Resource::Brick, 2) + Amounts::of(Resource::Gold, 4)), 3);
    }

    #[test]
    fn the_kinds_are_those_of_which_there_is_one() {
        for bits in 0..64u8 {
            let kinds = Resource::ALL.into_iter().filter(|&kind| bits >> kind.index() & 1 == 1);
            let have: Amounts = kinds.clone().map(|kind| (kind, 1 + bits)).collect();
            assert!(have.kinds().iter().eq(kinds), "{have:?}");
        }
        assert_eq!(Amounts::new([1, 2, 0, 0, 0, 3]).get(Resource::Gold), 3);
    }

    #[test]
    fn the_kinds_that_reach_a_number_are_found_at_once() {
        let rates = Amounts::new([3; 6]).with(Resource::Gold, 2);
        let reaching = Amounts::new([3, 2, 7, 0, 4, 2]).reaching(rates);
        let kinds = [Resource::Lumber, Resource::Wool, Resource::Ore, Resource::Gold];
        assert_eq!(reaching, kinds.into_iter().collect());
    }

    #[test]
    fn amounts_are_written_and_read() {
        let have: Amounts = [(Resource::Lumber, 2), (Resource::Gold, 3)].into_iter().collect();
        let text = serde_json::to_string(&have).unwrap();
        assert_eq!(text, r#"{"lumber":2,"gold":3}"#);
        assert_eq!(serde_json::from_str::<Amounts>(&text).unwrap(), have);
        assert!(serde_json::from_str::<Amounts>(r#"{"lumber":200}"#).is_err());
        assert!(serde_json::from_str::<Amounts>(r#"{"wood":1}"#).is_err());
    }
}
