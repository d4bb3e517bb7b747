//! Positions without their type: one server, one command line and one protocol for all games.
//!
//! Everything goes in and out as JSON, in the shapes the games' own types give it. What is promised
//! for [`Game`] holds here too; nothing is decided in this layer.

use std::any::Any;
use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::chance::Chance;
use crate::change::Difference;
use crate::game::{Event, Excuse, Eye, Game, Scores, ToAct, Weight};
use crate::rule::Refusal;
use crate::seat::Seat;

/// A position of any game.
pub trait AnyPosition: Debug + Send + Sync {
    /// The game's id.
    fn game(&self) -> &'static str;

    /// How many play.
    fn seats(&self) -> usize;

    /// Whom the game waits for.
    fn to_act(&self) -> ToAct;

    /// What the seat may do now; free-form decisions as the subset that the game documents.
    fn decisions(&self, seat: Seat) -> Vec<Value>;

    /// What may be said for a seat that is waited for; see [`Game::excuse`].
    fn excuse(&self, seat: Seat) -> Option<Excuse<Value>>;

    /// What the seat may wish for and may not do now, by kinds; see [`Game::why_not`].
    fn why_not(&self, seat: Seat) -> Vec<(&'static str, Refusal)>;

    /// Decides, if the rules allow it.
    ///
    /// # Errors
    /// Why not; the position is as it was.
    fn decide(&mut self, seat: Seat, choice: &Value) -> Result<Taken, Rejection>;

    /// Every outcome that may come now, none while nature is not to act; `None` where there are
    /// too many to list.
    fn outcomes(&self) -> Option<Vec<(Value, Weight)>>;

    /// Draws an outcome; `None` while nature is not to act.
    fn sample(&self, chance: &mut dyn Chance) -> Option<Value>;

    /// The stream of a fair game from which the outcome is drawn that is due as this step of the
    /// journal; `None` while nature is not to act.
    fn stream(&self, step: u64) -> Option<u64>;

    /// Resolves chance with this outcome, if the rules allow it.
    ///
    /// # Errors
    /// Why not; the position is as it was.
    fn resolve(&mut self, outcome: &Value) -> Result<Taken, Rejection>;

    /// What the eye sees.
    fn view(&self, eye: Eye) -> Value;

    /// The same as text, for those who only send it on: much quicker.
    fn view_text(&self, eye: Eye) -> Box<RawValue>;

    /// What of that is not as it was before, as the text of a list of changes.
    fn change_text(&self, before: &dyn AnyPosition, eye: Eye) -> Box<RawValue>;

    /// What the seat may do now, as the text of a list.
    fn decisions_text(&self, seat: Seat) -> Box<RawValue>;

    /// The same, unless the seat could do exactly the same before.
    fn new_decisions_text(&self, before: &dyn AnyPosition, seat: Seat) -> Option<Box<RawValue>>;

    /// Whether the eye sees the same here and there.
    fn looks_like(&self, other: &dyn AnyPosition, eye: Eye) -> bool;

    /// Whether it is certain that this legal decision tells the seat nothing new.
    fn reveals_nothing(&self, seat: Seat, choice: &Value) -> bool;

    /// A position that this seat cannot tell from this one.
    fn imagine(&self, seat: Seat, chance: &mut dyn Chance) -> Box<dyn AnyPosition>;

    /// Points, and who has won: hidden points included, so not for players before the end.
    fn standing(&self) -> Scores;

    /// Points of each seat that plays, as this eye may know them.
    fn points(&self, eye: Eye) -> Vec<i16>;

    /// Whether everything adds up to the box.
    ///
    /// # Errors
    /// What does not add up.
    fn audit(&self) -> Result<(), String>;

    /// A copy.
    fn clone_box(&self) -> Box<dyn AnyPosition>;

    /// The game's own value, for those who know its type (bots): `downcast` is the handy form.
    fn as_any(&self) -> &dyn Any;
}

impl dyn AnyPosition {
    /// The position in the game's own type, if it is one of that game.
    pub fn downcast<G: Game>(&self) -> Option<&G> {
        self.as_any().downcast_ref()
    }
}

impl Clone for Box<dyn AnyPosition> {
    fn clone(&self) -> Self {
        (**self).clone_box()
    }
}

/// Why a decision or an outcome from outside was not taken. The position is as it was.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(rename_all = "lowercase")]
pub enum Rejection {
    /// The JSON does not have the shape of a decision (or of an outcome) of this game.
    #[error("unreadable: {0}")]
    Unreadable(String),
    /// A rule forbids it.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// A step that was taken.
#[derive(Debug)]
pub struct Taken {
    /// What was understood, in the game's own writing: what belongs in a journal. Whatever else the
    /// sender wrote is gone.
    pub written: Value,
    /// What happened.
    pub events: Events,
}

/// What happened in one step, to be told to each eye in its own way.
#[derive(Debug)]
pub struct Events(Box<dyn AnyEvents>);

impl Events {
    /// As small as can be, for they are kept as long as the game.
    fn of<E: Event>(events: Vec<E>) -> Events {
        Events(Box::new(events.into_boxed_slice()))
    }

    /// The events as this eye sees them, in order, without those it does not see.
    pub fn seen_by(&self, eye: Eye) -> Vec<Value> {
        self.0.seen_by(eye)
    }

    /// The same as the text of a list.
    pub fn text_for(&self, eye: Eye) -> Box<RawValue> {
        self.0.text_for(eye)
    }
}

trait AnyEvents: Debug + Send {
    fn seen_by(&self, eye: Eye) -> Vec<Value>;
    fn text_for(&self, eye: Eye) -> Box<RawValue>;
}

impl<E: Event> AnyEvents for Box<[E]> {
    fn seen_by(&self, eye: Eye) -> Vec<Value> {
        self.iter().filter_map(|event| event.seen_by(eye)).map(|event| json(&event)).collect()
    }

    fn text_for(&self, eye: Eye) -> Box<RawValue> {
        text(&self.iter().filter_map(|event| event.seen_by(eye)).collect::<Vec<_>>())
    }
}

/// Takes the type off a position.
pub fn erase<G: Game>(game: G) -> Box<dyn AnyPosition> {
    Box::new(Erased(game))
}

/// A wrapper, so that the names of [`Game`] and [`AnyPosition`] never meet on one type.
#[derive(Clone, Debug)]
struct Erased<G>(G);

impl<G: Game> AnyPosition for Erased<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn to_act(&self) -> ToAct {
        self.0.to_act()
    }

    fn decisions(&self, seat: Seat) -> Vec<Value> {
        list(&self.0, seat).iter().map(json).collect()
    }

    fn excuse(&self, seat: Seat) -> Option<Excuse<Value>> {
        self.0.excuse(seat).map(|excuse| excuse.map(|decision| json(&decision)))
    }

    fn why_not(&self, seat: Seat) -> Vec<(&'static str, Refusal)> {
        self.0.why_not(seat)
    }

    fn decide(&mut self, seat: Seat, choice: &Value) -> Result<Taken, Rejection> {
        let choice: G::Decision = read(choice)?;
        self.0.check(seat, &choice)?;
        let mut events = Vec::new();
        self.0.apply(seat, &choice, &mut events);
        Ok(Taken { written: json(&choice), events: Events::of(events) })
    }

    fn outcomes(&self) -> Option<Vec<(Value, Weight)>> {
        let mut list = Vec::new();
        if self.0.to_act() == ToAct::Nature && !self.0.outcomes(&mut list) {
            return None;
        }
        Some(list.iter().map(|(outcome, weight)| (json(outcome), *weight)).collect())
    }

    fn sample(&self, mut chance: &mut dyn Chance) -> Option<Value> {
        (self.0.to_act() == ToAct::Nature).then(|| json(&self.0.sample(&mut chance)))
    }

    fn stream(&self, step: u64) -> Option<u64> {
        (self.0.to_act() == ToAct::Nature).then(|| self.0.stream(step))
    }

    fn resolve(&mut self, outcome: &Value) -> Result<Taken, Rejection> {
        let outcome: G::Outcome = read(outcome)?;
        self.0.check_outcome(&outcome)?;
        let mut events = Vec::new();
        self.0.apply_outcome(&outcome, &mut events);
        Ok(Taken { written: json(&outcome), events: Events::of(events) })
    }

    fn view(&self, eye: Eye) -> Value {
        json(&self.0.view(eye))
    }

    fn view_text(&self, eye: Eye) -> Box<RawValue> {
        text(&self.0.view(eye))
    }

    fn change_text(&self, before: &dyn AnyPosition, eye: Eye) -> Box<RawValue> {
        let before = before.as_any().downcast_ref::<G>().map(|before| before.view(eye));
        text(&Difference { before: before.as_ref(), now: &self.0.view(eye) })
    }

    fn decisions_text(&self, seat: Seat) -> Box<RawValue> {
        text(&list(&self.0, seat))
    }

    fn new_decisions_text(&self, before: &dyn AnyPosition, seat: Seat) -> Option<Box<RawValue>> {
        let now = list(&self.0, seat);
        let before = before.as_any().downcast_ref::<G>();
        let same = before.is_some_and(|before| list(before, seat) == now);
        (!same).then(|| text(&now))
    }

    fn looks_like(&self, other: &dyn AnyPosition, eye: Eye) -> bool {
        let other = other.as_any().downcast_ref::<G>();
        other.is_some_and(|other| self.0.view(eye) == other.view(eye))
    }

    fn reveals_nothing(&self, seat: Seat, choice: &Value) -> bool {
        read(choice).is_ok_and(|choice| self.0.reveals_nothing(seat, &choice))
    }

    fn imagine(&self, seat: Seat, mut chance: &mut dyn Chance) -> Box<dyn AnyPosition> {
        erase(self.0.imagine(seat, &mut chance))
    }

    fn standing(&self) -> Scores {
        self.0.standing().scores(self.0.seats())
    }

    fn points(&self, eye: Eye) -> Vec<i16> {
        let points = self.0.points(eye);
        Seat::first(self.0.seats()).map(|seat| points[seat]).collect()
    }

    fn audit(&self) -> Result<(), String> {
        self.0.audit()
    }

    fn clone_box(&self) -> Box<dyn AnyPosition> {
        erase(self.0.clone())
    }

    fn as_any(&self) -> &dyn Any {
        &self.0
    }
}

fn list<G: Game>(game: &G, seat: Seat) -> Vec<G::Decision> {
    let mut list = Vec::new();
    game.decisions(seat, &mut list);
    list
}

fn read<T: DeserializeOwned>(value: &Value) -> Result<T, Rejection> {
    T::deserialize(value).map_err(|error| Rejection::Unreadable(error.to_string()))
}

/// A game's own value as JSON. That this never fails is part of the contract, and the conformance
/// suite writes down every kind of value a game makes.
pub(crate) fn json(item: &impl Serialize) -> Value {
    serde_json::to_value(item).expect("a game's values can be written as JSON")
}

fn text(item: &impl Serialize) -> Box<RawValue> {
    to_raw_value(item).expect("a game's values can be written as JSON")
}
