//! Many games at once are the same games as one after the other.

use lab::{Ended, Illegal, Observer, Order, Space, Tables, many};
use serde_json::Value;
use table::{Pseudo, ToAct};

fn setup(game: &str) -> Value {
    games::registry().game(game).unwrap().variants()[0].setup.clone()
}

fn tables(game: &str, tables: usize, threads: usize) -> Box<dyn Tables> {
    let setup = setup(game);
    let order = Order { game, setup: &setup, tables, seed: 5, longest: 300, threads };
    many(&order).unwrap()
}

fn legal(tables: &dyn Tables, table: usize) -> Vec<i64> {
    let mask = &tables.masks()[table * tables.words()..][..tables.words()];
    (0..tables.size())
        .filter(|id| mask[id / 64] >> (id % 64) & 1 == 1)
        .map(|id| id as i64)
        .collect()
}

/// The same decisions lead through the same games, whoever keeps the table.
#[test]
fn a_table_goes_the_way_of_a_single_game() {
    for game in ["island", "scenarios", "dice", "duel", "classic"] {
        let setup = setup(game);
        let mut all = tables(game, 3, 1);
        let space = Space::of(game, &setup).unwrap();
        let start = games::registry().game(game).unwrap().start(&setup).unwrap();
        let mut alone = start.clone();
        let mut chance = Pseudo::stream(5, 1);
        let mut picks = vec![0; 3];
        for step in 0..250 {
            while alone.to_act() == ToAct::Nature {
                let outcome = alone.sample(&mut chance).unwrap();
                alone.resolve(&outcome).unwrap();
            }
            let ToAct::Seats(seats) = alone.to_act() else { break };
            let seat = seats.iter().next().unwrap();
            assert_eq!(usize::from(all.asked()[1]), seat.index(), "{game} {step}");
            let listed = alone.decisions(seat);
            let mut ids: Vec<i64> =
                listed.iter().map(|choice| space.id(seat, choice).unwrap().into()).collect();
            ids.sort_unstable();
            assert_eq!(legal(&*all, 1), ids, "{game} {step}");
            all.sample(&mut picks);
            assert!(ids.contains(&picks[1]));
            alone.decide(seat, &space.decision(seat, picks[1] as u32).unwrap()).unwrap();
            all.step(&picks).unwrap();
        }
    }
}

#[test]
fn threads_and_calls_make_no_difference() {
    let (mut one, mut three) = (tables("island", 50, 1), tables("island", 50, 3));
    let mut picks = vec![0; 50];
    for _ in 0..400 {
        one.sample(&mut picks);
        one.step(&picks).unwrap();
    }
    assert!(three.step_random(400) >= 50, "games are broken off after 300 decisions");
    assert_eq!(one.masks(), three.masks());
    assert_eq!((one.points(), one.winners()), (three.points(), three.winners()));
    one.reset(5);
    assert_eq!(one.masks(), tables("island", 50, 2).masks());
}

#[test]
fn what_is_not_legal_moves_no_table() {
    let mut all = tables("island", 4, 1);
    let mut picks = vec![0; 4];
    all.sample(&mut picks);
    let before = all.masks().to_vec();
    let size = all.size() as i64;
    for wrong in [-1, size, size + 64, i64::MAX, i64::MIN] {
        let spoilt = [&picks[..3], &[wrong]].concat();
        assert_eq!(all.step(&spoilt), Err(Illegal::Id { table: 3, id: wrong }));
    }
    assert_eq!(all.step(&picks[..3]), Err(Illegal::Count { given: 3, tables: 4 }));
    assert_eq!(all.masks(), before);
    let mut other = legal(&*all, 3);
    other.retain(|id| *id != picks[3]);
    let not_legal = (0..size).find(|id| *id != picks[3] && !other.contains(id)).unwrap();
    assert!(all.step(&[&picks[..3], &[not_legal]].concat()).is_err());
    assert!(all.step(&picks).is_ok());
}

#[test]
fn a_game_that_ends_makes_room_for_the_next() {
    let mut all = tables("dice", 2, 1);
    let mut picks = vec![0; 2];
    let mut over = 0;
    for _ in 0..2000 {
        all.sample(&mut picks);
        all.step(&picks).unwrap();
        for (table, ended) in all.ended().iter().enumerate() {
            if *ended == Ended::Over {
                over += 1;
                let seats = all.seats();
                let points = &all.points()[table * seats..][..seats];
                assert!(all.winners()[table] != 0 && points.iter().any(|points| *points != 0));
            }
            assert!(!legal(&*all, table).is_empty());
        }
    }
    assert!(over > 5, "{over}");
}

#[test]
fn a_row_of_observations_is_what_the_asked_seat_sees() {
    let mut all = tables("island", 3, 1);
    all.step_random(60);
    let start = games::registry().game("island").unwrap().start(&setup("island")).unwrap();
    let observer = Observer::of(&*start);
    let mut rows = vec![0; 3 * observer.size()];
    all.observe(&observer, &mut rows);
    let phase = &observer.fields()[0];
    for row in rows.chunks(observer.size()) {
        assert_eq!(row[phase.first..phase.first + phase.len()].iter().sum::<i16>(), 1);
    }
}
