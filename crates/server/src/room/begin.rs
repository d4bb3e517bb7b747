//! From a full table to a game, and from a game to the next.

use store::{Change, Person, Plan, Sitter, State};
use table::{Play, Seat, Session};

use super::VisitorId;
use super::actor::{Done, Fatal, Room, refused};
use super::told::{ErrorKind, Told};
use crate::house::{Draft, OpenError};

/// The longest seed that a player may add.
const SEED: usize = 200;

impl Room {
    /// A player is ready and adds a seed. The game begins when all seats are taken and every player
    /// who is here is ready.
    pub(super) async fn begin(&mut self, person: &Person, seed: String) -> Done {
        if self.progress.state != State::Waiting {
            return refused(ErrorKind::NotNow, "the game has begun");
        }
        if self.house.is_past(&self.plan) {
            return refused(ErrorKind::NotNow, "the day of this game is over");
        }
        if seed.len() > SEED {
            return refused(ErrorKind::Length, format!("a seed has at most {SEED} bytes"));
        }
        let own = self.seat_of(person.id);
        if own.is_none() && self.plan.host != person.id {
            return refused(ErrorKind::NotSeated, "only those at the table begin");
        }
        if let Some(seat) = own
            && let Sitter::Person { ready, seed: own, .. } = &mut self.progress.seats[seat.index()]
        {
            *ready = true;
            *own = seed;
            self.write(Vec::new()).await?;
            self.tell_room(None);
        }
        if self.progress.seats.contains(&Sitter::Open) {
            return refused(ErrorKind::NotNow, "not all seats are taken");
        }
        self.begin_if_ready().await.map(Ok)
    }

    /// Begins where everybody is ready.
    pub(super) async fn begin_if_ready(&mut self) -> Result<(), Fatal> {
        let ready = |seat: Seat| match self.sitter(seat) {
            Sitter::Open => false,
            Sitter::Bot { .. } => true,
            Sitter::Person { ready, .. } => *ready || !self.is_here(seat),
        };
        let somebody = |seat: &Sitter| matches!(seat, Sitter::Person { ready: true, .. });
        let people = self.progress.seats.iter().any(|seat| seat.who().is_some());
        let wanted = !people || self.progress.seats.iter().any(somebody);
        if !wanted || !Seat::first(self.progress.seats.len()).all(ready) {
            return Ok(());
        }
        let seeds = self.progress.seats.iter().map(|sitter| match sitter {
            // On its day a game has the same luck for all.
            Sitter::Person { seed, .. } if self.plan.day.is_none() => seed.clone(),
            Sitter::Person { .. } | Sitter::Open | Sitter::Bot { .. } => String::new(),
        });
        let seeds = seeds.collect();
        let (Plan { game, setup, .. }, secret) = (&self.plan, self.secret.clone());
        let session = Session::start_fair(self.house.registry, game, &setup.open(), secret, seeds)
            .map_err(|error| Fatal::Stuck(error.to_string()))?;
        self.start(Play::new(session)).await
    }

    /// Opens the next game with the same seats, once. Bots sit down again at once, people when they
    /// come: nobody is seated in a game that they may never see.
    pub(super) async fn rematch(&mut self, person: &Person, id: VisitorId) -> Done {
        if self.progress.state != State::Over {
            return refused(ErrorKind::NotNow, "the game is not over");
        }
        if let Some(room) = &self.progress.rematch {
            let text = Told::Rematch { room }.text();
            self.send(id, text);
            return Ok(Ok(()));
        }
        if self.seat_held_by(person.id).is_none() && self.plan.host != person.id {
            return refused(ErrorKind::NotSeated, "only those who played open a rematch");
        }
        if let Err(OpenError::TooMany(why)) = self.house.may_open(person, self.plan.public).await {
            return refused(ErrorKind::TooManyRooms, why);
        }
        let again = |sitter: &Sitter| match sitter {
            Sitter::Bot { .. } => sitter.clone(),
            Sitter::Person { id, .. } if *id == person.id => Sitter::person(person),
            Sitter::Person { .. } | Sitter::Open => Sitter::Open,
        };
        let seats = Seat::first(self.progress.seats.len()).zip(&self.progress.seats);
        let others = seats.filter(|(_, sitter)| sitter.who() != Some(person.id));
        let expected = others.filter_map(|(seat, sitter)| Some((sitter.who()?, seat))).collect();
        let plan = self.plan.clone();
        let draft = Draft {
            game: plan.game,
            variant: plan.variant,
            setup: plan.setup,
            clock: plan.clock,
            public: plan.public,
            seats: self.progress.seats.iter().map(again).collect(),
            expected,
            day: None,
        };
        let room = self.house.open_with(person, draft).await?;
        self.progress.rematch = Some(room.clone());
        self.write(Vec::<Change>::new()).await?;
        let text = Told::Rematch { room: &room }.text();
        for (id, _) in self.everybody() {
            self.send(id, text.clone());
        }
        Ok(Ok(()))
    }
}
