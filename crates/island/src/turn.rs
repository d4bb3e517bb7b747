//! The course of a turn: the roll, the end, building between the turns, the winner.

use table::{Refusal, Rule, Seat, Sink, ensure, refuse};

use crate::cards::{Deck, Development};
use crate::course::{Course, DecisionOf, EventOf};
use crate::decision::{Decision, Event};
use crate::position::{Phase, Position, Turn};
use crate::rules::{base, six};

impl<C: Course<W>, const W: usize> Position<C, W> {
    /// What was being settled is settled: whoever was free to act before is so again.
    #[inline]
    pub(crate) fn go_on(&mut self) {
        self.phase = if self.turn.builder.is_none() { Phase::Turn } else { Phase::SpecialBuilding };
    }

    /// Who builds in the special building phase.
    #[inline]
    pub(crate) fn builder(&self) -> Seat {
        self.turn.builder.unwrap_or(self.turn.seat)
    }

    #[inline]
    pub(crate) fn list_turn(&self, seat: Seat, out: &mut Vec<DecisionOf<C, W>>) {
        if self.turn.rolled {
            if C::check_end(self, seat).is_ok() {
                out.push(Decision::EndTurn);
            }
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

    pub(crate) fn check_roll(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_own_moment(seat)?;
        ensure(!self.turn.rolled, base(19), "the dice were rolled in this turn")
    }

    pub(crate) fn check_end_turn(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_own_moment(seat)?;
        ensure(self.turn.rolled, base(63), "the roll cannot be left out")?;
        C::check_end(self, seat)
    }

    pub(crate) fn check_pass(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::SpecialBuilding => {
                ensure(seat == self.builder(), six(8), "another seat builds in this phase now")
            }
            Phase::FreeRoads { may_stop, .. } => {
                self.check_due(seat, true, "")?;
                ensure(may_stop, base(73), "at least one of the free roads is laid")
            }
            _ => refuse(Rule::table(2), "there is nothing to pass on"),
        }
    }

    #[inline]
    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<EventOf<C, W>>) {
        C::turn_ends(self);
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
    fn special_building_from(&mut self, seat: Seat, sink: &mut impl Sink<EventOf<C, W>>) {
        let builder = seat.next(self.count());
        if builder == self.turn.seat {
            self.begin_turn(builder.next(self.count()), sink);
        } else {
            self.turn.builder = Some(builder);
            self.phase = Phase::SpecialBuilding;
            sink.tell(|| Event::SpecialBuilding { seat: builder });
        }
    }

    pub(crate) fn pass(&mut self, sink: &mut impl Sink<EventOf<C, W>>) {
        match self.phase {
            Phase::SpecialBuilding => self.special_building_from(self.builder(), sink),
            _ => self.go_on(),
        }
    }

    #[inline]
    pub(crate) fn begin_turn(&mut self, seat: Seat, sink: &mut impl Sink<EventOf<C, W>>) {
        let number = self.turn.number + 1;
        self.turn = Turn::begin(seat, number);
        self.fresh = Deck::NONE;
        self.phase = Phase::Turn;
        C::turn_begins(self);
        sink.tell(|| Event::TurnBegan { seat, turn: number });
        self.declare_winner(sink);
    }

    /// Ends the game where the player on turn has enough points (BASE-57, BASE-58, BASE-80) or what
    /// else wins, but
    /// never in the special building phase (SIX-10).
    #[inline]
    pub(crate) fn declare_winner(&mut self, sink: &mut impl Sink<EventOf<C, W>>) {
        let seat = self.turn.seat;
        let won = self.total_points(seat) >= self.options.points_to_win || C::has_won(self, seat);
        if won && self.turn.builder.is_none() {
            self.end(Some(seat), sink);
        }
    }

    fn end(&mut self, winner: Option<Seat>, sink: &mut impl Sink<EventOf<C, W>>) {
        self.phase = Phase::Over { winner };
        let victory_cards = winner.map_or(0, |seat| self.cards[seat][Development::VictoryPoint]);
        sink.tell(|| Event::Over { winner, victory_cards });
    }
}
