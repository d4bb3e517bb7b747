//! The layout of a realm.

use classic::{Card, classic};
use realm::{Road, Site, Terrain};

use crate::scene::*;

#[test]
fn classic_12_the_row_takes_turns() {
    let realm = Board::base()
        .red(|red| _ = red.settlement(3, ground(Terrain::Forest, 1), ground(Terrain::Hills, 1)))
        .play()
        .realm(RED);
    let sites: Vec<i8> = realm.sites.iter().map(|site| site.at.column()).collect();
    assert_eq!((sites, realm.roads), (vec![-1, 1, 3], vec![0, 2]));
}

#[test]
fn classic_13_four_corners() {
    let corners = |site: Site| site.lands().map(|land| land.to_string());
    assert_eq!(corners(Site::LEFT), ["-2U", "-2L", "0U", "0L"]);
    assert_eq!(corners(Site::RIGHT), ["0U", "0L", "2U", "2L"]);
    assert_eq!(Site::RIGHT.roads(), [Road::FIRST, Road::at(2).unwrap()]);
    let missing = |red: &mut Seated| {
        _ = red.settlement(3, ground(Terrain::Forest, 1), ground(Terrain::Hills, 7))
    };
    assert_eq!(faults(&Board::base().red(missing).setup()), [classic(13)]);
}

#[test]
fn classic_14_two_sites_or_four() {
    let hand = [Card::Garrison, Card::Garrison, Card::Garrison];
    let board = Board::base().red(|red| _ = red.city(1).hand(&hand).holds("LLLBBB"));
    let mut play = board.rolled(6);
    play.refused(RED, build(Card::Garrison, "-1Ub"), classic(14));
    play.refused(RED, build(Card::Garrison, "3Ua"), classic(14));
    play.does(RED, build(Card::Garrison, "-1Ua"));
    play.refused(RED, build(Card::Garrison, "-1Ua"), classic(14));
    play.does(RED, build(Card::Garrison, "1Ub")).does(RED, build(Card::Garrison, "1Ua"));
    assert_eq!(play.realm(RED).cards.len(), 3);
}

/// The two sites on one side of a city border the same landscapes; only the first free one is listed.
#[test]
fn classic_15_a_card_borders_the_landscapes_of_its_side() {
    let guarded = |at: &str| {
        let realm =
            Board::base().red(|red| _ = red.city(1).card(at, Card::Garrison)).play().realm(RED);
        let lands = realm.lands.iter().filter(|land| land.guarded);
        lands.map(|land| land.at.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(guarded("1Ua"), ["0U", "2U"]);
    assert_eq!(guarded("1Ub"), guarded("1Ua"));
    assert_eq!(guarded("1La"), ["0L", "2L"]);
    let board = Board::base().red(|red| _ = red.city(1).hand(&[Card::Garrison]).holds("LB"));
    let mut play = board.rolled(6);
    assert_eq!(
        play.decisions(RED)
            .iter()
            .filter(|choice| matches!(choice, classic::Decision::Build { .. }))
            .count(),
        4
    );
    play.does(RED, build(Card::Garrison, "1Ub"));
}
