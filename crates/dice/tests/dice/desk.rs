//! A game whose dice are told: turns in one line, refusals by their rules.

use dice::{Decision, Dice, Die, Event, Face, Faces, Id, Name, Outcome, Set, Setup, View};
use table::{Eye, Game, Rule, Seat, ToAct};

pub(crate) struct Desk {
    pub(crate) game: Dice,
    /// What happened in the last step.
    pub(crate) events: Vec<Event>,
}

/// The faces of a text: `w`ool, `g`rain, `b`rick, `o`re, `l`umber, and `$` for gold.
pub(crate) fn faces(text: &str) -> Faces {
    text.chars()
        .map(|letter| match letter {
            'w' => Face::Wool,
            'g' => Face::Grain,
            'b' => Face::Brick,
            'o' => Face::Ore,
            'l' => Face::Lumber,
            '$' => Face::Gold,
            other => panic!("no face is called {other}"),
        })
        .collect()
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number)
}

pub(crate) fn die(index: usize) -> Die {
    Die::at(index)
}

pub(crate) fn dice_set(indices: &[usize]) -> Set<Die> {
    indices.iter().map(|&index| die(index)).collect()
}

pub(crate) fn name(text: &str) -> Name {
    text.parse().unwrap()
}

pub(crate) fn roll(indices: &[usize]) -> Decision {
    Decision::Roll { dice: dice_set(indices) }
}

pub(crate) fn joker(knight: &str, index: usize, to: Face) -> Decision {
    Decision::Joker { knight: name(knight), die: die(index), to }
}

pub(crate) fn trade(one: usize, other: usize, to: Face) -> Decision {
    Decision::Trade { gold: [die(one), die(other)], to }
}

/// The decision to build this: the kind follows from the first letter.
pub(crate) fn build(text: &str) -> Decision {
    let at = name(text);
    match at.letter() {
        's' if text != "start" => Decision::Settlement { at },
        'c' => Decision::City { at },
        'k' => Decision::Knight { at },
        _ => Decision::Road { at },
    }
}

impl Desk {
    /// Seat 0 starts.
    pub(crate) fn new(setup: &Setup) -> Desk {
        let mut desk = Desk { game: Dice::new(setup).unwrap(), events: Vec::new() };
        if setup.players > 1 {
            desk.resolve(Outcome::Start(seat(0)));
        }
        desk
    }

    pub(crate) fn solo() -> Desk {
        Desk::new(&Setup::basic(1))
    }

    pub(crate) fn on_turn(&self) -> Seat {
        self.game.turn().seat
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(Eye::Spectator)
    }

    pub(crate) fn points(&self) -> Vec<i16> {
        self.view().sheets.iter().map(|sheet| sheet.points).collect()
    }

    pub(crate) fn listed(&self) -> Vec<Decision> {
        let mut list = Vec::new();
        self.game.decisions(self.on_turn(), &mut list);
        list
    }

    pub(crate) fn resolve(&mut self, outcome: Outcome) -> &mut Desk {
        self.game.check_outcome(&outcome).unwrap_or_else(|why| panic!("{outcome:?}: {why}"));
        self.events.clear();
        self.game.apply_outcome(&outcome, &mut self.events);
        self.game.audit().unwrap();
        self
    }

    pub(crate) fn decide(&mut self, choice: Decision) -> &mut Desk {
        let seat = self.on_turn();
        self.game.check(seat, &choice).unwrap_or_else(|why| panic!("{choice:?}: {why}"));
        self.events.clear();
        self.game.apply(seat, &choice, &mut self.events);
        self.game.audit().unwrap();
        self
    }

    #[track_caller]
    pub(crate) fn refuses(&mut self, choice: Decision, rule: Rule) -> &mut Desk {
        let refusal = self.game.check(self.on_turn(), &choice).expect_err("it should be refused");
        assert_eq!(refusal.rule, rule, "{choice:?}: {refusal}");
        assert!(!self.listed().contains(&choice), "{choice:?} is refused but listed");
        self
    }

    /// Rolls all dice of the turn; those that are not told show gold.
    pub(crate) fn first(&mut self, text: &str) -> &mut Desk {
        let all = self.game.dice_of_turn();
        let padded = format!("{text:$<width$}", width = all.len());
        self.decide(Decision::Roll { dice: all }).resolve(Outcome::Dice(faces(&padded)))
    }

    /// Rolls these dice again.
    pub(crate) fn again(&mut self, indices: &[usize], text: &str) -> &mut Desk {
        self.decide(roll(indices)).resolve(Outcome::Dice(faces(text)))
    }

    /// One roll, and the dice stay as they fall.
    pub(crate) fn settle(&mut self, text: &str) -> &mut Desk {
        self.first(text).decide(Decision::Stop)
    }

    /// Builds all of these, separated by spaces.
    pub(crate) fn builds(&mut self, names: &str) -> &mut Desk {
        for name in names.split_whitespace() {
            self.decide(build(name));
        }
        self
    }

    /// A whole turn: these dice, these buildings, the end.
    pub(crate) fn turn(&mut self, text: &str, names: &str) -> &mut Desk {
        self.settle(text).builds(names);
        if self.game.to_act() != ToAct::Nobody {
            self.decide(Decision::End);
        }
        self
    }

    /// Turns of one thing each, for a game of one.
    pub(crate) fn turns(&mut self, names: &str) -> &mut Desk {
        for name in names.split_whitespace() {
            self.turn(price(name), name);
        }
        self
    }

    /// The same for seat 0, while all others build nothing.
    pub(crate) fn alone(&mut self, names: &str) -> &mut Desk {
        for name in names.split_whitespace() {
            while self.on_turn() != seat(0) {
                self.turn("", "");
            }
            // The opening of the Plus game has too few dice for anything but a road or a knight.
            while self.game.dice_of_turn().len() < price(name).len() {
                self.turn("", "");
            }
            while self.on_turn() != seat(0) {
                self.turn("", "");
            }
            self.turn(price(name), name);
        }
        self
    }
}

/// The dice that pay for this.
pub(crate) fn price(name: &str) -> &'static str {
    match build(name) {
        Decision::Settlement { .. } => "blwg",
        Decision::City { .. } => "ooogg",
        Decision::Knight { .. } => "owg",
        _ => "bl",
    }
}
