//! The way to the first turn.

use classic::{Card, Classic, Decision, Event, Kind, Mode, Outcome, Set, Setup, Step, classic};
use realm::{Resource, Terrain};
use table::{Eye, Game, Pseudo, Rule, SeatSet, ToAct};

use crate::scene::*;

fn begun() -> Play {
    begin(&Setup::new(Mode::Base))
}

const LANDS: [Terrain; 6] = [
    Terrain::Forest,
    Terrain::Hills,
    Terrain::Pasture,
    Terrain::Fields,
    Terrain::Mountains,
    Terrain::GoldField,
];

/// Both have laid their landscapes as they came, and Blue starts.
fn started() -> Play {
    let mut play = begun();
    play.does(RED, Decision::Arrange { lands: LANDS });
    play.does(BLUE, Decision::Arrange { lands: LANDS });
    play.outcome(Outcome::Start(seat(BLUE)));
    play
}

/// CLASSIC-2: what each player starts with.
#[test]
fn classic_1_the_box() {
    let view = begun().view();
    let base = Card::ALL.iter().filter(|card| card.set() == Set::Base);
    let (cards, events): (Vec<_>, Vec<_>) = base.partition(|card| card.kind() != Kind::Event);
    let sum = |cards: Vec<&Card>| cards.iter().map(|card| card.count()).sum::<u8>();
    assert_eq!((sum(cards), sum(events)), (62, 10));
    assert_eq!((view.roads, view.settlements, view.cities), (7, 5, 7));
    assert_eq!(view.grounds.len(), 11);
    for realm in &view.realms {
        assert_eq!((realm.roads.len(), realm.sites.len(), realm.lands.len()), (1, 2, 6));
    }
}

#[test]
fn classic_3_each_landscape_yields_its_own() {
    let kinds = LANDS.map(Terrain::yields);
    assert_eq!(kinds, Resource::ALL);
}

#[test]
fn classic_5_the_numbers_of_the_start() {
    let view = begun().view();
    let numbers = |of: usize| {
        LANDS.map(|land| view.realms[of].lands.iter().find(|l| l.land == land).unwrap().number)
    };
    assert_eq!(numbers(RED), [4, 5, 3, 1, 2, 6]);
    assert_eq!(numbers(BLUE), [5, 6, 4, 2, 3, 1]);
}

/// CLASSIC-7: the numbers that are ours.
#[test]
fn classic_6_the_landscapes_of_the_stack() {
    let grounds = begun().view().grounds;
    let numbers = |land| {
        let of = grounds.iter().filter(|ground| ground.land == land);
        of.map(|ground| ground.number).collect::<Vec<_>>()
    };
    assert_eq!(numbers(Terrain::Forest), [1, 6]);
    assert_eq!(numbers(Terrain::Hills), [1, 2]);
    assert_eq!(numbers(Terrain::Pasture), [5, 6]);
    assert_eq!(numbers(Terrain::Fields), [3, 4]);
    assert_eq!(numbers(Terrain::Mountains), [4, 5]);
    assert_eq!(numbers(Terrain::GoldField), [2]);
}

#[test]
fn classic_8_landscapes_lie_as_their_owner_wants() {
    let mut play = begun();
    assert_eq!(play.game.to_act(), ToAct::Seats(SeatSet::first(2)), "both may begin");
    play.has(RED, "LBWGO$").has(BLUE, "LBWGO$");
    play.refused(RED, Decision::Roll, classic(8));
    let twice = [Terrain::Forest; 6];
    play.refused(RED, Decision::Arrange { lands: twice }, classic(8));
    let mut lands = LANDS;
    lands.reverse();
    play.does(BLUE, Decision::Arrange { lands });
    assert!(play.events.contains(&Event::Arranged { seat: seat(BLUE), lands }));
    play.refused(BLUE, Decision::Arrange { lands }, Rule::table(1));
    let there = play.realm(BLUE).lands;
    let at = |place: &str| there.iter().find(|l| l.at == land(place)).unwrap();
    assert_eq!((at("-2U").land, at("-2U").number), (Terrain::GoldField, 1));
    assert_eq!((at("2L").land, at("2L").number), (Terrain::Forest, 5));
    play.does(RED, Decision::Arrange { lands: LANDS });
    assert_eq!((play.step(), play.game.to_act()), (Step::Lot, ToAct::Nature));
}

#[test]
fn classic_9_five_draw_stacks() {
    let view = begun().view();
    let sizes: Vec<usize> = view.stacks.iter().map(|stack| stack.cards.len()).collect();
    assert_eq!(sizes, [13, 13, 12, 12, 12]);
    assert_eq!(view.events.cards.len(), 10);
}

#[test]
fn classic_10_the_lot_says_who_starts() {
    let mut play = begun();
    play.does_all(RED, [Decision::Arrange { lands: LANDS }]);
    play.does(BLUE, Decision::Arrange { lands: LANDS });
    assert_eq!(play.outcomes().len(), 2);
    play.refused_outcome(Outcome::Start(seat(2)), Rule::table(5));
    play.refused_outcome(Outcome::Die(3), Rule::table(3));
    play.outcome(Outcome::Start(seat(BLUE)));
    assert_eq!(play.waits_for(), Some(BLUE));
}

/// CLASSIC-56: what is looked through is seen by that eye alone.
#[test]
fn classic_11_three_cards_of_choice_from_a_stack() {
    let mut play = started();
    play.refused(BLUE, stack(5), Rule::table(6));
    play.refused(BLUE, Decision::Roll, classic(11));
    play.does(BLUE, stack(2)).settle(&mut Pseudo::new(1));
    let seen = |play: &Play, by: usize| {
        let view = play.game.view(Eye::Seat(seat(by)));
        view.stacks[2].cards.iter().flatten().count()
    };
    assert_eq!((seen(&play, BLUE), seen(&play, RED)), (12, 0));
    let before = play.view().stacks[2].cards.clone();
    play.refused(BLUE, Decision::Pass, classic(49));
    for _ in 0..3 {
        let choice = play.decisions(BLUE)[0];
        play.does(BLUE, choice);
    }
    assert_eq!(play.hand(BLUE).len(), 3);
    let mut rest = before.into_iter().flatten().collect::<Vec<_>>();
    for card in play.hand(BLUE) {
        let place = rest.iter().rposition(|&other| other == card).unwrap();
        rest.remove(place);
    }
    let left: Vec<Card> = play.view().stacks[2].cards.iter().copied().flatten().collect();
    assert_eq!(left, rest, "the order of the rest stays");
    assert_eq!(play.waits_for(), Some(RED));
    play.refused(RED, stack(2), classic(11));
    play.does(RED, stack(0)).settle(&mut Pseudo::new(2));
    for _ in 0..3 {
        let choice = play.decisions(RED)[0];
        play.does(RED, choice);
    }
    assert_eq!((play.step(), play.on_turn()), (Step::Before, BLUE));
}

#[test]
fn a_scene_tells_what_is_wrong_with_it() {
    let broken = |change: fn(&mut Seated)| faults(&Board::base().red(change).setup());
    assert_eq!(broken(|red| _ = red.stock("0U", 4)), [classic(4)]);
    assert_eq!(broken(|red| _ = red.stock("4U", 1)), [Rule::table(6)]);
    assert_eq!(broken(|red| _ = red.city(3)), [classic(31)]);
    assert_eq!(broken(|red| _ = red.road(0)), [classic(31)]);
    assert_eq!(broken(|red| _ = red.card("1Ua", Card::Church)), [classic(16)]);
    assert_eq!(broken(|red| _ = red.card("1Ua", Card::Spy)), [classic(16)]);
    assert_eq!(broken(|red| _ = red.hand(&[Card::Smithy; 2])), [Rule::table(7)]);
    assert_eq!(broken(|red| _ = red.hand(&[Card::Plague])), [Rule::table(7)]);
    assert_eq!(broken(|red| _ = red.hand(&[Card::Spy; 20])), [classic(46), Rule::table(7)]);
    assert_eq!(faults(&Board::base().turn(2).setup()), [Rule::table(5)]);
    assert!(Classic::new(&Board::base().setup()).is_ok());
}
