//! What a client knows of a position: the whole once, then what changes.

use serde_json::Value;

/// What a client was told last: the view, the decisions, and what cannot be done.
#[derive(Default)]
pub(crate) struct Known {
    view: Value,
    decisions: Value,
    why_not: Value,
}

impl Known {
    /// The message with all that it leaves out because it is known.
    pub(crate) fn fill(&mut self, mut message: Value) -> Value {
        match message["is"].as_str() {
            Some("table" | "undone") => {
                self.view = message["view"].clone();
                self.decisions = message["decisions"].clone();
                self.why_not = message["why_not"].clone();
            }
            Some("step") => {
                assert!(message.get("view").is_none(), "the whole is told again: {message}");
                table::change_view(&mut self.view, &message["change"]).unwrap();
                if let Some(decisions) = message.get("decisions") {
                    self.decisions = decisions.clone();
                }
                if let Some(why_not) = message.get("why_not") {
                    assert_ne!(self.why_not, *why_not, "the same is told again: {message}");
                    self.why_not = why_not.clone();
                }
                message["view"] = self.view.clone();
                message["decisions"] = self.decisions.clone();
                message["why_not"] = self.why_not.clone();
            }
            _ => {}
        }
        message
    }
}
