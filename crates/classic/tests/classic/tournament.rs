//! The tournament: decks of one's own, secret until they are seen.

use classic::{
    AskView, Card, Classic, Decision, Deck, Mode, Outcome, Setup, Step, classic, option, three,
    tourn, wiz,
};
use realm::{List, Terrain};
use serde_json::json;
use table::{Eye, Game, Pseudo, Rule};

use crate::scene::*;

fn listed(setup: &Setup) -> Vec<Deck> {
    let decks = begin(setup).decisions(RED).into_iter().map(|choice| match choice {
        Decision::Deck { deck } => deck,
        other => panic!("{other:?} is no deck"),
    });
    decks.collect()
}

/// The ready-made decks, as the first step lists them.
fn ready() -> Vec<Deck> {
    listed(&Setup::new(Mode::Tournament))
}

pub(crate) fn ready_for_three() -> Vec<Deck> {
    listed(&Setup::for_three(Mode::Tournament))
}

/// TOURN-5: a deck is kept between games, finished or not. What is no deck is refused by that rule.
#[test]
fn tourn_5_what_is_kept_is_a_deck() {
    let keepsake = Classic::keepsake().unwrap();
    for deck in [ready()[0], Deck::default()] {
        let data = serde_json::to_value(deck).unwrap();
        assert_eq!(keepsake.written(&data), Ok(data.clone()));
        // For which table it is made is kept with it.
        let mut for_three = data;
        for_three["players"] = json!(3);
        assert_eq!(keepsake.written(&for_three), Ok(for_three));
    }
    for wrong in [
        json!(null),
        json!({"start": [], "cards": []}),
        json!({"start": [], "cards": ["unicorn fleet"], "events": []}),
        json!({"start": [], "cards": [], "events": [], "players": 4}),
    ] {
        let faults = keepsake.written(&wrong).unwrap_err();
        let rules: Vec<_> = faults.0.iter().map(|fault| fault.rule).collect();
        assert_eq!(rules, [tourn(5)], "{wrong}");
    }
}

/// A tournament with open decks at Red's first turn.
fn begun(decks: &[Deck]) -> Play {
    let decks: Vec<_> = decks.iter().copied().map(Some).collect();
    let players = decks.len() as u8;
    let mut play = begin(&Setup { players, decks, ..Setup::new(Mode::Tournament) });
    for by in 0..usize::from(players) {
        let keep = play.decisions(by)[0];
        play.does(by, keep);
    }
    play.outcome(Outcome::Start(seat(RED)));
    play
}

/// The rules that a deck breaks in a game of two.
fn broken(deck: Deck) -> Vec<Rule> {
    faults(&Setup { decks: vec![Some(deck)], ..Setup::new(Mode::Tournament) })
}

fn list<const N: usize>(cards: &[Card]) -> List<Card, N> {
    cards.iter().copied().collect()
}

/// TOURN-1, TOURN-2, TOURN-3, TOURN-5, TOURN-6, TOURN-12, TOURN-15: what is brought and what is shared.
#[test]
fn tourn_6_a_deck_makes_a_hand_and_four_stacks() {
    let decks = ready();
    assert_eq!(decks.len(), 3);
    for deck in &decks {
        assert_eq!(broken(*deck), []);
    }
    let mut play = begin(&Setup::new(Mode::Tournament));
    assert_eq!(play.step(), Step::Decks);
    play.does(BLUE, Decision::Deck { deck: decks[1] });
    assert_eq!(play.seen_by(RED).decks, [None, None], "unseen by the others");
    assert_eq!(play.seen_by(BLUE).decks, [None, Some(decks[1])]);
    play.does(RED, Decision::Deck { deck: decks[2] });
    assert_eq!(play.step(), Step::Arrange);
    let view = play.view();
    for owner in [RED, BLUE] {
        let stacks = view.stacks.iter().filter(|stack| stack.owner == Some(seat(owner)));
        assert_eq!(stacks.map(|stack| stack.cards.len()).collect::<Vec<_>>(), [7, 7, 8, 8]);
    }
    assert_eq!(play.hand(RED), *decks[2].start);
    assert_eq!((view.roads, view.settlements, view.cities), (7, 5, 7));
    assert_eq!((view.citadels, view.grounds.len(), view.target), (5, 11, 13));
    assert_eq!((view.events.cards.len(), view.discards.len()), (13, 2));
}

/// TOURN-4: 13 events, four secret ones from each.
#[test]
fn tourn_4_the_event_stack() {
    let with = |events: &[Card]| broken(Deck { events: list(events), ..ready()[0] });
    use Card::{CivilWar, Comet, Conflict, DanceOfTheUnicorns, Plague, Progress, YearEnd};
    assert_eq!(with(&[Plague, Progress, Progress, DanceOfTheUnicorns]), []);
    assert_eq!(with(&[Plague, Plague, Progress, Progress]), [tourn(4)], "one is given already");
    assert_eq!(with(&[CivilWar, Progress, Progress, Comet]), [tourn(4)]);
    assert_eq!(with(&[YearEnd, Progress, Progress, Comet]), [tourn(4)]);
    assert_eq!(with(&[Conflict, Progress, Comet]), [tourn(4)]);
    assert_eq!(with(&[Conflict, Progress, Comet, Card::Flood]), [tourn(4)], "not for two");
    assert_eq!(with(&[Conflict, Progress, Comet, Card::Abbey]), [tourn(4)]);
    let play = begun(&ready()[..2]);
    let events = &play.view().events.cards;
    assert_eq!((events.len(), events.iter().flatten().count()), (13, 0));
}

/// TOURN-5: no card more often than in the boxes; every fault is told at once.
#[test]
fn tourn_5_every_fault_of_a_deck_is_told_at_once() {
    let mut deck = ready()[0];
    deck.cards.items_mut()[0] = Card::Mint;
    assert_eq!(broken(deck), [tourn(5)], "a second Mint");
    deck.cards.items_mut()[0] = Card::Truce;
    assert_eq!(broken(deck), [tourn(5)], "a card for three");
    let bad = Deck {
        start: list(&[Card::Plague, Card::Abbey]),
        events: list(&[Card::YearEnd, Card::Abbey]),
        ..deck
    };
    let told = Classic::new(&Setup { decks: vec![Some(bad)], ..Setup::new(Mode::Tournament) });
    let rules: Vec<Rule> = told.unwrap_err().0.iter().map(|fault| fault.rule).collect();
    assert_eq!(rules.len(), 6, "{rules:?}");
    for rule in [tourn(4), tourn(5), tourn(6)] {
        assert!(rules.contains(&rule), "{rule}");
    }
    let mut play = begin(&Setup::new(Mode::Tournament));
    play.refused(RED, Decision::Deck { deck: bad }, tourn(6));
    play.refused(RED, Decision::Roll, tourn(5));
}

/// CLASSICOPTION-4: open decks stand in the setup.
#[test]
fn classicoption_4_open_decks() {
    let deck = ready()[0];
    let setup = Setup { decks: vec![None, Some(deck)], ..Setup::new(Mode::Tournament) };
    let mut play = begin(&setup);
    assert_eq!((play.waits_for(), play.seen_by(RED).decks), (Some(RED), vec![None, Some(deck)]));
    play.does(RED, Decision::Deck { deck });
    assert_eq!(play.seen_by(BLUE).decks, [None, Some(deck)]);
    assert_eq!(faults(&Setup { decks: vec![Some(deck)], ..Setup::new(Mode::Base) }), [option(4)]);
    assert_eq!(faults(&Setup { decks: vec![None; 3], ..setup }), [Rule::table(5)]);
}

/// TOURN-7, TOURN-11: an own discard pile, own stacks, and an exchange at one of them.
#[test]
fn tourn_7_stacks_and_piles_are_ones_own() {
    let mut play = begun(&[ready()[0], ready()[1]]);
    play.roll(6, classic::Face::Brigands);
    play.does(RED, Decision::Finish);
    assert_eq!(play.step(), Step::Exchange);
    play.refused(RED, put(Card::Abbey, 4), tourn(7));
    play.does(RED, put(Card::Abbey, 1));
    play.refused(RED, draw(0), classic(50));
    play.does(RED, draw(1));
    let outcomes = play.outcomes();
    assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u32>(), 30, "Red's own cards");
    play.settle(&mut Pseudo::new(1)).roll(6, classic::Face::Brigands);
    play.does(BLUE, Decision::Finish);
    play.refused(BLUE, put(Card::KnightConrad, 0), tourn(7));
}

/// A scene with the decks of the knights for Red and of the merchants for Blue.
fn scene() -> Board {
    let decks = vec![Some(ready()[1]), Some(ready()[0])];
    Board::new(Mode::Tournament).with(|setup| setup.decks = decks)
}

/// TOURN-8, TOURN-9: as in the extended game; what was stolen goes to the thief's pile.
#[test]
fn tourn_8_a_stolen_card_goes_to_the_thief() {
    let cities = |seated: &mut Seated| _ = seated.city(-1).city(1);
    let board = scene().blue(cities).turn(BLUE);
    // TOURN-9: three points each.
    let mut play = board.clone().blue(|blue| _ = blue.hand(&[Card::Spy])).rolled(6);
    play.refused(BLUE, self::play(Card::Spy), wiz(7));
    let board =
        board.red(cities).red(|red| _ = red.hand(&[Card::Brigands, Card::Church]).holds("O"));
    let mut play = board.blue(|blue| _ = blue.hand(&[Card::Spy])).rolled(6);
    play.does(BLUE, self::play(Card::Spy));
    play.refused(BLUE, take(Card::Church), classic(42));
    play.does(BLUE, take(Card::Brigands)).does(BLUE, self::play(Card::Brigands));
    if play.waits_for() == Some(RED) {
        play.does(RED, Decision::Pass);
    }
    play.outcome(Outcome::Die(1));
    let piles = play.view().discards;
    assert_eq!(piles[BLUE].cards, [Card::Spy, Card::Brigands]);
    assert_eq!(piles[RED].cards, []);
}

#[test]
fn tourn_10_named_units_are_unique() {
    let decks = vec![Some(ready()[1]), Some(ready()[1])];
    let board = Board::new(Mode::Tournament).with(|setup| setup.decks = decks);
    let board = board
        .red(|red| _ = red.hand(&[Card::KnightSiegfried]).holds("O"))
        .blue(|blue| _ = blue.card("1Ua", Card::KnightSiegfried));
    let mut play = board.play();
    play.roll(6, classic::Face::Brigands);
    play.refused(RED, build(Card::KnightSiegfried, "1Ua"), tourn(10));
}

/// TOURN-13, TOURN-14: wizards' things only for who owns a citadel, which everybody may build.
#[test]
fn tourn_13_a_spy_and_the_things_of_wizards() {
    let decks = vec![Some(ready()[0]), Some(ready()[2])];
    let board = Board::new(Mode::Tournament).with(|setup| setup.decks = decks);
    let board = board
        .red(|red| _ = red.city(-1).city(1).hand(&[Card::Spy]).holds("LLBB$"))
        .blue(|blue| _ = blue.city(-1).city(1).hand(&[Card::WizardAri, Card::Witch]));
    let mut play = board.clone().rolled(6);
    play.does(RED, self::play(Card::Spy));
    assert!(play.ask().is_none(), "nothing that may be taken");
    let with_citadel = board.red(|red| {
        red.settlement(3, ground(Terrain::Forest, 1), ground(Terrain::Hills, 1));
    });
    let mut play = with_citadel.rolled(6);
    play.does(RED, citadel(3)).does(RED, self::play(Card::Spy));
    assert!(matches!(play.ask(), Some(AskView::Steal { .. })));
    play.does(RED, take(Card::WizardAri));
}

/// THREE-34, THREE-36: 17 events, three secret ones from each and one of the set, chosen in turn order.
#[test]
fn three_34_events_of_a_tournament_of_three() {
    let decks = ready_for_three();
    assert!(decks.iter().all(|deck| deck.events.len() == 3));
    let mut play = begun(&decks);
    assert_eq!((play.step(), play.waits_for()), (Step::Events, Some(RED)));
    play.refused(RED, Decision::Roll, three(34));
    play.refused(RED, take(Card::Plague), three(34));
    play.does(RED, take(Card::Flood));
    play.refused(BLUE, take(Card::Flood), three(34));
    play.does(BLUE, take(Card::SeaStorm)).does(GREEN, take(Card::Support));
    let view = play.view();
    assert_eq!((view.events.cards.len(), view.stacks.len()), (17, 12));
    assert_eq!(view.picked, [Card::Flood, Card::SeaStorm, Card::Support]);
    assert_eq!((play.on_turn(), play.step()), (RED, Step::Before));
    // The host gives all Plagues; the others may choose theirs.
    let with = |seat: usize| {
        let mut all: Vec<Option<Deck>> = vec![None; seat];
        let events = list(&[Card::Plague, Card::Progress, Card::Comet]);
        all.push(Some(Deck { events, ..decks[0] }));
        faults(&Setup { decks: all, ..Setup::for_three(Mode::Tournament) })
    };
    assert_eq!((with(0), with(1)), (vec![three(34)], vec![]));
}

/// THREE-35: the same troop and the same post may stand in several realms.
#[test]
fn three_35_troops_and_posts_are_not_unique() {
    let mut deck = ready_for_three()[0];
    deck.cards.items_mut()[0] = Card::MercenaryTroop;
    let decks = vec![Some(deck); 3];
    let board = Board::three(Mode::Tournament).with(|setup| setup.decks = decks);
    let board = board
        .red(|red| _ = red.hand(&[Card::MercenaryTroop]).holds("WO$"))
        .blue(|blue| _ = blue.card("1Ua", Card::MercenaryTroop));
    let mut play = board.play();
    play.roll(1, classic::Face::Brigands).does(RED, build(Card::MercenaryTroop, "1Ua"));
}

/// What is not known of the decks of others is another one in every imagined position.
#[test]
fn imagined_decks_are_others_and_legal() {
    let mut play = begin(&Setup::for_three(Mode::Tournament));
    for (by, deck) in ready_for_three().into_iter().enumerate() {
        play.does(by, Decision::Deck { deck });
    }
    let mut chance = Pseudo::new(4);
    let mut others = 0;
    for _ in 0..20 {
        let dream = play.game.imagine(seat(RED), &mut chance);
        dream.audit().unwrap();
        assert_eq!(dream.view(Eye::Seat(seat(RED))), play.seen_by(RED));
        let decks = dream.view(Eye::Arbiter).decks;
        assert_eq!(decks[RED], play.view().decks[RED]);
        let setup = Setup { decks: decks.clone(), ..Setup::for_three(Mode::Tournament) };
        assert_eq!(faults(&setup), []);
        others += usize::from(decks[BLUE] != play.view().decks[BLUE]);
    }
    assert_eq!(others, 20);
}
