//! Every card has all that a card needs: data, something it counts or does, words, a test of its own, an emblem.
//! Whoever adds a card hears here what is missing.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::Path;

use duel::{Card, Decision, Duel, Kind, Mode, Setup};
use realm::testing::without_test;
use table::testing::playout;
use table::{Chance, Eye, Game, Pseudo, Seat};
use toml::Value;

use crate::scene::*;

fn folder(path: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The entry of a card in the file.
fn entries() -> Vec<Value> {
    let text = include_str!("../../../../rules/cards/duel.toml");
    let file: toml::Table = text.parse().expect("the file of the cards is TOML");
    file["card"].as_array().expect("cards are a list").clone()
}

#[test]
fn every_card_has_its_data() {
    let entries = entries();
    assert_eq!(entries.len(), Card::ALL.len());
    for (card, entry) in Card::ALL.iter().zip(&entries) {
        assert_eq!(entry["id"].as_str(), Some(card.id()));
        assert_eq!(entry["count"].as_integer(), Some(card.count().into()), "{card:?}");
        assert!((1..=3).contains(&card.count()) && card.moons() <= card.count(), "{card:?}");
        assert_eq!(entry["moon"].as_integer(), Some(card.moons().into()), "{card:?}");
        let paid = card.kind().is_building() || card.kind().is_unit();
        assert_eq!(card.cost().total() > 0, paid, "{card:?}: expansions cost something");
        assert_eq!(serde_json::to_value(card).unwrap(), card.id());
    }
}

#[test]
fn every_card_has_its_words_in_both_languages() {
    for entry in entries() {
        let id = entry["id"].as_str().unwrap();
        for part in ["name", "line", "text"] {
            let [en, de] = ["en", "de"].map(|language| entry[part][language].as_str().unwrap());
            assert!(!en.trim().is_empty() && !de.trim().is_empty(), "{id}: no {part}");
            assert!(part == "name" || en != de, "{id}: the {part} is not translated");
        }
    }
}

/// A card that works like another says so, and prints the same.
#[test]
fn every_reprint_prints_what_its_original_does() {
    for entry in entries() {
        let card: Card = serde_json::from_value(entry["id"].as_str().unwrap().into()).unwrap();
        let original = entry.get("same_as").map(|id| id.as_str().unwrap().to_string());
        assert_eq!(original.as_deref().unwrap_or(card.id()), card.original().id());
        let other = card.original();
        assert_eq!(
            (card.cost(), card.points(), card.kind()),
            (other.cost(), other.points(), other.kind())
        );
        assert_eq!(
            card.set() == other.set(),
            card == other,
            "{card:?} is in the set of its original"
        );
    }
}

/// Players who build and play whatever has not been seen yet meet every card: none is without its branch, or it would
/// panic here. What each does is proved by its own test.
#[test]
fn every_card_comes_into_play() {
    let met: RefCell<BTreeSet<Card>> = RefCell::default();
    let curious = |game: &Duel, _: Seat, list: &[Decision], chance: &mut Pseudo| {
        let mut met = met.borrow_mut();
        if list.contains(&Decision::Roll) {
            met.extend(game.view(Eye::Arbiter).events.drawn);
        }
        let used = |choice: &Decision| match *choice {
            Decision::Build { card, .. } | Decision::Play { card } => Some(card),
            Decision::Name { card, .. } => Some(card),
            Decision::Cache { .. } => Some(Card::GoldCache),
            Decision::Settlement { scout: true, .. } => Some(Card::Scout),
            _ => None,
        };
        let new = |choice: &Decision| used(choice).is_some_and(|card| !met.contains(&card));
        let grows = |choice: &Decision| {
            matches!(choice, Decision::City { .. } | Decision::Settlement { .. })
        };
        let keeps = |choice: &Decision| !matches!(choice, Decision::Demolish { .. });
        let kept = list.iter().filter(|choice| keeps(choice)).count().max(1);
        let any = chance.below(kept as u32) as usize;
        let any = (0..list.len()).filter(|&index| keeps(&list[index])).nth(any).unwrap_or(0);
        let choice =
            list.iter().position(new).or_else(|| list.iter().position(grows)).unwrap_or(any);
        met.extend(used(&list[choice]));
        choice
    };
    for mode in [Mode::Gold, Mode::Turmoil, Mode::Progress] {
        let mut chance = Pseudo::new(2);
        for _ in 0..60 {
            let mut game = Duel::new(&Setup::new(mode)).unwrap();
            playout(&mut game, &mut chance, 3_000, curious);
            game.audit().unwrap();
        }
    }
    // Yule is never among the events that have come: it shuffles them.
    let met = met.borrow();
    let missing = Card::ALL.iter().filter(|card| !met.contains(card) && **card != Card::Yule);
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<&Card>::new());
}

#[test]
fn every_card_has_a_test_of_its_own() {
    let missing = without_test(&folder("tests/duel"), Card::ALL.iter().map(|card| card.id()));
    // A reprint may rest on the test of the card it works like.
    let alone =
        |card: &&Card| missing.contains(&card.id()) && missing.contains(&card.original().id());
    let alone: Vec<&Card> = Card::ALL.iter().filter(alone).collect();
    assert_eq!(alone, Vec::<&Card>::new(), "cards without a test");
}

/// The page draws an emblem for each, one for all prints of a card.
#[test]
fn every_card_has_an_emblem() {
    let svg =
        std::fs::read_to_string(folder("../../web/src/games/realm/cards/emblems.svg")).unwrap();
    for card in Card::ALL {
        let id = |card: Card| format!("id=\"duel-card-{}\"", card.id());
        assert!(svg.contains(&id(*card)) || svg.contains(&id(card.original())), "{}", card.id());
    }
}

/// Every set is played in some mode, so that no card lies in the box for nothing.
#[test]
fn every_card_lies_in_the_stacks_of_some_mode() {
    let modes = [Mode::First, Mode::Gold, Mode::Turmoil, Mode::Progress];
    for &card in Card::ALL.iter().filter(|card| card.kind() != Kind::Event) {
        let lies = |mode: &Mode| {
            let board = Board::new(*mode).discarded(&vec![card; card.count().into()]);
            faults(&board.setup()).is_empty()
        };
        assert!(modes.iter().any(lies), "{card:?}");
    }
}
