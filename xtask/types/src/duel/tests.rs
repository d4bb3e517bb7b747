//! The data of the Duel adds up, and everything has its words in both languages.

use std::collections::{BTreeMap, BTreeSet};

use super::file::{self, Card, Cards, Landscape, More, Words};

const SETS: [&str; 4] = ["base", "gold", "turmoil", "progress"];
const LANDS: [&str; 6] = ["forest", "pasture", "gold_field", "hills", "mountains", "fields"];

fn cards() -> Vec<Card> {
    file::cards().unwrap().card
}

/// How many of the cards are meant, set by set.
fn sums(of: impl Fn(&Card) -> u8) -> [u8; 4] {
    SETS.map(|set| cards().iter().filter(|card| card.set == set).map(&of).sum())
}

fn is_event(card: &Card) -> bool {
    card.kind == "event"
}

#[test]
fn there_are_180_cards_with_the_49_of_the_centre() {
    assert_eq!(sums(|card| card.count), [45, 27, 28, 31]);
    let board = file::board().unwrap();
    let supply = board.supply.roads + board.supply.settlements + board.supply.cities;
    let start = 2 * (1 + 2 + 6);
    let centre = supply + u8::try_from(board.landscape.len()).unwrap() + start;
    assert_eq!(centre, 49);
    let all: u8 = cards().iter().map(|card| card.count).sum();
    assert_eq!(all + centre, 180);
}

#[test]
fn events_are_counted_set_by_set_and_15_of_them_are_marked() {
    let events = sums(|card| if is_event(card) { card.count } else { 0 });
    assert_eq!(events, [9, 3, 4, 5]);
    let marked = sums(|card| if is_event(card) { card.moon } else { 0 });
    assert_eq!(marked.iter().sum::<u8>(), 15);
    for card in cards().iter().filter(|card| card.standard) {
        assert!(is_event(card) && card.count > card.moon, "{} has no copy without one", card.id);
    }
    let standard: Vec<_> = cards().into_iter().filter(|card| card.standard).map(|c| c.id).collect();
    let wanted = ["invention", "year-of-plenty", "traveling-merchant", "yule", "riots", "plague"];
    assert_eq!(standard, wanted);
    let unmarked = sums(|card| if is_event(card) { card.count - card.moon } else { 0 });
    assert_eq!(unmarked.iter().sum::<u8>(), 6, "one of each that is always there, and no other");
}

#[test]
fn the_stacks_of_every_mode_take_all_cards() {
    let all = sums(|card| if is_event(card) { 0 } else { card.count });
    let unmarked = sums(|card| if is_event(card) { 0 } else { card.count - card.moon });
    assert_eq!(unmarked, [36, 12, 12, 14]);
    let events = sums(|card| if is_event(card) { card.count } else { 0 });
    let modes = file::board().unwrap().mode;
    let ids: Vec<_> = modes.iter().map(|mode| mode.id.as_str()).collect();
    assert_eq!(ids, ["first", "gold", "turmoil", "progress", "princes", "tournament"]);
    for mode in modes {
        let mut stacked: BTreeMap<&str, u8> = BTreeMap::new();
        for stacks in &mode.stacks {
            *stacked.entry(&stacks.set).or_default() += stacks.stacks * stacks.cards;
        }
        if mode.id == "tournament" {
            assert_eq!(stacked["own"] + mode.hand.unwrap(), mode.deck.unwrap());
            continue;
        }
        let princes = mode.id == "princes";
        let mut happens = 0;
        for (index, set) in SETS.into_iter().enumerate() {
            let Some(&stacked) = stacked.get(set) else { continue };
            let open = mode.open.as_ref().filter(|_| set != "base").map_or(0, |open| open.count);
            assert_eq!(stacked + open, if princes { unmarked } else { all }[index], "{}", mode.id);
            happens += events[index];
        }
        let drawn = mode.events_drawn.unwrap_or_default();
        assert_eq!(mode.events, if princes { 6 + drawn } else { happens }, "{}", mode.id);
        if let Some(open) = &mode.open {
            let all = cards();
            let card = all.iter().find(|card| card.id == open.card).unwrap();
            assert!(card.open && card.once && card.set == mode.id && card.count == open.count);
        }
    }
}

#[test]
fn every_id_is_there_once_and_every_name_of_a_card_is_one() {
    let cards = cards();
    let ids: BTreeSet<_> = cards.iter().map(|card| card.id.as_str()).collect();
    assert_eq!(ids.len(), cards.len());
    let states = [
        "city",
        "trade-points-3",
        "strength-advantage",
        "progress-points-2",
        "hero-with-strength",
        "fewer-victory-points",
        "parish-hall-in-city",
    ];
    for card in &cards {
        assert!(card.count > 0 && card.moon <= card.count, "{}", card.id);
        for need in card.needs.iter().flat_map(|need| need.split('|')) {
            assert!(ids.contains(need) || states.contains(&need), "{} needs {need}", card.id);
        }
        for number in &card.protects_on {
            assert!((1..=6).contains(number), "{}", card.id);
        }
    }
}

#[test]
fn a_card_of_two_sets_says_the_same_in_both() {
    let cards = cards();
    let mut again = 0;
    for card in &cards {
        let Some(first) = &card.same_as else { continue };
        let first = cards.iter().find(|card| card.id == *first).unwrap();
        let price = |card: &Card| serde_json::to_value((&card.cost, &card.points)).unwrap();
        assert_eq!(price(card), price(first), "{}", card.id);
        assert_eq!((&card.name, &card.line), (&first.name, &first.line), "{}", card.id);
        assert_eq!((&card.text, &card.kind), (&first.text, &first.kind), "{}", card.id);
        assert_ne!(card.set, first.set, "{}", card.id);
        again += 1;
    }
    assert_eq!(again, 12);
}

#[test]
fn everything_has_its_words_in_both_languages() {
    let Cards { card, central, face, point } = file::cards().unwrap();
    let mut seen = 0;
    let mut check = |id: &str, name: &Words, line: &Words, text: &Words| {
        seen += 1;
        for said in [name, line, text].into_iter().flat_map(|words| [&words.en, &words.de]) {
            assert!(!said.trim().is_empty() && said.trim() == said, "{id}: {said:?}");
        }
        assert_ne!(text.en, text.de, "{id}");
        assert_ne!(line.en, line.de, "{id}");
        for line in [&line.en, &line.de] {
            assert!(line.chars().count() <= 64, "{id}: {line:?} is too long for a card");
        }
        for said in [line, text].into_iter().flat_map(|words| [&words.en, &words.de]) {
            assert!(said.ends_with('.'), "{id}: {said:?} is no sentence");
        }
    };
    card.iter().for_each(|card| check(&card.id, &card.name, &card.line, &card.text));
    central.iter().for_each(|card| check(&card.id, &card.name, &card.line, &card.text));
    face.iter().for_each(|face| check(&face.id, &face.name, &face.line, &face.text));
    point.iter().for_each(|point| check(&point.id, &point.name, &point.line, &point.text));
    assert_eq!(seen, 95 + 9 + 5 + 5);
}

#[test]
fn the_event_die_has_six_faces() {
    let faces = file::cards().unwrap().face;
    let faces: Vec<_> = faces.iter().map(|face| (face.id.as_str(), face.faces)).collect();
    let once = |id| (id, 1);
    let [brigands, trade] = ["brigand-attack", "trade"].map(once);
    let [feast, harvest] = ["celebration", "plentiful-harvest"].map(once);
    assert_eq!(faces, [brigands, trade, feast, harvest, ("event-card", 2)]);
}

#[test]
fn landscapes_have_every_number_once_in_a_realm_and_twice_in_the_stack() {
    let board = file::board().unwrap();
    assert_eq!((board.supply.roads, board.supply.settlements, board.supply.cities), (7, 5, 7));
    let numbers = |landscapes: &[&Landscape]| {
        let mut numbers: Vec<_> = landscapes.iter().map(|landscape| landscape.number).collect();
        numbers.sort_unstable();
        numbers
    };
    for rows in [&board.start.red, &board.start.blue] {
        let all: Vec<&Landscape> = rows.upper.iter().chain(&rows.lower).collect();
        let lands: BTreeSet<_> = all.iter().map(|landscape| landscape.land.as_str()).collect();
        assert_eq!(lands, LANDS.into());
        assert_eq!(numbers(&all), [1, 2, 3, 4, 5, 6]);
    }
    let stack: Vec<&Landscape> = board.landscape.iter().collect();
    assert_eq!(numbers(&stack), [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
    for land in LANDS {
        assert_eq!(stack.iter().filter(|landscape| landscape.land == land).count(), 2, "{land}");
    }
}

#[test]
fn three_cards_have_points_that_come_and_go() {
    let more = cards().into_iter().filter(|card| !card.maybe.is_empty());
    let more: BTreeMap<_, _> = more.map(|card| (card.id, card.maybe)).collect();
    let points = |point: &str, more| BTreeMap::from([(point.to_owned(), more)]);
    let wanted = [
        ("harbor".to_owned(), points("victory", More::Count(1))),
        ("salt-silo".to_owned(), points("trade", More::Each("n".to_owned()))),
        ("trading-base".to_owned(), points("trade", More::Count(2))),
    ];
    assert_eq!(more, wanted.into());
}
