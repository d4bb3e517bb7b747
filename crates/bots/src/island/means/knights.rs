//! Cities & Knights: cities are improved, walls built, and knights stand ready when the barbarians land.

use hex::{Corner, CornerId};
use island::{
    Choice, Decision, Hand, KnightView, KnightsSeatView, KnightsView, Rank, Resource,
    ScenarioPhase, Track, price,
};
use table::Seat;

use super::super::goal::{Goal, Kind, income_weight};
use super::super::land::KINDS;
use super::super::scene::Scene;
use super::super::settler::{Settler, best};
use super::{enchanted, progress, sea};

/// What a plundered city takes with it beside its point.
const CITY_LOST: f32 = 1.7;
/// What a metropolis counts.
const METROPOLIS: f32 = 2.0;
/// The level at which a track gives an ability, the first with a metropolis, and the last.
const ABILITY: u8 = 3;
const FIRST: u8 = 4;
const LAST: u8 = 5;

/// My own part of it.
pub(super) fn mine<'a>(scene: &Scene<'a>, knights: &'a KnightsView) -> Option<&'a KnightsSeatView> {
    knights.seats.get(scene.me.index())
}

/// How much of the game is left: 1 at its start, 0 at its end.
fn time_left(scene: &Scene<'_>) -> f32 {
    income_weight(scene) / 0.16
}

/// Everything that is worth saving for here.
pub(super) fn goals(scene: &Scene<'_>, goals: &mut Vec<Goal>) {
    let Some(knights) = scene.knights() else { return };
    let Some(mine) = mine(scene, knights) else { return };
    let mut add = |choice, price, gain: f32| {
        if gain > 0.0 {
            goals.push(Goal { kind: Kind::Own(choice, price), price, gain });
        }
    };
    for track in Track::ALL.into_iter().filter(|&track| mine.prices[track] > 0) {
        let price = Hand::some(track.commodity(), mine.prices[track]);
        add(Choice::ImproveCity { track }, price, improvement(scene, track));
    }
    if let Some(at) = unwalled(scene, mine) {
        add(Choice::BuildWall { at }, price::WALL, wall(scene));
    }
    let home = mine.knights.iter().filter(|knight| !enchanted::is_there(scene, knight.at));
    for knight in home {
        if !knight.active {
            let gain = 0.04 + near(knights) * defence(scene, knights, knight.rank.strength());
            add(Choice::ActivateKnight { at: knight.at }, price::ACTIVATION, gain);
        }
        if may_rise(mine, knight) {
            let ready = if knight.active { 0.9 } else { 0.6 };
            let gain = 0.06 + ready * near(knights) * defence(scene, knights, 1);
            add(Choice::PromoteKnight { at: knight.at }, price::KNIGHT, gain);
        }
    }
    if let Some(at) = post(scene, |_| true).filter(|_| mine.knights_left.basic > 0) {
        let first = 0.35 * 0.5_f32.powi(mine.knights.len() as i32);
        let gain = first + 0.7 * near(knights) * defence(scene, knights, 1);
        add(Choice::BuildKnight { at }, price::KNIGHT, gain);
    }
}

/// What the next level of a track is worth: the cards its gate brings, its ability, its metropolis.
pub(super) fn improvement(scene: &Scene<'_>, track: Track) -> f32 {
    let Some(knights) = scene.knights() else { return 0.0 };
    let Some(mine) = mine(scene, knights) else { return 0.0 };
    let level = mine.levels[track] + 1;
    let time = time_left(scene);
    // The first level opens the gate for two numbers of the red die, each further one for one more.
    let cards = if level == 1 { 0.5 } else { 0.28 };
    let ability = match track {
        Track::Trade => 0.4,
        Track::Politics => 0.25,
        Track::Science => 0.5,
    };
    let ability = match level {
        ABILITY => ability,
        level if level < ABILITY => 0.3 * ability,
        _ => 0.0,
    };
    let dragons = if track == Track::Politics { enchanted::politics(scene, level) } else { 0.0 };
    time * (cards + ability) + metropolis(scene, knights, track, level) + dragons
}

/// What this level brings me closer to the metropolis of its track.
fn metropolis(scene: &Scene<'_>, knights: &KnightsView, track: Track, level: u8) -> f32 {
    let level_of =
        |seat: Seat| knights.seats.get(seat.index()).map_or(0, |seat| seat.levels[track]);
    let rival = scene.others().map(level_of).max().unwrap_or(0);
    let held = knights.metropolises[track as usize];
    let is_mine = held.is_some_and(|at| scene.mine().cities.contains(&at));
    let steps = match held {
        // At the last level nobody takes it away.
        Some(_) if is_mine => return if level == LAST && rival >= ABILITY { 0.6 } else { 0.0 },
        Some(_) if rival >= LAST => return 0.0,
        Some(_) => LAST - level,
        None => FIRST.saturating_sub(level),
    };
    let race = if rival > level { 0.5 } else { 0.8 };
    METROPOLIS * if steps == 0 { 1.0 } else { race * 0.55_f32.powi(steps.into()) }
}

/// A wall keeps two more cards from a seven.
fn wall(scene: &Scene<'_>) -> f32 {
    let crowded = scene.mine().hand_size + 2 > scene.hand_limit();
    time_left(scene) * if crowded { 0.3 } else { 0.12 }
}

fn unwalled(scene: &Scene<'_>, mine: &KnightsSeatView) -> Option<Corner> {
    let cities = scene.mine().cities.iter().copied();
    (mine.walls_left > 0).then(|| cities.into_iter().find(|at| !mine.walls.contains(at)))?
}

pub(super) fn may_rise(mine: &KnightsSeatView, knight: &KnightView) -> bool {
    let left = match knight.rank {
        Rank::Basic => mine.knights_left.strong > 0,
        Rank::Strong => mine.knights_left.mighty > 0 && mine.levels.politics >= ABILITY,
        Rank::Mighty => false,
    };
    left && !knight.promoted
}

/// Where a new knight stands among these corners: at an own road, off the places where I may build, at good
/// hexes to chase from.
pub(super) fn post(scene: &Scene<'_>, among: impl Fn(CornerId) -> bool) -> Option<Corner> {
    let knights = scene.knights()?;
    let grid = &scene.land.grid;
    let taken = |at: &CornerId| {
        let at = grid.corner(*at);
        knights.seats.iter().any(|seat| seat.knights.iter().any(|knight| knight.at == at))
    };
    let ends = scene.my_roads.iter().flat_map(|side| grid.ends(side));
    let free = ends.filter(|&at| !scene.foreign.contains(at) && !scene.my_corners.contains(at));
    let ashore = free.filter(|&at| !scene.land.is_at_sea(at));
    best(ashore.filter(|at| !taken(at) && among(*at)), |&at| rest_value(scene, at))
        .map(|at| grid.corner(at))
}

/// How well a knight stands here: near what the robber may block, not where a settlement is to be built.
fn rest_value(scene: &Scene<'_>, at: CornerId) -> f32 {
    let mine = scene.land.grid.hexes_at(at).iter().map(|hex| {
        let own = scene.blocked(hex).filter(|(seat, _)| *seat == scene.me);
        own.map(|(_, cards)| cards).sum::<f32>()
    });
    mine.sum::<f32>() - if scene.open.contains(at) { 20.0 } else { 0.0 }
}

/// How much an attack matters now: the closer the ship, the more.
pub(super) fn near(knights: &KnightsView) -> f32 {
    match knights.barbarians {
        0..=1 => 0.25,
        2 => 0.35,
        3 => 0.5,
        4 => 0.75,
        _ => 1.0,
    }
}

/// What so much more active strength of mine changes when the barbarians land.
pub(super) fn defence(scene: &Scene<'_>, knights: &KnightsView, more: u8) -> f32 {
    // One knight alone may change nothing where two do.
    let steps = (1..=3).map(|times| {
        (attack(scene, knights, more * times) - attack(scene, knights, 0)) / f32::from(times)
    });
    steps.fold(0.0, f32::max)
}

/// What an attack would bring me if I were stronger by so much.
fn attack(scene: &Scene<'_>, knights: &KnightsView, more: u8) -> f32 {
    let strength = |seat: Seat| {
        let own = if seat == scene.me { more } else { 0 };
        knights.seats.get(seat.index()).map_or(0, |seat| seat.strength) + own
    };
    let mine = strength(scene.me);
    if knights.island_strength + more >= knights.barbarian_strength {
        let other = scene.others().map(strength).max().unwrap_or(0);
        return match mine.cmp(&other) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal if mine > 0 => 0.35,
            _ => 0.0,
        };
    }
    let safe = |seat: Seat| {
        let cities = &scene.seat(seat).cities;
        cities.iter().all(|at| knights.metropolises.contains(&Some(*at)))
    };
    let weakest = scene.others().filter(|&seat| !safe(seat)).map(strength).min();
    let hit = !safe(scene.me) && weakest.is_none_or(|weakest| mine <= weakest);
    if hit { -CITY_LOST } else { 0.2 }
}

/// A knight that may act chases a robber from the own door, or drives off one that is in the way.
pub(super) fn act(scene: &Scene<'_>, choices: &[Choice]) -> Option<Choice> {
    let knights = scene.knights()?;
    // Whoever acts sleeps afterwards.
    let needed = knights.barbarians >= 5 && defence(scene, knights, 1) > 0.5;
    if needed {
        return None;
    }
    let chase = choices.iter().find(|choice| matches!(choice, Choice::ChaseRobber { .. }));
    if let Some(chase) = chase.filter(|_| scene.robbed()) {
        return Some(*chase);
    }
    let pirate = choices.iter().find(|choice| matches!(choice, Choice::ChasePirate { .. }));
    if let Some(chase) = pirate.filter(|_| sea::is_shut_in(scene)) {
        return Some(*chase);
    }
    let grid = &scene.land.grid;
    let in_the_way = |at: Corner| {
        let other = knights.seats.iter().enumerate().any(|(index, seat)| {
            index != scene.me.index() && seat.knights.iter().any(|knight| knight.at == at)
        });
        other && grid.corner_id(at).is_some_and(|at| scene.open.contains(at))
    };
    let drives_off =
        |choice: &&Choice| matches!(choice, Choice::MoveKnight { to, .. } if in_the_way(*to));
    choices.iter().find(drives_off).copied()
}

/// The turn may end only with as many progress cards as the hand may hold.
pub(super) fn lay_back(choices: &[Choice]) -> Option<Choice> {
    let cards = choices.iter().copied().filter(|choice| matches!(choice, Choice::LayBack { .. }));
    best(cards, |choice| match choice {
        Choice::LayBack { card } => -progress::keeping(*card),
        _ => f32::MIN,
    })
}

impl Settler {
    /// What Cities & Knights asks is answered.
    pub(super) fn answer_knights(
        &mut self,
        scene: &Scene<'_>,
        phase: ScenarioPhase,
        decisions: &[Decision<Choice>],
    ) -> Option<Decision<Choice>> {
        let ranked = self.ranked(scene);
        let (hand, grid) = (scene.hand(), &scene.land.grid);
        let income = |at: &Corner| {
            let income = grid.corner_id(*at).map(|at| scene.land.income(at, None));
            income.map_or(0.0, |income| income.iter().take(KINDS).sum::<f32>())
        };
        let without = |card: Resource| ranked.worth(hand.minus(Hand::one(card)));
        let knight = |at: &Corner| {
            let knights = scene.knights().and_then(|knights| mine(scene, knights));
            let knights = knights.map(|mine| mine.knights.as_slice()).unwrap_or_default();
            let found = knights.iter().find(|knight| knight.at == *at);
            found.map_or(0.0, |knight| {
                f32::from(knight.rank.strength()) + if knight.active { 0.5 } else { 0.0 }
            })
        };
        let stay = |at: &Corner| grid.corner_id(*at).map_or(-30.0, |at| rest_value(scene, at));
        best(decisions.iter().copied(), |decision| match (phase, decision) {
            (ScenarioPhase::Aqueduct { .. }, Decision::Take { card }) => {
                ranked.worth(hand.plus(Hand::one(*card)))
            }
            (_, Decision::BuildRoad { at }) => {
                let wanted = ranked.iter().find_map(|(_, goal)| goal.first_road());
                if grid.side_id(*at) == wanted { 1.0 } else { 0.1 }
            }
            (_, Decision::Own(choice)) => match choice {
                Choice::LayBack { card } => -progress::keeping(*card),
                Choice::TakeProgress { card } => progress::keeping(*card),
                Choice::LoseCity { at } => -income(at),
                Choice::PlaceMetropolis { at } => income(at),
                Choice::DrawFrom { pile: Track::Trade } => 1.0,
                Choice::DrawFrom { pile: Track::Science } => 0.9,
                Choice::DrawFrom { pile: Track::Politics } => 0.8,
                Choice::PlaceDisplaced { to: at } | Choice::PlaceKnight { at } => 30.0 + stay(at),
                Choice::PromoteKnight { at } => knight(at),
                Choice::LoseKnight { at } => -knight(at),
                Choice::GiveCommodity { card } => without(*card),
                Choice::Pick { card } => ranked.worth(hand.plus(Hand::one(*card))),
                Choice::SwapChips { other } => match phase {
                    ScenarioPhase::Inventing { one } => progress::swapped(scene, one, *other),
                    _ => 0.0,
                },
                _ => 0.0,
            },
            // To take nothing, to lay nothing, to stop.
            _ => -1000.0,
        })
    }
}
