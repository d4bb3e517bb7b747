//! The desk at which one game is played: takes a line, gives a line.

use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::about;
use crate::fault::Fault;
use crate::line::{LONGEST, Line};
use crate::outside::Outside;
use crate::request::Request;
use crate::under_way::{UnderWay, analysed, verified};

/// One game at a time, or none yet.
#[derive(Debug)]
pub struct Desk {
    outside: Outside,
    game: Option<UnderWay>,
}

/// What is written back.
#[derive(Debug)]
pub struct Answer {
    /// One line of JSON, without its line feed.
    pub line: String,
    /// Whether nothing more is wanted.
    pub last: bool,
}

#[derive(Serialize)]
struct Reply {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Value>,
    #[serde(flatten)]
    what: What,
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum What {
    Ok(Value),
    Error(Fault),
}

impl Desk {
    /// A desk without a game.
    pub fn new(outside: Outside) -> Desk {
        Desk { outside, game: None }
    }

    /// Answers one line. A line that is not answered with `ok` has changed nothing.
    pub fn answer(&mut self, line: &Line) -> Answer {
        let (id, request) = match fields(line) {
            Ok(mut fields) => (fields.remove("id"), Request::read(fields)),
            Err(fault) => (None, Err(fault)),
        };
        let last = matches!(request, Ok(Request::Quit));
        let what = match request.and_then(|request| self.serve(request)) {
            Ok(answer) => What::Ok(answer),
            Err(fault) => What::Error(fault),
        };
        Answer { line: serde_json::to_string(&Reply { id, what }).expect("answers are JSON"), last }
    }

    fn serve(&mut self, request: Request) -> Result<Value, Fault> {
        match request {
            Request::Hello => Ok(about::hello()),
            Request::Games => Ok(about::games()),
            Request::Rules => Ok(about::rules()),
            Request::Rule { rule } => about::rule(&rule),
            Request::VerifyGiven { journal } => verified(&journal.parse()?, self.outside),
            Request::AnalyseGiven { journal, part } => {
                analysed(&journal.parse()?, part, self.outside)
            }
            Request::Quit => Ok(json!({})),
            Request::Start(start) => {
                let (game, answer) = UnderWay::start(*start, self.outside)?;
                self.game = Some(game);
                Ok(answer)
            }
            Request::Load(load) => {
                let (game, answer) = UnderWay::load(*load, self.outside)?;
                self.game = Some(game);
                Ok(answer)
            }
            Request::Here(ask) => {
                let none = || Fault::new("no_session", "no game is under way: start or load one");
                self.game.as_mut().ok_or_else(none)?.serve(ask)
            }
        }
    }
}

/// The fields of a line.
fn fields(line: &Line) -> Result<Map<String, Value>, Fault> {
    let fault = |message: String| Fault::new("line", message);
    let bytes = match line {
        Line::Bytes(bytes) => bytes,
        Line::TooLong => {
            return Err(fault(format!("the line is longer than {LONGEST} bytes")));
        }
    };
    let text = str::from_utf8(bytes).map_err(|_| fault("the line is not UTF-8".into()))?;
    if text.trim().is_empty() {
        return Err(fault("the line is empty".into()));
    }
    serde_json::from_str(text).map_err(|error| fault(format!("not a JSON object: {error}")))
}
