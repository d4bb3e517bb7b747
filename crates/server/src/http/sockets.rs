//! The sockets that are open, and whose they are.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use store::{PersonId, RoomId, TokenHash};
use tokio::sync::oneshot;

/// Knows every open socket, so that it ends when its person may no longer have it.
#[derive(Debug, Default)]
pub(crate) struct Sockets(Mutex<All>);

#[derive(Debug, Default)]
struct All {
    opened: u64,
    of: HashMap<PersonId, Vec<Open>>,
}

#[derive(Debug)]
struct Open {
    number: u64,
    room: RoomId,
    token: TokenHash,
    end: oneshot::Sender<Ending>,
}

/// Why a socket has to end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// Its person has opened too many others in this room.
    Crowded,
    /// What its browser was known by holds no longer.
    TokenGone,
}

/// An open socket; known until it is dropped.
#[derive(Debug)]
pub(crate) struct Line {
    sockets: Arc<Sockets>,
    person: PersonId,
    number: u64,
    ended: oneshot::Receiver<Ending>,
}

impl Sockets {
    /// One more socket. Where the person has `most` in this room already, the oldest ends: it is the
    /// likeliest to belong to a connection that was lost.
    pub(crate) fn open(
        self: &Arc<Self>,
        person: PersonId,
        token: TokenHash,
        room: &RoomId,
        most: usize,
    ) -> Line {
        let (end, ended) = oneshot::channel();
        let mut all = self.all();
        all.opened += 1;
        let number = all.opened;
        let own = all.of.entry(person).or_default();
        let here = own.iter().filter(|open| open.room == *room).count();
        if here >= most.max(1)
            && let Some(oldest) = own.iter().position(|open| open.room == *room)
        {
            own.remove(oldest).close(Ending::Crowded);
        }
        own.push(Open { number, room: room.clone(), token, end });
        Line { sockets: self.clone(), person, number, ended }
    }

    /// Ends the sockets of a person whose tokens are gone.
    pub(crate) fn close(&self, person: PersonId, gone: impl Fn(&TokenHash) -> bool) {
        let mut all = self.all();
        let own = all.of.get_mut(&person).map(std::mem::take).unwrap_or_default();
        let (gone, kept): (Vec<_>, Vec<_>) = own.into_iter().partition(|open| gone(&open.token));
        match kept.is_empty() {
            true => all.of.remove(&person),
            false => all.of.insert(person, kept),
        };
        gone.into_iter().for_each(|open| open.close(Ending::TokenGone));
    }

    fn all(&self) -> MutexGuard<'_, All> {
        self.0.lock().expect("no one panics while holding it")
    }
}

impl Open {
    fn close(self, why: Ending) {
        // Nobody listens where the socket has just ended by itself.
        let _ = self.end.send(why);
    }
}

impl Line {
    /// Done when the socket has to end.
    pub(crate) async fn ended(&mut self) -> Ending {
        (&mut self.ended).await.unwrap_or(Ending::TokenGone)
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        let mut all = self.sockets.all();
        if let Some(own) = all.of.get_mut(&self.person) {
            own.retain(|open| open.number != self.number);
            if own.is_empty() {
                all.of.remove(&self.person);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: PersonId = PersonId(1);
    const BOB: PersonId = PersonId(2);

    fn has_ended(line: &mut Line) -> Option<Ending> {
        line.ended.try_recv().ok()
    }

    #[test]
    fn the_oldest_goes_where_there_are_too_many() {
        let (sockets, token) = (Arc::new(Sockets::default()), TokenHash([0; 32]));
        let (here, there) = (RoomId::new([1; 16]), RoomId::new([2; 16]));
        let open = |who, room| sockets.open(who, token, room, 2);
        let mut lines = [
            open(ADA, &here),
            open(ADA, &there),
            open(BOB, &here),
            open(ADA, &here),
            open(ADA, &here),
        ];
        let ended = lines.each_mut().map(has_ended);
        assert_eq!(ended, [Some(Ending::Crowded), None, None, None, None]);
        drop(lines);
        assert!(sockets.all().of.is_empty());
    }

    #[test]
    fn sockets_end_with_their_tokens() {
        let sockets = Arc::new(Sockets::default());
        let (old, new) = (TokenHash([0; 32]), TokenHash([1; 32]));
        let open = |who, token| sockets.open(who, token, &RoomId::new([1; 16]), 9);
        let mut lines = [open(ADA, old), open(ADA, new), open(BOB, old)];
        sockets.close(ADA, |token| *token != new);
        assert_eq!(lines.each_mut().map(has_ended), [Some(Ending::TokenGone), None, None]);
        sockets.close(ADA, |_| true);
        assert_eq!(has_ended(&mut lines[1]), Some(Ending::TokenGone));
    }
}
