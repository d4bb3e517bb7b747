//! The spells of the books: when each may be cast, and what it does.

use realm::{Groups, Land, Secret, Slot, Slots};
use table::{Refusal, Seat, Sink, ensure};

use crate::ask::{Ask, Task};
use crate::card::{Card, Kind};
use crate::decision::{Decision, Why};
use crate::event::Event;
use crate::position::{Classic, EVENT_POOL, EVENTS, Stage};
use crate::rules::wiz;

/// How many events a Keeper of Fate looks at.
const FATES: usize = 3;
/// How many top cards a Prophecy shows.
const PROPHECIES: u8 = 4;

/// The place of a book among those that were used.
fn bit(book: Card) -> u16 {
    1 << (book as u16 - Card::KeeperOfFate as u16)
}

impl Classic {
    /// Whether the seat has the book, somebody who can read it, the power, and has not used it in this turn.
    pub(crate) fn can_cast(&self, seat: Seat, book: Card) -> bool {
        self.check_book(seat, book).is_ok()
    }

    fn check_book(&self, seat: Seat, book: Card) -> Result<(), Refusal> {
        let own = book.kind() == Kind::SpellBook && self.tally(seat).has(book);
        ensure(own, wiz(27), "the book does not lie in the own realm")?;
        let used = self.was_cast(seat, book);
        ensure(!used, wiz(27), "the spell was cast in this turn")?;
        let wizard = !self.charm(seat).mages.is_empty();
        ensure(wizard, wiz(27), "a spell needs a wizard")?;
        let power = self.power(seat) >= book.magic();
        ensure(power, wiz(24), "the wizards have too little power for it")
    }

    /// Whether the seat has used this book in this turn.
    pub(crate) fn was_cast(&self, seat: Seat, book: Card) -> bool {
        self.turn.cast[seat.index()] & bit(book) != 0
    }

    /// Whether the seat on turn may cast this spell now.
    pub(crate) fn check_cast(&self, book: Card) -> Result<(), Refusal> {
        let stage = if book.comes_first() { Stage::Before } else { Stage::Action };
        let own_moment = matches!(book, Card::Countermagic | Card::LeapInTime);
        ensure(self.stage == stage && !own_moment, wiz(28), "the spell has another moment")?;
        self.check_book(self.turn.seat, book)?;
        self.check_harmless(book)?;
        let works = self.would_work(self.turn.seat, book);
        ensure(works, crate::rules::classic(42), "the spell could do nothing")
    }

    fn would_work(&self, seat: Seat, book: Card) -> bool {
        match book {
            Card::WheelOfTime => self.turn.face.is_none(),
            Card::Inspiration | Card::Prophecy => self.drawable(seat).next().is_some(),
            Card::LandMagic => {
                self.rivals(seat).any(|with| self.swappable(with).next().is_some())
                    && self.swappable(seat).next().is_some()
            }
            Card::MagicEye => !self.hands[seat.index()].is_empty(),
            Card::ChangePlaces => {
                let filled = self.realm(seat).filled();
                filled.iter().any(|slot| !self.partners(seat, slot).is_empty())
            }
            Card::MagicPotion => !self.tally(seat).fighters.is_empty(),
            _ => true,
        }
    }

    pub(crate) fn list_spells(&self, out: &mut Vec<Decision>) {
        let books = self.tally(self.turn.seat).books;
        let cards = books.iter().filter_map(|slot| self.realm(self.turn.seat).card(slot));
        let due = cards.filter(|&book| self.check_cast(book).is_ok());
        out.extend(due.map(|card| Decision::Cast { card }));
    }

    pub(crate) fn cast(&mut self, book: Card, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        self.then([Task::Spell { seat, book }]);
        self.cast_now(seat, book, sink);
    }

    /// The spell is noted and paid.
    pub(crate) fn cast_now(&mut self, seat: Seat, book: Card, sink: &mut impl Sink<Event>) {
        self.turn.cast[seat.index()] |= bit(book);
        sink.tell(|| Event::Cast { seat, card: book });
        self.spend(seat, book.magic(), sink);
    }

    /// What the spell does.
    pub(crate) fn spell(&mut self, seat: Seat, book: Card, sink: &mut impl Sink<Event>) {
        match book {
            Card::KeeperOfFate => self.peek(seat, sink),
            Card::Inspiration => self.inspire(seat, 0),
            Card::LandMagic => {
                let among = self.rivals(seat).filter(|&on| self.swappable(on).next().is_some());
                self.aim_at(seat, among.collect(), Why::Card(book), sink);
            }
            Card::MagicEye => self.ask = Some(Ask::Exchange { seat }),
            Card::ChangePlaces => self.ask = Some(Ask::Move { seat, first: None }),
            Card::WheelOfTime => self.ask = Some(Ask::Face { seat }),
            Card::Prophecy => self.prophesy(seat, PROPHECIES, 0),
            Card::MagicPotion => match self.tally(seat).fighters.single() {
                Some(slot) => self.brace(seat, slot, sink),
                None => self.ask = Some(Ask::Brace { seat }),
            },
            _ => {}
        }
    }

    /// The top events are looked at: at once where somebody has seen them, by chance otherwise.
    fn peek(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let pile = self.piles.stack(EVENTS);
        let top = &pile[pile.len().saturating_sub(FATES)..];
        if top.iter().any(|secret| secret.card.is_none()) {
            self.ask = Some(Ask::Peek { to: seat });
        } else {
            self.peeked(seat, &[], sink);
        }
    }

    /// How many of the top events nobody has seen.
    pub(crate) fn unseen_fates(&self) -> usize {
        let pile = self.piles.stack(EVENTS);
        let top = &pile[pile.len().saturating_sub(FATES)..];
        top.iter().filter(|secret| secret.card.is_none()).count()
    }

    /// Chance says what the unseen ones of the top events are, the lowest first.
    pub(crate) fn peeked(&mut self, seat: Seat, cards: &[Card], sink: &mut impl Sink<Event>) {
        let mut cards = cards.iter();
        let first = self.piles.len(EVENTS).saturating_sub(FATES);
        while self.piles.len(EVENTS) > first {
            let mut secret = self.piles.take(EVENTS, first);
            if secret.card.is_none() {
                secret.card = cards.next().copied();
                secret.card.into_iter().for_each(|card| self.leave_pool(EVENT_POOL, card));
            }
            secret.show(seat);
            self.pulled.push(secret);
        }
        // Who knew them does not see in which order they go back.
        let watchers = self.watchers(&[seat]);
        if self.pulled.iter().any(|secret| secret.seen & watchers != 0) {
            let group = self.merged(Groups::of(self.pulled.iter()));
            for secret in self.pulled.items_mut() {
                secret.lose(watchers, group);
            }
        }
        sink.tell(|| Event::LookedAtEvents { seat });
        self.then([Task::Fate { seat }]);
    }

    /// One of the events that were looked at goes on top of the stack, or under it.
    pub(crate) fn fate(
        &mut self,
        seat: Seat,
        card: Card,
        under: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(index) = self.pulled.iter().position(|secret| secret.card == Some(card)) else {
            return;
        };
        let secret = self.pulled.remove(index);
        if under {
            self.piles.put_under(EVENTS, secret);
        } else {
            self.piles.put_on(EVENTS, secret);
        }
        sink.tell(|| Event::EventMoved { seat, under });
        self.then([Task::Fate { seat }]);
    }

    /// Two cards of one stack, then two of another.
    pub(crate) fn inspire(&mut self, seat: Seat, taken: u16) {
        let open = self.drawable(seat).any(|stack| taken >> stack & 1 == 0);
        if taken.count_ones() < 2 && open {
            self.ask = Some(Ask::Inspire { seat, taken });
        }
    }

    pub(crate) fn inspired(&mut self, seat: Seat, taken: u16, stack: u8) {
        let draw = Task::Draw { seat, stack };
        self.then([draw, draw, Task::Inspire { seat, taken: taken | 1 << stack }]);
    }

    /// Top cards are looked at, one after the other.
    pub(crate) fn prophesy(&mut self, seat: Seat, left: u8, seen: u16) {
        let open = self.drawable(seat).any(|stack| seen >> stack & 1 == 0);
        if left > 0 && open {
            self.ask = Some(Ask::Prophesy { seat, left, seen });
        }
    }

    pub(crate) fn glimpse(
        &mut self,
        seat: Seat,
        left: u8,
        seen: u16,
        stack: u8,
        sink: &mut impl Sink<Event>,
    ) {
        self.then([Task::Prophesy { seat, left: left - 1, seen: seen | 1 << stack }]);
        match self.piles.stack(stack.into()).last() {
            Some(Secret { card: Some(card), .. }) => self.glimpsed(seat, stack, *card, sink),
            Some(_) => self.ask = Some(Ask::Glimpse { to: seat, stack }),
            None => {}
        }
    }

    /// The seat sees the top card of a stack.
    pub(crate) fn glimpsed(
        &mut self,
        seat: Seat,
        stack: u8,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) {
        let pool = self.pool_of(stack);
        let top = self.piles.len(stack.into()) - 1;
        let secret = &mut self.piles.stack_mut(stack.into())[top];
        let unseen = secret.card.is_none();
        secret.card = Some(card);
        secret.show(seat);
        if unseen {
            self.leave_pool(pool, card);
        }
        sink.tell(|| Event::Glimpsed { seat, stack, card: Some(card) });
    }

    /// A card of the hand goes under a stack, and another one is searched there.
    pub(crate) fn exchange_by_magic(
        &mut self,
        seat: Seat,
        card: Card,
        stack: u8,
        sink: &mut impl Sink<Event>,
    ) {
        self.put_from_hand(seat, card, stack, sink);
        self.look(seat, stack, 1, false, sink);
    }

    /// The unit is twice as strong until the next player's turn ends.
    pub(crate) fn brace(&mut self, seat: Seat, at: Slot, sink: &mut impl Sink<Event>) {
        self.charms[seat.index()].potion = Some((at, self.turn.count + 1));
        sink.tell(|| Event::Braced { seat, at });
        self.recount(seat, sink);
    }

    /// With which cards the one at this site may change places: buildings with buildings, units with units.
    pub(crate) fn partners(&self, seat: Seat, slot: Slot) -> Slots {
        let realm = self.realm(seat);
        let Some(card) = realm.card(slot) else { return Slots::NONE };
        let alike = |other: Card| {
            let (one, two) = (card.kind(), other.kind());
            (one.is_building() && two.is_building()) || (one.is_unit() && two.is_unit())
        };
        let fits = |card: Card, at: Slot| self.spaces_for(seat, card).has(at);
        let elsewhere = |at: Slot| (at.site(), at.row()) != (slot.site(), slot.row());
        let others = realm.cards().filter(|&(at, other)| {
            elsewhere(at) && alike(other) && fits(card, at) && fits(other, slot)
        });
        others.map(|(at, _)| at).collect()
    }

    pub(crate) fn change_places(
        &mut self,
        seat: Seat,
        one: Slot,
        two: Slot,
        sink: &mut impl Sink<Event>,
    ) {
        self.realms[seat.index()].swap_cards(one, two);
        let moved = |at: Slot| match at {
            at if at == one => two,
            at if at == two => one,
            at => at,
        };
        let charms = &mut self.charms[seat.index()];
        charms.witches.items_mut().iter_mut().for_each(|witch| witch.at = moved(witch.at));
        charms.potion = charms.potion.map(|(at, until)| (moved(at), until));
        charms.turned.items_mut().iter_mut().for_each(|turned| turned.at = moved(turned.at));
        sink.tell(|| Event::CardsSwapped { seat, at: [one, two] });
        self.recount(seat, sink);
    }

    /// The landscapes that may be swapped: there are two of the kind, and no wizard stands there (WIZ-45).
    pub(crate) fn swappable(&self, seat: Seat) -> impl Iterator<Item = Land> + '_ {
        let (realm, charms) = (self.realm(seat), self.charm(seat));
        let doubled = move |land: &Land| {
            realm.kind_of((*land).into()).is_some_and(|kind| realm.stores(kind).len() > 1)
        };
        let free = move |land: &Land| charms.mage(*land).is_none();
        realm.lands().iter().filter(doubled).filter(free)
    }

    /// Two landscapes of two realms change places, with all that lies on them.
    pub(crate) fn swap_lands(
        &mut self,
        seat: Seat,
        own: Land,
        with: Seat,
        other: Land,
        sink: &mut impl Sink<Event>,
    ) {
        let mine = self.realms[seat.index()].lift_land(own);
        let theirs = self.realms[with.index()].lift_land(other);
        if let (Some(mine), Some(theirs)) = (mine, theirs) {
            self.realms[seat.index()].lay_land(own, theirs.0, theirs.1);
            self.realms[with.index()].lay_land(other, mine.0, mine.1);
        }
        sink.tell(|| Event::LandsSwapped { seat, own, with, other });
        self.recount(seat, sink);
        self.recount(with, sink);
    }
}
