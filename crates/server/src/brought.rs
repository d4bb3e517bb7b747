//! Games that were begun elsewhere, in somebody's browser, and are brought along. The journal is played
//! again by the rules, and every outcome in it drawn again from its secret, before a room is opened.
//! Nothing keeps whoever brings it from knowing what the secret will give: such a room says so for ever,
//! and has no variant's name, so that it counts nowhere.

use serde_json::json;
use store::{Change, Clock, Person, Plan, Progress, RoomId, RoomRecord, Sitter, State};
use table::{Eye, Journal, Play, Registry, SeatSet, Secret, ToAct, verify};

use crate::house::{House, OpenError, now, random, sitters};

/// The most steps that are played again for somebody.
const STEPS: usize = 20_000;

/// A game that somebody brings along.
pub(crate) struct Brought {
    /// All that was played.
    pub(crate) journal: String,
    /// Its secret, where the journal does not reveal it yet.
    pub(crate) secret: Option<Secret>,
    /// For each seat `me`, `open` or a bot's id.
    pub(crate) seats: Vec<String>,
}

/// Why a game cannot be brought along.
#[derive(Debug, thiserror::Error)]
pub(crate) enum BringError {
    /// No room can be opened for it.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The journal is not that of a fair game by the rules.
    #[error("{0}")]
    Journal(String),
}

impl House {
    /// Opens a room in which a game goes on that was begun elsewhere.
    pub(crate) async fn bring(
        &self,
        host: &Person,
        Brought { journal, secret, seats }: Brought,
    ) -> Result<RoomId, BringError> {
        self.may_open(host, false).await?;
        let registry = self.registry;
        let replayed = tokio::task::spawn_blocking(move || replayed(registry, &journal, secret));
        let crashed = |error: tokio::task::JoinError| BringError::Journal(error.to_string());
        let (play, secret) = replayed.await.map_err(crashed)??;
        let header = play.journal().header();
        let count = play.position().seats();
        let seats = sitters(host, &header.game, &seats, count).map_err(OpenError::Seats)?;
        let created = now();
        let plan = Plan {
            game: header.game.clone(),
            variant: None,
            setup: header.setup.clone(),
            clock: Clock::default(),
            public: false,
            host: host.id,
            commitment: secret.commitment(),
            created,
            day: None,
            brought: true,
        };
        let room = RoomRecord { id: RoomId::new(random()), plan, progress: begun(&play, seats) };
        let empty = Progress { state: State::Waiting, seq: 0, ..room.progress.clone() };
        let waiting = RoomRecord { progress: empty, ..room.clone() };
        self.store.add_room(&waiting, &secret).await.map_err(OpenError::Store)?;
        self.store
            .write(&room.id, written(&play, room.progress))
            .await
            .map_err(OpenError::Store)?;
        metrics::counter!("eiland_rooms_opened_total").increment(1);
        Ok(room.id)
    }
}

/// Plays a journal again, and draws every outcome of it again.
fn replayed(
    registry: &Registry,
    text: &str,
    secret: Option<Secret>,
) -> Result<(Play, Secret), BringError> {
    let wrong = |why: &dyn std::fmt::Display| BringError::Journal(why.to_string());
    let journal = Journal::parse(text).map_err(|error| wrong(&error))?;
    if journal.steps().len() > STEPS {
        return Err(BringError::Journal(format!("a journal has at most {STEPS} steps")));
    }
    let revealed = journal.end().and_then(|end| end.secret.clone());
    let open = journal.end().is_none();
    let secret = revealed.or(secret).ok_or_else(|| wrong(&"the secret of the game is missing"))?;
    let closed = match open {
        true => Journal::parse(&format!("{text}{}\n", json!({ "end": { "secret": secret } })))
            .map_err(|error| wrong(&error))?,
        false => journal.clone(),
    };
    verify(&closed, registry).map_err(|error| wrong(&error))?;
    let play = Play::resume(registry, &journal, Some(secret.clone()));
    let play = play.map_err(|error| wrong(&error))?;
    if !open && play.position().to_act() != ToAct::Nobody {
        return Err(wrong(&"the game was ended before its rules ended it"));
    }
    Ok((play, secret))
}

/// How far the game is.
fn begun(play: &Play, seats: Vec<Sitter>) -> Progress {
    let position = play.position();
    let standing = position.standing();
    let over = play.journal().end().is_some();
    Progress {
        state: if over { State::Over } else { State::Playing },
        points: if over { standing.points } else { position.points(Eye::Spectator) },
        seats,
        seq: play.seq(),
        era: 0,
        turn: standing.turns,
        to_act: position.to_act(),
        winners: if over { standing.winners } else { SeatSet::EMPTY },
        mutes: Vec::new(),
        rematch: None,
        ending: None,
        expected: Vec::new(),
        removed: Vec::new(),
        updated: now(),
    }
}

/// The whole journal, and how far it is, in one piece.
fn written(play: &Play, progress: Progress) -> Vec<Change> {
    let journal = play.journal();
    let lines = (1..=play.seq()).filter_map(|n| journal.step_line(n)).collect();
    let people = progress.seats.iter().filter_map(Sitter::who).collect();
    let mut changes = vec![
        Change::Header(journal.header_line()),
        Change::Steps { after: 0, lines },
        Change::Players(people),
    ];
    changes.extend(journal.end_line().map(Change::End));
    changes.push(Change::Progress(progress));
    changes
}
