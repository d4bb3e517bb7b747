//! A small language for rule tests: put a position down, play, say what must come of it.
//!
//! Everything goes through the public contract. Places are written as text: landscapes `"-2U"`, sites `"1La"`. Both
//! realms have forest, hills and pasture above the row (`-2U 0U 2U`), fields, mountains and gold river below it
//! (`-2L 0L 2L`); Red's numbers are 4 5 3 and 1 2 6, Blue's 5 6 4 and 2 3 1, Green's 2 3 1 and 5 6 4.

use classic::{Card, Classic, Decision, Face, Mode, Player, Scene, SceneLand, SceneWizard, Setup};
use realm::Ground;
use realm::testing::{outer_lands, site_at};
use table::testing::broken_rules;
use table::{Rule, Seat};

pub(crate) use realm::testing::{amounts, ground, kind, land, slot, store};

pub(crate) use crate::play::{Cards, Magic, Play, begin};

realm::card_words!(classic);

/// The player with the first set of start cards.
pub(crate) const RED: usize = 0;
/// The player with the second set.
pub(crate) const BLUE: usize = 1;
/// The player with the third set.
pub(crate) const GREEN: usize = 2;

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number)
}

#[track_caller]
pub(crate) fn demolish(at: &str) -> Decision {
    Decision::Demolish { at: slot(at) }
}

#[track_caller]
pub(crate) fn offer(to: usize, give: &str, want: &str) -> Decision {
    Decision::Offer { to: seat(to), give: amounts(give), want: amounts(want) }
}

pub(crate) fn stack(stack: u8) -> Decision {
    Decision::Stack { stack }
}

pub(crate) fn citadel(column: i8) -> Decision {
    Decision::Citadel { at: site_at(column) }
}

#[track_caller]
pub(crate) fn station(card: Card, at: &str) -> Decision {
    Decision::Station { card, at: land(at) }
}

#[track_caller]
pub(crate) fn charge(at: &str) -> Decision {
    Decision::Charge { at: land(at) }
}

#[track_caller]
pub(crate) fn spend(from: &str) -> Decision {
    Decision::Spend { from: land(from) }
}

#[track_caller]
pub(crate) fn mark(at: &str) -> Decision {
    Decision::Mark { at: land(at) }
}

pub(crate) fn choose(number: usize) -> Decision {
    Decision::Choose { seat: seat(number) }
}

pub(crate) fn post(card: Card, right: bool) -> Decision {
    Decision::Post { card, right }
}

pub(crate) fn cast(card: Card) -> Decision {
    Decision::Cast { card }
}

/// A position to be put down: the start of Red's turn in the realms of the start, unless said otherwise. Nobody holds
/// resources that are not named.
#[derive(Clone)]
pub(crate) struct Board {
    setup: Setup,
    scene: Scene,
}

impl Board {
    pub(crate) fn new(mode: Mode) -> Board {
        let poor = Player { stocks: Some(Default::default()), ..Player::default() };
        let scene = Scene { players: vec![poor; 2], ..Scene::default() };
        Board { setup: Setup::new(mode), scene }
    }

    /// Three play.
    pub(crate) fn three(mode: Mode) -> Board {
        let mut board = Board::new(mode);
        board.scene.players.push(board.scene.players[0].clone());
        Board { setup: Setup::for_three(mode), ..board }
    }

    /// Three play, and everybody has two cities, so that every action may be played against everybody.
    pub(crate) fn grown(mode: Mode) -> Board {
        let cities = |seated: &mut Seated| _ = seated.city(-1).city(1);
        Board::three(mode).red(cities).blue(cities).green(cities)
    }

    /// The base game.
    pub(crate) fn base() -> Board {
        Board::new(Mode::Base)
    }

    /// The extended game: Red has a citadel at -1 with Hafli at the forest and Arsa at the hills, both with all their
    /// power, Blue a city at 1; so both have three points, and actions may be played.
    pub(crate) fn wizards() -> Board {
        Board::new(Mode::Wizards)
            .red(|red| {
                red.citadel(-1).wizard("-2U", Card::WizardHafli, 3);
                red.wizard("0U", Card::WizardArsa, 3);
            })
            .blue(|blue| _ = blue.city(1))
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

    /// How many turns were begun before.
    pub(crate) fn after_turns(mut self, count: u32) -> Board {
        self.scene.turns = Some(count);
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

    /// What Green has.
    pub(crate) fn green(self, change: impl FnOnce(&mut Seated)) -> Board {
        self.player(GREEN, change)
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

    pub(crate) fn setup(mut self) -> Setup {
        self.setup.scene = Some(Box::new(self.scene));
        self.setup
    }

    /// The position, which must be sound, before the roll.
    #[track_caller]
    pub(crate) fn play(self) -> Play {
        begin(&self.setup())
    }

    /// The position among the free actions, after a tournament that nobody has won and this number. Somebody must be
    /// asked about the tournament where a player has more knights.
    #[track_caller]
    pub(crate) fn rolled(self, number: u8) -> Play {
        let mut play = self.play();
        play.roll(number, Face::Tournament);
        play
    }

    /// The position among the free actions, after a mill that nobody owns and a six, which gives Red gold, Blue brick
    /// and Green ore.
    #[track_caller]
    pub(crate) fn milled(self) -> Play {
        let mut play = self.play();
        play.roll(6, Face::Mill);
        play
    }

    /// Both have four points, so that every action may be played, and the free actions begin.
    #[track_caller]
    pub(crate) fn open(self, number: u8) -> Play {
        let grown = |seated: &mut Seated| _ = seated.city(-1).city(1);
        self.red(grown).blue(grown).rolled(number)
    }
}

/// What one player has, while the scene is put down.
pub(crate) struct Seated<'a>(&'a mut Player);

impl Seated<'_> {
    /// What lies on the landscapes of the start, by letters.
    #[track_caller]
    pub(crate) fn holds(&mut self, letters: &str) -> &mut Self {
        for letter in letters.chars() {
            let at = ["-2U", "0U", "2U", "-2L", "0L", "2L"][kind(letter).index()];
            *self.0.stocks.get_or_insert_default().entry(store(at)).or_default() += 1;
        }
        self
    }

    /// What lies in this store.
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

    /// A city on the settlement in this column.
    pub(crate) fn city(&mut self, column: i8) -> &mut Self {
        self.0.cities.push(column);
        self
    }

    /// A citadel on the settlement in this column.
    pub(crate) fn citadel(&mut self, column: i8) -> &mut Self {
        self.0.citadels.push(column);
        self
    }

    /// A wizard at a landscape of a citadel.
    #[track_caller]
    pub(crate) fn wizard(&mut self, at: &str, card: Card, power: u8) -> &mut Self {
        self.0.wizards.push(SceneWizard { at: land(at), card, power });
        self
    }

    /// Cities in these columns.
    pub(crate) fn cities(&mut self, columns: &[i8]) -> &mut Self {
        self.0.cities.extend_from_slice(columns);
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

    /// A border post.
    pub(crate) fn post(&mut self, right: bool, card: Card) -> &mut Self {
        self.0.posts[usize::from(right)] = Some(card);
        self
    }

    pub(crate) fn hand(&mut self, cards: &[Card]) -> &mut Self {
        self.0.hand.extend_from_slice(cards);
        self
    }
}

/// The rules that a setup breaks, in order and each once.
pub(crate) fn faults(setup: &Setup) -> Vec<Rule> {
    broken_rules::<Classic>(setup)
}
