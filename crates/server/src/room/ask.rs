//! What a visitor may ask for.

use serde::Deserialize;
use serde_json::Value;
use store::Muted;
use table::Seat;

/// A message from a visitor.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Request {
    /// Comes back with the answer.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub(crate) tag: Option<Value>,
    #[serde(flatten)]
    pub(crate) ask: Ask,
}

/// What a visitor may ask for.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case")]
pub(crate) enum Ask {
    /// Decide, having seen everything up to step `seq`.
    Decide {
        seq: u32,
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        decision: Value,
    },
    /// Take the own last step back; where `seq` is given, only if it is still the last one.
    Undo {
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        seq: Option<u32>,
    },
    /// Chat.
    Say { text: String },
    /// Do not read somebody any more, or do so again.
    Mute {
        seat: Muted,
        #[serde(default = "yes")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        on: bool,
    },
    /// Take a free seat.
    Sit { seat: Seat },
    /// Leave the seat before the game begins.
    Stand,
    /// Put a bot on a free seat, or on all of them.
    Fill {
        bot: String,
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        seat: Option<Seat>,
    },
    /// Send a bot away before the game begins; the host also sends a person away.
    Free { seat: Seat },
    /// Be ready, with a seed of one's own.
    Begin {
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
        seed: String,
    },
    /// Take the own seat back from the stand-in.
    Back,
    /// Which offers of others to be asked about.
    Offers { hear: Hear },
    /// Let a bot play on now: for oneself, or for somebody who has gone.
    StandIn { seat: Seat },
    /// Give up: a bot plays the seat to the end, or the game ends.
    Resign,
    /// Clear away a room whose game never began.
    Delete,
    /// Steps of the log before this one.
    Log { before: u32 },
    /// What would the best bot do?
    Hint,
    /// The same seats once more.
    Rematch,
    /// Is anybody there?
    Ping,
}

/// Which offers somebody wants to be asked about. To the others the room says no.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Hear {
    /// All, so that another one can be made instead.
    All,
    /// Those that can be taken.
    #[default]
    Possible,
    /// None until this turn ends; then as before.
    None,
}

fn yes() -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{from_value, json};

    #[test]
    fn requests_are_read_with_and_without_a_tag() {
        let decide = json!({"do": "decide", "seq": 3, "decision": {"do": "roll"}, "tag": 7});
        let read: Request = from_value(decide).unwrap();
        assert_eq!(read.tag, Some(json!(7)));
        assert_eq!(read.ask, Ask::Decide { seq: 3, decision: json!({"do": "roll"}) });
        let begin: Request = from_value(json!({"do": "begin"})).unwrap();
        assert_eq!(begin, Request { tag: None, ask: Ask::Begin { seed: String::new() } });
        let mute: Request = from_value(json!({"do": "mute", "seat": "spectators"})).unwrap();
        assert_eq!(mute.ask, Ask::Mute { seat: Muted::of(None), on: true });
        let hear: Request = from_value(json!({"do": "offers", "hear": "none"})).unwrap();
        assert_eq!(hear.ask, Ask::Offers { hear: Hear::None });
        for wrong in [
            json!({}),
            json!({"do": "offers"}),
            json!({"do": "dance"}),
            json!({"do": "decide"}),
            json!({"do": "decide", "seq": -1, "decision": 0}),
            json!({"do": "sit", "seat": 9}),
            json!([1]),
            json!("roll"),
        ] {
            assert!(from_value::<Request>(wrong.clone()).is_err(), "{wrong}");
        }
    }
}
