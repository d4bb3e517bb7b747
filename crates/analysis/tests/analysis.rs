//! Whole games looked at afterwards.

mod playing;

use std::num::NonZeroUsize;

use analysis::{Account, Analysis, Balance, Effort, Insight, Scale, whole};
use bots::minds;
use playing::step;
use table::{Journal, Pseudo, Seat, Session};

const EFFORT: Effort = Effort { worlds: 1, seed: 1 };

/// A game of this variant that bots have played to its end, or so many steps of it.
fn played(game: &str, variant: &str, bots: &[&str], most: usize) -> Session {
    let registry = games::registry();
    let setup = &registry.game(game).unwrap().variant(variant).unwrap().setup;
    let mut session = Session::start(registry, game, setup).unwrap();
    let mut chance = Pseudo::new(7);
    let seeded = bots.iter().zip(0..).map(|(bot, seed)| minds::make(game, bot, seed));
    let mut minds: Vec<_> = seeded.collect();
    for _ in 0..most {
        if !step(&mut session, &mut minds, &mut chance) {
            break;
        }
    }
    session
}

fn looked_at(journal: &Journal) -> Vec<Insight> {
    Analysis::new(journal, EFFORT).unwrap().map(Result::unwrap).collect()
}

/// Start, luck, skill and what others gave away make the end.
#[track_caller]
fn adds_up(balance: &Balance) {
    let Balance { start, luck, skill, others, end, .. } = *balance;
    assert!((start + luck + skill + others - end).abs() < 1e-4, "{balance:?}");
    assert!(skill <= 0.0 && others >= 0.0, "{balance:?}");
}

#[test]
fn luck_and_skill_make_what_came_out() {
    let session = played("island", "versus", &["keen", "random"], usize::MAX);
    let insights = looked_at(session.journal());
    assert_eq!(insights.len(), session.journal().steps().len());
    assert!((insights[0].before[0] - 0.5).abs() < 0.05, "{:?}", insights[0]);
    let winner = session.position().standing().winners.single().unwrap();
    let last = &insights[insights.len() - 1].after;
    assert_eq!(last[winner.index()], 1.0);
    for (one, next) in insights.iter().zip(&insights[1..]) {
        assert_eq!(one.after, next.before);
        assert!((one.after.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{one:?}");
        assert!(one.luck.iter().sum::<f32>().abs() < 1e-3, "{one:?}");
        assert!(one.skill.iter().sum::<f32>().abs() < 1e-3, "{one:?}");
        assert!(one.seat.is_some() || one.skill.iter().all(|part| *part == 0.0), "{one:?}");
    }
    let Account { seats } = Account::of(&insights);
    seats.iter().for_each(adds_up);
    assert_eq!(seats[winner.index()].end, 1.0);
}

#[test]
fn who_plays_by_chance_gives_more_away() {
    let session = played("island", "versus", &["keen", "random"], usize::MAX);
    let insights = looked_at(session.journal());
    let [keen, random] = &Account::of(&insights).seats[..] else { panic!("two seats") };
    let each = |balance: &Balance| balance.skill / f64::from(balance.decisions);
    assert!(each(random) < 2.0 * each(keen), "{random:?} and {keen:?}");
    assert!(!random.worst.is_empty());
    for n in &random.worst {
        let insight = &insights[n - 1];
        assert_eq!((insight.n, insight.seat), (*n, Some(Seat::new(1))));
        let weighed = insight.weighed.as_ref().unwrap();
        assert!(weighed.lost > weighed.sure, "{insight:?}");
        assert!(weighed.best[0].value > weighed.value, "{insight:?}");
        assert_ne!(weighed.best[0].decision, insight.what);
    }
}

/// One thing missed in a turn costs once, where it cannot be made good any more.
#[test]
fn what_the_next_decision_could_make_good_is_not_lost_yet() {
    let session = played("island", "versus", &["gentle", "gentle"], 240);
    let insights = looked_at(session.journal());
    let mut costly = 0;
    for (one, next) in insights.iter().zip(&insights[1..]) {
        let (Some(lost), Some(then)) = (&one.weighed, &next.weighed) else { continue };
        if one.seat == next.seat && lost.lost > 0.0 {
            assert!(lost.value >= then.best[0].value - 1e-4, "{one:?}, then {next:?}");
            costly += 1;
        }
    }
    assert!(costly > 0, "nothing was missed before another decision of the same seat");
}

/// Who plays alone plays for points, and the best player of the dice game gives none away.
#[test]
fn alone_it_is_counted_in_points() {
    let session = played("dice", "solo", &["keen"], usize::MAX);
    let (scale, insights) =
        whole(session.journal(), EFFORT, NonZeroUsize::new(2).unwrap(), &|| {}).unwrap();
    assert_eq!(scale, Scale::Points);
    let [balance] = &Account::of(&insights).seats[..] else { panic!("one seat") };
    adds_up(balance);
    assert!((balance.start - 94.79).abs() < 0.1, "{balance:?}");
    assert_eq!(balance.end, f64::from(session.position().standing().points[0]));
    assert!(balance.skill > -0.1, "{balance:?}");
    // What is expected changes by dice alone.
    let decided = insights.iter().filter(|insight| insight.seat.is_some());
    let moved: f32 = decided.map(|insight| insight.luck[0].abs()).sum();
    assert!(moved < 0.1, "{moved}");
}

#[test]
fn every_way_to_play_can_be_looked_at() {
    for game in games::registry().games() {
        // Those that differ in the number of players only are one way.
        let way = |id: &'static str| id.split('-').next().unwrap_or(id);
        let mut ways = Vec::new();
        for variant in game.variants() {
            if ways.contains(&way(variant.id)) {
                continue;
            }
            ways.push(way(variant.id));
            let seats = game.start(&variant.setup).unwrap().seats();
            let session = played(game.id(), variant.id, &vec!["random"; seats], 6);
            let insights = looked_at(session.journal());
            assert_eq!(insights.len(), 6, "{} {}", game.id(), variant.id);
            Account::of(&insights).seats.iter().for_each(adds_up);
        }
    }
}

#[test]
fn what_is_seen_depends_neither_on_threads_nor_on_where_one_begins() {
    let session = played("island", "versus", &["steady", "gentle"], 60);
    let journal = session.journal();
    let all = looked_at(journal);
    for threads in [1, 3] {
        let (_, found) =
            whole(journal, EFFORT, NonZeroUsize::new(threads).unwrap(), &|| {}).unwrap();
        assert_eq!(found, all);
    }
    let later = Analysis::after(journal, 40, EFFORT).unwrap().map(Result::unwrap);
    assert!(later.eq(all[40..].iter().cloned()));
    assert_eq!(Analysis::after(journal, 1000, EFFORT).unwrap().count(), 0);
}

#[test]
fn a_journal_against_the_rules_is_refused_at_its_line() {
    let session = played("island", "versus", &["steady", "gentle"], 30);
    let text = session.journal().to_string();
    let founding = text.lines().position(|line| line.contains("decides")).unwrap();
    let spoiled: Vec<String> = (text.lines().enumerate())
        .map(|(at, line)| match at {
            _ if at == founding => line.replace("\"seat\":0", "\"seat\":1"),
            _ => line.to_owned(),
        })
        .collect();
    let journal = Journal::parse(&(spoiled.join("\n") + "\n")).unwrap();
    let one_by_one = Analysis::new(&journal, EFFORT).unwrap().find_map(Result::err).unwrap();
    assert_eq!(one_by_one.line, founding + 1);
    let at_once = whole(&journal, EFFORT, NonZeroUsize::new(2).unwrap(), &|| {}).unwrap_err();
    assert_eq!(at_once, one_by_one);
}
