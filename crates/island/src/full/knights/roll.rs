//! The three dice: the event die comes first, then the sum (KNIGHTS-7 to 10), and at last the aqueducts
//! (KNIGHTS-19).

use table::{BySeat, Chance, Refusal, SeatSet, Sink, Weight, ensure};

use super::cities::ABILITY;
use super::track::{EventFace, Track};
use super::{KnightsTask, barbarians, of, of_mut, piles, put_first, put_last};
use crate::cards::{Hand, Resource};
use crate::full::{Came, Fate, Happening, ScenarioPhase, Scenarios, Told};
use crate::position::Phase;
use crate::rules::{base, knights};

/// The player on turn rolls.
pub(in crate::full) fn rolls(position: &Scenarios) -> Option<ScenarioPhase> {
    position.own.knights.as_ref().map(|_| ScenarioPhase::RollingThree)
}

/// Faces of one die by their number, the ship on the first three.
const FACES: [EventFace; 6] = [
    EventFace::Ship,
    EventFace::Ship,
    EventFace::Ship,
    EventFace::Trade,
    EventFace::Politics,
    EventFace::Science,
];

pub(in crate::full) fn outcomes(
    position: &Scenarios,
    phase: ScenarioPhase,
    out: &mut Vec<(Came, Weight)>,
) {
    if let ScenarioPhase::DrawingProgress { pile, .. } = phase {
        let next = |card, weight| out.push((Came::Own(Fate::Progress { card }), weight));
        return of(position).piles.each_next(pile, next);
    }
    for red in 1..=6 {
        for yellow in 1..=6 {
            let dice = [red, yellow];
            if of(position).turn.chosen.is_none_or(|chosen| chosen == dice) {
                let fate = |event: EventFace| {
                    (Came::Own(Fate::RolledThree { dice, event }), event.faces())
                };
                out.extend(EventFace::ALL.map(fate));
            }
        }
    }
}

pub(in crate::full) fn draw(
    position: &Scenarios,
    phase: ScenarioPhase,
    chance: &mut impl Chance,
) -> Fate {
    let state = of(position);
    if let ScenarioPhase::DrawingProgress { pile, .. } = phase {
        return Fate::Progress { card: state.piles.draw(pile, chance) };
    }
    let roll = chance.below(216);
    let (event, roll) = (FACES[(roll % 6) as usize], (roll / 6) as u8);
    let dice = state.turn.chosen.unwrap_or([roll / 6 + 1, roll % 6 + 1]);
    Fate::RolledThree { dice, event }
}

pub(in crate::full) fn check_dice(position: &Scenarios, dice: [u8; 2]) -> Result<(), Refusal> {
    let faces = dice.iter().all(|die| (1..=6).contains(die));
    ensure(faces, base(61), "a die shows one to six")?;
    let chosen = of(position).turn.chosen.is_none_or(|chosen| chosen == dice);
    ensure(chosen, knights(48), "the alchemist has said what the dice show")
}

/// The dice lie there. What the event die brings is settled first; where it brings nothing that anybody
/// has to see to, the sum is settled at once.
pub(in crate::full) fn rolled(
    position: &mut Scenarios,
    dice: [u8; 2],
    event: EventFace,
    sink: &mut impl Sink<Told>,
) {
    let seat = position.turn.seat;
    position.note_roll(dice, sink);
    let state = of_mut(position);
    state.turn.chosen = None;
    state.event = Some(event);
    sink.tell(|| Told::Own(Happening::EventRolled { seat, face: event }));
    match event.gate() {
        None => barbarians::sail(position, dice, sink),
        Some(pile) => open_gate(position, pile, dice, sink),
    }
}

/// Whoever is far enough on the track draws a card (KNIGHTS-9): at the first level with a one or a two.
fn open_gate(position: &mut Scenarios, pile: Track, dice: [u8; 2], sink: &mut impl Sink<Told>) {
    let seats = of(position).at_least(pile, (dice[0] - 1).max(1));
    if seats.is_empty() {
        position.settle_roll(dice, sink);
    } else {
        put_last(position, KnightsTask::Draw { seats, pile });
        put_last(position, KnightsTask::Settle { dice });
    }
}

/// All cards of the event die are drawn. Whoever is not on turn and holds too many lays one back; then
/// the sum is settled.
pub(super) fn settle(position: &mut Scenarios, dice: [u8; 2], sink: &mut impl Sink<Told>) {
    if let Some(seat) = piles::next_with_too_many(position) {
        put_first(position, KnightsTask::Settle { dice });
        position.phase = Phase::Own(ScenarioPhase::LayingBack { seat });
    } else {
        position.settle_roll(dice, sink);
    }
}

/// Whom a roll gave nothing, not even gold, takes a card by an aqueduct.
#[inline]
pub(in crate::full) fn yielded(position: &mut Scenarios, got: &BySeat<Hand>, gold: SeatSet) {
    let Some(state) = &position.own.knights else { return };
    let mut seats = SeatSet::EMPTY;
    for seat in state.at_least(Track::Science, ABILITY).iter() {
        if got[seat].is_empty() && !gold.contains(seat) {
            seats = seats.with(seat);
        }
    }
    if !seats.is_empty() {
        put_last(position, KnightsTask::Aqueduct { seats });
    }
}

/// The next of these takes a card, while the bank has a resource.
pub(super) fn aqueduct_next(position: &mut Scenarios, seats: SeatSet) {
    let Some(seat) = super::first_of(position, seats) else { return };
    if Resource::ALL.into_iter().all(|card| position.bank[card] == 0) {
        return;
    }
    let others = seats.without(seat);
    if !others.is_empty() {
        put_first(position, KnightsTask::Aqueduct { seats: others });
    }
    position.phase = Phase::Own(ScenarioPhase::Aqueduct { seat });
}
