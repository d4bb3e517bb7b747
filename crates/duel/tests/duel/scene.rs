//! A small language for rule tests: put a position down, play, say what must come of it.
//!
//! Everything goes through the public contract. Places are written as text: landscapes `"-2U"`, sites `"1La"`,
//! stores as landscapes or `"cache"`. Both realms of the start have forest, gold field and fields above the row
//! (`-2U 0U 2U`), hills, pasture and mountains below it (`-2L 0L 2L`).

use duel::{Card, Decision, Deck, Duel, Face, Mode, Player, Scene, SceneLand, Setup};
use realm::testing::outer_lands;
use realm::{Ground, Terrain};
use table::testing::broken_rules;
use table::{Rule, Seat};

pub(crate) use realm::testing::{amounts, ground, kind, land, slot, store};

pub(crate) use crate::play::{Cache, Cards, Play, begin};

realm::card_words!(duel);

/// The player with the red start cards.
pub(crate) const RED: usize = 0;
/// The player with the blue start cards.
pub(crate) const BLUE: usize = 1;

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number)
}

#[track_caller]
pub(crate) fn ship(from: &str, to: &str) -> Decision {
    Decision::Ship { from: land(from), to: store(to) }
}

/// A position to be put down: the start of Red's turn in the realms of the start, unless said otherwise.
#[derive(Clone)]
pub(crate) struct Board {
    setup: Setup,
    scene: Scene,
}

impl Board {
    pub(crate) fn new(mode: Mode) -> Board {
        Board { setup: Setup::new(mode), scene: Scene::default() }
    }

    /// The first game.
    pub(crate) fn first() -> Board {
        Board::new(Mode::First)
    }

    /// The tournament with these decks, open to both.
    pub(crate) fn tournament(red: Deck, blue: Deck) -> Board {
        Board::new(Mode::Tournament).with(|setup| setup.decks = [Some(red), Some(blue)])
    }

    /// With these switches changed.
    pub(crate) fn with(mut self, change: impl FnOnce(&mut Setup)) -> Board {
        change(&mut self.setup);
        self
    }

    /// Whose turn begins.
    pub(crate) fn turn(mut self, number: usize) -> Board {
        self.scene.on_turn = number;
        self
    }

    /// What Red has.
    pub(crate) fn red(self, change: impl FnOnce(&mut Seated)) -> Board {
        self.player(RED, change)
    }

    /// What Blue has.
    pub(crate) fn blue(self, change: impl FnOnce(&mut Seated)) -> Board {
        self.player(BLUE, change)
    }

    pub(crate) fn player(mut self, number: usize, change: impl FnOnce(&mut Seated)) -> Board {
        change(&mut Seated(&mut self.scene.players[number]));
        self
    }

    /// The discard pile, the top card last.
    pub(crate) fn discarded(mut self, cards: &[Card]) -> Board {
        self.scene.discarded = cards.to_vec();
        self
    }

    /// How many events come before Yule.
    pub(crate) fn before_yule(mut self, count: u8) -> Board {
        self.scene.before_yule = Some(count);
        self
    }

    pub(crate) fn setup(mut self) -> Setup {
        self.setup.scene = Some(Box::new(self.scene));
        self.setup
    }

    /// The position, which must be sound, before the roll.
    #[track_caller]
    pub(crate) fn play(self) -> Play {
        begin(&self.setup())
    }

    /// The position in the action phase, after a roll that concerned nobody if the scene lets it: trade, and a number.
    #[track_caller]
    pub(crate) fn rolled(self, number: u8) -> Play {
        let mut play = self.play();
        play.roll(number, Face::Trade);
        play
    }
}

/// What one player has, while the scene is put down.
pub(crate) struct Seated<'a>(&'a mut Player);

impl Seated<'_> {
    /// What lies on the landscapes of the start, by letters; all others hold nothing.
    #[track_caller]
    pub(crate) fn holds(&mut self, letters: &str) -> &mut Self {
        self.0.stocks = Some(Default::default());
        for letter in letters.chars() {
            let at = ["-2U", "-2L", "0L", "2U", "2L", "0U"][kind(letter).index()];
            *self.0.stocks.get_or_insert_default().entry(store(at)).or_default() += 1;
        }
        self
    }

    /// What lies in this store; those that are not named hold nothing.
    #[track_caller]
    pub(crate) fn stock(&mut self, at: &str, count: u8) -> &mut Self {
        self.0.stocks.get_or_insert_default().insert(store(at), count);
        self
    }

    /// A further settlement at an end of the row, with its upper and its lower landscape.
    pub(crate) fn settlement(&mut self, column: i8, upper: Ground, lower: Ground) -> &mut Self {
        self.0.settlements.push(column);
        let lands = outer_lands(column).into_iter().zip([upper, lower]);
        self.0.lands.extend(lands.map(|(at, ground)| SceneLand { at, ground }));
        self
    }

    /// Another landscape than that of the start.
    #[track_caller]
    pub(crate) fn land(&mut self, at: &str, terrain: Terrain, number: u8) -> &mut Self {
        self.0.lands.push(SceneLand { at: land(at), ground: ground(terrain, number) });
        self
    }

    /// A city on the settlement in this column.
    pub(crate) fn city(&mut self, column: i8) -> &mut Self {
        self.0.cities.push(column);
        self
    }

    /// A road at an end of the row.
    pub(crate) fn road(&mut self, column: i8) -> &mut Self {
        self.0.roads.push(column);
        self
    }

    /// An expansion.
    #[track_caller]
    pub(crate) fn card(&mut self, at: &str, card: Card) -> &mut Self {
        self.0.cards.insert(slot(at), card);
        self
    }

    #[track_caller]
    pub(crate) fn cache(&mut self, at: &str) -> &mut Self {
        self.0.cache = Some(land(at));
        self
    }

    pub(crate) fn hand(&mut self, cards: &[Card]) -> &mut Self {
        self.0.hand.extend_from_slice(cards);
        self
    }
}

/// The rules that a setup breaks, in order and each once.
pub(crate) fn faults(setup: &Setup) -> Vec<Rule> {
    broken_rules::<Duel>(setup)
}
