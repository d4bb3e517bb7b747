//! Paying, gaining, taking from the opponent, and exchanging with the supply.

use realm::{Amounts, CAPACITY, Kinds, Land, Resource, Store, Stores};
use table::{Refusal, Seat, Sink, ensure};

use crate::card::Card;
use crate::decision::{Event, Why};
use crate::position::{Ask, Duel, Stage, Task, other};
use crate::rules::{duel, dueltourn};

impl Duel {
    /// Resources go into a store; what finds no room is lost. Says how many found room.
    pub(crate) fn fill(
        &mut self,
        seat: Seat,
        store: Store,
        count: u8,
        why: Why,
        sink: &mut impl Sink<Event>,
    ) -> u8 {
        let by = self.realms[seat].put(store, count);
        self.tell_stock(seat, store, by as i8, why, sink);
        by
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
        let by = self.realms[seat].take(store, count);
        self.tell_stock(seat, store, -(by as i8), why, sink);
    }

    #[inline]
    fn tell_stock(&self, seat: Seat, at: Store, by: i8, why: Why, sink: &mut impl Sink<Event>) {
        if by != 0 {
            sink.tell(|| {
                let good = self.realm(seat).kind_of(at).expect("what has changed is there");
                Event::Stock { seat, at, good, by, why }
            });
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
            let price = due.get(kind);
            if self.drain_kind_at_once(seat, kind, price, why, sink) {
                left -= Amounts::of(kind, price);
            }
        }
        let mut any = any;
        if any > 0 && left.is_empty() {
            let realm = self.realm(seat);
            let (stores, held) = (realm.with_stock(Kinds::ALL), realm.held().total());
            if self.drain_at_once(seat, stores, held, any, why, sink) {
                any = 0;
            }
        }
        if !left.is_empty() || any > 0 {
            self.pose(Ask::Pay { seat, due: left, any, why });
        }
    }

    /// The same where so many of one kind are due.
    pub(crate) fn charge_kind(
        &mut self,
        seat: Seat,
        kind: Resource,
        count: u8,
        why: Why,
        sink: &mut impl Sink<Event>,
    ) {
        if count > 0 && !self.drain_kind_at_once(seat, kind, count, why, sink) {
            self.pose(Ask::Pay { seat, due: Amounts::of(kind, count), any: 0, why });
        }
    }

    #[inline]
    fn drain_kind_at_once(
        &mut self,
        seat: Seat,
        kind: Resource,
        price: u8,
        why: Why,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        let realm = self.realm(seat);
        let (stores, held) = (realm.with_stock_of(kind), realm.held().get(kind));
        self.drain_at_once(seat, stores, held, price, why, sink)
    }

    /// Takes the price out of these stores, in which so many lie, where that is no question: there is but one of
    /// them, or all that they hold is due. Says whether it was.
    #[inline]
    fn drain_at_once(
        &mut self,
        seat: Seat,
        stores: Stores,
        held: u8,
        price: u8,
        why: Why,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        if let Some(store) = stores.single() {
            self.drain(seat, store, price, why, sink);
        } else if held == price {
            stores.iter().for_each(|store| self.drain(seat, store, CAPACITY, why, sink));
        } else {
            return false;
        }
        true
    }

    /// What was just charged for goes into a store, as soon as it is paid.
    pub(crate) fn receive(
        &mut self,
        seat: Seat,
        store: Store,
        count: u8,
        why: Why,
        sink: &mut impl Sink<Event>,
    ) {
        if self.ask.is_none() {
            self.fill(seat, store, count, why, sink);
        } else {
            self.then([Task::Receive { seat, store, count, why }]);
        }
    }

    /// Lets the seat gain so many of these kinds. A gain of one kind is not refused (DUEL-22), so where its
    /// store is no question it is put there at once.
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
        self.pose(Ask::Gain { seat, kinds, left: count, why });
    }

    /// Where what the opponent has would find room.
    pub(crate) fn robbable(&self, seat: Seat) -> Stores {
        let theirs = self.realm(other(seat)).held().kinds();
        self.realm(seat).with_room(theirs)
    }

    /// Lets the seat take from the opponent, if there is anything it has room for.
    pub(crate) fn rob(&mut self, seat: Seat, left: u8, may_stop: bool, why: Why) {
        if left > 0 && !self.robbable(seat).is_empty() {
            self.pose(Ask::Rob { seat, left, may_stop, why });
        }
    }

    /// One resource goes from the opponent into this store; the opponent chooses where it comes from.
    pub(crate) fn take_one(
        &mut self,
        seat: Seat,
        store: Store,
        then: Task,
        why: Why,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(kind) = self.realm(seat).kind_of(store) else { return };
        self.then([then]);
        self.charge_kind(other(seat), kind, 1, why, sink);
        self.receive(seat, store, 1, why, sink);
    }

    /// Own stores from which something can be given that the opponent has room for.
    pub(crate) fn returnable(&self, seat: Seat) -> Stores {
        let room = self.realm(other(seat)).room().kinds();
        self.realm(seat).with_stock(room)
    }

    /// Stores into which something other than gold can be bought.
    pub(crate) fn wares(&self, seat: Seat) -> Stores {
        self.realm(seat).with_room_but_for(Resource::Gold)
    }

    pub(crate) fn buy(&mut self, seat: Seat, left: u8, why: Why) {
        let gold = self.realm(seat).held().get(Resource::Gold);
        if left > 0 && gold > 0 && !self.wares(seat).is_empty() {
            self.pose(Ask::Buy { seat, left, why });
        }
    }

    /// Whether a store is there and has room for one more.
    fn has_room(&self, store: Store) -> Result<Resource, Refusal> {
        let realm = self.realm(self.turn.seat);
        let Some(kind) = realm.kind_of(store) else {
            return table::refuse(table::Rule::table(6), "there is no such store in the own realm");
        };
        ensure(realm.stock(store) < CAPACITY, duel(54), "what is gained finds no room there")?;
        Ok(kind)
    }

    /// Whether resources may be exchanged in this moment.
    fn may_exchange(&self, with_ship: bool) -> Result<(), Refusal> {
        match self.stage {
            Stage::Action => Ok(()),
            // Only what was just built may be used there.
            Stage::Prepare { .. } => {
                ensure(with_ship, dueltourn(22), "only ships just built may be used here")
            }
            _ => table::refuse(duel(74), "resources are exchanged in the action phase"),
        }
    }

    pub(crate) fn check_exchange(&self, give: Resource, to: Store) -> Result<(), Refusal> {
        let rate = self.tally(self.turn.seat).rate(give);
        self.may_exchange(rate == 2)?;
        let gain = self.has_room(to)?;
        ensure(gain != give, duel(51), "an exchange is for another kind")?;
        let rule = if rate == 2 { duel(52) } else { duel(51) };
        ensure(
            self.realm(self.turn.seat).held().get(give) >= rate,
            rule,
            "there are not enough of the kind",
        )
    }

    pub(crate) fn check_ship(&self, from: Land, to: Store) -> Result<(), Refusal> {
        self.may_exchange(true)?;
        let seat = self.turn.seat;
        ensure(
            self.tally(seat).docks.has(from),
            duel(53),
            "no Large Trade Ship lies beside this landscape",
        )?;
        let gain = self.has_room(to)?;
        ensure(
            self.realm(seat).kind_of(from.into()) != Some(gain),
            duel(53),
            "an exchange is for another kind",
        )?;
        ensure(
            self.realm(seat).stock(from.into()) >= 2,
            duel(53),
            "two must lie on this one landscape",
        )
    }

    pub(crate) fn check_mint(&self, to: Store) -> Result<(), Refusal> {
        self.may_exchange(false)?;
        let seat = self.turn.seat;
        ensure(
            self.tally(seat).mints > self.turn.minted,
            duel(40),
            "no Mint is left to be used in this turn",
        )?;
        let gain = self.has_room(to)?;
        ensure(gain != Resource::Gold, duel(51), "an exchange is for another kind")?;
        ensure(
            self.realm(seat).held().get(Resource::Gold) > 0,
            duel(51),
            "there is no gold to be changed",
        )
    }

    pub(crate) fn exchange(&mut self, give: Resource, to: Store, sink: &mut impl Sink<Event>) {
        let (seat, why) = (self.turn.seat, Why::Exchange);
        let rate = self.tally(seat).rate(give);
        self.charge_kind(seat, give, rate, why, sink);
        self.receive(seat, to, 1, why, sink);
    }

    pub(crate) fn ship(&mut self, from: Land, to: Store, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        self.drain(seat, from.into(), 2, Why::Exchange, sink);
        self.fill(seat, to, 1, Why::Exchange, sink);
    }

    pub(crate) fn mint(&mut self, to: Store, sink: &mut impl Sink<Event>) {
        let (seat, why) = (self.turn.seat, Why::Card(Card::Mint));
        self.turn.minted += 1;
        self.charge_kind(seat, Resource::Gold, 1, why, sink);
        self.receive(seat, to, 1, why, sink);
    }
}
