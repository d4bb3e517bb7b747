//! What a player may wish for: of each kind the decision that comes nearest to being allowed, so
//! that its refusal explains best why nothing of the kind can be done now.
//!
//! Nothing is decided here. A wish only names a place or dice that are not themselves in the way,
//! where there are some; `check` says what is.

use table::Seat;

use crate::decision::Decision;
use crate::face::Face;
use crate::set::{Die, Id, JokerId, Set};
use crate::state::Dice;

impl Dice {
    pub(crate) fn wished_by(&self, seat: Seat) -> Vec<(&'static str, Decision)> {
        let (sheet, marks) = (self.sheet(), &self.pads[seat].marks);
        let road = nearest([marks.road_spots(), Set::first(sheet.roads.len()).minus(marks.roads)]);
        let settlement = nearest([marks.settlement_spots(sheet), marks.settlements_next(sheet)]);
        let city = nearest([marks.city_spots(sheet), marks.cities_next(sheet)]);
        let knight = nearest([marks.knight_spots(sheet)]);
        vec![
            ("roll", Decision::Roll { dice: self.dice_of_turn() }),
            ("stop", Decision::Stop),
            ("joker", self.wished_joker(seat)),
            ("trade", self.wished_trade()),
            ("road", Decision::Road { at: sheet.road(road).id }),
            ("settlement", Decision::Settlement { at: sheet.settlement(settlement).id }),
            ("city", Decision::City { at: sheet.city(city).id }),
            ("knight", Decision::Knight { at: sheet.knight(knight).id }),
            ("end", Decision::End),
        ]
    }

    /// A joker that can be used; else one that waits for its knight; for a die that it can change.
    fn wished_joker(&self, seat: Seat) -> Decision {
        let (sheet, marks) = (self.sheet(), &self.pads[seat].marks);
        let ready = marks.jokers(sheet);
        let unused = Set::<JokerId>::first(sheet.jokers.len()).minus(marks.used);
        let wish = |id: JokerId, die: Die| {
            let joker = sheet.joker(id);
            let gives = |face: &Face| joker.can_give(*face) && self.throw.face(die) != *face;
            let to = Face::RESOURCES.into_iter().find(gives).unwrap_or(Face::Ore);
            Decision::Joker { knight: joker.id, die, to }
        };
        let ways = ready.iter().flat_map(|id| self.throw.usable().iter().map(move |die| (id, die)));
        let nearest_way = (nearest([ready, unused]), nearest([self.throw.usable()]));
        ways.map(|(id, die)| wish(id, die))
            .find(|joker| self.may(seat, joker).is_ok())
            .unwrap_or_else(|| wish(nearest_way.0, nearest_way.1))
    }

    /// Gold, where it lies; else whatever can be used.
    fn wished_trade(&self) -> Decision {
        let (gold, usable) = (self.throw.showing(Face::Gold), self.throw.usable());
        let one = nearest([gold, usable]);
        let rest = Set::first(Die::COUNT).minus(Set::only(one));
        Decision::Trade {
            gold: [one, nearest([gold.and(rest), usable.and(rest), rest])],
            to: Face::Ore,
        }
    }
}

/// The first thing of the first set that has one.
fn nearest<I: Id, const N: usize>(sets: [Set<I>; N]) -> I {
    sets.into_iter().find_map(Set::lowest).unwrap_or_else(|| I::at(0))
}
