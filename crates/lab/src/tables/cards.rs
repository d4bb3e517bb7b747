//! The kinds of the two card games.

use std::sync::Arc;

use realm::{Amounts, Ground, Land, Resource, Road, Row, Site, Slot, Store, Terrain};
use serde_json::Value;

use crate::domain::{self, Domain};
use crate::space::Kinds;

/// How many stacks there can be: four of each of three players.
const STACKS: u8 = 12;

/// What the fields of many kinds can be.
struct Sets {
    decks: Arc<Domain>,
    orders: Arc<Domain>,
    roads: Arc<Domain>,
    sites: Arc<Domain>,
    slots: Arc<Domain>,
    lands: Arc<Domain>,
    stores: Arc<Domain>,
    goods: Arc<Domain>,
    stacks: Arc<Domain>,
    grounds: Arc<Domain>,
    numbers: Arc<Domain>,
    flag: Arc<Domain>,
}

impl Sets {
    fn new(decks: &[Value]) -> Sets {
        let columns = || -12..=12i8;
        let lands =
            || columns().flat_map(|column| Row::BOTH.map(|row| Land::at(column, row))).flatten();
        let slots = columns().filter_map(Site::at).flat_map(|site| -> [Slot; 4] { site.slots() });
        let terrains = || Terrain::ALL.into_iter();
        let grounds =
            terrains().flat_map(|land| (1..=6).map(move |number| Ground { land, number }));
        Sets {
            decks: domain::of(decks),
            orders: domain::of(orders(&Terrain::ALL)),
            roads: domain::of(columns().filter_map(Road::at)),
            sites: domain::of(columns().filter_map(Site::at)),
            slots: domain::of(slots),
            lands: domain::of(lands()),
            stores: domain::of(lands().map(Store::from).chain([Store::CACHE])),
            goods: domain::of(Resource::ALL),
            stacks: domain::of(0..STACKS),
            grounds: domain::of(grounds),
            numbers: domain::of(1..=6),
            flag: domain::flag(),
        }
    }

    /// Two landscapes of the stack.
    fn two_grounds(&self) -> Arc<Domain> {
        let grounds = self.grounds.values();
        domain::of(grounds.iter().flat_map(|one| grounds.iter().map(move |other| [one, other])))
    }
}

/// All orders of these, as a dictionary has them.
fn orders(items: &[Terrain]) -> Vec<Vec<Terrain>> {
    if items.is_empty() {
        return vec![Vec::new()];
    }
    let with_first = |first: usize| {
        let mut rest = items.to_vec();
        let item = rest.remove(first);
        orders(&rest).into_iter().map(move |rest| [&[item], &rest[..]].concat())
    };
    (0..items.len()).flat_map(with_first).collect()
}

/// The kinds of `duel::Decision`.
pub(crate) fn duel(kinds: &mut Kinds, decks: &[Value]) {
    let sets = Sets::new(decks);
    let cards = domain::of(::duel::Card::ALL);
    kinds.add("deck", &[("deck", &sets.decks)]);
    kinds.add("arrange", &[("lands", &sets.orders)]);
    kinds.plain(&["roll"]);
    kinds.add("play", &[("card", &cards)]);
    kinds.add("name", &[("card", &cards), ("number", &sets.numbers)]);
    kinds.add("road", &[("at", &sets.roads)]);
    kinds.add("settlement", &[("at", &sets.sites), ("scout", &sets.flag)]);
    kinds.add("city", &[("at", &sets.sites)]);
    kinds.add("build", &[("card", &cards), ("at", &sets.slots)]);
    kinds.add("cache", &[("at", &sets.lands)]);
    kinds.add("demolish", &[("at", &sets.slots)]);
    kinds.add("exchange", &[("give", &sets.goods), ("to", &sets.stores)]);
    kinds.add("ship", &[("from", &sets.lands), ("to", &sets.stores)]);
    kinds.add("mint", &[("to", &sets.stores)]);
    kinds.plain(&["finish"]);
    stacks(kinds, &sets, &cards);
    kinds.add("choose", &[("kind", &sets.goods)]);
    kinds.add("pick", &[("at", &sets.slots)]);
    kinds.add("move", &[("at", &sets.lands)]);
    kinds.add("lay", &[("upper", &domain::of([0, 1]))]);
    kinds.add("scout", &[("lands", &sets.two_grounds())]);
    kinds.add("stack", &[("stack", &sets.stacks)]);
    kinds.plain(&["tax", "protect", "pass"]);
}

/// The kinds of `classic::Decision`.
pub(crate) fn classic(kinds: &mut Kinds, decks: &[Value], seats: usize) {
    let sets = Sets::new(decks);
    let cards = domain::of(::classic::Card::ALL);
    let seat = domain::seats(seats);
    let one = domain::of(Resource::ALL.map(|kind| Amounts::of(kind, 1)));
    kinds.add("deck", &[("deck", &sets.decks)]);
    kinds.add("arrange", &[("lands", &sets.orders)]);
    kinds.plain(&["roll"]);
    kinds.add("play", &[("card", &cards)]);
    kinds.add("name", &[("card", &cards), ("number", &sets.numbers)]);
    kinds.add("road", &[("at", &sets.roads)]);
    kinds.add("settlement", &[("at", &sets.sites), ("scout", &sets.flag)]);
    kinds.add("city", &[("at", &sets.sites)]);
    kinds.add("build", &[("card", &cards), ("at", &sets.slots)]);
    kinds.add("demolish", &[("at", &sets.slots)]);
    kinds.add("exchange", &[("give", &sets.goods), ("to", &sets.stores)]);
    kinds.add("offer", &[("to", &seat), ("give", &one), ("want", &one)]);
    kinds.plain(&["accept", "finish"]);
    stacks(kinds, &sets, &cards);
    kinds.add("pick", &[("at", &sets.slots)]);
    kinds.add("lay", &[("upper", &sets.flag)]);
    kinds.add("scout", &[("lands", &sets.two_grounds())]);
    kinds.add("stack", &[("stack", &sets.stacks)]);
    kinds.plain(&["pass"]);
    kinds.add("citadel", &[("at", &sets.sites)]);
    kinds.add("station", &[("card", &cards), ("at", &sets.lands)]);
    kinds.add("dismiss", &[("at", &sets.lands)]);
    kinds.add("charge", &[("at", &sets.lands)]);
    kinds.add("mill", &[("to", &sets.lands)]);
    kinds.add("brew", &[("at", &sets.slots)]);
    kinds.add("cast", &[("card", &cards)]);
    kinds.add("spend", &[("from", &sets.lands)]);
    kinds.add("face", &[("face", &domain::of(::classic::Face::ALL.map(|(face, _)| face)))]);
    kinds.add("fate", &[("card", &cards), ("under", &sets.flag)]);
    kinds.add("mark", &[("at", &sets.lands)]);
    kinds.add("ground", &[("ground", &sets.grounds)]);
    kinds.add("choose", &[("seat", &seat)]);
    kinds.plain(&["both", "redraw"]);
    kinds.add("post", &[("card", &cards), ("right", &sets.flag)]);
    kinds.add("raze", &[("right", &sets.flag)]);
    kinds.add("mend", &[("at", &sets.slots)]);
    kinds.add("league", &[("to", &sets.lands)]);
}

/// What both games do with stacks and stores, in the same order.
fn stacks(kinds: &mut Kinds, sets: &Sets, cards: &Arc<Domain>) {
    kinds.add("draw", &[("stack", &sets.stacks)]);
    kinds.add("put", &[("card", cards), ("stack", &sets.stacks)]);
    kinds.add("search", &[("stack", &sets.stacks)]);
    kinds.add("take", &[("card", cards)]);
    kinds.add("pay", &[("from", &sets.stores)]);
    kinds.add("gain", &[("at", &sets.stores)]);
}
