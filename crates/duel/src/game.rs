//! The Duel keeps the contract of the house.

use table::{
    Book, BySeat, Chance, Excuse, Eye, Faults, Game, Keepsake, Refusal, Seat, SeatSet, Sink,
    Standing, Switch, ToAct, Variant, Weight, Words,
};

use crate::decision::{Decision, Event, Outcome};
use crate::deck::Deck;
use crate::position::{Ask, Duel, Stage};
use crate::rules;
use crate::setup::{self, Setup};
use crate::view::View;

impl Game for Duel {
    const ID: &'static str = "duel";

    type Setup = Setup;
    type Decision = Decision;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;

    fn name() -> Words {
        Words { en: "The Duel".into(), de: "Das Duell".into() }
    }

    fn variants() -> Vec<Variant<Setup>> {
        setup::variants()
    }

    fn switches(setup: &Setup) -> Vec<Switch> {
        setup.switches()
    }

    /// A deck for the tournament.
    fn keepsake() -> Option<Keepsake> {
        Some(Keepsake::of::<Deck>(rules::dueltourn(9)))
    }

    fn books() -> &'static [Book] {
        rules::books()
    }

    fn new(setup: &Setup) -> Result<Duel, Faults> {
        Duel::begun(setup)
    }

    fn seats(&self) -> usize {
        2
    }

    #[inline]
    fn to_act(&self) -> ToAct {
        self.waits
    }

    #[inline]
    fn decisions(&self, seat: Seat, out: &mut Vec<Decision>) {
        self.list(seat, out);
    }

    /// Only whether a preacher is played is asked of those who have none: the answer comes at the pace of
    /// those who have.
    fn excuse(&self, seat: Seat) -> Option<Excuse<Decision>> {
        match self.ask {
            Some(Ask::Preach { seat: asked, .. }) if asked == seat => {
                let mut list = Vec::new();
                self.list(seat, &mut list);
                (list == [Decision::Pass]).then_some(Excuse::Lacks(Decision::Pass))
            }
            _ => None,
        }
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
        self.draw_outcome(chance)
    }

    fn check_outcome(&self, outcome: &Outcome) -> Result<(), Refusal> {
        self.may_come(outcome)
    }

    #[inline]
    fn apply_outcome(&mut self, outcome: &Outcome, sink: &mut impl Sink<Event>) {
        self.come(outcome, sink);
    }

    fn view(&self, eye: Eye) -> View {
        self.seen_by(eye)
    }

    fn imagine(&self, seat: Seat, chance: &mut impl Chance) -> Duel {
        self.imagined(seat, chance)
    }

    fn standing(&self) -> Standing {
        let (over, winners) = match self.stage {
            Stage::Over { winners } => (true, winners),
            _ => (false, SeatSet::EMPTY),
        };
        Standing { points: self.points(Eye::Arbiter), winners, over, turns: self.turn.count }
    }

    /// All points lie open.
    fn points(&self, _: Eye) -> BySeat<i16> {
        let mut points = BySeat::default();
        for seat in Seat::first(2) {
            points[seat] = self.victory_points(seat).into();
        }
        points
    }

    fn audit(&self) -> Result<(), String> {
        self.audited()
    }
}
