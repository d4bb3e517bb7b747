//! The one place that names all scenarios: every moment of the game goes to those in play, in the
//! order country, canal, friends, helpers.

use std::sync::Arc;

use hex::{CornerId, Grid, SideId, WIDE};
use table::{
    Agenda, Book, BySeat, Chance, Excuse, Eye, Faults, Refusal, Rule, Seat, SeatSet, Sink, Switch,
    ToAct, Variant, Weight, Words, refuse,
};

use super::{
    Came, Choice, Decided, Fate, Full, Happening, ScenarioPhase, ScenarioView, Scenarios, Told,
    country, erie, friends, helpers, played, variants,
};
use crate::board::Board;
use crate::cards::{Deck, Hand};
use crate::course::{Course, Seen};
use crate::line::{Line, Within};
use crate::plan::Grids;
use crate::position::Terms;
use crate::rules;
use crate::setup::{Arrangement, Setup};

impl Seen for Happening {
    fn seen_by(&self, eye: Eye) -> Happening {
        Happening::seen_by(self, eye)
    }
}

/// Whose phase it is.
enum Owner {
    Friends,
    Helpers,
}

fn owner(phase: ScenarioPhase) -> Owner {
    match phase {
        ScenarioPhase::Gift { .. }
        | ScenarioPhase::OrderingDraws { .. }
        | ScenarioPhase::DrawingLetter { .. }
        | ScenarioPhase::PuttingBack => Owner::Friends,
        ScenarioPhase::Repaying { .. }
        | ScenarioPhase::NothingCame { .. }
        | ScenarioPhase::SeanTakes { .. }
        | ScenarioPhase::Showing
        | ScenarioPhase::Keeping
        | ScenarioPhase::Picking { .. }
        | ScenarioPhase::HelperUsed { .. } => Owner::Helpers,
    }
}

impl Course<WIDE> for Full {
    const ID: &'static str = "scenarios";

    type Choice = Choice;
    type Fate = Fate;
    type Happening = Happening;
    type Phase = ScenarioPhase;
    type Ware = super::Counters;

    fn name() -> Words {
        Words { en: "Scenarios".into(), de: "Szenarien".into() }
    }

    fn variants() -> Vec<Variant<Setup>> {
        variants::all()
    }

    fn switches(setup: &Setup) -> Vec<Switch> {
        variants::switches(setup)
    }

    fn books() -> &'static [Book] {
        rules::all_books()
    }

    fn grid(grids: &Grids) -> Arc<Grid<WIDE>> {
        grids.wide.clone()
    }

    fn check_setup(setup: &Setup, faults: &mut Faults) {
        variants::check(setup, faults);
        country::check_setup(setup, faults);
        erie::check_setup(setup, faults);
        friends::check_setup(setup, faults);
        helpers::check_setup(setup, faults);
    }

    fn furnish(board: &mut Board<WIDE>) {
        country::furnish(board);
    }

    fn start(board: &Board<WIDE>) -> Full {
        Full {
            agenda: Agenda::default(),
            resume: None,
            country: country::start(board),
            erie: erie::start(board),
            friends: friends::start(board),
            helpers: helpers::start(board),
        }
    }

    fn arranged(position: &mut Scenarios, arrangement: &Arrangement) {
        country::arranged(position, arrangement);
        erie::arranged(position, arrangement);
        friends::arranged(position, arrangement);
        helpers::arranged(position, arrangement);
    }

    fn founded(position: &mut Scenarios, seat: Seat, placed: u8, sink: &mut impl Sink<Told>) {
        helpers::founded(position, seat, placed, sink);
    }

    fn road_laid(position: &mut Scenarios, seat: Seat, side: SideId, sink: &mut impl Sink<Told>) {
        country::road_laid(position, seat, side, sink);
        erie::road_laid(position, seat, side, sink);
        friends::road_laid(position, seat, side, sink);
        helpers::road_laid(position, seat);
    }

    fn seven(position: &mut Scenarios, sink: &mut impl Sink<Told>) -> bool {
        helpers::seven(position, sink)
    }

    fn yielded(position: &mut Scenarios, got: &BySeat<Hand>) {
        helpers::yielded(position, got);
    }

    fn robber_moved(
        position: &mut Scenarios,
        victims: SeatSet,
        sink: &mut impl Sink<Told>,
    ) -> bool {
        friends::robber_moved(position, victims, sink)
    }

    fn settle(position: &mut Scenarios, sink: &mut impl Sink<Told>) {
        position.see_to_agenda(sink);
    }

    fn turn_begins(position: &mut Scenarios) {
        helpers::turn_begins(position);
    }

    fn turn_ends(position: &mut Scenarios) {
        erie::turn_ends(position);
        friends::turn_ends(position);
        helpers::turn_ends(position);
        let seat = position.turn.seat;
        position.rates[seat] = position.rates_from_scratch(seat);
    }

    fn check_path(position: &Scenarios, side: SideId) -> Result<(), Refusal> {
        country::check_path(position, side)
    }

    fn check_joint(position: &Scenarios, seat: Seat, side: SideId) -> Result<(), Refusal> {
        country::check_joint(position, seat, side)
    }

    fn check_site(position: &Scenarios, corner: CornerId) -> Result<(), Refusal> {
        country::check_site(position, corner)
    }

    fn rates(position: &Scenarios, seat: Seat, rates: Hand) -> Hand {
        let rates = country::rates(position, seat, rates);
        let rates = erie::rates(position, seat, rates);
        helpers::rates(position, seat, rates)
    }

    fn points(position: &Scenarios, seat: Seat) -> u8 {
        country::points(position, seat) + friends::points(position, seat)
    }

    fn check_ware(
        position: &Scenarios,
        seat: Seat,
        terms: &Terms<super::Counters>,
    ) -> Result<(), Refusal> {
        erie::check_ware(position, seat, terms)
    }

    fn holds(position: &Scenarios, seat: Seat, ware: &super::Counters) -> bool {
        erie::holds(position, seat, ware)
    }

    fn turned(ware: super::Counters) -> super::Counters {
        super::Counters { give: ware.want, want: ware.give }
    }

    fn trade(
        position: &mut Scenarios,
        seat: Seat,
        with: Seat,
        ware: &super::Counters,
        sink: &mut impl Sink<Told>,
    ) {
        erie::trade(position, seat, with, ware, sink);
    }

    fn waits_for(position: &Scenarios, phase: ScenarioPhase) -> ToAct {
        let seat = match phase {
            ScenarioPhase::DrawingLetter { .. } | ScenarioPhase::Showing => return ToAct::Nature,
            ScenarioPhase::Gift { to, .. } => to,
            ScenarioPhase::OrderingDraws { seat, .. }
            | ScenarioPhase::NothingCame { seat }
            | ScenarioPhase::SeanTakes { seat }
            | ScenarioPhase::HelperUsed { seat } => seat,
            ScenarioPhase::PuttingBack
            | ScenarioPhase::Repaying { .. }
            | ScenarioPhase::Keeping
            | ScenarioPhase::Picking { .. } => position.turn.seat,
        };
        ToAct::Seats(SeatSet::only(seat))
    }

    fn list(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
        erie::list(position, seat, out);
        friends::list(position, seat, out);
        helpers::list(position, seat, out);
    }

    fn list_in(position: &Scenarios, seat: Seat, phase: ScenarioPhase, out: &mut Vec<Decided>) {
        match owner(phase) {
            Owner::Friends => friends::list_in(position, seat, phase, out),
            Owner::Helpers => helpers::list_in(position, seat, phase, out),
        }
    }

    fn check(position: &Scenarios, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Spare
            | Choice::Give { .. }
            | Choice::Redeem { .. }
            | Choice::Swap { .. }
            | Choice::Exchange
            | Choice::PutBack { .. }
            | Choice::DrawsNext { .. } => {
                played(position.own.friends.as_ref(), rules::friends(1))?;
                friends::check(position, seat, choice)
            }
            Choice::PlayCounter { .. }
            | Choice::OfferCounters { .. }
            | Choice::ProposeCounters { .. } => {
                played(position.own.erie.as_ref(), rules::erie(1))?;
                erie::check(position, seat, choice)
            }
            _ => {
                played(position.own.helpers.as_ref(), rules::helpers(1))?;
                helpers::check(position, seat, choice)
            }
        }
    }

    fn check_in(
        position: &Scenarios,
        seat: Seat,
        phase: ScenarioPhase,
        decision: &Decided,
    ) -> Result<(), Refusal> {
        let asked = Self::waits_for(position, phase);
        if asked != ToAct::Seats(SeatSet::only(seat)) {
            return match decision {
                Decided::Own(_) if asked != ToAct::Nature => {
                    refuse(Rule::table(1), "another seat is asked")
                }
                _ if seat != position.turn.seat => {
                    refuse(rules::base(62), "it is another player's turn")
                }
                _ => refuse(rules::base(64), "something else is being settled first"),
            };
        }
        match owner(phase) {
            Owner::Friends => friends::check_in(position, seat, phase, decision),
            Owner::Helpers => helpers::check_in(position, seat, phase, decision),
        }
    }

    fn apply(position: &mut Scenarios, seat: Seat, choice: Choice, sink: &mut impl Sink<Told>) {
        match choice {
            Choice::Spare
            | Choice::Give { .. }
            | Choice::Redeem { .. }
            | Choice::Swap { .. }
            | Choice::Exchange
            | Choice::PutBack { .. }
            | Choice::DrawsNext { .. } => friends::apply(position, seat, choice, sink),
            Choice::PlayCounter { .. }
            | Choice::OfferCounters { .. }
            | Choice::ProposeCounters { .. } => erie::apply(position, seat, choice, sink),
            _ => helpers::apply(position, seat, choice, sink),
        }
    }

    fn apply_in(
        position: &mut Scenarios,
        seat: Seat,
        phase: ScenarioPhase,
        decision: &Decided,
        sink: &mut impl Sink<Told>,
    ) {
        match owner(phase) {
            Owner::Friends => friends::apply_in(position, seat, phase, decision, sink),
            Owner::Helpers => helpers::apply_in(position, seat, phase, decision, sink),
        }
    }

    fn outcomes(position: &Scenarios, phase: ScenarioPhase, out: &mut Vec<(Came, Weight)>) {
        match owner(phase) {
            Owner::Friends => friends::outcomes(position, out),
            Owner::Helpers => helpers::outcomes(position, out),
        }
    }

    fn draw(position: &Scenarios, phase: ScenarioPhase, chance: &mut impl Chance) -> Fate {
        match owner(phase) {
            Owner::Friends => friends::draw(position, chance),
            Owner::Helpers => helpers::draw(position, chance),
        }
    }

    fn check_fate(position: &Scenarios, phase: ScenarioPhase, fate: Fate) -> Result<(), Refusal> {
        match (phase, fate) {
            (ScenarioPhase::DrawingLetter { .. }, Fate::Letter { guild }) => {
                friends::check_letter(position, guild)
            }
            (ScenarioPhase::Showing, Fate::Shown { card }) => helpers::check_shown(position, card),
            _ => refuse(Rule::table(3), "no outcome of this kind is due"),
        }
    }

    fn come(position: &mut Scenarios, fate: Fate, sink: &mut impl Sink<Told>) {
        match fate {
            Fate::Letter { guild } => friends::letter_came(position, guild, sink),
            Fate::Shown { card } => helpers::card_shown(position, card, sink),
        }
    }

    fn line(within: Within<WIDE>) -> Line {
        Line::Wide(within)
    }

    fn view(position: &Scenarios, eye: Eye) -> Option<ScenarioView> {
        let own = &position.own;
        Some(ScenarioView {
            friends: own.friends.as_ref().map(|state| friends::view(position, state, eye)),
            helpers: own.helpers.as_ref().map(|state| helpers::view(position, state, eye)),
            country: own.country.as_ref().map(|state| country::view(position, state)),
            erie: own.erie.as_ref().map(|state| erie::view(position, state)),
        })
    }

    fn phase_view(_: &Scenarios, phase: ScenarioPhase) -> ScenarioPhase {
        phase
    }

    fn set_apart(position: &mut Scenarios, seat: Seat) {
        helpers::set_apart(position, seat);
    }

    fn imagine(position: &mut Scenarios, seat: Seat, chance: &mut impl Chance) {
        friends::imagine(position, seat, chance);
        helpers::imagine(position, seat, chance);
    }

    fn is_silent(position: &Scenarios, seat: Seat, decision: &Decided) -> bool {
        erie::is_silent(decision)
            || friends::is_silent(position, seat, decision)
                && helpers::is_silent(position, seat, decision)
    }

    fn excuse(position: &Scenarios, seat: Seat, phase: ScenarioPhase) -> Option<Excuse<Decided>> {
        match owner(phase) {
            Owner::Friends => friends::excuse(position, seat, phase),
            Owner::Helpers => helpers::excuse(position, seat, phase),
        }
    }

    fn wishes(position: &Scenarios, seat: Seat) -> Vec<(&'static str, Decided)> {
        let mut wishes = Vec::new();
        erie::wish(position, seat, &mut wishes);
        friends::wish(position, seat, &mut wishes);
        helpers::wish(position, seat, &mut wishes);
        wishes
    }

    fn elsewhere(position: &Scenarios) -> Deck {
        helpers::elsewhere(position)
    }

    fn audit(position: &Scenarios) -> Result<(), String> {
        country::audit(position)?;
        erie::audit(position)?;
        friends::audit(position)?;
        helpers::audit(position)
    }
}
