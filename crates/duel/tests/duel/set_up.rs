//! What lies on the table before the first turn, and how first hands are taken.

use std::collections::BTreeMap;

use duel::{Card, Decision, Duel, Face, Kind, Mode, Outcome, Set, Setup, Step, duel};
use realm::Terrain;
use table::{Eye, Game, Pseudo, Rule, ToAct};

use crate::scene::*;

fn fresh() -> Play {
    begin(&Setup::new(Mode::First))
}

/// A first game in which Red starts with these hands.
fn started(red: [Card; 3], blue: [Card; 3]) -> Play {
    let mut play = fresh();
    play.outcome(Outcome::Start(seat(RED)));
    for (by, stack, hand) in [(RED, 2, red), (BLUE, 0, blue)] {
        play.does(by, Decision::Stack { stack });
        for card in hand {
            play.outcome(Outcome::Card(card));
        }
    }
    play
}

#[test]
fn duel_1_a_box_has_180_cards() {
    let view = fresh().view();
    let laid = |count: fn(&duel::RealmView) -> usize| view.realms.iter().map(count).sum::<usize>();
    let roads = usize::from(view.roads) + laid(|realm| realm.roads.len());
    let settlements = usize::from(view.settlements) + laid(|realm| realm.sites.len());
    let landscapes = view.grounds.len() + laid(|realm| realm.lands.len());
    let centre = roads + settlements + usize::from(view.cities) + landscapes;
    assert_eq!((roads, settlements, view.cities, landscapes, centre), (9, 9, 7, 24, 49));
    let of = |set: Set| -> usize {
        let cards = Card::ALL.iter().filter(|card| card.set() == set);
        cards.map(|card| usize::from(card.count())).sum()
    };
    assert_eq!(Set::ALL.map(of), [45, 27, 28, 31]);
    assert_eq!(centre + Set::ALL.map(of).iter().sum::<usize>(), 180);
}

/// DUEL-4: and every card lies in the stacks as often as the box has it.
#[test]
fn duel_2_two_play_with_the_base_set_alone() {
    let mut play = fresh();
    assert_eq!(play.game.seats(), 2);
    play.outcome(Outcome::Start(seat(RED))).does(RED, Decision::Stack { stack: 0 });
    let outcomes = play.outcomes();
    assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u32>(), 36);
    for (outcome, weight) in &outcomes {
        let Outcome::Card(card) = *outcome else { panic!("{outcome:?} is no card") };
        assert_eq!((card.set(), *weight), (Set::Base, u32::from(card.count())), "{card:?}");
    }
    play.refused_outcome(Outcome::Card(Card::Mint), duel(57));
    play.refused_outcome(Outcome::Card(Card::Yule), duel(57));
}

#[test]
fn duel_3_the_middle_of_the_table() {
    let view = fresh().view();
    assert_eq!((view.roads, view.settlements, view.cities), (7, 5, 7));
    let mut left: BTreeMap<Terrain, Vec<u8>> = BTreeMap::new();
    for ground in &view.grounds {
        left.entry(ground.land).or_default().push(ground.number);
    }
    assert_eq!(left[&Terrain::Forest], [4, 6]);
    assert_eq!(left[&Terrain::Hills], [1, 5]);
    assert_eq!(left[&Terrain::Pasture], [5, 6]);
    assert_eq!(left[&Terrain::Fields], [1, 3]);
    assert_eq!(left[&Terrain::Mountains], [2, 4]);
    assert_eq!(left[&Terrain::GoldField], [2, 3]);
    // The stack is shuffled: any two of the twelve may come, in either order.
    let board = Board::first().red(|red| {
        red.road(2).holds("LBWG");
    });
    let mut play = board.rolled(5);
    play.does(RED, settlement(3));
    assert_eq!(play.outcomes().len(), 12 * 11);
    assert!(play.outcomes().iter().all(|(_, weight)| *weight == 1));
}

#[test]
fn duel_4_four_stacks_of_nine() {
    let view = fresh().view();
    let sizes: Vec<usize> = view.stacks.iter().map(|stack| stack.cards.len()).collect();
    assert_eq!(sizes, [9; 4]);
    assert!(view.stacks.iter().all(|stack| stack.set == Some(Set::Base)));
}

#[test]
fn duel_5_yule_is_the_fourth_card_from_below() {
    let mut play = Board::first().play();
    let events = play.view().events;
    assert_eq!((events.count, events.before_yule), (9, 5));
    play.roll(6, Face::EventCard);
    let all = Card::ALL.iter().filter(|card| card.kind() == Kind::Event && card.set() == Set::Base);
    let others: Vec<Card> = all.copied().filter(|card| *card != Card::Yule).collect();
    let outcomes = play.outcomes();
    let came: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
    assert_eq!((outcomes.len(), came), (others.len(), 8));
    for card in others {
        assert!(outcomes.contains(&(Outcome::Event(card), card.count().into())), "{card:?}");
    }
    play.refused_outcome(Outcome::Event(Card::Yule), duel(37));
}

#[test]
fn duel_6_duel_7_duel_8_the_realms_of_the_start() {
    let view = fresh().view();
    use Terrain::*;
    let numbers = [[2, 1, 6, 3, 4, 5], [3, 4, 5, 2, 1, 6]];
    for (realm, numbers) in view.realms.iter().zip(numbers) {
        let sites: Vec<(i8, bool)> =
            realm.sites.iter().map(|at| (at.at.column(), at.city)).collect();
        assert_eq!((sites, &realm.roads[..]), (vec![(-1, false), (1, false)], &[0][..]));
        let places = ["-2U", "0U", "2U", "-2L", "0L", "2L"].map(land);
        let lands = [Forest, GoldField, Fields, Hills, Pasture, Mountains];
        for ((place, terrain), number) in places.into_iter().zip(lands).zip(numbers) {
            let found = realm.lands.iter().find(|land| land.at == place).unwrap();
            let stock = u8::from(terrain != GoldField);
            assert_eq!((found.land, found.number, found.stock), (terrain, number, stock));
        }
        assert_eq!((realm.lands.len(), realm.held), (6, amounts("LBWGO")));
        assert_eq!((realm.victory, realm.hand.len(), realm.cards.len()), (2, 0, 0));
    }
    // Nothing is laid anew in this game: after the hands the first turn begins.
    let play = started([Card::Abbey, Card::Abbey, Card::Scout], HAND);
    assert_eq!((play.step(), play.waits_for()), (Step::Before, Some(RED)));
}

const HAND: [Card; 3] = [Card::Harald, Card::Inga, Card::Scout];

#[test]
fn duel_9_the_lot_says_who_starts() {
    let mut play = fresh();
    assert_eq!((play.game.to_act(), play.step()), (ToAct::Nature, Step::Lot));
    let seats = [Outcome::Start(seat(RED)), Outcome::Start(seat(BLUE))];
    assert_eq!(play.outcomes(), seats.map(|start| (start, 1)));
    play.refused_outcome(Outcome::Start(seat(2)), Rule::table(5));
    play.refused_outcome(Outcome::Die(6), Rule::table(3));
    play.refused(RED, Decision::Roll, Rule::table(1));
    play.outcome(Outcome::Start(seat(BLUE)));
    assert_eq!(play.waits_for(), Some(BLUE));
    play.does(BLUE, Decision::Stack { stack: 0 }).settle(&mut Pseudo::new(1));
    play.does(RED, Decision::Stack { stack: 1 }).settle(&mut Pseudo::new(1));
    assert_eq!((play.on_turn(), play.view().turn), (BLUE, 1));
}

#[test]
fn duel_10_each_takes_the_top_three_of_another_stack() {
    let mut play = fresh();
    play.outcome(Outcome::Start(seat(RED)));
    play.refused(RED, Decision::Stack { stack: 4 }, Rule::table(6));
    play.refused(RED, Decision::Roll, duel(10));
    play.refused(RED, draw(0), duel(10));
    play.refused(BLUE, Decision::Stack { stack: 1 }, Rule::table(1));
    play.does(RED, Decision::Stack { stack: 2 });
    for card in [Card::Abbey, Card::Abbey, Card::Harald] {
        play.outcome(Outcome::Card(card));
    }
    assert_eq!(play.waits_for(), Some(BLUE));
    play.refused(BLUE, Decision::Stack { stack: 2 }, duel(10));
    play.does(BLUE, Decision::Stack { stack: 0 });
    play.refused_outcome(Outcome::Card(Card::Abbey), duel(57));
    for card in [Card::Goldsmith, Card::Scout, Card::Inga] {
        play.outcome(Outcome::Card(card));
    }
    assert_eq!(play.hand(RED), [Card::Abbey, Card::Abbey, Card::Harald]);
    assert_eq!(play.hand(BLUE), [Card::Goldsmith, Card::Scout, Card::Inga]);
    let sizes: Vec<usize> = play.view().stacks.iter().map(|stack| stack.cards.len()).collect();
    assert_eq!(sizes, [6, 9, 6, 9]);
}

#[test]
fn duel_11_hands_are_secret_and_their_sizes_are_not() {
    let play = started([Card::Abbey, Card::Abbey, Card::Osmund], HAND);
    for (eye, red, blue) in [
        (Eye::Seat(seat(RED)), true, false),
        (Eye::Seat(seat(BLUE)), false, true),
        (Eye::Spectator, false, false),
    ] {
        let view = play.game.view(eye);
        for (realm, sees) in view.realms.iter().zip([red, blue]) {
            assert_eq!(realm.hand.len(), 3);
            assert!(realm.hand.iter().all(|card| card.card.is_some() == sees), "{eye:?}");
        }
        assert!(view.stacks.iter().all(|stack| stack.cards.iter().all(Option::is_none)));
    }
}

/// DUEL-19, DUEL-44, DUEL-46, DUEL-47, DUEL-49, DUEL-55: all that is wrong with a scene is said at once.
#[test]
fn a_scene_that_cannot_be_is_refused_by_its_rules() {
    assert_eq!(faults(&Board::first().setup()), []);
    let bad = Board::first().turn(2).before_yule(6).discarded(&[Card::Mint]).red(|red| {
        red.settlement(5, ground(Terrain::Forest, 1), ground(Terrain::Forest, 2));
        red.city(3).road(0).stock("0U", 4).stock("8U", 1).card("1Ub", Card::Abbey);
        red.hand(&[Card::Abbey; 7]).cache("0U");
    });
    let told = faults(&bad.setup());
    let due = [duel(13), duel(14), duel(19), duel(44), duel(46), duel(49), duel(55)];
    let tables = [5, 6, 7, 8].map(Rule::table);
    for rule in due.into_iter().chain(tables) {
        assert!(told.contains(&rule), "{rule} is not among {told:?}");
    }
    let mut bare = Board::first().setup();
    bare.scene.as_mut().unwrap().players[RED].settlements.push(3);
    assert_eq!(faults(&bare), [duel(18)]);
    bare.scene.as_mut().unwrap().players[RED].settlements[0] = 1;
    assert_eq!(faults(&bare), [duel(47)]);
}

/// DUEL-2: a setup that is written down is read again, and what it does not know is refused.
#[test]
fn a_setup_is_written_and_read() {
    let setup = Board::first().red(|red| _ = red.holds("LL").hand(&[Card::Abbey])).setup();
    let text = serde_json::to_string(&setup).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), setup);
    assert!(serde_json::from_str::<Setup>(r#"{"mode":"first","players":3}"#).is_err());
    assert!(Duel::new(&serde_json::from_str(r#"{"mode":"first"}"#).unwrap()).is_ok());
}
