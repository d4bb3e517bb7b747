//! Trade between players (BASE-26, BASE-27, BASE-65) and with the bank (BASE-28 to 30, BASE-66).
//!
//! The player on turn makes one offer at a time to some or all of the others, who answer in any
//! order; among those who accept the player on turn picks one. Others may at any time make a
//! proposal to the player on turn, also instead of an answer. A proposal stands until it is
//! dealt with, taken back, or can no longer be kept, and at the latest until the turn ends.

use table::{Refusal, Seat, SeatSet, Sink, ensure, refuse};

use crate::cards::{Hand, Resource};
use crate::course::{Course, DecisionOf, EventOf};
use crate::decision::{Decision, Event};
use crate::position::{Offer, Phase, Position, Terms};
use crate::rules::{base, option, six};

impl<C: Course<W>, const W: usize> Position<C, W> {
    /// Whether the player on turn, free to act after the roll, may still trade.
    #[inline]
    pub(crate) fn may_trade(&self) -> bool {
        !(self.options.strict_order && self.turn.built)
    }

    fn check_trading(&self) -> Result<(), Refusal> {
        ensure(self.turn.rolled, base(63), "there is no trading before the roll")?;
        ensure(
            self.may_trade(),
            base(21),
            "in the strict order trading ends with the first building",
        )
    }

    pub(crate) fn check_bank(
        &self,
        seat: Seat,
        give: Resource,
        take: Resource,
    ) -> Result<(), Refusal> {
        self.check_own_moment(seat)?;
        self.check_trading()?;
        ensure(give != take, base(28), "the card taken must be of another kind")?;
        let rate = self.rates[seat][give];
        ensure(rate > 0, base(28), "there are no such cards in this game")?;
        let rule = if rate == 4 { base(28) } else { base(29) };
        ensure(self.hands[seat][give] >= rate, rule, "not enough equal cards for the rate")?;
        ensure(self.bank[take] > 0, base(28), "the bank has none of these cards")
    }

    pub(crate) fn apply_bank(
        &mut self,
        seat: Seat,
        give: Resource,
        take: Resource,
        sink: &mut impl Sink<EventOf<C, W>>,
    ) {
        let gave = Hand::some(give, self.rates[seat][give]);
        self.pay(seat, gave);
        self.gain(seat, Hand::one(take));
        sink.tell(|| Event::TradedWithBank { seat, gave, took: take });
    }

    /// Whether the seat has not made too many offers in this turn.
    #[inline]
    pub(crate) fn may_offer(&self, seat: Seat) -> bool {
        self.options.offers_per_turn.is_none_or(|most| self.turn.offers[seat] < most)
    }

    /// Whether the cards may be swapped at all, and the one who names them holds what is given.
    pub(crate) fn check_terms(&self, seat: Seat, terms: &Terms<C::Ware>) -> Result<(), Refusal> {
        let Terms { give, want, .. } = *terms;
        ensure(self.options.player_trade, option(11), "there is no trade between players")?;
        self.check_trading()?;
        ensure(self.may_offer(seat), option(14), "enough offers were made in this turn")?;
        C::check_ware(self, seat, terms)?;
        let known = want.has_only_kinds_of(self.rates[seat]);
        ensure(known, base(27), "there are no such cards in this game")?;
        let same = give.shares_a_kind_with(want);
        ensure(!same, base(27), "no kind of card may stand on both sides")?;
        ensure(self.hands[seat].covers(give), base(65), "these cards are not in the hand")
    }

    pub(crate) fn check_offer(
        &self,
        seat: Seat,
        terms: &Terms<C::Ware>,
        to: SeatSet,
    ) -> Result<(), Refusal> {
        self.check_not_special_building()?;
        ensure(seat == self.turn.seat, base(26), "only the player on turn makes offers to all")?;
        self.check_own_moment(seat)?;
        self.check_terms(seat, terms)?;
        let some = !to.is_empty() && to.and(self.others()) == to;
        ensure(some, base(26), "an offer goes to one or more of the other players")
    }

    pub(crate) fn check_accept(&self, seat: Seat) -> Result<(), Refusal> {
        let offer = self.offer_to(seat)?;
        ensure(!offer.accepted.contains(seat), base(65), "the offer is accepted already")?;
        let holds = self.can_keep(seat, &offer.terms);
        ensure(holds, base(65), "these cards are not in the hand")
    }

    /// The open offer, if the seat still has a word to say on it.
    pub(crate) fn offer_to(&self, seat: Seat) -> Result<Offer<C::Ware>, Refusal> {
        match self.phase {
            Phase::Offering(offer) if offer.asked.or(offer.accepted).contains(seat) => Ok(offer),
            Phase::Offering(_) => refuse(base(65), "this seat is not asked, or has declined"),
            _ => refuse(base(65), "there is no open offer"),
        }
    }

    pub(crate) fn check_propose(&self, seat: Seat, terms: &Terms<C::Ware>) -> Result<(), Refusal> {
        self.check_not_special_building()?;
        ensure(seat != self.turn.seat, base(26), "the player on turn makes an offer instead")?;
        self.check_market()?;
        self.check_terms(seat, terms)
    }

    fn check_not_special_building(&self) -> Result<(), Refusal> {
        let special = matches!(self.phase, Phase::SpecialBuilding);
        ensure(!special, six(9), "only building and buying is possible in this phase")
    }

    /// Whether this is a moment at which proposals are made, dropped and dealt with.
    fn check_market(&self) -> Result<(), Refusal> {
        let open = matches!(self.phase, Phase::Turn | Phase::Offering(_));
        ensure(open, base(64), "something else is being settled first")
    }

    pub(crate) fn check_retract(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_market()?;
        ensure(self.proposals.by.contains(seat), base(65), "there is no proposal to take back")
    }

    /// The terms on which `with` would trade, as the player on turn sees them.
    fn terms_with(&self, with: Seat) -> Option<Terms<C::Ware>> {
        if let Phase::Offering(offer) = self.phase
            && offer.accepted.contains(with)
        {
            return Some(offer.terms);
        }
        self.proposals.by.contains(with).then(|| self.turned(&self.proposals.terms[with]))
    }

    pub(crate) fn check_deal(&self, seat: Seat, with: Seat) -> Result<(), Refusal> {
        ensure(seat == self.turn.seat, base(26), "only the player on turn closes a trade")?;
        self.check_market()?;
        self.check_trading()?;
        let Some(terms) = self.terms_with(with) else {
            return refuse(base(65), "that player has agreed to nothing");
        };
        let both = self.can_keep(with, &terms) && self.can_keep(seat, &self.turned(&terms));
        ensure(both, base(65), "these cards are not in the hand")
    }

    pub(crate) fn check_dismiss(&self, seat: Seat, from: Seat) -> Result<(), Refusal> {
        ensure(seat == self.turn.seat, base(26), "proposals are made to the player on turn")?;
        self.check_market()?;
        ensure(self.proposals.by.contains(from), base(65), "that player has proposed nothing")
    }

    pub(crate) fn check_withdraw(&self, seat: Seat) -> Result<(), Refusal> {
        ensure(seat == self.turn.seat, base(26), "only the player on turn has an offer open")?;
        let open = matches!(self.phase, Phase::Offering(_));
        ensure(open, base(65), "there is no open offer")
    }

    pub(crate) fn apply_offer(
        &mut self,
        terms: Terms<C::Ware>,
        to: SeatSet,
        sink: &mut impl Sink<EventOf<C, W>>,
    ) {
        let seat = self.turn.seat;
        self.turn.offers[seat] = self.turn.offers[seat].saturating_add(1);
        self.phase = Phase::Offering(Offer { terms, asked: to, accepted: SeatSet::EMPTY });
        self.believed[seat].shows(terms.give);
        sink.tell(|| Event::Offered { seat, give: terms.give, want: terms.want, to });
    }

    /// The seat accepts or declines the open offer.
    pub(crate) fn apply_answer(
        &mut self,
        seat: Seat,
        accepts: bool,
        sink: &mut impl Sink<EventOf<C, W>>,
    ) {
        let Phase::Offering(offer) = &mut self.phase else { return };
        offer.asked = offer.asked.without(seat);
        offer.accepted =
            if accepts { offer.accepted.with(seat) } else { offer.accepted.without(seat) };
        let lapsed = offer.asked.is_empty() && offer.accepted.is_empty();
        if accepts {
            self.believed[seat].shows(offer.terms.want);
            self.drop_proposal(seat, sink);
        }
        sink.tell(|| Event::Answered { seat, accepts });
        if lapsed {
            self.close_offer(sink);
        }
    }

    pub(crate) fn close_offer(&mut self, sink: &mut impl Sink<EventOf<C, W>>) {
        self.go_on();
        let seat = self.turn.seat;
        sink.tell(|| Event::OfferEnded { seat });
    }

    pub(crate) fn apply_propose(
        &mut self,
        seat: Seat,
        terms: Terms<C::Ware>,
        sink: &mut impl Sink<EventOf<C, W>>,
    ) {
        self.turn.offers[seat] = self.turn.offers[seat].saturating_add(1);
        self.proposals.by = self.proposals.by.with(seat);
        self.proposals.terms[seat] = terms;
        self.believed[seat].shows(terms.give);
        sink.tell(|| Event::Proposed { seat, give: terms.give, want: terms.want });
        // A counter-proposal is an answer to the open offer: no.
        if self.offer_to(seat).is_ok() {
            self.apply_answer(seat, false, sink);
        }
    }

    pub(crate) fn drop_proposal(&mut self, seat: Seat, sink: &mut impl Sink<EventOf<C, W>>) {
        if self.proposals.by.contains(seat) {
            self.proposals.by = self.proposals.by.without(seat);
            self.proposals.terms[seat] = Terms::default();
            sink.tell(|| Event::ProposalEnded { seat });
        }
    }

    /// Something was built or bought for resources: in the strict order that ends all trading.
    #[inline]
    pub(crate) fn end_trading_if_strict(&mut self, sink: &mut impl Sink<EventOf<C, W>>) {
        self.turn.built = true;
        if self.options.strict_order {
            self.proposals.by.iter().for_each(|seat| self.drop_proposal(seat, sink));
        }
    }

    /// Ends the proposals of those who no longer hold what they would give, and only these: the others
    /// are seen to hold it.
    #[inline]
    pub(crate) fn drop_empty_promises(&mut self, sink: &mut impl Sink<EventOf<C, W>>) {
        for seat in self.proposals.by.iter() {
            if !self.can_keep(seat, &self.turned(&self.proposals.terms[seat])) {
                self.drop_proposal(seat, sink);
            } else {
                self.believed[seat].shows(self.proposals.terms[seat].give);
            }
        }
    }

    pub(crate) fn apply_deal(&mut self, with: Seat, sink: &mut impl Sink<EventOf<C, W>>) {
        let seat = self.turn.seat;
        let Some(Terms { give, want, ware }) = self.terms_with(with) else { return };
        // An offer that was taken does not count: trades are not limited (BASE-65).
        let accepted =
            matches!(self.phase, Phase::Offering(offer) if offer.accepted.contains(with));
        let counted = &mut self.turn.offers[if accepted { seat } else { with }];
        *counted = counted.saturating_sub(1);
        self.hand_over(seat, with, give);
        self.hand_over(with, seat, want);
        sink.tell(|| Event::Traded { seat, with, gave: give, got: want });
        C::trade(self, seat, with, &ware, sink);
        self.go_on();
        self.drop_proposal(with, sink);
        self.drop_empty_promises(sink);
    }

    pub(crate) fn list_offers(&self, seat: Seat, out: &mut Vec<DecisionOf<C, W>>) {
        let to = self.others();
        self.list_swaps(seat, out, |give, want| Decision::Offer { give, want, to });
        self.list_proposals(seat, out);
    }

    fn list_proposals(&self, seat: Seat, out: &mut Vec<DecisionOf<C, W>>) {
        for with in self.proposals.by.iter() {
            if self.check_deal(seat, with).is_ok() {
                out.push(Decision::Deal { with });
            }
            out.push(Decision::Dismiss { from: with });
        }
    }

    pub(crate) fn list_answers(
        &self,
        seat: Seat,
        offer: &Offer<C::Ware>,
        out: &mut Vec<DecisionOf<C, W>>,
    ) {
        if seat == self.turn.seat {
            out.push(Decision::Withdraw);
            out.extend(offer.accepted.iter().map(|with| Decision::Deal { with }));
            self.list_proposals(seat, out);
            return;
        }
        if offer.asked.contains(seat) && self.can_keep(seat, &offer.terms) {
            out.push(Decision::Accept);
        }
        if offer.asked.or(offer.accepted).contains(seat) {
            out.push(Decision::Decline);
        }
        self.list_unasked(seat, out);
    }

    /// What a seat that is not on turn may do without being asked.
    pub(crate) fn list_unasked(&self, seat: Seat, out: &mut Vec<DecisionOf<C, W>>) {
        if self.options.player_trade && self.turn.rolled && self.may_trade() {
            self.list_swaps(seat, out, |give, want| Decision::Propose { give, want });
            if self.proposals.by.contains(seat) {
                out.push(Decision::Retract);
            }
        }
    }

    #[inline]
    pub(crate) fn list_bank(&self, seat: Seat, out: &mut Vec<DecisionOf<C, W>>) {
        for give in self.hands[seat].reaching(self.rates[seat]) {
            for take in self.bank.kinds() {
                if take != give {
                    out.push(Decision::TradeBank { give, take });
                }
            }
        }
    }

    /// One-for-one swaps of what the seat holds.
    fn list_swaps(
        &self,
        seat: Seat,
        out: &mut Vec<DecisionOf<C, W>>,
        swap: impl Fn(Hand, Hand) -> DecisionOf<C, W>,
    ) {
        if !self.options.listed_offers || !self.may_offer(seat) {
            return;
        }
        for give in self.hands[seat].kinds() {
            for want in self.rates[seat].kinds() {
                if want != give {
                    out.push(swap(Hand::one(give), Hand::one(want)));
                }
            }
        }
    }

    /// The same terms as the other side sees them.
    pub(crate) fn turned(&self, terms: &Terms<C::Ware>) -> Terms<C::Ware> {
        Terms { give: terms.want, want: terms.give, ware: C::turned(terms.ware) }
    }

    /// Whether the seat to which these terms were offered holds what is wanted.
    #[inline]
    pub(crate) fn can_keep(&self, seat: Seat, terms: &Terms<C::Ware>) -> bool {
        self.hands[seat].covers(terms.want) && C::holds(self, seat, &C::turned(terms.ware))
    }
}
