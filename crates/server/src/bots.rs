//! The one place where the server meets bots.

use serde_json::Value;
use table::{AnyPosition, Chance, Pseudo, Seat};

/// A bot at the table. It is handed the true position, and everything that leaves this module has
/// been decided from an imagined one: the seat's own eyes and nothing else.
pub(crate) trait Mind: Send {
    /// One of the things the seat may do; nothing where there is none.
    fn choose(&mut self, position: &dyn AnyPosition, seat: Seat) -> Option<Value>;
}

/// A bot that people can choose.
pub(crate) struct Named {
    pub(crate) id: &'static str,
    pub(crate) en: &'static str,
    pub(crate) de: &'static str,
}

/// The bots that people can choose, the weakest first.
pub(crate) const NAMED: [Named; 3] = [
    Named { id: "gentle", en: "Gentle", de: "Sanft" },
    Named { id: "steady", en: "Steady", de: "Solide" },
    Named { id: "keen", en: "Keen", de: "Scharf" },
];

/// Who plays for somebody who is away.
pub(crate) const STAND_IN: &str = "steady";

/// Whether there is a bot of this id. `random` is for tests: nobody is offered it.
pub(crate) fn exists(id: &str) -> bool {
    id == "random" || NAMED.iter().any(|bot| bot.id == id)
}

/// What people call it.
pub(crate) fn name(id: &str) -> &str {
    NAMED.iter().find(|bot| bot.id == id).map_or(id, |bot| bot.en)
}

/// The bot of this id, for one game.
pub(crate) fn mind(_game: &str, _id: &str, seed: u64) -> Box<dyn Mind> {
    Box::new(Random { chance: Pseudo::new(seed), talked: None })
}

/// Takes anything it may do, but does not talk more than once in a turn.
struct Random {
    chance: Pseudo,
    talked: Option<u32>,
}

impl Mind for Random {
    fn choose(&mut self, position: &dyn AnyPosition, seat: Seat) -> Option<Value> {
        let dream = position.imagine(seat, &mut self.chance);
        let turn = dream.standing().turns;
        let mut list = dream.decisions(seat);
        if self.talked == Some(turn) && list.iter().any(|choice| !is_talk(choice)) {
            list.retain(|choice| !is_talk(choice));
        }
        let index = match list.len() {
            0 => return None,
            count => self.chance.below(count as u32) as usize,
        };
        let choice = list.swap_remove(index);
        if is_talk(&choice) {
            self.talked = Some(turn);
        }
        Some(choice)
    }
}

/// Whether a decision asks others for something. Games that trade call it so.
fn is_talk(choice: &Value) -> bool {
    matches!(choice["do"].as_str(), Some("offer" | "propose"))
}
