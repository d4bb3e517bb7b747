//! Decisions, legal and not, at random positions of the scenarios: no panic, no change by a refusal, all adds up.
//! The first byte picks the variant.

#![no_main]

use island::Scenarios;
use libfuzzer_sys::fuzz_target;
use table::Game;

fuzz_target!(|data: &[u8]| {
    let Some((&first, rest)) = data.split_first() else { return };
    let variants = Scenarios::variants();
    let setup = &variants[usize::from(first) % variants.len()].setup;
    table::testing::fuzz_bytes::<Scenarios>(setup, rest);
});
