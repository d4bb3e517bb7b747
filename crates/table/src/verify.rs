//! Checking a fair game from its journal alone.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::fair::{Commitment, Fairness};
use crate::game::Scores;
use crate::journal::{Journal, JournalError};
use crate::kind::kind_of;
use crate::registry::Registry;
use crate::seat::Seat;
use crate::step::Step;

/// What was verified.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// Steps of the game.
    pub steps: usize,
    /// Outcomes among them, each drawn again and found the same.
    pub outcomes: usize,
    /// How many outcomes of each kind.
    pub kinds: BTreeMap<String, usize>,
    /// How the game stood when its journal was closed.
    pub scores: Scores,
}

/// Why a game could not be verified.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum VerifyError {
    /// No commitment was made before the game.
    #[error("the journal holds no commitment: its outcomes came from anywhere")]
    NotFair,
    /// The journal is not closed, or closed without its secret.
    #[error("the secret is not revealed yet")]
    NotRevealed,
    /// The secret was changed.
    #[error("the revealed secret has the commitment {revealed}, but {promised} was promised")]
    Commitment {
        /// What the header says.
        promised: Commitment,
        /// What the revealed secret gives.
        revealed: Commitment,
    },
    /// Another commitment was shown before the game.
    #[error("the commitment {seen} was shown before the game, but the journal says {found}")]
    OtherCommitment {
        /// What was shown.
        seen: Commitment,
        /// What the header says.
        found: Commitment,
    },
    /// A player's seed was left out or changed.
    #[error("the seed of seat {seat} was {given:?}, but the journal says {found:?}")]
    OtherSeed {
        /// Whose.
        seat: Seat,
        /// What the player gave.
        given: String,
        /// What the header says; empty also where there is no such seat.
        found: String,
    },
    /// The game does not keep to the rules, or is not known here.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// An outcome did not come from the stream.
    #[error("step {number} should be {drawn}, but the journal says {found}")]
    Differs {
        /// The step's number.
        number: u64,
        /// What the stream gives.
        drawn: Value,
        /// What the journal says.
        found: Value,
    },
}

/// What a player has kept of a game, to hold it against the journal. A journal can be sound in itself
/// and yet not that of the game that was played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Kept {
    /// The commitment that was shown before the game.
    pub commitment: Option<Commitment>,
    /// Seeds that players gave.
    pub seeds: Vec<(Seat, String)>,
}

impl Kept {
    /// Checks that the journal says the same.
    ///
    /// # Errors
    /// The first thing that differs, or that the journal is not that of a fair game.
    pub fn check(&self, journal: &Journal) -> Result<(), VerifyError> {
        if *self == Kept::default() {
            return Ok(());
        }
        let fairness = journal.header().fairness.as_ref().ok_or(VerifyError::NotFair)?;
        let Fairness { commitment: found, player_seeds } = fairness;
        if let Some(seen) = self.commitment.filter(|seen| seen != found) {
            return Err(VerifyError::OtherCommitment { seen, found: *found });
        }
        for (seat, given) in &self.seeds {
            let found = player_seeds.get(seat.index());
            if found != Some(given) {
                let (given, found) = (given.clone(), found.cloned().unwrap_or_default());
                return Err(VerifyError::OtherSeed { seat: *seat, given, found });
            }
        }
        Ok(())
    }
}

/// Checks that the secret is the promised one, and that every outcome comes from its own stream.
///
/// # Errors
/// The first thing that is not as it should be.
pub fn verify(journal: &Journal, registry: &Registry) -> Result<Verified, VerifyError> {
    verify_telling(journal, registry, |_| ())
}

/// The same, telling after each step how many have been checked: for whoever waits.
///
/// # Errors
/// The first thing that is not as it should be.
pub fn verify_telling(
    journal: &Journal,
    registry: &Registry,
    mut tell: impl FnMut(usize),
) -> Result<Verified, VerifyError> {
    let fairness = journal.header().fairness.as_ref().ok_or(VerifyError::NotFair)?;
    let secret = journal.end().and_then(|end| end.secret.as_ref());
    let secret = secret.ok_or(VerifyError::NotRevealed)?;
    let (promised, revealed) = (fairness.commitment, secret.commitment());
    if promised != revealed {
        return Err(VerifyError::Commitment { promised, revealed });
    }
    let mix = secret.mix(&fairness.player_seeds);
    let mut session = journal.begin(registry)?;
    let (mut outcomes, mut kinds) = (0, BTreeMap::new());
    for step in journal.steps().iter() {
        let number = session.next_number();
        let drawn = session.drawn_from(&mix);
        session.retake(&step)?;
        // The step as the session wrote it, for a journal may spell the same outcome differently.
        if let (Some(drawn), Some(Step::Nature(found))) = (drawn, session.journal().steps().last())
        {
            if drawn != found {
                return Err(VerifyError::Differs { number, drawn, found });
            }
            outcomes += 1;
            *kinds.entry(kind_of(&found).unwrap_or_default().to_owned()).or_default() += 1;
        }
        tell(session.journal().steps().len());
    }
    let scores = session.position().standing();
    Ok(Verified { steps: journal.steps().len(), outcomes, kinds, scores })
}
