//! The verifiers in `examples/`, written from `docs/fairness.md` alone: games of every kind hold before
//! them, and whatever is changed in a journal is found and named; by the one that knows no rules, as
//! far as it says.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};
use table::{Chance, Pseudo, Seat, Secret, Session, ToAct};

use crate::process::{in_house, text};

/// So many steps at most: enough for every kind of outcome to come.
const STEPS: usize = 500;

/// What is liked best comes first, so that cards are bought, played and stolen.
const TASTE: [&str; 14] = [
    "build_city",
    "build_settlement",
    "play_road_building",
    "play_year_of_plenty",
    "play_monopoly",
    "play_knight",
    "deal",
    "accept",
    "buy_card",
    "build_road",
    "trade_bank",
    "roll",
    "end_turn",
    "end",
];

/// Whether the verifier can be run. Where it must not be left out, that is a failure.
fn python_is_here() -> bool {
    let here = Command::new("python3").arg("--version").output();
    let here = here.is_ok_and(|output| output.status.success());
    if !here {
        let missing = "THERE IS NO python3 HERE: examples/*.py WERE NOT RUN";
        assert_ne!(std::env::var("CI").as_deref(), Ok("true"), "{missing}");
        eprintln!("{missing}");
    }
    here
}

/// A fair game, played by somebody with taste, and its journal.
fn played(game: &str, setup: &Value, number: u8) -> String {
    let registry = games::registry();
    let secret = Secret::new(std::array::from_fn(|index| number.wrapping_mul(37) ^ index as u8));
    let seats = registry.game(game).unwrap().start(setup).unwrap().seats();
    let seeds = (0..seats).map(|seat| format!("Platz {seat} für {number}")).collect();
    let mut session = Session::start_fair(registry, game, setup, secret, seeds).unwrap();
    let mut chance = Pseudo::new(number.into());
    while session.journal().steps().len() < STEPS {
        match session.position().to_act() {
            ToAct::Nobody => break,
            ToAct::Nature => {
                session.draw_fair().unwrap();
            }
            ToAct::Seats(waited) => {
                // Now and then somebody speaks who was not asked.
                let unasked = Seat::new(chance.below(seats as u32) as usize);
                let asked = waited.iter().next().unwrap();
                let seat = if chance.below(6) == 0 { unasked } else { asked };
                let list = session.position().decisions(seat);
                if !list.is_empty() {
                    session.decide(seat, &choose(list, &mut chance)).unwrap();
                }
            }
        }
    }
    session.close().unwrap();
    session.journal().to_string()
}

/// Mostly what tastes best, and otherwise each kind as likely as the others: there are many more ways
/// to make an offer than to answer one.
fn choose(mut list: Vec<Value>, chance: &mut Pseudo) -> Value {
    let kind = |choice: &Value| choice["do"].as_str().unwrap().to_owned();
    let mut kinds: Vec<String> = list.iter().map(kind).collect();
    kinds.sort();
    kinds.dedup();
    let best = TASTE.into_iter().find(|taste| kinds.iter().any(|kind| kind == taste));
    let any = kinds[chance.below(kinds.len() as u32) as usize].clone();
    let wanted = best.filter(|_| chance.below(3) > 0).map_or(any, str::to_owned);
    list.retain(|choice| kind(choice) == wanted);
    list.swap_remove(chance.below(list.len() as u32) as usize)
}

/// Journals in a folder that is gone after the test.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    fn keep(&self, name: &str, journal: &str) -> PathBuf {
        let path = self.0.path().join(name);
        std::fs::write(&path, journal).unwrap();
        path
    }
}

/// Whether the verifier finds all in order, and what it says.
fn verified<P: AsRef<Path>>(flags: &[&str], journals: &[P]) -> (bool, String) {
    run("examples/verify.py", flags, journals)
}

/// The same of the one that knows no rules.
fn streams<P: AsRef<Path>>(journals: &[P]) -> (bool, String) {
    run("examples/streams.py", &[], journals)
}

fn run<P: AsRef<Path>>(program: &str, flags: &[&str], journals: &[P]) -> (bool, String) {
    let mut python = Command::new("python3");
    python.arg(in_house(program)).args(flags);
    let output = python.args(journals.iter().map(P::as_ref)).output().unwrap();
    let wrong = text(output.stderr);
    assert!(wrong.is_empty(), "{wrong}");
    (output.status.success(), text(output.stdout))
}

/// Setups that no variant has: every kind of layout, the robber's desert by lot, given pieces.
fn unusual() -> Vec<Value> {
    let mut setups = vec![json!({"players": 5, "board": {"kind": "variable"}, "robber": "lot"})];
    for cells in ["base", "six"] {
        for chips in [json!("letters"), json!("letters_from"), json!("random")] {
            for harbours in ["printed", "shuffled", "frame"] {
                let mut chips = json!({"by": chips});
                if chips["by"] == "letters_from" {
                    chips["corner"] = json!(4);
                }
                let board = json!({"kind": "variable", "cells": cells, "chips": chips, "harbours": harbours});
                setups.push(json!({"players": 4, "board": board}));
            }
        }
    }
    setups.push(json!({
        "players": 2,
        "board": {"kind": "beginner"},
        "pieces": {"kind": "given", "turn": 1, "robber": "0,1", "seats": [
            {"settlements": ["-2,1,N"], "cities": ["0,-1,N"], "hand": {"ore": 3, "grain": 4}},
            {"settlements": ["0,2,N"], "cards": {"monopoly": 1}, "played": {"knight": 2},
             "hand": {"wool": 5, "lumber": 2, "brick": 2, "grain": 1, "ore": 1}},
        ]},
    }));
    setups
}

#[test]
fn games_of_every_kind_hold_before_the_verifier() {
    if !python_is_here() {
        return;
    }
    let folder = Folder::new();
    let mut journals = Vec::new();
    let mut keep = |game: &str, name: &str, setup: &Value| {
        let journal = played(game, setup, journals.len() as u8);
        journals.push(folder.keep(&format!("{game}-{name}.jsonl"), &journal));
        journal
    };
    let mut all = String::new();
    for game in games::registry().games() {
        for variant in game.variants() {
            all += &keep(game.id(), variant.id, &variant.setup);
        }
    }
    for (index, setup) in unusual().iter().enumerate() {
        all += &keep("island", &index.to_string(), setup);
    }
    for kind in ["laid", "starts", "robber_starts", "rolled", "stolen", "drawn"] {
        assert!(all.contains(&format!(r#""is":"{kind}""#)), "nothing was {kind}");
    }
    for kind in [r#""do":"deal""#, r#""do":"propose""#, r#""do":"play_monopoly""#, r#"{"start":"#] {
        assert!(all.contains(kind), "nobody came to {kind}");
    }
    let is_unknown = |path: &&PathBuf| {
        let path = path.to_string_lossy();
        ["/scenarios-", "/duel-", "/classic-"].into_iter().any(|game| path.contains(game))
    };
    let (unknown, known): (Vec<_>, Vec<_>) = journals.iter().partition(is_unknown);
    let (fine, told) = verified(&[], &known);
    assert!(fine, "{told}");
    assert_eq!(told.lines().count(), known.len());
    assert!(told.lines().all(|line| line.ends_with("are as they were promised")), "{told}");
    // What it does not know it says, and does not call it wrong.
    let (fine, told) = verified(&[], &unknown);
    assert!(!fine && told.lines().count() == unknown.len(), "{told}");
    assert!(told.lines().all(|line| line.ends_with("`eiland verify` knows all games")), "{told}");

    let (fine, told) = streams(&journals);
    assert!(fine, "{told}");
    assert_eq!(told.lines().count(), journals.len());
    for line in told.lines() {
        assert!(line.contains("outcomes follow from the streams"), "{line}");
        assert!(!line.contains(": 0 outcomes"), "{line}");
        // Of the dice game it checks everything.
        assert_eq!(line.contains("/dice-"), line.ends_with("left out: {}"), "{line}");
    }
}

/// The journal with another line in place of line `number`, counted from 0.
fn with_line(journal: &str, number: usize, change: impl FnOnce(&mut Value)) -> String {
    let mut lines: Vec<String> = journal.lines().map(str::to_owned).collect();
    let mut line: Value = serde_json::from_str(&lines[number]).unwrap();
    change(&mut line);
    lines[number] = line.to_string();
    lines.join("\n") + "\n"
}

/// Another outcome of the same kind.
fn another(outcome: &mut Value) {
    let other = |value: &Value, one: &str, two: &str| json!(if *value == one { two } else { one });
    if let Some(dice) = outcome.get_mut("dice") {
        dice[0] = match dice[0].as_u64() {
            Some(die) => json!(die % 6 + 1),
            None => other(&dice[0], "ore", "wool"),
        };
        return;
    }
    match outcome["is"].as_str() {
        Some("stolen") => outcome["card"] = other(&outcome["card"], "ore", "wool"),
        Some("drawn") => outcome["card"] = other(&outcome["card"], "knight", "monopoly"),
        Some("starts") => outcome["seat"] = json!((outcome["seat"].as_u64().unwrap() + 1) % 4),
        Some("laid") => outcome["board"]["hexes"].as_array_mut().unwrap().reverse(),
        _ => outcome["start"] = json!((outcome["start"].as_u64().unwrap() + 1) % 3),
    }
}

#[test]
fn every_change_of_a_journal_is_found_and_named() {
    if !python_is_here() {
        return;
    }
    let folder = Folder::new();
    for (game, variant) in [("island", "variable-4"), ("dice", "basic-3")] {
        let setup = &games::registry().game(game).unwrap().variant(variant).unwrap().setup;
        let journal = played(game, setup, 7);
        let refused = |changed: &str, named: &str| {
            assert_ne!(changed, journal);
            let changed = folder.keep("changed.jsonl", changed);
            let (fine, told) = verified(&[], &[&changed]);
            assert!(!fine && told.contains(named), "{named} is not in {told}");
            streams(&[&changed]).0
        };
        let steps: Vec<Value> =
            journal.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let end = steps.len() - 1;

        // The last outcome of each kind, so that everything before it is followed first.
        let kind = |step: &Value| step["nature"]["is"].as_str().unwrap_or("other").to_owned();
        let natures = || steps.iter().enumerate().filter(|(_, step)| step.get("nature").is_some());
        for (number, step) in natures() {
            let last = natures().rev().find(|(_, other)| kind(other) == kind(step)).unwrap().0;
            if number == last || number < 3 {
                let changed = with_line(&journal, number, |line| another(&mut line["nature"]));
                let passes = refused(&changed, &format!("step {number} should be "));
                let needs_rules = matches!(kind(step).as_str(), "stolen" | "drawn");
                assert_eq!(passes, needs_rules, "streams.py on {step}");
            }
        }
        let seeds = |line: &mut Value| line["fairness"]["player_seeds"][1] = json!("another");
        assert!(!refused(&with_line(&journal, 0, seeds), " should be "));
        let promise = |line: &mut Value| line["fairness"]["commitment"] = json!("0f".repeat(32));
        assert!(!refused(&with_line(&journal, 0, promise), "0f0f was promised"));
        let secret = |line: &mut Value| line["end"]["secret"] = json!("00".repeat(32));
        assert!(!refused(
            &with_line(&journal, end, secret),
            "the revealed secret has the commitment"
        ));
        let open: String = journal.split_inclusive('\n').take(end).collect();
        assert!(!refused(&open, "the secret is not revealed yet"));

        // A journal that is sound in itself, but not that of the game that was seen.
        let whole = folder.keep("whole.jsonl", &journal);
        let promised = steps[0]["fairness"]["commitment"].as_str().unwrap();
        let own = format!("1={}", steps[0]["fairness"]["player_seeds"][1].as_str().unwrap());
        let (fine, told) = verified(&["--commitment", promised, "--seed", &own], &[&whole]);
        assert!(fine, "{told}");
        let (fine, told) = verified(&["--commitment", &"0f".repeat(32)], &[&whole]);
        assert!(!fine && told.contains("you saw the commitment 0f0f"), "{told}");
        let (fine, told) = verified(&["--seed", "1=mine"], &[&whole]);
        assert!(!fine && told.contains("the seed of seat 1 was 'mine'"), "{told}");
    }
}
