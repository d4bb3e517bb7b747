//! Chat, and not having to read it.

use store::{Change, ChatLine, Muted, Person, PersonId};

use super::actor::{Done, Room, refused};
use super::told::{ChatView, ErrorKind, Told};
use crate::house::now;

/// The longest line.
const LINE: usize = 300;

/// How much is kept at hand.
const KEPT: usize = 100;

impl Room {
    pub(super) async fn say(&mut self, person: &Person, text: &str) -> Done {
        let text: String = text.chars().filter(|c| !c.is_control()).collect();
        let text = text.trim();
        if text.is_empty() || text.chars().count() > LINE {
            return refused(ErrorKind::Length, format!("a line has 1 to {LINE} characters"));
        }
        let seat = self.seat_of(person.id);
        let line = ChatLine { from: person.name.clone(), seat, text: text.into(), at: now() };
        self.write(vec![Change::Chat(line.clone())]).await?;
        let told = Told::Chat(ChatView::of(&line)).text();
        self.chat.push_back(line);
        if self.chat.len() > KEPT {
            self.chat.pop_front();
        }
        for (id, viewer) in self.everybody() {
            // Everybody reads what they said themselves.
            if viewer == person.id || !self.muted_by(viewer).contains(&Muted::of(seat)) {
                self.send(id, told.clone());
            }
        }
        Ok(Ok(()))
    }

    pub(super) async fn mute(&mut self, person: &Person, whom: Muted, on: bool) -> Done {
        if let Muted::Seat(seat) = whom
            && seat.index() >= self.progress.seats.len()
        {
            return refused(ErrorKind::NoSeat, "there is no such seat");
        }
        let entry = (person.id, whom);
        self.progress.mutes.retain(|other| *other != entry);
        if on {
            if self.progress.mutes.len() >= 1000 {
                return refused(ErrorKind::TooMuch, "nobody else can be muted here");
            }
            self.progress.mutes.push(entry);
        }
        self.write(Vec::new()).await?;
        Ok(Ok(()))
    }

    pub(super) fn muted_by(&self, viewer: PersonId) -> Vec<Muted> {
        let own = self.progress.mutes.iter().filter(|(who, _)| *who == viewer);
        own.map(|(_, muted)| *muted).collect()
    }

    pub(super) fn chat_for(&self, viewer: PersonId) -> Vec<ChatView> {
        let muted = self.muted_by(viewer);
        let shown = self.chat.iter().filter(|line| !muted.contains(&Muted::of(line.seat)));
        shown.map(ChatView::of).collect()
    }
}
