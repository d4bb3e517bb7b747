//! Who wins, and when.

use crate::scene::{Play, Scene, Seated, road, robber, seat, settlement};
use island::{Decision, Development, Event, Island, Outcome, PhaseView, Setup, option};
use table::{Game, Rule};

use Development::{Knight, RoadBuilding, VictoryPoint};

/// Four cities along the top of row 0: eight points.
fn eight(s: &mut Seated) {
    s.cities(&["-2,0,NW", "-1,0,NW", "0,0,NW", "1,0,NW"]);
}

/// The same and a settlement: nine points. Two roads lead on to "2,0,NE".
fn nine(s: &mut Seated) {
    eight(s);
    s.settlements(&["2,0,NW"]).roads(&["2,0,NW", "2,0,NE"]).hand("LBWG");
}

fn is_over(play: &Play) -> bool {
    matches!(play.phase(), PhaseView::Over { .. })
}

#[test]
fn base_57_the_tenth_point_wins_at_once() {
    let mut play = Scene::new(2).seat(0, nine).play();
    assert_eq!((play.winner(), is_over(&play)), (None, false));
    let events = play.events_of(0, settlement("2,0,NE"));
    assert_eq!(events.last(), Some(&Event::Over { winner: Some(seat(0)), victory_cards: 0 }));
    assert_eq!(play.winner(), Some(0));
    assert_eq!(play.0.standing().points[seat(0)], 10);
}

#[test]
fn base_57_nine_points_do_not_win() {
    let mut play = Scene::new(2)
        .seat(0, |s| {
            eight(s);
            s.roads(&["1,0,NW", "1,0,NE"]).hand("LBWG");
        })
        .play();
    play.decide(0, settlement("1,0,NE"));
    assert_eq!((play.of(0).points, is_over(&play)), (9, false));
    play.decide(0, Decision::EndTurn);
}

#[test]
fn base_57_hidden_victory_points_count() {
    // Nine that everybody sees would not do; the one in the hand does it.
    let mut play = Scene::new(2)
        .seat(0, |s| {
            eight(s);
            s.roads(&["1,0,NW", "1,0,NE"]).hand("LBWG").cards(&[VictoryPoint]);
        })
        .play();
    assert!(!is_over(&play));
    play.decide(0, settlement("1,0,NE"));
    assert_eq!((play.winner(), play.of(0).points), (Some(0), 9));
}

#[test]
fn base_57_more_than_ten_win_too() {
    // Nine points and the longest road make eleven.
    let mut play = Scene::new(2)
        .seat(0, |s| {
            nine(s);
            s.roads(&["1,0,NW", "1,0,NE"]);
        })
        .play();
    play.decide(0, road("0,0,NE"));
    assert_eq!((play.winner(), play.of(0).points), (Some(0), 11));
}

/// BASE-57, BASE-80
#[test]
fn a_turn_that_begins_with_ten_points_is_won_before_the_roll() {
    let play = Scene::new(2)
        .before_roll()
        .seat(0, |s| {
            nine(s);
            s.cards(&[VictoryPoint]);
        })
        .play();
    assert_eq!(play.winner(), Some(0));
    // Ten points of the other player mean nothing before that turn comes.
    let mut play = Scene::new(2)
        .before_roll()
        .turn(1)
        .seat(0, |s| {
            nine(s);
            s.cards(&[VictoryPoint]);
        })
        .play();
    assert!(!is_over(&play));
    play.roll(1, 6, 6);
    let events = play.events_of(1, Decision::EndTurn);
    assert_eq!(events.last(), Some(&Event::Over { winner: Some(seat(0)), victory_cards: 1 }));
}

#[test]
fn base_57_a_knight_before_the_roll_can_win() {
    let mut play = Scene::new(2)
        .before_roll()
        .seat(0, |s| {
            eight(s);
            s.played(&[Knight, Knight]).cards(&[Knight]);
        })
        .play();
    play.decide(0, Decision::PlayKnight);
    assert_eq!(play.winner(), Some(0));
}

/// Seat 0 holds the longest road with seven roads along the top of row 0. Seat 1 has eight points
/// in cities on its line of five along the bottom of row 0. Seat 2 is on turn and may cut seat 0's
/// line on "-1,0,N". Seat 0 could reach a longer line again with two more roads.
fn cut() -> Scene {
    Scene::new(3)
        .turn(2)
        .seat(0, |s| {
            s.settlements(&["-2,0,NW"]).hand("LLBB");
            s.roads(&["-2,0,NW", "-2,0,NE", "-1,0,NW", "-1,0,NE", "0,0,NW", "0,0,NE", "1,0,NW"]);
        })
        .seat(1, |s| {
            s.cities(&["-2,0,S", "-1,0,S", "0,0,S", "1,0,S"]);
            s.roads(&["-2,0,SE", "-1,0,SW", "-1,0,SE", "0,0,SW", "0,0,SE"]);
        })
        .seat(2, |s| {
            s.settlements(&["-1,-1,N"]).roads_at("-1,-1", "NE E").hand("LBWG");
        })
}

/// BASE-58, BASE-72, BASE-80
#[test]
fn ten_points_in_another_players_turn_win_when_the_own_turn_comes() {
    let mut play = cut().play();
    play.decide(2, settlement("-1,0,N"));
    assert_eq!((play.of(1).points, is_over(&play)), (10, false));
    play.decide(2, Decision::EndTurn);
    assert!(!is_over(&play), "it is seat 0's turn");
    play.roll(0, 6, 6).decide(0, Decision::EndTurn);
    assert_eq!(play.winner(), Some(1));
}

#[test]
fn base_58_points_that_are_lost_again_do_not_win() {
    let mut play = cut().play();
    play.decide(2, settlement("-1,0,N")).decide(2, Decision::EndTurn).roll(0, 6, 6);
    // Seat 0's eastern part of four grows to six.
    play.decide(0, road("1,0,NE")).decide(0, road("2,0,NW"));
    assert_eq!((play.of(0).road_length, play.of(1).points), (6, 8));
    play.decide(0, Decision::EndTurn);
    assert_eq!((play.waits_for(), is_over(&play)), (vec![1], false));
}

#[test]
fn base_80_nothing_more_is_settled_after_the_win() {
    // The third knight wins before the robber moves.
    let mut play = Scene::new(2)
        .seat(0, |s| {
            eight(s);
            s.played(&[Knight, Knight]).cards(&[Knight]);
        })
        .play();
    play.decide(0, Decision::PlayKnight);
    play.refuses(0, robber("2,0"), Rule::table(4));
    play.refuses(0, Decision::EndTurn, Rule::table(4));
    play.refuses_outcome(Outcome::Rolled { dice: [1, 1] }, Rule::table(4));
    assert!(play.waits_for().is_empty());

    // The first of two free roads is the fifth in a line.
    let mut play = Scene::new(2)
        .seat(0, |s| {
            eight(s);
            s.roads(&["-2,0,NW", "-2,0,NE", "-1,0,NW", "-1,0,NE"]).cards(&[RoadBuilding]);
        })
        .play();
    play.decide(0, Decision::PlayRoadBuilding).decide(0, road("0,0,NW"));
    assert_eq!(play.winner(), Some(0));
}

/// Five seats, seat 0 on turn; seat 1 has nine points and can build a tenth.
fn five() -> Scene {
    Scene::new(5).seat(1, nine)
}

#[test]
fn six_10_nobody_wins_in_the_special_building_phase() {
    let mut play = five().play();
    play.decide(0, Decision::EndTurn).decide(1, settlement("2,0,NE"));
    assert_eq!((play.of(1).points, is_over(&play)), (10, false));
    for number in [1, 2, 3] {
        play.decide(number, Decision::Pass);
    }
    assert!(!is_over(&play));
    play.decide(4, Decision::Pass);
    assert_eq!(play.winner(), Some(1), "the own turn has come");
}

#[test]
fn six_10_a_bought_victory_point_does_not_win_in_the_phase_either() {
    let mut play = five()
        .seat(1, |s| {
            s.hand("WGO");
        })
        .play();
    play.decide(0, Decision::EndTurn).decide(1, Decision::BuyCard);
    play.resolve(Outcome::Drawn { card: VictoryPoint });
    assert_eq!(play.phase(), PhaseView::SpecialBuilding { seat: seat(1) });
    play.decide(1, Decision::Pass);
    assert!(!is_over(&play));
}

#[test]
fn six_10_nor_does_the_player_whose_turn_has_ended() {
    // Seat 2 cuts seat 1's line in seat 0's special building phase, and seat 0 comes to ten.
    let mut play = Scene::new(5)
        .seat(0, |s| {
            s.cities(&["-2,0,S", "-1,0,S", "0,0,S", "1,0,S"]);
            s.roads(&["-2,0,SE", "-1,0,SW", "-1,0,SE", "0,0,SW", "0,0,SE"]);
        })
        .seat(1, |s| {
            s.settlements(&["-2,0,NW"]);
            s.roads(&["-2,0,NW", "-2,0,NE", "-1,0,NW", "-1,0,NE", "0,0,NW", "0,0,NE"]);
        })
        .seat(2, |s| {
            s.settlements(&["-1,-1,N"]).roads_at("-1,-1", "NE E").hand("LBWG");
        })
        .play();
    play.decide(0, Decision::EndTurn).decide(1, Decision::Pass);
    play.decide(2, settlement("-1,0,N"));
    assert_eq!((play.of(0).points, is_over(&play)), (10, false));
}

#[test]
fn six_12_after_a_win_there_is_no_special_building_phase() {
    let mut play = Scene::new(5).seat(0, nine).play();
    play.decide(0, settlement("2,0,NE"));
    assert_eq!((play.winner(), play.waits_for()), (Some(0), vec![]));
    play.refuses(1, Decision::Pass, Rule::table(4));
}

/// SIX-14, BASE-70
#[test]
fn the_longest_road_may_change_hands_in_the_phase_and_back_before_it_wins() {
    // Seat 1 has eight points and four roads along the bottom of row 0. Seat 2 has four roads along
    // the top of row 0 and cards for two more; seat 0 is on turn.
    let scene = |cards: &str| {
        Scene::new(5)
            .seat(1, |s| {
                s.cities(&["-2,0,S", "-1,0,S", "0,0,S", "1,0,S"]).hand("LB");
                s.roads(&["-2,0,SE", "-1,0,SW", "-1,0,SE", "0,0,SW"]);
            })
            .seat(2, |s| {
                s.settlements(&["-2,0,NW"]).hand(cards);
                s.roads(&["-2,0,NW", "-2,0,NE", "-1,0,NW", "-1,0,NE"]);
            })
            .play()
    };
    let mut play = scene("LLBB");
    play.decide(0, Decision::EndTurn).decide(1, road("0,0,SE"));
    assert_eq!((play.of(1).points, is_over(&play)), (10, false));
    play.decide(1, Decision::Pass);
    play.decide(2, road("0,0,NW")).decide(2, road("0,0,NE")); // Six beat five.
    assert_eq!((play.of(1).points, play.of(2).points), (8, 3));
    for number in [2, 3, 4] {
        play.decide(number, Decision::Pass);
    }
    assert_eq!((play.waits_for(), is_over(&play)), (vec![1], false));

    // Left alone, seat 1 wins as its turn begins.
    let mut play = scene("");
    play.decide(0, Decision::EndTurn).decide(1, road("0,0,SE"));
    for number in [1, 2, 3, 4] {
        play.decide(number, Decision::Pass);
    }
    assert_eq!(play.winner(), Some(1));
}

#[test]
fn option_1_the_points_to_win_can_be_set() {
    for points in [9, 11] {
        let mut play = Scene::new(2)
            .with(|options| options.points_to_win = points)
            .seat(0, |s| {
                eight(s);
                s.roads(&["1,0,NW", "1,0,NE"]).hand("LBWG");
            })
            .play();
        assert_eq!(play.all().points_to_win, points);
        play.decide(0, settlement("1,0,NE"));
        assert_eq!(play.winner(), (points == 9).then_some(0));
    }
}

#[test]
fn option_1_three_to_twenty_one_points_and_ten_where_nothing_is_said() {
    assert_eq!(Setup::variable(4).options.points_to_win, 10);
    for points in 0..=30 {
        let mut setup = Setup::variable(4);
        setup.options.points_to_win = points;
        match Island::new(&setup) {
            Ok(_) => assert!((3..=21).contains(&points)),
            Err(faults) => {
                assert!(!(3..=21).contains(&points));
                assert_eq!(faults.0[0].rule, option(1));
            }
        }
    }
}

#[test]
fn option_8_after_so_many_turns_the_game_ends_without_a_winner() {
    for players in [2, 5] {
        let mut play = Scene::new(players).with(|options| options.turn_limit = Some(2)).play();
        play.decide(0, Decision::EndTurn);
        if players == 5 {
            for number in [1, 2, 3, 4] {
                play.decide(number, Decision::Pass);
            }
        }
        assert_eq!(play.waits_for(), [1]);
        play.roll(1, 6, 6);
        assert!(!is_over(&play));
        let events = play.events_of(1, Decision::EndTurn);
        assert_eq!(events, [Event::Over { winner: None, victory_cards: 0 }]);
        let standing = play.0.standing();
        assert!(standing.over && standing.winners.is_empty());
        assert_eq!(standing.turns, 2);
    }
}

#[test]
fn option_8_the_last_turn_can_still_be_won_and_the_limit_is_off_by_default() {
    let mut play = Scene::new(2).with(|options| options.turn_limit = Some(1)).seat(0, nine).play();
    play.decide(0, settlement("2,0,NE"));
    assert_eq!(play.winner(), Some(0));
    assert_eq!(Setup::variable(4).options.turn_limit, None);
    let mut setup = Setup::variable(4);
    setup.options.turn_limit = Some(0);
    assert_eq!(Island::new(&setup).unwrap_err().0[0].rule, option(8));
}
