//! Dragons: they are turned over, beaten or not (ENCHANTED-20 to 25, ENCHANTED-39).

use hex::{Corner, CornerId};
use table::chance::weighted;
use table::{Chance, Refusal, Seat, Sink, Weight, ensure};

use crate::full::{Came, Fate, Happening, ScenarioPhase, Scenarios, Told, knights, played};
use crate::position::Phase;
use crate::rules::enchanted;
use crate::worth;

pub(super) fn check(position: &Scenarios, seat: Seat, at: Corner) -> Result<(), Refusal> {
    let corner = position.corner(at)?;
    played(position.own.dragons.as_ref(), enchanted(1))?;
    knights::check_ready(position, seat, corner)?;
    check_worth(position, seat, corner)
}

/// Whether there is a dragon that the knight on the crossing may fight.
pub(super) fn check_worth(
    position: &Scenarios,
    seat: Seat,
    corner: CornerId,
) -> Result<(), Refusal> {
    let Some(state) = &position.own.dragons else { return Ok(()) };
    ensure(state.left.contains(corner), enchanted(20), "there is no dragon on this crossing")?;
    let strong = knights::strength_at(position, corner) >= state.known[corner];
    let lost = state.lost[seat].contains(corner) && !strong;
    ensure(!lost, enchanted(23), "the knight has lost to this dragon and is not stronger now")
}

/// A knight fights: the dragon is turned over, where nobody has seen it.
pub(in crate::full) fn fight(position: &mut Scenarios, at: Corner, sink: &mut impl Sink<Told>) {
    let corner = position.board.grid.corner_id(at).expect("only checked decisions are applied");
    knights::rest(position, corner);
    let Some(state) = &position.own.dragons else { return };
    match state.known[corner] {
        0 => position.phase = Phase::Own(ScenarioPhase::TurningDragon { at }),
        _ => decide(position, corner, sink),
    }
}

pub(in crate::full) fn outcomes(position: &Scenarios, out: &mut Vec<(Came, Weight)>) {
    let Some(state) = &position.own.dragons else { return };
    for (strength, &count) in (1..).zip(&state.unseen) {
        if count > 0 {
            out.push((Came::Own(Fate::Dragon { strength }), count.into()));
        }
    }
}

pub(in crate::full) fn draw(position: &Scenarios, chance: &mut impl Chance) -> Fate {
    let unseen = position.own.dragons.as_ref().map_or([0; 3], |state| state.unseen);
    Fate::Dragon { strength: 1 + weighted(&unseen.map(Weight::from), chance) as u8 }
}

pub(in crate::full) fn check_dragon(position: &Scenarios, strength: u8) -> Result<(), Refusal> {
    let Some(state) = &position.own.dragons else { return Ok(()) };
    let left = (1..=3).contains(&strength) && state.unseen[usize::from(strength) - 1] > 0;
    ensure(left, enchanted(5), "no such dragon is left")
}

/// The dragon is turned over, before everybody's eyes.
pub(in crate::full) fn come(position: &mut Scenarios, strength: u8, sink: &mut impl Sink<Told>) {
    let Phase::Own(ScenarioPhase::TurningDragon { at }) = position.phase else { return };
    let Some(corner) = position.board.grid.corner_id(at) else { return };
    let Some(state) = &mut position.own.dragons else { return };
    state.unseen[usize::from(strength) - 1] -= 1;
    state.known[corner] = strength;
    sink.tell(|| Told::Own(Happening::DragonTurned { at, strength }));
    position.go_on();
    decide(position, corner, sink);
}

/// The stronger wins: the dragon is taken, or lies there again as before.
fn decide(position: &mut Scenarios, corner: CornerId, sink: &mut impl Sink<Told>) {
    let (seat, at) = (position.turn.seat, position.board.grid.corner(corner));
    let power = knights::strength_at(position, corner);
    let Some(state) = &mut position.own.dragons else { return };
    let strength = state.known[corner];
    let won = power >= strength;
    if won {
        state.left.remove(corner);
        state.known[corner] = 0;
        state.slain[usize::from(strength) - 1] += 1;
        state.beaten[seat] += 1;
        state.lost.0.iter_mut().for_each(|lost| lost.remove(corner));
        position.points[seat] += worth::DRAGON;
    } else {
        state.lost[seat].insert(corner);
    }
    sink.tell(|| Told::Own(Happening::DragonFought { seat, at, won }));
    position.declare_winner(sink);
}
