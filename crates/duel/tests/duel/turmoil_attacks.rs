//! The action cards of the Era of Turmoil that attack.

use duel::{AskView, Card, Decision, Event, duel, era};
use realm::Terrain;
use table::{Eye, Game, Rule};

use crate::eras::*;
use crate::scene::*;

/// Red in the action phase with a Hedge Tavern and this card.
fn attacker(card: Card) -> Board {
    turmoil().red(|red| {
        red.city(-1).card("-1Ua", Card::HedgeTavern).holds("").hand(&[card]);
    })
}

/// DUEL-EX-34: Red with 8 points takes two of Blue with 9; with 9 to 9 one.
#[test]
fn card_voyage_of_plunder() {
    let voyage = play(Card::VoyageOfPlunder);
    // Both have more than in the example, and stand to each other as there: Red's advantage is a point too.
    let board = |cities: &'static [i8]| {
        turmoil()
            .red(|red| {
                red.city(-1).card("-1Ua", Card::Candamir).holds("").hand(&[Card::VoyageOfPlunder]);
            })
            .blue(move |blue| {
                blue.settlement(3, ground(Terrain::Forest, 6), ground(Terrain::Hills, 5));
                cities.iter().for_each(|&column| {
                    blue.city(column);
                });
                blue.stock("0L", 2).stock("2L", 1);
            })
    };
    let mut game = quiet(board(&[-1, 1]));
    assert_eq!((game.victory(RED), game.victory(BLUE)), (4, 5));
    game.does(RED, voyage).refused(RED, gain("-2U"), duel(34));
    game.does(RED, gain("0L")).refused(RED, Decision::Pass, duel(34)).does(RED, gain("2L"));
    game.has(RED, "WO").has(BLUE, "W");
    let mut game = quiet(board(&[-1]));
    assert_eq!((game.victory(RED), game.victory(BLUE)), (4, 4));
    game.does(RED, voyage).does(RED, gain("0L")).has(RED, "W").has(BLUE, "WO");
    assert_eq!(game.step(), duel::Step::Action);
}

/// It needs the strength advantage and something that finds room; where only one does, one is taken.
#[test]
fn card_voyage_of_plunder_is_not_always_played() {
    let voyage = play(Card::VoyageOfPlunder);
    let board = |holds: &'static str| {
        turmoil()
            .red(move |red| {
                red.card("-1Ua", Card::Candamir).holds(holds).hand(&[Card::VoyageOfPlunder]);
            })
            .blue(|blue| {
                blue.city(-1).city(1).holds("WWO");
            })
    };
    let tie = board("").blue(|blue| {
        blue.card("-1Ua", Card::Siglind).card("1Ua", Card::Osmund);
    });
    quiet(tie).refused(RED, voyage, era(10));
    quiet(board("WWWOOO")).refused(RED, voyage, era(11));
    let nothing = board("").blue(|blue| {
        blue.holds("");
    });
    quiet(nothing).refused(RED, voyage, era(11));
    let mut game = quiet(board("WWWOO"));
    game.does(RED, voyage).refused(RED, gain("0L"), duel(34)).does(RED, gain("2L"));
    assert_eq!(game.ask(), None, "wool finds no room");
    game.has(RED, "WWWOOO").has(BLUE, "WW");
}

/// As in the Era of Gold; it goes under stacks of its own era.
#[test]
fn card_brigands_turmoil() {
    let board = turmoil()
        .red(|red| {
            red.card("-1Ua", Card::Candamir).holds("W").hand(&[Card::BrigandsTurmoil]);
        })
        .blue(|blue| {
            blue.holds("WWW");
        });
    let mut game = quiet(board.clone());
    game.does(RED, play(Card::BrigandsTurmoil))
        .does(RED, gain("0L"))
        .has(RED, "WWW")
        .has(BLUE, "W");
    let mut game = quiet(board.red(|red| {
        red.hand(&[Card::Harald, Card::Inga]);
    }));
    game.does(RED, Decision::Finish).refused(RED, put(Card::BrigandsTurmoil, 0), era(19));
    game.does(RED, put(Card::BrigandsTurmoil, 3));
}

/// The other loses a unit with strength, of own choice.
#[test]
fn card_archer() {
    let archer = play(Card::Archer);
    let board = attacker(Card::Archer).blue(|blue| {
        blue.card("-1Ua", Card::Harald).card("1Ua", Card::CarlForkbeard).holds("");
        blue.card("-1La", Card::IrmgardKeeperOfTheLight).card("1La", Card::OreShip);
    });
    let mut game = quiet(board);
    game.does(RED, archer);
    let among = [slot("-1Ua"), slot("1Ua")].into_iter().collect();
    assert_eq!(game.ask(), Some(AskView::Lose { seat: seat(BLUE), among, by: Card::Archer }));
    game.refused(RED, pick("-1Ua"), Rule::table(1)).refused(BLUE, pick("-1La"), duel(27));
    game.refused(BLUE, Decision::Pass, duel(27)).does(BLUE, pick("-1Ua")).does(BLUE, stack(1));
    assert_eq!((game.card_at(BLUE, "-1Ua"), lowest(&game, RED, 1)), (None, Some(Card::Harald)));
    assert_eq!(discarded(&game), Some(Card::Archer));
}

/// It needs the tavern and a unit with strength: a tower is a building, and Irmgard has none.
#[test]
fn card_archer_is_not_always_played() {
    let archer = play(Card::Archer);
    let without = turmoil()
        .red(|red| {
            red.hand(&[Card::Archer]);
        })
        .blue(|blue| {
            blue.card("-1Ua", Card::Harald);
        });
    quiet(without).refused(RED, archer, era(10));
    let board = attacker(Card::Archer).blue(|blue| {
        blue.card("-1Ua", Card::LookoutTower).card("1Ua", Card::IrmgardKeeperOfTheLight);
        blue.card("1La", Card::OreShip);
    });
    quiet(board).refused(RED, archer, era(11));
    // A Chief Cannoneer has strength, though he is no hero. The only one goes without a question.
    let board = princes()
        .red(|red| {
            red.city(-1).card("-1Ua", Card::HedgeTavern).holds("").hand(&[Card::Archer]);
        })
        .blue(|blue| {
            blue.card("-1Ua", Card::ChiefCannoneer).holds("");
        });
    let mut game = quiet(board);
    game.does(RED, archer);
    assert_eq!((game.ask(), lowest(&game, BLUE, 5)), (None, Some(Card::ChiefCannoneer)));
}

/// The attacker names a building that no Fire Brigade guards; its owner puts it under a stack.
#[test]
fn card_arsonist() {
    let arsonist = play(Card::Arsonist);
    let board = attacker(Card::Arsonist).blue(|blue| {
        blue.city(-1).card("-1Ua", Card::Storehouse).card("-1Ub", Card::LargeFestivalHall);
        blue.card("1Ua", Card::LookoutTower).card("1La", Card::Harald).holds("");
    });
    let mut game = quiet(board);
    game.does(RED, arsonist).does(BLUE, Decision::Pass);
    assert_eq!(game.ask(), Some(AskView::Burn { seat: seat(RED), by: Card::Arsonist }));
    // Units do not burn, nor own buildings, and something must.
    game.refused(RED, pick("1La"), era(11)).refused(RED, Decision::Pass, era(11));
    game.refused(BLUE, pick("-1Ua"), Rule::table(1));
    let mut red_card = game.clone();
    red_card.does(RED, pick("-1Ub")).does(BLUE, stack(3));
    assert_eq!(lowest(&red_card, RED, 3), Some(Card::LargeFestivalHall));
    // The tower itself may burn too.
    game.does(RED, pick("1Ua")).refused(RED, stack(3), Rule::table(1)).does(BLUE, stack(4));
    assert_eq!(game.card_at(BLUE, "1Ua"), None);
    assert_eq!(discarded(&game), Some(Card::Arsonist));
}

/// DUEL-EX-27: where all buildings are in a city with a Fire Brigade it is not played.
#[test]
fn card_arsonist_is_not_always_played() {
    let arsonist = play(Card::Arsonist);
    let without = turmoil()
        .red(|red| {
            red.hand(&[Card::Arsonist]);
        })
        .blue(|blue| {
            blue.card("-1Ua", Card::Storehouse);
        });
    quiet(without).refused(RED, arsonist, era(10));
    let guarded = attacker(Card::Arsonist).blue(|blue| {
        blue.city(-1).card("-1Ua", Card::FireBrigade).card("-1Lb", Card::Storehouse);
        blue.card("1Ua", Card::Harald);
    });
    quiet(guarded).refused(RED, arsonist, era(11));
    let none = attacker(Card::Arsonist).blue(|blue| {
        blue.card("1Ua", Card::Harald);
    });
    quiet(none).refused(RED, arsonist, era(11));
}

/// The whole hand is seen; one card may be taken and used at once, or none.
#[test]
fn card_traitor() {
    let theirs = [Card::Abbey, Card::Archer, Card::Harald];
    let board = attacker(Card::Traitor)
        .red(|red| {
            red.holds("GO");
        })
        .blue(move |blue| {
            blue.holds("").hand(&theirs);
        });
    let mut game = quiet(board);
    game.does(RED, play(Card::Traitor));
    assert_eq!(game.ask(), Some(AskView::Steal { seat: seat(RED) }));
    let seen = game.seen_by(RED).realms.swap_remove(BLUE).hand;
    assert_eq!(seen.iter().filter_map(|card| card.card).collect::<Vec<_>>(), theirs);
    let spectator = &game.game.view(Eye::Spectator).realms[BLUE].hand;
    assert!(spectator.iter().all(|card| card.card.is_none()));
    game.refused(RED, take(Card::Inga), era(11)).refused(BLUE, Decision::Pass, Rule::table(1));

    let mut none = game.clone();
    none.does(RED, Decision::Pass);
    assert_eq!((none.hand(RED), none.hand(BLUE)), (vec![], theirs.to_vec()));
    assert_eq!(discarded(&none), Some(Card::Traitor), "it is laid down in any case");

    game.does(RED, take(Card::Harald));
    assert_eq!(
        (game.hand(RED), game.hand(BLUE)),
        (vec![Card::Harald], vec![Card::Abbey, Card::Archer])
    );
    let told = Event::Stolen { seat: seat(RED), from: seat(BLUE), card: Some(Card::Harald) };
    assert_eq!(game.told_to(BLUE), [told]);
    let told = game.events.iter().filter_map(|event| table::Event::seen_by(event, Eye::Spectator));
    let hidden = Event::Stolen { seat: seat(RED), from: seat(BLUE), card: None };
    assert_eq!(told.collect::<Vec<_>>(), [hidden]);
    game.does(RED, build(Card::Harald, "1Ua")).ends_turn();
    // The victim fills the hand at the end of the own turn.
    game.roll(1, duel::Face::Trade);
    assert_eq!(game.hand(BLUE).len(), 2);
    game.does(BLUE, Decision::Finish).draws(BLUE, 3, Card::Arsonist);
    assert_eq!(game.hand(BLUE).len(), 3);
}

/// It needs the tavern and a card in the other's hand; outside a tournament any kind of card may be taken.
#[test]
fn card_traitor_is_not_always_played() {
    let traitor = play(Card::Traitor);
    let without = turmoil()
        .red(|red| {
            red.hand(&[Card::Traitor]);
        })
        .blue(|blue| {
            blue.hand(&[Card::Abbey]);
        });
    quiet(without).refused(RED, traitor, era(10));
    quiet(attacker(Card::Traitor)).refused(RED, traitor, era(11));
    let mut game = quiet(attacker(Card::Traitor).blue(|blue| {
        blue.hand(&[Card::Abbey]);
    }));
    game.does(RED, traitor).does(RED, take(Card::Abbey));
    assert_eq!(game.hand(RED), [Card::Abbey]);
}
