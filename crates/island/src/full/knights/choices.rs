//! Where a choice of Cities & Knights goes: one line for each kind.

use table::{Excuse, Refusal, Rule, Seat, Sink, ensure, refuse};

use super::piles::{self, HELD};
use super::posts::Knight;
use super::progress::Progress;
use super::track::Track;
use super::{KnightsTask, barbarians, cards, cities, of, orders, put_first};
use crate::cards::{Hand, Resource, WALL};
use crate::full::{Choice, Decided, ScenarioPhase, Scenarios, Told};
use crate::position::Phase;
use crate::rules::{base, knights};

/// The turn may not end with too many progress cards (KNIGHTS-42).
pub(in crate::full) fn check_end(position: &Scenarios, seat: Seat) -> Result<(), Refusal> {
    let Some(state) = &position.own.knights else { return Ok(()) };
    let few = state.held[seat].len() <= HELD;
    ensure(few, knights(42), "more than four progress cards are in the hand")
}

/// Small enough to be inlined: it only asks whether there is anything to list, and so does what it calls.
#[inline(always)]
pub(in crate::full) fn list(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    let Some(state) = &position.own.knights else { return };
    match position.phase {
        Phase::Turn if seat == position.turn.seat => {
            if position.turn.rolled {
                list_building(position, seat, out);
                orders::list_acting(position, seat, out);
                if !state.held[seat].is_empty() || !state.turn.harbour.is_empty() {
                    cards::list(position, seat, out);
                }
            } else {
                cards::list_early(position, seat, out);
            }
            if state.held[seat].len() > HELD {
                list_held(position, seat, out);
            }
        }
        Phase::SpecialBuilding if seat == position.builder() => {
            list_building(position, seat, out);
        }
        _ => {}
    }
}

/// What may be built. Prices are compared first: most of the time the hand is too small for most things.
#[inline]
fn list_building(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    let hand = position.hands[seat];
    if hand.pays_a_commodity_of(of(position).dues[seat]) {
        list_improvements(position, seat, out);
    }
    if hand.covers(WALL) {
        list_walls(position, seat, out);
    }
    orders::list_building(position, seat, out);
}

#[inline(never)]
fn list_improvements(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    cities::each_improvement(position, seat, 0, |track| {
        out.push(Decided::Own(Choice::ImproveCity { track }));
    });
}

#[inline(never)]
fn list_walls(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    let grid = &*position.board.grid;
    cities::wall_spots(position, seat)
        .each(|at| out.push(Decided::Own(Choice::BuildWall { at: grid.corner(at) })));
}

/// Cards that may be laid back, each kind once.
#[inline(never)]
fn list_held(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    let kinds = of(position).held[seat].kinds();
    let held = Progress::ALL.into_iter().filter(|card| kinds >> *card as u32 & 1 == 1);
    out.extend(held.map(|card| Decided::Own(Choice::LayBack { card })));
}

pub(in crate::full) fn list_in(
    position: &Scenarios,
    seat: Seat,
    phase: ScenarioPhase,
    out: &mut Vec<Decided>,
) {
    let grid = &*position.board.grid;
    match phase {
        ScenarioPhase::LayingBack { seat: asked } if seat == asked => {
            list_held(position, seat, out);
        }
        ScenarioPhase::LosingCity { seat: asked } if seat == asked => {
            barbarians::plunderable(position, seat)
                .each(|at| out.push(Decided::Own(Choice::LoseCity { at: grid.corner(at) })));
        }
        ScenarioPhase::ChoosingPile { seat: asked } if seat == asked => {
            let piles = Track::ALL.into_iter();
            let piles = piles.filter(|&pile| of(position).piles.count(pile) > 0);
            out.extend(piles.map(|pile| Decided::Own(Choice::DrawFrom { pile })));
        }
        ScenarioPhase::Aqueduct { seat: asked } if seat == asked => {
            let cards = Resource::ALL.into_iter().filter(|&card| position.bank[card] > 0);
            out.extend(cards.map(|card| Decided::Take { card }));
            out.push(Decided::Decline);
        }
        ScenarioPhase::PlacingMetropolis { seat: asked, .. } if seat == asked => {
            cities::list_metropolis(position, seat, out);
        }
        ScenarioPhase::Displaced { seat: asked, from, .. } if seat == asked => {
            let Some(from) = grid.corner_id(from) else { return };
            orders::havens(position, seat, from)
                .each(|to| out.push(Decided::Own(Choice::PlaceDisplaced { to: grid.corner(to) })));
        }
        _ => cards::list_in(position, seat, phase, out),
    }
}

pub(in crate::full) fn check(
    position: &Scenarios,
    seat: Seat,
    choice: Choice,
) -> Result<(), Refusal> {
    match choice {
        Choice::ImproveCity { track } => {
            position.check_building(seat)?;
            cities::check_improvement(position, seat, track, 0)
        }
        Choice::BuildWall { at } => {
            let corner = position.corner(at)?;
            position.check_building(seat)?;
            cities::check_wall(position, seat, corner)?;
            position.check_price(seat, WALL)
        }
        Choice::BuildKnight { at } => orders::check_build(position, seat, at),
        Choice::ActivateKnight { at } => orders::check_activate(position, seat, at),
        Choice::PromoteKnight { at } => orders::check_promote(position, seat, at),
        Choice::MoveKnight { from, to } => orders::check_move(position, seat, from, to),
        Choice::ChaseRobber { from } => orders::check_chase(position, seat, from),
        Choice::LayBack { card } => {
            position.check_own_moment(seat)?;
            let many = of(position).held[seat].len() > HELD;
            ensure(many, knights(42), "four progress cards may be kept")?;
            piles::check_held(position, seat, card)
        }
        Choice::PlaceMetropolis { .. } => refuse(knights(21), "no metropolis is to be placed"),
        Choice::PlaceDisplaced { .. } => refuse(knights(36), "no knight was driven off"),
        Choice::LoseCity { .. } => refuse(knights(54), "no city is to be lost"),
        Choice::DrawFrom { .. } => refuse(knights(53), "no card is drawn as a reward"),
        _ => cards::check(position, seat, choice),
    }
}

/// Whether the seat that is asked may decide this.
pub(in crate::full) fn check_in(
    position: &Scenarios,
    seat: Seat,
    phase: ScenarioPhase,
    decision: &Decided,
) -> Result<(), Refusal> {
    match (phase, *decision) {
        (ScenarioPhase::LayingBack { .. }, Decided::Own(Choice::LayBack { card })) => {
            piles::check_held(position, seat, card)
        }
        (ScenarioPhase::LosingCity { .. }, Decided::Own(Choice::LoseCity { at })) => {
            barbarians::check_losing(position, seat, position.corner(at)?)
        }
        (ScenarioPhase::ChoosingPile { .. }, Decided::Own(Choice::DrawFrom { pile })) => {
            let left = of(position).piles.count(pile) > 0;
            ensure(left, knights(47), "this pile is empty")
        }
        (ScenarioPhase::Aqueduct { .. }, Decided::Decline) => Ok(()),
        (ScenarioPhase::Aqueduct { .. }, Decided::Take { card }) => {
            ensure(!card.is_commodity(), knights(19), "an aqueduct brings a resource")?;
            ensure(position.bank[card] > 0, knights(19), "the bank has none of these cards")
        }
        (ScenarioPhase::PlacingMetropolis { .. }, Decided::Own(Choice::PlaceMetropolis { at })) => {
            cities::check_metropolis(position, seat, position.corner(at)?)
        }
        (ScenarioPhase::Displaced { from, .. }, Decided::Own(Choice::PlaceDisplaced { to })) => {
            let (from, to) = (position.corner(from)?, position.corner(to)?);
            let haven = orders::havens(position, seat, from).contains(to);
            ensure(haven, knights(36), "the knight cannot go there")
        }
        _ => cards::check_in(position, seat, phase, decision),
    }
}

/// Nothing that is asked here may be decided so.
pub(super) fn refuse_other(position: &Scenarios, seat: Seat) -> Result<(), Refusal> {
    if seat != position.turn.seat {
        return refuse(base(62), "it is another player's turn");
    }
    refuse(base(64), "something else is being settled first")
}

pub(in crate::full) fn apply(
    position: &mut Scenarios,
    seat: Seat,
    choice: Choice,
    sink: &mut impl Sink<Told>,
) {
    const ON_BOARD: &str = "only checked decisions are applied";
    match choice {
        Choice::ImproveCity { track } => cities::improve(position, seat, track, 0, sink),
        Choice::BuildWall { at } => {
            let corner = position.board.grid.corner_id(at).expect(ON_BOARD);
            cities::build_wall(position, seat, corner, sink);
            position.buy(seat, WALL, sink);
        }
        Choice::BuildKnight { at } => orders::build(position, seat, at, sink),
        Choice::ActivateKnight { at } => orders::activate(position, seat, at, sink),
        Choice::PromoteKnight { at } => orders::promote(position, seat, at, sink),
        Choice::MoveKnight { from, to } => orders::go(position, seat, from, to, sink),
        Choice::ChaseRobber { from } => orders::chase(position, seat, from, sink),
        Choice::LayBack { card } => piles::lay_back(position, seat, card, sink),
        _ => cards::apply(position, seat, choice, sink),
    }
}

pub(in crate::full) fn apply_in(
    position: &mut Scenarios,
    seat: Seat,
    phase: ScenarioPhase,
    decision: &Decided,
    sink: &mut impl Sink<Told>,
) {
    let corner = |at| position.board.grid.corner_id(at);
    match (phase, *decision) {
        (_, Decided::Own(Choice::LayBack { card })) => piles::lay_back(position, seat, card, sink),
        (_, Decided::Own(Choice::LoseCity { at })) => {
            let Some(corner) = corner(at) else { return };
            barbarians::plunder(position, seat, corner, sink);
            position.go_on();
        }
        (_, Decided::Own(Choice::DrawFrom { pile })) => {
            let seats = table::SeatSet::only(seat);
            put_first(position, KnightsTask::Draw { seats, pile });
            position.go_on();
        }
        (ScenarioPhase::Aqueduct { .. }, Decided::Take { card }) => {
            position.gain_openly(seat, Hand::one(card), sink);
            position.go_on();
        }
        (ScenarioPhase::Aqueduct { .. }, Decided::Decline) => position.go_on(),
        (
            ScenarioPhase::PlacingMetropolis { track, .. },
            Decided::Own(Choice::PlaceMetropolis { at }),
        ) => {
            let Some(corner) = corner(at) else { return };
            cities::place_metropolis(position, seat, track, corner, sink);
        }
        (
            ScenarioPhase::Displaced { from, rank, active, .. },
            Decided::Own(Choice::PlaceDisplaced { to }),
        ) => {
            let place = corner(to);
            orders::shelter(position, from, place, Knight { seat, rank, active }, sink);
        }
        _ => cards::apply_in(position, seat, phase, decision, sink),
    }
}

/// Nothing is said for a seat, but that it takes nothing: how fast an answer came would tell the others
/// about the hand.
pub(in crate::full) fn excuse(_: &Scenarios, _: Seat, _: ScenarioPhase) -> Option<Excuse<Decided>> {
    None
}

/// A card whose moment is not now.
pub(super) fn not_now() -> Result<(), Refusal> {
    refuse(Rule::table(2), "nothing of this kind is to be decided now")
}
