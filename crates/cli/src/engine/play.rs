//! A game under way, and all that can be asked about it.

use std::time::{SystemTime, UNIX_EPOCH};

use serde::Serialize;
use serde_json::{Map, Value, json};
use table::{
    AnyPosition, Eye, Journal, Pseudo, Registry, Seat, Secret, Session, StartError, Step,
    StepError, ToAct, verify,
};

use super::fault::Fault;
use super::request::{Ask, Fair, Load, Look, SetupChoice, Show, Start};

/// A game under way, and the seed of its own chance.
pub(super) struct Play {
    session: Session,
    seed: u64,
}

impl Play {
    pub(super) fn start(request: Start) -> Result<(Play, Value), Fault> {
        let registry = games::registry();
        let Start { game, setup, seed, fair, look } = request;
        let setup = match setup {
            SetupChoice::Given(setup) => setup,
            SetupChoice::Variant(id) => variant(registry, &game, &id)?,
        };
        let session = match fair {
            None => Session::start(registry, &game, &setup)?,
            Some(Fair { secret, player_seeds }) => {
                let secret = secret.map_or_else(fresh_secret, Ok)?;
                Session::start_fair(registry, &game, &setup, secret, player_seeds)?
            }
        };
        let play = Play { session, seed: seed.unwrap_or_else(clock) };
        let answer = play.introduce(&look)?;
        Ok((play, answer))
    }

    pub(super) fn load(request: Load) -> Result<(Play, Value), Fault> {
        let Load { journal, seed, secret, look } = request;
        let mut session = journal.parse()?.replay(games::registry())?;
        if seed.is_some() && session.journal().header().fairness.is_some() {
            return Err(StepError::Fair.into());
        }
        if let Some(secret) = secret {
            session.give_secret(secret)?;
        }
        let play = Play { session, seed: seed.unwrap_or_else(clock) };
        let answer = play.introduce(&look)?;
        Ok((play, answer))
    }

    /// The game as it is told when it comes to the desk.
    fn introduce(&self, look: &Look) -> Result<Value, Fault> {
        self.check_eye(look.eye)?;
        let header = self.session.journal().header();
        let mut answer = self.now(look);
        answer.insert("game".into(), json!(header.game));
        answer.insert("setup".into(), header.setup.clone());
        answer.insert("seats".into(), json!(self.position().seats()));
        match &header.fairness {
            Some(fairness) => answer.insert("fairness".into(), written(fairness)),
            None => answer.insert("seed".into(), json!(self.seed)),
        };
        Ok(answer.into())
    }

    pub(super) fn serve(&mut self, ask: Ask) -> Result<Value, Fault> {
        Ok(match ask {
            Ask::ToAct => json!({ "to_act": self.position().to_act() }),
            Ask::Decisions { seat } => {
                self.check_eye(Eye::Seat(seat))?;
                json!({ "seat": seat, "decisions": self.position().decisions(seat) })
            }
            Ask::Decide { seat, decision, look } => {
                self.check_eye(look.eye)?;
                let events = self.session.decide(seat, &decision)?.seen_by(look.eye);
                self.moved(&look, events)
            }
            Ask::Outcomes => json!({ "outcomes": self.outcomes() }),
            Ask::Resolve { outcome, look } => {
                self.check_eye(look.eye)?;
                let events = self.session.resolve(&outcome)?.seen_by(look.eye);
                self.moved(&look, events)
            }
            Ask::Draw { seed, look } => {
                self.check_eye(look.eye)?;
                let (outcome, events) = self.draw(seed.map(Pseudo::new).as_mut(), look.eye)?;
                let mut answer = self.moved(&look, events);
                tell_arbiter(&mut answer, look.eye, "outcome", outcome);
                answer
            }
            Ask::Play { seed, look } => self.draw_all(seed, &look)?,
            Ask::View { eye } => {
                self.check_eye(eye)?;
                json!({ "eye": eye, "view": self.position().view(eye) })
            }
            Ask::State => json!({ "state": self.position().view(Eye::Arbiter) }),
            Ask::Imagine { seat, seed } => {
                self.check_eye(Eye::Seat(seat))?;
                let imagined = self.position().imagine(seat, &mut Pseudo::new(seed));
                json!({ "seat": seat, "state": imagined.view(Eye::Arbiter) })
            }
            Ask::Standing => json!({ "standing": self.position().standing() }),
            Ask::Audit => match self.position().audit() {
                Ok(()) => json!({}),
                Err(what) => return Err(Fault::new("audit", what)),
            },
            Ask::TakeBack { count, look } => {
                self.check_eye(look.eye)?;
                self.session.take_back(count)?;
                self.now(&look).into()
            }
            Ask::Journal => {
                let text = self.session.journal().to_string();
                json!({ "lines": lines(&text), "text": text })
            }
            Ask::Verify => verified(self.session.journal())?,
            Ask::Close => {
                self.session.close()?;
                let mut answer = Map::new();
                answer.insert("standing".into(), written(&self.position().standing()));
                if let Some(end) = self.session.journal().end() {
                    answer.insert("end".into(), written(end));
                }
                answer.into()
            }
        })
    }

    fn position(&self) -> &dyn AnyPosition {
        self.session.position()
    }

    /// Draws the outcome that is due: from the given chance, or from the game's own, of which each
    /// step has a stream for itself. Says what it was, and what the eye sees of it.
    fn draw(
        &mut self,
        chance: Option<&mut Pseudo>,
        eye: Eye,
    ) -> Result<(Value, Vec<Value>), Fault> {
        let number = self.session.journal().steps().len() as u64 + 1;
        let mut own = Pseudo::stream(self.seed, number);
        let fair = self.session.journal().header().fairness.is_some();
        let events = match chance {
            Some(chance) => self.session.draw(chance)?,
            None if fair => self.session.draw_fair()?,
            None => self.session.draw(&mut own)?,
        };
        let outcome = match self.session.journal().steps().last() {
            Some(Step::Nature(outcome)) => outcome,
            _ => Value::Null,
        };
        Ok((outcome, events.seen_by(eye)))
    }

    /// Draws until nature has nothing more to do. Only the first draw can fail.
    fn draw_all(&mut self, seed: Option<u64>, look: &Look) -> Result<Value, Fault> {
        self.check_eye(look.eye)?;
        let mut chance = seed.map(Pseudo::new);
        let (mut drawn, mut events) = (Vec::new(), Vec::new());
        while self.position().to_act() == ToAct::Nature {
            let (outcome, seen) = self.draw(chance.as_mut(), look.eye)?;
            drawn.push(outcome);
            events.extend(seen);
        }
        let mut answer = self.moved(look, events);
        tell_arbiter(&mut answer, look.eye, "drawn", drawn.into());
        Ok(answer)
    }

    /// Where the game stands, and what the request wants to see of it.
    fn now(&self, look: &Look) -> Map<String, Value> {
        let position = self.position();
        let mut answer = Map::new();
        answer.insert("step".into(), json!(self.session.journal().steps().len()));
        answer.insert("to_act".into(), written(&position.to_act()));
        for show in &look.show {
            let (name, value) = match show {
                Show::View => ("view", position.view(look.eye)),
                Show::State => ("state", position.view(Eye::Arbiter)),
                Show::Decisions => {
                    let seats = Seat::first(position.seats());
                    ("decisions", seats.map(|seat| position.decisions(seat)).collect())
                }
                Show::Outcomes => ("outcomes", self.outcomes()),
                Show::Standing => ("standing", written(&position.standing())),
            };
            answer.insert(name.into(), value);
        }
        answer
    }

    /// Where the game stands after a step, and what happened.
    fn moved(&self, look: &Look, events: Vec<Value>) -> Value {
        let mut answer = self.now(look);
        answer.insert("events".into(), events.into());
        answer.into()
    }

    fn outcomes(&self) -> Value {
        let list = self.position().outcomes();
        let pair = |(outcome, weight)| json!({ "outcome": outcome, "weight": weight });
        list.map_or(Value::Null, |list| list.into_iter().map(pair).collect())
    }

    fn check_eye(&self, eye: Eye) -> Result<(), Fault> {
        let seats = self.position().seats();
        match eye {
            Eye::Seat(seat) if seat.index() >= seats => {
                let message = format!("there is no seat {seat}: {seats} play, counted from 0");
                Err(Fault::new("no_such_seat", message))
            }
            _ => Ok(()),
        }
    }
}

/// An outcome may be a hidden card: other eyes learn of it by the events alone.
fn tell_arbiter(answer: &mut Value, eye: Eye, name: &str, value: Value) {
    if eye == Eye::Arbiter {
        answer[name] = value;
    }
}

fn variant(registry: &Registry, game: &str, id: &str) -> Result<Value, Fault> {
    let unknown = || StartError::UnknownGame(game.into());
    let game = registry.game(game).ok_or_else(unknown)?;
    let variant = game.variant(id).ok_or_else(|| {
        let known: Vec<&str> = game.variants().iter().map(|variant| variant.id).collect();
        let message = format!("{} has no variant {id:?}; it has {}", game.id(), known.join(", "));
        Fault::new("unknown_variant", message)
    })?;
    Ok(variant.setup.clone())
}

/// What was checked of a fair game.
pub(super) fn verified(journal: &Journal) -> Result<Value, Fault> {
    let proof = verify(journal, games::registry())?;
    Ok(json!({
        "steps": proof.steps,
        "outcomes": proof.outcomes,
        "standing": proof.scores,
    }))
}

/// The lines of a journal as objects.
fn lines(text: &str) -> Vec<Value> {
    let line = |line| serde_json::from_str(line).expect("our own journals are lines of JSON");
    text.lines().map(line).collect()
}

/// Our own shapes as JSON.
fn written(item: &impl Serialize) -> Value {
    serde_json::to_value(item).expect("our own shapes can be written as JSON")
}

fn fresh_secret() -> Result<Secret, Fault> {
    let mut bytes = [0; 32];
    match getrandom::fill(&mut bytes) {
        Ok(()) => Ok(Secret::new(bytes)),
        Err(error) => {
            Err(Fault::new("no_randomness", format!("the system gives no random bytes: {error}")))
        }
    }
}

/// A seed from the clock, small enough for every language's numbers.
fn clock() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_nanos() as u64 & ((1 << 53) - 1)
}
