//! Who loses track of what: cards that a watcher has seen and can no longer tell apart form a group.

use table::{Chance, Seat, chance::shuffle};

use crate::secret::Secret;

/// A number below 64 that no group has; the last of them where all are taken, which only forgets more.
pub fn free_group<'a, C: 'a>(all: impl Iterator<Item = &'a Secret<C>>) -> u8 {
    let used = all.fold(1u64, |used, secret| used | 1 << secret.group);
    used.trailing_ones().min(63) as u8
}

/// These cards can no longer be told apart by the watchers, one bit each. Says which groups they were in, one
/// bit each, so that what was lost among those can [`join`] them.
pub fn mingle<C>(cards: &mut [Secret<C>], watchers: u8, group: u8) -> u64 {
    let mut old = 0;
    for secret in cards {
        old |= 1u64 << secret.group;
        secret.known &= !watchers;
        secret.group = group;
    }
    // Those that were never lost are in no group.
    old & !1
}

/// Cards that were lost among these groups, one bit each, are lost among the new one too.
pub fn join<'a, C: 'a>(all: impl Iterator<Item = &'a mut Secret<C>>, old: u64, group: u8) {
    if old == 0 {
        return;
    }
    for secret in all.filter(|secret| old >> secret.group & 1 == 1) {
        secret.group = group;
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
        let mut hand = secrets(&[(1, true, true, 0), (2, false, true, 3)], seat);
        let mut elsewhere = secrets(&[(5, false, true, 3), (6, false, true, 2)], seat);
        let group = free_group(hand.iter().chain(&elsewhere));
        assert_eq!(group, 1);
        let old = mingle(&mut hand, 1, group);
        join(elsewhere.iter_mut(), old, group);
        assert_eq!(
            hand.iter().map(|card| (card.known, card.group)).collect::<Vec<_>>(),
            [(0, 1); 2]
        );
        assert_eq!(elsewhere.iter().map(|card| card.group).collect::<Vec<_>>(), [1, 2]);
    }
}
