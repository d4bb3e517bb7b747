//! The protocol without processes.

use serde_json::{Value, json};
use table::{Chance, Pseudo};

use crate::desk::Desk;
use crate::line::Line;
use crate::outside::Outside;
use crate::request::VERBS;

/// A desk in a world without surprises.
fn empty_desk() -> Desk {
    Desk::new(Outside { secret: || Ok([7; 32]), seed: || 4242, progress: |_, _| () })
}

impl Desk {
    /// One line in, one line out.
    fn line(&mut self, line: impl Into<Vec<u8>>) -> Value {
        let answer = self.answer(&Line::Bytes(line.into()));
        assert!(!answer.line.contains('\n'), "{}", answer.line);
        serde_json::from_str(&answer.line).unwrap()
    }

    fn ask(&mut self, request: Value) -> Value {
        self.line(request.to_string())
    }

    /// The answer to something that must go well.
    #[track_caller]
    fn ok(&mut self, request: Value) -> Value {
        let mut answer = self.ask(request.clone());
        assert!(answer["error"].is_null(), "{request} gives {answer}");
        answer["ok"].take()
    }

    /// The error of something that must not.
    #[track_caller]
    fn error(&mut self, request: Value) -> Value {
        let mut answer = self.ask(request.clone());
        assert!(answer["ok"].is_null(), "{request} gives {answer}");
        answer["error"].take()
    }

    fn started(variant: &str, seed: u64) -> Desk {
        let mut desk = empty_desk();
        desk.ok(json!({"do": "start", "game": "island", "variant": variant, "seed": seed}));
        desk
    }

    /// A random step: chance is drawn, or a seat that is waited for decides.
    fn step(&mut self, chance: &mut Pseudo) -> bool {
        let to_act = self.ok(json!({"do": "to_act"}))["to_act"].take();
        match to_act["waiting"].as_str().unwrap() {
            "nature" => drop(self.ok(json!({"do": "draw"}))),
            "seats" => {
                let seats = to_act["seats"].as_array().unwrap();
                let seat = &seats[chance.below(seats.len() as u32) as usize];
                let list = self.ok(json!({"do": "decisions", "seat": seat}))["decisions"].take();
                let list = list.as_array().unwrap();
                let decision = &list[chance.below(list.len() as u32) as usize];
                self.ok(json!({"do": "decide", "seat": seat, "decision": decision}));
            }
            _ => return false,
        }
        true
    }

    /// So many random steps, or to the end.
    fn wander(&mut self, steps: usize, seed: u64) {
        let mut chance = Pseudo::new(seed);
        for _ in 0..steps {
            if !self.step(&mut chance) {
                break;
            }
        }
    }

    /// All there is to know.
    fn everything(&mut self) -> [Value; 2] {
        [self.ok(json!({"do": "state"})), self.ok(json!({"do": "journal"}))]
    }
}

#[test]
fn a_wrong_line_is_answered_and_changes_nothing() {
    let mut desk = Desk::started("beginner-3", 1);
    desk.wander(30, 2);
    let before = desk.everything();
    let deep = "[".repeat(100_000);
    for (line, kind) in [
        ("", "line"),
        (" \t\r", "line"),
        ("hello", "line"),
        ("{", "line"),
        ("[1]", "line"),
        ("null", "line"),
        (r#"{"do":"hello"} {"do":"hello"}"#, "line"),
        (deep.as_str(), "line"),
        ("{}", "field"),
        (r#"{"do":7}"#, "field"),
        (r#"{"do":"Hello"}"#, "unknown_verb"),
        (r#"{"do":"hello","x":1}"#, "field"),
        (r#"{"do":"quit","x":1}"#, "field"),
        (r#"{"do":"rule"}"#, "field"),
        (r#"{"do":"rule","rule":38}"#, "field"),
        (r#"{"do":"rule","rule":"BASE-0"}"#, "unknown_rule"),
        (r#"{"do":"start","game":"island"}"#, "field"),
        (r#"{"do":"start","game":"island","variant":"duo","setup":{}}"#, "field"),
        (r#"{"do":"start","game":"island","variant":"solo"}"#, "unknown_variant"),
        (r#"{"do":"start","game":"chess","variant":"duo"}"#, "unknown_game"),
        (r#"{"do":"start","game":"chess","setup":{}}"#, "unknown_game"),
        (r#"{"do":"start","game":"island","setup":{"players":3}}"#, "setup"),
        (r#"{"do":"start","game":"island","variant":"duo","seed":-1}"#, "field"),
        (r#"{"do":"start","game":"island","variant":"duo","eye":2}"#, "no_such_seat"),
        (r#"{"do":"start","game":"island","variant":"duo","show":["hand"]}"#, "field"),
        (r#"{"do":"start","game":"island","variant":"duo","fair":{}}"#, "field"),
        (r#"{"do":"start","game":"island","variant":"duo","fair":{"player_seeds":[""]}}"#, "seeds"),
        (
            r#"{"do":"start","game":"island","variant":"duo","seed":1,"fair":{"player_seeds":[]}}"#,
            "field",
        ),
        (r#"{"do":"decisions","seat":3}"#, "no_such_seat"),
        (r#"{"do":"decisions","seat":6}"#, "field"),
        (r#"{"do":"decisions","seat":"0"}"#, "field"),
        (r#"{"do":"decide","seat":0,"decision":{"do":"fly"}}"#, "shape"),
        (r#"{"do":"decide","seat":0,"decision":null}"#, "shape"),
        (r#"{"do":"decide","seat":5,"decision":{"do":"roll"}}"#, "refused"),
        (r#"{"do":"decide","seat":0,"decision":{"do":"roll"},"eye":3}"#, "no_such_seat"),
        (r#"{"do":"resolve","outcome":{"is":"rolled","dice":[1]}}"#, "shape"),
        (r#"{"do":"view"}"#, "field"),
        (r#"{"do":"view","eye":"god"}"#, "field"),
        (r#"{"do":"view","eye":5}"#, "no_such_seat"),
        (r#"{"do":"imagine","seat":4,"seed":1}"#, "no_such_seat"),
        (r#"{"do":"take_back","count":31}"#, "too_far"),
        (r#"{"do":"take_back","count":18446744073709551615}"#, "too_far"),
        (r#"{"do":"take_back","count":1.5}"#, "field"),
        (r#"{"do":"load","journal":7}"#, "field"),
        (r#"{"do":"load","journal":[[]]}"#, "field"),
        (r#"{"do":"load","journal":""}"#, "journal"),
        (r#"{"do":"verify"}"#, "unverified"),
        (r#"{"do":"verify","journal":"x"}"#, "journal"),
    ] {
        let answer = desk.line(line);
        assert_eq!(answer["error"]["kind"], kind, "{line}: {answer}");
        assert!(answer["error"]["message"].as_str().unwrap().len() > 10, "{answer}");
        assert!(answer["ok"].is_null());
    }
    assert_eq!(desk.line(b"\xff")["error"]["message"], "the line is not UTF-8");
    assert_eq!(desk.everything(), before);
}

#[test]
fn an_error_keeps_the_id() {
    let mut desk = empty_desk();
    for id in [json!(null), json!({"a": [1.5, "x"]}), json!(0), json!("id")] {
        assert_eq!(desk.ask(json!({"id": id, "do": "fly"}))["id"], id);
        assert_eq!(desk.ask(json!({"id": id, "do": "hello"}))["id"], id);
    }
    assert!(desk.ask(json!({"do": "hello"})).get("id").is_none());
}

#[test]
fn every_verb_is_understood_and_told() {
    let document = include_str!("../../../docs/protocol.md");
    for verb in VERBS {
        let error = empty_desk().ask(json!({"do": verb, "nonsense": 1}))["error"].take();
        assert_ne!(error["kind"], "unknown_verb", "{verb}");
        assert!(document.contains(&format!("| `{verb}` |")), "docs/protocol.md lacks {verb}");
    }
}

#[test]
fn what_cannot_be_done_is_told_with_its_rule() {
    let mut desk = Desk::started("beginner-3", 3);
    let to_act = desk.ok(json!({"do": "play"}))["to_act"].take();
    let on_turn = to_act["seats"][0].as_u64().unwrap();
    let own = desk.ok(json!({"do": "why_not", "seat": on_turn}))["why_not"].take();
    assert_eq!(own["build_road"]["rule"], "BASE-63");
    assert_eq!(own["build_road"]["why"], "nothing can be built or bought before the roll");
    assert!(own["build_road"]["text"]["de"].as_str().unwrap().len() > 20);
    assert!(own.get("roll").is_none());
    let other = (on_turn + 1) % 3;
    let other = desk.ok(json!({"do": "why_not", "seat": other}))["why_not"].take();
    assert_eq!(other["roll"]["rule"], "BASE-62");
    assert_eq!(desk.error(json!({"do": "why_not", "seat": 3}))["kind"], "no_such_seat");
}

#[test]
fn what_needs_a_game_says_so() {
    let mut desk = empty_desk();
    for request in [
        json!({"do": "to_act"}),
        json!({"do": "why_not", "seat": 0}),
        json!({"do": "decisions", "seat": 0}),
        json!({"do": "decide", "seat": 0, "decision": {"do": "roll"}}),
        json!({"do": "outcomes"}),
        json!({"do": "resolve", "outcome": {}}),
        json!({"do": "draw"}),
        json!({"do": "play"}),
        json!({"do": "view", "eye": 0}),
        json!({"do": "state"}),
        json!({"do": "imagine", "seat": 0, "seed": 1}),
        json!({"do": "standing"}),
        json!({"do": "audit"}),
        json!({"do": "take_back"}),
        json!({"do": "journal"}),
        json!({"do": "verify"}),
        json!({"do": "close"}),
    ] {
        assert_eq!(desk.error(request)["kind"], "no_session");
    }
}

#[test]
fn a_journal_goes_out_and_comes_in_again() {
    let mut desk = Desk::started("variable-4", 5);
    desk.wander(300, 6);
    let before = desk.everything();
    let journal = &before[1];
    for form in ["lines", "text"] {
        let mut other = Desk::started("duo", 1);
        let told = other.ok(json!({"do": "load", "journal": journal[form], "seed": 5}));
        assert_eq!((&told["step"], &told["seats"]), (&json!(300), &json!(4)));
        assert_eq!(other.everything(), before);
        // It goes on with the same chance.
        other.wander(100, 7);
        let mut same = Desk::started("duo", 1);
        same.ok(json!({"do": "load", "journal": journal[form], "seed": 5}));
        same.wander(100, 7);
        assert_eq!(other.everything(), same.everything());
    }
}

#[test]
fn a_damaged_journal_is_not_loaded() {
    let mut desk = Desk::started("beginner-4", 5);
    desk.wander(20, 6);
    let before = desk.everything();
    let lines = before[1]["lines"].as_array().unwrap();
    let missing = [&lines[..4], &lines[5..]].concat();
    let error = desk.error(json!({"do": "load", "journal": missing}));
    assert_eq!((&error["kind"], &error["line"]), (&json!("journal"), &json!(5)));
    let mut forbidden = lines.clone();
    forbidden[2] = json!({"n": 2, "nature": {"is": "rolled", "dice": [1, 1]}});
    let error = desk.error(json!({"do": "load", "journal": forbidden}));
    assert_eq!((&error["rule"], &error["line"]), (&json!("TABLE-3"), &json!(3)));
    assert!(error["text"]["de"].is_string());
    let mut faulty = lines.clone();
    faulty[0]["setup"]["players"] = json!(9);
    let error = desk.error(json!({"do": "load", "journal": faulty}));
    assert_eq!((&error["faults"][0]["rule"], &error["line"]), (&json!("TABLE-8"), &json!(1)));
    assert_eq!(desk.everything(), before);
}

#[test]
fn the_same_seed_gives_the_same_outcomes() {
    let [mut one, mut two, mut other] = [7, 7, 8].map(|seed| Desk::started("variable-3", seed));
    let laid = one.ok(json!({"do": "play"}));
    assert_eq!(laid["drawn"].as_array().unwrap().len(), 2);
    assert_eq!(two.ok(json!({"do": "play"})), laid);
    assert_ne!(other.ok(json!({"do": "play"})), laid);
    // Taken back and drawn again it is the same, but not from another seed.
    one.ok(json!({"do": "take_back", "count": 2}));
    assert_eq!(one.ok(json!({"do": "draw"}))["outcome"], laid["drawn"][0]);
    one.ok(json!({"do": "take_back"}));
    let elsewhere = one.ok(json!({"do": "draw", "seed": 1}))["outcome"].take();
    assert_ne!(elsewhere, laid["drawn"][0]);
    two.ok(json!({"do": "take_back", "count": 2}));
    assert_eq!(two.ok(json!({"do": "play", "seed": 1}))["drawn"][0], elsewhere);
    // Where nature is not to act there is nothing to draw, and nothing is a fine answer.
    assert_eq!(two.ok(json!({"do": "play"}))["drawn"], json!([]));
    assert_eq!(two.error(json!({"do": "draw"}))["kind"], "not_nature");
}

#[test]
fn a_seed_from_the_clock_is_told() {
    let start = json!({"do": "start", "game": "island", "variant": "duo"});
    let mut desk = empty_desk();
    let seed = desk.ok(start)["seed"].as_u64().unwrap();
    let drawn = desk.ok(json!({"do": "play"}))["drawn"].take();
    assert_eq!(Desk::started("duo", seed).ok(json!({"do": "play"}))["drawn"], drawn);
}

#[test]
fn a_fair_game_is_verified_and_a_changed_one_is_not() {
    let start = json!({"do": "start", "game": "island", "variant": "beginner-3",
        "fair": {"player_seeds": ["a", "", "c"]}});
    let mut desk = empty_desk();
    let told = desk.ok(start);
    assert!(told["seed"].is_null() && told["fairness"]["commitment"].is_string());
    desk.wander(120, 3);
    assert_eq!(desk.error(json!({"do": "verify"}))["kind"], "unverified");
    let open = desk.ok(json!({"do": "journal"}))["text"].take();
    let end = desk.ok(json!({"do": "close"}))["end"].take();
    let verified = desk.ok(json!({"do": "verify"}));
    assert_eq!(verified["steps"], 120);
    for request in [
        json!({"do": "close"}),
        json!({"do": "take_back"}),
        json!({"do": "decide", "seat": 0, "decision": {"do": "roll"}}),
    ] {
        assert_eq!(desk.error(request)["kind"], "closed");
    }
    // Read from its journal it goes on only with the secret.
    let mut other = empty_desk();
    let wrong = json!({"do": "load", "journal": open, "secret": "00".repeat(32)});
    assert_eq!(other.error(wrong)["kind"], "wrong_secret");
    other.ok(json!({"do": "load", "journal": open, "secret": end["secret"]}));
    assert_eq!(other.ok(json!({"do": "close"}))["end"], end);
    other.ok(json!({"do": "load", "journal": open}));
    assert_eq!(other.error(json!({"do": "close"}))["kind"], "no_secret");
    // A changed roll is found, by the rules or by the stream.
    let mut journal = desk.ok(json!({"do": "journal"}))["lines"].take();
    let lines = journal.as_array_mut().unwrap();
    let roll = lines.iter().rposition(|line| line["nature"]["is"] == "rolled").unwrap();
    lines.truncate(roll + 1);
    let dice = lines[roll]["nature"]["dice"].take();
    lines[roll]["nature"]["dice"] =
        if dice == json!([1, 1]) { json!([6, 6]) } else { json!([1, 1]) };
    lines.push(json!({ "end": end }));
    let error = empty_desk().error(json!({"do": "verify", "journal": journal}));
    assert_eq!((&error["kind"], &error["step"]), (&json!("unverified"), &json!(roll)));
}

#[test]
fn an_eye_is_told_no_more_than_it_sees() {
    let cards = json!({"wool": 1, "grain": 1, "ore": 1});
    let start = json!({"do": "start", "game": "island", "seed": 1, "setup": {
        "players": 2, "board": {"kind": "beginner"},
        "pieces": {"kind": "given", "turn": 0, "rolled": true, "seats": [{"hand": cards}, {}]}}});
    let mut desk = empty_desk();
    let buy = json!({"do": "decide", "seat": 0, "decision": {"do": "buy_card"}});
    for (eye, knows) in [(json!(0), true), (json!(1), false), (json!("spectator"), false)] {
        desk.ok(start.clone());
        desk.ok(buy.clone());
        let drawn = desk.ok(json!({"do": "draw", "eye": eye, "show": ["view"]}));
        assert_eq!(drawn["events"][0]["card"].is_string(), knows, "{drawn}");
        assert_eq!(drawn["view"]["seats"][0].get("cards").is_some(), knows, "{drawn}");
        assert!(drawn.get("outcome").is_none() && drawn["view"].get("pile_cards").is_none());
        desk.ok(json!({"do": "take_back"}));
        assert!(desk.ok(json!({"do": "play", "eye": eye})).get("drawn").is_none());
    }
}

#[test]
fn what_is_to_be_shown_is_shown_after_every_step() {
    let mut desk = Desk::started("beginner-3", 3);
    let show = json!(["view", "state", "decisions", "outcomes", "standing"]);
    let told = desk.ok(json!({"do": "play", "eye": 1, "show": show}));
    let seat = told["to_act"]["seats"][0].clone();
    let own = told["decisions"][seat.as_u64().unwrap() as usize].clone();
    assert_eq!(told["state"], desk.ok(json!({"do": "state"}))["state"]);
    assert_eq!(told["view"], desk.ok(json!({"do": "view", "eye": 1}))["view"]);
    assert_eq!(own, desk.ok(json!({"do": "decisions", "seat": seat}))["decisions"]);
    assert_eq!(told["outcomes"], json!([]));
    assert_eq!(told["standing"], desk.ok(json!({"do": "standing"}))["standing"]);
}

/// Every fact of a position can be read: from the state alone the same position is set up again.
#[test]
fn the_state_holds_every_fact_of_a_position() {
    for (variant, seed) in [("variable-4", 11), ("beginner-3", 12), ("variable-6", 13)] {
        let mut desk = Desk::started(variant, seed);
        let mut chance = Pseudo::new(seed);
        let mut compared = 0;
        for _ in 0..1500 {
            if !desk.step(&mut chance) {
                break;
            }
            let state = desk.ok(json!({"do": "state"}))["state"].take();
            if state["phase"]["is"] == "turn" && state["turn"]["number"] != 0 {
                assert_eq!(facts(rebuilt(&state)), facts(state));
                compared += 1;
            }
        }
        assert!(compared > 100, "{variant} {compared}");
    }
}

/// The position that is set up from nothing but the state.
fn rebuilt(state: &Value) -> Value {
    let seats = state["seats"].as_array().unwrap();
    let holder = |card: &str| seats.iter().position(|seat| seat[card] == true);
    let keys = ["settlements", "cities", "roads", "hand", "cards", "played"];
    let holdings: Vec<Value> = (seats.iter())
        .map(|seat| keys.iter().map(|key| (key.to_string(), seat[key].clone())).collect())
        .collect();
    let mut board = state["board"].clone();
    board["kind"] = json!("given");
    let setup = json!({"players": seats.len(), "board": board, "pieces": {
        "kind": "given", "seats": holdings,
        "turn": state["turn"]["seat"], "rolled": state["turn"]["rolled"], "robber": state["robber"],
        "longest_road": holder("longest_road"), "largest_army": holder("largest_army")}});
    let mut desk = empty_desk();
    desk.ok(json!({"do": "start", "game": "island", "setup": setup, "seed": 0}));
    desk.ok(json!({"do": "state"}))["state"].take()
}

/// The state without what only the way to it tells.
fn facts(mut state: Value) -> Value {
    let fields = state.as_object_mut().unwrap();
    fields.remove("dice");
    fields.remove("proposals");
    let turn = fields["turn"].as_object_mut().unwrap();
    turn.retain(|key, _| key == "seat" || key == "rolled");
    for seat in fields["seats"].as_array_mut().unwrap() {
        seat.as_object_mut().unwrap().remove("fresh");
    }
    state
}

#[test]
fn a_check_says_what_deciding_would_and_changes_nothing() {
    let mut desk = Desk::started("beginner-3", 1);
    desk.ok(json!({"do": "play"}));
    let before = desk.everything();
    let seat = desk.ok(json!({"do": "to_act"}))["to_act"]["seats"][0].clone();
    let list = desk.ok(json!({"do": "decisions", "seat": seat}))["decisions"].take();
    for decision in list.as_array().unwrap() {
        desk.ok(json!({"do": "check", "seat": seat, "decision": decision}));
    }
    let unasked = json!((seat.as_u64().unwrap() + 1) % 3);
    let refused = json!({"seat": unasked, "decision": {"do": "end_turn"}});
    let [check, decide] = ["check", "decide"].map(|verb| {
        let mut request = refused.clone();
        request["do"] = json!(verb);
        request
    });
    let error = desk.error(check);
    assert_eq!(error["rule"], "BASE-62");
    assert_eq!(error, desk.error(decide));
    assert_eq!(desk.everything(), before);
}

#[test]
fn a_bot_thinks_with_its_seats_eyes_and_the_same_seed_thinks_the_same() {
    for variant in ["beginner-4", "versus"] {
        let mut desk = Desk::started(variant, 3);
        let mut chance = Pseudo::new(9);
        for _ in 0..60 {
            if desk.ok(json!({"do": "to_act"}))["to_act"]["waiting"] != "seats" {
                assert!(desk.step(&mut chance));
                continue;
            }
            let seat = desk.ok(json!({"do": "to_act"}))["to_act"]["seats"][0].clone();
            let think = json!({"do": "think", "seat": seat, "bot": "steady", "seed": 5});
            let decision = desk.ok(think)["decision"].take();
            desk.ok(json!({"do": "decide", "seat": seat, "decision": decision}));
        }
        let journal = desk.ok(json!({"do": "journal"}))["text"].take();
        // A bot that was never asked before thinks the same about the same position.
        let ask = |desk: &mut Desk| {
            let seats = desk.ok(json!({"do": "to_act"}))["to_act"]["seats"].take();
            let seat = seats.get(0).cloned();
            seat.map(|seat| desk.ok(json!({"do": "think", "seat": seat, "bot": "keen", "seed": 1})))
        };
        let mut other = empty_desk();
        other.ok(json!({"do": "load", "journal": journal, "seed": 3}));
        assert_eq!(ask(&mut desk), ask(&mut other));
    }
    let mut desk = Desk::started("duo", 1);
    let think = |bot: &str| json!({"do": "think", "seat": 0, "bot": bot});
    assert_eq!(desk.error(think("keen"))["kind"], "nothing_to_decide");
    desk.ok(json!({"do": "play"}));
    let seat = desk.ok(json!({"do": "to_act"}))["to_act"]["seats"][0].take();
    let unknown = desk.error(json!({"do": "think", "seat": seat, "bot": "hal"}));
    assert_eq!(unknown["kind"], "unknown_bot");
    let best = json!({"do": "think", "seat": seat, "bot": "best", "choices": true});
    let thought = desk.ok(best);
    assert_eq!(thought["choices"][0]["decision"], thought["decision"]);
}

#[test]
fn a_bot_thinks_as_long_as_it_may_and_tells_what_it_expects() {
    // The first settlement can be founded in many places.
    let mut desk = Desk::started("variable-4", 1);
    desk.ok(json!({"do": "play"}));
    let seat = desk.ok(json!({"do": "to_act"}))["to_act"]["seats"][0].take();
    let think = |more: Value| {
        let mut ask = json!({"do": "think", "seat": seat, "bot": "search", "seed": 3});
        ask.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        ask
    };
    let tries = |thought: &Value| {
        let choices = thought["choices"].as_array().unwrap().iter();
        choices.filter_map(|choice| choice["visits"].as_u64()).sum::<u64>()
    };
    for visits in [5, 60] {
        let thought = desk.ok(think(json!({"visits": visits, "choices": true})));
        assert_eq!(tries(&thought), visits, "{thought}");
    }
    // No time at all is enough for one try.
    assert_eq!(tries(&desk.ok(think(json!({"millis": 0, "choices": true})))), 1);
    let both = desk.error(think(json!({"visits": 5, "millis": 5})));
    assert_eq!((&both["kind"], both["message"].as_str().is_some()), (&json!("field"), true));
    assert_eq!(desk.error(think(json!({"visits": -5})))["kind"], "field");
}

#[test]
fn playouts_count_every_game_and_leave_the_game_alone() {
    let mut desk = Desk::started("beginner-3", 1);
    desk.wander(30, 2);
    let before = desk.everything();
    let ask = json!({"do": "playouts", "games": 40, "seed": 1, "seat": 0});
    let counted = desk.ok(ask.clone());
    let wins: u64 = counted["wins"].as_array().unwrap().iter().filter_map(Value::as_u64).sum();
    assert_eq!(wins + counted["unfinished"].as_u64().unwrap(), 40);
    assert_eq!(desk.ok(ask), counted);
    assert_eq!(desk.everything(), before);
    let many = desk.error(json!({"do": "playouts", "games": 10_001}));
    assert_eq!(many["kind"], "field");
}

#[test]
fn what_may_be_taken_back_is_told_and_the_log_is_what_was_seen() {
    let mut desk = Desk::started("beginner-3", 1);
    let seen =
        |desk: &mut Desk, eye: Value| desk.ok(json!({"do": "log", "eye": eye}))["log"].take();
    let mut told: Vec<Value> = Vec::new();
    let mut chance = Pseudo::new(4);
    for _ in 0..200 {
        let to_act = desk.ok(json!({"do": "to_act"}))["to_act"].take();
        let answer = match to_act["waiting"].as_str().unwrap() {
            "nature" => desk.ok(json!({"do": "draw", "eye": 2})),
            "seats" => {
                let seat = &to_act["seats"][0];
                let list = desk.ok(json!({"do": "decisions", "seat": seat}))["decisions"].take();
                let list = list.as_array().unwrap();
                let decision = &list[chance.below(list.len() as u32) as usize];
                desk.ok(json!({"do": "decide", "seat": seat, "decision": decision, "eye": 2}))
            }
            _ => break,
        };
        told.push(answer["events"].clone());
    }
    let log = seen(&mut desk, json!(2));
    let events: Vec<Value> =
        log.as_array().unwrap().iter().map(|one| one["events"].clone()).collect();
    assert!(events == told);
    assert!(log != seen(&mut desk, json!("arbiter")), "somebody has stolen or bought");
    let page = desk.ok(json!({"do": "log", "eye": 2, "after": 10, "upto": 20}))["log"].take();
    assert_eq!(page.as_array().unwrap(), &log.as_array().unwrap()[10..20]);
    let rest = desk.ok(json!({"do": "log", "eye": 2, "after": told.len() + 5}))["log"].take();
    assert_eq!(rest, json!([]));
    // Alone among bots everything since the own last decision can be taken back.
    let own =
        (1..).zip(log.as_array().unwrap()).filter(|(_, one)| one["seat"] == 0).last().unwrap().0;
    let alone = desk.ok(json!({"do": "undoable", "seat": 0, "alone": true}))["steps"].take();
    assert!(alone.as_u64().unwrap() > told.len() as u64 - own, "{alone}");
    let last = desk.ok(json!({"do": "journal", "after": told.len() - 1}))["lines"].take();
    assert_eq!(last[0]["n"], told.len());
    assert_eq!(last.as_array().unwrap().len(), 1);
}

#[test]
fn excuses_are_decisions_that_pass() {
    let mut desk = Desk::started("variable-6", 2);
    let mut chance = Pseudo::new(1);
    let mut said = 0;
    for _ in 0..1500 {
        for excuse in desk.ok(json!({"do": "excuses"}))["excuses"].as_array().unwrap() {
            let check =
                json!({"do": "check", "seat": excuse["seat"], "decision": excuse["decision"]});
            desk.ok(check);
            said += 1;
        }
        if !desk.step(&mut chance) {
            break;
        }
    }
    assert!(said > 20, "{said}");
}

/// Lines that nobody would send: bytes of good ones, cut, changed and joined.
#[test]
fn no_line_breaks_the_engine() {
    let document = include_str!("../../../docs/protocol.md");
    let good: Vec<&[u8]> = (document.lines())
        .filter_map(|line| line.strip_prefix("> "))
        .filter(|line| !line.contains("quit"))
        .map(str::as_bytes)
        .collect();
    assert!(good.len() > 50);
    let mut chance = Pseudo::new(1);
    let mut desk = empty_desk();
    for _ in 0..20_000 {
        let mut pick = |bound: usize| chance.below(bound as u32) as usize;
        let mut line = good[pick(good.len())].to_vec();
        for _ in 0..pick(3) {
            let (at, other) = (pick(line.len()), good[pick(good.len())]);
            match pick(4) {
                0 => line[at] = pick(256) as u8,
                1 => line.truncate(at.max(1)),
                2 => line[at] = b"0123456789-,\"{}[]"[pick(17)],
                _ => line.splice(at.., other[pick(other.len())..].iter().copied()).for_each(drop),
            }
        }
        let answer = desk.line(line.as_slice());
        assert!(answer.get("ok").is_some() != answer.get("error").is_some(), "{answer}");
    }
}
