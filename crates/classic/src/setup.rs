//! All that is fixed before the first move, and the setups that have a name.

use realm::{Ground, List};
use serde::{Deserialize, Serialize};
use table::{Faults, Rule, Switch, SwitchState, Variant, Words};

use crate::card::{CITADELS, Card, Kind, MORE, SUPPLIES, Set};
use crate::correct;
use crate::deck::Deck;
use crate::position::{EVENT_POOL, EVENTS, GROUNDS, SEATS, STACKS};
use crate::rules::option;
use crate::scene::Scene;

/// How many draw stacks each player of a tournament has (TOURN-6).
pub(crate) const OWN_STACKS: u8 = 4;

/// Which game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicMode"))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// The base game.
    Base,
    /// The extended game with Wizards & Dragons.
    Wizards,
    /// The tournament, with decks of one's own from both.
    Tournament,
}

/// All that is fixed before the first move: `{"mode":"base"}`, `{"mode":"wizards","players":3}`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicSetup"))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Which game.
    pub mode: Mode,
    /// How many play: two, where it is left out, or three.
    #[serde(default = "two", skip_serializing_if = "is_two")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub players: u8,
    /// Decks that are open to all (CLASSICOPTION-4); who has none here hands one in secretly.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Option<Deck>>>"))]
    pub decks: Vec<Option<Deck>>,
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

fn two() -> u8 {
    2
}

fn is_two(players: &u8) -> bool {
    *players == 2
}

impl Setup {
    /// This game for two, as the rules have it.
    pub fn new(mode: Mode) -> Setup {
        Setup {
            mode,
            players: 2,
            decks: Vec::new(),
            listed_offers: false,
            turn_limit: None,
            edition: correct::edition(),
            scene: None,
        }
    }

    /// This game for three.
    pub fn for_three(mode: Mode) -> Setup {
        Setup { players: 3, ..Setup::new(mode) }
    }

    /// Everything that is wrong with it but its scene, which is checked while it is laid out.
    pub(crate) fn check(&self) -> Result<(), Faults> {
        let mut faults = Faults::none();
        faults.expect(matches!(self.players, 2 | 3), Rule::table(5), "players", || {
            "two or three play".into()
        });
        let tournament = self.mode == Mode::Tournament;
        faults.expect(self.decks.len() <= self.players.into(), Rule::table(5), "decks", || {
            format!("there are {} seats", self.players)
        });
        for (seat, deck) in self.decks.iter().enumerate() {
            if let Some(deck) = deck {
                let at = format!("decks[{seat}]");
                faults.expect(tournament, option(4), &at, || {
                    "only the tournament is played with decks".into()
                });
                deck.check(self.players, seat, &at, &mut faults);
            }
        }
        let all = self.decks.len() == usize::from(self.players);
        let open = all && self.decks.iter().all(Option::is_some);
        faults.expect(!tournament || open || self.scene.is_none(), Rule::table(7), "scene", || {
            "a scene of the tournament needs all decks".into()
        });
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
        let wizards = self.mode != Mode::Base;
        let three = self.players == SEATS as u8;
        let [roads, settlements, cities] = SUPPLIES.map(|supply| supply[usize::from(three)]);
        let mut terms = Terms {
            mode: self.mode,
            seats: self.players,
            target: if wizards { 13 } else { 12 },
            stacks: match self.mode {
                Mode::Tournament => OWN_STACKS * self.players,
                Mode::Wizards => 6,
                // Three play with one stack less, and with more cards in each (THREE-4).
                Mode::Base => 5 - u8::from(three),
            },
            roads,
            settlements,
            cities,
            citadels: if wizards { CITADELS[usize::from(three)] } else { 0 },
            sizes: [0; STACKS],
            pools: [0; EVENTS],
            brigand_limit: if three { 9 } else { 7 },
            listed_offers: self.listed_offers,
            turn_limit: self.turn_limit.unwrap_or(u32::MAX),
        };
        if self.mode == Mode::Tournament {
            // Stacks and events come with the decks.
            for stack in 0..terms.stacks {
                terms.pools[usize::from(stack)] = stack / OWN_STACKS;
            }
            return terms;
        }
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
        terms.sizes[EVENTS] = terms.copies(EVENT_POOL);
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
    /// How many roads, settlements and cities the supply begins with.
    pub roads: u8,
    pub settlements: u8,
    pub cities: u8,
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
    /// Whether everybody plays with an own deck.
    #[inline]
    pub(crate) fn tournament(&self) -> bool {
        self.mode == Mode::Tournament
    }

    /// Whether three play.
    #[inline]
    pub(crate) fn three(&self) -> bool {
        usize::from(self.seats) == SEATS
    }

    /// Whether this card is played with.
    pub(crate) fn uses(&self, card: Card) -> bool {
        let magic = self.mode != Mode::Base;
        match card.set() {
            Set::Base => true,
            Set::Wizards => magic,
            Set::Three => self.three() && (magic || card != Card::MagicLeague),
        }
    }

    /// How many cards a pool begins with.
    fn copies(&self, pool: usize) -> u8 {
        self.cards().filter(|&card| self.pool_of(card) == pool).map(Card::count).sum()
    }

    /// The cards of this game, each once.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        Card::ALL.iter().copied().filter(|&card| self.uses(card))
    }

    /// The pool that a card is from, where nobody has an own deck.
    pub(crate) fn pool_of(&self, card: Card) -> usize {
        match (card.kind(), card.set()) {
            (Kind::Event, _) => EVENT_POOL,
            (Kind::MagicBuilding, _) | (_, Set::Wizards) => 1,
            (_, Set::Base | Set::Three) => 0,
        }
    }

    /// The landscapes of the stack.
    pub(crate) fn grounds(&self) -> List<Ground, GROUNDS> {
        let more: &[Ground] = if self.three() { &MORE } else { &[] };
        correct::printed().stack.iter().chain(more).copied().collect()
    }
}

/// The setups with a name.
pub(crate) fn variants() -> Vec<Variant<Setup>> {
    let words = |en: &str, de: &str| Words { en: en.into(), de: de.into() };
    let variant = |id, name, about, setup| Variant { id, name, about, setup };
    vec![
        variant(
            "base",
            words("Base game", "Basisspiel"),
            words(
                "Two realms, knights and trade, to twelve points.",
                "Zwei Fürstentümer, Ritter und Handel, bis zwölf Punkte.",
            ),
            Setup::new(Mode::Base),
        ),
        variant(
            "wizards",
            words("Wizards & Dragons", "Zauberer & Drachen"),
            words(
                "Citadels, wizards and their spells, to thirteen points.",
                "Zitadellen, Zauberer und ihre Sprüche, bis dreizehn Punkte.",
            ),
            Setup::new(Mode::Wizards),
        ),
        variant(
            "tournament",
            words("Tournament", "Turnier"),
            words(
                "Each with a deck of their own and secret events, to thirteen points.",
                "Alle mit eigenem Deck und geheimen Ereignissen, bis dreizehn Punkte.",
            ),
            Setup::new(Mode::Tournament),
        ),
        variant(
            "base-3",
            words("Base game for three", "Basisspiel zu dritt"),
            words(
                "Three realms, border posts and mercenaries, to twelve points and a lead of two.",
                "Drei Fürstentümer, Grenzposten und Söldner, bis zwölf Punkte und zwei Vorsprung.",
            ),
            Setup::for_three(Mode::Base),
        ),
        variant(
            "wizards-3",
            words("Wizards & Dragons for three", "Zauberer & Drachen zu dritt"),
            words(
                "Three realms and all the magic, to thirteen points and a lead of two.",
                "Drei Fürstentümer und alle Magie, bis dreizehn Punkte und zwei Vorsprung.",
            ),
            Setup::for_three(Mode::Wizards),
        ),
        variant(
            "tournament-3",
            words("Tournament for three", "Turnier zu dritt"),
            words(
                "Three decks of their own, to thirteen points and a lead of two.",
                "Drei eigene Decks, bis dreizehn Punkte und zwei Vorsprung.",
            ),
            Setup::for_three(Mode::Tournament),
        ),
    ]
}
