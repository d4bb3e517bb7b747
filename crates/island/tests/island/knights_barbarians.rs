//! The barbarians: their way, the attack, defenders and losers.

use island::ScenarioPhase as Phase;
use island::{
    Choice, Decision, Event, EventFace, Fate, Happening, Outcome, PhaseView, Progress, Rank, Track,
    base, knights,
};
use table::SeatSet;

use super::knights_scene::{EAST, Game, HOME, WEST, early, lay_back, lose_city, own, scene};
use super::scene::{Scene, hand, robber, scenario_faults, seat, seats};

/// One step before the attack, which is the first; seat 0 rolls.
fn near() -> Scene {
    early().before_roll().barbarians(6, false)
}

fn draw_from(pile: Track) -> Decision<Choice> {
    own(Choice::DrawFrom { pile })
}

/// KNIGHTS-50: seven steps; on the seventh the attack is settled at once, before the yields.
#[test]
fn knights_50_seven_steps() {
    let mut play = near().barbarians(5, false).play_scenario();
    play.roll3(0, 3, 3, EventFace::Ship);
    assert_eq!((play.realm().barbarians, play.realm().attacked), (6, false));
    assert_eq!(play.hand(0), hand("BB"));
    let mut play = near().play_scenario();
    play.roll3(0, 3, 3, EventFace::Ship);
    assert_eq!((play.realm().barbarians, play.realm().attacked), (0, true));
    assert_eq!(play.hand(0), hand("B"), "the city was lost before");
    assert_eq!(scenario_faults(&near().barbarians(7, false).setup()), [knights(50)]);
}

/// KNIGHTS-51, KNIGHTS-52: cities against active knights; as strong is strong enough.
#[test]
fn knights_51_strengths() {
    let scene = || {
        near().seat(0, |s| {
            s.active(Rank::Mighty, &["0,0,S"]).idle(Rank::Strong, &["0,0,SE"]);
        })
    };
    let play = scene().play_scenario();
    let view = play.realm();
    assert_eq!((view.barbarian_strength, view.island_strength), (3, 3));
    assert_eq!((view.losers, view.defenders), (SeatSet::EMPTY, seats(&[0])));
    let mut play = scene().play_scenario();
    play.decide(0, Decision::Roll);
    let dice = Outcome::Own(Fate::RolledThree { dice: [1, 1], event: EventFace::Ship });
    let events = play.events_of_outcome(dice);
    let attack = Happening::BarbariansAttacked { barbarians: 3, island: 3, won: true };
    assert!(events.contains(&Event::Own(attack)));
    assert!(play.all().seats.iter().all(|seat| seat.cities.len() == 1));
}

/// KNIGHTS-53, KNIGHTS-69: one alone with the most gets a card worth a point, however many there were.
#[test]
fn knights_53_the_defender() {
    let mut play = near()
        .seat(0, |s| {
            s.active(Rank::Strong, &["0,0,S"]);
        })
        .seat(1, |s| {
            s.active(Rank::Basic, &["-2,2,SE"]).order(|o| o.defender = 8);
        })
        .play_scenario();
    play.roll3(0, 1, 1, EventFace::Ship);
    assert_eq!((play.order_of(0).defender, play.order_of(1).defender), (1, 8));
    assert_eq!((play.points(0), play.phase()), (3, PhaseView::Turn));
}

/// KNIGHTS-53: among equals each draws a card from a pile of choice, beginning with the player on turn.
#[test]
fn knights_53_equal_defenders_draw_cards() {
    let mut play = near()
        .turn(1)
        .seat(0, |s| {
            s.active(Rank::Strong, &["0,0,S"]);
        })
        .seat(1, |s| {
            s.active(Rank::Strong, &["-2,2,SE"]);
        })
        .play_scenario();
    play.roll3(1, 1, 1, EventFace::Ship).is_asked(1, Phase::ChoosingPile { seat: seat(1) });
    play.refuses(0, draw_from(Track::Trade), table::Rule::table(1));
    play.refuses(1, Decision::EndTurn, base(64)).decide(1, draw_from(Track::Politics));
    play.drawn(Progress::Spy).is_asked(0, Phase::ChoosingPile { seat: seat(0) });
    play.decide(0, draw_from(Track::Science)).drawn(Progress::Printer);
    assert_eq!((play.progress_of(1), play.progress_of(0)), (vec![Progress::Spy], vec![]));
    assert_eq!((play.points(0), play.order_of(0).defender), (3, 0), "the printer is shown");
    assert_eq!(play.phase(), PhaseView::Turn);
    play.refuses(1, draw_from(Track::Trade), knights(53));
}

/// KNIGHTS-53: strength 0 earns nothing, and a city is not needed.
#[test]
fn knights_53_no_strength_no_reward() {
    let bare = |scene: Scene| {
        (0..3).fold(scene, |scene, number| {
            scene.seat(number, |s| {
                s.no_cities();
            })
        })
    };
    let mut play = bare(near()).play_scenario();
    play.roll3(0, 1, 1, EventFace::Ship);
    assert_eq!(play.phase(), PhaseView::Turn);
    assert!((0..3).all(|number| play.order_of(number).defender == 0));
    let mut play = bare(near())
        .seat(0, |s| {
            s.settlements(&[HOME]).roads_at("0,0", "NE").active(Rank::Basic, &["0,0,NE"]);
        })
        .play_scenario();
    play.roll3(0, 1, 1, EventFace::Ship);
    assert_eq!(play.order_of(0).defender, 1);
}

/// KNIGHTS-54: who has the least strength loses a city of choice, all of them among equals.
#[test]
fn knights_54_the_weakest_lose() {
    let mut play = near()
        .turn(2)
        .seat(0, |s| {
            s.active(Rank::Basic, &["0,0,S"]);
        })
        .seat(1, |s| {
            s.cities(&["-2,1,SW"]);
        })
        .seat(2, |s| {
            s.cities(&["2,0,S"]);
        })
        .play_scenario();
    assert_eq!(play.realm().losers, seats(&[1, 2]));
    play.roll3(2, 1, 1, EventFace::Ship).is_asked(2, Phase::LosingCity { seat: seat(2) });
    play.decide(2, lose_city(EAST)).is_asked(1, Phase::LosingCity { seat: seat(1) });
    play.decide(1, lose_city(WEST));
    assert_eq!(
        (play.of(0).cities.len(), play.of(1).cities.len(), play.of(2).cities.len()),
        (1, 1, 1)
    );
    assert_eq!(play.of(1).settlements, [WEST.parse().unwrap()]);
    assert_eq!(play.phase(), PhaseView::Turn);
    play.refuses(2, lose_city("2,0,S"), knights(54));
}

/// KNIGHTS-55, KNIGHTS-68: who has no city to lose is left out, and the next lose instead.
#[test]
fn knights_55_without_a_city_nothing_is_lost() {
    let mut play = near()
        .seat(0, |s| {
            s.levels(4, 0, 0).metropolis(Track::Trade, HOME);
        })
        .seat(1, |s| {
            s.active(Rank::Basic, &["-2,2,SE"]);
        })
        .seat(2, |s| {
            s.active(Rank::Basic, &["2,-2,NE"]);
        })
        .play_scenario();
    assert_eq!(play.realm().losers, seats(&[1, 2]), "seat 0 has only a metropolis");
    play.roll3(0, 1, 1, EventFace::Ship);
    assert_eq!(
        (play.of(0).cities.len(), play.of(1).cities.len(), play.of(2).cities.len()),
        (1, 0, 0)
    );
}

/// KNIGHTS-57, KNIGHTS-68: all knights defend, and all rest afterwards, won or lost.
#[test]
fn knights_57_all_knights_rest() {
    for rank in [Rank::Basic, Rank::Mighty] {
        let mut play = near()
            .seat(0, move |s| {
                s.active(rank, &["0,0,S"]).hand("G");
            })
            .play_scenario();
        play.decide(0, Decision::Roll);
        let dice = Outcome::Own(Fate::RolledThree { dice: [1, 1], event: EventFace::Ship });
        assert!(play.events_of_outcome(dice).contains(&Event::Own(Happening::KnightsRested)));
        assert!(!play.knight_at("0,0,S").unwrap().1.active);
        assert_eq!(play.realm().barbarians, 0);
    }
}

/// KNIGHTS-65: the attack is settled before a seven of the same roll, and then the robber moves.
#[test]
fn knights_65_the_first_attack_and_a_seven() {
    let mut play = near().play_scenario();
    play.roll3(0, 3, 4, EventFace::Ship);
    assert!(play.all().seats.iter().all(|seat| seat.cities.is_empty()));
    assert_eq!(play.phase(), PhaseView::MovingRobber);
    play.decide(0, robber("1,0"));
}

/// KNIGHTS-66, KNIGHTS-42: all draws of an event come first, then all lay back, then the yields come.
#[test]
fn knights_66_draws_then_hands_then_yields() {
    use Progress::{Crane, Inventor, Irrigation, Mining, Smith, Warlord};
    let mut play = scene()
        .before_roll()
        .seat(0, |s| {
            s.levels(0, 0, 1).progress(&[Crane, Crane, Mining, Warlord]);
        })
        .seat(1, |s| {
            s.levels(0, 0, 1).progress(&[Irrigation, Inventor, Mining, Warlord]);
        })
        .play_scenario();
    play.roll3(0, 1, 5, EventFace::Science).drawn(Smith).drawn(Smith);
    play.is_asked(1, Phase::LayingBack { seat: seat(1) });
    assert!(play.hand(0).is_empty(), "the yields wait");
    play.refuses(1, lay_back(Crane), knights(43)).lists(1, lay_back(Smith));
    play.decide(1, lay_back(Inventor));
    assert_eq!(play.hand(0), hand("BB"));
    // The player on turn may keep five for now, but not to the end.
    assert_eq!(play.progress_of(0).len(), 5);
    play.refuses(0, Decision::EndTurn, knights(42)).lists(0, lay_back(Warlord));
    play.decide(0, lay_back(Warlord)).decide(0, Decision::EndTurn);
}

/// KNIGHTS-42: with four cards nothing is laid back.
#[test]
fn knights_42_four_cards_may_be_held() {
    let four = [Progress::Crane, Progress::Mining, Progress::Spy, Progress::Bishop];
    let mut play = scene()
        .seat(0, move |s| {
            s.progress(&four);
        })
        .play_scenario();
    play.refuses(0, lay_back(Progress::Crane), knights(42)).decide(0, Decision::EndTurn);
    let five = scene()
        .seat(0, move |s| {
            s.progress(&four).progress(&[Progress::Smith, Progress::Printer]);
        })
        .setup();
    assert_eq!(scenario_faults(&five), [knights(42)], "what is worth a point does not count");
}

/// The winner by a card for the defence wins at once.
#[test]
fn a_defender_may_win() {
    let mut play: Game = near()
        .seat(0, |s| {
            s.active(Rank::Mighty, &["0,0,S"]).order(|o| o.defender = 10);
        })
        .play_scenario();
    play.roll3(0, 1, 1, EventFace::Ship);
    assert_eq!(play.winner(), Some(0));
}
