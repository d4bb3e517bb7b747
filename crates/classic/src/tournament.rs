//! The tournament: decks are handed in, and the event stack is made of what each has chosen.

use realm::{List, Secret};
use table::{Seat, SeatSet, Silent, Sink};

use crate::card::{Card, Kind, Set};
use crate::deck::{Deck, GIVEN};
use crate::event::Event;
use crate::position::{Classic, EVENT_POOL, EVENTS, Stage};

/// How many cards the stacks of one player begin with (TOURN-6).
const SIZES: [usize; 4] = [7, 7, 8, 8];

impl Classic {
    /// The events that are always there, and the decks that are open.
    pub(crate) fn begin_tournament(&mut self, decks: &[Option<Deck>]) {
        GIVEN.into_iter().for_each(|event| self.add_event(event));
        for (seat, deck) in self.everybody().zip(decks) {
            if let Some(deck) = deck {
                self.open_decks = self.open_decks.with(seat);
                self.take_deck(seat, *deck, &mut Silent);
            }
        }
    }

    fn add_event(&mut self, event: Card) {
        self.pools[EVENT_POOL].push(event);
        self.pools[EVENT_POOL].items_mut().sort_unstable();
        self.piles.put_on(EVENTS, Secret::UNSEEN);
    }

    /// A deck is handed in; after the last one the landscapes are laid.
    pub(crate) fn take_deck(&mut self, seat: Seat, deck: Deck, sink: &mut impl Sink<Event>) {
        // The order in which a deck is written down says nothing about the order of its stacks.
        let mut cards: List<Card, _> = deck.cards.iter().copied().collect();
        cards.items_mut().sort_unstable();
        self.pools[seat.index()] = cards;
        for (stack, size) in self.own_stacks(seat).zip(SIZES) {
            (0..size).for_each(|_| self.piles.put_on(stack.into(), Secret::UNSEEN));
        }
        self.hands[seat.index()] = deck.start.iter().map(|&card| Secret::of(card, seat)).collect();
        deck.events.iter().for_each(|&event| self.add_event(event));
        self.decks[seat.index()] = Some(deck);
        sink.tell(|| Event::DeckChosen { seat, deck: Some(Box::new(deck)) });
        let none = |seat: &Seat| self.decks[seat.index()].is_none();
        let waiting: SeatSet = self.everybody().filter(none).collect();
        self.stage = if waiting.is_empty() {
            Stage::Arrange { waiting: SeatSet::first(self.count()) }
        } else {
            Stage::Decks { waiting }
        };
    }

    /// The events of the third player's set that are left to be chosen (THREE-34).
    pub(crate) fn events_to_pick(&self) -> impl Iterator<Item = Card> + '_ {
        let of_set = |card: &Card| card.set() == Set::Three && card.kind() == Kind::Event;
        Card::ALL.iter().copied().filter(of_set).filter(|card| !self.picked.contains(card))
    }

    /// An event is chosen openly; after the last one the first turn begins.
    pub(crate) fn pick_event(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        self.picked.push(card);
        self.add_event(card);
        sink.tell(|| Event::EventChosen { seat, card });
        if self.picked.len() == self.count() {
            self.begin_turn(self.turn.seat, sink);
        } else {
            self.stage = Stage::Events { seat: seat.next(self.count()) };
        }
    }

    /// How many of a card this game has.
    pub(crate) fn copies(&self, card: Card) -> u8 {
        if !self.terms.tournament() {
            return if self.terms.uses(card) { card.count() } else { 0 };
        }
        let decks = self.decks.iter().flatten();
        let brought = decks.flat_map(|deck| deck.all().chain(deck.events.iter().copied()));
        let all = brought.chain(GIVEN).chain(self.picked.iter().copied());
        all.filter(|&other| other == card).count() as u8
    }

    /// Events will be shuffled: what everybody has seen of them is remembered, as the secret choices of others are
    /// known by it.
    pub(crate) fn note_proven(&mut self) {
        if !self.terms.tournament() {
            return;
        }
        let open = self.piles.stack(EVENTS).iter().filter(|secret| secret.known == !0);
        let open: Vec<Card> =
            open.filter_map(|secret| secret.card).chain(self.banished.iter().copied()).collect();
        for &card in Card::ALL.iter().filter(|card| card.kind() == Kind::Event) {
            let seen = open.iter().filter(|&&other| other == card).count();
            let noted = self.proven.iter().filter(|&&other| other == card).count();
            (noted..seen).for_each(|_| self.proven.push(card));
        }
    }
}
