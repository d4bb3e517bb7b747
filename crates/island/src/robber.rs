//! The seven and the robber: discarding, moving, stealing (BASE-51 to 54, BASE-76 to 79).

use hex::{Hex, Hexes};
use table::{BySeat, Refusal, Rule, Seat, SeatSet, Sink, ensure, refuse};

use crate::cards::{Hand, Resource};
use crate::course::{Course, DecisionOf, EventOf};
use crate::decision::{Decision, Event};
use crate::position::{Phase, Position};
use crate::rules::{base, option, six};

impl<C: Course<W>, const W: usize> Position<C, W> {
    /// The hexes to which the robber may be moved now.
    pub(crate) fn robber_spots(&self) -> Hexes {
        let all = self.board.land.without(self.robber);
        if !self.options.friendly_robber {
            return all;
        }
        let mut spared = Hexes::EMPTY;
        for seat in self.others().iter().filter(|&seat| self.points[seat] <= 2) {
            for corner in self.buildings(seat).iter() {
                spared |= self.board.grid.hexes_at(corner);
            }
        }
        let kind = all - spared;
        if kind.is_empty() { all } else { kind }
    }

    /// The other players with a building at the robber's hex.
    #[inline]
    pub(crate) fn victims(&self) -> SeatSet {
        let mut victims = SeatSet::EMPTY;
        for corner in self.board.grid.corner_list(self.robber) {
            if let Some(owner) = self.built[corner].owner() {
                victims = victims.with(owner);
            }
        }
        victims.without(self.turn.seat)
    }

    pub(crate) fn list_hexes(&self, hexes: Hexes, out: &mut Vec<DecisionOf<C, W>>) {
        let grid = &*self.board.grid;
        hexes.each(|to| out.push(Decision::MoveRobber { to: grid.hex(to) }));
    }

    fn owed_by(&self, seat: Seat) -> Result<u8, Refusal> {
        match self.phase {
            Phase::Discarding { owed, .. } if owed[seat] > 0 => Ok(owed[seat]),
            _ => refuse(base(53), "nothing is to be discarded"),
        }
    }

    pub(crate) fn check_discard(&self, seat: Seat, card: Resource) -> Result<(), Refusal> {
        self.owed_by(seat)?;
        ensure(self.hands[seat][card] > 0, base(53), "this card is not in the hand")
    }

    pub(crate) fn check_discard_all(&self, seat: Seat, cards: Hand) -> Result<(), Refusal> {
        let owed = self.owed_by(seat)?;
        let right = cards.total() == u32::from(owed);
        ensure(right, base(53), "the number of cards is not the one that is owed")?;
        ensure(self.hands[seat].covers(cards), base(53), "these cards are not in the hand")
    }

    pub(crate) fn check_robber(&self, seat: Seat, to: Hex) -> Result<(), Refusal> {
        let placing = matches!(self.phase, Phase::PlacingRobber);
        let due = placing || matches!(self.phase, Phase::MovingRobber);
        if let Phase::Discarding { .. } = self.phase {
            return refuse(base(77), "the robber waits until all have discarded");
        }
        self.check_due(seat, due, "the robber is not to be moved now")?;
        let land = self.board.grid.hex_id(to).filter(|&to| self.board.land.contains(to));
        let Some(to) = land else {
            return refuse(Rule::table(6), "there is no such land hex");
        };
        if placing {
            let desert = self.board.deserts.contains(to);
            return ensure(desert, six(7), "the robber starts on a desert");
        }
        ensure(to != self.robber, base(54), "the robber must move to another hex")?;
        let free = self.robber_spots().contains(to);
        ensure(free, option(5), "the robber spares players with two points or fewer")
    }

    pub(crate) fn check_rob(&self, seat: Seat, victim: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::ChoosingVictim { victims } => {
                self.check_due(seat, true, "")?;
                ensure(victim != seat, base(78), "the player on turn is never robbed")?;
                let there = victims.contains(victim);
                ensure(there, base(54), "that player has no building at the robber's hex")
            }
            _ => refuse(base(54), "there is nobody to be chosen"),
        }
    }

    /// Large hands discard, then the robber moves.
    pub(crate) fn seven(&mut self) {
        self.seven_sparing(SeatSet::EMPTY);
    }

    /// The same, but these discard nothing.
    pub(crate) fn seven_sparing(&mut self, spared: SeatSet) {
        self.send_robber();
        if !self.options.discards {
            return;
        }
        let mut owed = BySeat::<u8>::default();
        for seat in self.everyone().filter(|&seat| !spared.contains(seat)) {
            let total = self.hands[seat].total();
            let large = total > self.options.hand_limit.into();
            if large && total > C::hand_limit(self, seat).into() {
                owed[seat] = (total / 2) as u8;
            }
        }
        // With a low limit a single card may be too many, but half of it is none.
        if owed != BySeat::default() {
            self.phase = Phase::Discarding { owed, aside: BySeat::default() };
        }
    }

    /// The player on turn moves the robber, unless it rests.
    #[inline]
    fn send_robber(&mut self) {
        if C::robber_rests(self) {
            self.go_on();
        } else {
            self.phase = Phase::MovingRobber;
        }
    }

    /// Puts cards aside; when nobody owes any more, all go to the bank together (BASE-77).
    pub(crate) fn discard(&mut self, seat: Seat, cards: Hand, sink: &mut impl Sink<EventOf<C, W>>) {
        let Phase::Discarding { owed, aside } = &mut self.phase else { return };
        owed[seat] -= cards.total() as u8;
        aside[seat] = aside[seat].plus(cards);
        let all = *aside;
        let done = owed.0 == [0; Seat::MAX];
        self.hands[seat] = self.hands[seat].minus(cards);
        if done && !C::put_aside(self, &all, sink) {
            for (seat, cards) in self.everyone().zip(all.0) {
                self.pay_aside(seat, cards, sink);
            }
            self.send_robber();
        }
    }

    pub(crate) fn move_robber(&mut self, seat: Seat, to: Hex, sink: &mut impl Sink<EventOf<C, W>>) {
        self.robber = self.board.grid.hex_id(to).expect("only checked decisions are applied");
        if let Phase::PlacingRobber = self.phase {
            sink.tell(|| Event::RobberMoved { seat, to, victim: None });
            self.begin_play(sink);
        } else {
            self.seek_victim(to, sink);
        }
    }

    /// The robber stands on its new hex: somebody there is robbed (BASE-54, BASE-78).
    fn seek_victim(&mut self, to: Hex, sink: &mut impl Sink<EventOf<C, W>>) {
        self.go_on();
        let mut victims = if self.options.steals { self.victims() } else { SeatSet::EMPTY };
        let seat = self.turn.seat;
        let asked = C::robber_moved(self, &mut victims, sink);
        let certain = if asked { None } else { victims.single() };
        sink.tell(|| Event::RobberMoved { seat, to, victim: certain });
        match certain {
            Some(victim) => self.rob(victim, sink),
            None if victims.is_empty() => {}
            None => self.phase = Phase::ChoosingVictim { victims },
        }
    }

    pub(crate) fn rob(&mut self, victim: Seat, sink: &mut impl Sink<EventOf<C, W>>) {
        self.phase = Phase::Stealing { victim };
        if self.hands[victim].is_empty() {
            self.go_on();
            let seat = self.turn.seat;
            sink.tell(|| Event::FoundNothing { seat, victim });
        }
    }

    pub(crate) fn steal(&mut self, card: Resource, sink: &mut impl Sink<EventOf<C, W>>) {
        let Phase::Stealing { victim } = self.phase else { return };
        let seat = self.turn.seat;
        self.hand_over_unseen(victim, seat, card);
        self.go_on();
        sink.tell(|| Event::Stole { seat, victim, card: Some(card) });
        // In any case, or its end would tell everyone which card was stolen (BASE-25).
        self.drop_proposal(victim, sink);
    }
}
