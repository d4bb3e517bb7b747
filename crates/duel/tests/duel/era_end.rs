//! The eras: who wins, and when.

use duel::{Card, Decision, Event, Face, Step};
use realm::Terrain;
use table::{Game, Rule, ToAct};

use crate::eras::*;
use crate::scene::*;

/// Four cities: eight points.
fn four_cities(player: &mut Seated) {
    player.settlement(-3, ground(Terrain::Forest, 6), ground(Terrain::Hills, 5));
    player.settlement(3, ground(Terrain::Fields, 3), ground(Terrain::Mountains, 4));
    for column in [-3, -1, 1, 3] {
        player.city(column);
    }
}

/// Eleven points, and the price and the card for one more.
fn nearly_there() -> Board {
    gold().red(|red| {
        four_cities(red);
        red.card("-1Ua", Card::Mint)
            .card("-1Ub", Card::Moneylender)
            .card("1Ua", Card::MerchantGuild);
        red.holds("BWWGG").hand(&[Card::Mint, Card::TradingBase]);
    })
}

/// ERA-25: twelve points in the own turn win at once, whatever the other has.
#[test]
fn era_25_twelve_points_win_at_once() {
    let mut game = quiet(nearly_there());
    assert_eq!(game.victory(RED), 11);
    game.does(RED, build(Card::TradingBase, "3Ua"));
    assert_eq!((game.step(), game.winner(), game.victory(RED)), (Step::Over, Some(RED), 13));
    assert_eq!(game.game.to_act(), ToAct::Nobody);
    assert!(matches!(game.events.last(), Some(Event::Over { points: [13, 2], .. })));
    game.refused(RED, Decision::Finish, Rule::table(4));
}

/// ERA-25: also where the point comes before the effect of the card: nothing more is asked.
#[test]
fn era_25_nothing_is_asked_after_the_end() {
    let board = gold().red(|red| {
        four_cities(red);
        red.card("-1Ua", Card::Mint)
            .card("-1Ub", Card::Moneylender)
            .card("1Ua", Card::MerchantGuild);
        red.holds("BBWOO").hand(&[Card::StapleHouse]);
    });
    let mut game = quiet(board);
    game.does(RED, build(Card::StapleHouse, "3Ua"));
    assert_eq!((game.step(), game.winner(), game.ask()), (Step::Over, Some(RED), None));
}

/// ERA-26: twelve points at the start of the own turn win before the roll.
#[test]
fn era_26_twelve_points_win_before_the_roll() {
    let board = nearly_there().red(|red| {
        red.card("3Ua", Card::SaltSilo);
    });
    let game = board.play();
    assert_eq!(
        (game.step(), game.winner(), game.game.standing().turns),
        (Step::Over, Some(RED), 1)
    );
}

/// Red has eleven points, and the strength for a twelfth once Blue's only hero goes.
fn balance(on_turn: usize) -> Board {
    turmoil()
        .turn(on_turn)
        .red(|red| {
            four_cities(red);
            red.card("-1Ua", Card::FireBrigade).card("-1Ub", Card::TitheBarn);
            red.card("1Ua", Card::ChapelLow).card("1Ub", Card::Candamir).holds("");
        })
        .blue(|blue| {
            blue.card("-1Ua", Card::CarlForkbeard).holds("");
        })
}

/// ERA-27, ERA-26: points that come in the other's turn win only at the start of the own.
///
/// DUEL-EX-24: Riots take Blue's only hero in Blue's turn. Red has twelve points then, does not win there, and wins
/// at the start of the next turn without a roll.
#[test]
fn era_27_points_of_the_others_turn_wait() {
    let mut game = upon(balance(BLUE), Card::Riots);
    assert_eq!((game.victory(RED), game.waits_for()), (11, Some(BLUE)));
    game.does(BLUE, pick("-1Ua")).does(BLUE, stack(3));
    assert_eq!((game.victory(RED), game.step()), (12, Step::Action));
    game.ends_turn();
    assert_eq!((game.step(), game.winner()), (Step::Over, Some(RED)));
}

/// ERA-27: they must still be held then.
#[test]
fn era_27_points_must_still_be_held() {
    let board = balance(BLUE).blue(|blue| {
        blue.hand(&[Card::Siglind, Card::Osmund]).holds("WWWGGOO");
    });
    let mut game = upon(board, Card::Riots);
    game.does(BLUE, pick("-1Ua")).does(BLUE, stack(3));
    assert_eq!(game.victory(RED), 12);
    game.does(BLUE, build(Card::Siglind, "1Ua")).does(BLUE, build(Card::Osmund, "1La"));
    assert_eq!(game.victory(RED), 11, "four strength points each");
    game.ends_turn();
    assert_eq!((game.step(), game.on_turn()), (Step::Before, RED));
}

/// ERA-28: points that come while the own event is settled end the game there.
#[test]
fn era_28_the_own_event_may_end_the_game() {
    let mut game = upon(balance(RED), Card::Riots);
    // A 1 is on Red's chapel; Blue alone is asked.
    assert_eq!(game.waits_for(), Some(BLUE));
    game.does(BLUE, pick("-1Ua"));
    assert_eq!((game.step(), game.winner()), (Step::Over, Some(RED)));
}

/// ERA-25: in the turn of the one with fewer points nobody has won by them.
#[test]
fn era_25_only_the_one_on_turn_wins() {
    let board = nearly_there().turn(BLUE).red(|red| {
        red.card("3Ua", Card::SaltSilo);
    });
    let mut game = without_ones(board).play();
    assert_eq!((game.victory(RED), game.step()), (12, Step::Before));
    game.roll(1, Face::Trade);
    assert_eq!(game.step(), Step::Action);
    game.ends_turn();
    assert_eq!(game.winner(), Some(RED));
}
