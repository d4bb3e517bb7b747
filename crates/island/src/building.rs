//! Roads, settlements and cities: where they may stand, what they cost, what follows (BASE-31 to 38).

use hex::{Corner, CornerId, Side, SideId};
use table::{Refusal, Rule, Seat, Sink, ensure, refuse};

use crate::cards::{self, Hand};
use crate::course::{Course, DecisionOf, EventOf};
use crate::decision::{Decision, Event, Piece};
use crate::position::{Phase, Position};
use crate::rules::{base, six};

/// For places that were found on the board before.
const ON_BOARD: &str = "only checked decisions are applied";

impl<C: Course<W>, const W: usize> Position<C, W> {
    /// What may be built or bought. Only the prices are compared here: most of the time the hand covers none.
    #[inline]
    pub(crate) fn list_building(&self, seat: Seat, out: &mut Vec<DecisionOf<C, W>>) {
        let hand = self.hands[seat];
        if hand.covers(cards::ROAD) {
            self.list_roads_and_settlements(seat, out);
        }
        if hand.covers(cards::CITY) {
            self.list_cities(seat, out);
        }
        if hand.covers(cards::DEVELOPMENT) && !self.pile.is_empty() {
            out.push(Decision::BuyCard);
        }
    }

    #[inline(never)]
    fn list_roads_and_settlements(&self, seat: Seat, out: &mut Vec<DecisionOf<C, W>>) {
        let grid = &*self.board.grid;
        let stock = self.stock[seat];
        if stock.roads > 0 {
            self.list_roads(seat, out);
        }
        if self.hands[seat].covers(cards::SETTLEMENT) && stock.settlements > 0 {
            let spots = self.settlement_spots(seat);
            spots.each(|at| out.push(Decision::BuildSettlement { at: grid.corner(at) }));
        }
    }

    #[inline(never)]
    fn list_cities(&self, seat: Seat, out: &mut Vec<DecisionOf<C, W>>) {
        let grid = &*self.board.grid;
        let spots = C::city_spots(self, seat);
        spots.each(|at| out.push(Decision::BuildCity { at: grid.corner(at) }));
    }

    #[inline]
    pub(crate) fn list_roads(&self, seat: Seat, out: &mut Vec<DecisionOf<C, W>>) {
        let grid = &*self.board.grid;
        self.road_spots(seat).each(|at| out.push(Decision::BuildRoad { at: grid.side(at) }));
    }

    /// Whether the seat has a road and a place for it.
    #[inline]
    pub(crate) fn lays_road(&self, seat: Seat) -> bool {
        self.stock[seat].roads > 0 && !self.road_spots(seat).is_empty()
    }

    /// Whether the seat may build and buy now.
    pub(crate) fn check_building(&self, seat: Seat) -> Result<(), Refusal> {
        if let Phase::SpecialBuilding = self.phase {
            return ensure(seat == self.builder(), six(8), "another seat builds in this phase now");
        }
        self.check_own_moment(seat)?;
        ensure(self.turn.rolled, base(63), "nothing can be built or bought before the roll")
    }

    pub(crate) fn check_price(&self, seat: Seat, price: Hand) -> Result<(), Refusal> {
        ensure(self.hands[seat].covers(price), base(31), "the cards to pay for it are missing")
    }

    pub(crate) fn side(&self, at: Side) -> Result<SideId, Refusal> {
        self.board.grid.side_id(at).map_or(refuse(Rule::table(6), "there is no such path"), Ok)
    }

    pub(crate) fn corner(&self, at: Corner) -> Result<CornerId, Refusal> {
        self.board.grid.corner_id(at).map_or(refuse(Rule::table(6), "there is no such corner"), Ok)
    }

    pub(crate) fn check_road(&self, seat: Seat, at: Side) -> Result<(), Refusal> {
        let side = self.side(at)?;
        match self.phase {
            Phase::FoundingRoad { placed, at } => self.check_founding_road(seat, placed, at, side),
            Phase::FoundingSettlement { .. } => refuse(base(16), "a settlement comes first"),
            Phase::FreeRoads { .. } => {
                self.check_due(seat, true, "")?;
                self.check_road_left(seat)?;
                self.check_road_spot(seat, side)
            }
            _ => {
                self.check_building(seat)?;
                self.check_road_left(seat)?;
                self.check_price(seat, cards::ROAD)?;
                self.check_road_spot(seat, side)
            }
        }
    }

    pub(crate) fn check_road_left(&self, seat: Seat) -> Result<(), Refusal> {
        ensure(self.stock[seat].roads > 0, base(68), "all 15 roads are laid")
    }

    /// Whether a road of the seat may lie there.
    pub(crate) fn check_road_spot(&self, seat: Seat, side: SideId) -> Result<(), Refusal> {
        self.check_path(side)?;
        if self.reach[seat].contains(side) {
            return Ok(());
        }
        let ends = self.board.grid.ends(side);
        if ends.into_iter().any(|corner| C::reached(self, seat).contains(corner)) {
            return C::check_joint(self, seat, side);
        }
        refuse(base(33), "the road would touch nothing of the player's own")
    }

    /// Whether anybody's road may lie there.
    pub(crate) fn check_path(&self, side: SideId) -> Result<(), Refusal> {
        C::check_path(self, side)?;
        ensure(!self.taken.contains(side), base(7), "a road lies on this path already")
    }

    /// Whether anybody's building may stand there.
    pub(crate) fn check_site(&self, corner: CornerId) -> Result<(), Refusal> {
        C::check_site(self, corner)?;
        ensure(self.built[corner].is_empty(), base(7), "a building stands there already")?;
        let far = self.open.contains(corner);
        ensure(far, base(38), "a building stands on a neighbouring corner")
    }

    pub(crate) fn check_settlement(&self, seat: Seat, at: Corner) -> Result<(), Refusal> {
        let corner = self.corner(at)?;
        match self.phase {
            Phase::FoundingSettlement { placed } => {
                self.check_founding(seat, placed, corner, false)
            }
            Phase::FoundingRoad { .. } => {
                refuse(base(16), "the road of the settlement comes first")
            }
            _ => {
                self.check_building(seat)?;
                self.check_settlement_at(seat, corner, cards::SETTLEMENT)
            }
        }
    }

    /// Whether the seat may build a settlement there for this price.
    pub(crate) fn check_settlement_at(
        &self,
        seat: Seat,
        corner: CornerId,
        price: Hand,
    ) -> Result<(), Refusal> {
        let left = self.stock[seat].settlements > 0;
        ensure(left, base(68), "all 5 settlements are on the board")?;
        self.check_price(seat, price)?;
        self.check_site(corner)?;
        ensure(C::reached(self, seat).contains(corner), base(35), "no own road leads there")
    }

    pub(crate) fn check_city(&self, seat: Seat, at: Corner) -> Result<(), Refusal> {
        let corner = self.corner(at)?;
        if let Phase::FoundingSettlement { placed } = self.phase {
            return self.check_founding(seat, placed, corner, true);
        }
        self.check_building(seat)?;
        self.check_city_at(seat, corner, cards::CITY)
    }

    pub(crate) fn check_city_left(&self, seat: Seat) -> Result<(), Refusal> {
        ensure(self.stock[seat].cities > 0, base(68), "all 4 cities are on the board")
    }

    /// Whether the seat may build a city there for this price.
    pub(crate) fn check_city_at(
        &self,
        seat: Seat,
        corner: CornerId,
        price: Hand,
    ) -> Result<(), Refusal> {
        C::check_city(self, seat, corner)?;
        self.check_price(seat, price)?;
        let own = self.settlements[seat].contains(corner);
        ensure(own, base(37), "a city replaces an own settlement")
    }

    /// Lays a road: a founding one, a free one or a paid one, as the moment asks.
    #[inline]
    pub(crate) fn build_road(&mut self, seat: Seat, at: Side, sink: &mut impl Sink<EventOf<C, W>>) {
        let side = self.board.grid.side_id(at).expect(ON_BOARD);
        self.put_road(seat, side);
        sink.tell(|| Event::Built { seat, piece: Piece::Road { at } });
        C::road_laid(self, seat, side, sink);
        match self.phase {
            Phase::FoundingRoad { placed, .. } => return self.after_founding_road(placed, sink),
            Phase::FreeRoads { left, .. } => self.after_free_road(seat, left),
            _ => self.buy(seat, cards::ROAD, sink),
        }
        self.award_longest_road(sink);
        self.declare_winner(sink);
    }

    #[inline]
    pub(crate) fn after_free_road(&mut self, seat: Seat, left: u8) {
        let more = left > 1 && (self.lays_road(seat) || C::lays_free(self, seat));
        if more {
            self.phase = Phase::FreeRoads { left: left - 1, may_stop: true };
        } else {
            self.go_on();
        }
    }

    #[inline]
    pub(crate) fn build_settlement(
        &mut self,
        seat: Seat,
        at: Corner,
        sink: &mut impl Sink<EventOf<C, W>>,
    ) {
        let corner = self.board.grid.corner_id(at).expect(ON_BOARD);
        if let Phase::FoundingSettlement { placed } = self.phase {
            self.put_settlement(seat, corner);
            sink.tell(|| Event::Built { seat, piece: Piece::Settlement { at } });
            C::settled(self, seat, corner, sink);
            self.after_founding(seat, placed, corner, sink);
        } else {
            self.build_settlement_for(seat, corner, cards::SETTLEMENT, sink);
        }
    }

    /// Builds a settlement for this price.
    #[inline]
    pub(crate) fn build_settlement_for(
        &mut self,
        seat: Seat,
        corner: CornerId,
        price: Hand,
        sink: &mut impl Sink<EventOf<C, W>>,
    ) {
        self.put_settlement(seat, corner);
        let at = self.board.grid.corner(corner);
        sink.tell(|| Event::Built { seat, piece: Piece::Settlement { at } });
        C::settled(self, seat, corner, sink);
        self.buy(seat, price, sink);
        self.award_longest_road(sink);
        self.declare_winner(sink);
    }

    #[inline]
    pub(crate) fn build_city(
        &mut self,
        seat: Seat,
        at: Corner,
        sink: &mut impl Sink<EventOf<C, W>>,
    ) {
        let corner = self.board.grid.corner_id(at).expect(ON_BOARD);
        if let Phase::FoundingSettlement { placed } = self.phase {
            self.put_settlement(seat, corner);
            self.put_city(seat, corner);
            sink.tell(|| Event::Built { seat, piece: Piece::City { at } });
            C::settled(self, seat, corner, sink);
            self.after_founding(seat, placed, corner, sink);
        } else {
            self.build_city_for(seat, corner, cards::CITY, sink);
        }
    }

    /// Builds a city for this price.
    #[inline]
    pub(crate) fn build_city_for(
        &mut self,
        seat: Seat,
        corner: CornerId,
        price: Hand,
        sink: &mut impl Sink<EventOf<C, W>>,
    ) {
        if C::city_rises(self, seat, corner) {
            self.raise_city(seat, corner);
        } else {
            self.put_city(seat, corner);
        }
        let at = self.board.grid.corner(corner);
        sink.tell(|| Event::Built { seat, piece: Piece::City { at } });
        self.buy(seat, price, sink);
        self.declare_winner(sink);
    }

    #[inline]
    pub(crate) fn buy(&mut self, seat: Seat, price: Hand, sink: &mut impl Sink<EventOf<C, W>>) {
        self.pay(seat, price);
        if seat == self.turn.seat {
            self.end_trading_if_strict(sink);
        }
    }
}
