//! The progress cards of politics, each in a test of its own.

use island::ScenarioPhase as Phase;
use island::{
    Choice, Decision, Event, EventFace, Happening, Outcome, Owing, PhaseView, Progress, Rank,
    Resource, Track, base, knights,
};
use table::Eye;

use super::knights_scene::{HOME, activate, go, own, retreat, scene};
use super::scene::{Scene, hand, road, robber, seat};

/// Seat 0 is on turn after the roll and holds this card.
fn with(card: Progress) -> Scene {
    scene().seat(0, move |s| {
        s.progress(&[card]);
    })
}

fn deserter(from: usize) -> Decision<Choice> {
    own(Choice::PlayDeserter { from: seat(from) })
}

fn lose_knight(at: &str) -> Decision<Choice> {
    own(Choice::LoseKnight { at: at.parse().unwrap() })
}

fn place_knight(at: &str) -> Decision<Choice> {
    own(Choice::PlaceKnight { at: at.parse().unwrap() })
}

fn diplomat(at: &str) -> Decision<Choice> {
    own(Choice::PlayDiplomat { at: at.parse().unwrap() })
}

fn intrigue(at: &str) -> Decision<Choice> {
    own(Choice::PlayIntrigue { at: at.parse().unwrap() })
}

fn spy(from: usize) -> Decision<Choice> {
    own(Choice::PlaySpy { from: seat(from) })
}

fn take(card: Progress) -> Decision<Choice> {
    own(Choice::TakeProgress { card })
}

/// The bishop moves the robber and takes a card from everybody there.
#[test]
fn the_bishop() {
    let mut play = with(Progress::Bishop)
        .seat(0, |s| {
            s.progress(&[Progress::Bishop]);
        })
        .seat(1, |s| {
            s.settlements(&["1,0,SE"]).hand("LL");
        })
        .seat(2, |s| {
            s.settlements(&["1,0,N"]).hand("O");
        })
        .play_scenario();
    play.decide(0, own(Choice::PlayBishop)).refuses(0, robber("0,0"), base(54));
    play.decide(0, robber("1,0"));
    assert_eq!(play.phase(), PhaseView::Stealing { victim: seat(1) });
    play.resolve(Outcome::Stolen { card: Resource::Lumber });
    assert_eq!(play.phase(), PhaseView::Stealing { victim: seat(2) });
    play.resolve(Outcome::Stolen { card: Resource::Ore });
    assert_eq!((play.hand(0), play.phase()), (hand("LO"), PhaseView::Turn));
    // Also where nobody builds; and who has no cards loses none.
    play.decide(0, own(Choice::PlayBishop)).decide(0, robber("-2,0"));
    assert_eq!(play.phase(), PhaseView::Turn);
}

/// KNIGHTS-45: the constitution is shown at once and counts a point.
#[test]
fn the_constitution() {
    let mut play = scene()
        .before_roll()
        .seat(0, |s| {
            s.levels(0, 1, 0);
        })
        .play_scenario();
    play.roll3(0, 1, 1, EventFace::Politics).drawn(Progress::Constitution);
    assert_eq!((play.points(0), play.order_of(0).points), (3, vec![Progress::Constitution]));
    assert!(play.progress_of(0).is_empty());
}

/// KNIGHTS-78: an opponent gives up a knight, and one like it may be placed and act.
#[test]
fn the_deserter() {
    let scene = || {
        with(Progress::Deserter).seat(1, |s| {
            s.roads_at("-2,2", "E")
                .active(Rank::Mighty, &["-2,2,SE"])
                .idle(Rank::Basic, &["-2,2,NE"]);
        })
    };
    let mut play = scene().play_scenario();
    play.refuses(0, deserter(2), knights(78)).refuses(0, deserter(0), knights(78));
    play.decide(0, deserter(1)).is_asked(1, Phase::Deserting { seat: seat(1) });
    play.refuses(1, lose_knight("0,0,S"), knights(78)).decide(1, lose_knight("-2,2,SE"));
    // Mighty without a fortress.
    play.is_asked(0, Phase::PlacingDeserter { rank: Rank::Mighty, active: true });
    play.refuses(0, place_knight(HOME), knights(27)).lists(0, Decision::Decline);
    play.decide(0, place_knight("0,0,S"));
    assert_eq!(play.order_of(1).knights.len(), 1);
    assert!(play.knight_at("0,0,S").unwrap().1.may_act, "if it is active, it may act in this turn");
    play.decide(0, go("0,0,S", "0,0,SE"));
    // The player on turn may also place none.
    let mut play = scene().play_scenario();
    play.decide(0, deserter(1)).decide(1, lose_knight("-2,2,NE")).decide(0, Decision::Decline);
    assert_eq!((play.phase(), play.order_of(0).knights.len()), (PhaseView::Turn, 0));
}

/// KNIGHTS-78: without a piece of the rank a lower one comes; without any the knight is lost all the same.
#[test]
fn the_deserter_brings_a_lower_rank() {
    let mut play = with(Progress::Deserter)
        .seat(0, |s| {
            s.roads_at("0,0", "SW W").idle(Rank::Strong, &["0,0,S", "0,0,SE"]);
        })
        .seat(1, |s| {
            s.active(Rank::Strong, &["-2,2,SE"]);
        })
        .play_scenario();
    // With one knight nobody has to choose.
    play.decide(0, deserter(1))
        .is_asked(0, Phase::PlacingDeserter { rank: Rank::Basic, active: true });
    play.decide(0, place_knight("0,0,NE"));
    assert_eq!(play.knight_at("0,0,NE").unwrap().1.rank, Rank::Basic);
    let mut play = with(Progress::Deserter)
        .seat(0, |s| {
            s.idle(Rank::Basic, &["0,0,S", "0,0,SE"]);
        })
        .seat(1, |s| {
            s.idle(Rank::Basic, &["-2,2,SE"]);
        })
        .play_scenario();
    play.decide(0, deserter(1));
    assert_eq!((play.phase(), play.order_of(1).knights.len()), (PhaseView::Turn, 0));
    with(Progress::Deserter).play_scenario().refuses(0, deserter(1), knights(74));
}

/// KNIGHTS-77, KNIGHTS-70: the diplomat takes up an open road; where a knight stands or another joins, it is not open.
#[test]
fn the_diplomat() {
    let scene = || {
        with(Progress::Diplomat)
            .seat(1, |s| {
                s.roads_at("-2,2", "E").idle(Rank::Basic, &["-2,2,NE"]);
            })
            .seat(2, |s| {
                s.roads_at("2,-2", "NW");
            })
    };
    let mut play = scene().play_scenario();
    play.refuses(0, diplomat("0,0,E"), knights(77)).refuses(0, diplomat("1,1,E"), knights(77));
    play.refuses(0, diplomat("-2,2,E"), knights(77)).refuses(0, diplomat("-2,2,SE"), knights(77));
    // Another's road goes back to its stock.
    play.lists(0, diplomat("2,-2,NW"));
    play.decide(0, diplomat("2,-2,NW"));
    assert_eq!((play.of(2).stock.roads, play.phase()), (14, PhaseView::Turn));
    // An own one may be laid elsewhere, on another path; a building may lose its last road.
    let mut play = scene().play_scenario();
    play.decide(0, diplomat("0,0,SE"))
        .is_asked(0, Phase::LayingAgain { from: "0,0,SE".parse().unwrap(), ship: false });
    play.refuses(0, road("0,0,SE"), knights(77)).refuses(0, road("2,0,E"), base(33));
    play.lists(0, Decision::Pass);
    play.decide(0, road("0,0,NW"));
    assert_eq!((play.of(0).stock.roads, play.of(0).road_length), (12, 3));
    let mut play = scene().play_scenario();
    play.decide(0, diplomat("0,0,SE")).decide(0, Decision::Pass);
    assert_eq!((play.of(0).stock.roads, play.phase()), (13, PhaseView::Turn));
}

/// KNIGHTS-77: the longest road is looked for once, after the road was laid again.
#[test]
fn the_diplomat_keeps_the_longest_road() {
    let mut play = with(Progress::Diplomat)
        .seat(0, |s| {
            s.roads_at("0,0", "SW W");
        })
        .play_scenario();
    assert!(play.of(0).longest_road);
    let mut events = play.events_of(0, diplomat("0,0,W"));
    events.extend(play.events_of(0, road("0,-1,E")));
    assert!(play.of(0).longest_road);
    assert!(!events.iter().any(|event| matches!(event, Event::LongestRoad { .. })));
}

/// Intrigue drives off any knight at an own road.
#[test]
fn the_intrigue() {
    let mut play = with(Progress::Intrigue)
        .seat(0, |s| {
            s.progress(&[Progress::Intrigue]);
        })
        .seat(2, |s| {
            s.settlements(&["1,0,SE"]).roads_at("1,0", "SE SW E").active(Rank::Mighty, &["0,0,SE"]);
            s.idle(Rank::Basic, &["1,0,NE"]);
        })
        .play_scenario();
    play.refuses(0, intrigue("1,0,NE"), knights(48)).decide(0, intrigue("0,0,SE"));
    // One place alone is left: it goes there, and nobody is asked.
    assert_eq!(
        play.knight_at("1,0,S").map(|(owner, knight)| (owner, knight.rank)),
        Some((2, Rank::Mighty))
    );
    play.refuses(0, intrigue("1,0,S"), knights(74));
    let mut play = with(Progress::Intrigue)
        .seat(2, |s| {
            s.settlements(&["1,0,SE"]).roads_at("1,0", "SE SW E").idle(Rank::Basic, &["0,0,SE"]);
        })
        .play_scenario();
    play.decide(0, intrigue("0,0,SE")).refuses(2, retreat("0,0,SE"), knights(36));
    play.decide(2, retreat("1,0,NE"));
}

/// KNIGHTS-75, KNIGHTS-76: all with as many points or more discard half, at the same time and unseen.
#[test]
fn the_saboteur() {
    let mut play = with(Progress::Saboteur)
        .seat(0, |s| {
            s.hand("LLLL");
        })
        .seat(1, |s| {
            s.hand("LLLPP");
        })
        .seat(2, |s| {
            s.hand("O");
        })
        .play_scenario();
    play.decide(0, own(Choice::PlaySaboteur));
    assert_eq!(play.phase(), PhaseView::Discarding { owed: vec![0, 2, 0] });
    assert_eq!(play.realm().owing, Some(Owing::Sabotage));
    play.decide(1, Decision::DiscardAll { cards: hand("LP") });
    assert_eq!((play.hand(1), play.phase()), (hand("LLP"), PhaseView::Turn), "no robber comes");
    assert_eq!(play.realm().owing, None);
    // Who has fewer points is spared.
    let mut play = with(Progress::Saboteur)
        .seat(0, |s| {
            s.settlements(&["0,0,S"]);
        })
        .seat(1, |s| {
            s.hand("LLLL");
        })
        .play_scenario();
    play.refuses(0, own(Choice::PlaySaboteur), knights(74));
}

/// The spy looks at progress cards and takes one, or none.
#[test]
fn the_spy() {
    use Progress::{Crane, Smith, Warlord};
    let scene = || {
        with(Progress::Spy).seat(1, |s| {
            s.progress(&[Crane, Smith, Warlord]);
        })
    };
    let mut play = scene().play_scenario();
    play.refuses(0, spy(2), knights(74)).decide(0, spy(1));
    play.is_asked(0, Phase::Spying { from: seat(1) });
    let seen = |number| play.seen_by(number).scenario.unwrap().knights.unwrap().spied;
    assert_eq!((seen(0), seen(2)), (Some(vec![Warlord, Crane, Smith]), None));
    play.refuses(0, take(Progress::Bishop), knights(48)).refuses(0, Decision::EndTurn, base(64));
    let events = play.events_of(0, take(Smith));
    let took = |card| {
        Event::Own(Happening::SpyTook {
            seat: seat(0),
            from: seat(1),
            pile: Some(Track::Science),
            card,
        })
    };
    assert!(events.contains(&took(Some(Smith))));
    assert_eq!(table::Event::seen_by(&events[0], Eye::Seat(seat(2))), Some(took(None)));
    assert_eq!((play.progress_of(0), play.progress_of(1)), (vec![Smith], vec![Warlord, Crane]));
    let mut play = scene().play_scenario();
    play.decide(0, spy(1)).decide(0, Decision::Decline);
    assert_eq!((play.progress_of(0).len(), play.progress_of(1).len()), (0, 3));
    with(Progress::Spy).play_scenario().refuses(0, spy(1), knights(74));
}

/// The warlord activates all own knights; they act not in this turn.
#[test]
fn the_warlord() {
    let mut play = with(Progress::Warlord)
        .seat(0, |s| {
            s.idle(Rank::Basic, &["0,0,S"]).idle(Rank::Strong, &["0,0,SE"]).hand("G");
        })
        .play_scenario();
    play.decide(0, own(Choice::PlayWarlord));
    assert_eq!((play.order_of(0).strength, play.hand(0)), (3, hand("G")));
    play.refuses(0, go("0,0,S", "0,0,NE"), knights(34)).refuses(0, activate("0,0,S"), knights(28));
    with(Progress::Warlord).play_scenario().refuses(0, own(Choice::PlayWarlord), knights(74));
}

/// KNIGHTS-75, KNIGHTS-76: all with more points give two cards of their choice.
#[test]
fn the_wedding() {
    let ahead = |cards: &'static str| {
        with(Progress::Wedding)
            .seat(1, move |s| {
                s.settlements(&["-2,1,SW"]).hand(cards);
            })
            .seat(2, |s| {
                s.settlements(&["2,0,S"]).hand("O");
            })
    };
    let mut play = ahead("LLP").play_scenario();
    play.decide(0, own(Choice::PlayWedding));
    assert_eq!(play.phase(), PhaseView::Discarding { owed: vec![0, 2, 1] });
    assert_eq!(play.waits_for(), [1, 2]);
    assert_eq!(play.realm().owing, Some(Owing::Wedding));
    play.decide(1, Decision::Discard { card: Resource::Lumber });
    play.decide(2, Decision::Discard { card: Resource::Ore });
    assert!(play.hand(0).is_empty(), "until all have chosen");
    let events = play.events_of(1, Decision::Discard { card: Resource::Paper });
    let given =
        |cards| Event::Own(Happening::Given { seat: seat(1), to: seat(0), count: 2, cards });
    assert!(events.contains(&given(Some(hand("LP")))));
    let seen: Vec<_> = events
        .iter()
        .filter_map(|event| table::Event::seen_by(event, Eye::Seat(seat(2))))
        .collect();
    assert!(seen.contains(&given(None)));
    assert_eq!((play.hand(0), play.hand(1), play.hand(2)), (hand("LPO"), hand("L"), hand("")));
    assert_eq!(play.phase(), PhaseView::Turn);
    with(Progress::Wedding)
        .seat(1, |s| {
            s.hand("LL");
        })
        .play_scenario()
        .refuses(0, own(Choice::PlayWedding), knights(74));
}
