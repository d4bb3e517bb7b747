//! How cards come into a hand and leave it. All of it goes through here, so that what the table
//! believes of the hands keeps in step.

use table::{Seat, Sink};

use crate::cards::{Hand, Resource};
use crate::course::{Course, EventOf};
use crate::decision::Event;
use crate::position::Position;

impl<C: Course<W>, const W: usize> Position<C, W> {
    /// Cards go to the bank.
    #[inline]
    pub(crate) fn pay(&mut self, seat: Seat, price: Hand) {
        self.hands[seat] = self.hands[seat].minus(price);
        self.bank = self.bank.plus(price);
        self.believed[seat].loses(price);
    }

    /// Cards come from the bank.
    #[inline]
    pub(crate) fn gain(&mut self, seat: Seat, cards: Hand) {
        self.bank = self.bank.minus(cards);
        self.hands[seat] = self.hands[seat].plus(cards);
        self.believed[seat].gains(cards);
    }

    #[inline]
    pub(crate) fn gain_openly(
        &mut self,
        seat: Seat,
        cards: Hand,
        sink: &mut impl Sink<EventOf<C, W>>,
    ) {
        self.gain(seat, cards);
        if !cards.is_empty() {
            sink.tell(|| Event::Gained { seat, cards });
        }
    }

    /// Cards go from one to another, and everybody sees which.
    pub(crate) fn hand_over(&mut self, from: Seat, to: Seat, cards: Hand) {
        self.hands[from] = self.hands[from].minus(cards);
        self.hands[to] = self.hands[to].plus(cards);
        self.believed[from].loses(cards);
        self.believed[to].gains(cards);
    }

    /// A card goes from one to another, and nobody else sees which.
    pub(crate) fn hand_over_unseen(&mut self, from: Seat, to: Seat, card: Resource) {
        let held = self.hands[from].total();
        self.hands[from][card] -= 1;
        self.hands[to][card] += 1;
        self.believe_passed(from, to, card, held);
    }

    /// All cards of a kind go from one to another, but no more than these; says how many.
    pub(crate) fn hand_over_all(&mut self, from: Seat, to: Seat, card: Resource, most: u8) -> u8 {
        let count = self.hands[from][card].min(most);
        self.hand_over(from, to, Hand::some(card, count));
        count
    }

    /// Cards that were put aside go to the bank, for everybody to see.
    pub(crate) fn pay_aside(
        &mut self,
        seat: Seat,
        cards: Hand,
        sink: &mut impl Sink<EventOf<C, W>>,
    ) {
        if !cards.is_empty() {
            self.bank = self.bank.plus(cards);
            self.believed[seat].loses(cards);
            sink.tell(|| Event::Discarded { seat, cards });
        }
    }

    /// Cards that were put aside go to another, and nobody else sees which.
    pub(crate) fn hand_over_aside(&mut self, from: Seat, to: Seat, cards: Hand) {
        self.hands[to] = self.hands[to].plus(cards);
        let mut held = self.hands[from].total() + cards.total();
        for card in cards.kinds() {
            for _ in 0..cards[card] {
                self.believe_passed(from, to, card, held);
                held -= 1;
            }
        }
    }
}
