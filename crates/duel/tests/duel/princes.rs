//! The Duel of the Princes: the best of all sets.

use std::collections::BTreeMap;

use duel::{Card, Decision, Face, Kind, Mode, Outcome, Set, Setup, Step, era};
use table::{Game, Pseudo, Rule};

use crate::scene::*;

fn fresh() -> Play {
    begin(&Setup::new(Mode::Princes))
}

/// PRINCES-1, PRINCES-2, PRINCES-3: every card without a half-moon, and no other, in stacks of these sizes.
#[test]
fn princes_3_the_stacks_hold_what_shows_no_half_moon() {
    let view = fresh().view();
    let sizes: Vec<_> = view.stacks.iter().map(|stack| (stack.set, stack.cards.len())).collect();
    let [base, gold, turmoil, progress] = Set::ALL.map(Some);
    assert_eq!(
        sizes,
        [(base, 12), (base, 12), (base, 12), (gold, 12), (turmoil, 12), (progress, 14)]
    );
    // What can be drawn from a stack is what has its back and shows no half-moon.
    for (stack, set) in [(3, Set::Gold), (4, Set::Turmoil), (5, Set::Progress)] {
        let mut play = Board::new(Mode::Princes).play();
        play.roll(1, Face::Trade).does(RED, Decision::Finish).does(RED, draw(stack));
        let listed: BTreeMap<Card, u32> = play
            .outcomes()
            .into_iter()
            .map(|(outcome, weight)| match outcome {
                Outcome::Card(card) => (card, weight),
                other => panic!("{other:?}"),
            })
            .collect();
        let unmarked =
            Card::ALL.iter().filter(|card| card.set() == set && card.kind() != Kind::Event);
        let unmarked = unmarked.map(|card| (*card, u32::from(card.count() - card.moons())));
        let expected: BTreeMap<_, _> = unmarked.filter(|(_, count)| *count > 0).collect();
        assert_eq!(listed, expected, "{set:?}");
    }
}

/// PRINCES-4: no open stack; the strategic buildings are drawn, and demolished they are discarded.
/// PRINCES-5: there is one of each.
#[test]
fn princes_4_the_guild_comes_from_its_stack() {
    assert_eq!(fresh().view().open, None);
    let mut play = Board::new(Mode::Princes)
        .red(|red| _ = red.city(-1).hand(&[Card::MerchantGuild]).holds("WWBBBG"))
        .rolled(1);
    play.does(RED, build(Card::MerchantGuild, "-1Ua"));
    play.does(RED, Decision::Demolish { at: slot("-1Ua") });
    assert_eq!(play.view().discards[0].top, Some(Card::MerchantGuild));

    // PRINCES-5: with the one in Red's realm, Blue finds none.
    let second = Board::new(Mode::Princes)
        .red(|red| _ = red.city(-1).card("-1Ua", Card::MerchantGuild))
        .blue(|blue| _ = blue.hand(&[Card::MerchantGuild]));
    assert_eq!(faults(&second.setup()), [Rule::table(7)]);
}

/// PRINCES-6: five standard events and Yule are certain, six more are any of the fifteen with a half-moon.
#[test]
fn princes_6_the_events_are_drawn_from_standard_and_marked_ones() {
    let mut play = Board::new(Mode::Princes).play();
    play.does(RED, Decision::Roll).outcome(Outcome::Roll { number: 1, face: Face::EventCard });
    let weights: BTreeMap<Card, u32> = play
        .outcomes()
        .into_iter()
        .map(|(outcome, weight)| match outcome {
            Outcome::Event(card) => (card, weight),
            other => panic!("{other:?}"),
        })
        .collect();
    // Eleven cards beside Yule: each standard one with chance 1/11, each of the fifteen with 6/15 of 1/11.
    let total: u32 = weights.values().sum();
    for (&card, &weight) in &weights {
        let events = u32::from(card.count());
        let standard = matches!(
            card,
            Card::Invention
                | Card::YearOfPlenty
                | Card::Riots
                | Card::TravelingMerchant
                | Card::Plague
        );
        let marked = u32::from(card.moons());
        let sure = u32::from(standard);
        assert!(events >= marked + sure, "{card:?}");
        assert_eq!(weight * 11 * 15, total * (15 * sure + 6 * marked), "{card:?}");
    }
    let view = play.view();
    assert_eq!((view.events.count, view.events.before_yule), (12, 8));
}

/// PRINCES-7: what has come comes again after Yule, and what has not come may stay out for good.
#[test]
fn princes_7_yule_shuffles_the_same_twelve() {
    let mut play = fresh();
    let mut chance = Pseudo::new(3);
    // Whatever the players do: after two shuffles no more than eleven different copies beside Yule came.
    let mut came: BTreeMap<Card, usize> = BTreeMap::new();
    let mut pass: BTreeMap<Card, usize> = BTreeMap::new();
    let mut shuffles = 0;
    for _ in 0..40_000 {
        let Some(by) = play.waits_for() else {
            if play.step() == Step::Over {
                break;
            }
            let outcome = play.game.sample(&mut chance);
            play.outcome(outcome);
            for event in std::mem::take(&mut play.events) {
                match event {
                    duel::Event::Revealed { card: Card::Yule } => {
                        shuffles += 1;
                        pass.clear();
                    }
                    duel::Event::Revealed { card } => {
                        let times = pass.entry(card).or_default();
                        *times += 1;
                        let most = came.entry(card).or_default();
                        *most = (*most).max(*times);
                    }
                    _ => {}
                }
            }
            continue;
        };
        let list = play.decisions(by);
        let quiet = |choice: &&Decision| {
            matches!(
                choice,
                Decision::Roll | Decision::Finish | Decision::Pass | Decision::Draw { .. }
            )
        };
        let choice = *list.iter().find(quiet).unwrap_or(&list[0]);
        play.does(by, choice);
    }
    assert!(shuffles > 3, "{shuffles} shuffles");
    assert!(came.values().sum::<usize>() <= 11, "{came:?}");
}

/// PRINCES-8: first hands from base stacks, by choice; landscapes may be laid anew.
#[test]
fn princes_8_first_hands_come_from_base_stacks() {
    let mut play = fresh();
    play.outcome(Outcome::Start(seat(RED)));
    for stack in [3, 4, 5] {
        play.refused(RED, Decision::Stack { stack }, era(6));
    }
    play.does(RED, Decision::Stack { stack: 1 }).settle(&mut Pseudo::new(1));
    for _ in 0..3 {
        let choice = play.decisions(RED)[0];
        play.does(RED, choice);
    }
    play.refused(BLUE, Decision::Stack { stack: 1 }, era(6));
    play.does(BLUE, Decision::Stack { stack: 0 }).settle(&mut Pseudo::new(2));
    for _ in 0..3 {
        let choice = play.decisions(BLUE)[0];
        play.does(BLUE, choice);
    }
    assert_eq!(play.step(), Step::Arrange);
}

/// PRINCES-9: thirteen points win at once, also before the roll.
#[test]
fn princes_9_thirteen_points_win_at_once() {
    let rich = |count: u8| {
        move |red: &mut Seated<'_>| {
            let cards = [
                Card::Mint,
                Card::SaltSilo,
                Card::Pharmacy,
                Card::BathHouse,
                Card::ChapelLow,
                Card::ChapelHigh,
            ];
            red.city(-1).city(1);
            let sites = ["-1Ua", "-1Ub", "-1La", "-1Lb", "1Ua", "1Ub"];
            for (site, card) in sites.into_iter().zip(cards) {
                red.card(site, card);
            }
            red.card("1La", Card::LargeFestivalHall);
            if count == 13 {
                red.card("1Lb", Card::FireBrigade);
            }
        }
    };
    let almost = Board::new(Mode::Princes).red(rich(12)).play();
    assert_eq!((almost.victory(RED), almost.step()), (12, Step::Before));
    let won = Board::new(Mode::Princes).red(rich(13)).play();
    assert_eq!((won.victory(RED), won.winner()), (13, Some(RED)));
}
