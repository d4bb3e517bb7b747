//! What the room says for its players, so that nobody is asked for nothing.
//!
//! Who is offered a trade without holding the cards for it can only say no, and who does not want
//! to hear of offers has said no beforehand: the room says it for both. Alone among bots that takes
//! no longer than a bot's answer. Where other people play it takes about as long as a person would
//! need, so that nobody learns from the pace whether it was the room, and for which of the two
//! reasons. Everything else is as with any other answer: the game waits for the seat until then, and
//! the journal has a line like any other.
//!
//! Who can do nothing but pass (a special building phase without the cards or the room to build)
//! passes at once, in the same breath as what came before. That tells the others that the seat can
//! build nothing. It is meant to: to hide it, every table would have to wait for every seat in every
//! turn.

use std::time::Duration;

use serde_json::Value;
use store::{Person, Sitter};
use table::{Excuse, Play, Seat};
use tokio::time::Instant;

use super::actor::{Fatal, Refused, Room};
use super::ask::Hear;
use super::told::ErrorKind;
use crate::house::random;

/// Which offers a seat wants to be asked about.
#[derive(Clone, Copy, Default)]
pub(super) struct Hearing {
    /// Also those that it cannot take.
    all: bool,
    /// The turn in which it wants to hear of none.
    none_in: Option<u32>,
}

impl Room {
    /// Somebody says which offers to be asked about.
    pub(super) fn hear(&mut self, person: &Person, hear: Hear) -> Result<(), Refused> {
        let Some(seat) = self.seat_of(person.id) else {
            let why = "only those at the table are asked".into();
            return Err(Refused::Error(ErrorKind::NotSeated, why));
        };
        let turn = self.play.as_ref().map(turn_of);
        let before = self.answer_for(seat).is_some();
        let hearing = &mut self.waiting.hearing[seat];
        match hear {
            Hear::All => *hearing = Hearing { all: true, none_in: None },
            Hear::Possible => *hearing = Hearing::default(),
            Hear::None => hearing.none_in = turn,
        }
        if self.answer_for(seat).is_some() != before {
            for (id, viewer) in self.everybody() {
                if viewer == person.id {
                    let seq = self.play.as_ref().map(Play::seq);
                    self.tell_table(id, seq, Some(self.progress.era));
                }
            }
        }
        Ok(())
    }

    /// What the room will say for this seat, if it need not be asked.
    pub(super) fn answer_for(&self, seat: Seat) -> Option<Value> {
        let person = matches!(self.sitter(seat), Sitter::Person { .. });
        let play = self.play.as_ref().filter(|_| person && !self.is_automatic(seat))?;
        let excuse = play.position().excuse(seat).filter(|_| play.asked().contains(seat))?;
        let Hearing { all, none_in } = self.waiting.hearing[seat];
        let none = none_in == Some(turn_of(play));
        match excuse {
            Excuse::Idle(answer) => Some(answer),
            Excuse::Lacks(answer) => (none || !all).then_some(answer),
            Excuse::Unwilling(answer) => none.then_some(answer),
        }
    }

    /// How long the room takes to answer for somebody.
    pub(super) fn pause_for_an_answer(&self) -> Duration {
        let people = self.progress.seats.iter().filter(|sitter| sitter.who().is_some()).count();
        if people < 2 {
            return self.house.settings.bot_pause;
        }
        let [least, most] = self.house.settings.answer_pause;
        let share = f64::from(u32::from_le_bytes(random())) / f64::from(u32::MAX);
        least + most.saturating_sub(least).mul_f64(share)
    }

    fn answers(&self) -> impl Iterator<Item = (Seat, Instant, Value)> {
        // Nobody plays on in a game that was ended early, nor while nobody is there.
        let goes_on = self.is_playing() && !self.visitors.is_empty();
        let asked = self.play.as_ref().filter(|_| goes_on).map(Play::asked).unwrap_or_default();
        asked.iter().filter_map(|seat| {
            let due = self.waiting.since[seat] + self.waiting.answer_in[seat];
            Some((seat, due, self.answer_for(seat)?))
        })
    }

    /// When the room says something for somebody.
    pub(super) fn next_answer(&self) -> Option<Instant> {
        self.answers().map(|(_, due, _)| due).min()
    }

    /// Says what is due.
    pub(super) async fn answer(&mut self, now: Instant) -> Result<(), Fatal> {
        let due: Vec<Seat> =
            self.answers().filter(|(_, due, _)| *due <= now).map(|(seat, ..)| seat).collect();
        for seat in due {
            // What was said for one may have settled it for the next.
            let Some(choice) = self.answer_for(seat) else { continue };
            let Some(play) = &mut self.play else { continue };
            let before = play.seq();
            play.answer(seat, &choice).map_err(|error| Fatal::Stuck(error.to_string()))?;
            self.settle(before).await?;
        }
        Ok(())
    }
}

fn turn_of(play: &Play) -> u32 {
    play.position().standing().turns
}
