//! Setups changed at random: each is refused with its faults or starts a sound game.
//! The first byte picks the variant that is changed.

#![no_main]

use duel::Duel;
use libfuzzer_sys::fuzz_target;
use table::Game;

fuzz_target!(|data: &[u8]| {
    let Some((&first, rest)) = data.split_first() else { return };
    let variants = Duel::variants();
    let setup = &variants[usize::from(first) % variants.len()].setup;
    table::testing::fuzz_setup::<Duel>(setup, rest);
});
