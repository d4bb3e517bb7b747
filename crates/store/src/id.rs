//! What people, rooms and tokens are known by.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A person's number. Never shown to anybody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub i64);

/// A room's name in links: 16 letters and digits, 80 random bits. Whoever has it may come in.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct RoomId(String);

const DIGITS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";
const LENGTH: usize = 16;

impl RoomId {
    /// The room id of these random bytes; five bits of each are used.
    pub fn new(random: [u8; LENGTH]) -> RoomId {
        RoomId(random.iter().map(|byte| char::from(DIGITS[usize::from(byte % 32)])).collect())
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A text that is no room id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not the id of a room")]
pub struct NoRoomId;

impl FromStr for RoomId {
    type Err = NoRoomId;

    fn from_str(text: &str) -> Result<RoomId, NoRoomId> {
        let sound = text.len() == LENGTH && text.bytes().all(|byte| DIGITS.contains(&byte));
        if sound { Ok(RoomId(text.into())) } else { Err(NoRoomId) }
    }
}

impl TryFrom<String> for RoomId {
    type Error = NoRoomId;

    fn try_from(text: String) -> Result<RoomId, NoRoomId> {
        text.parse()
    }
}

impl From<RoomId> for String {
    fn from(id: RoomId) -> String {
        id.0
    }
}

impl fmt::Display for RoomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What a person calls a thing that they keep, for programs: 1 to 64 letters, digits and hyphens. Each
/// person has ids of their own, so nobody names what is another's.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct KeepsakeId(String);

impl KeepsakeId {
    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A text that is no keepsake's id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an id has 1 to 64 letters, digits and hyphens")]
pub struct NoKeepsakeId;

impl FromStr for KeepsakeId {
    type Err = NoKeepsakeId;

    fn from_str(text: &str) -> Result<KeepsakeId, NoKeepsakeId> {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        let sound = (1..=64).contains(&text.len()) && text.bytes().all(fits);
        if sound { Ok(KeepsakeId(text.into())) } else { Err(NoKeepsakeId) }
    }
}

/// The hash of a browser's token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TokenHash(pub [u8; 32]);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn room_ids_go_both_ways_and_nothing_else_is_one() {
        let id = RoomId::new([0, 1, 31, 32, 255, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
        assert_eq!(id.as_str().parse::<RoomId>(), Ok(id.clone()));
        for wrong in ["", "abc", "ABCDEFGHIJKLMNOP", "../../../../etc/", "abcdefghijklmno1"] {
            assert_eq!(wrong.parse::<RoomId>(), Err(NoRoomId), "{wrong}");
        }
    }

    #[test]
    fn keepsakes_have_short_plain_ids() {
        let longest = "a".repeat(64);
        for id in ["a", "0", "1f0e6c9e-6f0c-4a57-8a51-0d5d7c0d7d3f", &longest] {
            assert_eq!(id.parse::<KeepsakeId>().unwrap().as_str(), id);
        }
        let longer = "a".repeat(65);
        for wrong in ["", " ", "a b", "../x", "ä", "a\n", "a_b", &longer] {
            assert_eq!(wrong.parse::<KeepsakeId>(), Err(NoKeepsakeId), "{wrong}");
        }
    }
}
