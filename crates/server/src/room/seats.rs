//! Sitting down and getting up before the game begins.

use store::{Change, Person, PersonId, Sitter, State};
use table::Seat;

use super::actor::{Done, Fatal, Room, refused};
use super::told::ErrorKind;
use crate::bots;
use crate::names;

impl Room {
    pub(super) async fn sit(&mut self, person: &Person, seat: Seat) -> Done {
        if self.progress.state != State::Waiting {
            return refused(ErrorKind::NotNow, "the game has begun");
        }
        if self.progress.seats.get(seat.index()) != Some(&Sitter::Open) {
            return refused(ErrorKind::NoSeat, "this seat is not free");
        }
        if let Some(old) = self.seat_of(person.id) {
            self.progress.seats[old.index()] = Sitter::Open;
        }
        let person = &self.told_apart(person, seat);
        self.progress.seats[seat.index()] = Sitter::person(person);
        self.reseat().await?;
        self.tell_tables_of(person);
        self.tell_room(None);
        Ok(Ok(()))
    }

    pub(super) async fn stand(&mut self, person: &Person) -> Done {
        let Some(seat) = self.seat_of(person.id) else {
            return refused(ErrorKind::NotSeated, "you have no seat here");
        };
        if self.progress.state != State::Waiting {
            return refused(ErrorKind::NotNow, "the game has begun");
        }
        self.progress.seats[seat.index()] = Sitter::Open;
        self.reseat().await?;
        self.tell_tables_of(person);
        self.tell_room(None);
        Ok(Ok(()))
    }

    /// Puts bots on a free seat, or on all of them.
    pub(super) async fn fill(&mut self, person: &Person, bot: &str, seat: Option<Seat>) -> Done {
        if let Some(no) = self.may_arrange(person) {
            return no;
        }
        if !bots::exists(&self.plan.game, bot) {
            return refused(ErrorKind::NoBot, "there is no such bot");
        }
        let bot = || Sitter::Bot { bot: bot.into() };
        match seat {
            Some(seat) => match self.progress.seats.get_mut(seat.index()) {
                Some(free @ Sitter::Open) => *free = bot(),
                _ => return refused(ErrorKind::NoSeat, "this seat is not free"),
            },
            None => {
                for free in self.progress.seats.iter_mut().filter(|seat| **seat == Sitter::Open) {
                    *free = bot();
                }
            }
        }
        self.reseat().await?;
        self.tell_room(None);
        self.begin_if_ready().await.map(Ok)
    }

    /// Sends a bot away.
    pub(super) async fn free(&mut self, person: &Person, seat: Seat) -> Done {
        if let Some(no) = self.may_arrange(person) {
            return no;
        }
        match self.progress.seats.get_mut(seat.index()) {
            Some(taken @ Sitter::Bot { .. }) => *taken = Sitter::Open,
            _ => return refused(ErrorKind::NoSeat, "no bot sits there"),
        }
        self.reseat().await?;
        self.tell_room(None);
        Ok(Ok(()))
    }

    /// Why this person may not arrange the seats, if so.
    fn may_arrange(&self, person: &Person) -> Option<Done> {
        if self.progress.state != State::Waiting {
            return Some(refused(ErrorKind::NotNow, "the game has begun"));
        }
        let theirs = self.seat_of(person.id).is_some() || self.plan.host == person.id;
        let only = "only those at the table arrange its seats";
        (!theirs).then(|| refused(ErrorKind::NotSeated, only))
    }

    /// A guest's seat becomes an account's, with everything that belongs to it. Nobody sits on two
    /// seats: where the account has one already, the guest keeps the other.
    pub(super) async fn bequeath(&mut self, from: PersonId, to: &Person) -> Result<(), Fatal> {
        let Some(seat) = self.seat_of(from) else { return Ok(()) };
        if self.seat_of(to.id).is_some() {
            return Ok(());
        }
        let shown = self.told_apart(to, seat).name;
        if let Sitter::Person { id, name, .. } = &mut self.progress.seats[seat.index()] {
            *id = to.id;
            *name = shown;
        }
        for (who, _) in self.progress.mutes.iter_mut().filter(|(who, _)| *who == from) {
            *who = to.id;
        }
        for visitor in self.visitors.values_mut().filter(|visitor| visitor.person.id == from) {
            visitor.person = to.clone();
        }
        self.reseat().await?;
        self.tell_room(None);
        Ok(())
    }

    /// A name that was changed elsewhere.
    pub(super) async fn refresh_name(&mut self, person: &Person) -> Result<(), Fatal> {
        let Some(seat) = self.seat_of(person.id) else { return Ok(()) };
        let shown = self.told_apart(person, seat).name;
        if let Sitter::Person { name, .. } = &mut self.progress.seats[seat.index()]
            && *name != shown
        {
            *name = shown;
            self.write(Vec::new()).await?;
        }
        Ok(())
    }

    /// The person under a name that nobody takes for that of another at this table.
    fn told_apart(&self, person: &Person, on: Seat) -> Person {
        let seats = Seat::first(self.progress.seats.len()).zip(&self.progress.seats);
        let others = seats.into_iter().filter(|(seat, _)| *seat != on);
        let name = names::distinct(&person.name, others.filter_map(|(_, other)| other.name()));
        Person { name, ..person.clone() }
    }

    async fn reseat(&mut self) -> Result<(), Fatal> {
        let people = self.progress.seats.iter().filter_map(Sitter::who).collect();
        self.write(vec![Change::Players(people)]).await?;
        self.notice_absence();
        Ok(())
    }

    /// Whoever has another seat now has other eyes.
    fn tell_tables_of(&mut self, person: &Person) {
        if let Some(seat) = self.seat_of(person.id) {
            self.arrived(seat);
        }
        for (id, viewer) in self.everybody() {
            if viewer == person.id {
                self.tell_table(id, None, None);
            }
        }
    }
}
