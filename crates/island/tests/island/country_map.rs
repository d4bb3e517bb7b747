//! The places of the country maps by the ids of their files, and scenes on them.

use std::collections::BTreeMap;

use hex::{Corner, Direction, Side, WIDE};
use island::{BoardChoice, Country, Full, Layout, Map, Setup};
use serde_json::Value;
use table::shelf;

use crate::scene::{Play, Scene};

/// A map of the house as its file has it.
pub(crate) fn file(map: Map) -> Value {
    shelf::read(match map {
        Map::Corsica => shelf::BOARDS_CORSICA,
        Map::NewYork => shelf::BOARDS_NEW_YORK,
    })
}

/// Places by their ids.
pub(crate) struct Places(BTreeMap<String, String>);

impl Places {
    pub(crate) fn of(map: Map) -> Places {
        let file = file(map);
        let sites = file["sites"].as_array().unwrap().iter();
        let place = |site: &Value| {
            let corner = site["corner"].as_str().unwrap();
            (site["id"].as_str().unwrap().into(), format!("{},{},{corner}", site["q"], site["r"]))
        };
        Places(sites.map(place).collect())
    }

    /// The corner with this id, as text.
    pub(crate) fn corner(&self, id: &str) -> &str {
        self.0.get(id).unwrap_or_else(|| panic!("there is no site {id}"))
    }

    /// The same as a place.
    pub(crate) fn at(&self, id: &str) -> Corner {
        self.corner(id).parse().unwrap()
    }

    /// The side between two neighbours, `"corte x-16"`, as text.
    pub(crate) fn side(&self, ends: &str) -> String {
        let (one, other) = ends.split_once(' ').unwrap();
        between(self.at(one), self.at(other))
            .unwrap_or_else(|| panic!("no side {ends}"))
            .to_string()
    }

    /// The sides along a way, `"corte x-16 ponte-leccia"`, as texts.
    pub(crate) fn way(&self, way: &str) -> Vec<String> {
        let ids: Vec<&str> = way.split(' ').collect();
        ids.windows(2).map(|pair| self.side(&pair.join(" "))).collect()
    }
}

/// The side that joins two corners.
pub(crate) fn between(one: Corner, other: Corner) -> Option<Side> {
    let sides = one.hexes().into_iter().flat_map(|hex| Direction::ALL.map(|side| hex.side(side)));
    sides.into_iter().find(|side| side.ends() == [one, other] || side.ends() == [other, one])
}

/// The usual game on the map.
pub(crate) fn setup(map: Map, players: u8) -> Setup {
    Setup::on_country(players, BoardChoice::Country { map })
}

/// The map as data.
pub(crate) fn layout(map: Map) -> Layout {
    Play::<Full, WIDE>::from(&setup(map, 3)).all().board.unwrap().into()
}

pub(crate) fn country(map: Map) -> Country {
    *layout(map).country.unwrap()
}

/// Pieces on the map, seat 0 on turn after the roll.
pub(crate) fn scene(map: Map, players: u8) -> Scene {
    let mut scene = Scene::new(players.into());
    let Setup { board, options, .. } = setup(map, players);
    (scene.setup.board, scene.setup.options) = (board, options);
    scene
}

/// The pieces of a seat by the ids of their places.
pub(crate) trait ByIds {
    fn built(&mut self, places: &Places, towns: &[&str]) -> &mut Self;
    fn ways(&mut self, places: &Places, ways: &[&str]) -> &mut Self;
}

impl ByIds for crate::scene::Seated<'_> {
    fn built(&mut self, places: &Places, towns: &[&str]) -> &mut Self {
        let corners: Vec<&str> = towns.iter().map(|id| places.corner(id)).collect();
        self.settlements(&corners)
    }

    fn ways(&mut self, places: &Places, ways: &[&str]) -> &mut Self {
        for side in ways.iter().flat_map(|way| places.way(way)) {
            self.roads(&[&side]);
        }
        self
    }
}
