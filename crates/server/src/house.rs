//! What all rooms share, and how a room is opened.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use bots::minds;
use serde_json::Value;
use serde_json::value::RawValue;
use store::{
    Clock, Hosted, Person, PersonId, Plan, Progress, RoomId, RoomRecord, Sitter, State, Store,
    StoreError,
};
use table::{Eye, Folded, Registry, Seat, SeatSet, Secret, SetupError, ToAct};
use tokio::sync::Semaphore;

use crate::settings::Settings;

/// What all rooms share.
pub struct House {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) registry: &'static Registry,
    pub(crate) settings: Settings,
    /// Bots think on as many threads as there are processors, however many rooms there are.
    pub(crate) thinkers: Arc<Semaphore>,
    /// The same dice in every game, for tests that depend on them.
    #[cfg(test)]
    pub(crate) known_secret: Option<Secret>,
}

/// The room that somebody wants to open.
#[derive(Clone, Debug)]
pub struct Wish {
    /// The game's id.
    pub game: String,
    /// The variant's id; where there is neither this nor a setup, the usual one.
    pub variant: Option<String>,
    /// A setup of one's own.
    pub setup: Option<Value>,
    /// For each seat `me`, `open` or a bot's id.
    pub seats: Vec<String>,
    /// How long people may think.
    pub clock: Clock,
    /// Whether the room is listed for everybody.
    pub public: bool,
}

/// Why a room cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// No game of this id is known here.
    #[error("there is no game called {0} here")]
    Game(String),
    /// The game has no variant of this id.
    #[error("there is no variant called {0}")]
    Variant(String),
    /// The setup is wrong.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The seats do not fit the setup.
    #[error("{0}")]
    Seats(String),
    /// This person has too many rooms already.
    #[error("{0}")]
    TooMany(String),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl House {
    /// A house with these rooms, games and settings.
    pub fn new(store: Arc<dyn Store>, registry: &'static Registry, settings: Settings) -> House {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        House {
            store,
            registry,
            settings,
            thinkers: Arc::new(Semaphore::new(processors)),
            #[cfg(test)]
            known_secret: None,
        }
    }

    /// Opens a room.
    ///
    /// # Errors
    /// Why not.
    pub async fn open(&self, host: &Person, wish: Wish) -> Result<RoomId, OpenError> {
        let game = self.registry.game(&wish.game).ok_or(OpenError::Game(wish.game.clone()))?;
        let (variant, setup) = match (wish.variant, wish.setup) {
            (_, Some(setup)) => (None, setup),
            (Some(id), None) => {
                let variant = game.variant(&id).ok_or(OpenError::Variant(id.clone()))?;
                (Some(id), variant.setup.clone())
            }
            (None, None) => {
                let usual = game.variants().first();
                let usual = usual.ok_or(OpenError::Variant("the usual one".into()))?;
                (Some(usual.id.into()), usual.setup.clone())
            }
        };
        let setup = game.hosted(&setup)?;
        let count = game.start(&setup)?.seats();
        let setup = Folded::from(&setup);
        let seats = sitters(host, &wish.game, &wish.seats, count).map_err(OpenError::Seats)?;
        let (clock, public) = (wish.clock, wish.public);
        let game = wish.game;
        self.may_open(host, public).await?;
        let expected = Vec::new();
        let draft = Draft { game, variant, setup, clock, public, seats, expected, day: None };
        Ok(self.open_with(host, draft).await?)
    }

    /// Whether this person may open one more room.
    ///
    /// # Errors
    /// Where too many of theirs wait or play already, or the public list has enough of them.
    pub(crate) async fn may_open(&self, host: &Person, public: bool) -> Result<(), OpenError> {
        let limits = &self.settings.limits;
        let Hosted { live, listed } = self.store.hosted(host.id).await?;
        if live >= limits.rooms {
            return Err(OpenError::TooMany(format!(
                "you have {} rooms whose game is not over: end or clear away one of them first",
                limits.rooms
            )));
        }
        if public && listed >= limits.public_rooms {
            return Err(OpenError::TooMany(format!(
                "{} of your public rooms wait for players already",
                limits.public_rooms
            )));
        }
        Ok(())
    }

    /// Opens a room whose parts are known to be sound.
    pub(crate) async fn open_with(
        &self,
        host: &Person,
        draft: Draft,
    ) -> Result<RoomId, StoreError> {
        self.open_with_secret(host, draft, self.new_secret()).await
    }

    /// Opens a room whose luck is known.
    pub(crate) async fn open_with_secret(
        &self,
        host: &Person,
        draft: Draft,
        secret: Secret,
    ) -> Result<RoomId, StoreError> {
        let Draft { game, variant, setup, clock, public, seats, expected, day } = draft;
        let (commitment, created) = (secret.commitment(), now());
        let host = host.id;
        let brought = false;
        let plan =
            Plan { game, variant, setup, clock, public, host, commitment, created, day, brought };
        let progress = Progress {
            state: State::Waiting,
            points: vec![0; seats.len()],
            seats,
            seq: 0,
            era: 0,
            turn: 0,
            to_act: ToAct::Nobody,
            winners: SeatSet::EMPTY,
            mutes: Vec::new(),
            rematch: None,
            ending: None,
            expected,
            removed: Vec::new(),
            updated: created,
        };
        let room = RoomRecord { id: RoomId::new(random()), plan, progress };
        self.store.add_room(&room, &secret).await?;
        metrics::counter!("eiland_rooms_opened_total").increment(1);
        Ok(room.id)
    }

    pub(crate) fn new_secret(&self) -> Secret {
        #[cfg(test)]
        if let Some(known) = &self.known_secret {
            return known.clone();
        }
        Secret::new(random())
    }

    /// What is shown of a game that has not begun.
    pub(crate) fn preview(&self, plan: &Plan) -> Box<RawValue> {
        let game = self.registry.game(&plan.game);
        let start = game.and_then(|game| game.start(&plan.setup.open()).ok());
        start.map_or_else(Default::default, |position| position.view_text(Eye::Spectator))
    }
}

/// A room that is about to be opened.
pub(crate) struct Draft {
    pub(crate) game: String,
    pub(crate) variant: Option<String>,
    pub(crate) setup: Folded,
    pub(crate) clock: Clock,
    pub(crate) public: bool,
    pub(crate) seats: Vec<Sitter>,
    /// Who will sit down on a free seat when they come.
    pub(crate) expected: Vec<(PersonId, Seat)>,
    /// The day whose game this is.
    pub(crate) day: Option<String>,
}

/// Who sits where by somebody's wish, or why nobody can.
pub(crate) fn sitters(
    host: &Person,
    game: &str,
    wished: &[String],
    count: usize,
) -> Result<Vec<Sitter>, String> {
    if wished.len() != count {
        return Err(format!("{} seats were given, but this setup has {count}", wished.len()));
    }
    if wished.iter().filter(|seat| *seat == "me").count() > 1 {
        return Err("nobody sits on two seats".into());
    }
    let sitter = |seat: &String| match seat.as_str() {
        "me" => Ok(Sitter::person(host)),
        "open" => Ok(Sitter::Open),
        bot if minds::exists(game, bot) => Ok(Sitter::Bot { bot: bot.into() }),
        other => Err(format!("there is no bot called {other}")),
    };
    wished.iter().map(sitter).collect()
}

/// Random bytes from the operating system.
///
/// # Panics
/// Where the system has none: nothing fair or safe can be done without.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// Milliseconds since 1970. For people to read, and to count days: no game is decided by it.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
