//! A settler by rule of thumb: it values places, plans its next build, trades towards it, and does
//! not feed the leader. Three strengths differ in how well they do so.

use hex::{CornerId, Hex, HexId};
use island::{Course, Decision, Development, Hand, PhaseView, Position, Resource};
use table::{Chance, Pseudo, Seat};

use super::bargain::Asked;
use super::land::Land;
use super::means::{Moment, Own};
use super::plans::Ranked;
use super::scene::Scene;
use super::way::ways;
use crate::glimpse::Glimpse;
use crate::player::{Advice, Player, Scale, Thought};

/// How well a settler plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Strength {
    /// How far its judgement may be off: 0.5 means by half.
    pub(crate) noise: f32,
    /// How many offers it makes in a turn: nobody wants to be asked all the time.
    pub(crate) offers: u32,
    /// Whether it looks at who profits: trades, robber and cards against the leader.
    pub(crate) shrewd: bool,
    /// Whether it uses what a scenario gives to those who know it: favours, helpers, chips, charters.
    pub(crate) means: bool,
}

/// For newcomers: it sees what it can build, but misjudges places and plans.
pub(crate) const GENTLE: Strength = Strength { noise: 0.8, offers: 1, shrewd: false, means: true };
/// For most: sound plans with some variety.
pub(crate) const STEADY: Strength = Strength { noise: 0.3, offers: 2, shrewd: true, means: true };
/// The best that rules of thumb give.
pub(crate) const KEEN: Strength = Strength { noise: 0.0, offers: 2, shrewd: true, means: true };
/// Keen, but as if there were no scenario: what it loses tells what the means are worth.
pub(crate) const PLAIN: Strength = Strength { means: false, ..KEEN };

/// A settler at the table.
#[derive(Debug)]
pub(crate) struct Settler {
    pub(super) strength: Strength,
    chance: Pseudo,
    land: Option<Box<Land>>,
    pub(super) asked: Asked,
}

impl Settler {
    pub(crate) fn new(strength: Strength, seed: u64) -> Settler {
        let chance = Pseudo::new(seed);
        Settler { strength, chance, land: None, asked: Asked::default() }
    }
}

impl<C: Course<W, Choice: Own>, const W: usize> Player<Position<C, W>> for Settler {
    fn choose(&mut self, glimpse: &Glimpse<'_, Position<C, W>>) -> Decision<C::Choice> {
        let decisions = glimpse.decisions();
        if let [only] = decisions {
            return *only;
        }
        let view = glimpse.view();
        let Some(layout) = &view.board else { return decisions[0] };
        let known = self.land.take().filter(|land| land.layout == *layout);
        let land = known.unwrap_or_else(|| Box::new(Land::new(layout, view.seats.len())));
        self.asked.begin(view.turn.number);
        let scene = Scene::new(&land, &view, glimpse.seat(), self.strength.means);
        let choice = self.think(&scene, decisions);
        self.land = Some(land);
        choice
    }

    fn recall(&mut self, glimpse: &Glimpse<'_, Position<C, W>>, decided: &Decision<C::Choice>) {
        self.asked.recall(|| glimpse.view().turn.number, decided);
    }

    /// It weighs plans and not decisions, so it tells only the one it would take.
    fn advise(
        &mut self,
        glimpse: &Glimpse<'_, Position<C, W>>,
    ) -> Option<Advice<Decision<C::Choice>>> {
        let choice = self.choose(glimpse);
        Some(Advice { scale: Scale::Worth, choices: vec![Thought::new(choice, 1.0)] })
    }
}

/// The largest by the score, if there is any.
pub(super) fn best<T>(
    items: impl IntoIterator<Item = T>,
    mut score: impl FnMut(&T) -> f32,
) -> Option<T> {
    let mut best: Option<(f32, T)> = None;
    for item in items {
        let value = score(&item);
        if best.as_ref().is_none_or(|(most, _)| value > *most) {
            best = Some((value, item));
        }
    }
    best.map(|(_, item)| item)
}

/// The largest by the score, if there is one with more than `least`. The score is told what it has to beat, and
/// need not be right where it does not.
pub(super) fn best_above<T>(
    least: f32,
    items: impl IntoIterator<Item = T>,
    mut score: impl FnMut(&T, f32) -> f32,
) -> Option<T> {
    let (mut most, mut best) = (least, None);
    for item in items {
        let value = score(&item, most);
        if value > most {
            (most, best) = (value, Some(item));
        }
    }
    best
}

impl Settler {
    /// A number around 1, as far off as the settler's judgement is.
    pub(super) fn doubt(&mut self) -> f32 {
        let unit = self.chance.below(1 << 16) as f32 / f32::from(u16::MAX);
        1.0 + self.strength.noise * (2.0 * unit - 1.0)
    }

    fn think<X: Own>(&mut self, scene: &Scene<'_>, decisions: &[Decision<X>]) -> Decision<X> {
        let choice = match &scene.view.phase {
            PhaseView::FoundingSettlement { .. } => self.found(scene, decisions),
            PhaseView::FoundingRoad { at, .. } => {
                self.found_road(scene, scene.land.grid.corner_id(*at), decisions)
            }
            PhaseView::Discarding { .. } => self.discard(scene, decisions),
            PhaseView::PlacingRobber { .. } | PhaseView::MovingRobber => {
                self.move_robber(scene, decisions)
            }
            PhaseView::ChoosingVictim { .. } => self.choose_victim(scene, decisions),
            PhaseView::FreeRoads { .. } => self.free_road(scene, decisions),
            PhaseView::Taking { .. } => self.take(scene, decisions),
            PhaseView::Offering { give, want, .. } => {
                if scene.view.turn.seat == scene.me {
                    self.close_offer(scene, decisions)
                } else {
                    self.answer(scene, *give, *want, decisions)
                }
            }
            PhaseView::SpecialBuilding { .. } => self.build(scene, decisions),
            PhaseView::Turn if !scene.view.turn.rolled => self.before_roll(scene, decisions),
            PhaseView::Turn => self.turn(scene, decisions),
            PhaseView::Scenario(_) => X::weigh(self, scene, decisions, Moment::Asked),
            _ => None,
        };
        choice.unwrap_or(decisions[0])
    }

    fn found<X: Own>(
        &mut self,
        scene: &Scene<'_>,
        decisions: &[Decision<X>],
    ) -> Option<Decision<X>> {
        best(decisions.iter().copied(), |decision| match decision {
            Decision::BuildSettlement { at } | Decision::BuildCity { at } => {
                let Some(corner) = scene.land.grid.corner_id(*at) else { return 0.0 };
                let prizes = scene.prizes.as_ref();
                let outlook = prizes.map_or(0.0, |prizes| prizes.departure(scene, corner));
                (scene.land.value(corner, &scene.income) + outlook) * self.doubt()
            }
            _ => 0.0,
        })
    }

    /// Towards the best place two roads away.
    fn found_road<X: Own>(
        &mut self,
        scene: &Scene<'_>,
        from: Option<CornerId>,
        decisions: &[Decision<X>],
    ) -> Option<Decision<X>> {
        let own = X::weigh(self, scene, decisions, Moment::Founding);
        if own.is_some() {
            return own;
        }
        let grid = &scene.land.grid;
        best(decisions.iter().copied(), |decision| {
            let Decision::BuildRoad { at } = decision else { return 0.0 };
            let (Some(side), Some(from)) = (grid.side_id(*at), from) else { return 0.0 };
            let across = grid.across(side, from);
            if scene.land.layout.country.is_some() {
                return Settler::outlook(scene, across) * self.doubt();
            }
            let places = grid.corners_beside(across).iter().filter(|&at| scene.open.contains(at));
            let value = places.map(|at| scene.land.value(at, &scene.income)).fold(0.0, f32::max);
            value * self.doubt()
        })
    }

    /// What a road to this corner leads to on a country map: the best town, the nearer the better.
    fn outlook(scene: &Scene<'_>, across: CornerId) -> f32 {
        let reached = ways(scene, [across].into_iter().collect(), scene.free_paths(), 3);
        let towns = reached.into_iter().filter(|(at, _)| scene.open.contains(*at));
        let worth = towns
            .map(|(at, way)| scene.land.value(at, &scene.income) * 0.8_f32.powi(way.len() as i32));
        worth.fold(0.0, f32::max)
    }

    /// The goals with this settler's judgement of them, best first.
    pub(super) fn ranked<'s>(&mut self, scene: &'s Scene<'_>) -> Ranked<'s> {
        if self.strength.noise == 0.0 {
            Ranked::sure(scene)
        } else {
            Ranked::doubted(scene, || self.doubt())
        }
    }

    fn discard<X: Own>(
        &mut self,
        scene: &Scene<'_>,
        decisions: &[Decision<X>],
    ) -> Option<Decision<X>> {
        let goals = self.ranked(scene);
        best(decisions.iter().copied(), |decision| match decision {
            Decision::Discard { card } => {
                goals.worth(scene.hand().minus(Hand::one(*card)))
                    + 0.0005 * f32::from(scene.hand()[*card])
            }
            _ => -1.0,
        })
    }

    fn move_robber<X: Own>(
        &mut self,
        scene: &Scene<'_>,
        decisions: &[Decision<X>],
    ) -> Option<Decision<X>> {
        let own = X::weigh(self, scene, decisions, Moment::Robber);
        if own.is_some() {
            return own;
        }
        best(decisions.iter().copied(), |decision| match decision {
            Decision::MoveRobber { to } => self.robber_at(scene, *to) * self.doubt(),
            _ => f32::MIN,
        })
    }

    /// What it brings to move the robber here: the harm done to others, or thanks for harming nobody.
    pub(super) fn robber_at(&self, scene: &Scene<'_>, to: Hex) -> f32 {
        let Some(hex) = scene.land.grid.hex_id(to) else { return f32::MIN };
        let thanks = scene.prizes.as_ref().map_or(0.0, |prizes| {
            let spared = scene.land.yields(hex).is_none();
            if spared || scene.blocked(hex).next().is_none() { prizes.robber } else { 0.0 }
        });
        let prey = scene.blocked(hex).map(|(seat, _)| self.prey(scene, seat)).sum::<f32>();
        (self.harm(scene, hex) + prey).max(thanks)
    }

    /// What a robber keeps from others at this hex, less what it keeps from me.
    pub(super) fn harm(&self, scene: &Scene<'_>, hex: HexId) -> f32 {
        let harm = scene.blocked(hex).map(|(seat, cards)| {
            if seat == scene.me { -1.5 * cards } else { cards * self.aim(scene, seat) }
        });
        harm.sum()
    }

    /// What a card of this seat is worth to me as prey.
    pub(super) fn prey(&self, scene: &Scene<'_>, seat: Seat) -> f32 {
        let robs = seat != scene.me && scene.seat(seat).hand_size > 0;
        if robs { 1.5 * self.aim(scene, seat) } else { 0.0 }
    }

    /// How much it matters to harm this seat.
    fn aim(&self, scene: &Scene<'_>, seat: Seat) -> f32 {
        if self.strength.shrewd { scene.threat(seat).powi(2) * 2.0 } else { 1.0 }
    }

    fn choose_victim<X: Own>(
        &mut self,
        scene: &Scene<'_>,
        decisions: &[Decision<X>],
    ) -> Option<Decision<X>> {
        let own = X::weigh(self, scene, decisions, Moment::Victim);
        if own.is_some() {
            return own;
        }
        best(decisions.iter().copied(), |decision| match decision {
            Decision::Rob { victim } if scene.seat(*victim).hand_size == 0 => -1.0,
            Decision::Rob { victim } => {
                scene.threat(*victim) + 0.02 * scene.seat(*victim).hand_size as f32
            }
            _ => -2.0,
        })
    }

    fn free_road<X: Own>(
        &mut self,
        scene: &Scene<'_>,
        decisions: &[Decision<X>],
    ) -> Option<Decision<X>> {
        let ranked = self.ranked(scene);
        let steps = ranked.iter().filter_map(|(_, goal)| goal.step(scene)).map(|(step, _)| step);
        let mut wanted = steps.filter(|step| decisions.contains(step));
        wanted.next().or_else(|| {
            // A favour's road is laid somewhere in any case.
            scene.prizes.as_ref().and_then(|prizes| prizes.spare_road(scene, decisions))
        })
    }

    pub(super) fn take<X: Own>(
        &mut self,
        scene: &Scene<'_>,
        decisions: &[Decision<X>],
    ) -> Option<Decision<X>> {
        let goals = self.ranked(scene);
        best(decisions.iter().copied(), |decision| match decision {
            Decision::Take { card } => goals.worth(scene.hand().plus(Hand::one(*card))),
            _ => -1.0,
        })
    }

    fn before_roll<X: Own>(
        &mut self,
        scene: &Scene<'_>,
        decisions: &[Decision<X>],
    ) -> Option<Decision<X>> {
        let own = X::weigh(self, scene, decisions, Moment::BeforeRoll);
        if own.is_some() {
            return own;
        }
        let robbed = scene.robbed();
        let knight = robbed && decisions.contains(&Decision::PlayKnight);
        Some(if knight { Decision::PlayKnight } else { Decision::Roll })
    }

    /// The own turn after the roll: cards, building, trade, in this order, until nothing helps.
    fn turn<X: Own>(
        &mut self,
        scene: &Scene<'_>,
        decisions: &[Decision<X>],
    ) -> Option<Decision<X>> {
        let ranked = self.ranked(scene);
        self.play_card(scene, decisions, &ranked)
            .or_else(|| X::weigh(self, scene, decisions, Moment::First))
            .or_else(|| Settler::pay_by_bank(scene, decisions, &ranked))
            .or_else(|| self.build(scene, decisions))
            .or_else(|| self.take_proposal(scene, decisions, &ranked))
            .or_else(|| self.trade_bank(scene, decisions, &ranked))
            .or_else(|| self.make_offer(scene, decisions, &ranked))
            .or_else(|| X::weigh(self, scene, decisions, Moment::Last))
            .or(Some(Decision::EndTurn))
    }

    fn play_card<X: Own>(
        &mut self,
        scene: &Scene<'_>,
        decisions: &[Decision<X>],
        ranked: &Ranked<'_>,
    ) -> Option<Decision<X>> {
        let may = |decision: &Decision<X>| decisions.contains(decision);
        if may(&Decision::PlayKnight) && self.wants_knight(scene) {
            return Some(Decision::PlayKnight);
        }
        let (_, goal) = ranked.first()?;
        let soon = |hand: Hand| scene.purse.rolls_to(goal.price, hand);
        let roads = ranked.iter().take(3).any(|(_, goal)| goal.has_roads());
        if roads && may(&Decision::PlayRoadBuilding) {
            return Some(Decision::PlayRoadBuilding);
        }
        if may(&Decision::PlayYearOfPlenty) {
            let missing: u32 = Resource::ALL
                .into_iter()
                .map(|kind| u32::from(goal.price[kind].saturating_sub(scene.hand()[kind])))
                .sum();
            if (1..=2).contains(&missing) {
                return Some(Decision::PlayYearOfPlenty);
            }
        }
        if !decisions.iter().any(|decision| matches!(decision, Decision::PlayMonopoly { .. })) {
            return None;
        }
        let (kind, count) = Resource::ALL
            .into_iter()
            .map(|kind| (kind, scene.others().map(|seat| scene.likely(seat, kind)).sum::<f32>()))
            .max_by(|one, other| one.1.total_cmp(&other.1))?;
        let monopoly = Decision::PlayMonopoly { card: kind };
        let haul = scene.hand().plus(Hand::some(kind, count as u8));
        let pays = count >= 5.0 || (count >= 2.5 && soon(haul) == 0 && soon(scene.hand()) > 0);
        (may(&monopoly) && pays).then_some(monopoly)
    }

    /// A knight is played for the army, against a robber at the own door, or against the leader.
    fn wants_knight(&self, scene: &Scene<'_>) -> bool {
        let knights = |seat: &island::SeatView| seat.played[Development::Knight];
        let most = scene.others().map(|seat| knights(scene.seat(seat))).max().unwrap_or(0);
        let army = !scene.mine().largest_army && knights(scene.mine()) + 1 >= 3.max(most + 1);
        let held = scene.mine().cards.map_or(0, |cards| cards[Development::Knight]);
        let robbed = scene.robbed();
        let leader = scene.others().any(|seat| scene.threat(seat) > 0.65);
        army || robbed || held >= 2 || (leader && self.strength.shrewd)
    }

    /// Takes the next step of the best goal that can be paid, if waiting for a better one does not
    /// pay more.
    pub(super) fn build<X: Own>(
        &mut self,
        scene: &Scene<'_>,
        decisions: &[Decision<X>],
    ) -> Option<Decision<X>> {
        let hand = scene.hand();
        let ranked = self.ranked(scene);
        let (top, first) = ranked.first()?;
        let crowded = hand.total() > scene.hand_limit();
        for (score, goal) in ranked.iter() {
            let Some((step, price)) = goal.step(scene) else { continue };
            if !decisions.contains(&step) || !hand.covers(price) {
                continue;
            }
            // Something else is built first only where it does not delay the best goal much.
            let after = hand.minus(price);
            let delay = first.score(hand, &scene.purse) - first.score(after, &scene.purse);
            let same = goal.kind == first.kind;
            if same || crowded || score * 0.9 >= top || score > 2.0 * delay {
                return Some(step);
            }
        }
        decisions.contains(&Decision::Pass).then_some(Decision::Pass)
    }
}
