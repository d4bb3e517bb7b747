//! Bots that think about the game under way, each with the eyes of its seat.

use std::fmt;

use bots::Budget;
use bots::minds::{self, Hint, Mind};
use serde_json::{Value, json};
use table::{BySeat, Play};

use crate::fault::Fault;
use crate::request::Think;

/// Who is asked as `best`: the bot that gives advice in a game.
const BEST: &str = "best";

/// The bots that have thought about the game under way. A bot remembers what it has seen and said, so
/// the same one goes on thinking for its seat.
#[derive(Default)]
pub(crate) struct Thinkers(BySeat<Option<Thinker>>);

struct Thinker {
    bot: String,
    seed: u64,
    budget: Option<Budget>,
    mind: Box<dyn Mind>,
}

impl Thinker {
    /// Whether this one is asked.
    fn is(&self, think: &Think) -> bool {
        self.bot == think.bot && self.seed == think.seed && self.budget == think.budget
    }
}

impl Thinkers {
    /// What this bot would do on this seat; and, where that is wanted and it can tell, what it thinks
    /// of everything the seat may do.
    pub(crate) fn think(&mut self, play: &Play, think: &Think) -> Result<Value, Fault> {
        let Think { seat, ref bot, seed, budget, choices } = *think;
        let position = play.position();
        if position.decisions(seat).is_empty() {
            let message = format!("seat {seat} has nothing to decide now");
            return Err(Fault::new("nothing_to_decide", message));
        }
        let thinker = &mut self.0[seat];
        if !thinker.as_ref().is_some_and(|known| known.is(think)) {
            let mut mind = mind(position.game(), bot, seed)?;
            minds::catch_up(&mut *mind, play.journal(), seat);
            if let Some(budget) = budget {
                mind.allow(budget);
            }
            *thinker = Some(Thinker { bot: bot.clone(), seed, budget, mind });
        }
        let stuck = || Fault::new("no_thought", format!("{bot} does not know what to do"));
        let mind = &mut thinker.as_mut().ok_or_else(stuck)?.mind;
        let hint = choices.then(|| mind.advise(position, seat)).flatten();
        let best = hint.as_ref().and_then(|hint| hint.choices.first());
        let decision = match best {
            Some(rated) => rated.decision.clone(),
            None => mind.choose(position, seat).ok_or_else(stuck)?,
        };
        let mut answer = json!({ "seat": seat, "decision": decision });
        if let Some(Hint { scale, choices }) = hint {
            answer["scale"] = json!(scale);
            answer["choices"] = json!(choices);
        }
        Ok(answer)
    }
}

/// A bot of this game by its name.
fn mind(game: &str, bot: &str, seed: u64) -> Result<Box<dyn Mind>, Fault> {
    let known = || {
        let names: Vec<&str> = minds::of(game).iter().map(|bot| bot.id).collect();
        let message = format!("{game} has no bot {bot:?}; it has {BEST}, {}", names.join(", "));
        Fault::new("unknown_bot", message)
    };
    match bot {
        BEST => minds::adviser(game, seed).ok_or_else(known),
        _ if minds::exists(game, bot) => Ok(minds::make(game, bot, seed)),
        _ => Err(known()),
    }
}

impl fmt::Debug for Thinkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Thinkers")
    }
}
