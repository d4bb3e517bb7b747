//! What an eye sees, built up from what it may know.

use hex::{Corner, Hex, Id, Set, Side};
use serde::{Deserialize, Serialize};
use table::{Eye, Seat, SeatSet};

use crate::cards::{Deck, Hand};
use crate::course::Course;
use crate::full::{ScenarioPhase, ScenarioView};
use crate::layout::Laid;
use crate::line::{Line, Within};
use crate::position::{Phase, Position, Stock};
use crate::setup::is_false;

/// A position as an eye sees it. Where something is hidden from the eye, there is nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The board; nothing before it is laid out. All views of a game share it.
    #[cfg_attr(feature = "ts", ts(as = "Option<crate::layout::Layout>"))]
    pub board: Option<Laid>,
    /// Where the robber stands; nothing before it is placed.
    pub robber: Option<Hex>,
    /// What the game waits for.
    pub phase: PhaseView,
    /// Whose turn it is.
    pub turn: TurnView,
    /// The last roll.
    pub dice: Option<[u8; 2]>,
    /// The bank.
    pub bank: Hand,
    /// How many development cards are left in the pile.
    pub pile: u32,
    /// Which they are: only with all cards face up.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub pile_cards: Option<Deck>,
    /// Points that win.
    pub points_to_win: u8,
    /// The seats in order.
    pub seats: Vec<SeatView>,
    /// Proposals to the player on turn.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub proposals: Vec<ProposalView>,
    /// What a scenario adds.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub scenario: Option<ScenarioView>,
}

table::parts!(View {
    board,
    robber,
    phase,
    turn,
    dice,
    bank,
    pile,
    pile_cards maybe,
    points_to_win,
    seats each,
    proposals maybe,
    scenario maybe,
});

/// Whose turn it is, and what has happened in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnView {
    /// Who is on turn.
    pub seat: Seat,
    /// The turn's number, from 1; 0 before the first.
    pub number: u32,
    /// Whether the dice were rolled.
    pub rolled: bool,
    /// Whether a development card was played.
    pub card_played: bool,
    /// Whether something was built or bought.
    pub built: bool,
}

/// What the game waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "snake_case")]
#[allow(missing_docs, reason = "as the phases of a game are called")]
pub enum PhaseView {
    Laying,
    DrawingLots,
    DrawingDesert,
    PlacingRobber {
        seat: Seat,
    },
    FoundingSettlement {
        seat: Seat,
        /// Whether it is a city.
        #[serde(skip_serializing_if = "is_false", default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        city: bool,
    },
    FoundingRoad {
        seat: Seat,
        at: Corner,
    },
    Turn,
    Rolling,
    Discarding {
        owed: Vec<u8>,
    },
    MovingRobber,
    ChoosingVictim {
        victims: SeatSet,
    },
    Stealing {
        victim: Seat,
    },
    Drawing {
        seat: Seat,
    },
    FreeRoads {
        left: u8,
    },
    Taking {
        left: u8,
    },
    Offering {
        give: Hand,
        want: Hand,
        asked: SeatSet,
        accepted: SeatSet,
    },
    SpecialBuilding {
        seat: Seat,
    },
    Over {
        winner: Option<Seat>,
    },
    #[serde(untagged)]
    Scenario(ScenarioPhase),
}

/// One seat as an eye sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// Its settlements.
    pub settlements: Vec<Corner>,
    /// Its cities.
    pub cities: Vec<Corner>,
    /// Its roads.
    pub roads: Vec<Side>,
    /// Pieces it still has.
    pub stock: Stock,
    /// How many resource cards it holds.
    pub hand_size: u32,
    /// Which they are, where the eye may know.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub hand: Option<Hand>,
    /// Which cards it has put aside for the seven so far, where the eye may know.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub aside: Option<Hand>,
    /// How many development cards it holds.
    pub card_count: u32,
    /// Which they are, where the eye may know.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub cards: Option<Deck>,
    /// Those bought in this turn, where the eye may know.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub fresh: Option<Deck>,
    /// Development cards it has played.
    pub played: Deck,
    /// What the bank asks of each kind for one card.
    pub rates: Hand,
    /// The length of its longest line of roads.
    pub road_length: u8,
    /// One longest line of its roads, side by side.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Side>"))]
    pub road_line: Line,
    /// Whether it holds the longest road.
    pub longest_road: bool,
    /// Whether it holds the largest army.
    pub largest_army: bool,
    /// Points that everybody sees.
    pub points: u8,
    /// Points with the hidden ones, where the eye may know.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub total_points: Option<u8>,
}

table::parts!(SeatView {
    settlements,
    cities,
    roads,
    stock,
    hand_size,
    hand maybe,
    aside maybe,
    card_count,
    cards maybe,
    fresh maybe,
    played,
    rates,
    road_length,
    road_line,
    longest_road,
    largest_army,
    points,
    total_points maybe,
});

/// A proposal to the player on turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ProposalView {
    /// Whose.
    pub seat: Seat,
    /// What that seat gives.
    pub give: Hand,
    /// What it wants.
    pub want: Hand,
}

impl View {
    pub(crate) fn of<C: Course<W>, const W: usize>(island: &Position<C, W>, eye: Eye) -> View {
        let grid = &island.board.grid;
        let before_robber = matches!(
            island.phase,
            Phase::Laying | Phase::DrawingLots | Phase::DrawingDesert | Phase::PlacingRobber
        );
        View {
            board: island.board.layout.clone(),
            robber: (!before_robber).then(|| grid.hex(island.robber)),
            phase: PhaseView::of(island),
            turn: TurnView {
                seat: island.turn.seat,
                number: island.turn.number,
                rolled: island.turn.rolled,
                card_played: island.turn.card_played,
                built: island.turn.built,
            },
            dice: island.last_roll,
            bank: island.bank,
            pile: island.pile.total(),
            pile_cards: (eye == Eye::Arbiter).then_some(island.pile),
            points_to_win: island.options.points_to_win,
            seats: island.everyone().map(|seat| SeatView::of(island, seat, eye)).collect(),
            proposals: (island.proposals.by.iter())
                .map(|seat| {
                    let terms = &island.proposals.terms[seat];
                    ProposalView { seat, give: terms.give, want: terms.want }
                })
                .collect(),
            scenario: C::view(island, eye),
        }
    }
}

impl SeatView {
    fn of<C: Course<W>, const W: usize>(island: &Position<C, W>, seat: Seat, eye: Eye) -> SeatView {
        let grid = &island.board.grid;
        let known = eye == Eye::Seat(seat) || eye == Eye::Arbiter;
        // The winner shows what brought the win (BASE-50).
        let won = matches!(island.phase, Phase::Over { winner } if winner == Some(seat));
        let aside = match island.phase {
            Phase::Discarding { aside, .. } if known => Some(aside[seat]),
            _ => None,
        };
        SeatView {
            settlements: names(island.settlements[seat], |id| grid.corner(id)),
            cities: names(island.cities[seat], |id| grid.corner(id)),
            roads: names(island.roads[seat], |id| grid.side(id)),
            stock: island.stock[seat],
            hand_size: island.hands[seat].total(),
            hand: known.then_some(island.hands[seat]),
            aside,
            card_count: island.cards[seat].total(),
            cards: known.then_some(island.cards[seat]),
            fresh: (known && seat == island.turn.seat).then_some(island.fresh),
            played: island.played[seat],
            rates: island.rates[seat],
            road_length: island.lengths[seat],
            road_line: C::line(Within::of(island, seat)),
            longest_road: island.longest_road == Some(seat),
            largest_army: island.largest_army == Some(seat),
            points: island.points[seat],
            total_points: (known || won).then(|| island.total_points(seat)),
        }
    }
}

/// What these places are called, in order. Counted first, because views are made all the time.
fn names<I: Id, T, const W: usize>(places: Set<I, W>, name: impl Fn(I) -> T) -> Vec<T> {
    let mut names = Vec::with_capacity(places.len());
    places.each(|place| names.push(name(place)));
    names
}

impl PhaseView {
    fn of<C: Course<W>, const W: usize>(island: &Position<C, W>) -> PhaseView {
        match island.phase {
            Phase::Laying => PhaseView::Laying,
            Phase::DrawingLots => PhaseView::DrawingLots,
            Phase::DrawingDesert => PhaseView::DrawingDesert,
            Phase::PlacingRobber => PhaseView::PlacingRobber { seat: island.turn.seat },
            Phase::FoundingSettlement { placed } => PhaseView::FoundingSettlement {
                seat: island.founder(placed),
                city: C::founds_city(island, placed),
            },
            Phase::FoundingRoad { placed, at } => PhaseView::FoundingRoad {
                seat: island.founder(placed),
                at: island.board.grid.corner(at),
            },
            Phase::Turn => PhaseView::Turn,
            Phase::Rolling => PhaseView::Rolling,
            Phase::Discarding { owed, .. } => {
                PhaseView::Discarding { owed: island.everyone().map(|seat| owed[seat]).collect() }
            }
            Phase::MovingRobber => PhaseView::MovingRobber,
            Phase::ChoosingVictim { victims } => PhaseView::ChoosingVictim { victims },
            Phase::Stealing { victim } => PhaseView::Stealing { victim },
            Phase::Drawing { buyer } => PhaseView::Drawing { seat: buyer },
            Phase::FreeRoads { left, .. } => PhaseView::FreeRoads { left },
            Phase::Taking { left } => PhaseView::Taking { left },
            Phase::Offering(offer) => PhaseView::Offering {
                give: offer.terms.give,
                want: offer.terms.want,
                asked: offer.asked,
                accepted: offer.accepted,
            },
            Phase::SpecialBuilding => PhaseView::SpecialBuilding { seat: island.builder() },
            Phase::Own(phase) => PhaseView::Scenario(C::phase_view(island, phase)),
            Phase::Over { winner } => PhaseView::Over { winner },
        }
    }
}
