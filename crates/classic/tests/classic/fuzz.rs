//! What the fuzzer does, in small, on every test run: bytes lead games and spoil setups, also those with a scene.

use classic::{Card, Classic, Decision, Deck, Mode, Setup};
use proptest::collection::vec;
use proptest::prelude::*;
use realm::Terrain;
use table::Game;
use table::testing::{fuzz_bytes, fuzz_setup};

use crate::scene::*;

/// A scene with a bit of everything, in which any part may be spoiled.
fn scene(variant: usize) -> Setup {
    let Setup { mode, players, .. } = Classic::variants()[variant].setup;
    let ready = match begin(&Setup::for_three(Mode::Tournament)).decisions(RED)[1] {
        Decision::Deck { deck } => deck,
        other => panic!("{other:?} is no deck"),
    };
    let of = |seated: &mut Seated| {
        seated.settlement(3, ground(Terrain::Forest, 4), ground(Terrain::Hills, 1));
        seated.city(1).road(-2).holds("LLBWWG$$").stock("4U", 2);
    };
    let board = if players == 3 { Board::three(mode).green(of) } else { Board::new(mode) };
    let board = board.red(of).blue(of).red(|red| {
        red.card("1Ua", Card::Abbey).hand(&[Card::KnightOtto, Card::BlackKnight]);
        if mode != Mode::Tournament {
            red.hand(&[Card::Spy]);
        }
    });
    let board = board.blue(|blue| _ = blue.card("1Ua", Card::KnightHagen).hand(&[Card::HerbWoman]));
    let board = board.with(|setup| {
        if mode == Mode::Tournament {
            setup.decks = (0..players).map(|seat| Some(knights(ready, players, seat))).collect();
        }
    });
    board.discarded(&[Card::Scout]).setup()
}

/// A deck of knights for this seat: the host of three has given all Plagues.
fn knights(deck: Deck, players: u8, seat: u8) -> Deck {
    let mut events: Vec<Card> = deck.events.to_vec();
    if players == 2 {
        events.push(if seat == 0 { Card::Plague } else { Card::Comet });
    }
    Deck { events: events.into_iter().collect(), ..deck }
}

#[test]
fn the_scenes_that_are_spoiled_are_sound() {
    for variant in 0..Classic::variants().len() {
        assert_eq!(faults(&scene(variant)), []);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn no_bytes_break_a_game(variant in 0..Classic::variants().len(), bytes in vec(any::<u8>(), 0..2000)) {
        fuzz_bytes::<Classic>(&Classic::variants()[variant].setup, &bytes);
    }

    #[test]
    fn no_bytes_break_a_game_in_its_middle(variant in 0..Classic::variants().len(), bytes in vec(any::<u8>(), 0..2000)) {
        fuzz_bytes::<Classic>(&scene(variant), &bytes);
    }

    #[test]
    fn a_spoiled_setup_is_refused_or_plays(variant in 0..Classic::variants().len(), bytes in vec(any::<u8>(), 0..400)) {
        fuzz_setup::<Classic>(&Classic::variants()[variant].setup, &bytes);
        fuzz_setup::<Classic>(&scene(variant), &bytes);
    }
}
