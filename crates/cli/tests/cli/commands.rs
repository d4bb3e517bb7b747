//! `eiland analyse`, `replay`, `verify`, `rules`, `map` and `games`.

use std::path::PathBuf;

use serde_json::{Value, json};

use crate::process::{Engine, eiland, in_house, text};

/// A file that is gone after the test.
struct Kept(PathBuf);

impl Kept {
    fn new(name: &str, text: &str) -> Kept {
        let path = std::env::temp_dir().join(format!("eiland-{}-{name}", std::process::id()));
        std::fs::write(&path, text).unwrap();
        Kept(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        std::fs::remove_file(&self.0).ok();
    }
}

/// What `eiland` prints where all goes well.
#[track_caller]
fn good(args: &[&str]) -> String {
    let output = eiland(args);
    assert!(output.status.success(), "{}", text(output.stderr));
    text(output.stdout)
}

/// What it says where something is wrong.
#[track_caller]
fn bad(args: &[&str]) -> String {
    let output = eiland(args);
    assert_eq!(output.status.code(), Some(1), "{}", text(output.stdout));
    let wrong = text(output.stderr);
    assert!(wrong.starts_with("eiland: ") && wrong.lines().count() == 1, "{wrong}");
    wrong
}

/// CLASSICOPTION-3: a host's values take the place of ours, and all that is wrong with them is told at once.
#[test]
fn card_values_of_a_host_are_taken_or_told_wrong() {
    let file = Kept::new("cards.toml", "[[card]]\nid = \"samsor\"\npoints = { strength = 7 }\n");
    assert!(good(&["--classic-cards", file.path(), "games"]).contains("wizards-3"));
    // A game that was played by our values is verified by these alone.
    let journal = in_house("web/src/games/classic/fixtures/fair/base-3.jsonl");
    let journal = journal.to_str().unwrap();
    good(&["verify", journal]);
    let output = eiland(&["verify", journal, "--classic-cards", file.path()]);
    let told = text(output.stdout) + &text(output.stderr);
    assert!(!output.status.success() && told.contains("other values"), "{told}");
    let wrong = "[[card]]\nid = \"spy\"\ncost = { ore = 1 }\n[[card]]\nid = \"nobody\"\n";
    let file = Kept::new("wrong.toml", wrong);
    let output = eiland(&["--classic-cards", file.path(), "games"]);
    let told = text(output.stderr);
    assert!(!output.status.success() && told.contains("spy") && told.contains("nobody"), "{told}");
    assert!(bad(&["games", "--classic-cards", "no-such-file.toml"]).contains("no-such-file.toml"));
}

/// The journal of a fair game that was begun, with some steps, closed.
fn journal() -> String {
    let mut engine = Engine::start();
    let start = json!({"do": "start", "game": "island", "variant": "beginner-3", "fair":
        {"secret": "07".repeat(32), "player_seeds": ["", "", ""]}});
    engine.ask(&start.to_string());
    for _ in 0..3 {
        let now = engine.ask(r#"{"do":"play"}"#);
        let seat = &now["ok"]["to_act"]["seats"][0];
        for decision in ["roll", "end_turn"] {
            let decide = json!({"do": "decide", "seat": seat, "decision": {"do": decision}});
            assert!(engine.ask(&decide.to_string())["ok"].is_object());
            engine.ask(r#"{"do":"play"}"#);
        }
    }
    engine.ask(r#"{"do":"close"}"#);
    let mut journal = engine.ask(r#"{"do":"journal"}"#);
    match journal["ok"]["text"].take() {
        Value::String(text) => text,
        other => panic!("{other}"),
    }
}

#[test]
fn a_journal_is_told_step_by_step() {
    let file = Kept::new("told", &journal());
    let told = good(&["replay", file.path()]);
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines[0], "island, 3 players");
    assert!(lines[1].starts_with("    1  nature  starts: seat "), "{told}");
    assert!(lines.iter().any(|line| line.contains("- turn began: seat ")), "{told}");
    assert_eq!(*lines.last().unwrap(), "Turn 4, points 2 2 2: the game goes on.");

    let start = good(&["replay", file.path(), "--at", "0"]);
    assert_eq!(start, "island, 3 players\nTurn 0, points 0 0 0: the game goes on.\n");
    let json = good(&["replay", file.path(), "--json", "--at", "3"]);
    let lines: Vec<Value> = json.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 4);
    assert_eq!((&lines[2]["n"], &lines[2]["nature"]["is"]), (&json!(3), &json!("rolled")));
    assert!(lines[2]["events"].is_array() && lines[3]["state"]["seats"].is_array());
}

#[test]
fn a_damaged_journal_is_told_with_its_line() {
    let journal = journal();
    let cut = Kept::new("cut", journal.trim_end_matches("\"}}\n"));
    assert!(bad(&["replay", cut.path()]).contains("the line is cut short"));
    let forbidden = journal.replacen(r#"{"do":"end_turn"}"#, r#"{"do":"roll"}"#, 1);
    let forbidden = Kept::new("forbidden", &forbidden);
    let wrong = bad(&["replay", forbidden.path()]);
    assert!(wrong.contains("line 5: ") && wrong.contains("(BASE-19)"), "{wrong}");
    let whole = Kept::new("whole", &journal);
    assert!(bad(&["replay", whole.path(), "--at", "99"]).contains("there is no step 99"));
    assert!(bad(&["replay", "/nowhere/at/all"]).contains("cannot read /nowhere/at/all"));
}

#[test]
fn a_fair_game_is_verified() {
    let journal = journal();
    let file = Kept::new("fair", &journal);
    let told = good(&["verify", file.path()]);
    assert!(told.contains("All 10 steps") && told.contains("All 4 outcomes"), "{told}");
    let at = journal.find(r#""commitment":""#).unwrap() + 14;
    let kept = ["--commitment", &journal[at..at + 64], "--seed", "2="];
    let told = good(&[&["verify", file.path()], &kept[..]].concat());
    assert!(told.contains("the commitment that you saw.") && told.contains("seat 2."), "{told}");

    let dice = journal.find(r#""dice":["#).unwrap() + 8;
    let other = if &journal[dice..dice + 1] == "1" { "2" } else { "1" };
    let changed = format!("{}{other}{}", &journal[..dice], &journal[dice + 1..]);
    let wrong = bad(&["verify", Kept::new("changed", &changed).path()]);
    assert!(wrong.contains("step 3 should be"), "{wrong}");
    let open = journal[..journal.find(r#"{"end""#).unwrap()].to_owned();
    let wrong = bad(&["verify", Kept::new("open", &open).path()]);
    assert!(wrong.contains("the secret is not revealed yet"), "{wrong}");
}

/// A journal can be sound in itself and yet not that of the game that somebody has seen.
#[test]
fn what_a_player_has_kept_is_compared() {
    let journal = journal().replacen(r#"["","",""]"#, r#"["","lucky","7=7"]"#, 1);
    let at = journal.find(r#""commitment":""#).unwrap() + 14;
    let promised = &journal[at..at + 64];
    let file = Kept::new("kept", &journal);
    let other = "0f".repeat(32);
    let wrong = bad(&["verify", file.path(), "--commitment", &other]);
    let said = format!("{other} was shown before the game, but the journal says {promised}");
    assert!(wrong.contains(&said), "{wrong}");
    let seeds = ["--seed", "1=lucky", "--seed", "2=7=7"];
    let wrong = bad(&[&["verify", file.path()], &seeds[..], &["--seed", "0=mine"]].concat());
    assert!(wrong.contains(r#"seat 0 was "mine", but the journal says """#), "{wrong}");
    let wrong = bad(&["verify", file.path(), "--seed", "4=mine"]);
    assert!(wrong.contains("the seed of seat 4 was"), "{wrong}");
    // All three are kept; only the outcomes, drawn with other seeds, are not.
    let upper = promised.to_uppercase();
    let kept = [&["verify", file.path(), "--commitment", &upper], &seeds[..]].concat();
    assert!(bad(&kept).contains(" should be "), "{kept:?}");
    for nonsense in [["--seed", "lucky"], ["--seed", "9=lucky"], ["--commitment", "0f"]] {
        let output = eiland(&[&["verify", file.path()], &nonsense[..]].concat());
        assert_eq!(output.status.code(), Some(2), "{nonsense:?}");
    }
}

#[test]
fn rules_are_printed() {
    assert!(good(&["rules", "base-38"]).starts_with("BASE-38  Distance rule: "));
    assert!(good(&["rules", "BASE-38", "--lang", "de"]).starts_with("BASE-38  Abstandsregel: "));
    let six = good(&["rules", "six"]);
    assert!(six.starts_with("SIX: ") && six.contains("\nSIX-2  ") && !six.contains("BASE-1  "));
    let all = good(&["rules"]);
    assert_eq!(all.matches("\nTABLE-1  ").count(), 1);
    assert!(bad(&["rules", "BASE-999"]).contains("there is no rule and no book BASE-999"));
}

#[test]
fn games_are_listed() {
    let list = good(&["games"]);
    assert!(list.starts_with("island: The Island / Die Insel\n"), "{list}");
    assert!(list.contains("    beginner-3  First island / Erste Insel\n"));
}

/// A map of the house as text.
fn house_map(name: &str) -> String {
    std::fs::read_to_string(in_house("rules/boards").join(name)).unwrap()
}

/// COUNTRY-12, OPTION-12
#[test]
fn a_sound_map_is_told_and_can_be_played() {
    let file = Kept::new("sound.toml", &house_map("new-york.toml"));
    let told = good(&["map", file.path()]);
    assert_eq!(
        told,
        "New York is sound: 28 hexes, 24 towns, 9 crossings worth a point, 111 road spaces, 9 charters.\n"
    );
    let setup = good(&["map", file.path(), "--json", "--players", "3", "--erie"]);
    let setup: Value = serde_json::from_str(&setup).unwrap();
    assert_eq!((&setup["players"], &setup["options"]["points_to_win"]), (&json!(3), &json!(13)));
    let mut engine = Engine::start();
    let start = json!({"do": "start", "game": "scenarios", "setup": setup});
    let answer = engine.ask(&start.to_string());
    assert!(answer["ok"].is_object(), "{answer}");
}

/// OPTION-12
#[test]
fn all_faults_of_a_map_are_told_with_their_places() {
    let map = house_map("corsica.toml")
        .replace("chips = 11", "chips = 12")
        .replace("robber = { q = -2, r = 1 }", "")
        .replace(r#"from = "x-20", to = "rogliano""#, r#"from = "x-20", to = "utopia""#)
        .replace(r#"name = "Calvi""#, r#"name = "Bastia""#);
    let file = Kept::new("faulty.toml", &map);
    let output = eiland(&["map", file.path(), "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let told = text(output.stdout);
    let places: Vec<&str> =
        told.lines().filter_map(|line| Some(line.split_once(": ")?.0)).collect();
    assert_eq!(places, ["chips", "roads[0].to", "sites[16].name", "robber"], "{told}");
    assert!(told.lines().all(|line| line.ends_with(')')), "{told}");
    assert!(text(output.stderr).contains("has faults: 4"));
    // What is no map at all is told by its line.
    let odd =
        Kept::new("odd.toml", &house_map("corsica.toml").replace("chips = 11", "chips = many"));
    assert!(bad(&["map", odd.path()]).contains("line 10"));
    let typo = house_map("corsica.toml").replace("chips = 11", "chips = 11\nharbor = 1");
    let typo = Kept::new("typo.toml", &typo);
    assert!(bad(&["map", typo.path()]).contains("harbor"));
    assert!(bad(&["map", "/no/such/map.toml"]).contains("/no/such/map.toml"));
    let corsica = Kept::new("dry.toml", &house_map("corsica.toml"));
    assert!(bad(&["map", corsica.path(), "--json", "--erie"]).contains("ERIE-1"));
}

/// A game that was written down for the page's tests.
fn written(name: &str) -> String {
    std::fs::read_to_string(in_house(&format!("web/src/games/{name}.jsonl"))).unwrap()
}

#[test]
fn an_analysis_tells_luck_from_skill() {
    let journal = written("duel/fixtures/fair/first");
    let file = Kept::new("analysed.jsonl", &journal);
    let table = good(&["analyse", file.path(), "--worlds", "1"]);
    for part in ["duel, ", "chances to win", "best alternatives", "luck", "others", "end"] {
        assert!(table.contains(part), "no {part} in\n{table}");
    }
    let worst = good(&["analyse", file.path(), "--worlds", "1", "--worst", "2"]);
    assert!(worst.lines().count() < table.lines().count(), "{worst}");
    let told = |threads: &str| {
        let text = good(&["analyse", file.path(), "--worlds", "1", "--json", "--threads", threads]);
        serde_json::from_str::<Value>(&text).unwrap()
    };
    let all = told("1");
    assert_eq!(all, told("2"));
    assert_eq!((&all["game"], &all["scale"]), (&json!("duel"), &json!("chance")));
    let steps = all["steps"].as_array().unwrap();
    assert_eq!(steps.len(), journal.lines().filter(|line| line.contains("{\"n\":")).count());
    let decided = steps.iter().filter(|step| step.get("weighed").is_some());
    assert!(decided.clone().count() > 20);
    for step in decided {
        assert!(step["weighed"]["best"].as_array().is_some_and(|best| best.len() > 1), "{step}");
    }
    for seat in all["account"]["seats"].as_array().unwrap() {
        let part = |name: &str| seat[name].as_f64().unwrap();
        let sum = part("start") + part("luck") + part("skill") + part("others");
        assert!((sum - part("end")).abs() < 1e-4, "{seat}");
        assert!(part("end") == 0.0 || part("end") == 1.0, "{seat}");
    }
}

#[test]
fn a_bad_file_is_not_analysed() {
    assert!(bad(&["analyse", "no-such-file.jsonl"]).contains("cannot read no-such-file.jsonl"));
    let damaged = Kept::new("damaged.jsonl", "{\"eiland\":1}\n");
    assert!(bad(&["analyse", damaged.path()]).contains("is damaged: line 1"));
    let cheated = written("dice/fixtures/fair/plus-2").replacen("\"seat\":0", "\"seat\":1", 1);
    let cheated = Kept::new("cheated.jsonl", &cheated);
    let wrong = bad(&["analyse", cheated.path(), "--worlds", "1"]);
    assert!(wrong.contains("cannot analyse") && wrong.contains("line "), "{wrong}");
}
