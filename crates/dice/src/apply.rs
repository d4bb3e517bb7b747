//! What a decision does. Only what `check` lets pass may come here.

use table::{Seat, Sink};

use crate::decision::{Decision, Event, Piece};
use crate::face::{CITY, Counts, Face, KNIGHT, ROAD, SETTLEMENT};
use crate::name::Name;
use crate::set::Die;
use crate::state::{Dice, Phase};

/// For places that `check` has found on the sheet.
const ON_SHEET: &str = "only checked decisions are applied";

impl Dice {
    #[inline]
    pub(crate) fn carry_out(&mut self, seat: Seat, choice: &Decision, sink: &mut impl Sink<Event>) {
        match *choice {
            Decision::Roll { dice } => self.phase = Phase::Rolling { dice },
            Decision::Stop => self.phase = Phase::Build,
            Decision::Joker { knight, die, to } => self.use_joker(seat, knight, die, to, sink),
            Decision::Trade { gold, to } => {
                self.throw.turn(gold[0], to);
                self.throw.out = self.throw.out.with(gold[1]);
                sink.tell(|| Event::GoldTraded { seat, gold, to });
            }
            Decision::Road { at } => self.build_road(seat, at, sink),
            Decision::Settlement { at } => self.build_settlement(seat, at, sink),
            Decision::City { at } => self.build_city(seat, at, sink),
            Decision::Knight { at } => self.build_knight(seat, at, sink),
            Decision::End => self.end_turn(sink),
        }
    }

    fn use_joker(
        &mut self,
        seat: Seat,
        knight: Name,
        die: Die,
        to: Face,
        sink: &mut impl Sink<Event>,
    ) {
        let sheet = self.sheet();
        let id = sheet.knight(sheet.knight_named(knight).expect(ON_SHEET)).joker;
        let (knight, from) = (sheet.joker(id).id, self.throw.face(die));
        let marks = &mut self.pads[seat].marks;
        marks.used = marks.used.with(id);
        self.throw.turn(die, to);
        sink.tell(|| Event::JokerUsed { seat, knight, die, from, to });
    }

    fn build_road(&mut self, seat: Seat, at: Name, sink: &mut impl Sink<Event>) {
        let sheet = self.sheet();
        let road = sheet.road_named(at).expect(ON_SHEET);
        let marks = &mut self.pads[seat].marks;
        *marks = marks.with_road(sheet, road);
        self.built(seat, Piece::Road, at, sheet.road_points, ROAD, sink);
    }

    fn build_settlement(&mut self, seat: Seat, at: Name, sink: &mut impl Sink<Event>) {
        let sheet = self.sheet();
        let id = sheet.settlement_named(at).expect(ON_SHEET);
        let marks = &mut self.pads[seat].marks;
        marks.settlements = marks.settlements.with(id);
        let points = sheet.settlement(id).points;
        self.built(seat, Piece::Settlement, at, points, SETTLEMENT, sink);
    }

    fn build_city(&mut self, seat: Seat, at: Name, sink: &mut impl Sink<Event>) {
        let sheet = self.sheet();
        let id = sheet.city_named(at).expect(ON_SHEET);
        let marks = &mut self.pads[seat].marks;
        marks.cities = marks.cities.with(id);
        self.built(seat, Piece::City, at, sheet.city(id).points, CITY, sink);
    }

    fn build_knight(&mut self, seat: Seat, at: Name, sink: &mut impl Sink<Event>) {
        let sheet = self.sheet();
        let id = sheet.knight_named(at).expect(ON_SHEET);
        let marks = &mut self.pads[seat].marks;
        marks.knights = marks.knights.with(id);
        self.built(seat, Piece::Knight, at, sheet.knight(id).points, KNIGHT, sink);
    }

    /// What follows whatever is built: it is paid for, it counts, and the game has its say.
    fn built(
        &mut self,
        seat: Seat,
        piece: Piece,
        at: Name,
        points: u8,
        price: Counts,
        sink: &mut impl Sink<Event>,
    ) {
        let paid = self.throw.pay(price);
        self.turn.built += 1;
        self.gain(points.into());
        sink.tell(|| Event::Built { seat, piece, at, points, paid });
        self.after_building(piece, at, sink);
    }
}
