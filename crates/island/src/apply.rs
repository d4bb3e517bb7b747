//! What a decision does. Only what `check` lets pass may come here.

use hex::Hex;
use table::{Seat, SeatSet, Sink};

use crate::cards::{self, Deck, Development, Hand, Resource};
use crate::decision::{Decision, Event, Piece};
use crate::state::{Island, Phase, Terms, Turn};
use crate::worth;

/// For places that `check` has found on the board.
const ON_BOARD: &str = "only checked decisions are applied";

impl Island {
    #[inline]
    pub(crate) fn carry_out(&mut self, seat: Seat, choice: &Decision, sink: &mut impl Sink<Event>) {
        match *choice {
            Decision::Roll => self.phase = Phase::Rolling,
            Decision::EndTurn => self.end_turn(sink),
            Decision::Pass => self.pass(sink),
            Decision::BuildRoad { at } => {
                let side = self.board.grid.side_id(at).expect(ON_BOARD);
                self.put_road(seat, side);
                sink.tell(|| Event::Built { seat, piece: Piece::Road { at } });
                self.after_road(seat, sink);
            }
            Decision::BuildSettlement { at } => {
                let corner = self.board.grid.corner_id(at).expect(ON_BOARD);
                self.put_settlement(seat, corner);
                sink.tell(|| Event::Built { seat, piece: Piece::Settlement { at } });
                if let Phase::FoundingSettlement { placed } = self.phase {
                    self.phase = Phase::FoundingRoad { placed, at: corner };
                    if usize::from(placed) >= self.count() {
                        let cards = self.board.first_cards(corner);
                        self.gain_openly(seat, cards, sink);
                    }
                } else {
                    self.buy(seat, cards::SETTLEMENT, sink);
                    self.award_longest_road(sink);
                    self.declare_winner(sink);
                }
            }
            Decision::BuildCity { at } => {
                let corner = self.board.grid.corner_id(at).expect(ON_BOARD);
                self.put_city(seat, corner);
                sink.tell(|| Event::Built { seat, piece: Piece::City { at } });
                self.buy(seat, cards::CITY, sink);
                self.declare_winner(sink);
            }
            Decision::BuyCard => {
                self.buy(seat, cards::DEVELOPMENT, sink);
                self.phase = Phase::Drawing { buyer: seat };
            }
            Decision::PlayKnight => {
                self.play(seat, Development::Knight, sink);
                self.phase = Phase::MovingRobber;
                self.award_largest_army(seat, sink);
                self.declare_winner(sink);
            }
            Decision::PlayRoadBuilding => {
                self.play(seat, Development::RoadBuilding, sink);
                self.phase = Phase::FreeRoads { left: 2 };
            }
            Decision::PlayYearOfPlenty => {
                self.play(seat, Development::YearOfPlenty, sink);
                self.phase = Phase::Taking { left: 2 };
            }
            Decision::PlayMonopoly { card } => {
                self.play(seat, Development::Monopoly, sink);
                self.monopolise(seat, card, sink);
            }
            Decision::Take { card } => {
                self.gain_openly(seat, Hand::one(card), sink);
                let Phase::Taking { left } = self.phase else { return };
                let more = left > 1 && !self.bank.is_empty();
                self.phase = if more { Phase::Taking { left: left - 1 } } else { Phase::Turn };
            }
            Decision::Discard { card } => self.discard(seat, Hand::one(card), sink),
            Decision::DiscardAll { cards } => self.discard(seat, cards, sink),
            Decision::MoveRobber { to } => {
                self.robber = self.board.grid.hex_id(to).expect(ON_BOARD);
                if let Phase::PlacingRobber = self.phase {
                    sink.tell(|| Event::RobberMoved { seat, to, victim: None });
                    self.begin_play(sink);
                } else {
                    self.seek_victim(to, sink);
                }
            }
            Decision::Rob { victim } => self.rob(victim, sink),
            Decision::TradeBank { give, take } => self.apply_bank(seat, give, take, sink),
            Decision::Offer { give, want, to } => self.apply_offer(Terms { give, want }, to, sink),
            Decision::Accept => self.apply_answer(seat, true, sink),
            Decision::Decline => self.apply_answer(seat, false, sink),
            Decision::Propose { give, want } => {
                self.apply_propose(seat, Terms { give, want }, sink);
            }
            Decision::Retract => self.drop_proposal(seat, sink),
            Decision::Deal { with } => self.apply_deal(with, sink),
            Decision::Dismiss { from } => self.drop_proposal(from, sink),
            Decision::Withdraw => self.close_offer(sink),
        }
    }

    /// Cards go to the bank.
    #[inline]
    pub(crate) fn pay(&mut self, seat: Seat, price: Hand) {
        self.hands[seat] = self.hands[seat].minus(price);
        self.bank = self.bank.plus(price);
    }

    /// Cards come from the bank.
    #[inline]
    pub(crate) fn gain(&mut self, seat: Seat, cards: Hand) {
        self.bank = self.bank.minus(cards);
        self.hands[seat] = self.hands[seat].plus(cards);
    }

    #[inline]
    pub(crate) fn gain_openly(&mut self, seat: Seat, cards: Hand, sink: &mut impl Sink<Event>) {
        self.gain(seat, cards);
        if !cards.is_empty() {
            sink.tell(|| Event::Gained { seat, cards });
        }
    }

    #[inline]
    fn buy(&mut self, seat: Seat, price: Hand, sink: &mut impl Sink<Event>) {
        self.pay(seat, price);
        if seat == self.turn.seat {
            self.end_trading_if_strict(sink);
        }
    }

    /// What follows a road: the next founder, the next free road, or the bill.
    #[inline]
    fn after_road(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        match self.phase {
            Phase::FoundingRoad { placed, .. } => {
                if usize::from(placed) + 1 < 2 * self.count() {
                    self.phase = Phase::FoundingSettlement { placed: placed + 1 };
                } else {
                    self.begin_turn(self.start, sink);
                }
                return;
            }
            Phase::FreeRoads { left } => {
                let more =
                    left > 1 && self.stock[seat].roads > 0 && !self.road_spots(seat).is_empty();
                self.phase = if more { Phase::FreeRoads { left: left - 1 } } else { Phase::Turn };
            }
            _ => self.buy(seat, cards::ROAD, sink),
        }
        self.award_longest_road(sink);
        self.declare_winner(sink);
    }

    fn play(&mut self, seat: Seat, card: Development, sink: &mut impl Sink<Event>) {
        self.cards[seat][card] -= 1;
        self.played[seat][card] += 1;
        self.turn.card_played = true;
        sink.tell(|| Event::Played { seat, card });
    }

    /// A knight was played: the first with three, or with more than the holder, takes the army.
    fn award_largest_army(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let knights = self.played[seat][Development::Knight];
        let most = self.largest_army.map_or(2, |holder| self.played[holder][Development::Knight]);
        if knights > most && self.largest_army != Some(seat) {
            if let Some(before) = self.largest_army {
                self.points[before] -= worth::LARGEST_ARMY;
            }
            self.points[seat] += worth::LARGEST_ARMY;
            self.largest_army = Some(seat);
            sink.tell(|| Event::LargestArmy { holder: Some(seat), knights });
        }
    }

    fn monopolise(&mut self, seat: Seat, card: Resource, sink: &mut impl Sink<Event>) {
        for from in self.others().iter() {
            let count = std::mem::take(&mut self.hands[from][card]);
            self.hands[seat][card] += count;
            sink.tell(|| Event::Monopolised { seat, card, from, count });
        }
        self.drop_empty_promises(sink);
    }

    /// Puts cards aside; when nobody owes any more, all go to the bank together (BASE-77).
    fn discard(&mut self, seat: Seat, cards: Hand, sink: &mut impl Sink<Event>) {
        let Phase::Discarding { owed, aside } = &mut self.phase else { return };
        owed[seat] -= cards.total() as u8;
        aside[seat] = aside[seat].plus(cards);
        let all = aside.0;
        let done = owed.0 == [0; Seat::MAX];
        self.hands[seat] = self.hands[seat].minus(cards);
        if done {
            for (seat, cards) in self.everyone().zip(all) {
                self.bank = self.bank.plus(cards);
                if !cards.is_empty() {
                    sink.tell(|| Event::Discarded { seat, cards });
                }
            }
            self.phase = Phase::MovingRobber;
        }
    }

    /// The robber stands on its new hex: somebody there is robbed (BASE-54, BASE-78).
    fn seek_victim(&mut self, to: Hex, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Turn;
        let victims = if self.options.steals { self.victims() } else { SeatSet::EMPTY };
        let seat = self.turn.seat;
        sink.tell(|| Event::RobberMoved { seat, to, victim: victims.single() });
        match victims.single() {
            Some(victim) => self.rob(victim, sink),
            None if victims.is_empty() => {}
            None => self.phase = Phase::ChoosingVictim { victims },
        }
    }

    fn rob(&mut self, victim: Seat, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Stealing { victim };
        if self.hands[victim].is_empty() {
            self.phase = Phase::Turn;
            let seat = self.turn.seat;
            sink.tell(|| Event::FoundNothing { seat, victim });
        }
    }

    #[inline]
    fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        for seat in self.proposals.by.iter() {
            self.drop_proposal(seat, sink);
        }
        let over = self.options.turn_limit.is_some_and(|limit| self.turn.number >= limit);
        if over {
            self.end(None, sink);
        } else if self.special_building {
            self.special_building_from(self.turn.seat, sink);
        } else {
            self.begin_turn(self.turn.seat.next(self.count()), sink);
        }
    }

    /// The special building phase goes on to the next seat; when it comes back to the player whose
    /// turn has ended, the next turn begins (SIX-8).
    fn special_building_from(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let builder = seat.next(self.count());
        if builder == self.turn.seat {
            self.begin_turn(builder.next(self.count()), sink);
        } else {
            self.phase = Phase::SpecialBuilding { builder };
            sink.tell(|| Event::SpecialBuilding { seat: builder });
        }
    }

    fn pass(&mut self, sink: &mut impl Sink<Event>) {
        match self.phase {
            Phase::SpecialBuilding { builder } => self.special_building_from(builder, sink),
            _ => self.phase = Phase::Turn,
        }
    }

    #[inline]
    pub(crate) fn begin_turn(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let number = self.turn.number + 1;
        self.turn = Turn::begin(seat, number);
        self.fresh = Deck::NONE;
        self.phase = Phase::Turn;
        sink.tell(|| Event::TurnBegan { seat, turn: number });
        self.declare_winner(sink);
    }

    /// Ends the game where the player on turn has enough points (BASE-57, BASE-58, BASE-80), but
    /// never in the special building phase (SIX-10).
    #[inline]
    pub(crate) fn declare_winner(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        if self.total_points(seat) >= self.options.points_to_win
            && !matches!(self.phase, Phase::SpecialBuilding { .. })
        {
            self.end(Some(seat), sink);
        }
    }

    fn end(&mut self, winner: Option<Seat>, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Over { winner };
        let victory_cards = winner.map_or(0, |seat| self.cards[seat][Development::VictoryPoint]);
        sink.tell(|| Event::Over { winner, victory_cards });
    }
}
