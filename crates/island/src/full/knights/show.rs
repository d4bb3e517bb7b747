//! What an eye sees of Cities & Knights, built up from what it may know.

use hex::{Corner, Corners, WIDE};
use table::{Eye, Seat};

use super::posts::OF_EACH_RANK;
use super::rank::{ByRank, Rank};
use super::track::{ByTrack, Track};
use super::view::{KnightView, KnightsSeatView, KnightsView, MerchantView};
use super::{Knights, Progress, barbarians, cities};
use crate::cards::Resource;
use crate::course::Course;
use crate::full::{Full, ScenarioPhase, Scenarios, enchanted};
use crate::position::Phase;

pub(in crate::full) fn view(position: &Scenarios, state: &Knights, eye: Eye) -> KnightsView {
    let grid = &position.board.grid;
    let looks = eye == Eye::Seat(position.turn.seat) || eye == Eye::Arbiter;
    let fight = barbarians::fight(position);
    let (spied, hand) = match position.phase {
        Phase::Own(ScenarioPhase::Spying { from }) if looks => (Some(cards_of(state, from)), None),
        Phase::Own(ScenarioPhase::MasterMerchant { from, .. }) if looks => {
            (None, Some(position.hands[from]))
        }
        _ => (None, None),
    };
    let in_fleet = |card: &Resource| state.turn.fleet >> *card as u8 & 1 == 1;
    KnightsView {
        barbarians: state.steps,
        attacked: state.attacked,
        barbarian_strength: fight.barbarians,
        island_strength: fight.island,
        losers: fight.losers,
        defenders: fight.defenders,
        event: state.event,
        piles: ByTrack::of(|pile| state.piles.count(pile)),
        metropolises: state.metropolises.map(|at| at.map(|at| grid.corner(at))),
        merchant: state
            .merchant
            .map(|merchant| MerchantView { seat: merchant.seat, at: grid.hex(merchant.at) }),
        fleet: Resource::EVERY.into_iter().filter(in_fleet).collect(),
        harbour: state.turn.harbour,
        owing: state.turn.owing,
        spied,
        hand,
        offered: state.turn.offered.filter(|_| looks),
        seats: position.everyone().map(|seat| seat_view(position, state, seat, eye)).collect(),
    }
}

/// The cards of a hand in the order of the piles.
pub(super) fn cards_of(state: &Knights, seat: Seat) -> Vec<Progress> {
    let mut cards: Vec<Progress> = state.held[seat].iter().map(|known| known.card).collect();
    cards.sort();
    cards
}

fn seat_view(position: &Scenarios, state: &Knights, seat: Seat, eye: Eye) -> KnightsSeatView {
    let known = eye == Eye::Seat(seat) || eye == Eye::Arbiter;
    let grid = &position.board.grid;
    let corners =
        |set: Corners<WIDE>| -> Vec<Corner> { set.iter().map(|id| grid.corner(id)).collect() };
    let levels = state.levels[seat];
    let next = |track: Track| if levels[track] < cities::TOP { levels[track] + 1 } else { 0 };
    let left = |rank: Rank| OF_EACH_RANK - state.count(seat, rank).min(OF_EACH_RANK);
    let knights = state.posted[seat].iter().filter_map(|corner| {
        let knight = state.knight(corner)?;
        Some(KnightView {
            at: grid.corner(corner),
            rank: knight.rank,
            active: knight.active,
            may_act: knight.active && !state.fresh.contains(corner),
            promoted: state.risen.contains(corner),
        })
    });
    let walls = state.walls & position.cities[seat];
    let shown = [(Progress::Constitution, state.constitution), (Progress::Printer, state.printer)];
    KnightsSeatView {
        levels,
        prices: ByTrack::of(next),
        knights: knights.collect(),
        knights_left: ByRank {
            basic: left(Rank::Basic),
            strong: left(Rank::Strong),
            mighty: left(Rank::Mighty),
        },
        strength: state.strength(seat, enchanted::away(position)),
        walls: corners(walls),
        walls_left: cities::WALLS - walls.len() as u8,
        lying: corners(state.lying & position.settlements[seat]),
        hand_limit: Full::hand_limit(position, seat),
        progress_counts: state.held[seat].counts(),
        progress: known.then(|| cards_of(state, seat)),
        points: shown
            .into_iter()
            .filter(|(_, who)| *who == Some(seat))
            .map(|(card, _)| card)
            .collect(),
        defender: state.defender[seat],
    }
}
