//! A position that a seat cannot tell from this one: what it has not seen is dealt anew.
//!
//! What a seat knows to lie in a place stays there. What it has seen and lost among some others is dealt among
//! those. All else changes with the pool it is from, and then places: all cards that are no events have one back, so
//! a card that went under a stack unseen may be any that its owner could have had.

use realm::{Secret, deal_from_pool, deal_groups, deal_unseen};
use table::{Chance, Seat};

use crate::card::{Card, Kind};
use crate::position::{Classic, EVENT_POOL};

impl Classic {
    pub(crate) fn imagined(&self, seat: Seat, chance: &mut impl Chance) -> Classic {
        let mut dream = *self;
        if dream.terms.tournament() {
            dream.deal_lost(seat, chance);
            dream.dream_decks(seat, chance);
            dream.deal_events(seat, chance);
        } else {
            dream.deal_cards(seat, chance);
        }
        let mut lands: Vec<_> = dream.grounds.stack_mut(0).iter_mut().collect();
        let pool = dream.ground_pool.items_mut();
        deal_from_pool(&mut lands, pool, |_| true, seat, chance);
        dream
    }

    /// Everything that is hidden, where all draw from the same stacks.
    fn deal_cards(&mut self, seat: Seat, chance: &mut impl Chance) {
        let (terms, mut pools) = (self.terms, self.pools);
        let (mut events, mut cards) = self.secrets();
        for (pool, left) in pools.iter_mut().enumerate() {
            let secrets = if pool == EVENT_POOL { &mut events } else { &mut cards };
            let from_pool = |card| terms.pool_of(card) == pool;
            deal_from_pool(secrets, left.items_mut(), from_pool, seat, chance);
            left.items_mut().sort_unstable();
        }
        for secrets in [&mut events, &mut cards] {
            deal_groups(secrets, seat, chance);
            deal_unseen(secrets, seat, chance);
        }
        self.pools = pools;
    }

    /// All face-down cards that are decided: the events, and all others.
    fn secrets(&mut self) -> (Vec<&mut Secret<Card>>, Vec<&mut Secret<Card>>) {
        let hands = self.hands.iter_mut().flat_map(|hand| hand.items_mut());
        let all = hands.chain(self.pulled.items_mut()).chain(self.piles.all_mut());
        let is_event =
            |secret: &Secret<Card>| secret.card.is_some_and(|card| card.kind() == Kind::Event);
        all.filter(|secret| secret.card.is_some()).partition(|secret| is_event(secret))
    }

    /// What the seat has seen and lost among others.
    fn deal_lost(&mut self, seat: Seat, chance: &mut impl Chance) {
        let (mut events, mut cards) = self.secrets();
        deal_groups(&mut events, seat, chance);
        deal_groups(&mut cards, seat, chance);
    }

    /// The events that the seat has not seen.
    fn deal_events(&mut self, seat: Seat, chance: &mut impl Chance) {
        let mut pool = self.pools[EVENT_POOL];
        let (mut events, _) = self.secrets();
        deal_from_pool(&mut events, pool.items_mut(), |_| true, seat, chance);
        deal_unseen(&mut events, seat, chance);
        pool.items_mut().sort_unstable();
        self.pools[EVENT_POOL] = pool;
    }
}
