//! The dice game keeps the contract of the house.

use table::{
    Book, BySeat, Chance, Eye, Faults, Game, Refusal, Seat, SeatSet, Silent, Sink, Standing, ToAct,
    Variant, Weight, Words,
};

use crate::decision::{Decision, Event, Outcome};
use crate::rules;
use crate::setup::{self, Setup};
use crate::state::{Dice, Pad, Phase, Turn};
use crate::throw::Throw;
use crate::view::View;

impl Game for Dice {
    const ID: &'static str = "dice";

    type Setup = Setup;
    type Decision = Decision;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;

    fn name() -> Words {
        Words { en: "The Dice Game".into(), de: "Das Würfelspiel".into() }
    }

    fn variants() -> Vec<Variant<Setup>> {
        setup::variants()
    }

    fn books() -> &'static [Book] {
        rules::books()
    }

    fn new(setup: &Setup) -> Result<Dice, Faults> {
        setup.check()?;
        let first = Seat::new(0);
        let pad = Pad::start(setup.sheet.sheet());
        let mut game = Dice {
            sheet: setup.sheet,
            players: setup.players,
            turn_limit: setup.turn_limit,
            phase: Phase::Start,
            turn: Turn { seat: first, number: 0, rolls: 0, built: 0, gained: 0 },
            throw: Throw::NONE,
            pads: BySeat([pad; Seat::MAX]),
            army: None,
            longest_road: None,
        };
        // One player needs no lot (DICE-31).
        if setup.players == 1 {
            game.begin_turn(first, &mut Silent);
        }
        Ok(game)
    }

    fn seats(&self) -> usize {
        self.players.into()
    }

    #[inline]
    fn to_act(&self) -> ToAct {
        self.waits_for()
    }

    #[inline]
    fn decisions(&self, seat: Seat, out: &mut Vec<Decision>) {
        self.list(seat, out);
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

    fn stream(&self, _: u64) -> u64 {
        self.stream_of_roll()
    }

    fn check_outcome(&self, outcome: &Outcome) -> Result<(), Refusal> {
        self.may_come(outcome)
    }

    #[inline]
    fn apply_outcome(&mut self, outcome: &Outcome, sink: &mut impl Sink<Event>) {
        self.come(outcome, sink);
    }

    fn view(&self, _: Eye) -> View {
        View::of(self)
    }

    /// Nothing is hidden, so there is nothing to imagine.
    fn imagine(&self, _: Seat, _: &mut impl Chance) -> Dice {
        *self
    }

    /// Nothing is hidden; what the dice will show, no decision tells.
    fn reveals_nothing(&self, _: Seat, _: &Decision) -> bool {
        true
    }

    fn standing(&self) -> Standing {
        let (over, winners) = match self.phase {
            Phase::Over { winners } => (true, winners),
            _ => (false, SeatSet::EMPTY),
        };
        Standing { points: self.points(Eye::Arbiter), winners, over, turns: self.turn.number }
    }

    fn points(&self, _: Eye) -> BySeat<i16> {
        let mut points = BySeat::default();
        for seat in self.everyone() {
            points[seat] = self.pads[seat].points;
        }
        points
    }

    fn audit(&self) -> Result<(), String> {
        self.audited()
    }
}
