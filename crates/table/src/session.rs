//! A game under way: its position and its journal, always in step.

use serde_json::Value;

use crate::chance::Chance;
use crate::erased::{AnyPosition, Events, Rejection};
use crate::fair::{Fairness, Mix, Secret};
use crate::journal::{End, Header, Journal, JournalError, JournalFault};
use crate::registry::{Registry, SetupError};
use crate::seat::Seat;
use crate::step::Step;

/// A game under way. What is refused changes neither the position nor the journal.
#[derive(Clone, Debug)]
pub struct Session {
    start: Box<dyn AnyPosition>,
    position: Box<dyn AnyPosition>,
    journal: Journal,
    house: Option<House>,
}

/// What only the house knows of a fair game until it is over.
#[derive(Clone, Debug)]
struct House {
    secret: Secret,
    mix: Mix,
}

/// Why a game cannot start.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StartError {
    /// No game of this id is known here.
    #[error("there is no game called {0} here")]
    UnknownGame(String),
    /// The setup is wrong.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A fair game needs one seed for each seat; an empty one will do.
    #[error("{seeds} players' seeds for {seats} seats")]
    Seeds {
        /// Seats of the table.
        seats: usize,
        /// Seeds that were given.
        seeds: usize,
    },
}

/// Why a step was not taken, or not taken back. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StepError {
    /// Unreadable, or against the rules.
    #[error(transparent)]
    Rejected(#[from] Rejection),
    /// There is nothing to draw.
    #[error("nature is not to act")]
    NotNature,
    /// The outcomes of a fair game come from its own stream and nowhere else.
    #[error("the outcomes of a fair game are drawn from its own stream")]
    Fair,
    /// A fair draw or a closing without the secret: the game is not fair, or it was read from a
    /// journal and the secret was not given yet.
    #[error("the secret of a fair game is not known here")]
    NoSecret,
    /// The secret is not the one that was promised.
    #[error("the secret does not fit the commitment")]
    WrongSecret,
    /// The journal is closed; the secret may be known to all.
    #[error("the journal is closed")]
    Closed,
    /// More steps to take back than were taken.
    #[error("cannot take back {asked} steps of {taken}")]
    TooFar {
        /// Steps that were taken.
        taken: usize,
        /// Steps that should be taken back.
        asked: usize,
    },
}

impl Session {
    /// Starts a game whose outcomes come from anywhere.
    ///
    /// # Errors
    /// Why it cannot start.
    pub fn start(registry: &Registry, game: &str, setup: &Value) -> Result<Session, StartError> {
        let header = Header { game: game.into(), setup: setup.into(), fairness: None };
        Session::from_header(registry, &header)
    }

    /// Starts a game whose outcomes can be verified. The secret's commitment must have been
    /// published before the players gave their seeds: that is the caller's part of fairness.
    ///
    /// # Errors
    /// Why it cannot start.
    pub fn start_fair(
        registry: &Registry,
        game: &str,
        setup: &Value,
        secret: Secret,
        player_seeds: Vec<String>,
    ) -> Result<Session, StartError> {
        let mix = secret.mix(&player_seeds);
        let fairness = Some(Fairness { commitment: secret.commitment(), player_seeds });
        let header = Header { game: game.into(), setup: setup.into(), fairness };
        let session = Session::from_header(registry, &header)?;
        Ok(Session { house: Some(House { secret, mix }), ..session })
    }

    pub(crate) fn from_header(registry: &Registry, header: &Header) -> Result<Session, StartError> {
        let Header { game, setup, fairness } = header;
        let game = registry.game(game).ok_or_else(|| StartError::UnknownGame(game.clone()))?;
        let setup = setup.open();
        let start = game.start(&setup)?;
        if let Some(Fairness { player_seeds, .. }) = fairness {
            let (seats, seeds) = (start.seats(), player_seeds.len());
            if seats != seeds {
                return Err(StartError::Seeds { seats, seeds });
            }
        }
        let header = Header { setup: (&game.written(&setup)?).into(), ..header.clone() };
        Ok(Session { position: start.clone(), start, journal: Journal::new(header), house: None })
    }

    /// Gives a fair game, read from its journal, the secret that the journal does not hold.
    ///
    /// # Errors
    /// Where the game is not fair, or the secret is not the promised one.
    pub fn give_secret(&mut self, secret: Secret) -> Result<(), StepError> {
        let fairness = self.journal.header().fairness.as_ref().ok_or(StepError::NoSecret)?;
        if secret.commitment() != fairness.commitment {
            return Err(StepError::WrongSecret);
        }
        let mix = secret.mix(&fairness.player_seeds);
        self.house = Some(House { secret, mix });
        Ok(())
    }

    /// The position now.
    pub fn position(&self) -> &dyn AnyPosition {
        &*self.position
    }

    /// The way here.
    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    /// A seat decides.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    pub fn decide(&mut self, seat: Seat, choice: &Value) -> Result<Events, StepError> {
        self.open()?;
        Ok(self.take(Step::Decision { seat, choice })?)
    }

    /// Resolves chance with a given outcome: dice of a real table, another engine's game.
    ///
    /// # Errors
    /// Why not; nothing has changed. A fair game takes no given outcomes.
    pub fn resolve(&mut self, outcome: &Value) -> Result<Events, StepError> {
        self.open()?;
        match self.journal.header().fairness {
            Some(_) => Err(StepError::Fair),
            None => Ok(self.take(Step::Nature(outcome))?),
        }
    }

    /// Draws the outcome that is due.
    ///
    /// # Errors
    /// Why not; nothing has changed. A fair game draws from its own stream only.
    pub fn draw(&mut self, chance: &mut dyn Chance) -> Result<Events, StepError> {
        let outcome = self.position.sample(chance).ok_or(StepError::NotNature);
        self.resolve(&outcome?)
    }

    /// Draws the outcome that is due from its fair stream.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    pub fn draw_fair(&mut self) -> Result<Events, StepError> {
        self.open()?;
        let house = self.house.as_ref().ok_or(StepError::NoSecret)?;
        let outcome = self.drawn_from(&house.mix).ok_or(StepError::NotNature)?;
        Ok(self.take(Step::Nature(&outcome))?)
    }

    /// Takes back the last `count` steps by playing the others again. In a fair game an outcome
    /// that comes again is drawn again from the same stream.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    pub fn take_back(&mut self, count: usize) -> Result<(), StepError> {
        self.open()?;
        let taken = self.journal.steps().len();
        let left = taken.checked_sub(count).ok_or(StepError::TooFar { taken, asked: count })?;
        self.position = self.position_after(left)?;
        self.journal.truncate(left);
        Ok(())
    }

    /// The position after so many steps, played again from the start.
    ///
    /// # Errors
    /// Where a game refuses what it has taken before.
    pub fn position_after(&self, steps: usize) -> Result<Box<dyn AnyPosition>, StepError> {
        let mut position = self.start.clone();
        for step in self.journal.steps().iter().take(steps) {
            apply(&mut *position, &step.as_ref())?;
        }
        Ok(position)
    }

    /// Closes the journal. A fair game reveals its secret, whether it is over or not: after that
    /// nobody may play on, for everyone can know what comes.
    ///
    /// # Errors
    /// Where it is closed already, or a fair game's secret is not known here.
    pub fn close(&mut self) -> Result<(), StepError> {
        self.open()?;
        let secret = self.house.as_ref().map(|house| house.secret.clone());
        if self.journal.header().fairness.is_some() && secret.is_none() {
            return Err(StepError::NoSecret);
        }
        self.journal.close(Some(End { secret }));
        Ok(())
    }

    /// The number of the step that comes next.
    pub(crate) fn next_number(&self) -> u64 {
        self.journal.steps().len() as u64 + 1
    }

    /// The outcome that this mix gives now; `None` while nature is not to act.
    pub(crate) fn drawn_from(&self, mix: &Mix) -> Option<Value> {
        let stream = self.position.stream(self.next_number())?;
        self.position.sample(&mut mix.outcome(stream))
    }

    /// Takes a step of a journal again, wherever its outcomes came from.
    pub(crate) fn retake(&mut self, step: &Step) -> Result<Events, JournalError> {
        let line = self.journal.steps().len() + 2;
        let taken = self.take(step.as_ref());
        taken.map_err(|rejection| JournalError { line, what: JournalFault::Step(rejection) })
    }

    /// Closes a journal the way it was closed before.
    pub(crate) fn close_as(&mut self, end: Option<End>) {
        self.journal.close(end);
    }

    fn open(&self) -> Result<(), StepError> {
        if self.journal.end().is_some() { Err(StepError::Closed) } else { Ok(()) }
    }

    /// The one place where position and journal move on together.
    fn take(&mut self, step: Step<&Value, &Value>) -> Result<Events, Rejection> {
        let (written, events) = apply(&mut *self.position, &step)?;
        self.journal.push(written);
        Ok(events)
    }
}

/// Takes a step and gives it back as the game writes it, with what happened.
pub(crate) fn apply(
    position: &mut dyn AnyPosition,
    step: &Step<&Value, &Value>,
) -> Result<(Step, Events), Rejection> {
    let (written, events) = match *step {
        Step::Decision { seat, choice } => {
            let taken = position.decide(seat, choice)?;
            (Step::Decision { seat, choice: taken.written }, taken.events)
        }
        Step::Nature(outcome) => {
            let taken = position.resolve(outcome)?;
            (Step::Nature(taken.written), taken.events)
        }
    };
    Ok((written, events))
}
