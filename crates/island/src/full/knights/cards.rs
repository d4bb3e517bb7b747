//! The progress cards: when they are played, and where each choice goes (KNIGHTS-43, KNIGHTS-44,
//! KNIGHTS-74). What a card does stands in the file of its pile, in a module with its name where that
//! takes more than a few lines.

mod bishop;
mod deserter;
mod diplomat;
mod gathering;
mod harbour;
mod inventor;
mod looking;
mod merchant;
mod monopoly;
mod science;
mod smith;
mod warfare;

use table::{Refusal, Seat, Sink, ensure, refuse};

use super::piles;
use super::progress::Progress;
use super::{choices, of};
use crate::full::{Choice, Decided, ScenarioPhase, Scenarios, Told};
use crate::position::Phase;
use crate::rules::knights;

pub(super) use bishop::rob_next;
pub(in crate::full) use bishop::robber_moved;
pub(in crate::full) use gathering::put_aside;

/// Whether the seat may play this card now, but for what it does.
fn check_card(position: &Scenarios, seat: Seat, card: Progress) -> Result<(), Refusal> {
    let special = matches!(position.phase, Phase::SpecialBuilding);
    ensure(!special, knights(79), "no progress card is played in the special building phase")?;
    position.check_own_moment(seat)?;
    let alchemist = card == Progress::Alchemist;
    match (alchemist, position.turn.rolled) {
        (true, true) => return refuse(knights(43), "the alchemist comes before the roll"),
        (false, false) => return refuse(knights(43), "progress cards are played after the roll"),
        _ => {}
    }
    piles::check_held(position, seat, card)
}

/// Whether a card does anything that its player can know of.
fn check_useful(useful: bool, why: &'static str) -> Result<(), Refusal> {
    ensure(useful, knights(74), why)
}

fn push(out: &mut Vec<Decided>, choice: Choice) {
    out.push(Decided::Own(choice));
}

/// All that may be done with the cards in the hand after the roll.
#[inline(never)]
pub(super) fn list(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    let mut kinds = of(position).held[seat].kinds();
    while kinds != 0 {
        LISTS[kinds.trailing_zeros() as usize % LISTS.len()](position, seat, out);
        kinds &= kinds - 1;
    }
    if !of(position).turn.harbour.is_empty() {
        harbour::list_offers(position, seat, out);
    }
}

/// The same before the roll.
#[inline]
pub(super) fn list_early(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    if of(position).held[seat].has(Progress::Alchemist) {
        science::list_alchemist(out);
    }
}

/// Adds what may be done with a card of one kind.
type List = fn(&Scenarios, Seat, &mut Vec<Decided>);

/// How the plays of each card are listed, by its number. Each is called by its address: all of them in one
/// body would have every card pay for what the others need. There are more places than cards, for the sake
/// of a short remainder.
static LISTS: [List; 32] = {
    let mut lists: [List; 32] = [|_, _, _| {}; 32];
    let mut index = 0;
    while index < Progress::ALL.len() {
        lists[index] = list_of(Progress::ALL[index]);
        index += 1;
    }
    lists
};

const fn list_of(card: Progress) -> List {
    match card {
        Progress::CommercialHarbour => |position, _, out| harbour::list(position, out),
        Progress::MasterMerchant => looking::list_master_merchant,
        Progress::Merchant => merchant::list,
        Progress::MerchantFleet => merchant::list_fleet,
        Progress::ResourceMonopoly => |_, _, out| monopoly::list_resources(out),
        Progress::TradeMonopoly => |_, _, out| monopoly::list_commodities(out),
        Progress::Bishop => |position, _, out| bishop::list(position, out),
        Progress::Deserter => |position, _, out| deserter::list(position, out),
        Progress::Diplomat => |position, _, out| diplomat::list(position, out),
        Progress::Intrigue => warfare::list_intrigue,
        Progress::Saboteur => |position, _, out| gathering::list_saboteur(position, out),
        Progress::Spy => |position, _, out| looking::list_spy(position, out),
        Progress::Warlord => warfare::list_warlord,
        Progress::Wedding => |position, _, out| gathering::list_wedding(position, out),
        Progress::Crane => science::list_crane,
        Progress::Engineer => science::list_engineer,
        Progress::Inventor => |position, _, out| inventor::list(position, out),
        Progress::Irrigation => science::list_irrigation,
        Progress::Medicine => science::list_medicine,
        Progress::Mining => science::list_mining,
        Progress::RoadBuilding => science::list_roads,
        Progress::Smith => smith::list,
        // The first is played before the roll, the others never.
        Progress::Alchemist | Progress::Constitution | Progress::Printer => |_, _, _| {},
    }
}

pub(super) fn check(position: &Scenarios, seat: Seat, choice: Choice) -> Result<(), Refusal> {
    match choice {
        Choice::PlayAlchemist { dice } => science::check_alchemist(position, seat, dice),
        Choice::PlayCrane { track } => science::check_crane(position, seat, track),
        Choice::PlayEngineer { at } => science::check_engineer(position, seat, at),
        Choice::PlayInventor { one } => inventor::check(position, seat, one),
        Choice::PlayIrrigation => science::check_irrigation(position, seat),
        Choice::PlayMedicine { at } => science::check_medicine(position, seat, at),
        Choice::PlayMining => science::check_mining(position, seat),
        Choice::PlayRoads => science::check_roads(position, seat),
        Choice::PlaySmith => smith::check(position, seat),
        Choice::PlayCommercialHarbour => harbour::check(position, seat),
        Choice::OfferCard { card, to } => harbour::check_offer(position, seat, card, to),
        Choice::PlayMasterMerchant { from } => looking::check_master_merchant(position, seat, from),
        Choice::PlayMerchant { at } => merchant::check(position, seat, at),
        Choice::PlayMerchantFleet { card } => merchant::check_fleet(position, seat, card),
        Choice::PlayResourceMonopoly { card } => monopoly::check_resource(position, seat, card),
        Choice::PlayTradeMonopoly { card } => monopoly::check_commodity(position, seat, card),
        Choice::PlayBishop => bishop::check(position, seat),
        Choice::PlayDeserter { from } => deserter::check(position, seat, from),
        Choice::PlayDiplomat { at } => diplomat::check(position, seat, at),
        Choice::PlayIntrigue { at } => warfare::check_intrigue(position, seat, at),
        Choice::PlaySaboteur => gathering::check_saboteur(position, seat),
        Choice::PlaySpy { from } => looking::check_spy(position, seat, from),
        Choice::PlayWarlord => warfare::check_warlord(position, seat),
        Choice::PlayWedding => gathering::check_wedding(position, seat),
        _ => choices::not_now(),
    }
}

pub(super) fn apply(
    position: &mut Scenarios,
    seat: Seat,
    choice: Choice,
    sink: &mut impl Sink<Told>,
) {
    match choice {
        Choice::PlayAlchemist { dice } => science::alchemist(position, seat, dice, sink),
        Choice::PlayCrane { track } => science::crane(position, seat, track, sink),
        Choice::PlayEngineer { at } => science::engineer(position, seat, at, sink),
        Choice::PlayInventor { one } => inventor::play(position, seat, one, sink),
        Choice::PlayIrrigation => science::irrigation(position, seat, sink),
        Choice::PlayMedicine { at } => science::medicine(position, seat, at, sink),
        Choice::PlayMining => science::mining(position, seat, sink),
        Choice::PlayRoads => science::roads(position, seat, sink),
        Choice::PlaySmith => smith::play(position, seat, sink),
        Choice::PlayCommercialHarbour => harbour::play(position, seat, sink),
        Choice::OfferCard { card, to } => harbour::offer(position, seat, card, to, sink),
        Choice::PlayMasterMerchant { from } => looking::master_merchant(position, seat, from, sink),
        Choice::PlayMerchant { at } => merchant::play(position, seat, at, sink),
        Choice::PlayMerchantFleet { card } => merchant::fleet(position, seat, card, sink),
        Choice::PlayResourceMonopoly { card } => monopoly::resource(position, seat, card, sink),
        Choice::PlayTradeMonopoly { card } => monopoly::commodity(position, seat, card, sink),
        Choice::PlayBishop => bishop::play(position, seat, sink),
        Choice::PlayDeserter { from } => deserter::play(position, seat, from, sink),
        Choice::PlayDiplomat { at } => diplomat::play(position, seat, at, sink),
        Choice::PlayIntrigue { at } => warfare::intrigue(position, seat, at, sink),
        Choice::PlaySaboteur => gathering::saboteur(position, seat, sink),
        Choice::PlaySpy { from } => looking::spy(position, seat, from, sink),
        Choice::PlayWarlord => warfare::warlord(position, seat, sink),
        Choice::PlayWedding => gathering::wedding(position, seat, sink),
        _ => unreachable!("only checked decisions are applied"),
    }
}

pub(super) fn list_in(
    position: &Scenarios,
    seat: Seat,
    phase: ScenarioPhase,
    out: &mut Vec<Decided>,
) {
    let on_turn = seat == position.turn.seat;
    match phase {
        ScenarioPhase::Inventing { one } if on_turn => inventor::list_other(position, one, out),
        ScenarioPhase::Smithing { may_stop } if on_turn => {
            smith::list_knights(position, seat, may_stop, out);
        }
        ScenarioPhase::Harbour { seat: asked } if seat == asked => {
            harbour::list_commodities(position, seat, out);
        }
        ScenarioPhase::MasterMerchant { from, .. } if on_turn => {
            looking::list_hand(position, from, out);
        }
        ScenarioPhase::Spying { from } if on_turn => looking::list_progress(position, from, out),
        ScenarioPhase::Deserting { seat: asked } if seat == asked => {
            deserter::list_knights(position, seat, out);
        }
        ScenarioPhase::PlacingDeserter { .. } if on_turn => {
            deserter::list_places(position, seat, out);
        }
        ScenarioPhase::LayingAgain { from, ship } if on_turn => {
            diplomat::list_places(position, seat, (from, ship), out);
        }
        _ => {}
    }
}

pub(super) fn check_in(
    position: &Scenarios,
    seat: Seat,
    phase: ScenarioPhase,
    decision: &Decided,
) -> Result<(), Refusal> {
    match (phase, *decision) {
        (ScenarioPhase::Inventing { one }, Decided::Own(Choice::SwapChips { other })) => {
            inventor::check_other(position, one, other)
        }
        (ScenarioPhase::Smithing { .. }, Decided::Own(Choice::PromoteKnight { at })) => {
            smith::check_knight(position, seat, at)
        }
        (ScenarioPhase::Smithing { may_stop }, Decided::Pass) => {
            ensure(may_stop, knights(74), "at least one knight is promoted")
        }
        (ScenarioPhase::Harbour { .. }, Decided::Own(Choice::GiveCommodity { card })) => {
            harbour::check_commodity(position, seat, card)
        }
        (ScenarioPhase::MasterMerchant { from, .. }, Decided::Own(Choice::Pick { card })) => {
            looking::check_hand(position, from, card)
        }
        (ScenarioPhase::Spying { from }, Decided::Own(Choice::TakeProgress { card })) => {
            looking::check_progress(position, from, card)
        }
        (ScenarioPhase::Deserting { .. }, Decided::Own(Choice::LoseKnight { at })) => {
            deserter::check_knight(position, seat, at)
        }
        (ScenarioPhase::PlacingDeserter { .. }, Decided::Own(Choice::PlaceKnight { at })) => {
            deserter::check_place(position, seat, at)
        }
        (ScenarioPhase::LayingAgain { from, ship }, Decided::BuildRoad { at }) => {
            diplomat::check_place(position, seat, (from, ship), (at, false))
        }
        (ScenarioPhase::LayingAgain { from, ship }, Decided::Own(Choice::BuildShip { at })) => {
            diplomat::check_place(position, seat, (from, ship), (at, true))
        }
        (
            ScenarioPhase::Spying { .. } | ScenarioPhase::PlacingDeserter { .. },
            Decided::Decline,
        )
        | (ScenarioPhase::LayingAgain { .. }, Decided::Pass) => Ok(()),
        _ => choices::refuse_other(position, seat),
    }
}

pub(super) fn apply_in(
    position: &mut Scenarios,
    seat: Seat,
    phase: ScenarioPhase,
    decision: &Decided,
    sink: &mut impl Sink<Told>,
) {
    match (phase, *decision) {
        (ScenarioPhase::Inventing { one }, Decided::Own(Choice::SwapChips { other })) => {
            inventor::swap(position, seat, one, other, sink);
        }
        (ScenarioPhase::Smithing { may_stop }, Decided::Own(Choice::PromoteKnight { at })) => {
            smith::promote(position, seat, at, may_stop, sink);
        }
        (ScenarioPhase::Smithing { .. }, _) => position.go_on(),
        (_, Decided::Own(Choice::GiveCommodity { card })) => {
            harbour::swap(position, seat, card, sink);
        }
        (ScenarioPhase::MasterMerchant { from, left }, Decided::Own(Choice::Pick { card })) => {
            looking::pick(position, from, card, left, sink);
        }
        (ScenarioPhase::Spying { from }, Decided::Own(Choice::TakeProgress { card })) => {
            looking::take_progress(position, from, Some(card), sink);
        }
        (ScenarioPhase::Spying { from }, _) => looking::take_progress(position, from, None, sink),
        (_, Decided::Own(Choice::LoseKnight { at })) => {
            deserter::desert(position, seat, at, sink);
        }
        (
            ScenarioPhase::PlacingDeserter { rank, active },
            Decided::Own(Choice::PlaceKnight { at }),
        ) => deserter::place(position, seat, at, rank, active, sink),
        (ScenarioPhase::PlacingDeserter { .. }, _) => position.go_on(),
        (ScenarioPhase::LayingAgain { .. }, Decided::BuildRoad { at }) => {
            diplomat::lay_again(position, seat, at, sink);
        }
        (ScenarioPhase::LayingAgain { .. }, Decided::Own(Choice::BuildShip { at })) => {
            diplomat::lay_ship_again(position, seat, at, sink);
        }
        (ScenarioPhase::LayingAgain { .. }, _) => diplomat::settle(position, sink),
        _ => unreachable!("only checked decisions are applied"),
    }
}
