//! All that is kept up to date equals what is computed anew.

use table::{Seat, SeatSet};

use crate::basic;
use crate::nature::ROLLS;
use crate::plus;
use crate::set::{Die, Set};
use crate::state::{Dice, Phase};

/// Says what is wrong where the two differ.
macro_rules! same {
    ($what:expr, $kept:expr, $computed:expr) => {{
        let (kept, computed) = ($kept, $computed);
        if kept != computed {
            return Err(format!("{}: {kept:?} is kept, but it should be {computed:?}", $what));
        }
    }};
}

impl Dice {
    pub(crate) fn audited(&self) -> Result<(), String> {
        self.audit_throw()?;
        for seat in self.everyone() {
            self.audit_marks(seat)?;
            self.audit_points(seat)?;
        }
        self.audit_holders()?;
        self.audit_end()
    }

    fn audit_throw(&self) -> Result<(), String> {
        let throw = &self.throw;
        let all = if self.turn.rolls == 0 { Set::EMPTY } else { self.dice_of_turn() };
        same!("dice on the table", throw.dice, all);
        same!("dice that both paid and are out", throw.paid.and(throw.out), Set::EMPTY);
        let touched = throw.fresh.or(throw.changed).or(throw.paid).or(throw.out);
        same!("dice of another turn", touched.minus(throw.dice), Set::<Die>::EMPTY);
        same!("dice of no turn show nothing", throw.is_tidy(), true);
        let rolling = matches!(self.phase, Phase::Roll | Phase::Rolling { .. });
        same!("a roll is left", rolling && self.turn.rolls >= ROLLS, false);
        let spent = throw.changed.or(throw.paid).or(throw.out);
        same!("nothing is built between rolls", rolling && !spent.is_empty(), false);
        Ok(())
    }

    fn audit_marks(&self, seat: Seat) -> Result<(), String> {
        let (sheet, marks) = (self.sheet(), &self.pads[seat].marks);
        same!(format!("marks of seat {seat}"), *marks, marks.rebuilt(sheet));
        let mut joined = Set::only(sheet.start());
        for _ in &sheet.roads {
            let beside = joined.iter().map(|id| sheet.road(id).beside);
            joined = beside.fold(joined, Set::or).and(marks.roads);
        }
        same!(format!("roads of seat {seat} from the start on"), marks.roads, joined);
        let reached = marks.reached();
        let settled =
            marks.settlements.iter().all(|id| reached.contains(sheet.settlement(id).point));
        let cities = marks.cities.iter().all(|id| reached.contains(sheet.city(id).point));
        same!(format!("roads lead to the buildings of seat {seat}"), settled && cities, true);
        let ready = marks.used.iter().all(|id| sheet.joker(id).knights.within(marks.knights));
        same!(format!("used jokers of seat {seat} have their knights"), ready, true);
        if sheet.in_order {
            same!("settlements in order", marks.settlements, Set::first(marks.settlements.len()));
            same!("cities in order", marks.cities, Set::first(marks.cities.len()));
            same!("knights in order", marks.knights, Set::first(marks.knights.len()));
        }
        Ok(())
    }

    /// Buildings, cards and penalties add up; and so do the boxes and the turn under way.
    fn audit_points(&self, seat: Seat) -> Result<(), String> {
        let (sheet, pad) = (self.sheet(), &self.pads[seat]);
        let cards =
            [self.army, self.longest_road].into_iter().filter(|&holder| holder == Some(seat));
        let nothing = pad.boxes().iter().filter(|&&points| points == sheet.nothing_built).count();
        let points = i16::from(pad.marks.points(sheet))
            + plus::CARD * cards.count() as i16
            + i16::from(sheet.nothing_built) * nothing as i16;
        same!(format!("points of seat {seat}"), pad.points, points);
        if sheet.boxes > 0 {
            let boxes: i16 = pad.boxes().iter().map(|&points| i16::from(points)).sum();
            let over = matches!(self.phase, Phase::Over { .. });
            let open = if seat == self.turn.seat && !over { self.turn.gained } else { 0 };
            same!(format!("boxes of seat {seat}"), boxes + open, points);
        }
        Ok(())
    }

    /// A holder has at least as many as anybody else, and what it takes.
    fn audit_holders(&self) -> Result<(), String> {
        let Some(marked) = self.sheet().marked_road else {
            same!("holders on a sheet without cards", (self.army, self.longest_road), (None, None));
            return Ok(());
        };
        let knights = |seat: Seat| self.pads[seat].marks.knights.len();
        let most = self.everyone().map(knights).max().unwrap_or(0);
        let army = self.army.map_or(most < 3, |seat| knights(seat) == most && most >= 3);
        same!("the army is where the most knights are", army, true);
        let road = |seat: Seat| {
            let marks = &self.pads[seat].marks;
            if marks.roads.contains(marked) { marks.length() } else { 0 }
        };
        let most = self.everyone().map(road).max().unwrap_or(0);
        let longest = self.longest_road.map_or(most == 0, |seat| road(seat) == most && most > 0);
        same!("the longest road is where the marked road and the longest line are", longest, true);
        Ok(())
    }

    fn audit_end(&self) -> Result<(), String> {
        let sheet = self.sheet();
        let reached =
            |seat: &Seat| sheet.goal.is_some_and(|goal| self.pads[*seat].points >= i16::from(goal));
        let there: SeatSet = self.everyone().filter(reached).collect();
        let full = |seat: Seat| self.pads[seat].boxes().len() == usize::from(sheet.boxes);
        let filled = sheet.boxes > 0 && self.everyone().all(full);
        match self.phase {
            Phase::Over { winners } if filled => same!("winners", winners, basic::highest(self)),
            Phase::Over { winners } => same!("winners", winners, there),
            _ => same!("the game goes on", (there, filled), (SeatSet::EMPTY, false)),
        }
        Ok(())
    }
}
