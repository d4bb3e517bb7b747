//! The tournament: decks of one's own, secret until they are seen.

use duel::{Card, Decision, Deck, Duel, Face, Mode, Outcome, Setup, Step, dueltourn, era};
use serde_json::json;
use table::{Eye, Game, Pseudo, Rule};

use crate::scene::*;

/// A ready-made deck, as the first step lists them.
pub(crate) fn ready(number: usize) -> Deck {
    let play = begin(&Setup::new(Mode::Tournament));
    match play.decisions(RED)[number] {
        Decision::Deck { deck } => deck,
        other => panic!("{other:?} is no deck"),
    }
}

/// A tournament at its preparatory round, Red first.
pub(crate) fn begun(setup: &Setup) -> Play {
    let mut play = begin(setup);
    play.outcome(Outcome::Start(seat(RED)));
    for by in [RED, BLUE] {
        let keep = play.decisions(by)[0];
        play.does(by, keep);
    }
    play
}

fn open(red: Deck, blue: Deck) -> Play {
    begun(&Setup { decks: [Some(red), Some(blue)], ..Setup::new(Mode::Tournament) })
}

fn list<const N: usize>(cards: &[Card]) -> realm::List<Card, N> {
    cards.iter().copied().collect()
}

/// The rules that a deck breaks.
fn broken(deck: Deck) -> Vec<Rule> {
    faults(&Setup { decks: [Some(deck), None], ..Setup::new(Mode::Tournament) })
}

/// DUELTOURN-1, DUELTOURN-2, DUELTOURN-9, DUELTOURN-11: 33 cards of this box, three of them in the hand, the others
/// in four stacks of the owner.
#[test]
fn dueltourn_11_a_deck_makes_a_hand_and_four_stacks() {
    for number in 0..3 {
        assert_eq!(broken(ready(number)), [], "deck {number}");
    }
    let mut play = begin(&Setup::new(Mode::Tournament));
    assert_eq!(play.step(), Step::Decks);
    play.does(RED, Decision::Deck { deck: ready(0) });
    play.does(BLUE, Decision::Deck { deck: ready(1) });
    let view = play.view();
    for owner in [RED, BLUE] {
        let stacks = view.stacks.iter().filter(|stack| stack.owner == Some(seat(owner)));
        assert_eq!(stacks.map(|stack| stack.cards.len()).collect::<Vec<_>>(), [7, 7, 8, 8]);
    }
    assert_eq!(play.hand(RED), *ready(0).start);
    let mut short = ready(0);
    short.start = list(&[Card::Abbey]);
    assert_eq!(broken(short), [dueltourn(11)]);
}

/// DUELTOURN-9, DUELTOURN-10: no events, no card more often than in one box; half-moons make no difference.
#[test]
fn dueltourn_9_no_card_more_often_than_in_one_box() {
    let mut deck = ready(0);
    deck.cards.items_mut()[0] = Card::Harald;
    assert_eq!(broken(deck), [dueltourn(9)], "a second Harald");
    deck.cards.items_mut()[0] = Card::Riots;
    assert_eq!(broken(deck), [dueltourn(9)], "an event among the cards");
    // DUELTOURN-10
    deck.cards.items_mut()[0] = Card::CarlForkbeard;
    assert_eq!(Card::CarlForkbeard.moons(), 1);
    assert_eq!(broken(deck), [], "a card with a half-moon");
    let draws = Card::ALL.iter().filter(|card| card.kind() != duel::Kind::Event);
    assert!(draws.clone().all(|card| card.moons() <= 1));
}

/// DUELTOURN-5, DUELTOURN-6, DUELTOURN-7 and the example DUEL-EX-44.
#[test]
fn dueltourn_6_of_events_with_a_half_moon_only_one() {
    let with = |events: &[Card]| {
        let mut deck = ready(0);
        deck.events = list(events);
        broken(deck)
    };
    use Card::{
        Feud, FeudTurmoil, Invention, InventionProgress, Plague, Riots, TravelingMerchant,
        TravelingMerchantGold, Yule,
    };
    assert_eq!(with(&[TravelingMerchant, TravelingMerchantGold, Invention, InventionProgress]), []);
    assert_eq!(with(&[Feud, FeudTurmoil, Invention, Riots]), [dueltourn(6)]);
    assert_eq!(with(&[Riots, Riots, Invention, Plague]), [dueltourn(6)]);
    assert_eq!(with(&[InventionProgress, InventionProgress, Invention, Plague]), [dueltourn(6)]);
    assert_eq!(with(&[Yule, Invention, Riots, Plague]), [dueltourn(7)]);
    assert_eq!(with(&[Invention, Riots, Plague]), [dueltourn(5)]);
    assert_eq!(with(&[Invention, Riots, Plague, Card::Abbey]), [dueltourn(5)]);
}

/// A deck that breaks several rules names them all at once; the decision names the first of them.
#[test]
fn every_fault_of_a_deck_is_told_at_once() {
    let mut deck = ready(0);
    deck.start = list(&[Card::Riots, Card::Abbey]);
    deck.events = list(&[Card::Yule, Card::Abbey]);
    let told = Duel::new(&Setup { decks: [Some(deck), None], ..Setup::new(Mode::Tournament) })
        .unwrap_err();
    let rules: Vec<_> = told.0.iter().map(|fault| fault.rule).collect();
    for rule in [dueltourn(5), dueltourn(7), dueltourn(9), dueltourn(11)] {
        assert!(rules.contains(&rule), "{rule} is not among {rules:?}");
    }
    let mut play = begin(&Setup::new(Mode::Tournament));
    play.refused(RED, Decision::Deck { deck }, dueltourn(11));
    play.refused(RED, Decision::Roll, dueltourn(9));
}

/// DUELTOURN-9: a deck is kept between games, finished or not. What is no deck is refused by that rule.
#[test]
fn dueltourn_9_what_is_kept_is_a_deck() {
    let keepsake = Duel::keepsake().unwrap();
    let mut half = ready(0);
    half.start = list(&[]);
    for deck in [ready(0), half, Deck::default()] {
        let data = serde_json::to_value(deck).unwrap();
        assert_eq!(keepsake.written(&data), Ok(data));
    }
    let part = |cards: &[&str]| json!({"start": [], "cards": cards, "events": []});
    for wrong in [
        json!(null),
        json!([]),
        json!({"start": [], "cards": []}),
        json!({"start": [], "cards": [], "events": [], "more": []}),
        part(&["dragon"]),
        part(&["mint"; 41]),
    ] {
        let rules: Vec<_> =
            keepsake.written(&wrong).unwrap_err().0.iter().map(|fault| fault.rule).collect();
        assert_eq!(rules, [dueltourn(9)], "{wrong}");
    }
}

/// DUELTOURN-5, DUELTOURN-8: thirteen events, Yule the tenth; nobody sees what the other has chosen.
#[test]
fn dueltourn_8_the_choice_of_events_is_secret() {
    let mut play = begin(&Setup::new(Mode::Tournament));
    play.does(RED, Decision::Deck { deck: ready(0) });
    assert!(play.told_to(BLUE).iter().all(|event| !format!("{event:?}").contains("GoldShip")));
    play.does(BLUE, Decision::Deck { deck: ready(1) });
    let view = play.seen_by(BLUE);
    assert_eq!((view.events.count, view.events.before_yule), (13, 9));
    assert_eq!(view.decks, [None, Some(ready(1))]);
    assert!(view.realms[RED].hand.iter().all(|card| card.card.is_none() && card.set.is_none()));
}

/// A seat imagines another legal deck of the opponent; what it has seen of it stays.
#[test]
fn an_imagined_deck_is_a_legal_one() {
    let mut play = begin(&Setup::new(Mode::Tournament));
    play.does(RED, Decision::Deck { deck: ready(0) });
    play.does(BLUE, Decision::Deck { deck: ready(1) });
    play.outcome(Outcome::Start(seat(BLUE)));
    for by in [BLUE, RED] {
        let keep = play.decisions(by)[0];
        play.does(by, keep);
    }
    play.does(BLUE, build(Card::Storehouse, "-1Ua"));
    let mut others = 0;
    for seed in 0..20 {
        let dream = play.game.imagine(seat(RED), &mut Pseudo::new(seed));
        dream.audit().unwrap();
        assert_eq!(dream.view(Eye::Seat(seat(RED))), play.seen_by(RED));
        let deck = dream.view(Eye::Arbiter).decks[BLUE].expect("a deck");
        assert_eq!(broken(deck), [], "{deck:?}");
        let has = deck.start.contains(&Card::Storehouse) || deck.cards.contains(&Card::Storehouse);
        assert!(has, "what was built is in the deck");
        others += usize::from(deck != ready(1));
    }
    assert_eq!(others, 20);
}

/// DUELTOURN-3, DUELTOURN-19: the centre is the usual one, and gold begins with one.
#[test]
fn dueltourn_19_gold_begins_with_one() {
    let play = open(ready(0), ready(1));
    let view = play.view();
    assert_eq!((view.roads, view.settlements, view.cities, view.grounds.len()), (7, 5, 7, 12));
    for of in [RED, BLUE] {
        play.has(of, "LBWGO$");
        assert_eq!(play.realm(of).lands.len(), 6);
    }
}

/// DUELTOURN-12: no open stack; the guild comes from the own deck and stands once.
#[test]
fn dueltourn_12_there_is_no_open_stack() {
    assert_eq!(open(ready(0), ready(1)).view().open, None);
    let mut play = Board::tournament(ready(1), ready(0))
        .red(|red| {
            _ = red
                .city(-1)
                .card("-1Ua", Card::HedgeTavern)
                .hand(&[Card::HedgeTavern])
                .holds("WG$$")
        })
        .rolled(6);
    play.refused(RED, build(Card::HedgeTavern, "-1Ub"), duel::duel(45));
}

/// DUELTOURN-13, DUELTOURN-14, DUELTOURN-25, DUELTOURN-29: own stacks, with any backs.
#[test]
fn dueltourn_25_cards_go_under_any_own_stack() {
    let mut play = Board::tournament(ready(0), ready(1)).rolled(6);
    play.does(RED, Decision::Finish);
    for stack in 0..4 {
        assert!(play.decisions(RED).contains(&put(Card::Abbey, stack)));
    }
    play.refused(RED, put(Card::Abbey, 4), era(19));
    play.does(RED, put(Card::Abbey, 3));
    play.refused(RED, draw(4), dueltourn(14));
    play.refused(RED, search(5), dueltourn(14));
    play.does(RED, draw(0));
}

/// DUELTOURN-14, DUELTOURN-17: each discards to a pile of their own, a stolen card to the thief's.
#[test]
fn dueltourn_17_a_stolen_card_is_discarded_by_the_thief() {
    let mut play = Board::tournament(ready(1), ready(0))
        .red(|red| {
            _ = red.city(-1).card("-1Ua", Card::HedgeTavern).hand(&[Card::Traitor]).holds("$$$")
        })
        .blue(|blue| _ = blue.hand(&[Card::Goldsmith]))
        .rolled(6);
    play.does(RED, self::play(Card::Traitor)).does(RED, take(Card::Goldsmith));
    play.does(RED, self::play(Card::Goldsmith));
    let discards = play.view().discards;
    assert_eq!((discards[RED].top, discards[RED].count), (Some(Card::Goldsmith), 2));
    assert_eq!(discards[BLUE].count, 0);
}

/// DUELTOURN-18: a traitor takes units and action cards only.
#[test]
fn dueltourn_18_a_traitor_takes_no_building() {
    let mut play = Board::tournament(ready(1), ready(0))
        .red(|red| _ = red.city(-1).card("-1Ua", Card::HedgeTavern).hand(&[Card::Traitor]))
        .rolled(6);
    play.does(RED, self::play(Card::Traitor));
    assert_eq!(play.hand(BLUE), [Card::GoldShip, Card::Marketplace, Card::Abbey]);
    play.refused(RED, take(Card::Abbey), era(11));
    play.does(RED, take(Card::GoldShip));
}

/// DUELTOURN-15, DUELTOURN-29: what an archer hits goes under a stack of its owner, a sunken ship to its owner's pile.
#[test]
fn dueltourn_15_lost_cards_stay_with_their_owner() {
    let mut play = Board::tournament(ready(1), ready(1))
        .with(|setup| setup.shared_heroes = true)
        .red(|red| _ = red.city(-1).card("-1Ua", Card::HedgeTavern).hand(&[Card::Archer]))
        .blue(|blue| _ = blue.card("-1Ua", Card::Candamir))
        .rolled(6);
    play.does(RED, self::play(Card::Archer));
    play.refused(BLUE, Decision::Stack { stack: 0 }, era(19));
    let before = play.view().stacks[6].cards.len();
    play.does(BLUE, Decision::Stack { stack: 6 });
    assert_eq!(play.view().stacks[6].cards.len(), before + 1);
    assert_eq!(play.view().stacks[6].cards[0], Some(Card::Candamir));
}

/// DUELTOURN-16: Guido reaches into the other's pile, Gustav into the own.
#[test]
fn dueltourn_16_guido_and_gustav_reach_into_different_piles() {
    let mut play = Board::tournament(ready(2), ready(0))
        .red(|red| {
            _ = red
                .city(-1)
                .card("-1Ua", Card::Library)
                .hand(&[Card::GustavTheLibrarian, Card::GuidoTheAmbassador])
        })
        .blue(|blue| _ = blue.city(-1))
        .rolled(6);
    play.refused(RED, self::play(Card::GustavTheLibrarian), era(11));
    play.does(RED, Decision::Demolish { at: slot("-1Ua") });
    // Blue is ahead now by a point less the city: Red has the same city and no library.
    assert_eq!((play.victory(RED), play.victory(BLUE)), (3, 3));
    play.refused(RED, self::play(Card::GuidoTheAmbassador), era(10));
    assert_eq!(play.view().discards[RED].top, Some(Card::Library));
    assert_eq!(play.view().discards[BLUE].count, 0);
}

/// DUELTOURN-20, DUELTOURN-21, DUELTOURN-23, DUELTOURN-26 and the example DUEL-EX-45.
#[test]
fn dueltourn_20_the_preparatory_round_goes_on_until_both_have_passed() {
    let mut deck = ready(1);
    deck.start = list(&[Card::Storehouse, Card::Abbey, Card::Austin]);
    let at = deck.cards.iter().position(|card| *card == Card::Abbey).unwrap();
    deck.cards.items_mut()[at] = Card::Osmund;
    let at = deck.cards.iter().position(|card| *card == Card::Austin).unwrap();
    deck.cards.items_mut()[at] = Card::Harald;
    let mut play = open(deck, ready(0));
    assert_eq!(play.step(), Step::Prepare);
    play.refused(RED, Decision::Roll, duel::duel(26));
    play.does(RED, build(Card::Storehouse, "-1Ua"));
    // DUELTOURN-21: Blue passes and is out; Red goes on alone.
    play.does(BLUE, Decision::Pass);
    play.does(RED, build(Card::Abbey, "1Ua"));
    play.has(RED, "$");
    play.refused(RED, build(Card::Austin, "-1La"), duel::duel(44));
    play.does(RED, Decision::Pass);
    assert_eq!((play.step(), play.on_turn()), (Step::Before, RED));
    // DUELTOURN-23: hands are not refilled.
    assert_eq!(play.hand(RED), [Card::Austin]);
}

/// DUELTOURN-20, DUELTOURN-22: no action cards; nothing that acts on the other.
#[test]
fn dueltourn_22_nothing_acts_on_the_other_in_the_preparatory_round() {
    let mut pirate = ready(0);
    pirate.start = list(&[Card::PirateShip, Card::Goldsmith, Card::OreShip]);
    let at = pirate.cards.iter().position(|card| *card == Card::OreShip).unwrap();
    pirate.cards.items_mut()[at] = Card::GoldShip;
    let at = pirate.cards.iter().position(|card| *card == Card::Goldsmith).unwrap();
    pirate.cards.items_mut()[at] = Card::Abbey;
    let mut play = open(ready(0), pirate);
    play.does(RED, build(Card::GoldShip, "-1Ua"));
    play.refused(BLUE, self::play(Card::Goldsmith), dueltourn(20));
    play.refused(BLUE, build(Card::PirateShip, "-1Ua"), dueltourn(22));
    play.refused(BLUE, exchange('L', "0L"), dueltourn(22));
    play.does(BLUE, build(Card::OreShip, "-1Ua"));
    let mut harmless = open(pirate, ready(1));
    harmless.does(RED, build(Card::PirateShip, "-1Ua"));
}

/// DUELTOURN-24: see also DUELOPTION-5; other cards may stand in both realms.
#[test]
fn dueltourn_24_a_named_unit_stands_in_one_realm() {
    let mut play = open(ready(1), ready(1));
    play.does(RED, build(Card::Osmund, "-1Ua"));
    play.refused(BLUE, build(Card::Osmund, "-1Ua"), dueltourn(24));
    play.does(BLUE, build(Card::Storehouse, "-1Ua"));
    play.does(RED, Decision::Pass);
    play.does(BLUE, Decision::Pass);
}

/// DUELTOURN-4, DUELTOURN-27, DUELTOURN-28: the rules of the eras hold, to thirteen; brigands come from the first turn.
#[test]
fn dueltourn_28_brigands_come_from_the_first_turn() {
    let mut play =
        Board::tournament(ready(0), ready(1)).red(|red| _ = red.holds("LLLBBBWWG$")).play();
    assert_eq!(play.view().target, 13);
    play.roll(6, Face::Brigands);
    play.has(RED, "LLLBBBGG");
    play.does(RED, Decision::Finish);
}
