//! The means of the scenarios: what a settler does with favours, helpers, charters, chips and
//! counters beside settling.
//!
//! Each scenario has a file. Prizes (a chip on a crossing, a charter, letters for a link) become goals
//! like any other; what a seat may choose is weighed at a few moments of its turn.

pub(crate) mod canal;
mod country;
mod enchanted;
mod friends;
mod helpers;
mod knights;
mod lines;
mod progress;
mod sea;

use hex::{CornerId, Corners, SideId, WIDE};
use island::{Choice, Decision, Hand, Never, PhaseView, Resource, ScenarioPhase, price};

use super::goal::{Goal, Kind};
use super::plans::Ranked;
use super::scene::Scene;
use super::settler::{Settler, best};
use super::way::ways;

/// When a settler looks at what is its course's own.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Moment {
    /// The scenario asks something.
    Asked,
    /// A founding building stands, and its road or ship is laid.
    Founding,
    /// The robber is to be moved.
    Robber,
    /// The robber has come, and somebody may be robbed.
    Victim,
    /// The own turn, before the roll.
    BeforeRoll,
    /// The own turn, before building and trading.
    First,
    /// The own turn, when nothing else helps.
    Last,
}

/// What a course adds to the decisions, and how a settler weighs it.
pub(crate) trait Own: Copy + PartialEq {
    /// A choice of the scenarios, where the course has it.
    fn of(choice: Choice) -> Option<Self>;
    /// The own decision that helps at this moment, if one does.
    fn weigh(
        settler: &mut Settler,
        scene: &Scene<'_>,
        decisions: &[Decision<Self>],
        moment: Moment,
    ) -> Option<Decision<Self>>;
}

impl Own for Never {
    fn of(_: Choice) -> Option<Never> {
        None
    }

    fn weigh(
        _: &mut Settler,
        _: &Scene<'_>,
        _: &[Decision<Never>],
        _: Moment,
    ) -> Option<Decision<Never>> {
        None
    }
}

impl Own for Choice {
    fn of(choice: Choice) -> Option<Choice> {
        Some(choice)
    }

    fn weigh(
        settler: &mut Settler,
        scene: &Scene<'_>,
        decisions: &[Decision<Choice>],
        moment: Moment,
    ) -> Option<Decision<Choice>> {
        if moment == Moment::Asked {
            let PhaseView::Scenario(phase) = scene.view.phase else { return None };
            return settler.answer_scenario(scene, phase, decisions);
        }
        let choices: Vec<Choice> = decisions.iter().filter_map(own).collect();
        if choices.is_empty() {
            return None;
        }
        if scene.prizes.is_none() {
            // Whoever uses no means still answers what it is asked, and may have to before a turn ends.
            let due = knights::lay_back(&choices).filter(|_| moment == Moment::Last);
            return due.map(Decision::Own);
        }
        let choice = match moment {
            Moment::Asked => None,
            Moment::Founding => sea::found_ship(scene, &choices),
            Moment::Robber => sea::raid_instead(settler, scene, decisions),
            Moment::Victim => friends::spare(scene, &choices),
            Moment::BeforeRoll => settler
                .redeem_point(&choices)
                .or_else(|| settler.send_robber(scene, &choices))
                .or_else(|| settler.foretell(scene, &choices)),
            Moment::First => {
                let ranked = settler.ranked(scene);
                settler
                    .redeem(scene, &choices, &ranked)
                    .or_else(|| settler.use_helper(scene, decisions, &choices, &ranked))
                    .or_else(|| settler.play_counter(scene, &choices, &ranked))
                    .or_else(|| settler.play_progress(scene, &choices, &ranked))
                    .or_else(|| enchanted::act(scene, &choices))
                    .or_else(|| knights::act(scene, &choices))
                    .or_else(|| sea::sail(scene, &choices, &ranked))
            }
            Moment::Last => {
                let ranked = settler.ranked(scene);
                settler
                    .give(scene, &choices, &ranked)
                    .or_else(|| settler.exchange(scene, &choices))
                    .or_else(|| knights::lay_back(&choices))
            }
        };
        choice.map(Decision::Own)
    }
}

fn own(decision: &Decision<Choice>) -> Option<Choice> {
    match decision {
        Decision::Own(choice) => Some(*choice),
        _ => None,
    }
}

impl Settler {
    /// What a scenario asks is answered, with or without the wish to use it.
    fn answer_scenario(
        &mut self,
        scene: &Scene<'_>,
        phase: ScenarioPhase,
        decisions: &[Decision<Choice>],
    ) -> Option<Decision<Choice>> {
        let choices: Vec<Choice> = decisions.iter().filter_map(own).collect();
        let choice = match phase {
            // A card for nothing: the giver's letter is a gift of the guilds, not of mine.
            ScenarioPhase::Gift { .. } => return Some(Decision::Accept),
            ScenarioPhase::SeanTakes { .. } | ScenarioPhase::TakingGold { .. } => {
                return self.take(scene, decisions);
            }
            ScenarioPhase::NothingCame { .. } => {
                if scene.prizes.is_none() {
                    return Some(Decision::Decline);
                }
                self.best_card(scene, &choices)
            }
            ScenarioPhase::OrderingDraws { .. } => friends::draws_next(scene, &choices),
            ScenarioPhase::PuttingBack => friends::put_back(scene, &choices),
            ScenarioPhase::Repaying { .. } | ScenarioPhase::Picking { .. } => {
                self.best_card(scene, &choices)
            }
            ScenarioPhase::MovingPirate => sea::raid(self, scene, &choices),
            ScenarioPhase::Banishing { .. } => enchanted::banish(scene, &choices),
            ScenarioPhase::Keeping => helpers::keep(scene, &choices),
            ScenarioPhase::HelperUsed { .. } => helpers::turn_or_swap(scene, &choices),
            _ => return self.answer_knights(scene, phase, decisions),
        };
        choice.map(Decision::Own)
    }

    /// The card that is best taken, or best given.
    fn best_card(&mut self, scene: &Scene<'_>, choices: &[Choice]) -> Option<Choice> {
        let ranked = self.ranked(scene);
        let hand = scene.hand();
        best(choices.iter().copied(), |choice| match choice {
            Choice::UseMarianne { card } | Choice::Pick { card } => {
                ranked.worth(hand.plus(Hand::one(*card)))
            }
            Choice::Repay { card } => {
                ranked.worth(hand.minus(Hand::one(*card))) + 0.0005 * f32::from(hand[*card])
            }
            _ => f32::MIN,
        })
    }

    /// What the hand is worth once cards of this kind were traded two for one as often as it helps.
    fn two_for_one(&self, scene: &Scene<'_>, card: Resource, ranked: &Ranked<'_>) -> f32 {
        let mut hand = scene.hand();
        let mut worth = ranked.worth(hand);
        while hand[card] >= 2 {
            let paid = hand.minus(Hand::some(card, 2));
            let takes = Resource::ALL.into_iter().filter(|&take| take != card);
            let takes = takes.filter(|&take| scene.view.bank[take] > 0);
            let after = takes.map(|take| paid.plus(Hand::one(take)));
            let Some(after) = best(after, |&hand| ranked.worth(hand)) else { break };
            let more = ranked.worth(after);
            if more <= worth {
                break;
            }
            (hand, worth) = (after, more);
        }
        worth
    }
}

/// What a scenario gives for roads and for the robber, in points.
pub(crate) struct Prizes {
    /// For the first road to a crossing.
    corners: Vec<(CornerId, f32)>,
    /// For a road on this side.
    sides: Vec<(SideId, f32)>,
    /// For a robber who harms nobody, in the measure of the harm he does elsewhere.
    pub(crate) robber: f32,
}

impl Prizes {
    pub(crate) fn of(scene: &Scene<'_>) -> Prizes {
        Prizes {
            corners: country::chips(scene),
            sides: country::charters(scene),
            robber: friends::robber(scene),
        }
    }

    /// What a founding building here is worth as a port from which ships leave.
    pub(crate) fn departure(&self, scene: &Scene<'_>, corner: CornerId) -> f32 {
        sea::departure(scene, corner)
    }

    /// What is won by laying all these roads.
    pub(crate) fn along(&self, scene: &Scene<'_>, roads: &[SideId]) -> f32 {
        if self.corners.is_empty() && self.sides.is_empty() {
            return 0.0;
        }
        let ends = roads.iter().flat_map(|&side| scene.land.grid.ends(side));
        let ends: Corners<WIDE> = ends.collect();
        let corners = self.corners.iter().filter(|(at, _)| ends.contains(*at));
        let sides = self.sides.iter().filter(|(side, _)| roads.contains(side));
        corners.map(|(_, prize)| prize).chain(sides.map(|(_, prize)| prize)).sum()
    }

    /// Where a road goes that has to be laid and that no plan asks for.
    pub(crate) fn spare_road<X: Own>(
        &self,
        scene: &Scene<'_>,
        decisions: &[Decision<X>],
    ) -> Option<Decision<X>> {
        let grid = &scene.land.grid;
        best(decisions.iter().copied(), |decision| {
            let Decision::BuildRoad { at } = decision else { return -1.0 };
            let Some(side) = grid.side_id(*at) else { return -1.0 };
            let open = grid.ends(side).into_iter().filter(|&end| scene.open.contains(end)).count();
            let free = grid.ends(side).map(|end| (grid.sides_at(end) - scene.taken).len());
            self.along(scene, &[side]) + 0.3 * open as f32 + 0.05 * (free[0] + free[1]) as f32
        })
    }
}

/// What is worth saving for, for what a scenario gives for it.
pub(crate) fn goals(scene: &Scene<'_>, prizes: &Prizes, goals: &mut Vec<Goal>) {
    sea::goals(scene, goals);
    knights::goals(scene, goals);
    enchanted::goals(scene, goals);
    let stock = scene.mine().stock.roads;
    if stock == 0 {
        return;
    }
    if !prizes.corners.is_empty() || !prizes.sides.is_empty() {
        for (_, way) in ways(scene, scene.touched(), scene.free_paths(), stock.min(4).into()) {
            goals.extend(roads(&way, prizes.along(scene, &way)));
        }
    }
    friends::links(scene, goals);
    canal::lines(scene, goals);
}

/// These roads as a goal, if they win anything.
fn roads(way: &[SideId], prize: f32) -> Option<Goal> {
    let first = *way.first()?;
    let price = way.iter().fold(Hand::NONE, |sum, _| sum.plus(price::ROAD));
    // Somebody may be there first.
    let gain = prize * 0.92_f32.powi(way.len() as i32 - 1);
    (prize > 0.0).then_some(Goal { kind: Kind::Roads(first), price, gain })
}
