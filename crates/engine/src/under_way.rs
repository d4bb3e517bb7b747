//! A game under way, and all that can be asked about it.

use analysis::{Account, Analysis};
use bots::minds;
use serde::Serialize;
use serde_json::{Map, Value, json};
use table::{
    AnyPosition, Excuse, Eye, Journal, Play, Pseudo, Refusal, Registry, Seat, Secret, Seen,
    Session, StartError, Step, StepError, ToAct, verify_telling,
};

use crate::fault::Fault;
use crate::outside::Outside;
use crate::request::{Ask, Fair, Load, Look, Part, SetupChoice, Show, Start};
use crate::thought::Thinkers;

/// How many games are played by chance for one line, so that its answer comes soon.
const MOST_PLAYOUTS: u32 = 10_000;

/// A game under way, the seed of its own chance, and the bots that have thought about it.
#[derive(Debug)]
pub(crate) struct UnderWay {
    play: Play,
    seed: u64,
    thinkers: Thinkers,
    outside: Outside,
}

impl UnderWay {
    pub(crate) fn start(request: Start, outside: Outside) -> Result<(UnderWay, Value), Fault> {
        let registry = games::registry();
        let Start { game, setup, seed, fair, look } = request;
        let setup = match setup {
            SetupChoice::Given(setup) => setup,
            SetupChoice::Variant(id) => variant(registry, &game, &id)?,
        };
        let session = match fair {
            None => Session::start(registry, &game, &setup)?,
            Some(Fair { secret, player_seeds }) => {
                let secret = secret.map_or_else(|| fresh_secret(outside), Ok)?;
                Session::start_fair(registry, &game, &setup, secret, player_seeds)?
            }
        };
        UnderWay::introduced(Play::new(session), seed, outside, &look)
    }

    pub(crate) fn load(request: Load, outside: Outside) -> Result<(UnderWay, Value), Fault> {
        let Load { journal, seed, secret, look } = request;
        let journal = journal.parse()?;
        if seed.is_some() && journal.header().fairness.is_some() {
            return Err(StepError::Fair.into());
        }
        let play = Play::resume(games::registry(), &journal, secret)?;
        UnderWay::introduced(play, seed, outside, &look)
    }

    fn introduced(
        play: Play,
        seed: Option<u64>,
        outside: Outside,
        look: &Look,
    ) -> Result<(UnderWay, Value), Fault> {
        let seed = seed.unwrap_or_else(outside.seed);
        let game = UnderWay { play, seed, thinkers: Thinkers::default(), outside };
        let answer = game.introduce(look)?;
        Ok((game, answer))
    }

    /// The game as it is told when it comes to the desk.
    fn introduce(&self, look: &Look) -> Result<Value, Fault> {
        self.check_eye(look.eye)?;
        let header = self.play.journal().header();
        let mut answer = self.now(look);
        answer.insert("game".into(), json!(header.game));
        answer.insert("setup".into(), header.setup.open());
        answer.insert("seats".into(), json!(self.position().seats()));
        match &header.fairness {
            Some(fairness) => answer.insert("fairness".into(), written(fairness)),
            None => answer.insert("seed".into(), json!(self.seed)),
        };
        Ok(answer.into())
    }

    pub(crate) fn serve(&mut self, ask: Ask) -> Result<Value, Fault> {
        Ok(match ask {
            Ask::ToAct => json!({ "to_act": self.position().to_act() }),
            Ask::Decisions { seat } => {
                self.check_eye(Eye::Seat(seat))?;
                json!({ "seat": seat, "decisions": self.position().decisions(seat) })
            }
            Ask::WhyNot { seat } => {
                self.check_eye(Eye::Seat(seat))?;
                json!({ "seat": seat, "why_not": self.why_not(seat) })
            }
            Ask::Decide { seat, decision, look } => {
                self.check_eye(look.eye)?;
                self.play.decide(seat, self.play.seq(), &decision)?;
                self.moved(&look, self.last_events(look.eye))
            }
            Ask::Check { seat, decision } => {
                self.check_eye(Eye::Seat(seat))?;
                self.position().clone_box().decide(seat, &decision)?;
                json!({})
            }
            Ask::Excuses => json!({ "excuses": self.excuses() }),
            Ask::Think(think) => {
                self.check_eye(Eye::Seat(think.seat))?;
                let UnderWay { play, thinkers, .. } = self;
                thinkers.think(play, &think)?
            }
            Ask::Playouts { games, .. } if games > MOST_PLAYOUTS => {
                let message =
                    format!("{games} games are too many at once: at most {MOST_PLAYOUTS}");
                return Err(Fault::new("field", message));
            }
            Ask::Playouts { seat, games, seed } => {
                if let Some(seat) = seat {
                    self.check_eye(Eye::Seat(seat))?;
                }
                written(&minds::playouts(self.position(), seat, games, seed))
            }
            Ask::Outcomes => json!({ "outcomes": self.outcomes() }),
            Ask::Resolve { outcome, look } => {
                self.check_eye(look.eye)?;
                self.play.resolve(&outcome)?;
                self.moved(&look, self.last_events(look.eye))
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
            Ask::Undoable { seat, alone } => {
                self.check_eye(Eye::Seat(seat))?;
                json!({ "steps": self.play.undoable(seat, alone) })
            }
            Ask::TakeBack { count, look } => {
                self.check_eye(look.eye)?;
                self.play.take_back(count)?;
                self.thinkers = Thinkers::default();
                self.now(&look).into()
            }
            Ask::Log { eye, after, upto } => {
                self.check_eye(eye)?;
                let upto = upto.unwrap_or(u32::MAX).min(self.play.seq());
                let seen = self.play.seen_between(after.min(upto), upto, eye);
                json!({ "log": seen.into_iter().map(logged).collect::<Value>() })
            }
            Ask::Journal { after: None } => {
                let text = self.play.journal().to_string();
                json!({ "lines": lines(&text), "text": text })
            }
            Ask::Journal { after: Some(after) } => {
                let journal = self.play.journal();
                let steps = (after.saturating_add(1)..).map_while(|n| journal.step_line(n));
                let text: String =
                    steps.chain(journal.end_line()).map(|line| line + "\n").collect();
                json!({ "lines": lines(&text), "text": text })
            }
            Ask::Analyse(part) => analysed(self.play.journal(), part, self.outside)?,
            Ask::Verify => verified(self.play.journal(), self.outside)?,
            Ask::Close => {
                self.play.close()?;
                let mut answer = Map::new();
                answer.insert("standing".into(), written(&self.position().standing()));
                if let Some(end) = self.play.journal().end() {
                    answer.insert("end".into(), written(end));
                }
                answer.into()
            }
        })
    }

    fn position(&self) -> &dyn AnyPosition {
        self.play.position()
    }

    /// What the eye sees of the last step.
    fn last_events(&self, eye: Eye) -> Value {
        self.play.last(eye).map_or(Value::Null, |seen| written(&seen.events))
    }

    /// What may be said for the seats that are waited for.
    fn excuses(&self) -> Value {
        let said = |seat: Seat| {
            let excuse = self.position().excuse(seat)?;
            let is = match excuse {
                Excuse::Idle(_) => "idle",
                Excuse::Lacks(_) => "lacks",
                Excuse::Unwilling(_) => "unwilling",
            };
            Some(json!({ "seat": seat, "is": is, "decision": excuse.decision() }))
        };
        self.play.asked().iter().filter_map(said).collect()
    }

    /// Draws the outcome that is due: from the given chance, or from the game's own, of which each
    /// step has a stream for itself. Says what it was, and what the eye sees of it.
    fn draw(&mut self, chance: Option<&mut Pseudo>, eye: Eye) -> Result<(Value, Value), Fault> {
        let number = u64::from(self.play.seq()) + 1;
        let mut own = Pseudo::stream(self.seed, number);
        let fair = self.play.journal().header().fairness.is_some();
        match chance {
            Some(chance) => self.play.draw(chance)?,
            None if fair => self.play.draw_fair()?,
            None => self.play.draw(&mut own)?,
        }
        let outcome = match self.play.journal().steps().last() {
            Some(Step::Nature(outcome)) => outcome,
            _ => Value::Null,
        };
        Ok((outcome, self.last_events(eye)))
    }

    /// Draws until nature has nothing more to do. Only the first draw can fail.
    fn draw_all(&mut self, seed: Option<u64>, look: &Look) -> Result<Value, Fault> {
        self.check_eye(look.eye)?;
        let mut chance = seed.map(Pseudo::new);
        let (mut drawn, mut events) = (Vec::new(), Vec::new());
        while self.position().to_act() == ToAct::Nature {
            let (outcome, seen) = self.draw(chance.as_mut(), look.eye)?;
            drawn.push(outcome);
            events.extend(seen.as_array().into_iter().flatten().cloned());
        }
        let mut answer = self.moved(look, events.into());
        tell_arbiter(&mut answer, look.eye, "drawn", drawn.into());
        Ok(answer)
    }

    /// What the seat may not do now, by kinds, with the rule and its sentence.
    fn why_not(&self, seat: Seat) -> Map<String, Value> {
        let reason = |(kind, refusal): (&str, Refusal)| {
            let rule = refusal.rule.to_string();
            let text = games::registry().rule(&rule).map(|entry| &entry.text);
            (kind.to_owned(), json!({ "rule": rule, "why": refusal.why, "text": text }))
        };
        self.position().why_not(seat).into_iter().map(reason).collect()
    }

    /// Where the game stands, and what the request wants to see of it.
    fn now(&self, look: &Look) -> Map<String, Value> {
        let position = self.position();
        let mut answer = Map::new();
        answer.insert("step".into(), json!(self.play.seq()));
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
                Show::Points => ("points", written(&position.points(look.eye))),
            };
            answer.insert(name.into(), value);
        }
        answer
    }

    /// Where the game stands after a step, and what happened.
    fn moved(&self, look: &Look, events: Value) -> Value {
        let mut answer = self.now(look);
        answer.insert("events".into(), events);
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
pub(crate) fn verified(journal: &Journal, outside: Outside) -> Result<Value, Fault> {
    let total = journal.steps().len();
    let proof = verify_telling(journal, games::registry(), |done| (outside.progress)(done, total))?;
    Ok(json!({
        "steps": proof.steps,
        "outcomes": proof.outcomes,
        "kinds": proof.kinds,
        "standing": proof.scores,
    }))
}

/// A part of a game, looked at afterwards.
pub(crate) fn analysed(journal: &Journal, part: Part, outside: Outside) -> Result<Value, Fault> {
    let Part { after, count, effort } = part;
    let analysis = Analysis::after(journal, after, effort)?;
    let scale = analysis.scale();
    let total = journal.steps().len().saturating_sub(after).min(count);
    let mut steps = Vec::with_capacity(total);
    for insight in analysis.take(count) {
        steps.push(insight?);
        (outside.progress)(steps.len(), total);
    }
    Ok(json!({ "scale": scale, "steps": steps, "account": Account::of(&steps) }))
}

/// A step of the log.
fn logged(seen: Seen) -> Value {
    let Seen { n, seat, events } = seen;
    let mut line = json!({ "n": n, "events": events });
    if let Some(seat) = seat {
        line["seat"] = json!(seat);
    }
    line
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

fn fresh_secret(outside: Outside) -> Result<Secret, Fault> {
    let bytes = (outside.secret)().map_err(|why| Fault::new("no_randomness", why))?;
    Ok(Secret::new(bytes))
}
