//! The suite passes an honest game and catches each way of breaking the contract.

use table::testing::{Suite, conformance};

use crate::dare::*;

const USUAL: Setup = Setup { players: 3, goal: 20 };

fn suite<const FAULT: u8>() -> Suite<Broken<FAULT>> {
    Suite {
        thorough_every: 1,
        listed_in_full: |choice| !matches!(choice, Decision::Tip(_)),
        ..Suite::new(20, 7, 300)
    }
}

fn caught<const FAULT: u8>() -> String {
    suite::<FAULT>().try_run(&USUAL).expect_err("the suite should have noticed")
}

#[test]
fn an_honest_game_passes_at_every_table() {
    for players in 2..=4 {
        let report = suite::<HONEST>().run(&Setup { players, goal: 20 });
        assert_eq!((report.games, report.finished), (20, 20));
        assert!(report.steps > 200 && report.unasked > 10 && report.accepted > 20);
        assert!(report.drawn >= 6 * report.games, "{} outcomes were compared", report.drawn);
        assert!(report.imagined_otherwise > report.imagined / 2);
        for rule in ["DARE-1", "DARE-2", "DARE-3", "DARE-4", "DARE-5", "DARE-6"] {
            assert!(report.refused[rule] > 10, "{rule} was hardly tried");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_report() {
    assert_eq!(conformance::<Dare>(&USUAL, 5, 1, 300), conformance::<Dare>(&USUAL, 5, 1, 300));
}

#[test]
fn a_leaked_card_is_caught() {
    assert!(caught::<LEAKS_A_CARD>().contains("can tell what seat"));
}

#[test]
fn a_refusal_that_changes_something_is_caught() {
    assert!(caught::<REFUSES_DIRTILY>().contains("but changed the position"));
}

#[test]
fn a_listed_decision_that_is_refused_is_caught() {
    assert!(caught::<LISTS_WHAT_IT_REFUSES>().contains("Tip(99) is listed but refused"));
}

#[test]
fn a_decision_listed_twice_is_caught() {
    assert!(caught::<LISTS_TWICE>().contains("Stop is listed twice"));
}

#[test]
fn a_lost_card_is_caught() {
    assert!(caught::<LOSES_A_CARD>().contains("audit: the box holds"));
}

#[test]
fn a_legal_decision_that_is_not_listed_is_caught() {
    assert!(caught::<HIDES_A_DECISION>().contains("may decide Stop, but it is not listed"));
    let lenient = Suite { listed_in_full: |_| false, ..suite::<HIDES_A_DECISION>() };
    assert_eq!(lenient.run(&USUAL).games, 20, "a game may list a part of what is legal");
}

#[test]
fn doors_that_differ_are_caught() {
    assert!(caught::<DOORS_DIFFER>().contains("the two doors lead to different positions"));
}

#[test]
fn an_impossible_sample_is_caught() {
    assert!(caught::<ROLLS_A_SEVEN>().contains("no die shows this"));
}

#[test]
fn an_outcome_that_is_never_drawn_is_caught() {
    assert!(caught::<NEVER_ROLLS_A_TWO>().contains("is listed, but never came"));
}

#[test]
fn a_loaded_die_is_caught() {
    assert!(caught::<LOADS_THE_DIE>().contains("do not fit the weights"));
}

#[test]
fn an_excuse_for_somebody_who_is_not_asked_is_caught() {
    let told = caught::<EXCUSES_ANYBODY>();
    assert!(told.contains("is excused") || told.contains("but it may do"), "{told}");
}

#[test]
fn a_reason_against_what_may_be_done_is_caught() {
    let told = caught::<WISHES_FOR_TOO_MUCH>();
    assert!(told.contains("may decide Tip(1), but tip is closed: you do not have"), "{told}");
    // What is legal counts although it is not listed.
    let told = caught::<HIDES_TIPS>();
    assert!(told.contains("may decide Tip(1), but tip is closed: you do not have"), "{told}");
}

#[test]
fn a_reason_that_tells_of_hidden_cards_is_caught() {
    let told = caught::<WISHES_BY_HIDDEN_CARDS>();
    assert!(told.contains("imagines other reasons"), "{told}");
}

#[test]
fn a_wish_under_a_wrong_name_is_caught() {
    assert!(caught::<MISNAMES_A_WISH>().contains("Roll is called rol"));
}

#[test]
fn an_outcome_that_is_taken_but_not_listed_is_caught() {
    assert!(caught::<TAKES_ANY_DIE>().contains("listed: false"));
}

#[test]
fn two_outcomes_from_one_stream_are_caught() {
    assert!(caught::<SHARES_A_STREAM>().contains("two outcomes are drawn from stream"));
}

#[test]
fn an_outcome_that_json_forgets_is_caught() {
    assert!(caught::<FORGETS_IN_JSON>().contains("an outcome reads back as"));
}

#[test]
fn a_position_that_depends_on_listeners_is_caught() {
    assert!(caught::<LISTENS>().contains("the two doors lead to different positions"));
}

#[test]
fn a_decision_that_tells_more_than_is_said_is_caught() {
    let told = caught::<CLAIMS_TO_TELL_NOTHING>();
    assert!(told.contains("tells seat"), "{told}");
    assert!(suite::<HONEST>().run(&USUAL).silent > 50);
}

#[test]
fn changes_that_do_not_add_up_to_the_view_are_caught() {
    let told = caught::<TELLS_A_CHANGE_WRONGLY>();
    assert!(told.contains("is told [") && told.contains("instead of"), "{told}");
}

#[test]
fn imagined_decisions_must_be_the_true_ones() {
    assert!(caught::<IMAGINES_OTHER_DECISIONS>().contains("imagines other decisions"));
}

#[test]
fn a_start_that_is_not_the_same_twice_is_caught() {
    assert!(caught::<STARTS_DIFFERENTLY>().contains("replay"));
}

#[test]
fn a_decision_after_the_end_is_caught() {
    assert!(caught::<ACTS_AFTER_THE_END>().contains("may not decide now"));
}

#[test]
#[should_panic(expected = "dare, seed 7, game 0, after")]
fn the_run_tells_where_it_failed() {
    suite::<LEAKS_A_CARD>().run(&USUAL);
}

#[test]
fn a_faulty_setup_is_told() {
    let told = suite::<HONEST>().try_run(&Setup { players: 9, goal: 1 }).unwrap_err();
    assert!(told.contains("9 play (DARE-1)") && told.contains("a goal of 1 (DARE-1)"), "{told}");
}
