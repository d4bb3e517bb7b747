//! The barbarians: they sail, attack, plunder and are beaten (KNIGHTS-50 to 57, KNIGHTS-65 to 69).

use hex::{CornerId, Corners, WIDE};
use table::{BySeat, Refusal, Seat, SeatSet, Sink, ensure};

use super::{KnightsTask, of, of_mut, put_first, put_last};
use crate::full::{Happening, ScenarioPhase, Scenarios, Told, enchanted, sea};
use crate::position::Phase;
use crate::rules::knights;
use crate::worth;

/// On this step the barbarians attack (KNIGHTS-50).
pub(super) const STEPS: u8 = 7;

/// How an attack would end.
pub(super) struct Fight {
    pub(super) barbarians: u8,
    pub(super) island: u8,
    /// Who loses a city: nobody where the island is strong enough.
    pub(super) losers: SeatSet,
    /// Who has defended it best, where it is.
    pub(super) defenders: SeatSet,
}

impl Fight {
    pub(super) fn won(&self) -> bool {
        self.island >= self.barbarians
    }
}

/// The cities of the seat that can be plundered: those without a metropolis (KNIGHTS-24).
pub(super) fn plunderable(position: &Scenarios, seat: Seat) -> Corners<WIDE> {
    let mut cities = position.cities[seat];
    of(position).metropolises.iter().flatten().for_each(|&at| cities.remove(at));
    cities
}

/// How an attack would end now (KNIGHTS-51 to 55).
pub(super) fn fight(position: &Scenarios) -> Fight {
    let state = of(position);
    let away = enchanted::away(position);
    let mut strengths = BySeat::<u8>::default();
    let (mut barbarians, mut island) = (0, 0);
    for seat in position.everyone() {
        position.cities[seat].each(|_| barbarians += 1);
        strengths[seat] = state.strength(seat, away);
        island += strengths[seat];
    }
    let mut end = Fight { barbarians, island, losers: SeatSet::EMPTY, defenders: SeatSet::EMPTY };
    let among = |seats: SeatSet, best: Option<u8>| -> SeatSet {
        seats.iter().filter(|&seat| Some(strengths[seat]) == best).collect()
    };
    if end.won() {
        let all = SeatSet::first(position.count());
        let most = all.iter().map(|seat| strengths[seat]).max().filter(|&most| most > 0);
        end.defenders = among(all, most);
    } else {
        let has_city = |seat: &Seat| !plunderable(position, *seat).is_empty();
        let open: SeatSet = position.everyone().filter(has_city).collect();
        end.losers = among(open, open.iter().map(|seat| strengths[seat]).min());
    }
    end
}

/// The barbarians come one step closer, and attack on the last; then the dice are settled.
pub(super) fn sail(position: &mut Scenarios, dice: [u8; 2], sink: &mut impl Sink<Told>) {
    let state = of_mut(position);
    state.steps += 1;
    let step = state.steps;
    sink.tell(|| Told::Own(Happening::BarbariansSailed { step }));
    if step < STEPS {
        return position.settle_roll(dice, sink);
    }
    attack(position, sink);
    put_last(position, KnightsTask::Settle { dice });
}

fn attack(position: &mut Scenarios, sink: &mut impl Sink<Told>) {
    let end = fight(position);
    let away = enchanted::away(position);
    let Fight { barbarians, island, losers, defenders } = end;
    let won = end.won();
    sink.tell(|| Told::Own(Happening::BarbariansAttacked { barbarians, island, won }));
    let state = of_mut(position);
    (state.steps, state.attacked) = (0, true);
    sea::barbarians_came(position);
    let state = of_mut(position);
    state.rest_but(away);
    state.fresh &= away;
    sink.tell(|| Told::Own(Happening::KnightsRested));
    match defenders.single() {
        Some(seat) => {
            state.defender[seat] += 1;
            position.points[seat] += worth::HONOUR;
            sink.tell(|| Told::Own(Happening::Defended { seat }));
            position.declare_winner(sink);
        }
        None if !defenders.is_empty() => {
            put_last(position, KnightsTask::Reward { seats: defenders });
        }
        None if !losers.is_empty() => put_last(position, KnightsTask::Lose { seats: losers }),
        None => {}
    }
}

/// The next of these says from which pile it draws, where there is a card at all.
pub(super) fn reward_next(position: &mut Scenarios, seats: SeatSet) {
    let Some(seat) = super::first_of(position, seats) else { return };
    let piles = &of(position).piles;
    if super::Track::ALL.into_iter().all(|pile| piles.count(pile) == 0) {
        return;
    }
    let others = seats.without(seat);
    if !others.is_empty() {
        put_first(position, KnightsTask::Reward { seats: others });
    }
    position.phase = Phase::Own(ScenarioPhase::ChoosingPile { seat });
}

/// The next of these loses a city; where it has only one, nobody is asked.
pub(super) fn lose_next(position: &mut Scenarios, seats: SeatSet, sink: &mut impl Sink<Told>) {
    let Some(seat) = super::first_of(position, seats) else { return };
    let others = seats.without(seat);
    if !others.is_empty() {
        put_first(position, KnightsTask::Lose { seats: others });
    }
    let cities = plunderable(position, seat);
    if cities.has_several() {
        position.phase = Phase::Own(ScenarioPhase::LosingCity { seat });
    } else {
        cities.each(|corner| plunder(position, seat, corner, sink));
    }
}

pub(super) fn check_losing(
    position: &Scenarios,
    seat: Seat,
    corner: CornerId,
) -> Result<(), Refusal> {
    let own = position.cities[seat].contains(corner);
    ensure(own, knights(54), "a city of one's own is lost")?;
    let open = plunderable(position, seat).contains(corner);
    ensure(open, knights(24), "a metropolis cannot be plundered")
}

/// A city becomes a settlement, and its wall is lost; without a settlement in the stock it lies down
/// (KNIGHTS-26, KNIGHTS-56).
pub(super) fn plunder(
    position: &mut Scenarios,
    seat: Seat,
    corner: CornerId,
    sink: &mut impl Sink<Told>,
) {
    let lies = position.stock[seat].settlements == 0;
    position.take_city(seat, corner, lies);
    let state = of_mut(position);
    state.walls.remove(corner);
    if lies {
        state.lying.insert(corner);
    }
    let at = position.board.grid.corner(corner);
    sink.tell(|| Told::Own(Happening::CityLost { seat, at, lies }));
}
