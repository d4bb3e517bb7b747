//! The kinds that scenarios add to the island's.

use std::sync::Arc;

use hex::Grid;
use island::{
    BoardChoice, Counters, Development, Guild, Hand, Helper, Progress, Replaced, Resource, Seas,
    Setup, Track,
};
use table::{Seat, SeatSet};

use crate::domain::{self, Domain};
use crate::space::Kinds;

/// The kinds of `island::Choice`, scenario by scenario. A setup has those of what it is played with,
/// so that the many pairs of places of one scenario do not weigh on another.
pub(crate) fn scenarios<const W: usize>(
    kinds: &mut Kinds,
    grid: &Grid<W>,
    seats: usize,
    setup: &Setup,
) {
    let sets = Sets {
        sides: domain::of(grid.sides()),
        corners: domain::of(grid.corners()),
        hexes: domain::of(grid.hexes()),
        cards: domain::of(Resource::EVERY),
        seat: domain::seats(seats),
        seats,
    };
    let enchanted = matches!(setup.board, BoardChoice::Sea { chart: Seas::Enchanted });
    if setup.with.friends {
        friends(kinds, &sets);
    }
    if setup.with.helpers {
        helpers(kinds, &sets);
    }
    if setup.with.erie {
        canal(kinds, &sets);
    }
    if setup.has_ships() {
        ships(kinds, &sets);
    }
    if setup.with.knights || enchanted {
        knights(kinds, &sets);
        progress_cards(kinds, &sets);
    }
}

/// What the fields of many kinds can be.
struct Sets {
    sides: Arc<Domain>,
    corners: Arc<Domain>,
    hexes: Arc<Domain>,
    cards: Arc<Domain>,
    seat: Arc<Domain>,
    seats: usize,
}

fn friends(kinds: &mut Kinds, sets: &Sets) {
    let guilds = domain::of(Guild::ALL);
    kinds.plain(&["spare"]);
    kinds.add("give", &[("card", &sets.cards), ("to", &sets.seat)]);
    kinds.add("redeem", &[("guild", &guilds)]);
    kinds.add("swap", &[("give", &sets.cards), ("take", &sets.cards)]);
    kinds.plain(&["exchange"]);
    kinds.add("put_back", &[("guild", &guilds)]);
    kinds.add("draws_next", &[("seat", &sets.seat)]);
}

fn helpers(kinds: &mut Kinds, sets: &Sets) {
    let cards = &sets.cards;
    let one_or_two = Seat::first(sets.seats).flat_map(|one| {
        let pairs = Seat::first(sets.seats).filter(move |other| *other > one);
        let pairs = pairs.map(move |other| SeatSet::only(one).with(other));
        std::iter::once(SeatSet::only(one)).chain(pairs)
    });
    let pays = |instead| Resource::EVERY.map(move |pay| Some(Replaced { instead, pay }));
    let replaced = [None].into_iter().chain(Resource::EVERY.into_iter().flat_map(pays));
    kinds.add("use_nassir", &[("card", cards), ("of", &domain::of(one_or_two))]);
    kinds.add("repay", &[("card", cards)]);
    kinds.add("use_william", &[("instead", cards), ("pay", cards)]);
    kinds.add("use_marianne", &[("card", cards)]);
    kinds.add("use_louis", &[("from", &sets.sides), ("to", &sets.sides)]);
    kinds.add("use_candamir", &[("swap", &domain::of(replaced))]);
    kinds.add("keep", &[("card", &domain::of(Development::ALL))]);
    kinds.add("use_hilde", &[("seat", &sets.seat)]);
    kinds.add("pick", &[("card", cards)]);
    kinds.add("use_jean", &[("card", cards)]);
    kinds.add("use_lin", &[("to", &sets.hexes)]);
    kinds.add("use_vincent_settlement", &[("at", &sets.corners)]);
    kinds.add("use_vincent_city", &[("at", &sets.corners)]);
    kinds.plain(&["turn_helper"]);
    kinds.add("swap_helper", &[("helper", &domain::of(Helper::ALL))]);
}

fn canal(kinds: &mut Kinds, sets: &Sets) {
    let some = [Hand::NONE].into_iter().chain(Resource::EVERY.map(Hand::one));
    let some = domain::of(some);
    let counters = domain::of([Counters { give: 1, want: 0 }, Counters { give: 0, want: 1 }]);
    let all = Arc::new(Domain::Others { seats: sets.seats });
    let terms = [("give", &some), ("want", &some), ("counters", &counters)];
    kinds.add("play_counter", &[("card", &sets.cards)]);
    kinds.add("offer_counters", &[&terms[..], &[("to", &all)]].concat());
    kinds.add("propose_counters", &terms);
}

fn ships(kinds: &mut Kinds, sets: &Sets) {
    kinds.add("build_ship", &[("at", &sets.sides)]);
    kinds.add("move_ship", &[("from", &sets.sides), ("to", &sets.sides)]);
    kinds.add("fight_dragon", &[("at", &sets.corners)]);
    kinds.add("chase_pirate", &[("from", &sets.corners)]);
    kinds.add("move_pirate", &[("to", &sets.hexes)]);
}

fn knights(kinds: &mut Kinds, sets: &Sets) {
    let corners = &sets.corners;
    let tracks = domain::of(Track::ALL);
    kinds.add("improve_city", &[("track", &tracks)]);
    for kind in
        ["place_metropolis", "build_wall", "build_knight", "activate_knight", "promote_knight"]
    {
        kinds.add(kind, &[("at", corners)]);
    }
    kinds.add("move_knight", &[("from", corners), ("to", corners)]);
    kinds.add("chase_robber", &[("from", corners)]);
    kinds.add("place_displaced", &[("to", corners)]);
    kinds.add("lose_city", &[("at", corners)]);
    kinds.add("draw_from", &[("pile", &tracks)]);
    kinds.add("lay_back", &[("card", &domain::of(Progress::ALL))]);
}

fn progress_cards(kinds: &mut Kinds, sets: &Sets) {
    let Sets { sides, corners, hexes, cards, seat, .. } = sets;
    let pairs = (1..=6u8).flat_map(|red| (1..=6u8).map(move |yellow| [red, yellow]));
    kinds.add("play_alchemist", &[("dice", &domain::of(pairs))]);
    kinds.add("play_crane", &[("track", &domain::of(Track::ALL))]);
    kinds.add("play_engineer", &[("at", corners)]);
    kinds.add("play_inventor", &[("one", hexes)]);
    kinds.add("swap_chips", &[("other", hexes)]);
    kinds.plain(&["play_irrigation"]);
    kinds.add("play_medicine", &[("at", corners)]);
    kinds.plain(&["play_mining", "play_roads", "play_smith", "play_commercial_harbour"]);
    kinds.add("offer_card", &[("card", cards), ("to", seat)]);
    kinds.add("give_commodity", &[("card", cards)]);
    kinds.add("play_master_merchant", &[("from", seat)]);
    kinds.add("play_merchant", &[("at", hexes)]);
    kinds.add("play_merchant_fleet", &[("card", cards)]);
    kinds.add("play_resource_monopoly", &[("card", cards)]);
    kinds.add("play_trade_monopoly", &[("card", cards)]);
    kinds.plain(&["play_bishop"]);
    kinds.add("play_deserter", &[("from", seat)]);
    kinds.add("lose_knight", &[("at", corners)]);
    kinds.add("place_knight", &[("at", corners)]);
    kinds.add("play_diplomat", &[("at", sides)]);
    kinds.add("play_intrigue", &[("at", corners)]);
    kinds.plain(&["play_saboteur"]);
    kinds.add("play_spy", &[("from", seat)]);
    kinds.add("take_progress", &[("card", &domain::of(Progress::ALL))]);
    kinds.plain(&["play_warlord", "play_wedding"]);
    // Beside the master merchant's, the helpers have one of this name.
    kinds.add_once("pick", &[("card", cards)]);
}
