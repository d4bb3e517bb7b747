//! The island game keeps the contract of the house.

use table::{
    Book, BySeat, Chance, Excuse, Eye, Faults, Game, Refusal, Seat, SeatSet, Sink, Standing,
    Switch, ToAct, Variant, Weight, Words,
};

use crate::course::{Course, DecisionOf, EventOf, OutcomeOf};
use crate::position::{Phase, Position};
use crate::setup::{self, Setup};
use crate::view::View;

impl<C: Course<W>, const W: usize> Game for Position<C, W> {
    const ID: &'static str = C::ID;

    type Setup = Setup;
    type Decision = DecisionOf<C, W>;
    type Outcome = OutcomeOf<C, W>;
    type Event = EventOf<C, W>;
    type View = View;

    fn name() -> Words {
        C::name()
    }

    fn variants() -> Vec<Variant<Setup>> {
        C::variants()
    }

    fn switches(setup: &Setup) -> Vec<Switch> {
        C::switches(setup)
    }

    fn hosted(mut setup: Setup) -> Setup {
        setup.options.offers_per_turn.get_or_insert(setup::OFFERS);
        setup
    }

    fn books() -> &'static [Book] {
        C::books()
    }

    fn new(setup: &Setup) -> Result<Position<C, W>, Faults> {
        Position::begin(setup)
    }

    fn seats(&self) -> usize {
        self.count()
    }

    #[inline]
    fn to_act(&self) -> ToAct {
        self.waits_for()
    }

    #[inline]
    fn decisions(&self, seat: Seat, out: &mut Vec<Self::Decision>) {
        if seat.index() < self.count() {
            self.list(seat, out);
        }
    }

    fn excuse(&self, seat: Seat) -> Option<Excuse<Self::Decision>> {
        self.excused(seat)
    }

    fn wishes(&self, seat: Seat) -> Vec<(&'static str, Self::Decision)> {
        self.wished_by(seat)
    }

    fn check(&self, seat: Seat, choice: &Self::Decision) -> Result<(), Refusal> {
        self.may(seat, choice)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, choice: &Self::Decision, sink: &mut impl Sink<Self::Event>) {
        self.carry_out(seat, choice, sink);
    }

    fn outcomes(&self, out: &mut Vec<(Self::Outcome, Weight)>) -> bool {
        self.list_outcomes(out)
    }

    #[inline]
    fn sample(&self, chance: &mut impl Chance) -> Self::Outcome {
        self.draw(chance)
    }

    fn check_outcome(&self, outcome: &Self::Outcome) -> Result<(), Refusal> {
        self.may_come(outcome)
    }

    #[inline]
    fn apply_outcome(&mut self, outcome: &Self::Outcome, sink: &mut impl Sink<Self::Event>) {
        self.come(outcome, sink);
    }

    fn view(&self, eye: Eye) -> View {
        View::of(self, eye)
    }

    fn imagine(&self, seat: Seat, chance: &mut impl Chance) -> Position<C, W> {
        self.imagined(seat, chance)
    }

    fn reveals_nothing(&self, seat: Seat, choice: &Self::Decision) -> bool {
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
