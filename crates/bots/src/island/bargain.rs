//! How a settler trades: towards its plan, and not with those who are about to win.

use island::{Decision, Hand, PhaseView, Resource};
use table::{Seat, SeatSet};

use super::goal::Goal;
use super::scene::Scene;
use super::settler::{Settler, best};

impl Settler {
    pub(super) fn trade_bank(
        &mut self,
        scene: &Scene<'_>,
        decisions: &[Decision],
        ranked: &[(f32, Goal)],
    ) -> Option<Decision> {
        let hand = scene.hand();
        let now = self.worth(scene, hand, ranked);
        let trades = decisions.iter().copied().filter_map(|decision| match decision {
            Decision::TradeBank { give, take } => {
                let gave = Hand::some(give, scene.mine().rates[give]);
                let after = hand.minus(gave).plus(Hand::one(take));
                Some((self.worth(scene, after, ranked), decision))
            }
            _ => None,
        });
        let (after, trade) = best(trades, |(worth, _)| *worth)?;
        // A hand above the limit is better traded than lost.
        let margin = if hand.total() > 8 { 0.97 } else { 1.08 };
        (after > now * margin).then_some(trade)
    }

    /// Who is asked: everyone, or everyone who is not about to win.
    fn partners(&self, scene: &Scene<'_>) -> SeatSet {
        let asked = |seat: &Seat| !(self.strength.shrewd && scene.is_dangerous(*seat));
        scene.others().filter(asked).collect()
    }

    pub(super) fn make_offer(
        &mut self,
        scene: &Scene<'_>,
        decisions: &[Decision],
        ranked: &[(f32, Goal)],
    ) -> Option<Decision> {
        let to = self.partners(scene);
        // Only some offers are listed, but where none is there is no trading now.
        let trading = decisions.iter().any(|decision| matches!(decision, Decision::Offer { .. }))
            && scene.others().any(|seat| scene.seat(seat).hand_size > 0);
        if self.offered.len() >= self.strength.offers as usize || to.is_empty() || !trading {
            return None;
        }
        let hand = scene.hand();
        let now = self.worth(scene, hand, ranked);
        let swaps = Resource::ALL.into_iter().flat_map(|give| {
            Resource::ALL.into_iter().flat_map(move |want| [(give, 1, want), (give, 2, want)])
        });
        let swaps: Vec<(Hand, Hand)> = swaps
            .filter(|&(give, count, want)| give != want && hand[give] >= count)
            .map(|(give, count, want)| (Hand::some(give, count), Hand::one(want)))
            .filter(|swap| !self.offered.contains(swap))
            .collect();
        let gain = |&(give, want): &(Hand, Hand)| {
            self.worth(scene, hand.minus(give).plus(want), ranked) - 0.002 * give.total() as f32
        };
        let (give, want) = best(swaps, gain)?;
        if gain(&(give, want)) <= now * 1.1 {
            return None;
        }
        self.offered.push((give, want));
        Some(Decision::Offer { give, want, to })
    }

    /// All have answered: swap with the least dangerous of those who accept, or look at proposals.
    pub(super) fn close_offer(
        &mut self,
        scene: &Scene<'_>,
        decisions: &[Decision],
    ) -> Option<Decision> {
        let accepted = match &scene.view.phase {
            PhaseView::Offering { accepted, .. } => *accepted,
            _ => SeatSet::EMPTY,
        };
        let with = best(accepted.iter(), |&seat| -scene.threat(seat));
        let deal = with.map(|with| Decision::Deal { with });
        let ranked = self.ranked(scene, scene.hand());
        deal.filter(|deal| decisions.contains(deal))
            .or_else(|| self.take_proposal(scene, decisions, &ranked))
            .or(Some(Decision::Withdraw))
    }

    /// A proposal that helps is taken; one that does not is turned down.
    pub(super) fn take_proposal(
        &mut self,
        scene: &Scene<'_>,
        decisions: &[Decision],
        ranked: &[(f32, Goal)],
    ) -> Option<Decision> {
        let proposal = scene.view.proposals.first()?;
        let deal = Decision::Deal { with: proposal.seat };
        let good = decisions.contains(&deal)
            && self.likes(scene, proposal.want, proposal.give, proposal.seat, ranked);
        let answer = if good { deal } else { Decision::Dismiss { from: proposal.seat } };
        decisions.contains(&answer).then_some(answer)
    }

    /// Whether giving this for that to this seat is a good trade.
    fn likes(
        &mut self,
        scene: &Scene<'_>,
        give: Hand,
        get: Hand,
        with: Seat,
        ranked: &[(f32, Goal)],
    ) -> bool {
        if !scene.hand().covers(give) || (self.strength.shrewd && scene.is_dangerous(with)) {
            return false;
        }
        let now = self.worth(scene, scene.hand(), ranked);
        let after = self.worth(scene, scene.hand().minus(give).plus(get), ranked);
        let margin = if self.strength.shrewd { 1.05 } else { 1.0 };
        after * self.doubt() > now * margin
    }

    /// Somebody offers `give` for `want`.
    pub(super) fn answer(
        &mut self,
        scene: &Scene<'_>,
        give: Hand,
        want: Hand,
        decisions: &[Decision],
    ) -> Option<Decision> {
        let ranked = self.ranked(scene, scene.hand());
        let with = scene.view.turn.seat;
        if decisions.contains(&Decision::Accept) && self.likes(scene, want, give, with, &ranked) {
            return Some(Decision::Accept);
        }
        self.counter(scene, want, with, &ranked).or(Some(Decision::Decline))
    }

    /// Where the own side of the offer can be spared, another card is asked for it, once a turn.
    fn counter(
        &mut self,
        scene: &Scene<'_>,
        asked: Hand,
        with: Seat,
        ranked: &[(f32, Goal)],
    ) -> Option<Decision> {
        if !self.strength.shrewd || !self.offered.is_empty() || asked.total() != 1 {
            return None;
        }
        let wishes = Resource::ALL.map(Hand::one).into_iter();
        let wishes = wishes.filter(|wish| !wish.shares_a_kind_with(asked)).collect::<Vec<_>>();
        let likely =
            |wish: &Hand| wish.kinds().next().map_or(0.0, |kind| scene.likely(with, kind)) >= 0.8;
        let liked = wishes.into_iter().filter(likely).collect::<Vec<_>>();
        let hand = scene.hand();
        if !hand.covers(asked) {
            return None;
        }
        let wish = best(liked, |wish| self.worth(scene, hand.minus(asked).plus(*wish), ranked))?;
        if !self.likes(scene, asked, wish, with, ranked) {
            return None;
        }
        self.offered.push((asked, wish));
        Some(Decision::Propose { give: asked, want: wish })
    }
}
