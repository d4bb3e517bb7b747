//! Decks for the tournament: what is in one, and all that can be wrong with it.

use realm::List;
use serde::{Deserialize, Serialize};
use table::{Faults, Refusal, Rule, ensure};

use crate::card::{Card, Kind, Set};
use crate::rules::{three, tourn};

/// How many cards a first hand has.
pub(crate) const FIRST_HAND: usize = 3;
/// How many cards of a deck are shuffled.
pub(crate) const SHUFFLED: usize = 30;

/// A deck for the tournament: `{"start":[…],"cards":[…],"events":[…]}`.
///
/// More cards than a deck may have are read, so that it can be said how many are too many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicDeck"))]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// The first hand: three cards.
    #[cfg_attr(feature = "ts", ts(type = "Array<ClassicCard>"))]
    pub start: List<Card, 6>,
    /// The other thirty.
    #[cfg_attr(feature = "ts", ts(type = "Array<ClassicCard>"))]
    pub cards: List<Card, 40>,
    /// The secret events: four, or three where three play.
    #[cfg_attr(feature = "ts", ts(type = "Array<ClassicCard>"))]
    pub events: List<Card, 8>,
}

/// A deck as people keep it, with the table that it is made for: two, where nothing is said, or three.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct KeptDeck {
    start: List<Card, 6>,
    cards: List<Card, 40>,
    events: List<Card, 8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    players: Option<Players>,
}

/// So many play in a tournament.
#[derive(Clone, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
struct Players(u8);

impl TryFrom<u8> for Players {
    type Error = String;

    fn try_from(count: u8) -> Result<Players, String> {
        if (2..=3).contains(&count) { Ok(Players(count)) } else { Err("two or three play".into()) }
    }
}

impl From<Players> for u8 {
    fn from(Players(count): Players) -> u8 {
        count
    }
}

/// How many events each player chooses secretly.
pub(crate) fn secret_events(players: u8) -> usize {
    if players == 3 { 3 } else { 4 }
}

/// The events that are in the stack whatever is chosen: a Civil War and a Plague from each of two, or all of them
/// from the host of three, and one Year End (TOURN-4, THREE-34).
pub(crate) const GIVEN: [Card; 5] =
    [Card::CivilWar, Card::CivilWar, Card::Plague, Card::Plague, Card::YearEnd];

/// How many of an event a seat may choose: those of its box that it has not to give anyway.
pub(crate) fn events_of(event: Card, players: u8, seat: usize) -> u8 {
    let given = match event {
        Card::YearEnd => return 0,
        _ if event.kind() != Kind::Event || event.set() == Set::Three => return 0,
        Card::CivilWar | Card::Plague if players == 2 => 1,
        Card::CivilWar | Card::Plague if seat == 0 => 2,
        _ => 0,
    };
    event.count().saturating_sub(given)
}

/// The cards that a deck is made of: both boxes, and the set of the third player where three play.
pub(crate) fn is_for_decks(card: Card, players: u8) -> bool {
    card.kind() != Kind::Event && (card.set() != Set::Three || players == 3)
}

/// The cards of which a deck may have more beside these.
pub(crate) fn left_of_box(out: &[Card], players: u8) -> Vec<Card> {
    let left = |card: Card| {
        let out = out.iter().filter(|&&other| other == card).count();
        usize::from(card.count()).saturating_sub(out)
    };
    let cards = Card::ALL.iter().filter(|&&card| is_for_decks(card, players));
    cards.flat_map(|&card| std::iter::repeat_n(card, left(card))).collect()
}

impl Deck {
    /// All cards of the deck but the events.
    pub(crate) fn all(&self) -> impl Iterator<Item = Card> + '_ {
        self.start.iter().chain(self.cards.iter()).copied()
    }

    /// Everything that is wrong with it for this seat, noted as faults of what stands at `at`.
    pub(crate) fn check(&self, players: u8, seat: usize, at: &str, faults: &mut Faults) {
        self.each_fault(players, seat, |rule, part, wrong| {
            faults.add(rule, format!("{at}.{part}"), wrong.to_string())
        });
    }

    /// The first thing that is wrong with it for this seat.
    pub(crate) fn may_be_played(&self, players: u8, seat: usize) -> Result<(), Refusal> {
        let mut first = Ok(());
        self.each_fault(players, seat, |rule, _, wrong| {
            if first.is_ok() {
                first = ensure(false, rule, wrong.short());
            }
        });
        first
    }

    fn each_fault(&self, players: u8, seat: usize, mut tell: impl FnMut(Rule, &str, Wrong)) {
        let choice = if players == 3 { three(34) } else { tourn(4) };
        for (part, name, len, due, rule) in [
            ("start", "the first hand", self.start.len(), FIRST_HAND, tourn(6)),
            ("cards", "the cards to be shuffled", self.cards.len(), SHUFFLED, tourn(5)),
            ("events", "the events", self.events.len(), secret_events(players), choice),
        ] {
            if len != due {
                tell(rule, part, Wrong::Count { part: name, len, due });
            }
        }
        for &card in Card::ALL {
            let count = self.all().filter(|&own| own == card).count();
            let part = if self.start.contains(&card) { "start" } else { "cards" };
            if count > 0 && !is_for_decks(card, players) {
                tell(tourn(5), part, Wrong::NoCard(card));
            } else if count > usize::from(card.count()) {
                tell(tourn(5), part, Wrong::TooMany { card, count, most: card.count() });
            }
            let count = self.events.iter().filter(|&&own| own == card).count();
            let most = events_of(card, players, seat);
            if count > 0 && (card.kind() != Kind::Event || card.set() == Set::Three) {
                tell(choice, "events", Wrong::NoEvent(card));
            } else if count > usize::from(most) {
                tell(choice, "events", Wrong::TooMany { card, count, most });
            }
        }
    }
}

/// What is wrong with a deck.
#[derive(Clone, Copy)]
enum Wrong {
    Count { part: &'static str, len: usize, due: usize },
    NoCard(Card),
    NoEvent(Card),
    TooMany { card: Card, count: usize, most: u8 },
}

impl Wrong {
    fn short(self) -> &'static str {
        match self {
            Wrong::Count { .. } => "the deck has not the right number of cards",
            Wrong::NoCard(_) => "a card is none for a deck of this game",
            Wrong::NoEvent(_) => "a card among the events is none that may be chosen",
            Wrong::TooMany { .. } => "a card is in the deck more often than it may be",
        }
    }
}

impl std::fmt::Display for Wrong {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Wrong::Count { part, len, due } => write!(f, "{part} are {due} cards and not {len}"),
            Wrong::NoCard(card) => write!(f, "{} is no card for a deck of this game", card.id()),
            Wrong::NoEvent(card) => write!(f, "{} is no event that may be chosen", card.id()),
            Wrong::TooMany { card, count, most } => {
                write!(f, "{} is there {count} times, and {most} is the most", card.id())
            }
        }
    }
}
