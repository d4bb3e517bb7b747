//! A game under way in a rule test: who does what, what chance brings, what must come of it.

use crate::chance::Chance;
use crate::game::{Event, Eye, Game, ToAct, Weight};
use crate::rule::{Refusal, Rule};
use crate::seat::Seat;

/// A game under way, audited after every step. Seats are named by their numbers, the first one is 0.
#[derive(Clone)]
pub struct Play<G: Game> {
    /// The position.
    pub game: G,
    /// What happened in the last step.
    pub events: Vec<G::Event>,
    /// Whether all that may be decided of this kind is listed, as in a [`Suite`](super::Suite).
    listed_in_full: fn(&G::Decision) -> bool,
}

impl<G: Game> Play<G> {
    /// A game from its start.
    ///
    /// # Panics
    /// Where the setup is unsound or the books do not balance.
    #[track_caller]
    pub fn new(setup: &G::Setup, listed_in_full: fn(&G::Decision) -> bool) -> Play<G> {
        let game = G::new(setup).unwrap_or_else(|faults| panic!("{faults}"));
        let mut play = Play { game, events: Vec::new(), listed_in_full };
        play.audited();
        play
    }

    /// Another position, to be played on in the same way.
    #[track_caller]
    pub fn instead(&self, game: G) -> Play<G> {
        let mut play = Play { game, events: Vec::new(), listed_in_full: self.listed_in_full };
        play.audited();
        play
    }

    #[track_caller]
    fn audited(&mut self) -> &mut Self {
        self.game.audit().unwrap_or_else(|why| panic!("{why}"));
        self
    }

    /// The seat decides, which must be allowed and, where everything of the kind is listed, listed.
    #[track_caller]
    pub fn does(&mut self, by: usize, choice: G::Decision) -> &mut Self {
        if let Err(why) = self.game.check(Seat::new(by), &choice) {
            panic!("seat {by}, {choice:?}: {why}; {}", self.told());
        }
        let listed = !(self.listed_in_full)(&choice) || self.decisions(by).contains(&choice);
        assert!(listed, "{choice:?} is not listed");
        self.events.clear();
        self.game.apply(Seat::new(by), &choice, &mut self.events);
        self.audited()
    }

    /// The seat decides several things one after the other.
    #[track_caller]
    pub fn does_all(
        &mut self,
        by: usize,
        choices: impl IntoIterator<Item = G::Decision>,
    ) -> &mut Self {
        let mut events = Vec::new();
        for choice in choices {
            self.does(by, choice);
            events.append(&mut self.events);
        }
        self.events = events;
        self
    }

    /// Chance decides.
    #[track_caller]
    pub fn outcome(&mut self, outcome: G::Outcome) -> &mut Self {
        if let Err(why) = self.game.check_outcome(&outcome) {
            panic!("{outcome:?}: {why}; {}", self.told());
        }
        self.events.clear();
        self.game.apply_outcome(&outcome, &mut self.events);
        self.audited()
    }

    /// Chance decides from this stream until somebody is asked.
    #[track_caller]
    pub fn settle(&mut self, chance: &mut impl Chance) -> &mut Self {
        while self.game.to_act() == ToAct::Nature {
            let outcome = self.game.sample(chance);
            self.outcome(outcome);
        }
        self
    }

    /// The seat decides something that this rule must refuse; nothing changes, and it is not listed.
    #[track_caller]
    pub fn refused(&mut self, by: usize, choice: G::Decision, rule: Rule) -> &mut Self {
        let before = self.game.clone();
        match self.game.decide(Seat::new(by), &choice) {
            Ok(()) => panic!("{choice:?} is allowed, and {rule} should refuse it; {}", self.told()),
            Err(why) => assert_eq!(why.rule, rule, "{choice:?}: {why}; {}", self.told()),
        }
        assert!(self.game == before, "the refusal of {choice:?} changed the position");
        assert!(!self.decisions(by).contains(&choice), "{choice:?} is refused and listed");
        self
    }

    /// Chance decides something that this rule must refuse; nothing changes, and it is not listed.
    #[track_caller]
    pub fn refused_outcome(&mut self, outcome: G::Outcome, rule: Rule) -> &mut Self {
        let before = self.game.clone();
        let refusal = self.game.resolve(&outcome);
        assert_eq!(refusal.map_err(|Refusal { rule, .. }| rule), Err(rule), "{outcome:?}");
        assert!(self.game == before, "the refusal of {outcome:?} changed the position");
        assert!(!self.outcomes().iter().any(|(listed, _)| *listed == outcome), "it is listed");
        self
    }

    /// All that is listed for the seat.
    #[must_use]
    pub fn decisions(&self, by: usize) -> Vec<G::Decision> {
        let mut list = Vec::new();
        self.game.decisions(Seat::new(by), &mut list);
        list
    }

    /// All that chance may bring, with weights.
    #[must_use]
    pub fn outcomes(&self) -> Vec<(G::Outcome, Weight)> {
        let mut list = Vec::new();
        self.game.outcomes(&mut list);
        list
    }

    /// The position with everything open.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.game.view(Eye::Arbiter)
    }

    /// The position as a seat sees it.
    #[must_use]
    pub fn seen_by(&self, by: usize) -> G::View {
        self.game.view(Eye::Seat(Seat::new(by)))
    }

    /// The events of the last step as a seat sees them.
    #[must_use]
    pub fn told_to(&self, by: usize) -> Vec<G::Event> {
        self.events.iter().filter_map(|event| event.seen_by(Eye::Seat(Seat::new(by)))).collect()
    }

    /// Whom the game waits for: one seat, or nobody and chance.
    #[must_use]
    pub fn waits_for(&self) -> Option<usize> {
        match self.game.to_act() {
            ToAct::Seats(seats) => seats.single().map(Seat::index),
            ToAct::Nature | ToAct::Nobody => None,
        }
    }

    /// Who has won.
    #[must_use]
    pub fn winner(&self) -> Option<usize> {
        self.game.standing().winners.single().map(Seat::index)
    }

    /// Where the game stands, for messages.
    fn told(&self) -> String {
        format!("the game waits for {:?}", self.game.to_act())
    }
}

/// The rules that a setup breaks, in order and each once.
#[must_use]
pub fn broken_rules<G: Game>(setup: &G::Setup) -> Vec<Rule> {
    let told = G::new(setup).err().map_or(vec![], |faults| faults.0);
    let mut rules: Vec<Rule> = told.into_iter().map(|fault| fault.rule).collect();
    rules.sort();
    rules.dedup();
    rules
}
