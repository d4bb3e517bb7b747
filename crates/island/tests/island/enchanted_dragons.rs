//! Dragons of the Enchanted Land: they are fought, beaten and counted.

use island::ScenarioPhase as Phase;
use island::{
    DragonView, Event, EventFace, Fate, Happening, Kept, Outcome, PhaseView, Rank, enchanted,
    knights,
};
use table::{Eye, Game as _, Pseudo};

use crate::enchanted_scene::*;
use crate::knights_scene::{activate, go, promote};
use crate::scene::*;

/// ENCHANTED-20, ENCHANTED-24
#[test]
fn enchanted_20_a_knight_fights_where_it_stands() {
    let mut play = on_island(Rank::Basic, NEAR).play_scenario();
    play.lists(0, fight(NEAR));
    play.refuses(0, fight(FAR), knights(33));
    play.decide(0, fight(NEAR));
    assert_eq!(
        play.phase(),
        PhaseView::Scenario(Phase::TurningDragon { at: NEAR.parse().unwrap() })
    );
    assert!(!play.knight_at(NEAR).unwrap().1.active);
    play.dragon(1);
    assert_eq!((play.phase(), play.known(NEAR)), (PhaseView::Turn, None));
    // Won or lost, it has acted.
    play.refuses(0, fight(NEAR), knights(33));
    // Where there is no dragon there is no fight, and none by a knight of this turn.
    let mut play = on_island(Rank::Basic, TIP).play_scenario();
    play.refuses(0, fight(TIP), enchanted(20));
    let mut play = land().seat(0, |me| _ = me.idle(Rank::Basic, &[NEAR]).hand("G")).play_scenario();
    play.decide(0, activate(NEAR)).refuses(0, fight(NEAR), knights(34));
}

/// ENCHANTED-21, ENCHANTED-22
#[test]
fn enchanted_21_the_flag_says_who_wins() {
    for (rank, wins) in [(Rank::Basic, 1), (Rank::Strong, 2), (Rank::Mighty, 3)] {
        for strength in 1..=3 {
            let mut play = on_island(rank, NEAR).play_scenario();
            let before = play.points(0);
            play.decide(0, fight(NEAR)).dragon(strength);
            let won = strength <= wins;
            assert_eq!(play.dragons().beaten, [u8::from(won), 0, 0]);
            assert_eq!(play.points(0), before + u8::from(won));
            assert_eq!(play.known(NEAR).is_none(), won);
            // The knight stays in any case.
            assert!(play.knight_at(NEAR).is_some());
        }
    }
}

/// ENCHANTED-23, ENCHANTED-39
#[test]
fn enchanted_23_who_has_lost_comes_back_stronger() {
    let mut play = on_island(Rank::Basic, NEAR).seat(0, |me| _ = me.hand("GWOGG")).play_scenario();
    play.decide(0, fight(NEAR));
    let events = play.events_of_outcome(Outcome::Own(Fate::Dragon { strength: 2 }));
    let at = NEAR.parse().unwrap();
    let seat = seat(0);
    let told = [
        Happening::DragonTurned { at, strength: 2 },
        Happening::DragonFought { seat, at, won: false },
    ];
    assert_eq!(events, told.map(Event::Own));
    // Everybody has seen it.
    for eye in [Eye::Seat(crate::scene::seat(1)), Eye::Spectator] {
        let dragons = play.0.view(eye).scenario.unwrap().enchanted.unwrap().dragons;
        assert!(dragons.contains(&DragonView { at, strength: Some(2) }));
    }
    assert_eq!(play.dragons().unseen, [7, 5, 6]);
    // The same knight may not fight it again as weak as it is, but may move on.
    play.decide(0, activate(NEAR)).round();
    play.refuses(0, fight(NEAR), enchanted(23)).lists(0, go(NEAR, FAR));
    // Promoted it may, and nothing is turned over any more.
    play.decide(0, promote(NEAR)).decide(0, fight(NEAR));
    assert_eq!((play.phase(), play.dragons().beaten), (PhaseView::Turn, vec![1, 0, 0]));
}

/// ENCHANTED-30, ENCHANTED-42
#[test]
fn enchanted_42_the_sixth_dragon_wins() {
    let five = |scene: Scene| {
        let mut scene = scene.seat(0, |me| _ = me.kept(|kept: &mut Kept| kept.beaten = vec![1; 5]));
        let left = land().play_scenario().dragons().dragons;
        scene.pieces.dragons = Some(
            left.into_iter()
                .filter(|dragon| !GONE.contains(&dragon.at.to_string().as_str()))
                .collect(),
        );
        scene
    };
    let mut play = five(on_island(Rank::Basic, NEAR)).play_scenario();
    assert_eq!((play.points(0), play.dragons().dragons.len()), (7, 14));
    play.decide(0, fight(NEAR)).dragon(1);
    assert_eq!(play.winner(), Some(0));
    // Five are points like any others: 21 win for three.
    assert_eq!(play.all().points_to_win, 21);
    let play = five(land()).with(|o| o.points_to_win = 7).turn(1).play_scenario();
    assert_eq!(play.winner(), None);
    let mut play = five(land()).with(|o| o.points_to_win = 7).turn(2).play_scenario();
    play.decide(2, island::Decision::EndTurn);
    assert_eq!(play.winner(), Some(0));
    let four = island::Setup::at_sea(4, island::Seas::Enchanted);
    assert_eq!(four.options.points_to_win, 18);
}

/// The crossings of five dragons that are beaten.
const GONE: [&str; 5] = ["-3,0,S", "-2,0,S", "-4,2,N", "-3,2,N", "-4,3,N"];

/// ENCHANTED-3, ENCHANTED-5: given dragons add up.
#[test]
fn enchanted_5_given_dragons_add_up() {
    let given = |dragons: &[(&str, Option<u8>)], beaten: &[u8]| {
        let mut scene = land().seat(0, |me| _ = me.kept(|kept| kept.beaten = beaten.to_vec()));
        let all = land().play_scenario().dragons().dragons;
        let known = dragons.iter().map(|(at, strength)| (at.parse().unwrap(), *strength));
        let known: Vec<(hex::Corner, Option<u8>)> = known.collect();
        let rest = all.into_iter().filter(|dragon| known.iter().all(|(at, _)| *at != dragon.at));
        let rest = rest.skip(beaten.len());
        let known = known.iter().map(|&(at, strength)| DragonView { at, strength });
        scene.pieces.dragons = Some(known.chain(rest).collect());
        scene.setup()
    };
    assert_eq!(scenario_faults(&given(&[(NEAR, Some(3))], &[1, 2])), []);
    assert_eq!(scenario_faults(&given(&[(NEAR, Some(4))], &[])), [enchanted(5)]);
    assert_eq!(scenario_faults(&given(&[], &[3; 7])), [enchanted(5)]);
    let mut few = given(&[], &[]);
    if let island::Pieces::Given(pieces) = &mut few.pieces {
        pieces.dragons.as_mut().unwrap().pop();
    }
    assert_eq!(scenario_faults(&few), [enchanted(3)]);
    let play = crate::knights_scene::Game::from(&given(&[(NEAR, Some(3))], &[1, 2]));
    assert_eq!((play.dragons().unseen, play.known(NEAR)), ([6, 5, 5], Some(Some(3))));
}

/// What nobody has seen is not decided: it is drawn as the tokens that are left say, and nothing of it is
/// in any view.
#[test]
fn dragons_are_drawn_late() {
    let mut play = on_island(Rank::Basic, NEAR).play_scenario();
    play.decide(0, fight(NEAR));
    let weights: Vec<u32> = play.outcomes().into_iter().map(|(_, weight)| weight).collect();
    assert_eq!(weights, [7, 6, 6]);
    play.refuses_outcome(Outcome::Own(Fate::Dragon { strength: 4 }), enchanted(5));
    play.refuses_outcome(Outcome::Own(Fate::Dragon { strength: 0 }), enchanted(5));
    let dream = play.0.imagine(seat(1), &mut Pseudo::new(3));
    assert_eq!(dream.view(Eye::Seat(seat(1))), play.0.view(Eye::Seat(seat(1))));
    let mut counts = [0; 4];
    for stream in 0..190 {
        if let Outcome::Own(Fate::Dragon { strength }) = play.0.sample(&mut Pseudo::new(stream)) {
            counts[usize::from(strength)] += 1;
        }
    }
    assert!(counts[1..].iter().all(|count| *count > 40), "{counts:?}");
    assert_eq!(play.realm().event, None::<EventFace>);
}
