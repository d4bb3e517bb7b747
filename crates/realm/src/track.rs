//! Who loses track of what: cards that a watcher has seen and can no longer tell apart form a group.

use table::{Chance, Seat, chance::shuffle};

use crate::secret::Secret;

/// Some of 64 groups, one bit each. The first of them is no group: the cards in it were never lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Groups(u64);

impl Groups {
    /// No group.
    pub const NONE: Groups = Groups(1);

    /// The groups that these cards are in.
    #[inline]
    pub fn of<'a, C: 'a>(cards: impl Iterator<Item = &'a Secret<C>>) -> Groups {
        Groups(cards.fold(1, |groups, secret| groups | 1 << secret.group))
    }

    /// The groups that this card is in, too.
    #[inline]
    pub fn add<C>(&mut self, secret: &Secret<C>) {
        self.0 |= 1 << secret.group;
    }

    /// Whether all of those are among these.
    pub fn cover(self, those: Groups) -> bool {
        those.0 & !self.0 == 0
    }

    /// A group that is none of these, and now is; the last of all where all are taken, which only forgets more.
    /// Which ones are free again is looked up when none is left: `used` says in which there still is a card.
    #[inline]
    pub fn open(&mut self, used: impl FnOnce() -> Groups) -> u8 {
        if self.0 == u64::MAX {
            *self = used();
        }
        let group = self.0.trailing_ones().min(63);
        self.0 |= 1 << group;
        group as u8
    }

    /// Makes one group of these, to which what is lost among them belongs from now on, wherever it lies among `all`.
    /// None where they are no group.
    #[inline]
    pub fn merge<'a, C: 'a>(self, all: impl Iterator<Item = &'a mut Secret<C>>) -> Option<u8> {
        let groups = self.0 & !1;
        if groups == 0 {
            return None;
        }
        let group = groups.trailing_zeros() as u8;
        let others = groups & (groups - 1);
        if others != 0 {
            all.for_each(|secret| {
                if others >> secret.group & 1 == 1 {
                    secret.group = group;
                }
            });
        }
        Some(group)
    }
}

/// Cards that the seat has seen, and lost among others, are dealt among those.
pub fn deal_groups<C: Copy>(secrets: &mut [&mut Secret<C>], seat: Seat, chance: &mut impl Chance) {
    let lost = |secret: &Secret<C>| secret.group != 0 && !secret.known_to(seat);
    let seen = secrets.iter().filter(|secret| lost(secret) && secret.seen_by(seat));
    let mut groups: Vec<u8> = seen.map(|secret| secret.group).collect();
    groups.sort_unstable();
    groups.dedup();
    for group in groups {
        let member = |secret: &Secret<C>| lost(secret) && secret.group == group;
        let there = secrets.iter().filter(|secret| member(secret));
        let mut cards: Vec<_> = there.map(|secret| (secret.card, secret.seen_by(seat))).collect();
        shuffle(&mut cards, chance);
        let places = secrets.iter_mut().filter(|secret| member(secret));
        for (secret, (card, seen)) in places.zip(cards) {
            secret.card = card;
            let bit = 1 << seat.index();
            secret.seen = if seen { secret.seen | bit } else { secret.seen & !bit };
        }
    }
}

/// Cards that the seat has never seen are shuffled together and dealt anew among their places.
pub fn deal_unseen<C: Copy>(secrets: &mut [&mut Secret<C>], seat: Seat, chance: &mut impl Chance) {
    let unseen = |secret: &Secret<C>| secret.card.is_some() && !secret.seen_by(seat);
    let there = secrets.iter().filter(|secret| unseen(secret));
    let mut cards: Vec<Option<C>> = there.map(|secret| secret.card).collect();
    shuffle(&mut cards, chance);
    let places = secrets.iter_mut().filter(|secret| unseen(secret));
    for (secret, card) in places.zip(cards) {
        secret.card = card;
    }
}

/// Cards that the seat has never seen, and that come from this pool, change with those that are still in it.
pub fn deal_from_pool<C: Copy>(
    secrets: &mut [&mut Secret<C>],
    pool: &mut [C],
    from_pool: impl Fn(C) -> bool,
    seat: Seat,
    chance: &mut impl Chance,
) {
    let unseen = |secret: &Secret<C>| secret.card.is_some_and(&from_pool) && !secret.seen_by(seat);
    let there = secrets.iter().filter(|secret| unseen(secret));
    let mut cards: Vec<C> = there.filter_map(|secret| secret.card).collect();
    if cards.is_empty() {
        return;
    }
    cards.extend_from_slice(pool);
    shuffle(&mut cards, chance);
    let places = secrets
        .iter_mut()
        .filter(|secret| unseen(secret))
        .map(|secret| secret.card.as_mut().expect("only cards that are decided are dealt"));
    for (place, card) in places.chain(pool).zip(cards) {
        *place = card;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Pseudo;

    fn secrets(cards: &[(u8, bool, bool, u8)], seat: Seat) -> Vec<Secret<u8>> {
        let bit = 1 << seat.index();
        let one = |&(card, known, seen, group): &(u8, bool, bool, u8)| Secret {
            card: Some(card),
            known: if known { bit } else { 0 },
            seen: if seen { bit } else { 0 },
            group,
        };
        cards.iter().map(one).collect()
    }

    #[test]
    fn what_is_known_stays_and_what_is_lost_stays_in_its_group() {
        let seat = Seat::new(1);
        let before = secrets(
            &[(1, true, true, 0), (2, false, true, 1), (3, false, true, 1), (4, false, false, 0)],
            seat,
        );
        let mut moved = false;
        for seed in 0..20 {
            let mut cards = before.clone();
            let mut refs: Vec<&mut Secret<u8>> = cards.iter_mut().collect();
            deal_groups(&mut refs, seat, &mut Pseudo::new(seed));
            deal_unseen(&mut refs, seat, &mut Pseudo::new(seed));
            assert_eq!((cards[0].card, cards[3].card), (Some(1), Some(4)));
            moved |= cards[1].card == Some(3);
            let mut group = [cards[1].card, cards[2].card];
            group.sort_unstable();
            assert_eq!(group, [Some(2), Some(3)]);
        }
        assert!(moved, "two places of a group change");
    }

    #[test]
    fn unseen_cards_change_with_the_pool_they_are_from() {
        let seat = Seat::new(0);
        let mut cards = secrets(&[(1, false, false, 0), (50, false, false, 0)], seat);
        let mut pool = [2, 3, 4];
        let mut refs: Vec<&mut Secret<u8>> = cards.iter_mut().collect();
        deal_from_pool(&mut refs, &mut pool, |card| card < 10, seat, &mut Pseudo::new(3));
        let mut all = [pool.as_slice(), &[cards[0].card.unwrap()]].concat();
        all.sort_unstable();
        assert_eq!((all, cards[1].card), (vec![1, 2, 3, 4], Some(50)));
    }

    #[test]
    fn groups_that_meet_become_one() {
        let seat = Seat::new(0);
        let lost = |cards: &[(u8, u8)]| -> Vec<Secret<u8>> {
            let lost = |&(card, group): &(u8, u8)| (card, group == 0, true, group);
            secrets(&cards.iter().map(lost).collect::<Vec<_>>(), seat)
        };
        let hand = lost(&[(1, 0), (2, 3), (3, 4)]);
        let mut elsewhere = lost(&[(5, 4), (6, 2), (7, 0)]);
        assert_eq!(Groups::of(hand.iter()).merge(elsewhere.iter_mut()), Some(3));
        assert_eq!(elsewhere.iter().map(|card| card.group).collect::<Vec<_>>(), [3, 2, 0]);
        let mut card = hand[0];
        assert_eq!(Groups::of([&card].into_iter()).merge(elsewhere.iter_mut()), None);
        card.lose(0b11, 5);
        assert_eq!((card.known, card.seen, card.group), (0, 1, 5));
    }

    #[test]
    fn a_group_is_free_again_when_none_is_left() {
        let mut groups = Groups::NONE;
        let used = || Groups(0b1011);
        assert!((1..64).all(|group| groups.open(used) == group));
        assert_eq!((groups.open(used), groups.open(used)), (2, 4));
        assert!(groups.cover(Groups(0b11111)) && !groups.cover(Groups(1 << 5)));
        let mut full = Groups(u64::MAX);
        assert_eq!(full.open(|| Groups(u64::MAX)), 63, "no group is free");
    }
}
