//! What the cards of a realm count and do, kept up to date: looked at in every turn, changed only when a card
//! comes or goes.

use std::ops::AddAssign;

use realm::{Amounts, Lands, Realm, Resource, Slot, Slots};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Kind, Trades};

/// The five kinds of points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "they are what they are called")]
pub struct Points {
    pub victory: u8,
    pub trade: u8,
    pub strength: u8,
    pub skill: u8,
    pub progress: u8,
}

impl Points {
    /// In their order.
    pub(crate) const fn new([victory, trade, strength, skill, progress]: [u8; 5]) -> Points {
        Points { victory, trade, strength, skill, progress }
    }
}

impl AddAssign for Points {
    #[inline]
    fn add_assign(&mut self, other: Points) {
        self.victory += other.victory;
        self.trade += other.trade;
        self.strength += other.strength;
        self.skill += other.skill;
        self.progress += other.progress;
    }
}

/// What the cards of a realm count and do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    /// All points but those of the two advantages.
    pub points: Points,
    /// What is printed on the cards: all points but those that a card has because of others.
    printed: Points,
    /// Which cards stand there, reprints as their originals, one bit each.
    has: [u64; 2],
    pub heroes: u8,
    pub pirates: u8,
    pub mints: u8,
    pub pharmacies: u8,
    /// Buildings with a progress point.
    pub inventors: u8,
    /// The gold that comes on top of a plentiful harvest.
    pub harvest_gold: u8,
    pub buildings: Slots,
    pub ships: Slots,
    /// Units with strength points.
    pub fighters: Slots,
    /// Units with strength or trade points.
    pub taxed: Slots,
    /// Units and buildings: what can be demolished.
    pub expansions: Slots,
    /// Buildings that no fire brigade guards.
    pub burnable: Slots,
    /// The sites of cities with a fire brigade.
    guarded: Slots,
    /// What gives to the landscapes beside it in a year of plenty.
    pub givers: Slots,
    /// How many of a kind are given for one of another.
    pub rates: Amounts,
    /// Landscapes beside a Large Trade Ship.
    pub docks: Lands,
    /// Landscapes that are not counted when brigands come.
    pub stored: Lands,
    /// Landscapes that yield two instead of one.
    pub boosted: Lands,
    /// Landscapes of cities, but those that the plague spares.
    pub plagued: Lands,
    /// Landscapes of cities with a bath house.
    spared: Lands,
    /// The numbers with which an attack is turned away, one bit each.
    pub shield: u8,
    /// The numbers with which riots are kept out, one bit each.
    pub chapels: u8,
}

impl Tally {
    /// Counts a realm.
    pub(crate) fn of(realm: &Realm<Card>) -> Tally {
        let mut tally = Tally { rates: Amounts::new([3; 6]), ..Tally::default() };
        for (slot, card) in realm.cards() {
            tally.count(realm, slot, card);
        }
        tally.conclude(realm);
        tally
    }

    /// Counts a card that has come to a free site of the realm.
    pub(crate) fn add(&mut self, realm: &Realm<Card>, slot: Slot, card: Card) {
        self.count(realm, slot, card);
        self.conclude(realm);
    }

    /// Whether the card, or its reprint, stands in the realm.
    #[inline]
    pub(crate) fn has(&self, card: Card) -> bool {
        self.has[card as usize / 64] >> (card as usize % 64) & 1 == 1
    }

    fn note(&mut self, card: Card) {
        self.has[card as usize / 64] |= 1 << (card as usize % 64);
    }

    /// What one card counts and does by itself.
    fn count(&mut self, realm: &Realm<Card>, slot: Slot, card: Card) {
        let (facts, points) = (card.facts(), card.points());
        self.note(facts.original);
        self.printed += points;
        if facts.kind.is_building() {
            self.buildings.insert(slot);
            self.inventors += u8::from(points.progress > 0);
        } else {
            self.heroes += u8::from(facts.kind == Kind::Hero);
            if points.strength > 0 {
                self.fighters.insert(slot);
            }
            if points.strength + points.trade > 0 {
                self.taxed.insert(slot);
            }
        }
        if facts.kind == Kind::TradeShip {
            self.ships.insert(slot);
        }
        let beside: Lands = slot.lands().into_iter().collect();
        match facts.trades {
            Some(Trades::Kind(kind)) => self.rates = self.rates.with(kind, 2),
            Some(Trades::Neighbours) => self.docks = self.docks.or(beside),
            None => {}
        }
        if let Some(kind) = facts.boosts {
            let fitting = beside
                .iter()
                .filter(|&land| realm.ground(land).is_some_and(|g| g.land.yields() == kind));
            self.boosted = self.boosted.or(fitting.collect());
        }
        match facts.original {
            Card::Storehouse => {
                self.stored = self.stored.or(beside);
                self.givers.insert(slot);
            }
            Card::Abbey => self.givers.insert(slot),
            Card::TollBridge => self.harvest_gold += 2,
            Card::PirateShip => {
                (self.pirates, self.harvest_gold) = (self.pirates + 1, self.harvest_gold + 1)
            }
            Card::Mint => self.mints += 1,
            Card::Pharmacy => self.pharmacies += 1,
            Card::LookoutTower | Card::HeinrichTheSentinel => self.shield |= facts.protects_on,
            Card::ChapelLow | Card::ChapelHigh => self.chapels |= facts.protects_on,
            // A Parish Hall lies below the Town Hall and still bars a second one.
            Card::TownHall => self.note(Card::ParishHall),
            Card::FireBrigade => {
                self.guarded = self.guarded.or(slot.site().slots().into_iter().collect())
            }
            Card::BathHouse => {
                self.spared = self.spared.or(slot.site().lands().into_iter().collect())
            }
            _ => {}
        }
    }

    /// What follows from all cards together.
    fn conclude(&mut self, realm: &Realm<Card>) {
        self.expansions = realm.filled();
        self.burnable = self.buildings.but(self.guarded);
        self.plagued = realm.city_lands().but(self.spared);
        self.points = self.printed;
        self.points.victory += realm.site_count() + realm.city_count();
        if self.has(Card::Harbor) && self.ships.len() >= 3 {
            self.points.victory += 1;
        }
        if self.has(Card::TradingBase) {
            let doubled =
                [Card::Marketplace, Card::Harbor].into_iter().filter(|&card| self.has(card));
            self.points.trade += doubled.count() as u8;
        }
        if self.has(Card::SaltSilo) {
            self.points.trade += self.ships.len();
        }
    }

    /// Whether some cards are cheaper for this realm.
    #[inline]
    pub(crate) fn lowers_prices(&self) -> bool {
        self.has(Card::DrillGround) || self.has(Card::BuildingCrane)
    }

    /// What the search at the end of a turn costs.
    pub(crate) fn search_price(&self) -> u8 {
        match () {
            () if self.has(Card::TownHall) => 0,
            () if self.has(Card::ParishHall) => 1,
            () => 2,
        }
    }

    /// How many of a kind are given for one of another.
    #[inline]
    pub(crate) fn rate(&self, kind: Resource) -> u8 {
        self.rates.get(kind)
    }
}
