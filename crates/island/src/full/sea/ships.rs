//! Building ships and moving them (SEA-1 to SEA-4, SEA-9, SEA-12, SEA-13, SEA-18).

use hex::{CornerId, Corners, Id, Side, SideId, Sides, WIDE};
use table::{Refusal, Seat, Sink, ensure, refuse};

use super::{Choice, Decided, Scenarios, Sea, Told};
use crate::cards;
use crate::full::Happening;
use crate::position::Phase;
use crate::rules::{base, sea};
use crate::worth;

const ON_BOARD: &str = "only checked decisions are applied";

/// Whether a ship may be laid in place of a free road (SEA-13).
#[inline]
pub(in crate::full) fn lays_free(position: &Scenarios, seat: Seat) -> bool {
    let Some(state) = &position.own.sea else { return false };
    state.stock[seat] > 0 && !position.ship_spots(state, seat).is_empty()
}

/// The free sides at which the seat may place a ship, where ships are played with.
pub(in crate::full) fn ship_spots(position: &Scenarios, seat: Seat) -> Sides<WIDE> {
    position.own.sea.as_ref().map_or(Sides::EMPTY, |state| position.ship_spots(state, seat))
}

/// Whether the seat may place a ship there, whatever that costs.
pub(in crate::full) fn check_spot(
    position: &Scenarios,
    seat: Seat,
    side: SideId,
) -> Result<(), Refusal> {
    let Some(state) = &position.own.sea else { return Ok(()) };
    position.check_ship_spot(state, seat, side, state.reach[seat])
}

impl Scenarios {
    /// Sea paths with neither a road nor a ship on them, and no pirate beside them.
    #[inline]
    fn free_sea(&self, state: &Sea) -> Sides<WIDE> {
        let roads_or_ships = (self.taken & self.board.paths) | state.all_ships();
        self.board.sea_paths - roads_or_ships - state.blocked
    }

    /// The free sides at which the seat may place a ship (SEA-2 to SEA-4).
    #[inline]
    pub(super) fn ship_spots(&self, state: &Sea, seat: Seat) -> Sides<WIDE> {
        state.reach[seat] & self.free_sea(state)
    }

    /// Where the ship could go that lies here (SEA-9).
    fn spots_for(&self, state: &Sea, seat: Seat, from: SideId) -> Sides<WIDE> {
        let left = state.ships[seat].without(from);
        let reach = self.ship_reach(seat, self.ends_of(left));
        (reach & self.free_sea(state)).without(from)
    }

    fn ends_of(&self, ships: Sides<WIDE>) -> Corners<WIDE> {
        ships.iter().flat_map(|side| self.board.grid.ends(side)).collect()
    }

    /// Sides at which the seat may join a ship where its ships touch these corners.
    fn ship_reach(&self, seat: Seat, touched: Corners<WIDE>) -> Sides<WIDE> {
        let mut reach = Sides::EMPTY;
        let there = (touched | self.buildings(seat)) - self.walls[seat];
        there.each(|corner| reach |= self.board.grid.sides_at(corner));
        reach
    }

    /// Corners at ships of the seat, and sides at which a ship may be joined, from scratch.
    pub(super) fn ships_from_scratch(
        &self,
        state: &Sea,
        seat: Seat,
    ) -> (Corners<WIDE>, Sides<WIDE>) {
        let touched = self.ends_of(state.ships[seat]);
        (touched, self.ship_reach(seat, touched))
    }

    /// Ships may leave from the seat's buildings, and from what its ships touch.
    pub(super) fn sail_from_buildings(&mut self, seat: Seat) {
        let Some(state) = &self.own.sea else { return };
        let (touched, reach) = self.ships_from_scratch(state, seat);
        if let Some(state) = &mut self.own.sea {
            (state.touched[seat], state.reach[seat]) = (touched, reach);
        }
    }

    // Placing a ship: the one place that keeps the derived part in step.

    /// Places a ship from the stock and updates the lengths, but not the card for the longest.
    pub(in crate::full) fn put_ship(&mut self, seat: Seat, side: SideId) {
        let grid = self.board.grid.clone();
        let walls = self.walls[seat];
        let Some(state) = &mut self.own.sea else { return };
        state.stock[seat] -= 1;
        state.ships[seat].insert(side);
        for corner in grid.ends(side) {
            state.touched[seat].insert(corner);
            if !walls.contains(corner) {
                state.reach[seat] |= grid.sides_at(corner);
            }
        }
        self.taken.insert(side);
        self.lengths[seat] = self.length_with(seat, side);
        self.close_lines(seat);
    }

    /// Takes a ship up again, into the stock; the lengths are up to date again afterwards.
    pub(in crate::full) fn take_ship(&mut self, seat: Seat, side: SideId) {
        let Some(state) = &mut self.own.sea else { return };
        state.stock[seat] += 1;
        state.ships[seat].remove(side);
        state.fresh.remove(side);
        state.closed[seat].remove(side);
        if self.board.paths.contains(side) {
            self.taken.remove(side);
        }
        self.sail_from_buildings(seat);
        self.lengths[seat] = self.length_from_scratch(seat);
    }

    /// An own settlement stands: ships may leave from it, and lines are joined there.
    pub(super) fn join_lines(&mut self, seat: Seat, corner: CornerId) {
        self.sail_from_buildings(seat);
        let Some(state) = &self.own.sea else { return };
        if state.touched[seat].contains(corner) {
            self.lengths[seat] = self.length_from_scratch(seat);
            self.close_lines(seat);
        }
    }

    /// Given ships lie: lengths and the card for the longest are as with them.
    pub(super) fn rank_lines(&mut self, said: Option<Seat>) {
        if let Some(holder) = self.longest_road {
            self.points[holder] -= worth::LONGEST_ROAD;
        }
        for seat in self.everyone() {
            self.lengths[seat] = self.length_from_scratch(seat);
        }
        self.longest_road = said;
        self.longest_road = self.longest_road_holder();
        if let Some(holder) = self.longest_road {
            self.points[holder] += worth::LONGEST_ROAD;
        }
    }

    /// Ships that may be built, and moves of ships.
    pub(super) fn list_ships(&self, state: &Sea, seat: Seat, out: &mut Vec<Decided>) {
        let grid = &*self.board.grid;
        let build = |spots: Sides<WIDE>, out: &mut Vec<Decided>| {
            spots.each(|at| out.push(Decided::Own(Choice::BuildShip { at: grid.side(at) })));
        };
        let own_turn = seat == self.turn.seat;
        let paid = state.stock[seat] > 0 && self.hands[seat].covers(cards::SHIP);
        match self.phase {
            Phase::FoundingRoad { placed, at } if seat == self.founder(placed) => {
                build(grid.sides_at(at) & self.free_sea(state), out);
            }
            Phase::FreeRoads { .. } if own_turn && state.stock[seat] > 0 => {
                build(self.ship_spots(state, seat), out);
            }
            Phase::SpecialBuilding if seat == self.builder() && paid => {
                build(self.ship_spots(state, seat), out);
            }
            Phase::Turn if own_turn && self.turn.rolled => {
                if paid {
                    build(self.ship_spots(state, seat), out);
                }
                if !state.moved {
                    self.list_moves(state, seat, out);
                }
            }
            _ => {}
        }
    }

    fn list_moves(&self, state: &Sea, seat: Seat, out: &mut Vec<Decided>) {
        let grid = &*self.board.grid;
        self.movable_ships(state, seat).each(|ship| {
            let from = grid.side(ship);
            self.spots_for(state, seat, ship).each(|to| {
                out.push(Decided::Own(Choice::MoveShip { from, to: grid.side(to) }));
            });
        });
    }

    pub(super) fn check_ship(&self, seat: Seat, at: Side) -> Result<(), Refusal> {
        let side = self.side(at)?;
        let Some(state) = &self.own.sea else { return Ok(()) };
        match self.phase {
            Phase::FoundingRoad { placed, at } => {
                self.check_founder(seat, placed)?;
                self.check_sea_path(state, side)?;
                let touches = self.board.grid.sides_at(at).contains(side);
                ensure(touches, sea(12), "the ship must touch the settlement just founded")
            }
            Phase::FoundingSettlement { .. } => refuse(base(16), "a settlement comes first"),
            Phase::FreeRoads { .. } => {
                self.check_due(seat, true, "")?;
                ensure(state.stock[seat] > 0, sea(1), "all 15 ships are on the board")?;
                self.check_ship_spot(state, seat, side, state.reach[seat])
            }
            _ => {
                self.check_building(seat)?;
                ensure(state.stock[seat] > 0, sea(1), "all 15 ships are on the board")?;
                self.check_price(seat, cards::SHIP)?;
                self.check_ship_spot(state, seat, side, state.reach[seat])
            }
        }
    }

    /// Whether anybody's ship may lie there.
    fn check_sea_path(&self, state: &Sea, side: SideId) -> Result<(), Refusal> {
        ensure(!self.is_rim(side), sea(24), "the map ends here: nothing lies on its rim")?;
        let afloat = self.board.sea_paths.contains(side);
        ensure(afloat, sea(2), "a ship needs sea on at least one side of its path")?;
        let taken = self.taken & self.board.paths;
        let free = !taken.contains(side) && !state.all_ships().contains(side);
        ensure(free, sea(3), "a road or a ship lies on this path already")?;
        ensure(!state.blocked.contains(side), sea(14), "the pirate lies beside this path")
    }

    /// Whether the map ends at this side (SEA-24).
    pub(super) fn is_rim(&self, side: SideId) -> bool {
        let grid = &self.board.grid;
        grid.side(side).hexes().into_iter().any(|hex| grid.hex_id(hex).is_none())
    }

    /// Whether a ship of the seat may lie there, where it may be joined at these sides.
    fn check_ship_spot(
        &self,
        state: &Sea,
        seat: Seat,
        side: SideId,
        reach: Sides<WIDE>,
    ) -> Result<(), Refusal> {
        self.check_sea_path(state, side)?;
        if reach.contains(side) {
            return Ok(());
        }
        let ends = self.board.grid.ends(side);
        let any = |corners: Corners<WIDE>| ends.into_iter().any(|end| corners.contains(end));
        if any(state.touched[seat] & self.walls[seat]) {
            return refuse(sea(6), "another player's piece stands where the ship would join");
        }
        refuse(sea(4), "the ship would touch no own ship and no own building")
    }

    pub(super) fn check_move_ship(&self, seat: Seat, from: Side, to: Side) -> Result<(), Refusal> {
        let (from, to) = (self.side(from)?, self.side(to)?);
        let Some(state) = &self.own.sea else { return Ok(()) };
        if let Phase::SpecialBuilding = self.phase {
            return refuse(sea(21), "no ship is moved in the special building phase");
        }
        if let Phase::FreeRoads { .. } = self.phase {
            return refuse(sea(13), "no ship is moved between the free roads and ships");
        }
        self.check_own_moment(seat)?;
        ensure(self.turn.rolled, sea(9), "a ship is moved after the roll")?;
        ensure(!state.moved, sea(9), "a ship was moved in this turn already")?;
        ensure(state.ships[seat].contains(from), sea(9), "no own ship lies there")?;
        self.check_movable(state, seat, from)?;
        ensure(from != to, sea(9), "a ship is moved to another place")?;
        let left = state.ships[seat].without(from);
        let reach = self.ship_reach(seat, self.ends_of(left));
        self.check_ship_spot(state, seat, to, reach)
    }

    /// A ship of this turn lies on the side.
    pub(in crate::full) fn launch(&mut self, seat: Seat, at: Side, sink: &mut impl Sink<Told>) {
        let side = self.board.grid.side_id(at).expect(ON_BOARD);
        self.put_ship(seat, side);
        sink.tell(|| Told::Own(Happening::ShipBuilt { seat, at }));
        if seat == self.turn.seat
            && let Some(state) = &mut self.own.sea
        {
            state.fresh.insert(side);
        }
    }

    /// Places a ship: a founding one, a free one or a paid one, as the moment asks.
    pub(super) fn build_ship(&mut self, seat: Seat, at: Side, sink: &mut impl Sink<Told>) {
        self.launch(seat, at, sink);
        match self.phase {
            Phase::FoundingRoad { placed, .. } => return self.after_founding_road(placed, sink),
            Phase::FreeRoads { left, .. } => self.after_free_road(seat, left),
            _ => self.buy(seat, cards::SHIP, sink),
        }
        self.award_longest_road(sink);
        self.declare_winner(sink);
    }

    /// Moves a ship. The card for the longest route is looked for once, when it lies again (SEA-18).
    pub(super) fn move_ship(
        &mut self,
        seat: Seat,
        from: Side,
        to: Side,
        sink: &mut impl Sink<Told>,
    ) {
        let [off, on] = [from, to].map(|at| self.board.grid.side_id(at).expect(ON_BOARD));
        self.take_ship(seat, off);
        self.put_ship(seat, on);
        if let Some(state) = &mut self.own.sea {
            state.moved = true;
        }
        sink.tell(|| Told::Own(Happening::ShipMoved { seat, from, to }));
        self.award_longest_road(sink);
        self.declare_winner(sink);
    }

    /// A place for a ship: one that is due, one that can be built on, one that is at least free.
    pub(super) fn wished_ship(&self, state: &Sea, seat: Seat) -> Decided {
        let grid = &*self.board.grid;
        let free = self.free_sea(state);
        let due = match self.phase {
            Phase::FoundingRoad { at, .. } => grid.sides_at(at),
            _ => state.reach[seat],
        };
        let first = |set: Sides<WIDE>| set.iter().next();
        let at = first(due & free).or_else(|| first(free)).unwrap_or(SideId::from_index(0));
        Decided::Own(Choice::BuildShip { at: grid.side(at) })
    }

    /// A ship that can be moved and a place for it, or at least an own ship.
    pub(super) fn wished_move(&self, state: &Sea, seat: Seat) -> Decided {
        let grid = &*self.board.grid;
        let first = |set: Sides<WIDE>| set.iter().next();
        let movable = self.movable_ships(state, seat);
        let place = |ship: SideId| first(self.spots_for(state, seat, ship)).map(|to| (ship, to));
        let nowhere = SideId::from_index(0);
        let (from, to) = movable.iter().find_map(place).unwrap_or_else(|| {
            let from = first(movable).or_else(|| first(state.ships[seat])).unwrap_or(nowhere);
            (from, first(self.free_sea(state)).unwrap_or(nowhere))
        });
        Decided::Own(Choice::MoveShip { from: grid.side(from), to: grid.side(to) })
    }
}
