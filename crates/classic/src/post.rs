//! Border posts: units at the ends of the row, as long as their condition holds.

use table::{Refusal, Seat, Sink, ensure};

use crate::card::{Card, Kind};
use crate::decision::Decision;
use crate::event::Event;
use crate::position::{Classic, Stage};
use crate::rules::{classic, three};
use crate::tally::Tally;

impl Classic {
    /// Whether no border post closes this end of the row.
    #[inline]
    pub(crate) fn is_open_end(&self, seat: Seat, column: i8) -> bool {
        self.charm(seat).posts[usize::from(column > 0)].is_none()
    }

    /// Whether what the post asks for holds: fewer points of a kind than each other player has (THREE-21).
    pub(crate) fn holds_post(&self, seat: Seat, card: Card) -> bool {
        let points = |tally: &Tally| match card {
            Card::BorderEmbargo => tally.points.trade,
            Card::BorderPacifism => tally.points.strength,
            _ => tally.points.tournament,
        };
        let own = points(self.tally(seat));
        self.rivals(seat).all(|other| points(self.tally(other)) > own)
    }

    pub(crate) fn check_post(&self, card: Card, right: bool) -> Result<(), Refusal> {
        let seat = self.turn.seat;
        ensure(self.stage == Stage::Action, classic(20), "building is one of the free actions")?;
        let own = card.kind() == Kind::Post && self.in_hand(seat, card).is_some();
        ensure(own, three(19), "the card is no border post in the hand")?;
        let free = self.charm(seat).posts[usize::from(right)].is_none();
        ensure(free, three(19), "a border post stands at this end already")?;
        ensure(self.holds_post(seat, card), three(20), "the condition of the post does not hold")
    }

    /// The ends at which the seat may lay this post.
    pub(crate) fn ends_for(&self, seat: Seat, card: Card) -> impl Iterator<Item = bool> + '_ {
        let holds = self.holds_post(seat, card);
        let posts = self.charm(seat).posts;
        [false, true].into_iter().filter(move |&right| holds && posts[usize::from(right)].is_none())
    }

    pub(crate) fn list_posts(&self, out: &mut Vec<Decision>) {
        let seat = self.turn.seat;
        for card in self.different_cards(seat).filter(|card| card.kind() == Kind::Post) {
            out.extend(self.ends_for(seat, card).map(|right| Decision::Post { card, right }));
        }
        let posts = self.charm(seat).posts;
        let there = [false, true].into_iter().filter(|&right| posts[usize::from(right)].is_some());
        out.extend(there.map(|right| Decision::Raze { right }));
    }

    pub(crate) fn lay_post(
        &mut self,
        seat: Seat,
        card: Card,
        right: bool,
        sink: &mut impl Sink<Event>,
    ) {
        self.leave_hand(seat, card);
        self.charms[seat.index()].posts[usize::from(right)] = Some(card);
        sink.tell(|| Event::PostLaid { seat, card, right });
        self.recount(seat, sink);
    }

    pub(crate) fn check_raze(&self, right: bool) -> Result<(), Refusal> {
        let acting = self.stage == Stage::Action;
        ensure(acting, classic(35), "expansions are demolished among the free actions")?;
        let own = self.charm(self.turn.seat).posts[usize::from(right)].is_some();
        ensure(own, classic(35), "no own border post stands there")
    }

    pub(crate) fn raze(&mut self, seat: Seat, right: bool, sink: &mut impl Sink<Event>) {
        if let Some(card) = self.charms[seat.index()].posts[usize::from(right)].take() {
            sink.tell(|| Event::PostLeft { seat, card, right });
            self.discard(seat, card);
            self.recount(seat, sink);
        }
    }

    /// Posts whose condition fails are discarded (THREE-20).
    pub(crate) fn drop_posts(&mut self, sink: &mut impl Sink<Event>) {
        for seat in self.everybody() {
            for right in [false, true] {
                let post = self.charm(seat).posts[usize::from(right)];
                if post.is_some_and(|card| !self.holds_post(seat, card)) {
                    self.raze(seat, right, sink);
                }
            }
        }
    }
}
