//! The island game keeps the contract of the house.

use std::sync::{Arc, LazyLock};

use hex::Grid;
use serde::Deserialize;
use table::{
    Book, BySeat, Chance, Excuse, Eye, Faults, Game, Refusal, Rule, Seat, SeatSet, Silent, Sink,
    Standing, Switch, ToAct, Variant, Weight, Words, shelf,
};

use crate::beginner;
use crate::board::Board;
use crate::cards::{Deck, Development, Hand};
use crate::decision::{Decision, Event, Outcome};
use crate::layout::Layout;
use crate::plan::{Cells, Chips, Plan};
use crate::rules::{self, option};
use crate::setup::{self, BoardChoice, POINTS, Pieces, Setup, Start};
use crate::state::{Island, Phase};
use crate::switches;
use crate::view::View;

impl Game for Island {
    const ID: &'static str = "island";

    type Setup = Setup;
    type Decision = Decision;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;

    fn name() -> Words {
        Words { en: "The Island".into(), de: "Die Insel".into() }
    }

    fn variants() -> Vec<Variant<Setup>> {
        setup::variants()
    }

    fn switches(setup: &Setup) -> Vec<Switch> {
        switches::of(setup)
    }

    fn hosted(mut setup: Setup) -> Setup {
        setup.options.offers_per_turn.get_or_insert(setup::OFFERS);
        setup
    }

    fn books() -> &'static [Book] {
        rules::books()
    }

    fn new(setup: &Setup) -> Result<Island, Faults> {
        let mut faults = Faults::none();
        let players = usize::from(setup.players);
        setup.check_numbers(&mut faults);
        let board = setup.board(&mut faults);
        let (bank, pile) = box_for(setup.players);
        if let (Some((grid, _)), Some(arrangement)) = (&board, setup.arrangement()) {
            arrangement.check(players, grid, (bank, pile), &mut faults);
        }
        let Some((grid, layout)) = board else { return Err(faults) };
        faults.into_result()?;
        let board = match layout {
            Some(layout) => Board::laid(setup.clone(), grid, layout),
            None => Board::unlaid(setup.clone(), grid),
        };
        let laid = board.layout.is_some();
        let mut island = Island::blank(Arc::new(board), bank, pile);
        if laid {
            island.after_laying(&mut Silent);
        }
        Ok(island)
    }

    fn seats(&self) -> usize {
        self.count()
    }

    #[inline]
    fn to_act(&self) -> ToAct {
        self.waits_for()
    }

    #[inline]
    fn decisions(&self, seat: Seat, out: &mut Vec<Decision>) {
        if seat.index() < self.count() {
            self.list(seat, out);
        }
    }

    fn excuse(&self, seat: Seat) -> Option<Excuse<Decision>> {
        self.excused(seat)
    }

    fn wishes(&self, seat: Seat) -> Vec<(&'static str, Decision)> {
        self.wished_by(seat)
    }

    fn check(&self, seat: Seat, choice: &Decision) -> Result<(), Refusal> {
        self.may(seat, choice)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, choice: &Decision, sink: &mut impl Sink<Event>) {
        self.carry_out(seat, choice, sink);
    }

    fn outcomes(&self, out: &mut Vec<(Outcome, Weight)>) -> bool {
        self.list_outcomes(out)
    }

    #[inline]
    fn sample(&self, chance: &mut impl Chance) -> Outcome {
        self.draw(chance)
    }

    fn check_outcome(&self, outcome: &Outcome) -> Result<(), Refusal> {
        self.may_come(outcome)
    }

    #[inline]
    fn apply_outcome(&mut self, outcome: &Outcome, sink: &mut impl Sink<Event>) {
        self.come(outcome, sink);
    }

    fn view(&self, eye: Eye) -> View {
        View::of(self, eye)
    }

    fn imagine(&self, seat: Seat, chance: &mut impl Chance) -> Island {
        self.imagined(seat, chance)
    }

    fn reveals_nothing(&self, seat: Seat, choice: &Decision) -> bool {
        self.is_silent(seat, choice)
    }

    fn standing(&self) -> Standing {
        let mut standing = Standing {
            points: BySeat::default(),
            winners: SeatSet::EMPTY,
            over: false,
            turns: self.turn.number,
        };
        for seat in self.everyone() {
            standing.points[seat] = self.total_points(seat).into();
        }
        if let Phase::Over { winner } = self.phase {
            standing.over = true;
            standing.winners = winner.map_or(SeatSet::EMPTY, SeatSet::only);
        }
        standing
    }

    fn points(&self, eye: Eye) -> BySeat<i16> {
        let mut points = BySeat::default();
        for seat in self.everyone() {
            let known = eye == Eye::Seat(seat) || eye == Eye::Arbiter;
            // The winner shows what brought the win (BASE-50).
            let won = matches!(self.phase, Phase::Over { winner } if winner == Some(seat));
            let shown = if known || won { self.total_points(seat) } else { self.points[seat] };
            points[seat] = shown.into();
        }
        points
    }

    fn audit(&self) -> Result<(), String> {
        self.audited()
    }
}

/// The cards in the box for this many players (BASE-3, BASE-4, SIX-2).
pub(crate) fn box_for(players: u8) -> (Hand, Deck) {
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
            format!("{points} points cannot win a game: 3 to 20 can")
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
            faults.expect(*players <= 4, crate::rules::six(15), "pieces", || {
                "the beginners' pieces are for up to four".into()
            });
            faults.expect(
                self.board == BoardChoice::Beginner,
                crate::rules::base(8),
                "pieces",
                || "the beginners' pieces stand on the beginners' board".into(),
            );
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
    fn board(&self, faults: &mut Faults) -> Option<(Arc<Grid>, Option<Layout>)> {
        let layout = match &self.board {
            BoardChoice::Beginner => beginner::layout(),
            BoardChoice::Six => Plan::of(Cells::Six).printed.clone()?,
            BoardChoice::Given(layout) => layout.clone().named_from_land(),
            BoardChoice::Variable(shuffle) => {
                return Some((Plan::of(self.cells_of(*shuffle)).grid.clone(), None));
            }
        };
        let founders = if self.pieces == Pieces::Founding { self.players.into() } else { 0 };
        let grid = layout.check(founders, faults)?;
        Some((Arc::new(grid), Some(layout)))
    }
}
