//! The course with the scenarios: Best Friends, the Helpers, country maps, the Erie Canal, ships, Cities & Knights.
//!
//! Each scenario is a module with a state of its own, which is there where it is played. Only
//! `moments` names them all: it sends every moment of the game to those in play, in the order
//! country, canal, sea, Enchanted Land, knights, friends, helpers. What a moment brings that somebody has to see to (letters to be
//! drawn, a helper to be turned over) goes on the agenda and begins as soon as the game is at rest.

mod choice;
mod country;
mod enchanted;
mod erie;
mod friends;
mod guild;
mod happening;
mod helper;
mod helpers;
mod knights;
mod moments;
mod sea;
mod variants;
mod view;

use hex::WIDE;
use table::{Agenda, Refusal, Rule, Sink, refuse};

use self::country::Lands;
use self::enchanted::Dragons;
use self::erie::Canal;
use self::friends::{Friends, FriendsTask};
use self::helpers::{Helpers, HelpersTask};
use self::knights::{Knights, KnightsTask};
use self::sea::{GoldTask, Sea};
use crate::course::PhaseOf;
use crate::decision::{Decision, Event, Outcome};
use crate::position::{Phase, Position};

pub use choice::{Choice, Counters, Replaced};
pub use guild::{Guild, Letters};
pub use happening::{Fate, Happening};
pub use helper::{Face, Helper};
pub use knights::{
    ByRank, ByTrack, EventFace, KnightView, KnightsSeatView, KnightsView, MerchantView, Owing,
    Progress, Rank, Track,
};
pub use view::{
    CountryView, DragonView, EnchantedView, ErieView, FriendView, FriendsView, HelpView,
    HelpersView, IslandView, SailorView, ScenarioPhase, ScenarioView, SeaView,
};

/// A position with scenarios.
pub type Scenarios = Position<Full, WIDE>;

type Decided = Decision<Choice>;
type Came = Outcome<Fate>;
type Told = Event<Happening>;

/// What the scenarios add to a position: those that are not played are not there.
#[derive(Clone, PartialEq, Debug)]
pub struct Full {
    /// What still waits to be settled.
    agenda: Agenda<Task, 16>,
    /// What the game goes back to when nothing waits any more.
    resume: Option<PhaseOf<Full, WIDE>>,
    country: Option<Lands>,
    erie: Option<Canal>,
    sea: Option<Sea>,
    dragons: Option<Dragons>,
    friends: Option<Friends>,
    helpers: Option<Helpers>,
    knights: Option<Knights>,
    /// Whether any of those above is played beside the knights. The knights are played most, and alone: at
    /// the moments that come most often, the others are not even looked at then.
    beside_knights: bool,
}

/// Something that waits to be settled.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Task {
    Friends(FriendsTask),
    Helpers(HelpersTask),
    Knights(KnightsTask),
    Gold(GoldTask),
}

impl Full {
    /// Whether something waits, or the game has to go back to where it was.
    #[inline]
    fn has_to_settle(&self) -> bool {
        !self.agenda.is_empty() || self.resume.is_some()
    }
}

impl Scenarios {
    /// What made rates better for one turn is gone.
    #[cold]
    fn end_rates(&mut self) {
        let seat = self.turn.seat;
        self.rates[seat] = self.rates_from_scratch(seat);
    }

    /// Begins with what waits as soon as the game is at rest, and goes back to where it was when
    /// nothing waits any more. Not inlined, because after most decisions nothing waits.
    #[inline(never)]
    fn see_to_agenda(&mut self, sink: &mut impl Sink<Told>) {
        loop {
            match self.phase {
                Phase::Over { .. } => {
                    self.own.agenda = Agenda::default();
                    self.own.resume = None;
                    return;
                }
                Phase::Turn | Phase::SpecialBuilding | Phase::FreeRoads { .. } => {}
                _ => return,
            }
            let Some(task) = self.own.agenda.take_first() else {
                if let Some(phase) = self.own.resume.take() {
                    self.phase = phase;
                }
                return;
            };
            if self.own.resume.is_none() {
                self.own.resume = Some(self.phase);
            }
            // A task that needs nobody leaves the game at rest.
            self.go_on();
            match task {
                Task::Friends(task) => friends::begin(self, task, sink),
                Task::Helpers(task) => helpers::begin(self, task, sink),
                Task::Knights(task) => knights::begin(self, task, sink),
                Task::Gold(task) => sea::begin(self, task),
            }
        }
    }
}

/// The state of a scenario, if it is played at this table.
fn played<T>(state: Option<&T>, rule: Rule) -> Result<&T, Refusal> {
    state.map_or_else(|| refuse(rule, "this scenario is not played at this table"), Ok)
}
