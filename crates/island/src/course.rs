//! Two courses of one game: [`Plain`] is the island as the base book has it, [`Full`](crate::Full)
//! adds the scenarios.
//!
//! A course is the part of a position that is its own, and takes part in a game at the moments that
//! [`Course`] names. The defaults of all moments are the base game: it is compiled as if no scenario
//! existed.

use std::fmt::Debug;
use std::sync::Arc;

use hex::{CornerId, Corners, Grid, NARROW, SideId, Sides, WIDE};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table::{
    Book, BySeat, Chance, Excuse, Eye, Faults, Refusal, Rule, Seat, SeatSet, Sink, Switch, ToAct,
    Variant, Weight, Words, ensure, refuse,
};

use crate::board::Board;
use crate::cards::{Deck, Hand, Resource};
use crate::decision::{Decision, Event, Outcome};
use crate::full::{ScenarioPhase, ScenarioView};
use crate::line::{Line, Within};
use crate::plan::Grids;
use crate::position::{Phase, Position, Terms};
use crate::rules::{self, base, option};
use crate::setup::{self, Arrangement, Options, Pieces, Setup};
use crate::switches;

/// The decisions of a course.
pub(crate) type DecisionOf<C, const W: usize> = Decision<<C as Course<W>>::Choice>;
/// The outcomes of a course.
pub(crate) type OutcomeOf<C, const W: usize> = Outcome<<C as Course<W>>::Fate>;
/// The events of a course.
pub(crate) type EventOf<C, const W: usize> = Event<<C as Course<W>>::Happening>;
/// The phases of a course.
pub(crate) type PhaseOf<C, const W: usize> = Phase<<C as Course<W>>::Phase, <C as Course<W>>::Ware>;

/// What may be written down and read again.
pub trait Written:
    Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
}

impl<T: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Written
    for T
{
}

/// An event of a course as an eye sees it.
pub trait Seen {
    /// What the eye may know of it.
    #[must_use]
    fn seen_by(&self, eye: Eye) -> Self;
}

/// What a course adds to the island, and the moments at which it takes part.
#[allow(unused_variables, reason = "the defaults of the moments do nothing")]
pub trait Course<const W: usize>: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The game's name in the registry.
    const ID: &'static str;
    /// What a seat may choose beside the decisions of the island.
    type Choice: Written;
    /// What nature may choose.
    type Fate: Written;
    /// What happens.
    type Happening: Written + Seen;
    /// What the game may wait for.
    type Phase: Copy + PartialEq + Debug + Send + Sync;
    /// What people trade beside cards.
    type Ware: Copy + PartialEq + Debug + Default + Send + Sync;
    /// The kinds of cards that hands may hold.
    const CARDS: &'static [Resource];

    /// What people call the game.
    fn name() -> Words;
    /// The setups with a name.
    fn variants() -> Vec<Variant<Setup>>;
    /// What people may choose about a setup.
    fn switches(setup: &Setup) -> Vec<Switch> {
        switches::of(setup)
    }
    /// The books that its refusals name.
    fn books() -> &'static [Book];
    /// The grid of a board of the house, in the width of the course.
    fn grid(grids: &Grids) -> Arc<Grid<W>>;
    /// The grid of a board that is too large for narrow sets, if the course can play on it.
    fn wide_grid(grid: &Arc<Grid<WIDE>>) -> Option<Arc<Grid<W>>> {
        None
    }

    // Before the first move.

    /// Notes what is wrong with the setup beside what is wrong on the island.
    fn check_setup(setup: &Setup, faults: &mut Faults);
    /// Notes what is wrong with given pieces of its own on this grid.
    fn check_given(setup: &Setup, arrangement: &Arrangement, grid: &Grid<W>, faults: &mut Faults) {}
    /// Says where on this board pieces may stand, where it is not everywhere.
    fn furnish(board: &mut Board<W>) {}
    /// The switches as they hold in this game.
    fn options(setup: &Setup) -> Options {
        setup.options
    }
    /// What the course starts with.
    fn start(board: &Board<W>) -> Self;
    /// The cards in the box, where these are the island's.
    fn fill_box(setup: &Setup, bank: Hand, pile: Deck) -> (Hand, Deck) {
        (bank, pile)
    }
    /// The bank's rates for somebody without any building: nothing for kinds that are not in play.
    fn bare_rates(&self) -> Hand {
        Hand::new([4; 5])
    }

    /// Given pieces stand: what the arrangement says of the course's own is put down too.
    fn arranged(position: &mut Position<Self, W>, arrangement: &Arrangement) {}

    // Moments of a game.

    /// A founding settlement stands; so many stood before it.
    fn founded(
        position: &mut Position<Self, W>,
        seat: Seat,
        placed: u8,
        sink: &mut impl Sink<EventOf<Self, W>>,
    ) {
    }
    /// A settlement stands, a founding one or a paid one; neither the longest road nor a winner was
    /// looked for yet.
    fn settled(
        position: &mut Position<Self, W>,
        seat: Seat,
        corner: CornerId,
        sink: &mut impl Sink<EventOf<Self, W>>,
    ) {
    }
    /// A road lies, a founding one, a paid one or a free one; neither the longest road nor a winner
    /// was looked for yet.
    fn road_laid(
        position: &mut Position<Self, W>,
        seat: Seat,
        side: SideId,
        sink: &mut impl Sink<EventOf<Self, W>>,
    ) {
    }
    /// The player on turn rolls: what is waited for, where it is not the two dice.
    #[inline]
    fn rolls(position: &Position<Self, W>) -> Option<Self::Phase> {
        None
    }
    /// A seven was rolled; says whether the course sees to what follows.
    fn seven(position: &mut Position<Self, W>, sink: &mut impl Sink<EventOf<Self, W>>) -> bool {
        false
    }
    /// A roll has given everyone what they got.
    fn yielded(position: &mut Position<Self, W>, got: &BySeat<Hand>) {}
    /// All cards that were owed lie aside; says whether the course sees to them and to what follows.
    fn put_aside(
        position: &mut Position<Self, W>,
        aside: &BySeat<Hand>,
        sink: &mut impl Sink<EventOf<Self, W>>,
    ) -> bool {
        false
    }
    /// The robber has come to a hex where these can be robbed; the course may take some out. Says
    /// whether the player on turn is asked, where otherwise nobody is or there is no choice.
    fn robber_moved(
        position: &mut Position<Self, W>,
        victims: &mut SeatSet,
        sink: &mut impl Sink<EventOf<Self, W>>,
    ) -> bool {
        false
    }
    /// What ends a line of the seat at the corner has changed.
    #[inline]
    fn look_again(position: &mut Position<Self, W>, seat: Seat, corner: CornerId) {}
    /// A decision or outcome was carried out: what waits on the course's agenda may begin.
    fn settle(position: &mut Position<Self, W>, sink: &mut impl Sink<EventOf<Self, W>>) {}
    /// A turn begins.
    fn turn_begins(position: &mut Position<Self, W>) {}
    /// A turn ends.
    fn turn_ends(position: &mut Position<Self, W>) {}

    /// A settlement of the seat is about to become a city; says whether the piece for it lies there
    /// already.
    #[inline]
    fn city_rises(position: &mut Position<Self, W>, seat: Seat, corner: CornerId) -> bool {
        false
    }

    // Questions that the course may answer otherwise.

    /// Whether the next founding building is a city.
    fn founds_city(position: &Position<Self, W>, placed: u8) -> bool {
        false
    }
    /// What a hex of this kind yields to a settlement, or to a city.
    #[inline]
    fn yields(position: &Position<Self, W>, resource: Resource, city: bool) -> Hand {
        Hand::some(resource, 1 + u8::from(city))
    }
    /// With more cards than this a seven costs the seat half of them: never less than the table's limit.
    #[inline]
    fn hand_limit(position: &Position<Self, W>, seat: Seat) -> u8 {
        position.options.hand_limit
    }
    /// Whether the robber stays where it is on a seven.
    #[inline]
    fn robber_rests(position: &Position<Self, W>) -> bool {
        false
    }
    /// Why the turn may not be ended yet.
    #[inline]
    fn check_end(position: &Position<Self, W>, seat: Seat) -> Result<(), Refusal> {
        Ok(())
    }
    /// The settlements of the seat that may become a city, where there is a piece for it.
    #[inline]
    fn city_spots(position: &Position<Self, W>, seat: Seat) -> Corners<W> {
        if position.stock[seat].cities > 0 { position.settlements[seat] } else { Corners::EMPTY }
    }
    /// Why the settlement of the seat may not become a city, whatever that costs.
    fn check_city(
        position: &Position<Self, W>,
        seat: Seat,
        corner: CornerId,
    ) -> Result<(), Refusal> {
        position.check_city_left(seat)
    }
    /// Corners that pieces of the course's own keep from buildings, and where they end the lines of
    /// others.
    fn blocks(position: &Position<Self, W>, seat: Seat) -> Corners<W> {
        Corners::EMPTY
    }
    /// Whether pieces are on their way: who holds the longest road is looked for when they have arrived.
    fn lines_move(position: &Position<Self, W>) -> bool {
        false
    }
    /// How many cities of the seat stand for settlements.
    fn lying(position: &Position<Self, W>, seat: Seat) -> u8 {
        0
    }

    /// How many founding buildings everybody places.
    #[inline]
    fn rounds(position: &Position<Self, W>) -> usize {
        2
    }
    /// Whether the seat has won with something else than points.
    #[inline]
    fn has_won(position: &Position<Self, W>, seat: Seat) -> bool {
        false
    }
    /// Where the founder may place the settlement that is due when so many stand.
    fn founding_sites(position: &Position<Self, W>, placed: u8) -> Corners<W> {
        position.open
    }
    /// Why the founder may not place it here, though a building may stand there.
    fn check_founding_site(
        position: &Position<Self, W>,
        placed: u8,
        corner: CornerId,
    ) -> Result<(), Refusal> {
        Ok(())
    }
    /// The corners to which the seat has come by its lines.
    #[inline]
    fn reached(position: &Position<Self, W>, seat: Seat) -> Corners<W> {
        position.touched[seat]
    }
    /// Whether this one is among them.
    #[inline]
    fn has_reached(position: &Position<Self, W>, seat: Seat, corner: CornerId) -> bool {
        position.touched[seat].contains(corner)
    }
    /// The pieces of which the seat's lines are made.
    #[inline]
    fn pieces(position: &Position<Self, W>, seat: Seat) -> Sides<W> {
        position.roads[seat]
    }
    /// Of the pieces that meet at a corner, those with which a line goes on that comes by this one.
    #[inline]
    fn leads_on(
        position: &Position<Self, W>,
        seat: Seat,
        by: SideId,
        at: CornerId,
        pieces: Sides<W>,
    ) -> Sides<W> {
        pieces
    }
    /// Sides on which something lies that is no road.
    fn occupied(position: &Position<Self, W>) -> Sides<W> {
        Sides::EMPTY
    }
    /// Whether something else may be laid in place of a free road.
    #[inline]
    fn lays_free(position: &Position<Self, W>, seat: Seat) -> bool {
        false
    }
    /// Why no road may lie here, whoever asks.
    fn check_path(position: &Position<Self, W>, side: SideId) -> Result<(), Refusal> {
        Ok(())
    }
    /// Why the seat may not join a road here, though an own one ends there.
    fn check_joint(position: &Position<Self, W>, seat: Seat, side: SideId) -> Result<(), Refusal> {
        refuse(base(34), "another player's building stands where the road would join")
    }
    /// Why no building may stand here.
    fn check_site(position: &Position<Self, W>, corner: CornerId) -> Result<(), Refusal> {
        Ok(())
    }
    /// The bank's rates for the seat, where the buildings alone give these.
    fn rates(position: &Position<Self, W>, seat: Seat, rates: Hand) -> Hand {
        rates
    }
    /// Points that lie open beside those of the island.
    fn points(position: &Position<Self, W>, seat: Seat) -> u8 {
        0
    }
    /// Whether there is enough on both sides of these terms, and the seat holds what it offers beside
    /// cards.
    fn check_ware(
        position: &Position<Self, W>,
        seat: Seat,
        terms: &Terms<Self::Ware>,
    ) -> Result<(), Refusal> {
        let gift = terms.give.is_empty() || terms.want.is_empty();
        ensure(!gift, base(27), "a trade needs at least one card on each side")
    }
    /// Whether the one who offers this holds it.
    fn holds(position: &Position<Self, W>, seat: Seat, ware: &Self::Ware) -> bool {
        true
    }
    /// What is offered, as the other side sees it.
    fn turned(ware: Self::Ware) -> Self::Ware {
        ware
    }
    /// Wares change hands: `seat` gives what the ware says.
    fn trade(
        position: &mut Position<Self, W>,
        seat: Seat,
        with: Seat,
        ware: &Self::Ware,
        sink: &mut impl Sink<EventOf<Self, W>>,
    ) {
    }

    // What is the course's own.

    /// Whom a phase of its own waits for.
    fn waits_for(position: &Position<Self, W>, phase: Self::Phase) -> ToAct;
    /// Adds its own choices in a phase of the island.
    fn list(position: &Position<Self, W>, seat: Seat, out: &mut Vec<DecisionOf<Self, W>>) {}
    /// Adds all that may be decided in a phase of its own.
    fn list_in(
        position: &Position<Self, W>,
        seat: Seat,
        phase: Self::Phase,
        out: &mut Vec<DecisionOf<Self, W>>,
    );
    /// Whether a choice of its own may be made in a phase of the island.
    fn check(position: &Position<Self, W>, seat: Seat, choice: Self::Choice)
    -> Result<(), Refusal>;
    /// Whether this may be decided in a phase of its own.
    fn check_in(
        position: &Position<Self, W>,
        seat: Seat,
        phase: Self::Phase,
        decision: &DecisionOf<Self, W>,
    ) -> Result<(), Refusal>;
    /// Carries out a choice of its own that was made in a phase of the island.
    fn apply(
        position: &mut Position<Self, W>,
        seat: Seat,
        choice: Self::Choice,
        sink: &mut impl Sink<EventOf<Self, W>>,
    );
    /// Carries out what was decided in a phase of its own.
    fn apply_in(
        position: &mut Position<Self, W>,
        seat: Seat,
        phase: Self::Phase,
        decision: &DecisionOf<Self, W>,
        sink: &mut impl Sink<EventOf<Self, W>>,
    );
    /// Adds the outcomes of a phase of its own.
    fn outcomes(
        position: &Position<Self, W>,
        phase: Self::Phase,
        out: &mut Vec<(OutcomeOf<Self, W>, Weight)>,
    );
    /// Draws an outcome in a phase of its own.
    fn draw(
        position: &Position<Self, W>,
        phase: Self::Phase,
        chance: &mut impl Chance,
    ) -> Self::Fate;
    /// Whether this may come now.
    fn check_fate(
        position: &Position<Self, W>,
        phase: Self::Phase,
        fate: Self::Fate,
    ) -> Result<(), Refusal>;
    /// Carries out an outcome of its own.
    fn come(
        position: &mut Position<Self, W>,
        fate: Self::Fate,
        sink: &mut impl Sink<EventOf<Self, W>>,
    );

    /// A line of roads, in the width of the course.
    fn line(within: Within<W>) -> Line;
    /// What an eye sees of it.
    fn view(position: &Position<Self, W>, eye: Eye) -> Option<ScenarioView> {
        None
    }
    /// What it waits for, as everybody sees it.
    fn phase_view(position: &Position<Self, W>, phase: Self::Phase) -> ScenarioPhase;
    /// Cards are about to be dealt anew for the seat: puts in what of its own the seat may not know.
    fn set_apart(position: &mut Position<Self, W>, seat: Seat) {}
    /// Cards were dealt anew: undoes that, and deals what else the seat may not know.
    fn imagine(position: &mut Position<Self, W>, seat: Seat, chance: &mut impl Chance) {}
    /// Whether what is decided tells the seat nothing new: a choice of its own, or anything in a phase
    /// of its own.
    fn is_silent(position: &Position<Self, W>, seat: Seat, decision: &DecisionOf<Self, W>) -> bool;
    /// What may be said for the seat in a phase of its own.
    fn excuse(
        position: &Position<Self, W>,
        seat: Seat,
        phase: Self::Phase,
    ) -> Option<Excuse<DecisionOf<Self, W>>> {
        None
    }
    /// Of every kind of its own choices the one that comes nearest to being allowed.
    fn wishes(
        position: &Position<Self, W>,
        seat: Seat,
    ) -> Vec<(&'static str, DecisionOf<Self, W>)> {
        Vec::new()
    }
    /// Development cards that are neither in the pile nor with a player.
    fn elsewhere(position: &Position<Self, W>) -> Deck {
        Deck::NONE
    }
    /// Whether its own part adds up.
    fn audit(position: &Position<Self, W>) -> Result<(), String> {
        Ok(())
    }
}

/// The base game, for two to six: no scenario, nothing of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plain;

/// There is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Never {}

impl Seen for Never {
    fn seen_by(&self, _: Eye) -> Never {
        *self
    }
}

impl Course<NARROW> for Plain {
    const ID: &'static str = "island";

    type Choice = Never;
    type Fate = Never;
    type Happening = Never;
    type Phase = Never;
    type Ware = ();
    const CARDS: &'static [Resource] = &Resource::ALL;

    fn name() -> Words {
        Words { en: "The Island".into(), de: "Die Insel".into() }
    }

    fn variants() -> Vec<Variant<Setup>> {
        setup::variants()
    }

    fn books() -> &'static [Book] {
        rules::books()
    }

    fn grid(grids: &Grids) -> Arc<Grid<NARROW>> {
        grids.narrow.clone()
    }

    fn check_setup(setup: &Setup, faults: &mut Faults) {
        const RULE: Rule = option(15);
        faults.expect(setup.with == setup::With::default(), RULE, "with", || {
            "scenarios are played as the game `scenarios`".into()
        });
        if let Pieces::Given(arrangement) = &setup.pieces {
            let none = arrangement.seats.iter().all(|seat| seat.kept.is_none())
                && arrangement.barbarians.is_none();
            faults.expect(none, RULE, "pieces.seats", || "the island has no such pieces".into());
        }
        let own = !setup.is_country() && !setup.has_ships();
        faults.expect(own, RULE, "board", || {
            "country maps and ships are played as the game `scenarios`".into()
        });
    }

    fn start(_: &Board<NARROW>) -> Plain {
        Plain
    }

    fn waits_for(_: &Position<Self, NARROW>, phase: Never) -> ToAct {
        match phase {}
    }

    fn list_in(_: &Position<Self, NARROW>, _: Seat, phase: Never, _: &mut Vec<Decision<Never>>) {
        match phase {}
    }

    fn check(_: &Position<Self, NARROW>, _: Seat, choice: Never) -> Result<(), Refusal> {
        match choice {}
    }

    fn check_in(
        _: &Position<Self, NARROW>,
        _: Seat,
        phase: Never,
        _: &Decision<Never>,
    ) -> Result<(), Refusal> {
        match phase {}
    }

    fn apply(
        _: &mut Position<Self, NARROW>,
        _: Seat,
        choice: Never,
        _: &mut impl Sink<Event<Never>>,
    ) {
        match choice {}
    }

    fn apply_in(
        _: &mut Position<Self, NARROW>,
        _: Seat,
        phase: Never,
        _: &Decision<Never>,
        _: &mut impl Sink<Event<Never>>,
    ) {
        match phase {}
    }

    fn outcomes(_: &Position<Self, NARROW>, phase: Never, _: &mut Vec<(Outcome<Never>, Weight)>) {
        match phase {}
    }

    fn draw(_: &Position<Self, NARROW>, phase: Never, _: &mut impl Chance) -> Never {
        match phase {}
    }

    fn check_fate(_: &Position<Self, NARROW>, phase: Never, _: Never) -> Result<(), Refusal> {
        match phase {}
    }

    fn come(_: &mut Position<Self, NARROW>, fate: Never, _: &mut impl Sink<Event<Never>>) {
        match fate {}
    }

    fn line(within: Within<NARROW>) -> Line {
        Line::Narrow(within)
    }

    fn phase_view(_: &Position<Self, NARROW>, phase: Never) -> ScenarioPhase {
        match phase {}
    }

    fn is_silent(_: &Position<Self, NARROW>, _: Seat, _: &Decision<Never>) -> bool {
        false
    }
}
