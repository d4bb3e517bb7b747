//! Resource cards, development cards, and what things cost.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use serde::de::{Error as _, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A kind of card that is held in a hand: the five resources, and the three commodities of Cities & Knights,
/// which are dealt with like them and never come up in games without it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Resource {
    /// From the forest.
    Lumber,
    /// From the hills.
    Brick,
    /// From the pasture.
    Wool,
    /// From the fields.
    Grain,
    /// From the mountains.
    Ore,
    /// A commodity of the forest.
    Paper,
    /// A commodity of the pasture.
    Cloth,
    /// A commodity of the mountains.
    Coin,
}

impl Resource {
    /// The five resources.
    pub const ALL: [Resource; 5] =
        [Resource::Lumber, Resource::Brick, Resource::Wool, Resource::Grain, Resource::Ore];
    /// The three commodities (KNIGHTS-6).
    pub const COMMODITIES: [Resource; 3] = [Resource::Paper, Resource::Cloth, Resource::Coin];
    /// The resources and the commodities.
    pub const EVERY: [Resource; 8] = [
        Resource::Lumber,
        Resource::Brick,
        Resource::Wool,
        Resource::Grain,
        Resource::Ore,
        Resource::Paper,
        Resource::Cloth,
        Resource::Coin,
    ];

    /// Whether it is a commodity.
    #[inline]
    pub const fn is_commodity(self) -> bool {
        self as u8 >= Resource::Paper as u8
    }

    /// The commodity that cities get beside this resource (KNIGHTS-13).
    #[inline]
    pub const fn commodity(self) -> Option<Resource> {
        match self {
            Resource::Lumber => Some(Resource::Paper),
            Resource::Wool => Some(Resource::Cloth),
            Resource::Ore => Some(Resource::Coin),
            _ => None,
        }
    }
}

/// A kind of development card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Development {
    /// Moves the robber; counts for the largest army.
    Knight,
    /// Two free roads.
    RoadBuilding,
    /// Two cards from the bank.
    YearOfPlenty,
    /// All cards of one kind.
    Monopoly,
    /// A victory point, kept hidden.
    VictoryPoint,
}

impl Development {
    /// All five.
    pub const ALL: [Development; 5] = [
        Development::Knight,
        Development::RoadBuilding,
        Development::YearOfPlenty,
        Development::Monopoly,
        Development::VictoryPoint,
    ];
}

/// What cards are told apart by.
pub trait Kind:
    Copy + fmt::Debug + PartialEq + Serialize + for<'de> Deserialize<'de> + 'static
{
    /// All of them, in order; at most eight.
    const KINDS: &'static [Self];
    /// The kind's place in that order.
    fn index(self) -> usize;
    /// The kind at this place.
    #[inline]
    fn at(index: usize) -> Self {
        Self::KINDS[index]
    }
}

impl Kind for Resource {
    const KINDS: &'static [Resource] = &Resource::EVERY;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    #[inline]
    fn at(index: usize) -> Resource {
        // As a match it is the number itself to the compiler, and no table.
        match index {
            0 => Resource::Lumber,
            1 => Resource::Brick,
            2 => Resource::Wool,
            3 => Resource::Grain,
            4 => Resource::Ore,
            5 => Resource::Paper,
            6 => Resource::Cloth,
            7 => Resource::Coin,
            _ => panic!("no such kind"),
        }
    }
}

impl Kind for Development {
    const KINDS: &'static [Development] = &Development::ALL;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

/// Resource cards and commodities: a hand, a price, the bank.
pub type Hand = Cards<Resource>;
/// Development cards: those of a player, the pile.
pub type Deck = Cards<Development>;

/// Numbers of cards of each kind, one byte each. On the wire: the kinds that are there, by name.
///
/// Eight bytes make one machine word, so whole hands are added, compared and paid at once. No
/// count may pass [`Cards::MOST`]: the top bit of each byte catches the borrow in
/// [`Cards::covers`].
pub struct Cards<K>([u8; 8], PhantomData<K>);

/// The top bit of each byte.
const TOPS: u64 = 0x8080_8080_8080_8080;
/// One in each byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// Every second byte.
const EVENS: u64 = 0x00FF_00FF_00FF_00FF;

impl<K> Cards<K> {
    /// No cards.
    pub const NONE: Self = Cards([0; 8], PhantomData);

    /// The most cards of one kind.
    pub const MOST: u8 = 127;

    /// Cards by kind, in the kinds' order; none of kinds behind the fifth.
    pub const fn new([a, b, c, d, e]: [u8; 5]) -> Self {
        Cards([a, b, c, d, e, 0, 0, 0], PhantomData)
    }

    /// Cards by kind, in the kinds' order.
    pub const fn of_all(counts: [u8; 8]) -> Self {
        Cards(counts, PhantomData)
    }

    #[inline]
    const fn word(self) -> u64 {
        u64::from_le_bytes(self.0)
    }

    #[inline]
    const fn of_word(word: u64) -> Self {
        Cards(word.to_le_bytes(), PhantomData)
    }

    /// How many cards in all.
    #[inline]
    pub const fn total(self) -> u32 {
        // In sixteen-bit lanes, because the sum of full piles does not fit in a byte.
        let pairs = (self.word() & EVENS) + (self.word() >> 8 & EVENS);
        (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.word() == 0
    }

    /// Whether every kind has at least as many as `price`.
    #[inline]
    pub const fn covers(self, price: Self) -> bool {
        ((self.word() | TOPS) - price.word()) & TOPS == TOPS
    }

    /// These and those together.
    #[inline]
    #[must_use]
    pub const fn plus(self, more: Self) -> Self {
        Cards::of_word(self.word() + more.word())
    }

    /// These without those, which they must cover.
    #[inline]
    #[must_use]
    pub const fn minus(self, price: Self) -> Self {
        debug_assert!(self.covers(price));
        Cards::of_word(self.word() - price.word())
    }

    /// The top bit of each byte where the count is not 0.
    #[inline]
    const fn some_of(self) -> u64 {
        ((self.word() | TOPS) - ONES) & TOPS
    }

    /// Whether there are cards, and all of the same kind.
    #[inline]
    pub(crate) const fn is_of_one_kind(self) -> bool {
        self.some_of().is_power_of_two()
    }

    /// What is left when these are taken away, as far as they are there.
    #[inline]
    pub(crate) const fn without(self, cards: Self) -> Self {
        let less = (self.word() | TOPS) - cards.word();
        // The top bit is still there where there were enough.
        let enough = less & TOPS;
        Cards::of_word(less & (enough - (enough >> 7)))
    }

    /// These with one less of every kind that is there.
    #[inline]
    pub(crate) const fn minus_one_of_each(self) -> Self {
        Cards::of_word(self.word() - (self.some_of() >> 7))
    }

    /// Whether some kind is in both.
    #[inline]
    pub const fn shares_a_kind_with(self, other: Self) -> bool {
        self.some_of() & other.some_of() != 0
    }

    /// Whether every kind that is here is there too.
    #[inline]
    pub const fn has_only_kinds_of(self, other: Self) -> bool {
        self.some_of() & !other.some_of() == 0
    }
}

impl Hand {
    /// Whether there are as many of some commodity as this price says: of the last three kinds (KNIGHTS-1).
    #[inline]
    pub(crate) const fn pays_a_commodity_of(self, price: Self) -> bool {
        let enough = ((self.word() | TOPS) - price.word()) & TOPS;
        enough >> (8 * Resource::ALL.len()) != 0
    }
}

/// The kinds whose byte has its top bit set, in order.
#[derive(Clone)]
struct Tops<K>(u64, PhantomData<K>);

impl<K: Kind> Iterator for Tops<K> {
    type Item = K;

    #[inline]
    fn next(&mut self) -> Option<K> {
        if self.0 == 0 {
            return None;
        }
        let kind = K::at((self.0.trailing_zeros() / 8) as usize);
        self.0 &= self.0 - 1;
        Some(kind)
    }
}

impl<K: Kind> Cards<K> {
    /// One card.
    #[inline]
    pub fn one(kind: K) -> Self {
        Cards::some(kind, 1)
    }

    /// Some cards of one kind.
    #[inline]
    pub fn some(kind: K, count: u8) -> Self {
        Cards::of_word(u64::from(count) << (8 * kind.index()))
    }

    /// The kinds that are there, and of which there are at least as many as `counts` says, in order.
    #[inline]
    pub fn reaching(self, counts: Self) -> impl Iterator<Item = K> + Clone {
        let enough = (self.word() | TOPS) - counts.word();
        Tops(enough & self.some_of(), PhantomData)
    }

    /// The kinds that are there, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = K> + Clone {
        Tops(self.some_of(), PhantomData)
    }

    /// The counts as weights for a draw.
    #[inline]
    pub fn weights(self) -> [u32; 8] {
        self.0.map(u32::from)
    }
}

impl<K: Kind> Index<K> for Cards<K> {
    type Output = u8;

    #[inline]
    fn index(&self, kind: K) -> &u8 {
        &self.0[kind.index() & 7]
    }
}

impl<K: Kind> IndexMut<K> for Cards<K> {
    #[inline]
    fn index_mut(&mut self, kind: K) -> &mut u8 {
        &mut self.0[kind.index() & 7]
    }
}

// Derived, these would ask the same of the kinds.
impl<K> Clone for Cards<K> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<K> Copy for Cards<K> {}
impl<K> PartialEq for Cards<K> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.word() == other.word()
    }
}
impl<K> Eq for Cards<K> {}
impl<K> Default for Cards<K> {
    fn default() -> Self {
        Cards::NONE
    }
}

impl<K: Kind> fmt::Debug for Cards<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds().map(|kind| (kind, self[kind]))).finish()
    }
}

impl<K: Kind> Serialize for Cards<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for kind in self.kinds() {
            map.serialize_entry(&kind, &self[kind])?;
        }
        map.end()
    }
}

impl<'de, K: Kind> Deserialize<'de> for Cards<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ByName<K>(PhantomData<K>);

        impl<'de, K: Kind> Visitor<'de> for ByName<K> {
            type Value = Cards<K>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("numbers of cards by kind")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Cards<K>, A::Error> {
                let mut cards = Cards::NONE;
                while let Some((kind, count)) = map.next_entry::<K, u8>()? {
                    if count > Cards::<K>::MOST {
                        return Err(A::Error::custom(format!(
                            "{count} cards of one kind are too many"
                        )));
                    }
                    if cards[kind] > 0 {
                        return Err(A::Error::custom(format!("{kind:?} is given twice")));
                    }
                    cards[kind] = count;
                }
                Ok(cards)
            }
        }

        deserializer.deserialize_map(ByName(PhantomData))
    }
}

/// The kinds of cards by name in TypeScript, where generics of an enum's names say less.
#[cfg(feature = "ts")]
mod ts {
    use std::path::PathBuf;

    use ts_rs::{Config, TS, TypeVisitor};

    use super::{Deck, Development, Hand, Resource};
    use crate::full::{Guild, Letters};

    macro_rules! cards {
        ($cards:ty, $name:literal, $kind:ty) => {
            impl TS for $cards {
                type WithoutGenerics = Self;
                type OptionInnerType = Self;

                fn docs() -> Option<String> {
                    Some("/**\n * Numbers of cards by kind; kinds of which there are none are left out.\n */\n".into())
                }

                fn name(_: &Config) -> String {
                    $name.into()
                }

                fn inline(cfg: &Config) -> String {
                    format!("Partial<Record<{}, number>>", <$kind>::name(cfg))
                }

                fn decl(cfg: &Config) -> String {
                    format!("type {} = {};", $name, Self::inline(cfg))
                }

                fn decl_concrete(cfg: &Config) -> String {
                    Self::decl(cfg)
                }

                fn visit_dependencies(visitor: &mut impl TypeVisitor) {
                    visitor.visit::<$kind>();
                }

                fn output_path() -> Option<PathBuf> {
                    Some(concat!($name, ".ts").into())
                }
            }
        };
    }

    cards!(Hand, "Hand", Resource);
    cards!(Deck, "Deck", Development);
    cards!(Letters, "Letters", Guild);
}

/// What a road costs (BASE-31).
pub const ROAD: Hand = Hand::new([1, 1, 0, 0, 0]);
/// What a ship costs (SEA-1).
pub const SHIP: Hand = Hand::new([1, 0, 1, 0, 0]);
/// What a settlement costs (BASE-31).
pub const SETTLEMENT: Hand = Hand::new([1, 1, 1, 1, 0]);
/// What a city costs (BASE-31).
pub const CITY: Hand = Hand::new([0, 0, 0, 2, 3]);
/// What a development card costs (BASE-31).
pub const DEVELOPMENT: Hand = Hand::new([0, 0, 1, 1, 1]);
/// What a knight costs, and each rise in rank (KNIGHTS-27, KNIGHTS-29).
pub const KNIGHT: Hand = Hand::new([0, 0, 1, 0, 1]);
/// What it costs to activate a knight (KNIGHTS-28).
pub const ACTIVATION: Hand = Hand::new([0, 0, 0, 1, 0]);
/// What a city wall costs (KNIGHTS-25).
pub const WALL: Hand = Hand::new([0, 2, 0, 0, 0]);

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(counts: [u8; 5]) -> Hand {
        Hand::new(counts)
    }

    #[test]
    fn a_hand_covers_a_price_kind_by_kind() {
        assert!(hand([1, 1, 0, 0, 0]).covers(ROAD));
        assert!(!hand([9, 0, 9, 9, 9]).covers(ROAD));
        assert!(hand([127; 5]).covers(hand([127; 5])));
        assert!(!hand([0, 0, 0, 1, 9]).covers(CITY));
    }

    #[test]
    fn hands_add_up() {
        assert_eq!(hand([1, 2, 3, 4, 5]).plus(ROAD).minus(SETTLEMENT), hand([1, 2, 2, 3, 5]));
        assert_eq!(hand([127; 5]).total(), 635);
        assert_eq!(hand([1, 0, 2, 0, 4]).total(), 7);
    }

    #[test]
    fn shared_kinds_are_seen() {
        assert!(hand([1, 0, 0, 0, 2]).shares_a_kind_with(hand([0, 0, 0, 0, 1])));
        assert!(!hand([1, 0, 0, 0, 2]).shares_a_kind_with(hand([0, 3, 1, 1, 0])));
    }

    #[test]
    fn on_the_wire_cards_go_by_name() {
        let text = serde_json::to_string(&hand([0, 0, 2, 0, 1])).unwrap();
        assert_eq!(text, r#"{"wool":2,"ore":1}"#);
        assert_eq!(serde_json::from_str::<Hand>(&text).unwrap(), hand([0, 0, 2, 0, 1]));
        for bad in [r#"{"gold":1}"#, r#"{"ore":128}"#, r#"{"ore":1,"ore":1}"#, r#"{"ore":-1}"#] {
            assert!(serde_json::from_str::<Hand>(bad).is_err(), "{bad}");
        }
    }
}
