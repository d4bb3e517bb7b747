//! What a client knows of a position: the whole once, then what changes.

use serde_json::Value;

/// The view and the decisions that a client was told last.
#[derive(Default)]
pub(crate) struct Known {
    view: Value,
    decisions: Value,
}

impl Known {
    /// The message with all that it leaves out because it is known.
    pub(crate) fn fill(&mut self, mut message: Value) -> Value {
        match message["is"].as_str() {
            Some("table" | "undone") => {
                self.view = message["view"].clone();
                self.decisions = message["decisions"].clone();
            }
            Some("step") => {
                assert!(message.get("view").is_none(), "the whole is told again: {message}");
                table::change_view(&mut self.view, &message["change"]).unwrap();
                if let Some(decisions) = message.get("decisions") {
                    self.decisions = decisions.clone();
                }
                message["view"] = self.view.clone();
                message["decisions"] = self.decisions.clone();
            }
            _ => {}
        }
        message
    }
}
