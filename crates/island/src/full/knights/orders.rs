//! What knights are told: they are built, activated and promoted, they move, drive others off and chase
//! the robber (KNIGHTS-27 to 40).

use hex::{Corner, CornerId, Corners, WIDE};
use table::{Refusal, Seat, Sink, ensure, refuse};

use super::cities::ABILITY;
use super::posts::{self, Knight};
use super::rank::Rank;
use super::track::Track;
use super::{of, of_mut};
use crate::cards::{ACTIVATION, KNIGHT};
use crate::full::{Choice, Decided, Happening, ScenarioPhase, Scenarios, Told, enchanted, sea};
use crate::position::Phase;
use crate::rules::{base, knights};

const ON_BOARD: &str = "only checked decisions are applied";

fn corner_of(position: &Scenarios, at: Corner) -> CornerId {
    position.board.grid.corner_id(at).expect(ON_BOARD)
}

/// The knight of the seat on the corner.
fn own_knight(position: &Scenarios, seat: Seat, corner: CornerId) -> Result<Knight, Refusal> {
    let own = of(position).knight(corner).filter(|knight| knight.seat == seat);
    own.map_or_else(|| refuse(knights(33), "no knight of one's own stands there"), Ok)
}

// Building, activating, promoting.

/// Adds what may be done with knights where anything may be built: in the own turn after the roll, and
/// in the special building phase.
#[inline]
pub(super) fn list_building(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    let hand = position.hands[seat];
    if hand.covers(KNIGHT) {
        list_knights(position, seat, out);
    }
    if of(position).asleep[seat] > 0 && hand.covers(ACTIVATION) {
        list_sleeping(position, seat, out);
    }
}

#[inline(never)]
fn list_knights(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    let grid = &*position.board.grid;
    if of(position).has_left(seat, Rank::Basic) {
        posts::places(position, seat)
            .each(|at| out.push(Decided::Own(Choice::BuildKnight { at: grid.corner(at) })));
    }
    promotable(position, seat)
        .each(|at| out.push(Decided::Own(Choice::PromoteKnight { at: grid.corner(at) })));
}

#[inline(never)]
fn list_sleeping(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    let state = of(position);
    let grid = &*position.board.grid;
    (state.posted[seat] - state.active)
        .each(|at| out.push(Decided::Own(Choice::ActivateKnight { at: grid.corner(at) })));
}

/// The knights of the seat that may rise by a rank, whatever that costs.
pub(super) fn promotable(position: &Scenarios, seat: Seat) -> Corners<WIDE> {
    let state = of(position);
    let fortress = state.levels[seat][Track::Politics] >= ABILITY;
    let rises = |rank: Rank, next: Rank| state.count(seat, rank) > 0 && state.has_left(seat, next);
    let basic = rises(Rank::Basic, Rank::Strong);
    let strong = fortress && rises(Rank::Strong, Rank::Mighty);
    let mut rising = Corners::EMPTY;
    if basic || strong {
        (state.posted[seat] - state.risen).each(|corner| match state.rank(corner) {
            Rank::Basic if basic => rising.insert(corner),
            Rank::Strong if strong => rising.insert(corner),
            _ => {}
        });
    }
    rising
}

/// Whether a knight of this rank may rise.
fn check_rank(position: &Scenarios, seat: Seat, rank: Rank) -> Result<(), Refusal> {
    let state = of(position);
    let Some(next) = rank.next() else {
        return refuse(knights(29), "a mighty knight rises no further");
    };
    let fortress = state.levels[seat][Track::Politics] >= ABILITY;
    ensure(next != Rank::Mighty || fortress, knights(29), "mighty knights need the fortress")?;
    ensure(state.has_left(seat, next), knights(29), "no knight of the higher rank is left")
}

pub(super) fn check_promotable(
    position: &Scenarios,
    seat: Seat,
    corner: CornerId,
) -> Result<(), Refusal> {
    let knight = own_knight(position, seat, corner)?;
    let risen = of(position).risen.contains(corner);
    ensure(!risen, knights(29), "a knight rises once in a turn")?;
    check_rank(position, seat, knight.rank)
}

pub(super) fn check_build(position: &Scenarios, seat: Seat, at: Corner) -> Result<(), Refusal> {
    let corner = position.corner(at)?;
    position.check_building(seat)?;
    let left = of(position).has_left(seat, Rank::Basic);
    ensure(left, knights(27), "both basic knights are on the board")?;
    position.check_price(seat, KNIGHT)?;
    posts::check_place(position, seat, corner)
}

pub(super) fn check_activate(position: &Scenarios, seat: Seat, at: Corner) -> Result<(), Refusal> {
    let corner = position.corner(at)?;
    position.check_building(seat)?;
    let knight = own_knight(position, seat, corner)?;
    ensure(!knight.active, knights(28), "the knight is active already")?;
    position.check_price(seat, ACTIVATION)
}

pub(super) fn check_promote(position: &Scenarios, seat: Seat, at: Corner) -> Result<(), Refusal> {
    let corner = position.corner(at)?;
    position.check_building(seat)?;
    check_promotable(position, seat, corner)?;
    position.check_price(seat, KNIGHT)
}

/// A knight is placed: a new one, or one that has deserted.
pub(super) fn place(
    position: &mut Scenarios,
    at: Corner,
    knight: Knight,
    sink: &mut impl Sink<Told>,
) {
    posts::put(position, corner_of(position, at), knight);
    let Knight { seat, rank, active } = knight;
    sink.tell(|| Told::Own(Happening::KnightPlaced { seat, at, rank, active }));
}

pub(super) fn build(position: &mut Scenarios, seat: Seat, at: Corner, sink: &mut impl Sink<Told>) {
    place(position, at, Knight { seat, rank: Rank::Basic, active: false }, sink);
    position.buy(seat, KNIGHT, sink);
    settle_lines(position, sink);
}

pub(super) fn activate(
    position: &mut Scenarios,
    seat: Seat,
    at: Corner,
    sink: &mut impl Sink<Told>,
) {
    awake(position, corner_of(position, at), sink);
    position.buy(seat, ACTIVATION, sink);
}

/// The knight becomes active, and acts not before the next turn (KNIGHTS-34).
pub(super) fn awake(position: &mut Scenarios, corner: CornerId, sink: &mut impl Sink<Told>) {
    let at = position.board.grid.corner(corner);
    let state = of_mut(position);
    let Some(knight) = state.knight(corner) else { return };
    state.awaken(knight.seat, corner);
    state.fresh.insert(corner);
    sink.tell(|| Told::Own(Happening::KnightActivated { seat: knight.seat, at }));
}

pub(super) fn promote(
    position: &mut Scenarios,
    seat: Seat,
    at: Corner,
    sink: &mut impl Sink<Told>,
) {
    rise(position, at, sink);
    position.buy(seat, KNIGHT, sink);
}

/// The knight rises by a rank; its state stays.
pub(super) fn rise(position: &mut Scenarios, at: Corner, sink: &mut impl Sink<Told>) {
    let corner = corner_of(position, at);
    let state = of_mut(position);
    let Some(Knight { seat, rank, .. }) = state.knight(corner) else { return };
    let rank = rank.next().unwrap_or(rank);
    state.raise(corner, rank);
    state.risen.insert(corner);
    sink.tell(|| Told::Own(Happening::KnightPromoted { seat, at, rank }));
}

// Acting.

/// The knights of the seat that may act now.
#[inline]
pub(in crate::full) fn ready(position: &Scenarios, seat: Seat) -> Corners<WIDE> {
    let state = of(position);
    (state.posted[seat] & state.active) - state.fresh
}

#[inline]
pub(super) fn list_acting(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    // Those that were activated in this turn do not act.
    if of(position).awake[seat] > 0 {
        let ready = ready(position, seat);
        if !ready.is_empty() {
            list_actions(position, seat, ready, out);
        }
    }
}

#[inline(never)]
fn list_actions(position: &Scenarios, seat: Seat, ready: Corners<WIDE>, out: &mut Vec<Decided>) {
    let state = of(position);
    let grid = &*position.board.grid;
    // Knights that own lines join have the same ways, but for where they stand.
    let mut joined = Corners::EMPTY;
    ready.each(|corner| {
        let rank = state.rank(corner);
        let from = grid.corner(corner);
        if !joined.contains(corner) {
            joined = posts::led_to(position, seat, corner);
            joined.insert(corner);
        }
        let ways = enchanted::ways(position, seat, corner, joined.without(corner));
        let others = position.walls[seat];
        let mut open = ways - others - position.buildings(seat) - state.posted[seat];
        (ways & others).each(|to| {
            if gives_way(position, rank, to) {
                open.insert(to);
            }
        });
        open.each(|to| out.push(Decided::Own(Choice::MoveKnight { from, to: grid.corner(to) })));
        if state.attacked && grid.hexes_at(corner).contains(position.robber) {
            out.push(Decided::Own(Choice::ChaseRobber { from }));
        }
    });
}

/// The crossings to which the knight of the seat may go from this one, whoever stands there.
fn ways(position: &Scenarios, seat: Seat, from: CornerId) -> Corners<WIDE> {
    enchanted::ways(position, seat, from, posts::led_to(position, seat, from))
}

/// Whether what stands on the corner is a knight that is weaker than one of this rank.
fn gives_way(position: &Scenarios, rank: Rank, at: CornerId) -> bool {
    of(position).knight(at).is_some_and(|other| other.rank < rank)
}

/// The knight of the seat that may act now.
pub(in crate::full) fn check_ready(
    position: &Scenarios,
    seat: Seat,
    corner: CornerId,
) -> Result<Knight, Refusal> {
    let special = matches!(position.phase, Phase::SpecialBuilding);
    ensure(!special, knights(40), "knights do not act in the special building phase")?;
    position.check_own_moment(seat)?;
    ensure(position.turn.rolled, base(63), "knights act after the roll")?;
    let knight = own_knight(position, seat, corner)?;
    ensure(knight.active, knights(33), "only an active knight acts")?;
    let fresh = of(position).fresh.contains(corner);
    ensure(!fresh, knights(34), "the knight was activated in this turn")?;
    Ok(knight)
}

pub(super) fn check_move(
    position: &Scenarios,
    seat: Seat,
    from: Corner,
    to: Corner,
) -> Result<(), Refusal> {
    let (from, to) = (position.corner(from)?, position.corner(to)?);
    let knight = check_ready(position, seat, from)?;
    let led = ways(position, seat, from).contains(to);
    if !led {
        enchanted::check_way(position, seat, from, to)?;
    }
    ensure(led, knights(35), "no way of one's own roads and ships leads there")?;
    let other = of(position).knight(to);
    let weaker = other.is_none_or(|other| other.rank < knight.rank);
    enchanted::check_enter(position, to, position.built[to].is_empty() && weaker)?;
    ensure(position.built[to].is_empty(), knights(35), "a building stands there")?;
    let Some(other) = other else { return Ok(()) };
    ensure(other.seat != seat, knights(37), "one's own knights are not driven off")?;
    ensure(other.rank < knight.rank, knights(36), "only a weaker knight is driven off")
}

pub(super) fn check_chase(position: &Scenarios, seat: Seat, from: Corner) -> Result<(), Refusal> {
    let corner = position.corner(from)?;
    check_ready(position, seat, corner)?;
    let attacked = of(position).attacked;
    ensure(attacked, knights(12), "the robber rests until the barbarians have attacked")?;
    let there = position.board.grid.hexes_at(corner).contains(position.robber);
    ensure(there, knights(38), "the knight does not stand at the robber's hex")
}

/// Moves a knight; a weaker one that stands there is driven off.
pub(super) fn go(
    position: &mut Scenarios,
    seat: Seat,
    from: Corner,
    to: Corner,
    sink: &mut impl Sink<Told>,
) {
    let (start, end) = (corner_of(position, from), corner_of(position, to));
    let risen = of(position).risen.contains(start);
    let driven = posts::lift(position, end);
    let Some(knight) = posts::lift(position, start) else { return };
    posts::put(position, end, Knight { active: false, ..knight });
    if risen {
        of_mut(position).risen.insert(end);
    }
    sink.tell(|| Told::Own(Happening::KnightMoved { seat, from, to }));
    enchanted::landed(position, seat, start, end, sink);
    match driven {
        Some(driven) => drive_off(position, end, driven, sink),
        None => settle_lines(position, sink),
    }
}

/// A knight was taken from the corner: its owner says where it goes, where there is a choice; without any
/// place it is lost (KNIGHTS-36).
pub(super) fn drive_off(
    position: &mut Scenarios,
    corner: CornerId,
    knight: Knight,
    sink: &mut impl Sink<Told>,
) {
    let from = position.board.grid.corner(corner);
    if enchanted::banishes(position, corner) {
        return enchanted::banish(position, from, knight);
    }
    let places = havens(position, knight.seat, corner);
    if places.has_several() {
        let Knight { seat, rank, active } = knight;
        position.phase = Phase::Own(ScenarioPhase::Displaced { seat, from, rank, active });
        return;
    }
    let place = places.iter().next();
    shelter(position, from, place, knight, sink);
}

/// Where a knight of the seat may go that was driven from the corner.
pub(super) fn havens(position: &Scenarios, seat: Seat, from: CornerId) -> Corners<WIDE> {
    posts::free(position, posts::led_to(position, seat, from)) - enchanted::shores(position)
}

/// The knight that was driven off stands again, or is back in the stock.
pub(in crate::full) fn shelter(
    position: &mut Scenarios,
    from: Corner,
    place: Option<CornerId>,
    knight: Knight,
    sink: &mut impl Sink<Told>,
) {
    if let Some(corner) = place {
        posts::put(position, corner, knight);
    }
    let to = place.map(|corner| position.board.grid.corner(corner));
    sink.tell(|| Told::Own(Happening::KnightDisplaced { seat: knight.seat, from, to }));
    position.go_on();
    settle_lines(position, sink);
}

/// The knight has acted.
pub(in crate::full) fn rest(position: &mut Scenarios, corner: CornerId) {
    let state = of_mut(position);
    if let Some(Knight { seat, active: true, .. }) = state.knight(corner) {
        state.active.remove(corner);
        state.awake[seat] -= 1;
        state.asleep[seat] += 1;
    }
}

pub(super) fn chase(
    position: &mut Scenarios,
    seat: Seat,
    from: Corner,
    sink: &mut impl Sink<Told>,
) {
    rest(position, corner_of(position, from));
    sink.tell(|| Told::Own(Happening::RobberChased { seat, from }));
    position.phase = Phase::MovingRobber;
    sea::holds_pirate(position);
}

/// All knights stand: the longest road is passed on where lines have changed (KNIGHTS-63, KNIGHTS-64).
pub(super) fn settle_lines(position: &mut Scenarios, sink: &mut impl Sink<Told>) {
    position.award_longest_road(sink);
    position.declare_winner(sink);
}

/// Whether a knight or a road is on its way to another place.
pub(in crate::full) fn lines_move(position: &Scenarios) -> bool {
    matches!(
        position.phase,
        Phase::Own(
            ScenarioPhase::Displaced { .. }
                | ScenarioPhase::Banishing { .. }
                | ScenarioPhase::LayingAgain { .. }
        )
    )
}
