//! Face-down cards, and who knows what of them.
//!
//! A stack is drawn late: a card that nobody has seen is not decided yet. It becomes one of its pool when
//! somebody draws it or looks at it, and that is chance. From then on the position knows it, and notes which
//! seats know it too.
//!
//! What a seat knows of a card is one of three things. It *knows* that this card lies here. It has *seen* the
//! card and has lost it among some others: a card it saw in a hand, and then one of that hand went under a
//! stack unseen; those cards form a *group*. Or it has never seen it. Imagining a position keeps the first,
//! deals the second within their group, and deals the third anew.

use table::{Eye, Seat};

/// A face-down card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Secret<C> {
    /// What it is; `None` where nobody has seen it and chance has still to say.
    pub card: Option<C>,
    /// The seats that know that it is this card which lies here, one bit each.
    pub known: u8,
    /// The seats that have seen it, and know at least among which cards it is.
    pub seen: u8,
    /// The cards among which it may be, as far as a seat has seen it and does not know: 0 for none.
    pub group: u8,
}

impl<C: Copy> Secret<C> {
    /// A card that nobody has seen.
    pub const UNSEEN: Secret<C> = Secret { card: None, known: 0, seen: 0, group: 0 };

    /// A card that this seat alone knows.
    pub fn of(card: C, seat: Seat) -> Secret<C> {
        let mut secret = Secret { card: Some(card), ..Secret::UNSEEN };
        secret.show(seat);
        secret
    }

    /// A card that everybody knows.
    pub fn open(card: C) -> Secret<C> {
        Secret { card: Some(card), known: !0, seen: !0, group: 0 }
    }

    /// The seat looks at the card.
    pub fn show(&mut self, seat: Seat) {
        self.known |= 1 << seat.index();
        self.seen |= 1 << seat.index();
    }

    /// The watchers, one bit each, no longer know which card of the group this one is.
    #[inline]
    pub fn lose(&mut self, watchers: u8, group: u8) {
        self.known &= !watchers;
        self.group = group;
    }

    /// Whether the seat knows that this card lies here.
    #[inline]
    pub fn known_to(&self, seat: Seat) -> bool {
        self.known >> seat.index() & 1 == 1
    }

    /// What it is, if the eye knows that this card lies here.
    #[inline]
    pub fn known_by(&self, eye: Eye) -> Option<C> {
        let knows = match eye {
            Eye::Seat(seat) => self.known_to(seat),
            Eye::Spectator => self.known == !0,
            Eye::Arbiter => true,
        };
        self.card.filter(|_| knows)
    }

    /// Whether the seat has seen the card, wherever that was.
    #[inline]
    pub fn seen_by(&self, seat: Seat) -> bool {
        self.seen >> seat.index() & 1 == 1
    }
}

/// Some of up to sixteen stacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stacks(u16);

impl Stacks {
    /// None.
    pub const NONE: Stacks = Stacks(0);

    /// So many, from the first one on.
    #[inline]
    pub const fn first(count: u8) -> Stacks {
        Stacks(((1u32 << count) - 1) as u16)
    }

    /// Whether it is among them.
    #[inline]
    pub const fn has(self, stack: u8) -> bool {
        stack < 16 && self.0 >> stack & 1 == 1
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts one in.
    #[inline]
    pub const fn insert(&mut self, stack: u8) {
        self.0 |= 1 << stack;
    }

    /// Takes one out.
    #[inline]
    pub const fn remove(&mut self, stack: u8) {
        self.0 &= !(1 << stack);
    }

    /// Those that are in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Stacks) -> Stacks {
        Stacks(self.0 & other.0)
    }

    /// One after the other.
    #[inline]
    pub fn iter(self) -> impl ExactSizeIterator<Item = u8> {
        let mut left = u32::from(self.0);
        (0..self.0.count_ones() as u8).map(move |_| {
            let first = left.trailing_zeros() as u8;
            left &= left.wrapping_sub(1);
            first
        })
    }
}

/// Some stacks of face-down cards, `S` of them with `N` cards in all: one after the other in one row, each
/// with its lowest card first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piles<C, const S: usize, const N: usize> {
    cards: [Secret<C>; N],
    /// Where each stack ends.
    ends: [u8; S],
    /// Those that have a card.
    filled: Stacks,
}

impl<C: Copy, const S: usize, const N: usize> Piles<C, S, N> {
    /// Stacks of these sizes, of which nobody has seen anything.
    pub fn new(sizes: &[u8]) -> Self {
        let mut ends = [0; S];
        let mut end = 0;
        let mut filled = Stacks::NONE;
        for (stack, place) in ends.iter_mut().enumerate() {
            let size = sizes.get(stack).copied().unwrap_or(0);
            end += size;
            *place = end;
            if size > 0 {
                filled.insert(stack as u8);
            }
        }
        Piles { cards: [Secret::UNSEEN; N], ends, filled }
    }

    fn bounds(&self, stack: usize) -> (usize, usize) {
        let start = if stack == 0 { 0 } else { self.ends[stack - 1] };
        (start.into(), self.ends[stack].into())
    }

    /// How many cards a stack has.
    #[inline]
    pub fn len(&self, stack: usize) -> usize {
        let (start, end) = self.bounds(stack);
        end - start
    }

    /// The stacks that have a card.
    #[inline]
    pub fn filled(&self) -> Stacks {
        self.filled
    }

    /// Whether a stack has no card.
    #[inline]
    pub fn is_empty(&self, stack: usize) -> bool {
        !self.filled.has(stack as u8)
    }

    /// The cards of a stack, the lowest first.
    #[inline]
    pub fn stack(&self, stack: usize) -> &[Secret<C>] {
        let (start, end) = self.bounds(stack);
        &self.cards[start..end]
    }

    /// The cards of a stack, to be changed in their places.
    #[inline]
    pub fn stack_mut(&mut self, stack: usize) -> &mut [Secret<C>] {
        let (start, end) = self.bounds(stack);
        &mut self.cards[start..end]
    }

    /// All cards of all stacks.
    pub fn all(&self) -> &[Secret<C>] {
        &self.cards[..usize::from(self.ends[S - 1])]
    }

    /// All cards of all stacks, to be changed in their places.
    pub fn all_mut(&mut self) -> &mut [Secret<C>] {
        &mut self.cards[..usize::from(self.ends[S - 1])]
    }

    /// Takes a card out of a stack, counted from below; the order of the others stays.
    ///
    /// # Panics
    /// Where there is none.
    pub fn take(&mut self, stack: usize, index: usize) -> Secret<C> {
        let (start, end) = self.bounds(stack);
        assert!(start + index < end, "there is no such card in the stack");
        let last = usize::from(self.ends[S - 1]);
        let card = self.cards[start + index];
        self.cards.copy_within(start + index + 1..last, start + index);
        self.cards[last - 1] = Secret::UNSEEN;
        self.ends[stack..].iter_mut().for_each(|end| *end -= 1);
        if end - start == 1 {
            self.filled.remove(stack as u8);
        }
        card
    }

    /// Puts a card on top of a stack.
    ///
    /// # Panics
    /// As [`put_under`](Piles::put_under) does.
    pub fn put_on(&mut self, stack: usize, card: Secret<C>) {
        let (_, end) = self.bounds(stack);
        self.insert(stack, end, card);
    }

    /// Puts a card under a stack.
    ///
    /// # Panics
    /// Where there would be more than `N` cards: whoever chose the number chose it too small.
    pub fn put_under(&mut self, stack: usize, card: Secret<C>) {
        let (start, _) = self.bounds(stack);
        self.insert(stack, start, card);
    }

    fn insert(&mut self, stack: usize, place: usize, card: Secret<C>) {
        let last = usize::from(self.ends[S - 1]);
        self.cards.copy_within(place..last, place + 1);
        self.cards[place] = card;
        self.ends[stack..].iter_mut().for_each(|end| *end += 1);
        self.filled.insert(stack as u8);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_go_under_one_stack_and_come_from_the_top_of_another() {
        let seat = Seat::new(0);
        let mut piles = Piles::<u8, 2, 6>::new(&[2, 3]);
        piles.put_under(1, Secret::of(7, seat));
        assert_eq!((piles.len(0), piles.len(1)), (2, 4));
        assert_eq!(piles.stack(1)[0].card, Some(7));
        let top = piles.len(1) - 1;
        assert_eq!(piles.take(1, top), Secret::UNSEEN);
        assert_eq!(piles.take(1, 0), Secret::of(7, seat));
        assert_eq!((piles.len(0), piles.len(1)), (2, 2));
        assert_eq!(piles, Piles::new(&[2, 2]), "nothing of what was is left");
        piles.put_on(0, Secret::of(9, seat));
        assert_eq!((piles.len(0), piles.len(1)), (3, 2));
        assert_eq!(piles.stack(0)[2].card, Some(9));
    }

    #[test]
    fn the_stacks_with_a_card_are_known() {
        let mut piles = Piles::<u8, 3, 6>::new(&[1, 0, 2]);
        assert!(piles.filled().iter().eq([0, 2]) && piles.is_empty(1));
        piles.take(0, 0);
        piles.put_under(1, Secret::UNSEEN);
        assert!(piles.filled().iter().eq([1, 2]) && piles.is_empty(0));
        assert_eq!(piles.filled().and(Stacks::first(2)).iter().len(), 1);
    }

    #[test]
    fn a_card_is_known_to_those_who_looked() {
        let [one, other] = [Seat::new(0), Seat::new(1)];
        let mut secret = Secret::of(3u8, one);
        assert!(secret.known_to(one) && !secret.known_to(other) && !secret.seen_by(other));
        secret.show(other);
        assert!(secret.known_to(other));
        assert!(Secret::open(3u8).known_to(other));
    }
}
