//! The rules of Dare.

use std::sync::atomic::{AtomicI16, Ordering};

use table::chance::shuffle;
use table::{
    BySeat, Chance, Excuse, Eye, Faults, Game, Refusal, Seat, SeatSet, Silent, Sink, Standing,
    ToAct, Variant, Weight, Words, ensure, refuse,
};

use super::view::{Event, View};
use super::*;

fn words(en: &str, de: &str) -> Words {
    Words { en: en.into(), de: de.into() }
}

fn full_box() -> Vec<u8> {
    (1..=6).flat_map(|value| [value, value]).collect()
}

impl<const FAULT: u8> Broken<FAULT> {
    fn seat_points(&self, seat: Seat) -> i16 {
        self.banked[seat.index()] + self.hands.get(seat.index()).map_or(0, |&card| card.into())
    }

    fn hides_tips(&self) -> bool {
        self.turns.is_multiple_of(2)
    }

    fn next_turn(&mut self, after: Seat) {
        self.turns += 1;
        self.phase = Phase::Turn { seat: after.next(self.banked.len()), pot: 0 };
    }
}

impl<const FAULT: u8> Game for Broken<FAULT> {
    const ID: &'static str = "dare";

    type Setup = Setup;
    type Decision = Decision;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;

    fn name() -> Words {
        words("Dare", "Wagnis")
    }

    fn variants() -> Vec<Variant<Setup>> {
        vec![
            Variant {
                id: "usual",
                name: words("Three to 20", "Drei bis 20"),
                about: words("Three dare to reach 20.", "Drei wagen sich bis 20."),
                setup: Setup { players: 3, goal: 20 },
            },
            Variant {
                id: "short",
                name: words("Two to 10", "Zwei bis 10"),
                about: words("Two dare to reach 10.", "Zwei wagen sich bis 10."),
                setup: Setup { players: 2, goal: 10 },
            },
        ]
    }

    fn books() -> &'static [table::Book] {
        &*BOOKS
    }

    fn new(setup: &Setup) -> Result<Self, Faults> {
        static STARTS: AtomicI16 = AtomicI16::new(0);
        let mut faults = Faults::none();
        let Setup { players, goal } = *setup;
        faults.expect((2..=4).contains(&players), rule(1), "players", || format!("{players} play"));
        faults.expect((5..=50).contains(&goal), rule(1), "goal", || format!("a goal of {goal}"));
        faults.into_result()?;
        let drift = STARTS.fetch_add(1, Ordering::Relaxed);
        Ok(Broken {
            goal: if FAULT == STARTS_DIFFERENTLY { goal + drift } else { goal },
            phase: Phase::Shuffle,
            hands: Vec::new(),
            pile: full_box(),
            banked: vec![0; players.into()],
            turns: 0,
        })
    }

    fn seats(&self) -> usize {
        self.banked.len()
    }

    fn to_act(&self) -> ToAct {
        match self.phase {
            Phase::Shuffle | Phase::Rolling { .. } => ToAct::Nature,
            Phase::Choose { keep, swap } => ToAct::Seats(
                Seat::first(self.seats()).filter(|s| !keep.or(swap).contains(*s)).collect(),
            ),
            Phase::Turn { seat, .. } => ToAct::Seats(SeatSet::only(seat)),
            Phase::Over => ToAct::Nobody,
        }
    }

    fn decisions(&self, seat: Seat, out: &mut Vec<Decision>) {
        use Decision::{Keep, Roll, Stop, Swap, Tip};
        let mut all = vec![Keep, Swap, Roll, Stop, Tip(1)];
        if FAULT == LISTS_TWICE {
            all.push(Stop);
        }
        if FAULT == HIDES_A_DECISION && self.turns.is_multiple_of(2) {
            all.retain(|choice| *choice != Stop);
        }
        if FAULT == HIDES_TIPS && self.hides_tips() {
            all.pop();
        }
        if FAULT == IMAGINES_OTHER_DECISIONS && self.hands.iter().sum::<u8>() % 2 == 0 {
            all.reverse();
        }
        all.retain(|choice| self.check(seat, choice).is_ok());
        if FAULT == LISTS_WHAT_IT_REFUSES && !all.is_empty() {
            all.push(Tip(99));
        }
        out.append(&mut all);
    }

    fn excuse(&self, seat: Seat) -> Option<Excuse<Decision>> {
        let turn = matches!(self.phase, Phase::Turn { .. }) && seat.index() < self.seats();
        (FAULT == EXCUSES_ANYBODY && turn).then_some(Excuse::Idle(Decision::Roll))
    }

    fn wishes(&self, _: Seat) -> Vec<(&'static str, Decision)> {
        let greedy = FAULT == WISHES_FOR_TOO_MUCH || FAULT == HIDES_TIPS && self.hides_tips();
        let roll = if FAULT == MISNAMES_A_WISH { "rol" } else { "roll" };
        let mut wishes = vec![(roll, Decision::Roll), ("stop", Decision::Stop)];
        // The next card of the pile, which nobody may know.
        let even = self.pile.last().is_some_and(|card| card % 2 == 0);
        if FAULT != WISHES_BY_HIDDEN_CARDS || even {
            wishes.push(("tip", Decision::Tip(if greedy { 99 } else { 1 })));
        }
        wishes
    }

    fn check(&self, seat: Seat, choice: &Decision) -> Result<(), Refusal> {
        ensure(seat.index() < self.seats(), rule(1), "nobody sits there")?;
        match (&self.phase, choice) {
            (Phase::Over, Decision::Roll) if FAULT == ACTS_AFTER_THE_END => Ok(()),
            (Phase::Choose { keep, swap }, Decision::Keep | Decision::Swap) => {
                ensure(!keep.or(*swap).contains(seat), rule(3), "you have chosen")
            }
            (Phase::Turn { seat: on_turn, pot }, Decision::Roll | Decision::Stop) => {
                ensure(seat == *on_turn, rule(4), "it is not your turn")?;
                ensure(*choice == Decision::Roll || *pot > 0, rule(4), "the pot is empty")
            }
            (Phase::Turn { seat: on_turn, .. }, Decision::Tip(pips)) => {
                ensure(seat != *on_turn, rule(6), "you cannot tip yourself")?;
                let owned = self.banked[seat.index()];
                let least = if FAULT == TAKES_NEGATIVE_TIPS { i16::MIN } else { 1 };
                ensure((least..=owned).contains(pips), rule(6), "you do not have as much")
            }
            (_, Decision::Keep | Decision::Swap) => refuse(rule(3), "the cards are chosen"),
            (_, Decision::Tip(_)) => refuse(rule(6), "nobody is on turn"),
            (_, Decision::Roll | Decision::Stop) => refuse(rule(4), "nobody is on turn"),
        }
    }

    fn apply(&mut self, seat: Seat, choice: &Decision, sink: &mut impl Sink<Event>) {
        let seats = self.seats();
        let mut heard = false;
        match (&mut self.phase, choice) {
            (Phase::Choose { keep, swap }, Decision::Keep | Decision::Swap) => {
                let chosen = if *choice == Decision::Keep { &mut *keep } else { &mut *swap };
                *chosen = chosen.with(seat);
                let (done, swap) = (keep.or(*swap), *swap);
                sink.tell(|| Event::Chose { seat });
                if done.len() == seats {
                    for seat in swap.iter() {
                        let hand = &mut self.hands[seat.index()];
                        self.pile.insert(0, *hand);
                        *hand = self.pile.pop().expect("a card was just put in");
                        let card = *hand;
                        sink.tell(|| Event::Drew { seat, card: Some(card) });
                    }
                    self.turns = 1;
                    self.phase = Phase::Turn { seat: Seat::new(0), pot: 0 };
                }
            }
            (Phase::Turn { seat, pot }, Decision::Roll) => {
                self.phase = Phase::Rolling { seat: *seat, pot: *pot };
            }
            (Phase::Turn { pot, .. }, Decision::Stop) => {
                let pot = *pot;
                self.banked[seat.index()] += pot;
                sink.tell(|| {
                    heard = true;
                    Event::Banked { seat, pot }
                });
                if self.seat_points(seat) >= self.goal {
                    self.phase = Phase::Over;
                } else {
                    self.next_turn(seat);
                }
                if FAULT == LISTENS && heard {
                    self.turns += 1;
                }
            }
            (Phase::Turn { seat: on_turn, .. }, Decision::Tip(pips)) => {
                let to = *on_turn;
                self.banked[seat.index()] = self.banked[seat.index()].saturating_sub(*pips);
                self.banked[to.index()] = self.banked[to.index()].saturating_add(*pips);
                let pips = *pips;
                sink.tell(|| Event::Tipped { seat, to, pips });
            }
            (phase, choice) if FAULT == HONEST => unreachable!("{choice:?} in {phase:?}"),
            _ => {}
        }
    }

    fn outcomes(&self, out: &mut Vec<(Outcome, Weight)>) -> bool {
        if matches!(self.phase, Phase::Rolling { .. }) {
            out.extend((1..=6).map(|pips| (die(pips), 1)));
            return true;
        }
        false
    }

    fn sample(&self, chance: &mut impl Chance) -> Outcome {
        if self.phase == Phase::Shuffle {
            let mut pile = full_box();
            shuffle(&mut pile, chance);
            return Outcome::Pile(pile);
        }
        match chance.below(6) as u8 + 1 {
            2 if FAULT == NEVER_ROLLS_A_TWO => die(3),
            2 if FAULT == LOADS_THE_DIE && chance.below(2) == 0 => die(3),
            6 if matches!(FAULT, ROLLS_A_SEVEN | TAKES_ANY_DIE) => die(7),
            6 if FAULT == FORGETS_IN_JSON => Outcome::Die { pips: 6, lucky: true },
            pips => die(pips),
        }
    }

    fn stream(&self, step: u64) -> u64 {
        if FAULT == SHARES_A_STREAM { step % 8 } else { step }
    }

    fn check_outcome(&self, outcome: &Outcome) -> Result<(), Refusal> {
        match (&self.phase, outcome) {
            (Phase::Shuffle, Outcome::Pile(pile)) => {
                let mut sorted = pile.clone();
                sorted.sort_unstable();
                ensure(sorted == full_box(), rule(2), "these are not the twelve cards")
            }
            (Phase::Rolling { .. }, Outcome::Die { pips, .. }) => {
                let anything = FAULT == TAKES_ANY_DIE;
                ensure(anything || (1..=6).contains(pips), rule(5), "no die shows this")
            }
            (_, Outcome::Pile(_)) => refuse(rule(2), "the cards are dealt"),
            (_, Outcome::Die { .. }) => refuse(rule(5), "no die was rolled"),
        }
    }

    fn apply_outcome(&mut self, outcome: &Outcome, sink: &mut impl Sink<Event>) {
        match (&self.phase, outcome) {
            (Phase::Shuffle, Outcome::Pile(pile)) => {
                self.pile.clone_from(pile);
                for seat in Seat::first(self.seats()) {
                    let card = self.pile.pop().expect("twelve cards, four players at most");
                    self.hands.push(card);
                    sink.tell(|| Event::Drew { seat, card: Some(card) });
                }
                if FAULT == LOSES_A_CARD {
                    self.pile.pop();
                }
                self.phase = Phase::Choose { keep: SeatSet::EMPTY, swap: SeatSet::EMPTY };
            }
            (&Phase::Rolling { seat, pot }, &Outcome::Die { pips, .. }) => {
                sink.tell(|| Event::Rolled { seat, pips });
                if pips == 1 {
                    self.next_turn(seat);
                } else {
                    self.phase = Phase::Turn { seat, pot: pot + i16::from(pips) };
                }
            }
            (phase, outcome) => unreachable!("{outcome:?} in {phase:?}"),
        }
    }

    fn view(&self, eye: Eye) -> View {
        View::of(self, eye)
    }

    fn imagine(&self, seat: Seat, chance: &mut impl Chance) -> Self {
        let mut imagined = self.clone();
        if self.hands.is_empty() || self.phase == Phase::Over {
            return imagined;
        }
        let mut hidden = self.pile.clone();
        hidden.extend(
            Seat::first(self.seats()).filter(|s| *s != seat).map(|s| self.hands[s.index()]),
        );
        shuffle(&mut hidden, chance);
        for other in Seat::first(self.seats()).filter(|other| *other != seat) {
            imagined.hands[other.index()] = hidden.pop().expect("as many cards as were taken");
        }
        imagined.pile = hidden;
        if let Phase::Choose { keep, swap } = &mut imagined.phase {
            for other in keep.or(*swap).without(seat).iter() {
                (*keep, *swap) = match chance.below(2) {
                    0 => (keep.with(other), swap.without(other)),
                    _ => (keep.without(other), swap.with(other)),
                };
            }
        }
        imagined
    }

    fn reveals_nothing(&self, _: Seat, choice: &Decision) -> bool {
        FAULT == CLAIMS_TO_TELL_NOTHING || matches!(choice, Decision::Roll | Decision::Tip(_))
    }

    fn standing(&self) -> Standing {
        let mut points = BySeat::default();
        for seat in Seat::first(self.seats()) {
            points[seat] = self.seat_points(seat);
        }
        let over = self.phase == Phase::Over;
        let most = points.0.into_iter().max();
        let winners =
            Seat::first(self.seats()).filter(|seat| over && Some(points[*seat]) == most).collect();
        Standing { points, winners, over, turns: self.turns }
    }

    fn audit(&self) -> Result<(), String> {
        if let Some(debt) = self.banked.iter().find(|points| **points < 0) {
            return Err(format!("somebody has banked {debt}"));
        }
        let mut cards = [self.hands.as_slice(), &self.pile].concat();
        cards.sort_unstable();
        if cards == full_box() { Ok(()) } else { Err(format!("the box holds {cards:?}")) }
    }

    fn decide(&mut self, seat: Seat, choice: &Decision) -> Result<(), Refusal> {
        let verdict = self.check(seat, choice);
        if verdict.is_err() {
            if FAULT == REFUSES_DIRTILY {
                self.turns += 1;
            }
            return verdict;
        }
        if FAULT == DOORS_DIFFER {
            self.turns += 1;
        }
        self.apply(seat, choice, &mut Silent);
        Ok(())
    }
}
