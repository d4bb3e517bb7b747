//! Development cards and the largest army.

use crate::scene::{Play, Scene, bank, card, hand, road, robber, seat, settlement};
use island::{Decision, Deck, Development, Event, Hand, Outcome, PhaseView, Resource, base};
use table::{Event as _, Eye, Game};

use Development::{Knight, Monopoly, RoadBuilding, VictoryPoint, YearOfPlenty};

fn monopoly(letter: char) -> Decision {
    Decision::PlayMonopoly { card: card(letter) }
}

fn take(letter: char) -> Decision {
    Decision::Take { card: card(letter) }
}

fn drawn(card: Development) -> Outcome {
    Outcome::Drawn { card }
}

/// Cards of these numbers: knights, road building, year of plenty, monopoly, victory points.
fn deck(counts: [usize; 5]) -> Vec<Development> {
    let cards = Development::ALL.into_iter().zip(counts);
    cards.flat_map(|(card, count)| std::iter::repeat_n(card, count)).collect()
}

/// Seat 0 holds these cards and stands at "0,0,N"; seat 1 has nothing.
fn holding(cards: &[Development]) -> Scene {
    Scene::new(3).seat(0, |s| {
        s.settlements(&["0,0,N"]).cards(cards);
    })
}

/// Plays a knight to a hex without buildings.
fn knight(play: &mut Play, by: usize, to: &str) {
    play.decide(by, Decision::PlayKnight).decide(by, robber(to));
}

/// Ends the turn of one seat and rolls a 12 for the next.
fn next(play: &mut Play, by: usize) {
    play.decide(by, Decision::EndTurn).roll((by + 1) % 3, 6, 6);
}

#[test]
fn base_46_the_third_knight_brings_the_army() {
    let mut play = holding(&[Knight, Knight])
        .seat(0, |s| {
            s.played(&[Knight]);
        })
        .play();
    knight(&mut play, 0, "2,0");
    assert_eq!((play.of(0).largest_army, play.of(0).points), (false, 1));
    for number in [0, 1, 2] {
        next(&mut play, number);
    }
    let events = play.events_of(0, Decision::PlayKnight);
    assert!(events.contains(&Event::LargestArmy { holder: Some(seat(0)), knights: 3 }));
    assert_eq!((play.of(0).largest_army, play.of(0).points), (true, 3));
}

#[test]
fn base_46_only_more_knights_take_the_army() {
    let mut play = Scene::new(3)
        .seat(0, |s| {
            s.cards(&[Knight, Knight]).played(&[Knight, Knight]);
        })
        .seat(1, |s| {
            s.played(&[Knight, Knight, Knight]);
        })
        .play();
    assert_eq!((play.of(0).points, play.of(1).points), (0, 2));
    knight(&mut play, 0, "2,0"); // Level.
    assert_eq!((play.of(0).points, play.of(1).points), (0, 2));
    for number in [0, 1, 2] {
        next(&mut play, number);
    }
    knight(&mut play, 0, "0,0");
    assert_eq!((play.of(0).points, play.of(1).points), (2, 0));
    assert_eq!((play.of(0).largest_army, play.of(1).largest_army), (true, false));
}

#[test]
fn base_47_knights_in_hand_do_not_count() {
    let mut play = holding(&[Knight; 5])
        .seat(0, |s| {
            s.played(&[Knight]);
        })
        .play();
    knight(&mut play, 0, "2,0");
    assert_eq!((play.of(0).largest_army, play.of(0).points), (false, 1));
}

#[test]
fn base_48_a_bought_card_comes_from_the_pile() {
    // All monopolies and all but one victory point are gone.
    let mut play = holding(&[])
        .seat(0, |s| {
            s.hand("WGO");
        })
        .seat(1, |s| {
            s.cards(&deck([0, 0, 0, 2, 4]));
        })
        .play();
    play.decide(0, Decision::BuyCard);
    assert_eq!(play.hand(0), Hand::NONE);
    let pile = [(Knight, 14), (RoadBuilding, 2), (YearOfPlenty, 2), (VictoryPoint, 1)];
    assert_eq!(play.outcomes(), pile.map(|(card, weight)| (drawn(card), weight)));
    play.refuses_outcome(drawn(Monopoly), base(48));
    play.resolve(drawn(RoadBuilding));
    assert_eq!(play.of(0).cards, Some(Deck::one(RoadBuilding)));
    assert_eq!(play.all().pile, 18);
}

/// BASE-48, BASE-76
#[test]
fn only_the_buyer_knows_the_card_and_all_know_how_many() {
    let mut one = holding(&[])
        .seat(0, |s| {
            s.hand("WGO");
        })
        .play();
    one.decide(0, Decision::BuyCard);
    let mut other = one.clone();
    let events = one.events_of_outcome(drawn(VictoryPoint));
    other.resolve(drawn(Knight));
    let told = Event::Bought { seat: seat(0), card: Some(VictoryPoint) };
    assert_eq!(events, std::slice::from_ref(&told));
    assert_eq!(told.seen_by(Eye::Seat(seat(0))), Some(told.clone()));
    for eye in [Eye::Seat(seat(1)), Eye::Seat(seat(2)), Eye::Spectator] {
        assert_eq!(told.seen_by(eye), Some(Event::Bought { seat: seat(0), card: None }));
        assert_eq!(one.0.view(eye), other.0.view(eye));
        let buyer = &one.0.view(eye).seats[0];
        assert_eq!((buyer.card_count, buyer.cards, buyer.fresh), (1, None, None));
        assert_eq!((buyer.points, buyer.total_points), (1, None));
    }
    assert_ne!(one.seen_by(0), other.seen_by(0));
    assert_eq!(one.seen_by(0).pile_cards, None);
}

/// A pile with one card, a knight: everything else is played or in seat 1's hand.
fn last_card() -> Scene {
    holding(&[])
        .seat(0, |s| {
            s.hand("WWGGOO");
        })
        .seat(1, |s| {
            s.played(&deck([13, 2, 2, 2, 0])).cards(&deck([0, 0, 0, 0, 5]));
        })
}

/// BASE-48, BASE-76
#[test]
fn the_last_card_of_the_pile_can_be_bought_and_no_more() {
    let mut play = last_card().play();
    assert_eq!(play.all().pile, 1);
    play.decide(0, Decision::BuyCard);
    assert_eq!(play.outcomes(), [(drawn(Knight), 1)]);
    play.resolve(drawn(Knight));
    play.refuses(0, Decision::BuyCard, base(48));
    assert_eq!(play.hand(0), hand("WGO"));
}

#[test]
fn base_49_a_card_bought_in_this_turn_waits() {
    let mut play = holding(&[])
        .seat(0, |s| {
            s.hand("WGO");
        })
        .play();
    play.decide(0, Decision::BuyCard).resolve(drawn(Knight));
    play.refuses(0, Decision::PlayKnight, base(49));
    for number in [0, 1] {
        next(&mut play, number);
    }
    play.refuses(0, Decision::PlayKnight, base(62)); // Not in another's turn.
    play.decide(2, Decision::EndTurn);
    knight(&mut play, 0, "2,0"); // In the own next turn, before the roll.
}

#[test]
fn base_49_an_older_card_of_the_same_kind_may_be_played() {
    let mut play = holding(&[Knight])
        .seat(0, |s| {
            s.hand("WGO");
        })
        .play();
    play.decide(0, Decision::BuyCard).resolve(drawn(Knight));
    knight(&mut play, 0, "2,0");
    assert_eq!(play.of(0).cards, Some(Deck::one(Knight)));
}

#[test]
fn base_49_one_card_a_turn_before_and_after_the_roll_together() {
    let cards = [Knight, Knight, RoadBuilding, YearOfPlenty, Monopoly];
    let mut play = holding(&cards).before_roll().play();
    knight(&mut play, 0, "2,0");
    for rolled in [false, true] {
        if rolled {
            play.roll(0, 6, 6);
        }
        for second in [
            Decision::PlayKnight,
            Decision::PlayRoadBuilding,
            Decision::PlayYearOfPlenty,
            monopoly('L'),
        ] {
            play.refuses(0, second, base(49));
        }
    }
    for number in [0, 1, 2] {
        next(&mut play, number);
    }
    play.decide(0, monopoly('L')); // The next own turn has its own card.
}

#[test]
fn base_49_a_card_must_be_held() {
    let mut play = holding(&[VictoryPoint]).play();
    for missing in [
        Decision::PlayKnight,
        Decision::PlayRoadBuilding,
        Decision::PlayYearOfPlenty,
        monopoly('L'),
    ] {
        play.refuses(0, missing, base(49));
    }
    // A victory point is nothing to be played, and takes nobody's card of the turn away.
    assert!(play.decisions(0).iter().all(|choice| matches!(
        choice,
        Decision::EndTurn | Decision::BuildRoad { .. } | Decision::BuildSettlement { .. }
    )));
    let fault = Scene::new(2).seat(0, |s| {
        s.played(&[VictoryPoint]);
    });
    let faults = island::Island::new(&fault.setup()).unwrap_err();
    assert_eq!(faults.0[0].rule, base(49));
}

#[test]
fn base_50_victory_points_stay_hidden_until_they_win() {
    let hidden = holding(&[VictoryPoint, VictoryPoint]).play();
    let other = holding(&[Knight, Monopoly]).play();
    for eye in [Eye::Seat(seat(1)), Eye::Spectator] {
        assert_eq!(hidden.0.view(eye), other.0.view(eye));
        assert_eq!(hidden.0.view(eye).seats[0].points, 1);
    }
    let own = &hidden.seen_by(0).seats[0];
    assert_eq!((own.points, own.total_points), (1, Some(3)));
}

#[test]
fn base_50_all_victory_points_are_shown_at_the_win_even_the_newest() {
    // Four cities and a hidden point make nine; the tenth is bought.
    let mut play = Scene::new(2)
        .seat(0, |s| {
            s.cities(&["-2,0,N", "-1,0,N", "0,0,N", "1,0,N"]).cards(&[VictoryPoint, Knight]);
            s.hand("WGO");
        })
        .play();
    play.decide(0, Decision::BuyCard);
    let events = play.events_of_outcome(drawn(VictoryPoint));
    let over = Event::Over { winner: Some(seat(0)), victory_cards: 2 };
    assert!(events.iter().any(|event| event.seen_by(Eye::Spectator) == Some(over.clone())));
    assert_eq!(play.winner(), Some(0));
    assert_eq!(play.seen_by(1).seats[0].total_points, Some(10));
    assert_eq!(play.seen_by(1).seats[0].cards, None, "the other cards stay hidden");
    assert_eq!(play.seen_by(0).seats[1].total_points, None, "and so do the losers'");
}

#[test]
fn base_51_a_progress_card_leaves_the_game_and_a_knight_stays_open() {
    let mut play = holding(&[Monopoly, Knight]).play();
    let pile = play.all().pile_cards;
    play.decide(0, monopoly('L'));
    assert_eq!(play.of(0).cards, Some(Deck::one(Knight)));
    for number in [0, 1, 2] {
        next(&mut play, number);
    }
    play.refuses(0, monopoly('L'), base(49)); // It does not come back to the hand.
    knight(&mut play, 0, "2,0");
    assert_eq!(play.all().pile_cards, pile, "nor to the pile");
    assert_eq!(play.of(0).cards, Some(Deck::NONE));
    assert_eq!(play.seen_by(1).seats[0].played[Knight], 1);
}

#[test]
fn base_52_development_cards_are_not_stolen() {
    // Seat 1 has development cards only: the robber finds nothing, the monopoly neither.
    let mut play = holding(&[Knight])
        .seat(1, |s| {
            s.settlements(&["2,0,SE"]).cards(&[Knight, Monopoly]);
        })
        .play();
    knight(&mut play, 0, "2,0");
    assert_eq!((play.phase(), play.of(1).card_count), (PhaseView::Turn, 2));
}

#[test]
fn base_52_development_cards_are_not_traded() {
    let offer = r#"{"do":"offer","give":{"lumber":1},"want":{"brick":1},"to":[1]}"#;
    assert!(serde_json::from_str::<Decision>(offer).is_ok());
    let offer = r#"{"do":"offer","give":{"knight":1},"want":{"brick":1},"to":[1]}"#;
    assert!(serde_json::from_str::<Decision>(offer).is_err());
}

#[test]
fn base_73_two_free_roads_and_the_second_may_join_the_first() {
    for scene in [holding(&[RoadBuilding]), holding(&[RoadBuilding]).before_roll()] {
        let mut play = scene.play();
        play.decide(0, Decision::PlayRoadBuilding);
        assert_eq!(play.phase(), PhaseView::FreeRoads { left: 2 });
        play.refuses(0, road("0,0,E"), base(33)); // Joined to nothing yet.
        play.decide(0, road("0,0,NE")).decide(0, road("0,0,E"));
        assert_eq!((play.phase(), play.of(0).stock.roads), (PhaseView::Turn, 13));
    }
}

#[test]
fn base_73_free_roads_follow_the_rules_of_roads() {
    // Seat 1 stands on "0,0,SE" and has a road on "0,0,SE".
    let mut play = holding(&[RoadBuilding])
        .seat(0, |s| {
            s.roads_at("0,0", "NE E");
        })
        .seat(1, |s| {
            s.settlements(&["0,0,SE"]).roads_at("1,0", "SW");
        })
        .play();
    play.decide(0, Decision::PlayRoadBuilding);
    play.refuses(0, road("0,0,SE"), base(34)); // Beyond the foreign settlement.
    play.refuses(0, road("1,0,SW"), base(7)); // Taken.
    play.refuses(0, road("-2,0,W"), base(33)); // Far away.
}

#[test]
fn base_73_nothing_comes_between_the_free_roads() {
    let mut play = holding(&[RoadBuilding])
        .seat(0, |s| {
            s.hand("LLLLBWWGGO").roads_at("0,0", "NW W");
        })
        .play();
    play.decide(0, Decision::PlayRoadBuilding);
    for _ in 0..2 {
        play.refuses(0, Decision::EndTurn, base(64));
        play.refuses(0, bank('L', 'O'), base(64));
        play.refuses(0, settlement("0,0,SW"), base(64));
        play.refuses(0, Decision::BuyCard, base(64));
        if play.phase() == (PhaseView::FreeRoads { left: 2 }) {
            play.decide(0, road("0,0,NE"));
        }
    }
    play.decide(0, road("0,0,E"));
    assert_eq!(play.hand(0), hand("LLLLBWWGGO"), "free roads cost nothing");
}

#[test]
fn base_73_the_second_road_may_be_left_out_but_not_the_first() {
    let mut play = holding(&[RoadBuilding]).play();
    play.decide(0, Decision::PlayRoadBuilding).refuses(0, Decision::Pass, base(73));
    play.decide(0, road("0,0,NE")).decide(0, Decision::Pass);
    assert_eq!((play.phase(), play.of(0).stock.roads), (PhaseView::Turn, 14));
}

/// Seat 0 has laid this many roads along the top of row 0 and around its eastern half.
fn roads_laid(count: usize) -> Scene {
    let sides = [
        "-2,0,NW", "-2,0,NE", "-1,0,NW", "-1,0,NE", "0,0,NW", "0,0,NE", "1,0,NW", "1,0,NE",
        "2,0,NW", "2,0,NE", "2,0,E", "2,0,SE", "2,0,SW", "1,0,SE", "1,0,SW",
    ];
    holding(&[RoadBuilding]).seat(0, |s| {
        s.roads(&sides[..count]);
    })
}

#[test]
fn base_73_with_one_road_in_stock_one_is_laid() {
    let mut play = roads_laid(14).play();
    play.decide(0, Decision::PlayRoadBuilding).decide(0, road("1,0,SW"));
    assert_eq!((play.phase(), play.of(0).stock.roads), (PhaseView::Turn, 0));
}

/// BASE-68, BASE-73
#[test]
fn without_a_road_in_stock_road_building_cannot_be_played() {
    roads_laid(15).play().refuses(0, Decision::PlayRoadBuilding, base(73));
}

/// Seat 0 stands on "0,-2,N" at the northern coast, with roads along the coast to the east, where
/// seat 1's settlement and road shut them in. To the west "0,-2,NW" is free, and after it seat 2's
/// road along "0,-2,W" leaves no way on. Seat 2 may have taken "0,-2,NW" too.
fn shut_in(entirely: bool) -> Play {
    Scene::new(3)
        .seat(0, |s| {
            s.settlements(&["0,-2,N"]).roads(&["0,-2,NE", "1,-2,NW"]).cards(&[RoadBuilding]);
        })
        .seat(1, |s| {
            s.settlements(&["1,-2,N", "0,-2,SE"]).roads(&["0,-2,E"]);
        })
        .seat(2, |s| {
            s.settlements(&["0,-2,SW"]).roads(&["0,-2,W"]);
            if entirely {
                s.roads(&["0,-2,NW"]);
            }
        })
        .play()
}

#[test]
fn base_73_with_one_legal_path_one_road_is_laid() {
    let mut play = shut_in(false);
    play.decide(0, Decision::PlayRoadBuilding);
    assert_eq!(play.decisions(0), [road("0,-2,NW")]);
    play.decide(0, road("0,-2,NW"));
    assert_eq!((play.phase(), play.of(0).stock.roads), (PhaseView::Turn, 12));
}

#[test]
fn base_73_without_a_legal_path_the_card_cannot_be_played() {
    shut_in(true).refuses(0, Decision::PlayRoadBuilding, base(73));
}

#[test]
fn base_74_two_cards_of_choice_from_the_bank() {
    for (cards, scene) in
        [("OO", holding(&[YearOfPlenty])), ("LG", holding(&[YearOfPlenty]).before_roll())]
    {
        let mut play = scene.play();
        play.decide(0, Decision::PlayYearOfPlenty);
        for letter in cards.chars() {
            play.refuses(0, Decision::EndTurn, base(64));
            play.decide(0, take(letter));
        }
        assert_eq!((play.phase(), play.hand(0)), (PhaseView::Turn, hand(cards)));
    }
}

/// Seat 1 holds the whole bank but these cards.
fn bank_of(letters: &str) -> Play {
    let all = Resource::ALL.map(|kind| 19 - hand(letters)[kind]);
    let mut scene = holding(&[YearOfPlenty]);
    scene.pieces.seats[1].hand = Hand::new(all);
    scene.play()
}

#[test]
fn base_74_only_what_the_bank_has() {
    let mut play = bank_of("OG");
    play.decide(0, Decision::PlayYearOfPlenty);
    assert_eq!(play.decisions(0), [take('G'), take('O')]);
    play.refuses(0, take('L'), base(74)).decide(0, take('O'));
    play.refuses(0, take('O'), base(74)).decide(0, take('G'));
    assert_eq!(play.hand(0), hand("OG"));
}

#[test]
fn base_74_the_only_card_in_the_bank_is_all_there_is() {
    let mut play = bank_of("O");
    play.decide(0, Decision::PlayYearOfPlenty).decide(0, take('O'));
    assert_eq!((play.phase(), play.hand(0)), (PhaseView::Turn, hand("O")));
}

#[test]
fn base_74_with_an_empty_bank_the_card_cannot_be_played() {
    bank_of("").refuses(0, Decision::PlayYearOfPlenty, base(74));
}

#[test]
fn base_75_all_others_hand_over_every_card_of_the_kind() {
    let mut play = holding(&[Monopoly])
        .before_roll()
        .seat(0, |s| {
            s.hand("LO");
        })
        .seat(1, |s| {
            s.hand("LLLB");
        })
        .seat(2, |s| {
            s.hand("LLWW");
        })
        .play();
    let events = play.events_of(0, monopoly('L'));
    assert_eq!(play.hand(0), hand("LLLLLLO"));
    assert_eq!((play.hand(1), play.hand(2)), (hand("B"), hand("WW")));
    // Everybody hears who gave how many.
    for (from, count) in [(1, 3), (2, 2)] {
        let gave =
            Event::Monopolised { seat: seat(0), card: Resource::Lumber, from: seat(from), count };
        assert!(events.iter().any(|event| event.seen_by(Eye::Spectator) == Some(gave.clone())));
    }
}

#[test]
fn base_75_it_may_be_played_where_nobody_has_any() {
    let mut play = holding(&[Monopoly])
        .seat(1, |s| {
            s.hand("B");
        })
        .play();
    let events = play.events_of(0, monopoly('L'));
    assert_eq!((play.hand(0), play.hand(1)), (Hand::NONE, hand("B")));
    assert_eq!(play.of(0).cards, Some(Deck::NONE));
    // Even then everybody hears which kind was named.
    let nothing =
        Event::Monopolised { seat: seat(0), card: Resource::Lumber, from: seat(1), count: 0 };
    assert!(events.contains(&nothing), "{events:?}");
}
