//! Points, boxes, and the end of the dice game.

use dice::{Event, PhaseView, Setup, SheetId};
use table::{Game, Rule, SeatSet, ToAct};

use crate::desk::*;

#[test]
fn dice_9_what_everything_counts() {
    let sheet = SheetId::Basic.sheet();
    let points = |list: Vec<u8>| list;
    assert_eq!(sheet.road_points, 1);
    assert_eq!(
        points(sheet.settlements.iter().map(|site| site.points).collect()),
        [3, 4, 5, 7, 9, 11]
    );
    assert_eq!(points(sheet.cities.iter().map(|site| site.points).collect()), [7, 12, 20, 30]);
    assert_eq!(
        points(sheet.knights.iter().map(|knight| knight.points).collect()),
        [1, 2, 3, 4, 5, 6]
    );
    let mut desk = Desk::solo();
    desk.turns("s3 r0 k1 r1 c7");
    assert_eq!(desk.view().sheets[0].boxes, [3, 1, 1, 1, 7]);
}

#[test]
fn dice_16_one_sum_for_each_turn() {
    let mut desk = Desk::solo();
    desk.settle("blowg$").builds("r0 k1");
    let sheet = &desk.view().sheets[0];
    assert_eq!((sheet.gained, sheet.points, sheet.boxes.len()), (2, 2, 0));
    desk.decide(dice::Decision::End);
    assert_eq!(desk.events[0], Event::BoxWritten { seat: seat(0), r#box: 1, points: 2 });
    desk.turns("s3");
    assert_eq!(desk.view().sheets[0].boxes, [2, 3]);
    assert_eq!(desk.view().sheets[0].gained, 0);
}

#[test]
fn dice_17_a_turn_without_building_costs_two() {
    let mut desk = Desk::solo();
    desk.turn("$$$$$$", "").turn("blblbl", ""); // Nothing possible, then nothing wanted.
    assert_eq!(desk.view().sheets[0].boxes, [-2, -2]);
    assert_eq!(desk.points(), [-4]);
}

#[test]
fn dice_23_fifteen_turns_each() {
    let mut desk = Desk::new(&Setup::basic(2));
    desk.turn("blwg", "s3");
    for _ in 0..28 {
        desk.turn("", "");
    }
    assert_eq!((desk.view().round, desk.view().phase), (15, PhaseView::Roll));
    desk.turn("blwg", "s3");
    assert_eq!((desk.game.to_act(), desk.view().phase), (ToAct::Nobody, PhaseView::Over));
    assert_eq!(desk.game.standing().winners.len(), 2);
    assert_eq!(desk.points(), [-25, -25]);
    desk.refuses(build("r0"), Rule::table(4));
}

/// DICE-24: everything there is, and what it counts.
#[test]
fn dice_24_all_buildings_count_145() {
    let sheet = SheetId::Basic.sheet();
    let mut marks = dice::Marks::start(sheet);
    while let Some(road) = marks.road_spots().lowest() {
        marks = marks.with_road(sheet, road);
    }
    assert_eq!(marks.points(sheet), 16);
    marks.settlements = dice::Set::first(6);
    assert_eq!(marks.points(sheet), 16 + 39);
    marks.cities = dice::Set::first(4);
    marks.knights = dice::Set::first(6);
    assert_eq!(marks.points(sheet), 145);
}

#[test]
fn dice_31_the_lot_shared_wins_and_playing_alone() {
    for players in 2..=4 {
        let game = dice::Dice::new(&Setup::basic(players)).unwrap();
        assert_eq!(game.to_act(), ToAct::Nature);
        let mut list = Vec::new();
        assert!(game.outcomes(&mut list));
        let seats = table::Seat::first(players.into());
        let each: Vec<_> = seats.map(|seat| (dice::Outcome::Start(seat), 1)).collect();
        assert_eq!(list, each);
        let nobody = dice::Outcome::Start(seat(players.into()));
        assert_eq!(game.check_outcome(&nobody).unwrap_err().rule, Rule::table(5));
    }
    let mut desk = Desk::new(&Setup::basic(3));
    for turn in 0..45 {
        // The first two build the same.
        desk.turn("bl", if turn < 2 { "r0" } else { "" });
    }
    let both: SeatSet = [seat(0), seat(1)].into_iter().collect();
    assert_eq!(desk.game.standing().winners, both);
    assert!(desk.events.contains(&Event::Over { winners: both, points: vec![-27, -27, -30] }));
    // Alone there is no lot, and whatever the sum, the one seat has won.
    let mut desk = Desk::solo();
    for _ in 0..15 {
        desk.turn("", "");
    }
    assert_eq!(desk.game.standing().winners, SeatSet::only(seat(0)));
    assert_eq!(desk.game.standing().points[seat(0)], -30);
}
