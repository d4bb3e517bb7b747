//! Values that a host has put in the place of a game's own, for an engine elsewhere.

use games::Visitor;
use serde_json::{Map, Value};
use table::{Faults, Game};

/// Takes them, by the ids of games: `{"classic":{"card":[…]}}`. It has to come before any request, and once.
///
/// # Errors
/// What is wrong with them, in words.
pub fn correct(text: &[u8]) -> Result<(), String> {
    let all: Map<String, Value> =
        serde_json::from_slice(text).map_err(|error| error.to_string())?;
    for (game, values) in &all {
        let taken = games::visit(game, Taken(values));
        let taken = taken.ok_or_else(|| format!("there is no game {game:?}"))?;
        taken.map_err(|faults| format!("{game}: {faults}"))?;
    }
    Ok(())
}

struct Taken<'a>(&'a Value);

impl Visitor for Taken<'_> {
    type Out = Result<(), Faults>;

    fn visit<G: Game>(self) -> Self::Out {
        G::correct(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CLASSICOPTION-3: an engine plays by values that it understands, or by none.
    #[test]
    fn values_that_are_not_understood_are_told() {
        let wrong = |text: &str| correct(text.as_bytes()).unwrap_err();
        assert!(wrong("no json").contains("expected"), "{}", wrong("no json"));
        assert!(wrong(r#"{"chess":{}}"#).contains("chess"));
        assert!(wrong(r#"{"dice":{}}"#).contains("TABLE-7"), "{}", wrong(r#"{"dice":{}}"#));
        assert!(wrong(r#"{"classic":{"card":[{"id":"nobody"}]}}"#).contains("nobody"));
        assert!(wrong(r#"{"classic":{"price":1}}"#).contains("CLASSICOPTION-3"));
    }
}
