//! The spell books, and the two spells that come between an announcement and its effect.

use classic::{AskView, Card, Decision, Event, Face, Mode, Outcome, classic, wiz};
use realm::Terrain;
use table::{Eye, Game, Pseudo};

use crate::scene::*;

/// Red has this book and a wizard with all power, and the free actions have begun.
fn with_book(book: Card, change: impl FnOnce(&mut Seated)) -> Play {
    // A mill, as nobody trades: a knight of Red's would win a tournament.
    let mut play = reader(book).red(change).play();
    play.roll(3, Face::Mill);
    play
}

fn reader(book: Card) -> Board {
    Board::new(Mode::Wizards)
        .red(|red| _ = red.citadel(-1).wizard("0U", Card::WizardArsa, 3).card("-1Ua", book))
        .blue(|blue| _ = blue.city(1))
}

#[test]
fn card_keeper_of_fate() {
    let mut play = with_book(Card::KeeperOfFate, |_| {});
    play.does(RED, cast(Card::KeeperOfFate));
    assert_eq!(play.power(RED, "0U"), 2);
    let cards = [Card::Plague, Card::Comet, Card::Progress];
    play.refused_outcome(Outcome::Cards([Card::Plague].into_iter().collect()), wiz(28));
    play.refused_outcome(Outcome::Cards([Card::Spy; 3].into_iter().collect()), classic(49));
    play.outcome(Outcome::Cards(cards.into_iter().collect()));
    let Some(AskView::Fate { cards: seen, .. }) = play.seen_by(RED).ask else { panic!() };
    assert_eq!(seen, cards.map(Some));
    let Some(AskView::Fate { cards: hidden, .. }) = play.seen_by(BLUE).ask else { panic!() };
    assert_eq!(hidden, [None; 3]);
    play.refused(RED, Decision::Fate { card: Card::YearEnd, under: false }, wiz(28));
    // Progress goes under, the Comet comes first.
    play.does(RED, Decision::Fate { card: Card::Progress, under: true });
    play.does(RED, Decision::Fate { card: Card::Plague, under: false });
    play.does(RED, Decision::Fate { card: Card::Comet, under: false });
    let events = play.seen_by(RED).events.cards;
    assert_eq!((events.len(), events[0]), (13, Some(Card::Progress)));
    assert_eq!(events[11..], [Some(Card::Plague), Some(Card::Comet)]);
    assert!(play.seen_by(BLUE).events.cards.iter().all(Option::is_none));
    play.ends_turn().roll(1, Face::EventCard);
    assert!(play.events.contains(&Event::Revealed { card: Card::Comet }), "no chance is asked");
}

#[test]
fn card_inspiration() {
    let mut play = with_book(Card::Inspiration, |_| {});
    play.does(RED, cast(Card::Inspiration));
    play.refused(RED, Decision::Pass, wiz(28));
    play.does(RED, stack(0)).outcome(Outcome::Card(Card::Spy)).outcome(Outcome::Card(Card::Mint));
    play.refused(RED, stack(0), wiz(28));
    play.does(RED, stack(4))
        .outcome(Outcome::Card(Card::Ismai))
        .outcome(Outcome::Card(Card::Witch));
    assert_eq!(play.hand(RED), [Card::Spy, Card::Mint, Card::Ismai, Card::Witch]);
    // Four cards: at the end of the turn one has to go.
    play.does(RED, Decision::Finish);
    play.refused(RED, draw(0), classic(47));
}

/// WIZ-45: two of the kind in each realm, and no wizard at either.
#[test]
fn card_land_magic() {
    let doubled = |seated: &mut Seated| {
        seated.settlement(3, ground(Terrain::Fields, 3), ground(Terrain::Hills, 2));
    };
    let board = reader(Card::LandMagic).red(doubled).blue(|blue| {
        blue.settlement(3, ground(Terrain::GoldField, 2), ground(Terrain::Pasture, 6))
            .stock("4U", 3);
    });
    let mut play = board.rolled(1);
    play.does(RED, cast(Card::LandMagic));
    play.refused(RED, mark("0U"), wiz(45));
    play.refused(RED, mark("-2U"), wiz(45));
    play.does(RED, mark("-2L"));
    play.refused(RED, mark("-2U"), wiz(45));
    play.does(RED, mark("4U"));
    let at = |play: &Play, of: usize, place: &str| {
        let lands = play.realm(of).lands;
        let land = lands.iter().find(|l| l.at == land(place)).unwrap();
        (land.land, land.number, land.stock)
    };
    assert_eq!(at(&play, RED, "-2L"), (Terrain::GoldField, 2, 3));
    assert_eq!(at(&play, BLUE, "4U"), (Terrain::Fields, 1, 1));
    let mut play = reader(Card::LandMagic).red(doubled).rolled(1);
    play.refused(RED, cast(Card::LandMagic), classic(42));
}

#[test]
fn card_magic_eye() {
    let mut play = with_book(Card::MagicEye, |red| _ = red.hand(&[Card::Abbey, Card::Spy]));
    play.does(RED, cast(Card::MagicEye));
    play.refused(RED, Decision::Pass, wiz(28));
    play.does(RED, put(Card::Abbey, 5)).settle(&mut Pseudo::new(2));
    let before: Vec<Card> = play.view().stacks[5].cards.iter().copied().flatten().collect();
    play.refused(RED, Decision::Pass, classic(49));
    play.does(RED, take(before[3]));
    let after: Vec<Card> = play.view().stacks[5].cards.iter().copied().flatten().collect();
    assert_eq!((after.len(), play.hand(RED)), (before.len() - 1, vec![Card::Spy, before[3]]));
    let mut play = with_book(Card::MagicEye, |_| {});
    play.refused(RED, cast(Card::MagicEye), classic(42));
}

#[test]
fn card_change_places() {
    let mut play = with_book(Card::ChangePlaces, |red| {
        red.city(1).card("1Ua", Card::Church).card("1La", Card::Garrison);
        red.card("-1Ub", Card::Smithy).card("-1La", Card::KnightConrad).card("1Lb", Card::OreFleet);
    });
    play.does(RED, cast(Card::ChangePlaces));
    play.refused(RED, pick("-1Ua"), wiz(28));
    play.does(RED, pick("-1Ub"));
    // Not with a unit, not with a church that needs its city.
    play.refused(RED, pick("-1La"), wiz(28));
    play.refused(RED, pick("1Ua"), wiz(28));
    play.does(RED, pick("1La"));
    assert_eq!(
        (play.card_at(RED, "1La"), play.card_at(RED, "-1Ub")),
        (Some(Card::Smithy), Some(Card::Garrison))
    );
    let mut play = with_book(Card::ChangePlaces, |red| {
        red.card("-1La", Card::KnightConrad).card("1Ua", Card::OreFleet);
    });
    play.does(RED, cast(Card::ChangePlaces)).does(RED, pick("1Ua")).does(RED, pick("-1La"));
    assert_eq!(play.card_at(RED, "1Ua"), Some(Card::KnightConrad));
    let mut play = with_book(Card::ChangePlaces, |_| {});
    play.refused(RED, cast(Card::ChangePlaces), classic(42));
}

#[test]
fn card_wheel_of_time() {
    let mut play = reader(Card::WheelOfTime).play();
    play.does(RED, cast(Card::WheelOfTime));
    play.refused(RED, Decision::Roll, wiz(28));
    play.does(RED, Decision::Face { face: Face::Plenty });
    assert_eq!((play.view().face, play.view().rolled), (Some(Face::Plenty), false));
    play.does(RED, Decision::Roll);
    assert_eq!(play.outcomes().len(), 6, "only the production die is rolled");
    play.refused_outcome(Outcome::Roll { number: 2, face: Face::Mill }, wiz(28));
    play.outcome(Outcome::Roll { number: 2, face: Face::Plenty }).does(RED, gain("0L"));
    // Together with the Alchemist nothing is rolled at all.
    let mut play = reader(Card::WheelOfTime).red(|red| _ = red.hand(&[Card::Alchemist])).play();
    play.does(RED, cast(Card::WheelOfTime)).does(RED, Decision::Face { face: Face::Mill });
    play.does(RED, Decision::Name { card: Card::Alchemist, number: 3 }).does(RED, Decision::Roll);
    play.has(RED, "W");
}

#[test]
fn card_prophecy() {
    let mut play = with_book(Card::Prophecy, |_| {});
    play.does(RED, cast(Card::Prophecy));
    for (number, card) in [(0, Card::Spy), (4, Card::Witch), (5, Card::Ismai)] {
        play.does(RED, stack(number)).outcome(Outcome::Card(card));
        let told = Event::Glimpsed { seat: seat(RED), stack: number, card: Some(card) };
        assert!(play.told_to(RED).contains(&told) && !play.told_to(BLUE).contains(&told));
    }
    play.refused(RED, stack(4), wiz(28));
    play.does(RED, stack(1)).outcome(Outcome::Card(Card::Spy));
    assert!(play.ask().is_none(), "four are all");
    let tops = |eye| {
        let stacks = play.game.view(eye).stacks;
        stacks.iter().map(|stack| *stack.cards.last().unwrap()).collect::<Vec<_>>()
    };
    let seen = [Some(Card::Spy), Some(Card::Spy), None, None, Some(Card::Witch), Some(Card::Ismai)];
    assert_eq!(tops(Eye::Seat(seat(RED))), seen);
    assert_eq!(tops(Eye::Seat(seat(BLUE))), [None; 6]);
}

/// Until the next turn of the opponent ends; a smithy counts twice too.
#[test]
fn card_magic_potion() {
    let board = reader(Card::MagicPotion).red(|red| {
        red.card("-1Ub", Card::Ismai).card("1Ua", Card::KnightConrad).card("1La", Card::Smithy);
    });
    let mut play = board.play();
    play.roll(3, Face::Mill);
    assert_eq!(play.points(RED).strength, 4 + 2 + 1);
    play.does(RED, cast(Card::MagicPotion));
    play.refused(RED, pick("1La"), wiz(28));
    play.does(RED, pick("1Ua"));
    assert_eq!(play.points(RED).strength, 4 + 6);
    play.ends_turn();
    assert_eq!(play.points(RED).strength, 10);
    play.roll(3, Face::Mill).ends_turn();
    assert_eq!((play.on_turn(), play.points(RED).strength), (RED, 7));
    let mut play = with_book(Card::MagicPotion, |_| {});
    play.refused(RED, cast(Card::MagicPotion), classic(42));
}

fn vetoer(hand: &[Card]) -> Board {
    Board::wizards().red(|red| _ = red.hand(hand).holds("LL")).blue(|blue| {
        blue.citadel(-1).wizard("0L", Card::WizardIra, 3).card("-1Ua", Card::Countermagic);
        blue.holds("OO").card("1Ua", Card::Church);
    })
}

/// WIZ-41: before any effect; the card goes under a stack, and what was paid is lost.
#[test]
fn card_countermagic() {
    let mut play = vetoer(&[Card::Caravan, Card::Whirlwind]).play();
    play.roll(3, Face::Tournament);
    play.does(RED, self::play(Card::Caravan));
    let Some(AskView::Veto { seat: asked, card, .. }) = play.ask() else { panic!() };
    assert_eq!((asked, card), (seat(BLUE), Card::Caravan));
    play.refused(BLUE, Decision::Finish, wiz(41));
    play.does(BLUE, cast(Card::Countermagic));
    assert_eq!((play.power(BLUE, "0L"), play.waits_for()), (1, Some(RED)));
    play.refused(RED, Decision::Finish, wiz(41));
    play.does(RED, stack(2)).has(RED, "LLW");
    assert_eq!(play.seen_by(RED).stacks[2].cards[0], Some(Card::Caravan));
    assert_eq!(play.view().discards[0].cards, []);
    // Once in a turn, and it takes two power.
    play.does(RED, self::play(Card::Whirlwind)).does(RED, spend("0U"));
    assert!(!matches!(play.ask(), Some(AskView::Veto { .. })));
}

#[test]
fn wiz_41_counter_cards_and_scouts_are_stopped_too() {
    // Red attacks, Blue plays a Bishop, Red stops it.
    let board = Board::wizards()
        .red(|red| _ = red.hand(&[Card::Arsonist]).card("-1Ua", Card::Countermagic))
        .blue(|blue| _ = blue.hand(&[Card::Bishop]).card("1Ua", Card::Church));
    let mut play = board.play();
    play.roll(3, Face::Mill);
    play.does(RED, self::play(Card::Arsonist)).does(BLUE, self::play(Card::Bishop));
    play.does(RED, cast(Card::Countermagic)).does(RED, spend("0U")).does(RED, spend("0U"));
    play.does(BLUE, stack(0)).outcome(Outcome::Die(5));
    assert_eq!(play.hand(BLUE), [Card::Church], "five is enough, as if there were no Bishop");
    // A Scout that is stopped leaves the settlement to chance.
    let board = vetoer(&[Card::Scout]).red(|red| _ = red.road(2).holds("BWG"));
    let mut play = board.play();
    play.roll(3, Face::Tournament);
    play.does(RED, scouted(3));
    while let Some(AskView::Pay { .. }) = play.ask() {
        let choice = play.decisions(RED)[0];
        play.does(RED, choice);
    }
    play.does(BLUE, cast(Card::Countermagic)).does(RED, stack(0));
    play.outcome(Outcome::Ground(ground(Terrain::GoldField, 2)));
    assert!(matches!(play.ask(), Some(AskView::Lay { .. })));
    // And who may stop a card may let it pass.
    let mut play = vetoer(&[Card::Caravan]).play();
    play.roll(3, Face::Tournament);
    play.does(RED, self::play(Card::Caravan)).does(BLUE, Decision::Pass).does(RED, pay("2U"));
}

/// WIZ-35: after the face, or the card, is known, and before it takes effect; in the own turn alone.
#[test]
fn card_leap_in_time() {
    let rich = |red: &mut Seated| _ = red.holds("LLBBOOWW");
    let mut play = reader(Card::LeapInTime).red(rich).play();
    play.roll(6, Face::Brigands);
    let Some(AskView::Leap { event: None, .. }) = play.ask() else { panic!() };
    play.refused(RED, Decision::Finish, wiz(35));
    play.does(RED, cast(Card::LeapInTime)).has(RED, "LLBBOOWW$");
    assert_eq!(play.power(RED, "0U"), 1);
    let mut play = reader(Card::LeapInTime).red(rich).play();
    play.roll(6, Face::Brigands).does(RED, Decision::Pass).has(RED, "LLBB$");
    // An event card is read first, and goes under its stack.
    let mut play = reader(Card::LeapInTime).red(rich).red(|red| _ = red.city(1)).play();
    play.event(6, Card::Plague);
    let Some(AskView::Leap { event: Some(Card::Plague), .. }) = play.ask() else { panic!() };
    play.does(RED, cast(Card::LeapInTime)).has(RED, "LLBBOOWW$");
    assert_eq!(play.view().events.cards[0], Some(Card::Plague));
}

#[test]
fn wiz_35_nobody_leaps_over_the_events_of_others() {
    let mut play = reader(Card::LeapInTime).red(|red| _ = red.holds("LLBBOOWW")).turn(BLUE).play();
    play.roll(6, Face::Brigands).has(RED, "LLBB$");
    assert!(play.ask().is_none());
}
