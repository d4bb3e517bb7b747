//! A position that a seat cannot tell from this one: what it has not seen is dealt anew.
//!
//! What a seat knows to lie in a place stays there. What it has seen and lost among some others is dealt among
//! those. All else that has the same back is shuffled together: the pool, cards in the opponent's hand, and cards
//! of the stacks that only the opponent has seen. In a tournament the opponent's deck itself is unknown, so the
//! cards that it did not show yet are drawn from the whole box.

use realm::{List, Secret};
use table::{Chance, Seat, chance::shuffle};

use crate::card::{Card, Kind};
use crate::deck::{Deck, FIRST_HAND, SHUFFLED, events_to_choose};
use crate::position::{Ask, Duel, STACK_MOST, STACKS, other};

impl Duel {
    pub(crate) fn imagined(&self, seat: Seat, chance: &mut impl Chance) -> Duel {
        let mut dream = *self;
        dream.deal_groups(seat, chance);
        let opponent = other(seat).index();
        let secret = self.terms.tournament() && self.open_decks >> opponent & 1 == 0;
        if let Some(deck) = self.decks[opponent].filter(|_| secret) {
            dream.dream_deck(seat, deck, chance);
        }
        for pool in 0..dream.pools.len() {
            dream.deal_unseen(seat, pool, chance);
        }
        dream.hands.iter_mut().for_each(|hand| *hand = hand.iter().copied().collect());
        dream
    }

    /// Every face-down card that has been decided, with the pool its back belongs to.
    fn each_secret(&mut self, mut visit: impl FnMut(usize, &mut Secret<Card>)) {
        let tournament = self.terms.tournament();
        for (seat, hand) in self.hands.iter_mut().enumerate() {
            for secret in hand.secrets_mut() {
                if let Some(card) = secret.card {
                    visit(if tournament { seat } else { card.set() as usize }, secret);
                }
            }
        }
        let victim = self.pulled_from();
        for secret in self.pulled.items_mut() {
            if let Some(card) = secret.card {
                visit(if tournament { victim } else { card.set() as usize }, secret);
            }
        }
        for stack in 0..STACKS {
            let back = usize::from(self.terms.backs[stack]);
            for secret in self.piles.stack_mut(stack) {
                if secret.card.is_some() {
                    visit(back, secret);
                }
            }
        }
    }

    /// Whose hand the cards on their way came from.
    fn pulled_from(&self) -> usize {
        match self.ask {
            Some(Ask::Pull { seat, .. } | Ask::Bury { seat }) => other(seat).index(),
            _ => 0,
        }
    }

    /// Cards that the seat has seen, and lost among others, are dealt among those.
    fn deal_groups(&mut self, seat: Seat, chance: &mut impl Chance) {
        let mut groups: Vec<(u8, usize)> = Vec::new();
        self.each_secret(|pool, secret| {
            if secret.group != 0
                && !secret.known_to(seat)
                && secret.seen_by(seat)
                && !groups.contains(&(secret.group, pool))
            {
                groups.push((secret.group, pool));
            }
        });
        for group in groups {
            let member = |pool: usize, secret: &Secret<Card>| {
                (secret.group, pool) == group && !secret.known_to(seat)
            };
            let mut cards = Vec::new();
            self.each_secret(|pool, secret| {
                if member(pool, secret) {
                    cards.push((secret.card, secret.seen_by(seat)));
                }
            });
            shuffle(&mut cards, chance);
            let mut cards = cards.into_iter();
            self.each_secret(|pool, secret| {
                if member(pool, secret) {
                    let (card, seen) = cards.next().expect("as many cards as places");
                    secret.card = card;
                    let bit = 1 << seat.index();
                    secret.seen = if seen { secret.seen | bit } else { secret.seen & !bit };
                }
            });
        }
    }

    /// Cards of this pool that the seat has never seen are shuffled together and dealt anew.
    fn deal_unseen(&mut self, seat: Seat, pool: usize, chance: &mut impl Chance) {
        let mut cards: Vec<Card> = self.pools[pool].to_vec();
        let kept = cards.len();
        self.each_secret(|back, secret| {
            if back == pool && !secret.seen_by(seat) {
                cards.extend(secret.card);
            }
        });
        if cards.len() == kept {
            return;
        }
        shuffle(&mut cards, chance);
        let mut cards = cards.into_iter();
        self.each_secret(|back, secret| {
            if back == pool && !secret.seen_by(seat) {
                secret.card = cards.next();
            }
        });
        let mut rest: List<Card, STACK_MOST> = cards.collect();
        rest.items_mut().sort_unstable();
        self.pools[pool] = rest;
    }

    /// Another deck that the opponent may have brought: the cards that the seat has seen of it stay, the others
    /// are any that one box still has.
    fn dream_deck(&mut self, seat: Seat, deck: Deck, chance: &mut impl Chance) {
        let owner = other(seat).index();
        let mut shown: Vec<Card> = deck.all().collect();
        let mut hide = |card: Card| {
            if let Some(index) = shown.iter().position(|&other| other == card) {
                shown.swap_remove(index);
            }
        };
        self.pools[owner].iter().for_each(|&card| hide(card));
        self.each_secret(|back, secret| {
            if back == owner && !secret.seen_by(seat) {
                secret.card.into_iter().for_each(&mut hide);
            }
        });
        let mut fresh =
            rest_of_box(&shown, |card| if card.kind() == Kind::Event { 0 } else { card.count() });
        shuffle(&mut fresh, chance);
        fresh.truncate(FIRST_HAND + SHUFFLED - shown.len());
        let mut next = fresh.iter().copied();
        for card in self.pools[owner].items_mut() {
            next.by_ref().take(1).for_each(|other| *card = other);
        }
        self.each_secret(|back, secret| {
            if back == owner && !secret.seen_by(seat) {
                secret.card = next.next();
            }
        });
        shown.extend(fresh);
        let events = self.dream_events(seat, &deck, chance);
        let start = shown[..FIRST_HAND].iter().copied().collect();
        self.decks[owner] =
            Some(Deck { start, cards: shown[FIRST_HAND..].iter().copied().collect(), events });
    }

    /// Other events that the opponent may have chosen, as far as the seat has not seen them.
    fn dream_events(&mut self, seat: Seat, deck: &Deck, chance: &mut impl Chance) -> List<Card, 8> {
        let given = [Card::Riots, Card::Riots, Card::Plague, Card::Plague];
        let mut expected: Vec<Card> = given.to_vec();
        expected.extend(self.decks[seat.index()].iter().flat_map(|own| own.events.iter()));
        let mut proven = self.events.seen().to_vec();
        expected.iter().for_each(|card| remove(&mut proven, *card));
        let mut hidden = deck.events.to_vec();
        proven.iter().for_each(|card| remove(&mut hidden, *card));
        let mut kept = deck.events.to_vec();
        hidden.iter().for_each(|card| remove(&mut kept, *card));
        let mut fresh = Vec::new();
        while fresh.len() < hidden.len() {
            let choice: Vec<Card> = events_to_choose(&kept).collect();
            let card = choice[chance.below(choice.len() as u32) as usize];
            kept.push(card);
            fresh.push(card);
        }
        self.events.replace(&hidden, &fresh);
        kept.into_iter().collect()
    }
}

/// Takes one such card out, if there is one.
fn remove(cards: &mut Vec<Card>, card: Card) {
    if let Some(index) = cards.iter().position(|&other| other == card) {
        cards.swap_remove(index);
    }
}

/// The cards of one box that are left when these are out.
fn rest_of_box(out: &[Card], count: impl Fn(Card) -> u8) -> Vec<Card> {
    let left = |card: Card| {
        usize::from(count(card)).saturating_sub(out.iter().filter(|&&other| other == card).count())
    };
    Card::ALL.iter().flat_map(|&card| std::iter::repeat_n(card, left(card))).collect()
}
