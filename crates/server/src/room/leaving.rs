//! Giving up, letting a bot play on, clearing a room away.
//!
//! None of this is a decision of the game: a journal holds what was played, whoever played it.

use store::{Ending, Person, Sitter, State};
use table::{Seat, SeatSet};

use super::actor::{Done, Room, refused};
use super::told::{ErrorKind, Told};

impl Room {
    /// A player gives up for good. A bot plays the seat to the end, unless nobody would be left to
    /// play with: the last one then wins, and a game without people ends without a winner.
    pub(super) async fn resign(&mut self, person: &Person) -> Done {
        let Some(seat) = self.seat_of(person.id) else {
            return refused(ErrorKind::NotSeated, "only those who play can give up");
        };
        if !self.is_playing() {
            return refused(ErrorKind::NotNow, "no game is played here");
        }
        if let Sitter::Person { resigned, .. } = &mut self.progress.seats[seat.index()] {
            *resigned = true;
        }
        self.minds[seat] = None;
        let left: SeatSet = Seat::first(self.progress.seats.len())
            .filter(|seat| !matches!(self.sitter(*seat), Sitter::Person { resigned: true, .. }))
            .collect();
        let people = left.iter().filter(|seat| self.sitter(*seat).who().is_some()).count();
        if people == 0 || left.len() == 1 {
            let winners = if left.len() == 1 { left } else { SeatSet::EMPTY };
            self.end_early(Ending::Resigned { seat }, winners).await?;
        } else {
            self.write(Vec::new()).await?;
            self.watch_the_clock();
            self.tell_room(None);
        }
        self.tell_tables_of(person.id);
        Ok(Ok(()))
    }

    /// A bot plays on now: for the one who asks and is about to go, or for somebody who has gone and
    /// would be waited for.
    pub(super) fn stand_in(&mut self, person: &Person, seat: Seat) -> Done {
        let Some(own) = self.seat_of(person.id) else {
            return refused(ErrorKind::NotSeated, "only those at the table call a stand-in");
        };
        if !self.is_playing() {
            return refused(ErrorKind::NotNow, "no game is played here");
        }
        let sitter = self.progress.seats.get(seat.index());
        if sitter.is_none_or(|sitter| sitter.player().is_none()) {
            return refused(ErrorKind::NoSeat, "nobody plays there who could be stood in for");
        }
        if seat != own && self.is_here(seat) {
            return refused(ErrorKind::NotNow, "this player is here");
        }
        if !self.waiting.stand_in[seat] {
            self.let_stand_in(&[seat]);
        }
        Ok(Ok(()))
    }

    /// The host clears away a room whose game never began.
    pub(super) async fn delete(&mut self, person: &Person) -> Done {
        if self.plan.host != person.id {
            return refused(ErrorKind::NotHost, "only the host clears the room away");
        }
        if self.progress.state != State::Waiting {
            return refused(ErrorKind::NotNow, "the game has begun");
        }
        self.house.store.drop_room(&self.id, self.progress.updated).await?;
        self.cleared = true;
        let text = Told::Gone {}.text();
        for (id, _) in self.everybody() {
            self.send(id, text.clone());
        }
        Ok(Ok(()))
    }
}
