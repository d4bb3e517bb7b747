//! The Enchanted Land: a line across the strait, a knight who lands, and dragons one after the other.

use hex::{Corner, CornerId, Corners, WIDE};
use island::{Choice, EnchantedView, Hand, KnightView, Rank, price};

use super::super::goal::{Goal, Kind};
use super::super::scene::Scene;
use super::super::settler::best;
use super::knights;

/// What it is worth to have a knight on the island, in points: dragons for the rest of the game.
const QUEST: f32 = 4.0;
/// So many dragons win (ENCHANTED-30).
const DRAGONS: u8 = 6;
/// How far a knight walks on the island (ENCHANTED-17).
const STEPS: usize = 3;
/// The level of politics that makes knights mighty.
const MIGHTY: u8 = 3;

/// Whether the crossing lies on the enchanted island.
pub(super) fn is_there(scene: &Scene<'_>, at: Corner) -> bool {
    scene.land.grid.corner_id(at).is_some_and(|at| scene.land.enchanted.contains(at))
}

fn my_knights<'a>(scene: &Scene<'a>) -> &'a [KnightView] {
    let mine = scene.knights().and_then(|knights| knights.seats.get(scene.me.index()));
    mine.map(|mine| mine.knights.as_slice()).unwrap_or_default()
}

/// My knight on the island.
fn champion<'a>(scene: &Scene<'a>) -> Option<&'a KnightView> {
    my_knights(scene).iter().find(|knight| is_there(scene, knight.at))
}

/// How likely a knight of this strength beats the dragon, by what everybody has seen.
fn odds(land: &EnchantedView, dragon: Option<u8>, strength: u8) -> f32 {
    match dragon {
        Some(dragon) => f32::from(u8::from(strength >= dragon)),
        None => {
            let all: u8 = land.unseen.iter().sum();
            let weak: u8 = land.unseen.iter().take(strength.into()).sum();
            f32::from(weak) / f32::from(all.max(1))
        }
    }
}

/// How likely a knight of this strength beats the dragon on this crossing; 0 where there is none.
fn odds_at(scene: &Scene<'_>, land: &EnchantedView, at: CornerId, strength: u8) -> f32 {
    let at = scene.land.grid.corner(at);
    let dragon = land.dragons.iter().find(|dragon| dragon.at == at);
    dragon.map_or(0.0, |dragon| odds(land, dragon.strength, strength))
}

/// The best odds against any dragon that is left.
fn best_odds(land: &EnchantedView, strength: u8) -> f32 {
    let odds = land.dragons.iter().map(|dragon| odds(land, dragon.strength, strength));
    odds.fold(0.0, f32::max)
}

/// What the next dragon is worth to me, in points.
fn dragon(scene: &Scene<'_>, land: &EnchantedView) -> f32 {
    let beaten = land.beaten[scene.me.index()];
    let wins = beaten + 1 >= DRAGONS || scene.mine().points + 1 >= scene.view.points_to_win;
    if wins { 6.0 } else { 1.0 + 0.25 * f32::from(beaten) }
}

/// What a line to the island needs beside its ships, and what it is worth; nothing once a knight has crossed.
pub(super) fn landing(scene: &Scene<'_>) -> Option<(Hand, f32)> {
    let land = scene.enchanted()?;
    if land.crossed.contains(scene.me) || !landings(scene).is_empty() {
        return None;
    }
    let ready = my_knights(scene).iter().any(|knight| knight.active);
    let knight = match my_knights(scene) {
        [] => price::KNIGHT.plus(price::ACTIVATION),
        _ if ready => Hand::NONE,
        _ => price::ACTIVATION,
    };
    (!land.dragons.is_empty()).then_some((knight, QUEST))
}

/// Corners of the island that my ships touch and on which nobody else stands.
fn landings(scene: &Scene<'_>) -> Corners<WIDE> {
    let ends = scene.my_ships.iter().flat_map(|side| scene.land.grid.ends(side));
    ends.collect::<Corners<WIDE>>() & (scene.land.enchanted - scene.foreign)
}

/// Corners from which a knight comes to these by own roads and ships.
fn linked(scene: &Scene<'_>, to: Corners<WIDE>) -> Corners<WIDE> {
    let grid = &scene.land.grid;
    let own = scene.my_roads | scene.my_ships;
    let (mut seen, mut next) = (to, to.iter().collect::<Vec<_>>());
    while let Some(at) = next.pop() {
        for side in (grid.sides_at(at) & own).iter() {
            let across = grid.across(side, at);
            if !seen.contains(across) && !scene.foreign.contains(across) {
                seen.insert(across);
                next.push(across);
            }
        }
    }
    seen
}

/// What is worth saving for: a knight who crosses over, grain for his deeds, a higher rank for him.
pub(super) fn goals(scene: &Scene<'_>, goals: &mut Vec<Goal>) {
    let (Some(land), Some(view)) = (scene.enchanted(), scene.knights()) else { return };
    let Some(mine) = knights::mine(scene, view) else { return };
    let mut add = |choice, step: Hand, price, gain: f32| {
        if gain > 0.0 {
            goals.push(Goal { kind: Kind::Own(choice, step), price, gain });
        }
    };
    if let Some(knight) = champion(scene) {
        let (at, strength) = (knight.at, knight.rank.strength());
        let (now, then) = (best_odds(land, strength), best_odds(land, strength + 1));
        if !knight.active {
            // One grain for the way and one for the fight.
            let gain = 0.9 * now * dragon(scene, land);
            add(Choice::ActivateKnight { at }, price::ACTIVATION, price::ACTIVATION, gain);
        }
        if knights::may_rise(mine, knight) {
            let gain = 3.0 * (then - now) * dragon(scene, land);
            add(Choice::PromoteKnight { at }, price::KNIGHT, price::KNIGHT, gain);
        }
        return;
    }
    let landings = landings(scene);
    if land.crossed.contains(scene.me) || landings.is_empty() {
        return;
    }
    let linked = linked(scene, landings);
    let is_linked =
        |at: Corner| scene.land.grid.corner_id(at).is_some_and(|at| linked.contains(at));
    let ready = mine.knights.iter().filter(|knight| is_linked(knight.at));
    match ready.max_by_key(|knight| (knight.active, knight.rank.strength())) {
        Some(knight) if knight.active => {}
        Some(knight) => {
            let choice = Choice::ActivateKnight { at: knight.at };
            add(choice, price::ACTIVATION, price::ACTIVATION, QUEST);
        }
        None => {
            let post = knights::post(scene, |at| {
                linked.contains(at) && !scene.land.enchanted.contains(at)
            });
            if let Some(at) = post.filter(|_| mine.knights_left.basic > 0) {
                let price = price::KNIGHT.plus(price::ACTIVATION);
                add(Choice::BuildKnight { at }, price::KNIGHT, price, QUEST);
            }
        }
    }
}

/// What a level of politics brings closer to a knight who beats every dragon.
pub(super) fn politics(scene: &Scene<'_>, level: u8) -> f32 {
    let Some(land) = scene.enchanted() else { return 0.0 };
    if level > MIGHTY || champion(scene).is_none() {
        return 0.0;
    }
    let more = best_odds(land, Rank::Mighty.strength()) - best_odds(land, Rank::Strong.strength());
    more * 2.0 * 0.6_f32.powi((MIGHTY - level).into())
}

/// How many steps it is from a crossing of the island to the nearest dragon that this strength may beat.
fn steps_to_prey(scene: &Scene<'_>, land: &EnchantedView, from: CornerId, strength: u8) -> usize {
    let grid = &scene.land.grid;
    let mut seen = Corners::<WIDE>::EMPTY;
    seen.insert(from);
    let mut edge = seen;
    for steps in 0.. {
        if edge.is_empty() {
            return steps + STEPS;
        }
        if edge.iter().any(|at| odds_at(scene, land, at, strength) > 0.0) {
            return steps;
        }
        let beside = edge.iter().fold(Corners::EMPTY, |all, at| all | grid.corners_beside(at));
        edge = (beside & scene.land.enchanted) - seen;
        seen |= edge;
    }
    0
}

/// A knight who may act lands, fights, or goes where a dragon is that it may beat.
pub(super) fn act(scene: &Scene<'_>, choices: &[Choice]) -> Option<Choice> {
    let land = scene.enchanted()?;
    let grid = &scene.land.grid;
    let strength = |at: Corner| {
        let knight = my_knights(scene).iter().find(|knight| knight.at == at);
        knight.map_or(0, |knight| knight.rank.strength())
    };
    let value = |choice: &Choice| match *choice {
        Choice::FightDragon { at } => {
            let odds = grid.corner_id(at).map_or(0.0, |id| odds_at(scene, land, id, strength(at)));
            if odds > 0.0 { 100.0 } else { -1.0 }
        }
        Choice::MoveKnight { from, to } if is_there(scene, to) => {
            let Some(goal) = grid.corner_id(to) else { return -1.0 };
            let strength = strength(from);
            let near = |at| -(steps_to_prey(scene, land, at, strength) as f32);
            match grid.corner_id(from).filter(|&at| scene.land.enchanted.contains(at)) {
                // The strongest lands, where dragons are near.
                None => 50.0 + 10.0 * f32::from(strength) + near(goal),
                Some(here) => {
                    let better = near(goal) - near(here);
                    better + odds_at(scene, land, goal, strength)
                        - odds_at(scene, land, here, strength)
                }
            }
        }
        _ => -1.0,
    };
    best(choices.iter().copied(), value).filter(|choice| value(choice) > 0.0)
}

/// Somebody's knight is driven off to where dragons are far away.
pub(super) fn banish(scene: &Scene<'_>, choices: &[Choice]) -> Option<Choice> {
    let land = scene.enchanted()?;
    best(choices.iter().copied(), |choice| match choice {
        Choice::PlaceDisplaced { to } => {
            let at = scene.land.grid.corner_id(*to);
            let strongest = Rank::Mighty.strength();
            at.map_or(-1.0, |at| steps_to_prey(scene, land, at, strongest) as f32)
        }
        _ => f32::MIN,
    })
}
