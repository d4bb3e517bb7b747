//! Sessions, their journals, and the proof that a game was fair.

use serde_json::{Value, json};
use table::{
    Journal, JournalFault, Pseudo, Rejection, Replayed, Seat, Secret, Session, StartError, Step,
    StepError, ToAct, VerifyError, verify,
};

use crate::dare::rule;
use crate::erased::registry;

fn secret() -> Secret {
    Secret::new([7; 32])
}

fn setup() -> Value {
    json!({"players": 2, "goal": 15})
}

fn fair() -> Session {
    let seeds = vec!["one".into(), String::new()];
    Session::start_fair(&registry(), "dare", &setup(), secret(), seeds).unwrap()
}

/// Plays on with the first seat's last decision until the game is over.
fn play_out(session: &mut Session) {
    loop {
        match session.position().to_act() {
            ToAct::Nature if session.journal().header().fairness.is_some() => {
                session.draw_fair().unwrap();
            }
            ToAct::Nature => drop(session.draw(&mut Pseudo::new(9)).unwrap()),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let choice = session.position().decisions(seat).pop().unwrap();
                session.decide(seat, &choice).unwrap();
            }
            ToAct::Nobody => return,
        }
    }
}

fn same(one: &Session, other: &Session) {
    assert_eq!(format!("{:?}", one.position()), format!("{:?}", other.position()));
    assert_eq!(one.journal(), other.journal());
}

#[test]
fn a_journal_reads_back_and_replays_exactly() {
    let mut session = fair();
    play_out(&mut session);
    session.close().unwrap();
    let text = session.journal().to_string();
    assert!(text.starts_with(
        r#"{"eiland":1,"game":"dare","setup":{"goal":15,"players":2},"fairness":{"commitment":""#
    ));
    assert!(text.lines().nth(1).unwrap().starts_with(r#"{"n":1,"nature":{"pile":["#));
    assert_eq!(text.lines().nth(2).unwrap(), r#"{"n":2,"seat":0,"decides":"swap"}"#);
    assert_eq!(
        text.lines().last().unwrap(),
        format!(r#"{{"end":{{"secret":"{}"}}}}"#, "07".repeat(32))
    );
    let journal = Journal::parse(&text).unwrap();
    assert_eq!(&journal, session.journal());
    assert_eq!(journal.step_line(2).unwrap(), text.lines().nth(2).unwrap());
    assert_eq!((journal.step_line(0), journal.step_line(9999)), (None, None));
    same(&journal.replay(&registry()).unwrap(), &session);
}

#[test]
fn a_game_can_be_opened_at_any_step() {
    let setup = json!({"players": 2, "goal": 50});
    let seeds = vec![String::new(); 2];
    let mut session = Session::start_fair(&registry(), "dare", &setup, secret(), seeds).unwrap();
    play_out(&mut session);
    let steps = session.journal().steps().len();
    assert!(steps > 64, "several positions are kept along {steps} steps");
    let replayed = Replayed::new(session.journal().clone(), &registry()).unwrap();
    for n in (0..=steps).rev() {
        let (opened, played) = (replayed.position(n).unwrap(), session.position_after(n).unwrap());
        assert_eq!(format!("{opened:?}"), format!("{played:?}"), "after step {n}");
    }
    assert!(replayed.position(steps + 1).is_none());
}

#[test]
fn steps_are_what_was_done() {
    let mut session = fair();
    play_out(&mut session);
    let steps = session.journal().steps();
    assert_eq!(steps.iter().len(), steps.len());
    assert_eq!(steps.get(1), Some(Step::Decision { seat: Seat::new(0), choice: json!("swap") }));
    assert_eq!((steps.last(), steps.get(steps.len())), (steps.iter().last(), None));
}

#[test]
fn what_is_refused_changes_nothing() {
    let mut session = Session::start(&registry(), "dare", &setup()).unwrap();
    session.draw(&mut Pseudo::new(1)).unwrap();
    let before = session.clone();
    let refused = session.decide(Seat::new(0), &json!("roll")).unwrap_err();
    assert!(matches!(refused, StepError::Rejected(Rejection::Refused(r)) if r.rule == rule(4)));
    let unreadable = session.decide(Seat::new(0), &json!(5)).unwrap_err();
    assert!(matches!(unreadable, StepError::Rejected(Rejection::Unreadable(_))));
    assert!(session.resolve(&json!({"die": {"pips": 3}})).is_err());
    assert_eq!(session.draw(&mut Pseudo::new(1)).unwrap_err(), StepError::NotNature);
    assert_eq!(session.draw_fair().unwrap_err(), StepError::NoSecret);
    assert_eq!(session.take_back(2), Err(StepError::TooFar { taken: 1, asked: 2 }));
    same(&session, &before);
}

#[test]
fn the_journal_holds_what_was_understood_and_no_more() {
    let mut session = Session::start(&registry(), "dare", &setup()).unwrap();
    session.draw(&mut Pseudo::new(1)).unwrap();
    session.decide(Seat::new(0), &json!({"keep": null})).unwrap();
    assert_eq!(session.journal().step_line(2).unwrap(), r#"{"n":2,"seat":0,"decides":"keep"}"#);
}

#[test]
fn steps_are_taken_back() {
    let mut session = fair();
    let mut earlier = vec![session.clone()];
    session.draw_fair().unwrap();
    for seat in [0, 1] {
        earlier.push(session.clone());
        session.decide(Seat::new(seat), &json!("keep")).unwrap();
    }
    let now = session.clone();
    session.take_back(0).unwrap();
    same(&session, &now);
    session.take_back(2).unwrap();
    same(&session, &earlier[1]);
    session.take_back(1).unwrap();
    same(&session, &earlier[0]);
    session.draw_fair().unwrap();
    same(&session, &earlier[1]);
}

#[test]
fn a_game_that_cannot_start_says_why() {
    let start = |game: &str, setup: Value| Session::start(&registry(), game, &setup).unwrap_err();
    assert_eq!(start("chess", json!({})), StartError::UnknownGame("chess".into()));
    assert!(start("dare", json!({"players": 7, "goal": 9})).to_string().contains("7 play"));
    let seeds = vec!["only one".into()];
    let error = Session::start_fair(&registry(), "dare", &setup(), secret(), seeds).unwrap_err();
    assert_eq!(error, StartError::Seeds { seats: 2, seeds: 1 });
}

#[test]
fn a_fair_game_is_verified() {
    let mut session = fair();
    play_out(&mut session);
    assert_eq!(verify(session.journal(), &registry()), Err(VerifyError::NotRevealed));
    session.close().unwrap();
    let verified = verify(session.journal(), &registry()).unwrap();
    assert_eq!(verified.steps, session.journal().steps().len());
    assert!(verified.outcomes > 2 && verified.outcomes < verified.steps && verified.scores.over);
    assert_eq!(session.take_back(1), Err(StepError::Closed));
    assert_eq!(session.close(), Err(StepError::Closed));
    assert_eq!(session.decide(Seat::new(0), &json!("roll")).unwrap_err(), StepError::Closed);
}

#[test]
fn a_false_outcome_a_false_secret_and_a_false_seed_are_found_out() {
    let mut session = fair();
    play_out(&mut session);
    session.close().unwrap();
    let text = session.journal().to_string();
    let checked = |text: &str| verify(&Journal::parse(text).unwrap(), &registry()).unwrap_err();

    let (line, die) = text.lines().enumerate().find(|(_, line)| line.contains("die")).unwrap();
    let other = if die.contains(":2}") { 3 } else { 2 };
    let forged = format!(r#"{{"n":{line},"nature":{{"die":{{"pips":{other}}}}}}}"#);
    let found = checked(&text.replace(die, &forged));
    assert!(
        matches!(&found, VerifyError::Differs { number, found, .. }
            if *number == line as u64 && *found == json!({"die": {"pips": other}})),
        "{found}"
    );
    let found = checked(&text.replace(&"07".repeat(32), &"08".repeat(32)));
    assert!(matches!(found, VerifyError::Commitment { .. }));
    let found = checked(&text.replace(r#"["one",""]"#, r#"["two",""]"#));
    assert!(matches!(found, VerifyError::Differs { number: 1, .. }));
    let unfair = Session::start(&registry(), "dare", &setup()).unwrap();
    assert_eq!(verify(unfair.journal(), &registry()), Err(VerifyError::NotFair));
}

#[test]
fn a_fair_game_draws_from_nowhere_else() {
    let mut session = fair();
    assert_eq!(session.draw(&mut Pseudo::new(1)).unwrap_err(), StepError::Fair);
    assert_eq!(session.resolve(&json!({"pile": []})).unwrap_err(), StepError::Fair);
}

#[test]
fn a_fair_game_goes_on_after_a_crash() {
    let mut session = fair();
    session.draw_fair().unwrap();
    let mut again = session.journal().replay(&registry()).unwrap();
    session.take_back(1).unwrap();
    again.take_back(1).unwrap();
    assert_eq!(again.draw_fair().unwrap_err(), StepError::NoSecret);
    assert_eq!(again.close(), Err(StepError::NoSecret));
    assert_eq!(again.give_secret(Secret::new([8; 32])), Err(StepError::WrongSecret));
    again.give_secret(secret()).unwrap();
    play_out(&mut session);
    play_out(&mut again);
    same(&session, &again);
}

#[test]
fn a_spoilt_journal_names_the_line() {
    let head = r#"{"eiland":1,"game":"dare","setup":{"players":2,"goal":15}}"#;
    let pile = r#"{"n":1,"nature":{"pile":[1,1,2,2,3,3,4,4,5,5,6,6]}}"#;
    let keep = r#"{"n":2,"seat":0,"decides":"keep"}"#;
    let whole = [head, pile, keep, r#"{"end":{}}"#, ""].join("\n");
    Journal::parse(&whole).unwrap().replay(&registry()).unwrap();
    Journal::parse(whole.trim_end()).expect("a whole line without its line feed is whole");

    for (lines, line, why) in [
        (&["{]"][..], 1, "not a JSON object"),
        (&[""], 1, "not a JSON object"),
        (&["[1]"], 1, "not a JSON object"),
        (&[r#"{"game":"dare"}"#], 1, "starts with a header"),
        (&[r#"{"eiland":2,"novelty":true}"#], 1, "version 2"),
        (&[r#"{"eiland":1,"game":"dare"}"#], 1, "missing field `setup`"),
        (&[r#"{"eiland":1,"game":"dare","setup":{},"seed":1}"#], 1, "unknown field `seed`"),
        (&[r#"{"eiland":1,"game":"chess","setup":{}}"#], 1, "no game called chess"),
        (&[r#"{"eiland":1,"game":"dare","setup":{"players":2}}"#], 1, "missing field `goal`"),
        (
            &[r#"{"eiland":1,"game":"dare","setup":{"players":2,"goal":1}}"#],
            1,
            "goal of 1 (DARE-1)",
        ),
        (&[head, keep], 2, "expected step 1, found step 2"),
        (&[head, pile, pile], 3, "expected step 2, found step 1"),
        (&[head, pile, "", keep], 3, "not a JSON object"),
        (&[head, r#"{"n":"1","nature":1}"#], 2, "expected step 1"),
        (&[head, r#"{"nature":1}"#], 2, "a step has its number"),
        (&[head, r#"{"n":1,"nature":1,"seat":0}"#], 2, "seat and decides, or nature"),
        (&[head, r#"{"n":1,"seat":9,"decides":1}"#], 2, "no seat 9"),
        (&[head, r#"{"n":1,"nature":1,"when":2}"#], 2, "no field when"),
        (&[head, r#"{"n":1,"nature":{"pile":7}}"#], 2, "unreadable"),
        (&[head, pile, r#"{"n":2,"seat":0,"decides":"jump"}"#], 3, "unknown variant `jump`"),
        (&[head, pile, r#"{"n":2,"seat":0,"decides":"roll"}"#], 3, "nobody is on turn (DARE-4)"),
        (&[head, r#"{"end":{}}"#, pile], 3, "text after the end"),
        (&[head, r#"{"end":{},"n":1}"#], 2, "stands alone"),
        (&[head, r#"{"end":{"secret":"abc"}}"#], 2, "64 hexadecimal digits"),
    ] {
        let text = lines.join("\n") + "\n";
        let error = Journal::parse(&text)
            .and_then(|journal| journal.replay(&registry()).map(drop))
            .expect_err(&text);
        assert_eq!(error.line, line, "{text}{error}");
        assert!(error.to_string().contains(why), "{text}{error}");
    }
    assert_eq!(Journal::parse("").unwrap_err().what, JournalFault::MissingHeader);
}

#[test]
fn wherever_a_crash_cuts_it_shows() {
    let mut session = fair();
    play_out(&mut session);
    let text = session.journal().to_string();
    for end in 1..text.len() {
        let read = Journal::parse(&text[..end]);
        let (before, last) = text[..end].rsplit_once('\n').unwrap_or(("", &text[..end]));
        if last.is_empty() || text[end..].starts_with('\n') {
            assert!(read.is_ok(), "the text ends with a whole line");
        } else {
            let error = read.unwrap_err();
            let line = if before.is_empty() { 1 } else { before.lines().count() + 1 };
            assert_eq!((error.line, error.what), (line, JournalFault::Cut), "{last}");
        }
    }
}
