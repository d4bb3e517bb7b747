//! Decisions, legal and not, at random positions: no panic, no change by a refusal, all adds up.
//! The first byte picks the variant.

#![no_main]

use duel::Duel;
use libfuzzer_sys::fuzz_target;
use table::Game;

fuzz_target!(|data: &[u8]| {
    let Some((&first, rest)) = data.split_first() else { return };
    let variants = Duel::variants();
    let setup = &variants[usize::from(first) % variants.len()].setup;
    table::testing::fuzz_bytes::<Duel>(setup, rest);
});
