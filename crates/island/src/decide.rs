//! Where a decision goes: one line for each kind, and the file of its thing does the rest.

use table::{Excuse, Refusal, Rule, Seat, SeatSet, Sink, ToAct, ensure, refuse};

use crate::cards::Hand;
use crate::course::{Course, DecisionOf, EventOf};
use crate::decision::Decision;
use crate::position::{Phase, Position, Terms};
use crate::rules::{base, six};

impl<C: Course<W>, const W: usize> Position<C, W> {
    #[inline]
    pub(crate) fn waits_for(&self) -> ToAct {
        let only = |seat| ToAct::Seats(SeatSet::only(seat));
        match self.phase {
            Phase::Laying
            | Phase::DrawingLots
            | Phase::DrawingDesert
            | Phase::Rolling
            | Phase::Stealing { .. }
            | Phase::Drawing { .. } => ToAct::Nature,
            Phase::FoundingSettlement { placed } | Phase::FoundingRoad { placed, .. } => {
                only(self.founder(placed))
            }
            Phase::Discarding { owed, .. } => {
                ToAct::Seats(self.everyone().filter(|&seat| owed[seat] > 0).collect())
            }
            Phase::PlacingRobber
            | Phase::Turn
            | Phase::MovingRobber
            | Phase::ChoosingVictim { .. }
            | Phase::FreeRoads { .. }
            | Phase::Taking { .. } => only(self.turn.seat),
            // Until all have answered, the offerer need not decide, but may.
            Phase::Offering(offer) if offer.asked.is_empty() => only(self.turn.seat),
            Phase::Offering(offer) => ToAct::Seats(offer.asked),
            Phase::SpecialBuilding => only(self.builder()),
            Phase::Own(phase) => C::waits_for(self, phase),
            Phase::Over { .. } => ToAct::Nobody,
        }
    }

    /// Everything a seat may do now.
    ///
    /// Trade offers are free in form, so only some are listed: one card for one card, offers to all
    /// others; or none, where the setup says so (OPTION-13). `may` lets every legal one pass.
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<DecisionOf<C, W>>) {
        let on_turn = seat == self.turn.seat;
        match self.phase {
            Phase::Turn if on_turn => self.list_turn(seat, out),
            Phase::Turn => self.list_unasked(seat, out),
            Phase::FoundingSettlement { placed } if seat == self.founder(placed) => {
                self.list_founding(placed, out);
            }
            Phase::FoundingRoad { placed, at } if seat == self.founder(placed) => {
                self.list_founding_roads(at, out);
            }
            Phase::Discarding { owed, .. } if owed[seat] > 0 => {
                let cards = self.hands[seat].kinds();
                out.extend(cards.map(|card| Decision::Discard { card }));
            }
            Phase::PlacingRobber if on_turn => self.list_hexes(self.board.deserts, out),
            Phase::MovingRobber if on_turn => self.list_hexes(self.robber_spots(), out),
            Phase::ChoosingVictim { victims } if on_turn => {
                out.extend(victims.iter().map(|victim| Decision::Rob { victim }));
            }
            Phase::FreeRoads { may_stop, .. } if on_turn => {
                if self.stock[seat].roads > 0 {
                    self.list_roads(seat, out);
                }
                if may_stop {
                    out.push(Decision::Pass);
                }
            }
            Phase::Taking { .. } if on_turn => {
                out.extend(self.bank.kinds().map(|card| Decision::Take { card }));
            }
            Phase::Offering(ref offer) => self.list_answers(seat, offer, out),
            Phase::SpecialBuilding if seat == self.builder() => {
                out.push(Decision::Pass);
                self.list_building(seat, out);
            }
            Phase::Own(phase) => return C::list_in(self, seat, phase, out),
            _ => {}
        }
        C::list(self, seat, out);
    }

    /// What may be said for a seat: no to an offer, nothing in the special building phase.
    pub(crate) fn excused(&self, seat: Seat) -> Option<Excuse<DecisionOf<C, W>>> {
        match self.phase {
            Phase::Offering(offer) if offer.asked.contains(seat) => {
                let able = self.can_keep(seat, &offer.terms);
                let excuse = if able { Excuse::Unwilling } else { Excuse::Lacks };
                Some(excuse(Decision::Decline))
            }
            Phase::SpecialBuilding if seat == self.builder() => {
                let mut list = Vec::new();
                self.list(seat, &mut list);
                (list.len() == 1).then_some(Excuse::Idle(Decision::Pass))
            }
            Phase::Own(phase) => C::excuse(self, seat, phase),
            _ => None,
        }
    }

    /// Whether a seat may decide this now, and by which rule not.
    pub(crate) fn may(&self, seat: Seat, choice: &DecisionOf<C, W>) -> Result<(), Refusal> {
        if let Phase::Over { .. } = self.phase {
            return refuse(Rule::table(4), "the game is over");
        }
        ensure(seat.index() < self.count(), Rule::table(5), "there is no such seat at this table")?;
        if let Phase::Own(phase) = self.phase {
            return C::check_in(self, seat, phase, choice);
        }
        match *choice {
            Decision::Roll => self.check_roll(seat),
            Decision::EndTurn => self.check_end_turn(seat),
            Decision::Pass => self.check_pass(seat),
            Decision::BuildRoad { at } => self.check_road(seat, at),
            Decision::BuildSettlement { at } => self.check_settlement(seat, at),
            Decision::BuildCity { at } => self.check_city(seat, at),
            Decision::BuyCard => self.check_buy(seat),
            Decision::PlayKnight => self.check_knight(seat),
            Decision::PlayRoadBuilding => self.check_road_building(seat),
            Decision::PlayYearOfPlenty => self.check_year_of_plenty(seat),
            Decision::PlayMonopoly { card } => self.check_monopoly(seat, card),
            Decision::Take { card } => self.check_take(seat, card),
            Decision::Discard { card } => self.check_discard(seat, card),
            Decision::DiscardAll { cards } => self.check_discard_all(seat, cards),
            Decision::MoveRobber { to } => self.check_robber(seat, to),
            Decision::Rob { victim } => self.check_rob(seat, victim),
            Decision::TradeBank { give, take } => self.check_bank(seat, give, take),
            Decision::Offer { give, want, to } => {
                self.check_offer(seat, &Terms { give, want, ware: C::Ware::default() }, to)
            }
            Decision::Accept => self.check_accept(seat),
            Decision::Decline => self.offer_to(seat).map(|_| ()),
            Decision::Propose { give, want } => {
                self.check_propose(seat, &Terms { give, want, ware: C::Ware::default() })
            }
            Decision::Retract => self.check_retract(seat),
            Decision::Deal { with } => self.check_deal(seat, with),
            Decision::Dismiss { from } => self.check_dismiss(seat, from),
            Decision::Withdraw => self.check_withdraw(seat),
            Decision::Own(choice) => C::check(self, seat, choice),
        }
    }

    /// What a decision does. Only what `may` lets pass may come here.
    // Called once: by itself it would cost a playout some thirty instructions a decision.
    #[inline(always)]
    pub(crate) fn carry_out(
        &mut self,
        seat: Seat,
        choice: &DecisionOf<C, W>,
        sink: &mut impl Sink<EventOf<C, W>>,
    ) {
        if let Phase::Own(phase) = self.phase {
            C::apply_in(self, seat, phase, choice, sink);
        } else {
            self.carry_out_here(seat, choice, sink);
        }
        C::settle(self, sink);
    }

    #[inline(always)]
    fn carry_out_here(
        &mut self,
        seat: Seat,
        choice: &DecisionOf<C, W>,
        sink: &mut impl Sink<EventOf<C, W>>,
    ) {
        let ware = C::Ware::default();
        match *choice {
            Decision::Roll => self.phase = C::rolls(self).map_or(Phase::Rolling, Phase::Own),
            Decision::EndTurn => self.end_turn(sink),
            Decision::Pass => self.pass(sink),
            Decision::BuildRoad { at } => self.build_road(seat, at, sink),
            Decision::BuildSettlement { at } => self.build_settlement(seat, at, sink),
            Decision::BuildCity { at } => self.build_city(seat, at, sink),
            Decision::BuyCard => self.buy_card(seat, sink),
            Decision::PlayKnight => self.play_knight(seat, sink),
            Decision::PlayRoadBuilding => self.play_road_building(seat, sink),
            Decision::PlayYearOfPlenty => self.play_year_of_plenty(seat, sink),
            Decision::PlayMonopoly { card } => self.play_monopoly(seat, card, sink),
            Decision::Take { card } => self.take(seat, card, sink),
            Decision::Discard { card } => self.discard(seat, Hand::one(card), sink),
            Decision::DiscardAll { cards } => self.discard(seat, cards, sink),
            Decision::MoveRobber { to } => self.move_robber(seat, to, sink),
            Decision::Rob { victim } => self.rob(victim, sink),
            Decision::TradeBank { give, take } => self.apply_bank(seat, give, take, sink),
            Decision::Offer { give, want, to } => {
                self.apply_offer(Terms { give, want, ware }, to, sink);
            }
            Decision::Accept => self.apply_answer(seat, true, sink),
            Decision::Decline => self.apply_answer(seat, false, sink),
            Decision::Propose { give, want } => {
                self.apply_propose(seat, Terms { give, want, ware }, sink);
            }
            Decision::Retract => self.drop_proposal(seat, sink),
            Decision::Deal { with } => self.apply_deal(with, sink),
            Decision::Dismiss { from } => self.drop_proposal(from, sink),
            Decision::Withdraw => self.close_offer(sink),
            Decision::Own(choice) => C::apply(self, seat, choice, sink),
        }
    }

    /// Whether the seat is on turn and nothing else is being settled (BASE-64).
    pub(crate) fn check_own_moment(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Turn if seat == self.turn.seat => Ok(()),
            Phase::SpecialBuilding => {
                refuse(six(9), "only building and buying is possible in this phase")
            }
            Phase::FoundingSettlement { .. } | Phase::FoundingRoad { .. } => {
                refuse(base(16), "the founding phase comes first")
            }
            Phase::Laying | Phase::DrawingLots | Phase::DrawingDesert | Phase::PlacingRobber => {
                refuse(Rule::table(2), "the game has not begun")
            }
            _ if seat != self.turn.seat => refuse(base(62), "it is another player's turn"),
            _ => refuse(base(64), "something else is being settled first"),
        }
    }

    /// Whether something of this kind is due, and from this seat, which is on turn.
    pub(crate) fn check_due(
        &self,
        seat: Seat,
        due: bool,
        why: &'static str,
    ) -> Result<(), Refusal> {
        ensure(due, Rule::table(2), why)?;
        ensure(seat == self.turn.seat, Rule::table(1), "another seat is asked")
    }
}
