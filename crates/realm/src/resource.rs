//! What landscapes yield.

use serde::{Deserialize, Serialize};

/// A kind of resource, in the order in which costs are told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Good"))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs, reason = "they are what they are called")]
pub enum Resource {
    Lumber,
    Brick,
    Wool,
    Grain,
    Ore,
    Gold,
}

impl Resource {
    /// All six.
    pub const ALL: [Resource; 6] = [
        Resource::Lumber,
        Resource::Brick,
        Resource::Wool,
        Resource::Grain,
        Resource::Ore,
        Resource::Gold,
    ];

    /// Its place in tables.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The one with this place in tables, if there is one.
    #[inline]
    const fn at(index: u32) -> Option<Resource> {
        // As a match it is the number itself to the compiler, and no table.
        match index {
            0 => Some(Resource::Lumber),
            1 => Some(Resource::Brick),
            2 => Some(Resource::Wool),
            3 => Some(Resource::Grain),
            4 => Some(Resource::Ore),
            5 => Some(Resource::Gold),
            _ => None,
        }
    }
}

/// A kind of landscape. Each yields and stores one kind of resource.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs, reason = "they are what they are called")]
pub enum Terrain {
    Forest,
    Hills,
    Pasture,
    Fields,
    Mountains,
    GoldField,
}

impl Terrain {
    /// All six, in the order of what they yield.
    pub const ALL: [Terrain; 6] = [
        Terrain::Forest,
        Terrain::Hills,
        Terrain::Pasture,
        Terrain::Fields,
        Terrain::Mountains,
        Terrain::GoldField,
    ];

    /// What it yields.
    #[inline]
    pub const fn yields(self) -> Resource {
        match self {
            Terrain::Forest => Resource::Lumber,
            Terrain::Hills => Resource::Brick,
            Terrain::Pasture => Resource::Wool,
            Terrain::Fields => Resource::Grain,
            Terrain::Mountains => Resource::Ore,
            Terrain::GoldField => Resource::Gold,
        }
    }
}

/// Some of the six kinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Kinds(u8);

impl Kinds {
    /// None.
    pub const NONE: Kinds = Kinds(0);
    /// All six.
    pub const ALL: Kinds = Kinds(0b11_1111);

    /// One bit for each kind, in their order.
    pub(crate) const fn from_bits(bits: u8) -> Kinds {
        Kinds(bits & Kinds::ALL.0)
    }

    /// This kind alone.
    #[inline]
    pub const fn only(kind: Resource) -> Kinds {
        Kinds(1 << kind as u8)
    }

    /// Whether the kind is among them.
    #[inline]
    pub const fn has(self, kind: Resource) -> bool {
        self.0 & 1 << kind as u8 != 0
    }

    /// These and the kind.
    #[inline]
    #[must_use]
    pub const fn with(self, kind: Resource) -> Kinds {
        Kinds(self.0 | 1 << kind as u8)
    }

    /// These without the kind.
    #[inline]
    #[must_use]
    pub const fn without(self, kind: Resource) -> Kinds {
        Kinds(self.0 & !(1 << kind as u8))
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first of them.
    #[inline]
    fn first(self) -> Option<Resource> {
        Resource::at(self.0.trailing_zeros())
    }

    /// The only one, where there is just one.
    #[inline]
    pub fn single(self) -> Option<Resource> {
        let several = self.0 & self.0.wrapping_sub(1) != 0;
        if several { None } else { self.first() }
    }

    /// One after the other.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Resource> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = Kinds(left).first();
            left &= left.wrapping_sub(1);
            first
        })
    }
}

impl FromIterator<Resource> for Kinds {
    fn from_iter<I: IntoIterator<Item = Resource>>(kinds: I) -> Kinds {
        kinds.into_iter().fold(Kinds::NONE, Kinds::with)
    }
}

impl Serialize for Kinds {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
