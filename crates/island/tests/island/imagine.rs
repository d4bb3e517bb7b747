//! What a seat may not know is really dealt anew when it imagines a position.

use std::collections::BTreeMap;

use island::{Decision, Development, Hand, Island, Outcome, PhaseView, Resource, Setup, View};
use serde_json::json;
use table::{Eye, Game, Pseudo, Seat};

/// Three at the table; seat 0 looks, the others hold two lumber and two ore between them.
fn two_hidden_hands() -> Island {
    let setup: Setup = serde_json::from_value(json!({
        "players": 3,
        "board": {"kind": "beginner"},
        "pieces": {"kind": "given", "turn": 0, "rolled": true, "seats": [
            {"hand": {"wool": 3}, "cards": {"monopoly": 1}},
            {"hand": {"lumber": 2}, "cards": {"knight": 1}},
            {"hand": {"ore": 2}},
        ]},
    }))
    .unwrap();
    Island::new(&setup).unwrap()
}

fn all(island: &Island) -> View {
    island.view(Eye::Arbiter)
}

#[test]
fn hidden_hands_are_dealt_anew_each_as_often_as_it_should_be() {
    const DREAMS: u64 = 1_200;
    let truth = two_hidden_hands();
    let mut dealt: BTreeMap<u8, u64> = BTreeMap::new();
    for dream in 0..DREAMS {
        let seen = all(&truth.imagine(Seat::new(0), &mut Pseudo::new(dream)));
        let hands: Vec<Hand> = seen.seats.iter().map(|seat| seat.hand.unwrap()).collect();
        assert_eq!(hands[0], all(&truth).seats[0].hand.unwrap(), "the own hand is known");
        assert_eq!((hands[1].total(), hands[2].total()), (2, 2), "how many is known");
        let both = hands[1].plus(hands[2]);
        assert_eq!((both[Resource::Lumber], both[Resource::Ore]), (2, 2));
        *dealt.entry(hands[1][Resource::Lumber]).or_default() += 1;
    }
    // Two of four cards: none, one or two lumber in one, four and one of six deals.
    for (lumber, sixths) in [(0, 1), (1, 4), (2, 1)] {
        let expected = DREAMS * sixths / 6;
        let times = dealt.get(&lumber).copied().unwrap_or(0);
        assert!(times.abs_diff(expected) < expected / 3, "{lumber} lumber: {dealt:?}");
    }
}

#[test]
fn hidden_cards_are_dealt_anew() {
    let truth = two_hidden_hands();
    let other = (0..50).any(|dream| {
        let seen = all(&truth.imagine(Seat::new(0), &mut Pseudo::new(dream)));
        seen.seats[1].cards.unwrap()[Development::Knight] == 0
    });
    assert!(other, "the card of seat 1 is always the true one");
}

/// Cards put aside for a seven are as hidden as those in the hand.
#[test]
fn cards_put_aside_are_dealt_anew() {
    let setup: Setup = serde_json::from_value(json!({
        "players": 2,
        "board": {"kind": "beginner"},
        "pieces": {"kind": "given", "turn": 0, "seats": [
            {"hand": {"wool": 3}},
            {"hand": {"lumber": 4, "ore": 4}},
        ]},
    }))
    .unwrap();
    let mut island = Island::new(&setup).unwrap();
    island.decide(Seat::new(0), &Decision::Roll).unwrap();
    island.resolve(&Outcome::Rolled { dice: [3, 4] }).unwrap();
    let aside = Hand::some(Resource::Lumber, 1);
    island.decide(Seat::new(1), &Decision::Discard { card: Resource::Lumber }).unwrap();
    assert!(matches!(all(&island).phase, PhaseView::Discarding { .. }));
    let other = (0..50).any(|dream| {
        let seen = all(&island.imagine(Seat::new(0), &mut Pseudo::new(dream)));
        seen.seats[1].aside.unwrap() != aside
    });
    assert!(other, "the card put aside is always the true one");
}
