//! What the dice bring: brigands, yields, the other faces of the event die, and the event cards.

use realm::{Amounts, Kinds, Land, Lands, Resource, Store, Stores};
use table::{Seat, Sink};

use crate::card::{Card, Set};
use crate::decision::{Event, Why};
use crate::position::{Ask, Duel, Face, Task, other};

/// More resources than this are a temptation for brigands.
const BRIGAND_LIMIT: u8 = 7;

impl Duel {
    /// Brigands: who has more than seven counted resources loses all gold and all wool.
    pub(crate) fn raid(&mut self, sink: &mut impl Sink<Event>) {
        for seat in self.in_order() {
            let (realm, tally) = (self.realm(seat), self.tally(seat));
            let safe = Stores::from(tally.stored.and(realm.lands())).or(Stores::only(Store::CACHE));
            let kept = safe.iter().map(|store| realm.stock(store)).sum::<u8>();
            let counted = realm.held().total() - kept;
            if counted <= BRIGAND_LIMIT {
                continue;
            }
            let loot: Kinds = [Resource::Gold, Resource::Wool].into_iter().collect();
            let mut lost = Amounts::NONE;
            for store in realm.with_stock(loot).iter().filter(|&store| store != Store::CACHE) {
                if let Some(kind) = self.realm(seat).kind_of(store) {
                    lost += Amounts::of(kind, self.realm(seat).stock(store));
                }
                self.drain(seat, store, realm::CAPACITY, Why::Brigands, sink);
            }
            sink.tell(|| Event::Raided { seat, counted, lost });
        }
    }

    /// Every landscape with the number yields one, or two beside what boosts it.
    pub(crate) fn produce(&mut self, sink: &mut impl Sink<Event>) {
        let Some(number) = self.turn.number else { return };
        for seat in self.in_order() {
            for land in self.realm(seat).numbered(number).iter() {
                let count = 1 + u8::from(self.tally(seat).boosted.has(land));
                let fits = self.fill(seat, land.into(), count, Why::Production, sink);
                self.overflow(seat, land, count - fits, sink);
            }
        }
    }

    /// By our switch, gold that a full gold field yields goes to the Gold Cache.
    fn overflow(&mut self, seat: Seat, land: Land, lost: u8, sink: &mut impl Sink<Event>) {
        let caught = self.terms.cache_overflow && self.caches[seat].is_some();
        if caught && self.realm(seat).kind_of(land.into()) == Some(Resource::Gold) {
            self.fill(seat, Store::CACHE, lost, Why::Production, sink);
        }
    }

    /// A Marketplace: where the number stands on more landscapes of the opponent, one of a kind they yield. Says
    /// whether the seat is asked.
    #[inline]
    pub(crate) fn market(&mut self, seat: Seat) -> bool {
        self.tally(seat).has(Card::Marketplace) && self.offer(seat)
    }

    #[inline(never)]
    fn offer(&mut self, seat: Seat) -> bool {
        let (number, realm) = (self.turn.number.unwrap_or(0), self.realm(other(seat)));
        let theirs = realm.numbered(number);
        if theirs.len() <= self.realm(seat).numbered(number).len() {
            return false;
        }
        let kinds = theirs.iter().filter_map(|land| realm.kind_of(land.into())).collect::<Kinds>();
        // Even one kind alone is a free gain, which may be refused.
        let some = !self.realm(seat).with_room(kinds).is_empty();
        if some {
            self.pose(Ask::Gain { seat, kinds, left: 1, why: Why::Card(Card::Marketplace) });
        }
        some
    }

    /// The Marketplace of the one who is not on turn, and what comes then.
    pub(crate) fn other_market(&mut self, sink: &mut impl Sink<Event>) {
        if self.market(other(self.turn.seat)) {
            self.then([Task::Face]);
        } else {
            self.face(sink);
        }
    }

    /// The face of the event die; brigands have come before.
    pub(crate) fn face(&mut self, sink: &mut impl Sink<Event>) {
        match self.turn.face {
            Some(Face::Trade) => {
                if let Some(holder) = self.richest {
                    let count = 1 + u8::from(self.tally(holder).has(Card::Moneylender));
                    self.rob(holder, count, true, Why::Trade);
                }
            }
            Some(Face::Celebration) => self.celebrate(),
            Some(Face::Harvest) => self.harvest(),
            Some(Face::EventCard) => self.draw_event(sink),
            Some(Face::Brigands) | None => {}
        }
    }

    fn celebrate(&mut self) {
        let why = Why::Celebration;
        if self.turn.herald {
            self.then_gain(self.turn.seat, Kinds::ALL, 1, Why::Card(Card::ReinerTheHerald));
        }
        for seat in self.in_order().into_iter().rev() {
            let [own, theirs] = [seat, other(seat)].map(|seat| self.tally(seat).points.skill);
            if own >= theirs {
                self.then_gain(seat, Kinds::ALL, 1, why);
            }
        }
    }

    fn harvest(&mut self) {
        let why = Why::Harvest;
        for seat in self.in_order().into_iter().rev() {
            let gold = self.tally(seat).harvest_gold;
            self.then_gain(seat, Kinds::only(Resource::Gold), gold, why);
            self.then_gain(seat, Kinds::ALL, 1, why);
        }
    }

    /// The next event comes; where it is Yule, the stack is shuffled and another one comes.
    fn draw_event(&mut self, sink: &mut impl Sink<Event>) {
        if self.events.yule_is_next() {
            self.events.shuffle();
            sink.tell(|| Event::Revealed { card: Card::Yule });
            sink.tell(|| Event::EventsShuffled);
        }
        self.pose(Ask::Event);
    }

    /// An event has come.
    pub(crate) fn event(&mut self, card: Card, sink: &mut impl Sink<Event>) {
        self.events.draw(card);
        sink.tell(|| Event::Revealed { card });
        let why = Why::Card(card);
        let both = self.in_order();
        match card.original() {
            Card::FraternalFeuds | Card::Feud => {
                if let Some(holder) = self.strongest {
                    self.strife(other(holder), card);
                }
            }
            Card::Invention => {
                for seat in both.into_iter().rev() {
                    let count = self.tally(seat).inventors.min(2);
                    self.then_gain(seat, Kinds::ALL, count, why);
                }
            }
            Card::YearOfPlenty => both.into_iter().for_each(|seat| self.plenty(seat, why, sink)),
            Card::TravelingMerchant => self.then(both.map(|seat| Task::Buy { seat, left: 2, why })),
            Card::TradeShipsRace => {
                let ships = both.map(|seat| self.tally(seat).ships.len());
                for (seat, own) in both.into_iter().zip(ships).rev() {
                    if own > 0 && own == ships[0].max(ships[1]) {
                        self.then_gain(seat, Kinds::ALL, 1, why);
                    }
                }
            }
            Card::GiftForThePrince => {
                for seat in both.into_iter().rev() {
                    let count = self.tally(seat).fighters.len();
                    self.then_gain(seat, Kinds::only(Resource::Gold), count, why);
                }
            }
            Card::Riots => self.then(both.map(|seat| Task::Settle { card, seat })),
            Card::Plague => self.plague(why, sink),
            _ => unreachable!("{card:?} is never let pass"),
        }
    }

    /// Each landscape takes in one for each Storehouse and Abbey beside it.
    fn plenty(&mut self, seat: Seat, why: Why, sink: &mut impl Sink<Event>) {
        let givers = self.tally(seat).givers;
        let beside = givers.iter().flat_map(|slot| slot.lands()).collect::<Lands>();
        for land in beside.iter() {
            let count = givers.iter().filter(|slot| slot.lands().contains(&land)).count();
            self.fill(seat, land.into(), count as u8, why, sink);
        }
    }

    /// Every landscape of a city loses one, unless a Bath House spares it; then the Pharmacies give.
    fn plague(&mut self, why: Why, sink: &mut impl Sink<Event>) {
        for seat in self.in_order() {
            for land in self.tally(seat).plagued.iter() {
                self.drain(seat, land.into(), 1, why, sink);
            }
        }
        for seat in self.in_order().into_iter().rev() {
            let count = self.tally(seat).pharmacies;
            self.then_gain(seat, Kinds::ALL, count, Why::Card(Card::Pharmacy));
        }
    }

    /// Feud and fraternal feuds: the one without the strength advantage is hit, unless a preacher helps.
    fn strife(&mut self, victim: Seat, card: Card) {
        let feud = card.original() == Card::Feud;
        let hit = if feud {
            !self.tally(victim).buildings.is_empty()
        } else {
            !self.hands[victim].is_empty()
        };
        if !hit {
            return;
        }
        self.then([Task::Settle { card, seat: victim }]);
        if self.could_preach(victim) {
            self.pose(Ask::Preach { seat: victim, event: card });
        }
    }

    /// Whether the other one must reckon with a Sebastian in this hand. It rests only on what both know, so that
    /// being asked, or not, tells neither of them anything.
    fn could_preach(&self, seat: Seat) -> bool {
        let preacher = Card::SebastianTheItinerantPreacher;
        let discarded = self
            .discards
            .iter()
            .flat_map(|pile| pile.iter())
            .filter(|&&card| card == preacher)
            .count();
        let hand = &self.hands[seat];
        if self.terms.tournament() {
            return !hand.is_empty() && discarded < 2;
        }
        let back = |card: Option<Card>| card.is_some_and(|card| card.set() == Set::Turmoil);
        usize::from(self.terms.copies(preacher)) > discarded
            && hand.iter().any(|secret| back(secret.card))
    }

    /// An event takes hold of this seat.
    pub(crate) fn settle(&mut self, card: Card, seat: Seat, sink: &mut impl Sink<Event>) {
        match card.original() {
            Card::Feud => self.feud(seat, card, sink),
            Card::FraternalFeuds => {
                self.show_hand(seat, sink);
                let left = self.hands[seat].len().min(2) as u8;
                self.pose(Ask::Pull { seat: other(seat), left });
            }
            Card::Riots => {
                let tally = self.tally(seat);
                let number = self.turn.number.unwrap_or(0);
                let price = match tally.taxed.len() {
                    0 => return,
                    1 | 2 => 1,
                    _ => 2,
                };
                if tally.chapels >> number & 1 == 1 {
                    let by = if number <= 3 { Card::ChapelLow } else { Card::ChapelHigh };
                    sink.tell(|| Event::Spared { seat, card, by });
                } else {
                    self.pose(Ask::Tax { seat, price, event: card });
                }
            }
            _ => {}
        }
    }

    /// The stronger one names three buildings, the other gives up one of them.
    fn feud(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        let buildings = self.tally(seat).buildings;
        if buildings.len() <= 3 {
            self.must_lose(seat, buildings, card, sink);
        } else {
            let named = realm::Slots::NONE;
            self.pose(Ask::Name { seat: other(seat), named, event: card });
        }
    }
}
