//! A realm: its centre row, its landscapes with their stocks, and the cards at its sites.

use crate::amounts::Amounts;
use crate::place::{LANDS, Land, Road, SLOTS, Site, Slot, Store};
use crate::resource::{Kinds, Resource, Terrain};
use crate::set::{Lands, Slots, Stores};

/// What a store holds at most.
pub const CAPACITY: u8 = 3;

/// A landscape card: what it yields, and at which number.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Ground {
    /// What it is.
    pub land: Terrain,
    /// The number on which it yields, 1 to 6.
    pub number: u8,
}

/// A landscape to fill a list with, before it is any.
impl Default for Ground {
    fn default() -> Ground {
        Ground { land: Terrain::Forest, number: 0 }
    }
}

/// What one player has built. `C` is a card of the game.
///
/// What is asked for often is kept up to date: what is held and what finds room of each kind, the stores of
/// each kind and those that are neither full nor empty, the landscapes of each number, the sites that there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Realm<C> {
    sites: u16,
    cities: u16,
    citadels: u16,
    roads: u16,
    lands: Lands,
    city_lands: Lands,
    grounds: [Option<Ground>; LANDS],
    stocks: [u8; LANDS + 1],
    /// What the further store takes, once it is open.
    cache: Option<Resource>,
    by_kind: [Stores; 6],
    by_number: [Lands; 7],
    roomy: Stores,
    stocked: Stores,
    held: Amounts,
    room: Amounts,
    cards: [Option<C>; SLOTS],
    filled: Slots,
    spaces: Slots,
    city_spaces: Slots,
    citadel_spaces: Slots,
}

/// The sites of a set of bits, from left to right.
fn each_site(mut bits: u16) -> impl Iterator<Item = Site> {
    std::iter::from_fn(move || {
        let first = (bits != 0).then(|| Site::new(bits.trailing_zeros() as u8));
        bits &= bits.wrapping_sub(1);
        first
    })
}

impl<C: Copy> Realm<C> {
    /// Nothing yet.
    pub const EMPTY: Realm<C> = Realm {
        sites: 0,
        cities: 0,
        citadels: 0,
        roads: 0,
        lands: Lands::NONE,
        city_lands: Lands::NONE,
        grounds: [None; LANDS],
        stocks: [0; LANDS + 1],
        cache: None,
        by_kind: [Stores::NONE; 6],
        by_number: [Lands::NONE; 7],
        roomy: Stores::NONE,
        stocked: Stores::NONE,
        held: Amounts::NONE,
        room: Amounts::NONE,
        cards: [None; SLOTS],
        filled: Slots::NONE,
        spaces: Slots::NONE,
        city_spaces: Slots::NONE,
        citadel_spaces: Slots::NONE,
    };

    /// Settlements and cities, from left to right.
    pub fn sites(&self) -> impl Iterator<Item = Site> + use<C> {
        each_site(self.sites)
    }

    /// The settlements that are no cities, from left to right.
    pub fn settlements(&self) -> impl Iterator<Item = Site> + use<C> {
        each_site(self.sites & !self.cities)
    }

    /// The roads, from left to right.
    pub fn roads(&self) -> impl Iterator<Item = Road> + use<C> {
        let roads = self.roads;
        let every = (-12..=12).step_by(2).filter_map(Road::at);
        every.filter(move |road| roads >> road.index() & 1 == 1)
    }

    /// Whether a settlement or city lies there.
    #[inline]
    pub fn has_site(&self, site: Site) -> bool {
        self.sites >> site.index() & 1 == 1
    }

    /// Whether a city lies there.
    #[inline]
    pub fn is_city(&self, site: Site) -> bool {
        self.cities >> site.index() & 1 == 1
    }

    /// Whether a citadel lies there.
    #[inline]
    pub fn is_citadel(&self, site: Site) -> bool {
        self.citadels >> site.index() & 1 == 1
    }

    /// Whether a road lies there.
    #[inline]
    pub fn has_road(&self, road: Road) -> bool {
        self.roads >> road.index() & 1 == 1
    }

    /// How many settlements and cities there are.
    #[inline]
    pub fn site_count(&self) -> u8 {
        self.sites.count_ones() as u8
    }

    /// How many cities there are.
    #[inline]
    pub fn city_count(&self) -> u8 {
        self.cities.count_ones() as u8
    }

    /// How many citadels there are.
    #[inline]
    pub fn citadel_count(&self) -> u8 {
        self.citadels.count_ones() as u8
    }

    /// Where a road may be added: beside a settlement or city at an end of the row.
    pub fn road_places(&self) -> impl Iterator<Item = Road> + use<C> {
        let ends = if self.sites == 0 {
            [None, None]
        } else {
            let last = 15 - self.sites.leading_zeros() as u8;
            let first = self.sites.trailing_zeros() as u8;
            [Some(Site::new(first).roads()[0]), Some(Site::new(last).roads()[1])]
        };
        let roads = self.roads;
        ends.into_iter().flatten().filter(move |road| roads >> road.index() & 1 == 0)
    }

    /// Where a settlement may be added: at the open end of a road.
    pub fn settlement_places(&self) -> impl Iterator<Item = Site> + use<C> {
        let (sites, roads) = (self.sites, self.roads);
        let outermost = [roads.trailing_zeros(), 15 - roads.leading_zeros().min(15)];
        let ends = outermost.into_iter().enumerate().filter(move |_| roads != 0);
        ends.filter_map(|(side, road)| Road::at(road as i8 * 2 - 12)?.sites()[side])
            .filter(move |site| sites >> site.index() & 1 == 0)
    }

    /// Lays a road.
    pub fn lay_road(&mut self, road: Road) {
        self.roads |= 1 << road.index();
    }

    /// Lays a settlement; its landscapes come separately.
    pub fn lay_settlement(&mut self, site: Site) {
        self.sites |= 1 << site.index();
        let [upper, _, lower, _] = site.slots();
        self.spaces = self.spaces.or(Slots::only(upper)).or(Slots::only(lower));
    }

    /// Lays a city on a settlement.
    pub fn lay_city(&mut self, site: Site) {
        self.cities |= 1 << site.index();
        let all: Slots = site.slots().into_iter().collect();
        self.spaces = self.spaces.or(all);
        self.city_spaces = self.city_spaces.or(all);
        self.city_lands = self.city_lands.or(site.lands().into_iter().collect());
    }

    /// Lays a citadel on a settlement: it has as many sites as a city, and is none.
    pub fn lay_citadel(&mut self, site: Site) {
        self.citadels |= 1 << site.index();
        let all: Slots = site.slots().into_iter().collect();
        self.spaces = self.spaces.or(all);
        self.citadel_spaces = self.citadel_spaces.or(all);
    }

    /// Lays a landscape with its stock.
    pub fn lay_land(&mut self, land: Land, ground: Ground, stock: u8) {
        let kind = ground.land.yields();
        self.lands.insert(land);
        self.grounds[land.index()] = Some(ground);
        self.stocks[land.index()] = stock;
        self.by_kind[kind.index()].insert(land.into());
        self.by_number[usize::from(ground.number)].insert(land);
        self.held += Amounts::of(kind, stock);
        self.room += Amounts::of(kind, CAPACITY - stock);
        if stock < CAPACITY {
            self.roomy.insert(land.into());
        }
        if stock > 0 {
            self.stocked.insert(land.into());
        }
    }

    /// Takes a landscape up, with its stock.
    pub fn lift_land(&mut self, land: Land) -> Option<(Ground, u8)> {
        let ground = self.grounds[land.index()].take()?;
        let stock = std::mem::take(&mut self.stocks[land.index()]);
        let kind = ground.land.yields();
        self.lands.remove(land);
        self.by_kind[kind.index()].remove(land.into());
        self.by_number[usize::from(ground.number)].remove(land);
        self.held -= Amounts::of(kind, stock);
        self.room -= Amounts::of(kind, CAPACITY - stock);
        self.roomy.remove(land.into());
        self.stocked.remove(land.into());
        Some((ground, stock))
    }

    /// Two landscapes change places, with what lies on them.
    pub fn swap_lands(&mut self, one: Land, other: Land) {
        if let (Some(first), Some(second)) = (self.lift_land(one), self.lift_land(other)) {
            self.lay_land(one, second.0, second.1);
            self.lay_land(other, first.0, first.1);
        }
    }

    /// Opens the further store, empty.
    pub fn open_cache(&mut self, kind: Resource) {
        self.cache = Some(kind);
        self.by_kind[kind.index()].insert(Store::CACHE);
        self.room += Amounts::of(kind, CAPACITY);
        self.roomy.insert(Store::CACHE);
    }

    /// The landscapes.
    #[inline]
    pub fn lands(&self) -> Lands {
        self.lands
    }

    /// The places of landscapes that touch a city.
    #[inline]
    pub fn city_lands(&self) -> Lands {
        self.city_lands
    }

    /// The landscape that lies there.
    #[inline]
    pub fn ground(&self, land: Land) -> Option<Ground> {
        self.grounds[land.index()]
    }

    /// The landscapes with this number.
    #[inline]
    pub fn numbered(&self, number: u8) -> Lands {
        self.by_number[usize::from(number)]
    }

    /// The stores for this kind.
    #[inline]
    pub fn stores(&self, kind: Resource) -> Stores {
        self.by_kind[kind.index()]
    }

    /// Which kind a store takes, if it is there.
    #[inline]
    pub fn kind_of(&self, store: Store) -> Option<Resource> {
        match store.land() {
            Some(land) => Some(self.grounds[land.index()]?.land.yields()),
            None => self.cache,
        }
    }

    /// What lies in a store.
    #[inline]
    pub fn stock(&self, store: Store) -> u8 {
        self.stocks[store.index()]
    }

    /// What lies in all stores.
    #[inline]
    pub fn held(&self) -> Amounts {
        self.held
    }

    /// What finds room in all stores.
    #[inline]
    pub fn room(&self) -> Amounts {
        self.room
    }

    /// The stores of these kinds that have room.
    #[inline]
    pub fn with_room(&self, kinds: Kinds) -> Stores {
        self.roomy.and(self.of_kinds(kinds))
    }

    /// The stores of this kind in which something lies.
    #[inline]
    pub fn with_stock_of(&self, kind: Resource) -> Stores {
        self.stocked.and(self.stores(kind))
    }

    /// The stores that have room for another kind than this.
    #[inline]
    pub fn with_room_but_for(&self, kind: Resource) -> Stores {
        self.roomy.but(self.stores(kind))
    }

    /// The stores of these kinds in which something lies.
    #[inline]
    pub fn with_stock(&self, kinds: Kinds) -> Stores {
        self.stocked.and(self.of_kinds(kinds))
    }

    #[inline]
    fn of_kinds(&self, kinds: Kinds) -> Stores {
        if kinds == Kinds::ALL {
            return Stores(!0);
        }
        kinds.iter().fold(Stores::NONE, |all, kind| all.or(self.stores(kind)))
    }

    /// Puts resources into a store; says how many found room.
    pub fn put(&mut self, store: Store, count: u8) -> u8 {
        let Some(kind) = self.kind_of(store) else { return 0 };
        let stock = &mut self.stocks[store.index()];
        let fits = count.min(CAPACITY - *stock);
        if fits > 0 {
            *stock += fits;
            if *stock == CAPACITY {
                self.roomy.remove(store);
            }
            self.stocked.insert(store);
            self.held += Amounts::of(kind, fits);
            self.room -= Amounts::of(kind, fits);
        }
        fits
    }

    /// Takes resources out of a store; says how many there were.
    pub fn take(&mut self, store: Store, count: u8) -> u8 {
        let Some(kind) = self.kind_of(store) else { return 0 };
        let stock = &mut self.stocks[store.index()];
        let taken = count.min(*stock);
        if taken > 0 {
            *stock -= taken;
            if *stock == 0 {
                self.stocked.remove(store);
            }
            self.roomy.insert(store);
            self.held -= Amounts::of(kind, taken);
            self.room += Amounts::of(kind, taken);
        }
        taken
    }

    /// The sites that there are.
    #[inline]
    pub fn spaces(&self) -> Slots {
        self.spaces
    }

    /// The sites without a card.
    #[inline]
    pub fn free_spaces(&self) -> Slots {
        self.spaces.but(self.filled)
    }

    /// The sites of cities.
    #[inline]
    pub fn city_spaces(&self) -> Slots {
        self.city_spaces
    }

    /// The sites of citadels.
    #[inline]
    pub fn citadel_spaces(&self) -> Slots {
        self.citadel_spaces
    }

    /// The sites with a card.
    #[inline]
    pub fn filled(&self) -> Slots {
        self.filled
    }

    /// The card at a site.
    #[inline]
    pub fn card(&self, slot: Slot) -> Option<C> {
        self.cards[slot.index()]
    }

    /// All cards at sites, with their sites.
    #[inline]
    pub fn cards(&self) -> impl Iterator<Item = (Slot, C)> + '_ {
        self.filled.iter().filter_map(|slot| Some((slot, self.card(slot)?)))
    }

    /// Lays a card at a site; what lay there before is covered.
    pub fn place(&mut self, slot: Slot, card: C) {
        self.cards[slot.index()] = Some(card);
        self.filled.insert(slot);
    }

    /// Takes the card at a site away.
    pub fn remove(&mut self, slot: Slot) -> Option<C> {
        self.filled.remove(slot);
        self.cards[slot.index()].take()
    }

    /// Two cards change their sites.
    pub fn swap_cards(&mut self, one: Slot, other: Slot) {
        self.cards.swap(one.index(), other.index());
    }

    /// Whether what is kept up to date is what it would be if it were computed.
    ///
    /// # Errors
    /// What does not add up.
    pub fn audit(&self) -> Result<(), String> {
        let mut fresh = Realm::<C>::EMPTY;
        for site in self.sites() {
            fresh.lay_settlement(site);
            if self.is_city(site) {
                fresh.lay_city(site);
            }
            if self.is_citadel(site) {
                fresh.lay_citadel(site);
            }
            if site.lands().iter().any(|&land| !self.lands.has(land)) {
                return Err(format!("the settlement at {} misses a landscape", site.column()));
            }
        }
        for land in self.lands.iter() {
            let ground = self.ground(land).ok_or("a landscape is not there")?;
            let stock = self.stock(land.into());
            if stock > CAPACITY {
                return Err(format!("{stock} lie on {land}"));
            }
            fresh.lay_land(land, ground, stock);
        }
        if let Some(kind) = self.kind_of(Store::CACHE) {
            fresh.open_cache(kind);
            fresh.put(Store::CACHE, self.stock(Store::CACHE));
        }
        if (self.cities | self.citadels) & !self.sites != 0 || self.cities & self.citadels != 0 {
            return Err("a city or citadel lies beside its settlement".into());
        }
        for (what, same) in [
            ("what is held", fresh.held == self.held),
            ("what finds room", fresh.room == self.room),
            ("the stores", fresh.by_kind == self.by_kind),
            ("what is full", fresh.roomy == self.roomy && fresh.stocked == self.stocked),
            ("the numbers", fresh.by_number == self.by_number),
            ("the sites", fresh.spaces == self.spaces && fresh.city_spaces == self.city_spaces),
            ("what touches a city", fresh.city_lands == self.city_lands),
            ("the citadels", fresh.citadel_spaces == self.citadel_spaces),
            ("the cards", self.filled == self.filled.and(self.spaces)),
        ] {
            if !same {
                return Err(format!("{what} of a realm is not what it should be"));
            }
        }
        let filled = (0..SLOTS as u8).map(Slot::new).filter(|slot| self.card(*slot).is_some());
        if filled.collect::<Slots>() == self.filled {
            Ok(())
        } else {
            Err("cards lie where none are".into())
        }
    }
}
