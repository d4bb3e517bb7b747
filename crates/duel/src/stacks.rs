//! Drawing, looking, putting under: what happens to face-down cards, and who learns what.

use realm::{Groups, Piles, Secret, Stacks};
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
    pub(crate) fn fitting(&self, card: Card, owner: Seat) -> Stacks {
        let back = if self.terms.tournament() { owner.index() } else { card.set() as usize };
        self.terms.of_back[back]
    }

    /// The stacks that a seat draws from: all, but the opponent's own in a tournament.
    #[inline]
    pub(crate) fn own_stacks(&self, seat: Seat) -> Stacks {
        if self.terms.tournament() {
            self.terms.of_back[seat.index()]
        } else {
            Stacks::first(self.terms.stacks)
        }
    }

    /// The stacks that a seat can draw from now.
    #[inline]
    pub(crate) fn drawable(&self, seat: Seat) -> Stacks {
        self.own_stacks(seat).and(self.piles.filled())
    }

    /// The seat draws the top card: at once where somebody has seen it, by chance otherwise.
    pub(crate) fn draw_from(&mut self, seat: Seat, stack: u8, sink: &mut impl Sink<Event>) {
        let Some(top) = self.piles.len(stack.into()).checked_sub(1) else { return };
        if self.piles.stack(stack.into())[top].card.is_none() {
            self.pose(Ask::Draw { seat, stack });
            return;
        }
        let mut card = self.piles.take(stack.into(), top);
        card.show(seat);
        self.hands[seat].push(card);
        sink.tell(|| Event::Drew { seat, stack, card: card.card });
    }

    /// Chance says what the top card of the stack is.
    pub(crate) fn drawn(&mut self, seat: Seat, stack: u8, card: Card, sink: &mut impl Sink<Event>) {
        let top = self.piles.len(stack.into()) - 1;
        self.leave_pool(stack, card);
        self.piles.take(stack.into(), top);
        self.hands[seat].push(Secret::of(card, seat));
        sink.tell(|| Event::Drew { seat, stack, card: Some(card) });
    }

    fn leave_pool(&mut self, stack: u8, card: Card) {
        let pool = self.pool_of(stack);
        if let Some(index) = self.pools[pool].iter().position(|&other| other == card) {
            self.pools[pool].remove(index);
        }
    }

    /// The cards of the stack that nobody has seen leave their pool.
    fn decide_unseen(&mut self, stack: u8, cards: &[Card]) {
        let pile = self.piles.stack_mut(stack.into()).iter_mut();
        let unseen = pile.filter(|secret| secret.card.is_none());
        unseen.zip(cards).for_each(|(secret, &card)| secret.card = Some(card));
        let mut gone = [0u8; Card::ALL.len()];
        cards.iter().for_each(|&card| gone[card as usize] += 1);
        let stays = |card: &Card| {
            let gone = &mut gone[*card as usize];
            let stays = *gone == 0;
            *gone = gone.saturating_sub(1);
            stays
        };
        let pool = &mut self.pools[usize::from(self.terms.backs[usize::from(stack)])];
        *pool = pool.iter().copied().filter(stays).collect();
    }

    /// The seat looks through a stack: at once where all of it was seen before, by chance otherwise.
    pub(crate) fn look(&mut self, seat: Seat, stack: u8, takes: u8, sink: &mut impl Sink<Event>) {
        if self.piles.stack(stack.into()).iter().any(|secret| secret.card.is_none()) {
            self.pose(Ask::Look { seat, stack, takes });
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
        if !cards.is_empty() {
            self.decide_unseen(stack, cards);
        }
        let pile = self.piles.stack_mut(stack.into());
        pile.iter_mut().for_each(|secret| secret.show(seat));
        sink.tell(|| Event::LookedThrough { seat, stack });
        self.take_more(seat, stack, takes);
    }

    /// The seat goes on taking from the stack it looks at, while there is something.
    pub(crate) fn take_more(&mut self, seat: Seat, stack: u8, left: u8) {
        if left > 0 && !self.piles.is_empty(stack.into()) {
            self.pose(Ask::TakeFrom { seat, stack, left });
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
                secret.lose(bit(watcher), group);
            }
        }
        let taken = self.piles.take(stack.into(), index);
        self.hands[seat].push(taken);
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
        let (tournament, set) = (self.terms.tournament(), card.set());
        let alike =
            |secret: &Secret<Card>| tournament || secret.card.is_some_and(|c| c.set() == set);
        let (mut count, mut seen, mut groups) = (0, false, Groups::NONE);
        for secret in self.hands[seat].iter().filter(|secret| alike(secret)) {
            count += 1;
            seen |= secret.seen_by(watcher);
            groups.add(secret);
        }
        if count > 1 && seen {
            // What was lost before, with that among which it was, is one group with these now.
            let group = self.merged(groups);
            let hand = self.hands[seat].secrets_mut().iter_mut();
            hand.filter(|secret| alike(secret)).for_each(|secret| secret.lose(bit(watcher), group));
        }
        let secret = self.hands[seat].remove(index);
        self.piles.put_under(stack.into(), secret);
        sink.tell(|| Event::PutUnder { seat, stack, card: Some(card), knows: knowing(&secret) });
    }

    /// Makes one group of all cards that were lost among these groups; a new one where there are none.
    fn merged(&mut self, groups: Groups) -> u8 {
        let hands = self.hands.iter_mut().flat_map(|hand| hand.secrets_mut());
        let merged = groups.merge(self.piles.all_mut().iter_mut().chain(hands));
        merged.unwrap_or_else(|| self.new_group())
    }

    fn new_group(&mut self) -> u8 {
        let mut groups = self.groups;
        let group = groups.open(|| self.used_groups());
        self.groups = groups;
        group
    }

    /// The groups in which some card is.
    pub(crate) fn used_groups(&self) -> Groups {
        let hands = self.hands.iter().flat_map(|hand| hand.iter());
        Groups::of(self.piles.all().iter().chain(hands).chain(self.pulled.iter()))
    }

    /// Where the card lies in a hand.
    #[inline]
    pub(crate) fn in_hand(&self, seat: Seat, card: Card) -> Option<usize> {
        self.hands[seat].place_of(card)
    }

    /// Takes a card out of a hand.
    pub(crate) fn leave_hand(&mut self, seat: Seat, card: Card) -> Option<Secret<Card>> {
        let index = self.in_hand(seat, card)?;
        Some(self.hands[seat].remove(index))
    }

    /// Everybody saw this card; it goes under a stack that the seat chooses.
    pub(crate) fn put_under(
        &mut self,
        seat: Seat,
        owner: Seat,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) {
        let mut stacks = self.fitting(card, owner).iter();
        match (stacks.next(), stacks.next()) {
            (Some(stack), None) => self.under(owner, card, stack, sink),
            _ => self.pose(Ask::Under { seat, card, owner }),
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
        self.hands[seat].secrets_mut().iter_mut().for_each(|secret| secret.show(watcher));
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
            for secret in self.pulled.items_mut() {
                secret.lose(bit(victim), group);
            }
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

/// The bit of a seat among those who know a card.
fn bit(seat: Seat) -> u8 {
    1 << seat.index()
}
