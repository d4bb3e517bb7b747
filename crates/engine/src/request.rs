//! What a line asks for. A line is understood in full before anything is done.

use std::time::Duration;

use analysis::Effort;
use bots::Budget;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use table::{Eye, Journal, Seat, Secret};

use crate::fault::Fault;

/// Everything that can be asked for.
#[derive(Debug)]
pub(crate) enum Request {
    Hello,
    Games,
    Rules,
    Rule {
        rule: String,
    },
    Start(Box<Start>),
    Load(Box<Load>),
    VerifyGiven {
        journal: JournalText,
    },
    AnalyseGiven {
        journal: JournalText,
        part: Part,
    },
    Quit,
    /// Something about the game under way.
    Here(Ask),
}

/// What can be asked while a game is under way.
#[derive(Debug)]
pub(crate) enum Ask {
    ToAct,
    Decisions { seat: Seat },
    WhyNot { seat: Seat },
    Decide { seat: Seat, decision: Value, look: Look },
    Outcomes,
    Resolve { outcome: Value, look: Look },
    Draw { seed: Option<u64>, look: Look },
    Play { seed: Option<u64>, look: Look },
    View { eye: Eye },
    State,
    Imagine { seat: Seat, seed: u64 },
    Standing,
    Audit,
    Excuses,
    Check { seat: Seat, decision: Value },
    Think(Think),
    Playouts { seat: Option<Seat>, games: u32, seed: u64 },
    Undoable { seat: Seat, alone: bool },
    TakeBack { count: usize, look: Look },
    Log { eye: Eye, after: u32, upto: Option<u32> },
    Journal { after: Option<u32> },
    Verify,
    Analyse(Part),
    Close,
}

/// How many worlds are imagined for one decision, so that an answer comes at all.
const MOST_WORLDS: u32 = 1_000;

/// The verbs, in the order of `docs/protocol.md`.
pub(crate) const VERBS: [&str; 31] = [
    "hello",
    "games",
    "rules",
    "rule",
    "start",
    "load",
    "to_act",
    "decisions",
    "why_not",
    "check",
    "decide",
    "excuses",
    "think",
    "playouts",
    "outcomes",
    "resolve",
    "draw",
    "play",
    "view",
    "state",
    "imagine",
    "standing",
    "audit",
    "undoable",
    "take_back",
    "log",
    "journal",
    "verify",
    "analyse",
    "close",
    "quit",
];

/// The part of a game that is looked at afterwards, and how closely.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    /// From the step after this one on.
    pub(crate) after: usize,
    /// So many steps at most.
    pub(crate) count: usize,
    pub(crate) effort: Effort,
}

/// A bot is asked.
#[derive(Debug)]
pub(crate) struct Think {
    pub(crate) seat: Seat,
    pub(crate) bot: String,
    pub(crate) seed: u64,
    /// How long it may think; as long as it likes, where nothing is said.
    pub(crate) budget: Option<Budget>,
    /// Whether it tells what it expects of everything the seat may do.
    pub(crate) choices: bool,
}

/// A game to be started.
#[derive(Debug)]
pub(crate) struct Start {
    pub(crate) game: String,
    pub(crate) setup: SetupChoice,
    pub(crate) seed: Option<u64>,
    pub(crate) fair: Option<Fair>,
    pub(crate) look: Look,
}

#[derive(Debug)]
pub(crate) enum SetupChoice {
    Variant(String),
    Given(Value),
}

/// How the outcomes of a game are made verifiable.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Fair {
    pub(crate) secret: Option<Secret>,
    pub(crate) player_seeds: Vec<String>,
}

/// A game to be gone on with.
#[derive(Debug)]
pub(crate) struct Load {
    pub(crate) journal: JournalText,
    pub(crate) seed: Option<u64>,
    pub(crate) secret: Option<Secret>,
    pub(crate) look: Look,
}

/// A journal as one text or as its lines.
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "expected the journal's text, or its lines as a list of objects")]
pub(crate) enum JournalText {
    Text(String),
    Lines(Vec<Map<String, Value>>),
}

impl JournalText {
    pub(crate) fn parse(self) -> Result<Journal, Fault> {
        let text = match self {
            JournalText::Text(text) => text,
            JournalText::Lines(lines) => {
                lines.into_iter().map(|line| format!("{}\n", Value::Object(line))).collect()
            }
        };
        Ok(Journal::parse(&text)?)
    }
}

/// What is told after a step.
#[derive(Debug)]
pub(crate) struct Look {
    /// Whose eye sees the events and the view.
    pub(crate) eye: Eye,
    /// What is told besides.
    pub(crate) show: Vec<Show>,
}

/// Something about the position after a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Show {
    View,
    State,
    Decisions,
    Outcomes,
    Standing,
    Points,
}

impl Request {
    /// Reads the fields of a line, all but its `id`.
    pub(crate) fn read(mut fields: Map<String, Value>) -> Result<Request, Fault> {
        let verb = match fields.remove("do") {
            Some(Value::String(verb)) => verb,
            Some(other) => {
                return Err(Fault::new(
                    "field",
                    format!("do names a verb, but here it is {other}"),
                ));
            }
            None => {
                let message = r#"a line says what to do, as in {"do":"hello"}"#;
                return Err(Fault::new("field", message));
            }
        };
        let mut fields = Fields { verb: &verb, fields, known: Vec::new() };
        let request = fields.request()?;
        fields.done()?;
        Ok(request)
    }
}

/// The fields of a line while they are read.
struct Fields<'a> {
    verb: &'a str,
    fields: Map<String, Value>,
    /// Those that the verb takes.
    known: Vec<&'static str>,
}

impl Fields<'_> {
    fn request(&mut self) -> Result<Request, Fault> {
        Ok(match self.verb {
            "hello" => Request::Hello,
            "games" => Request::Games,
            "rules" => Request::Rules,
            "rule" => Request::Rule { rule: self.need("rule")? },
            "start" => Request::Start(Box::new(self.start()?)),
            "load" => Request::Load(Box::new(Load {
                journal: self.need("journal")?,
                seed: self.may("seed")?,
                secret: self.may("secret")?,
                look: self.look()?,
            })),
            "verify" => match self.may("journal")? {
                Some(journal) => Request::VerifyGiven { journal },
                None => Request::Here(Ask::Verify),
            },
            "analyse" => {
                let part = self.part()?;
                match self.may("journal")? {
                    Some(journal) => Request::AnalyseGiven { journal, part },
                    None => Request::Here(Ask::Analyse(part)),
                }
            }
            "quit" => Request::Quit,
            _ => Request::Here(self.ask()?),
        })
    }

    fn ask(&mut self) -> Result<Ask, Fault> {
        Ok(match self.verb {
            "to_act" => Ask::ToAct,
            "decisions" => Ask::Decisions { seat: self.need("seat")? },
            "why_not" => Ask::WhyNot { seat: self.need("seat")? },
            "decide" => Ask::Decide {
                seat: self.need("seat")?,
                decision: self.need("decision")?,
                look: self.look()?,
            },
            "check" => Ask::Check { seat: self.need("seat")?, decision: self.need("decision")? },
            "excuses" => Ask::Excuses,
            "think" => Ask::Think(self.think()?),
            "playouts" => Ask::Playouts {
                seat: self.may("seat")?,
                games: self.need("games")?,
                seed: self.may("seed")?.unwrap_or_default(),
            },
            "outcomes" => Ask::Outcomes,
            "resolve" => Ask::Resolve { outcome: self.need("outcome")?, look: self.look()? },
            "draw" => Ask::Draw { seed: self.may("seed")?, look: self.look()? },
            "play" => Ask::Play { seed: self.may("seed")?, look: self.look()? },
            "view" => Ask::View { eye: self.need("eye")? },
            "state" => Ask::State,
            "imagine" => Ask::Imagine { seat: self.need("seat")?, seed: self.need("seed")? },
            "standing" => Ask::Standing,
            "audit" => Ask::Audit,
            "undoable" => Ask::Undoable {
                seat: self.need("seat")?,
                alone: self.may("alone")?.unwrap_or_default(),
            },
            "take_back" => {
                let count = self.may("count")?.unwrap_or(1);
                Ask::TakeBack { count, look: self.look()? }
            }
            "log" => Ask::Log {
                eye: self.may("eye")?.unwrap_or(Eye::Arbiter),
                after: self.may("after")?.unwrap_or_default(),
                upto: self.may("upto")?,
            },
            "journal" => Ask::Journal { after: self.may("after")? },
            "close" => Ask::Close,
            verb => {
                let message = format!("there is no verb {verb:?}; there are {}", VERBS.join(", "));
                return Err(Fault::new("unknown_verb", message));
            }
        })
    }

    fn think(&mut self) -> Result<Think, Fault> {
        let (millis, visits) = (self.may("millis")?, self.may("visits")?);
        let budget = match (millis, visits) {
            (Some(_), Some(_)) => {
                return Err(Fault::new("field", "think takes millis or visits, not both"));
            }
            (Some(millis), None) => Some(Budget::Time(Duration::from_millis(millis))),
            (None, visits) => visits.map(Budget::Visits),
        };
        Ok(Think {
            seat: self.need("seat")?,
            bot: self.need("bot")?,
            seed: self.may("seed")?.unwrap_or_default(),
            budget,
            choices: self.may("choices")?.unwrap_or_default(),
        })
    }

    fn part(&mut self) -> Result<Part, Fault> {
        let usual = Effort::default();
        let worlds = self.may("worlds")?.unwrap_or(usual.worlds);
        if !(1..=MOST_WORLDS).contains(&worlds) {
            let message = format!("analyse imagines 1 to {MOST_WORLDS} worlds, not {worlds}");
            return Err(Fault::new("field", message));
        }
        Ok(Part {
            after: self.may("after")?.unwrap_or_default(),
            count: self.may("count")?.unwrap_or(usize::MAX),
            effort: Effort { worlds, seed: self.may("seed")?.unwrap_or(usual.seed) },
        })
    }

    fn start(&mut self) -> Result<Start, Fault> {
        let game = self.need("game")?;
        let setup = match (self.may("variant")?, self.may("setup")?) {
            (Some(variant), None) => SetupChoice::Variant(variant),
            (None, Some(setup)) => SetupChoice::Given(setup),
            _ => return Err(Fault::new("field", "start needs either a variant or a setup")),
        };
        let (seed, fair) = (self.may("seed")?, self.may("fair")?);
        if seed.is_some() && fair.is_some() {
            return Err(Fault::new("field", "start takes a seed or fair, not both"));
        }
        Ok(Start { game, setup, seed, fair, look: self.look()? })
    }

    fn look(&mut self) -> Result<Look, Fault> {
        Ok(Look {
            eye: self.may("eye")?.unwrap_or(Eye::Arbiter),
            show: self.may("show")?.unwrap_or_default(),
        })
    }

    fn take(&mut self, name: &'static str) -> Option<Value> {
        self.known.push(name);
        self.fields.remove(name)
    }

    /// A field that must be there.
    fn need<T: DeserializeOwned>(&mut self, name: &'static str) -> Result<T, Fault> {
        match self.take(name) {
            Some(value) => read(name, value),
            None => Err(Fault::new("field", format!("{} needs the field {name}", self.verb))),
        }
    }

    /// A field that may be left out, or be `null`.
    fn may<T: DeserializeOwned>(&mut self, name: &'static str) -> Result<Option<T>, Fault> {
        match self.take(name) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => read(name, value).map(Some),
        }
    }

    /// All fields were understood.
    fn done(self) -> Result<(), Fault> {
        let Some(name) = self.fields.keys().next() else { return Ok(()) };
        let takes = match self.known.as_slice() {
            [] => "it takes none".into(),
            known => format!("it takes {}", known.join(", ")),
        };
        Err(Fault::new("field", format!("{} has no field {name:?}: {takes}", self.verb)))
    }
}

fn read<T: DeserializeOwned>(name: &str, value: Value) -> Result<T, Fault> {
    T::deserialize(value).map_err(|error| Fault::new("field", format!("wrong {name}: {error}")))
}
