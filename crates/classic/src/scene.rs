//! A position in the middle of a game to begin with: for tests, puzzles, and whoever wants to look into one.

use std::collections::BTreeMap;

use realm::{CAPACITY, Ground, Land, Piles, Realm, Resource, Road, Secret, Site, Slot, Store};
use serde::{Deserialize, Serialize};
use table::{Faults, Rule, Seat, Silent};

use crate::card::{Card, Kind};
use crate::magic::{MOST_POWER, Mage};
use crate::position::{Classic, EVENT_POOL, EVENTS};
use crate::rules::{classic, three, wiz};
use crate::tally::Tally;

/// So many cards a hand of a scene has at most: what a turn can bring on top still finds room.
const MOST_HELD: usize = 12;

/// A position at the start of a turn: what each has built and holds. What is left out is as at the start.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicScene"))]
#[serde(deny_unknown_fields, default)]
pub struct Scene {
    /// Whose turn begins.
    pub on_turn: usize,
    /// How many turns were begun before; as many as keep the brigands away, where it is left out.
    pub turns: Option<u32>,
    /// Each player's realm and hand.
    pub players: Vec<Player>,
    /// The discard pile, the top card last.
    pub discarded: Vec<Card>,
}

/// What one player has.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicPlayer"))]
#[serde(deny_unknown_fields, default)]
pub struct Player {
    /// The columns of further settlements, with their roads, from the middle outwards.
    pub settlements: Vec<i8>,
    /// The columns of cities.
    pub cities: Vec<i8>,
    /// The columns of citadels.
    pub citadels: Vec<i8>,
    /// The wizards, with their power.
    pub wizards: Vec<SceneWizard>,
    /// Further roads at the ends.
    pub roads: Vec<i8>,
    /// The landscapes of further settlements, and others than those of the start.
    pub lands: Vec<SceneLand>,
    /// What lies on the landscapes: those that are not named hold nothing.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub stocks: Option<BTreeMap<Store, u8>>,
    /// The expansions.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, ClassicCard>"))]
    pub cards: BTreeMap<Slot, Card>,
    /// The hand.
    pub hand: Vec<Card>,
    /// The border posts at the left and at the right end.
    pub posts: [Option<Card>; 2],
}

/// A landscape of a scene.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicSceneLand"))]
#[serde(deny_unknown_fields)]
pub struct SceneLand {
    /// Where it lies.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub at: Land,
    /// What it is.
    pub ground: Ground,
}

/// A wizard of a scene.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SceneWizard {
    /// Where.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub at: Land,
    /// Who.
    pub card: Card,
    /// The magic power, 0 to 3.
    pub power: u8,
}

impl Scene {
    /// Lays the scene out in a game that has just begun.
    pub(crate) fn lay_out(&self, mut game: Classic) -> Result<Classic, Faults> {
        let mut faults = Faults::none();
        let count = game.count();
        faults.expect(self.on_turn < count, Rule::table(5), "scene.on_turn", || {
            format!("there are {count} seats")
        });
        faults.expect(self.players.len() <= count, Rule::table(5), "scene.players", || {
            format!("there are {count} seats")
        });
        if game.terms.tournament() {
            self.take_up_hands(&mut game);
        }
        for (seat, player) in game.everybody().zip(&self.players) {
            let at = format!("scene.players[{}]", seat.index());
            player.lay_out(seat, &mut game, &at, &mut faults);
        }
        for &card in &self.discarded {
            if take(&mut game, Seat::new(0), card) {
                game.discards[0].push(card);
            } else {
                faults.add(Rule::table(7), "scene.discarded", too_many(card));
            }
        }
        let enough = game.ground_pool.len() >= 2 * usize::from(game.settlements);
        faults.expect(enough, Rule::table(7), "scene.players", || {
            "too few landscapes are left for the settlements".into()
        });
        if !faults.0.is_empty() {
            return Err(faults);
        }
        // Landscapes that lie in the realms of a scene are not in the stack, as far as they were there.
        game.grounds = Piles::new(&[game.ground_pool.len() as u8]);
        for seat in game.everybody() {
            game.tallies[seat.index()] = Tally::of(game.realm(seat), game.charm(seat));
        }
        for seat in game.everybody() {
            let mut posts = game.charm(seat).posts.into_iter().flatten();
            if posts.any(|post| !game.holds_post(seat, post)) {
                let at = format!("scene.players[{}].posts", seat.index());
                faults.add(three(20), at, "the condition of a border post does not hold");
            }
        }
        faults.into_result()?;
        for seat in game.everybody() {
            game.recount(seat, &mut Silent);
        }
        game.restack();
        game.turn.count = self.turns.unwrap_or(2 * count as u32);
        game.begin_turn(Seat::new(self.on_turn), &mut Silent);
        game.go_on(&mut Silent);
        game.waits = game.computed_waits();
        game.audited().map_err(|what| {
            let mut faults = Faults::none();
            faults.add(Rule::table(7), "scene", what);
            faults
        })?;
        Ok(game)
    }
}

impl Scene {
    /// In a tournament a scene says what is in the hands: the first hands go back among the other cards.
    fn take_up_hands(&self, game: &mut Classic) {
        for seat in game.everybody() {
            for card in game.cards_of(seat) {
                game.pools[seat.index()].push(card);
            }
            game.hands[seat.index()].clear();
        }
        let three: Vec<Card> = game.events_to_pick().take(game.count()).collect();
        for card in three.into_iter().filter(|_| game.terms.three()) {
            game.picked.push(card);
            game.pools[EVENT_POOL].push(card);
            game.piles.put_on(EVENTS, Secret::UNSEEN);
        }
    }
}

fn too_many(card: Card) -> String {
    format!("there are not so many of {}", card.id())
}

/// Takes a card out of the pool it belongs to, or of the own deck; says whether there was one.
fn take(game: &mut Classic, seat: Seat, card: Card) -> bool {
    let tournament = game.terms.tournament();
    let pool = if tournament { seat.index() } else { game.terms.pool_of(card) };
    let there = card.kind() != Kind::Event && game.pools[pool].contains(&card);
    if there {
        game.leave_pool(pool, card);
    }
    there
}

impl Player {
    fn lay_out(&self, seat: Seat, game: &mut Classic, at: &str, faults: &mut Faults) {
        let mut realm = game.realms[seat.index()];
        self.lay_row(&mut realm, game, at, faults);
        self.lay_lands(&mut realm, game, at, faults);
        self.fill(&mut realm, at, faults);
        game.realms[seat.index()] = realm;
        for wizard in &self.wizards {
            let stands = wizard.card.kind() == Kind::Wizard
                && wizard.power <= MOST_POWER
                && game.posts_for(seat, wizard.card).any(|land| land == wizard.at);
            if stands && take(game, seat, wizard.card) {
                let SceneWizard { at, card, power } = *wizard;
                let mage = Mage { card, at, power, tired: false };
                game.charms[seat.index()].mages.push(mage);
            } else {
                let what = format!("{} cannot stand at {}", wizard.card.id(), wizard.at);
                faults.add(wiz(18), format!("{at}.wizards"), what);
            }
        }
        for (&slot, &card) in &self.cards {
            place(seat, slot, card, game, at, faults);
        }
        for (place, &post) in self.posts.iter().enumerate() {
            let Some(post) = post else { continue };
            if post.kind() == Kind::Post && take(game, seat, post) {
                game.charms[seat.index()].posts[place] = Some(post);
            } else {
                let what = format!("{} cannot stand at an end of the row", post.id());
                faults.add(three(19), format!("{at}.posts"), what);
            }
        }
        faults.expect(self.hand.len() <= MOST_HELD, classic(46), &format!("{at}.hand"), || {
            "a hand has not so many cards".into()
        });
        for &card in self.hand.iter().take(MOST_HELD) {
            if take(game, seat, card) {
                game.hands[seat.index()].push(Secret::of(card, seat));
            } else {
                faults.add(Rule::table(7), format!("{at}.hand"), too_many(card));
            }
        }
    }

    fn lay_row(&self, realm: &mut Realm<Card>, game: &mut Classic, at: &str, faults: &mut Faults) {
        for &column in &self.settlements {
            let free = Site::at(column).filter(|&site| !realm.has_site(site));
            let left = game.settlements > 0 && game.roads > 0;
            let places: Vec<Road> = realm.road_places().collect();
            let joined = free.filter(|_| left).and_then(|site| {
                Some((site, site.roads().into_iter().find(|road| places.contains(road))?))
            });
            let Some((site, road)) = joined else {
                let what = format!("no settlement can lie at {column}");
                faults.add(classic(31), format!("{at}.settlements"), what);
                continue;
            };
            realm.lay_road(road);
            realm.lay_settlement(site);
            game.roads -= 1;
            game.settlements -= 1;
        }
        for &column in &self.roads {
            let open = Road::at(column).filter(|road| realm.road_places().any(|at| at == *road));
            if let Some(road) = open.filter(|_| game.roads > 0) {
                realm.lay_road(road);
                game.roads -= 1;
            } else {
                let what = format!("no road can lie at {column}");
                faults.add(classic(31), format!("{at}.roads"), what);
            }
        }
        for &column in &self.cities {
            let settlement =
                Site::at(column).filter(|&site| realm.has_site(site) && !realm.is_city(site));
            if let Some(site) = settlement.filter(|_| game.cities > 0) {
                realm.lay_city(site);
                game.cities -= 1;
            } else {
                let what = format!("no city can lie at {column}");
                faults.add(classic(31), format!("{at}.cities"), what);
            }
        }
        for &column in &self.citadels {
            let settlement = Site::at(column).filter(|&site| {
                realm.has_site(site) && !realm.is_city(site) && !realm.is_citadel(site)
            });
            if let Some(site) = settlement.filter(|_| game.citadels > 0) {
                realm.lay_citadel(site);
                game.citadels -= 1;
            } else {
                let what = format!("no citadel can lie at {column}");
                faults.add(wiz(36), format!("{at}.citadels"), what);
            }
        }
    }

    /// Landscapes lie where the row has its corners; they need not come from the stack.
    fn lay_lands(
        &self,
        realm: &mut Realm<Card>,
        game: &mut Classic,
        at: &str,
        faults: &mut Faults,
    ) {
        for land in &self.lands {
            let corner = realm.sites().any(|site| site.lands().contains(&land.at));
            if !corner || !(1..=6).contains(&land.ground.number) {
                let what = format!("no such landscape can lie at {}", land.at);
                faults.add(classic(13), format!("{at}.lands"), what);
                continue;
            }
            realm.lift_land(land.at);
            realm.lay_land(land.at, land.ground, 0);
            game.leave_ground_pool(land.ground);
        }
        let bare = realm.sites().flat_map(Site::lands).find(|&land| !realm.lands().has(land));
        if let Some(land) = bare {
            let what = format!("a landscape is missing at {land}");
            faults.add(classic(13), format!("{at}.lands"), what);
        }
    }

    fn fill(&self, realm: &mut Realm<Card>, at: &str, faults: &mut Faults) {
        let Some(stocks) = &self.stocks else { return };
        let stores = Resource::ALL.into_iter().flat_map(|kind| realm.stores(kind).iter());
        for store in stores.collect::<Vec<_>>() {
            realm.take(store, CAPACITY);
            let stock = stocks.get(&store).copied().unwrap_or(0);
            faults.expect(stock <= CAPACITY, classic(4), &format!("{at}.stocks.{store}"), || {
                format!("{stock} are more than a landscape stores")
            });
            realm.put(store, stock.min(CAPACITY));
        }
        for store in stocks.keys().filter(|store| realm.kind_of(**store).is_none()) {
            faults.add(Rule::table(6), format!("{at}.stocks.{store}"), "there is no such store");
        }
    }
}

fn place(seat: Seat, slot: Slot, card: Card, game: &mut Classic, at: &str, faults: &mut Faults) {
    if !card.kind().is_placed() || !game.sites_for(seat, card).has(slot) {
        let what = format!("{} cannot stand at {slot}", card.id());
        faults.add(classic(16), format!("{at}.cards"), what);
    } else if !take(game, seat, card) {
        faults.add(Rule::table(7), format!("{at}.cards"), too_many(card));
    } else {
        game.realms[seat.index()].place(slot, card);
    }
}
