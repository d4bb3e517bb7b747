//! Best Friends: what is in play, and how letters are earned by the robber and by gifts.
//!
//! The desert is "0,0" in the middle of the beginners' board.

use hex::WIDE;
use island::{
    Choice, Decision, Development, Event, Fate, FriendsView, Full, Guild, Happening, Helper, Kept,
    Letters, Outcome, PhaseView, Resource, ScenarioPhase, Scenarios, Setup, base, friends, option,
};
use table::{Event as _, Excuse, Eye, Game, Pseudo, Rule};

use crate::scene::*;

pub(crate) type Friends = Play<Full, WIDE>;

/// A position of Best Friends to be put down.
pub(crate) fn scene(players: usize) -> Scene {
    Scene::new(players).scenarios(|with| with.friends = true)
}

/// Letters by the first letters of their guilds: T traders, M merchants, R road builders, S
/// scholars, B master builders.
pub(crate) fn letters(initials: &str) -> Letters {
    let guild = |initial| match initial {
        'T' => Guild::Trader,
        'M' => Guild::Merchant,
        'R' => Guild::RoadBuilder,
        'S' => Guild::Scholar,
        'B' => Guild::MasterBuilder,
        other => panic!("no guild {other}"),
    };
    let each = initials.chars().map(|initial| Letters::one(guild(initial)));
    each.fold(Letters::NONE, Letters::plus)
}

pub(crate) fn own(choice: Choice) -> Decision<Choice> {
    Decision::Own(choice)
}

pub(crate) fn give(letter: char, to: usize) -> Decision<Choice> {
    own(Choice::Give { card: card(letter), to: seat(to) })
}

pub(crate) fn letter(guild: Guild) -> Outcome<Fate> {
    Outcome::Own(Fate::Letter { guild })
}

/// Best Friends, all letters face up.
pub(crate) fn all(play: &Friends) -> FriendsView {
    play.all().scenario.and_then(|scenario| scenario.friends).expect("Best Friends is played")
}

/// The letters of a seat.
pub(crate) fn held(play: &Friends, number: usize) -> Letters {
    all(play).seats[number].letters.expect("all letters are face up")
}

/// For whom a letter is drawn now.
pub(crate) fn draws(play: &Friends) -> Option<usize> {
    match play.phase() {
        PhaseView::Scenario(ScenarioPhase::DrawingLetter { seat }) => Some(seat.index()),
        _ => None,
    }
}

/// These draw a letter each, one after the other, and nobody else.
#[track_caller]
pub(crate) fn draw_in_order(play: &mut Friends, order: &[usize]) {
    for &number in order {
        assert_eq!(draws(play), Some(number));
        draw_one(play);
    }
    assert_eq!(draws(play), None);
}

/// Somebody draws a letter, as chance has it.
pub(crate) fn draw_one(play: &mut Friends) {
    let outcome = play.0.sample(&mut Pseudo::new(1));
    play.resolve(outcome);
}

fn spare() -> Decision<Choice> {
    own(Choice::Spare)
}

fn rob(number: usize) -> Decision<Choice> {
    Decision::Rob { victim: seat(number) }
}

#[test]
fn friends_1_three_to_six_play_with_chips_and_letters() {
    assert!(scenario_faults(&scene(2).setup()).contains(&friends(1)));
    for players in 3..=6 {
        assert_eq!(all(&scene(players).play_scenario()).chips, 12);
    }
    assert_eq!(all(&scene(6).play_scenario()).stock, 84);
    // Chips are worth a point each and run out.
    let chips = |count| scene(3).seat(1, |s| _ = s.kept(|kept| kept.chips = count));
    let play = chips(5).play_scenario();
    assert_eq!((all(&play).chips, all(&play).seats[1].chips, play.of(1).points), (7, 5, 5));
    assert_eq!(scenario_faults(&chips(13).setup()), [friends(1)]);
    // Without the scenario there are neither.
    let kept: [fn(&mut Kept); 2] = [|kept| kept.chips = 1, |kept| kept.letters = letters("T")];
    for change in kept {
        let without = Scene::new(3).scenarios(|with| with.helpers = true);
        assert_eq!(scenario_faults(&without.seat(0, |s| _ = s.kept(change)).setup()), [friends(1)]);
    }
    let mut play = Scene::new(3).scenarios(|with| with.helpers = true).play_scenario();
    play.refuses(0, own(Choice::Exchange), friends(1));
}

#[test]
fn friends_2_how_many_letters_are_in_play() {
    for (players, few, many) in [(3, 6, 12), (4, 8, 16), (5, 10, 20), (6, 12, 24)] {
        let mut play = scene(players).before_roll().play_scenario();
        assert_eq!(all(&play).stock, 3 * few + 2 * many);
        play.roll(0, 3, 4).decide(0, robber("1,1"));
        let counts = [few, few, few, many, many];
        let weights = Guild::ALL.map(letter).into_iter().zip(counts);
        assert_eq!(play.outcomes(), weights.collect::<Vec<_>>());
    }
    let held = |seats: [u8; 2]| {
        let scene = scene(3).seat(0, |s| _ = s.kept(|k| k.letters[Guild::Trader] = seats[0]));
        scene.seat(1, |s| _ = s.kept(|k| k.letters[Guild::Trader] = seats[1])).setup()
    };
    assert_eq!(scenario_faults(&held([3, 3])), []);
    assert_eq!(scenario_faults(&held([3, 4])), [friends(2)]);
}

/// Seat 0 has rolled a seven. Seats 1 and 2, who has no cards, stand at the desert "0,0", seat 0 and
/// seat 3 at "1,1", and seat 0 alone at "-1,2". The robber comes from "2,-2".
fn seven() -> Friends {
    let scene = scene(4).before_roll().robber("2,-2");
    let scene = scene.seat(0, |s| _ = s.settlements(&["1,1,S", "-1,2,S"]));
    let scene = scene.seat(1, |s| _ = s.settlements(&["0,0,N"]).hand("LL"));
    let scene = scene.seat(2, |s| _ = s.settlements(&["0,0,S"]));
    let mut play = scene.seat(3, |s| _ = s.settlements(&["1,1,NE"]).hand("O")).play_scenario();
    play.roll(0, 3, 4);
    play
}

#[test]
fn friends_3_the_robber_where_nobody_builds_earns_a_letter() {
    let mut play = seven();
    let events = play.events_of(0, robber("-2,0"));
    let spared = Happening::Spared { seat: seat(0), spared: seats(&[]) };
    assert_eq!(events.last(), Some(&Event::Own(spared)));
    draw_in_order(&mut play, &[0]);
    assert_eq!(play.phase(), PhaseView::Turn);
    assert_eq!((held(&play, 0).total(), all(&play).stock), (1, 55));
    // By a knight too, before the roll, and on an empty desert.
    let scene = scene(3).before_roll().robber("1,1");
    let mut play = scene.seat(0, |s| _ = s.cards(&[Development::Knight])).play_scenario();
    play.decide(0, Decision::PlayKnight).decide(0, robber("0,0"));
    draw_in_order(&mut play, &[0]);
    play.lists(0, Decision::Roll);
    // Where somebody builds there is none.
    let mut play = seven();
    play.decide(0, robber("1,1")).resolve(Outcome::Stolen { card: Resource::Ore });
    assert_eq!((play.phase(), held(&play, 0)), (PhaseView::Turn, Letters::NONE));
}

#[test]
fn friends_4_sparing_others_at_the_desert_earns_one_letter() {
    let mut play = seven();
    play.decide(0, robber("0,0")).refuses(1, spare(), Rule::table(1));
    play.lists(0, rob(1)).lists(0, rob(2)).lists(0, spare());
    let events = play.events_of(0, spare());
    let spared = Happening::Spared { seat: seat(0), spared: seats(&[1, 2]) };
    assert_eq!(events, [Event::Own(spared)]);
    draw_in_order(&mut play, &[0]);
    assert_eq!((play.phase(), play.hand(1)), (PhaseView::Turn, hand("LL")));
    // Whoever robs earns nothing.
    let mut play = seven();
    play.decide(0, robber("0,0")).decide(0, rob(1));
    play.resolve(Outcome::Stolen { card: Resource::Lumber });
    assert_eq!((play.phase(), held(&play, 0)), (PhaseView::Turn, Letters::NONE));
    play.refuses(0, spare(), friends(4));
}

#[test]
fn friends_22_who_is_spared_and_where() {
    // A single player at the desert, even one without cards, can be spared.
    let alone = scene(3).before_roll().robber("1,1").seat(2, |s| _ = s.settlements(&["0,0,S"]));
    let mut play = alone.play_scenario();
    play.roll(0, 3, 4).decide(0, robber("0,0")).lists(0, rob(2));
    play.decide(0, spare());
    draw_in_order(&mut play, &[0]);
    // Own buildings alone earn nothing, at the desert as elsewhere.
    let own = scene(3).before_roll().robber("1,1").seat(0, |s| _ = s.settlements(&["0,0,S"]));
    let mut play = own.play_scenario();
    play.roll(0, 3, 4).decide(0, robber("0,0"));
    assert_eq!((play.phase(), draws(&play)), (PhaseView::Turn, None));
    let mut play = seven();
    play.decide(0, robber("-1,2"));
    assert_eq!((play.phase(), draws(&play)), (PhaseView::Turn, None));
    // Elsewhere stealing is compulsory, also where there is a choice of victims.
    let two = scene(3).before_roll().seat(1, |s| _ = s.settlements(&["1,1,N"]));
    let mut play = two.seat(2, |s| _ = s.settlements(&["1,1,S"])).play_scenario();
    play.roll(0, 3, 4).decide(0, robber("1,1")).refuses(0, spare(), base(78));
    // Where the robber does not steal there is nobody to be spared.
    let none = scene(3).with(|options| options.steals = false).before_roll().robber("1,1");
    let mut play = none.seat(2, |s| _ = s.settlements(&["0,0,S"])).play_scenario();
    play.roll(0, 3, 4).decide(0, robber("0,0"));
    assert_eq!((play.phase(), draws(&play)), (PhaseView::Turn, None));
}

#[test]
fn friends_35_a_robber_sent_by_a_helper_earns_nothing() {
    let scene = scene(3).scenarios(|with| with.helpers = true).robber("1,1");
    let lin = scene.seat(0, |s| _ = s.kept(|kept| kept.helper = Some(Helper::Lin)));
    let mut play = lin.play_scenario();
    play.decide(0, own(Choice::UseLin { to: "0,0".parse().unwrap() }));
    play.decide(0, own(Choice::TurnHelper));
    assert_eq!((play.phase(), held(&play, 0)), (PhaseView::Turn, Letters::NONE));
}

/// Seat 0 on turn with two points and a hand; seat 1 has two points, seat 2 three, seat 3 one.
fn givers() -> Scene {
    let scene = scene(4).seat(0, |s| _ = s.settlements(&["0,0,N", "0,0,S"]).hand("LLO"));
    let scene = scene.seat(1, |s| _ = s.cities(&["1,1,N"]));
    let scene = scene.seat(2, |s| _ = s.cities(&["-1,2,S"]).settlements(&["-2,0,N"]));
    scene.seat(3, |s| _ = s.settlements(&["2,-2,N"]))
}

#[test]
fn friends_5_a_gift_to_somebody_not_ahead_earns_a_letter() {
    let mut play = givers().play_scenario();
    play.refuses(0, give('L', 2), friends(5)).refuses(0, give('L', 0), friends(5));
    play.refuses(0, give('L', 5), friends(5)).refuses(1, give('L', 3), base(62));
    let events = play.events_of(0, give('L', 1));
    let offered = Happening::GiftOffered { seat: seat(0), to: seat(1), card: Resource::Lumber };
    assert_eq!(events, [Event::Own(offered)]);
    assert_eq!(play.waits_for(), [1]);
    play.refuses(0, Decision::EndTurn, base(64)).refuses(1, Decision::Roll, base(62));
    play.refuses(2, Decision::Accept, base(62)).refuses(1, give('L', 2), base(62));
    let from = seat(0);
    let (seat, card) = (seat(1), Resource::Lumber);
    let taken = Happening::GiftAnswered { seat, from, card, accepts: true };
    assert_eq!(play.events_of(1, Decision::Accept), [Event::Own(taken)]);
    assert_eq!((play.hand(0), play.hand(1)), (hand("LO"), hand("L")));
    draw_in_order(&mut play, &[0]);
    // Once in a turn, and again in the next own one.
    play.refuses(0, give('O', 3), friends(5));
    assert!(all(&play).given);
    play.decide(0, Decision::EndTurn);
    assert!(!all(&play).given);
}

#[test]
fn friends_5_friends_32_who_refuses_is_not_asked_again() {
    let mut play = givers().play_scenario();
    play.decide(0, give('L', 1));
    assert_eq!(play.0.excuse(seat(1)), Some(Excuse::Unwilling(Decision::Decline)));
    assert_eq!(play.0.excuse(seat(0)), None);
    play.decide(1, Decision::Decline);
    assert_eq!((play.phase(), play.hand(0)), (PhaseView::Turn, hand("LLO")));
    assert_eq!((held(&play, 0), all(&play).refused), (Letters::NONE, seats(&[1])));
    play.refuses(0, give('L', 1), friends(32)).refuses(0, give('O', 1), friends(32));
    // The same or another card goes to another.
    play.lists(0, give('L', 3));
    play.decide(0, give('O', 3)).decide(3, Decision::Accept);
    draw_in_order(&mut play, &[0]);
    play.decide(0, Decision::EndTurn).roll(1, 1, 1);
    assert_eq!(all(&play).refused, seats(&[]));
}

#[test]
fn friends_32_a_gift_is_no_trade() {
    // BASE-27 forbids it as a trade, also where gifts are played, and where trade is switched off
    // a gift is still possible.
    let mut play = givers().play_scenario();
    play.refuses(0, offer("L", "", &[1]), base(27));
    let mut play = givers().with(|options| options.player_trade = false).play_scenario();
    play.refuses(0, offer("L", "B", &[1]), option(11)).decide(0, give('L', 1));
    play.decide(1, Decision::Accept);
    // Points are compared at the offer, not before: once the giver has caught up it may ask.
    let mut play = givers().seat(0, |s| _ = s.hand("OOOGGL")).play_scenario();
    play.refuses(0, give('L', 2), friends(5)).decide(0, city("0,0,N")).lists(0, give('L', 2));
}

#[test]
fn friends_31_visible_points_and_a_card_in_the_hand() {
    // Hidden points do not count, for neither of the two; chips do.
    let points = [Development::VictoryPoint; 2];
    let mut play = givers().seat(0, |s| _ = s.cards(&points)).play_scenario();
    play.refuses(0, give('L', 2), friends(5));
    let play = givers().seat(1, |s| _ = s.cards(&points)).play_scenario();
    play.lists(0, give('L', 1));
    let mut play = givers().seat(1, |s| _ = s.kept(|kept| kept.chips = 1)).play_scenario();
    play.refuses(0, give('L', 1), friends(5));
    let mut play = givers().seat(0, |s| _ = s.kept(|kept| kept.chips = 1)).play_scenario();
    play.lists(0, give('L', 2));
    // What is offered is named to all, and held.
    play.refuses(0, give('B', 1), friends(31));
    for event in play.events_of(0, give('L', 1)) {
        assert_eq!(event.seen_by(Eye::Spectator), Some(event.clone()));
    }
    let phase = ScenarioPhase::Gift { to: seat(1), card: Resource::Lumber };
    assert_eq!(play.seen_by(3).phase, PhaseView::Scenario(phase));
}

/// Whatever a seat imagines, the giver holds what is offered, and proposals stay as they are.
#[test]
fn friends_31_an_offered_gift_is_in_every_imagined_hand() {
    let scene = givers().seat(1, |s| _ = s.hand("BBWW")).seat(2, |s| _ = s.hand("GGGG"));
    let mut play = scene.seat(0, |s| _ = s.hand("OBB")).play_scenario();
    play.decide(2, propose("GG", "O")).decide(0, give('O', 3));
    let mut chance = Pseudo::new(3);
    for _ in 0..50 {
        let mut dream = Play(play.0.imagine(seat(3), &mut chance));
        dream.0.audit().unwrap();
        assert!(dream.hand(0).covers(hand("O")), "{:?}", dream.hand(0));
        assert_eq!(dream.seen_by(3), play.seen_by(3));
        dream.decide(3, Decision::Accept);
    }
}

#[test]
fn friends_11_letters_are_drawn_by_chance_and_kept_secret() {
    let mut play = seven();
    play.decide(0, robber("-2,0"));
    let drawn = Event::Own(Happening::LetterDrawn { seat: seat(0), guild: Some(Guild::Scholar) });
    let hidden = Event::Own(Happening::LetterDrawn { seat: seat(0), guild: None });
    let events = play.events_of_outcome(letter(Guild::Scholar));
    assert_eq!(events, std::slice::from_ref(&drawn));
    assert_eq!(events[0].seen_by(Eye::Seat(seat(0))), Some(drawn));
    for eye in [Eye::Seat(seat(1)), Eye::Spectator] {
        assert_eq!(events[0].seen_by(eye), Some(hidden.clone()));
        let seen = play.0.view(eye).scenario.unwrap().friends.unwrap();
        assert_eq!(
            (seen.seats[0].count, seen.seats[0].letters, seen.seats[0].fresh),
            (1, None, None)
        );
    }
    let seen = play.seen_by(0).scenario.unwrap().friends.unwrap();
    assert_eq!(seen.seats[0].letters, Some(letters("S")));
    // Others imagine other letters.
    let mut chance = Pseudo::new(1);
    let dreams = (0..40).map(|_| held(&Play(play.0.imagine(seat(1), &mut chance)), 0));
    let dreams: Vec<Letters> = dreams.collect();
    assert!(Guild::ALL.iter().all(|&guild| dreams.contains(&Letters::one(guild))));
    // A letter that is not there any more does not come.
    let traders = scene(3).before_roll().seat(1, |s| _ = s.kept(|k| k.letters = letters("TTTTTT")));
    let mut play = traders.play_scenario();
    play.roll(0, 3, 4).decide(0, robber("1,1")).refuses_outcome(letter(Guild::Trader), friends(11));
}

#[test]
fn friends_17_letters_are_never_traded() {
    let read = |text: &str| serde_json::from_str::<Decision<Choice>>(text);
    assert!(read(r#"{"do":"give","card":"lumber","to":1}"#).is_ok());
    assert!(read(r#"{"do":"give","card":"trader","to":1}"#).is_err());
    assert!(read(r#"{"do":"offer","give":{"lumber":1},"want":{"ore":1},"to":[1]}"#).is_ok());
    assert!(read(r#"{"do":"offer","give":{"trader":1},"want":{"ore":1},"to":[1]}"#).is_err());
}

#[test]
fn friends_20_eleven_points_win() {
    let mine = Scenarios::variants().into_iter().filter(|v| v.id.starts_with("friends"));
    let points: Vec<u8> = mine.map(|variant| variant.setup.options.points_to_win).collect();
    assert_eq!(points, [11; 4]);
    // With the helpers too: the switch leaves the points as they are.
    let eleven = |turn: usize| {
        let scene = scene(3).with(|options| options.points_to_win = 11).turn(turn);
        scene.seat(0, |s| _ = s.kept(|k| (k.chips, k.letters) = (9, letters("BB"))))
    };
    let rich = |scene: Scene| scene.seat(0, |s| _ = s.settlements(&["0,0,N"]));
    let mut play = rich(eleven(0)).play_scenario();
    play.decide(0, own(Choice::Redeem { guild: Guild::MasterBuilder }));
    assert_eq!(play.winner(), Some(0));
    play.refuses(0, Decision::EndTurn, Rule::table(4));
    // Ten are not enough, and eleven win in the own turn only.
    let mut play = eleven(0).play_scenario();
    play.decide(0, own(Choice::Redeem { guild: Guild::MasterBuilder }));
    assert_eq!((play.winner(), play.of(0).points), (None, 10));
    let mut play = rich(eleven(2)).seat(0, |s| _ = s.settlements(&["0,0,S"])).play_scenario();
    assert_eq!((play.winner(), play.of(0).points), (None, 11));
    play.decide(2, Decision::EndTurn);
    assert_eq!(play.winner(), Some(0));
}

#[test]
fn friends_34_letters_and_chips_are_no_resource_cards() {
    // Seven cards and many letters and chips are no large hand, and only a card is stolen.
    let scene = scene(3).before_roll().seat(1, |s| {
        s.settlements(&["1,1,N"]).hand("LLLLLLL");
        s.kept(|kept| (kept.letters, kept.chips) = (letters("TTMMRRSS"), 3));
    });
    let mut play = scene.seat(0, |s| _ = s.cards(&[Development::Monopoly])).play_scenario();
    play.roll(0, 3, 4);
    assert_eq!(play.phase(), PhaseView::MovingRobber);
    play.decide(0, robber("1,1"));
    assert_eq!(play.outcomes(), [(Outcome::Stolen { card: Resource::Lumber }, 7)]);
    play.resolve(Outcome::Stolen { card: Resource::Lumber });
    play.decide(0, Decision::PlayMonopoly { card: Resource::Lumber });
    assert_eq!((play.hand(1), held(&play, 1)), (hand(""), letters("TTMMRRSS")));
    assert_eq!(all(&play).seats[1].chips, 3);
}

/// The rule that closes the kind for the seat, if one does.
fn closed(play: &Friends, by: usize, kind: &str) -> Option<Rule> {
    let found = play.0.why_not(seat(by)).into_iter().find(|(named, _)| *named == kind);
    found.map(|(_, refusal)| refusal.rule)
}

#[test]
fn why_nothing_of_a_kind_can_be_done() {
    const KINDS: [&str; 4] = ["give", "redeem", "swap", "exchange"];
    let open = givers().seat(0, |s| _ = s.kept(|kept| kept.letters = letters("T")));
    let mut play = open.play_scenario();
    assert_eq!(KINDS.map(|kind| closed(&play, 0, kind)), [None, None, Some(friends(29)), None]);
    assert_eq!(KINDS.map(|kind| closed(&play, 1, kind)), [Some(base(62)); 4]);
    play.decide(0, own(Choice::Redeem { guild: Guild::Trader }));
    let done = Some(friends(12));
    assert_eq!(KINDS.map(|kind| closed(&play, 0, kind)), [None, done, None, done]);
    // Nobody is left to be asked; nothing is in the hand.
    let mut play = givers().play_scenario();
    play.decide(0, give('L', 1)).decide(1, Decision::Decline);
    play.decide(0, give('L', 3)).decide(3, Decision::Decline);
    assert_eq!(closed(&play, 0, "give"), Some(friends(5)));
    assert_eq!(closed(&play, 0, "redeem"), Some(friends(13)));
    assert_eq!(closed(&play, 0, "exchange"), Some(friends(16)));
    let poor = givers().seat(0, |s| _ = s.hand("")).play_scenario();
    assert_eq!(closed(&poor, 0, "give"), Some(friends(31)));
    let island = Play::new(&Setup::beginner(4));
    assert!(island.0.why_not(seat(0)).iter().all(|(kind, _)| !KINDS.contains(kind)));
}
