//! What a seat does not know of a tournament: the decks of others and their secret events. An imagined position has other
//! ones, with everything that was seen of them.

use realm::{List, Secret};
use table::{Chance, Seat, chance::shuffle};

use crate::ask::Ask;
use crate::card::{Card, Kind};
use crate::deck::{Deck, FIRST_HAND, GIVEN, SHUFFLED, events_of, left_of_box};
use crate::position::{Classic, EVENT_POOL, EVENTS};

impl Classic {
    /// Those whose decks this seat does not know.
    fn strangers(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<'_> {
        self.rivals(seat).filter(|&other| {
            self.decks[other.index()].is_some() && !self.open_decks.contains(other)
        })
    }

    /// The face-down cards that others hold or have stacked and that the seat has never seen, owner by owner.
    fn each_hidden(&mut self, seat: Seat, owner: Seat, mut visit: impl FnMut(&mut Card)) {
        let stacks = self.own_stacks(owner);
        let hidden = |secret: &Secret<Card>| {
            let event = secret.card.is_some_and(|card| card.kind() == Kind::Event);
            !event && !secret.seen_by(seat)
        };
        let mut each = |secrets: &mut [Secret<Card>]| {
            for secret in secrets.iter_mut().filter(|secret| hidden(secret)) {
                secret.card.iter_mut().for_each(&mut visit);
            }
        };
        each(self.hands[owner.index()].items_mut());
        if let Some(Ask::Pull { of, .. } | Ask::Bury { of, .. }) = self.ask
            && of == owner
        {
            each(self.pulled.items_mut());
        }
        for stack in stacks {
            each(self.piles.stack_mut(stack.into()));
        }
    }

    /// Other decks for those whose decks the seat does not know.
    pub(crate) fn dream_decks(&mut self, seat: Seat, chance: &mut impl Chance) {
        let owners: Vec<Seat> = self.strangers(seat).collect();
        let mut shown: Vec<Vec<Card>> = owners
            .iter()
            .map(|owner| self.decks[owner.index()].iter().flat_map(Deck::all).collect())
            .collect();
        // What is hidden is of the deck of whoever has it, or, where it was stolen, of another one.
        for (place, &owner) in owners.iter().enumerate() {
            let mut hidden: Vec<Card> = self.pools[owner.index()].to_vec();
            self.each_hidden(seat, owner, |card| hidden.push(*card));
            for card in hidden {
                let mut decks = std::iter::once(place).chain(0..owners.len());
                decks.any(|deck| remove(&mut shown[deck], card));
            }
        }
        let mut rest = Vec::new();
        for (shown, &owner) in shown.iter().zip(&owners) {
            let mut fresh = left_of_box(shown, self.terms.seats);
            shuffle(&mut fresh, chance);
            fresh.truncate(FIRST_HAND + SHUFFLED - shown.len());
            let all: Vec<Card> = shown.iter().chain(&fresh).copied().collect();
            let pooled = self.pools[owner.index()].len();
            for (card, other) in self.pools[owner.index()].items_mut().iter_mut().zip(&fresh) {
                *card = *other;
            }
            self.pools[owner.index()].items_mut().sort_unstable();
            rest.extend_from_slice(&fresh[pooled.min(fresh.len())..]);
            let events = self.decks[owner.index()].map_or(List::default(), |deck| deck.events);
            self.decks[owner.index()] = Some(Deck {
                start: all[..FIRST_HAND].iter().copied().collect(),
                cards: all[FIRST_HAND..].iter().copied().collect(),
                events,
            });
        }
        let mut rest = rest.into_iter();
        for &owner in &owners {
            self.each_hidden(seat, owner, |card| {
                if let Some(other) = rest.next() {
                    *card = other;
                }
            });
        }
        for owner in self.rivals(seat).filter(|other| !owners.contains(other)) {
            self.deal_open_deck(seat, owner, chance);
        }
        self.dream_events(seat, &owners, chance);
    }

    /// What is left of a deck that everybody knows is dealt anew.
    fn deal_open_deck(&mut self, seat: Seat, owner: Seat, chance: &mut impl Chance) {
        let mut cards = self.pools[owner.index()].to_vec();
        let pooled = cards.len();
        self.each_hidden(seat, owner, |card| cards.push(*card));
        if cards.len() == pooled {
            return;
        }
        shuffle(&mut cards, chance);
        self.pools[owner.index()] = cards.drain(..pooled).collect();
        self.pools[owner.index()].items_mut().sort_unstable();
        let mut rest = cards.into_iter();
        self.each_hidden(seat, owner, |card| rest.by_ref().take(1).for_each(|other| *card = other));
    }

    /// Other secret events, as far as the seat has not seen them.
    fn dream_events(&mut self, seat: Seat, owners: &[Seat], chance: &mut impl Chance) {
        let mut proven = self.seen_events(seat);
        let known = self.everybody().filter(|other| !owners.contains(other));
        let known = known.filter_map(|other| self.decks[other.index()]);
        let known: Vec<Card> = known.flat_map(|deck| deck.events.to_vec()).collect();
        for card in GIVEN.into_iter().chain(self.picked.iter().copied()).chain(known) {
            remove(&mut proven, card);
        }
        for &owner in owners {
            let Some(mut deck) = self.decks[owner.index()] else { continue };
            let (kept, hidden): (Vec<Card>, Vec<Card>) =
                deck.events.iter().partition(|&&card| remove(&mut proven, card));
            let mut events = kept;
            for old in hidden {
                let choice: Vec<Card> = self.choosable(owner, &events).collect();
                let new = choice[chance.below(choice.len() as u32) as usize];
                events.push(new);
                self.replace_event(seat, old, new);
            }
            deck.events = events.into_iter().collect();
            self.decks[owner.index()] = Some(deck);
        }
        self.pools[EVENT_POOL].items_mut().sort_unstable();
    }

    /// The events that the seat has seen, whether they were shuffled since or not.
    fn seen_events(&self, seat: Seat) -> Vec<Card> {
        let stack = self.piles.stack(EVENTS).iter().chain(self.pulled.iter());
        let seen = stack.filter(|secret| secret.seen_by(seat)).filter_map(|secret| secret.card);
        let seen: Vec<Card> = seen.chain(self.banished.iter().copied()).collect();
        let events = Card::ALL.iter().filter(|card| card.kind() == Kind::Event);
        let count = |cards: &[Card], card: Card| cards.iter().filter(|&&own| own == card).count();
        let most = |card: Card| count(&seen, card).max(count(&self.proven, card));
        events.flat_map(|&card| std::iter::repeat_n(card, most(card))).collect()
    }

    /// The events that an owner may have chosen beside these.
    fn choosable(&self, owner: Seat, chosen: &[Card]) -> impl Iterator<Item = Card> {
        let seats = self.terms.seats;
        Card::ALL.iter().copied().filter(move |&card| {
            let same = chosen.iter().filter(|&&other| other == card).count();
            same < usize::from(events_of(card, seats, owner.index()))
        })
    }

    /// An event that the seat has not seen is another one.
    fn replace_event(&mut self, seat: Seat, old: Card, new: Card) {
        let pool = self.pools[EVENT_POOL].items_mut();
        if let Some(card) = pool.iter_mut().find(|card| **card == old) {
            *card = new;
            return;
        }
        let stack = self.piles.stack_mut(EVENTS).iter_mut().chain(self.pulled.items_mut());
        let mut unseen = stack.filter(|secret| !secret.seen_by(seat));
        if let Some(secret) = unseen.find(|secret| secret.card == Some(old)) {
            secret.card = Some(new);
        }
    }
}

/// Takes one such card out; says whether there was one.
fn remove(cards: &mut Vec<Card>, card: Card) -> bool {
    let index = cards.iter().position(|&other| other == card);
    index.inspect(|&index| _ = cards.swap_remove(index)).is_some()
}
