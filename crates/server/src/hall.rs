//! The way to every room.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard};

use store::{RoomId, StoreError};
use tokio::sync::OnceCell;

use crate::house::House;
use crate::room::{Fatal, Handle, Mail, Presence, Room};

/// Knows the rooms that are in memory, and rebuilds the others when somebody asks for them. A room
/// is never owned by two tasks.
pub struct Hall {
    house: Arc<House>,
    rooms: Mutex<HashMap<RoomId, Door>>,
}

/// A room that is in memory, or on its way there.
type Door = Arc<OnceCell<Handle>>;

impl Hall {
    /// A hall without rooms.
    pub fn new(house: Arc<House>) -> Arc<Hall> {
        Arc::new(Hall { house, rooms: Mutex::new(HashMap::new()) })
    }

    pub(crate) fn house(&self) -> &Arc<House> {
        &self.house
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<RoomId, Door>> {
        self.rooms.lock().expect("no one panics while holding it")
    }

    /// How many rooms are in memory.
    pub fn live(&self) -> usize {
        self.rooms().len()
    }

    /// The room with this id, rebuilt from its journal where needed.
    pub(crate) async fn room(self: &Arc<Self>, id: &RoomId) -> Result<Option<Handle>, Fatal> {
        let door = self.rooms().entry(id.clone()).or_default().clone();
        let found = door.get_or_try_init(|| self.load(id, &door)).await;
        let answer = match found {
            Ok(handle) if !handle.is_closed() => Ok(Some(handle.clone())),
            Ok(_) => Ok(None),
            Err(Missing::Unknown) => Ok(None),
            Err(Missing::Failed(error)) => Err(error),
        };
        if !matches!(answer, Ok(Some(_))) {
            self.forget(id, door);
        }
        answer
    }

    /// Who is in a room that is in memory.
    pub(crate) fn presence(&self, id: &RoomId) -> Vec<Presence> {
        let rooms = self.rooms();
        let handle = rooms.get(id).and_then(|door| door.get());
        handle.map(Handle::presence).unwrap_or_default()
    }

    async fn load(self: &Arc<Self>, id: &RoomId, door: &Door) -> Result<Handle, Missing> {
        let (handle, mail, presence) = Handle::new();
        let room = Room::load(self.house.clone(), id, presence).await.map_err(Missing::Failed)?;
        let room = room.ok_or(Missing::Unknown)?;
        let task = tokio::spawn(room.run(mail, self.clone()));
        metrics::gauge!("eiland_rooms_live").increment(1);
        let (hall, id, door) = (self.clone(), id.clone(), Arc::downgrade(door));
        tokio::spawn(async move {
            if let Err(error) = task.await {
                tracing::error!(room = %id, %error, "a room has panicked");
            }
            metrics::gauge!("eiland_rooms_live").decrement(1);
            if let Some(door) = door.upgrade() {
                hall.forget(&id, door);
            }
        });
        Ok(handle)
    }

    /// Lets a room go that nobody needs; says whether it may. Whoever asks for it afterwards gets
    /// one that is rebuilt.
    pub(crate) fn let_go(&self, id: &RoomId) -> bool {
        let mut rooms = self.rooms();
        // Ways to a room are handed out only under this lock: if there is no other door and no
        // other handle now, nobody can be about to send a letter.
        let forsaken = rooms.get(id).is_some_and(|door| {
            Arc::strong_count(door) == 1 && door.get().is_some_and(Handle::is_forsaken)
        });
        if forsaken {
            rooms.remove(id);
        }
        forsaken
    }

    /// Forgets a room that has ended or could not be rebuilt. Where somebody else is waiting at the
    /// same door, the room may come to be behind it: whoever is the last to go forgets it.
    fn forget(&self, id: &RoomId, door: Door) {
        let mut rooms = self.rooms();
        let Entry::Occupied(entry) = rooms.entry(id.clone()) else { return };
        if !Arc::ptr_eq(entry.get(), &door) {
            return;
        }
        drop(door);
        let last = Arc::strong_count(entry.get()) == 1;
        if last && entry.get().get().is_none_or(Handle::is_closed) {
            entry.remove();
        }
    }

    /// Removes a room for ever that is not in memory, if nothing has happened there after `updated`;
    /// says whether it is gone. Whoever asks for it meanwhile waits, and finds none.
    pub(crate) async fn demolish(&self, id: &RoomId, updated: i64) -> Result<bool, StoreError> {
        let door = match self.rooms().entry(id.clone()) {
            Entry::Occupied(_) => return Ok(false),
            Entry::Vacant(free) => free.insert(Door::default()).clone(),
        };
        let nothing = async || Err(self.house.store.drop_room(id, updated).await);
        let dropped = match door.get_or_try_init(nothing).await {
            // Somebody was quicker.
            Ok(_) => Ok(false),
            Err(Ok(())) => Ok(true),
            Err(Err(StoreError::Conflict | StoreError::Unknown)) => Ok(false),
            Err(Err(error)) => Err(error),
        };
        self.forget(id, door);
        dropped
    }

    /// Says farewell in every room.
    pub async fn close(&self) {
        let doors: Vec<Door> = self.rooms().drain().map(|(_, door)| door).collect();
        for handle in doors.iter().filter_map(|door| door.get()) {
            let _ = handle.send(Mail::Close).await;
        }
    }
}

enum Missing {
    Unknown,
    Failed(Fatal),
}
