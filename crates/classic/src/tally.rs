//! What the cards of a realm count and do, kept up to date: looked at in every turn, changed only when a card
//! comes or goes.

use realm::{Lands, Realm, Resource, Slot, Slots};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Kind};
use crate::magic::Charms;

/// The four kinds of points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicPoints"))]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "they are what they are called")]
pub struct Points {
    pub victory: u8,
    pub trade: u8,
    pub strength: u8,
    pub tournament: u8,
}

impl Points {
    /// In their order.
    pub(crate) const fn new([victory, trade, strength, tournament]: [u8; 4]) -> Points {
        Points { victory, trade, strength, tournament }
    }

    /// In their order.
    pub(crate) const fn all(self) -> [u8; 4] {
        [self.victory, self.trade, self.strength, self.tournament]
    }
}

/// What the cards of a realm count and do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    /// All points but those of the two tokens.
    pub points: Points,
    /// Which cards stand there, one bit each.
    has: [u64; 2],
    pub buildings: Slots,
    /// What a civil war may take.
    pub rebels: Slots,
    /// Cards that raise the hand limit.
    pub progress: u8,
    /// How many of a kind are given for one of another.
    pub rates: [u8; 6],
    /// Landscapes beside a Garrison, which brigands do not count.
    pub guarded: Lands,
    /// Landscapes that yield two instead of one.
    pub boosted: Lands,
    /// Landscapes of cities that the plague does not spare.
    pub plagued: Lands,
    /// Knights and dragons: what a Black Knight may send back.
    pub fighters: Slots,
    pub kitchens: Slots,
    pub mills: u8,
    pub leagues: u8,
    /// Mercenaries, who turn attacks away.
    pub mercenaries: Slots,
    pub books: Slots,
}

impl Tally {
    /// Counts a realm.
    pub(crate) fn of(realm: &Realm<Card>, charms: &Charms) -> Tally {
        let mut tally = Tally {
            points: Points::default(),
            has: [0; 2],
            buildings: Slots::NONE,
            rebels: Slots::NONE,
            progress: 0,
            rates: [3; 6],
            guarded: Lands::NONE,
            boosted: Lands::NONE,
            plagued: Lands::NONE,
            fighters: Slots::NONE,
            kitchens: Slots::NONE,
            mills: 0,
            leagues: 0,
            mercenaries: Slots::NONE,
            books: Slots::NONE,
        };
        let bewitched = charms.bewitched();
        let (mut fleets, mut knights) = (0, 0);
        for (slot, card) in realm.cards() {
            tally.sort(slot, card);
            // A bewitched building counts and does nothing.
            if !bewitched.has(slot) {
                tally.count(realm, slot, card);
            }
            fleets += u8::from(card.kind() == Kind::Fleet);
            knights += u8::from(card.kind() == Kind::Knight);
        }
        tally.points.victory += realm.site_count() + realm.city_count() + awake(realm, charms);
        let posts = charms.posts.iter().flatten();
        tally.points.victory += posts.map(|post| post.points().victory).sum::<u8>();
        let forged = u8::from(tally.has(Card::Smithy));
        tally.points.strength += forged * knights;
        if let Some(card) = charms.potion.and_then(|(slot, _)| realm.card(slot)) {
            let knight = card.kind() == Kind::Knight;
            tally.points.strength += card.points().strength + if knight { forged } else { 0 };
        }
        if tally.has(Card::Harbor) {
            tally.points.trade += fleets;
        }
        tally.guard(realm, bewitched);
        tally
    }

    /// Whether the card stands in the realm.
    #[inline]
    pub(crate) fn has(&self, card: Card) -> bool {
        self.has[card as usize / 64] >> (card as usize % 64) & 1 == 1
    }

    /// What a card is to those who look for one of a kind.
    fn sort(&mut self, slot: Slot, card: Card) {
        let kind = card.kind();
        if kind.is_building() {
            self.buildings.insert(slot);
        }
        if matches!(kind, Kind::Knight | Kind::Dragon) {
            self.fighters.insert(slot);
        }
        if matches!(kind, Kind::Knight | Kind::Fleet) {
            self.rebels.insert(slot);
        }
        if kind == Kind::SpellBook {
            self.books.insert(slot);
        }
    }

    fn count(&mut self, realm: &Realm<Card>, slot: Slot, card: Card) {
        let facts = card.facts();
        self.has[card as usize / 64] |= 1 << (card as usize % 64);
        self.points.victory += facts.points.victory;
        self.points.trade += facts.points.trade;
        self.points.strength += facts.points.strength;
        self.points.tournament += facts.points.tournament;
        self.progress += u8::from(facts.progress);
        if let Some(kind) = facts.trades {
            self.rates[kind.index()] = self.rates[kind.index()].min(2);
        }
        let beside: Lands = slot.lands().into_iter().collect();
        if let Some(kind) = facts.boosts {
            let fits = |land: &realm::Land| {
                realm.ground(*land).is_some_and(|ground| ground.land.yields() == kind)
            };
            self.boosted = self.boosted.or(beside.iter().filter(fits).collect());
        }
        match card {
            Card::Garrison => self.guarded = self.guarded.or(beside),
            Card::Mint => self.rates[Resource::Gold.index()] = 1,
            Card::MagicKitchen => self.kitchens.insert(slot),
            Card::MagicMill => self.mills += 1,
            Card::MagicLeague => self.leagues += 1,
            Card::MercenaryTroop | Card::MercenaryCamp => self.mercenaries.insert(slot),
            _ => {}
        }
    }

    /// What churches, bath houses and aqueducts guard.
    fn guard(&mut self, realm: &Realm<Card>, bewitched: Slots) {
        let mut spared = Lands::NONE;
        for site in realm.sites().filter(|&site| realm.is_city(site)) {
            let lands: Lands = site.lands().into_iter().collect();
            self.plagued = self.plagued.or(lands);
            let here = |card| {
                let mut slots = site.slots().into_iter().filter(|&slot| !bewitched.has(slot));
                slots.any(|slot| realm.card(slot) == Some(card))
            };
            if here(Card::Church) {
                self.rebels = self.rebels.but(site.slots().into_iter().collect());
            }
            if here(Card::BathHouse) {
                spared = spared.or(lands);
            }
        }
        self.plagued =
            if self.has(Card::Aqueduct) { Lands::NONE } else { self.plagued.but(spared) };
    }

    /// Three cards, and one more for each Abbey and Library.
    #[inline]
    pub(crate) fn hand_limit(&self) -> u8 {
        3 + self.progress
    }

    /// What a search costs.
    #[inline]
    pub(crate) fn search_price(&self) -> u8 {
        if self.has(Card::TownHall) { 1 } else { 2 }
    }

    /// How many of a kind are given for one of another.
    #[inline]
    pub(crate) fn rate(&self, kind: Resource) -> u8 {
        self.rates[kind.index()]
    }
}

/// How many citadels have a wizard at their landscapes: those count one point more (WIZ-15).
fn awake(realm: &Realm<Card>, charms: &Charms) -> u8 {
    let citadels = realm.sites().filter(|&site| realm.is_citadel(site));
    let awake =
        citadels.filter(|site| site.lands().into_iter().any(|land| charms.mage(land).is_some()));
    awake.count() as u8
}
