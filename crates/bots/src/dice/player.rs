//! Weighs everything that may be decided, and takes the best.

use dice::{Counts, Decision, Dice, Phase, SheetId};
use table::{Game, Seat, Silent};

use super::bag::{BAGS, DICE};
use super::odds::{AGAIN, Odds};
use super::plus::{self, Foresight};
use super::solo::SOLO;
use crate::glimpse::Glimpse;
use crate::player::{Advice, Player, Scale, Thought};

/// How far somebody looks ahead.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Level {
    /// The turns after this one that count in the basic game.
    turns: usize,
    /// How much the future counts in the Plus game.
    foresight: Foresight,
}

/// Nothing counts but the points of this turn.
pub(super) const GENTLE: Level = Level { turns: 0, foresight: Foresight(0.05) };
/// Three turns more.
pub(super) const STEADY: Level = Level { turns: 3, foresight: Foresight(0.5) };
/// All turns to come.
pub(super) const KEEN: Level = Level { turns: usize::MAX, foresight: Foresight(1.0) };

/// Values that differ by less are the same: sums of many small numbers are not exact.
const SAME: f32 = 1e-4;

/// A player who weighs everything and takes the best.
#[derive(Clone, Copy, Debug)]
pub(super) struct Roller(pub(super) Level);

impl Player<Dice> for Roller {
    fn choose(&mut self, glimpse: &Glimpse<'_, Dice>) -> Decision {
        let list = glimpse.decisions();
        if let [only] = list {
            return *only;
        }
        self.0.choose(&position(glimpse), glimpse.seat(), list)
    }

    fn advise(&mut self, glimpse: &Glimpse<'_, Dice>) -> Option<Advice<Decision>> {
        let position = position(glimpse);
        let scale = match position.sheet().id {
            SheetId::Basic => Scale::Points,
            SheetId::Plus => Scale::Worth,
        };
        let list = glimpse.decisions();
        let values = self.0.weigh(&position, glimpse.seat(), list);
        Some(Advice::by_value(scale, Thought::all(list.iter().copied().zip(values))))
    }
}

/// Nothing is hidden in this game: what a seat imagines is how it is.
fn position(glimpse: &Glimpse<'_, Dice>) -> Dice {
    glimpse.imagine(&mut table::Pseudo::new(0))
}

/// Among equals: stop early, build first, and use up no joker or gold for nothing.
fn rank(choice: &Decision) -> u8 {
    match choice {
        Decision::Stop => 0,
        Decision::Settlement { .. } | Decision::City { .. } => 1,
        Decision::Road { .. } | Decision::Knight { .. } => 2,
        Decision::End => 3,
        Decision::Trade { .. } => 4,
        Decision::Joker { .. } => 5,
        Decision::Roll { .. } => 6,
    }
}

impl Level {
    /// The best of these decisions.
    fn choose(self, game: &Dice, seat: Seat, list: &[Decision]) -> Decision {
        let mut odds = self.odds(game, seat);
        let mut ranked = list.to_vec();
        ranked.sort_by_key(rank);
        if matches!(game.phase(), Phase::Build) {
            // What the dice are worth is known: whatever keeps all of it is best.
            let worth = odds.settled(BAGS.of(game.throw().counts()))[0];
            let keeps =
                |choice: &&Decision| worth - self.value(game, seat, choice, &mut odds) < SAME;
            return *ranked.iter().find(keeps).unwrap_or(&list[0]);
        }
        let value = |choice: &Decision| self.value(game, seat, choice, &mut odds);
        let values: Vec<f32> = ranked.iter().map(value).collect();
        let best = values.iter().copied().fold(f32::MIN, f32::max);
        let first = values.iter().position(|value| best - value < SAME);
        ranked[first.unwrap_or_default()]
    }

    /// What each of these decisions is worth to the seat on turn.
    fn weigh(self, game: &Dice, seat: Seat, list: &[Decision]) -> Vec<f32> {
        let mut odds = self.odds(game, seat);
        list.iter().map(|choice| self.value(game, seat, choice, &mut odds)).collect()
    }

    /// What the seat will have at the end: its points in the basic game, its worth in Plus.
    pub(super) fn outlook(self, game: &Dice, seat: Seat) -> f32 {
        let on_turn = game.turn().seat == seat;
        match game.phase() {
            Phase::Roll if on_turn => {
                let mut list = Vec::new();
                game.decisions(seat, &mut list);
                self.weigh(game, seat, &list).into_iter().fold(f32::MIN, f32::max)
            }
            Phase::Rolling { dice } if on_turn => {
                let mut odds = self.odds(game, seat);
                self.value(game, seat, &Decision::Roll { dice }, &mut odds)
            }
            Phase::Build if on_turn => {
                self.odds(game, seat).settled(BAGS.of(game.throw().counts()))[0]
            }
            _ => self.between_turns(game, seat),
        }
    }

    /// The same for a seat that is not on turn.
    fn between_turns(self, game: &Dice, seat: Seat) -> f32 {
        let (sheet, pad) = (game.sheet(), game.pad(seat));
        match sheet.id {
            SheetId::Basic => {
                let left = usize::from(sheet.boxes) - pad.boxes().len();
                f32::from(pad.points) + SOLO.to_come(pad.marks, left.min(self.turns))
            }
            SheetId::Plus => plus::worth(game, seat, self.foresight),
        }
    }

    /// What the dice of this turn are worth: those still to be rolled, or those that lie.
    fn odds(self, game: &Dice, seat: Seat) -> Odds<1> {
        let mut odds = Odds::new();
        let dice = usable(game);
        self.offer(game, seat, &mut odds);
        odds.settle(dice);
        if matches!(game.phase(), Phase::Roll | Phase::Rolling { .. }) {
            odds.foresee(dice);
        }
        odds
    }

    /// What a decision is worth. Before and between rolls `odds` knows all about this turn.
    fn value(self, game: &Dice, seat: Seat, choice: &Decision, odds: &mut Odds<1>) -> f32 {
        let throw = game.throw();
        match choice {
            Decision::Roll { dice } => {
                let mut kept = Counts::NONE;
                for die in throw.dice.minus(*dice).iter() {
                    kept[throw.face(die)] += 1;
                }
                odds.rolling(BAGS.of(kept), AGAIN - usize::from(game.turn().rolls))[0]
            }
            Decision::Stop => odds.settled(BAGS.of(throw.counts()))[0],
            Decision::End => {
                odds.clear();
                self.offer(game, seat, odds);
                odds.settle(0);
                odds.settled(0)[0]
            }
            build => {
                let mut next = *game;
                next.apply(seat, build, &mut Silent);
                if !matches!(next.phase(), Phase::Build) {
                    return plus::WON;
                }
                let dice = next.throw().counts();
                odds.clear();
                self.offer(&next, seat, odds);
                odds.settle(dice.total().into());
                odds.settled(BAGS.of(dice))[0]
            }
        }
    }

    /// Tells what can be had in the rest of this turn.
    fn offer(self, game: &Dice, seat: Seat, odds: &mut Odds<1>) {
        let (sheet, pad) = (game.sheet(), game.pad(seat));
        match sheet.id {
            SheetId::Basic => {
                let after = usize::from(sheet.boxes) - pad.boxes().len() - 1;
                let idle =
                    if game.turn().built == 0 { f32::from(sheet.nothing_built) } else { 0.0 };
                let points = f32::from(pad.points);
                SOLO.offer(pad.marks, after.min(self.turns), points, idle, odds, 0);
            }
            SheetId::Plus => plus::offer(game, seat, self.foresight, usable(game), odds),
        }
    }
}

/// How many dice can still pay for something in this turn.
fn usable(game: &Dice) -> usize {
    match game.phase() {
        Phase::Build => game.throw().usable().len(),
        _ => game.dice_of_turn().len().min(DICE),
    }
}
