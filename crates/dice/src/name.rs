//! Names of things on a sheet.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The name of a thing on a sheet: `r3`, `s11`, `c7`, `k2`, `x0` or `start`. Which names there are
/// is a matter of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Name([u8; Name::LENGTH]);

/// A text that is no name on any sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoName(String);

impl Name {
    const LENGTH: usize = 5;

    /// The letter that the name begins with.
    pub fn letter(self) -> char {
        self.0[0].into()
    }

    fn as_str(&self) -> &str {
        let end = self.0.iter().position(|&byte| byte == 0).unwrap_or(Name::LENGTH);
        std::str::from_utf8(&self.0[..end]).expect("a name is made of ASCII letters and digits")
    }
}

impl FromStr for Name {
    type Err = NoName;

    fn from_str(text: &str) -> Result<Name, NoName> {
        let sound = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
        if text.is_empty() || text.len() > Name::LENGTH || !text.bytes().all(sound) {
            return Err(NoName(text.into()));
        }
        let mut bytes = [0; Name::LENGTH];
        bytes[..text.len()].copy_from_slice(text.as_bytes());
        Ok(Name(bytes))
    }
}

impl TryFrom<String> for Name {
    type Error = NoName;

    fn try_from(text: String) -> Result<Name, NoName> {
        text.parse()
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.as_str().into()
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Display for NoName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "nothing on a sheet is called {:?}", self.0)
    }
}

impl std::error::Error for NoName {}
