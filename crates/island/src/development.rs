//! Development cards: buying, drawing, playing, and the largest army (BASE-46 to 50, BASE-73 to 75).

use table::{Refusal, Seat, Sink, ensure};

use crate::cards::{self, Development, Hand, Resource};
use crate::course::{Course, DecisionOf, EventOf};
use crate::decision::{Decision, Event};
use crate::position::{Phase, Position};
use crate::rules::base;
use crate::worth;

impl<C: Course<W>, const W: usize> Position<C, W> {
    /// Development cards of this kind that the player on turn may play now, but for the one card
    /// a turn.
    #[inline]
    pub(crate) fn ripe(&self, card: Development) -> u8 {
        self.cards[self.turn.seat][card] - self.fresh[card]
    }

    pub(crate) fn list_cards(&self, seat: Seat, out: &mut Vec<DecisionOf<C, W>>) {
        if self.ripe(Development::Knight) > 0 {
            out.push(Decision::PlayKnight);
        }
        if self.ripe(Development::RoadBuilding) > 0
            && (self.lays_road(seat) || C::lays_free(self, seat))
        {
            out.push(Decision::PlayRoadBuilding);
        }
        if self.ripe(Development::YearOfPlenty) > 0 && !self.bank.is_empty() {
            out.push(Decision::PlayYearOfPlenty);
        }
        if self.ripe(Development::Monopoly) > 0 {
            out.extend(Resource::ALL.map(|card| Decision::PlayMonopoly { card }));
        }
    }

    pub(crate) fn check_buy(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_building(seat)?;
        self.check_pile()?;
        self.check_price(seat, cards::DEVELOPMENT)
    }

    pub(crate) fn check_pile(&self) -> Result<(), Refusal> {
        ensure(!self.pile.is_empty(), base(48), "no development card is left")
    }

    fn check_card(&self, seat: Seat, card: Development) -> Result<(), Refusal> {
        self.check_own_moment(seat)?;
        ensure(self.cards[seat][card] > 0, base(49), "this card is not in the hand")?;
        ensure(self.ripe(card) > 0, base(49), "the card was bought in this turn")?;
        ensure(!self.turn.card_played, base(49), "a card was played in this turn already")
    }

    pub(crate) fn check_knight(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_card(seat, Development::Knight)
    }

    pub(crate) fn check_road_building(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_card(seat, Development::RoadBuilding)?;
        if C::lays_free(self, seat) {
            return Ok(());
        }
        ensure(self.stock[seat].roads > 0, base(73), "no road is left in the stock")?;
        ensure(!self.road_spots(seat).is_empty(), base(73), "there is no place for a road")
    }

    pub(crate) fn check_year_of_plenty(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_card(seat, Development::YearOfPlenty)?;
        ensure(!self.bank.is_empty(), base(74), "the bank is empty")
    }

    pub(crate) fn check_monopoly(&self, seat: Seat, card: Resource) -> Result<(), Refusal> {
        self.check_card(seat, Development::Monopoly)?;
        ensure(!card.is_commodity(), base(75), "a monopoly names a resource")
    }

    pub(crate) fn check_take(&self, seat: Seat, card: Resource) -> Result<(), Refusal> {
        let due = matches!(self.phase, Phase::Taking { .. });
        self.check_due(seat, due, "no card of the year of plenty is due")?;
        ensure(self.bank[card] > 0, base(74), "the bank has none of these cards")
    }

    pub(crate) fn buy_card(&mut self, seat: Seat, sink: &mut impl Sink<EventOf<C, W>>) {
        self.buy(seat, cards::DEVELOPMENT, sink);
        self.phase = Phase::Drawing { buyer: seat };
    }

    pub(crate) fn draw_card(&mut self, card: Development, sink: &mut impl Sink<EventOf<C, W>>) {
        let Phase::Drawing { buyer } = self.phase else { return };
        self.pile[card] -= 1;
        self.receive_card(buyer, card, sink);
    }

    /// A development card comes to its buyer, who may have won with it.
    pub(crate) fn receive_card(
        &mut self,
        buyer: Seat,
        card: Development,
        sink: &mut impl Sink<EventOf<C, W>>,
    ) {
        self.cards[buyer][card] += 1;
        sink.tell(|| Event::Bought { seat: buyer, card: Some(card) });
        self.go_on();
        if buyer == self.turn.seat {
            self.fresh[card] += 1;
            self.declare_winner(sink);
        }
    }

    fn play(&mut self, seat: Seat, card: Development, sink: &mut impl Sink<EventOf<C, W>>) {
        self.cards[seat][card] -= 1;
        self.played[seat][card] += 1;
        self.turn.card_played = true;
        sink.tell(|| Event::Played { seat, card });
    }

    pub(crate) fn play_knight(&mut self, seat: Seat, sink: &mut impl Sink<EventOf<C, W>>) {
        self.play(seat, Development::Knight, sink);
        self.phase = Phase::MovingRobber;
        self.award_largest_army(seat, sink);
        self.declare_winner(sink);
    }

    pub(crate) fn play_road_building(&mut self, seat: Seat, sink: &mut impl Sink<EventOf<C, W>>) {
        self.play(seat, Development::RoadBuilding, sink);
        self.phase = Phase::FreeRoads { left: 2, may_stop: false };
    }

    pub(crate) fn play_year_of_plenty(&mut self, seat: Seat, sink: &mut impl Sink<EventOf<C, W>>) {
        self.play(seat, Development::YearOfPlenty, sink);
        self.phase = Phase::Taking { left: 2 };
    }

    pub(crate) fn play_monopoly(
        &mut self,
        seat: Seat,
        card: Resource,
        sink: &mut impl Sink<EventOf<C, W>>,
    ) {
        self.play(seat, Development::Monopoly, sink);
        for from in self.others().iter() {
            let count = self.hand_over_all(from, seat, card, u8::MAX);
            sink.tell(|| Event::Monopolised { seat, card, from, count });
        }
        self.drop_empty_promises(sink);
    }

    pub(crate) fn take(&mut self, seat: Seat, card: Resource, sink: &mut impl Sink<EventOf<C, W>>) {
        self.gain_openly(seat, Hand::one(card), sink);
        match self.phase {
            Phase::Taking { left } if left > 1 && !self.bank.is_empty() => {
                self.phase = Phase::Taking { left: left - 1 };
            }
            _ => self.go_on(),
        }
    }

    /// A knight was played: whoever has at least three and alone the most takes the army.
    fn award_largest_army(&mut self, seat: Seat, sink: &mut impl Sink<EventOf<C, W>>) {
        let knights = |seat: Seat| self.played[seat][Development::Knight];
        let count = knights(seat);
        if count < 3 || self.largest_army == Some(seat) {
            return;
        }
        if self.others().iter().all(|other| knights(other) < count) {
            self.hand_army_to(Some(seat), sink);
        }
    }

    /// The largest army changes hands, or is set aside.
    pub(crate) fn hand_army_to(
        &mut self,
        holder: Option<Seat>,
        sink: &mut impl Sink<EventOf<C, W>>,
    ) {
        if let Some(before) = self.largest_army {
            self.points[before] -= worth::LARGEST_ARMY;
        }
        if let Some(now) = holder {
            self.points[now] += worth::LARGEST_ARMY;
        }
        self.largest_army = holder;
        let knights = holder.map_or(0, |seat| self.played[seat][Development::Knight]);
        sink.tell(|| Event::LargestArmy { holder, knights });
    }
}
