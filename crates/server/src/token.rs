//! What a browser is known by: 256 random bits in a cookie, of which only the hash is kept.

use sha2::{Digest, Sha256};
use store::TokenHash;

use crate::house::random;

/// A token, as the browser has it.
pub(crate) struct Token(String);

impl Token {
    pub(crate) fn new() -> Token {
        Token(random::<32>().iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// The token in a cookie, if it looks like one.
    pub(crate) fn read(text: &str) -> Option<Token> {
        let sound = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        sound.then(|| Token(text.to_ascii_lowercase()))
    }

    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0.as_bytes()).into())
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}
