//! Paying, gaining, taking from another, and exchanging with the supply.

use realm::{Amounts, CAPACITY, Kinds, Resource, Store, Stores};
use table::{Refusal, Rule, Seat, Sink, ensure, refuse};

use crate::ask::{Ask, Task};
use crate::decision::Why;
use crate::event::Event;
use crate::position::{Classic, Stage};
use crate::rules::classic;

impl Classic {
    /// Resources go into a store; what finds no room is lost.
    pub(crate) fn fill(
        &mut self,
        seat: Seat,
        store: Store,
        count: u8,
        why: Why,
        sink: &mut impl Sink<Event>,
    ) {
        let by = self.realms[seat.index()].put(store, count);
        self.tell_stock(seat, store, by as i8, why, sink);
    }

    /// Resources leave a store.
    pub(crate) fn drain(
        &mut self,
        seat: Seat,
        store: Store,
        count: u8,
        why: Why,
        sink: &mut impl Sink<Event>,
    ) {
        let by = self.realms[seat.index()].take(store, count);
        self.tell_stock(seat, store, -(by as i8), why, sink);
    }

    #[inline]
    fn tell_stock(&self, seat: Seat, at: Store, by: i8, why: Why, sink: &mut impl Sink<Event>) {
        if by != 0
            && let Some(good) = self.realm(seat).kind_of(at)
        {
            sink.tell(|| Event::Stock { seat, at, good, by, why });
        }
    }

    /// Makes the seat pay so many of each kind and so many of any. Where there is no choice between stores,
    /// it is paid at once; otherwise the seat is asked.
    pub(crate) fn charge(
        &mut self,
        seat: Seat,
        due: Amounts,
        any: u8,
        why: Why,
        sink: &mut impl Sink<Event>,
    ) {
        let mut left = due;
        for kind in due.kinds().iter() {
            let stores = self.realm(seat).with_stock(Kinds::only(kind));
            let price = due.get(kind);
            if stores.len() == 1 || self.realm(seat).held().get(kind) == price {
                self.drain_all(seat, stores, price, why, sink);
                left -= Amounts::of(kind, price);
            }
        }
        let mut any = any;
        if any > 0 && left.is_empty() {
            let stores = self.realm(seat).with_stock(Kinds::ALL);
            if stores.len() == 1 || self.realm(seat).held().total() == any {
                self.drain_all(seat, stores, any, why, sink);
                any = 0;
            }
        }
        self.ask = (!left.is_empty() || any > 0).then_some(Ask::Pay { seat, due: left, any, why });
    }

    fn drain_all(
        &mut self,
        seat: Seat,
        stores: Stores,
        count: u8,
        why: Why,
        sink: &mut impl Sink<Event>,
    ) {
        let mut left = count;
        for store in stores.iter() {
            let part = left.min(self.realm(seat).stock(store));
            self.drain(seat, store, part, why, sink);
            left -= part;
        }
    }

    /// Lets the seat gain so many of these kinds. What is of one kind and whose store is no question is put there
    /// at once.
    pub(crate) fn grant(
        &mut self,
        seat: Seat,
        kinds: Kinds,
        count: u8,
        why: Why,
        sink: &mut impl Sink<Event>,
    ) {
        let stores = self.realm(seat).with_room(kinds);
        if count == 0 || stores.is_empty() {
            return;
        }
        if let Some(kind) = kinds.single() {
            let room = self.realm(seat).room().get(kind);
            if stores.len() == 1 || room <= count {
                for store in stores.iter() {
                    let room = CAPACITY - self.realm(seat).stock(store);
                    self.fill(seat, store, room.min(count), why, sink);
                }
                return;
            }
        }
        self.ask = Some(Ask::Gain { seat, kinds, left: count, why });
    }

    /// Where what another one has would find room.
    pub(crate) fn robbable(&self, seat: Seat, from: Seat) -> Stores {
        self.realm(seat).with_room(self.realm(from).held().kinds())
    }

    /// Lets the seat take from another, if there is anything it has room for.
    pub(crate) fn rob(&mut self, seat: Seat, from: Seat, left: u8, may_stop: bool, why: Why) {
        if left > 0 && !self.robbable(seat, from).is_empty() {
            self.ask = Some(Ask::Rob { seat, from, left, may_stop, why });
        }
    }

    /// Own stores from which something can be given that another one has room for.
    pub(crate) fn returnable(&self, seat: Seat, to: Seat) -> Stores {
        self.realm(seat).with_stock(self.realm(to).room().kinds())
    }

    /// A Caravan takes along one more, or comes back with as many as it took.
    pub(crate) fn load(&mut self, seat: Seat, loaded: u8, sink: &mut impl Sink<Event>) {
        if loaded < 2 && !self.realm(seat).held().is_empty() {
            self.ask = Some(Ask::Load { seat, loaded });
        } else {
            self.unload(seat, loaded, sink);
        }
    }

    pub(crate) fn unload(&mut self, seat: Seat, loaded: u8, sink: &mut impl Sink<Event>) {
        self.grant(seat, Kinds::ALL, loaded, Why::Card(crate::card::Card::Caravan), sink);
    }

    pub(crate) fn check_exchange(&self, give: Resource, to: Store) -> Result<(), Refusal> {
        let acting = self.stage == Stage::Action;
        ensure(acting, classic(20), "resources are exchanged among the free actions")?;
        let realm = self.realm(self.turn.seat);
        let Some(gain) = realm.kind_of(to) else {
            return refuse(Rule::table(6), "there is no such store in the own realm");
        };
        ensure(realm.stock(to) < CAPACITY, classic(4), "what is gained finds no room there")?;
        ensure(gain != give, classic(37), "an exchange is for another kind")?;
        let rate = self.tally(self.turn.seat).rate(give);
        ensure(realm.held().get(give) >= rate, classic(37), "there are too few of this kind")
    }

    pub(crate) fn exchange(&mut self, give: Resource, to: Store, sink: &mut impl Sink<Event>) {
        let (seat, why) = (self.turn.seat, Why::Exchange);
        let rate = self.tally(seat).rate(give);
        self.then([Task::Receive { seat, store: to, count: 1, why }]);
        self.charge(seat, Amounts::of(give, rate), 0, why, sink);
    }
}
