//! The course of a turn, and how the game goes on.

use realm::{Kinds, Resource};
use table::{Refusal, Seat, SeatSet, Sink, ensure, refuse};

use crate::card::Card;
use crate::decision::{Event, Why};
use crate::position::{Ask, Duel, Face, Stage, Task, Turn, other};
use crate::rules::{duel, era};

impl Duel {
    /// Puts tasks before all that waits, in this order.
    #[inline]
    pub(crate) fn then<const K: usize>(&mut self, tasks: [Task; K]) {
        for task in tasks.into_iter().rev() {
            self.agenda.push_first(task);
        }
    }

    /// Puts a gain before all that waits, if it is one.
    #[inline]
    pub(crate) fn then_gain(&mut self, seat: Seat, kinds: Kinds, count: u8, why: Why) {
        if count > 0 {
            self.then([Task::Gain { seat, kinds, count, why }]);
        }
    }

    /// Goes on with what waits, until somebody has to decide, chance is due, or the game is over.
    #[inline]
    pub(crate) fn go_on(&mut self, sink: &mut impl Sink<Event>) {
        self.end_by_points(sink);
        if self.ask.is_some() {
            return;
        }
        if self.agenda.is_empty() && self.stage.rests() {
            self.waits = self.stage.waits(self.turn.seat);
        } else {
            self.go_on_unasked(sink);
        }
    }

    #[inline(never)]
    fn go_on_unasked(&mut self, sink: &mut impl Sink<Event>) {
        loop {
            match self.agenda.take_first() {
                Some(task) => self.begin(task, sink),
                None if self.steps_on(sink) => {}
                None => break,
            }
            self.end_by_points(sink);
            if self.ask.is_some() {
                return;
            }
        }
        self.waits = self.stage.waits(self.turn.seat);
    }

    /// In the eras the one on turn wins at once (ERA-25).
    #[inline]
    fn end_by_points(&mut self, sink: &mut impl Sink<Event>) {
        if self.reached && self.stage.is_of_a_turn() {
            self.end(SeatSet::only(self.turn.seat), sink);
        }
    }

    #[cold]
    fn end(&mut self, winners: SeatSet, sink: &mut impl Sink<Event>) {
        // A card that is lost, and whose stack nobody is asked for any more, still goes under one.
        if let Some(Ask::Under { card, owner, .. }) = self.ask
            && let Some(stack) = self.fitting(card, owner).iter().next()
        {
            self.under(owner, card, stack, sink);
        }
        self.stage = Stage::Over { winners };
        self.ask = None;
        self.agenda = table::Agenda::default();
        let points = [Seat::new(0), Seat::new(1)].map(|seat| self.victory_points(seat));
        sink.tell(|| Event::Over { winners, points });
    }

    /// Steps that need nobody; says whether there was one.
    fn steps_on(&mut self, sink: &mut impl Sink<Event>) -> bool {
        let seat = self.turn.seat;
        match self.stage {
            Stage::Roll => self.stage = Stage::Action,
            Stage::Fill => {
                let (hand, limit) = (self.hands[seat].len(), usize::from(self.hand_limit(seat)));
                let must = hand > limit || (hand < limit && !self.drawable(seat).is_empty());
                if must {
                    return false;
                }
                self.stage = Stage::Exchange;
            }
            Stage::Exchange if self.hands[seat].is_empty() || !self.can_exchange(seat) => {
                self.next_turn(sink)
            }
            _ => return false,
        }
        true
    }

    /// Begins with what waited.
    fn begin(&mut self, task: Task, sink: &mut impl Sink<Event>) {
        match task {
            Task::OtherMarket => self.other_market(sink),
            Task::Face => self.face(sink),
            Task::Gain { seat, kinds, count, why } => self.grant(seat, kinds, count, why, sink),
            Task::Rob { seat, left, may_stop, why } => self.rob(seat, left, may_stop, why),
            Task::GiveBack { seat } => {
                if !self.returnable(seat).is_empty() {
                    self.pose(Ask::GiveBack { seat });
                }
            }
            Task::Receive { seat, store, count, why } => {
                self.fill(seat, store, count, why, sink);
            }
            Task::Buy { seat, left, why } => self.buy(seat, left, why),
            Task::Place { seat, card, slot } => self.place(seat, card, slot, sink),
            Task::Road { road } => self.lay_road(road, sink),
            Task::Settlement { site, scout } => self.find_lands(site, scout),
            Task::City { site } => self.lay_city(site, sink),
            Task::OnBuilt { seat, card } => self.built(seat, card, sink),
            Task::Settle { card, seat } => self.settle(card, seat, sink),
            Task::Name { seat, named, event } => {
                if named.len() < 3 {
                    self.pose(Ask::Name { seat, named, event });
                } else {
                    self.must_lose(other(seat), named, event, sink);
                }
            }
            Task::Pull { seat, left } => {
                if left > 0 {
                    self.pose(Ask::Pull { seat, left });
                } else {
                    self.then([Task::Bury { seat }]);
                }
            }
            Task::Bury { seat } => {
                if !self.pulled.is_empty() {
                    self.pose(Ask::Bury { seat });
                }
            }
            Task::Strike { seat, card } => self.strike(seat, card, sink),
            Task::Discard { seat, card } => self.discard(seat, card),
            Task::Look { seat, stack, takes } => self.look(seat, stack, takes, sink),
            Task::Draw { seat, stack } => self.draw_from(seat, stack, sink),
            Task::HandTaken { stack } => self.hand_taken(stack, sink),
            Task::NextBuilder => self.next_builder(sink),
            Task::EndTurn => self.next_turn(sink),
        }
    }

    /// A turn begins; in the eras it may end at once.
    pub(crate) fn begin_turn(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let count = self.turn.count + 1;
        self.turn = Turn { count, ..Turn::new(seat) };
        self.note_reached();
        self.stage = Stage::Before;
        sink.tell(|| Event::TurnBegan { seat, turn: count });
    }

    fn next_turn(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        let won = self.victory_points(seat) >= self.terms.target;
        match () {
            () if won => self.end(SeatSet::only(seat), sink),
            () if self.turn.count >= self.terms.turn_limit => self.end(SeatSet::EMPTY, sink),
            () => self.begin_turn(other(seat), sink),
        }
    }

    pub(crate) fn check_roll(&self) -> Result<(), Refusal> {
        ensure(
            self.stage == Stage::Before,
            duel(26),
            "the dice are rolled once, at the start of a turn",
        )
    }

    /// Both dice, as far as no card has set them.
    pub(crate) fn roll(&mut self, sink: &mut impl Sink<Event>) {
        match (self.turn.number, self.turn.face) {
            (Some(number), Some(face)) => self.rolled(number, face, sink),
            _ => self.pose(Ask::Roll),
        }
        self.stage = Stage::Roll;
    }

    /// The dice have fallen: brigands come before the yields, everything else after them.
    pub(crate) fn rolled(&mut self, number: u8, face: Face, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        self.turn.number = Some(number);
        self.turn.face = Some(face);
        self.turn.rolled = true;
        sink.tell(|| Event::Rolled { seat, number, face });
        if face == Face::Brigands {
            self.raid(sink);
        }
        self.produce(sink);
        if self.market(seat) {
            self.then([Task::OtherMarket]);
        } else {
            self.other_market(sink);
        }
    }

    pub(crate) fn check_finish(&self) -> Result<(), Refusal> {
        ensure(self.stage == Stage::Action, duel(76), "the action phase is not under way")
    }

    /// Three cards, and one more for each progress point.
    pub(crate) fn hand_limit(&self, seat: Seat) -> u8 {
        3 + self.tally(seat).points.progress
    }

    /// Whether a card could be exchanged: some card can be taken after one was given.
    fn can_exchange(&self, seat: Seat) -> bool {
        let hand = &self.hands[seat];
        hand.iter()
            .filter_map(|secret| secret.card)
            .any(|card| !self.fitting(card, seat).is_empty())
    }

    pub(crate) fn check_draw(&self, stack: u8) -> Result<(), Refusal> {
        let seat = self.turn.seat;
        match self.stage {
            Stage::Fill => {
                let below = self.hands[seat].len() < usize::from(self.hand_limit(seat));
                ensure(below, duel(57), "the hand is full")?;
            }
            Stage::Replace => {}
            Stage::Exchange => return refuse(duel(59), "a card is given before another is taken"),
            _ => return refuse(duel(26), "cards are drawn after the action phase"),
        }
        self.check_stack(stack)
    }

    /// Whether there is such a stack, with a card, for the seat on turn.
    fn check_stack(&self, stack: u8) -> Result<(), Refusal> {
        ensure(stack < self.terms.stacks, table::Rule::table(6), "there is no such stack")?;
        let own = self.own_stacks(self.turn.seat).has(stack);
        ensure(own, crate::rules::dueltourn(14), "it is the opponent's stack")?;
        let rule = if self.terms.eras() { era(20) } else { duel(73) };
        ensure(!self.piles.is_empty(stack.into()), rule, "the stack is empty")
    }

    pub(crate) fn check_put(&self, card: Card, stack: u8) -> Result<(), Refusal> {
        let seat = self.turn.seat;
        match self.stage {
            Stage::Fill => {
                let above = self.hands[seat].len() > usize::from(self.hand_limit(seat));
                ensure(above, duel(58), "the hand is not above its limit")?;
            }
            Stage::Exchange => {}
            Stage::Replace => return refuse(duel(59), "only one card is exchanged"),
            _ => return refuse(duel(26), "cards are put under stacks after the action phase"),
        }
        ensure(self.in_hand(seat, card).is_some(), duel(59), "the card is not in the hand")?;
        ensure(stack < self.terms.stacks, table::Rule::table(6), "there is no such stack")?;
        let fits = self.fitting(card, seat).has(stack);
        ensure(fits, era(19), "a card goes under a stack with its back")
    }

    pub(crate) fn check_search(&self, stack: u8) -> Result<(), Refusal> {
        ensure(
            self.stage == Stage::Replace,
            duel(62),
            "a stack is searched only after a card was given for exchange",
        )?;
        self.check_stack(stack)?;
        let price = self.tally(self.turn.seat).search_price();
        let held = self.realm(self.turn.seat).held().total();
        ensure(held >= price, duel(60), "the search cannot be paid")
    }

    pub(crate) fn search(&mut self, stack: u8, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        self.then([Task::Look { seat, stack, takes: 1 }, Task::EndTurn]);
        let price = self.tally(seat).search_price();
        self.charge(seat, realm::Amounts::NONE, price, Why::Search, sink);
    }

    /// The hand step comes after the action phase.
    pub(crate) fn finish(&mut self) {
        self.stage = Stage::Fill;
    }

    /// The turn is over, as soon as nothing has to be settled any more.
    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        if self.ask.is_none() {
            self.next_turn(sink);
        } else {
            self.then([Task::EndTurn]);
        }
    }

    /// The gold that riots ask for.
    pub(crate) fn can_pay_tax(&self, seat: Seat, price: u8) -> bool {
        self.realm(seat).held().get(Resource::Gold) >= price
    }

    /// The kinds of which a tithe can be taken.
    pub(crate) const TITHES: [Resource; 2] = [Resource::Wool, Resource::Grain];

    pub(crate) fn tithe(&mut self, seat: Seat, kind: Resource, sink: &mut impl Sink<Event>) {
        let count = self.tally(seat).heroes;
        self.grant(seat, Kinds::only(kind), count, Why::Card(Card::TitheBarn), sink);
    }
}

impl Turn {
    /// A turn of this seat in which nothing has happened yet.
    pub(crate) fn new(seat: Seat) -> Turn {
        Turn { seat, count: 0, number: None, face: None, rolled: false, herald: false, minted: 0 }
    }
}
