//! The faces of a die, dice without their order, and prices.

use std::ops::{Index, IndexMut};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::set::Die;

/// What a die shows (DICE-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "they are what they are called")]
pub enum Face {
    Wool,
    Grain,
    Brick,
    Ore,
    Lumber,
    Gold,
}

impl Face {
    /// Every face, in the order that a number below 6 stands for.
    pub const ALL: [Face; 6] =
        [Face::Wool, Face::Grain, Face::Brick, Face::Ore, Face::Lumber, Face::Gold];

    /// The faces that pay: all but gold.
    pub const RESOURCES: [Face; 5] =
        [Face::Wool, Face::Grain, Face::Brick, Face::Ore, Face::Lumber];
}

/// How many dice show each face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Counts(pub [u8; 6]);

impl Counts {
    /// No dice.
    pub const NONE: Counts = Counts([0; 6]);

    /// How many dice there are.
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether these dice pay this price.
    #[inline]
    pub fn covers(self, price: Counts) -> bool {
        self.0.iter().zip(price.0).all(|(&have, ask)| have >= ask)
    }

    /// These dice without the price.
    ///
    /// # Panics
    /// Where they do not pay it.
    #[inline]
    #[must_use]
    pub fn minus(self, price: Counts) -> Counts {
        Counts(std::array::from_fn(|face| self.0[face] - price.0[face]))
    }
}

impl Index<Face> for Counts {
    type Output = u8;

    #[inline]
    fn index(&self, face: Face) -> &u8 {
        &self.0[face as usize]
    }
}

impl IndexMut<Face> for Counts {
    #[inline]
    fn index_mut(&mut self, face: Face) -> &mut u8 {
        &mut self.0[face as usize]
    }
}

// Prices (DICE-8), in the order of `Face::ALL`.

/// A road: brick and lumber.
pub const ROAD: Counts = Counts([0, 0, 1, 0, 1, 0]);
/// A knight: ore, wool and grain.
pub const KNIGHT: Counts = Counts([1, 1, 0, 1, 0, 0]);
/// A settlement: brick, lumber, wool and grain.
pub const SETTLEMENT: Counts = Counts([1, 1, 1, 0, 1, 0]);
/// A city: 3 ore and 2 grain.
pub const CITY: Counts = Counts([0, 2, 0, 3, 0, 0]);

/// Up to six faces in order. On the wire: a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<Face>"))]
pub struct Faces {
    list: [Face; Die::COUNT],
    len: u8,
}

impl Faces {
    /// The faces of the list.
    ///
    /// # Panics
    /// Where there are more than six.
    pub fn new(faces: &[Face]) -> Faces {
        assert!(faces.len() <= Die::COUNT, "there are six dice");
        let mut list = [Face::Wool; Die::COUNT];
        list[..faces.len()].copy_from_slice(faces);
        Faces { list, len: faces.len() as u8 }
    }

    /// The faces in order.
    #[inline]
    pub fn as_slice(&self) -> &[Face] {
        &self.list[..usize::from(self.len)]
    }
}

impl FromIterator<Face> for Faces {
    fn from_iter<T: IntoIterator<Item = Face>>(faces: T) -> Faces {
        let mut all = Faces::new(&[]);
        for face in faces {
            all.list[usize::from(all.len)] = face;
            all.len += 1;
        }
        all
    }
}

impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de> Deserialize<'de> for Faces {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Faces, D::Error> {
        let faces = Vec::<Face>::deserialize(deserializer)?;
        match faces.len() {
            0..=Die::COUNT => Ok(Faces::new(&faces)),
            _ => Err(D::Error::custom("there are six dice")),
        }
    }
}
