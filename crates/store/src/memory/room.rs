//! A room as it is kept in memory.

use std::collections::BTreeSet;
use std::fmt::Write;

use table::Secret;

use crate::error::StoreError;
use crate::id::PersonId;
use crate::record::{ChatLine, RoomRecord};
use crate::store::Change;

#[derive(Clone, Debug)]
pub(super) struct Room {
    pub(super) record: RoomRecord,
    pub(super) secret: Secret,
    pub(super) players: BTreeSet<PersonId>,
    pub(super) chat: Vec<ChatLine>,
    header: Option<String>,
    steps: Vec<String>,
    end: Option<String>,
}

impl Room {
    pub(super) fn new(record: &RoomRecord, secret: &Secret) -> Room {
        Room {
            record: record.clone(),
            secret: secret.clone(),
            players: record.progress.seats.iter().filter_map(|seat| seat.who()).collect(),
            chat: Vec::new(),
            header: None,
            steps: Vec::new(),
            end: None,
        }
    }

    /// The journal as text; nothing before the game has begun.
    pub(super) fn journal(&self) -> Option<String> {
        let mut text = String::new();
        let lines = std::iter::once(self.header.as_ref()?).chain(&self.steps).chain(&self.end);
        for line in lines {
            writeln!(text, "{line}").expect("a text takes whatever it is given");
        }
        Some(text)
    }

    pub(super) fn change(&mut self, change: Change) -> Result<(), StoreError> {
        let expect = |holds: bool| if holds { Ok(()) } else { Err(StoreError::Conflict) };
        match change {
            Change::Progress(progress) => self.record.progress = progress,
            Change::Pace(pace) => self.record.progress = self.record.progress.clone().at(pace),
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
