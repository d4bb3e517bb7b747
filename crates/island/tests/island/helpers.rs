//! The Helpers: how they come, when they act, how they are turned and swapped.

use crate::scene::{Play, Scene, bank, card, road, scenario_faults, seat, settlement};
use hex::WIDE;
use island::{
    BoardChoice, Choice, Decision, Development, Event, Face, Full, Happening, HelpView, Helper,
    HelpersView, Outcome, PhaseView, ScenarioPhase, Scenarios, Setup, Start, base, helpers,
};
use table::{Game, Rule, Seat, SeatSet, shelf};

use Helper::{Candamir, Hilde, Jean, Lin, Louis, Marianne, Nassir, Sean, Vincent, William};

/// A game with helpers under way.
pub(crate) type Table = Play<Full, WIDE>;

pub(crate) fn own(choice: Choice) -> Decision<Choice> {
    Decision::Own(choice)
}

pub(crate) const TURN: Decision<Choice> = Decision::Own(Choice::TurnHelper);

pub(crate) fn swap(helper: Helper) -> Decision<Choice> {
    own(Choice::SwapHelper { helper })
}

pub(crate) fn jean(letter: char) -> Decision<Choice> {
    own(Choice::UseJean { card: card(letter) })
}

pub(crate) fn lin(to: &str) -> Decision<Choice> {
    own(Choice::UseLin { to: to.parse().unwrap() })
}

pub(crate) fn marianne(letter: char) -> Decision<Choice> {
    own(Choice::UseMarianne { card: card(letter) })
}

/// Four seats with these helpers; seat 0 is on turn after the roll and stands at "0,0,N" with a road.
pub(crate) fn scene(at: [Helper; 4]) -> Scene {
    let scene = Scene::new(4).scenarios(|with| with.helpers = true).seat(0, |s| {
        s.settlements(&["0,0,N"]).roads_at("0,0", "NE");
    });
    at.into_iter().enumerate().fold(scene, |scene, (number, helper)| {
        scene.seat(number, |s| _ = s.kept(|kept| kept.helper = Some(helper)))
    })
}

/// Seat 0 has this helper, the others such as act only in their own turns.
pub(crate) fn with(helper: Helper) -> Scene {
    let mut quiet = [Louis, Hilde, Vincent, Jean].into_iter().filter(|&other| other != helper);
    scene([helper, quiet.next().unwrap(), quiet.next().unwrap(), quiet.next().unwrap()])
}

pub(crate) fn view(play: &Table) -> HelpersView {
    play.all().scenario.unwrap().helpers.unwrap()
}

pub(crate) fn helper(play: &Table, number: usize) -> HelpView {
    view(play).seats[number].unwrap()
}

fn is_used(number: usize) -> PhaseView {
    PhaseView::Scenario(ScenarioPhase::HelperUsed { seat: seat(number) })
}

fn nothing_came(number: usize) -> PhaseView {
    PhaseView::Scenario(ScenarioPhase::NothingCame { seat: seat(number) })
}

/// The turn goes on to the next, who rolls a twelve.
fn next(play: &mut Table, by: usize) {
    play.decide(by, Decision::EndTurn).roll((by + 1) % 4, 6, 6);
}

/// A game from its founding on, on the beginners' board; seat 1 starts.
fn founding(players: u8) -> Setup {
    let board = if players > 4 { BoardChoice::Six } else { BoardChoice::Beginner };
    let start = Start::Seat { seat: seat(1) };
    let mut setup = Setup { board, start, ..Setup::variable(players) };
    setup.with.helpers = true;
    setup
}

/// Everybody founds at the first place there is. Gives the helpers that came, in order.
fn found(play: &mut Table) -> Vec<(Seat, Helper)> {
    let mut came = Vec::new();
    while play.all().turn.number == 0 {
        let by = play.waits_for()[0];
        let first = play.decisions(by)[0];
        for event in play.events_of(by, first) {
            if let Event::Own(Happening::HelperCame { seat, helper }) = event {
                came.push((seat, helper));
            }
        }
    }
    came
}

#[test]
fn helpers_1_ten_cards_six_of_them_with_a_number() {
    let book: serde_json::Value = shelf::read(shelf::CARDS_HELPERS);
    let cards = book["helper"].as_array().unwrap();
    let ids: Vec<Helper> =
        cards.iter().map(|card| serde_json::from_value(card["id"].clone()).unwrap()).collect();
    assert_eq!(ids, Helper::ALL, "the pile of the book");
    let numbers: Vec<u64> = cards.iter().map(|card| card["number"].as_u64().unwrap()).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 0, 0, 0, 0]);
}

#[test]
fn helpers_1_for_three_to_six_and_each_card_once() {
    let two = Setup { players: 2, ..founding(3) };
    assert!(scenario_faults(&two).contains(&helpers(1)));
    for players in 3..=6 {
        assert_eq!(scenario_faults(&founding(players)), []);
    }
    assert_eq!(scenario_faults(&scene([Lin, Jean, Lin, Sean]).setup()), [helpers(1)]);
    let mut elsewhere = with(Lin).setup();
    elsewhere.with.helpers = false;
    elsewhere.with.friends = true;
    assert_eq!(scenario_faults(&elsewhere), [helpers(1)]);
}

#[test]
fn helpers_2_the_second_settlement_brings_the_top_card() {
    let mut play = Table::from(&founding(4));
    let came = found(&mut play);
    // The last in turn order founds the second settlement first.
    let order = [(0, Nassir), (3, William), (2, Marianne), (1, Louis)];
    assert_eq!(came, order.map(|(number, helper)| (seat(number), helper)));
    for (number, name) in order {
        let held = HelpView { helper: name, face: Face::A, rests: false };
        assert_eq!(helper(&play, number), held);
    }
}

#[test]
fn helpers_2_the_first_settlement_brings_none() {
    let mut play = Table::from(&founding(3));
    for _ in 0..6 {
        let by = play.waits_for()[0];
        let first = play.decisions(by)[0];
        play.decide(by, first);
        assert_eq!(view(&play).seats, [None; 3]);
    }
}

#[test]
fn helpers_3_all_others_lie_in_the_display() {
    let mut play = Table::from(&founding(4));
    found(&mut play);
    assert_eq!(view(&play).display, [Sean, Candamir, Hilde, Jean, Lin, Vincent]);
}

#[test]
fn helpers_4_only_the_own_helper_acts() {
    let mut play = with(Lin).robber("1,0").play_scenario();
    play.refuses(0, jean('W'), helpers(4)).lists(0, lin("0,0"));
    play.decide(0, lin("0,0")).decide(0, swap(Sean));
    let seats = view(&play).seats;
    assert!(seats.iter().all(Option::is_some), "everybody has one: {seats:?}");
    assert_eq!(view(&play).display.len(), 6);
}

#[test]
fn helpers_5_a_used_helper_is_turned_or_swapped_at_once() {
    let mut play = with(Jean).play_scenario();
    play.decide(0, jean('W'));
    assert_eq!((play.phase(), play.waits_for()), (is_used(0), vec![0]));
    play.refuses(0, Decision::EndTurn, helpers(5));
    play.refuses(1, swap(Sean), Rule::table(1));
    play.refuses(0, swap(Hilde), helpers(5));
    let mut other = play.clone();

    play.decide(0, TURN);
    assert_eq!(helper(&play, 0), HelpView { helper: Jean, face: Face::B, rests: true });
    assert_eq!(play.phase(), PhaseView::Turn);

    other.decide(0, swap(Sean));
    assert_eq!(helper(&other, 0), HelpView { helper: Sean, face: Face::A, rests: true });
    assert!(view(&other).display.contains(&Jean));
    assert_eq!(other.phase(), PhaseView::Turn);
}

#[test]
fn helpers_6_after_its_second_face_it_must_go_back() {
    let scene = with(Jean).seat(0, |s| _ = s.kept(|kept| kept.face = Face::B));
    let mut play = scene.play_scenario();
    play.decide(0, jean('W')).refuses(0, TURN, helpers(6)).refuses(0, swap(Jean), helpers(6));
    play.decide(0, swap(Candamir));
    assert_eq!(helper(&play, 0), HelpView { helper: Candamir, face: Face::A, rests: true });
    // Whoever takes the card that went back has it with its first face up.
    let mut play = Table::from(&scene_of_two_swaps());
    play.decide(0, jean('W')).decide(0, swap(Candamir)).decide(0, Decision::EndTurn);
    play.decide(1, lin("0,0")).decide(1, swap(Jean));
    assert_eq!(helper(&play, 1), HelpView { helper: Jean, face: Face::A, rests: true });
}

/// Seat 0 has Jean on the second face, seat 1 has Lin, and the robber is on no desert.
fn scene_of_two_swaps() -> Setup {
    let scene = scene([Jean, Lin, Louis, Hilde]).robber("1,0");
    scene.seat(0, |s| _ = s.kept(|kept| kept.face = Face::B)).setup()
}

#[test]
fn helpers_6_the_card_just_put_back_may_not_be_taken_again() {
    let mut play = with(Jean).play_scenario();
    play.decide(0, jean('W')).refuses(0, swap(Jean), helpers(6));
    assert!(!view(&play).display.contains(&Jean));
}

#[test]
fn helpers_7_not_twice_in_one_turn_and_not_in_the_turn_in_which_it_came() {
    let mut play = with(Jean).robber("1,0").play_scenario();
    play.decide(0, jean('W'));
    let mut other = play.clone();
    play.decide(0, TURN).refuses(0, jean('O'), helpers(7));
    other.decide(0, swap(Lin)).refuses(0, lin("0,0"), helpers(7));
    for by in 0..4 {
        next(&mut play, by);
        next(&mut other, by);
    }
    play.decide(0, jean('O'));
    other.decide(0, lin("0,0"));
}

#[test]
fn helpers_8_an_unused_helper_stays() {
    for face in [Face::A, Face::B] {
        let scene = with(Jean).seat(0, |s| _ = s.kept(|kept| kept.face = face));
        let mut play = scene.play_scenario();
        play.refuses(0, TURN, helpers(8)).refuses(0, swap(Sean), helpers(8));
    }
}

#[test]
fn helpers_9_no_helper_in_the_special_building_phase() {
    let scene = scene([Louis, Lin, Jean, Hilde]).robber("1,0");
    let mut play = scene.with(|options| options.special_building = Some(true)).play_scenario();
    play.decide(0, Decision::EndTurn);
    assert_eq!(play.phase(), PhaseView::SpecialBuilding { seat: seat(1) });
    play.refuses(1, lin("0,0"), helpers(9)).refuses(2, jean('W'), helpers(9));
    assert_eq!(play.decisions(1), [Decision::Pass]);
}

#[test]
fn helpers_11_marianne_acts_in_the_turns_of_others() {
    let mut play = scene([Jean, Lin, Marianne, Hilde]).before_roll().play_scenario();
    play.roll(0, 6, 6);
    assert_eq!((play.phase(), play.waits_for()), (nothing_came(2), vec![2]));
    play.refuses(0, Decision::EndTurn, base(64)).refuses(2, swap(Sean), base(64));
    play.decide(2, marianne('O')).refuses(0, Decision::EndTurn, base(64));
    assert_eq!(play.phase(), is_used(2));
    play.decide(2, swap(Sean));
    assert_eq!((play.phase(), play.hand(2).total()), (PhaseView::Turn, 1));
    assert_eq!(helper(&play, 2).helper, Sean);
}

#[test]
fn helpers_11_sean_acts_in_the_turns_of_others() {
    let mut play = scene([Jean, Lin, Sean, Hilde]).before_roll().play_scenario();
    play.roll(0, 3, 4);
    play.decide(2, Decision::Take { card: card('W') });
    assert_eq!(play.phase(), is_used(2));
    play.decide(2, TURN);
    assert_eq!(play.phase(), PhaseView::MovingRobber);
}

#[test]
fn helpers_11_out_of_their_time_neither_acts() {
    let mut play = with(Marianne).play_scenario();
    play.refuses(0, marianne('O'), helpers(11));
    let mut play = with(Sean).play_scenario();
    play.refuses(0, Decision::Take { card: card('O') }, Rule::table(2));
}

#[test]
fn helpers_12_ten_points_win() {
    for variant in Scenarios::variants().iter().filter(|one| one.id.starts_with("helpers")) {
        assert_eq!(variant.setup.options.points_to_win, 10, "{}", variant.id);
    }
    // Nine points, a knight that brings no army, and the cards for the tenth point.
    let scene = with(Vincent).seat(0, |s| {
        s.cities(&["2,0,NE", "-2,0,NW", "0,2,S", "0,-2,N"]).roads_at("0,0", "E").hand("LB");
        s.played(&[Development::Knight]);
    });
    let mut play = scene.play_scenario();
    play.decide(0, own(Choice::UseVincentSettlement { at: "0,0,SE".parse().unwrap() }));
    assert_eq!((play.winner(), play.phase()), (Some(0), PhaseView::Over { winner: Some(seat(0)) }));
    play.refuses(0, TURN, Rule::table(4));
}

#[test]
fn helpers_13_nobody_has_to_use_a_helper() {
    let mut play = with(Marianne).before_roll().play_scenario();
    play.roll(0, 6, 6).decide(0, Decision::Decline);
    let kept = HelpView { helper: Marianne, face: Face::A, rests: false };
    assert_eq!((play.phase(), helper(&play, 0)), (PhaseView::Turn, kept));
    play.decide(0, Decision::EndTurn);
}

#[test]
fn helpers_13_but_sean_must_act() {
    let mut play = with(Sean).before_roll().play_scenario();
    play.roll(0, 3, 4).refuses(0, Decision::Decline, helpers(13));
    assert_eq!(play.decisions(0).len(), 5, "a card of each kind, and nothing else");
}

#[test]
fn helpers_14_a_helper_rests_in_the_running_turn_whoevers_it_is() {
    // Lin goes before the roll, and Marianne, who comes for her, rests for that roll.
    let mut play = with(Lin).robber("1,0").before_roll().play_scenario();
    play.decide(0, lin("0,0")).decide(0, swap(Marianne)).roll(0, 6, 6);
    assert_eq!(play.phase(), PhaseView::Turn);
    // In the turn of the next player she acts.
    play.decide(0, Decision::EndTurn).roll(1, 6, 6);
    assert_eq!(play.phase(), nothing_came(0));
    play.decide(0, marianne('L')).decide(0, TURN).decide(1, Decision::EndTurn).roll(2, 6, 6);
    assert_eq!(play.phase(), nothing_came(0), "used in one turn, she may act in the next");
}

#[test]
fn helpers_14_a_resting_sean_does_not_act() {
    let mut play = with(Lin).robber("1,0").before_roll().play_scenario();
    play.decide(0, lin("0,0")).decide(0, swap(Sean)).roll(0, 3, 4);
    assert_eq!(play.phase(), PhaseView::MovingRobber);
}

#[test]
fn helpers_17_without_a_founding_they_are_dealt_in_reverse_turn_order() {
    let mut setup = Setup { start: Start::Seat { seat: seat(2) }, ..Setup::beginner(4) };
    setup.with.helpers = true;
    let play = Table::from(&setup);
    let dealt: Vec<Helper> = (0..4).map(|number| helper(&play, number).helper).collect();
    // From the last in turn order, seat 1, back to seat 2, who starts.
    assert_eq!(dealt, [William, Nassir, Louis, Marianne]);
}

#[test]
fn helpers_17_what_is_given_is_not_dealt_again() {
    let scene = Scene::new(4).scenarios(|with| with.helpers = true);
    let scene = scene.seat(2, |s| _ = s.kept(|kept| kept.helper = Some(Nassir)));
    let play = scene.play_scenario();
    let dealt: Vec<Helper> = (0..4).map(|number| helper(&play, number).helper).collect();
    assert_eq!(dealt, [Louis, Marianne, Nassir, William]);
    let faceless = Scene::new(4).scenarios(|with| with.helpers = true);
    let faceless = faceless.seat(1, |s| _ = s.kept(|kept| kept.face = Face::B));
    assert_eq!(scenario_faults(&faceless.setup()), [helpers(5)]);
}

#[test]
fn helpers_17_the_display_is_never_empty() {
    let mut play = Table::from(&founding(6));
    if let PhaseView::PlacingRobber { .. } = play.phase() {
        let first = play.decisions(1)[0];
        play.decide(1, first);
    }
    found(&mut play);
    assert_eq!(view(&play).display, [Hilde, Jean, Lin, Vincent]);
}

/// A use of each helper that acts in its owner's turn only, by seat 0.
fn uses() -> [(Helper, Choice); 7] {
    let at = "0,0,N".parse().unwrap();
    let (from, to) = ("0,0,NE".parse().unwrap(), "0,0,NW".parse().unwrap());
    let (instead, pay) = (card('L'), card('O'));
    [
        (Nassir, Choice::UseNassir { card: card('L'), of: SeatSet::only(seat(1)) }),
        (William, Choice::UseWilliam { instead, pay }),
        (Louis, Choice::UseLouis { from, to }),
        (Candamir, Choice::UseCandamir { swap: None }),
        (Hilde, Choice::UseHilde { seat: seat(1) }),
        (Jean, Choice::UseJean { card: card('L') }),
        (Vincent, Choice::UseVincentCity { at }),
    ]
}

/// Seat 0 has all that any helper may ask for.
fn ready(helper: Helper) -> Scene {
    with(helper)
        .robber("1,0")
        .seat(0, |s| _ = s.hand("LLBBWGGOO").played(&[Development::Knight]))
        .seat(1, |s| _ = s.cities(&["2,0,NE"]).hand("L"))
}

#[test]
fn helpers_18_most_act_only_after_the_roll() {
    for (name, choice) in uses() {
        let mut play = ready(name).before_roll().play_scenario();
        play.refuses(0, own(choice), helpers(18));
        let mut play = ready(name).play_scenario();
        play.lists(0, own(choice));
        play.decide(0, own(choice));
    }
}

#[test]
fn helpers_18_lin_acts_before_the_roll_too() {
    for scene in [ready(Lin).before_roll(), ready(Lin)] {
        let mut play = scene.play_scenario();
        play.lists(0, lin("0,0"));
        play.decide(0, lin("0,0"));
    }
}

#[test]
fn helpers_18_only_in_the_own_turn() {
    for (name, choice) in uses() {
        let mut play = ready(name).turn(2).play_scenario();
        play.refuses(0, own(choice), base(62));
    }
    ready(Lin).turn(2).play_scenario().refuses(0, lin("0,0"), base(62));
}

#[test]
fn helpers_18_in_the_strict_order_nassir_and_jean_are_trading() {
    for (name, choice) in uses() {
        let mut play = ready(name).with(|options| options.strict_order = true).play_scenario();
        play.decide(0, road("0,0,E"));
        if matches!(name, Nassir | Jean) {
            play.refuses(0, own(choice), helpers(18));
        } else if name != Louis {
            play.decide(0, own(choice));
        }
    }
}

#[test]
fn helpers_18_william_candamir_and_vincent_end_trading_in_the_strict_order() {
    for (name, choice) in uses() {
        if !matches!(name, William | Candamir | Vincent) {
            continue;
        }
        let scene = ready(name).with(|options| options.strict_order = true);
        let mut play = scene.seat(0, |s| _ = s.hand("LLBBBBWGGOOO")).play_scenario();
        play.decide(0, own(choice)).settle(&mut table::Pseudo::new(1));
        if let PhaseView::FreeRoads { .. } = play.phase() {
            play.decide(0, road("0,0,E"));
        }
        if let PhaseView::Scenario(ScenarioPhase::Keeping) = play.phase() {
            let first = play.decisions(0)[0];
            play.decide(0, first);
        }
        play.decide(0, TURN).refuses(0, bank('B', 'O'), base(21));
    }
}

#[test]
fn helpers_19_a_helper_from_the_founding_acts_from_the_first_turn_on() {
    let mut play = Table::from(&founding(4));
    found(&mut play);
    assert!(view(&play).seats.iter().all(|held| !held.unwrap().rests));
    // Seat 2 has Marianne, and the first roll is seat 1's.
    let asked = (1..=6).flat_map(|one| (1..=6).map(move |other| [one, other])).any(|dice| {
        let mut first = play.clone();
        first.decide(1, Decision::Roll).resolve(Outcome::Rolled { dice });
        first.phase() == nothing_came(2)
    });
    assert!(asked, "some roll brings seat 2 nothing");
    let mut own_turn = play.clone();
    own_turn.roll(1, 3, 4).decide(1, Decision::MoveRobber { to: "0,-2".parse().unwrap() });
    own_turn.settle(&mut table::Pseudo::new(1));
    if let PhaseView::ChoosingVictim { .. } = own_turn.phase() {
        let first = own_turn.decisions(1)[0];
        own_turn.decide(1, first).settle(&mut table::Pseudo::new(1));
    }
    let louis = own_turn
        .decisions(1)
        .into_iter()
        .find(|one| matches!(one, Decision::Own(Choice::UseLouis { .. })));
    own_turn.decide(1, louis.expect("a founding road can be moved"));
}

/// Why not: every helper has its reason by name, and what may be done has none.
#[test]
fn the_reasons_against_helpers_go_by_their_names() {
    let kinds = [
        "use_nassir",
        "use_william",
        "use_louis",
        "use_candamir",
        "use_hilde",
        "use_jean",
        "use_lin",
        "use_vincent_settlement",
        "use_vincent_city",
    ];
    for (name, choice) in uses() {
        let play = ready(name).seat(0, |s| _ = s.roads_at("0,0", "E")).play_scenario();
        let closed = play.0.why_not(seat(0));
        let mut free: Vec<&str> = kinds.to_vec();
        free.retain(|kind| closed.iter().all(|(other, _)| other != kind));
        let word = format!("use_{name:?}").to_lowercase();
        assert!(!free.is_empty() && free.iter().all(|kind| kind.starts_with(&word)), "{choice:?}");
        let other =
            closed.iter().filter(|(kind, _)| kinds.contains(kind) && !kind.starts_with(&word));
        assert!(other.clone().count() >= 7);
        assert!(other.clone().all(|(_, refusal)| refusal.rule == helpers(4)));
    }
    let plain = Scene::new(4).scenarios(|with| with.friends = true).play_scenario();
    let wishes = plain.0.wishes(seat(0));
    assert!(wishes.iter().all(|(kind, _)| !kind.starts_with("use_")));
}

/// Nobody is told whether a helper could be used: it is asked for by what lies open alone.
#[test]
fn being_asked_tells_nothing_about_the_hand() {
    for cards in ["LBWGOLB", "OOOOOOO"] {
        let scene = scene([Jean, Sean, Marianne, Hilde]).before_roll();
        let scene = scene.seat(1, |s| _ = s.hand(cards)).seat(2, |s| _ = s.hand(cards));
        let mut play = scene.play_scenario();
        play.roll(0, 6, 6);
        assert_eq!(play.phase(), nothing_came(2));
        assert_eq!(play.0.excuse(seat(2)), None);
        play.decide(2, Decision::Decline).decide(0, Decision::EndTurn).roll(1, 3, 4);
        assert_eq!(play.waits_for(), [1]);
    }
}

#[test]
fn helpers_2_settlements_built_later_bring_no_helper() {
    let scene = with(Jean).seat(0, |s| _ = s.roads_at("0,0", "E").hand("LBWG"));
    let mut play = scene.play_scenario();
    play.decide(0, settlement("0,0,SE"));
    assert_eq!(helper(&play, 0).helper, Jean);
}
