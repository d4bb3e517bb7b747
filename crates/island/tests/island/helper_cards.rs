//! The ten helpers: what each of them does.

use crate::helpers::{TURN, Table, helper, jean, lin, marianne, own, scene, swap, view, with};
use crate::scene::{Scene, bank, beginner_board, card, hand, propose, road, robber, seat, seats};
use island::{
    Choice, Decision, Deck, Development, Event, Face, Fate, Happening, Helper, Outcome, PhaseView,
    Replaced, ScenarioPhase, Terrain, base, helpers,
};
use table::{Event as _, Eye, Game, Pseudo, Rule};

use Development::{Knight, Monopoly, RoadBuilding, VictoryPoint, YearOfPlenty};
use Helper::{Candamir, Hilde, Jean, Lin, Louis, Marianne, Nassir, Sean, Vincent};

fn nassir(letter: char, of: &[usize]) -> Decision<Choice> {
    own(Choice::UseNassir { card: card(letter), of: seats(of) })
}

fn repay(letter: char) -> Decision<Choice> {
    own(Choice::Repay { card: card(letter) })
}

fn william(instead: char, pay: char) -> Decision<Choice> {
    own(Choice::UseWilliam { instead: card(instead), pay: card(pay) })
}

fn louis(from: &str, to: &str) -> Decision<Choice> {
    own(Choice::UseLouis { from: from.parse().unwrap(), to: to.parse().unwrap() })
}

fn candamir(swap: Option<(char, char)>) -> Decision<Choice> {
    let swap = swap.map(|(instead, pay)| Replaced { instead: card(instead), pay: card(pay) });
    own(Choice::UseCandamir { swap })
}

fn keep(card: Development) -> Decision<Choice> {
    own(Choice::Keep { card })
}

fn hilde(number: usize) -> Decision<Choice> {
    own(Choice::UseHilde { seat: seat(number) })
}

fn pick(letter: char) -> Decision<Choice> {
    own(Choice::Pick { card: card(letter) })
}

fn vincent_settlement(at: &str) -> Decision<Choice> {
    own(Choice::UseVincentSettlement { at: at.parse().unwrap() })
}

fn vincent_city(at: &str) -> Decision<Choice> {
    own(Choice::UseVincentCity { at: at.parse().unwrap() })
}

fn take(letter: char) -> Decision<Choice> {
    Decision::Take { card: card(letter) }
}

fn shown(card: Development) -> Outcome<Fate> {
    Outcome::Own(Fate::Shown { card })
}

fn waits(phase: ScenarioPhase) -> PhaseView {
    PhaseView::Scenario(phase)
}

fn is_used(play: &Table) -> bool {
    play.phase() == waits(ScenarioPhase::HelperUsed { seat: seat(0) })
}

/// The turn goes on to the next, who rolls a twelve.
fn next(play: &mut Table, by: usize) {
    play.decide(by, Decision::EndTurn).roll((by + 1) % 4, 6, 6);
}

// Nassir.

#[test]
fn helpers_10_helpers_25_nassir_brings_a_card_for_another() {
    let scene = with(Nassir).seat(0, |s| _ = s.hand("W")).seat(1, |s| _ = s.hand("LL"));
    let mut play = scene.play_scenario();
    play.decide(0, nassir('L', &[1]));
    assert_eq!(play.phase(), waits(ScenarioPhase::Repaying { to: seat(1) }));
    play.refuses(0, repay('O'), helpers(25));
    play.lists(0, repay('L'));
    play.decide(0, repay('W'));
    assert_eq!((play.hand(0), play.hand(1)), (hand("L"), hand("LW")));
    assert!(is_used(&play));
}

#[test]
fn helpers_25_whoever_has_none_gives_and_gets_nothing_and_nassir_is_used() {
    let scene = with(Nassir).seat(0, |s| _ = s.hand("W")).seat(2, |s| _ = s.hand("BB"));
    let mut play = scene.play_scenario();
    let events = play.events_of(0, nassir('L', &[1, 2]));
    for number in [1, 2] {
        let none = Happening::HadNone { seat: seat(number), card: card('L') };
        assert!(events.contains(&Event::Own(none)));
    }
    assert!(is_used(&play));
    assert_eq!((play.hand(0), play.hand(2)), (hand("W"), hand("BB")));
    play.decide(0, TURN);
    assert_eq!(helper(&play, 0).face, Face::B);
}

#[test]
fn helpers_25_two_are_asked_one_after_the_other() {
    // Seat 2 is on turn: seat 3 comes before seat 0.
    let scene = scene([Jean, Lin, Nassir, Hilde]).turn(2);
    let scene = scene.seat(0, |s| _ = s.hand("O")).seat(3, |s| _ = s.hand("O"));
    let mut play = scene.play_scenario();
    play.decide(2, nassir('O', &[0, 3]));
    assert_eq!(play.phase(), waits(ScenarioPhase::Repaying { to: seat(3) }));
    assert_eq!(play.hand(0), hand("O"), "seat 0 is asked later");
    // The card just brought is all there is.
    play.decide(2, repay('O'));
    assert_eq!(play.phase(), waits(ScenarioPhase::Repaying { to: seat(0) }));
    play.decide(2, repay('O')).decide(2, TURN);
    assert_eq!([2, 3, 0].map(|number| play.hand(number)), [hand(""), hand("O"), hand("O")]);
}

#[test]
fn helpers_25_one_or_two_others_are_asked() {
    let mut play = with(Nassir).play_scenario();
    for of in [&[][..], &[0], &[0, 1], &[1, 2, 3], &[4]] {
        play.refuses(0, nassir('L', of), helpers(10));
    }
    play.refuses(0, repay('L'), Rule::table(2));
    let listed = play
        .decisions(0)
        .into_iter()
        .filter(|one| matches!(one, Decision::Own(Choice::UseNassir { .. })));
    assert_eq!(listed.count(), 5 * 6);
}

/// The end of a proposal must not tell how many of the cards are left.
#[test]
fn helpers_25_whoever_gives_proposes_no_more() {
    for cards in ["LL", "LLLL"] {
        let scene = with(Nassir).seat(0, |s| _ = s.hand("W")).seat(1, |s| _ = s.hand(cards));
        let mut play = scene.play_scenario();
        play.decide(1, propose("LL", "W"));
        let events = play.events_of(0, nassir('L', &[1]));
        assert!(events.contains(&Event::ProposalEnded { seat: seat(1) }));
    }
}

/// Who is asked learns nothing that the table does not, and what may come is not told before.
#[test]
fn helpers_25_asking_is_no_secret_but_the_hands_are() {
    let scene = with(Nassir).seat(1, |s| _ = s.hand("L")).seat(2, |s| _ = s.hand("L"));
    let mut play = scene.play_scenario();
    assert!(!play.0.reveals_nothing(seat(0), &nassir('L', &[1, 2])));
    play.decide(0, nassir('L', &[1, 2]));
    assert!(!play.0.reveals_nothing(seat(0), &repay('L')), "seat 2 is still to be asked");
    play.decide(0, repay('L'));
    assert!(play.0.reveals_nothing(seat(0), &repay('L')), "nobody is asked after seat 2");
}

// William.

#[test]
fn helpers_10_william_takes_another_card_for_a_road() {
    let mut play = with(Helper::William).seat(0, |s| _ = s.hand("LO")).play_scenario();
    play.refuses(0, road("0,0,E"), base(31));
    let events = play.events_of(0, william('B', 'O'));
    let replaced = Happening::Replaced { seat: seat(0), instead: card('B'), pay: card('O') };
    assert!(events.contains(&Event::Own(replaced)));
    assert_eq!((play.phase(), play.hand(0)), (PhaseView::FreeRoads { left: 1 }, hand("")));
    play.refuses(0, Decision::Pass, base(73)).refuses(0, Decision::EndTurn, base(64));
    play.decide(0, road("0,0,E"));
    assert!(is_used(&play));
    assert_eq!((play.of(0).roads.len(), play.all().turn.built), (2, true));
}

#[test]
fn helpers_10_william_is_content_with_two_of_a_kind() {
    for (cards, instead, pay) in [("LL", 'B', 'L'), ("BB", 'L', 'B')] {
        let mut play = with(Helper::William).seat(0, |s| _ = s.hand(cards)).play_scenario();
        play.lists(0, william(instead, pay));
        play.decide(0, william(instead, pay));
        play.decide(0, road("0,0,NW")).decide(0, TURN);
    }
}

#[test]
fn helpers_10_william_begs_one_card_away_and_not_more() {
    let mut play = with(Helper::William).seat(0, |s| _ = s.hand("LWOO")).play_scenario();
    play.refuses(0, william('L', 'O'), base(31));
    play.refuses(0, william('W', 'O'), helpers(10));
    play.refuses(0, william('L', 'L'), helpers(10));
    // Fifteen roads lie: there is none to build.
    let ring = |s: &mut crate::scene::Seated<'_>| {
        s.roads_at("0,0", "E SE SW W NW").roads_at("1,0", "NW NE E SE SW");
        s.roads_at("2,0", "NW NE E SE");
    };
    let mut play =
        with(Helper::William).seat(0, |s| _ = s.hand("LO")).seat(0, ring).play_scenario();
    assert_eq!(play.of(0).stock.roads, 0);
    play.refuses(0, william('B', 'O'), base(68));
}

/// Four roads, and the fifth that William begs for: the longest road comes before he is turned.
#[test]
fn helpers_10_a_road_of_william_counts_as_any_other() {
    let scene = with(Helper::William).seat(0, |s| {
        s.roads_at("0,0", "E SE SW").hand("LO");
    });
    let mut play = scene.play_scenario();
    play.decide(0, william('B', 'O')).decide(0, road("0,0,W"));
    assert!(is_used(&play) && play.of(0).longest_road);
}

// Marianne.

/// Seat 0 has Marianne, a building at "1,0,NE", and the robber is where it is said.
fn lumber_on_three(robber: &str) -> Scene {
    with(Marianne).before_roll().robber(robber).seat(0, |s| _ = s.settlements(&["1,0,NE"]))
}

#[test]
fn helpers_10_marianne_brings_a_card_after_a_roll_without_yield() {
    let mut play = lumber_on_three("0,0").play_scenario();
    play.roll(0, 6, 6);
    assert_eq!(play.phase(), waits(ScenarioPhase::NothingCame { seat: seat(0) }));
    play.decide(0, marianne('G'));
    assert!(is_used(&play));
    assert_eq!(play.hand(0), hand("G"));
    // Where something came, or on a seven, she is not asked for.
    let mut play = lumber_on_three("0,0").play_scenario();
    play.roll(0, 1, 2);
    assert_eq!((play.phase(), play.hand(0)), (PhaseView::Turn, hand("L")));
    let mut play = lumber_on_three("0,0").play_scenario();
    play.roll(0, 3, 4);
    assert_eq!(play.phase(), PhaseView::MovingRobber);
}

#[test]
fn helpers_22_the_robber_or_a_short_bank_may_have_taken_the_yield() {
    let came = waits(ScenarioPhase::NothingCame { seat: seat(0) });
    let mut play = lumber_on_three("1,0").play_scenario();
    play.roll(0, 1, 2);
    assert_eq!(play.phase(), came);
    let all_lumber = "L".repeat(19);
    let scene = lumber_on_three("0,0").seat(1, |s| _ = s.hand(&all_lumber));
    let mut play = scene.play_scenario();
    play.roll(0, 1, 2);
    assert_eq!(play.phase(), came);
    play.refuses(0, marianne('L'), helpers(22)).decide(0, marianne('W'));
}

#[test]
fn helpers_22_an_empty_bank_has_nothing_to_bring() {
    let all = "LBWGO".repeat(19);
    let scene = lumber_on_three("0,0").seat(1, |s| _ = s.hand(&all));
    let mut play = scene.play_scenario();
    play.roll(0, 6, 6);
    assert_eq!(play.phase(), PhaseView::Turn);
}

// Louis.

/// Seat 0 has Louis and a line around the desert of these many roads, from "0,0,N" to the east.
fn line(roads: usize) -> Scene {
    let around = ["E", "SE", "SW", "W"];
    with(Louis).seat(0, |s| _ = s.roads_at("0,0", &around[..roads - 1].join(" ")))
}

#[test]
fn helpers_10_helpers_16_louis_moves_a_road_from_an_end() {
    let mut play = line(2).play_scenario();
    let events = play.events_of(0, louis("0,0,E", "0,0,NW"));
    let moved = Happening::RoadMoved {
        seat: seat(0),
        from: "0,0,E".parse().unwrap(),
        to: "0,0,NW".parse().unwrap(),
    };
    assert!(events.contains(&Event::Own(moved)));
    assert!(is_used(&play));
    let roads = play.of(0).roads;
    assert!(roads.contains(&"0,0,NW".parse().unwrap()) && roads.len() == 2);
    assert_eq!((play.of(0).stock.roads, play.of(0).road_length), (13, 2));
    play.0.audit().unwrap();
}

#[test]
fn helpers_16_the_road_is_picked_up_before_it_is_laid() {
    let mut play = line(2).play_scenario();
    // Only the road itself reaches there.
    play.refuses(0, louis("0,0,E", "0,0,SE"), base(33));
    play.refuses(0, louis("0,0,E", "0,0,E"), helpers(10));
    play.refuses(0, louis("0,0,E", "0,0,NE"), base(7));
    // At one end of it is the settlement, at the other the next road.
    play.refuses(0, louis("0,0,NE", "0,0,NW"), helpers(10));
    play.refuses(0, louis("0,0,SW", "0,0,NW"), helpers(10));
    play.refuses(0, louis("5,5,E", "0,0,NW"), Rule::table(6));
}

#[test]
fn helpers_16_anothers_building_bars_the_way_as_ever() {
    let scene = line(4).seat(1, |s| _ = s.settlements(&["0,0,SE"]));
    let mut play = scene.play_scenario();
    // Nothing joins at the building, but beyond it the own road goes on.
    play.refuses(0, louis("0,0,SW", "1,0,SW"), base(34));
    play.decide(0, louis("0,0,SW", "0,1,W"));
}

#[test]
fn helpers_16_the_longest_road_is_looked_at_again() {
    let mut play = line(5).play_scenario();
    assert!(play.of(0).longest_road);
    let mut other = play.clone();
    let events = play.events_of(0, louis("0,0,W", "1,0,NW"));
    assert!(events.contains(&Event::LongestRoad { holder: None, length: 0 }));
    assert_eq!((play.of(0).road_length, play.of(0).longest_road), (4, false));
    // Joined at the other end, the line is as long as before.
    other.decide(0, louis("0,0,W", "0,0,NW"));
    assert_eq!((other.of(0).road_length, other.of(0).longest_road), (5, true));
}

// Sean.

/// Seat 0 is about to roll; seat 1 has Sean and holds this, seat 2 holds that.
fn seven(sean: &str, other: &str) -> Table {
    let scene = scene([Jean, Sean, Lin, Hilde]).before_roll();
    let scene = scene.seat(1, |s| _ = s.settlements(&["2,0,NE"]).hand(sean));
    let mut play = scene.seat(2, |s| _ = s.hand(other)).play_scenario();
    play.roll(0, 3, 4);
    play
}

#[test]
fn helpers_10_helpers_20_with_a_large_hand_sean_saves_all_cards() {
    let mut play = seven("LLLLBBBB", "WWWWGGGG");
    assert_eq!(play.phase(), waits(ScenarioPhase::HelperUsed { seat: seat(1) }));
    play.decide(1, swap(Nassir));
    assert_eq!(play.phase(), PhaseView::Discarding { owed: vec![0, 0, 4, 0] });
    play.decide(2, Decision::DiscardAll { cards: hand("WWWW") });
    assert_eq!((play.phase(), play.hand(1).total()), (PhaseView::MovingRobber, 8));
}

#[test]
fn helpers_20_with_a_small_hand_he_brings_a_card_and_nobody_counts_again() {
    let mut play = seven("LLLLBBB", "WWWWGGGG");
    assert_eq!(play.phase(), waits(ScenarioPhase::SeanTakes { seat: seat(1) }));
    play.refuses(2, take('O'), base(62)).decide(1, take('O')).decide(1, TURN);
    // Eight cards now, but seven when the seven fell.
    assert_eq!(play.hand(1).total(), 8);
    assert_eq!(play.phase(), PhaseView::Discarding { owed: vec![0, 0, 4, 0] });
}

#[test]
fn helpers_20_the_robber_moves_as_ever_and_may_rob_his_owner() {
    let mut play = seven("L", "");
    play.decide(1, take('O')).decide(1, TURN).decide(0, robber("2,0"));
    assert_eq!(play.phase(), PhaseView::Stealing { victim: seat(1) });
    play.resolve(Outcome::Stolen { card: card('O') });
    assert_eq!((play.phase(), play.hand(0)), (PhaseView::Turn, hand("O")));
}

#[test]
fn helpers_20_the_bank_gives_only_what_it_has() {
    let mut play = seven("", &"O".repeat(19));
    play.refuses(1, take('O'), helpers(20)).decide(1, take('L'));
    // With nothing to bring, Sean does not act.
    let mut play = seven("", &"LBWGO".repeat(19));
    assert!(matches!(play.phase(), PhaseView::Discarding { .. }));
    play.refuses(1, take('O'), Rule::table(2));
    assert_eq!(helper(&play, 1).helper, Sean);
}

// Candamir.

#[test]
fn helpers_10_helpers_23_candamir_lets_choose_among_three() {
    let mut play = with(Candamir).seat(0, |s| _ = s.hand("WGO")).play_scenario();
    play.decide(0, candamir(None));
    assert_eq!((play.phase(), play.hand(0)), (waits(ScenarioPhase::Showing), hand("")));
    let events = play.events_of_outcome(shown(Monopoly));
    let told = |card| Event::Own(Happening::CardShown { seat: seat(0), card });
    assert_eq!(events, [told(Some(Monopoly))]);
    assert_eq!(events[0].seen_by(Eye::Seat(seat(1))), Some(told(None)));
    play.resolve(shown(Knight)).resolve(shown(Monopoly));
    assert_eq!(play.phase(), waits(ScenarioPhase::Keeping));
    assert_eq!(play.decisions(0), [keep(Knight), keep(Monopoly)]);
    play.refuses(0, keep(VictoryPoint), helpers(23)).decide(0, keep(Monopoly));
    assert!(is_used(&play));
    // The others are in the pile again.
    let pile = Deck::new([14, 2, 2, 1, 5]);
    assert_eq!((play.all().pile_cards, play.of(0).card_count), (Some(pile), 1));
    // Bought in this turn, it is not to be played.
    play.decide(0, TURN).refuses(0, Decision::PlayMonopoly { card: card('L') }, base(49));
}

#[test]
fn helpers_23_one_card_of_the_price_may_be_replaced() {
    let mut play = with(Candamir).seat(0, |s| _ = s.hand("WGL")).play_scenario();
    play.refuses(0, candamir(None), base(31));
    play.refuses(0, candamir(Some(('W', 'L'))), base(31));
    play.refuses(0, candamir(Some(('L', 'W'))), helpers(10));
    play.refuses(0, candamir(Some(('O', 'O'))), helpers(10));
    play.lists(0, candamir(Some(('O', 'L'))));
    play.decide(0, candamir(Some(('O', 'L'))));
    assert_eq!(play.hand(0), hand(""));
}

#[test]
fn helpers_23_only_the_buyer_sees_the_cards() {
    let mut play = with(Candamir).seat(0, |s| _ = s.hand("WGO")).play_scenario();
    play.decide(0, candamir(None)).resolve(shown(VictoryPoint)).resolve(shown(Knight));
    let seen = |number| play.seen_by(number).scenario.unwrap().helpers.unwrap().shown;
    assert_eq!(seen(0), Some(Deck::new([1, 0, 0, 0, 1])));
    assert_eq!([1, 2, 3].map(seen), [None; 3]);
    // What others imagine is dealt anew, what the buyer imagines stays.
    let dreamt = |number, dream| {
        let dream = play.0.imagine(seat(number), &mut Pseudo::new(dream));
        dream.audit().unwrap();
        dream.view(Eye::Arbiter).scenario.unwrap().helpers.unwrap().shown
    };
    assert!((0..20).all(|dream| dreamt(0, dream) == seen(0)));
    assert!((0..20).any(|dream| dreamt(1, dream) != seen(0)));
}

#[test]
fn helpers_23_of_fewer_than_three_all_are_looked_at() {
    // All but two victory points are with seat 1 or played.
    let mut held = vec![RoadBuilding, RoadBuilding, YearOfPlenty, YearOfPlenty, Monopoly, Monopoly];
    held.extend([VictoryPoint; 3]);
    let scene = with(Candamir).seat(0, |s| _ = s.hand("WGOWGO"));
    let mut play = scene.seat(1, |s| _ = s.cards(&held).played(&[Knight; 14])).play_scenario();
    play.decide(0, candamir(None)).refuses_outcome(shown(Knight), base(48));
    play.resolve(shown(VictoryPoint)).resolve(shown(VictoryPoint));
    assert_eq!(play.phase(), waits(ScenarioPhase::Keeping));
    play.decide(0, keep(VictoryPoint)).decide(0, TURN);
    assert_eq!((play.all().pile, play.of(0).total_points), (1, Some(2)));
    // An empty pile sells nothing.
    held.extend([VictoryPoint; 2]);
    let scene = with(Candamir).seat(0, |s| _ = s.hand("WGO"));
    let mut play = scene.seat(1, |s| _ = s.cards(&held).played(&[Knight; 14])).play_scenario();
    play.refuses(0, candamir(None), base(48));
}

#[test]
fn helpers_23_a_point_that_is_kept_may_win() {
    let scene = with(Candamir).seat(0, |s| {
        s.cities(&["2,0,NE", "-2,0,NW", "0,2,S", "0,-2,N"]).hand("WGO");
    });
    let mut play = scene.play_scenario();
    play.decide(0, candamir(None));
    play.resolve(shown(VictoryPoint)).resolve(shown(Knight)).resolve(shown(Knight));
    assert_eq!(play.winner(), None, "a card that is looked at is not yet bought");
    play.decide(0, keep(VictoryPoint));
    assert_eq!(play.winner(), Some(0));
}

// Hilde.

/// Seat 0 has Hilde and one point, seat 1 two points and this hand, seat 2 one point.
fn behind(cards: &str) -> Table {
    let scene = with(Hilde).seat(1, |s| _ = s.cities(&["2,0,NE"]).hand(cards));
    scene.seat(2, |s| _ = s.settlements(&["-2,0,NW"]).hand("W")).play_scenario()
}

#[test]
fn helpers_10_hilde_takes_a_card_from_somebody_ahead() {
    let mut play = behind("LLO");
    play.refuses(0, hilde(2), helpers(10)).refuses(0, hilde(0), helpers(10));
    play.refuses(0, hilde(4), helpers(10)).decide(0, hilde(1));
    assert_eq!(play.phase(), waits(ScenarioPhase::Picking { from: seat(1) }));
    play.refuses(0, pick('W'), helpers(10)).lists(0, pick('L'));
    let events = play.events_of(0, pick('O'));
    let picked = |card| Event::Own(Happening::Picked { seat: seat(0), from: seat(1), card });
    assert!(events.contains(&picked(Some(card('O')))));
    assert_eq!(picked(Some(card('O'))).seen_by(Eye::Seat(seat(2))), Some(picked(None)));
    assert_eq!((play.hand(0), play.hand(1)), (hand("O"), hand("LL")));
    assert!(is_used(&play));
}

#[test]
fn helpers_10_hilde_finds_nothing_in_an_empty_hand() {
    behind("").refuses(0, hilde(1), helpers(10)).refuses(0, pick('O'), Rule::table(2));
}

#[test]
fn helpers_10_hilde_counts_only_points_that_everybody_sees() {
    let scene = with(Hilde).seat(1, |s| {
        s.settlements(&["2,0,NE"]).cards(&[VictoryPoint; 4]).hand("O");
    });
    scene.play_scenario().refuses(0, hilde(1), helpers(10));
}

#[test]
fn helpers_10_only_her_user_sees_the_hand_that_hilde_shows() {
    let mut play = behind("LLO");
    assert!(!play.0.reveals_nothing(seat(0), &hilde(1)));
    play.decide(1, propose("L", "O"));
    let events = play.events_of(0, hilde(1));
    assert!(events.contains(&Event::ProposalEnded { seat: seat(1) }), "as after any theft");
    let seen = |number| play.seen_by(number).scenario.unwrap().helpers.unwrap().hand;
    assert_eq!(seen(0), Some(hand("LLO")));
    assert_eq!([1, 2, 3].map(seen), [None; 3]);
    // The user imagines that hand as it is, all others deal it anew.
    let dreamt = |play: &Table, number, dream| {
        let dream = play.0.imagine(seat(number), &mut Pseudo::new(dream));
        dream.audit().unwrap();
        dream.view(Eye::Arbiter).seats[1].hand
    };
    assert!((0..20).all(|dream| dreamt(&play, 0, dream) == Some(hand("LLO"))));
    assert!((0..20).any(|dream| dreamt(&play, 3, dream) != Some(hand("LLO"))));
    // And remembers what was left there.
    play.decide(0, pick('O'));
    assert!((0..20).all(|dream| dreamt(&play, 0, dream) == Some(hand("LL"))));
    assert!((0..20).any(|dream| dreamt(&play, 3, dream) != Some(hand("LL"))));
}

// Jean.

#[test]
fn helpers_10_helpers_21_jean_trades_two_for_one_to_the_end_of_the_turn() {
    let mut play = with(Jean).seat(0, |s| _ = s.hand("WWWWLLL")).play_scenario();
    play.refuses(0, bank('L', 'O'), base(28));
    play.decide(0, jean('W'));
    // The card goes at once, and the rate stays.
    assert!(is_used(&play));
    play.decide(0, swap(Sean));
    play.decide(0, bank('W', 'O')).decide(0, bank('W', 'G')).refuses(0, bank('L', 'O'), base(28));
    assert_eq!(play.hand(0), hand("LLLOG"));
    assert_eq!(play.of(0).rates[card('W')], 2);
    play.decide(0, Decision::EndTurn);
    assert_eq!(play.of(0).rates[card('W')], 4);
    assert_eq!(play.of(1).rates[card('W')], 4);
}

#[test]
fn helpers_21_a_harbour_stays_as_good_as_it_is() {
    // Ore two for one at the harbour of "2,-1".
    let mut play = with(Jean).seat(0, |s| _ = s.settlements(&["2,-1,NE"])).play_scenario();
    assert_eq!(play.of(0).rates[card('O')], 2);
    play.decide(0, jean('O')).decide(0, TURN);
    assert_eq!(play.of(0).rates[card('O')], 2);
    play.decide(0, Decision::EndTurn);
    assert_eq!(play.of(0).rates[card('O')], 2);
}

// Lin.

/// Lin on a board whose deserts are these.
fn lin_with_deserts(deserts: &[(i8, i8)]) -> Scene {
    let mut board = beginner_board();
    board.robber = Some("1,0".parse().unwrap());
    for tile in &mut board.hexes {
        if deserts.contains(&(tile.q, tile.r)) {
            (tile.terrain, tile.number) = (Terrain::Desert, None);
        } else if tile.terrain == Terrain::Desert {
            (tile.terrain, tile.number) = (Terrain::Pasture, Some(2));
        }
    }
    with(Lin).on(board)
}

#[test]
fn helpers_10_helpers_24_lin_sends_the_robber_to_the_desert() {
    let scene = with(Lin).robber("1,0").seat(1, |s| _ = s.settlements(&["0,0,S"]).hand("OO"));
    let mut play = scene.play_scenario();
    play.refuses(0, lin("2,0"), helpers(24)).refuses(0, lin("9,9"), Rule::table(6));
    let events = play.events_of(0, lin("0,0"));
    let to = "0,0".parse().unwrap();
    assert!(events.contains(&Event::RobberMoved { seat: seat(0), to, victim: None }));
    // A card of the forest that it left, and nobody is robbed.
    assert_eq!((play.hand(0), play.hand(1)), (hand("L"), hand("OO")));
    assert!(is_used(&play));
}

#[test]
fn helpers_24_the_hex_that_the_robber_left_yields_again() {
    let scene = with(Lin).robber("1,0").before_roll().seat(0, |s| _ = s.settlements(&["1,0,NE"]));
    let mut play = scene.play_scenario();
    play.decide(0, lin("0,0")).decide(0, TURN).roll(0, 1, 2);
    assert_eq!(play.hand(0), hand("LL"));
}

#[test]
fn helpers_24_not_from_desert_to_desert_and_not_without_one() {
    with(Lin).robber("0,0").play_scenario().refuses(0, lin("0,0"), helpers(24));
    let two = || lin_with_deserts(&[(0, 0), (0, 2)]);
    two().robber("0,0").play_scenario().refuses(0, lin("0,2"), helpers(24));
    let mut play = two().robber("1,0").play_scenario();
    play.lists(0, lin("0,0")).lists(0, lin("0,2"));
    play.decide(0, lin("0,2"));
    assert_eq!(play.all().robber, Some("0,2".parse().unwrap()));
    let mut play = lin_with_deserts(&[]).robber("1,0").play_scenario();
    play.refuses(0, lin("0,0"), helpers(24));
}

#[test]
fn helpers_24_where_the_bank_has_none_the_robber_goes_all_the_same() {
    let scene = with(Lin).robber("1,0").seat(1, |s| _ = s.hand(&"L".repeat(19)));
    let mut play = scene.play_scenario();
    play.decide(0, lin("0,0"));
    assert_eq!((play.hand(0), play.all().robber), (hand(""), Some("0,0".parse().unwrap())));
}

/// It harms nobody there: the friendly robber goes where players with two points stand.
#[test]
fn helpers_24_the_friendly_robber_goes_to_the_desert_too() {
    let scene = with(Lin).robber("1,0").with(|options| options.friendly_robber = true);
    let scene = scene.seat(1, |s| _ = s.settlements(&["0,0,S"]));
    scene.play_scenario().decide(0, lin("0,0"));
}

// Vincent.

/// Seats with so many played knights; seat 0 has Vincent, two roads and what this costs.
fn knights(played: [usize; 4], cards: &str) -> Scene {
    let scene = with(Vincent).seat(0, |s| _ = s.roads_at("0,0", "E").hand(cards));
    played.into_iter().enumerate().fold(scene, |scene, (number, count)| {
        scene.seat(number, |s| _ = s.played(&vec![Knight; count]))
    })
}

fn army(play: &Table) -> Option<usize> {
    play.all().seats.iter().position(|seat| seat.largest_army)
}

#[test]
fn helpers_10_vincent_builds_for_less_for_a_knight() {
    let mut play = knights([1, 0, 0, 0], "LB").play_scenario();
    play.refuses(0, vincent_city("0,0,N"), base(31));
    play.refuses(0, vincent_settlement("0,0,NE"), base(38));
    play.refuses(0, vincent_settlement("0,0,SW"), base(35));
    play.decide(0, vincent_settlement("0,0,SE"));
    assert!(is_used(&play));
    let me = play.of(0);
    assert_eq!((me.points, me.played[Knight], me.hand), (2, 0, Some(hand(""))));

    let mut play = knights([1, 0, 0, 0], "OOG").play_scenario();
    play.refuses(0, vincent_city("0,0,S"), base(37));
    let events = play.events_of(0, vincent_city("0,0,N"));
    assert!(events.contains(&Event::Own(Happening::KnightGivenUp { seat: seat(0) })));
    let me = play.of(0);
    assert_eq!((me.cities.len(), me.played[Knight], me.hand), (1, 0, Some(hand(""))));
    // The knight has left the game.
    assert_eq!(play.all().pile_cards, Some(Deck::new([13, 2, 2, 2, 5])));
    play.0.audit().unwrap();
}

#[test]
fn helpers_10_without_a_played_knight_vincent_does_nothing() {
    let scene = knights([0, 3, 0, 0], "LBOOG").seat(0, |s| _ = s.cards(&[Knight]));
    let mut play = scene.play_scenario();
    play.refuses(0, vincent_settlement("0,0,SE"), helpers(10));
    play.refuses(0, vincent_city("0,0,N"), helpers(10));
}

#[test]
fn helpers_15_the_army_stays_with_three_knights_where_nobody_has_more() {
    let mut play = knights([4, 3, 0, 0], "LB").largest_army(0).play_scenario();
    play.decide(0, vincent_settlement("0,0,SE"));
    assert_eq!((army(&play), play.of(0).points), (Some(0), 4));
}

#[test]
fn helpers_15_it_goes_to_the_one_who_alone_has_the_most() {
    let mut play = knights([3, 3, 2, 0], "LB").largest_army(0).play_scenario();
    let events = play.events_of(0, vincent_settlement("0,0,SE"));
    assert!(events.contains(&Event::LargestArmy { holder: Some(seat(1)), knights: 3 }));
    assert_eq!((play.of(0).points, play.of(1).points), (2, 2));
}

#[test]
fn helpers_15_it_lies_aside_until_one_alone_has_the_most() {
    let scene = knights([3, 3, 3, 2], "LB").largest_army(0);
    let scene = scene.seat(1, |s| _ = s.cards(&[Knight])).seat(3, |s| _ = s.cards(&[Knight]));
    let mut play = scene.play_scenario();
    let events = play.events_of(0, vincent_settlement("0,0,SE"));
    assert!(events.contains(&Event::LargestArmy { holder: None, knights: 0 }));
    play.decide(0, TURN);
    let mut other = play.clone();
    // A third with three knights does not have the most alone.
    for by in 0..3 {
        next(&mut play, by);
    }
    play.decide(3, Decision::PlayKnight).decide(3, robber("1,1"));
    assert_eq!((play.of(3).played[Knight], army(&play)), (3, None));
    // The fourth knight does it.
    next(&mut other, 0);
    other.decide(1, Decision::PlayKnight);
    assert_eq!(army(&other), Some(1));
}

#[test]
fn helpers_15_with_fewer_than_three_it_lies_aside() {
    let mut play = knights([3, 2, 2, 0], "OOG").largest_army(0).play_scenario();
    play.decide(0, vincent_city("0,0,N"));
    assert_eq!((army(&play), play.of(0).points), (None, 2));
}

/// Nine points, two of them for an army that goes with the knight: the new settlement wins nothing.
#[test]
fn helpers_15_an_army_that_is_given_up_does_not_help_to_win() {
    let scene = knights([3, 0, 0, 0], "LB").largest_army(0);
    let mut play = scene.seat(0, |s| _ = s.cities(&["2,0,NE", "-2,0,NW", "0,2,S"])).play_scenario();
    assert_eq!(play.of(0).points, 9);
    play.decide(0, vincent_settlement("0,0,SE"));
    assert_eq!((play.of(0).points, play.winner()), (8, None));
    assert!(!view(&play).display.contains(&Vincent));
}
