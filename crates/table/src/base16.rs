//! Thirty-two bytes as 64 hexadecimal digits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A hash, a key or a secret. Written in lower case, read in either.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct Bytes32(pub(crate) [u8; 32]);

/// Text that does not stand for 32 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected 64 hexadecimal digits")]
pub struct NotHex;

impl fmt::Display for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Bytes32 {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Bytes32, NotHex> {
        if text.len() != 64 {
            return Err(NotHex);
        }
        let mut bytes = [0; 32];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            let digit = |at: usize| char::from(digits[at]).to_digit(16).ok_or(NotHex);
            *byte = (digit(0)? << 4 | digit(1)?) as u8;
        }
        Ok(Bytes32(bytes))
    }
}

impl TryFrom<String> for Bytes32 {
    type Error = NotHex;

    fn try_from(text: String) -> Result<Bytes32, NotHex> {
        text.parse()
    }
}

impl From<Bytes32> for String {
    fn from(bytes: Bytes32) -> String {
        bytes.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_go_both_ways() {
        let text = "00ff10a9".repeat(8);
        assert_eq!(text.parse::<Bytes32>().unwrap().to_string(), text);
        assert_eq!(text.to_uppercase().parse::<Bytes32>().unwrap().to_string(), text);
        let (short, long, foreign) = (&text[1..], format!("{text}0"), text.replace('9', "g"));
        for wrong in [short, &long, &foreign, "", &"é".repeat(32)] {
            assert_eq!(wrong.parse::<Bytes32>().err(), Some(NotHex), "{wrong}");
        }
    }
}
