//! The kinds of the dice game.

use ::dice::{Die, Face, Name, Set, Setup};

use crate::domain;
use crate::space::Kinds;

/// The kinds of `dice::Decision`, on the sheet of this setup.
pub(crate) fn dice(kinds: &mut Kinds, setup: &Setup) {
    let sheet = setup.sheet.sheet();
    let names = |list: Vec<Name>| domain::of(list);
    let roads = names(sheet.roads.iter().map(|road| road.id).collect());
    let settlements = names(sheet.settlements.iter().map(|site| site.id).collect());
    let cities = names(sheet.cities.iter().map(|site| site.id).collect());
    let knights = names(sheet.knights.iter().map(|knight| knight.id).collect());
    let faces = domain::of(Face::ALL);
    let dice = domain::of(0..Die::COUNT);
    let sets = domain::of((0..1 << Die::COUNT).map(Set::<Die>::from_bits));
    let pairs = (0..Die::COUNT).flat_map(|one| (0..Die::COUNT).map(move |other| [one, other]));
    let pairs = domain::of(pairs);

    kinds.add("roll", &[("dice", &sets)]);
    kinds.plain(&["stop"]);
    kinds.add("joker", &[("knight", &knights), ("die", &dice), ("to", &faces)]);
    kinds.add("trade", &[("gold", &pairs), ("to", &faces)]);
    kinds.add("road", &[("at", &roads)]);
    kinds.add("settlement", &[("at", &settlements)]);
    kinds.add("city", &[("at", &cities)]);
    kinds.add("knight", &[("at", &knights)]);
    kinds.plain(&["end"]);
}
