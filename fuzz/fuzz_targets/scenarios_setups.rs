//! Setups of the scenarios changed at random: each is refused with its faults or starts a sound game.
//! The first byte picks the variant.

#![no_main]

use island::Scenarios;
use libfuzzer_sys::fuzz_target;
use table::Game;

fuzz_target!(|data: &[u8]| {
    let Some((&first, rest)) = data.split_first() else { return };
    let variants = Scenarios::variants();
    let setup = &variants[usize::from(first) % variants.len()].setup;
    table::testing::fuzz_setup::<Scenarios>(setup, rest);
});
