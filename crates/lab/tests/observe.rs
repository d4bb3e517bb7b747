//! Observations tell what the seat may know, and nothing more.

use lab::Observer;
use table::{Chance, Pseudo, Seat, ToAct};

#[test]
fn worlds_that_a_seat_cannot_tell_apart_are_observed_alike() {
    let mut hidden = 0;
    for game in games::registry().games() {
        for variant in game.variants() {
            let mut position = game.start(&variant.setup).unwrap();
            let observer = Observer::of(&*position);
            let mut chance = Pseudo::new(11);
            let mut rows = [vec![0; observer.size()], vec![0; observer.size()]];
            for step in 0..240 {
                match position.to_act() {
                    ToAct::Nobody => break,
                    ToAct::Nature => {
                        let outcome = position.sample(&mut chance).unwrap();
                        position.resolve(&outcome).unwrap();
                    }
                    ToAct::Seats(seats) => {
                        let seat = seats.iter().next().unwrap();
                        let list = position.decisions(seat);
                        let choice = &list[chance.below(list.len() as u32) as usize];
                        position.decide(seat, choice).unwrap();
                    }
                }
                if step % 8 == 0 {
                    for seat in Seat::first(position.seats()) {
                        let dream = position.imagine(seat, &mut chance);
                        let [one, other] = &mut rows;
                        observer.observe_any(&*position, seat, one);
                        observer.observe_any(&*dream, seat, other);
                        assert_eq!(one, other, "{} {} {seat:?}", game.id(), variant.id);
                        hidden += usize::from(
                            dream.view(table::Eye::Arbiter) != position.view(table::Eye::Arbiter),
                        );
                    }
                }
            }
        }
    }
    assert!(hidden > 1000, "hardly anything was hidden: {hidden}");
}

#[test]
fn the_island_is_told_field_by_field() {
    let island = games::registry().game("island").unwrap();
    let mut position = island.start(&island.variants()[0].setup).unwrap();
    let observer = Observer::of(&*position);
    let mut chance = Pseudo::new(3);
    let mut row = vec![0; observer.size()];
    let mut end = 0;
    for field in observer.fields() {
        assert_eq!(field.first, end, "{} does not follow the one before", field.name);
        end += field.len();
    }
    assert_eq!(end, observer.size());
    for _ in 0..400 {
        match position.to_act() {
            ToAct::Nobody => break,
            ToAct::Nature => {
                let outcome = position.sample(&mut chance).unwrap();
                position.resolve(&outcome).unwrap();
            }
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                observer.observe_any(&*position, seat, &mut row);
                let cells = |name: &str| {
                    let field = observer.fields().iter().find(|field| field.name == name).unwrap();
                    row[field.first..field.first + field.len()].to_vec()
                };
                let view = position.view(table::Eye::Seat(seat));
                let own = &view["seats"][seat.index()];
                let hand: i64 = own["hand_size"].as_i64().unwrap();
                assert_eq!(cells("hand").iter().map(|&n| i64::from(n)).sum::<i64>(), hand);
                assert_eq!(i64::from(cells("seats")[3]), hand);
                assert_eq!(Some(i64::from(cells("total_points")[0])), own["total_points"].as_i64());
                assert_eq!(cells("phase").iter().sum::<i16>(), 1);
                assert_eq!(
                    cells("sides").iter().filter(|&&owner| owner == 1).count(),
                    own["roads"].as_array().unwrap().len()
                );
                let list = position.decisions(seat);
                position.decide(seat, &list[chance.below(list.len() as u32) as usize]).unwrap();
            }
        }
    }
}
