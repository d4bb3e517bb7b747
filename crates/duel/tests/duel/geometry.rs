//! The shape of a realm: its row, its landscapes, its sites, and what borders what.

use duel::{Card, Decision, Face, Outcome, Step, duel};
use realm::{Road, Terrain};

use crate::scene::*;

const FOREST: realm::Ground = realm::Ground { land: Terrain::Forest, number: 4 };
const HILLS: realm::Ground = realm::Ground { land: Terrain::Hills, number: 1 };

fn columns(play: &Play, of: usize) -> (Vec<i8>, Vec<i8>) {
    let realm = play.realm(of);
    (realm.sites.iter().map(|site| site.at.column()).collect(), realm.roads)
}

#[test]
fn duel_12_the_row_begins_around_its_first_road() {
    let play = Board::first().play();
    assert_eq!(columns(&play, RED), (vec![-1, 1], vec![0]));
    assert_eq!(columns(&play, BLUE), (vec![-1, 1], vec![0]));
}

#[test]
fn duel_13_the_row_grows_at_its_ends_and_two_roads_never_follow_each_other() {
    let board = Board::first().red(|red| {
        red.holds("LLLBBBWWWGGG").settlement(-3, FOREST, HILLS).stock("-4L", 3).stock("-4U", 3);
    });
    let mut play = board.rolled(5);
    for column in [-6, -2, 0, 4, 6] {
        play.refused(RED, road(column), duel(46));
    }
    for column in [-5, -1, 1, 3, 5] {
        play.refused(RED, settlement(column), duel(47));
    }
    play.does(RED, road(2)).does_all(RED, [pay("-2U"), pay("-2L"), pay("-2L")]);
    play.refused(RED, road(4), duel(46));
    play.refused(RED, road(2), duel(46));
    play.refused(RED, settlement(5), duel(47));
    play.does(RED, settlement(3)).does_all(RED, [pay("-2U"), pay("-2L")]);
    let grounds = [play.view().grounds[3], play.view().grounds[8]];
    play.outcome(Outcome::Lands(grounds)).does(RED, Decision::Lay { upper: 0 });
    assert_eq!(columns(&play, RED), (vec![-3, -1, 1, 3], vec![-2, 0, 2]));
}

/// DUEL-46, DUEL-47: one open road at each end, and only a settlement goes there.
#[test]
fn duel_72_roads_may_lie_open_at_both_ends() {
    let board = Board::first().red(|red| {
        red.holds("LLLBBBWG").road(2).settlement(3, FOREST, HILLS).stock("4L", 3).stock("4U", 3);
    });
    // A road that leads to a settlement is no further one.
    assert_eq!(faults(&board.setup()), [duel(46)]);
    let board = Board::first().red(|red| _ = red.holds("LLLBBBWG").road(2));
    let mut play = board.rolled(5);
    play.does(RED, road(-2));
    assert_eq!(columns(&play, RED), (vec![-1, 1], vec![-2, 0, 2]));
    let roads = play.decisions(RED).into_iter().filter(|d| matches!(d, Decision::Road { .. }));
    assert_eq!(roads.count(), 0);
    let settlements: Vec<Decision> = play
        .decisions(RED)
        .into_iter()
        .filter(|choice| matches!(choice, Decision::Settlement { .. }))
        .collect();
    assert_eq!(settlements, [settlement(-3), settlement(3)]);
    for column in [-4, -2, 2, 4] {
        play.refused(RED, Decision::Road { at: Road::at(column).unwrap() }, duel(46));
    }
}

/// DUEL-EX-11
#[test]
fn duel_14_duel_48_new_landscapes_lie_at_the_outer_corners() {
    let board = Board::first().red(|red| _ = red.road(2).holds("LBWG"));
    let mut play = board.rolled(5);
    play.does(RED, settlement(3)).has(RED, "O");
    let (mountains, gold) = (ground(Terrain::Mountains, 4), ground(Terrain::GoldField, 2));
    play.outcome(Outcome::Lands([mountains, gold]));
    assert_eq!(play.victory(RED), 2, "it is laid together with its landscapes");
    play.refused(RED, Decision::Finish, duel(48));
    play.refused(RED, Decision::Lay { upper: 2 }, duel(48));
    let mut turned = play.clone();
    play.does(RED, Decision::Lay { upper: 0 });
    turned.does(RED, Decision::Lay { upper: 1 });
    for (play, upper, lower) in [(&play, mountains, gold), (&turned, gold, mountains)] {
        let lands = play.realm(RED).lands;
        for (at, due) in [("4U", upper), ("4L", lower)] {
            let found = lands.iter().find(|found| found.at == land(at)).unwrap();
            assert_eq!((found.land, found.number, found.stock), (due.land, due.number, 0));
        }
        assert_eq!((lands.len(), play.victory(RED)), (8, 3));
        assert!(!play.view().grounds.contains(&mountains) && play.view().grounds.len() == 10);
    }
    play.ends_turn().roll(4, Face::Trade);
    play.has(RED, "OWO");
    play.ends_turn().roll(2, Face::Trade);
    play.has(RED, "OWOL$");
}

/// DUEL-48: at the left end the free corners lie to the left.
#[test]
fn duel_14_the_left_end_grows_to_the_left() {
    let board = Board::first().red(|red| _ = red.road(-2).holds("LBWG"));
    let mut play = board.rolled(5);
    let lands = [ground(Terrain::Hills, 1), ground(Terrain::Pasture, 6)];
    play.does(RED, settlement(-3)).outcome(Outcome::Lands(lands));
    play.does(RED, Decision::Lay { upper: 1 });
    let at = |name: &str| {
        let lands = play.realm(RED).lands;
        lands.iter().find(|found| found.at == land(name)).map(|found| found.land)
    };
    assert_eq!((at("-4U"), at("-4L")), (Some(Terrain::Pasture), Some(Terrain::Hills)));
    play.refused_outcome(Outcome::Lands(lands), table::Rule::table(3));
}

#[test]
fn duel_15_a_settlement_has_two_sites_and_a_city_four() {
    let sites = |play: &Play| -> Vec<String> {
        let builds = play.decisions(RED).into_iter().filter_map(|choice| match choice {
            Decision::Build { at, .. } => Some(at.to_string()),
            _ => None,
        });
        builds.collect()
    };
    let board = Board::first().red(|red| _ = red.holds("GGGOOO").hand(&[Card::Harald]));
    let mut play = board.rolled(1);
    assert_eq!(sites(&play), ["-1Ua", "-1La", "1Ua", "1La"]);
    play.refused(RED, build(Card::Harald, "1Ub"), duel(44));
    play.refused(RED, build(Card::Harald, "3Ua"), duel(44));
    let cards = [Card::Harald, Card::Austin, Card::OreShip, Card::WoolShip];
    let board = Board::first().red(|red| _ = red.city(1).hand(&cards).holds("LLWWGGOO"));
    let mut play = board.rolled(1);
    for (card, at) in cards.into_iter().zip(["1Ua", "1Ub", "1La", "1Lb"]) {
        play.does(RED, build(card, at));
    }
    assert_eq!(play.realm(RED).cards.len(), 4);
}

/// The boosted and the stored landscapes are those left and right of a site, in its row.
#[test]
fn duel_16_a_site_borders_the_landscapes_of_its_row() {
    for (at, beside) in [
        ("-1Ua", "-2U 0U"),
        ("-1La", "-2L 0L"),
        ("1Ua", "0U 2U"),
        ("1La", "0L 2L"),
        ("1Lb", "0L 2L"),
    ] {
        let play = Board::first().red(|red| _ = red.city(1).card(at, Card::Storehouse)).play();
        let lands = play.realm(RED).lands;
        let stored = lands.iter().filter(|land| land.stored).map(|land| land.at.to_string());
        assert_eq!(stored.collect::<Vec<_>>().join(" "), beside, "{at}");
    }
}

#[test]
fn duel_17_the_two_sites_on_one_side_of_a_city_are_the_same() {
    let board = Board::first().red(|red| {
        red.city(1).holds("LGGO").hand(&[Card::GrainMill, Card::Harald]);
    });
    let play = board.rolled(2);
    for at in ["1Ua", "1Ub"] {
        let mut play = play.clone();
        play.does(RED, build(Card::GrainMill, at));
        let boosted = play.realm(RED).lands.into_iter().filter(|land| land.boosted);
        assert_eq!(boosted.map(|land| land.at).collect::<Vec<_>>(), [land("2U")], "{at}");
        // Of the two only one is listed while both are free.
        let listed = play.decisions(RED).contains(&build(Card::Harald, "1La"))
            && !play.decisions(RED).contains(&build(Card::Harald, "1Lb"));
        assert!(listed);
    }
    let mut below = play.clone();
    below.does(RED, build(Card::GrainMill, "1La"));
    assert!(below.realm(RED).lands.iter().all(|land| !land.boosted), "below lie no fields");
}

/// DUEL-14: also after the row has grown.
#[test]
fn duel_18_every_site_has_a_landscape_on_both_sides() {
    let board = Board::first().red(|red| {
        red.settlement(3, FOREST, HILLS).settlement(-3, HILLS, FOREST).city(3);
    });
    let play = board.play();
    let realm = play.realm(RED);
    let lies = |at| realm.lands.iter().any(|land| land.at == at);
    for site in &realm.sites {
        assert!(site.at.lands().into_iter().all(lies));
        assert!(site.at.slots().into_iter().all(|slot| slot.lands().into_iter().all(lies)));
    }
    assert_eq!((realm.lands.len(), play.step()), (10, Step::Before));
}
