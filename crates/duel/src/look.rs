//! A quick look at a position, for those who judge many of them: it reads what is kept up to date and makes
//! no view. Players look at imagined positions only, so nothing is hidden here.

use realm::{Amounts, Land, Lands, Realm, Resource, Slots};
use table::Seat;

use crate::card::{Card, Kind};
use crate::position::{Ask, Duel, Stage, other};
use crate::tally::Points;

/// What one seat has, and what the game asks of it.
#[derive(Clone, Copy, Debug)]
pub struct Side<'a> {
    game: &'a Duel,
    seat: Seat,
}

impl Duel {
    /// What this seat has.
    #[inline]
    pub fn side(&self, seat: Seat) -> Side<'_> {
        Side { game: self, seat }
    }

    /// Whose turn it is.
    #[inline]
    pub fn on_turn(&self) -> Seat {
        self.turn.seat
    }

    /// How many points win.
    #[inline]
    pub fn target(&self) -> u8 {
        self.terms.target
    }

    /// Whether something has to be settled before the turn goes on, by a seat or by chance.
    #[inline]
    pub fn is_settling(&self) -> bool {
        self.ask.is_some()
    }

    /// Whether the game is in an action phase or a preparatory round, the time for building.
    #[inline]
    pub fn is_building(&self) -> bool {
        matches!(self.stage, Stage::Action | Stage::Prepare { .. })
    }

    /// Whether cards with conditions and buildings for cities are played with.
    #[inline]
    pub fn has_eras(&self) -> bool {
        self.terms.eras()
    }

    /// How many roads, settlements and cities are left to be built.
    #[inline]
    pub fn supply(&self) -> [u8; 3] {
        [self.roads, self.settlements, self.cities]
    }

    /// The card of the open stack, while one is left.
    #[inline]
    pub fn open_card(&self) -> Option<Card> {
        self.terms.open_card().filter(|_| self.open > 0)
    }

    /// The number of this turn, once it is known.
    #[inline]
    pub fn number(&self) -> Option<u8> {
        self.turn.number
    }

    /// In whose realm a card is picked now, if one is.
    pub fn picked_from(&self) -> Option<Seat> {
        match self.ask {
            Some(Ask::Name { seat, .. } | Ask::Burn { seat, .. }) => Some(other(seat)),
            Some(
                Ask::Tax { seat, .. }
                | Ask::Lose { seat, .. }
                | Ask::Relocate { seat, .. }
                | Ask::Visit { seat, .. },
            ) => Some(seat),
            _ => None,
        }
    }

    /// Whether gold is to be paid for what is chosen now, one for each.
    pub fn is_buying(&self) -> bool {
        matches!(self.ask, Some(Ask::Buy { .. }))
    }

    /// Whether what is taken now goes out of the opponent's hand and under a stack.
    pub fn is_pulling(&self) -> bool {
        matches!(self.ask, Some(Ask::Pull { .. }))
    }

    /// The set that each stack of this game is from; none of a stack with mixed backs.
    pub fn stack_set(&self, stack: u8) -> Option<crate::card::Set> {
        let back = usize::from(*self.terms.backs.get(usize::from(stack))?);
        crate::card::Set::ALL.get(back).copied().filter(|_| !self.terms.tournament())
    }
}

impl<'a> Side<'a> {
    /// Whose it is.
    #[inline]
    pub fn seat(self) -> Seat {
        self.seat
    }

    /// What the other one has.
    #[inline]
    pub fn opponent(self) -> Side<'a> {
        Side { seat: other(self.seat), ..self }
    }

    /// The position.
    #[inline]
    pub fn game(self) -> &'a Duel {
        self.game
    }

    /// The realm.
    #[inline]
    pub fn realm(self) -> &'a Realm<Card> {
        self.game.realm(self.seat)
    }

    /// All points but those of the two advantages.
    #[inline]
    pub fn points(self) -> Points {
        self.game.tally(self.seat).points
    }

    /// All victory points.
    #[inline]
    pub fn victory(self) -> u8 {
        self.game.victory_points(self.seat)
    }

    /// Whether the card, or its reprint, stands in the realm.
    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.game.tally(self.seat).has(card.original())
    }

    /// How many of a kind are given for one of another.
    #[inline]
    pub fn rate(self, kind: Resource) -> u8 {
        self.game.tally(self.seat).rate(kind)
    }

    /// Landscapes that yield two instead of one.
    #[inline]
    pub fn boosted(self) -> Lands {
        self.game.tally(self.seat).boosted
    }

    /// Landscapes beside a Large Trade Ship.
    #[inline]
    pub fn docks(self) -> Lands {
        self.game.tally(self.seat).docks
    }

    /// Landscapes that brigands do not count.
    #[inline]
    pub fn stored(self) -> Lands {
        self.game.tally(self.seat).stored
    }

    /// Landscapes that a plague would reach.
    #[inline]
    pub fn plagued(self) -> Lands {
        self.game.tally(self.seat).plagued
    }

    /// The trade ships.
    #[inline]
    pub fn ships(self) -> Slots {
        self.game.tally(self.seat).ships
    }

    /// The buildings.
    #[inline]
    pub fn buildings(self) -> Slots {
        self.game.tally(self.seat).buildings
    }

    /// How many heroes there are.
    #[inline]
    pub fn heroes(self) -> u8 {
        self.game.tally(self.seat).heroes
    }

    /// The gold that comes on top of a plentiful harvest.
    #[inline]
    pub fn harvest_gold(self) -> u8 {
        self.game.tally(self.seat).harvest_gold
    }

    /// How many Pirate Ships, Mints and Pharmacies there are.
    #[inline]
    pub fn houses(self) -> [u8; 3] {
        let tally = self.game.tally(self.seat);
        [tally.pirates, tally.mints, tally.pharmacies]
    }

    /// How many of the six numbers turn an attack away.
    #[inline]
    pub fn shield(self) -> u8 {
        self.game.tally(self.seat).shield.count_ones() as u8
    }

    /// Whether the realm has the strength advantage.
    #[inline]
    pub fn is_strongest(self) -> bool {
        self.game.strongest == Some(self.seat)
    }

    /// Whether the realm has the trade advantage.
    #[inline]
    pub fn is_richest(self) -> bool {
        self.game.richest == Some(self.seat)
    }

    /// The landscape at which the Gold Cache lies.
    #[inline]
    pub fn cache(self) -> Option<Land> {
        self.game.caches[self.seat].map(|(_, land)| land)
    }

    /// The cards of the hand.
    #[inline]
    pub fn hand(self) -> impl Iterator<Item = Card> + 'a {
        self.game.hands[self.seat].iter().filter_map(|secret| secret.card)
    }

    /// The cards that this one could fetch from a discard pile.
    pub fn fetchable(self, by: Card) -> impl Iterator<Item = Card> + 'a {
        self.game.discards[self.game.fetched_from(self.seat, by)].iter().copied()
    }

    /// What the search at the end of a turn costs.
    #[inline]
    pub fn search_price(self) -> u8 {
        self.game.tally(self.seat).search_price()
    }

    /// How many resources of its price a card is cheaper.
    #[inline]
    pub fn discount(self, card: Card) -> u8 {
        self.game.discount(self.seat, card)
    }

    /// Whether the condition of the card holds, and no other one bars it.
    pub fn admits(self, card: Card) -> bool {
        !(card.is_single() && self.has(card)) && self.game.meets(self.seat, card)
    }

    /// Where the card could stand now.
    pub fn sites_for(self, card: Card) -> Slots {
        match card.kind() {
            Kind::Action | Kind::Event | Kind::LandscapeExpansion => Slots::NONE,
            _ => self.game.sites_for(self.seat, card),
        }
    }
}

/// What a road, a settlement and a city cost.
pub const PRICES: [Amounts; 3] =
    [crate::building::ROAD, crate::building::SETTLEMENT, crate::building::CITY];
