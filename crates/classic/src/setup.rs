//! All that is fixed before the first move, and the setups that have a name.

use serde::{Deserialize, Serialize};
use table::{Faults, Switch, SwitchState, Variant, Words};

use crate::card::{CITADELS, Card, Kind, Set};
use crate::correct;
use crate::position::{EVENT_POOL, EVENTS, STACKS};
use crate::rules::option;
use crate::scene::Scene;

/// Which game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicMode"))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// The base game for two.
    Base,
    /// The extended game with Wizards & Dragons.
    Wizards,
}

/// All that is fixed before the first move: `{"mode":"base"}`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicSetup"))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Which game.
    pub mode: Mode,
    /// One-for-one offers to other players are listed (CLASSICOPTION-2).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub listed_offers: bool,
    /// The game ends without a winner after so many turns (CLASSICOPTION-1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub turn_limit: Option<u32>,
    /// The name of the card values that are played by, where they are not ours (CLASSICOPTION-3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub edition: Option<String>,
    /// A position in the middle of a game to begin with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub scene: Option<Box<Scene>>,
}

impl Setup {
    /// This game, as the rules have it.
    pub fn new(mode: Mode) -> Setup {
        let edition = correct::edition();
        Setup { mode, listed_offers: false, turn_limit: None, edition, scene: None }
    }

    /// Everything that is wrong with it but its scene, which is checked while it is laid out.
    pub(crate) fn check(&self) -> Result<(), Faults> {
        let mut faults = Faults::none();
        faults.expect(self.turn_limit != Some(0), option(1), "turn_limit", || {
            "a game needs at least one turn".into()
        });
        faults.expect(self.edition == correct::edition(), option(3), "edition", || {
            "the cards of this program have other values".into()
        });
        faults.into_result()
    }

    /// What people may choose beside the mode.
    pub(crate) fn switches(&self) -> Vec<Switch> {
        vec![Switch {
            at: "listed_offers",
            name: Words {
                en: "Small offers are listed".into(),
                de: "Kleine Angebote werden aufgezählt".into(),
            },
            rule: option(2),
            state: SwitchState::Flag { value: self.listed_offers },
        }]
    }

    pub(crate) fn terms(&self) -> Terms {
        let wizards = self.mode == Mode::Wizards;
        let mut terms = Terms {
            mode: self.mode,
            seats: 2,
            target: if wizards { 13 } else { 12 },
            stacks: if wizards { 6 } else { 5 },
            citadels: if wizards { CITADELS } else { 0 },
            sizes: [0; STACKS],
            pools: [0; EVENTS],
            brigand_limit: 7,
            listed_offers: self.listed_offers,
            turn_limit: self.turn_limit.unwrap_or(u32::MAX),
        };
        // The stacks of each pool are as even as can be: the last two are those of the wizards.
        let first_of_wizards = if wizards { terms.stacks - 2 } else { terms.stacks };
        for (pool, from, to) in [(0, 0, first_of_wizards), (1, first_of_wizards, terms.stacks)] {
            let cards = terms.copies(pool);
            for stack in from..to {
                let more = cards % (to - from) > stack - from;
                terms.sizes[usize::from(stack)] = cards / (to - from) + u8::from(more);
                terms.pools[usize::from(stack)] = pool as u8;
            }
        }
        let events = terms.copies(EVENT_POOL);
        terms.sizes[EVENTS] = events;
        terms
    }
}

/// The terms of a game: its setup, ready to be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Terms {
    pub mode: Mode,
    pub seats: u8,
    pub target: u8,
    /// How many draw stacks there are.
    pub stacks: u8,
    /// How many cards each stack begins with.
    pub sizes: [u8; STACKS],
    /// The pool that each draw stack is from.
    pub pools: [u8; EVENTS],
    /// How many citadels there are; none where no magic is played with.
    pub citadels: u8,
    /// More counted resources than this tempt the brigands.
    pub brigand_limit: u8,
    pub listed_offers: bool,
    pub turn_limit: u32,
}

impl Terms {
    /// Whether cards of this set are played with.
    pub(crate) fn uses(&self, set: Set) -> bool {
        set == Set::Base || self.mode == Mode::Wizards
    }

    /// How many cards a pool begins with.
    fn copies(&self, pool: usize) -> u8 {
        self.cards().filter(|&card| self.pool_of(card) == pool).map(Card::count).sum()
    }

    /// The cards of this game, each once.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        Card::ALL.iter().copied().filter(|card| self.uses(card.set()))
    }

    /// The pool that a card is from.
    pub(crate) fn pool_of(&self, card: Card) -> usize {
        match (card.kind(), card.set()) {
            (Kind::Event, _) => EVENT_POOL,
            (_, Set::Base) => 0,
            (_, Set::Wizards) => 1,
        }
    }
}

/// The setups with a name.
pub(crate) fn variants() -> Vec<Variant<Setup>> {
    let words = |en: &str, de: &str| Words { en: en.into(), de: de.into() };
    vec![
        Variant {
            id: "base",
            name: words("Base game", "Basisspiel"),
            about: words(
                "Two realms, knights and trade, to twelve points.",
                "Zwei Fürstentümer, Ritter und Handel, bis zwölf Punkte.",
            ),
            setup: Setup::new(Mode::Base),
        },
        Variant {
            id: "wizards",
            name: words("Wizards & Dragons", "Zauberer & Drachen"),
            about: words(
                "Citadels, wizards and their spells, to thirteen points.",
                "Zitadellen, Zauberer und ihre Sprüche, bis dreizehn Punkte.",
            ),
            setup: Setup::new(Mode::Wizards),
        },
    ]
}
