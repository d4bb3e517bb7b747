//! What the dice bring: brigands, yields, the other faces of the event die, and the event cards.

use realm::{Amounts, Kinds, Land, Resource, Store};
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
            let counted =
                realm.lands().but(tally.stored).iter().map(|land| realm.stock(land.into())).sum();
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
        let caught = self.terms.cache_overflow && self.caches[seat.index()].is_some();
        if caught && self.realm(seat).kind_of(land.into()) == Some(Resource::Gold) {
            self.fill(seat, Store::CACHE, lost, Why::Production, sink);
        }
    }

    /// A Marketplace: where the number stands on more landscapes of the opponent, one of a kind they yield.
    pub(crate) fn market(&mut self, seat: Seat) {
        let Some(number) = self.turn.number else { return };
        let theirs = self.realm(other(seat)).numbered(number);
        if self.tally(seat).has(Card::Marketplace)
            && theirs.len() > self.realm(seat).numbered(number).len()
        {
            let realm = self.realm(other(seat));
            let kinds =
                theirs.iter().filter_map(|land| realm.kind_of(land.into())).collect::<Kinds>();
            // Even one kind alone is a free gain, which may be refused.
            if !self.realm(seat).with_room(kinds).is_empty() {
                self.ask =
                    Some(Ask::Gain { seat, kinds, left: 1, why: Why::Card(Card::Marketplace) });
            }
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
            let seat = self.turn.seat;
            self.then([Task::Gain {
                seat,
                kinds: Kinds::ALL,
                count: 1,
                why: Why::Card(Card::ReinerTheHerald),
            }]);
        }
        for seat in self.in_order().into_iter().rev() {
            let [own, theirs] = [seat, other(seat)].map(|seat| self.tally(seat).points.skill);
            if own >= theirs {
                self.then([Task::Gain { seat, kinds: Kinds::ALL, count: 1, why }]);
            }
        }
    }

    fn harvest(&mut self) {
        let why = Why::Harvest;
        for seat in self.in_order().into_iter().rev() {
            let gold = self.tally(seat).harvest_gold;
            self.then([
                Task::Gain { seat, kinds: Kinds::ALL, count: 1, why },
                Task::Gain { seat, kinds: Kinds::only(Resource::Gold), count: gold, why },
            ]);
        }
    }

    /// The next event comes; where it is Yule, the stack is shuffled and another one comes.
    fn draw_event(&mut self, sink: &mut impl Sink<Event>) {
        if self.events.yule_is_next() {
            self.events.shuffle();
            sink.tell(|| Event::Revealed { card: Card::Yule });
            sink.tell(|| Event::EventsShuffled);
        }
        self.ask = Some(Ask::Event);
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
                    self.then([Task::Gain { seat, kinds: Kinds::ALL, count, why }]);
                }
            }
            Card::YearOfPlenty => both.into_iter().for_each(|seat| self.plenty(seat, why, sink)),
            Card::TravelingMerchant => self.then(both.map(|seat| Task::Buy { seat, left: 2, why })),
            Card::TradeShipsRace => {
                let ships = both.map(|seat| self.tally(seat).ships.len());
                for (seat, own) in both.into_iter().zip(ships).rev() {
                    if own > 0 && own == ships[0].max(ships[1]) {
                        self.then([Task::Gain { seat, kinds: Kinds::ALL, count: 1, why }]);
                    }
                }
            }
            Card::GiftForThePrince => {
                let gold = Kinds::only(Resource::Gold);
                self.then(both.map(|seat| Task::Gain {
                    seat,
                    kinds: gold,
                    count: self.tally(seat).fighters.len(),
                    why,
                }));
            }
            Card::Riots => self.then(both.map(|seat| Task::Settle { card, seat })),
            Card::Plague => self.plague(why, sink),
            _ => unreachable!("{card:?} is never let pass"),
        }
    }

    /// Each landscape takes in one for each Storehouse and Abbey beside it.
    fn plenty(&mut self, seat: Seat, why: Why, sink: &mut impl Sink<Event>) {
        for land in self.realm(seat).lands().iter() {
            let giver = |card: Card| matches!(card.original(), Card::Storehouse | Card::Abbey);
            let cards = self.realm(seat).cards();
            let count =
                cards.filter(|(slot, card)| giver(*card) && slot.lands().contains(&land)).count();
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
        let both = self.in_order();
        let why = Why::Card(Card::Pharmacy);
        self.then(both.map(|seat| Task::Gain {
            seat,
            kinds: Kinds::ALL,
            count: self.tally(seat).pharmacies,
            why,
        }));
    }

    /// Feud and fraternal feuds: the one without the strength advantage is hit, unless a preacher helps.
    fn strife(&mut self, victim: Seat, card: Card) {
        let feud = card.original() == Card::Feud;
        let hit = if feud {
            !self.tally(victim).buildings.is_empty()
        } else {
            !self.hands[victim.index()].is_empty()
        };
        if !hit {
            return;
        }
        self.then([Task::Settle { card, seat: victim }]);
        if self.could_preach(victim) {
            self.ask = Some(Ask::Preach { seat: victim, event: card });
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
        let hand = &self.hands[seat.index()];
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
                let left = self.hands[seat.index()].len().min(2) as u8;
                self.ask = Some(Ask::Pull { seat: other(seat), left });
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
                    self.ask = Some(Ask::Tax { seat, price, event: card });
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
            self.ask =
                Some(Ask::Name { seat: other(seat), named: realm::Slots::NONE, event: card });
        }
    }
}
