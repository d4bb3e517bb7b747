//! What the dice bring: the faces of the event die, and the yields.

use realm::{Amounts, CAPACITY, Kinds, Resource};
use table::{Seat, Sink};

use crate::ask::{Ask, Task};
use crate::decision::Why;
use crate::event::Event;
use crate::position::{Classic, EVENTS, Face};

impl Classic {
    /// The face of the event die, unless it is leapt over; an event card may be leapt over once it is read.
    pub(crate) fn face(&mut self, sink: &mut impl Sink<Event>) {
        if self.turn.face == Some(Face::EventCard) || !self.offer_leap(None, Task::FaceHolds) {
            self.face_holds(sink);
        }
    }

    pub(crate) fn face_holds(&mut self, sink: &mut impl Sink<Event>) {
        match self.turn.face {
            Some(Face::Brigands) => self.raid(sink),
            Some(Face::Mill) => {
                if let Some(holder) = self.richest {
                    let trade = |game: &Classic, seat| game.tally(seat).points.trade;
                    let works = |game: &Classic, from| !game.robbable(holder, from).is_empty();
                    self.aim_at_least(holder, trade, works, Why::Mill, sink);
                }
            }
            Some(Face::Tournament) => {
                if let Some(seat) = self.best_at_tournaments() {
                    self.grant(seat, Kinds::ALL, 1, Why::Tournament, sink);
                }
            }
            Some(Face::Plenty) => self.then_each(self.in_order(), |_, seat| Task::Gain {
                seat,
                kinds: Kinds::ALL,
                count: 1,
                why: Why::Plenty,
            }),
            Some(Face::EventCard) => self.draw_event(sink),
            None => {}
        }
    }

    /// Brigands: who has more counted resources than the limit loses all ore and all wool. They stay away from
    /// everybody's first two turns.
    fn raid(&mut self, sink: &mut impl Sink<Event>) {
        if self.turn.count <= 2 * u32::from(self.terms.seats) {
            return;
        }
        for seat in self.in_order() {
            let (realm, guarded) = (self.realm(seat), self.tally(seat).guarded);
            let counted: u8 =
                realm.lands().but(guarded).iter().map(|land| realm.stock(land.into())).sum();
            if counted <= self.terms.brigand_limit {
                continue;
            }
            let loot: Kinds = [Resource::Ore, Resource::Wool].into_iter().collect();
            let held = realm.held();
            let lost: Amounts = loot.iter().map(|kind| (kind, held.get(kind))).collect();
            for store in realm.with_stock(loot).iter() {
                self.drain(seat, store, CAPACITY, Why::Brigands, sink);
            }
            sink.tell(|| Event::Raided { seat, counted, lost });
        }
    }

    /// Who alone has the most tournament points.
    fn best_at_tournaments(&self) -> Option<Seat> {
        self.first_alone(|tally| tally.points.tournament)
    }

    /// Every landscape with the number yields one, or two beside what boosts it.
    pub(crate) fn produce(&mut self, sink: &mut impl Sink<Event>) {
        let Some(number) = self.turn.number else { return };
        for seat in self.in_order() {
            for land in self.realm(seat).numbered(number).iter() {
                let count = 1 + u8::from(self.tally(seat).boosted.has(land));
                self.fill(seat, land.into(), count, Why::Production, sink);
            }
        }
    }

    /// The next event comes: at once where somebody has seen it, by chance otherwise.
    fn draw_event(&mut self, sink: &mut impl Sink<Event>) {
        match self.piles.stack(EVENTS).last().and_then(|secret| secret.card) {
            Some(card) => self.reveal(card, sink),
            None => self.ask = Some(Ask::Event),
        }
    }
}
