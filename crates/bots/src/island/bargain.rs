//! How a settler trades: towards its plan, and not with those who are about to win.

use island::{Decision, Hand, PhaseView, Resource};
use table::{Seat, SeatSet};

use super::means::{Own, canal};
use super::plans::Ranked;
use super::scene::Scene;
use super::settler::{Settler, best, best_above};

/// Somebody who is likely to hold so many cards of a kind is worth asking for one.
const REASON: f32 = 1.0;

/// What a canal counter adds to a trade, as a part of what the hand is worth: about a card.
const COUNTER: f32 = 0.12;

/// What somebody has asked the others for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Asked {
    turn: u32,
    /// How many offers and proposals were made in this turn.
    count: u32,
    /// What was asked for in this game without getting it: nobody hears the same twice.
    swaps: Vec<(Hand, Hand)>,
}

impl Asked {
    /// It is this turn now.
    pub(crate) fn begin(&mut self, turn: u32) {
        if self.turn != turn {
            self.turn = turn;
            self.count = 0;
        }
    }

    /// Nothing was asked for.
    pub(crate) fn clear(&mut self) {
        self.turn = 0;
        self.count = 0;
        self.swaps.clear();
    }

    /// Takes in what was decided. What somebody took once, somebody may take again.
    pub(crate) fn take_in<X>(&mut self, choice: &Decision<X>) {
        match *choice {
            Decision::Offer { give, want, .. } | Decision::Propose { give, want, .. } => {
                self.ask(give, want);
            }
            Decision::Deal { .. } => {
                self.swaps.pop();
            }
            _ => {}
        }
    }

    /// Takes in what was decided in some turn before whoever remembers it came to the game.
    pub(crate) fn recall<X>(&mut self, turn: impl FnOnce() -> u32, choice: &Decision<X>) {
        use Decision::{Deal, Offer, Propose};
        if matches!(choice, Offer { .. } | Propose { .. } | Deal { .. }) {
            self.begin(turn());
            self.take_in(choice);
        }
    }

    fn ask(&mut self, give: Hand, want: Hand) {
        self.count += 1;
        self.swaps.push((give, want));
    }
}

/// A trade as the one sees it who may take it.
#[derive(Clone, Copy)]
struct Swap {
    give: Hand,
    get: Hand,
    /// The canal counters that come with it, or go where they are fewer than none.
    counters: f32,
}

impl Settler {
    /// Where trades with the bank pay the best goal at once, the next of them. A purse counts them as done, so
    /// such a hand looks no better after the trade than before it.
    pub(super) fn pay_by_bank<X: Own>(
        scene: &Scene<'_>,
        decisions: &[Decision<X>],
        ranked: &Ranked<'_>,
    ) -> Option<Decision<X>> {
        let (hand, rates) = (scene.hand(), scene.mine().rates);
        let (_, goal) = ranked.first()?;
        if hand.covers(goal.price) || scene.purse.rolls_to(goal.price, hand) > 0 {
            return None;
        }
        let spare = |kind: Resource| hand[kind].saturating_sub(goal.price[kind]);
        let helps = |decision: &Decision<X>| match *decision {
            Decision::TradeBank { give, take } => {
                spare(give) >= rates[give] && hand[take] < goal.price[take]
            }
            _ => false,
        };
        best(decisions.iter().copied().filter(helps), |decision| match *decision {
            Decision::TradeBank { give, .. } => f32::from(spare(give)) / f32::from(rates[give]),
            _ => 0.0,
        })
    }

    pub(super) fn trade_bank<X: Own>(
        &mut self,
        scene: &Scene<'_>,
        decisions: &[Decision<X>],
        ranked: &Ranked<'_>,
    ) -> Option<Decision<X>> {
        let hand = scene.hand();
        let trades = decisions.iter().copied().filter_map(|decision| match decision {
            Decision::TradeBank { give, take } => {
                let gave = Hand::some(give, scene.mine().rates[give]);
                Some((hand.minus(gave).plus(Hand::one(take)), decision))
            }
            _ => None,
        });
        // A hand above the limit is better traded than lost.
        let margin = if hand.total() > 8 { 0.97 } else { 1.08 };
        let least = ranked.worth(hand) * margin;
        best_above(least, trades, |(after, _), least| ranked.worth_above(least, *after))
            .map(|(_, trade)| trade)
    }

    /// Who is asked for a card: everyone who is likely to have it, and not about to win.
    fn partners(&self, scene: &Scene<'_>, want: Resource) -> SeatSet {
        let asked = |seat: &Seat| {
            let feeds = self.strength.shrewd && scene.is_dangerous(*seat);
            !feeds && scene.likely(*seat, want) >= REASON
        };
        scene.others().filter(asked).collect()
    }

    pub(super) fn make_offer<X: Own>(
        &mut self,
        scene: &Scene<'_>,
        decisions: &[Decision<X>],
        ranked: &Ranked<'_>,
    ) -> Option<Decision<X>> {
        // Only some offers are listed, but where none is there is no trading now.
        let trading = decisions.iter().any(|decision| matches!(decision, Decision::Offer { .. }));
        if self.asked.count >= self.strength.offers || !trading {
            return None;
        }
        let hand = scene.hand();
        let wants = Resource::ALL.map(|want| (want, self.partners(scene, want)));
        let swaps = Resource::ALL.into_iter().flat_map(|give| {
            wants.into_iter().flat_map(move |(want, to)| [(give, 1, want, to), (give, 2, want, to)])
        });
        let swaps = swaps
            .filter(|&(give, count, want, to)| {
                give != want && hand[give] >= count && !to.is_empty()
            })
            .map(|(give, count, want, to)| (Hand::some(give, count), Hand::one(want), to))
            .filter(|&(give, want, _)| !self.asked.swaps.contains(&(give, want)));
        let least = ranked.worth(hand) * 1.1;
        let (give, want, to) = best_above(least, swaps, |&(give, want, _), least| {
            let cost = 0.002 * give.total() as f32;
            ranked.worth_above(least + cost, hand.minus(give).plus(want)) - cost
        })?;
        self.asked.ask(give, want);
        Some(Decision::Offer { give, want, to })
    }

    /// All have answered: swap with the least dangerous of those who accept, or look at proposals.
    pub(super) fn close_offer<X: Own>(
        &mut self,
        scene: &Scene<'_>,
        decisions: &[Decision<X>],
    ) -> Option<Decision<X>> {
        let (accepted, terms) = match &scene.view.phase {
            PhaseView::Offering { accepted, give, want, .. } => (*accepted, (*give, *want)),
            _ => (SeatSet::EMPTY, Default::default()),
        };
        let with = best(accepted.iter(), |&seat| -scene.threat(seat));
        let deal = with.map(|with| Decision::Deal { with });
        let ranked = self.ranked(scene);
        let deal = deal.filter(|deal| decisions.contains(deal));
        if deal.is_some() {
            // What somebody took once, somebody may take again.
            self.asked.swaps.retain(|asked| *asked != terms);
        }
        deal.or_else(|| self.take_proposal(scene, decisions, &ranked)).or(Some(Decision::Withdraw))
    }

    /// A proposal that helps is taken; one that does not is turned down.
    pub(super) fn take_proposal<X: Own>(
        &mut self,
        scene: &Scene<'_>,
        decisions: &[Decision<X>],
        ranked: &Ranked<'_>,
    ) -> Option<Decision<X>> {
        let proposal = scene.view.proposals.first()?;
        let deal = Decision::Deal { with: proposal.seat };
        let counters = canal::proposed(scene, 0);
        let swap = Swap { give: proposal.want, get: proposal.give, counters };
        let good = decisions.contains(&deal) && self.likes(scene, swap, proposal.seat, ranked);
        let answer = if good { deal } else { Decision::Dismiss { from: proposal.seat } };
        decisions.contains(&answer).then_some(answer)
    }

    /// Whether this is a good trade with this seat.
    fn likes(
        &mut self,
        scene: &Scene<'_>,
        Swap { give, get, counters }: Swap,
        with: Seat,
        ranked: &Ranked<'_>,
    ) -> bool {
        if !scene.hand().covers(give) || (self.strength.shrewd && scene.is_dangerous(with)) {
            return false;
        }
        let now = ranked.worth(scene.hand());
        let after = ranked.worth(scene.hand().minus(give).plus(get));
        let margin = if self.strength.shrewd { 1.05 } else { 1.0 };
        after * self.doubt() > now * (margin - COUNTER * counters)
    }

    /// Somebody offers `give` for `want`.
    pub(super) fn answer<X: Own>(
        &mut self,
        scene: &Scene<'_>,
        give: Hand,
        want: Hand,
        decisions: &[Decision<X>],
    ) -> Option<Decision<X>> {
        let ranked = self.ranked(scene);
        let with = scene.view.turn.seat;
        let swap = Swap { give: want, get: give, counters: canal::offered(scene) };
        if decisions.contains(&Decision::Accept) && self.likes(scene, swap, with, &ranked) {
            return Some(Decision::Accept);
        }
        self.counter(scene, want, with, &ranked).or(Some(Decision::Decline))
    }

    /// Where the own side of the offer can be spared, another card is asked for it, once a turn.
    fn counter<X: Own>(
        &mut self,
        scene: &Scene<'_>,
        asked: Hand,
        with: Seat,
        ranked: &Ranked<'_>,
    ) -> Option<Decision<X>> {
        if !self.strength.shrewd || self.asked.count > 0 || asked.total() != 1 {
            return None;
        }
        let wishes = Resource::ALL.map(Hand::one).into_iter();
        let wishes = wishes.filter(|wish| !wish.shares_a_kind_with(asked)).collect::<Vec<_>>();
        let likely = |wish: &Hand| {
            wish.kinds().next().map_or(0.0, |kind| scene.likely(with, kind)) >= REASON
                && !self.asked.swaps.contains(&(asked, *wish))
        };
        let liked = wishes.into_iter().filter(likely).collect::<Vec<_>>();
        let hand = scene.hand();
        if !hand.covers(asked) {
            return None;
        }
        let wish = best(liked, |wish| ranked.worth(hand.minus(asked).plus(*wish)))?;
        if !self.likes(scene, Swap { give: asked, get: wish, counters: 0.0 }, with, ranked) {
            return None;
        }
        self.asked.ask(asked, wish);
        Some(Decision::Propose { give: asked, want: wish })
    }
}
