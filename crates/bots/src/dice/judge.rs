//! What a position is worth to each seat.

use dice::{Dice, SheetId};
use table::{BySeat, Game, Seat};

use super::player::KEEN;
use crate::search::Evaluation;

/// How far apart the points of one turn lie, in the basic game.
const SPREAD: f32 = 2.8;
/// How much a lead in Plus has to be to count.
const LEAD: f32 = 1.5;

/// The evaluation: what each seat may expect to have at the end, as its share of the chances to win. Who plays
/// alone is told the points themselves.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Judge;

impl Evaluation<Dice> for Judge {
    fn worth(&self, game: &Dice) -> BySeat<f32> {
        let mut outlook = BySeat([f32::NEG_INFINITY; Seat::MAX]);
        for seat in Seat::first(game.seats()) {
            outlook[seat] = KEEN.outlook(game, seat);
        }
        if game.seats() == 1 {
            return outlook;
        }
        let steep = 1.0 / spread(game);
        let most = outlook.0.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        BySeat(outlook.0.map(|points| (steep * (points - most)).exp()))
    }
}

/// How much a lead has to be to count: the more turns are left, the more.
fn spread(game: &Dice) -> f32 {
    match game.sheet().id {
        SheetId::Plus => LEAD,
        SheetId::Basic => {
            let boxes = usize::from(game.sheet().boxes);
            let left = |seat| boxes.saturating_sub(game.pad(seat).boxes().len()) as f32;
            let turns: f32 = Seat::first(game.seats()).map(left).sum();
            SPREAD * (turns / game.seats() as f32).max(0.25).sqrt()
        }
    }
}
