//! Who is told the whole once and from then on what changes knows as much as who is told the whole.

use serde_json::{Value, from_str};
use table::{AnyPosition, Chance, Eye, Pseudo, Seat, Session, ToAct, change_view};

/// What an eye knows.
struct Follower {
    eye: Eye,
    view: Value,
    decisions: Value,
}

fn eyes(position: &dyn AnyPosition) -> Vec<Follower> {
    let seats = Seat::first(position.seats()).map(Eye::Seat);
    let follower = |eye| Follower { eye, view: position.view(eye), decisions: list(position, eye) };
    seats.chain([Eye::Spectator]).map(follower).collect()
}

fn list(position: &dyn AnyPosition, eye: Eye) -> Value {
    match eye {
        Eye::Seat(seat) => position.decisions(seat).into(),
        Eye::Spectator | Eye::Arbiter => Value::Array(Vec::new()),
    }
}

impl Follower {
    fn follow(&mut self, before: &dyn AnyPosition, now: &dyn AnyPosition) -> usize {
        let change = now.change_text(before, self.eye);
        change_view(&mut self.view, &from_str(change.get()).unwrap()).unwrap();
        assert_eq!(self.view, now.view(self.eye), "{:?}: {change}", self.eye);
        if let Eye::Seat(seat) = self.eye
            && let Some(decisions) = now.new_decisions_text(before, seat)
        {
            self.decisions = from_str(decisions.get()).unwrap();
        }
        assert_eq!(self.decisions, list(now, self.eye), "{:?}", self.eye);
        change.get().len()
    }
}

/// One of the decisions of one of the seats, asked or not.
fn decide(session: &mut Session, chance: &mut Pseudo) {
    let all: Vec<(Seat, Value)> = Seat::first(session.position().seats())
        .flat_map(|seat| session.position().decisions(seat).into_iter().map(move |one| (seat, one)))
        .collect();
    let (seat, choice) = &all[chance.below(all.len() as u32) as usize];
    session.decide(*seat, choice).unwrap();
}

#[test]
fn changes_add_up_to_the_view_of_every_eye_in_every_variant() {
    let registry = games::registry();
    let games = registry.games().iter();
    for (game, variant) in
        games.flat_map(|game| game.variants().iter().map(move |variant| (game, variant)))
    {
        let mut chance = Pseudo::new(26);
        let mut session = Session::start(registry, game.id(), &variant.setup).unwrap();
        let mut followers = eyes(session.position());
        let (mut told, mut whole) = (0, 0);
        for _ in 0..250 {
            let before = session.position().clone_box();
            match before.to_act() {
                ToAct::Nobody => break,
                ToAct::Nature => drop(session.draw(&mut chance).unwrap()),
                ToAct::Seats(_) => decide(&mut session, &mut chance),
            }
            for follower in &mut followers {
                told += follower.follow(&*before, session.position());
                whole += session.position().view_text(follower.eye).get().len();
            }
        }
        assert!(2 * told < whole, "{}: {told} bytes told of {whole}", variant.id);
    }
}
