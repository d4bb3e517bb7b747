//! Which decisions tell the one who makes them nothing new, so that they may be taken back.

use table::Seat;

use crate::course::{Course, DecisionOf};
use crate::decision::Decision;
use crate::position::{Phase, Position};

impl<C: Course<W>, const W: usize> Position<C, W> {
    /// Whether it is certain that the decision looks the same to the seat whatever cards the others
    /// hold. How many cards they hold is open, and so is the bank.
    pub(crate) fn is_silent(&self, seat: Seat, choice: &DecisionOf<C, W>) -> bool {
        if matches!(self.phase, Phase::Own(_)) || matches!(choice, Decision::Own(_)) {
            return C::is_silent(self, seat, choice);
        }
        match choice {
            Decision::PlayMonopoly { .. } | Decision::Own(_) => false,
            // The next on turn may have the points to win in the hand.
            Decision::EndTurn => self.special_building || !self.may_win(self.after_turn()),
            Decision::Pass => match self.phase {
                Phase::SpecialBuilding => !self.may_win(self.after_turn()),
                _ => true,
            },
            // The last to put cards aside sees what all the others have put there.
            Decision::Discard { .. } | Decision::DiscardAll { .. } => match self.phase {
                Phase::Discarding { owed, aside } => {
                    let mut others = self.everyone().filter(|other| *other != seat);
                    let waits = others.clone().any(|other| owed[other] > 0);
                    waits || others.all(|other| aside[other].is_empty())
                }
                _ => false,
            },
            Decision::MoveRobber { .. } => !matches!(self.phase, Phase::PlacingRobber),
            Decision::Roll
            | Decision::BuildRoad { .. }
            | Decision::BuildSettlement { .. }
            | Decision::BuildCity { .. }
            | Decision::BuyCard
            | Decision::PlayKnight
            | Decision::PlayRoadBuilding
            | Decision::PlayYearOfPlenty
            | Decision::Take { .. }
            | Decision::Rob { .. }
            | Decision::TradeBank { .. }
            | Decision::Offer { .. }
            | Decision::Accept
            | Decision::Decline
            | Decision::Propose { .. }
            | Decision::Retract
            | Decision::Deal { .. }
            | Decision::Dismiss { .. }
            | Decision::Withdraw => true,
        }
    }

    fn after_turn(&self) -> Seat {
        self.turn.seat.next(self.count())
    }

    /// Whether this seat, if all its hidden cards were points, had enough to win.
    fn may_win(&self, seat: Seat) -> bool {
        u32::from(self.points[seat]) + self.cards[seat].total() >= self.options.points_to_win.into()
    }
}
