//! The older card game keeps the contract of the house.

use serde::Deserialize;
use serde_json::{Value, json};
use table::{
    Book, BySeat, Chance, Excuse, Eye, Faults, Game, Keepsake, Refusal, Seat, SeatSet, Sink,
    Standing, Switch, ToAct, Variant, Weight, Words,
};

use crate::ask::Ask;
use crate::correct::{self, Corrections};
use crate::decision::{Decision, Outcome};
use crate::deck::KeptDeck;
use crate::event::Event;
use crate::position::{Classic, Stage};
use crate::rules;
use crate::setup::{self, Setup};
use crate::view::View;

impl Game for Classic {
    const ID: &'static str = "classic";

    type Setup = Setup;
    type Decision = Decision;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;

    fn name() -> Words {
        Words { en: "The Old Card Game".into(), de: "Das alte Kartenspiel".into() }
    }

    fn variants() -> Vec<Variant<Setup>> {
        setup::variants()
    }

    fn switches(setup: &Setup) -> Vec<Switch> {
        setup.switches()
    }

    /// A deck for the tournament.
    fn keepsake() -> Option<Keepsake> {
        Some(Keepsake::of::<KeptDeck>(rules::tourn(5)))
    }

    /// Card values that the host knows better (CLASSICOPTION-3).
    fn corrections() -> Option<Value> {
        correct::corrections().map(|corrections| json!(corrections))
    }

    fn correct(values: &Value) -> Result<(), Faults> {
        let corrections = Corrections::deserialize(values).map_err(|error| {
            let mut faults = Faults::none();
            faults.add(rules::option(3), "values", error.to_string());
            faults
        })?;
        correct::correct(&corrections)
    }

    fn books() -> &'static [Book] {
        rules::books()
    }

    fn new(setup: &Setup) -> Result<Classic, Faults> {
        Classic::begun(setup)
    }

    fn seats(&self) -> usize {
        self.count()
    }

    #[inline]
    fn to_act(&self) -> ToAct {
        self.waits.to_act()
    }

    #[inline]
    fn decisions(&self, seat: Seat, out: &mut Vec<Decision>) {
        self.list(seat, out);
    }

    /// Whether a card is played against an attack is also asked of those who have none: the answer comes at the
    /// pace of those who have. A trade is declined for those who do not want to be asked.
    fn excuse(&self, seat: Seat) -> Option<Excuse<Decision>> {
        match self.ask {
            Some(Ask::Counter { seat: asked, attack }) if asked == seat => {
                let lacks = self.in_hand(seat, attack.counter()).is_none();
                lacks.then_some(Excuse::Lacks(Decision::Pass))
            }
            Some(Ask::Offer { seat: asked, .. }) if asked == seat => {
                Some(Excuse::Unwilling(Decision::Pass))
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

    fn imagine(&self, seat: Seat, chance: &mut impl Chance) -> Classic {
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
        for seat in self.everybody() {
            points[seat] = self.victory_points(seat).into();
        }
        points
    }

    fn audit(&self) -> Result<(), String> {
        self.audited()
    }
}
