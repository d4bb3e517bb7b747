//! A country map as a file in the manner of `rules/boards`: places have ids, and roads are told by
//! their ends.

use std::collections::BTreeMap;

use hex::{Corner, Direction, Hex, Side, WIDE};
use serde::Deserialize;
use table::{Faults, Rule, Words};

use super::{Country, RoadSpace, Town, points_to_win};
use crate::layout::{Layout, Terrain, Tile, Trade};
use crate::rules::{country, erie, option};

/// What is wrong with the writing, not with the map.
const WRITING: Rule = option(12);

/// The one status a map may have.
const RECONSTRUCTED: &str = "reconstructed";

const FAR: &str = "coordinates go from -14 to 14";

/// A country map as it is written in `rules/boards`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapFile {
    id: String,
    name: Words,
    players: [u8; 2],
    status: Option<String>,
    victory_points: BTreeMap<String, u8>,
    chips: usize,
    robber: Option<Place>,
    hexes: Vec<Tile>,
    charters: Vec<Charter>,
    sites: Vec<Site>,
    roads: Vec<Road>,
    terrain_counts: BTreeMap<Terrain, usize>,
    erie: Option<Canal>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Place {
    q: i8,
    r: i8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Charter {
    id: String,
    #[serde(rename = "type")]
    trade: Trade,
}

#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Town,
    Vp,
    Plain,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Site {
    id: String,
    kind: Kind,
    #[serde(default)]
    name: String,
    #[serde(default)]
    erie_canal: bool,
    q: i8,
    r: i8,
    corner: String,
    hexes: Vec<(i8, i8)>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Road {
    id: String,
    from: String,
    to: String,
    charter: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Canal {
    towns: Vec<String>,
    direct_links: Vec<Link>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Link {
    from: String,
    to: String,
    roads: usize,
    over: Vec<String>,
}

/// What has come of a file.
struct Drawn {
    layout: Layout,
    /// Where in the file the parts of the layout stand.
    places: BTreeMap<String, String>,
}

impl MapFile {
    /// The map as a board is given.
    ///
    /// # Errors
    /// All that is wrong with it for three to six players, each fault with its place in the file.
    pub fn layout(&self) -> Result<Layout, Faults> {
        let mut faults = Faults::none();
        self.check_head(&mut faults);
        let drawn = self.draw(&mut faults);
        self.check_canal(&mut faults);
        // With four the crossings hold chips, with six they are towns; fewer have room where these have.
        for players in [4, 6] {
            let mut found = Faults::none();
            drawn.layout.check::<WIDE>(players, players.into(), &mut found);
            for mut fault in found.0 {
                fault.at = drawn.place(&fault.at);
                if !faults.0.contains(&fault) {
                    faults.0.push(fault);
                }
            }
        }
        faults.into_result()?;
        Ok(drawn.layout)
    }

    /// Notes where what is counted in the file is not what lies on the map.
    fn check_head(&self, faults: &mut Faults) {
        faults.expect(self.players == [3, 6], country(1), "players", || {
            "a country map is for three to six players".into()
        });
        for players in 3..=6 {
            let wins = points_to_win(players);
            let said = self.victory_points.get(&players.to_string());
            let at = format!("victory_points.{players}");
            faults.expect(said == Some(&wins), country(12), &at, || {
                format!("with {players} players {wins} points win")
            });
        }
        if let Some(status) = &self.status {
            faults.expect(status == RECONSTRUCTED, WRITING, "status", || {
                format!("a map is \"{RECONSTRUCTED}\" or has no status, but not \"{status}\"")
            });
        }
        let crossings = self.sites.iter().filter(|site| site.kind == Kind::Vp).count();
        faults.expect(self.chips == crossings, country(7), "chips", || {
            format!("{crossings} crossings need as many chips, not {}", self.chips)
        });
        for terrain in Terrain::ALL {
            let there = self.hexes.iter().filter(|tile| tile.terrain == terrain).count();
            let said = self.terrain_counts.get(&terrain).copied().unwrap_or_default();
            faults.expect(there == said, WRITING, "terrain_counts", || {
                format!("{said} hexes of {terrain:?} are counted, but {there} lie there")
            });
        }
    }

    /// The layout, as far as the file can be understood; notes what cannot.
    fn draw(&self, faults: &mut Faults) -> Drawn {
        let mut places = BTreeMap::new();
        let mut map = Country {
            id: self.id.clone(),
            name: self.name.clone(),
            reconstructed: self.status.is_some(),
            towns: Vec::new(),
            crossings: Vec::new(),
            roads: Vec::new(),
            charters: self.charters.iter().map(|charter| charter.trade).collect(),
        };
        let charters =
            numbered("charters", self.charters.iter().map(|charter| &charter.id), faults);
        let sites = numbered("sites", self.sites.iter().map(|site| &site.id), faults);
        let corners: Vec<Option<Corner>> = (self.sites.iter().enumerate())
            .map(|(index, site)| self.corner(site, &format!("sites[{index}]"), faults))
            .collect();
        for ((index, site), at) in self.sites.iter().enumerate().zip(&corners) {
            let Some(at) = *at else { continue };
            let place = match site.kind {
                Kind::Town => {
                    let (name, canal) = (site.name.clone(), site.erie_canal);
                    map.towns.push(Town { at, name, canal });
                    format!("board.country.towns[{}]", map.towns.len() - 1)
                }
                Kind::Vp => {
                    map.crossings.push(at);
                    format!("board.country.crossings[{}]", map.crossings.len() - 1)
                }
                Kind::Plain => continue,
            };
            places.insert(place, format!("sites[{index}]"));
        }
        numbered("roads", self.roads.iter().map(|road| &road.id), faults);
        for (index, road) in self.roads.iter().enumerate() {
            let place = format!("roads[{index}]");
            let charter = road.charter.as_ref().and_then(|id| {
                let number = charters.get(id.as_str());
                faults.expect(number.is_some(), WRITING, &format!("{place}.charter"), || {
                    format!("there is no charter \"{id}\"")
                });
                number.and_then(|&number| u8::try_from(number).ok())
            });
            let mut end = |key: &str, id: &str| {
                let number = sites.get(id);
                faults.expect(number.is_some(), WRITING, &format!("{place}.{key}"), || {
                    format!("there is no site \"{id}\"")
                });
                corners[*number?]
            };
            let (Some(from), Some(to)) = (end("from", &road.from), end("to", &road.to)) else {
                continue;
            };
            match side_between(from, to) {
                Some(at) => {
                    places.insert(format!("board.country.roads[{}]", map.roads.len()), place);
                    map.roads.push(RoadSpace { at, charter });
                }
                None => faults.add(
                    WRITING,
                    place,
                    format!("\"{}\" and \"{}\" are not the ends of one side", road.from, road.to),
                ),
            }
        }
        let robber = self.robber.and_then(|Place { q, r }| {
            let hex = Hex::new(q, r);
            faults.expect(hex.is_some(), WRITING, "robber", || FAR.into());
            hex
        });
        let layout = Layout {
            hexes: self.hexes.clone(),
            robber,
            country: Some(map.into()),
            ..Layout::default()
        };
        Drawn { layout, places }
    }

    /// Where a site lies; notes where its landscapes are not those it touches.
    fn corner(&self, site: &Site, at: &str, faults: &mut Faults) -> Option<Corner> {
        faults.expect(site.kind == Kind::Town || site.name.is_empty(), WRITING, at, || {
            format!("\"{}\" has a name, but only towns have one", site.id)
        });
        faults.expect(site.kind == Kind::Town || !site.erie_canal, erie(3), at, || {
            format!("\"{}\" lies on the canal, but only towns do", site.id)
        });
        let corner: Corner = match format!("{},{},{}", site.q, site.r, site.corner).parse() {
            Ok(corner) => corner,
            Err(error) => {
                faults.add(WRITING, at, error.to_string());
                return None;
            }
        };
        let is_land = |hex: &Hex| self.hexes.iter().any(|tile| tile.hex().as_ref() == Some(hex));
        let mut touched: Vec<(i8, i8)> = corner
            .hexes()
            .iter()
            .filter(|hex| is_land(hex))
            .map(|hex| (hex.q(), hex.r()))
            .collect();
        let mut said = site.hexes.clone();
        touched.sort_unstable();
        said.sort_unstable();
        faults.expect(touched == said, country(6), &format!("{at}.hexes"), || {
            format!("\"{}\" touches the landscapes {touched:?}", site.id)
        });
        Some(corner)
    }

    /// Notes where the canal is not told as it lies on the map.
    fn check_canal(&self, faults: &mut Faults) {
        let on_canal: Vec<&String> =
            self.sites.iter().filter(|site| site.erie_canal).map(|site| &site.id).collect();
        let Some(canal) = &self.erie else {
            return faults.expect(on_canal.is_empty(), erie(9), "erie", || {
                "sites lie on the canal, but it is not told in which order".into()
            });
        };
        let (mut told, mut there): (Vec<&String>, Vec<&String>) =
            (canal.towns.iter().collect(), on_canal);
        told.sort();
        there.sort();
        faults.expect(told == there, erie(9), "erie.towns", || {
            format!("these are not the towns on the canal, which are {}", list(&there))
        });
        let joined = |one: &String, other: &String| {
            self.roads.iter().any(|road| {
                (&road.from, &road.to) == (one, other) || (&road.to, &road.from) == (one, other)
            })
        };
        for (index, link) in canal.direct_links.iter().enumerate() {
            let at = format!("erie.direct_links[{index}]");
            let way: Vec<&String> =
                [&link.from].into_iter().chain(&link.over).chain([&link.to]).collect();
            for pair in way.windows(2) {
                faults.expect(joined(pair[0], pair[1]), erie(9), &at, || {
                    format!("no road joins \"{}\" and \"{}\"", pair[0], pair[1])
                });
            }
            faults.expect(link.roads + 1 == way.len(), erie(9), &at, || {
                format!("the line has {} roads, not {}", way.len() - 1, link.roads)
            });
        }
    }
}

impl Drawn {
    /// A place of the layout as the file has it.
    fn place(&self, at: &str) -> String {
        let named = self.places.iter().find_map(|(place, file)| {
            let rest = at.strip_prefix(place.as_str())?;
            Some(format!("{file}{rest}"))
        });
        let tail = at.strip_prefix("board.country.").or_else(|| at.strip_prefix("board."));
        named.unwrap_or_else(|| tail.unwrap_or(at).to_owned())
    }
}

/// The number of each id in its list; notes those that are there twice.
fn numbered<'a>(
    what: &str,
    ids: impl Iterator<Item = &'a String>,
    faults: &mut Faults,
) -> BTreeMap<&'a str, usize> {
    let mut numbers = BTreeMap::new();
    for (index, id) in ids.enumerate() {
        let first = *numbers.entry(id.as_str()).or_insert(index);
        faults.expect(first == index, WRITING, &format!("{what}[{index}].id"), || {
            format!("the id \"{id}\" is given twice")
        });
    }
    numbers
}

/// The side that joins two corners, if they are neighbours.
fn side_between(from: Corner, to: Corner) -> Option<Side> {
    let sides = from.hexes().into_iter().flat_map(|hex| Direction::ALL.map(|side| hex.side(side)));
    sides.into_iter().find(|side| {
        let [one, other] = side.ends();
        (one, other) == (from, to) || (other, one) == (from, to)
    })
}

fn list(ids: &[&String]) -> String {
    ids.iter().map(|id| id.as_str()).collect::<Vec<_>>().join(", ")
}
