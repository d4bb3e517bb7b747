//! From the setup to the first decision: the box, the layout, the start player, the robber.

use std::sync::{Arc, LazyLock};

use hex::{Grid, HexId, Id};
use serde::Deserialize;
use table::{Faults, Rule, Seat, Silent, Sink, shelf};

use crate::beginner;
use crate::board::Board;
use crate::cards::{Deck, Development, Hand};
use crate::chart;
use crate::country;
use crate::course::{Course, EventOf};
use crate::decision::Event;
use crate::layout::{Laid, Layout};
use crate::plan::{Cells, Chips, Plan, Shuffle};
use crate::position::{Phase, Position};
use crate::rules::{base, option, six};
use crate::setup::{BoardChoice, POINTS, Pieces, RobberStart, Setup, Start};

impl<C: Course<W>, const W: usize> Position<C, W> {
    /// The position before the first move.
    pub(crate) fn begin(setup: &Setup) -> Result<Position<C, W>, Faults> {
        let mut faults = Faults::none();
        setup.check_numbers(&mut faults);
        C::check_setup(setup, &mut faults);
        let board = setup.board::<C, W>(&mut faults);
        let (bank, pile) = box_for::<C, W>(setup);
        if let (Some((grid, _)), Some(arrangement)) = (&board, setup.arrangement()) {
            arrangement.check(setup.players.into(), grid, (bank, pile), &mut faults);
            C::check_given(setup, &arrangement, grid, &mut faults);
        }
        let Some((grid, layout)) = board else { return Err(faults) };
        faults.into_result()?;
        let mut board = match layout {
            Some(layout) => Board::laid(setup.clone(), grid, layout),
            None => Board::unlaid(setup.clone(), grid),
        };
        C::furnish(&mut board);
        let (laid, own) = (board.layout.is_some(), C::start(&board));
        let mut position = Position::blank(own, Arc::new(board), bank, pile);
        if laid {
            position.after_laying(&mut Silent);
        }
        Ok(position)
    }

    /// What is laid out by chance.
    pub(crate) fn plan(&self) -> (&'static Plan, Shuffle) {
        match self.board.setup.board {
            BoardChoice::Variable(shuffle) => {
                (Plan::of(self.board.setup.cells_of(shuffle)), shuffle)
            }
            _ => unreachable!("only a variable board is laid out by chance"),
        }
    }

    pub(crate) fn lay(&mut self, layout: &Layout, sink: &mut impl Sink<EventOf<C, W>>) {
        let (setup, grid) = (self.board.setup.clone(), self.board.grid.clone());
        self.board = Arc::new(Board::laid(setup, grid, layout.clone().into()));
        sink.tell(|| Event::Laid);
        self.after_laying(sink);
    }

    fn after_laying(&mut self, sink: &mut impl Sink<EventOf<C, W>>) {
        let given = match &self.board.setup.pieces {
            Pieces::Given(arrangement) => arrangement.turn,
            _ => None,
        };
        match (given, self.board.setup.start) {
            (Some(seat), _) | (None, Start::Seat { seat }) => self.start_with(seat, sink),
            (None, Start::Lot) => self.phase = Phase::DrawingLots,
        }
    }

    pub(crate) fn start_with(&mut self, seat: Seat, sink: &mut impl Sink<EventOf<C, W>>) {
        self.start = seat;
        self.turn.seat = seat;
        sink.tell(|| Event::Starts { seat });
        let arranged = match &self.board.setup.pieces {
            Pieces::Given(arrangement) => arrangement.robber,
            _ => None,
        };
        let printed = self.board.layout.as_ref().and_then(|layout| layout.robber);
        let mut deserts = self.board.deserts.iter();
        match arranged.or(printed).and_then(|hex| self.board.grid.hex_id(hex)) {
            Some(hex) => self.robber = hex,
            None if self.board.deserts.len() > 1 => {
                self.phase = match self.board.setup.robber {
                    RobberStart::Choice => Phase::PlacingRobber,
                    RobberStart::Lot => Phase::DrawingDesert,
                };
                return;
            }
            None => self.robber = deserts.next().unwrap_or(HexId::from_index(0)),
        }
        self.begin_play(sink);
    }

    /// The robber stands: the founding phase begins, or the first turn with the given pieces.
    pub(crate) fn begin_play(&mut self, sink: &mut impl Sink<EventOf<C, W>>) {
        if let Pieces::Founding = self.board.setup.pieces {
            self.phase = Phase::FoundingSettlement { placed: 0 };
        } else {
            self.begin_arranged(sink);
        }
    }
}

/// The cards in the box for this setup.
pub(crate) fn box_for<C: Course<W>, const W: usize>(setup: &Setup) -> (Hand, Deck) {
    let (bank, pile) = island_box(setup.players);
    C::fill_box(setup, bank, pile)
}

/// The island's cards for this many players (BASE-3, BASE-4, SIX-2).
fn island_box(players: u8) -> (Hand, Deck) {
    #[derive(Deserialize)]
    struct File {
        development: Vec<Card>,
    }

    #[derive(Deserialize)]
    struct Card {
        id: String,
        count: u8,
        count_six: u8,
    }

    static DECKS: LazyLock<[Deck; 2]> = LazyLock::new(|| {
        let file: File = shelf::read(shelf::CARDS_DEVELOPMENT);
        let kind = |id: &str| match id {
            "knight" => Development::Knight,
            "road-building" => Development::RoadBuilding,
            "year-of-plenty" => Development::YearOfPlenty,
            "monopoly" => Development::Monopoly,
            "victory-point" => Development::VictoryPoint,
            other => panic!("there is no development card {other}"),
        };
        let mut decks = [Deck::NONE; 2];
        for card in file.development {
            decks[0][kind(&card.id)] = card.count;
            decks[1][kind(&card.id)] = card.count_six;
        }
        decks
    });
    if players >= 5 { (Hand::new([24; 5]), DECKS[1]) } else { (Hand::new([19; 5]), DECKS[0]) }
}

impl Setup {
    /// Notes numbers that are out of their limits.
    fn check_numbers(&self, faults: &mut Faults) {
        const LIMIT: Rule = Rule::table(8);
        let Setup { players, options, .. } = self;
        faults.expect((2..=6).contains(players), LIMIT, "players", || {
            format!("{players} cannot play: the game is for two to six")
        });
        let points = options.points_to_win;
        faults.expect(POINTS.contains(&points), option(1), "options.points_to_win", || {
            format!("{points} points cannot win a game: 3 to 21 can")
        });
        faults.expect(options.turn_limit != Some(0), option(8), "options.turn_limit", || {
            "a game needs at least one turn".into()
        });
        let offers = options.offers_per_turn;
        faults.expect(offers != Some(0), option(14), "options.offers_per_turn", || {
            "without any offers, trade between players is switched off instead".into()
        });
        if let Start::Seat { seat } = self.start {
            faults.expect(seat.index() < (*players).into(), Rule::table(5), "start.seat", || {
                format!("there is no seat {seat} at a table of {players}")
            });
        }
        if let Pieces::Beginner = self.pieces {
            faults.expect(*players <= 4, six(15), "pieces", || {
                "the beginners' pieces are for up to four".into()
            });
            faults.expect(self.board == BoardChoice::Beginner, base(8), "pieces", || {
                "the beginners' pieces stand on the beginners' board".into()
            });
        }
        if let BoardChoice::Variable(shuffle) = self.board
            && let Chips::LettersFrom { corner } = shuffle.chips
        {
            let corners = Plan::of(self.cells_of(shuffle)).corner_count();
            faults.expect(usize::from(corner) < corners, LIMIT, "board.chips.corner", || {
                format!("there is no corner hex {corner}: they are counted from 0 to 5")
            });
        }
    }

    /// The grid, and the layout where it is known; notes what is wrong with them.
    fn board<C: Course<W>, const W: usize>(
        &self,
        faults: &mut Faults,
    ) -> Option<(Arc<Grid<W>>, Option<Laid>)> {
        let layout = match &self.board {
            BoardChoice::Beginner => beginner::layout(),
            BoardChoice::Six => Plan::of(Cells::Six).printed.clone()?,
            BoardChoice::Country { map } => {
                let map = country::of(*map);
                return Some((C::grid(&map.grids), Some(map.layout.clone())));
            }
            BoardChoice::Sea { chart } => {
                let house = chart::of(*chart, self.players);
                return Some((C::wide_grid(&house.grid)?, Some(house.layout.clone())));
            }
            BoardChoice::Given(layout) => layout.clone().named_from_land(),
            BoardChoice::Variable(shuffle) => {
                return Some((C::grid(&Plan::of(self.cells_of(*shuffle)).grids), None));
            }
        };
        let founders = if self.pieces == Pieces::Founding { self.players.into() } else { 0 };
        let grid = layout.check(self.players, founders, faults)?;
        Some((Arc::new(grid), Some(layout.into())))
    }
}
