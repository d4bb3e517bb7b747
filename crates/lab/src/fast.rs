//! The island's decisions by number without a detour: the same numbers as [`Space`] gives, in a few
//! instructions each.

use std::sync::Arc;

use hex::{Corner, Grid, Hex, NARROW, Side};
use island::{Decision, Hand, Island, Resource};
use table::{Game, Seat, SeatSet};

use crate::space::{Numbers, Space};

/// The numbers of a base game's decisions.
#[derive(Debug)]
pub struct IslandNumbers {
    grid: Arc<Grid<NARROW>>,
    seats: usize,
    first: First,
    /// By number; offers go to all but the first seat.
    decisions: Vec<Decision>,
}

macro_rules! first {
    ($($kind:ident),+ $(,)?) => {
        /// The first number of each kind.
        #[derive(Debug)]
        struct First {
            $($kind: u32),+
        }

        impl First {
            fn of(space: &Space) -> First {
                let first = |kind| space.block(kind).map_or(u32::MAX, |block| block.first);
                First { $($kind: first(stringify!($kind))),+ }
            }
        }
    };
}

first![
    roll,
    end_turn,
    pass,
    build_road,
    build_settlement,
    build_city,
    buy_card,
    play_knight,
    play_road_building,
    play_year_of_plenty,
    play_monopoly,
    take,
    discard,
    move_robber,
    rob,
    trade_bank,
    offer,
    accept,
    decline,
    propose,
    retract,
    deal,
    dismiss,
    withdraw,
];

/// How many kinds of cards are counted.
const KINDS: u32 = Resource::EVERY.len() as u32;

impl IslandNumbers {
    /// The numbers of the game that begins like this; the space is the one of its setup.
    pub fn new(start: &Island, space: &Space) -> IslandNumbers {
        let seat = Seat::ALL[0];
        let decided = |id| Numbers::<Island>::decision(space, seat, id);
        let decisions = (0..space.size() as u32).map_while(decided).collect();
        let grid = Arc::clone(start.grid());
        IslandNumbers { grid, seats: start.seats(), first: First::of(space), decisions }
    }

    fn others(&self, seat: Seat) -> SeatSet {
        SeatSet::first(self.seats).without(seat)
    }

    #[inline]
    fn side(&self, first: u32, side: Side) -> Option<u32> {
        Some(first + self.grid.side_id(side)?.index() as u32)
    }

    #[inline]
    fn corner(&self, first: u32, corner: Corner) -> Option<u32> {
        Some(first + self.grid.corner_id(corner)?.index() as u32)
    }

    #[inline]
    fn hex(&self, first: u32, hex: Hex) -> Option<u32> {
        Some(first + self.grid.hex_id(hex)?.index() as u32)
    }
}

/// The one card of a hand that has no other.
#[inline]
fn only_card(hand: Hand) -> Option<u32> {
    let kind = hand.kinds().next()?;
    (hand == Hand::one(kind)).then_some(kind as u32)
}

#[inline]
fn swap(first: u32, give: Hand, want: Hand) -> Option<u32> {
    Some(first + only_card(give)? * KINDS + only_card(want)?)
}

impl Numbers<Island> for IslandNumbers {
    fn size(&self) -> usize {
        self.decisions.len()
    }

    #[inline]
    fn id(&self, seat: Seat, decision: &Decision) -> Option<u32> {
        let first = &self.first;
        let card = |first, card: Resource| first + card as u32;
        let number = |first, seat: Seat| first + seat.index() as u32;
        Some(match *decision {
            Decision::Roll => first.roll,
            Decision::EndTurn => first.end_turn,
            Decision::Pass => first.pass,
            Decision::BuildRoad { at } => return self.side(first.build_road, at),
            Decision::BuildSettlement { at } => return self.corner(first.build_settlement, at),
            Decision::BuildCity { at } => return self.corner(first.build_city, at),
            Decision::BuyCard => first.buy_card,
            Decision::PlayKnight => first.play_knight,
            Decision::PlayRoadBuilding => first.play_road_building,
            Decision::PlayYearOfPlenty => first.play_year_of_plenty,
            Decision::PlayMonopoly { card: kind } => card(first.play_monopoly, kind),
            Decision::Take { card: kind } => card(first.take, kind),
            Decision::Discard { card: kind } => card(first.discard, kind),
            Decision::DiscardAll { .. } => return None,
            Decision::MoveRobber { to } => return self.hex(first.move_robber, to),
            Decision::Rob { victim } => number(first.rob, victim),
            Decision::TradeBank { give, take } => {
                first.trade_bank + give as u32 * KINDS + take as u32
            }
            Decision::Offer { give, want, to } => {
                return (to == self.others(seat)).then(|| swap(first.offer, give, want))?;
            }
            Decision::Accept => first.accept,
            Decision::Decline => first.decline,
            Decision::Propose { give, want } => return swap(first.propose, give, want),
            Decision::Retract => first.retract,
            Decision::Deal { with } => number(first.deal, with),
            Decision::Dismiss { from } => number(first.dismiss, from),
            Decision::Withdraw => first.withdraw,
            Decision::Own(never) => match never {},
        })
    }

    #[inline]
    fn decision(&self, seat: Seat, id: u32) -> Option<Decision> {
        Some(match *self.decisions.get(id as usize)? {
            Decision::Offer { give, want, .. } => {
                Decision::Offer { give, want, to: self.others(seat) }
            }
            decision => decision,
        })
    }
}
