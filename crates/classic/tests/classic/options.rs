//! Our own switches.

use classic::{Classic, Mode, Setup, option};
use table::testing::{playout, random_pick};
use table::{Game, Pseudo, ToAct};

use crate::scene::*;

#[test]
fn classicoption_1_the_turn_limit_ends_a_game_without_a_winner() {
    let setup = Setup { turn_limit: Some(3), ..Setup::new(Mode::Base) };
    let mut game = Classic::new(&setup).unwrap();
    playout(&mut game, &mut Pseudo::new(1), 10_000, random_pick);
    assert_eq!(game.to_act(), ToAct::Nobody);
    assert!(game.standing().winners.is_empty() && game.standing().turns == 3);
    assert_eq!(faults(&Setup { turn_limit: Some(0), ..setup }), [option(1)]);
}

/// A game is played by the values it was begun with, or not at all. How values are corrected is tested beside them.
#[test]
fn classicoption_3_a_game_tells_its_card_values() {
    assert_eq!((Setup::new(Mode::Base).edition, classic::edition()), (None, None));
    let other = Setup { edition: Some("0badcafe".into()), ..Setup::new(Mode::Base) };
    assert_eq!(faults(&other), [option(3)]);
    let text = serde_json::to_string(&Setup::new(Mode::Base)).unwrap();
    assert_eq!(text, r#"{"mode":"base"}"#);
}

#[test]
fn switches_are_those_of_the_setup() {
    let switches = Classic::switches(&Setup::new(Mode::Base));
    assert_eq!(switches.iter().map(|switch| switch.at).collect::<Vec<_>>(), ["listed_offers"]);
}
