//! What the fuzzer does, in small, on every test run: bytes lead games and spoil setups.

use dice::Dice;
use proptest::collection::vec;
use proptest::prelude::*;
use table::Game;
use table::testing::{fuzz_bytes, fuzz_setup};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn no_bytes_break_a_game(variant in 0..Dice::variants().len(), bytes in vec(any::<u8>(), 0..3000)) {
        fuzz_bytes::<Dice>(&Dice::variants()[variant].setup, &bytes);
    }

    #[test]
    fn a_spoiled_setup_is_refused_or_plays(variant in 0..Dice::variants().len(), bytes in vec(any::<u8>(), 0..400)) {
        fuzz_setup::<Dice>(&Dice::variants()[variant].setup, &bytes);
    }
}
