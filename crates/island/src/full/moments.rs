//! The one place that names all scenarios: every moment of the game goes to those in play, in the
//! order country, canal, sea, Enchanted Land, knights, friends, helpers. Only where a turn begins or ends
//! the knights come first: there nobody sees what another does.

use std::sync::Arc;

use hex::{CornerId, Corners, Grid, SideId, Sides, WIDE};
use table::{
    Agenda, Book, BySeat, Chance, Excuse, Eye, Faults, Refusal, Rule, Seat, SeatSet, Sink, Switch,
    ToAct, Variant, Weight, Words, refuse,
};

use super::{
    Came, Choice, Decided, Fate, Full, Happening, ScenarioPhase, ScenarioView, Scenarios, Told,
    country, enchanted, erie, friends, helpers, knights, played, sea, variants,
};
use crate::board::Board;
use crate::cards::{Deck, Hand, Resource};
use crate::course::{Course, Seen};
use crate::line::{Line, Within};
use crate::plan::Grids;
use crate::position::Terms;
use crate::rules;
use crate::setup::{Arrangement, Options, Setup};

impl Seen for Happening {
    fn seen_by(&self, eye: Eye) -> Happening {
        Happening::seen_by(self, eye)
    }
}

/// Whose phase it is.
enum Owner {
    Sea,
    Enchanted,
    Friends,
    Helpers,
    Knights,
}

fn owner(phase: ScenarioPhase) -> Owner {
    match phase {
        ScenarioPhase::TakingGold { .. } | ScenarioPhase::MovingPirate => Owner::Sea,
        ScenarioPhase::Banishing { .. } | ScenarioPhase::TurningDragon { .. } => Owner::Enchanted,
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
        ScenarioPhase::RollingThree
        | ScenarioPhase::DrawingProgress { .. }
        | ScenarioPhase::LayingBack { .. }
        | ScenarioPhase::LosingCity { .. }
        | ScenarioPhase::ChoosingPile { .. }
        | ScenarioPhase::Aqueduct { .. }
        | ScenarioPhase::PlacingMetropolis { .. }
        | ScenarioPhase::Displaced { .. }
        | ScenarioPhase::Inventing { .. }
        | ScenarioPhase::Smithing { .. }
        | ScenarioPhase::Harbour { .. }
        | ScenarioPhase::MasterMerchant { .. }
        | ScenarioPhase::Spying { .. }
        | ScenarioPhase::Deserting { .. }
        | ScenarioPhase::PlacingDeserter { .. }
        | ScenarioPhase::LayingAgain { .. } => Owner::Knights,
    }
}

/// Whose choice it is; the canal's where nobody's phase is its own.
fn owner_of(choice: Choice) -> Option<Owner> {
    match choice {
        Choice::Spare
        | Choice::Give { .. }
        | Choice::Redeem { .. }
        | Choice::Swap { .. }
        | Choice::Exchange
        | Choice::PutBack { .. }
        | Choice::DrawsNext { .. } => Some(Owner::Friends),
        Choice::PlayCounter { .. }
        | Choice::OfferCounters { .. }
        | Choice::ProposeCounters { .. } => None,
        Choice::BuildShip { .. }
        | Choice::MoveShip { .. }
        | Choice::MovePirate { .. }
        | Choice::ChasePirate { .. } => Some(Owner::Sea),
        Choice::FightDragon { .. } => Some(Owner::Enchanted),
        Choice::UseNassir { .. }
        | Choice::Repay { .. }
        | Choice::UseWilliam { .. }
        | Choice::UseMarianne { .. }
        | Choice::UseLouis { .. }
        | Choice::UseCandamir { .. }
        | Choice::Keep { .. }
        | Choice::UseHilde { .. }
        | Choice::UseJean { .. }
        | Choice::UseLin { .. }
        | Choice::UseVincentSettlement { .. }
        | Choice::UseVincentCity { .. }
        | Choice::TurnHelper
        | Choice::SwapHelper { .. } => Some(Owner::Helpers),
        _ => Some(Owner::Knights),
    }
}

impl Course<WIDE> for Full {
    const ID: &'static str = "scenarios";

    type Choice = Choice;
    type Fate = Fate;
    type Happening = Happening;
    type Phase = ScenarioPhase;
    type Ware = super::Counters;
    const CARDS: &'static [Resource] = &Resource::EVERY;

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

    fn wide_grid(grid: &Arc<Grid<WIDE>>) -> Option<Arc<Grid<WIDE>>> {
        Some(grid.clone())
    }

    fn check_setup(setup: &Setup, faults: &mut Faults) {
        variants::check(setup, faults);
        country::check_setup(setup, faults);
        erie::check_setup(setup, faults);
        sea::check_setup(setup, faults);
        enchanted::check_setup(setup, faults);
        friends::check_setup(setup, faults);
        helpers::check_setup(setup, faults);
    }

    fn check_given(
        setup: &Setup,
        arrangement: &Arrangement,
        grid: &Grid<WIDE>,
        faults: &mut Faults,
    ) {
        knights::check_given(setup, arrangement, grid, faults);
    }

    fn furnish(board: &mut Board<WIDE>) {
        country::furnish(board);
        sea::furnish(board);
        enchanted::furnish(board);
    }

    fn options(setup: &Setup) -> Options {
        sea::options(setup)
    }

    fn start(board: &Board<WIDE>) -> Full {
        let mut full = Full {
            agenda: Agenda::default(),
            resume: None,
            country: country::start(board),
            erie: erie::start(board),
            sea: sea::start(board),
            dragons: enchanted::start(board),
            friends: friends::start(board),
            helpers: helpers::start(board),
            knights: knights::start(board),
            beside_knights: false,
        };
        full.beside_knights = full.country.is_some()
            || full.erie.is_some()
            || full.sea.is_some()
            || full.dragons.is_some()
            || full.friends.is_some()
            || full.helpers.is_some();
        full
    }

    fn fill_box(setup: &Setup, bank: Hand, pile: Deck) -> (Hand, Deck) {
        knights::fill_box(setup, bank, pile)
    }

    fn bare_rates(&self) -> Hand {
        if self.knights.is_some() { Hand::of_all([4; 8]) } else { Hand::new([4; 5]) }
    }

    fn arranged(position: &mut Scenarios, arrangement: &Arrangement) {
        country::arranged(position, arrangement);
        erie::arranged(position, arrangement);
        sea::arranged(position, arrangement);
        knights::arranged(position, arrangement);
        enchanted::arranged(position, arrangement);
        friends::arranged(position, arrangement);
        helpers::arranged(position, arrangement);
    }

    fn founded(position: &mut Scenarios, seat: Seat, placed: u8, sink: &mut impl Sink<Told>) {
        sea::founded(position, seat, placed);
        helpers::founded(position, seat, placed, sink);
    }

    fn settled(position: &mut Scenarios, seat: Seat, corner: CornerId, sink: &mut impl Sink<Told>) {
        sea::settled(position, seat, corner, sink);
    }

    fn road_laid(position: &mut Scenarios, seat: Seat, side: SideId, sink: &mut impl Sink<Told>) {
        country::road_laid(position, seat, side, sink);
        erie::road_laid(position, seat, side, sink);
        friends::road_laid(position, seat, side, sink);
        helpers::road_laid(position, seat);
    }

    fn rolls(position: &Scenarios) -> Option<ScenarioPhase> {
        knights::rolls(position)
    }

    fn seven(position: &mut Scenarios, sink: &mut impl Sink<Told>) -> bool {
        helpers::seven(position, sink)
    }

    #[inline]
    fn yielded(position: &mut Scenarios, got: &BySeat<Hand>) {
        let beside_knights = position.own.beside_knights;
        let gold = if beside_knights { sea::yielded(position) } else { SeatSet::EMPTY };
        knights::yielded(position, got, gold);
        if beside_knights {
            helpers::yielded(position, got);
        }
    }

    fn put_aside(
        position: &mut Scenarios,
        aside: &BySeat<Hand>,
        sink: &mut impl Sink<Told>,
    ) -> bool {
        knights::put_aside(position, aside, sink)
    }

    fn robber_moved(
        position: &mut Scenarios,
        victims: &mut SeatSet,
        sink: &mut impl Sink<Told>,
    ) -> bool {
        sea::robber_moved(position);
        knights::robber_moved(position, victims);
        friends::robber_moved(position, *victims, sink)
    }

    fn city_rises(position: &mut Scenarios, _: Seat, corner: CornerId) -> bool {
        knights::city_rises(position, corner)
    }

    fn look_again(position: &mut Scenarios, seat: Seat, corner: CornerId) {
        sea::look_again(position, seat, corner);
    }

    #[inline]
    fn settle(position: &mut Scenarios, sink: &mut impl Sink<Told>) {
        sea::step_over(position);
        if position.own.has_to_settle() {
            position.see_to_agenda(sink);
        }
    }

    #[inline]
    fn turn_begins(position: &mut Scenarios) {
        knights::turn_begins(position);
        if position.own.beside_knights {
            sea::turn_begins(position);
            helpers::turn_begins(position);
        }
    }

    #[inline]
    fn turn_ends(position: &mut Scenarios) {
        let mut rates_end = knights::turn_ends(position);
        if position.own.beside_knights {
            friends::turn_ends(position);
            rates_end |= erie::turn_ends(position) | helpers::turn_ends(position);
        }
        if rates_end {
            position.end_rates();
        }
    }

    fn founds_city(position: &Scenarios, placed: u8) -> bool {
        knights::founds_city(position, placed)
    }

    fn yields(position: &Scenarios, resource: Resource, city: bool) -> Hand {
        knights::yields(position, resource, city)
    }

    fn hand_limit(position: &Scenarios, seat: Seat) -> u8 {
        position.options.hand_limit.saturating_add(knights::more_cards(position, seat))
    }

    fn robber_rests(position: &Scenarios) -> bool {
        knights::robber_rests(position)
    }

    fn check_end(position: &Scenarios, seat: Seat) -> Result<(), Refusal> {
        knights::check_end(position, seat)
    }

    fn city_spots(position: &Scenarios, seat: Seat) -> Corners<WIDE> {
        knights::city_spots(position, seat)
    }

    fn check_city(position: &Scenarios, seat: Seat, corner: CornerId) -> Result<(), Refusal> {
        enchanted::check_city(position, corner)?;
        knights::check_city(position, seat, corner)
    }

    fn blocks(position: &Scenarios, seat: Seat) -> Corners<WIDE> {
        knights::blocks(position, seat)
    }

    fn lying(position: &Scenarios, seat: Seat) -> u8 {
        knights::lying(position, seat)
    }

    fn lines_move(position: &Scenarios) -> bool {
        knights::lines_move(position)
    }

    fn rounds(position: &Scenarios) -> usize {
        enchanted::rounds(position)
    }

    fn has_won(position: &Scenarios, seat: Seat) -> bool {
        enchanted::has_won(position, seat)
    }

    fn founding_sites(position: &Scenarios, placed: u8) -> Corners<WIDE> {
        enchanted::founding_sites(position, placed, sea::founding_sites(position))
    }

    fn check_founding_site(
        position: &Scenarios,
        placed: u8,
        corner: CornerId,
    ) -> Result<(), Refusal> {
        sea::check_founding_site(position, corner)?;
        enchanted::check_founding_site(position, placed, corner)
    }

    fn reached(position: &Scenarios, seat: Seat) -> Corners<WIDE> {
        position.touched[seat] | sea::reached(position, seat)
    }

    #[inline]
    fn has_reached(position: &Scenarios, seat: Seat, corner: CornerId) -> bool {
        position.touched[seat].contains(corner) || sea::reached(position, seat).contains(corner)
    }

    fn pieces(position: &Scenarios, seat: Seat) -> Sides<WIDE> {
        position.roads[seat] | sea::pieces(position, seat)
    }

    #[inline]
    fn leads_on(
        position: &Scenarios,
        seat: Seat,
        by: SideId,
        at: CornerId,
        pieces: Sides<WIDE>,
    ) -> Sides<WIDE> {
        sea::leads_on(position, seat, by, at, pieces)
    }

    fn occupied(position: &Scenarios) -> Sides<WIDE> {
        sea::occupied(position)
    }

    fn lays_free(position: &Scenarios, seat: Seat) -> bool {
        sea::lays_free(position, seat)
    }

    fn check_path(position: &Scenarios, side: SideId) -> Result<(), Refusal> {
        enchanted::check_path(position, side)?;
        sea::check_path(position, side)?;
        country::check_path(position, side)
    }

    fn check_joint(position: &Scenarios, seat: Seat, side: SideId) -> Result<(), Refusal> {
        knights::check_joint(position, seat, side)?;
        country::check_joint(position)?;
        sea::check_joint(position, seat, side)
    }

    fn check_site(position: &Scenarios, corner: CornerId) -> Result<(), Refusal> {
        country::check_site(position, corner)?;
        enchanted::check_site(position, corner)?;
        sea::check_site(position, corner)?;
        knights::check_site(position, corner)
    }

    fn rates(position: &Scenarios, seat: Seat, rates: Hand) -> Hand {
        let rates = country::rates(position, seat, rates);
        let rates = erie::rates(position, seat, rates);
        let rates = knights::rates(position, seat, rates);
        helpers::rates(position, seat, rates)
    }

    fn points(position: &Scenarios, seat: Seat) -> u8 {
        country::points(position, seat)
            + sea::points(position, seat)
            + enchanted::points(position, seat)
            + knights::points(position, seat)
            + friends::points(position, seat)
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
            ScenarioPhase::DrawingLetter { .. }
            | ScenarioPhase::Showing
            | ScenarioPhase::RollingThree
            | ScenarioPhase::DrawingProgress { .. }
            | ScenarioPhase::TurningDragon { .. } => return ToAct::Nature,
            ScenarioPhase::Gift { to, .. } => to,
            ScenarioPhase::OrderingDraws { seat, .. }
            | ScenarioPhase::NothingCame { seat }
            | ScenarioPhase::SeanTakes { seat }
            | ScenarioPhase::HelperUsed { seat }
            | ScenarioPhase::TakingGold { seat, .. }
            | ScenarioPhase::LayingBack { seat }
            | ScenarioPhase::LosingCity { seat }
            | ScenarioPhase::ChoosingPile { seat }
            | ScenarioPhase::Aqueduct { seat }
            | ScenarioPhase::PlacingMetropolis { seat, .. }
            | ScenarioPhase::Displaced { seat, .. }
            | ScenarioPhase::Harbour { seat }
            | ScenarioPhase::Deserting { seat } => seat,
            ScenarioPhase::PuttingBack
            | ScenarioPhase::Repaying { .. }
            | ScenarioPhase::Keeping
            | ScenarioPhase::Picking { .. }
            | ScenarioPhase::Inventing { .. }
            | ScenarioPhase::Smithing { .. }
            | ScenarioPhase::MasterMerchant { .. }
            | ScenarioPhase::Spying { .. }
            | ScenarioPhase::PlacingDeserter { .. }
            | ScenarioPhase::LayingAgain { .. }
            | ScenarioPhase::Banishing { .. }
            | ScenarioPhase::MovingPirate => position.turn.seat,
        };
        ToAct::Seats(SeatSet::only(seat))
    }

    #[inline]
    fn list(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
        let beside_knights = position.own.beside_knights;
        if beside_knights {
            erie::list(position, seat, out);
            sea::list(position, seat, out);
            enchanted::list(position, seat, out);
        }
        knights::list(position, seat, out);
        if beside_knights {
            friends::list(position, seat, out);
            helpers::list(position, seat, out);
        }
    }

    fn list_in(position: &Scenarios, seat: Seat, phase: ScenarioPhase, out: &mut Vec<Decided>) {
        match owner(phase) {
            Owner::Sea => sea::list_in(position, seat, phase, out),
            Owner::Enchanted => enchanted::list_banishing(position, seat, out),
            Owner::Friends => friends::list_in(position, seat, phase, out),
            Owner::Helpers => helpers::list_in(position, seat, phase, out),
            Owner::Knights => knights::list_in(position, seat, phase, out),
        }
    }

    fn check(position: &Scenarios, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        if let Choice::Pick { .. } = choice {
            // Hilde and the master merchant look at hands, each in a phase of its own.
            return refuse(Rule::table(2), "no hand is looked at now");
        }
        match owner_of(choice) {
            None => {
                played(position.own.erie.as_ref(), rules::erie(1))?;
                erie::check(position, seat, choice)
            }
            Some(Owner::Sea) => {
                played(position.own.sea.as_ref(), rules::sea(1))?;
                sea::check(position, seat, choice)
            }
            Some(Owner::Enchanted) => {
                played(position.own.dragons.as_ref(), rules::enchanted(1))?;
                enchanted::check(position, seat, choice)
            }
            Some(Owner::Friends) => {
                played(position.own.friends.as_ref(), rules::friends(1))?;
                friends::check(position, seat, choice)
            }
            Some(Owner::Helpers) => {
                played(position.own.helpers.as_ref(), rules::helpers(1))?;
                helpers::check(position, seat, choice)
            }
            Some(Owner::Knights) => {
                played(position.own.knights.as_ref(), rules::knights(1))?;
                knights::check(position, seat, choice)
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
            Owner::Sea => sea::check_in(position, seat, phase, decision),
            Owner::Enchanted => enchanted::check_banishing(position, decision),
            Owner::Friends => friends::check_in(position, seat, phase, decision),
            Owner::Helpers => helpers::check_in(position, seat, phase, decision),
            Owner::Knights => knights::check_in(position, seat, phase, decision),
        }
    }

    fn apply(position: &mut Scenarios, seat: Seat, choice: Choice, sink: &mut impl Sink<Told>) {
        match owner_of(choice) {
            None => erie::apply(position, seat, choice, sink),
            Some(Owner::Sea) => sea::apply(position, seat, choice, sink),
            Some(Owner::Enchanted) => {
                if let Choice::FightDragon { at } = choice {
                    enchanted::fight(position, at, sink);
                }
            }
            Some(Owner::Friends) => friends::apply(position, seat, choice, sink),
            Some(Owner::Helpers) => helpers::apply(position, seat, choice, sink),
            Some(Owner::Knights) => knights::apply(position, seat, choice, sink),
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
            Owner::Sea => sea::apply_in(position, seat, phase, decision, sink),
            Owner::Enchanted => enchanted::banished(position, phase, decision, sink),
            Owner::Friends => friends::apply_in(position, seat, phase, decision, sink),
            Owner::Helpers => helpers::apply_in(position, seat, phase, decision, sink),
            Owner::Knights => knights::apply_in(position, seat, phase, decision, sink),
        }
    }

    fn outcomes(position: &Scenarios, phase: ScenarioPhase, out: &mut Vec<(Came, Weight)>) {
        match owner(phase) {
            Owner::Sea => {}
            Owner::Enchanted => enchanted::outcomes(position, out),
            Owner::Friends => friends::outcomes(position, out),
            Owner::Helpers => helpers::outcomes(position, out),
            Owner::Knights => knights::outcomes(position, phase, out),
        }
    }

    fn draw(position: &Scenarios, phase: ScenarioPhase, chance: &mut impl Chance) -> Fate {
        match owner(phase) {
            Owner::Enchanted => enchanted::draw(position, chance),
            // Nothing of the sea is drawn.
            Owner::Sea | Owner::Friends => friends::draw(position, chance),
            Owner::Helpers => helpers::draw(position, chance),
            Owner::Knights => knights::draw(position, phase, chance),
        }
    }

    fn check_fate(position: &Scenarios, phase: ScenarioPhase, fate: Fate) -> Result<(), Refusal> {
        match (phase, fate) {
            (ScenarioPhase::DrawingLetter { .. }, Fate::Letter { guild }) => {
                friends::check_letter(position, guild)
            }
            (ScenarioPhase::Showing, Fate::Shown { card }) => helpers::check_shown(position, card),
            (ScenarioPhase::TurningDragon { .. }, Fate::Dragon { strength }) => {
                enchanted::check_dragon(position, strength)
            }
            (ScenarioPhase::RollingThree, Fate::RolledThree { dice, .. }) => {
                knights::check_dice(position, dice)
            }
            (ScenarioPhase::DrawingProgress { pile, .. }, Fate::Progress { card }) => {
                knights::check_progress(position, pile, card)
            }
            _ => refuse(Rule::table(3), "no outcome of this kind is due"),
        }
    }

    fn come(position: &mut Scenarios, fate: Fate, sink: &mut impl Sink<Told>) {
        match fate {
            Fate::Letter { guild } => friends::letter_came(position, guild, sink),
            Fate::Shown { card } => helpers::card_shown(position, card, sink),
            Fate::Dragon { strength } => enchanted::come(position, strength, sink),
            Fate::RolledThree { dice, event } => knights::rolled(position, dice, event, sink),
            Fate::Progress { card } => knights::progress_came(position, card, sink),
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
            sea: own.sea.as_ref().map(|state| sea::view(position, state)),
            enchanted: own.dragons.as_ref().map(|state| enchanted::view(position, state)),
            knights: own.knights.as_ref().map(|state| knights::view(position, state, eye)),
        })
    }

    fn phase_view(_: &Scenarios, phase: ScenarioPhase) -> ScenarioPhase {
        phase
    }

    fn set_apart(position: &mut Scenarios, seat: Seat) {
        helpers::set_apart(position, seat);
    }

    fn imagine(position: &mut Scenarios, seat: Seat, chance: &mut impl Chance) {
        knights::imagine(position, seat, chance);
        friends::imagine(position, seat, chance);
        helpers::imagine(position, seat, chance);
    }

    fn is_silent(position: &Scenarios, seat: Seat, decision: &Decided) -> bool {
        erie::is_silent(decision)
            || sea::is_silent(position, decision)
            || enchanted::is_silent(position, decision)
            || knights::is_silent(position, seat, decision)
                && friends::is_silent(position, seat, decision)
                && helpers::is_silent(position, seat, decision)
    }

    fn excuse(position: &Scenarios, seat: Seat, phase: ScenarioPhase) -> Option<Excuse<Decided>> {
        match owner(phase) {
            Owner::Sea => sea::excuse(position, phase),
            Owner::Enchanted => None,
            Owner::Friends => friends::excuse(position, seat, phase),
            Owner::Helpers => helpers::excuse(position, seat, phase),
            Owner::Knights => knights::excuse(position, seat, phase),
        }
    }

    fn wishes(position: &Scenarios, seat: Seat) -> Vec<(&'static str, Decided)> {
        let mut wishes = Vec::new();
        erie::wish(position, seat, &mut wishes);
        sea::wish(position, seat, &mut wishes);
        enchanted::wish(position, seat, &mut wishes);
        knights::wish(position, seat, &mut wishes);
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
        sea::audit(position)?;
        enchanted::audit(position)?;
        knights::audit(position)?;
        friends::audit(position)?;
        helpers::audit(position)
    }
}
