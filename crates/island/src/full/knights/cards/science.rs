//! Cards of science that are settled at once: the alchemist, the crane, the engineer, irrigation,
//! medicine, mining and road building.

use hex::{Corner, Hexes};
use table::{Refusal, Seat, Sink, ensure};

use super::{check_card, check_useful, push};
use crate::cards::{Hand, Resource};
use crate::course::Course;
use crate::full::knights::piles::play;
use crate::full::knights::{Progress, Track, cities, of_mut};
use crate::full::{Choice, Decided, Full, ScenarioPhase, Scenarios, Told};
use crate::position::Phase;
use crate::rules::base;

/// What a city costs with medicine.
const MEDICINE: Hand = Hand::new([0, 0, 0, 1, 2]);
/// How much an improvement costs less with a crane.
const CRANE: u8 = 1;
/// How many cards irrigation and mining bring for each hex.
const EACH_HEX: u8 = 2;
/// How many roads are free.
const ROADS: u8 = 2;

const ON_BOARD: &str = "only checked decisions are applied";

// The alchemist says what the dice show.

#[inline(never)]
pub(super) fn list_alchemist(out: &mut Vec<Decided>) {
    let all = (1..=6).flat_map(|red| (1..=6).map(move |yellow| [red, yellow]));
    out.extend(all.map(|dice| Decided::Own(Choice::PlayAlchemist { dice })));
}

pub(super) fn check_alchemist(
    position: &Scenarios,
    seat: Seat,
    dice: [u8; 2],
) -> Result<(), Refusal> {
    check_card(position, seat, Progress::Alchemist)?;
    let faces = dice.iter().all(|die| (1..=6).contains(die));
    ensure(faces, base(61), "a die shows one to six")
}

pub(super) fn alchemist(
    position: &mut Scenarios,
    seat: Seat,
    dice: [u8; 2],
    sink: &mut impl Sink<Told>,
) {
    play(position, seat, Progress::Alchemist, sink);
    of_mut(position).turn.chosen = Some(dice);
    position.phase = Phase::Own(ScenarioPhase::RollingThree);
}

// The crane builds an improvement for one commodity less.

pub(super) fn list_crane(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    cities::each_improvement(position, seat, CRANE, |track| push(out, Choice::PlayCrane { track }));
}

pub(super) fn check_crane(position: &Scenarios, seat: Seat, track: Track) -> Result<(), Refusal> {
    check_card(position, seat, Progress::Crane)?;
    cities::check_improvement(position, seat, track, CRANE)
}

pub(super) fn crane(
    position: &mut Scenarios,
    seat: Seat,
    track: Track,
    sink: &mut impl Sink<Told>,
) {
    play(position, seat, Progress::Crane, sink);
    cities::improve(position, seat, track, CRANE, sink);
}

// The engineer builds a wall.

pub(super) fn list_engineer(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    let grid = &*position.board.grid;
    cities::wall_spots(position, seat)
        .each(|at| push(out, Choice::PlayEngineer { at: grid.corner(at) }));
}

pub(super) fn check_engineer(position: &Scenarios, seat: Seat, at: Corner) -> Result<(), Refusal> {
    let corner = position.corner(at)?;
    check_card(position, seat, Progress::Engineer)?;
    let some = !cities::wall_spots(position, seat).is_empty();
    check_useful(some, "there is no city for a wall, or no wall for it")?;
    cities::check_wall(position, seat, corner)
}

pub(super) fn engineer(
    position: &mut Scenarios,
    seat: Seat,
    at: Corner,
    sink: &mut impl Sink<Told>,
) {
    play(position, seat, Progress::Engineer, sink);
    let corner = position.board.grid.corner_id(at).expect(ON_BOARD);
    cities::build_wall(position, seat, corner, sink);
}

// Irrigation and mining bring cards for landscapes.

/// What the card brings: two for each hex of the kind at an own building, while the bank has them.
fn harvest(position: &Scenarios, seat: Seat, resource: Resource) -> u8 {
    let mut hexes = Hexes::EMPTY;
    position.buildings(seat).each(|corner| hexes |= position.board.grid.hexes_at(corner));
    let mut count = 0;
    hexes.each(|hex| count += u8::from(position.board.yields(hex) == Some(resource)));
    (EACH_HEX * count).min(position.bank[resource])
}

fn gather(
    position: &mut Scenarios,
    seat: Seat,
    card: Progress,
    resource: Resource,
    sink: &mut impl Sink<Told>,
) {
    play(position, seat, card, sink);
    let count = harvest(position, seat, resource);
    position.gain_openly(seat, Hand::some(resource, count), sink);
}

pub(super) fn list_irrigation(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    if harvest(position, seat, Resource::Grain) > 0 {
        push(out, Choice::PlayIrrigation);
    }
}

pub(super) fn check_irrigation(position: &Scenarios, seat: Seat) -> Result<(), Refusal> {
    check_card(position, seat, Progress::Irrigation)?;
    let some = harvest(position, seat, Resource::Grain) > 0;
    check_useful(some, "no fields are there, or no grain is left in the bank")
}

pub(super) fn irrigation(position: &mut Scenarios, seat: Seat, sink: &mut impl Sink<Told>) {
    gather(position, seat, Progress::Irrigation, Resource::Grain, sink);
}

pub(super) fn list_mining(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    if harvest(position, seat, Resource::Ore) > 0 {
        push(out, Choice::PlayMining);
    }
}

pub(super) fn check_mining(position: &Scenarios, seat: Seat) -> Result<(), Refusal> {
    check_card(position, seat, Progress::Mining)?;
    let some = harvest(position, seat, Resource::Ore) > 0;
    check_useful(some, "no mountains are there, or no ore is left in the bank")
}

pub(super) fn mining(position: &mut Scenarios, seat: Seat, sink: &mut impl Sink<Told>) {
    gather(position, seat, Progress::Mining, Resource::Ore, sink);
}

// Medicine turns a settlement into a city for less.

pub(super) fn list_medicine(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    if position.hands[seat].covers(MEDICINE) {
        let grid = &*position.board.grid;
        cities::city_spots(position, seat)
            .each(|at| push(out, Choice::PlayMedicine { at: grid.corner(at) }));
    }
}

pub(super) fn check_medicine(position: &Scenarios, seat: Seat, at: Corner) -> Result<(), Refusal> {
    let corner = position.corner(at)?;
    check_card(position, seat, Progress::Medicine)?;
    let some = !cities::city_spots(position, seat).is_empty();
    check_useful(some, "no settlement can become a city")?;
    position.check_city_at(seat, corner, MEDICINE)
}

pub(super) fn medicine(
    position: &mut Scenarios,
    seat: Seat,
    at: Corner,
    sink: &mut impl Sink<Told>,
) {
    play(position, seat, Progress::Medicine, sink);
    let corner = position.board.grid.corner_id(at).expect(ON_BOARD);
    position.build_city_for(seat, corner, MEDICINE, sink);
}

// Road building lays two roads.

pub(super) fn list_roads(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    if position.lays_road(seat) || Full::lays_free(position, seat) {
        push(out, Choice::PlayRoads);
    }
}

pub(super) fn check_roads(position: &Scenarios, seat: Seat) -> Result<(), Refusal> {
    check_card(position, seat, Progress::RoadBuilding)?;
    if Full::lays_free(position, seat) {
        return Ok(());
    }
    check_useful(position.stock[seat].roads > 0, "no road is left in the stock")?;
    check_useful(!position.road_spots(seat).is_empty(), "there is no place for a road")
}

pub(super) fn roads(position: &mut Scenarios, seat: Seat, sink: &mut impl Sink<Told>) {
    play(position, seat, Progress::RoadBuilding, sink);
    position.phase = Phase::FreeRoads { left: ROADS, may_stop: false };
}
