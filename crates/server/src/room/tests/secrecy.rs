//! No byte that goes to an eye depends on what the eye may not know.

use proptest::prelude::*;
use serde_json::{Value, json};
use table::{Chance, Eye, Pseudo, Seat, Session, ToAct};

use super::desk::{Desk, setup};
use crate::room::game::{eye, now};

/// A position some steps into a game that chance plays.
fn somewhere(seed: u64, steps: u32) -> Session {
    let mut chance = Pseudo::new(seed);
    let mut session = Session::start(games::registry(), "island", &setup(4, 10)).unwrap();
    for _ in 0..steps {
        match session.position().to_act() {
            ToAct::Nobody => break,
            ToAct::Nature => drop(session.draw(&mut chance).unwrap()),
            ToAct::Seats(seats) => {
                let seat = seats.iter().nth(chance.below(seats.len() as u32) as usize).unwrap();
                let list = session.position().decisions(seat);
                let choice = &list[chance.below(list.len() as u32) as usize];
                session.decide(seat, choice).unwrap();
            }
        }
    }
    session
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn what_a_seat_is_told_is_what_it_may_know(
        seed in any::<u64>(),
        steps in 0u32..400,
        index in 0usize..4,
        dream in any::<u64>(),
    ) {
        let session = somewhere(seed, steps);
        let seat = Seat::new(index);
        let truth = session.position();
        let dreamt = truth.imagine(seat, &mut Pseudo::new(dream));
        let text = |position: &dyn table::AnyPosition, seat| {
            serde_json::to_string(&now(position, seat, false)).unwrap()
        };
        for eyes in [Some(seat), None] {
            prop_assert_eq!(text(truth, eyes), text(&*dreamt, eyes));
            prop_assert_eq!(eye(eyes), eyes.map_or(Eye::Spectator, Eye::Seat));
        }
    }
}

/// The raw bytes that spectators and opponents get in a whole game: no hand, no card, no secret.
#[tokio::test(start_paused = true)]
async fn watchers_and_opponents_see_no_hidden_card() {
    let desk = Desk::new();
    let (ada, eve) = (desk.person("Ada", 1).await, desk.person("Eve", 2).await);
    let room = desk.open(&ada, setup(3, 6), &["me", "random", "random"]).await;
    let mut ada = desk.enter(&room, &ada).await;
    let mut eve = desk.enter(&room, &eve).await;
    let secret = desk.hall.house().store.secret(&room).await.unwrap().unwrap();
    let secret = serde_json::to_value(&secret).unwrap();
    let watching = tokio::spawn(async move {
        let mut all = Vec::new();
        while all.last().is_none_or(|told: &Value| told["is"] != "over") {
            all.push(eve.next().await.unwrap());
        }
        all
    });
    ada.ask(json!({"do": "begin"})).await;
    let mut chance = Pseudo::new(5);
    let mut seen = 0;
    loop {
        let told = ada.next().await.unwrap();
        if told["is"] == "over" {
            break;
        }
        if told["is"] == "step" || told["is"] == "table" {
            let own = &told["view"]["seats"];
            for other in [1, 2] {
                for hidden in ["hand", "cards", "fresh", "aside"] {
                    assert!(own[other].get(hidden).is_none(), "{hidden} of seat {other}: {told}");
                }
            }
            let seq = if told["is"] == "step" { &told["n"] } else { &told["seq"] };
            if let Some(choice) = super::desk::pick(&told, &mut chance) {
                ada.decide(seq, choice).await;
            }
        }
        assert!(!told.to_string().contains(secret.as_str().unwrap()));
    }
    let all = watching.await.unwrap();
    for told in &all[..all.len() - 1] {
        let text = told.to_string();
        for hidden in ["\"hand\"", "\"cards\":{", "\"fresh\"", "\"aside\"", "pile_cards"] {
            // Events of yields and discards name cards that lie open on the table.
            assert!(!told["view"].to_string().contains(hidden), "{hidden}: {text}");
        }
        assert!(!text.contains(secret.as_str().unwrap()));
        for event in told["events"].as_array().into_iter().flatten() {
            if event["event"] == "stole" || event["event"] == "bought" {
                assert!(event["card"].is_null(), "{event}");
                seen += 1;
            }
        }
    }
    assert!(seen > 0, "something was hidden in this game");
}
