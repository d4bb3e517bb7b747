//! The seven and the robber: discards, the robber's move, the theft.
//!
//! The robber starts on the desert "0,0" in the middle of the beginners' board.

use crate::scene::{Play, Scene, bank, card, hand, road, robber, seat, seats};
use island::{Decision, Development, Event, Hand, Outcome, PhaseView, Resource, base, option};
use table::{Event as _, Eye, Game, Rule};

fn discard(letter: char) -> Decision {
    Decision::Discard { card: card(letter) }
}

fn discard_all(letters: &str) -> Decision {
    Decision::DiscardAll { cards: hand(letters) }
}

fn rob(number: usize) -> Decision {
    Decision::Rob { victim: seat(number) }
}

fn stolen(letter: char) -> Outcome {
    Outcome::Stolen { card: card(letter) }
}

/// Four seats with hands of these sizes, each of one kind; seat 0 is about to roll.
fn hands(sizes: [usize; 4]) -> Scene {
    let kinds = ["L", "B", "W", "G"];
    (0..4).fold(Scene::new(4).before_roll(), |scene, number| {
        scene.seat(number, |s| {
            s.hand(&kinds[number].repeat(sizes[number]));
        })
    })
}

/// How many cards each seat owes after a seven; nothing where the robber moves at once.
fn owed(scene: Scene) -> Option<Vec<u8>> {
    let mut play = scene.play();
    play.roll(0, 3, 4);
    match play.phase() {
        PhaseView::Discarding { owed } => Some(owed),
        PhaseView::MovingRobber => None,
        other => panic!("{other:?} after a seven"),
    }
}

/// Seat 0 has rolled a seven and moves the robber. At "1,0" stand seat 0 itself, seat 1 with three
/// lumber and a brick, and seat 2 without cards, who is also alone at "1,1". Seat 3 stands alone at
/// "-2,0" with one ore.
fn crowded() -> Play {
    let mut play = Scene::new(4)
        .before_roll()
        .seat(0, |s| {
            s.settlements(&["1,0,NW"]).roads_at("1,0", "NW").hand("LB");
        })
        .seat(1, |s| {
            s.settlements(&["1,0,NE"]).hand("LLLB");
        })
        .seat(2, |s| {
            s.cities(&["1,0,S"]);
        })
        .seat(3, |s| {
            s.settlements(&["-2,0,SW"]).hand("O");
        })
        .play();
    play.roll(0, 1, 6);
    play
}

#[test]
fn base_53_whoever_has_more_than_seven_owes_half_rounded_down() {
    assert_eq!(owed(hands([7, 8, 9, 10])), Some(vec![0, 4, 4, 5]));
    assert_eq!(owed(hands([11, 7, 12, 13])), Some(vec![5, 0, 6, 6]));
    assert_eq!(owed(hands([7, 7, 0, 7])), None);
}

#[test]
fn base_53_the_player_on_turn_discards_like_everybody() {
    let mut play = hands([8, 3, 3, 3]).play();
    play.roll(0, 3, 4);
    assert_eq!(play.waits_for(), [0]);
    play.refuses(0, robber("1,0"), base(77));
    play.decide(0, discard_all("LLLL"));
    assert_eq!(play.phase(), PhaseView::MovingRobber);
    assert_eq!(play.hand(0), hand("LLLL"));
    assert_eq!(play.all().bank[Resource::Lumber], 15);
}

#[test]
fn base_53_the_owner_chooses_which_cards_go() {
    let mut play = hands([0, 0, 0, 0])
        .seat(1, |s| {
            s.hand("LLLLLBBWG");
        })
        .play();
    play.roll(0, 3, 4);
    for wrong in ["LLL", "LLLLL", "", "OOOO", "BBBL"] {
        play.refuses(1, discard_all(wrong), base(53));
    }
    play.refuses(1, discard('O'), base(53));
    play.decide(1, discard_all("LBWG"));
    assert_eq!(play.hand(1), hand("LLLLB"));
}

#[test]
fn base_53_cards_may_go_one_by_one() {
    let mut play = hands([0, 8, 0, 0])
        .seat(1, |s| {
            s.hand("LLLLLLLB");
        })
        .play();
    play.roll(0, 3, 4);
    play.lists(1, discard('L')).lists(1, discard('B'));
    play.decide(1, discard('B')).refuses(1, discard('B'), base(53));
    play.decide(1, discard('L'));
    play.refuses(1, discard_all("LLLL"), base(53)); // Two are left to pay.
    play.decide(1, discard_all("LL"));
    assert_eq!(play.hand(1), hand("LLLL"));
    assert_eq!(play.phase(), PhaseView::MovingRobber);
}

#[test]
fn base_53_nobody_else_discards_and_nobody_discards_too_much() {
    let mut play = hands([0, 8, 7, 9]).play();
    play.refuses(1, discard('B'), base(53)); // Before the roll.
    play.roll(0, 3, 4);
    play.refuses(2, discard('W'), base(53));
    play.decide(1, discard_all("BBBB")).refuses(1, discard('B'), base(53));
}

#[test]
fn base_53_a_seven_yields_nothing() {
    let mut play = Scene::new(2)
        .before_roll()
        .seat(0, |s| {
            s.settlements(&["1,0,NE"]);
        })
        .play();
    play.roll(0, 2, 5);
    assert_eq!(play.hand(0), Hand::NONE);
}

#[test]
fn base_77_all_discard_in_any_order_and_the_robber_waits_for_the_last() {
    for order in [[1, 2, 3], [3, 1, 2], [2, 3, 1]] {
        let mut play = hands([0, 8, 8, 8]).play();
        play.roll(0, 3, 4);
        assert_eq!(play.waits_for(), [1, 2, 3]);
        for number in order {
            play.refuses(0, robber("1,0"), base(77));
            play.decide(number, discard_all(["", "BBBB", "WWWW", "GGGG"][number]));
        }
        assert_eq!(play.waits_for(), [0]);
        play.decide(0, robber("1,0"));
    }
}

#[test]
fn base_77_turns_may_be_mixed_card_by_card() {
    let mut play = hands([0, 8, 8, 0]).play();
    play.roll(0, 3, 4);
    for _ in 0..4 {
        play.decide(2, discard('W')).decide(1, discard('B'));
    }
    assert_eq!(play.phase(), PhaseView::MovingRobber);
}

#[test]
fn base_77_nobody_sees_what_the_others_put_aside() {
    let mut one = hands([0, 0, 8, 0])
        .seat(1, |s| {
            s.hand("LLLLBBBB");
        })
        .play();
    one.roll(0, 3, 4);
    let before = one.all().bank;
    let mut other = one.clone();
    let silent = one.events_of(1, discard_all("LLLL"));
    assert!(silent.is_empty(), "{silent:?}");
    other.decide(1, discard_all("BBBB"));
    for number in [0, 2, 3] {
        assert_eq!(one.seen_by(number), other.seen_by(number));
        assert_eq!(one.seen_by(number).seats[1].aside, None);
    }
    assert_eq!(one.0.view(Eye::Spectator), other.0.view(Eye::Spectator));
    assert_eq!(one.seen_by(1).seats[1].aside, Some(hand("LLLL")));
    assert_eq!(one.all().bank, before, "the cards are not in the bank yet");

    // When the last one is done, all lie open.
    let events = one.events_of(2, discard_all("WWWW"));
    for (number, cards) in [(1, "LLLL"), (2, "WWWW")] {
        let open = Event::Discarded { seat: seat(number), cards: hand(cards) };
        assert!(events.iter().any(|event| event.seen_by(Eye::Spectator) == Some(open.clone())));
    }
    assert_eq!(one.all().bank, before.plus(hand("LLLLWWWW")));
}

#[test]
fn base_54_the_robber_must_leave_his_hex() {
    let mut play = hands([0; 4]).play();
    play.roll(0, 3, 4);
    play.refuses(0, robber("0,0"), base(54));
    play.refuses(0, robber("3,0"), Rule::table(6)); // The sea.
    play.refuses(1, robber("1,0"), Rule::table(1));
    play.refuses(0, Decision::EndTurn, base(64));
    assert_eq!(play.decisions(0).len(), 18);
    play.decide(0, robber("2,0"));
    assert_eq!(play.all().robber, Some("2,0".parse().unwrap()));
    play.refuses(0, robber("1,0"), Rule::table(2)); // Once is enough.
}

#[test]
fn base_54_the_robber_may_go_to_the_desert() {
    let mut play = hands([0; 4]).robber("2,0").play();
    play.roll(0, 3, 4);
    play.lists(0, robber("0,0"));
    play.decide(0, robber("0,0"));
    assert_eq!(play.all().robber, Some("0,0".parse().unwrap()));
}

#[test]
fn base_54_the_player_on_turn_chooses_among_several() {
    let mut play = crowded();
    play.decide(0, robber("1,0"));
    assert_eq!(play.phase(), PhaseView::ChoosingVictim { victims: seats(&[1, 2]) });
    assert_eq!(play.decisions(0), [rob(1), rob(2)]);
    play.refuses(0, rob(3), base(54)); // Not at this hex.
    play.refuses(1, rob(2), Rule::table(1));
    play.decide(0, rob(1)).resolve(stolen('B'));
    assert_eq!((play.hand(0), play.hand(1)), (hand("LBB"), hand("LLL")));
    assert_eq!(play.phase(), PhaseView::Turn);
}

#[test]
fn base_54_a_single_neighbour_is_robbed_without_a_choice() {
    let mut play = crowded();
    play.decide(0, robber("-2,0"));
    assert_eq!(play.phase(), PhaseView::Stealing { victim: seat(3) });
    play.refuses(0, Decision::EndTurn, base(64)).resolve(stolen('O'));
    assert_eq!((play.hand(0), play.hand(3)), (hand("LBO"), Hand::NONE));
}

#[test]
fn base_54_at_a_hex_without_others_nothing_is_stolen() {
    let mut play = crowded();
    play.decide(0, robber("-1,-1"));
    assert_eq!((play.phase(), play.hand(0)), (PhaseView::Turn, hand("LB")));
    play.refuses(0, rob(1), base(54));
}

#[test]
fn base_55_from_an_empty_hand_nothing_is_taken() {
    let mut play = crowded();
    let events = play.events_of(0, robber("1,1"));
    assert_eq!((play.phase(), play.hand(0)), (PhaseView::Turn, hand("LB")));
    assert_eq!(events.last(), Some(&Event::FoundNothing { seat: seat(0), victim: seat(2) }));
}

/// BASE-55, BASE-78
#[test]
fn a_neighbour_without_cards_may_be_chosen_to_spare_the_other() {
    let mut play = crowded();
    let events = play.decide(0, robber("1,0")).events_of(0, rob(2));
    assert_eq!(events, [Event::FoundNothing { seat: seat(0), victim: seat(2) }]);
    assert_eq!(play.phase(), PhaseView::Turn);
    assert_eq!((play.hand(0), play.hand(1)), (hand("LB"), hand("LLLB")));
}

#[test]
fn base_78_the_theft_is_not_optional() {
    let mut play = crowded();
    play.decide(0, robber("1,0"));
    play.refuses(0, Decision::EndTurn, base(64));
    play.refuses(0, road("1,0,NE"), base(64));
    play.refuses(0, Decision::Pass, Rule::table(2));
}

#[test]
fn base_78_the_player_on_turn_is_never_robbed() {
    let mut play = crowded();
    play.decide(0, robber("1,0")).refuses(0, rob(0), base(78));
    // Alone at a hex, nobody is robbed at all.
    let mut play = crowded();
    play.decide(0, robber("1,-1"));
    assert_eq!((play.phase(), play.hand(0)), (PhaseView::Turn, hand("LB")));
}

#[test]
fn base_78_one_card_in_all_however_many_buildings() {
    // Seat 1 has a settlement and two cities at "1,0".
    let mut play = Scene::new(2)
        .before_roll()
        .seat(1, |s| {
            s.settlements(&["1,0,NE"]).cities(&["1,0,S", "1,0,NW"]).hand("LLLB");
        })
        .play();
    play.roll(0, 3, 4).decide(0, robber("1,0")).resolve(stolen('L'));
    assert_eq!((play.of(0).hand_size, play.of(1).hand_size), (1, 3));
    assert_eq!(play.phase(), PhaseView::Turn);
    play.refuses_outcome(stolen('L'), Rule::table(3));
}

#[test]
fn base_78_each_card_is_equally_likely() {
    let mut play = crowded();
    play.decide(0, robber("1,0")).decide(0, rob(1));
    assert_eq!(play.outcomes(), [(stolen('L'), 3), (stolen('B'), 1)]);
    play.refuses_outcome(stolen('O'), base(78)); // Not in that hand.
    let mut chance = table::Pseudo::new(78);
    let lumber = (0..4000).filter(|_| play.0.sample(&mut chance) == stolen('L')).count();
    assert!((2850..3150).contains(&lumber), "{lumber} of 4000 draws took lumber, not 3000");
}

/// BASE-25, BASE-54
#[test]
fn only_the_two_concerned_know_which_card_was_stolen() {
    let mut one = crowded();
    one.decide(0, robber("1,0")).decide(0, rob(1));
    let mut other = one.clone();
    let events = one.events_of_outcome(stolen('L'));
    other.resolve(stolen('B'));
    let told = Event::Stole { seat: seat(0), victim: seat(1), card: Some(card('L')) };
    assert_eq!(events, std::slice::from_ref(&told));
    let hidden = Event::Stole { seat: seat(0), victim: seat(1), card: None };
    for number in [0, 1] {
        assert_eq!(told.seen_by(Eye::Seat(seat(number))), Some(told.clone()));
        assert_ne!(one.seen_by(number), other.seen_by(number));
    }
    for eye in [Eye::Seat(seat(2)), Eye::Seat(seat(3)), Eye::Spectator] {
        assert_eq!(told.seen_by(eye), Some(hidden.clone()));
        assert_eq!(one.0.view(eye), other.0.view(eye));
    }
    assert_eq!(told.seen_by(Eye::Arbiter), Some(told));
}

/// Seat 0 holds a knight and nine lumber, seat 1 stands alone at "2,0" with nine brick.
fn knight() -> Scene {
    Scene::new(2)
        .seat(0, |s| {
            s.cards(&[Development::Knight]).hand("LLLLLLLLL");
        })
        .seat(1, |s| {
            s.settlements(&["2,0,SE"]).hand("BBBBBBBBB");
        })
}

#[test]
fn base_56_a_knight_moves_the_robber_and_nobody_discards() {
    for scene in [knight(), knight().before_roll()] {
        let mut play = scene.play();
        play.decide(0, Decision::PlayKnight);
        assert_eq!(play.phase(), PhaseView::MovingRobber);
        play.refuses(0, robber("0,0"), base(54));
        play.decide(0, robber("2,0")).resolve(stolen('B'));
        assert_eq!((play.of(0).hand_size, play.of(1).hand_size), (10, 8));
        assert_eq!(play.phase(), PhaseView::Turn);
    }
}

#[test]
fn base_56_after_a_knight_before_the_roll_the_roll_still_comes() {
    let mut play = knight().before_roll().play();
    play.decide(0, Decision::PlayKnight).decide(0, robber("-2,0"));
    play.refuses(0, Decision::EndTurn, base(63)).lists(0, Decision::Roll);
    play.roll(0, 3, 4); // Now a seven: the discards are due after all.
    assert_eq!(play.phase(), PhaseView::Discarding { owed: vec![4, 4] });
}

#[test]
fn base_79_after_a_seven_the_turn_goes_on() {
    let mut play = hands([0; 4])
        .seat(0, |s| {
            s.settlements(&["0,0,N"]).hand("LLLLLB");
        })
        .play();
    play.roll(0, 3, 4).refuses(0, bank('L', 'O'), base(64));
    play.decide(0, robber("-2,0")).decide(0, bank('L', 'O')).decide(0, road("0,0,NE"));
    assert_eq!(play.hand(0), hand("O"));
    play.decide(0, Decision::EndTurn);
}

#[test]
fn base_79_a_robber_moved_before_the_roll_blocks_his_new_hex() {
    // Seat 0 stands at "2,0" (mountains, 8) and has the robber on it, or brings him there.
    let scene = |at: &str| {
        let mut play = Scene::new(2)
            .before_roll()
            .robber(at)
            .seat(0, |s| {
                s.settlements(&["2,0,SE"]).cards(&[Development::Knight]);
            })
            .play();
        play.decide(0, Decision::PlayKnight);
        play
    };
    let mut play = scene("0,0");
    play.decide(0, robber("2,0")).roll(0, 4, 4);
    assert_eq!(play.hand(0), Hand::NONE);
    let mut play = scene("2,0");
    play.decide(0, robber("0,0")).roll(0, 4, 4);
    assert_eq!(play.hand(0), hand("O"));
}

#[test]
fn option_3_the_hand_limit_can_be_set() {
    let with = |limit: u8, sizes| owed(hands(sizes).with(|options| options.hand_limit = limit));
    assert_eq!(with(9, [9, 10, 11, 8]), Some(vec![0, 5, 5, 0]));
    assert_eq!(with(4, [4, 5, 6, 7]), Some(vec![0, 2, 3, 3]));
    assert_eq!(with(0, [0, 1, 2, 3]), Some(vec![0, 0, 1, 1]));
    assert_eq!(with(0, [0, 1, 1, 0]), None, "half of one card is none");
    assert_eq!(with(255, [19, 19, 19, 19]), None);
}

/// Seat 1 has two points at "2,0", seat 2 three at "-2,0"; seat 0 has one itself, at "0,-2".
fn friendly() -> Scene {
    Scene::new(3)
        .before_roll()
        .with(|options| options.friendly_robber = true)
        .seat(0, |s| {
            s.settlements(&["0,-2,N"]);
        })
        .seat(1, |s| {
            s.cities(&["2,0,SE"]).cards(&[Development::VictoryPoint]);
        })
        .seat(2, |s| {
            s.cities(&["-2,0,NW"]).settlements(&["-2,1,SW"]);
        })
}

#[test]
fn option_5_the_friendly_robber_spares_those_with_two_points() {
    let mut play = friendly().play();
    play.roll(0, 3, 4);
    // A hidden victory point does not count: seat 1 has two that everybody sees.
    play.refuses(0, robber("2,0"), option(5));
    play.refuses(0, robber("0,0"), base(54));
    // The others of "2,0,SE" are sea or "1,1": nothing else is spared.
    let list = play.decisions(0);
    let free = |to: &str| list.contains(&robber(to));
    assert!(free("-2,0"), "three points are not spared");
    assert!(free("0,-2"), "the own hex is not spared");
    // Without the option he may go there.
    let mut play = friendly().with(|options| options.friendly_robber = false).play();
    play.roll(0, 3, 4).decide(0, robber("2,0"));
}

#[test]
fn option_5_where_no_other_hex_is_left_he_goes_anywhere() {
    // Settlements of two poor players around every hex of a board of three hexes.
    let tile = |q, r, terrain, number| island::Tile { q, r, terrain, number };
    let land = island::Layout {
        hexes: vec![
            tile(0, 0, island::Terrain::Desert, None),
            tile(1, 0, island::Terrain::Forest, Some(5)),
            tile(2, 0, island::Terrain::Hills, Some(9)),
        ],
        ..island::Layout::default()
    };
    let scene = |second: &str| {
        let mut play = Scene::new(2)
            .on(land.clone())
            .before_roll()
            .with(|options| options.friendly_robber = true)
            .seat(1, |s| {
                s.settlements(&["1,0,NW", second]).hand("O");
            })
            .play();
        play.roll(0, 3, 4);
        play
    };
    // "1,0" and "2,0" both have a neighbour with two points, and he may not stay on "0,0".
    let mut play = scene("2,0,NE");
    assert_eq!(play.decisions(0), [robber("1,0"), robber("2,0")]);
    play.decide(0, robber("2,0")).resolve(stolen('O'));
    // With "2,0" free of neighbours it is the only place.
    let mut play = scene("0,0,SW");
    assert_eq!(play.decisions(0), [robber("2,0")]);
    play.refuses(0, robber("1,0"), option(5));
}

#[test]
fn option_6_discarding_can_be_switched_off() {
    assert_eq!(owed(hands([12, 12, 12, 12]).with(|options| options.discards = false)), None);
    assert_eq!(owed(hands([12, 12, 12, 12])), Some(vec![6; 4]));
    let mut play = knight().before_roll().with(|options| options.discards = false).play();
    play.roll(0, 3, 4).decide(0, robber("2,0")).resolve(stolen('B')); // The rest stays.
}

#[test]
fn option_7_stealing_can_be_switched_off() {
    let without = |options: &mut island::Options| options.steals = false;
    let mut play = knight().with(without).play();
    play.decide(0, Decision::PlayKnight).decide(0, robber("2,0"));
    assert_eq!((play.phase(), play.of(1).hand_size), (PhaseView::Turn, 9));
    let mut play = knight().before_roll().with(without).play();
    play.roll(0, 3, 4).decide(0, discard_all("LLLL")).decide(1, discard_all("BBBB"));
    play.refuses(0, robber("0,0"), base(54)).decide(0, robber("2,0"));
    assert_eq!((play.phase(), play.of(1).hand_size), (PhaseView::Turn, 5));
    assert_eq!(play.all().robber, Some("2,0".parse().unwrap()));
}
