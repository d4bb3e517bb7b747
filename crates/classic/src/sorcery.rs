//! The spell actions: what each needs, and what it does.

use realm::{Ground, Kinds, Land, Secret, Slot};
use table::{Seat, Sink};

use crate::ask::Ask;
use crate::card::{Card, Kind};
use crate::decision::Why;
use crate::event::Event;
use crate::magic::Witch;
use crate::position::{Classic, EVENT_POOL, EVENTS};

impl Classic {
    /// Whether a spell action would find something to do.
    pub(crate) fn sorcery_works(&self, seat: Seat, card: Card) -> bool {
        match card {
            Card::BetterWorld => self.piles.len(EVENTS) > 1,
            Card::WizardsDuel => {
                !self.charm(seat).mages.is_empty() && self.victims(seat, card).next().is_some()
            }
            Card::Witch | Card::Whirlwind => self.victims(seat, card).next().is_some(),
            Card::ChangeLand => self.swappable(seat).next().is_some() && !self.grounds.is_empty(0),
            Card::Materialization => {
                self.cities > 0 && self.may_own_city(seat) && self.raisable(seat).next().is_some()
            }
            Card::WisdomOfTheAncestors => self.fetchable(seat).next().is_some(),
            Card::ByMagicsHand => {
                let realm = self.realm(seat);
                let room = !realm.citadel_spaces().but(realm.filled()).is_empty();
                room && self.victims(seat, card).next().is_some()
            }
            _ => false,
        }
    }

    /// Whether a spell action of this seat can hit another.
    pub(crate) fn can_bewitch(&self, on: Seat, card: Card) -> bool {
        match card {
            Card::WizardsDuel => !self.charm(on).mages.is_empty(),
            Card::Witch => !self.bewitchable(on).is_empty(),
            Card::Whirlwind => !self.realm(on).held().is_empty(),
            Card::ByMagicsHand => !self.tally(on).books.is_empty(),
            _ => false,
        }
    }

    /// The buildings on which no witch lies.
    pub(crate) fn bewitchable(&self, seat: Seat) -> realm::Slots {
        self.tally(seat).buildings.but(self.charm(seat).bewitched())
    }

    /// The settlements that can become cities.
    pub(crate) fn raisable(&self, seat: Seat) -> impl Iterator<Item = realm::Site> + '_ {
        let realm = self.realm(seat);
        realm.sites().filter(|&site| !realm.is_city(site) && !realm.is_citadel(site))
    }

    /// The action cards of the discard pile.
    pub(crate) fn fetchable(&self, seat: Seat) -> impl Iterator<Item = Card> + Clone + '_ {
        let pile = self.discards[self.pile_of(seat)].iter().copied();
        pile.filter(|card| card.kind().is_action())
    }

    /// A spell action takes effect. Its magic may be needed no longer where the world has changed.
    pub(crate) fn conjure(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        if !self.sorcery_works(seat, card) {
            return;
        }
        match card {
            Card::BetterWorld => self.study(seat, sink),
            Card::ChangeLand => self.ask = Some(Ask::ChangeLand { seat }),
            Card::Materialization => self.ask = Some(Ask::Raise { seat }),
            Card::WisdomOfTheAncestors => self.ask = Some(Ask::Fetch { seat }),
            _ => {
                let among = self.victims(seat, card).collect();
                self.aim_at(seat, among, Why::Card(card), sink);
            }
        }
    }

    /// A spell action takes effect against another one.
    pub(crate) fn conjure_against(
        &mut self,
        seat: Seat,
        on: Seat,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) {
        match card {
            Card::WizardsDuel => self.challenge_wizard(seat, on, None),
            Card::Witch => match self.bewitchable(on).single() {
                Some(at) => self.bewitch(seat, on, at, sink),
                None => self.ask = Some(Ask::Bewitch { seat, on }),
            },
            Card::Whirlwind => self.ask = Some(Ask::Blow { seat, on }),
            _ => {
                let book = self.tally(on).books.single();
                self.ask = Some(Ask::Filch { seat, from: on, book });
            }
        }
    }

    /// The event stack is looked through: at once where all of it was seen, by chance otherwise.
    fn study(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.piles.stack(EVENTS).iter().any(|secret| secret.card.is_none()) {
            self.ask = Some(Ask::Study { to: seat });
        } else {
            self.studied(seat, &[], sink);
        }
    }

    /// Chance says what the unseen events are, the lowest first.
    pub(crate) fn studied(&mut self, seat: Seat, cards: &[Card], sink: &mut impl Sink<Event>) {
        for &card in cards {
            self.leave_pool(EVENT_POOL, card);
        }
        let mut cards = cards.iter();
        for secret in self.piles.stack_mut(EVENTS) {
            if secret.card.is_none() {
                secret.card = cards.next().copied();
            }
            secret.show(seat);
        }
        sink.tell(|| Event::LookedAtEvents { seat });
        if self.banishable().next().is_some() {
            self.ask = Some(Ask::Banish { seat });
        }
    }

    /// The events that may leave the game: all but Year End.
    pub(crate) fn banishable(&self) -> impl Iterator<Item = Card> + '_ {
        let events = self.piles.stack(EVENTS).iter().filter_map(|secret| secret.card);
        events.filter(|&card| card != Card::YearEnd)
    }

    pub(crate) fn banish(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        let pile = self.piles.stack(EVENTS);
        if let Some(index) = pile.iter().rposition(|secret| secret.card == Some(card)) {
            self.piles.take(EVENTS, index);
            self.banished.push(card);
        }
        sink.tell(|| Event::Banished { seat, card });
    }

    /// Which wizards fight: where there is no choice, nobody is asked.
    pub(crate) fn challenge_wizard(&mut self, seat: Seat, on: Seat, own: Option<Land>) {
        let only = |seat: Seat| match self.charm(seat).mages[..] {
            [mage] => Some(mage.at),
            _ => None,
        };
        match (own.or(only(seat)), only(on)) {
            (Some(own), Some(other)) => self.ask = Some(Ask::Duel { by: seat, own, on, other }),
            (own, _) => self.ask = Some(Ask::Challenge { seat, on, own }),
        }
    }

    /// Both dice have fallen: the power that is left counts too, and a tie is rolled again (WIZ-44).
    pub(crate) fn dueled(
        &mut self,
        (by, own): (Seat, Land),
        (on, other): (Seat, Land),
        dice: [u8; 2],
        sink: &mut impl Sink<Event>,
    ) {
        let power = |seat: Seat, at: Land| self.charm(seat).mage(at).map_or(0, |mage| mage.power);
        let [one, two] = [dice[0] + power(by, own), dice[1] + power(on, other)];
        sink.tell(|| Event::Dueled { by, on, dice, sums: [one, two] });
        let (loser, at) = match one.cmp(&two) {
            std::cmp::Ordering::Less => (by, own),
            std::cmp::Ordering::Greater => (on, other),
            std::cmp::Ordering::Equal => {
                self.ask = Some(Ask::Duel { by, own, on, other });
                return;
            }
        };
        if let Some(card) = self.unstation(loser, at, sink) {
            self.put_away(loser, card);
        }
    }

    pub(crate) fn bewitch(&mut self, by: Seat, on: Seat, at: Slot, sink: &mut impl Sink<Event>) {
        // The witch lies on the building now, and no longer on the discard pile.
        let pile = self.pile_of(by);
        if let Some(index) = self.discards[pile].iter().rposition(|&card| card == Card::Witch) {
            self.discards[pile].remove(index);
        }
        self.charms[on.index()].witches.push(Witch { at, by });
        sink.tell(|| Event::Bewitched { by, on, at });
        self.recount(on, sink);
    }

    pub(crate) fn blow(&mut self, on: Seat, land: Land, sink: &mut impl Sink<Event>) {
        self.drain(on, land.into(), realm::CAPACITY, Why::Card(Card::Whirlwind), sink);
    }

    /// The landscapes that a whirlwind may empty.
    pub(crate) fn blown(&self, on: Seat) -> impl Iterator<Item = Land> + '_ {
        self.realm(on).with_stock(Kinds::ALL).iter().filter_map(|store| store.land())
    }

    /// The landscape stack is looked through for another one.
    pub(crate) fn survey(&mut self, seat: Seat, land: Land) {
        let unseen = self.grounds.stack(0).iter().any(|secret| secret.card.is_none());
        if unseen {
            self.ask = Some(Ask::Survey { to: seat, land });
        } else {
            self.surveyed(seat, land, &[]);
        }
    }

    pub(crate) fn surveyed(&mut self, seat: Seat, land: Land, grounds: &[Ground]) {
        for &ground in grounds {
            self.leave_ground_pool(ground);
        }
        let mut grounds = grounds.iter();
        for secret in self.grounds.stack_mut(0) {
            if secret.card.is_none() {
                secret.card = grounds.next().copied();
            }
            secret.show(seat);
        }
        self.ask = Some(Ask::ChooseLand { seat, land });
    }

    /// The new landscape takes the place of the old one, which goes under the stack; what lay there stays.
    pub(crate) fn change_land(
        &mut self,
        seat: Seat,
        at: Land,
        ground: Ground,
        sink: &mut impl Sink<Event>,
    ) {
        let Some((old, stock)) = self.realms[seat.index()].lift_land(at) else { return };
        let pile = self.grounds.stack(0);
        if let Some(index) = pile.iter().rposition(|secret| secret.card == Some(ground)) {
            self.grounds.take(0, index);
        }
        self.grounds.put_under(0, Secret::open(old));
        self.realms[seat.index()].lay_land(at, ground, stock);
        sink.tell(|| Event::LandLaid { seat, at, ground });
        self.recount(seat, sink);
    }

    pub(crate) fn fetch(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        let pile = self.pile_of(seat);
        if let Some(index) = self.discards[pile].iter().rposition(|&other| other == card) {
            self.discards[pile].remove(index);
            self.hands[seat.index()].push(Secret::open(card));
            sink.tell(|| Event::Fetched { seat, card });
        }
    }

    /// A spell book changes realms.
    pub(crate) fn filch(
        &mut self,
        seat: Seat,
        from: Seat,
        book: Slot,
        at: Slot,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(card) = self.unplace(from, book).filter(|card| card.kind() == Kind::SpellBook)
        else {
            return;
        };
        self.realms[seat.index()].place(at, card);
        sink.tell(|| Event::Filched { seat, from, card, at });
        self.recount(from, sink);
        self.recount(seat, sink);
    }
}
