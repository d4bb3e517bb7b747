//! A quick look at a position, for those who judge many of them: it reads what is kept up to date and makes
//! no view. Players look at imagined positions only, so nothing is hidden here.

use realm::{Amounts, Land, Lands, Realm, Resource, Site, Slots};
use table::Seat;

use crate::ask::Ask;
use crate::building::{CITY, ROAD, SETTLEMENT, laying};
use crate::card::{Card, Set};
use crate::correct;
use crate::magic::MOST_POWER;
use crate::position::Classic;
use crate::tally::Points;

/// What one seat has.
#[derive(Clone, Copy, Debug)]
pub struct Side<'a> {
    game: &'a Classic,
    seat: Seat,
}

impl Classic {
    /// What this seat has.
    #[inline]
    pub fn side(&self, seat: Seat) -> Side<'_> {
        Side { game: self, seat }
    }

    /// What everybody has.
    pub fn sides(&self) -> impl Iterator<Item = Side<'_>> + Clone {
        self.everybody().map(|seat| self.side(seat))
    }

    /// Whether something has to be settled before the turn goes on, by a seat or by chance.
    #[inline]
    pub fn is_settling(&self) -> bool {
        self.ask.is_some()
    }

    /// How many turns were begun.
    #[inline]
    pub fn turns(&self) -> u32 {
        self.turn.count
    }

    /// How many roads, settlements, cities and citadels are left to be built.
    #[inline]
    pub fn supply(&self) -> [u8; 4] {
        [self.roads, self.settlements, self.cities, self.citadels]
    }

    /// More counted resources than this tempt the brigands.
    #[inline]
    pub fn brigand_limit(&self) -> u8 {
        self.terms.brigand_limit
    }

    /// The set that all cards of a stack are from; none of one's own stacks in a tournament.
    pub fn stack_set(&self, stack: u8) -> Option<Set> {
        let sets = [Set::Base, Set::Wizards];
        sets.get(self.pool_of(stack)).copied().filter(|_| !self.terms.tournament())
    }

    /// What a seat that is asked would get by a trade, and what it would give.
    pub fn offered(&self) -> Option<[Amounts; 2]> {
        match self.ask {
            Some(Ask::Offer { give, want, .. }) => Some([give, want]),
            _ => None,
        }
    }

    /// Whose realm loses the card, or the landscape's stock, that is chosen now.
    pub fn struck(&self) -> Option<Seat> {
        match self.ask {
            Some(Ask::TakeBack { of, .. }) => Some(of),
            Some(
                Ask::Bewitch { on, .. }
                | Ask::Blow { on, .. }
                | Ask::Challenge { on, own: Some(_), .. },
            ) => Some(on),
            Some(Ask::Filch { from, book: None, .. }) => Some(from),
            _ => None,
        }
    }

    /// Out of whose hand a card is chosen now that does not come to the one who chooses.
    pub fn plucked(&self) -> Option<Seat> {
        match self.ask {
            Some(Ask::Pull { of, .. }) => Some(of),
            Some(Ask::HandOver { from, .. }) => Some(from),
            _ => None,
        }
    }

    /// The event that a leap in time would spare everybody: the card, or none where it is the face of the die.
    pub fn leapt(&self) -> Option<Option<Card>> {
        match self.ask {
            Some(Ask::Leap { event, .. }) => Some(event),
            _ => None,
        }
    }

    /// The card that Countermagic would stop.
    pub fn announced(&self) -> Option<Card> {
        match self.ask {
            Some(Ask::Veto { card, .. }) => Some(card),
            _ => None,
        }
    }

    /// Whether what is given now goes with a Caravan, and comes back as something else.
    pub fn is_loading(&self) -> bool {
        matches!(self.ask, Some(Ask::Load { .. }))
    }

    /// Whether somebody else loses what is gained now.
    pub fn is_robbing(&self) -> bool {
        matches!(self.ask, Some(Ask::Rob { .. }))
    }
}

impl<'a> Side<'a> {
    /// Whose it is.
    #[inline]
    pub fn seat(self) -> Seat {
        self.seat
    }

    /// The position.
    #[inline]
    pub fn game(self) -> &'a Classic {
        self.game
    }

    /// What the others have.
    pub fn rivals(self) -> impl Iterator<Item = Side<'a>> + Clone {
        self.game.rivals(self.seat).map(move |seat| Side { seat, ..self })
    }

    /// The realm.
    #[inline]
    pub fn realm(self) -> &'a Realm<Card> {
        self.game.realm(self.seat)
    }

    /// All points but those of the two tokens.
    #[inline]
    pub fn points(self) -> Points {
        self.game.tally(self.seat).points
    }

    /// All victory points.
    #[inline]
    pub fn victory(self) -> u8 {
        self.game.victory_points(self.seat)
    }

    /// The victory points that are still lacking.
    #[inline]
    pub fn lacking(self) -> u8 {
        self.game.target(self.seat).saturating_sub(self.victory())
    }

    /// Whether the card stands in the realm.
    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.game.tally(self.seat).has(card)
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

    /// Landscapes that brigands do not count.
    #[inline]
    pub fn guarded(self) -> Lands {
        self.game.tally(self.seat).guarded
    }

    /// How many cards the hand may have.
    #[inline]
    pub fn hand_limit(self) -> u8 {
        self.game.tally(self.seat).hand_limit()
    }

    /// How many spell books lie in the realm.
    #[inline]
    pub fn books(self) -> u8 {
        self.game.tally(self.seat).books.len()
    }

    /// Whether the realm has the knight token.
    #[inline]
    pub fn is_strongest(self) -> bool {
        self.game.strongest == Some(self.seat)
    }

    /// Whether the realm has the windmill token.
    #[inline]
    pub fn is_richest(self) -> bool {
        self.game.richest == Some(self.seat)
    }

    /// How many wizards there are, and all their power.
    pub fn magic(self) -> [u8; 2] {
        let mages = &self.game.charm(self.seat).mages;
        [mages.len() as u8, mages.iter().map(|mage| mage.power).sum()]
    }

    /// The power of the wizard at this landscape.
    pub fn power_at(self, land: Land) -> u8 {
        self.game.charm(self.seat).mage(land).map_or(0, |mage| mage.power)
    }

    /// The cards of the hand.
    #[inline]
    pub fn hand(self) -> impl Iterator<Item = Card> + 'a {
        self.game.hands[self.seat.index()].iter().filter_map(|secret| secret.card)
    }

    /// What a search costs.
    #[inline]
    pub fn search_price(self) -> u8 {
        self.game.tally(self.seat).search_price()
    }

    /// What a card costs.
    #[inline]
    pub fn price(self, card: Card) -> Amounts {
        self.game.price(card)
    }

    /// What a road, a settlement, a city and a citadel cost.
    pub fn prices(self) -> [Amounts; 4] {
        [ROAD, SETTLEMENT, CITY, correct::printed().citadel]
    }

    /// The magic power that is lacking to lay the card; nothing where the wizards could never hold enough.
    pub fn lacks_power(self, card: Card) -> Option<u8> {
        let [wizards, power] = self.magic();
        let due = laying(card);
        (due <= MOST_POWER * wizards).then(|| due.saturating_sub(power))
    }

    /// Whether the conditions of the card hold and nobody bars it, whatever it costs.
    pub fn admits(self, card: Card) -> bool {
        let free = self.game.check_unique(self.seat, card).is_ok();
        free && self.game.check_needs(self.seat, card).is_ok()
    }

    /// Where the card could stand now.
    pub fn sites_for(self, card: Card) -> Slots {
        if card.kind().is_placed() { self.game.sites_for(self.seat, card) } else { Slots::NONE }
    }

    /// The landscapes at which this wizard could stand now.
    pub fn posts_for(self, card: Card) -> impl Iterator<Item = Land> + 'a {
        self.game.posts_for(self.seat, card)
    }

    /// The kind of landscape at which the wizard stands; any, where there is none.
    pub fn terrain_of(self, card: Card) -> Option<realm::Terrain> {
        card.facts().terrain
    }

    /// Whether a wizard at this landscape would be the first one of a citadel.
    pub fn wakes(self, land: Land) -> bool {
        let (realm, charms) = (self.realm(), self.game.charm(self.seat));
        let mut citadels = realm.sites().filter(|&site| realm.is_citadel(site));
        citadels.any(|site| {
            let lands = site.lands();
            lands.contains(&land) && lands.into_iter().all(|land| charms.mage(land).is_none())
        })
    }

    /// Where a citadel could lie.
    pub fn citadel_places(self) -> impl Iterator<Item = Site> + 'a {
        self.game.citadel_places(self.seat)
    }

    /// Whether a settlement can be laid without another road.
    pub fn has_open_road(self) -> bool {
        self.game.settlement_places(self.seat).next().is_some()
    }

    /// Whether a road can be laid.
    pub fn has_open_end(self) -> bool {
        self.game.road_places(self.seat).next().is_some()
    }

    /// Whether one more settlement, and one more city, are not too many.
    pub fn may_grow(self) -> [bool; 2] {
        let raisable = self.game.raisable(self.seat).next().is_some();
        let city = self.game.may_own_city(self.seat) && raisable;
        [self.game.may_own_settlement(self.seat), city]
    }

    /// Whether an end of the row is open where no border post stands.
    pub fn open_ends(self) -> usize {
        self.game.charm(self.seat).posts.iter().filter(|post| post.is_none()).count()
    }

    /// The kind that a building makes its neighbours yield more of.
    pub fn boosts(self, card: Card) -> Option<Resource> {
        card.facts().boosts
    }

    /// The kind that a fleet exchanges two for one.
    pub fn trades(self, card: Card) -> Option<Resource> {
        card.facts().trades
    }

    /// What the counted resources are that brigands look at.
    pub fn counted(self) -> u8 {
        let realm = self.realm();
        let lands = realm.lands().but(self.guarded());
        lands.iter().map(|land| realm.stock(land.into())).sum()
    }
}
