//! What is counted while it plays.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use serde::Serialize;

/// How many complaints are kept word for word.
const WORDS: usize = 20;

/// What is counted while it plays.
#[derive(Debug, Default)]
pub struct Meter {
    ready: AtomicU64,
    decisions: AtomicU64,
    undone: AtomicU64,
    games: AtomicU64,
    refused: AtomicU64,
    stale: AtomicU64,
    errors: AtomicU64,
    lost: AtomicU64,
    words: Mutex<Vec<String>>,
}

/// What was counted so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Counts {
    /// Tables that play.
    #[serde(skip)]
    pub ready: u64,
    /// Decisions that came back to whoever made them.
    pub decisions: u64,
    /// Decisions that were taken back.
    #[serde(skip)]
    pub undone: u64,
    /// Games that came to their end.
    pub games: u64,
    /// Decisions that a rule forbade: the server had offered them.
    pub refused: u64,
    /// Decisions that came too late, because a bot was quicker.
    pub stale: u64,
    /// Other complaints of the server, and what it told wrongly.
    pub errors: u64,
    /// Connections that broke.
    pub lost: u64,
}

impl Counts {
    /// What was counted since then.
    pub fn since(self, then: Counts) -> Counts {
        Counts {
            ready: self.ready,
            decisions: self.decisions - then.decisions,
            undone: self.undone - then.undone,
            games: self.games - then.games,
            refused: self.refused - then.refused,
            stale: self.stale - then.stale,
            errors: self.errors - then.errors,
            lost: self.lost - then.lost,
        }
    }
}

impl Meter {
    /// What was counted so far.
    pub fn counts(&self) -> Counts {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Counts {
            ready: read(&self.ready),
            decisions: read(&self.decisions),
            undone: read(&self.undone),
            games: read(&self.games),
            refused: read(&self.refused),
            stale: read(&self.stale),
            errors: read(&self.errors),
            lost: read(&self.lost),
        }
    }

    /// The first complaints, word for word.
    pub fn words(&self) -> Vec<String> {
        self.words.lock().expect("no one panics while holding it").clone()
    }

    pub(crate) fn ready(&self) {
        self.ready.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn decided(&self) {
        self.decisions.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn undone(&self) {
        self.undone.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn game_over(&self) {
        self.games.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn refused(&self, words: &str) {
        self.refused.fetch_add(1, Ordering::Relaxed);
        self.note(words);
    }

    pub(crate) fn stale(&self) {
        self.stale.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn error(&self, words: &str) {
        self.errors.fetch_add(1, Ordering::Relaxed);
        self.note(words);
    }

    pub(crate) fn lost(&self) {
        self.lost.fetch_add(1, Ordering::Relaxed);
    }

    fn note(&self, words: &str) {
        let mut kept = self.words.lock().expect("no one panics while holding it");
        if kept.len() < WORDS {
            kept.push(words.chars().take(300).collect());
        }
    }
}
