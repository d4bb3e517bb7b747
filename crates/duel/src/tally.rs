//! What the cards of a realm count and do, kept up to date: looked at in every turn, changed only when a card
//! comes or goes.

use realm::{Lands, Realm, Resource, Slots};
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

/// What the cards of a realm count and do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    /// All points but those of the two advantages.
    pub points: Points,
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
    /// How many of a kind are given for one of another.
    pub rates: [u8; 6],
    /// Landscapes beside a Large Trade Ship.
    pub docks: Lands,
    /// Landscapes that are not counted when brigands come.
    pub stored: Lands,
    /// Landscapes that yield two instead of one.
    pub boosted: Lands,
    /// Landscapes of cities, and those that the plague spares.
    pub plagued: Lands,
    /// The numbers with which an attack is turned away, one bit each.
    pub shield: u8,
    /// The numbers with which riots are kept out, one bit each.
    pub chapels: u8,
}

impl Tally {
    /// Counts a realm.
    pub(crate) fn of(realm: &Realm<Card>) -> Tally {
        let mut tally = Tally {
            points: Points::default(),
            has: [0; 2],
            heroes: 0,
            pirates: 0,
            mints: 0,
            pharmacies: 0,
            inventors: 0,
            harvest_gold: 0,
            buildings: Slots::NONE,
            ships: Slots::NONE,
            fighters: Slots::NONE,
            taxed: Slots::NONE,
            expansions: realm.filled(),
            burnable: Slots::NONE,
            rates: [3; 6],
            docks: Lands::NONE,
            stored: Lands::NONE,
            boosted: Lands::NONE,
            plagued: Lands::NONE,
            shield: 0,
            chapels: 0,
        };
        for (slot, card) in realm.cards() {
            tally.count(realm, slot, card);
        }
        tally.points.victory += realm.site_count() + realm.city_count();
        tally.count_what_depends();
        tally.guard(realm);
        tally
    }

    /// Whether the card, or its reprint, stands in the realm.
    #[inline]
    pub(crate) fn has(&self, card: Card) -> bool {
        self.has[card as usize / 64] >> (card as usize % 64) & 1 == 1
    }

    fn note(&mut self, card: Card) {
        self.has[card as usize / 64] |= 1 << (card as usize % 64);
    }

    fn count(&mut self, realm: &Realm<Card>, slot: realm::Slot, card: Card) {
        let (facts, points) = (card.facts(), card.points());
        self.note(facts.original);
        self.points.victory += points.victory;
        self.points.trade += points.trade;
        self.points.strength += points.strength;
        self.points.skill += points.skill;
        self.points.progress += points.progress;
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
            Some(Trades::Kind(kind)) => self.rates[kind.index()] = 2,
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
            Card::Storehouse => self.stored = self.stored.or(beside),
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
            _ => {}
        }
    }

    /// Points that one card has because of others.
    fn count_what_depends(&mut self) {
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

    /// What fire brigades and bath houses guard in their cities.
    fn guard(&mut self, realm: &Realm<Card>) {
        self.burnable = self.buildings;
        let mut spared = Lands::NONE;
        for site in realm.sites().filter(|&site| realm.is_city(site)) {
            let lands: Lands = site.lands().into_iter().collect();
            self.plagued = self.plagued.or(lands);
            let slots: Slots = site.slots().into_iter().collect();
            let here = |card| {
                slots.iter().any(|slot| realm.card(slot).is_some_and(|c| c.original() == card))
            };
            if here(Card::FireBrigade) {
                self.burnable = self.burnable.but(slots);
            }
            if here(Card::BathHouse) {
                spared = spared.or(lands);
            }
        }
        self.plagued = self.plagued.but(spared);
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
        self.rates[kind.index()]
    }
}
