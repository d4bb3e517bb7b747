//! A game under way in a test: who does what, what chance brings, what must come of it.

use classic::{
    AskView, Card, Classic, Decision, Event, Face, Outcome, Points, RealmView, Setup, Step, View,
};
use realm::Resource;
use table::{Chance, Event as _, Eye, Game, Pseudo, Refusal, Rule, Seat, ToAct};

use crate::scene::{amounts, draw, seat, slot, store};

/// A game under way, audited after every step.
#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) game: Classic,
    /// What happened in the last step.
    pub(crate) events: Vec<Event>,
}

impl Play {
    #[track_caller]
    pub(crate) fn new(setup: &Setup) -> Play {
        let game = Classic::new(setup).unwrap_or_else(|faults| panic!("{faults}"));
        game.audit().unwrap_or_else(|why| panic!("{why}"));
        Play { game, events: Vec::new() }
    }

    #[track_caller]
    fn audited(&mut self) -> &mut Self {
        self.game.audit().unwrap_or_else(|why| panic!("{why}"));
        self
    }

    /// The seat decides, which must be allowed and, where everything of the kind is listed, listed.
    #[track_caller]
    pub(crate) fn does(&mut self, by: usize, choice: Decision) -> &mut Self {
        if let Err(why) = self.game.check(seat(by), &choice) {
            panic!("seat {by}, {choice:?}: {why}; {}", self.told());
        }
        let some_listed = matches!(
            choice,
            Decision::Offer { .. }
                | Decision::Arrange { .. }
                | Decision::Build { .. }
                | Decision::Deck { .. }
        );
        assert!(some_listed || self.decisions(by).contains(&choice), "{choice:?} is not listed");
        self.events.clear();
        self.game.apply(seat(by), &choice, &mut self.events);
        self.audited()
    }

    /// The seat decides this several times, or several things one after the other.
    #[track_caller]
    pub(crate) fn does_all(
        &mut self,
        by: usize,
        choices: impl IntoIterator<Item = Decision>,
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
    pub(crate) fn outcome(&mut self, outcome: Outcome) -> &mut Self {
        if let Err(why) = self.game.check_outcome(&outcome) {
            panic!("{outcome:?}: {why}; {}", self.told());
        }
        self.events.clear();
        self.game.apply_outcome(&outcome, &mut self.events);
        self.audited()
    }

    /// The seat on turn rolls these dice.
    #[track_caller]
    pub(crate) fn roll(&mut self, number: u8, face: Face) -> &mut Self {
        let by = self.on_turn();
        self.does(by, Decision::Roll).outcome(Outcome::Roll { number, face })
    }

    /// The seat on turn rolls this number and reveals this event.
    #[track_caller]
    pub(crate) fn event(&mut self, number: u8, card: Card) -> &mut Self {
        self.roll(number, Face::EventCard);
        // Where something was asked before the event, chance comes later.
        self.outcome(Outcome::Event(card))
    }

    /// The seat draws from the stack, whose top card is this one.
    #[track_caller]
    pub(crate) fn draws(&mut self, by: usize, stack: u8, card: Card) -> &mut Self {
        self.does(by, draw(stack)).outcome(Outcome::Card(card))
    }

    /// The turn ends with as little as may be: cards are drawn by chance, none is exchanged.
    #[track_caller]
    pub(crate) fn ends_turn(&mut self) -> &mut Self {
        let by = self.on_turn();
        if self.view().step == Step::Action {
            self.does(by, Decision::Finish);
        }
        let mut chance = Pseudo::new(1);
        while self.view().step == Step::Fill {
            let choice = self.decisions(by)[0];
            self.does(by, choice).settle(&mut chance);
        }
        if self.view().step == Step::Exchange {
            self.does(by, Decision::Pass);
        }
        self
    }

    /// Chance decides from this stream until somebody is asked.
    #[track_caller]
    pub(crate) fn settle(&mut self, chance: &mut impl Chance) -> &mut Self {
        while self.game.to_act() == ToAct::Nature {
            let outcome = self.game.sample(chance);
            self.outcome(outcome);
        }
        self
    }

    /// The seat decides something that this rule must refuse; nothing changes, and it is not listed.
    #[track_caller]
    pub(crate) fn refused(&mut self, by: usize, choice: Decision, rule: Rule) -> &mut Self {
        let before = self.game;
        match self.game.decide(seat(by), &choice) {
            Ok(()) => panic!("{choice:?} is allowed, and {rule} should refuse it; {}", self.told()),
            Err(why) => assert_eq!(why.rule, rule, "{choice:?}: {why}; {}", self.told()),
        }
        assert!(self.game == before, "the refusal of {choice:?} changed the position");
        assert!(!self.decisions(by).contains(&choice), "{choice:?} is refused and listed");
        self
    }

    /// Chance decides something that this rule must refuse; nothing changes, and it is not listed.
    #[track_caller]
    pub(crate) fn refused_outcome(&mut self, outcome: Outcome, rule: Rule) -> &mut Self {
        let before = self.game;
        let refusal = self.game.resolve(&outcome);
        assert_eq!(refusal.map_err(|Refusal { rule, .. }| rule), Err(rule), "{outcome:?}");
        assert!(self.game == before, "the refusal of {outcome:?} changed the position");
        assert!(!self.outcomes().iter().any(|(listed, _)| *listed == outcome), "it is listed");
        self
    }

    /// All that is listed for the seat.
    pub(crate) fn decisions(&self, by: usize) -> Vec<Decision> {
        let mut list = Vec::new();
        self.game.decisions(seat(by), &mut list);
        list
    }

    /// All that chance may bring, with weights.
    pub(crate) fn outcomes(&self) -> Vec<(Outcome, u32)> {
        let mut list = Vec::new();
        self.game.outcomes(&mut list);
        list
    }

    /// The position with all cards face up.
    pub(crate) fn view(&self) -> View {
        self.game.view(Eye::Arbiter)
    }

    /// The position as a seat sees it.
    pub(crate) fn seen_by(&self, by: usize) -> View {
        self.game.view(Eye::Seat(seat(by)))
    }

    /// The events of the last step as a seat sees them.
    pub(crate) fn told_to(&self, by: usize) -> Vec<Event> {
        self.events.iter().filter_map(|event| event.seen_by(Eye::Seat(seat(by)))).collect()
    }

    /// What a seat has, all cards face up.
    pub(crate) fn realm(&self, of: usize) -> RealmView {
        self.view().realms.swap_remove(of)
    }

    /// What lies in this store of a realm.
    #[track_caller]
    pub(crate) fn stock(&self, of: usize, at: &str) -> u8 {
        let place = store(at).land().expect("all stores are landscapes");
        let realm = self.realm(of);
        let found = realm.lands.iter().find(|land| land.at == place);
        found.unwrap_or_else(|| panic!("there is no landscape at {at}")).stock
    }

    /// Everything that lies in a realm must be this, by letters.
    #[track_caller]
    pub(crate) fn has(&self, of: usize, letters: &str) -> &Self {
        assert_eq!(self.realm(of).held, amounts(letters), "what seat {of} holds");
        self
    }

    pub(crate) fn held(&self, of: usize, kind: Resource) -> u8 {
        self.realm(of).held.get(kind)
    }

    pub(crate) fn points(&self, of: usize) -> Points {
        self.realm(of).points
    }

    /// The victory points, tokens included.
    pub(crate) fn victory(&self, of: usize) -> u8 {
        self.realm(of).victory
    }

    /// The power of the wizard at this landscape.
    #[track_caller]
    pub(crate) fn power(&self, of: usize, at: &str) -> u8 {
        let at: realm::Land = at.parse().unwrap_or_else(|why| panic!("{at}: {why}"));
        let realm = self.realm(of);
        realm.mages.iter().find(|mage| mage.at == at).expect("a wizard stands there").power
    }

    pub(crate) fn hand(&self, of: usize) -> Vec<Card> {
        self.realm(of).hand.iter().map(|card| card.card.expect("all are face up")).collect()
    }

    /// The card at this site.
    #[track_caller]
    pub(crate) fn card_at(&self, of: usize, at: &str) -> Option<Card> {
        let at = slot(at);
        self.realm(of).cards.iter().find(|placed| placed.at == at).map(|placed| placed.card)
    }

    /// What has to be settled before the game goes on.
    pub(crate) fn ask(&self) -> Option<AskView> {
        self.view().ask
    }

    pub(crate) fn step(&self) -> Step {
        self.view().step
    }

    pub(crate) fn on_turn(&self) -> usize {
        self.view().on_turn.expect("somebody is on turn").index()
    }

    /// Whom the game waits for: one seat, or nobody and chance.
    pub(crate) fn waits_for(&self) -> Option<usize> {
        match self.game.to_act() {
            ToAct::Seats(seats) => seats.single().map(Seat::index),
            ToAct::Nature | ToAct::Nobody => None,
        }
    }

    /// Who has won.
    pub(crate) fn winner(&self) -> Option<usize> {
        self.game.standing().winners.single().map(Seat::index)
    }

    /// Where the game stands, for messages.
    fn told(&self) -> String {
        let view = self.view();
        format!("step {:?}, asked {:?}, waits for {:?}", view.step, view.ask, self.game.to_act())
    }
}
