//! The games of the house by name.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::erased::{AnyPosition, erase, json};
use crate::game::{Game, Variant};
use crate::keepsake::Keepsake;
use crate::rule::{Book, Entry, Faults, Words};
use crate::switch::Switch;

/// A game without its type.
#[derive(Clone, Debug)]
pub struct AnyGame {
    id: &'static str,
    name: Words,
    variants: Vec<Variant<Value>>,
    books: &'static [Book],
    keepsake: Option<Keepsake>,
    corrections: Option<Value>,
    switches: fn(&Value) -> Result<Vec<Switch>, SetupError>,
    write: fn(&Value) -> Result<Value, SetupError>,
    host: fn(&Value) -> Result<Value, SetupError>,
    start: fn(&Value) -> Result<Box<dyn AnyPosition>, SetupError>,
}

/// Why no game can start from a setup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(rename_all = "lowercase")]
pub enum SetupError {
    /// The JSON does not have the shape of a setup of this game.
    #[error("unreadable setup: {0}")]
    Unreadable(String),
    /// Rules forbid it; everything that is wrong.
    #[error("faulty setup: {0}")]
    Faulty(#[from] Faults),
}

impl AnyGame {
    /// Takes the type off a game.
    pub fn of<G: Game>() -> AnyGame {
        let untyped = |variant: Variant<G::Setup>| Variant {
            id: variant.id,
            name: variant.name,
            about: variant.about,
            setup: json(&variant.setup),
        };
        AnyGame {
            id: G::ID,
            name: G::name(),
            variants: G::variants().into_iter().map(untyped).collect(),
            books: G::books(),
            keepsake: G::keepsake(),
            corrections: G::corrections(),
            switches: |setup| Ok(G::switches(&read::<G>(setup)?)),
            host: |setup| Ok(json(&G::hosted(read::<G>(setup)?))),
            write: |setup| Ok(json(&read::<G>(setup)?)),
            start: |setup| Ok(erase(G::new(&read::<G>(setup)?)?)),
        }
    }

    /// The game's id.
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// What people call it.
    pub fn name(&self) -> &Words {
        &self.name
    }

    /// The setups offered by name, the usual one first.
    pub fn variants(&self) -> &[Variant<Value>] {
        &self.variants
    }

    /// The variant with this id.
    pub fn variant(&self, id: &str) -> Option<&Variant<Value>> {
        self.variants.iter().find(|variant| variant.id == id)
    }

    /// What people may choose about this setup beside its variant.
    ///
    /// # Errors
    /// Where it is unreadable.
    pub fn switches(&self, setup: &Value) -> Result<Vec<Switch>, SetupError> {
        (self.switches)(setup)
    }

    /// The sentences of its rules.
    pub fn books(&self) -> &'static [Book] {
        self.books
    }

    /// What people keep of it from one game to the next, if there is something.
    pub fn keepsake(&self) -> Option<Keepsake> {
        self.keepsake
    }

    /// The values that a host has put in the place of the game's own, if there are some.
    pub fn corrections(&self) -> Option<&Value> {
        self.corrections.as_ref()
    }

    /// The setup in the game's own writing: what was left to defaults is filled in, so that a
    /// journal means the same when a default changes.
    ///
    /// # Errors
    /// Where it is unreadable. Whether the rules allow it is not asked.
    pub fn written(&self, setup: &Value) -> Result<Value, SetupError> {
        (self.write)(setup)
    }

    /// The setup in the game's own writing, as a house plays it that is open to strangers.
    ///
    /// # Errors
    /// Where it is unreadable.
    pub fn hosted(&self, setup: &Value) -> Result<Value, SetupError> {
        (self.host)(setup)
    }

    /// The position at the start of this setup.
    ///
    /// # Errors
    /// What is wrong with the setup.
    pub fn start(&self, setup: &Value) -> Result<Box<dyn AnyPosition>, SetupError> {
        (self.start)(setup)
    }
}

fn read<G: Game>(setup: &Value) -> Result<G::Setup, SetupError> {
    G::Setup::deserialize(setup).map_err(|error| SetupError::Unreadable(error.to_string()))
}

/// All games that can be played here.
#[derive(Clone, Debug, Default)]
pub struct Registry(Vec<AnyGame>);

impl Registry {
    /// A registry of these games.
    ///
    /// # Panics
    /// Where two games have the same id.
    pub fn new(games: Vec<AnyGame>) -> Registry {
        for (index, game) in games.iter().enumerate() {
            let twice = games[..index].iter().any(|other| other.id == game.id);
            assert!(!twice, "two games are called {}", game.id);
        }
        Registry(games)
    }

    /// The games, in the order they were listed.
    pub fn games(&self) -> &[AnyGame] {
        &self.0
    }

    /// The game with this id.
    pub fn game(&self, id: &str) -> Option<&AnyGame> {
        self.0.iter().find(|game| game.id == id)
    }

    /// The books of all games, each once.
    pub fn books(&self) -> Vec<&'static Book> {
        let mut books: Vec<&Book> = Vec::new();
        for book in self.0.iter().flat_map(|game| game.books) {
            if books.iter().all(|known| known.book != book.book) {
                books.push(book);
            }
        }
        books
    }

    /// The rule with this id (`BASE-38`), in whichever book it stands.
    pub fn rule(&self, id: &str) -> Option<&Entry> {
        self.0.iter().flat_map(|game| game.books).find_map(|book| book.rule(id))
    }
}
