//! Trade between the player on turn and another one (CLASSIC-38): an offer to one player, who agrees or not.

use realm::{Amounts, Kinds, Resource};
use table::{Refusal, Seat, Sink, ensure};

use crate::ask::{Ask, Task};
use crate::decision::{Decision, Why};
use crate::event::Event;
use crate::position::{Classic, Stage};
use crate::rules::classic;

/// So many offers may be declined in one turn (CLASSIC-55).
const DECLINED: u8 = 3;
/// Nobody stores more of one kind in any realm, so more need not be offered.
const MOST: u8 = 60;

impl Classic {
    pub(crate) fn check_offer(
        &self,
        to: Seat,
        give: Amounts,
        want: Amounts,
    ) -> Result<(), Refusal> {
        let seat = self.turn.seat;
        ensure(self.stage == Stage::Action, classic(20), "trade is one of the free actions")?;
        let other = to != seat && to.index() < self.count();
        ensure(other, table::Rule::table(5), "a trade is offered to another player")?;
        ensure(self.turn.declined < DECLINED, classic(55), "enough offers were declined")?;
        ensure(
            !give.is_empty() && !want.is_empty(),
            classic(38),
            "something stands on both sides of a trade",
        )?;
        let apart = give.kinds().iter().all(|kind| want.get(kind) == 0);
        ensure(apart, classic(38), "no kind stands on both sides of a trade")?;
        let small =
            |amounts: Amounts| Resource::ALL.into_iter().all(|kind| amounts.get(kind) <= MOST);
        let held = small(give) && self.realm(seat).held().covers(give);
        ensure(held, classic(38), "what is offered is not there")?;
        let there = small(want) && self.realm(to).held().covers(want);
        ensure(there, classic(38), "what is wanted is not there")?;
        let room = self.realm(seat).room().covers(want) && self.realm(to).room().covers(give);
        ensure(room, classic(4), "what is traded finds no room")
    }

    pub(crate) fn offer(
        &mut self,
        to: Seat,
        give: Amounts,
        want: Amounts,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = self.turn.seat;
        sink.tell(|| Event::Offered { seat, to, give, want });
        self.ask = Some(Ask::Offer { seat: to, give, want });
    }

    /// The other one agrees: both pay, then both receive, each choosing among the own stores.
    pub(crate) fn trade(
        &mut self,
        with: Seat,
        give: Amounts,
        want: Amounts,
        sink: &mut impl Sink<Event>,
    ) {
        let (seat, why) = (self.turn.seat, Why::Trade);
        sink.tell(|| Event::Answered { seat: with, accepts: true });
        for (to, what) in [(with, give), (seat, want)] {
            for kind in what.kinds().iter() {
                let count = what.get(kind);
                self.then([Task::Gain { seat: to, kinds: Kinds::only(kind), count, why }]);
            }
        }
        self.then([Task::Charge { seat: with, due: want, why }]);
        self.charge(seat, give, 0, why, sink);
    }

    pub(crate) fn decline(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.turn.declined += 1;
        sink.tell(|| Event::Answered { seat, accepts: false });
    }

    /// One-for-one swaps that both could keep, where the setup lists them.
    pub(crate) fn list_offers(&self, out: &mut Vec<Decision>) {
        if !self.terms.listed_offers || self.turn.declined >= DECLINED {
            return;
        }
        let own = self.realm(self.turn.seat);
        for to in self.rivals(self.turn.seat) {
            let theirs = self.realm(to);
            for give in Resource::ALL {
                if own.held().get(give) == 0 || theirs.room().get(give) == 0 {
                    continue;
                }
                for want in Resource::ALL {
                    let fits = theirs.held().get(want) > 0 && own.room().get(want) > 0;
                    if want != give && fits {
                        let [give, want] = [give, want].map(|kind| Amounts::of(kind, 1));
                        out.push(Decision::Offer { to, give, want });
                    }
                }
            }
        }
    }
}
