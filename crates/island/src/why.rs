//! What a player may wish for: of each kind the decision that comes nearest to being allowed, so
//! that its refusal explains best why nothing of the kind can be done now.
//!
//! Nothing is decided here. A wish only names a place, a card or a partner that is not itself in
//! the way, where there is one; `check` says what is.

use hex::{Corner, CornerId, Corners, Id, Set, Side, SideId, Sides};
use table::Seat;

use crate::cards::{Hand, Resource};
use crate::course::{Course, DecisionOf};
use crate::decision::Decision;
use crate::position::{Phase, Position};

impl<C: Course<W>, const W: usize> Position<C, W> {
    pub(crate) fn wished_by(&self, seat: Seat) -> Vec<(&'static str, DecisionOf<C, W>)> {
        let (give, want) = self.wished_swap(seat);
        let mut wishes = vec![
            ("roll", Decision::Roll),
            ("end_turn", Decision::EndTurn),
            ("build_road", Decision::BuildRoad { at: self.wished_side(seat) }),
            ("build_settlement", Decision::BuildSettlement { at: self.wished_corner(seat) }),
            ("build_city", Decision::BuildCity { at: self.wished_city(seat) }),
            ("buy_card", Decision::BuyCard),
            ("play_knight", Decision::PlayKnight),
            ("play_road_building", Decision::PlayRoadBuilding),
            ("play_year_of_plenty", Decision::PlayYearOfPlenty),
            ("play_monopoly", Decision::PlayMonopoly { card: Resource::Lumber }),
            ("trade_bank", self.wished_bank(seat)),
            ("offer", Decision::Offer { give, want, to: self.others() }),
            ("propose", Decision::Propose { give, want }),
        ];
        wishes.extend(C::wishes(self, seat));
        wishes
    }

    /// A path for a road: one that is due, one that can be built on, one behind another's building,
    /// one that is at least free.
    pub(crate) fn wished_side(&self, seat: Seat) -> Side {
        let grid = &*self.board.grid;
        let due = match self.phase {
            Phase::FoundingRoad { at, .. } => grid.sides_at(at),
            _ => self.reach[seat],
        };
        let blocked = || {
            let mut blocked = Sides::EMPTY;
            self.touched[seat].each(|corner| blocked |= grid.sides_at(corner));
            first(blocked - self.taken)
        };
        let free = || first(grid.all_sides() - self.taken);
        grid.side(
            first(due - self.taken).or_else(blocked).or_else(free).unwrap_or(SideId::from_index(0)),
        )
    }

    /// A corner for a settlement: one that can be built on, one by a road that is only too near to
    /// a building, one that is at least open.
    pub(crate) fn wished_corner(&self, seat: Seat) -> Corner {
        let grid = &*self.board.grid;
        let spots = match self.phase {
            Phase::FoundingSettlement { placed } => C::founding_sites(self, placed),
            _ => self.settlement_spots(seat),
        };
        let close = || {
            let built = self.everyone().fold(Corners::EMPTY, |all, one| all | self.buildings(one));
            first(C::reached(self, seat) - built)
        };
        let open = || first(self.open);
        grid.corner(first(spots).or_else(close).or_else(open).unwrap_or(CornerId::from_index(0)))
    }

    pub(crate) fn wished_city(&self, seat: Seat) -> Corner {
        let spots = match self.phase {
            Phase::FoundingSettlement { placed } => C::founding_sites(self, placed),
            _ => C::city_spots(self, seat),
        };
        let own = first(spots).or_else(|| first(self.settlements[seat]));
        self.board.grid.corner(own.unwrap_or(CornerId::from_index(0)))
    }

    /// The trade with the bank that lacks the fewest cards, for something the bank has.
    fn wished_bank(&self, seat: Seat) -> DecisionOf<C, W> {
        let lacks = |give| self.rates[seat][give].saturating_sub(self.hands[seat][give]);
        let known = self.rates[seat].kinds();
        let pairs = known.clone().flat_map(|give| {
            known.clone().filter(move |&take| take != give).map(move |take| (give, take))
        });
        let nearest = pairs.min_by_key(|&(give, take)| (lacks(give), self.bank[take] == 0));
        let (give, take) = nearest.unwrap_or((Resource::Lumber, Resource::Brick));
        Decision::TradeBank { give, take }
    }

    /// One card of the hand for one of another kind.
    pub(crate) fn wished_swap(&self, seat: Seat) -> (Hand, Hand) {
        let give = self.hands[seat].kinds().next().unwrap_or(Resource::Lumber);
        let want = if give == Resource::Brick { Resource::Lumber } else { Resource::Brick };
        (Hand::one(give), Hand::one(want))
    }
}

/// The first place of a set.
fn first<I: Id, const W: usize>(set: Set<I, W>) -> Option<I> {
    set.iter().next()
}
