//! All that is fixed before the first move, and the setups that have a name.

use hex::{Corner, Hex, Side};
use serde::{Deserialize, Serialize};
use table::{Seat, Variant, Words};

use crate::cards::{Deck, Hand};
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
    /// Laid out by chance.
    Variable(Shuffle),
    /// Given as data.
    Given(Layout),
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
    /// How many offers each player makes in vain in a turn at most (OPTION-13). Written only where it is not
    /// the usual number, so that setups from before this rule read as they did.
    #[serde(skip_serializing_if = "is_usual")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub offers_per_turn: u8,
}

/// How many offers each player usually makes in vain in a turn at most.
const OFFERS: u8 = 20;

fn is_usual(offers: &u8) -> bool {
    *offers == OFFERS
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
            offers_per_turn: OFFERS,
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
    /// Who holds the longest road; matters only where several have the same length.
    #[serde(default)]
    pub longest_road: Option<Seat>,
    /// Who holds the largest army; matters only where several have as many knights.
    #[serde(default)]
    pub largest_army: Option<Seat>,
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
    let variant = |id, en: &str, de: &str, setup| Variant {
        id,
        name: Words { en: en.into(), de: de.into() },
        setup,
    };
    vec![
        variant(
            "variable-4",
            "Variable island for four",
            "Variable Insel zu viert",
            Setup::variable(4),
        ),
        variant(
            "variable-3",
            "Variable island for three",
            "Variable Insel zu dritt",
            Setup::variable(3),
        ),
        variant("beginner-4", "First island for four", "Erste Insel zu viert", Setup::beginner(4)),
        variant("beginner-3", "First island for three", "Erste Insel zu dritt", Setup::beginner(3)),
        variant(
            "random-4",
            "Random chips and harbours for four",
            "Zufällige Chips und Häfen zu viert",
            shuffled(4, Chips::Random, Harbours::Shuffled),
        ),
        variant(
            "strict-4",
            "Trade before building, as the book has it, for four",
            "Erst handeln, dann bauen, wie es im Buch steht, zu viert",
            strict(shuffled(4, Chips::Letters, Harbours::Frame)),
        ),
        variant("variable-5", "Large island for five", "Große Insel zu fünft", Setup::variable(5)),
        variant("variable-6", "Large island for six", "Große Insel zu sechst", Setup::variable(6)),
        variant(
            "fixed-6",
            "Large fixed island for six",
            "Große feste Insel zu sechst",
            Setup { board: BoardChoice::Six, ..Setup::variable(6) },
        ),
        variant("duo", "Two players", "Zu zweit", Setup::variable(2)),
    ]
}
