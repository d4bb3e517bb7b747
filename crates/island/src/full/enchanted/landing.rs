//! Where knights go: over the sea to the island, and on it (ENCHANTED-13 to 18, ENCHANTED-31 to 36).

use hex::{Corner, CornerId, Corners, WIDE};
use table::{Refusal, Seat, Sink, ensure, refuse};

use super::{Dragons, shores};
use crate::full::knights::{self, Knight};
use crate::full::{Choice, Decided, Happening, ScenarioPhase, Scenarios, Told};
use crate::position::Phase;
use crate::rules::enchanted;

/// How far a knight walks on the island.
const STEPS: usize = 3;

/// The crossings to which a knight of the seat may go from its own, where its lines lead to these: none of
/// them is looked at for who stands there.
#[inline]
pub(in crate::full) fn ways(
    position: &Scenarios,
    seat: Seat,
    from: CornerId,
    led: Corners<WIDE>,
) -> Corners<WIDE> {
    position.own.dragons.as_ref().map_or(led, |state| ways_there(position, state, seat, from, led))
}

#[inline(never)]
fn ways_there(
    position: &Scenarios,
    state: &Dragons,
    seat: Seat,
    from: CornerId,
    led: Corners<WIDE>,
) -> Corners<WIDE> {
    if state.map.shores.contains(from) {
        return walk(position, state, seat, from) & state.map.inland;
    }
    let mut ways = led - state.map.shores;
    if !state.crossed.contains(seat) {
        ways |= landings(position, state, seat, led);
    }
    ways
}

/// The crossings of the coast that own lines reach; where an own settlement stands, those beside it
/// (ENCHANTED-15).
fn landings(
    position: &Scenarios,
    state: &Dragons,
    seat: Seat,
    led: Corners<WIDE>,
) -> Corners<WIDE> {
    let coast = state.map.shores - state.map.inland;
    let mut landings = Corners::EMPTY;
    (led & coast).each(|corner| {
        if position.settlements[seat].contains(corner) {
            let beside = position.board.grid.corners_beside(corner) & coast;
            landings |= knights::free(position, beside);
        } else {
            landings.insert(corner);
        }
    });
    landings
}

/// The crossings within three steps on the island's paths; pieces of others end the way (ENCHANTED-31).
fn walk(position: &Scenarios, state: &Dragons, seat: Seat, from: CornerId) -> Corners<WIDE> {
    let grid = &position.board.grid;
    let mut met = Corners::EMPTY;
    met.insert(from);
    let mut edge = met;
    for _ in 0..STEPS {
        let mut next = Corners::EMPTY;
        (edge - position.walls[seat]).each(|corner| {
            let ways = grid.sides_at(corner) & state.map.ways;
            ways.each(|side| next.insert(grid.across(side, corner)));
        });
        edge = next - met;
        met |= next;
    }
    met.without(from)
}

/// Why a knight does not come from the one crossing to the other, where the island has to do with it.
pub(in crate::full) fn check_way(
    position: &Scenarios,
    seat: Seat,
    from: CornerId,
    to: CornerId,
) -> Result<(), Refusal> {
    let Some(state) = &position.own.dragons else { return Ok(()) };
    let (leaves, comes) = (state.map.shores.contains(from), state.map.shores.contains(to));
    match (leaves, comes) {
        (true, false) => refuse(enchanted(14), "a knight does not leave the enchanted island"),
        (true, true) => {
            let inland = state.map.inland.contains(to);
            ensure(inland, enchanted(17), "a knight of the island does not stop at the coast")?;
            let near = walk(position, state, seat, from).contains(to);
            ensure(near, enchanted(31), "the way is longer than three steps, or somebody is in it")
        }
        (false, true) => {
            let first = !state.crossed.contains(seat);
            ensure(first, enchanted(14), "one knight of everybody's crosses over, and no more")?;
            let own = position.settlements[seat].contains(to);
            ensure(!own, enchanted(15), "beside an own settlement the knight lands")
        }
        (false, false) => Ok(()),
    }
}

/// Whether a knight that comes over may enter a crossing on which somebody stands (ENCHANTED-16).
pub(in crate::full) fn check_enter(
    position: &Scenarios,
    to: CornerId,
    weaker: bool,
) -> Result<(), Refusal> {
    let open = weaker || !shores(position).contains(to);
    ensure(open, enchanted(16), "what stands there keeps the knight from landing")
}

/// A knight has moved: it may have landed.
pub(in crate::full) fn landed(
    position: &mut Scenarios,
    seat: Seat,
    from: CornerId,
    to: CornerId,
    sink: &mut impl Sink<Told>,
) {
    let Some(state) = &mut position.own.dragons else { return };
    if state.map.shores.contains(to) && !state.map.shores.contains(from) {
        state.crossed = state.crossed.with(seat);
        let at = position.board.grid.corner(to);
        sink.tell(|| Told::Own(Happening::KnightLanded { seat, at }));
    }
}

/// Whether a knight that is driven off here goes where the one who drives it off says (ENCHANTED-18).
pub(in crate::full) fn banishes(position: &Scenarios, corner: CornerId) -> bool {
    shores(position).contains(corner)
}

/// Where a knight goes that was driven off on the island.
fn exiles(position: &Scenarios) -> Corners<WIDE> {
    knights::free(position, shores(position))
}

/// The player on turn says where the knight goes that was driven off.
pub(in crate::full) fn banish(
    position: &mut Scenarios,
    from: Corner,
    Knight { seat, rank, active }: Knight,
) {
    position.phase = Phase::Own(ScenarioPhase::Banishing { seat, from, rank, active });
}

pub(in crate::full) fn list_banishing(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    let due = matches!(position.phase, Phase::Own(ScenarioPhase::Banishing { .. }));
    if due && seat == position.turn.seat {
        let grid = &*position.board.grid;
        exiles(position)
            .each(|to| out.push(Decided::Own(Choice::PlaceDisplaced { to: grid.corner(to) })));
    }
}

pub(in crate::full) fn check_banishing(
    position: &Scenarios,
    decision: &Decided,
) -> Result<(), Refusal> {
    let Decided::Own(Choice::PlaceDisplaced { to }) = *decision else {
        return refuse(crate::rules::base(64), "the knight that was driven off is placed first");
    };
    let free = exiles(position).contains(position.corner(to)?);
    ensure(free, enchanted(18), "the knight goes to a free crossing of the island")
}

/// The knight stands elsewhere on the island.
pub(in crate::full) fn banished(
    position: &mut Scenarios,
    phase: ScenarioPhase,
    decision: &Decided,
    sink: &mut impl Sink<Told>,
) {
    if let (
        ScenarioPhase::Banishing { seat, from, rank, active },
        Decided::Own(Choice::PlaceDisplaced { to }),
    ) = (phase, *decision)
    {
        let place = position.board.grid.corner_id(to);
        knights::shelter(position, from, place, Knight { seat, rank, active }, sink);
    }
}
