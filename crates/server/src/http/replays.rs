//! Games that somebody is looking at again, ready to be opened at any step.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use store::RoomId;
use table::Replayed;

/// How many are kept. Who steps through a game asks for one step after the other, and soon has
/// enough of it; a game takes some 100 KiB.
const KEPT: usize = 32;

/// The games that were looked at last; the latest comes last.
#[derive(Default)]
pub(crate) struct Replays(Mutex<VecDeque<(RoomId, Arc<Replayed>)>>);

impl Replays {
    /// The game of this room, where it was looked at a short while ago.
    pub(super) fn get(&self, id: &RoomId) -> Option<Arc<Replayed>> {
        let mut kept = self.0.lock().expect("no one panics while holding it");
        let index = kept.iter().position(|(room, _)| room == id)?;
        let found = kept.remove(index)?;
        let game = found.1.clone();
        kept.push_back(found);
        Some(game)
    }

    /// Keeps a game, and forgets the one that nobody has looked at for the longest time.
    pub(super) fn keep(&self, id: RoomId, game: Arc<Replayed>) {
        let mut kept = self.0.lock().expect("no one panics while holding it");
        kept.retain(|(room, _)| *room != id);
        if kept.len() == KEPT {
            kept.pop_front();
        }
        kept.push_back((id, game));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Journal, Pseudo, Session, ToAct};

    fn game() -> Arc<Replayed> {
        let registry = games::registry();
        let setup = &registry.game("dice").unwrap().variants()[0].setup;
        let mut session = Session::start(registry, "dice", setup).unwrap();
        while session.position().to_act() == ToAct::Nature {
            session.draw(&mut Pseudo::new(1)).unwrap();
        }
        let journal = Journal::parse(&session.journal().to_string()).unwrap();
        Arc::new(Replayed::new(journal, registry).unwrap())
    }

    #[test]
    fn only_what_was_looked_at_last_is_kept() {
        let (replays, game) = (Replays::default(), game());
        let digits = |n: usize| std::array::from_fn(|at| if at == 0 { n / 32 } else { n } as u8);
        let ids: Vec<RoomId> = (0..=KEPT).map(|n| RoomId::new(digits(n))).collect();
        for id in &ids[..KEPT] {
            replays.keep(id.clone(), game.clone());
        }
        assert!(replays.get(&ids[0]).is_some());
        replays.keep(ids[KEPT].clone(), game);
        assert!(replays.get(&ids[0]).is_some(), "it was looked at a moment ago");
        assert!(replays.get(&ids[1]).is_none(), "it was not");
    }
}
