//! Whether a seat may decide this now, and by which rule not.

use hex::{Corner, CornerId, HexId, Side, SideId};
use table::{Refusal, Rule, Seat, ensure, refuse};

use crate::cards::{self, Development, Hand};
use crate::decision::Decision;
use crate::rules::{base, option, six};
use crate::state::{Island, Phase};

impl Island {
    pub(crate) fn may(&self, seat: Seat, choice: &Decision) -> Result<(), Refusal> {
        if let Phase::Over { .. } = self.phase {
            return refuse(Rule::table(4), "the game is over");
        }
        ensure(seat.index() < self.count(), Rule::table(5), "there is no such seat at this table")?;
        match *choice {
            Decision::Roll => {
                self.check_own_moment(seat)?;
                ensure(!self.turn.rolled, base(19), "the dice were rolled in this turn")
            }
            Decision::EndTurn => {
                self.check_own_moment(seat)?;
                ensure(self.turn.rolled, base(63), "the roll cannot be left out")
            }
            Decision::Pass => self.check_pass(seat),
            Decision::BuildRoad { at } => self.check_road(seat, at),
            Decision::BuildSettlement { at } => self.check_settlement(seat, at),
            Decision::BuildCity { at } => self.check_city(seat, at),
            Decision::BuyCard => {
                self.check_building(seat)?;
                ensure(!self.pile.is_empty(), base(48), "no development card is left")?;
                self.check_price(seat, cards::DEVELOPMENT)
            }
            Decision::PlayKnight => self.check_card(seat, Development::Knight),
            Decision::PlayRoadBuilding => {
                self.check_card(seat, Development::RoadBuilding)?;
                ensure(self.stock[seat].roads > 0, base(73), "no road is left in the stock")?;
                ensure(!self.road_spots(seat).is_empty(), base(73), "there is no place for a road")
            }
            Decision::PlayYearOfPlenty => {
                self.check_card(seat, Development::YearOfPlenty)?;
                ensure(!self.bank.is_empty(), base(74), "the bank is empty")
            }
            Decision::PlayMonopoly { .. } => self.check_card(seat, Development::Monopoly),
            Decision::Take { card } => {
                let due = matches!(self.phase, Phase::Taking { .. });
                self.check_due(seat, due, "no card of the year of plenty is due")?;
                ensure(self.bank[card] > 0, base(74), "the bank has none of these cards")
            }
            Decision::Discard { card } => {
                self.owed_by(seat)?;
                ensure(self.hands[seat][card] > 0, base(53), "this card is not in the hand")
            }
            Decision::DiscardAll { cards } => {
                let owed = self.owed_by(seat)?;
                let right = cards.total() == u32::from(owed);
                ensure(right, base(53), "the number of cards is not the one that is owed")?;
                ensure(self.hands[seat].covers(cards), base(53), "these cards are not in the hand")
            }
            Decision::MoveRobber { to } => {
                let hex = self.board.grid.hex_id(to);
                self.check_robber(seat, hex)
            }
            Decision::Rob { victim } => match self.phase {
                Phase::ChoosingVictim { victims } => {
                    self.check_due(seat, true, "")?;
                    ensure(victim != seat, base(78), "the player on turn is never robbed")?;
                    let there = victims.contains(victim);
                    ensure(there, base(54), "that player has no building at the robber's hex")
                }
                _ => refuse(base(54), "there is nobody to be chosen"),
            },
            Decision::TradeBank { give, take } => self.check_bank(seat, give, take),
            Decision::Offer { give, want, to } => self.check_offer(seat, give, want, to),
            Decision::Accept => self.check_accept(seat),
            Decision::Decline => self.offer_to(seat).map(|_| ()),
            Decision::Propose { give, want } => self.check_propose(seat, give, want),
            Decision::Retract => self.check_retract(seat),
            Decision::Deal { with } => self.check_deal(seat, with),
            Decision::Dismiss { from } => self.check_dismiss(seat, from),
            Decision::Withdraw => self.check_withdraw(seat),
        }
    }

    /// Whether the seat is on turn and nothing else is being settled (BASE-64).
    pub(crate) fn check_own_moment(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Turn if seat == self.turn.seat => Ok(()),
            Phase::SpecialBuilding { .. } => {
                refuse(six(9), "only building and buying is possible in this phase")
            }
            Phase::FoundingSettlement { .. } | Phase::FoundingRoad { .. } => {
                refuse(base(16), "the founding phase comes first")
            }
            Phase::Laying | Phase::DrawingLots | Phase::DrawingDesert | Phase::PlacingRobber => {
                refuse(Rule::table(2), "the game has not begun")
            }
            _ if seat != self.turn.seat => refuse(base(62), "it is another player's turn"),
            _ => refuse(base(64), "something else is being settled first"),
        }
    }

    /// Whether something of this kind is due, and from this seat, which is on turn.
    fn check_due(&self, seat: Seat, due: bool, why: &'static str) -> Result<(), Refusal> {
        ensure(due, Rule::table(2), why)?;
        ensure(seat == self.turn.seat, Rule::table(1), "another seat is asked")
    }

    /// Whether the seat may build and buy now.
    fn check_building(&self, seat: Seat) -> Result<(), Refusal> {
        if let Phase::SpecialBuilding { builder } = self.phase {
            return ensure(seat == builder, six(8), "another seat builds in this phase now");
        }
        self.check_own_moment(seat)?;
        ensure(self.turn.rolled, base(63), "nothing can be built or bought before the roll")
    }

    fn check_price(&self, seat: Seat, price: Hand) -> Result<(), Refusal> {
        ensure(self.hands[seat].covers(price), base(31), "the cards to pay for it are missing")
    }

    fn check_pass(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::SpecialBuilding { builder } => {
                ensure(seat == builder, six(8), "another seat builds in this phase now")
            }
            Phase::FreeRoads { left } => {
                self.check_due(seat, true, "")?;
                ensure(left < 2, base(73), "at least one of the free roads is laid")
            }
            _ => refuse(Rule::table(2), "there is nothing to pass on"),
        }
    }

    fn side(&self, at: Side) -> Result<SideId, Refusal> {
        self.board.grid.side_id(at).map_or(refuse(Rule::table(6), "there is no such path"), Ok)
    }

    fn corner(&self, at: Corner) -> Result<CornerId, Refusal> {
        self.board.grid.corner_id(at).map_or(refuse(Rule::table(6), "there is no such corner"), Ok)
    }

    fn check_road(&self, seat: Seat, at: Side) -> Result<(), Refusal> {
        let side = self.side(at)?;
        let free = ensure(!self.taken.contains(side), base(7), "a road lies on this path already");
        match self.phase {
            Phase::FoundingRoad { placed, at } => {
                self.check_founder(seat, placed)?;
                free?;
                let touches = self.board.grid.sides_at(at).contains(side);
                ensure(touches, base(16), "the road must touch the settlement just founded")
            }
            Phase::FoundingSettlement { .. } => refuse(base(16), "a settlement comes first"),
            Phase::FreeRoads { .. } => {
                self.check_due(seat, true, "")?;
                free?;
                self.check_joint(seat, side)
            }
            _ => {
                self.check_building(seat)?;
                ensure(self.stock[seat].roads > 0, base(68), "all 15 roads are laid")?;
                self.check_price(seat, cards::ROAD)?;
                free?;
                self.check_joint(seat, side)
            }
        }
    }

    /// Whether the road would be joined to something of the seat's own.
    fn check_joint(&self, seat: Seat, side: SideId) -> Result<(), Refusal> {
        if self.reach[seat].contains(side) {
            return Ok(());
        }
        let ends = self.board.grid.ends(side);
        if ends.into_iter().any(|corner| self.touched[seat].contains(corner)) {
            return refuse(base(34), "another player's building stands where the road would join");
        }
        refuse(base(33), "the road would touch nothing of the player's own")
    }

    fn check_founder(&self, seat: Seat, placed: u8) -> Result<(), Refusal> {
        ensure(seat == self.founder(placed), base(16), "another player founds now")
    }

    fn check_settlement(&self, seat: Seat, at: Corner) -> Result<(), Refusal> {
        let corner = self.corner(at)?;
        let free = || {
            ensure(self.built[corner].is_empty(), base(7), "a building stands there already")?;
            let far = self.open.contains(corner);
            ensure(far, base(38), "a building stands on a neighbouring corner")
        };
        match self.phase {
            Phase::FoundingSettlement { placed } => {
                self.check_founder(seat, placed)?;
                free()
            }
            Phase::FoundingRoad { .. } => {
                refuse(base(16), "the road of the settlement comes first")
            }
            _ => {
                self.check_building(seat)?;
                let left = self.stock[seat].settlements > 0;
                ensure(left, base(68), "all 5 settlements are on the board")?;
                self.check_price(seat, cards::SETTLEMENT)?;
                free()?;
                let road = self.touched[seat].contains(corner);
                ensure(road, base(35), "no own road leads there")
            }
        }
    }

    fn check_city(&self, seat: Seat, at: Corner) -> Result<(), Refusal> {
        let corner = self.corner(at)?;
        self.check_building(seat)?;
        ensure(self.stock[seat].cities > 0, base(68), "all 4 cities are on the board")?;
        self.check_price(seat, cards::CITY)?;
        let own = self.settlements[seat].contains(corner);
        ensure(own, base(37), "a city replaces an own settlement")
    }

    fn check_card(&self, seat: Seat, card: Development) -> Result<(), Refusal> {
        self.check_own_moment(seat)?;
        ensure(self.cards[seat][card] > 0, base(49), "this card is not in the hand")?;
        ensure(self.ripe(card) > 0, base(49), "the card was bought in this turn")?;
        ensure(!self.turn.card_played, base(49), "a card was played in this turn already")
    }

    fn owed_by(&self, seat: Seat) -> Result<u8, Refusal> {
        match self.phase {
            Phase::Discarding { owed, .. } if owed[seat] > 0 => Ok(owed[seat]),
            _ => refuse(base(53), "nothing is to be discarded"),
        }
    }

    fn check_robber(&self, seat: Seat, to: Option<HexId>) -> Result<(), Refusal> {
        let placing = matches!(self.phase, Phase::PlacingRobber);
        let due = placing || matches!(self.phase, Phase::MovingRobber);
        if let Phase::Discarding { .. } = self.phase {
            return refuse(base(77), "the robber waits until all have discarded");
        }
        self.check_due(seat, due, "the robber is not to be moved now")?;
        let Some(to) = to else {
            return refuse(Rule::table(6), "there is no such land hex");
        };
        if placing {
            return ensure(
                self.board.deserts.contains(to),
                six(7),
                "the robber starts on a desert",
            );
        }
        ensure(to != self.robber, base(54), "the robber must move to another hex")?;
        let free = self.robber_spots().contains(to);
        ensure(free, option(5), "the robber spares players with two points or fewer")
    }
}
