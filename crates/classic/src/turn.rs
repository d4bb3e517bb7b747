//! The course of a turn, and how the game goes on.

use table::{Refusal, Seat, SeatSet, Sink, ensure};

use crate::ask::{Ask, Task};
use crate::event::Event;
use crate::position::{Classic, Face, Stage, Turn};
use crate::rules::classic;

impl Classic {
    /// Puts tasks before all that waits, in this order.
    #[inline]
    pub(crate) fn then<const K: usize>(&mut self, tasks: [Task; K]) {
        for task in tasks.into_iter().rev() {
            self.agenda.push_first(task);
        }
    }

    /// Puts a task for each of these seats before all that waits, in this order.
    pub(crate) fn then_each(
        &mut self,
        seats: impl DoubleEndedIterator<Item = Seat>,
        task: impl Fn(&Classic, Seat) -> Task,
    ) {
        for seat in seats.rev() {
            let task = task(self, seat);
            self.agenda.push_first(task);
        }
    }

    /// Goes on with what waits, until somebody has to decide, chance is due, or the game is over.
    pub(crate) fn go_on(&mut self, sink: &mut impl Sink<Event>) {
        loop {
            if self.ends_by_points(sink) || self.ask.is_some() {
                return;
            }
            match self.agenda.take_first() {
                Some(task) => self.begin(task, sink),
                None if self.steps_on(sink) => {}
                None => return,
            }
        }
    }

    /// The one on turn wins at once (CLASSIC-53), with a lead of two where three play (THREE-39).
    #[inline]
    fn ends_by_points(&mut self, sink: &mut impl Sink<Event>) -> bool {
        if self.terms.three() {
            self.watch_bargains();
        }
        if self.has_won(self.turn.seat) && self.stage.is_of_a_turn() {
            self.end(SeatSet::only(self.turn.seat), sink);
        }
        matches!(self.stage, Stage::Over { .. })
    }

    fn end(&mut self, winners: SeatSet, sink: &mut impl Sink<Event>) {
        self.stage = Stage::Over { winners };
        self.ask = None;
        self.agenda = table::Agenda::default();
        sink.tell(|| Event::Over {
            winners,
            points: self.everybody().map(|seat| self.victory_points(seat)).collect(),
        });
    }

    /// Steps that need nobody; says whether there was one.
    fn steps_on(&mut self, sink: &mut impl Sink<Event>) -> bool {
        match self.stage {
            Stage::Roll => self.stage = Stage::Action,
            Stage::Fill { exchange } => {
                let seat = self.turn.seat;
                if self.is_over_limit(seat) || self.may_fill(seat) {
                    return false;
                }
                if exchange {
                    self.stage = Stage::Exchange;
                } else {
                    self.next_turn(sink);
                }
            }
            _ => return false,
        }
        true
    }

    /// Begins with what waited.
    fn begin(&mut self, task: Task, sink: &mut impl Sink<Event>) {
        match task {
            Task::Face => self.face(sink),
            Task::Produce => self.produce(sink),
            Task::Gain { seat, kinds, count, why } => self.grant(seat, kinds, count, why, sink),
            Task::Rob { seat, from, left, may_stop, why } => {
                self.rob(seat, from, left, may_stop, why)
            }
            Task::GiveBack { seat, to } => {
                if !self.returnable(seat, to).is_empty() {
                    self.ask = Some(Ask::GiveBack { seat, to });
                }
            }
            Task::Receive { seat, store, count, why } => {
                self.fill(seat, store, count, why, sink);
            }
            Task::Charge { seat, due, why } => self.charge(seat, due, 0, why, sink),
            Task::Load { seat, loaded } => self.load(seat, loaded, sink),
            Task::Place { seat, card, slot } => self.place(seat, card, slot, sink),
            Task::Road { road } => self.lay_road(road, sink),
            Task::Settlement { site } => self.find_lands(site, sink),
            Task::City { site } => self.lay_city(site, sink),
            Task::Strike { attack, countered } => self.ask = Some(Ask::Die { attack, countered }),
            Task::Aim { attack } => self.aim(attack, sink),
            Task::TurnAway { attack } => self.turn_away(attack, sink),
            Task::Assault { attack } => self.assault(attack, sink),
            Task::HandOver { seat, from, to, left } => self.hand_over(seat, from, to, left),
            Task::Snatch { from, to, left } => self.snatch(from, to, left),
            Task::Burn { seat, keep, stack } => self.burn(seat, keep, stack),
            Task::CivilWar { seat, of } => self.rebel(seat, of, sink),
            Task::Browse { seat } => self.browse(seat),
            Task::PutBack { seat, before } => {
                if self.hands[seat.index()].len() > before.into() {
                    self.ask = Some(Ask::PutBack { seat });
                }
            }
            Task::Pull { seat, of, left } => {
                self.ask = Some(if left > 0 {
                    Ask::Pull { seat, of, left }
                } else {
                    Ask::Bury { seat, of }
                });
            }
            Task::Cut { seat } => {
                if self.is_over_limit(seat) {
                    self.ask = Some(Ask::Cut { seat });
                }
            }
            Task::Look { seat, stack, takes, may_stop } => {
                self.look(seat, stack, takes, may_stop, sink)
            }
            Task::HandTaken { stack } => self.hand_taken(stack, sink),
            Task::EndTurn => self.next_turn(sink),
            task => self.begin_magic(task, sink),
        }
    }

    /// Begins with what waited and is about magic, or about action cards that magic may stop.
    fn begin_magic(&mut self, task: Task, sink: &mut impl Sink<Event>) {
        match task {
            Task::Citadel { site } => self.lay_citadel(site, sink),
            Task::Station { seat, card, land } => self.station(seat, card, land, sink),
            Task::Spend { seat, power } => self.spend(seat, power, sink),
            Task::Empower { seat, land } => self.milled(seat, land, sink),
            Task::Declare { seat, card, number } => self.declare(seat, card, number, sink),
            Task::Act { seat, card, number } => self.act(seat, card, number, sink),
            Task::LayDown { seat, card } => self.discard(seat, card),
            Task::PutAway { seat, card } => self.put_away(seat, card),
            Task::Spell { seat, book } => self.spell(seat, book, sink),
            Task::FaceHolds => self.face_holds(sink),
            Task::EventHolds { card } => self.take_effect(card, sink),
            Task::Brew { seat, at } => self.ask = Some(Ask::Brew { to: seat, at }),
            Task::Fate { seat } => {
                self.ask = (!self.pulled.is_empty()).then_some(Ask::Fate { seat })
            }
            Task::Comet { seat } => self.comet(seat),
            Task::Refill { seat, stack } => self.refill(seat, stack, sink),
            Task::Draw { seat, stack } => self.draw_from(seat, stack, sink),
            Task::Inspire { seat, taken } => self.inspire(seat, taken),
            Task::Prophesy { seat, left, seen } => self.prophesy(seat, left, seen),
            task => unreachable!("{task:?} is no task of magic"),
        }
    }

    /// A turn begins.
    pub(crate) fn begin_turn(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let count = self.turn.count + 1;
        self.turn = Turn { count, ..Turn::new(seat) };
        self.stage = Stage::Before;
        sink.tell(|| Event::TurnBegan { seat, turn: count });
        if self.accord.truce == Some(seat) {
            self.accord.truce = None;
            sink.tell(|| Event::Truce { seat: None });
        }
    }

    pub(crate) fn next_turn(&mut self, sink: &mut impl Sink<Event>) {
        if self.has_magic() {
            self.rest(sink);
        }
        self.end_bargains();
        if self.turn.count >= self.terms.turn_limit {
            self.end(SeatSet::EMPTY, sink);
        } else {
            self.begin_turn(self.turn.seat.next(self.count()), sink);
        }
    }

    pub(crate) fn check_roll(&self) -> Result<(), Refusal> {
        let before = self.stage == Stage::Before;
        ensure(before, classic(17), "the dice are rolled once, at the start of a turn")
    }

    /// Both dice, as far as nothing has set them.
    pub(crate) fn roll(&mut self, sink: &mut impl Sink<Event>) {
        self.stage = Stage::Roll;
        match (self.turn.number, self.turn.face) {
            (Some(number), Some(face)) => self.rolled(number, face, sink),
            _ => self.ask = Some(Ask::Roll),
        }
    }

    /// The dice have fallen: the event comes before the yields.
    pub(crate) fn rolled(&mut self, number: u8, face: Face, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        self.turn.number = Some(number);
        self.turn.face = Some(face);
        self.turn.rolled = true;
        sink.tell(|| Event::Rolled { seat, number, face });
        if face == Face::EventCard && self.has_magic() {
            self.drive_out(seat, sink);
        }
        self.then([Task::Face, Task::Produce]);
    }

    pub(crate) fn check_finish(&self) -> Result<(), Refusal> {
        let acting = self.stage == Stage::Action;
        ensure(acting, classic(17), "the hand is seen to after the free actions")
    }
}
