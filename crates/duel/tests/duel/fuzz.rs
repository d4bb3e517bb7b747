//! What the fuzzer does, in small, on every test run: bytes lead games and spoil setups, also those with a scene.

use duel::{Card, Duel, Mode, Setup};
use proptest::collection::vec;
use proptest::prelude::*;
use realm::Terrain;
use table::Game;
use table::testing::{fuzz_bytes, fuzz_setup};

use crate::random::decks;
use crate::scene::*;

/// A scene with a bit of everything, in which any part may be spoiled.
fn scene(variant: usize) -> Setup {
    let mode = Duel::variants()[variant].setup.mode;
    let decks = decks(mode);
    let board = Board::new(mode).with(|setup| setup.decks = decks);
    // In a tournament only cards of the own deck are there; every other game has these.
    let (built, held) = match decks[0] {
        Some(deck) => (deck.cards[0], deck.cards[1]),
        None => (Card::Abbey, Card::Harald),
    };
    let of = |number: usize| {
        move |of: &mut Seated| {
            of.settlement(3, ground(Terrain::Forest, 4), ground(Terrain::Hills, 1))
                .city(1)
                .road(-2);
            of.holds("LLBWWG$$").stock("4U", 2);
            if number == RED {
                of.card("1Ua", built).hand(&[held]);
            }
            if mode == Mode::Gold && number == RED {
                of.cache("0U").stock("cache", 1);
            }
        }
    };
    let board = board.red(of(RED)).blue(of(BLUE)).before_yule(3);
    if decks[0].is_some() { board.setup() } else { board.discarded(&[Card::Scout]).setup() }
}

#[test]
fn the_scenes_that_are_spoiled_are_sound() {
    for variant in 0..Duel::variants().len() {
        assert_eq!(faults(&scene(variant)), []);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn no_bytes_break_a_game(variant in 0..Duel::variants().len(), bytes in vec(any::<u8>(), 0..2000)) {
        fuzz_bytes::<Duel>(&Duel::variants()[variant].setup, &bytes);
    }

    #[test]
    fn no_bytes_break_a_game_in_its_middle(variant in 0..Duel::variants().len(), bytes in vec(any::<u8>(), 0..2000)) {
        fuzz_bytes::<Duel>(&scene(variant), &bytes);
    }

    #[test]
    fn a_spoiled_setup_is_refused_or_plays(variant in 0..Duel::variants().len(), bytes in vec(any::<u8>(), 0..400)) {
        fuzz_setup::<Duel>(&Duel::variants()[variant].setup, &bytes);
        fuzz_setup::<Duel>(&scene(variant), &bytes);
    }
}
