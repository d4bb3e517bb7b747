//! Sitting down and getting up before the game begins. Only a game that was brought along has free seats
//! while it is played: those of the people who sat at one screen.

use bots::minds;
use store::{Change, Person, PersonId, Sitter, State, StoreError};
use table::Seat;

use super::actor::{Done, Fatal, Room, refused};
use super::told::ErrorKind;
use crate::names;

/// How many people a host can send away from one room.
const REMOVED: usize = 100;

impl Room {
    pub(super) async fn sit(&mut self, person: &Person, seat: Seat) -> Done {
        let begun = self.progress.state != State::Waiting;
        if begun && (!self.has_free_seats() || self.seat_held_by(person.id).is_some()) {
            return refused(ErrorKind::NotNow, "the game has begun");
        }
        if self.progress.seats.get(seat.index()) != Some(&Sitter::Open) {
            return refused(ErrorKind::NoSeat, "this seat is not free");
        }
        if self.progress.removed.contains(&person.id) {
            return refused(ErrorKind::Removed, "the host has sent you away from this table");
        }
        if let Some(old) = self.seat_of(person.id) {
            self.progress.seats[old.index()] = Sitter::Open;
        }
        let person = &self.told_apart(person, seat);
        self.progress.seats[seat.index()] = Sitter::person(person);
        self.reseat().await?;
        self.watch_the_clock();
        self.tell_tables_of(person.id);
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
        self.vacate(seat);
        self.reseat().await?;
        self.tell_tables_of(person.id);
        self.tell_room(None);
        Ok(Ok(()))
    }

    /// Who played before and has come again sits down on the old seat, where that is still free.
    pub(super) async fn seat_expected(&mut self, person: &Person) -> Result<(), Fatal> {
        let Some(&(_, seat)) = self.progress.expected.iter().find(|(who, _)| *who == person.id)
        else {
            return Ok(());
        };
        let free = self.sitter(seat) == &Sitter::Open && self.seat_of(person.id).is_none();
        if self.progress.state == State::Waiting && free {
            self.progress.seats[seat.index()] = Sitter::person(person);
            self.reseat().await?;
        }
        Ok(())
    }

    /// Frees a seat; whoever sat there is not seated again just for coming in.
    fn vacate(&mut self, seat: Seat) {
        let who = self.sitter(seat).who();
        self.progress.expected.retain(|(expected, _)| Some(*expected) != who);
        self.progress.seats[seat.index()] = Sitter::Open;
    }

    /// Puts bots on a free seat, or on all of them.
    pub(super) async fn fill(&mut self, person: &Person, bot: &str, seat: Option<Seat>) -> Done {
        let begun = self.has_free_seats();
        if let Some(no) = self.may_arrange(person, begun) {
            return no;
        }
        if !minds::exists(&self.plan.game, bot) {
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
        if begun {
            self.watch_the_clock();
            return Ok(Ok(()));
        }
        self.begin_if_ready().await.map(Ok)
    }

    /// Sends a bot away, or, if the host asks for it, a person, who may watch but not sit down again.
    pub(super) async fn free(&mut self, person: &Person, seat: Seat) -> Done {
        if let Some(no) = self.may_arrange(person, false) {
            return no;
        }
        let who = match self.progress.seats.get(seat.index()) {
            Some(Sitter::Bot { .. }) => None,
            Some(Sitter::Person { id, .. }) if *id != person.id => Some(*id),
            _ => return refused(ErrorKind::NoSeat, "nobody sits there whom you could send away"),
        };
        if who.is_some() && self.plan.host != person.id {
            return refused(ErrorKind::NotHost, "only the host sends people away");
        }
        if self.progress.removed.len() >= REMOVED {
            return refused(ErrorKind::TooMuch, "nobody else can be sent away here");
        }
        self.vacate(seat);
        self.progress.removed.extend(who);
        self.reseat().await?;
        if let Some(who) = who {
            self.tell_tables_of(who);
        }
        self.tell_room(None);
        Ok(Ok(()))
    }

    /// Whether the game is played although seats are free.
    fn has_free_seats(&self) -> bool {
        self.is_playing() && self.progress.seats.contains(&Sitter::Open)
    }

    /// Why this person may not arrange the seats, if so.
    fn may_arrange(&self, person: &Person, begun: bool) -> Option<Done> {
        if self.progress.state != State::Waiting && !begun {
            return Some(refused(ErrorKind::NotNow, "the game has begun"));
        }
        let theirs = self.seat_of(person.id).is_some() || self.plan.host == person.id;
        let only = "only those at the table arrange its seats";
        (!theirs).then(|| refused(ErrorKind::NotSeated, only))
    }

    /// What a guest has here becomes an account's: the room itself, where the guest opened it, and
    /// the seat with everything that belongs to it. Nobody sits on two seats, and nobody has two
    /// attempts at a day's game: where the account has one already, the guest keeps the other.
    pub(super) async fn bequeath(&mut self, from: PersonId, to: &Person) -> Result<(), Fatal> {
        if self.plan.host == from {
            match self.house.store.write(&self.id, vec![Change::Host(to.id)]).await {
                Ok(()) => self.plan.host = to.id,
                Err(StoreError::Conflict) => return Ok(()),
                Err(error) => return Err(error.into()),
            }
        }
        for person in self.progress.removed.iter_mut().filter(|person| **person == from) {
            *person = to.id;
        }
        for (person, _) in self.progress.expected.iter_mut().filter(|(who, _)| *who == from) {
            *person = to.id;
        }
        let held = (self.seat_held_by(from), self.seat_held_by(to.id));
        let (Some(seat), None) = held else {
            self.write(Vec::new()).await?;
            self.tell_room(None);
            return Ok(());
        };
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
    pub(super) fn tell_tables_of(&mut self, person: PersonId) {
        if let Some(seat) = self.seat_of(person) {
            self.arrived(seat);
        }
        for (id, viewer) in self.everybody() {
            if viewer == person {
                self.tell_table(id, None, None);
            }
        }
    }
}
