//! The one list of all games of the house.
//!
//! A new game is one line here: the command line, the protocol, the server and the test suites all
//! walk this list. Whoever needs a game in its own types (a bot, the arena) comes as a [`Visitor`].

use std::sync::LazyLock;

use table::{AnyGame, Game, Registry};

macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// All games, erased: one server, one command line and one protocol for all.
        pub fn registry() -> &'static Registry {
            static REGISTRY: LazyLock<Registry> =
                LazyLock::new(|| Registry::new(vec![$(AnyGame::of::<$game>()),+]));
            &REGISTRY
        }

        /// Sends the visitor to the game with this id; `None` where there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Out> {
            $(if id == <$game as Game>::ID {
                return Some(visitor.visit::<$game>());
            })+
            None
        }

        /// Shows the visitor everything that a game sends or takes, for its types in the page.
        #[cfg(feature = "ts")]
        pub fn types(visitor: &mut impl ts_rs::TypeVisitor) {
            $(
                visitor.visit::<<$game as Game>::Setup>();
                visitor.visit::<<$game as Game>::Decision>();
                visitor.visit::<<$game as Game>::Outcome>();
                visitor.visit::<<$game as Game>::Event>();
                visitor.visit::<<$game as Game>::View>();
            )+
        }
    };
}

games![island::Island, island::Scenarios, dice::Dice, duel::Duel, classic::Classic];

/// Something to be done with a game in its own types.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<G: Game>(self) -> Self::Out;
}
