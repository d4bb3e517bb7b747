//! The expansions of the Era of Turmoil.

use duel::{AskView, Card, Decision, Kind, Step, duel, era};
use realm::{Amounts, Resource, Terrain};
use table::Rule;

use crate::eras::*;
use crate::scene::*;

/// Heroes cost one less, of the builder's choice; other units do not, and one is all.
#[test]
fn card_drill_ground() {
    let board = turmoil().red(|red| {
        red.card("-1Ua", Card::DrillGround).holds("WGOLWB");
        red.hand(&[Card::CarlForkbeard, Card::OreShip]);
    });
    let mut game = quiet(board);
    assert_eq!(game.points(RED).strength, 1);
    game.does(RED, build(Card::CarlForkbeard, "1Ua"));
    assert_eq!(game.ask(), Some(AskView::Spare { seat: seat(RED), price: amounts("WWGO") }));
    game.refused(RED, choose('B'), era(15)).does(RED, choose('W')).has(RED, "LWB");
    // A ship costs what it costs.
    game.does(RED, build(Card::OreShip, "1La")).has(RED, "B");
}

/// The place of the Drill Ground itself cannot be used for the hero that it makes cheaper.
#[test]
fn card_drill_ground_must_still_stand() {
    let board = turmoil().red(|red| {
        red.card("-1Ua", Card::DrillGround).card("-1La", Card::Storehouse);
        red.card("1Ua", Card::Abbey).card("1La", Card::OreShip).holds("G").hand(&[Card::Harald]);
    });
    let mut game = quiet(board);
    game.refused(RED, build(Card::Harald, "-1Ua"), duel(44)).does(RED, demolish("-1Ua"));
    game.refused(RED, build(Card::Harald, "-1Ua"), duel(44));
}

/// Points only.
#[test]
fn card_carl_forkbeard() {
    let mut game = quiet(turmoil().red(|red| {
        red.holds("WWGO").hand(&[Card::CarlForkbeard]);
    }));
    game.does(RED, build(Card::CarlForkbeard, "-1Ua"));
    assert_eq!((game.points(RED).strength, game.points(RED).skill), (5, 0));
    assert_eq!(game.view().strongest, Some(seat(RED)));
}

/// DUEL-EX-36: one resource for each expansion that an attack or an event takes, after it is gone; not for herself.
#[test]
fn card_irmgard_keeper_of_the_light() {
    let attack = |card: Card| {
        turmoil()
            .red(|red| {
                red.city(-1).card("-1Ua", Card::HedgeTavern).card("-1Ub", Card::CarlForkbeard);
                red.holds("").hand(&[card]);
            })
            .blue(|blue| {
                blue.card("-1Ua", Card::IrmgardKeeperOfTheLight).card("1Ua", Card::Storehouse);
                blue.card("1La", Card::Harald).holds("");
            })
    };
    let irmgard = AskView::Gain {
        seat: seat(BLUE),
        kinds: realm::Kinds::ALL,
        left: 1,
        why: duel::Why::Card(Card::IrmgardKeeperOfTheLight),
    };
    let mut game = quiet(attack(Card::Arsonist));
    game.does(RED, play(Card::Arsonist)).does(RED, pick("1Ua")).does(BLUE, stack(0));
    assert_eq!(game.ask(), Some(irmgard.clone()));
    game.refused(RED, gain("2L"), Rule::table(1)).does(BLUE, gain("2L")).has(BLUE, "O");
    let mut game = quiet(attack(Card::Archer));
    game.does(RED, play(Card::Archer)).does(BLUE, stack(0)).does(BLUE, Decision::Pass);
    assert_eq!((game.card_at(BLUE, "1La"), game.step()), (None, Step::Action));
    // An event pays as well, and giving up a unit to riots although there was gold.
    let mut game = upon(attack(Card::Scout), Card::Feud);
    game.does(BLUE, stack(0));
    assert_eq!(game.ask(), Some(irmgard.clone()));
    let rich = attack(Card::Scout).blue(|blue| {
        blue.holds("$");
    });
    let mut game = upon(rich, Card::Riots);
    game.does(RED, pick("-1Ub")).does(RED, stack(3));
    game.does(BLUE, pick("1La")).does(BLUE, stack(1));
    assert_eq!(game.ask(), Some(irmgard));
    game.does(BLUE, gain("0L")).has(BLUE, "$W");
}

/// Nothing for what is demolished, nor for cards of the hand.
#[test]
fn card_irmgard_does_not_pay_for_everything() {
    let board = turmoil().red(|red| {
        red.card("-1Ua", Card::IrmgardKeeperOfTheLight).card("1Ua", Card::Storehouse).holds("");
    });
    let mut game = quiet(board.clone());
    game.does(RED, demolish("1Ua")).does(RED, demolish("-1Ua"));
    assert_eq!((game.ask(), game.points(RED).skill), (None, 0));
    let strife = board.turn(BLUE).red(|red| {
        red.hand(&[Card::Abbey]);
    });
    let strife = strife.blue(|blue| {
        blue.card("-1Ua", Card::CarlForkbeard);
    });
    let mut game = upon(strife, Card::FraternalFeuds);
    game.does(BLUE, take(Card::Abbey)).does(BLUE, put(Card::Abbey, 0));
    assert_eq!(game.step(), Step::Action);
}

/// Any two after the full price, with strictly more skill; built in any case.
#[test]
fn card_fairgrounds() {
    let board = turmoil().red(|red| {
        red.city(-1).card("1Ua", Card::Inga).holds("LLWG").hand(&[Card::Fairgrounds]);
    });
    let mut game = quiet(board.clone());
    game.does(RED, build(Card::Fairgrounds, "-1Ua")).has(RED, "");
    game.does(RED, gain("2L")).does(RED, gain("2L")).has(RED, "OO");
    assert_eq!(game.points(RED).victory, 4);
    let tie = board.blue(|blue| {
        blue.card("1Ua", Card::Siglind);
    });
    let mut game = quiet(tie);
    game.does(RED, build(Card::Fairgrounds, "-1Ua"));
    assert_eq!(game.ask(), None, "three against three are not more");
    game.has(RED, "");
}

/// All buildings of its city are safe from fire, itself too; those elsewhere are not.
#[test]
fn card_fire_brigade() {
    let board = turmoil()
        .red(|red| {
            red.city(-1).card("-1Ua", Card::HedgeTavern).card("1Ua", Card::Harald);
            red.holds("").hand(&[Card::Arsonist, Card::Archer]);
        })
        .blue(|blue| {
            blue.city(-1).city(1).card("-1Ua", Card::FireBrigade).card("-1Lb", Card::Fairgrounds);
            blue.card("-1Ub", Card::Austin)
                .card("1Ua", Card::Storehouse)
                .card("1Ub", Card::TitheBarn);
            blue.holds("");
        });
    let mut game = quiet(board);
    // A unit in that city is not its concern.
    game.does(RED, play(Card::Archer)).does(BLUE, stack(0)).does(RED, play(Card::Arsonist));
    assert_eq!(game.decisions(RED), [pick("1Ua"), pick("1Ub")]);
    game.refused(RED, pick("-1Ua"), era(11)).refused(RED, pick("-1Lb"), era(11));
    game.does(RED, pick("1Ub")).does(BLUE, stack(4));
    assert_eq!(game.card_at(BLUE, "-1Ub"), None);
}

/// Two points.
#[test]
fn card_large_festival_hall() {
    let mut game = quiet(turmoil().red(|red| {
        red.city(-1).holds("BBGGGOOO").hand(&[Card::LargeFestivalHall]);
    }));
    game.does(RED, build(Card::LargeFestivalHall, "-1Ua")).has(RED, "");
    assert_eq!((game.points(RED).victory, game.victory(RED)), (5, 5));
}

/// It is what Archer, Arsonist and Traitor need, when they are played.
#[test]
fn card_hedge_tavern() {
    let board = turmoil()
        .red(|red| {
            red.city(-1).holds("WG$$").hand(&[Card::Archer, Card::Arsonist, Card::Traitor]);
        })
        .blue(|blue| {
            blue.card("-1Ua", Card::Harald).card("1Ua", Card::Storehouse).hand(&[Card::Abbey]);
        });
    let mut game = quiet(board);
    let attacks = [Card::Archer, Card::Arsonist, Card::Traitor].map(play);
    attacks.into_iter().for_each(|attack| {
        game.refused(RED, attack, era(10));
    });
    game.does(RED, build(Card::HedgeTavern, "-1Ua")).has(RED, "");
    let offered = game.decisions(RED);
    assert!(attacks.iter().all(|attack| offered.contains(attack)));
    game.does(RED, demolish("-1Ua"));
    attacks.into_iter().for_each(|attack| {
        game.refused(RED, attack, era(10));
    });
}

/// DUEL-EX-37: wool or grain for each hero; three heroes and room for one grain: two are lost.
#[test]
fn card_tithe_barn() {
    let board = turmoil().red(|red| {
        red.city(-1).card("1Ua", Card::Harald).card("1La", Card::Inga);
        red.card("-1Ua", Card::IrmgardKeeperOfTheLight).card("-1La", Card::OreShip);
        red.holds("LLBOGG").hand(&[Card::TitheBarn]);
    });
    let mut game = quiet(board.clone());
    game.does(RED, build(Card::TitheBarn, "-1Ub"));
    assert_eq!(game.ask(), Some(AskView::Tithe { seat: seat(RED) }));
    game.refused(RED, choose('O'), era(14)).refused(RED, Decision::Pass, era(14));
    let mut wool = game.clone();
    wool.does(RED, choose('W')).has(RED, "WWWGG");
    game.does(RED, choose('G')).has(RED, "GGG");
    // With two fields it may be split.
    let wide = board.red(|red| {
        red.settlement(3, ground(Terrain::Fields, 3), ground(Terrain::Hills, 5));
    });
    let mut game = quiet(wide);
    game.does(RED, build(Card::TitheBarn, "-1Ub")).does(RED, choose('G'));
    game.does(RED, gain("4U")).does(RED, gain("4U")).does(RED, gain("2U"));
    assert_eq!((game.stock(RED, "2U"), game.stock(RED, "4U")), (3, 2));
    // Without a hero nothing is asked; a Chief Cannoneer is none, Heinrich is one.
    let bare = turmoil().red(|red| {
        red.city(-1).card("1Ua", Card::OreShip).holds("LLBO").hand(&[Card::TitheBarn]);
    });
    let mut game = quiet(bare.clone());
    game.does(RED, build(Card::TitheBarn, "-1Ua"));
    assert_eq!(game.ask(), None);
    let mut game = quiet(bare.red(|red| {
        red.card("1La", Card::HeinrichTheSentinel);
    }));
    game.does(RED, build(Card::TitheBarn, "-1Ua")).does(RED, choose('W')).has(RED, "W");
}

/// Every card of the era costs what its price says, to the last resource: with one less it is not built.
#[test]
fn cards_of_the_era_cost_their_price() {
    use duel::{Mode, Set};
    let modes =
        [(Set::Gold, Mode::Gold), (Set::Turmoil, Mode::Turmoil), (Set::Progress, Mode::Progress)];
    for (set, mode) in modes {
        for &card in Card::ALL.iter().filter(|card| card.set() == set && card.cost().total() > 0) {
            let conditions = |red: &mut Seated| {
                red.city(-1).city(1);
                match card {
                    Card::StapleHouse => red.card("1Ua", Card::MerchantGuild),
                    Card::ChiefCannoneer | Card::BuildingCrane => red.card("1Ua", Card::University),
                    Card::Parliament => red.card("1Ua", Card::University).card("1Ub", Card::Abbey),
                    Card::University => red.card("1Ua", Card::Abbey),
                    Card::TownHall => red.card("-1Ua", Card::ParishHall),
                    _ => red,
                };
                if !card.is_open() {
                    red.hand(&[card]);
                }
            };
            let with = |price: Amounts| {
                let letters: String = Resource::ALL
                    .iter()
                    .flat_map(|&kind| {
                        let letter = ["L", "B", "W", "G", "O", "$"][kind.index()];
                        std::iter::repeat_n(letter, price.get(kind).into())
                    })
                    .collect();
                quiet(Board::new(mode).red(conditions).red(|red| {
                    red.holds(&letters);
                }))
            };
            let at = if card.kind() == Kind::CityBuilding { "-1Ua" } else { "-1La" };
            with(card.cost()).does(RED, build(card, at)).has(RED, "");
            for kind in card.cost().kinds().iter() {
                let less = card.cost() - Amounts::of(kind, 1);
                with(less).refused(RED, build(card, at), duel(44));
            }
        }
    }
}
