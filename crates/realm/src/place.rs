//! The places of a realm, and which of them border which.
//!
//! The centre row has columns, as its owner counts them: settlements and cities lie in odd ones, roads in
//! even ones; the start has settlements at -1 and 1 and the road at 0. Landscapes lie in even columns, above
//! and below the row, so that a settlement touches four of them and shares two with its neighbour. The
//! sites of a settlement lie above and below it. A row that starts with two settlements and can take five more
//! ends at column 11 at the farthest, its landscapes at 12.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How many columns a settlement or city can lie in.
pub(crate) const SITES: usize = 12;
/// How many places a landscape can lie in.
pub(crate) const LANDS: usize = 26;
/// How many sites there can be for cards.
pub(crate) const SLOTS: usize = 48;

/// Above or below the centre row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "they are what they are called")]
pub enum Row {
    Upper,
    Lower,
}

impl Row {
    /// Both.
    pub const BOTH: [Row; 2] = [Row::Upper, Row::Lower];

    const fn of(index: u8) -> Row {
        if index & 1 == 0 { Row::Upper } else { Row::Lower }
    }

    const fn letter(self) -> char {
        match self {
            Row::Upper => 'U',
            Row::Lower => 'L',
        }
    }
}

/// A place for a settlement or city in the centre row, named by its odd column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Site(u8);

/// A place for a road in the centre row, named by its even column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Road(u8);

/// A place for a landscape: an even column and a row, as in `-2U`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Land(u8);

/// A place for a card at a settlement or city: its column, the row, and which of the two places a city has
/// there, as in `1Ua` and `1Ub`. A settlement has only the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(u8);

/// Where resources lie: on a landscape, or in the one further store that a realm may have, the `cache`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Store(u8);

impl Site {
    /// The settlement left of the first road.
    pub const LEFT: Site = Site(5);
    /// The settlement right of the first road.
    pub const RIGHT: Site = Site(6);

    #[inline]
    pub(crate) const fn new(index: u8) -> Site {
        Site(index)
    }

    /// Its place in tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column.
    pub const fn column(self) -> i8 {
        self.0 as i8 * 2 - 11
    }

    /// The site in this column, if it is one for a settlement.
    pub fn at(column: i8) -> Option<Site> {
        let index = (column.checked_add(11)?) / 2;
        let site = Site(u8::try_from(index).ok()?);
        (site.column() == column && site.index() < SITES).then_some(site)
    }

    /// The roads left and right of it.
    pub const fn roads(self) -> [Road; 2] {
        [Road(self.0), Road(self.0 + 1)]
    }

    /// The four landscapes that it touches: left upper, left lower, right upper, right lower.
    pub const fn lands(self) -> [Land; 4] {
        let first = self.0 * 2;
        [Land(first), Land(first + 1), Land(first + 2), Land(first + 3)]
    }

    /// Its places for cards: upper, lower; with a city's second places `upper, upper, lower, lower`.
    pub const fn slots(self) -> [Slot; 4] {
        let first = self.0 * 4;
        [Slot(first), Slot(first + 1), Slot(first + 2), Slot(first + 3)]
    }
}

impl Road {
    /// The first road.
    pub const FIRST: Road = Road(6);

    /// Its place in tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column.
    pub const fn column(self) -> i8 {
        self.0 as i8 * 2 - 12
    }

    /// The road in this column, if it is one for a road.
    pub fn at(column: i8) -> Option<Road> {
        let index = column.checked_add(12)? / 2;
        let road = Road(u8::try_from(index).ok()?);
        (road.column() == column && road.index() <= SITES).then_some(road)
    }

    /// The sites left and right of it; the outermost have one only.
    pub fn sites(self) -> [Option<Site>; 2] {
        [self.0.checked_sub(1).map(Site), (self.index() < SITES).then_some(Site(self.0))]
    }
}

impl Land {
    #[inline]
    pub(crate) const fn new(index: u8) -> Land {
        Land(index)
    }

    /// Its place in tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column.
    pub const fn column(self) -> i8 {
        (self.0 / 2) as i8 * 2 - 12
    }

    /// Its row.
    pub const fn row(self) -> Row {
        Row::of(self.0)
    }

    /// The landscape of this column and row.
    pub fn at(column: i8, row: Row) -> Option<Land> {
        let road = Road::at(column)?;
        Some(Land(road.0 * 2 + row as u8))
    }
}

impl Slot {
    #[inline]
    pub(crate) const fn new(index: u8) -> Slot {
        Slot(index)
    }

    /// Its place in tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The settlement or city it belongs to.
    #[inline]
    pub const fn site(self) -> Site {
        Site(self.0 / 4)
    }

    /// Its row.
    #[inline]
    pub const fn row(self) -> Row {
        Row::of(self.0 >> 1)
    }

    /// Whether only a city has it.
    #[inline]
    pub const fn second(self) -> bool {
        self.0 & 1 == 1
    }

    /// The landscapes left and right of it.
    #[inline]
    pub const fn lands(self) -> [Land; 2] {
        let left = self.0 / 4 * 2 + (self.0 >> 1 & 1);
        [Land(left), Land(left + 2)]
    }

    /// The first place of this column and row, or the second.
    pub fn at(column: i8, row: Row, second: bool) -> Option<Slot> {
        let site = Site::at(column)?;
        Some(Slot(site.0 * 4 + row as u8 * 2 + u8::from(second)))
    }
}

impl Store {
    /// The further store.
    pub const CACHE: Store = Store(LANDS as u8);

    #[inline]
    pub(crate) const fn new(index: u8) -> Store {
        Store(index)
    }

    /// Its place in tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The landscape, unless it is the further store.
    pub const fn land(self) -> Option<Land> {
        if self.index() < LANDS { Some(Land(self.0)) } else { None }
    }
}

impl From<Land> for Store {
    #[inline]
    fn from(land: Land) -> Store {
        Store(land.0)
    }
}

impl fmt::Display for Land {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column(), self.row().letter())
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = if self.second() { 'b' } else { 'a' };
        write!(f, "{}{}{place}", self.site().column(), self.row().letter())
    }
}

impl fmt::Display for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.land() {
            Some(land) => land.fmt(f),
            None => f.write_str("cache"),
        }
    }
}

/// What is wrong with the name of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoPlace(&'static str);

impl fmt::Display for NoPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// The number and the letters behind it.
fn column(name: &str) -> Option<(i8, &str)> {
    let end = name.find(|c: char| c.is_ascii_alphabetic())?;
    // Only the way in which places are written is read: "+1U" and "01U" are nobody's name.
    let column =
        name[..end].parse::<i8>().ok().filter(|column| column.to_string() == name[..end])?;
    Some((column, &name[end..]))
}

fn row(letter: &str) -> Option<Row> {
    Row::BOTH.into_iter().find(|row| letter.starts_with(row.letter()) && letter.len() == 1)
}

impl FromStr for Land {
    type Err = NoPlace;
    fn from_str(name: &str) -> Result<Land, NoPlace> {
        let land = || {
            let (column, letter) = column(name)?;
            Land::at(column, row(letter)?)
        };
        land().ok_or(NoPlace("a landscape has an even column from -12 to 12 and U or L, as in -2U"))
    }
}

impl FromStr for Slot {
    type Err = NoPlace;
    fn from_str(name: &str) -> Result<Slot, NoPlace> {
        let slot = || {
            let (column, letters) = column(name)?;
            let second = match letters.get(1..)? {
                "a" => false,
                "b" => true,
                _ => return None,
            };
            Slot::at(column, row(letters.get(..1)?)?, second)
        };
        slot().ok_or(NoPlace(
            "a site has an odd column from -11 to 11, U or L, and a or b, as in 1Ua",
        ))
    }
}

impl FromStr for Store {
    type Err = NoPlace;
    fn from_str(name: &str) -> Result<Store, NoPlace> {
        if name == "cache" { Ok(Store::CACHE) } else { name.parse().map(Land::into) }
    }
}

macro_rules! named {
    ($($place:ty),+) => {$(
        impl Serialize for $place {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $place {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                name.parse().map_err(D::Error::custom)
            }
        }
    )+};
}

named!(Land, Slot, Store);

macro_rules! numbered {
    ($($place:ty: $what:literal),+) => {$(
        impl Serialize for $place {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.column().serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $place {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Self::at(i8::deserialize(deserializer)?).ok_or_else(|| D::Error::custom($what))
            }
        }
    )+};
}

numbered!(
    Site: "a settlement lies in an odd column from -11 to 11",
    Road: "a road lies in an even column from -12 to 12"
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_has_a_name_that_is_read_again() {
        for index in 0..SLOTS as u8 {
            let slot = Slot(index);
            assert_eq!(slot.to_string().parse(), Ok(slot));
            assert_eq!(serde_json::from_str::<Slot>(&format!("\"{slot}\"")).unwrap(), slot);
        }
        for index in 0..LANDS as u8 {
            assert_eq!(Land(index).to_string().parse(), Ok(Land(index)));
        }
        assert_eq!("cache".parse(), Ok(Store::CACHE));
        for column in -13..=13 {
            assert_eq!(Site::at(column).is_some(), column % 2 != 0 && column.abs() <= 11);
            assert_eq!(Road::at(column).is_some(), column % 2 == 0 && column.abs() <= 12);
            assert!(Site::at(column).is_none_or(|site| site.column() == column));
        }
        for name in ["", "1U", "2Ua", "1Uc", "1U", "+1Ua", "13Ua", "01Ua", "1Uab", "é"] {
            assert!(name.parse::<Slot>().is_err(), "{name}");
        }
        for name in ["1U", "14L", "2", "2Ua", "-0U"] {
            assert!(name.parse::<Land>().is_err(), "{name}");
        }
    }

    #[test]
    fn a_site_borders_the_landscapes_of_its_row() {
        let slot: Slot = "1Lb".parse().unwrap();
        assert_eq!(slot.lands().map(|land| land.to_string()), ["0L", "2L"]);
        let corners = Site::RIGHT.lands().map(|land| land.to_string());
        assert_eq!(corners, ["0U", "0L", "2U", "2L"]);
        assert_eq!(Site::RIGHT.roads().map(Road::column), [0, 2]);
        assert_eq!(Road::FIRST.sites(), [Some(Site::LEFT), Some(Site::RIGHT)]);
        assert_eq!(Road::at(12).unwrap().sites(), [Site::at(11), None]);
    }
}
