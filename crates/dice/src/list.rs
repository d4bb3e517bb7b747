//! Everything a seat may do now.
//!
//! Dice that show the same face are alike, so of jokers and trades only those with the first of
//! alike dice are listed, and of a pair's knights the first. `check` lets every legal one pass.

use table::{Seat, SeatSet, ToAct};

use crate::decision::Decision;
use crate::face::{CITY, Face, KNIGHT, ROAD, SETTLEMENT};
use crate::set::{Die, Set};
use crate::state::{Dice, Phase};

impl Dice {
    #[inline]
    pub(crate) fn waits_for(&self) -> ToAct {
        match self.phase {
            Phase::Start | Phase::Rolling { .. } => ToAct::Nature,
            Phase::Roll | Phase::Build => ToAct::Seats(SeatSet::only(self.turn.seat)),
            Phase::Over { .. } => ToAct::Nobody,
        }
    }

    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Decision>) {
        match self.phase {
            Phase::Roll if seat == self.turn.seat => self.list_rolls(out),
            Phase::Build if seat == self.turn.seat => {
                out.push(Decision::End);
                self.list_building(seat, out);
                self.list_jokers(seat, out);
                self.list_trades(out);
            }
            _ => {}
        }
    }

    fn list_rolls(&self, out: &mut Vec<Decision>) {
        let all = self.dice_of_turn();
        if self.turn.rolls == 0 {
            out.push(Decision::Roll { dice: all });
            return;
        }
        out.push(Decision::Stop);
        out.extend((1..=all.bits()).map(|bits| Decision::Roll { dice: Set::from_bits(bits) }));
    }

    #[inline]
    fn list_building(&self, seat: Seat, out: &mut Vec<Decision>) {
        let (sheet, marks) = (self.sheet(), &self.pads[seat].marks);
        let counts = self.throw.counts();
        if counts.covers(ROAD) {
            let spots = marks.road_spots().iter();
            out.extend(spots.map(|id| Decision::Road { at: sheet.road(id).id }));
        }
        if counts.covers(SETTLEMENT) {
            let spots = marks.settlement_spots(sheet).iter();
            out.extend(spots.map(|id| Decision::Settlement { at: sheet.settlement(id).id }));
        }
        if counts.covers(CITY) {
            let spots = marks.city_spots(sheet).iter();
            out.extend(spots.map(|id| Decision::City { at: sheet.city(id).id }));
        }
        if counts.covers(KNIGHT) {
            let spots = marks.knight_spots(sheet).iter();
            out.extend(spots.map(|id| Decision::Knight { at: sheet.knight(id).id }));
        }
    }

    fn list_jokers(&self, seat: Seat, out: &mut Vec<Decision>) {
        let sheet = self.sheet();
        for joker in self.pads[seat].marks.jokers(sheet).iter().map(|id| sheet.joker(id)) {
            for from in Face::ALL {
                let Some(die) = self.throw.showing(from).lowest() else { continue };
                let given = |to: &Face| *to != from && joker.can_give(*to);
                let given = Face::RESOURCES.into_iter().filter(given);
                out.extend(given.map(|to| Decision::Joker { knight: joker.id, die, to }));
            }
        }
    }

    fn list_trades(&self, out: &mut Vec<Decision>) {
        let mut gold = self.throw.showing(Face::Gold).iter();
        if let (Some(one), Some(other)) = (gold.next(), gold.next()) {
            let gold: [Die; 2] = [one, other];
            out.extend(Face::RESOURCES.map(|to| Decision::Trade { gold, to }));
        }
    }
}
