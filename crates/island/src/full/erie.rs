//! The Erie Canal: counters for direct lines, two for one, counters in trades (ERIE).
//!
//! Which towns somebody has joined can be read off the roads, which never leave the map: a road pays
//! for the pairs that it joins and that were not joined before. So each pair pays each player once,
//! and never where founding roads have joined it.

mod lines;
mod market;

use hex::{Corner, CornerId, Corners, SideId, WIDE};
use table::{BySeat, Faults, Refusal, Rule, Seat, Sink, ensure, refuse};

use super::{Choice, Decided, ErieView, Happening, Scenarios, Told};
use crate::board::Board;
use crate::cards::{Hand, Resource};
use crate::position::{Phase, Terms};
use crate::rules::{base, erie};
use crate::setup::{Arrangement, Pieces, Setup};

pub(super) use market::{check_ware, holds, trade};

/// How many counters there are (ERIE-8).
const COUNTERS: u8 = 12;

/// What the canal adds to a position.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Canal {
    /// The towns on it.
    towns: Corners<WIDE>,
    /// Counters that nobody holds.
    stock: u8,
    /// Counters that lie before each seat; those in use are not among them.
    held: BySeat<u8>,
    /// For which kinds the player on turn has a counter in use.
    playing: Kinds,
}

/// Kinds of resources, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Kinds(u8);

impl Kinds {
    fn contains(self, card: Resource) -> bool {
        self.0 >> card as u8 & 1 == 1
    }

    fn insert(&mut self, card: Resource) {
        self.0 |= 1 << card as u8;
    }

    fn iter(self) -> impl Iterator<Item = Resource> {
        Resource::ALL.into_iter().filter(move |&card| self.contains(card))
    }

    fn len(self) -> u8 {
        self.0.count_ones() as u8
    }
}

/// Notes a canal without towns, and counters that the box does not have.
pub(super) fn check_setup(setup: &Setup, faults: &mut Faults) {
    let towns = setup.country().map(|map| map.canal().count());
    // Without a map at all, that is told already.
    let joinable = !setup.with.erie || towns.is_none_or(|towns| towns >= 2);
    faults
        .expect(joinable, erie(1), "with.erie", || "the canal needs a map with canal towns".into());
    let Pieces::Given(arrangement) = &setup.pieces else { return };
    let mut sum = 0;
    for (index, seat) in arrangement.seats.iter().enumerate() {
        let counters = seat.kept.as_ref().map_or(0, |kept| kept.counters);
        sum += u32::from(counters);
        let at = format!("pieces.seats[{index}].kept.counters");
        faults.expect(setup.with.erie || counters == 0, erie(1), &at, || {
            "counters belong to the canal, which is not played with".into()
        });
    }
    faults.expect(sum <= COUNTERS.into(), erie(8), "pieces.seats", || {
        format!("{sum} counters are held, but there are {COUNTERS}")
    });
}

pub(super) fn start(board: &Board<WIDE>) -> Option<Canal> {
    let map = board.layout.as_ref()?.country.as_deref()?;
    let towns = map.canal().filter_map(|at| board.grid.corner_id(at)).collect();
    board.setup.with.erie.then(|| Canal {
        towns,
        stock: COUNTERS,
        held: BySeat::default(),
        playing: Kinds::default(),
    })
}

pub(super) fn arranged(position: &mut Scenarios, arrangement: &Arrangement) {
    let Some(canal) = &mut position.own.erie else { return };
    for (seat, holdings) in Seat::ALL.into_iter().zip(&arrangement.seats) {
        canal.held[seat] = holdings.kept.as_ref().map_or(0, |kept| kept.counters);
        canal.stock -= canal.held[seat];
    }
}

/// Counters in use go back to the stock (ERIE-6); says whether there were any.
pub(super) fn turn_ends(position: &mut Scenarios) -> bool {
    let Some(canal) = &mut position.own.erie else { return false };
    let in_use = std::mem::take(&mut canal.playing).len();
    canal.stock += in_use;
    in_use > 0
}

/// Pays a counter for each pair of canal towns that the road has joined (ERIE-2, ERIE-12), but not
/// in the founding (ERIE-4) and not from an empty stock (ERIE-8).
pub(super) fn road_laid(
    position: &mut Scenarios,
    seat: Seat,
    side: SideId,
    sink: &mut impl Sink<Told>,
) {
    if position.own.erie.is_none() || matches!(position.phase, Phase::FoundingRoad { .. }) {
        return;
    }
    for [from, to] in position.newly_joined(seat, side) {
        let Some(canal) = position.own.erie.as_mut().filter(|canal| canal.stock > 0) else {
            return;
        };
        canal.stock -= 1;
        canal.held[seat] += 1;
        let [from, to] = [from, to].map(|corner| position.board.grid.corner(corner));
        sink.tell(|| Told::Own(Happening::CounterEarned { seat, from, to }));
    }
}

/// Two for one where the player on turn has a counter in use.
pub(super) fn rates(position: &Scenarios, seat: Seat, mut rates: Hand) -> Hand {
    if let Some(canal) = &position.own.erie
        && seat == position.turn.seat
    {
        canal.playing.iter().for_each(|card| rates[card] = 2);
    }
    rates
}

/// Counters that may be played, and some of the trades with counters: one for one card or the other
/// way round, with everybody, where offers are listed at all (OPTION-13). Wanted is a counter only
/// where somebody may have one to give. `check` lets every legal trade pass.
#[inline(never)]
pub(super) fn list(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    let Some(canal) = &position.own.erie else { return };
    let on_turn = seat == position.turn.seat;
    let market = match position.phase {
        Phase::Turn => true,
        Phase::Offering(_) => !on_turn,
        _ => false,
    };
    if !market || !position.turn.rolled || !position.may_trade() {
        return;
    }
    if on_turn && canal.held[seat] > 0 {
        let unplayed = Resource::ALL.into_iter().filter(|&card| !canal.playing.contains(card));
        out.extend(unplayed.map(|card| Decided::Own(Choice::PlayCounter { card })));
    }
    market::list(position, seat, canal, out);
}

pub(super) fn check(position: &Scenarios, seat: Seat, choice: Choice) -> Result<(), Refusal> {
    match choice {
        Choice::PlayCounter { card } => check_play(position, seat, card),
        Choice::OfferCounters { give, want, counters, to } => {
            position.check_offer(seat, &Terms { give, want, ware: counters }, to)?;
            market::check_some(counters)
        }
        Choice::ProposeCounters { give, want, counters } => {
            position.check_propose(seat, &Terms { give, want, ware: counters })?;
            market::check_some(counters)
        }
        _ => refuse(Rule::table(2), "this is not to be decided now"),
    }
}

fn check_play(position: &Scenarios, seat: Seat, card: Resource) -> Result<(), Refusal> {
    let special = matches!(position.phase, Phase::SpecialBuilding);
    ensure(!special, erie(14), "no counter is played in the special building phase")?;
    position.check_own_moment(seat)?;
    ensure(position.turn.rolled, erie(10), "a counter is played after the roll")?;
    let trading = position.may_trade();
    ensure(trading, base(21), "in the strict order trading ends with the first building")?;
    let Some(canal) = &position.own.erie else { return Ok(()) };
    ensure(canal.held[seat] > 0, erie(6), "no counter is there to be played")?;
    let unplayed = !canal.playing.contains(card);
    ensure(unplayed, erie(10), "a counter for this resource is in use already")
}

pub(super) fn apply(
    position: &mut Scenarios,
    seat: Seat,
    choice: Choice,
    sink: &mut impl Sink<Told>,
) {
    match choice {
        Choice::PlayCounter { card } => {
            if let Some(canal) = &mut position.own.erie {
                canal.held[seat] -= 1;
                canal.playing.insert(card);
            }
            position.rates[seat] = position.rates_from_scratch(seat);
            sink.tell(|| Told::Own(Happening::CounterPlayed { seat, card }));
        }
        Choice::OfferCounters { give, want, counters, to } => {
            position.apply_offer(Terms { give, want, ware: counters }, to, sink);
            sink.tell(|| Told::Own(Happening::CountersOffered { seat, counters }));
        }
        Choice::ProposeCounters { give, want, counters } => {
            position.apply_propose(seat, Terms { give, want, ware: counters }, sink);
            sink.tell(|| Told::Own(Happening::CountersOffered { seat, counters }));
        }
        _ => {}
    }
}

pub(super) fn view(position: &Scenarios, state: &Canal) -> ErieView {
    let offer = match position.phase {
        Phase::Offering(offer) => Some(offer.terms.ware).filter(|ware| *ware != <_>::default()),
        _ => None,
    };
    let pair = |pair: [CornerId; 2]| -> [Corner; 2] {
        pair.map(|corner| position.board.grid.corner(corner))
    };
    ErieView {
        stock: state.stock,
        counters: position.everyone().map(|seat| state.held[seat]).collect(),
        playing: state.playing.iter().collect(),
        offer,
        proposals: position
            .proposals
            .by
            .iter()
            .map(|by| position.proposals.terms[by].ware)
            .collect(),
        joined: position
            .everyone()
            .map(|seat| position.all_joined(seat).into_iter().map(pair).collect())
            .collect(),
    }
}

/// A counter for the kind of which most could be traded, and a trade with a counter on one side.
pub(super) fn wish(position: &Scenarios, seat: Seat, wishes: &mut Vec<(&'static str, Decided)>) {
    let Some(canal) = &position.own.erie else { return };
    let hand = position.hands[seat];
    let useful = |card: &Resource| (!canal.playing.contains(*card), hand[*card]);
    let card = Resource::ALL.into_iter().max_by_key(useful).unwrap_or(Resource::Lumber);
    wishes.push(("play_counter", Decided::Own(Choice::PlayCounter { card })));
    market::wish(position, seat, canal, wishes);
}

/// Counters lie open: nothing that is done with them tells anything new.
pub(super) fn is_silent(decision: &Decided) -> bool {
    use Choice::{OfferCounters, PlayCounter, ProposeCounters};
    let Decided::Own(choice) = decision else { return false };
    matches!(choice, PlayCounter { .. } | OfferCounters { .. } | ProposeCounters { .. })
}

/// All counters are there, and in use only while they may be.
pub(super) fn audit(position: &Scenarios) -> Result<(), String> {
    let Some(canal) = &position.own.erie else { return Ok(()) };
    let held: u32 = canal.held.0.into_iter().map(u32::from).sum();
    let all = held + u32::from(canal.stock) + u32::from(canal.playing.len());
    if all != u32::from(COUNTERS) {
        return Err(format!("{all} counters are there, but there should be {COUNTERS}"));
    }
    let beyond = Seat::ALL.into_iter().skip(position.count()).any(|seat| canal.held[seat] > 0);
    if beyond {
        return Err("somebody who does not play holds counters".into());
    }
    let own_time = position.turn.rolled && position.turn.builder.is_none();
    if canal.playing.len() > 0 && !own_time {
        return Err("a counter is in use before the roll or after the end of the turn".into());
    }
    Ok(())
}
