//! Every registered game and variant is proved: it keeps the contract, its golden playthrough is
//! there, its setup and its rules are readable from outside.

use std::path::Path;

use games::{Visitor, registry, visit};
use serde_json::{Value, json};
use table::testing::{conformance, golden, transcript};
use table::{Game, SwitchState};

/// Does something with every variant of every game.
fn each_variant(walk: impl Visitor<Out = ()> + Clone) {
    for game in registry().games() {
        visit(game.id(), walk.clone()).expect("a registered game can be visited");
    }
}

#[test]
fn every_variant_keeps_the_contract() {
    #[derive(Clone)]
    struct Conformance;
    impl Visitor for Conformance {
        type Out = ();
        fn visit<G: Game>(self) {
            for variant in G::variants() {
                let report = conformance::<G>(&variant.setup, 1, 2026, 700);
                assert!(report.steps > 0 && !report.refused.is_empty(), "{}", variant.id);
            }
        }
    }
    each_variant(Conformance);
}

/// A change of the rules, of a setup or of the way from chance to outcomes shows up here as a
/// difference in a text.
#[test]
fn every_variant_has_its_golden_playthrough() {
    #[derive(Clone)]
    struct Golden;
    impl Visitor for Golden {
        type Out = ();
        fn visit<G: Game>(self) {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(G::ID);
            for variant in G::variants() {
                let path = folder.join(variant.id).with_extension("txt");
                golden(path, &transcript::<G>(&variant.setup, 1, 1000));
            }
        }
    }
    each_variant(Golden);
}

#[test]
fn names_are_unique_and_in_both_languages() {
    let mut games = std::collections::BTreeSet::new();
    for game in registry().games() {
        assert!(games.insert(game.id()), "{} is registered twice", game.id());
        assert!(!game.name().en.is_empty() && !game.name().de.is_empty());
        let mut variants = std::collections::BTreeSet::new();
        for variant in game.variants() {
            assert!(variants.insert(variant.id), "{} has {} twice", game.id(), variant.id);
            for words in [&variant.name, &variant.about] {
                assert!(!words.en.is_empty() && !words.de.is_empty(), "{}", variant.id);
            }
        }
        assert!(!variants.is_empty(), "{} has no variant", game.id());
    }
}

#[test]
fn every_variant_starts_from_its_json() {
    for game in registry().games() {
        for variant in game.variants() {
            let position = game.start(&variant.setup).expect("a variant's setup is sound");
            assert_eq!(position.audit(), Ok(()));
        }
    }
}

/// Whatever people may choose is accepted by the rules, and is then chosen.
#[test]
fn every_switch_of_every_variant_can_be_set_to_its_ends() {
    for game in registry().games() {
        for variant in game.variants() {
            let switches = |setup: &Value| game.switches(setup).expect("a setup can be read");
            for (index, switch) in switches(&variant.setup).into_iter().enumerate() {
                let named = format!("{} {}", variant.id, switch.at);
                assert!(registry().rule(&switch.rule.to_string()).is_some(), "{named}");
                let ends = match switch.state {
                    SwitchState::Flag { value } => [json!(value), json!(!value)],
                    SwitchState::Number { least, most, .. } => [json!(least), json!(most)],
                };
                for end in ends {
                    let setup = switch.set(&variant.setup, end.clone());
                    let started = game.start(&setup).map(drop);
                    assert_eq!(started, Ok(()), "{named} set to {end}");
                    let now = json!(switches(&setup)[index]);
                    assert_eq!(now["value"], end, "{named}");
                }
            }
        }
    }
}

#[test]
fn every_rule_has_its_sentence_in_both_languages() {
    for book in registry().games().iter().flat_map(|game| game.books()) {
        for rule in &book.rules {
            assert!(!rule.text.en.is_empty() && !rule.text.de.is_empty(), "{}", rule.id);
            assert_eq!(registry().rule(&rule.id).map(|found| &found.id), Some(&rule.id));
        }
    }
}
