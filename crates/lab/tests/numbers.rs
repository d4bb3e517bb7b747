//! Every decision that any game lists has a number, and the number means that decision.

use bots::random_seat;
use games::Visitor;
use lab::{IslandNumbers, Numbers, Space};
use serde_json::{Value, json};
use table::{Chance, Game, Pseudo, Silent, ToAct, erase};

/// Plays games of one setup by chance and looks at everything that is listed.
struct Walk<'a> {
    setup: &'a Value,
    name: String,
    decisions: usize,
    seed: u64,
}

impl Visitor for Walk<'_> {
    type Out = ();

    fn visit<G: Game>(self) {
        let setup: G::Setup = serde_json::from_value(self.setup.clone()).unwrap();
        let start = G::new(&setup).unwrap();
        let space = Space::of_start(&*erase(start.clone()), self.setup).unwrap();
        let any: &dyn std::any::Any = &start;
        let fast = any.downcast_ref().map(|island| IslandNumbers::new(island, &space));
        let mut chance = Pseudo::new(self.seed);
        let (mut game, mut list) = (start.clone(), Vec::new());
        for _ in 0..self.decisions {
            match game.to_act() {
                ToAct::Nobody => game = start.clone(),
                ToAct::Nature => {
                    let outcome = game.sample(&mut chance);
                    game.apply_outcome(&outcome, &mut Silent);
                }
                ToAct::Seats(seats) => {
                    let seat = random_seat(seats, &mut chance);
                    list.clear();
                    game.decisions(seat, &mut list);
                    let mut ids = Vec::new();
                    for decision in &list {
                        let written = serde_json::to_value(decision).unwrap();
                        let id = space.id(seat, &written);
                        let id =
                            id.unwrap_or_else(|| panic!("{}: no number: {written}", self.name));
                        assert!((id as usize) < space.size());
                        assert_eq!(space.decision(seat, id).as_ref(), Some(&written));
                        if let Some(fast) = &fast {
                            let decision = serde_json::from_value(written).unwrap();
                            assert_eq!(fast.id(seat, &decision), Some(id));
                            assert_eq!(fast.decision(seat, id), Some(decision));
                        }
                        ids.push(id);
                    }
                    ids.sort_unstable();
                    ids.dedup();
                    assert_eq!(ids.len(), list.len(), "{}: a number stands for two", self.name);
                    let choice = &list[chance.below(list.len() as u32) as usize];
                    game.apply(seat, choice, &mut Silent);
                }
            }
        }
    }
}

#[test]
fn what_is_listed_has_a_number_that_means_it() {
    for game in games::registry().games() {
        for variant in game.variants() {
            for seed in 0..2 {
                let name = format!("{} {}", game.id(), variant.id);
                let walk = Walk { setup: &variant.setup, name, decisions: 1500, seed };
                games::visit(game.id(), walk);
            }
        }
    }
}

#[test]
fn scenarios_that_are_played_together_have_numbers_too() {
    let scenarios = games::registry().game("scenarios").unwrap();
    for (one, other) in [("friends", "helpers"), ("helpers", "erie")] {
        let mut setup = scenarios.variant("friends-4").unwrap().setup.clone();
        setup["with"] = json!({ one: true, other: true });
        let name = format!("{one} with {other}");
        games::visit("scenarios", Walk { setup: &setup, name, decisions: 3000, seed: 1 });
    }
}

/// The engine names the kinds that it knows when it meets one that it does not.
#[test]
fn no_kind_of_the_engine_is_forgotten() {
    fn known<T: serde::de::DeserializeOwned>() -> Vec<String> {
        let error = serde_json::from_value::<T>(json!({"do": "?"})).err().unwrap().to_string();
        let (_, list) = error.split_once("expected one of ").unwrap();
        list.split(", ").map(|kind| kind.trim_matches('`').to_owned()).collect()
    }
    let of_engine = [
        ("island", known::<island::Decision>()),
        ("scenarios", known::<island::Choice>()),
        ("dice", known::<dice::Decision>()),
        ("duel", known::<duel::Decision>()),
        ("classic", known::<classic::Decision>()),
    ];
    for (game, kinds) in of_engine {
        let game = games::registry().game(game).unwrap();
        let spaces: Vec<Space> = (game.variants().iter())
            .map(|variant| Space::of(game.id(), &variant.setup).unwrap())
            .collect();
        assert!(kinds.len() > 5, "{kinds:?}");
        for kind in kinds {
            let counted = spaces.iter().any(|space| space.block(&kind).is_some());
            assert!(counted, "{}: {kind} has no block", game.id());
        }
    }
}

/// Programs that have learned keep numbers: whoever changes one of these breaks them.
#[test]
fn the_numbers_of_every_variant_are_pinned() {
    let mut told = String::new();
    for game in games::registry().games() {
        for variant in game.variants() {
            let space = Space::of(game.id(), &variant.setup).unwrap();
            told += &format!("{} {}: {}\n", game.id(), variant.id, space.size());
            for block in space.blocks() {
                told += &format!("  {:>6} {:<24} {}\n", block.first, block.kind, block.count);
            }
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/numbers.txt");
    if std::env::var_os("EILAND_BLESS").is_some() {
        std::fs::write(path, &told).unwrap();
    }
    let pinned = std::fs::read_to_string(path).unwrap_or_default();
    assert!(told == pinned, "the numbers have changed; EILAND_BLESS=1 writes {path} anew");
}

#[test]
fn what_is_no_decision_has_no_number() {
    let island = games::registry().game("island").unwrap();
    let space = Space::of("island", &island.variants()[0].setup).unwrap();
    let seat = table::Seat::ALL[0];
    for wrong in [
        json!(null),
        json!({}),
        json!({"do": "fly"}),
        json!({"do": "roll", "twice": true}),
        json!({"do": "build_road"}),
        json!({"do": "build_road", "at": "14,14,E"}),
        json!({"do": "discard_all", "cards": {"ore": 4}}),
    ] {
        assert_eq!(space.id(seat, &wrong), None, "{wrong}");
    }
    assert_eq!(space.decision(seat, space.size() as u32), None);
    assert!(Space::of("chess", &json!({})).is_err());
}
