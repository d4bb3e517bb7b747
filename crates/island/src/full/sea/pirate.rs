//! The pirate: it moves in place of the robber, robs owners of ships and blocks the sides of its hex
//! (SEA-14, SEA-25).

use hex::{Corner, CornerId, Direction, Hex, HexId, Hexes, Id, Sides, WIDE};
use table::{Refusal, Rule, Seat, SeatSet, Sink, ensure, refuse};

use super::{Choice, Decided, ScenarioPhase, Scenarios, Sea, Told};
use crate::board::Board;
use crate::full::{Happening, knights, played};
use crate::position::Phase;
use crate::rules::{self, base, option, sea};

/// The sides of a hex.
pub(super) fn sides_of(board: &Board<WIDE>, hex: HexId) -> Sides<WIDE> {
    let hex = board.grid.hex(hex);
    Direction::ALL.into_iter().filter_map(|side| board.grid.side_id(hex.side(side))).collect()
}

impl Sea {
    pub(super) fn place_pirate(&mut self, board: &Board<WIDE>, at: HexId) {
        self.pirate = Some(at);
        self.blocked = sides_of(board, at);
    }

    /// The pirate comes to its start hex, where it is played with.
    pub(super) fn bring_pirate(&mut self, board: &Board<WIDE>) {
        let chart = board.layout.as_ref().and_then(|layout| layout.chart.as_deref());
        let start = chart.and_then(|chart| board.grid.hex_id(chart.pirate?));
        if let Some(hex) = start.filter(|_| board.setup.with.pirate) {
            self.place_pirate(board, hex);
        }
    }
}

/// The barbarians have attacked: where the pirate has waited for it, it comes (KNIGHTS-71).
pub(in crate::full) fn barbarians_came(position: &mut Scenarios) {
    let board = position.board.clone();
    if let Some(state) = position.own.sea.as_mut().filter(|state| state.pirate.is_none()) {
        state.bring_pirate(&board);
    }
}

/// The robber is to be moved, and the pirate not in its place.
pub(in crate::full) fn holds_pirate(position: &mut Scenarios) {
    if let Some(state) = &mut position.own.sea {
        state.robber_only = true;
    }
}

pub(in crate::full) fn robber_moved(position: &mut Scenarios) {
    if let Some(state) = &mut position.own.sea {
        state.robber_only = false;
    }
}

impl Scenarios {
    /// Others with a ship at this hex.
    fn sailors_at(&self, state: &Sea, hex: HexId) -> SeatSet {
        let sides = sides_of(&self.board, hex);
        self.others().iter().filter(|&seat| state.ships[seat].meets(sides)).collect()
    }

    /// The hexes to which the pirate may be moved now. A friendly robber has a friendly pirate.
    fn pirate_spots(&self, state: &Sea) -> Hexes {
        let Some(pirate) = state.pirate else { return Hexes::EMPTY };
        let all = self.board.water.without(pirate);
        if !self.options.friendly_robber {
            return all;
        }
        let harms =
            |hex: HexId| self.sailors_at(state, hex).iter().any(|seat| self.points[seat] <= 2);
        let kind: Hexes = all.iter().filter(|&hex| !harms(hex)).collect();
        if kind.is_empty() { all } else { kind }
    }

    pub(super) fn list_pirate(&self, state: &Sea, seat: Seat, out: &mut Vec<Decided>) {
        let due = matches!(self.phase, Phase::MovingRobber) && !state.robber_only;
        if due && seat == self.turn.seat {
            self.list_pirate_spots(state, out);
        }
    }

    pub(super) fn list_pirate_spots(&self, state: &Sea, out: &mut Vec<Decided>) {
        let grid = &*self.board.grid;
        self.pirate_spots(state)
            .each(|to| out.push(Decided::Own(Choice::MovePirate { to: grid.hex(to) })));
    }

    /// Knights that may chase the pirate (KNIGHTS-71).
    pub(super) fn list_chasing(&self, state: &Sea, seat: Seat, out: &mut Vec<Decided>) {
        let own_time = matches!(self.phase, Phase::Turn) && self.turn.rolled;
        let (true, Some(pirate)) = (own_time && seat == self.turn.seat, state.pirate) else {
            return;
        };
        if self.own.knights.is_some() {
            let grid = &*self.board.grid;
            (knights::ready(self, seat) & grid.corners_of(pirate)).each(|at| {
                out.push(Decided::Own(Choice::ChasePirate { from: grid.corner(at) }));
            });
        }
    }

    pub(super) fn check_chase_pirate(&self, seat: Seat, from: Corner) -> Result<(), Refusal> {
        let corner = self.corner(from)?;
        let Some(state) = &self.own.sea else { return Ok(()) };
        played(self.own.knights.as_ref(), rules::knights(1))?;
        knights::check_ready(self, seat, corner)?;
        let Some(pirate) = state.pirate else {
            return refuse(rules::knights(71), "there is no pirate yet");
        };
        let there = self.board.grid.corners_of(pirate).contains(corner);
        ensure(there, rules::knights(71), "the knight does not stand at the pirate's hex")
    }

    pub(super) fn chase_pirate(&mut self, seat: Seat, from: Corner, sink: &mut impl Sink<Told>) {
        if let Some(corner) = self.board.grid.corner_id(from) {
            knights::rest(self, corner);
        }
        sink.tell(|| Told::Own(Happening::PirateChased { seat, from }));
        self.phase = Phase::Own(ScenarioPhase::MovingPirate);
    }

    /// A knight that could chase the pirate, or at least stands somewhere.
    pub(super) fn wished_chase(&self, seat: Seat) -> Decided {
        let posted = knights::blocks(self, seat);
        let beside = self.own.sea.as_ref().and_then(|state| state.pirate);
        let beside = beside.map_or(posted, |hex| posted & self.board.grid.corners_of(hex));
        let at = beside.iter().chain(posted.iter()).next();
        let from = self.board.grid.corner(at.unwrap_or(CornerId::from_index(0)));
        Decided::Own(Choice::ChasePirate { from })
    }

    pub(super) fn check_pirate(&self, seat: Seat, to: Hex) -> Result<(), Refusal> {
        let Some(state) = &self.own.sea else { return Ok(()) };
        let Some(pirate) = state.pirate else {
            return refuse(sea(14), "there is no pirate");
        };
        if let Phase::Discarding { .. } = self.phase {
            return refuse(base(77), "the pirate waits until all have discarded");
        }
        let due = match self.phase {
            Phase::Own(ScenarioPhase::MovingPirate) => true,
            Phase::MovingRobber => {
                let only = state.robber_only;
                ensure(!only, rules::knights(71), "the robber is moved, not the pirate")?;
                true
            }
            _ => false,
        };
        self.check_due(seat, due, "the pirate is not to be moved now")?;
        let Some(to) = self.board.grid.hex_id(to) else {
            return refuse(Rule::table(6), "there is no such hex");
        };
        ensure(self.board.water.contains(to), sea(25), "the pirate stays at sea")?;
        ensure(to != pirate, sea(14), "the pirate must move to another hex")?;
        let free = self.pirate_spots(state).contains(to);
        ensure(free, option(5), "the pirate spares players with two points or fewer")
    }

    /// The pirate comes to its new hex: an owner of a ship there is robbed.
    pub(super) fn move_pirate(&mut self, seat: Seat, to: Hex, sink: &mut impl Sink<Told>) {
        let board = self.board.clone();
        let hex = board.grid.hex_id(to).expect("only checked decisions are applied");
        let Some(state) = &mut self.own.sea else { return };
        state.place_pirate(&board, hex);
        let victims = match &self.own.sea {
            Some(state) if self.options.steals => self.sailors_at(state, hex),
            _ => SeatSet::EMPTY,
        };
        self.go_on();
        let certain = victims.single();
        sink.tell(|| Told::Own(Happening::PirateMoved { seat, to, victim: certain }));
        match certain {
            Some(victim) => self.rob(victim, sink),
            None if victims.is_empty() => {}
            None => self.phase = Phase::ChoosingVictim { victims },
        }
    }

    /// A hex to which the pirate may be moved, or at least one at sea.
    pub(super) fn wished_pirate(&self, state: &Sea) -> Decided {
        let first = |set: Hexes| set.iter().next();
        let to = first(self.pirate_spots(state)).or_else(|| first(self.board.water));
        let to = self.board.grid.hex(to.unwrap_or(HexId::from_index(0)));
        Decided::Own(Choice::MovePirate { to })
    }
}
