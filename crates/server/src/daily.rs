//! The game of the day: everybody may play it once, alone, with the same luck.
//!
//! Every variant for one player has such a game each day. Its secret is drawn when somebody first
//! asks for it, and shared by all attempts; no player adds a seed. So nobody may see the secret, or
//! another's attempt, who could still make use of it: that is what [`House::is_secret_now`] and
//! [`House::may_look`] are for.

use store::{Clock, Daily, Person, PersonId, Plan, RoomId, Sitter, State, StoreError};
use table::Secret;
use time::OffsetDateTime;

use crate::house::{Draft, House, OpenError};

/// The day it is, by the system's clock in universal time, as in `2026-11-16`.
pub(crate) fn today() -> String {
    OffsetDateTime::now_utc().date().to_string()
}

impl House {
    /// The game and variant of each game of the day.
    pub(crate) fn daily_variants(&self) -> Vec<(&'static str, &'static str)> {
        let games = self.registry.games().iter();
        let variants = games.flat_map(|game| game.variants().iter().map(move |each| (game, each)));
        variants
            .filter(|(game, variant)| {
                game.start(&variant.setup).is_ok_and(|start| start.seats() == 1)
            })
            .map(|(game, variant)| (game.id(), variant.id))
            .collect()
    }

    /// The secret of a day's game.
    pub(crate) async fn day_secret(&self, daily: Daily<'_>) -> Result<Secret, StoreError> {
        self.store.day_secret(daily, &self.new_secret()).await
    }

    /// The room where this person plays today's game; opened where there is none yet.
    ///
    /// # Errors
    /// Where there is no such game.
    pub async fn play_today(
        &self,
        person: &Person,
        game: &str,
        variant: &str,
    ) -> Result<RoomId, OpenError> {
        if !self.daily_variants().contains(&(game, variant)) {
            return Err(OpenError::Variant(format!("{game}/{variant} of the day")));
        }
        let day = (self.settings.today)();
        let daily = Daily { day: &day, game, variant };
        if let Some(room) = self.store.attempt(daily, person.id).await? {
            return Ok(room);
        }
        let known = self.registry.game(game).and_then(|game| game.variant(variant));
        let known = known.ok_or_else(|| OpenError::Variant(variant.into()))?;
        let secret = self.day_secret(daily).await?;
        let draft = Draft {
            game: game.into(),
            variant: Some(variant.into()),
            setup: (&known.setup).into(),
            clock: Clock::None,
            public: false,
            seats: vec![Sitter::person(person)],
            expected: Vec::new(),
            day: Some(day.clone()),
        };
        match self.open_with_secret(person, draft, secret).await {
            // Asked for twice at the same moment.
            Err(StoreError::Conflict) => {
                let room = self.store.attempt(daily, person.id).await?;
                Ok(room.ok_or(StoreError::Conflict)?)
            }
            other => Ok(other?),
        }
    }

    /// Whether this is the game of a day that is over: nobody plays it any more.
    pub(crate) fn is_past(&self, plan: &Plan) -> bool {
        plan.day.is_some() && !self.is_secret_now(plan)
    }

    /// Whether the secret of this room is still of use to others.
    pub(crate) fn is_secret_now(&self, plan: &Plan) -> bool {
        plan.day.as_ref().is_some_and(|day| *day >= (self.settings.today)())
    }

    /// Whether somebody may look into this room: not while the day lasts, before the own attempt is
    /// over.
    pub(crate) async fn may_look(
        &self,
        plan: &Plan,
        who: Option<PersonId>,
    ) -> Result<bool, StoreError> {
        let Some(daily) = plan.daily().filter(|_| self.is_secret_now(plan)) else {
            return Ok(true);
        };
        let Some(who) = who else { return Ok(false) };
        if who == plan.host {
            return Ok(true);
        }
        let own = match self.store.attempt(daily, who).await? {
            Some(room) => self.store.room(&room).await?,
            None => None,
        };
        Ok(own.is_some_and(|room| room.progress.state == State::Over))
    }
}
