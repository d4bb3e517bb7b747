//! Progress cards that nobody sees: piles that are drawn late, cards that come back, who knows what; and
//! that every card of the file has its effect.

use std::collections::BTreeMap;

use island::{Choice, Decision, EventFace, Fate, Outcome, Progress, Scenarios, Track, knights};
use serde::Deserialize;
use table::{Eye, Game as _, Pseudo};

use super::knights_scene::{Game, HOME, lay_back, own, scene};
use super::scene::{Scene, card, hand, seat};

/// What a seat imagines of the cards of another, in many dreams.
fn dreams(play: &Game, eye: usize, of: usize) -> Vec<Vec<Progress>> {
    let dream = |seed| {
        let dream: Scenarios = play.0.imagine(seat(eye), &mut Pseudo::new(seed));
        dream.audit().unwrap();
        let view = dream.view(Eye::Arbiter).scenario.unwrap().knights.unwrap();
        view.seats[of].progress.clone().unwrap()
    };
    (0..200).map(dream).collect()
}

/// Whether every dream has this card in the hand.
fn is_certain(play: &Game, eye: usize, of: usize, card: Progress) -> bool {
    dreams(play, eye, of).iter().all(|cards| cards.contains(&card))
}

/// KNIGHTS-73: which progress cards others hold is a secret, how many of each back is not.
#[test]
fn knights_73_progress_cards_are_secret() {
    let play = scene()
        .seat(1, |s| {
            s.progress(&[Progress::Spy, Progress::Crane]);
        })
        .play_scenario();
    let seen = play.seen_by(0).scenario.unwrap().knights.unwrap();
    assert_eq!(seen.seats[1].progress, None);
    let counts = seen.seats[1].progress_counts;
    assert_eq!((counts.trade, counts.politics, counts.science), (0, 1, 1));
    let own = play.seen_by(1).scenario.unwrap().knights.unwrap();
    assert_eq!(own.seats[1].progress, Some(vec![Progress::Spy, Progress::Crane]));
    assert!(!is_certain(&play, 0, 1, Progress::Spy));
    for cards in dreams(&play, 0, 1) {
        let piles: Vec<Track> = cards.iter().map(|card| card.pile()).collect();
        assert_eq!(piles, [Track::Politics, Track::Science]);
        assert!(!cards.iter().any(|card| card.is_point()), "what is worth a point is shown");
    }
    assert!(is_certain(&play, 1, 1, Progress::Spy), "the own cards are known");
}

/// The unseen cards are drawn by their numbers.
#[test]
fn a_draw_is_weighted() {
    let mut play = scene()
        .before_roll()
        .seat(0, |s| {
            s.levels(1, 0, 0);
        })
        .play_scenario();
    play.roll3(0, 1, 1, EventFace::Trade);
    let weights: BTreeMap<String, u32> = play
        .outcomes()
        .into_iter()
        .map(|(outcome, weight)| (format!("{outcome:?}"), weight))
        .collect();
    assert_eq!(weights.values().sum::<u32>(), 18);
    let merchant = Outcome::<Fate>::Own(Fate::Progress { card: Progress::Merchant });
    assert_eq!(weights[&format!("{merchant:?}")], 6);
    play.refuses_outcome(Outcome::Own(Fate::Progress { card: Progress::Spy }), knights(46));
}

/// Six players who hold all cards of science.
fn nothing_left() -> Scene {
    use Progress::{
        Alchemist, Crane, Engineer, Inventor, Irrigation, Medicine, Mining, Printer, RoadBuilding,
        Smith,
    };
    Scene::new(6)
        .scenarios(|with| with.knights = true)
        .with(|options| options.special_building = Some(false))
        .barbarians(0, true)
        .seat(0, |s| {
            s.cities(&[HOME]).progress(&[Engineer, Printer]);
        })
        .seat(1, |s| {
            s.levels(0, 0, 1).progress(&[Alchemist, Alchemist, Crane, Crane]);
        })
        .seat(2, |s| {
            s.levels(0, 0, 1).progress(&[Inventor, Inventor, Irrigation, Irrigation]);
        })
        .seat(3, |s| {
            s.progress(&[Medicine, Medicine, Mining, Mining]);
        })
        .seat(4, |s| {
            s.progress(&[RoadBuilding, RoadBuilding, Smith, Smith]);
        })
}

/// KNIGHTS-46, KNIGHTS-47: cards go back under their pile and come again in their order; an empty pile gives none.
#[test]
fn knights_46_cards_come_back_in_their_order() {
    use Progress::{Crane, Engineer};
    let mut play = nothing_left().play_scenario();
    assert_eq!(play.realm().piles.science, 0);
    play.decide(0, own(Choice::PlayEngineer { at: HOME.parse().unwrap() }));
    assert_eq!(play.realm().piles.science, 1);
    play.decide(0, Decision::EndTurn).roll3(1, 1, 1, EventFace::Science);
    let next = |card| (Outcome::Own(Fate::Progress { card }), 1);
    assert_eq!(play.outcomes(), [next(Engineer)]);
    play.refuses_outcome(next(Crane).0, knights(46)).drawn(Engineer);
    // Nothing was left for seat 2. Everybody has seen the card go under the pile.
    assert_eq!((play.realm().piles.science, play.progress_of(2).len()), (0, 4));
    assert!(is_certain(&play, 3, 1, Engineer));
    // Whoever lays a card back face down knows what another draws; the others do not.
    play.decide(1, lay_back(Crane)).decide(1, Decision::EndTurn);
    play.roll3(2, 1, 1, EventFace::Science);
    assert_eq!(play.outcomes(), [next(Crane)]);
    play.drawn(Crane);
    assert!(is_certain(&play, 1, 2, Crane) && !is_certain(&play, 3, 2, Crane));
}

/// What a spy has seen it knows, as long as nothing goes face down.
#[test]
fn a_spy_remembers() {
    use Progress::{Crane, Smith, Warlord, Wedding};
    let mut play = scene()
        .seat(0, |s| {
            s.progress(&[Progress::Spy]);
        })
        .seat(1, |s| {
            s.progress(&[Crane, Smith, Warlord, Wedding]).levels(0, 0, 1);
        })
        .play_scenario();
    let look = own(Choice::PlaySpy { from: seat(1) });
    play.decide(0, look).decide(0, own(Choice::TakeProgress { card: Smith }));
    assert!([Crane, Warlord, Wedding].into_iter().all(|card| is_certain(&play, 0, 1, card)));
    assert!(is_certain(&play, 1, 0, Smith), "who lost a card knows it");
    assert!(!is_certain(&play, 2, 0, Smith));
    // Seat 1 draws one and later lays one with that back aside: what is left is not certain any more.
    play.decide(0, Decision::EndTurn).roll3(1, 1, 1, EventFace::Science).drawn(Progress::Medicine);
    play.decide(1, Decision::EndTurn).roll3(2, 1, 1, EventFace::Science).drawn(Progress::Mining);
    play.decide(1, lay_back(Crane));
    assert!(!is_certain(&play, 0, 1, Crane));
    assert!(is_certain(&play, 0, 1, Warlord), "cards with another back stay known");
}

/// Whoever has looked into a hand with the master merchant knows what is left there.
#[test]
fn a_master_merchant_remembers() {
    let merchant = scene().seat(0, |s| _ = s.progress(&[Progress::MasterMerchant]));
    let ahead = merchant.seat(1, |s| _ = s.hand("PGGO").settlements(&["-2,1,SW"]));
    let mut play = ahead.seat(2, |s| _ = s.hand("LLW")).play_scenario();
    let pick = |letter| own(Choice::Pick { card: card(letter) });
    play.decide(0, own(Choice::PlayMasterMerchant { from: seat(1) }));
    play.decide(0, pick('P')).decide(0, pick('O'));
    let imagined = |eye: usize, dream: u64| {
        let dream = play.0.imagine(seat(eye), &mut Pseudo::new(dream));
        dream.audit().unwrap();
        dream.view(Eye::Arbiter).seats[1].hand
    };
    assert!((0..40).all(|dream| imagined(0, dream) == Some(hand("GG"))));
    assert!((0..40).any(|dream| imagined(2, dream) != Some(hand("GG"))));
}

/// The cards of the file, as far as they concern the rules.
#[derive(Deserialize)]
struct File {
    progress: Vec<Card>,
}

#[derive(Deserialize)]
struct Card {
    id: String,
    deck: Track,
    count: u32,
    #[serde(default)]
    points: u8,
}

/// KNIGHTS-48: every card of the file is known to the engine, is in its pile and has a test of its own.
#[test]
fn every_card_of_the_file_has_its_test() {
    let file: File = table::shelf::read(table::shelf::CARDS_PROGRESS);
    let mut counts = BTreeMap::new();
    for Card { id, deck, count, points } in &file.progress {
        let name = id.replace('-', "_");
        let card: Progress = serde_json::from_value(name.clone().into()).unwrap();
        assert_eq!((card.pile(), u8::from(card.is_point())), (*deck, *points), "{id}");
        let tests = match deck {
            Track::Trade => include_str!("knights_trade.rs"),
            Track::Politics => include_str!("knights_politics.rs"),
            Track::Science => include_str!("knights_science.rs"),
        };
        assert!(tests.contains(&format!("#[test]\nfn the_{name}() {{")), "{id} has no test");
        *counts.entry(*deck).or_insert(0) += count;
    }
    assert_eq!(file.progress.len(), Progress::ALL.len());
    assert_eq!(counts.into_values().collect::<Vec<_>>(), [18; 3]);
}
