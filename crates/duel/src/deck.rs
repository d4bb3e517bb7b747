//! Decks for the tournament: what is in one, and all that can be wrong with it.

use realm::List;
use serde::{Deserialize, Serialize};
use table::{Faults, Refusal, Rule, ensure};

use crate::card::{Card, Kind};
use crate::rules::dueltourn;

/// How many cards a first hand has.
pub(crate) const FIRST_HAND: usize = 3;
/// How many cards of a deck are shuffled.
pub(crate) const SHUFFLED: usize = 30;
/// How many events a player chooses.
pub(crate) const CHOSEN: usize = 4;

/// A deck for the tournament: `{"start":[…],"cards":[…],"events":[…]}`.
///
/// More cards than a deck may have are read, so that it can be said how many are too many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// The first hand: three cards.
    #[cfg_attr(feature = "ts", ts(type = "Array<DuelCard>"))]
    pub start: List<Card, 6>,
    /// The other thirty.
    #[cfg_attr(feature = "ts", ts(type = "Array<DuelCard>"))]
    pub cards: List<Card, 40>,
    /// The four events of free choice.
    #[cfg_attr(feature = "ts", ts(type = "Array<DuelCard>"))]
    pub events: List<Card, 8>,
}

impl Deck {
    /// All cards of the deck but the events.
    pub(crate) fn all(&self) -> impl Iterator<Item = Card> + '_ {
        self.start.iter().chain(self.cards.iter()).copied()
    }

    /// Everything that is wrong with it, noted as faults of what stands at `at`.
    pub(crate) fn check(&self, at: &str, faults: &mut Faults) {
        self.each_fault(|rule, part, what| {
            faults.add(rule, format!("{at}.{part}"), what.to_string())
        });
    }

    /// The first thing that is wrong with it.
    pub(crate) fn may_be_played(&self) -> Result<(), Refusal> {
        let mut first = Ok(());
        self.each_fault(|rule, _, what| {
            if first.is_ok() {
                first = ensure(false, rule, what.short());
            }
        });
        first
    }

    fn each_fault(&self, mut tell: impl FnMut(Rule, &str, Wrong)) {
        for (part, len, due, rule) in [
            ("start", self.start.len(), FIRST_HAND, dueltourn(11)),
            ("cards", self.cards.len(), SHUFFLED, dueltourn(9)),
            ("events", self.events.len(), CHOSEN, dueltourn(5)),
        ] {
            if len != due {
                tell(rule, part, Wrong::Count { part: part_name(part), len, due });
            }
        }
        for &card in Card::ALL {
            let in_deck = self.all().filter(|&own| own == card).count();
            let events = self.events.iter().filter(|&&own| own == card).count();
            let part = if self.start.contains(&card) { "start" } else { "cards" };
            if card.kind() == Kind::Event {
                if in_deck > 0 {
                    tell(dueltourn(9), part, Wrong::EventInDeck(card));
                }
                if events > 0 && card == Card::Yule {
                    tell(dueltourn(7), "events", Wrong::SecondYule);
                }
            } else {
                if events > 0 {
                    tell(dueltourn(5), "events", Wrong::NoEvent(card));
                }
                if in_deck > usize::from(card.count()) {
                    tell(
                        dueltourn(9),
                        part,
                        Wrong::TooMany { card, count: in_deck, most: card.count() },
                    );
                }
            }
        }
        self.check_events(tell);
    }

    /// Of equal events with a half-moon only one, of the others as many as there are (DUELTOURN-6).
    fn check_events(&self, mut tell: impl FnMut(Rule, &str, Wrong)) {
        let originals =
            Card::ALL.iter().filter(|card| card.kind() == Kind::Event && card.original() == **card);
        for &event in originals.filter(|&&event| event != Card::Yule) {
            let count = self.events.iter().filter(|card| card.original() == event).count();
            let most = events_of(event);
            if count > usize::from(most) {
                tell(dueltourn(6), "events", Wrong::TooMany { card: event, count, most });
            }
        }
    }
}

/// How often a player may choose this event: all of the box that show no half-moon and are not already in the
/// stack, and one of those that show it.
fn events_of(event: Card) -> u8 {
    let same = Card::ALL.iter().filter(|card| card.original() == event);
    let (all, moons) =
        same.fold((0, 0), |(all, moons), card| (all + card.count(), moons + card.moons()));
    // One Riots and one Plague without a half-moon are each player's own share already (DUELTOURN-5).
    let given = u8::from(matches!(event, Card::Riots | Card::Plague));
    all - moons - given + moons.min(1)
}

/// The events that may be chosen beside these.
pub(crate) fn events_to_choose(chosen: &[Card]) -> impl Iterator<Item = Card> + '_ {
    let events =
        Card::ALL.iter().copied().filter(|card| card.kind() == Kind::Event && *card != Card::Yule);
    events.filter(|event| {
        let same = chosen.iter().filter(|card| card.original() == event.original()).count();
        same < usize::from(events_of(event.original()))
    })
}

/// What is wrong with a deck.
#[derive(Clone, Copy)]
enum Wrong {
    Count { part: &'static str, len: usize, due: usize },
    EventInDeck(Card),
    SecondYule,
    NoEvent(Card),
    TooMany { card: Card, count: usize, most: u8 },
}

impl Wrong {
    fn short(self) -> &'static str {
        match self {
            Wrong::Count { .. } => "the deck has not the right number of cards",
            Wrong::EventInDeck(_) => "an event is no card of the deck",
            Wrong::SecondYule => "a second Yule may not be chosen",
            Wrong::NoEvent(_) => "a card among the events is none",
            Wrong::TooMany { .. } => "a card is in the deck more often than it may be",
        }
    }
}

impl std::fmt::Display for Wrong {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Wrong::Count { part, len, due } => write!(f, "{part} are {due} cards and not {len}"),
            Wrong::EventInDeck(card) => {
                write!(f, "{} is an event and no card of the deck", card.id())
            }
            Wrong::SecondYule => f.write_str("a second Yule may not be chosen"),
            Wrong::NoEvent(card) => write!(f, "{} is no event", card.id()),
            Wrong::TooMany { card, count, most } => {
                write!(f, "{} is there {count} times, and {most} is the most", card.id())
            }
        }
    }
}

fn part_name(part: &str) -> &'static str {
    match part {
        "start" => "the first hand",
        "events" => "the events",
        _ => "the cards to be shuffled",
    }
}
