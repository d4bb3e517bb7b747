//! Points, the two advantages, and the end.

use duel::{Advantage, Card, Decision, Event, Face, Step, duel};
use realm::Terrain;
use table::{Game, Rule, ToAct};

use crate::scene::*;

const SHIPS: [Card; 4] = [Card::OreShip, Card::WoolShip, Card::GoldShip, Card::BrickShip];

/// So many ships of the first four, in the sites of the start.
fn ships(count: usize) -> impl Fn(&mut Seated) {
    move |of| {
        for (at, card) in ["-1Ua", "-1La", "1Ua", "1La"].into_iter().zip(SHIPS).take(count) {
            of.card(at, card);
        }
    }
}

/// DUEL-65, DUEL-67
#[test]
fn duel_64_an_advantage_needs_three_points_and_more_than_the_other() {
    let two = Board::first().red(ships(2)).play();
    assert_eq!((two.view().richest, two.points(RED).trade, two.victory(RED)), (None, 2, 2));
    let three = Board::first().red(ships(3)).play();
    assert_eq!((three.view().richest, three.victory(RED)), (Some(seat(RED)), 3));
    let heroes: fn(&mut Seated) = |of| _ = of.card("1Ua", Card::Harald).card("1La", Card::Austin);
    let strong = Board::first().blue(heroes).play();
    assert_eq!((strong.view().strongest, strong.victory(BLUE)), (Some(seat(BLUE)), 3));
    let weak = Board::first().blue(|blue| _ = blue.card("1Ua", Card::Harald)).play();
    assert_eq!(weak.view().strongest, None);
    // Both at once.
    let both = Board::first().red(|red| {
        red.city(1).card("1Ua", Card::Candamir).card("1Ub", Card::LumberShip);
        red.card("-1Ua", Card::TollBridge).card("-1La", Card::Marketplace);
    });
    let both = both.play();
    assert_eq!((both.victory(RED), both.points(RED).victory), (5, 3), "buildings count too");
}

/// DUEL-EX-8, DUEL-66
#[test]
fn duel_65_a_tie_gives_the_token_back() {
    let board = Board::first().red(ships(4)).blue(|blue| {
        blue.card("1Ua", Card::GrainShip).card("1La", Card::LumberShip);
        blue.card("-1Ua", Card::LargeTradeShip).hand(&[Card::TollBridge, Card::Marketplace]);
        blue.city(1).holds("LBWG");
    });
    let mut play = board.turn(BLUE).play();
    assert_eq!((play.points(RED).trade, play.points(BLUE).trade), (4, 3));
    assert_eq!((play.view().richest, play.victory(RED)), (Some(seat(RED)), 3));
    play.roll(6, Face::Brigands).does(BLUE, build(Card::TollBridge, "1Ub"));
    let moved = |holder| Event::AdvantageMoved { which: Advantage::Trade, holder };
    assert!(play.events.contains(&moved(None)));
    assert_eq!((play.view().richest, play.victory(RED), play.victory(BLUE)), (None, 2, 3));
    // With one more it goes to the other.
    play.does(BLUE, build(Card::Marketplace, "1Lb"));
    assert!(play.events.contains(&moved(Some(seat(BLUE)))));
    assert_eq!((play.victory(RED), play.victory(BLUE)), (2, 4));
}

/// DUEL-77: who stays ahead and falls below three loses it too; an event in the other's turn is enough.
#[test]
fn duel_66_advantages_are_worked_out_after_every_change() {
    let board = Board::first()
        .red(|red| {
            _ = red
                .card("1Ua", Card::OreShip)
                .card("1La", Card::WoolShip)
                .card("-1Ua", Card::TollBridge)
        })
        .blue(|blue| _ = blue.card("1Ua", Card::Candamir));
    let mut play = board.turn(BLUE).play();
    assert_eq!((play.view().richest, play.victory(RED)), (Some(seat(RED)), 3));
    play.event(6, Card::Feud).does(RED, Decision::Stack { stack: 0 });
    assert_eq!((play.points(RED).trade, play.points(BLUE).trade), (2, 0));
    assert_eq!((play.view().richest, play.victory(RED)), (None, 2));
}

#[test]
fn duel_77_below_three_points_there_is_no_advantage() {
    let board = Board::first()
        .red(|red| {
            _ = red
                .card("1Ua", Card::OreShip)
                .card("1La", Card::WoolShip)
                .card("-1Ua", Card::TollBridge)
        })
        .blue(|blue| _ = blue.card("1Ua", Card::Candamir).holds(""));
    let mut play = board.play();
    play.event(6, Card::Feud).does(RED, Decision::Stack { stack: 0 });
    // The next trade face concerns nobody.
    play.ends_turn().roll(6, Face::Trade);
    assert_eq!(play.step(), Step::Action);
}

/// DUEL-35: skill is compared without a minimum, whatever card it is on.
#[test]
fn duel_67_points_count_from_all_cards() {
    let play = Board::first().red(|red| {
        red.city(1).card("1Ua", Card::TollBridge).card("1Ub", Card::Marketplace);
        red.card("1La", Card::OreShip).card("1Lb", Card::Harald).card("-1Ua", Card::Abbey);
        red.card("-1La", Card::Inga);
    });
    let points = play.play().points(RED);
    let told = (points.victory, points.trade, points.strength, points.skill, points.progress);
    assert_eq!(told, (3, 3, 3, 4, 1));
}

#[test]
fn duel_68_settlements_cities_and_tokens() {
    let play = Board::first().play();
    assert_eq!((play.victory(RED), play.victory(BLUE)), (2, 2));
    let lands = (ground(Terrain::Forest, 4), ground(Terrain::Hills, 1));
    let board = Board::first().red(|red| _ = red.settlement(3, lands.0, lands.1).city(-1));
    let play = board.red(ships(3)).play();
    assert_eq!((play.points(RED).victory, play.victory(RED)), (4, 5));
    let standing = play.game.standing();
    assert_eq!((standing.points[seat(RED)], standing.points[seat(BLUE)]), (5, 2));
}

/// Two cities, one settlement, both tokens.
fn winning() -> Board {
    let lands = (ground(Terrain::Forest, 4), ground(Terrain::Hills, 1));
    Board::first().red(ships(3)).red(|red| {
        red.settlement(3, lands.0, lands.1).city(-1).city(1).card("3Ua", Card::Candamir);
    })
}

/// DUEL-EX-19
#[test]
fn duel_69_the_first_game_is_won_at_the_end_of_the_own_turn() {
    let mut play = winning().play();
    assert_eq!((play.victory(RED), play.winner()), (7, None));
    play.roll(6, Face::Brigands).does(RED, Decision::Finish);
    for card in [Card::Scout, Card::Abbey, Card::Relocation] {
        assert_eq!(play.winner(), None, "the hand is filled first");
        play.draws(RED, 0, card);
    }
    assert_eq!((play.winner(), play.step()), (None, Step::Exchange));
    play.does(RED, Decision::Pass);
    assert_eq!(
        (play.winner(), play.game.to_act(), play.step()),
        (Some(RED), ToAct::Nobody, Step::Over)
    );
    assert!(matches!(play.events.last(), Some(Event::Over { points: [7, 2], .. })));
    play.refused(BLUE, Decision::Roll, Rule::table(4));
    assert!(play.game.standing().over);
    // Also after an exchange.
    let mut play =
        winning().red(|red| _ = red.hand(&[Card::Scout, Card::Abbey, Card::Goldsmith])).play();
    play.roll(6, Face::Brigands).does(RED, Decision::Finish).does(RED, put(Card::Scout, 0));
    assert_eq!(play.winner(), None);
    play.draws(RED, 1, Card::Relocation);
    assert_eq!(play.winner(), Some(RED));
}

/// DUEL-69: points that are held in the other's turn do not win there.
#[test]
fn duel_70_only_the_one_on_turn_wins() {
    let mut play = winning().turn(BLUE).play();
    play.roll(6, Face::Brigands).ends_turn();
    assert_eq!((play.winner(), play.on_turn()), (None, RED));
    // Who has more is not looked at: Red has eight, and Blue with seven wins at the end of the own turn.
    let lands =
        [4, 6].map(|number| (ground(Terrain::Forest, number), ground(Terrain::Hills, number)));
    let many = |of: &mut Seated| {
        for (column, (upper, lower)) in [3, -3].into_iter().zip(lands) {
            of.settlement(column, upper, lower);
        }
        of.city(-1).city(1).city(3);
    };
    let board = Board::first()
        .turn(BLUE)
        .blue(many)
        .red(many)
        .red(|red| _ = red.card("1Ua", Card::Candamir));
    let mut play = board.play();
    assert_eq!((play.victory(RED), play.victory(BLUE)), (8, 7));
    play.roll(6, Face::Brigands).ends_turn();
    assert_eq!(play.winner(), Some(BLUE));
    // Six are too few.
    let board = Board::first().red(|red| _ = red.city(1).city(-1).card("1Ua", Card::Candamir));
    let mut play = board.play();
    assert_eq!(play.victory(RED), 5);
    play.roll(6, Face::Brigands).ends_turn();
    assert_eq!((play.winner(), play.on_turn()), (None, BLUE));
    play.refused(RED, Decision::Finish, Rule::table(1));
    assert_eq!(faults(&Board::first().turn(3).setup()), [Rule::table(5)]);
    play.refused(BLUE, Decision::Finish, duel(76));
}
