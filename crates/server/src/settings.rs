//! What whoever runs the house may choose.

use std::net::IpAddr;
use std::time::Duration;

use ipnet::IpNet;
use store::Clock;

/// What whoever runs the house may choose.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address that people use, such as `https://play.example.org`. Where there is none, any
    /// name that a browser calls the server by will do.
    pub base_url: Option<String>,
    /// The proxies in front, which say in `X-Forwarded-For` who asks. Nobody else is believed.
    pub proxies: Vec<IpNet>,
    /// How long it takes until bots think: they do so together. How long a step is shown is for the
    /// page to say; this only keeps a table of bots from taking all the time there is.
    pub bot_pause: Duration,
    /// Between how long and how long it takes until the room says no for somebody, where other
    /// people play: as long as it may take somebody who looks at the cards and decides.
    pub answer_pause: [Duration; 2],
    /// How long a room without visitors stays in memory.
    pub idle: Duration,
    /// How long people are waited for.
    pub waits: Waits,
    /// After how many turns a game ends without a winner: some positions allow nobody to win.
    pub turns: u32,
    /// How much one visitor may ask for.
    pub limits: Limits,
    /// Which day it is, as in `2026-11-16`: by the system's clock, in universal time.
    pub today: fn() -> String,
    /// Addresses for which the limits on how often one may ask, and on how many may ask at once, do
    /// not hold.
    pub trusted: Vec<IpAddr>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            base_url: None,
            proxies: Vec::new(),
            bot_pause: Duration::from_millis(100),
            answer_pause: [Duration::from_millis(1_500), Duration::from_millis(4_000)],
            idle: Duration::from_secs(600),
            waits: Waits::default(),
            turns: 1000,
            limits: Limits::default(),
            today: crate::daily::today,
            trusted: Vec::new(),
        }
    }
}

impl Settings {
    /// Whether people come over https.
    pub(crate) fn is_https(&self) -> bool {
        self.base_url.as_deref().is_some_and(|base| base.starts_with("https://"))
    }
}

/// How long people are waited for, where other people wait with them.
#[derive(Clone, Copy, Debug)]
pub struct Waits {
    /// A turn with the relaxed clock.
    pub relaxed: Duration,
    /// A turn with the quick clock.
    pub quick: Duration,
    /// How long a player may be away without a clock, with the relaxed one, with the quick one.
    pub grace: [Duration; 3],
}

impl Default for Waits {
    fn default() -> Waits {
        let seconds = Duration::from_secs;
        Waits {
            relaxed: seconds(180),
            quick: seconds(45),
            grace: [seconds(600), seconds(120), seconds(30)],
        }
    }
}

impl Waits {
    /// How long a player who is here may think each time the game turns to the seat.
    pub(crate) fn limit(&self, clock: Clock) -> Option<Duration> {
        match clock {
            Clock::None => None,
            Clock::Relaxed => Some(self.relaxed),
            Clock::Quick => Some(self.quick),
        }
    }

    /// How long a player who has gone is waited for.
    pub(crate) fn grace(&self, clock: Clock) -> Duration {
        self.grace[clock as usize]
    }
}

/// How much one visitor may ask for.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Frames a second on one socket, whatever is in them, after a burst of four times as many.
    pub messages: u32,
    /// Chat lines a minute on one socket, after a burst of five.
    pub chat: u32,
    /// Requests a second from one address, after a burst of ten times as many.
    pub requests: u32,
    /// Dear requests a minute (new guests, rooms, logins) from one address; the burst is as many.
    pub dear: u32,
    /// Sockets in one room. Whoever sits there and whoever opened it come in all the same.
    pub sockets: usize,
    /// Sockets of one person in one room: with one more, the oldest ends.
    pub own_sockets: usize,
    /// Sockets of one address in all rooms.
    pub address_sockets: usize,
    /// Connections of one address, sockets among them.
    pub connections: usize,
    /// How long a request's headers may take to come, and the next request after an answer.
    pub headers: Duration,
    /// How long the rest of a request may take to come.
    pub body: Duration,
    /// How long requests that have begun are waited for when the house closes.
    pub farewell: Duration,
    /// The largest message and the largest request, in bytes.
    pub bytes: usize,
    /// The longest journal that may be brought along, in bytes.
    pub journal: usize,
    /// Rooms of one person whose game is not over.
    pub rooms: u32,
    /// Public rooms of one person that wait for players.
    pub public_rooms: u32,
    /// Things that one person keeps from game to game, such as decks of cards.
    pub keepsakes: u32,
    /// The largest of them, in bytes.
    pub keepsake: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            messages: 10,
            chat: 30,
            requests: 30,
            dear: 60,
            sockets: 200,
            own_sockets: 8,
            address_sockets: 100,
            connections: 250,
            headers: Duration::from_secs(20),
            body: Duration::from_secs(20),
            farewell: Duration::from_secs(5),
            bytes: 64 * 1024,
            journal: 512 * 1024,
            rooms: 50,
            public_rooms: 3,
            keepsakes: 100,
            keepsake: 4 * 1024,
        }
    }
}
