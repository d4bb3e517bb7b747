//! Drawing, looking, putting under: what happens to face-down cards, and who learns what.

use realm::{Piles, Secret};
use table::{Seat, SeatSet, Sink};

use crate::card::Card;
use crate::decision::Event;
use crate::position::{Ask, Duel, STACKS, other};

impl Duel {
    /// Stacks of the cards that are left in the pools, as even as they can be: for a scene.
    pub(crate) fn restack(&mut self) {
        let mut sizes = [0u8; STACKS];
        for (pool, cards) in self.pools.iter().enumerate() {
            let stacks: Vec<usize> = (0..usize::from(self.terms.stacks))
                .filter(|&stack| usize::from(self.terms.backs[stack]) == pool)
                .collect();
            for card in 0..cards.len() {
                if let Some(&stack) = stacks.get(card % stacks.len().max(1)) {
                    sizes[stack] += 1;
                }
            }
        }
        self.piles = Piles::new(&sizes);
    }

    /// The pool that unseen cards of this stack come from.
    #[inline]
    pub(crate) fn pool_of(&self, stack: u8) -> usize {
        self.terms.backs[usize::from(stack)].into()
    }

    /// The stacks that a card of this owner may go under.
    #[inline]
    pub(crate) fn fitting(&self, card: Card, owner: Seat) -> impl Iterator<Item = u8> + use<> {
        let back = if self.terms.tournament() { owner.index() } else { card.set() as usize };
        stacks(self.terms.of_back[back])
    }

    /// The stacks that a seat draws from: all, but the opponent's own in a tournament.
    #[inline]
    pub(crate) fn own_stacks(&self, seat: Seat) -> impl Iterator<Item = u8> + use<> {
        stacks(if self.terms.tournament() {
            self.terms.of_back[seat.index()]
        } else {
            self.terms.all_stacks()
        })
    }

    /// The stacks that a seat can draw from now.
    pub(crate) fn drawable(&self, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        self.own_stacks(seat).filter(|&stack| !self.piles.is_empty(stack.into()))
    }

    /// The seat draws the top card: at once where somebody has seen it, by chance otherwise.
    pub(crate) fn draw_from(&mut self, seat: Seat, stack: u8, sink: &mut impl Sink<Event>) {
        let Some(top) = self.piles.len(stack.into()).checked_sub(1) else { return };
        if self.piles.stack(stack.into())[top].card.is_none() {
            self.ask = Some(Ask::Draw { seat, stack });
            return;
        }
        let mut card = self.piles.take(stack.into(), top);
        card.show(seat);
        self.hands[seat.index()].push(card);
        sink.tell(|| Event::Drew { seat, stack, card: card.card });
    }

    /// Chance says what the top card of the stack is.
    pub(crate) fn drawn(&mut self, seat: Seat, stack: u8, card: Card, sink: &mut impl Sink<Event>) {
        let top = self.piles.len(stack.into()) - 1;
        self.leave_pool(stack, card);
        self.piles.take(stack.into(), top);
        self.hands[seat.index()].push(Secret::of(card, seat));
        sink.tell(|| Event::Drew { seat, stack, card: Some(card) });
    }

    fn leave_pool(&mut self, stack: u8, card: Card) {
        let pool = self.pool_of(stack);
        if let Some(index) = self.pools[pool].iter().position(|&other| other == card) {
            self.pools[pool].remove(index);
        }
    }

    /// The seat looks through a stack: at once where all of it was seen before, by chance otherwise.
    pub(crate) fn look(&mut self, seat: Seat, stack: u8, takes: u8, sink: &mut impl Sink<Event>) {
        if self.piles.stack(stack.into()).iter().any(|secret| secret.card.is_none()) {
            self.ask = Some(Ask::Look { seat, stack, takes });
        } else {
            self.looked(seat, stack, takes, &[], sink);
        }
    }

    /// Chance says what the unseen cards of the stack are, the lowest first.
    pub(crate) fn looked(
        &mut self,
        seat: Seat,
        stack: u8,
        takes: u8,
        cards: &[Card],
        sink: &mut impl Sink<Event>,
    ) {
        for &card in cards {
            self.leave_pool(stack, card);
        }
        let mut cards = cards.iter();
        for secret in self.piles.stack_mut(stack.into()) {
            if secret.card.is_none() {
                secret.card = cards.next().copied();
            }
            secret.show(seat);
        }
        sink.tell(|| Event::LookedThrough { seat, stack });
        self.take_more(seat, stack, takes);
    }

    /// The seat goes on taking from the stack it looks at, while there is something.
    pub(crate) fn take_more(&mut self, seat: Seat, stack: u8, left: u8) {
        if left > 0 && !self.piles.is_empty(stack.into()) {
            self.ask = Some(Ask::TakeFrom { seat, stack, left });
        }
    }

    /// The seat takes a card out of the stack it looks at. Whoever else knew the stack does not see which, and
    /// only knows that all are still there or in that hand.
    pub(crate) fn take_out(
        &mut self,
        seat: Seat,
        stack: u8,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) {
        let pile = self.piles.stack(stack.into());
        let Some(index) = pile.iter().rposition(|secret| secret.card == Some(card)) else { return };
        let watcher = other(seat);
        if pile.len() > 1 && pile.iter().any(|secret| secret.seen_by(watcher)) {
            let group = self.new_group();
            for secret in self.piles.stack_mut(stack.into()) {
                lose_track(secret, watcher, group);
            }
        }
        let taken = self.piles.take(stack.into(), index);
        self.hands[seat.index()].push(taken);
        sink.tell(|| Event::Drew { seat, stack, card: Some(card) });
    }

    /// The seat puts a card from its hand under a stack, unseen. Whoever knew cards of that back in the hand
    /// knows no longer which of them are left.
    pub(crate) fn put_from_hand(
        &mut self,
        seat: Seat,
        card: Card,
        stack: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(index) = self.in_hand(seat, card) else { return };
        let watcher = other(seat);
        let alike = |secret: &Secret<Card>| {
            self.terms.tournament() || secret.card.is_some_and(|c| c.set() == card.set())
        };
        let hand = &self.hands[seat.index()];
        let count = hand.iter().filter(|secret| alike(secret)).count();
        if count > 1 && hand.iter().any(|secret| alike(secret) && secret.seen_by(watcher)) {
            let group = self.new_group();
            let tournament = self.terms.tournament();
            let mut merged = 0;
            for secret in self.hands[seat.index()].items_mut() {
                if tournament || secret.card.is_some_and(|c| c.set() == card.set()) {
                    merged |= 1 << secret.group;
                    lose_track(secret, watcher, group);
                }
            }
            // Those that were never lost are in no group.
            self.merge(merged & !1, group);
        }
        let secret = self.hands[seat.index()].remove(index);
        self.piles.put_under(stack.into(), secret);
        sink.tell(|| Event::PutUnder { seat, stack, card: Some(card), knows: knowing(&secret) });
    }

    /// Cards that were lost among these groups, one bit each, are lost among the new one too.
    fn merge(&mut self, old: u64, group: u8) {
        if old == 0 {
            return;
        }
        let join = |secret: &mut Secret<Card>| {
            if old >> secret.group & 1 == 1 {
                secret.group = group;
            }
        };
        self.piles.all_mut().iter_mut().for_each(join);
        self.hands.iter_mut().for_each(|hand| hand.items_mut().iter_mut().for_each(join));
    }

    /// A number below 64 that no group has; the last of them where all are taken, which only forgets more.
    fn new_group(&mut self) -> u8 {
        let stacked =
            self.piles.all_mut().iter().fold(1, |used: u64, secret| used | 1 << secret.group);
        let hands = self.hands.iter().flat_map(|hand| hand.iter());
        let used = hands.fold(stacked, |used, secret| used | 1 << secret.group);
        used.trailing_ones().min(63) as u8
    }

    /// Where the card lies in a hand.
    #[inline]
    pub(crate) fn in_hand(&self, seat: Seat, card: Card) -> Option<usize> {
        self.hands[seat.index()].iter().position(|secret| secret.card == Some(card))
    }

    /// Takes a card out of a hand.
    pub(crate) fn leave_hand(&mut self, seat: Seat, card: Card) -> Option<Secret<Card>> {
        let index = self.in_hand(seat, card)?;
        Some(self.hands[seat.index()].remove(index))
    }

    /// Everybody saw this card; it goes under a stack that the seat chooses.
    pub(crate) fn put_under(
        &mut self,
        seat: Seat,
        owner: Seat,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) {
        let mut stacks = self.fitting(card, owner);
        match (stacks.next(), stacks.next()) {
            (Some(stack), None) => self.under(owner, card, stack, sink),
            _ => self.ask = Some(Ask::Under { seat, card, owner }),
        }
    }

    pub(crate) fn under(
        &mut self,
        owner: Seat,
        card: Card,
        stack: u8,
        sink: &mut impl Sink<Event>,
    ) {
        self.piles.put_under(stack.into(), Secret::open(card));
        let knows = SeatSet::first(2);
        sink.tell(|| Event::PutUnder { seat: owner, stack, card: Some(card), knows });
    }

    /// The hand is shown to the opponent.
    pub(crate) fn show_hand(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let watcher = other(seat);
        self.hands[seat.index()].items_mut().iter_mut().for_each(|secret| secret.show(watcher));
        sink.tell(|| Event::HandShown { seat });
    }

    /// A card that was taken out of the opponent's hand goes under one of the opponent's stacks. The opponent
    /// sees the stack and, of two cards with one back, not which it is.
    pub(crate) fn bury(&mut self, seat: Seat, card: Card, stack: u8, sink: &mut impl Sink<Event>) {
        let Some(index) = self.pulled.iter().position(|secret| secret.card == Some(card)) else {
            return;
        };
        let victim = other(seat);
        let alike = self.terms.tournament()
            || self
                .pulled
                .iter()
                .all(|secret| secret.card.is_some_and(|other| other.set() == card.set()));
        if self.pulled.len() > 1 && alike {
            let group = self.new_group();
            self.pulled.items_mut().iter_mut().for_each(|secret| lose_track(secret, victim, group));
        }
        let secret = self.pulled.remove(index);
        self.piles.put_under(stack.into(), secret);
        sink.tell(|| Event::PutUnder {
            seat: victim,
            stack,
            card: Some(card),
            knows: knowing(&secret),
        });
    }
}

/// The seats that know which card this is.
fn knowing(secret: &Secret<Card>) -> SeatSet {
    Seat::first(2).filter(|&seat| secret.known_to(seat)).collect()
}

/// The watcher no longer knows which of the group this card is.
fn lose_track(secret: &mut Secret<Card>, watcher: Seat, group: u8) {
    secret.known &= !(1 << watcher.index());
    secret.group = group;
}

/// The stacks of a set of bits.
#[inline]
fn stacks(mut bits: u8) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let first = (bits != 0).then_some(bits.trailing_zeros() as u8);
        bits &= bits.wrapping_sub(1);
        first
    })
}
