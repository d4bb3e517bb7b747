//! Every card has all that a card needs: data, words, something it counts or does, a test of its own. Whoever adds a
//! card hears here what is missing.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::Path;

use classic::{Card, Classic, Decision, Event, Mode, Setup};
use realm::testing::without_test;
use table::{Chance, Game, Pseudo, Seat, ToAct};
use toml::Value;

fn folder(path: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn entries() -> Vec<Value> {
    let text = include_str!("../../../../rules/cards/classic.toml");
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
        let proposed = entry.get("proposed").is_some_and(|mark| mark.as_bool() == Some(true));
        assert_eq!(card.is_proposed(), proposed, "{card:?}");
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
            let long = |text: &str| text.chars().count() > 64;
            assert!(part != "line" || !(long(en) || long(de)), "{id}: the line is too long");
        }
    }
}

#[test]
fn every_card_has_a_test_of_its_own() {
    let missing = without_test(&folder("tests/classic"), Card::ALL.iter().map(|card| card.id()));
    assert_eq!(missing, Vec::<&str>::new(), "cards without a test");
}

/// Players who build and play whatever has not been seen yet meet every card: none is without its branch, or it would
/// panic here. What each does is proved by its own test.
#[test]
fn every_card_comes_into_play() {
    let met: RefCell<BTreeSet<Card>> = RefCell::default();
    let curious = |list: &[Decision], chance: &mut Pseudo| {
        let met = met.borrow();
        let used = |choice: &Decision| match *choice {
            Decision::Build { card, .. } | Decision::Play { card } => Some(card),
            Decision::Name { card, .. } | Decision::Station { card, .. } => Some(card),
            Decision::Post { card, .. } => Some(card),
            Decision::Settlement { scout: true, .. } => Some(Card::Scout),
            _ => None,
        };
        let new = |choice: &Decision| used(choice).is_some_and(|card| !met.contains(&card));
        let grows = |choice: &Decision| {
            matches!(
                choice,
                Decision::City { .. } | Decision::Settlement { .. } | Decision::Citadel { .. }
            )
        };
        let keeps = |choice: &&Decision| {
            !matches!(
                choice,
                Decision::Demolish { .. } | Decision::Dismiss { .. } | Decision::Raze { .. }
            )
        };
        let kept: Vec<&Decision> = list.iter().filter(keeps).collect();
        let any = kept[chance.below(kept.len() as u32) as usize];
        *list
            .iter()
            .find(|choice| new(choice))
            .or(list.iter().find(|choice| grows(choice)))
            .unwrap_or(any)
    };
    let mut chance = Pseudo::new(2);
    let mut list = Vec::new();
    for _ in 0..200 {
        let setup = Setup { turn_limit: Some(200), ..Setup::for_three(Mode::Wizards) };
        let mut game = Classic::new(&setup).unwrap();
        loop {
            let mut events = Vec::new();
            match game.to_act() {
                ToAct::Nobody => break,
                ToAct::Nature => {
                    let outcome = game.sample(&mut chance);
                    game.apply_outcome(&outcome, &mut events);
                }
                ToAct::Seats(seats) => {
                    let seat: Seat = seats.iter().next().unwrap();
                    list.clear();
                    game.decisions(seat, &mut list);
                    let choice = curious(&list, &mut chance);
                    game.apply(seat, &choice, &mut events);
                }
            }
            let seen = events.iter().filter_map(|event| match *event {
                Event::Revealed { card }
                | Event::Played { card, .. }
                | Event::Built { card, .. }
                | Event::PostLaid { card, .. }
                | Event::WizardCame { card, .. } => Some(card),
                _ => None,
            });
            met.borrow_mut().extend(seen);
        }
        game.audit().unwrap();
    }
    let met = met.borrow();
    let missing: Vec<&Card> = Card::ALL.iter().filter(|card| !met.contains(card)).collect();
    assert_eq!(missing, Vec::<&Card>::new());
}
