//! All that is fixed before the first move, and the setups that have a name.

use std::ops::RangeInclusive;

use hex::{Corner, Hex, Side};
use serde::{Deserialize, Serialize};
use table::{Seat, Variant, Words};

use crate::cards::{Deck, Hand};
use crate::full::{ByTrack, DragonView, Face, Helper, Letters, Progress, Rank};
use crate::layout::Layout;
use crate::plan::{Cells, Chips, Harbours, Shuffle};

/// All that is fixed before the first move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play: two to six.
    pub players: u8,
    /// The board.
    pub board: BoardChoice,
    /// The pieces that stand on it at the start.
    #[serde(default)]
    pub pieces: Pieces,
    /// Who starts; not used where the given pieces say whose turn it is.
    #[serde(default)]
    pub start: Start,
    /// Where the robber starts, where there are several deserts.
    #[serde(default)]
    pub robber: RobberStart,
    /// The switches.
    #[serde(default)]
    pub options: Options,
    /// The scenarios that are played with.
    #[serde(default, skip_serializing_if = "With::is_nothing")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<With>"))]
    pub with: With,
}

/// Scenarios that are added to the island.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct With {
    /// Best Friends.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub friends: bool,
    /// The Helpers.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub helpers: bool,
    /// The Erie Canal.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub erie: bool,
    /// Cities & Knights.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub knights: bool,
    /// The pirate, on a board with ships (SEA-14).
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub pirate: bool,
    /// Points for the first settlement on another island, on a board with ships (SEA-22).
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub island_points: bool,
}

impl With {
    fn is_nothing(&self) -> bool {
        *self == With::default()
    }
}

/// What is as always is not written down.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
pub(crate) fn is_false(on: &bool) -> bool {
    !*on
}

/// Which board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum BoardChoice {
    /// The beginners' board.
    Beginner,
    /// The fixed board for five and six.
    Six,
    /// A country map of the house.
    Country {
        /// Which.
        map: Map,
    },
    /// A board with ships of the house, the one for so many players.
    Sea {
        /// Which.
        chart: Seas,
    },
    /// Laid out by chance.
    Variable(Shuffle),
    /// Given as data.
    Given(Layout),
}

/// A country map of the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Map {
    /// Corsica.
    Corsica,
    /// New York.
    NewYork,
}

/// A board with ships of the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Seas {
    /// A large island and a small one.
    TwoIslands,
    /// Four islands, to found on any of them.
    FourIslands,
    /// A small home among many islets.
    Archipelago,
    /// The home island and the enchanted island, for three and four.
    Enchanted,
}

/// The pieces on the board at the start.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Pieces {
    /// None: the founding phase comes first.
    #[default]
    Founding,
    /// The beginners' pieces and first cards.
    Beginner,
    /// Any position between two steps of a turn.
    Given(Box<Arrangement>),
}

/// Who starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum Start {
    /// Chance decides.
    #[default]
    Lot,
    /// This seat starts.
    Seat {
        /// Which.
        seat: Seat,
    },
}

/// Who chooses the robber's desert where there are several (SIX-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RobberStart {
    /// The start player.
    #[default]
    Choice,
    /// Chance.
    Lot,
}

/// How many points may be asked for (OPTION-1).
pub(crate) const POINTS: RangeInclusive<u8> = 3..=21;

/// The switches of the game; each default is the usual rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Points that win (OPTION-1).
    pub points_to_win: u8,
    /// All trading before the first building of a turn (OPTION-2).
    pub strict_order: bool,
    /// With more cards than this a seven costs half of them (OPTION-3).
    pub hand_limit: u8,
    /// A single claimant gets what is left of a short resource (OPTION-4).
    pub single_claim_pays: bool,
    /// The robber spares players with two visible points or fewer (OPTION-5).
    pub friendly_robber: bool,
    /// A seven costs large hands half of their cards (OPTION-6).
    pub discards: bool,
    /// The robber steals a card (OPTION-7).
    pub steals: bool,
    /// The game ends without a winner after this many turns (OPTION-8).
    pub turn_limit: Option<u32>,
    /// The special building phase; where it is not said, on for five and six (OPTION-9).
    pub special_building: Option<bool>,
    /// Players trade with each other (OPTION-11).
    pub player_trade: bool,
    /// Offers and proposals are among the listed decisions (OPTION-13).
    #[serde(skip_serializing_if = "is_true")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub listed_offers: bool,
    /// How many offers each player makes in vain in a turn at most; where it is not said, any number
    /// (OPTION-14). Whoever opens a table to strangers says it (`Game::hosted`).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub offers_per_turn: Option<u8>,
}

/// How many offers in vain are enough at a table with strangers.
pub(crate) const OFFERS: u8 = 20;

/// What is as always is not written down.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
fn is_true(on: &bool) -> bool {
    *on
}

impl Default for Options {
    fn default() -> Options {
        Options {
            points_to_win: 10,
            strict_order: false,
            hand_limit: 7,
            single_claim_pays: true,
            friendly_robber: false,
            discards: true,
            steals: true,
            turn_limit: None,
            special_building: None,
            player_trade: true,
            listed_offers: true,
            offers_per_turn: None,
        }
    }
}

/// A position between two steps of a turn, as data.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Arrangement {
    /// What each seat has, in order.
    pub seats: Vec<Holdings>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// Whether that player has rolled.
    #[serde(default)]
    pub rolled: bool,
    /// Where the robber stands; where it is not said, where the board has it.
    #[serde(default)]
    pub robber: Option<Hex>,
    /// Where the pirate stands; where it is not said, where the board has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pirate: Option<Hex>,
    /// The dragons that are left on the enchanted island; where it is not said, all of them, face down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub dragons: Option<Vec<DragonView>>,
    /// Who holds the longest road; matters only where several have the same length.
    #[serde(default)]
    pub longest_road: Option<Seat>,
    /// Who holds the largest army; matters only where several have as many knights.
    #[serde(default)]
    pub largest_army: Option<Seat>,
    /// What of Cities & Knights belongs to no seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub barbarians: Option<Barbarians>,
}

/// The barbarians and the merchant, where pieces are given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Barbarians {
    /// How many steps they have come.
    pub steps: u8,
    /// Whether they have attacked before.
    pub attacked: bool,
    /// Where the merchant stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub merchant: Option<Hex>,
    /// Whose the merchant is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub merchant_of: Option<Seat>,
}

/// What one seat has on the board and in the hand.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Holdings {
    /// Settlements.
    pub settlements: Vec<Corner>,
    /// Cities.
    pub cities: Vec<Corner>,
    /// Roads.
    pub roads: Vec<Side>,
    /// Resource cards.
    pub hand: Hand,
    /// Development cards not played yet; none of them was bought in this turn.
    pub cards: Deck,
    /// Development cards played.
    pub played: Deck,
    /// What it has of the scenarios.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub kept: Option<Kept>,
}

/// What one seat has of the scenarios.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Kept {
    /// Favour letters; none of them was received in this turn.
    pub letters: Letters,
    /// Victory chips of the master builders.
    pub chips: u8,
    /// The helper; where none is said, one of those that are left.
    pub helper: Option<Helper>,
    /// Which face of it is up.
    pub face: Face,
    /// Canal counters.
    pub counters: u8,
    /// The strengths of the dragons it has beaten.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u8>>"))]
    pub beaten: Vec<u8>,
    /// Ships.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Side>>"))]
    pub ships: Vec<Side>,
    /// What it has of Cities & Knights.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub order: Option<Order>,
}

/// What one seat has of Cities & Knights.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Order {
    /// Its levels.
    pub levels: ByTrack,
    /// Its cities with a metropolis: of trade, politics, science.
    pub metropolises: [Option<Corner>; 3],
    /// Its cities with a wall.
    pub walls: Vec<Corner>,
    /// Those of its cities that lie down as settlements.
    pub lying: Vec<Corner>,
    /// Its knights; those that are active have been so before this turn.
    pub knights: Vec<GivenKnight>,
    /// Progress cards that it holds, or that lie before it for a point.
    pub progress: Vec<Progress>,
    /// Cards for defending the island.
    pub defender: u8,
}

/// A knight that is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GivenKnight {
    /// Where it stands.
    pub at: Corner,
    /// Its rank.
    pub rank: Rank,
    /// Whether it is active.
    #[serde(default)]
    pub active: bool,
}

impl Setup {
    /// The usual game on a shuffled board.
    pub fn variable(players: u8) -> Setup {
        let shuffle = Shuffle { cells: None, chips: Chips::Letters, harbours: Harbours::Printed };
        Setup {
            players,
            board: BoardChoice::Variable(shuffle),
            pieces: Pieces::Founding,
            start: Start::Lot,
            robber: RobberStart::Choice,
            options: Options::default(),
            with: With::default(),
        }
    }

    /// The beginners' board with its pieces.
    pub fn beginner(players: u8) -> Setup {
        Setup { board: BoardChoice::Beginner, pieces: Pieces::Beginner, ..Setup::variable(players) }
    }

    /// A position on a board, for studies and tests.
    pub fn given(board: BoardChoice, arrangement: Arrangement) -> Setup {
        Setup { board, pieces: Pieces::Given(Box::new(arrangement)), ..Setup::variable(0) }
            .for_seats()
    }

    fn for_seats(mut self) -> Setup {
        if let Pieces::Given(arrangement) = &self.pieces {
            self.players = arrangement.seats.len() as u8;
        }
        self
    }

    /// This setup without trade between players: for machines that do not make offers.
    #[must_use]
    pub fn without_player_trade(mut self) -> Setup {
        self.options.player_trade = false;
        self
    }

    pub(crate) fn special_building(&self) -> bool {
        self.options.special_building.unwrap_or(self.players >= 5)
    }

    /// Whether it is played on a country map.
    pub(crate) fn is_country(&self) -> bool {
        match &self.board {
            BoardChoice::Country { .. } => true,
            BoardChoice::Given(layout) => layout.country.is_some(),
            _ => false,
        }
    }

    /// Whether it is played on a board with ships.
    pub fn has_ships(&self) -> bool {
        match &self.board {
            BoardChoice::Sea { .. } => true,
            BoardChoice::Given(layout) => layout.chart.is_some(),
            _ => false,
        }
    }

    pub(crate) fn cells_of(&self, shuffle: Shuffle) -> Cells {
        shuffle.cells.unwrap_or(if self.players >= 5 { Cells::Six } else { Cells::Base })
    }
}

/// The setups with a name.
pub(crate) fn variants() -> Vec<Variant<Setup>> {
    let shuffled = |players, chips, harbours| Setup {
        board: BoardChoice::Variable(Shuffle { cells: None, chips, harbours }),
        ..Setup::variable(players)
    };
    let strict = |mut setup: Setup| {
        setup.options.strict_order = true;
        setup
    };
    let words = |en: &str, de: &str| Words { en: en.into(), de: de.into() };
    let shuffled_island = |id, players| Variant {
        id,
        name: words("Shuffled island", "Gemischte Insel"),
        about: words(
            "The landscapes lie anew in every game, and everybody founds two settlements.",
            "Die Landschaften liegen in jeder Partie anders, und alle gründen zwei Siedlungen.",
        ),
        setup: Setup::variable(players),
    };
    let first_island = |id, players| Variant {
        id,
        name: words("First island", "Erste Insel"),
        about: words(
            "A balanced island with the first settlements in place: roll the dice at once.",
            "Eine ausgewogene Insel, auf der die ersten Siedlungen schon stehen: gleich würfeln.",
        ),
        setup: Setup::beginner(players),
    };
    let large_island = |id, players| Variant {
        id,
        name: words("Large island", "Große Insel"),
        about: words(
            "Thirty hexes, laid anew in every game, and building between the turns.",
            "Dreißig Felder, in jeder Partie anders, und gebaut wird auch zwischen den Zügen.",
        ),
        setup: Setup::variable(players),
    };
    vec![
        shuffled_island("variable-4", 4),
        shuffled_island("variable-3", 3),
        first_island("beginner-4", 4),
        first_island("beginner-3", 3),
        Variant {
            id: "random-4",
            name: words("Wild island", "Wilde Insel"),
            about: words(
                "Chips and harbours lie by chance too; only red chips never touch.",
                "Auch Zahlen und Häfen liegen zufällig; nur rote Zahlen berühren sich nie.",
            ),
            setup: shuffled(4, Chips::Random, Harbours::Shuffled),
        },
        Variant {
            id: "strict-4",
            name: words("By the book", "Nach dem Buch"),
            about: words(
                "First trade, then build, in every turn; the pieces of the coast are joined by chance.",
                "In jedem Zug erst handeln, dann bauen; die Küstenteile werden zufällig gelegt.",
            ),
            setup: strict(shuffled(4, Chips::Letters, Harbours::Frame)),
        },
        large_island("variable-5", 5),
        large_island("variable-6", 6),
        Variant {
            id: "fixed-6",
            name: words("Large first island", "Große erste Insel"),
            about: words(
                "The balanced board for six: the landscapes are fixed, the settlements are yours.",
                "Der ausgewogene Plan für sechs: feste Landschaften, frei gegründete Siedlungen.",
            ),
            setup: Setup { board: BoardChoice::Six, ..Setup::variable(6) },
        },
        Variant {
            id: "duo",
            name: words("For two", "Zu zweit"),
            about: words(
                "The usual island and its rules for two players, which the printed rules do not know.",
                "Die gewohnte Insel mit ihren Regeln zu zweit, was das Regelheft nicht kennt.",
            ),
            setup: Setup::variable(2),
        },
        Variant {
            id: "versus",
            name: words("One against one", "Eins gegen eins"),
            about: words(
                "The race to 15: no trade with each other, nine cards are safe, the robber spares beginners.",
                "Das Rennen bis 15: kein Handel miteinander, neun Karten sind sicher, der Räuber schont den Anfang.",
            ),
            setup: versus(),
        },
    ]
}

/// What two who play for speed usually agree on.
fn versus() -> Setup {
    let mut setup = Setup::variable(2);
    setup.options.points_to_win = 15;
    setup.options.hand_limit = 9;
    setup.options.friendly_robber = true;
    setup.without_player_trade()
}
