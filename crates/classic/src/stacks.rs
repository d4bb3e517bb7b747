//! Drawing, looking, putting under: what happens to face-down cards, and who learns what.
//!
//! All cards that are no events have one back, so whoever sees a card leave a hand for a stack does not know which.

use realm::{Groups, Piles, Secret};
use table::{Seat, SeatSet, Sink};

use crate::ask::Ask;
use crate::card::Card;
use crate::event::Event;
use crate::position::{Classic, EVENTS, STACKS};
use crate::setup::OWN_STACKS;

impl Classic {
    /// Stacks of the cards that are left in the pools, as even as they can be: for a scene.
    pub(crate) fn restack(&mut self) {
        let mut sizes = [0u8; STACKS];
        for (pool, cards) in self.pools[..crate::position::EVENT_POOL].iter().enumerate() {
            let of_pool = |stack: &usize| usize::from(self.terms.pools[*stack]) == pool;
            let stacks: Vec<usize> = (0..self.terms.stacks.into()).filter(of_pool).collect();
            for card in 0..cards.len() {
                if let Some(&stack) = stacks.get(card % stacks.len().max(1)) {
                    sizes[stack] += 1;
                }
            }
        }
        sizes[EVENTS] = self.piles.len(EVENTS) as u8;
        self.piles = Piles::new(&sizes);
    }

    /// The pool that unseen cards of this stack come from.
    #[inline]
    pub(crate) fn pool_of(&self, stack: u8) -> usize {
        self.terms.pools[usize::from(stack)].into()
    }

    /// The stacks that a seat draws from and puts cards under: all, or the own ones in a tournament (TOURN-7).
    #[inline]
    pub(crate) fn own_stacks(&self, seat: Seat) -> impl Iterator<Item = u8> + use<> {
        if self.terms.tournament() {
            let first = OWN_STACKS * seat.index() as u8;
            first..first + OWN_STACKS
        } else {
            0..self.terms.stacks
        }
    }

    /// The stacks that a seat can draw from now.
    #[inline]
    pub(crate) fn drawable(&self, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        self.own_stacks(seat).filter(|&stack| !self.piles.is_empty(stack.into()))
    }

    /// The pile that this seat discards to.
    pub(crate) fn discard(&mut self, seat: Seat, card: Card) {
        self.discards[self.pile_of(seat)].push(card);
    }

    /// The number of the discard pile of this seat: all have one, but in a tournament each an own one.
    pub(crate) fn pile_of(&self, seat: Seat) -> usize {
        if self.terms.tournament() { seat.index() } else { 0 }
    }

    /// The seat draws the top card: at once where somebody has seen it, by chance otherwise.
    pub(crate) fn draw_from(&mut self, seat: Seat, stack: u8, sink: &mut impl Sink<Event>) {
        let Some(top) = self.piles.len(stack.into()).checked_sub(1) else { return };
        if self.piles.stack(stack.into())[top].card.is_none() {
            self.ask = Some(Ask::Draw { to: seat, stack });
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
        self.leave_pool(self.pool_of(stack), card);
        self.piles.take(stack.into(), top);
        self.hands[seat.index()].push(Secret::of(card, seat));
        sink.tell(|| Event::Drew { seat, stack, card: Some(card) });
    }

    pub(crate) fn leave_pool(&mut self, pool: usize, card: Card) {
        if let Some(index) = self.pools[pool].iter().position(|&other| other == card) {
            self.pools[pool].remove(index);
        }
    }

    /// The seat looks through a stack: at once where all of it was seen before, by chance otherwise.
    pub(crate) fn look(
        &mut self,
        seat: Seat,
        stack: u8,
        takes: u8,
        may_stop: bool,
        sink: &mut impl Sink<Event>,
    ) {
        if self.piles.stack(stack.into()).iter().any(|secret| secret.card.is_none()) {
            self.ask = Some(Ask::Look { to: seat, stack, takes, may_stop });
        } else {
            self.looked(seat, stack, &[], sink);
            self.take_more(seat, stack, takes, may_stop);
        }
    }

    /// Chance says what the unseen cards of the stack are, the lowest first.
    pub(crate) fn looked(
        &mut self,
        seat: Seat,
        stack: u8,
        cards: &[Card],
        sink: &mut impl Sink<Event>,
    ) {
        let pool = self.pool_of(stack);
        for &card in cards {
            self.leave_pool(pool, card);
        }
        let mut cards = cards.iter();
        for secret in self.piles.stack_mut(stack.into()) {
            if secret.card.is_none() {
                secret.card = cards.next().copied();
            }
            secret.show(seat);
        }
        sink.tell(|| Event::LookedThrough { seat, stack });
    }

    /// The seat goes on taking from the stack it looks at, while there is something.
    pub(crate) fn take_more(&mut self, seat: Seat, stack: u8, left: u8, may_stop: bool) {
        if left > 0 && !self.piles.is_empty(stack.into()) {
            self.ask = Some(Ask::TakeFrom { seat, stack, left, may_stop });
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
        let watchers = self.watchers(&[seat]);
        if pile.len() > 1 && pile.iter().any(|secret| secret.seen & watchers != 0) {
            let group = self.merged(Groups::of(pile.iter()));
            for secret in self.piles.stack_mut(stack.into()) {
                secret.lose(watchers, group);
            }
        }
        let taken = self.piles.take(stack.into(), index);
        self.hands[seat.index()].push(taken);
        sink.tell(|| Event::Drew { seat, stack, card: Some(card) });
    }

    /// The seat puts a card from its hand under a stack, unseen.
    pub(crate) fn put_from_hand(
        &mut self,
        seat: Seat,
        card: Card,
        stack: u8,
        sink: &mut impl Sink<Event>,
    ) {
        self.lose_track(seat, &[seat]);
        if let Some(secret) = self.leave_hand(seat, card) {
            self.under(seat, secret, stack, sink);
        }
    }

    /// A card will leave this hand in the eyes of a few alone: who else knew some of the hand knows no longer which
    /// of them are left.
    fn lose_track(&mut self, seat: Seat, insiders: &[Seat]) {
        let watchers = self.watchers(insiders);
        let hand = &self.hands[seat.index()];
        if hand.len() > 1 && hand.iter().any(|secret| secret.seen & watchers != 0) {
            let group = self.merged(Groups::of(hand.iter()));
            for secret in self.hands[seat.index()].items_mut() {
                secret.lose(watchers, group);
            }
        }
    }

    /// A card goes under a stack of this player's.
    pub(crate) fn under(
        &mut self,
        seat: Seat,
        secret: Secret<Card>,
        stack: u8,
        sink: &mut impl Sink<Event>,
    ) {
        self.piles.put_under(stack.into(), secret);
        let knows: SeatSet = self.everybody().filter(|&seat| secret.known_to(seat)).collect();
        sink.tell(|| Event::PutUnder { seat, stack, card: secret.card, knows });
    }

    /// All seats but these, one bit each.
    pub(crate) fn watchers(&self, insiders: &[Seat]) -> u8 {
        let others = self.everybody().filter(|seat| !insiders.contains(seat));
        others.fold(0, |bits, seat| bits | 1 << seat.index())
    }

    /// Makes one group of all cards that were lost among these groups; a new one where there are none.
    pub(crate) fn merged(&mut self, lost: Groups) -> u8 {
        let hands = self.hands.iter_mut().flat_map(|hand| hand.items_mut());
        let all = self.piles.all_mut().iter_mut().chain(hands).chain(self.pulled.items_mut());
        lost.merge(all).unwrap_or_else(|| {
            let mut groups = self.groups;
            let group = groups.open(|| self.used_groups());
            self.groups = groups;
            group
        })
    }

    /// The groups in which some card is.
    pub(crate) fn used_groups(&self) -> Groups {
        let hands = self.hands.iter().flat_map(|hand| hand.iter()).chain(self.pulled.iter());
        Groups::of(self.piles.all().iter().chain(hands))
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

    /// The hand is shown to another one.
    pub(crate) fn show_hand(&mut self, seat: Seat, to: Seat, sink: &mut impl Sink<Event>) {
        self.hands[seat.index()].items_mut().iter_mut().for_each(|secret| secret.show(to));
        sink.tell(|| Event::HandShown { seat, to });
    }

    /// A card of a shown hand is taken; its owner sees which, nobody else does.
    pub(crate) fn steal(
        &mut self,
        seat: Seat,
        from: Seat,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) {
        self.lose_track(from, &[seat, from]);
        if let Some(secret) = self.leave_hand(from, card) {
            self.hands[seat.index()].push(secret);
        }
        sink.tell(|| Event::Stolen { seat, from, card: Some(card) });
    }

    /// A card goes from one hand to another; who has chosen it and both owners see which.
    pub(crate) fn give_card(
        &mut self,
        seat: Seat,
        from: Seat,
        to: Seat,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) {
        self.lose_track(from, &[seat, from, to]);
        if let Some(mut secret) = self.leave_hand(from, card) {
            secret.show(to);
            self.hands[to.index()].push(secret);
        }
        sink.tell(|| Event::HandedOver { seat, from, to, card: Some(card) });
    }

    /// The cards of a hand.
    pub(crate) fn cards_of(&self, seat: Seat) -> Vec<Card> {
        self.hands[seat.index()].iter().filter_map(|secret| secret.card).collect()
    }

    /// A card of a shown hand is put aside, to go under a stack.
    pub(crate) fn pull(&mut self, seat: Seat, of: Seat, card: Card) {
        self.lose_track(of, &[seat, of]);
        if let Some(secret) = self.leave_hand(of, card) {
            self.pulled.push(secret);
        }
    }

    /// The cards that were put aside go under this stack, one after the other.
    pub(crate) fn bury(&mut self, of: Seat, stack: u8, sink: &mut impl Sink<Event>) {
        for secret in std::mem::take(&mut self.pulled).iter() {
            self.under(of, *secret, stack, sink);
        }
    }
}
