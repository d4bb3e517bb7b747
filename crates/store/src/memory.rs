//! A store that forgets everything when the process ends.

mod keepsakes;
mod room;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard};

use async_trait::async_trait;
use table::Secret;

use crate::error::StoreError;
use crate::id::{KeepsakeId, PersonId, RoomId, TokenHash};
use crate::record::{ChatLine, Daily, Hosted, Keepsake, Person, Progress, RoomRecord, State};
use crate::store::{Change, Store, Which, Whose};
use keepsakes::Keepsakes;
use room::Room;

/// How often it is noted that somebody was here, in milliseconds.
const DAY: i64 = 86_400_000;

/// For tests: answers at once, without threads or files, so that a test may stop the time.
#[derive(Debug, Default)]
pub struct Memory {
    all: Mutex<All>,
    full: AtomicBool,
}

/// Who has a token, and when it was last used.
#[derive(Debug)]
struct Token {
    person: PersonId,
    used: Option<i64>,
}

impl Token {
    fn new(person: PersonId) -> Token {
        Token { person, used: None }
    }
}

#[derive(Debug, Default)]
struct All {
    people: BTreeMap<PersonId, Known>,
    tokens: BTreeMap<TokenHash, Token>,
    rooms: BTreeMap<RoomId, Room>,
    /// By day, game and variant.
    days: BTreeMap<[String; 3], Secret>,
    keepsakes: Keepsakes,
}

#[derive(Debug)]
struct Known {
    name: String,
    account: Option<(String, String)>,
}

impl Memory {
    /// An empty store.
    pub fn new() -> Memory {
        Memory::default()
    }

    /// From now on nothing can be written, as on a full disk; or it can again.
    pub fn fill(&self, full: bool) {
        self.full.store(full, Ordering::Relaxed);
    }

    fn all(&self) -> MutexGuard<'_, All> {
        self.all.lock().expect("no one panics while holding it")
    }

    fn writing(&self) -> Result<MutexGuard<'_, All>, StoreError> {
        if self.full.load(Ordering::Relaxed) {
            return Err(StoreError::Database("the disk is full".into()));
        }
        Ok(self.all())
    }
}

impl All {
    fn known(&self, id: PersonId) -> Option<Person> {
        let Known { name, account } = self.people.get(&id)?;
        Some(Person { id, name: name.clone(), account: account.is_some() })
    }

    fn only_token(&mut self, who: PersonId, token: &TokenHash) {
        self.tokens.retain(|_, other| other.person != who);
        self.tokens.insert(*token, Token::new(who));
    }

    fn is_account(&self, who: PersonId) -> bool {
        self.people.get(&who).is_some_and(|known| known.account.is_some())
    }

    /// Whether somebody can come back, or is named somewhere.
    fn is_needed(&self, who: PersonId) -> bool {
        let in_room = |room: &Room| room.players.contains(&who) || room.record.plan.host == who;
        self.tokens.values().any(|token| token.person == who) || self.rooms.values().any(in_room)
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
        let mut all = self.writing()?;
        let id = PersonId(all.people.keys().next_back().map_or(1, |newest| newest.0 + 1));
        all.people.insert(id, Known { name: name.into(), account: None });
        all.tokens.insert(*token, Token::new(id));
        Ok(Person { id, name: name.into(), account: false })
    }

    async fn person(&self, token: &TokenHash, now: i64) -> Result<Option<Person>, StoreError> {
        let mut all = self.all();
        let Some(known) = all.tokens.get_mut(token) else { return Ok(None) };
        if known.used.is_none_or(|used| now - used >= DAY) {
            known.used = Some(now);
        }
        let id = known.person;
        Ok(all.known(id))
    }

    async fn rename(&self, who: PersonId, name: &str) -> Result<(), StoreError> {
        let mut all = self.writing()?;
        all.people.get_mut(&who).ok_or(StoreError::Unknown)?.name = name.into();
        Ok(())
    }

    async fn add_account(
        &self,
        who: PersonId,
        login: &str,
        password: &str,
    ) -> Result<(), StoreError> {
        let mut all = self.writing()?;
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
        let mut all = self.writing()?;
        let account = all.people.get_mut(&who).and_then(|known| known.account.as_mut());
        account.ok_or(StoreError::Unknown)?.1 = password.into();
        all.only_token(who, token);
        Ok(())
    }

    async fn add_token(&self, who: PersonId, token: &TokenHash) -> Result<(), StoreError> {
        let mut all = self.writing()?;
        all.known(who).ok_or(StoreError::Unknown)?;
        all.tokens.insert(*token, Token::new(who));
        Ok(())
    }

    async fn replace_token(&self, old: &TokenHash, new: &TokenHash) -> Result<(), StoreError> {
        let mut all = self.writing()?;
        let known = all.tokens.remove(old).ok_or(StoreError::Unknown)?;
        all.tokens.insert(*new, known);
        Ok(())
    }

    async fn only_token(&self, who: PersonId, token: &TokenHash) -> Result<(), StoreError> {
        let mut all = self.writing()?;
        all.known(who).ok_or(StoreError::Unknown)?;
        all.only_token(who, token);
        Ok(())
    }

    async fn drop_token(&self, token: &TokenHash) -> Result<(), StoreError> {
        self.writing()?.tokens.remove(token);
        Ok(())
    }

    async fn keepsakes(&self, who: PersonId, game: &str) -> Result<Vec<Keepsake>, StoreError> {
        Ok(self.all().keepsakes.of(who, game))
    }

    async fn keep(&self, who: PersonId, keepsake: &Keepsake, most: u32) -> Result<(), StoreError> {
        let mut all = self.writing()?;
        all.known(who).ok_or(StoreError::Unknown)?;
        all.keepsakes.keep(who, keepsake, most)
    }

    async fn throw_away(
        &self,
        who: PersonId,
        game: &str,
        id: &KeepsakeId,
    ) -> Result<(), StoreError> {
        self.writing()?.keepsakes.throw_away(who, game, id)
    }

    async fn hand_over(&self, from: PersonId, to: PersonId, most: u32) -> Result<(), StoreError> {
        self.writing()?.keepsakes.hand_over(from, to, most);
        Ok(())
    }

    async fn add_room(&self, room: &RoomRecord, secret: &Secret) -> Result<(), StoreError> {
        let mut all = self.writing()?;
        if all.rooms.contains_key(&room.id) {
            return Err(StoreError::Conflict);
        }
        let daily = room.plan.daily();
        if daily.is_some_and(|daily| all.attempt(daily, room.plan.host).is_some()) {
            return Err(StoreError::Conflict);
        }
        let kept = Room::new(room, secret);
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
        Ok(self.writing()?.days.entry(key).or_insert_with(|| fresh.clone()).clone())
    }

    async fn attempt(&self, daily: Daily<'_>, who: PersonId) -> Result<Option<RoomId>, StoreError> {
        Ok(self.all().attempt(daily, who))
    }

    async fn journal(&self, id: &RoomId) -> Result<Option<String>, StoreError> {
        let all = self.all();
        Ok(all.rooms.get(id).and_then(Room::journal))
    }

    async fn chat(&self, id: &RoomId, limit: u32) -> Result<Vec<ChatLine>, StoreError> {
        let all = self.all();
        let chat = all.rooms.get(id).map_or(&[][..], |room| &room.chat);
        Ok(chat[chat.len().saturating_sub(limit as usize)..].to_vec())
    }

    async fn write(&self, id: &RoomId, changes: Vec<Change>) -> Result<(), StoreError> {
        let mut all = self.writing()?;
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

    async fn deserted(
        &self,
        state: State,
        before: i64,
        limit: u32,
    ) -> Result<Vec<(RoomId, i64)>, StoreError> {
        let all = self.all();
        let records = all.rooms.values().map(|room| &room.record);
        let mut found: Vec<(RoomId, i64)> = records
            .filter(|room| room.progress.state == state && room.progress.updated < before)
            .map(|room| (room.id.clone(), room.progress.updated))
            .collect();
        found.sort_by_key(|(_, updated)| *updated);
        found.truncate(limit as usize);
        Ok(found)
    }

    async fn drop_room(&self, id: &RoomId, updated: i64) -> Result<(), StoreError> {
        let mut all = self.writing()?;
        let room = all.rooms.get(id).ok_or(StoreError::Unknown)?;
        if room.record.progress.updated != updated {
            return Err(StoreError::Conflict);
        }
        all.rooms.remove(id);
        Ok(())
    }

    async fn drop_tokens(
        &self,
        whose: Whose,
        before: i64,
        now: i64,
        limit: u32,
    ) -> Result<u32, StoreError> {
        let mut all = self.writing()?;
        let unused = all.tokens.values_mut().filter(|token| token.used.is_none());
        let mut count = 0;
        for token in unused.take(limit as usize) {
            token.used = Some(now);
            count += 1;
        }
        let old: Vec<TokenHash> = (all.tokens.iter())
            .filter(|(_, token)| token.used.is_some_and(|used| used < before))
            .filter(|(_, token)| all.is_account(token.person) == (whose == Whose::Accounts))
            .map(|(hash, _)| *hash)
            .take(limit as usize)
            .collect();
        for hash in &old {
            all.tokens.remove(hash);
        }
        Ok(count + old.len() as u32)
    }

    async fn drop_guests(
        &self,
        after: PersonId,
        limit: u32,
    ) -> Result<Option<PersonId>, StoreError> {
        let mut all = self.writing()?;
        let newest = all.people.keys().next_back().copied();
        let next = all.people.keys().copied().filter(|id| *id > after).take(limit as usize);
        let next: Vec<PersonId> = next.collect();
        for id in next.iter().filter(|id| Some(**id) != newest) {
            if !all.is_account(*id) && !all.is_needed(*id) {
                all.people.remove(id);
                all.keepsakes.forget(*id);
            }
        }
        Ok(next.last().copied())
    }

    async fn close(&self) {}
}

/// Whether the game was ended by its own rules.
fn played_out(progress: &Progress) -> bool {
    progress.state == State::Over && progress.ending.is_none()
}
