//! A store that forgets everything when the process ends.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::sync::{Mutex, MutexGuard};

use async_trait::async_trait;
use table::Secret;

use crate::error::StoreError;
use crate::id::{PersonId, RoomId, TokenHash};
use crate::record::{ChatLine, Daily, Hosted, Person, Progress, RoomRecord, State};
use crate::store::{Change, Store, Which, Whose};

/// For tests: answers at once, without threads or files, so that a test may stop the time.
#[derive(Debug, Default)]
pub struct Memory(Mutex<All>);

#[derive(Debug, Default)]
struct All {
    people: BTreeMap<PersonId, Known>,
    tokens: BTreeMap<TokenHash, PersonId>,
    rooms: BTreeMap<RoomId, Room>,
    /// By day, game and variant.
    days: BTreeMap<[String; 3], Secret>,
}

#[derive(Debug)]
struct Known {
    name: String,
    account: Option<(String, String)>,
}

#[derive(Clone, Debug)]
struct Room {
    record: RoomRecord,
    secret: Secret,
    players: BTreeSet<PersonId>,
    header: Option<String>,
    steps: Vec<String>,
    end: Option<String>,
    chat: Vec<ChatLine>,
}

impl Memory {
    /// An empty store.
    pub fn new() -> Memory {
        Memory::default()
    }

    fn all(&self) -> MutexGuard<'_, All> {
        self.0.lock().expect("no one panics while holding it")
    }
}

impl All {
    fn known(&self, id: PersonId) -> Option<Person> {
        let Known { name, account } = self.people.get(&id)?;
        Some(Person { id, name: name.clone(), account: account.is_some() })
    }

    fn only_token(&mut self, who: PersonId, token: &TokenHash) {
        self.tokens.retain(|_, person| *person != who);
        self.tokens.insert(*token, who);
    }

    fn is_account(&self, who: PersonId) -> bool {
        self.people.get(&who).is_some_and(|known| known.account.is_some())
    }

    fn attempt(&self, daily: Daily<'_>, who: PersonId) -> Option<RoomId> {
        let plans = self.rooms.values().map(|room| (&room.record.id, &room.record.plan));
        let mut own = plans.filter(|(_, plan)| plan.host == who && plan.daily() == Some(daily));
        own.next().map(|(id, _)| id.clone())
    }
}

#[async_trait]
impl Store for Memory {
    async fn add_guest(&self, name: &str, token: &TokenHash) -> Result<Person, StoreError> {
        let mut all = self.all();
        let id = PersonId(all.people.len() as i64 + 1);
        all.people.insert(id, Known { name: name.into(), account: None });
        all.tokens.insert(*token, id);
        Ok(Person { id, name: name.into(), account: false })
    }

    async fn person(&self, token: &TokenHash) -> Result<Option<Person>, StoreError> {
        let all = self.all();
        Ok(all.tokens.get(token).and_then(|&id| all.known(id)))
    }

    async fn rename(&self, who: PersonId, name: &str) -> Result<(), StoreError> {
        let mut all = self.all();
        all.people.get_mut(&who).ok_or(StoreError::Unknown)?.name = name.into();
        Ok(())
    }

    async fn add_account(
        &self,
        who: PersonId,
        login: &str,
        password: &str,
    ) -> Result<(), StoreError> {
        let mut all = self.all();
        let same = |known: &Known| known.account.as_ref().is_some_and(|(other, _)| other == login);
        if all.people.iter().any(|(id, known)| *id != who && same(known)) {
            return Err(StoreError::Taken);
        }
        let known = all.people.get_mut(&who).ok_or(StoreError::Unknown)?;
        if known.account.is_some() {
            return Err(StoreError::Conflict);
        }
        known.account = Some((login.into(), password.into()));
        Ok(())
    }

    async fn account(&self, login: &str) -> Result<Option<(Person, String)>, StoreError> {
        let all = self.all();
        let found = all.people.iter().find_map(|(&id, known)| match &known.account {
            Some((own, password)) if own == login => Some((id, password.clone())),
            _ => None,
        });
        Ok(found.and_then(|(id, password)| Some((all.known(id)?, password))))
    }

    async fn password(&self, who: PersonId) -> Result<Option<String>, StoreError> {
        let all = self.all();
        let account = all.people.get(&who).and_then(|known| known.account.as_ref());
        Ok(account.map(|(_, password)| password.clone()))
    }

    async fn set_password(
        &self,
        who: PersonId,
        password: &str,
        token: &TokenHash,
    ) -> Result<(), StoreError> {
        let mut all = self.all();
        let account = all.people.get_mut(&who).and_then(|known| known.account.as_mut());
        account.ok_or(StoreError::Unknown)?.1 = password.into();
        all.only_token(who, token);
        Ok(())
    }

    async fn add_token(&self, who: PersonId, token: &TokenHash) -> Result<(), StoreError> {
        let mut all = self.all();
        all.known(who).ok_or(StoreError::Unknown)?;
        all.tokens.insert(*token, who);
        Ok(())
    }

    async fn replace_token(&self, old: &TokenHash, new: &TokenHash) -> Result<(), StoreError> {
        let mut all = self.all();
        let who = all.tokens.remove(old).ok_or(StoreError::Unknown)?;
        all.tokens.insert(*new, who);
        Ok(())
    }

    async fn only_token(&self, who: PersonId, token: &TokenHash) -> Result<(), StoreError> {
        let mut all = self.all();
        all.known(who).ok_or(StoreError::Unknown)?;
        all.only_token(who, token);
        Ok(())
    }

    async fn drop_token(&self, token: &TokenHash) -> Result<(), StoreError> {
        self.all().tokens.remove(token);
        Ok(())
    }

    async fn add_room(&self, room: &RoomRecord, secret: &Secret) -> Result<(), StoreError> {
        let mut all = self.all();
        if all.rooms.contains_key(&room.id) {
            return Err(StoreError::Conflict);
        }
        let daily = room.plan.daily();
        if daily.is_some_and(|daily| all.attempt(daily, room.plan.host).is_some()) {
            return Err(StoreError::Conflict);
        }
        let kept = Room {
            record: room.clone(),
            secret: secret.clone(),
            players: room.progress.seats.iter().filter_map(|seat| seat.who()).collect(),
            header: None,
            steps: Vec::new(),
            end: None,
            chat: Vec::new(),
        };
        all.rooms.insert(room.id.clone(), kept);
        Ok(())
    }

    async fn room(&self, id: &RoomId) -> Result<Option<RoomRecord>, StoreError> {
        Ok(self.all().rooms.get(id).map(|room| room.record.clone()))
    }

    async fn secret(&self, id: &RoomId) -> Result<Option<Secret>, StoreError> {
        Ok(self.all().rooms.get(id).map(|room| room.secret.clone()))
    }

    async fn day_secret(&self, daily: Daily<'_>, fresh: &Secret) -> Result<Secret, StoreError> {
        let key = [daily.day, daily.game, daily.variant].map(str::to_owned);
        Ok(self.all().days.entry(key).or_insert_with(|| fresh.clone()).clone())
    }

    async fn attempt(&self, daily: Daily<'_>, who: PersonId) -> Result<Option<RoomId>, StoreError> {
        Ok(self.all().attempt(daily, who))
    }

    async fn journal(&self, id: &RoomId) -> Result<Option<String>, StoreError> {
        let all = self.all();
        Ok(all.rooms.get(id).and_then(|room| {
            let mut text = String::new();
            let lines = std::iter::once(room.header.as_ref()?).chain(&room.steps).chain(&room.end);
            for line in lines {
                writeln!(text, "{line}").expect("a text takes whatever it is given");
            }
            Some(text)
        }))
    }

    async fn chat(&self, id: &RoomId, limit: u32) -> Result<Vec<ChatLine>, StoreError> {
        let all = self.all();
        let chat = all.rooms.get(id).map_or(&[][..], |room| &room.chat);
        Ok(chat[chat.len().saturating_sub(limit as usize)..].to_vec())
    }

    async fn write(&self, id: &RoomId, changes: Vec<Change>) -> Result<(), StoreError> {
        let mut all = self.all();
        let mut room = all.rooms.get(id).ok_or(StoreError::Unknown)?.clone();
        for change in changes {
            if let (Change::Host(who), Some(daily)) = (&change, room.record.plan.daily())
                && all.attempt(daily, *who).is_some_and(|other| other != *id)
            {
                return Err(StoreError::Conflict);
            }
            room.change(change)?;
        }
        all.rooms.insert(id.clone(), room);
        Ok(())
    }

    async fn rooms(&self, which: Which<'_>, limit: u32) -> Result<Vec<RoomRecord>, StoreError> {
        let all = self.all();
        let mut found: Vec<RoomRecord> = (all.rooms.values())
            .filter(|room| {
                let RoomRecord { plan, progress, .. } = &room.record;
                match which {
                    Which::Of(person) => room.players.contains(&person),
                    Which::Open => plan.public && progress.state != State::Over,
                    Which::Over => plan.public && progress.state == State::Over,
                    Which::Hosted(person) => plan.host == person,
                    Which::Day(daily, whose) => {
                        let theirs = all.is_account(plan.host) == (whose == Whose::Accounts);
                        plan.daily() == Some(daily) && played_out(progress) && theirs
                    }
                    Which::Best { of, game, variant } => {
                        let same = plan.game == game && plan.variant.as_deref() == Some(variant);
                        let alone = progress.seats.len() == 1 && room.players.contains(&of);
                        same && alone && played_out(progress)
                    }
                }
            })
            .map(|room| room.record.clone())
            .collect();
        found.sort_by_key(|RoomRecord { progress, .. }| match which {
            Which::Of(_) | Which::Open | Which::Over | Which::Hosted(_) => (0, -progress.updated),
            Which::Day(..) | Which::Best { .. } => {
                (progress.points.first().map_or(0, |&points| -i32::from(points)), progress.updated)
            }
        });
        found.truncate(limit as usize);
        Ok(found)
    }

    async fn hosted(&self, who: PersonId) -> Result<Hosted, StoreError> {
        let all = self.all();
        let records = all.rooms.values().map(|room| &room.record);
        let own = records.filter(|room| room.plan.host == who && room.plan.day.is_none());
        Ok(own.fold(Hosted::default(), |Hosted { live, listed }, room| Hosted {
            live: live + u32::from(room.progress.state != State::Over),
            listed: listed + u32::from(room.plan.public && room.progress.state == State::Waiting),
        }))
    }

    async fn drop_room(&self, id: &RoomId, updated: i64) -> Result<(), StoreError> {
        let mut all = self.all();
        let forgotten = |room: &Room| room.record.progress.updated <= updated;
        if !all.rooms.get(id).is_some_and(forgotten) {
            return Err(StoreError::Conflict);
        }
        all.rooms.remove(id);
        Ok(())
    }

    async fn close(&self) {}
}

/// Whether the game was ended by its own rules.
fn played_out(progress: &Progress) -> bool {
    progress.state == State::Over && progress.ending.is_none()
}

impl Room {
    fn change(&mut self, change: Change) -> Result<(), StoreError> {
        let expect = |holds: bool| if holds { Ok(()) } else { Err(StoreError::Conflict) };
        match change {
            Change::Progress(progress) => self.record.progress = progress,
            Change::Players(players) => self.players = players.into_iter().collect(),
            Change::Host(who) => self.record.plan.host = who,
            Change::Header(line) => {
                expect(self.header.is_none())?;
                self.header = Some(line);
            }
            Change::Steps { after, lines } => {
                expect(self.end.is_none() && self.steps.len() == after as usize)?;
                self.steps.extend(lines);
            }
            Change::Cut(to) => {
                expect(self.end.is_none())?;
                self.steps.truncate(to as usize);
            }
            Change::End(line) => {
                expect(self.end.is_none())?;
                self.end = Some(line);
            }
            Change::Chat(line) => self.chat.push(line),
        }
        Ok(())
    }
}
