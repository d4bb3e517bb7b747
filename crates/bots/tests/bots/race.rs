//! Race: a game for the tests of bots and arena. In each round all seats leap at the same time, then
//! a coin falls, which means nothing. Whoever got farthest wins, together with all who got as far;
//! where nobody moved, nobody wins. A race of 0 rounds never ends.

use serde::{Deserialize, Serialize};
use table::{
    Book, BySeat, Chance, Event, Eye, Faults, Game, Refusal, Rule, Seat, SeatSet, Sink, Standing,
    ToAct, Variant, Weight, Words, ensure,
};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Setup {
    pub(crate) players: u8,
    pub(crate) rounds: u32,
}

/// A leap of 0 or 1 is listed, one of 2 is allowed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Leap(pub(crate) i16);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Coin(u32);

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Nothing;

impl Event for Nothing {
    fn seen_by(&self, _: Eye) -> Option<Self> {
        None
    }
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Race {
    setup: Setup,
    round: u32,
    waiting: SeatSet,
    places: BySeat<i16>,
}

fn words(text: &str) -> Words {
    Words { en: text.into(), de: text.into() }
}

const RULE: Rule = Rule::table(8);

impl Game for Race {
    const ID: &'static str = "race";

    type Setup = Setup;
    type Decision = Leap;
    type Outcome = Coin;
    type Event = Nothing;
    type View = Vec<i16>;

    fn name() -> Words {
        words("Race")
    }

    fn variants() -> Vec<Variant<Setup>> {
        let (name, about) = (words("Race"), words("Five rounds for three."));
        vec![Variant { id: "usual", name, about, setup: Setup { players: 3, rounds: 5 } }]
    }

    fn books() -> &'static [Book] {
        &[]
    }

    fn new(setup: &Setup) -> Result<Self, Faults> {
        let mut faults = Faults::none();
        faults.expect((1..=6).contains(&setup.players), RULE, "players", || "one to six".into());
        faults.into_result()?;
        let waiting = SeatSet::first(setup.players.into());
        Ok(Race { setup: setup.clone(), round: 1, waiting, places: BySeat::default() })
    }

    fn seats(&self) -> usize {
        self.setup.players.into()
    }

    fn to_act(&self) -> ToAct {
        if self.setup.rounds > 0 && self.round > self.setup.rounds {
            ToAct::Nobody
        } else if self.waiting.is_empty() {
            ToAct::Nature
        } else {
            ToAct::Seats(self.waiting)
        }
    }

    fn decisions(&self, seat: Seat, out: &mut Vec<Leap>) {
        out.extend([Leap(0), Leap(1)].into_iter().filter(|leap| self.check(seat, leap).is_ok()));
    }

    fn wishes(&self, _: Seat) -> Vec<(&'static str, Leap)> {
        Vec::new()
    }

    fn check(&self, seat: Seat, choice: &Leap) -> Result<(), Refusal> {
        ensure(self.waiting.contains(seat), RULE, "it is not your turn")?;
        ensure((0..=2).contains(&choice.0), RULE, "nobody leaps as far")
    }

    fn apply(&mut self, seat: Seat, choice: &Leap, _: &mut impl Sink<Nothing>) {
        self.waiting = self.waiting.without(seat);
        self.places[seat] += choice.0;
    }

    fn outcomes(&self, out: &mut Vec<(Coin, Weight)>) -> bool {
        out.extend([(Coin(0), 1), (Coin(1), 1)]);
        true
    }

    fn sample(&self, chance: &mut impl Chance) -> Coin {
        Coin(chance.below(2))
    }

    fn check_outcome(&self, outcome: &Coin) -> Result<(), Refusal> {
        ensure(self.waiting.is_empty() && outcome.0 < 2, RULE, "no coin falls")
    }

    fn apply_outcome(&mut self, _: &Coin, _: &mut impl Sink<Nothing>) {
        self.round += 1;
        self.waiting = SeatSet::first(self.seats());
    }

    fn view(&self, _: Eye) -> Vec<i16> {
        self.places.0.to_vec()
    }

    fn imagine(&self, _: Seat, _: &mut impl Chance) -> Self {
        self.clone()
    }

    fn standing(&self) -> Standing {
        let over = self.to_act() == ToAct::Nobody;
        let farthest = self.places.0.into_iter().max().unwrap_or(0).max(1);
        let winners = Seat::first(self.seats())
            .filter(|seat| over && self.places[*seat] == farthest)
            .collect();
        Standing { points: self.places, winners, over, turns: self.round }
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}
