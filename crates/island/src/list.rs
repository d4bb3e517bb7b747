//! Everything a seat may do now.
//!
//! Trade offers are free in form, so only some are listed: one card for one card, offers to all
//! others; or none, where the setup says so (OPTION-13). `check` lets every legal one pass.

use table::{Excuse, Seat, ToAct};

use crate::cards::{self, Development, Hand, Resource};
use crate::decision::Decision;
use crate::state::{Island, Phase};

impl Island {
    pub(crate) fn waits_for(&self) -> ToAct {
        let only = |seat| ToAct::Seats(table::SeatSet::only(seat));
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
            Phase::SpecialBuilding { builder } => only(builder),
            Phase::Over { .. } => ToAct::Nobody,
        }
    }

    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Decision>) {
        let grid = &*self.board.grid;
        match self.phase {
            Phase::Turn if seat == self.turn.seat => self.list_turn(seat, out),
            Phase::Turn => self.list_unasked(seat, out),
            Phase::FoundingSettlement { placed } if seat == self.founder(placed) => {
                self.open.each(|at| out.push(Decision::BuildSettlement { at: grid.corner(at) }));
            }
            Phase::FoundingRoad { placed, at } if seat == self.founder(placed) => {
                let spots = grid.sides_at(at) - self.taken;
                spots.each(|at| out.push(Decision::BuildRoad { at: grid.side(at) }));
            }
            Phase::Discarding { owed, .. } if owed[seat] > 0 => {
                let cards = self.hands[seat].kinds();
                out.extend(cards.map(|card| Decision::Discard { card }));
            }
            Phase::PlacingRobber if seat == self.turn.seat => {
                self.board.deserts.each(|to| out.push(Decision::MoveRobber { to: grid.hex(to) }));
            }
            Phase::MovingRobber if seat == self.turn.seat => {
                self.robber_spots().each(|to| out.push(Decision::MoveRobber { to: grid.hex(to) }));
            }
            Phase::ChoosingVictim { victims } if seat == self.turn.seat => {
                out.extend(victims.iter().map(|victim| Decision::Rob { victim }));
            }
            Phase::FreeRoads { left } if seat == self.turn.seat => {
                self.list_roads(seat, out);
                if left < 2 {
                    out.push(Decision::Pass);
                }
            }
            Phase::Taking { .. } if seat == self.turn.seat => {
                out.extend(self.bank.kinds().map(|card| Decision::Take { card }));
            }
            Phase::Offering(ref offer) => self.list_answers(seat, offer, out),
            Phase::SpecialBuilding { builder } if seat == builder => {
                out.push(Decision::Pass);
                self.list_building(seat, out);
            }
            _ => {}
        }
    }

    /// What may be said for a seat: no to an offer, nothing in the special building phase.
    pub(crate) fn excused(&self, seat: Seat) -> Option<Excuse<Decision>> {
        match self.phase {
            Phase::Offering(offer) if offer.asked.contains(seat) => {
                let able = self.hands[seat].covers(offer.terms.want);
                let excuse = if able { Excuse::Unwilling } else { Excuse::Lacks };
                Some(excuse(Decision::Decline))
            }
            Phase::SpecialBuilding { builder } if builder == seat => {
                let mut list = Vec::new();
                self.list_building(seat, &mut list);
                list.is_empty().then_some(Excuse::Idle(Decision::Pass))
            }
            _ => None,
        }
    }

    #[inline]
    fn list_turn(&self, seat: Seat, out: &mut Vec<Decision>) {
        if self.turn.rolled {
            out.push(Decision::EndTurn);
            self.list_building(seat, out);
            if self.may_trade() {
                self.list_bank(seat, out);
                if self.options.player_trade {
                    self.list_offers(seat, out);
                }
            }
        } else {
            out.push(Decision::Roll);
        }
        if !self.turn.card_played && !self.cards[seat].is_empty() {
            self.list_cards(seat, out);
        }
    }

    #[inline]
    fn list_building(&self, seat: Seat, out: &mut Vec<Decision>) {
        let grid = &*self.board.grid;
        let (hand, stock) = (self.hands[seat], self.stock[seat]);
        if hand.covers(cards::ROAD) {
            if stock.roads > 0 {
                self.list_roads(seat, out);
            }
            if hand.covers(cards::SETTLEMENT) && stock.settlements > 0 {
                let spots = self.settlement_spots(seat);
                spots.each(|at| out.push(Decision::BuildSettlement { at: grid.corner(at) }));
            }
        }
        if hand.covers(cards::CITY) && stock.cities > 0 {
            let spots = self.settlements[seat];
            spots.each(|at| out.push(Decision::BuildCity { at: grid.corner(at) }));
        }
        if hand.covers(cards::DEVELOPMENT) && !self.pile.is_empty() {
            out.push(Decision::BuyCard);
        }
    }

    #[inline]
    fn list_roads(&self, seat: Seat, out: &mut Vec<Decision>) {
        let grid = &*self.board.grid;
        self.road_spots(seat).each(|at| out.push(Decision::BuildRoad { at: grid.side(at) }));
    }

    #[inline]
    fn list_bank(&self, seat: Seat, out: &mut Vec<Decision>) {
        self.hands[seat].each_reaching(self.rates[seat], |give| {
            self.bank.each_reaching(Hand::new([1; 5]), |take| {
                if take != give {
                    out.push(Decision::TradeBank { give, take });
                }
            });
        });
    }

    fn list_cards(&self, seat: Seat, out: &mut Vec<Decision>) {
        if self.ripe(Development::Knight) > 0 {
            out.push(Decision::PlayKnight);
        }
        if self.ripe(Development::RoadBuilding) > 0
            && self.stock[seat].roads > 0
            && !self.road_spots(seat).is_empty()
        {
            out.push(Decision::PlayRoadBuilding);
        }
        if self.ripe(Development::YearOfPlenty) > 0 && !self.bank.is_empty() {
            out.push(Decision::PlayYearOfPlenty);
        }
        if self.ripe(Development::Monopoly) > 0 {
            out.extend(Resource::ALL.map(|card| Decision::PlayMonopoly { card }));
        }
    }

    /// One-for-one swaps of what the seat holds.
    pub(crate) fn list_swaps(
        &self,
        seat: Seat,
        out: &mut Vec<Decision>,
        swap: impl Fn(Hand, Hand) -> Decision,
    ) {
        if !self.options.listed_offers || !self.may_offer(seat) {
            return;
        }
        for give in self.hands[seat].kinds() {
            for want in Resource::ALL {
                if want != give {
                    out.push(swap(Hand::one(give), Hand::one(want)));
                }
            }
        }
    }
}
