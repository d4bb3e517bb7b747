//! Fair outcomes that anyone can verify.
//!
//! Whoever runs a game publishes a [`Commitment`] to a [`Secret`] before it starts; then each
//! player adds a seed. Secret and seeds are mixed into a [`Mix`], and from it every outcome of the
//! game gets a stream of its own, named by its number in the journal. When the game is over the
//! secret is revealed, and [`verify`](crate::verify()) draws everything again.
//!
//! `docs/fairness.md` tells the derivation so that it can be written again elsewhere, and holds the
//! same test vectors as this file: change both.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::base16::{Bytes32, NotHex};
use crate::chance::Chance;

const COMMITMENT: &[u8] = b"eiland fair 1 commitment\n";
const MIX: &[u8] = b"eiland fair 1 mix\n";
const OUTCOME: &[u8] = b"eiland fair 1 outcome\n";

/// The seed that only the house knows until the game is over.
///
/// Its `Debug` shows nothing, so that no log gives it away; its JSON does, and belongs only in the
/// closing line of a journal and in the house's own store.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(transparent)]
pub struct Secret(Bytes32);

impl Secret {
    /// A secret of these bytes. They must come from the operating system's generator or one as
    /// good: whoever can guess them knows every card.
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(Bytes32(bytes))
    }

    /// What is published before the game.
    pub fn commitment(&self) -> Commitment {
        Commitment(hash(&[COMMITMENT, &self.0.0]))
    }

    /// Mixes in the seeds of the players, one for each seat, in the order of the seats.
    pub fn mix<S: AsRef<[u8]>>(&self, player_seeds: &[S]) -> Mix {
        let mut hasher = Sha256::new();
        hasher.update(MIX);
        hasher.update(self.0.0);
        hasher.update((player_seeds.len() as u64).to_le_bytes());
        for seed in player_seeds {
            hasher.update((seed.as_ref().len() as u64).to_le_bytes());
            hasher.update(seed);
        }
        Mix(Bytes32(hasher.finalize().into()))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl FromStr for Secret {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Secret, NotHex> {
        text.parse().map(Secret)
    }
}

/// The promise not to change the secret: a hash of it, in hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(transparent)]
pub struct Commitment(Bytes32);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl FromStr for Commitment {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Commitment, NotHex> {
        text.parse().map(Commitment)
    }
}

/// What everybody may know before the game: it stands in the journal's header.
///
/// There is no field for the secret, so that no header can hold it; the closing line of the journal
/// reveals it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// The promise.
    pub commitment: Commitment,
    /// One seed for each seat, in order; empty for a seat that added none. Their bytes are UTF-8.
    pub player_seeds: Vec<String>,
}

/// The key of one game, from the secret and the players' seeds. As secret as the secret.
#[derive(Clone, PartialEq, Eq)]
pub struct Mix(Bytes32);

impl Mix {
    /// Stream `number` of the game: [`Game::stream`](crate::Game::stream) says which outcome is
    /// drawn from which. It depends on nothing else: one outcome can be verified alone, and taking
    /// steps back does not shift others.
    pub fn outcome(&self, number: u64) -> FairChance {
        FairChance { mix: self.clone(), number, block: 0, words: [0; 8], used: 8 }
    }
}

impl fmt::Debug for Mix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Mix(…)")
    }
}

/// The stream of one outcome: hashes of the mix, the stream's number and a counter, each read as
/// eight little-endian words.
#[derive(Clone, Debug)]
pub struct FairChance {
    mix: Mix,
    number: u64,
    /// The block that comes next.
    block: u64,
    words: [u32; 8],
    /// How many words of this block were given out.
    used: usize,
}

impl Chance for FairChance {
    fn word(&mut self) -> u32 {
        if self.used == self.words.len() {
            let (number, block) = (self.number.to_le_bytes(), self.block.to_le_bytes());
            let bytes = hash(&[OUTCOME, &self.mix.0.0, &number, &block]).0;
            for (word, bytes) in self.words.iter_mut().zip(bytes.as_chunks().0) {
                *word = u32::from_le_bytes(*bytes);
            }
            self.block += 1;
            self.used = 0;
        }
        self.used += 1;
        self.words[self.used - 1]
    }
}

fn hash(parts: &[&[u8]]) -> Bytes32 {
    let hasher = parts.iter().fold(Sha256::new(), |hasher, part| hasher.chain_update(part));
    Bytes32(hasher.finalize().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The vectors of `docs/fairness.md`.
    fn example() -> (Secret, Mix) {
        let secret = Secret::new(std::array::from_fn(|index| index as u8));
        let mix = secret.mix(&["Anna's lucky 7", "", "größer"]);
        (secret, mix)
    }

    const PAGE: &str = include_str!("../../../docs/fairness.md");

    /// Pins a value here and on the page at once.
    #[track_caller]
    fn pinned(value: &dyn fmt::Display, vector: &str) {
        assert_eq!(value.to_string(), vector);
        assert!(PAGE.contains(vector), "docs/fairness.md does not say {vector}");
    }

    #[test]
    fn the_commitment_is_pinned() {
        let told = "dd7e67cfe3caca7fa6420d30ed9893fe09c42eafb38b1f6eaf78a24e6f6bd962";
        pinned(&example().0.commitment(), told);
    }

    #[test]
    fn the_mix_is_pinned() {
        let (secret, mix) = example();
        pinned(&mix.0, "a5faa103f152b40de6ddccd6d2646c9901c2629534330414e52be326a25003dd");
        let nobody = secret.mix::<&str>(&[]);
        pinned(&nobody.0, "9debd72d76da900a20d364fa03ead1a7ab63bf347f6adc7de46453ca6ba803c2");
    }

    #[test]
    fn the_words_and_dice_of_an_outcome_are_pinned() {
        let (_, mix) = example();
        let mut chance = mix.outcome(1);
        let words: Vec<String> = (0..10).map(|_| format!("{:08x}", chance.word())).collect();
        pinned(
            &words[..8].join(" "),
            "3dadafce 9c05eda4 e943713c 939efa25 16af09b5 19e86104 574c3459 7927b805",
        );
        pinned(&words[8..].join(" "), "ba369ce6 5065f731");
        for (number, told) in
            [(1, "2 4 6 4 1 1 3 3 5 2"), (2, "6 4 4 4 4 4 5 3 4 3"), (3, "3 1 3 1 4 2 3 3 6 6")]
        {
            let mut chance = mix.outcome(number);
            let dice: Vec<String> = (0..10).map(|_| (chance.below(6) + 1).to_string()).collect();
            pinned(&dice.join(" "), told);
        }
    }

    #[test]
    fn a_shuffle_is_pinned() {
        let mut cards: Vec<u32> = (1..=9).collect();
        crate::chance::shuffle(&mut cards, &mut example().1.outcome(4));
        let cards: Vec<String> = cards.iter().map(u32::to_string).collect();
        pinned(&cards.join(" "), "9 2 1 6 5 7 4 3 8");
    }

    #[test]
    fn where_one_seed_ends_and_the_next_begins_matters() {
        let (secret, _) = example();
        let mixes = [secret.mix(&["ab", "c"]), secret.mix(&["a", "bc"]), secret.mix(&["abc"])];
        assert!(mixes[0] != mixes[1] && mixes[1] != mixes[2] && mixes[0] != mixes[2]);
    }

    #[test]
    fn no_log_shows_the_secret() {
        let (secret, mix) = example();
        let chance = mix.outcome(1);
        let log = format!("{secret:?} {mix:?} {chance:?}");
        assert!(!log.contains("0001") && !log.contains("a5fa"), "{log}");
        assert_eq!(serde_json::to_string(&secret).unwrap().len(), 66);
    }
}
