//! Setups and their faults.

use dice::{Dice, Setup, SheetId, dice, diceplus};
use serde_json::json;
use table::Game;

/// DICE-1, DICEPLUS-1: one to four, and two to four with the Plus sheet.
#[test]
fn how_many_play() {
    for players in 0..=7 {
        let basic = Dice::new(&Setup::basic(players));
        let plus = Dice::new(&Setup::plus(players));
        assert_eq!(basic.is_ok(), (1..=4).contains(&players));
        assert_eq!(plus.is_ok(), (2..=4).contains(&players));
        if let Err(faults) = basic {
            assert_eq!(faults.0[0].rule, dice(1));
        }
        if let Err(faults) = plus {
            assert_eq!(faults.0[0].rule, diceplus(1));
        }
    }
}

#[test]
fn all_faults_at_once() {
    let setup = Setup { sheet: SheetId::Basic, players: 9, turn_limit: Some(0) };
    let faults = Dice::new(&setup).unwrap_err();
    let rules: Vec<_> = faults.0.iter().map(|fault| fault.rule).collect();
    assert_eq!(rules, [dice(1), dice(23), diceplus(18)]);
}

#[test]
fn the_shape_of_a_setup() {
    let setup: Setup = serde_json::from_value(json!({"sheet": "plus", "players": 3})).unwrap();
    assert_eq!(setup, Setup::plus(3));
    assert_eq!(serde_json::to_value(&setup).unwrap(), json!({"sheet": "plus", "players": 3}));
    assert!(serde_json::from_value::<Setup>(json!({"sheet": "plus"})).is_err());
    assert!(
        serde_json::from_value::<Setup>(json!({"sheet": "basic", "players": 1, "x": 1})).is_err()
    );
}
