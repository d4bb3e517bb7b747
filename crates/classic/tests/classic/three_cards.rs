//! The actions, events and posts of the third player's set.

use classic::{AskView, Card, Decision, Event, Face, Mode, Outcome, classic, three, wiz};
use realm::Terrain;
use table::Eye;

use crate::scene::*;

/// Points by halls of a city: one each.
fn halls(seated: &mut Seated, count: usize) {
    let cards = [Card::Church, Card::Library, Card::TownHall, Card::BathHouse, Card::Aqueduct];
    for (at, card) in ["-1Ua", "-1Ub", "-1La", "-1Lb", "1Ua"].into_iter().zip(cards).take(count) {
        seated.card(at, card);
    }
}

/// Red leads with so many halls beside two cities, Blue follows, Green has four points and is last.
fn ranked(red: usize, blue: usize) -> Board {
    Board::grown(Mode::Base).red(|seated| halls(seated, red)).blue(|seated| halls(seated, blue))
}

#[test]
fn card_lengthy_negotiations() {
    let mut play = ranked(0, 0).red(|red| _ = red.hand(&[Card::LengthyNegotiations])).milled();
    play.does(RED, self::play(Card::LengthyNegotiations));
    assert!(play.events.contains(&Event::TargetMoved { targets: vec![13; 3] }));
    assert!(play.view().realms.iter().all(|realm| realm.target == 13));
}

/// THREE-45: who has the lowered goal too soon keeps the old one.
#[test]
fn card_successful_negotiations() {
    let card = Card::SuccessfulNegotiations;
    let mut play = ranked(0, 0).red(|red| _ = red.hand(&[card])).milled();
    play.does(RED, self::play(card));
    let targets =
        |play: &Play| play.view().realms.iter().map(|realm| realm.target).collect::<Vec<_>>();
    assert_eq!(targets(&play), [11; 3]);
    // Red has ten points, and then eleven by a knight: twelve are needed again, by Red alone.
    let board = ranked(5, 0).red(|red| {
        red.card("1La", Card::Colossus).hand(&[card, Card::KnightSiegfried]).holds("O");
    });
    let mut play = board.milled();
    assert_eq!(play.victory(RED), 11);
    play.does(RED, self::play(card));
    assert_eq!((targets(&play), play.winner()), (vec![12, 11, 11], None));
    play.does(RED, build(Card::KnightSiegfried, "1Lb"));
    assert_eq!(play.winner(), Some(RED));
    // In anybody's turn until the end of the own next one.
    let board = ranked(5, 0).red(|red| {
        red.hand(&[card, Card::KnightSiegfried]).card("1La", Card::Garrison).holds("O");
    });
    let mut play = board.play();
    play.roll(2, Face::Brigands);
    assert_eq!(play.victory(RED), 10, "with the windmill");
    play.does(RED, self::play(card)).ends_turn();
    play.roll(2, Face::Brigands).ends_turn().roll(2, Face::Brigands).ends_turn();
    play.roll(2, Face::Brigands).does(RED, build(Card::KnightSiegfried, "1Lb"));
    assert_eq!((play.victory(RED), targets(&play)), (11, vec![12, 11, 11]));
}

/// THREE-44: attacks of all, and until the next turn of the one who called for it.
#[test]
fn card_truce() {
    let board = Board::grown(Mode::Base)
        .red(|red| _ = red.hand(&[Card::Truce, Card::Spy]))
        .blue(|blue| _ = blue.hand(&[Card::Spy, Card::Caravan]));
    let mut play = board.milled();
    play.does(RED, self::play(Card::Truce));
    assert_eq!(play.view().truce, Some(seat(RED)));
    play.refused(RED, self::play(Card::Spy), three(44));
    play.ends_turn().roll(5, Face::Brigands);
    play.refused(BLUE, self::play(Card::Spy), three(44));
    play.does(BLUE, self::play(Card::Caravan)).does(BLUE, pay("-2U"));
    play.does_all(BLUE, [Decision::Pass, Decision::Pass]);
    play.ends_turn().roll(5, Face::Brigands).ends_turn();
    assert!(play.events.contains(&Event::Truce { seat: None }));
    play.roll(5, Face::Brigands).does(RED, self::play(Card::Spy));
}

/// The posts themselves are tested by THREE-19 and THREE-20; here what each asks for.
fn post_holds(card: Card, spoiler: Card) {
    let others = |seated: &mut Seated| {
        seated.city(1).card("1Ua", Card::Marketplace).card("1La", Card::KnightOtto);
    };
    let board = Board::three(Mode::Base).blue(others).red(|red| {
        red.city(1).hand(&[card]).card("-1Ua", spoiler);
    });
    let board = board.green(|green| {
        green.city(1).card("1Ua", Card::Garrison).card("-1Ua", Card::Garrison);
        green.card("1La", Card::KnightWalter).card("1Lb", Card::KnightHagen);
    });
    let mut play = board.play();
    play.roll(1, Face::Brigands);
    play.does(RED, post(card, true));
    assert_eq!(play.points(RED).victory, 4);
    let mut play = Board::three(Mode::Base).red(|red| _ = red.hand(&[card])).rolled(1);
    play.refused(RED, post(card, true), three(20));
}

#[test]
fn card_border_embargo() {
    post_holds(Card::BorderEmbargo, Card::KnightGotz);
}

#[test]
fn card_border_pacifism() {
    post_holds(Card::BorderPacifism, Card::OreFleet);
}

#[test]
fn card_border_boycott() {
    post_holds(Card::BorderBoycott, Card::Garrison);
}

/// WIZ-10, WIZ-34: two wizards, once in a turn, and the power is bound.
#[test]
fn card_magic_league() {
    let board = |second: bool| {
        Board::grown(Mode::Wizards).red(|red| {
            red.settlement(3, ground(Terrain::Forest, 1), ground(Terrain::Hills, 1)).citadel(3);
            red.wizard("4U", Card::WizardHafli, 1).card("3Ua", Card::MagicLeague);
            if second {
                red.wizard("4L", Card::WizardArsa, 1);
            }
        })
    };
    let league = |at: &str| Decision::League { to: land(at) };
    board(false).milled().refused(RED, league("4U"), wiz(10));
    let mut play = board(true).milled();
    play.does(RED, league("4U"));
    assert_eq!((play.power(RED, "4U"), play.realm(RED).power), (2, 1), "Hafli rests");
    play.refused(RED, league("4L"), wiz(34));
}

/// THREE-46: the last cuts the hand at once where it is not the own turn.
#[test]
fn card_robin_hood() {
    let full = [Card::Mint, Card::Harbor, Card::Smithy];
    let board = ranked(3, 1)
        .red(|red| _ = red.hand(&[Card::Spy, Card::Merchant]))
        .green(|green| _ = green.hand(&full));
    let mut play = board.clone().play();
    play.event(6, Card::RobinHood);
    let Some(AskView::HandOver { seat: chooser, from, to, left: 1 }) = play.ask() else { panic!() };
    assert_eq!((chooser, from, to), (seat(BLUE), seat(RED), seat(GREEN)));
    play.refused(BLUE, Decision::Pass, three(46));
    play.does(BLUE, take(Card::Spy));
    assert_eq!((play.hand(RED), play.waits_for()), (vec![Card::Merchant], Some(GREEN)));
    let Some(AskView::Cut { .. }) = play.ask() else { panic!() };
    play.does(GREEN, put(Card::Mint, 0));
    assert_eq!(play.hand(GREEN), [Card::Harbor, Card::Smithy, Card::Spy]);
    // With five points nobody is robbed.
    let mut play = ranked(1, 0)
        .red(|red| _ = red.hand(&[Card::Spy]))
        .green(|green| _ = green.card("1Ua", Card::KnightOtto))
        .play();
    assert_eq!(play.victory(RED), 5);
    play.event(6, Card::RobinHood);
    assert_eq!(play.hand(RED), [Card::Spy]);
}

#[test]
fn card_social_justice() {
    let board = ranked(5, 5)
        .red(|red| _ = red.card("1La", Card::Colossus).hand(&[Card::Spy, Card::Merchant]))
        .blue(|blue| _ = blue.hand(&[Card::Mint]));
    let mut play = board.green(|green| _ = green.hand(&[Card::Harbor])).play();
    assert_eq!((play.victory(RED), play.victory(BLUE)), (11, 9));
    play.event(6, Card::SocialJustice);
    // Blue has only nine points and gives nothing; Red chooses two.
    assert_eq!(play.waits_for(), Some(RED));
    play.does(RED, take(Card::Merchant)).does(RED, take(Card::Spy));
    assert_eq!(play.hand(GREEN), [Card::Harbor, Card::Merchant, Card::Spy]);
    assert_eq!((play.hand(RED).len(), play.hand(BLUE)), (0, vec![Card::Mint]));
}

#[test]
fn card_reconstruction_aid() {
    let board = ranked(3, 1).red(|red| _ = red.holds("LLO")).blue(|blue| _ = blue.holds("WW"));
    let mut play = board.play();
    play.event(5, Card::ReconstructionAid);
    let Some(AskView::Rob { seat: taker, from, .. }) = play.ask() else { panic!() };
    assert_eq!((taker, from), (seat(GREEN), seat(RED)));
    play.does(GREEN, gain("-2U")).does(GREEN, gain("0L")).does(GREEN, Decision::Pass);
    // Blue is only one point ahead.
    play.has(GREEN, "LOG").has(BLUE, "WWL").has(RED, "LB");
}

/// One stack for all of it, and refilled only at the end of the own turn.
#[test]
fn card_book_burning() {
    let hand = [Card::Spy, Card::Merchant];
    let board = ranked(5, 5).red(|red| _ = red.card("1La", Card::Colossus).hand(&hand));
    let board = board.blue(|blue| _ = blue.hand(&[Card::Mint, Card::Harbor, Card::Smithy]));
    let mut play = board.green(|green| _ = green.hand(&[Card::Abbey])).play();
    play.event(6, Card::BookBurning);
    play.does(RED, put(Card::Spy, 2));
    play.refused(RED, put(Card::Merchant, 1), three(46));
    play.does(RED, put(Card::Merchant, 2));
    // Blue is two behind and keeps two.
    let Some(AskView::Burn { seat: burns, keep: 2, .. }) = play.ask() else { panic!() };
    assert_eq!(burns, seat(BLUE));
    play.does(BLUE, put(Card::Mint, 0));
    assert_eq!((play.hand(RED).len(), play.hand(BLUE).len(), play.hand(GREEN).len()), (0, 2, 1));
    assert!(play.ask().is_none());
}

#[test]
fn card_support() {
    let board = ranked(3, 1)
        .red(|red| _ = red.holds("LL"))
        .blue(|blue| _ = blue.holds("BB"))
        .green(|green| {
            green.hand(&[Card::Garrison, Card::Spy, Card::Colossus]).holds("W");
        });
    let mut play = board.play();
    play.event(3, Card::Support);
    assert_eq!(play.waits_for(), Some(GREEN));
    let listed = play.decisions(GREEN);
    let only = |choice: &Decision| matches!(choice, Decision::Build { card: Card::Garrison, .. });
    assert!(listed.iter().all(|choice| only(choice) || *choice == Decision::Pass), "{listed:?}");
    play.refused(GREEN, self::play(Card::Spy), three(25));
    play.does(GREEN, build(Card::Garrison, "1Ua"));
    // Lumber came from Red, brick from Blue; then the three yields.
    play.has(RED, "LW").has(BLUE, "BO").has(GREEN, "WB");
    assert_eq!(play.card_at(GREEN, "1Ua"), Some(Card::Garrison));
}

#[test]
fn card_seduction() {
    let board = ranked(3, 1).red(|red| _ = red.hand(&[Card::Spy, Card::Merchant, Card::Spy]));
    let mut play = board.play();
    play.event(6, Card::Seduction);
    assert!(play.outcomes().contains(&(Outcome::Card(Card::Spy), 2)));
    play.refused_outcome(Outcome::Card(Card::Abbey), three(46));
    play.outcome(Outcome::Card(Card::Spy));
    let told = |play: &Play, eye: Eye| {
        use table::Event as _;
        let seen = play.events.iter().filter_map(move |event| event.seen_by(eye));
        seen.filter_map(|event| match event {
            Event::HandedOver { card, .. } => Some(card),
            _ => None,
        })
        .collect::<Vec<_>>()
    };
    assert_eq!(told(&play, Eye::Seat(seat(GREEN))), [Some(Card::Spy)]);
    assert_eq!(told(&play, Eye::Seat(seat(BLUE))), [None]);
    play.outcome(Outcome::Card(Card::Merchant)).outcome(Outcome::Card(Card::Spy));
    assert_eq!((play.hand(RED).len(), play.hand(GREEN).len()), (0, 3), "three points ahead");
}

#[test]
fn card_sea_storm() {
    let fleets = |red: &mut Seated| {
        red.card("1Lb", Card::OreFleet).card("1La", Card::GoldFleet).card("1Ub", Card::GrainFleet);
    };
    let mut play = ranked(4, 3).red(fleets).play();
    assert_eq!((play.victory(RED), play.victory(BLUE)), (9, 7), "with the windmill");
    play.event(6, Card::SeaStorm);
    assert_eq!(play.waits_for(), Some(GREEN), "the last chooses");
    play.does(GREEN, pick("1La"));
    assert!(play.events.iter().any(|event| matches!(event, Event::Wrecked { .. })));
    assert_eq!(play.view().discards[0].cards, [Card::GoldFleet], "a lead of two");
    // With a smaller lead it goes to the hand; a Harbor on its side shelters a fleet.
    let mut play = ranked(3, 3)
        .red(|red| {
            red.card("1Lb", Card::OreFleet).card("1La", Card::Harbor).card("1Ub", Card::GoldFleet);
        })
        .play();
    play.event(6, Card::SeaStorm);
    assert_eq!(
        (play.hand(RED), play.card_at(RED, "1Lb")),
        (vec![Card::GoldFleet], Some(Card::OreFleet))
    );
}

#[test]
fn card_flood() {
    let rich = |seated: &mut Seated| _ = seated.holds("LLLWWW");
    let board = ranked(4, 3).red(rich).blue(rich).green(rich);
    let board = board.red(|red| _ = red.card("1Ub", Card::Garrison));
    let mut play = board.play();
    play.event(6, Card::Flood);
    // Red keeps nothing but one beside the Garrison at the pasture, Blue one each, Green has too few points.
    play.has(RED, "W$").has(BLUE, "LWB").has(GREEN, "LLLWWWO");
    play.refused(RED, city(1), classic(31));
}
