//! `eiland arena`, the whole program.

use std::process::{Command, Output};

use serde_json::Value;

fn arena(args: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_eiland"))
        .arg("arena")
        .env_remove("RUST_BACKTRACE")
        .args(args.split_whitespace())
        .output()
        .expect("eiland starts")
}

fn said(args: &str) -> String {
    let output = arena(args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "no progress where nobody looks");
    String::from_utf8(output.stdout).unwrap()
}

fn report(args: &str) -> Value {
    serde_json::from_str(&said(&format!("{args} --json"))).unwrap()
}

/// What the program says when it fails.
fn complaint(args: &str) -> String {
    let output = arena(args);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(output.stdout.is_empty());
    String::from_utf8(output.stderr).unwrap()
}

const SHORT: &str = "--option points_to_win=4 --option player_trade=false";

#[test]
fn a_match_gives_a_table() {
    let table =
        said(&format!("--game island --games 8 --seed 5 {SHORT} random random random random"));
    assert!(table.starts_with("8 games of island, seed 5\n"), "{table}");
    assert_eq!(table.matches("random").count(), 4, "{table}");
    for part in ["win rate", "95 % interval", "turns a game", "by the clock", "decisions a second"]
    {
        assert!(table.contains(part), "no {part} in\n{table}");
    }
}

#[test]
fn the_number_of_threads_changes_only_the_timing() {
    let on =
        |threads| report(&format!("--games 12 --threads {threads} {SHORT} random random random"));
    let (one, three) = (on(1), on(3));
    assert_eq!(one["results"], three["results"]);
    assert_eq!(one["order"], three["order"]);
    assert_eq!((&one["timing"]["threads"], &three["timing"]["threads"]), (&1.into(), &3.into()));
    assert_eq!(one["results"]["games"], 12);
}

#[test]
fn the_first_variant_for_as_many_bots_is_taken() {
    let setup = |args: &str| report(&format!("--games 1 {SHORT} {args}"))["order"]["setup"].clone();
    assert_eq!(setup("random random")["players"], 2);
    assert_eq!(setup("random random random")["board"]["kind"], "variable");
    assert_eq!(setup("--variant beginner-3 random random random")["board"]["kind"], "beginner");
    assert_eq!(setup("--players 4 random")["players"], 4);
}

#[test]
fn a_setup_may_come_as_text_or_as_a_file() {
    let text = r#"{"players":3,"board":{"kind":"beginner"}}"#;
    let rest = format!("--games 1 {SHORT} random random random");
    let given = report(&format!("--setup {text} {rest}"));
    assert_eq!(given["order"]["setup"]["board"]["kind"], "beginner");
    assert_eq!(given["order"]["setup"]["options"]["points_to_win"], 4);

    let file = std::env::temp_dir().join(format!("eiland-setup-{}.json", std::process::id()));
    std::fs::write(&file, text).unwrap();
    let read = report(&format!("--setup {} {rest}", file.display()));
    std::fs::remove_file(&file).unwrap();
    assert_eq!((&read["order"], &read["results"]), (&given["order"], &given["results"]));
}

#[test]
fn options_change_the_setup() {
    let changed = report(
        "--games 1 --option options.turn_limit=3 --option board.harbours=shuffled \
         --option points_to_win=12 random random random",
    );
    let setup = &changed["order"]["setup"];
    assert_eq!(setup["options"]["turn_limit"], 3);
    assert_eq!(setup["options"]["points_to_win"], 12);
    assert_eq!(setup["board"]["harbours"], "shuffled");
    assert_eq!(changed["results"]["without_winner"], 1);
}

#[test]
fn what_is_not_there_is_told_with_what_there_is() {
    let told = complaint("--game chess random random");
    assert!(told.contains("there is no game \"chess\"; there is: island"), "{told}");
    let told = complaint("random random hal");
    assert!(told.contains("no bot \"hal\" plays island; these do: random"), "{told}");
    let told = complaint("--variant moon random random");
    assert!(told.contains("no variant \"moon\"") && told.contains("variable-4: "), "{told}");
    let told = complaint("random");
    assert!(told.contains("no variant for 1 players") && told.contains("duo: "), "{told}");
}

#[test]
fn bots_and_players_must_agree() {
    let told = complaint("--players 4 random random");
    assert!(told.contains("4 players need 4 bots"), "{told}");
    let told = complaint("--variant variable-4 random random random");
    assert!(told.contains("the setup is for 4 players, but 3 bots came"), "{told}");
}

#[test]
fn the_game_tells_what_is_wrong_with_an_option() {
    let told = complaint("--option magic=1 random random random");
    assert!(told.contains("unknown field `magic`") && told.contains("hand_limit"), "{told}");
    let told = complaint("--option points_to_win=many random random random");
    assert!(told.contains("\"many\""), "{told}");
    let told = complaint("--option points_to_win random random random");
    assert!(told.contains("--option wants KEY=VALUE"), "{told}");
    let told = complaint("--option players.first=1 random random random");
    assert!(told.contains("the setup has no /players/first"), "{told}");
    let told = complaint("--variant beginner-3 --option board.magic=1 random random random");
    assert!(told.contains("the setup has no /board/magic"), "{told}");
}

#[test]
fn all_faults_of_a_setup_are_told() {
    let told = complaint("--option points_to_win=0 --option turn_limit=0 random random random");
    assert!(told.contains("the setup is faulty"), "{told}");
    assert!(told.contains("points_to_win") && told.contains("turn_limit"), "{told}");
    let told = complaint("--setup nowhere.json random random random");
    assert!(told.contains("cannot read the setup nowhere.json"), "{told}");
    let told = complaint("--setup {broken random random random");
    assert!(told.contains("the setup is not JSON"), "{told}");
}
