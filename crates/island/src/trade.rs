//! Trade between players (BASE-26, BASE-27, BASE-65) and with the bank (BASE-28 to 30, BASE-66).
//!
//! The player on turn makes one offer at a time to some or all of the others, who answer in any
//! order; among those who accept the player on turn picks one. Others may at any time make a
//! proposal to the player on turn, also instead of an answer. A proposal stands until it is
//! dealt with, taken back, or can no longer be kept, and at the latest until the turn ends.

use table::{Refusal, Seat, SeatSet, Sink, ensure, refuse};

use crate::cards::{Hand, Resource};
use crate::decision::{Decision, Event};
use crate::rules::{base, option, six};
use crate::state::{Island, Offer, Phase, Terms};

impl Island {
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
        let rule = if rate == 4 { base(28) } else { base(29) };
        ensure(self.hands[seat][give] >= rate, rule, "not enough equal cards for the rate")?;
        ensure(self.bank[take] > 0, base(28), "the bank has none of these cards")
    }

    pub(crate) fn apply_bank(
        &mut self,
        seat: Seat,
        give: Resource,
        take: Resource,
        sink: &mut impl Sink<Event>,
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
    fn check_terms(&self, seat: Seat, give: Hand, want: Hand) -> Result<(), Refusal> {
        ensure(self.options.player_trade, option(11), "there is no trade between players")?;
        self.check_trading()?;
        ensure(self.may_offer(seat), option(14), "enough offers were made in this turn")?;
        let gift = give.is_empty() || want.is_empty();
        ensure(!gift, base(27), "a trade needs at least one card on each side")?;
        let same = give.shares_a_kind_with(want);
        ensure(!same, base(27), "no kind of card may stand on both sides")?;
        ensure(self.hands[seat].covers(give), base(65), "these cards are not in the hand")
    }

    pub(crate) fn check_offer(
        &self,
        seat: Seat,
        give: Hand,
        want: Hand,
        to: SeatSet,
    ) -> Result<(), Refusal> {
        self.check_not_special_building()?;
        ensure(seat == self.turn.seat, base(26), "only the player on turn makes offers to all")?;
        self.check_own_moment(seat)?;
        self.check_terms(seat, give, want)?;
        let some = !to.is_empty() && to.and(self.others()) == to;
        ensure(some, base(26), "an offer goes to one or more of the other players")
    }

    pub(crate) fn check_accept(&self, seat: Seat) -> Result<(), Refusal> {
        let offer = self.offer_to(seat)?;
        ensure(!offer.accepted.contains(seat), base(65), "the offer is accepted already")?;
        let holds = self.hands[seat].covers(offer.terms.want);
        ensure(holds, base(65), "these cards are not in the hand")
    }

    /// The open offer, if the seat still has a word to say on it.
    pub(crate) fn offer_to(&self, seat: Seat) -> Result<Offer, Refusal> {
        match self.phase {
            Phase::Offering(offer) if offer.asked.or(offer.accepted).contains(seat) => Ok(offer),
            Phase::Offering(_) => refuse(base(65), "this seat is not asked, or has declined"),
            _ => refuse(base(65), "there is no open offer"),
        }
    }

    pub(crate) fn check_propose(&self, seat: Seat, give: Hand, want: Hand) -> Result<(), Refusal> {
        self.check_not_special_building()?;
        ensure(seat != self.turn.seat, base(26), "the player on turn makes an offer instead")?;
        self.check_market()?;
        self.check_terms(seat, give, want)
    }

    fn check_not_special_building(&self) -> Result<(), Refusal> {
        let special = matches!(self.phase, Phase::SpecialBuilding { .. });
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
    fn terms_with(&self, with: Seat) -> Option<Terms> {
        if let Phase::Offering(offer) = self.phase
            && offer.accepted.contains(with)
        {
            return Some(offer.terms);
        }
        let Terms { give, want } = self.proposals.terms[with];
        self.proposals.by.contains(with).then_some(Terms { give: want, want: give })
    }

    pub(crate) fn check_deal(&self, seat: Seat, with: Seat) -> Result<(), Refusal> {
        ensure(seat == self.turn.seat, base(26), "only the player on turn closes a trade")?;
        self.check_market()?;
        self.check_trading()?;
        let Some(terms) = self.terms_with(with) else {
            return refuse(base(65), "that player has agreed to nothing");
        };
        let both = self.hands[seat].covers(terms.give) && self.hands[with].covers(terms.want);
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

    pub(crate) fn apply_offer(&mut self, terms: Terms, to: SeatSet, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        self.turn.offers[seat] = self.turn.offers[seat].saturating_add(1);
        self.phase = Phase::Offering(Offer { terms, asked: to, accepted: SeatSet::EMPTY });
        sink.tell(|| Event::Offered { seat, give: terms.give, want: terms.want, to });
    }

    /// The seat accepts or declines the open offer.
    pub(crate) fn apply_answer(&mut self, seat: Seat, accepts: bool, sink: &mut impl Sink<Event>) {
        let Phase::Offering(offer) = &mut self.phase else { return };
        offer.asked = offer.asked.without(seat);
        offer.accepted =
            if accepts { offer.accepted.with(seat) } else { offer.accepted.without(seat) };
        let lapsed = offer.asked.is_empty() && offer.accepted.is_empty();
        if accepts {
            self.drop_proposal(seat, sink);
        }
        sink.tell(|| Event::Answered { seat, accepts });
        if lapsed {
            self.close_offer(sink);
        }
    }

    pub(crate) fn close_offer(&mut self, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Turn;
        let seat = self.turn.seat;
        sink.tell(|| Event::OfferEnded { seat });
    }

    pub(crate) fn apply_propose(&mut self, seat: Seat, terms: Terms, sink: &mut impl Sink<Event>) {
        self.turn.offers[seat] = self.turn.offers[seat].saturating_add(1);
        self.proposals.by = self.proposals.by.with(seat);
        self.proposals.terms[seat] = terms;
        sink.tell(|| Event::Proposed { seat, give: terms.give, want: terms.want });
        // A counter-proposal is an answer to the open offer: no.
        if self.offer_to(seat).is_ok() {
            self.apply_answer(seat, false, sink);
        }
    }

    pub(crate) fn drop_proposal(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.proposals.by.contains(seat) {
            self.proposals.by = self.proposals.by.without(seat);
            self.proposals.terms[seat] = Terms::default();
            sink.tell(|| Event::ProposalEnded { seat });
        }
    }

    /// Something was built or bought for resources: in the strict order that ends all trading.
    #[inline]
    pub(crate) fn end_trading_if_strict(&mut self, sink: &mut impl Sink<Event>) {
        self.turn.built = true;
        if self.options.strict_order {
            self.proposals.by.iter().for_each(|seat| self.drop_proposal(seat, sink));
        }
    }

    /// Ends the proposals of those who no longer hold what they would give.
    #[inline]
    pub(crate) fn drop_empty_promises(&mut self, sink: &mut impl Sink<Event>) {
        for seat in self.proposals.by.iter() {
            if !self.hands[seat].covers(self.proposals.terms[seat].give) {
                self.drop_proposal(seat, sink);
            }
        }
    }

    pub(crate) fn apply_deal(&mut self, with: Seat, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        let Some(Terms { give, want }) = self.terms_with(with) else { return };
        // An offer that was taken does not count: trades are not limited (BASE-65).
        let accepted =
            matches!(self.phase, Phase::Offering(offer) if offer.accepted.contains(with));
        let counted = &mut self.turn.offers[if accepted { seat } else { with }];
        *counted = counted.saturating_sub(1);
        self.hands[seat] = self.hands[seat].minus(give).plus(want);
        self.hands[with] = self.hands[with].minus(want).plus(give);
        sink.tell(|| Event::Traded { seat, with, gave: give, got: want });
        self.phase = Phase::Turn;
        self.drop_proposal(with, sink);
        self.drop_empty_promises(sink);
    }

    pub(crate) fn list_offers(&self, seat: Seat, out: &mut Vec<Decision>) {
        let to = self.others();
        self.list_swaps(seat, out, |give, want| Decision::Offer { give, want, to });
        self.list_proposals(seat, out);
    }

    fn list_proposals(&self, seat: Seat, out: &mut Vec<Decision>) {
        for with in self.proposals.by.iter() {
            if self.check_deal(seat, with).is_ok() {
                out.push(Decision::Deal { with });
            }
            out.push(Decision::Dismiss { from: with });
        }
    }

    pub(crate) fn list_answers(&self, seat: Seat, offer: &Offer, out: &mut Vec<Decision>) {
        if seat == self.turn.seat {
            out.push(Decision::Withdraw);
            out.extend(offer.accepted.iter().map(|with| Decision::Deal { with }));
            self.list_proposals(seat, out);
            return;
        }
        if offer.asked.contains(seat) && self.hands[seat].covers(offer.terms.want) {
            out.push(Decision::Accept);
        }
        if offer.asked.or(offer.accepted).contains(seat) {
            out.push(Decision::Decline);
        }
        self.list_unasked(seat, out);
    }

    /// What a seat that is not on turn may do without being asked.
    pub(crate) fn list_unasked(&self, seat: Seat, out: &mut Vec<Decision>) {
        if self.options.player_trade && self.turn.rolled && self.may_trade() {
            self.list_swaps(seat, out, |give, want| Decision::Propose { give, want });
            if self.proposals.by.contains(seat) {
                out.push(Decision::Retract);
            }
        }
    }
}
