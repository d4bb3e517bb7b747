//! The one contract that every game keeps.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::chance::Chance;
use crate::change::Parts;
use crate::keepsake::Keepsake;
use crate::rule::{Faults, Refusal, Rule, Words};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::switch::Switch;

/// Whom the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "crate::wire::Waiting"))]
pub enum ToAct {
    /// Each of these seats has something to decide; they may do so in any order.
    Seats(SeatSet),
    /// An outcome is due: dice, a drawn card, a shuffle.
    Nature,
    /// The game is over.
    Nobody,
}

/// Who looks at a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = r#"number | "spectator" | "arbiter""#))]
pub enum Eye {
    /// A player, who sees the own hand.
    Seat(Seat),
    /// Somebody at the table without a hand.
    Spectator,
    /// All cards face up: for analysis and for games that are over, never for a player.
    Arbiter,
}

/// How likely one outcome is, in proportion to the others of its list.
pub type Weight = u32;

/// How the seats stand, hidden points included: not for players' eyes before the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Points of each seat.
    pub points: BySeat<i16>,
    /// Who has won; empty while the game goes on, and where it ended without a winner.
    pub winners: SeatSet,
    /// Whether the game is over.
    pub over: bool,
    /// How many turns were begun.
    pub turns: u32,
}

impl Standing {
    /// The standing as it is written down: with the seats of a table of `count` and no others.
    pub fn scores(&self, count: usize) -> Scores {
        Scores {
            points: Seat::first(count).map(|seat| self.points[seat]).collect(),
            winners: self.winners,
            over: self.over,
            turns: self.turns,
        }
    }
}

/// A [`Standing`] in JSON: points of the seats that play, in order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scores {
    /// Points of each seat that plays.
    pub points: Vec<i16>,
    /// Who has won; empty while the game goes on, and where it ended without a winner.
    pub winners: SeatSet,
    /// Whether the game is over.
    pub over: bool,
    /// How many turns were begun.
    pub turns: u32,
}

/// Takes what happened, for logs and animation.
pub trait Sink<E> {
    /// Something happened. `event` is called only where somebody listens.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens: a playout pays nothing for events.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// Something that happened, as different eyes see it.
pub trait Event: Serialize + Debug + Clone + PartialEq + Send + 'static {
    /// The event as this eye sees it, or `None` where it sees nothing of it. What it may not see of it is `null` in
    /// JSON and not left out, so that what was seen can be held against the journal once everything is open.
    #[must_use]
    fn seen_by(&self, eye: Eye) -> Option<Self>;
}

/// What may be said for a seat by whoever keeps the table, so that nobody waits for nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Excuse<D> {
    /// It is all the seat can do. It may be said at once.
    Idle(D),
    /// Another player asks for what the seat does not have. Said no sooner than a player would say
    /// it who has: or its pace would tell everybody what is in the hand.
    Lacks(D),
    /// Another player asks, and the seat could say yes. Said only for those who do not want to be
    /// asked, and at the same pace.
    Unwilling(D),
}

impl<D> Excuse<D> {
    /// The decision, whatever the reason.
    pub fn decision(&self) -> &D {
        let (Excuse::Idle(decision) | Excuse::Lacks(decision) | Excuse::Unwilling(decision)) = self;
        decision
    }

    /// The same excuse, in other words.
    pub fn map<E>(self, words: impl FnOnce(D) -> E) -> Excuse<E> {
        match self {
            Excuse::Idle(decision) => Excuse::Idle(words(decision)),
            Excuse::Lacks(decision) => Excuse::Lacks(words(decision)),
            Excuse::Unwilling(decision) => Excuse::Unwilling(words(decision)),
        }
    }
}

/// A ready-made setup with a name: what the page offers and the test suites walk through.
#[derive(Clone, Debug)]
pub struct Variant<S> {
    /// A short name that never changes.
    pub id: &'static str,
    /// What people call it, without the number of players.
    pub name: Words,
    /// What it is, in one sentence.
    pub about: Words,
    /// The setup.
    pub setup: S,
}

/// A game is a value. Seats decide, nature resolves; nothing else moves it.
///
/// The provided methods [`decide`](Game::decide) and [`resolve`](Game::resolve) are the checked
/// door: whatever they are handed, they either apply it or refuse it by a rule and change nothing.
/// [`apply`](Game::apply) and [`apply_outcome`](Game::apply_outcome) are the fast door for search:
/// they may be handed only what [`check`](Game::check) and [`check_outcome`](Game::check_outcome)
/// let pass, and may panic or spoil the position otherwise.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The game's name in the registry, in journals and on the wire.
    const ID: &'static str;

    /// All that is fixed before the first move.
    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat may choose.
    type Decision: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send;
    /// What nature may choose.
    type Outcome: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send;
    /// What happened.
    type Event: Event;
    /// What an eye sees, and what of it has changed.
    type View: Parts + Debug;

    /// What people call the game.
    fn name() -> Words;

    /// The setups that are offered by name, the usual one first.
    fn variants() -> Vec<Variant<Self::Setup>>;

    /// What people may choose about this setup beside its variant.
    fn switches(_setup: &Self::Setup) -> Vec<Switch> {
        Vec::new()
    }

    /// The setup as a house plays it that is open to strangers: limits that keep one player from
    /// spoiling the game for the others are on, where the setup says nothing of them.
    fn hosted(setup: Self::Setup) -> Self::Setup {
        setup
    }

    /// What people make at leisure and keep from one game to the next, if there is something.
    fn keepsake() -> Option<Keepsake> {
        None
    }

    /// The values that a host has put in the place of the game's own, as [`correct`](Self::correct) takes them:
    /// who shows the game elsewhere, or plays it there, has to know them. Nothing where all are the game's own.
    fn corrections() -> Option<Value> {
        None
    }

    /// Puts other values in the place of the game's own, for as long as the program runs. It has to come before
    /// anything else is asked of the game.
    ///
    /// # Errors
    /// All that is wrong with them; most games have none that could be replaced.
    fn correct(_values: &Value) -> Result<(), Faults> {
        let mut faults = Faults::none();
        faults.add(Rule::table(7), "values", "this game has no values that a host may replace");
        Err(faults)
    }

    /// The sentences of the game's rules.
    fn books() -> &'static [crate::rule::Book];

    /// The position at the start.
    ///
    /// # Errors
    /// All faults of the setup at once.
    fn new(setup: &Self::Setup) -> Result<Self, Faults>;

    /// How many play.
    fn seats(&self) -> usize;

    /// Whom the game waits for.
    fn to_act(&self) -> ToAct;

    /// Adds everything this seat may do now. Free-form decisions, such as trade offers, appear as
    /// the finite subset that the game documents; `check` lets pass every legal one.
    ///
    /// A seat that the game waits for has at least one. Another seat may have some too: things it
    /// may do unasked, such as an offer to the player on turn. The game never waits for those.
    fn decisions(&self, seat: Seat, out: &mut Vec<Self::Decision>);

    /// What may be said for a seat that is waited for, where it has little or nothing to decide.
    /// Nothing, unless the game knows better.
    ///
    /// It depends only on what the seat itself may know, and passes [`check`](Game::check).
    fn excuse(&self, seat: Seat) -> Option<Excuse<Self::Decision>> {
        let _ = seat;
        None
    }

    /// Of every kind of decision that a player may wish for, the one that comes nearest to being
    /// allowed to this seat now, beside the kind's name in JSON: if [`check`](Game::check) lets any
    /// decision of the kind pass, it lets this one pass. Answers, which only a moment asks for, need
    /// not be among them: nobody wishes to discard.
    ///
    /// The kinds are always the same, and in the same order.
    fn wishes(&self, seat: Seat) -> Vec<(&'static str, Self::Decision)>;

    /// What the seat may wish for and may not do in any form now, by kinds, and why not.
    ///
    /// It depends only on what the seat itself may know.
    fn why_not(&self, seat: Seat) -> Vec<(&'static str, Refusal)> {
        let wishes = self.wishes(seat).into_iter();
        wishes.filter_map(|(kind, wish)| Some((kind, self.check(seat, &wish).err()?))).collect()
    }

    /// Whether the seat may decide this now.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(&self, seat: Seat, choice: &Self::Decision) -> Result<(), Refusal>;

    /// Carries out a decision that `check` lets pass.
    fn apply(&mut self, seat: Seat, choice: &Self::Decision, sink: &mut impl Sink<Self::Event>);

    /// Adds every outcome that may come now with its weight and says `true`; or adds nothing and
    /// says `false` where there are too many to list (a shuffled board).
    fn outcomes(&self, out: &mut Vec<(Self::Outcome, Weight)>) -> bool;

    /// Draws an outcome. May be called only while nature is to act.
    fn sample(&self, chance: &mut impl Chance) -> Self::Outcome;

    /// The number of the stream from which the outcome that is due now is drawn in a fair game,
    /// where `step` is the number that the outcome will have in the journal. May be called only
    /// while nature is to act.
    ///
    /// By default the step's number. A game whose luck should not depend on what was decided names
    /// its streams itself: whoever plays it with the same seed then meets the same luck. Two
    /// outcomes of one game never share a stream.
    fn stream(&self, step: u64) -> u64 {
        step
    }

    /// Whether this outcome may come now.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check_outcome(&self, outcome: &Self::Outcome) -> Result<(), Refusal>;

    /// Carries out an outcome that `check_outcome` lets pass.
    fn apply_outcome(&mut self, outcome: &Self::Outcome, sink: &mut impl Sink<Self::Event>);

    /// What the eye sees: the only way information leaves a game.
    fn view(&self, eye: Eye) -> Self::View;

    /// A position that this seat cannot tell from this one: what it may not know is dealt anew.
    /// `self.imagine(seat, chance).view(seat) == self.view(seat)`, and the same decisions.
    #[must_use]
    fn imagine(&self, seat: Seat, chance: &mut impl Chance) -> Self;

    /// Whether it is certain that this decision, which `check` lets pass, tells the seat nothing that
    /// it could not have known before: then it may be taken back. A game says `true` only where the
    /// events and the view that follow are the same for the seat in every position it cannot tell
    /// from this one; `false` is always right, and whoever wants to know then looks at imagined
    /// positions.
    fn reveals_nothing(&self, _seat: Seat, _choice: &Self::Decision) -> bool {
        false
    }

    /// Points, and who has won.
    fn standing(&self) -> Standing;

    /// The points of each seat as this eye may know them. A game that shows points while it is
    /// played says so here; where it does not, there are none to be seen before the end.
    fn points(&self, eye: Eye) -> BySeat<i16> {
        let standing = self.standing();
        match eye {
            Eye::Seat(_) | Eye::Spectator if !standing.over => BySeat::default(),
            _ => standing.points,
        }
    }

    /// Whether everything adds up to the box, and whatever is kept up to date along the way equals
    /// what is computed from scratch.
    ///
    /// # Errors
    /// What does not add up.
    fn audit(&self) -> Result<(), String>;

    /// Decides, if the rules allow it.
    ///
    /// # Errors
    /// The rule that forbids it; the position is as it was.
    fn decide(&mut self, seat: Seat, choice: &Self::Decision) -> Result<(), Refusal> {
        self.check(seat, choice)?;
        self.apply(seat, choice, &mut Silent);
        Ok(())
    }

    /// Resolves chance with this outcome, if the rules allow it.
    ///
    /// # Errors
    /// The rule that forbids it; the position is as it was.
    fn resolve(&mut self, outcome: &Self::Outcome) -> Result<(), Refusal> {
        self.check_outcome(outcome)?;
        self.apply_outcome(outcome, &mut Silent);
        Ok(())
    }
}
