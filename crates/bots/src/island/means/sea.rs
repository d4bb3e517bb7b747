//! Ships: lines across the sea to places for settlements, ships that sail elsewhere, and the pirate.

use hex::{CornerId, Corners, Direction, Hex, HexId, Sides, WIDE};
use island::{Choice, Decision, Hand, PhaseView, SeaView, price};

use super::super::goal::{Goal, Kind, income_weight, lacks_for_longest};
use super::super::plans::Ranked;
use super::super::scene::Scene;
use super::super::settler::{Settler, best};
use super::super::way::{Way, ways};
use super::enchanted;
use super::lines::Lines;

/// No plan has more new ships than this.
const FAR: u8 = 7;
/// A line to a settlement that takes more rolls than this is not begun: the cards are of more use at home, and
/// points for islands do not run away.
const SOON: u8 = 14;
/// What a new island is worth beside the place itself and its points: room for more.
const ROOM: f32 = 0.4;
/// From a port at sea this far from another island ships leave.
const PORT: usize = 4;

/// A line of new ships to a corner, and what it is worth to have it there, in points.
struct Line {
    to: CornerId,
    ships: Way,
    /// What is paid at its end beside the ships.
    end: Hand,
    gain: f32,
}

impl Line {
    fn price(&self) -> Hand {
        self.ships.iter().fold(self.end, |sum, _| sum.plus(price::SHIP))
    }

    /// Whether it can be paid soon enough to be begun.
    fn is_near(&self, scene: &Scene<'_>) -> bool {
        scene.purse.pays_within(SOON, self.price(), scene.hand())
    }

    fn goal(&self, scene: &Scene<'_>) -> Goal {
        let kind = match self.ships.first() {
            None => Kind::Settlement(self.to, Way::none()),
            Some(&side) => {
                let at = scene.land.grid.side(side);
                Kind::Own(Choice::BuildShip { at }, price::SHIP)
            }
        };
        Goal { kind, price: self.price(), gain: self.gain }
    }
}

/// What is worth sailing for.
pub(super) fn goals(scene: &Scene<'_>, goals: &mut Vec<Goal>) {
    let Some(mine) = scene.sea().and_then(|sea| sea.seats.get(scene.me.index())) else { return };
    goals.extend(lines(scene, scene.my_ships, mine.stock).iter().map(|line| line.goal(scene)));
    if mine.stock > 0 {
        goals.extend(longest_route(scene));
    }
}

/// Lines to places for settlements and to the enchanted island, if these were my ships.
fn lines(scene: &Scene<'_>, ships: Sides<WIDE>, stock: u8) -> Vec<Line> {
    let Some(sea) = scene.sea() else { return vec![] };
    let weight = income_weight(scene);
    let settles = scene.mine().stock.settlements > 0;
    let landing = enchanted::landing(scene);
    let mut lines = Vec::new();
    for (to, way) in ways(scene, ports(scene, ships), free(scene, ships), stock.min(FAR).into()) {
        // Somebody may be there first.
        let sure = 0.85_f32.powi(way.len() as i32);
        let lands = scene.land.enchanted.contains(to) && !scene.foreign.contains(to);
        if let Some((end, gain)) = landing.filter(|_| lands && !way.is_empty()) {
            lines.push(Line { to, ships: way, end, gain: sure * gain });
        }
        if settles && scene.open.contains(to) {
            let place = 1.0 + weight * scene.land.value(to, &scene.income);
            let gain = sure * (place + discovery(scene, sea, to));
            let line = Line { to, ships: way, end: price::SETTLEMENT, gain };
            if line.ships.is_empty() || line.is_near(scene) {
                lines.push(line);
            }
        }
    }
    lines
}

/// Corners from which a ship may be laid on.
fn ports(scene: &Scene<'_>, ships: Sides<WIDE>) -> Corners<WIDE> {
    let ends = ships.iter().flat_map(|side| scene.land.grid.ends(side));
    (ends.collect::<Corners<WIDE>>() - scene.foreign) | scene.my_corners
}

/// Sides on which a ship may be laid, if these were my ships.
fn free(scene: &Scene<'_>, ships: Sides<WIDE>) -> Sides<WIDE> {
    let laid = (scene.laid - scene.my_ships) | ships;
    let pirate = scene.sea().and_then(|sea| sea.pirate);
    let shut = pirate.map_or(Sides::EMPTY, |hex| sides_of(scene, hex));
    scene.land.sea_paths - laid - shut
}

fn sides_of(scene: &Scene<'_>, hex: Hex) -> Sides<WIDE> {
    Direction::ALL.into_iter().filter_map(|to| scene.land.grid.side_id(hex.side(to))).collect()
}

/// What a first settlement here means on an island that I have not been to (SEA-22).
fn discovery(scene: &Scene<'_>, sea: &SeaView, corner: CornerId) -> f32 {
    if !is_new(scene, sea, corner) {
        return 0.0;
    }
    f32::from(sea.island_points) + ROOM * income_weight(scene) / 0.16
}

/// The island on which the corner lies, by its number.
fn island_at(scene: &Scene<'_>, sea: &SeaView, corner: CornerId) -> Option<usize> {
    let grid = &scene.land.grid;
    let beside = grid.hexes_at(corner);
    let lies_on = |hex: &Hex| grid.hex_id(*hex).is_some_and(|hex| beside.contains(hex));
    sea.islands.iter().position(|island| island.hexes.iter().any(lies_on))
}

/// Whether the corner lies on an island on which I have neither founded nor settled.
fn is_new(scene: &Scene<'_>, sea: &SeaView, corner: CornerId) -> bool {
    let island = island_at(scene, sea, corner).map(|number| &sea.islands[number]);
    island.is_some_and(|island| {
        !island.founded.contains(scene.me) && !island.settled.contains(scene.me)
    })
}

/// One ship more for the longest road, where it is within reach.
fn longest_route(scene: &Scene<'_>) -> Option<Goal> {
    let (needed, gain) = lacks_for_longest(scene)?;
    let grid = &scene.land.grid;
    let free = free(scene, scene.my_ships);
    let spots =
        ports(scene, scene.my_ships).iter().flat_map(|at| (grid.sides_at(at) & free).iter());
    let now = Lines::new(scene, scene.my_ships).longest();
    let longer = spots.map(|side| {
        let mut ships = scene.my_ships;
        ships.insert(side);
        (now.max(Lines::new(scene, ships).longest_with(side)), side)
    });
    let (length, side) = longer.max_by_key(|(length, _)| *length)?;
    if length <= scene.mine().road_length {
        return None;
    }
    let price = (0..needed).fold(Hand::NONE, |sum, _| sum.plus(price::SHIP));
    let step = Choice::BuildShip { at: grid.side(side) };
    Some(Goal { kind: Kind::Own(step, price::SHIP), price, gain })
}

/// The end ship of an open line sails where it helps a better plan, if that does not cost the longest road.
pub(super) fn sail(scene: &Scene<'_>, choices: &[Choice], ranked: &Ranked<'_>) -> Option<Choice> {
    let grid = &scene.land.grid;
    let mine = scene.sea()?.seats.get(scene.me.index())?;
    let hand = scene.hand();
    let now = ranked.best_score(hand);
    let mut found: Vec<(f32, Choice)> = Vec::new();
    for &from in &mine.movable {
        let Some(ship) = grid.side_id(from) else { continue };
        for line in lines(scene, scene.my_ships.without(ship), mine.stock + 1) {
            let Some(&first) = line.ships.first() else { continue };
            let choice = Choice::MoveShip { from, to: grid.side(first) };
            if choices.contains(&choice) {
                let mut goal = line.goal(scene);
                // It is there for nothing.
                goal.price = goal.price.minus(price::SHIP);
                found.push((goal.score(hand, &scene.purse), choice));
            }
        }
    }
    let keeps_road = |choice: &Choice| match choice {
        Choice::MoveShip { from, to } if scene.mine().longest_road => {
            let mut ships: Sides<WIDE> = scene.my_ships;
            grid.side_id(*from).into_iter().for_each(|side| ships.remove(side));
            grid.side_id(*to).into_iter().for_each(|side| ships.insert(side));
            Lines::new(scene, ships).longest() >= scene.mine().road_length
        }
        _ => true,
    };
    let (score, choice) = best(found, |(score, _)| *score)?;
    (score > 1.05 * now && keeps_road(&choice)).then_some(choice)
}

/// Lines from this corner to islands that I have not founded on, the nearest first.
fn crossings(scene: &Scene<'_>, from: CornerId) -> Vec<Way> {
    let Some(sea) = scene.sea() else { return vec![] };
    let here = island_at(scene, sea, from);
    let reached = ways(scene, [from].into_iter().collect(), free(scene, scene.my_ships), PORT + 1);
    let over = reached.into_iter().filter(|(at, way)| {
        let site = !way.is_empty() && scene.land.sites.contains(*at);
        site && island_at(scene, sea, *at) != here && is_new(scene, sea, *at)
    });
    over.map(|(_, way)| way).collect()
}

/// What a founding building here is worth as a port: one of them is enough.
pub(super) fn departure(scene: &Scene<'_>, corner: CornerId) -> f32 {
    if scene.sea().is_none() {
        return 0.0;
    }
    let length = |at| crossings(scene, at).first().map(|way| way.len());
    if scene.my_corners.iter().any(|at| length(at).is_some_and(|ships| ships <= PORT)) {
        return 0.0;
    }
    length(corner).map_or(0.0, |ships| 0.85_f32.powi(ships as i32))
}

/// The ship of a founding building that makes for the nearest of the other islands.
pub(super) fn found_ship(scene: &Scene<'_>, choices: &[Choice]) -> Option<Choice> {
    let PhaseView::FoundingRoad { at, .. } = scene.view.phase else { return None };
    if !scene.my_ships.is_empty() {
        return None;
    }
    let way = crossings(scene, scene.land.grid.corner_id(at)?).into_iter().next()?;
    let step = Choice::BuildShip { at: scene.land.grid.side(*way.first()?) };
    (way.len() <= PORT && choices.contains(&step)).then_some(step)
}

/// Whether the pirate lies where my lines would go on.
pub(super) fn is_shut_in(scene: &Scene<'_>) -> bool {
    let Some(pirate) = scene.sea().and_then(|sea| sea.pirate) else { return false };
    let grid = &scene.land.grid;
    let ends = scene.my_ships.iter().flat_map(|side| grid.ends(side));
    let sides = ends.fold(Sides::EMPTY, |all, at| all | grid.sides_at(at));
    (sides & scene.land.sea_paths).meets(sides_of(scene, pirate))
}

/// What it brings to move the pirate here: a card of somebody with a ship there, and a free way for mine.
fn raid_at(settler: &Settler, scene: &Scene<'_>, to: Hex) -> f32 {
    let Some(sea) = scene.sea() else { return 0.0 };
    let (grid, sides) = (&scene.land.grid, sides_of(scene, to));
    let sails = |ships: &[hex::Side]| {
        ships.iter().any(|ship| grid.side_id(*ship).is_some_and(|side| sides.contains(side)))
    };
    let victims = scene.others().filter(|seat| sails(&sea.seats[seat.index()].ships));
    let prey = victims.map(|seat| settler.prey(scene, seat)).fold(0.0, f32::max);
    let relief = if is_shut_in(scene) { 1.0 } else { 0.0 };
    let trouble = if scene.my_ships.meets(sides) { 1.5 } else { 0.0 };
    prey + relief - trouble
}

/// Where the pirate goes.
pub(super) fn raid(settler: &Settler, scene: &Scene<'_>, choices: &[Choice]) -> Option<Choice> {
    best(choices.iter().copied(), |choice| match choice {
        Choice::MovePirate { to } => raid_at(settler, scene, *to),
        _ => f32::MIN,
    })
}

/// The pirate's move, where it brings more than the robber's: a robber who stands well stays there.
pub(super) fn raid_instead(
    settler: &Settler,
    scene: &Scene<'_>,
    decisions: &[Decision<Choice>],
) -> Option<Choice> {
    let raids: Vec<Choice> = decisions.iter().filter_map(super::own).collect();
    let raid = raid(settler, scene, &raids)?;
    let Choice::MovePirate { to } = raid else { return None };
    let robber = decisions.iter().map(|decision| match decision {
        Decision::MoveRobber { to } => settler.robber_at(scene, *to),
        _ => f32::MIN,
    });
    let stays = scene.robber.map_or(0.0, |hex: HexId| settler.harm(scene, hex));
    let robber = robber.fold(f32::MIN, f32::max);
    (stays + raid_at(settler, scene, to) > robber).then_some(raid)
}
