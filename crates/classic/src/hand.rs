//! The hand step: cutting, drawing, searching, and the exchange of one card.

use realm::Amounts;
use table::{Refusal, Rule, Seat, Sink, ensure, refuse};

use crate::ask::Task;
use crate::card::Card;
use crate::decision::{Decision, Why};
use crate::event::Event;
use crate::position::{Classic, Stage};
use crate::rules::{classic, tourn};

impl Classic {
    /// Whether the hand has more cards than its limit.
    #[inline]
    pub(crate) fn is_over_limit(&self, seat: Seat) -> bool {
        self.hands[seat.index()].len() > self.tally(seat).hand_limit().into()
    }

    /// Whether the hand has fewer cards than its limit, and there are some to be drawn.
    #[inline]
    pub(crate) fn may_fill(&self, seat: Seat) -> bool {
        self.hands[seat.index()].len() < self.tally(seat).hand_limit().into()
            && self.drawable(seat).next().is_some()
    }

    /// The hand step comes after the free actions. Who is at the limit or above may exchange a card at its end.
    pub(crate) fn finish(&mut self) {
        let seat = self.turn.seat;
        let limit = self.tally(seat).hand_limit();
        let exchange = self.hands[seat.index()].len() >= limit.into();
        self.stage = Stage::Fill { exchange };
    }

    /// Whether there is such a stack, with a card, for the seat on turn.
    fn check_stack(&self, stack: u8) -> Result<(), Refusal> {
        self.check_own_stack(stack)?;
        ensure(!self.piles.is_empty(stack.into()), classic(52), "the stack is empty")
    }

    fn check_own_stack(&self, stack: u8) -> Result<(), Refusal> {
        ensure(stack < self.terms.stacks, Rule::table(6), "there is no such stack")?;
        let own = self.own_stacks(self.turn.seat).any(|own| own == stack);
        ensure(own, tourn(7), "the stack is another player's")
    }

    /// Whether a card is taken from this stack in this moment.
    fn check_taking(&self, stack: u8) -> Result<(), Refusal> {
        match self.stage {
            Stage::Fill { .. } => {
                let below = !self.is_over_limit(self.turn.seat);
                ensure(below, classic(47), "cards above the limit are put away first")?;
            }
            Stage::Replace { stack: given } => {
                let same = given == stack;
                ensure(same, classic(50), "the new card comes from the stack of the old one")?;
            }
            Stage::Exchange => return refuse(classic(50), "a card is given before one is taken"),
            _ => return refuse(classic(17), "cards are drawn after the free actions"),
        }
        self.check_stack(stack)
    }

    pub(crate) fn check_draw(&self, stack: u8) -> Result<(), Refusal> {
        self.check_taking(stack)
    }

    pub(crate) fn check_search(&self, stack: u8) -> Result<(), Refusal> {
        self.check_taking(stack)?;
        let seat = self.turn.seat;
        let paid = self.realm(seat).held().total() >= self.tally(seat).search_price();
        ensure(paid, classic(49), "the search cannot be paid")
    }

    pub(crate) fn check_put(&self, card: Card, stack: u8) -> Result<(), Refusal> {
        let seat = self.turn.seat;
        match self.stage {
            Stage::Fill { .. } => {
                let above = self.is_over_limit(seat);
                ensure(above, classic(47), "the hand is not above its limit")?;
            }
            Stage::Exchange => {}
            Stage::Replace { .. } => return refuse(classic(50), "only one card is exchanged"),
            _ => return refuse(classic(17), "cards are put away after the free actions"),
        }
        ensure(self.in_hand(seat, card).is_some(), classic(47), "the card is not in the hand")?;
        self.check_own_stack(stack)
    }

    pub(crate) fn draw(&mut self, stack: u8, sink: &mut impl Sink<Event>) {
        if matches!(self.stage, Stage::Replace { .. }) {
            self.then([Task::EndTurn]);
        }
        self.draw_from(self.turn.seat, stack, sink);
    }

    pub(crate) fn search(&mut self, stack: u8, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        if matches!(self.stage, Stage::Replace { .. }) {
            self.then([Task::EndTurn]);
        }
        self.then([Task::Look { seat, stack, takes: 1, may_stop: false }]);
        let price = self.tally(seat).search_price();
        self.charge(seat, Amounts::NONE, price, Why::Search, sink);
    }

    pub(crate) fn put(&mut self, card: Card, stack: u8, sink: &mut impl Sink<Event>) {
        self.put_from_hand(self.turn.seat, card, stack, sink);
        if self.stage == Stage::Exchange {
            self.stage = Stage::Replace { stack };
        }
    }

    pub(crate) fn list_fill(&self, out: &mut Vec<Decision>) {
        let seat = self.turn.seat;
        if self.is_over_limit(seat) {
            self.list_puts(seat, out);
        } else {
            self.drawable(seat).for_each(|stack| self.list_taking(stack, out));
        }
    }

    /// Drawing from a stack, and searching it where that can be paid.
    pub(crate) fn list_taking(&self, stack: u8, out: &mut Vec<Decision>) {
        let seat = self.turn.seat;
        out.push(Decision::Draw { stack });
        if self.realm(seat).held().total() >= self.tally(seat).search_price() {
            out.push(Decision::Search { stack });
        }
    }

    pub(crate) fn list_puts(&self, seat: Seat, out: &mut Vec<Decision>) {
        for card in self.different_cards(seat) {
            out.extend(self.own_stacks(seat).map(|stack| Decision::Put { card, stack }));
        }
    }

    /// The cards of a hand, each once.
    #[inline]
    pub(crate) fn different_cards(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        let hand = &*self.hands[seat.index()];
        let first = |place: usize| hand[..place].iter().all(|other| other.card != hand[place].card);
        (0..hand.len()).filter(move |&place| first(place)).filter_map(|place| hand[place].card)
    }
}
