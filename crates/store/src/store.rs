//! What a store does.

use async_trait::async_trait;
use table::Secret;

use crate::error::StoreError;
use crate::id::{KeepsakeId, PersonId, RoomId, TokenHash};
use crate::record::{ChatLine, Daily, Hosted, Keepsake, Pace, Person, Progress, RoomRecord, State};

/// Keeps people and what is theirs, rooms and journals. What an `Ok` acknowledges is kept.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// A new guest, known by this token.
    async fn add_guest(&self, name: &str, token: &TokenHash) -> Result<Person, StoreError>;

    /// Whom this token belongs to. That it was used `now` (in milliseconds since 1970) is noted,
    /// though not more often than once a day.
    async fn person(&self, token: &TokenHash, now: i64) -> Result<Option<Person>, StoreError>;

    /// Gives a person another name.
    async fn rename(&self, who: PersonId, name: &str) -> Result<(), StoreError>;

    /// Turns a guest into an account. `Taken` where another has this login, `Conflict` where this
    /// person has an account already.
    async fn add_account(
        &self,
        who: PersonId,
        login: &str,
        password: &str,
    ) -> Result<(), StoreError>;

    /// The account with this login, and its password as it was given.
    async fn account(&self, login: &str) -> Result<Option<(Person, String)>, StoreError>;

    /// The password of a person, as it was given; nothing for a guest.
    async fn password(&self, who: PersonId) -> Result<Option<String>, StoreError>;

    /// Gives an account another password, and this token instead of all it had: whoever knew the
    /// old password has to know the new one. `Unknown` where this person has no account.
    async fn set_password(
        &self,
        who: PersonId,
        password: &str,
        token: &TokenHash,
    ) -> Result<(), StoreError>;

    /// One more token for a person.
    async fn add_token(&self, who: PersonId, token: &TokenHash) -> Result<(), StoreError>;

    /// Gives the person of one token another in its place. `Unknown` where the old one is nobody's.
    async fn replace_token(&self, old: &TokenHash, new: &TokenHash) -> Result<(), StoreError>;

    /// Forgets all tokens of a person but this one, which the person has from now on where it is
    /// new. `Unknown` where there is no such person.
    async fn only_token(&self, who: PersonId, token: &TokenHash) -> Result<(), StoreError>;

    /// Forgets a token.
    async fn drop_token(&self, token: &TokenHash) -> Result<(), StoreError>;

    /// What somebody keeps of a game, what changed last first.
    async fn keepsakes(&self, who: PersonId, game: &str) -> Result<Vec<Keepsake>, StoreError>;

    /// Keeps this for somebody, in the place of what they kept of that game under the same id.
    /// `TooMany` where it would be more than `most` of all games, `Unknown` where there is no such
    /// person.
    async fn keep(&self, who: PersonId, keepsake: &Keepsake, most: u32) -> Result<(), StoreError>;

    /// Throws away what somebody kept. `Unknown` where there is nothing.
    async fn throw_away(
        &self,
        who: PersonId,
        game: &str,
        id: &KeepsakeId,
    ) -> Result<(), StoreError>;

    /// Gives what one keeps to another, the newest first, until that one keeps `most`. What the other
    /// has under the same id stays as it is, and the rest where it was.
    async fn hand_over(&self, from: PersonId, to: PersonId, most: u32) -> Result<(), StoreError>;

    /// A new room with its secret. `Conflict` where the id is in use, or where it is the game of a
    /// day and its host has an attempt at that already.
    async fn add_room(&self, room: &RoomRecord, secret: &Secret) -> Result<(), StoreError>;

    /// The room with this id.
    async fn room(&self, id: &RoomId) -> Result<Option<RoomRecord>, StoreError>;

    /// The secret of a room: only for its owner, and for nobody's eyes before the end.
    async fn secret(&self, id: &RoomId) -> Result<Option<Secret>, StoreError>;

    /// The secret of a day's game: the one it has, or else `fresh`, which it has from now on.
    async fn day_secret(&self, daily: Daily<'_>, fresh: &Secret) -> Result<Secret, StoreError>;

    /// The room in which somebody plays a day's game.
    async fn attempt(&self, daily: Daily<'_>, who: PersonId) -> Result<Option<RoomId>, StoreError>;

    /// The journal of a room as text; nothing before the game has begun.
    async fn journal(&self, id: &RoomId) -> Result<Option<String>, StoreError>;

    /// The last `limit` lines of chat, oldest first.
    async fn chat(&self, id: &RoomId, limit: u32) -> Result<Vec<ChatLine>, StoreError>;

    /// Changes one room: all of it or nothing.
    async fn write(&self, id: &RoomId, changes: Vec<Change>) -> Result<(), StoreError>;

    /// Rooms, in the order that `which` names.
    async fn rooms(&self, which: Which<'_>, limit: u32) -> Result<Vec<RoomRecord>, StoreError>;

    /// How many rooms somebody has open.
    async fn hosted(&self, who: PersonId) -> Result<Hosted, StoreError>;

    /// Rooms in this state in which nothing has happened since `before`, and when something did
    /// last: the longest ago first.
    async fn deserted(
        &self,
        state: State,
        before: i64,
        limit: u32,
    ) -> Result<Vec<(RoomId, i64)>, StoreError>;

    /// Forgets a room with all that belongs to it, if nothing has happened there after `updated`.
    /// `Conflict` where something has.
    async fn drop_room(&self, id: &RoomId, updated: i64) -> Result<(), StoreError>;

    /// Forgets some tokens that were not used since `before`. One that was never used counts from
    /// `now` on. Says how many were forgotten or began to count, at most `limit` each; none is left
    /// where there were none.
    async fn drop_tokens(
        &self,
        whose: Whose,
        before: i64,
        now: i64,
        limit: u32,
    ) -> Result<u32, StoreError>;

    /// Looks at the next `limit` people after this one, and forgets the guests among them who have
    /// no token, no seat, no room and no attempt; what they kept goes with them. Nobody ever gets the number of somebody who was
    /// forgotten. Says who was the last; nothing where there are no more.
    async fn drop_guests(
        &self,
        after: PersonId,
        limit: u32,
    ) -> Result<Option<PersonId>, StoreError>;

    /// Finishes what was begun. Nothing may be asked for afterwards.
    async fn close(&self);
}

/// One change of a room.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    /// How far it is.
    Progress(Progress),
    /// How far the game is, where nothing else of the room's progress has changed: what most
    /// decisions need.
    Pace(Pace),
    /// Who sits there: for the list of a person's rooms.
    Players(Vec<PersonId>),
    /// Whose it is: the host, and the one who makes the attempt where it is the game of a day.
    /// `Conflict` where the new host has an attempt at that already.
    Host(PersonId),
    /// The first line of the journal. There is one only.
    Header(String),
    /// More lines of the journal, after step `after`, which must be the last one there is.
    Steps {
        /// The last step that is there already.
        after: u32,
        /// The lines of the steps that follow, without line feeds.
        lines: Vec<String>,
    },
    /// Steps after this one were taken back.
    Cut(u32),
    /// The last line of the journal. There is one only, and no step after it.
    End(String),
    /// Something was said.
    Chat(ChatLine),
}

/// A list of rooms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which<'a> {
    /// Rooms where this person sits, those that changed last first.
    Of(PersonId),
    /// Public rooms that wait for players or where a game is played, those that changed last first.
    Open,
    /// Public rooms whose game is over, those that changed last first.
    Over,
    /// Rooms that this person has opened, those that changed last first.
    Hosted(PersonId),
    /// Attempts at a day's game that are over, the most points first, of equals the earliest.
    Day(Daily<'a>, Whose),
    /// What this person has played alone to the end, the most points first, of equals the earliest.
    Best {
        /// The person.
        of: PersonId,
        /// The game's id.
        game: &'a str,
        /// The variant's id.
        variant: &'a str,
    },
}

/// Those of accounts or those of guests. Anybody can be many guests, so each has rules of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Whose {
    Accounts,
    Guests,
}
