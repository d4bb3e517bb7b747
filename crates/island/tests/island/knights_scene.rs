//! Scenes of Cities & Knights, and words for what is done in them.
//!
//! Seat 0 has a city at the north of the desert and three roads round to its south; seat 1 one in the
//! south-west and seat 2 one in the north-east of the beginners' board, far away.

use hex::WIDE;
use island::{
    Choice, Decision, EventFace, Fate, Full, KnightView, KnightsSeatView, KnightsView, Outcome,
    PhaseView, Progress, ScenarioPhase, Track,
};

use super::scene::{Play, Scene};

pub(crate) type Game = Play<Full, WIDE>;

/// The city of seat 0.
pub(crate) const HOME: &str = "0,0,N";
/// The cities of the others.
pub(crate) const WEST: &str = "-2,2,S";
pub(crate) const EAST: &str = "2,-2,N";

/// Three players, each with a city and a way from it; the barbarians have been here.
pub(crate) fn scene() -> Scene {
    Scene::new(3)
        .scenarios(|with| with.knights = true)
        .with(|options| options.points_to_win = 13)
        .robber("0,0")
        .barbarians(0, true)
        .seat(0, |s| {
            s.cities(&[HOME]).roads_at("0,0", "NE E SE");
        })
        .seat(1, |s| {
            s.cities(&[WEST]).roads_at("-2,2", "SE");
        })
        .seat(2, |s| {
            s.cities(&[EAST]).roads_at("2,-2", "NE");
        })
}

/// The same before the first attack.
pub(crate) fn early() -> Scene {
    scene().barbarians(0, false)
}

pub(crate) fn own(choice: Choice) -> Decision<Choice> {
    Decision::Own(choice)
}

/// The phase of the scenario.
pub(crate) fn asks(phase: ScenarioPhase) -> PhaseView {
    PhaseView::Scenario(phase)
}

pub(crate) fn improve(track: Track) -> Decision<Choice> {
    own(Choice::ImproveCity { track })
}

pub(crate) fn wall(at: &str) -> Decision<Choice> {
    own(Choice::BuildWall { at: at.parse().unwrap() })
}

pub(crate) fn knight(at: &str) -> Decision<Choice> {
    own(Choice::BuildKnight { at: at.parse().unwrap() })
}

pub(crate) fn activate(at: &str) -> Decision<Choice> {
    own(Choice::ActivateKnight { at: at.parse().unwrap() })
}

pub(crate) fn promote(at: &str) -> Decision<Choice> {
    own(Choice::PromoteKnight { at: at.parse().unwrap() })
}

pub(crate) fn go(from: &str, to: &str) -> Decision<Choice> {
    own(Choice::MoveKnight { from: from.parse().unwrap(), to: to.parse().unwrap() })
}

pub(crate) fn chase(from: &str) -> Decision<Choice> {
    own(Choice::ChaseRobber { from: from.parse().unwrap() })
}

pub(crate) fn retreat(to: &str) -> Decision<Choice> {
    own(Choice::PlaceDisplaced { to: to.parse().unwrap() })
}

pub(crate) fn lose_city(at: &str) -> Decision<Choice> {
    own(Choice::LoseCity { at: at.parse().unwrap() })
}

pub(crate) fn lay_back(card: Progress) -> Decision<Choice> {
    own(Choice::LayBack { card })
}

impl Game {
    /// The seat rolls: red, yellow, event.
    pub(crate) fn roll3(&mut self, by: usize, red: u8, yellow: u8, event: EventFace) -> &mut Self {
        self.decide(by, Decision::Roll).three(red, yellow, event)
    }

    /// The dice fall: red, yellow, event.
    pub(crate) fn three(&mut self, red: u8, yellow: u8, event: EventFace) -> &mut Self {
        self.resolve(Outcome::Own(Fate::RolledThree { dice: [red, yellow], event }))
    }

    /// This progress card is drawn.
    pub(crate) fn drawn(&mut self, card: Progress) -> &mut Self {
        self.resolve(Outcome::Own(Fate::Progress { card }))
    }

    /// What everybody sees of Cities & Knights, and all cards face up.
    pub(crate) fn realm(&self) -> KnightsView {
        self.all().scenario.unwrap().knights.unwrap()
    }

    /// What a seat has of it.
    pub(crate) fn order_of(&self, number: usize) -> KnightsSeatView {
        self.realm().seats.swap_remove(number)
    }

    /// Progress cards of a seat.
    pub(crate) fn progress_of(&self, number: usize) -> Vec<Progress> {
        self.order_of(number).progress.unwrap()
    }

    /// The knight on a corner.
    pub(crate) fn knight_at(&self, at: &str) -> Option<(usize, KnightView)> {
        let at: hex::Corner = at.parse().unwrap();
        let seats = self.realm().seats.into_iter().enumerate();
        let mut knights = seats
            .flat_map(|(seat, order)| order.knights.into_iter().map(move |knight| (seat, knight)));
        knights.find(|(_, knight)| knight.at == at)
    }

    pub(crate) fn points(&self, number: usize) -> u8 {
        self.of(number).points
    }

    /// Whom the game asks with this phase.
    #[track_caller]
    pub(crate) fn is_asked(&self, number: usize, phase: ScenarioPhase) -> &Self {
        assert_eq!(self.phase(), asks(phase));
        assert_eq!(self.waits_for(), [number]);
        self
    }
}
