//! A position in the middle of a game to begin with: for tests, puzzles, and whoever wants to look into one.

use realm::{Ground, Land, Realm, Resource, Road, Secret, Site, Slot, Store};
use serde::{Deserialize, Serialize};
use table::{Faults, Rule, Seat, Silent};

use crate::card::{Card, Kind};
use crate::position::Duel;

/// A position at the start of a turn: what each has built and holds. What is left out is as at the start.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Scene {
    /// Whose turn begins.
    pub on_turn: usize,
    /// Each player's realm and hand.
    pub players: [Player; 2],
    /// The discard pile, the top card last; in a tournament of the first player.
    pub discarded: Vec<Card>,
    /// How many events come before Yule.
    pub before_yule: Option<u8>,
}

/// What one player has.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Player {
    /// The columns of further settlements, with their roads, from the middle outwards.
    pub settlements: Vec<i8>,
    /// The columns of cities.
    pub cities: Vec<i8>,
    /// Further roads at the ends.
    pub roads: Vec<i8>,
    /// The landscapes of further settlements, and others than those of the start.
    pub lands: Vec<SceneLand>,
    /// What lies on the landscapes: those that are not named hold nothing.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub stocks: Option<std::collections::BTreeMap<Store, u8>>,
    /// The expansions.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, DuelCard>"))]
    pub cards: std::collections::BTreeMap<Slot, Card>,
    /// Where the Gold Cache lies.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub cache: Option<Land>,
    /// The hand.
    pub hand: Vec<Card>,
}

/// A landscape of a scene.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SceneLand {
    /// Where it lies.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub at: Land,
    /// What it is.
    pub ground: Ground,
}

impl Scene {
    /// Lays the scene out in a game that has just begun.
    pub(crate) fn lay_out(&self, mut game: Duel) -> Result<Duel, Faults> {
        let mut faults = Faults::none();
        faults.expect(self.on_turn < 2, Rule::table(5), "scene.on_turn", || {
            "there are two seats".into()
        });
        for (seat, player) in Seat::first(2).zip(&self.players) {
            // Where a scene says what is in a hand, the first hand of a deck goes back among its cards.
            if !player.hand.is_empty() {
                let first = std::mem::take(&mut game.hands[seat]);
                let cards = first.iter().filter_map(|secret| secret.card);
                cards.for_each(|card| game.pools[seat.index()].push(card));
            }
            let at = format!("scene.players[{}]", seat.index());
            player.lay_out(seat, &mut game, &at, &mut faults);
        }
        for &card in &self.discarded {
            if take(&mut game, card, Seat::new(0)) {
                game.discards[0].push(card);
            } else {
                faults.add(
                    Rule::table(7),
                    "scene.discarded",
                    format!("there are not so many of {}", card.id()),
                );
            }
        }
        let possible = self.before_yule.is_none_or(|count| game.events.set_before_yule(count));
        faults.expect(possible, Rule::table(8), "scene.before_yule", || {
            "so many cannot come before Yule".into()
        });
        faults.into_result()?;
        for seat in Seat::first(2) {
            game.recount(seat, &mut Silent);
        }
        // The stacks get the cards that are left: as many from each as can be.
        game.restack();
        let seat = Seat::new(self.on_turn);
        game.first = seat;
        game.begin_turn(seat, &mut Silent);
        game.go_on(&mut Silent);
        game.audited().map_err(|what| {
            let mut faults = Faults::none();
            faults.add(Rule::table(7), "scene", what);
            faults
        })?;
        Ok(game)
    }
}

/// Takes a card out of the pool it belongs to; says whether there was one.
fn take(game: &mut Duel, card: Card, seat: Seat) -> bool {
    let pool = if game.terms.tournament() { seat.index() } else { card.set() as usize };
    if card.kind() == Kind::Event {
        return false;
    }
    match game.pools[pool].iter().position(|&other| other == card) {
        Some(index) => {
            game.pools[pool].remove(index);
            true
        }
        None if game.terms.open_card() == Some(card) && game.open > 0 => {
            game.open -= 1;
            true
        }
        None => false,
    }
}

impl Player {
    fn lay_out(&self, seat: Seat, game: &mut Duel, at: &str, faults: &mut Faults) {
        let mut realm = game.realms[seat];
        self.lay_row(&mut realm, game, at, faults);
        self.lay_lands(&mut realm, at, faults);
        game.realms[seat] = realm;
        for (&slot, &card) in &self.cards {
            self.place(seat, slot, card, game, at, faults);
        }
        if let Some(land) = self.cache {
            if realm.lands().has(land) && take(game, Card::GoldCache, seat) {
                game.caches[seat] = Some((Card::GoldCache, land));
                game.realms[seat].open_cache(Resource::Gold);
            } else {
                faults.add(
                    Rule::table(7),
                    format!("{at}.cache"),
                    "a Gold Cache lies at a landscape, and there is one",
                );
            }
        }
        if let Some(stocks) = &self.stocks {
            let realm = &mut game.realms[seat];
            for store in Resource::ALL
                .into_iter()
                .flat_map(|kind| realm.stores(kind).iter())
                .collect::<Vec<_>>()
            {
                realm.take(store, realm::CAPACITY);
                let stock = stocks.get(&store).copied().unwrap_or(0);
                faults.expect(
                    stock <= realm::CAPACITY,
                    crate::rules::duel(19),
                    &format!("{at}.stocks.{store}"),
                    || format!("{stock} are more than a store holds"),
                );
                realm.put(store, stock.min(realm::CAPACITY));
            }
            for store in stocks.keys().filter(|store| realm.kind_of(**store).is_none()) {
                faults.add(
                    Rule::table(6),
                    format!("{at}.stocks.{store}"),
                    "there is no such store",
                );
            }
        }
        if self.hand.len() > 6 {
            faults.add(
                crate::rules::duel(55),
                format!("{at}.hand"),
                "a hand has at most six cards",
            );
            return;
        }
        for &card in &self.hand {
            if take(game, card, seat) {
                game.hands[seat].push(Secret::of(card, seat));
            } else {
                faults.add(
                    Rule::table(7),
                    format!("{at}.hand"),
                    format!("there are not so many of {}", card.id()),
                );
            }
        }
    }

    fn lay_row(&self, realm: &mut Realm<Card>, game: &mut Duel, at: &str, faults: &mut Faults) {
        for &column in &self.settlements {
            let site = Site::at(column).filter(|&site| !realm.has_site(site));
            let Some(site) = site.filter(|_| game.settlements > 0 && game.roads > 0) else {
                faults.add(
                    crate::rules::duel(47),
                    format!("{at}.settlements"),
                    format!("no settlement can lie at {column}"),
                );
                continue;
            };
            let inner = site
                .roads()
                .into_iter()
                .find(|road| realm.road_places().any(|place| place == *road));
            let Some(road) = inner else {
                faults.add(
                    crate::rules::duel(13),
                    format!("{at}.settlements"),
                    format!("no road leads to {column}"),
                );
                continue;
            };
            realm.lay_road(road);
            realm.lay_settlement(site);
            game.roads -= 1;
            game.settlements -= 1;
        }
        for &column in &self.roads {
            match Road::at(column)
                .filter(|road| game.roads > 0 && realm.road_places().any(|place| place == *road))
            {
                Some(road) => {
                    realm.lay_road(road);
                    game.roads -= 1;
                }
                None => faults.add(
                    crate::rules::duel(46),
                    format!("{at}.roads"),
                    format!("no road can lie at {column}"),
                ),
            }
        }
        for &column in &self.cities {
            match Site::at(column)
                .filter(|&site| game.cities > 0 && realm.has_site(site) && !realm.is_city(site))
            {
                Some(site) => {
                    realm.lay_city(site);
                    game.cities -= 1;
                }
                None => faults.add(
                    crate::rules::duel(49),
                    format!("{at}.cities"),
                    format!("no city can lie at {column}"),
                ),
            }
        }
    }

    /// Landscapes lie where the row has its corners; they need not come from the stack.
    fn lay_lands(&self, realm: &mut Realm<Card>, at: &str, faults: &mut Faults) {
        for land in &self.lands {
            let corner = realm.sites().any(|site| site.lands().contains(&land.at));
            if !corner || !(1..=6).contains(&land.ground.number) {
                faults.add(
                    crate::rules::duel(14),
                    format!("{at}.lands"),
                    format!("no such landscape can lie at {}", land.at),
                );
                continue;
            }
            realm.lift_land(land.at);
            realm.lay_land(land.at, land.ground, 0);
        }
        let bare = realm.sites().flat_map(Site::lands).find(|&land| !realm.lands().has(land));
        if let Some(land) = bare {
            faults.add(
                crate::rules::duel(18),
                format!("{at}.lands"),
                format!("a landscape is missing at {land}"),
            );
        }
    }

    fn place(
        &self,
        seat: Seat,
        slot: Slot,
        card: Card,
        game: &mut Duel,
        at: &str,
        faults: &mut Faults,
    ) {
        let realm = game.realms[seat];
        let expansion = card.kind().is_building() || card.kind().is_unit();
        let spaces =
            if card.kind() == Kind::CityBuilding { realm.city_spaces() } else { realm.spaces() };
        if !expansion || !spaces.has(slot) {
            let what = format!("{} cannot stand at {slot}", card.id());
            faults.add(crate::rules::duel(44), format!("{at}.cards"), what);
        } else if !take(game, card, seat)
            || (card == Card::TownHall && !take(game, Card::ParishHall, seat))
        {
            faults.add(
                Rule::table(7),
                format!("{at}.cards"),
                format!("there are not so many of {}", card.id()),
            );
        } else {
            game.realms[seat].place(slot, card);
        }
    }
}
