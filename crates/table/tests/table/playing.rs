//! Playouts, golden texts, counted paths and fuzzing.

use std::path::Path;

use proptest::prelude::*;
use table::testing::{
    conformance, fuzz_bytes, fuzz_setup, golden, perft, perft_file, playout, random_pick,
    random_step, recount, transcript,
};
use table::{Chance, Eye, Game, Pseudo, ToAct};

use crate::dare::*;

const USUAL: Setup = Setup { players: 3, goal: 20 };

fn file(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/table").join(name)
}

fn bytes(seed: u64, count: usize) -> Vec<u8> {
    let mut chance = Pseudo::new(seed);
    (0..count).map(|_| chance.below(256) as u8).collect()
}

#[test]
fn a_playout_goes_to_the_end_or_as_far_as_wanted() {
    let mut game = Dare::new(&USUAL).unwrap();
    let start = game.clone();
    let steps = playout(&mut game, &mut Pseudo::new(2), 1000, random_pick);
    assert_eq!(game.to_act(), ToAct::Nobody);
    assert_eq!(random_step(&game, &mut Pseudo::new(2)), None);
    let mut again = start.clone();
    assert!(steps.iter().all(|step| step.take(&mut again).is_ok()));
    assert_eq!(again, game);
    let mut short = start;
    assert_eq!(playout(&mut short, &mut Pseudo::new(2), 4, random_pick), steps[..4]);
}

#[test]
fn a_transcript_is_golden() {
    let text = transcript::<Dare>(&USUAL, 5, 1000);
    golden(file("dare.golden"), &text);
    assert_eq!(text.lines().last().unwrap().split(' ').next(), Some("over"));
    assert!(transcript::<Dare>(&USUAL, 5, 25).ends_with("\nleft after 25 steps\n"));
}

#[test]
fn paths_are_counted() {
    perft_file::<Dare>(file("dare.perft"));
}

#[test]
fn a_perft_file_is_read_strictly() {
    for (text, line, why) in [
        ("perft 1 2", 1, "no setup"),
        ("\nsetup: {}", 2, "missing field"),
        ("setup: {\"players\":1,\"goal\":9}", 1, "1 play (DARE-1)"),
        ("setup: {\"players\":2,\"goal\":9}\nstep: {\"seat\":0,\"decides\":\"roll\"}", 2, "DARE-4"),
        ("setup: {\"players\":2,\"goal\":9}\ncount 3", 2, "expected setup:, step: or perft"),
    ] {
        let error = recount::<Dare>(text).unwrap_err();
        assert!(error.line == line && error.what.contains(why), "{error}");
    }
}

#[test]
#[should_panic(expected = "cannot be listed")]
fn a_shuffle_cannot_be_counted() {
    perft(&Dare::new(&USUAL).unwrap(), 1);
}

#[test]
fn fuzzing_plays_games_to_the_end() {
    for seed in 0..40 {
        fuzz_bytes::<Dare>(&USUAL, &bytes(seed, 3000));
        fuzz_setup::<Dare>(&USUAL, &bytes(seed, 200));
    }
}

#[test]
#[should_panic(expected = "was refused")]
fn fuzzing_catches_a_refusal_that_changes_something() {
    fuzz_bytes::<Broken<REFUSES_DIRTILY>>(&USUAL, &bytes(1, 3000));
}

#[test]
#[should_panic(expected = "audit: somebody has banked -")]
fn fuzzing_tampers_until_a_hole_is_found() {
    for seed in 0..40 {
        fuzz_bytes::<Broken<TAKES_NEGATIVE_TIPS>>(&USUAL, &bytes(seed, 3000));
    }
}

#[test]
fn that_hole_is_out_of_reach_for_listed_decisions() {
    conformance::<Broken<TAKES_NEGATIVE_TIPS>>(&USUAL, 20, 1, 300);
}

proptest! {
    #[test]
    fn no_bytes_break_the_game(players in 2u8..=4, data in prop::collection::vec(any::<u8>(), 0..600)) {
        fuzz_bytes::<Dare>(&Setup { players, goal: 12 }, &data);
    }

    #[test]
    fn seats_see_the_same_after_imagining(seed: u64, steps in 0usize..60) {
        let mut game = Dare::new(&USUAL).unwrap();
        let mut chance = Pseudo::new(seed);
        playout(&mut game, &mut chance, steps, random_pick);
        for seat in table::Seat::first(3) {
            let eye = Eye::Seat(seat);
            prop_assert_eq!(game.imagine(seat, &mut chance).view(eye), game.view(eye));
        }
    }
}
