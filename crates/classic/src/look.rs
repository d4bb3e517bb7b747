//! What a player who thinks about a position looks at, without a view being built.

use realm::{Amounts, Realm};
use table::Seat;

use crate::card::Card;
use crate::position::Classic;
use crate::tally::Points;

impl Classic {
    /// What a seat has built.
    pub fn realm_of(&self, seat: Seat) -> &Realm<Card> {
        self.realm(seat)
    }

    /// All points of a seat but those of the two tokens.
    pub fn points_of(&self, seat: Seat) -> Points {
        self.tally(seat).points
    }

    /// The victory points with which a seat wins.
    pub fn goal_of(&self, seat: Seat) -> u8 {
        self.target(seat)
    }

    /// The cards of a hand: in an imagined position what they may be.
    pub fn hand_of(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.hands[seat.index()].iter().filter_map(|secret| secret.card)
    }

    /// What a card costs in this game.
    pub fn price_of(&self, card: Card) -> Amounts {
        self.price(card)
    }

    /// The wizards of a seat, and all their power.
    pub fn magic_of(&self, seat: Seat) -> (u8, u8) {
        let mages = &self.charm(seat).mages;
        (mages.len() as u8, mages.iter().map(|mage| mage.power).sum())
    }

    /// How many landscapes of a seat yield two instead of one.
    pub fn boosted_of(&self, seat: Seat) -> u8 {
        self.tally(seat).boosted.len()
    }

    /// More counted resources than this tempt the brigands.
    pub fn brigand_limit(&self) -> u8 {
        self.terms.brigand_limit
    }
}
