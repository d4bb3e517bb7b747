//! The kinds of the island itself.

use std::sync::Arc;

use hex::Grid;
use island::{Hand, Resource};

use crate::domain::{self, Domain};
use crate::space::Kinds;

/// The kinds of `island::Decision`. Cards are the five resources and the three commodities, which
/// come up in Cities & Knights alone: so a card has the same place in every game of the island.
pub(crate) fn island<const W: usize>(kinds: &mut Kinds, grid: &Grid<W>, seats: usize) {
    let sides = domain::of(grid.sides());
    let corners = domain::of(grid.corners());
    let hexes = domain::of(grid.hexes());
    let cards = domain::of(Resource::EVERY);
    let seat = domain::seats(seats);
    let one = domain::of(Resource::EVERY.map(Hand::one));
    let all = Arc::new(Domain::Others { seats });

    kinds.plain(&["roll", "end_turn", "pass"]);
    kinds.add("build_road", &[("at", &sides)]);
    kinds.add("build_settlement", &[("at", &corners)]);
    kinds.add("build_city", &[("at", &corners)]);
    kinds.plain(&["buy_card", "play_knight", "play_road_building", "play_year_of_plenty"]);
    kinds.add("play_monopoly", &[("card", &cards)]);
    kinds.add("take", &[("card", &cards)]);
    kinds.add("discard", &[("card", &cards)]);
    kinds.written("discard_all");
    kinds.add("move_robber", &[("to", &hexes)]);
    kinds.add("rob", &[("victim", &seat)]);
    kinds.add("trade_bank", &[("give", &cards), ("take", &cards)]);
    kinds.add("offer", &[("give", &one), ("want", &one), ("to", &all)]);
    kinds.plain(&["accept", "decline"]);
    kinds.add("propose", &[("give", &one), ("want", &one)]);
    kinds.plain(&["retract"]);
    kinds.add("deal", &[("with", &seat)]);
    kinds.add("dismiss", &[("from", &seat)]);
    kinds.plain(&["withdraw"]);
}
