//! Whether all of Cities & Knights adds up.

use hex::{Corners, WIDE};
use table::Seat;

use super::Knights;
use super::barbarians::STEPS;
use super::cities::{METROPOLIS, TOP, WALLS, dues};
use super::piles::{Known, all_cards};
use super::posts::{self, OF_EACH_RANK};
use super::progress::Progress;
use super::rank::Rank;
use super::track::Track;
use crate::full::{ScenarioPhase, Scenarios, enchanted};
use crate::position::Phase;

/// Says what is wrong.
macro_rules! hold {
    ($right:expr, $($what:tt)+) => {
        if !$right {
            return Err(format!($($what)+));
        }
    };
}

pub(in crate::full) fn audit(position: &Scenarios) -> Result<(), String> {
    let Some(state) = &position.own.knights else { return Ok(()) };
    audit_cards(position, state)?;
    audit_turn(position, state)?;
    for seat in position.everyone() {
        audit_knights(position, state, seat)?;
    }
    audit_cities(position, state)?;
    let all = position.everyone().fold(Corners::EMPTY, |all, seat| all | state.posted[seat]);
    for corner in position.board.grid.all_corners().iter() {
        let stands = state.knight(corner).is_some();
        hold!(stands == all.contains(corner), "a knight stands where none is posted");
    }
    hold!(
        (state.active | state.fresh | state.risen) - all == Corners::EMPTY,
        "a knight has left its marks behind"
    );
    hold!(state.steps < STEPS, "the barbarians stand on step {}", state.steps);
    Ok(())
}

fn audit_knights(position: &Scenarios, state: &Knights, seat: Seat) -> Result<(), String> {
    let posted = state.posted[seat];
    let limbo = match position.phase {
        Phase::Own(
            ScenarioPhase::Displaced { seat: owner, rank, .. }
            | ScenarioPhase::Banishing { seat: owner, rank, .. },
        ) if owner == seat => Some(rank),
        _ => None,
    };
    for rank in Rank::ALL {
        let stand = posted.iter().filter(|&corner| state.rank(corner) == rank).count();
        let kept = state.count(seat, rank);
        hold!(kept == stand as u8, "seat {seat}: {kept} knights of rank {rank:?} are counted");
        let count = kept + u8::from(limbo == Some(rank));
        hold!(count <= OF_EACH_RANK, "seat {seat} has {count} knights of rank {rank:?}");
    }
    let awake = (posted & state.active).len() as u8;
    let asleep = (posted - state.active).len() as u8;
    let kept = (state.awake[seat], state.asleep[seat]);
    hold!(kept == (awake, asleep), "seat {seat}: {kept:?} knights are awake and asleep");
    let joined =
        posts::joined(position, seat, posts::lines(position, seat)) | enchanted::shores(position);
    for corner in posted.iter() {
        let own = state.knight(corner).is_some_and(|knight| knight.seat == seat);
        hold!(own, "seat {seat} has a knight where another's stands, or none");
        hold!(position.built[corner].is_empty(), "a knight stands on a building");
        hold!(joined.contains(corner), "a knight of seat {seat} is joined with no building");
    }
    Ok(())
}

fn audit_cities(position: &Scenarios, state: &Knights) -> Result<(), String> {
    let (mut cities, mut settlements) = (Corners::EMPTY, Corners::EMPTY);
    for seat in position.everyone() {
        cities |= position.cities[seat];
        settlements |= position.settlements[seat];
        let walls = (position.cities[seat] & state.walls).len();
        hold!(walls <= WALLS.into(), "seat {seat} has {walls} walls");
        let most = Track::ALL.into_iter().map(|track| state.levels[seat][track]).max();
        hold!(most <= Some(TOP), "seat {seat} has built a level too many");
        for track in Track::ALL {
            let (level, reached) =
                (state.levels[seat][track], |level| state.at_least(track, level));
            let kept = (1..=TOP).all(|each| reached(each).contains(seat) == (each <= level));
            hold!(kept, "the level of seat {seat} on {track:?} is not kept up to date");
        }
        let dues = dues(state.levels[seat]);
        hold!(state.dues[seat] == dues, "seat {seat} pays {:?} for levels", state.dues[seat]);
    }
    hold!((state.walls - cities).is_empty(), "a wall stands where no city is");
    hold!((state.lying - settlements).is_empty(), "a city lies where none was lost");
    let mut taken = Corners::<WIDE>::EMPTY;
    for track in Track::ALL {
        let placing = |phase| match phase {
            Phase::Own(ScenarioPhase::PlacingMetropolis { track: due, .. }) => due == track,
            _ => false,
        };
        if placing(position.phase) {
            continue;
        }
        let most = position.everyone().map(|seat| state.levels[seat][track]).max().unwrap_or(0);
        let Some(at) = state.metropolises[track as usize] else {
            hold!(most < METROPOLIS, "nobody has the metropolis of {track:?}");
            continue;
        };
        hold!(cities.contains(at) && !taken.contains(at), "a metropolis stands on no city");
        taken.insert(at);
        let holder = position.built[at].owner();
        let level = holder.map_or(0, |holder| state.levels[holder][track]);
        hold!(level == most, "the metropolis of {track:?} is not where the highest level is");
    }
    if let Some(merchant) = state.merchant {
        let corners = position.board.grid.corner_list(merchant.at);
        let beside = corners.iter().any(|&at| position.built[at].owner() == Some(merchant.seat));
        hold!(beside, "the merchant stands where its owner builds nothing");
    }
    Ok(())
}

fn audit_cards(position: &Scenarios, state: &Knights) -> Result<(), String> {
    let mut cards = state.piles.unseen;
    let everyone = position.everyone().collect::<Vec<_>>();
    let mut count = |known: &Known| cards[known.card as usize] += 1;
    for pile in Track::ALL {
        state.piles.under[pile as usize].iter().for_each(&mut count);
        let right = state.piles.under[pile as usize].iter().all(|known| known.card.pile() == pile);
        hold!(right, "a card lies under a pile of another back");
    }
    for seat in Seat::ALL {
        state.held[seat].iter().for_each(&mut count);
        let held = state.held[seat].iter();
        let known = held.clone().all(|known| known.to.contains(seat) && !known.card.is_point());
        hold!(known, "seat {seat} holds a card that it does not know, or should have shown");
        hold!(everyone.contains(&seat) || held.count() == 0, "nobody sits at {seat}");
    }
    cards[Progress::Printer as usize] += u8::from(state.printer.is_some());
    cards[Progress::Constitution as usize] += u8::from(state.constitution.is_some());
    hold!(cards == all_cards(), "there are progress cards {cards:?}");
    for pile in Track::ALL {
        let of_pile = Progress::ALL.into_iter().filter(|card| card.pile() == pile);
        let left: u8 = of_pile.map(|card| state.piles.unseen[card as usize]).sum();
        hold!(left == state.piles.left[pile], "{left} cards of {pile:?} are unseen");
    }
    Ok(())
}

/// What is noted for the turn is noted only while it is needed.
fn audit_turn(position: &Scenarios, state: &Knights) -> Result<(), String> {
    let turn = &state.turn;
    let seat = position.turn.seat;
    let discarding = matches!(position.phase, Phase::Discarding { .. });
    hold!(discarding || turn.owing.is_none(), "cards are owed for a card that is settled");
    let moving = matches!(position.phase, Phase::MovingRobber);
    hold!(moving || !turn.bishop, "a bishop is at work, and no robber moves");
    let rolling = matches!(position.phase, Phase::Own(ScenarioPhase::RollingThree));
    hold!(rolling || turn.chosen.is_none(), "dice are chosen that do not roll");
    let harbour = matches!(position.phase, Phase::Own(ScenarioPhase::Harbour { .. }));
    hold!(harbour == turn.offered.is_some(), "a card is on offer to nobody");
    let held = turn.offered.is_none_or(|card| position.hands[seat][card] > 0);
    hold!(held, "a card is on offer that is not in the hand");
    Ok(())
}
