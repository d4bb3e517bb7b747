//! All that is fixed before the first move, and the setups that have a name.

use realm::Stacks;
use serde::{Deserialize, Serialize};
use table::{Faults, Rule, Switch, SwitchState, Variant, Words};

use crate::card::{Card, Set};
use crate::deck::Deck;
use crate::rules::option;
use crate::scene::Scene;

/// Which game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelMode"))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// The first game, with the base set alone.
    First,
    /// The Era of Gold.
    Gold,
    /// The Era of Turmoil.
    Turmoil,
    /// The Era of Progress.
    Progress,
    /// The Duel of the Princes, with all sets.
    Princes,
    /// The tournament, with decks of one's own.
    Tournament,
}

/// All that is fixed before the first move: `{"mode":"first"}`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Which game.
    pub mode: Mode,
    /// Decks that are open to both (DUELOPTION-7); who has none here hands one in secretly.
    #[serde(default, skip_serializing_if = "none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<[Option<Deck>; 2]>"))]
    pub decks: [Option<Deck>; 2],
    /// The second first hand may come from the same stack (DUELOPTION-1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub same_stack: bool,
    /// Gold that a full gold field yields goes to the Gold Cache (DUELOPTION-2).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub cache_overflow: bool,
    /// The doctor reaches the four landscapes of the city (DUELOPTION-3).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub wide_doctor: bool,
    /// In the preparatory round each builds at most once (DUELOPTION-4).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub short_preparation: bool,
    /// The same named unit may stand in both realms of a tournament (DUELOPTION-5).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub shared_heroes: bool,
    /// The game ends without a winner after so many turns (DUELOPTION-6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub turn_limit: Option<u32>,
    /// A position in the middle of a game to begin with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub scene: Option<Box<Scene>>,
}

fn none(decks: &[Option<Deck>; 2]) -> bool {
    decks.iter().all(Option::is_none)
}

impl Setup {
    /// This game, as the rules have it.
    pub fn new(mode: Mode) -> Setup {
        Setup {
            mode,
            decks: [None; 2],
            same_stack: false,
            cache_overflow: false,
            wide_doctor: false,
            short_preparation: false,
            shared_heroes: false,
            turn_limit: None,
            scene: None,
        }
    }

    /// Everything that is wrong with it but its scene, which is checked while it is laid out.
    pub(crate) fn check(&self) -> Result<(), Faults> {
        let mut faults = Faults::none();
        let tournament = self.mode == Mode::Tournament;
        for (seat, deck) in self.decks.iter().enumerate() {
            if let Some(deck) = deck {
                let at = format!("decks[{seat}]");
                faults.expect(tournament, option(7), &at, || {
                    "only the tournament is played with decks".into()
                });
                deck.check(&at, &mut faults);
            }
        }
        for (name, on, rule) in [
            ("short_preparation", self.short_preparation, option(4)),
            ("shared_heroes", self.shared_heroes, option(5)),
        ] {
            faults.expect(tournament || !on, rule, name, || {
                "it is a switch of the tournament".into()
            });
        }
        faults.expect(self.turn_limit != Some(0), option(6), "turn_limit", || {
            "a game needs at least one turn".into()
        });
        faults.expect(
            self.scene.is_none() || !tournament || self.decks.iter().all(Option::is_some),
            Rule::table(7),
            "scene",
            || "a scene of the tournament needs both decks".into(),
        );
        faults.into_result()
    }

    /// What people may choose beside the mode.
    pub(crate) fn switches(&self) -> Vec<Switch> {
        let flag = |at, value, rule, en: &str, de: &str| Switch {
            at,
            name: Words { en: en.into(), de: de.into() },
            rule: option(rule),
            state: SwitchState::Flag { value },
        };
        let eras = self.mode != Mode::First;
        let gold = matches!(self.mode, Mode::Gold | Mode::Princes | Mode::Tournament);
        let progress = matches!(self.mode, Mode::Progress | Mode::Princes | Mode::Tournament);
        let tournament = self.mode == Mode::Tournament;
        let all = [
            (
                eras && !tournament,
                flag(
                    "same_stack",
                    self.same_stack,
                    1,
                    "Both first hands from one stack",
                    "Beide Starthände aus einem Stapel",
                ),
            ),
            (
                gold,
                flag(
                    "cache_overflow",
                    self.cache_overflow,
                    2,
                    "The Gold Cache catches surplus gold",
                    "Das Goldversteck fängt überzähliges Gold auf",
                ),
            ),
            (
                progress,
                flag(
                    "wide_doctor",
                    self.wide_doctor,
                    3,
                    "The Doctor reaches four landscapes",
                    "Der Arzt erreicht vier Landschaften",
                ),
            ),
            (
                tournament,
                flag(
                    "short_preparation",
                    self.short_preparation,
                    4,
                    "One build each before the first turn",
                    "Vor dem ersten Zug baut jeder nur einmal",
                ),
            ),
            (
                tournament,
                flag(
                    "shared_heroes",
                    self.shared_heroes,
                    5,
                    "The same hero in both realms",
                    "Derselbe Held in beiden Fürstentümern",
                ),
            ),
        ];
        all.into_iter().filter(|(offered, _)| *offered).map(|(_, switch)| switch).collect()
    }

    pub(crate) fn terms(&self) -> Terms {
        let (target, stacks, backs): (u8, &[u8], &[u8]) = match self.mode {
            Mode::First => (7, &[9; 4], &[0; 4]),
            Mode::Gold => (12, &[12, 12, 12, 11, 11], &[0, 0, 0, 1, 1]),
            Mode::Turmoil => (12, &[12, 12, 12, 11, 11], &[0, 0, 0, 2, 2]),
            Mode::Progress => (12, &[12; 5], &[0, 0, 0, 3, 3]),
            Mode::Princes => (13, &[12, 12, 12, 12, 12, 14], &[0, 0, 0, 1, 2, 3]),
            Mode::Tournament => (13, &[7, 7, 8, 8, 7, 7, 8, 8], &[0, 0, 0, 0, 1, 1, 1, 1]),
        };
        let mut terms = Terms {
            mode: self.mode,
            target,
            wins_at_once: if self.mode == Mode::First { u8::MAX } else { target },
            stacks: stacks.len() as u8,
            sizes: [0; 8],
            backs: [0; 8],
            of_back: [Stacks::NONE; 4],
            same_stack: self.same_stack,
            cache_overflow: self.cache_overflow,
            wide_doctor: self.wide_doctor,
            short_preparation: self.short_preparation,
            shared_heroes: self.shared_heroes,
            turn_limit: self.turn_limit.unwrap_or(u32::MAX),
        };
        terms.sizes[..stacks.len()].copy_from_slice(stacks);
        terms.backs[..backs.len()].copy_from_slice(backs);
        for (stack, &back) in backs.iter().enumerate() {
            terms.of_back[usize::from(back)].insert(stack as u8);
        }
        terms
    }
}

/// The terms of a game: its setup, ready to be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Terms {
    pub mode: Mode,
    pub target: u8,
    /// With so many points the one on turn wins before the turn is over: never in the first game.
    pub wins_at_once: u8,
    pub stacks: u8,
    pub sizes: [u8; 8],
    /// The pool that each stack is from: a set, or a player in the tournament.
    pub backs: [u8; 8],
    /// The stacks of each pool.
    pub of_back: [Stacks; 4],
    pub same_stack: bool,
    pub cache_overflow: bool,
    pub wide_doctor: bool,
    pub short_preparation: bool,
    pub shared_heroes: bool,
    pub turn_limit: u32,
}

impl Terms {
    /// Whether the rules of the eras hold: conditions, demolition, winning at once.
    #[inline]
    pub(crate) fn eras(&self) -> bool {
        self.mode != Mode::First
    }

    #[inline]
    pub(crate) fn tournament(&self) -> bool {
        self.mode == Mode::Tournament
    }

    /// The card of the open stack.
    pub(crate) fn open_card(&self) -> Option<Card> {
        match self.mode {
            Mode::Gold => Some(Card::MerchantGuild),
            Mode::Turmoil => Some(Card::HedgeTavern),
            Mode::Progress => Some(Card::University),
            _ => None,
        }
    }

    /// Whether cards of this set are played with, by a common pool.
    pub(crate) fn uses(&self, set: Set) -> bool {
        match self.mode {
            Mode::First => set == Set::Base,
            Mode::Gold => matches!(set, Set::Base | Set::Gold),
            Mode::Turmoil => matches!(set, Set::Base | Set::Turmoil),
            Mode::Progress => matches!(set, Set::Base | Set::Progress),
            Mode::Princes | Mode::Tournament => true,
        }
    }

    /// How many copies of a card lie in the common stacks of this game.
    pub(crate) fn copies(&self, card: Card) -> u8 {
        match self.mode {
            Mode::Princes => card.count() - card.moons(),
            _ if self.uses(card.set()) && self.open_card() != Some(card) => card.count(),
            _ => 0,
        }
    }
}

/// The setups with a name.
pub(crate) fn variants() -> Vec<Variant<Setup>> {
    let words = |en: &str, de: &str| Words { en: en.into(), de: de.into() };
    let variant =
        |id, mode, name: Words, about: Words| Variant { id, name, about, setup: Setup::new(mode) };
    vec![
        variant(
            "first",
            Mode::First,
            words("First game", "Erstes Spiel"),
            words(
                "Two young realms race to seven points.",
                "Zwei junge Reiche im Wettlauf um sieben Punkte.",
            ),
        ),
        variant(
            "gold",
            Mode::Gold,
            words("Era of Gold", "Zeit des Goldes"),
            words(
                "Trade ships, guilds and pirates, to twelve points.",
                "Handelsschiffe, Gilden und Piraten, bis zwölf Punkte.",
            ),
        ),
        variant(
            "turmoil",
            Mode::Turmoil,
            words("Era of Turmoil", "Zeit der Wirren"),
            words(
                "Attacks from the dark and those who ward them off, to twelve points.",
                "Angriffe aus dem Dunkel und wer sie abwehrt, bis zwölf Punkte.",
            ),
        ),
        variant(
            "progress",
            Mode::Progress,
            words("Era of Progress", "Zeit des Fortschritts"),
            words(
                "Universities and great buildings against the plague, to twelve points.",
                "Universitäten und große Bauten gegen die Pest, bis zwölf Punkte.",
            ),
        ),
        variant(
            "princes",
            Mode::Princes,
            words("Duel of the Princes", "Duell der Fürsten"),
            words(
                "The best of all three eras, to thirteen points.",
                "Das Beste aus allen drei Zeiten, bis dreizehn Punkte.",
            ),
        ),
        variant(
            "tournament",
            Mode::Tournament,
            words("Tournament", "Turnier"),
            words(
                "Each with a deck of their own, to thirteen points.",
                "Alle mit eigenem Deck, bis dreizehn Punkte.",
            ),
        ),
    ]
}
