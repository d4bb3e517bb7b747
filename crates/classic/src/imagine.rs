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
        let terms = dream.terms;
        let hands = dream.hands.iter_mut().flat_map(|hand| hand.items_mut());
        let all = hands.chain(dream.pulled.items_mut()).chain(dream.piles.all_mut());
        let is_event =
            |secret: &Secret<Card>| secret.card.is_some_and(|card| card.kind() == Kind::Event);
        let decided = all.filter(|secret| secret.card.is_some());
        let (mut events, mut cards): (Vec<_>, Vec<_>) =
            decided.partition(|secret| is_event(secret));
        for (pool, left) in dream.pools.iter_mut().enumerate() {
            let secrets = if pool == EVENT_POOL { &mut events } else { &mut cards };
            let from_pool = |card| terms.pool_of(card) == pool;
            deal_from_pool(secrets, left.items_mut(), from_pool, seat, chance);
            left.items_mut().sort_unstable();
        }
        for secrets in [&mut events, &mut cards] {
            deal_groups(secrets, seat, chance);
            deal_unseen(secrets, seat, chance);
        }
        let mut lands: Vec<_> = dream.grounds.stack_mut(0).iter_mut().collect();
        let pool = dream.ground_pool.items_mut();
        deal_from_pool(&mut lands, pool, |_| true, seat, chance);
        dream
    }
}
