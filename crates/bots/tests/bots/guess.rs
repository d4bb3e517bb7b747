//! Guess: a game for the tests of search, for one. Either a lot is drawn, which wins seven times in ten;
//! or a coin falls under a cup, and whoever guesses it wins. Somebody who could look under the cup would
//! never draw the lot.

use serde::{Deserialize, Serialize};
use table::{
    Book, BySeat, Chance, Event, Eye, Faults, Game, Refusal, Rule, Seat, SeatSet, Sink, Standing,
    ToAct, Variant, Weight, Words, ensure,
};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Choice {
    Lot,
    Cup,
    Heads,
    Tails,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Luck {
    Lot(u32),
    Heads(bool),
}

/// That the coin shows heads is told to nobody.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Heads(bool);

impl Event for Heads {
    fn seen_by(&self, eye: Eye) -> Option<Self> {
        (eye == Eye::Arbiter).then(|| self.clone())
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Guess {
    Start,
    Drawing,
    Falling,
    Cup { heads: bool },
    Over { won: bool },
}

fn words(text: &str) -> Words {
    Words { en: text.into(), de: text.into() }
}

const RULE: Rule = Rule::table(8);
const SEAT: Seat = Seat::ALL[0];

impl Game for Guess {
    const ID: &'static str = "guess";

    type Setup = ();
    type Decision = Choice;
    type Outcome = Luck;
    type Event = Heads;
    type View = Vec<i16>;

    fn name() -> Words {
        words("Guess")
    }

    fn variants() -> Vec<Variant<()>> {
        vec![Variant { id: "usual", name: words("Guess"), about: words("One guess."), setup: () }]
    }

    fn books() -> &'static [Book] {
        &[]
    }

    fn new((): &()) -> Result<Self, Faults> {
        Ok(Guess::Start)
    }

    fn seats(&self) -> usize {
        1
    }

    fn to_act(&self) -> ToAct {
        match self {
            Guess::Start | Guess::Cup { .. } => ToAct::Seats(SeatSet::only(SEAT)),
            Guess::Drawing | Guess::Falling => ToAct::Nature,
            Guess::Over { .. } => ToAct::Nobody,
        }
    }

    fn decisions(&self, seat: Seat, out: &mut Vec<Choice>) {
        let all = [Choice::Lot, Choice::Cup, Choice::Heads, Choice::Tails];
        out.extend(all.into_iter().filter(|choice| self.check(seat, choice).is_ok()));
    }

    fn wishes(&self, _: Seat) -> Vec<(&'static str, Choice)> {
        Vec::new()
    }

    fn check(&self, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        let guess = matches!(choice, Choice::Heads | Choice::Tails);
        let due = match self {
            Guess::Start => !guess,
            Guess::Cup { .. } => guess,
            _ => false,
        };
        ensure(seat == SEAT && due, RULE, "not now")
    }

    fn apply(&mut self, _: Seat, choice: &Choice, _: &mut impl Sink<Heads>) {
        *self = match (*self, choice) {
            (_, Choice::Lot) => Guess::Drawing,
            (Guess::Cup { heads }, guess) => {
                Guess::Over { won: heads == (*guess == Choice::Heads) }
            }
            _ => Guess::Falling,
        };
    }

    fn outcomes(&self, out: &mut Vec<(Luck, Weight)>) -> bool {
        match self {
            Guess::Drawing => out.extend((0..10).map(|lot| (Luck::Lot(lot), 1))),
            _ => out.extend([true, false].map(|heads| (Luck::Heads(heads), 1))),
        }
        true
    }

    fn sample(&self, chance: &mut impl Chance) -> Luck {
        match self {
            Guess::Drawing => Luck::Lot(chance.below(10)),
            _ => Luck::Heads(chance.below(2) == 1),
        }
    }

    fn check_outcome(&self, outcome: &Luck) -> Result<(), Refusal> {
        let lot = matches!(outcome, Luck::Lot(_));
        ensure(lot == (*self == Guess::Drawing), RULE, "not that")
    }

    fn apply_outcome(&mut self, outcome: &Luck, sink: &mut impl Sink<Heads>) {
        *self = match *outcome {
            Luck::Lot(number) => Guess::Over { won: number < 7 },
            Luck::Heads(heads) => {
                sink.tell(|| Heads(heads));
                Guess::Cup { heads }
            }
        };
    }

    fn view(&self, _: Eye) -> Vec<i16> {
        Vec::new()
    }

    fn imagine(&self, _: Seat, chance: &mut impl Chance) -> Self {
        match self {
            Guess::Cup { .. } => Guess::Cup { heads: chance.below(2) == 1 },
            known => *known,
        }
    }

    fn standing(&self) -> Standing {
        let won = *self == Guess::Over { won: true };
        let winners = if won { SeatSet::only(SEAT) } else { SeatSet::EMPTY };
        let over = self.to_act() == ToAct::Nobody;
        Standing { points: BySeat::default(), winners, over, turns: 1 }
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}
