//! The native part of the Python package `eiland`: every game of the house, its bots, matches, the
//! line protocol, and many games at once.
//!
//! Nothing is decided here. Values cross over as the JSON that journals and the line protocol have,
//! numbers of decisions and observations come from `lab`.

mod bot;
mod desk;
mod error;
mod game;
mod house;
mod space;
mod tables;
mod value;

use pyo3::prelude::*;

#[pymodule]
mod _native {
    #[pymodule_export]
    use super::bot::Bot;
    #[pymodule_export]
    use super::desk::Engine;
    #[pymodule_export]
    use super::game::Game;
    #[pymodule_export]
    use super::house::{analyse, bots, games, play_match, rule, setup};
    #[pymodule_export]
    use super::space::Space;
    #[pymodule_export]
    use super::tables::Tables;
}
