//! All that can be wrong with a country map, told at once.

use std::collections::BTreeSet;

use hex::{Corner, CornerId, Corners, Grid, Sides};
use table::Faults;

use super::Country;
use crate::layout::Layout;
use crate::rules::{base, country, option};

/// The longest name of a town or a map, and the longest id.
const LONGEST: usize = 40;

impl Country {
    /// Notes all that is wrong with the map for so many players, of whom so many found.
    pub(crate) fn check<const W: usize>(
        &self,
        layout: &Layout,
        grid: &Grid<W>,
        (players, founders): (u8, usize),
        faults: &mut Faults,
    ) {
        self.check_names(faults);
        let sites = self.check_sites(grid, players, faults);
        let paths = self.check_roads(grid, faults);
        self.check_charters(faults);
        self.check_ways(grid, paths, faults);
        // No site keeps a founder from another, and each has a road space of its own: with as many
        // sites as settlements the founding phase can never get stuck.
        let needed = 2 * founders;
        faults.expect(sites.len() >= needed, base(16), "board.country.towns", || {
            let count = sites.len();
            format!("{count} towns are too few for the founding of {founders} players: {needed} are needed")
        });
        faults.expect(layout.harbours.is_empty(), country(5), "board.harbours", || {
            "a country map has charters and no harbours".into()
        });
        let start = layout.robber;
        faults.expect(start.is_some(), country(9), "board.robber", || {
            "a country map says where the robber starts".into()
        });
        let barren = |tile: &&crate::layout::Tile| tile.hex() == start && tile.number.is_none();
        let numbered = start.is_none() || !layout.hexes.iter().any(|tile| barren(&tile));
        faults.expect(numbered, country(17), "board.robber", || {
            "the robber starts on a hex with a number".into()
        });
    }

    fn check_names(&self, faults: &mut Faults) {
        check_name("board.country.id", &self.id, faults);
        check_name("board.country.name.en", &self.name.en, faults);
        check_name("board.country.name.de", &self.name.de, faults);
        let mut known = BTreeSet::new();
        for (index, town) in self.towns.iter().enumerate() {
            let at = format!("board.country.towns[{index}].name");
            check_name(&at, &town.name, faults);
            let first = town.name.is_empty() || known.insert(&town.name);
            faults.expect(first, option(12), &at, || {
                format!("there are two towns named {}", town.name)
            });
        }
    }

    /// Every town and crossing with its place in the data.
    fn places(&self) -> impl Iterator<Item = (String, Corner, bool)> {
        let towns = self.towns.iter().enumerate();
        let towns = towns.map(|(i, town)| (format!("board.country.towns[{i}]"), town.at, true));
        let crossings = self.crossings.iter().enumerate();
        let crossings =
            crossings.map(|(i, &at)| (format!("board.country.crossings[{i}]"), at, false));
        towns.chain(crossings)
    }

    /// The sites that are on the land and apart, where so many play.
    fn check_sites<const W: usize>(
        &self,
        grid: &Grid<W>,
        players: u8,
        faults: &mut Faults,
    ) -> Corners<W> {
        let (mut towns, mut crossings) = (Corners::EMPTY, Corners::EMPTY);
        let all: Corners<W> = self.sites(players).filter_map(|at| grid.corner_id(at)).collect();
        for (place, at, is_town) in self.places() {
            let Some(id) = grid.corner_id(at) else {
                faults.add(option(12), place, format!("there is no corner {at}"));
                continue;
            };
            let own = if is_town { &mut towns } else { &mut crossings };
            let twice = own.contains(id);
            own.insert(id);
            faults.expect(!twice, option(12), &place, || format!("{at} is listed twice"));
            faults.expect(is_town || !towns.contains(id), country(13), &place, || {
                format!("the crossing {at} is a town too")
            });
            // Told once for each two, by the later of them.
            let near = grid.corners_beside(id) & all & (towns | crossings);
            for other in near.iter().filter(|_| all.contains(id) && !twice) {
                let other = grid.corner(other);
                faults.add(
                    country(10),
                    &place,
                    format!("{at} and {other} are too close for two towns"),
                );
            }
        }
        all
    }

    fn check_roads<const W: usize>(&self, grid: &Grid<W>, faults: &mut Faults) -> Sides<W> {
        let mut paths = Sides::EMPTY;
        for (index, road) in self.roads.iter().enumerate() {
            let at = format!("board.country.roads[{index}]");
            match grid.side_id(road.at) {
                None => faults.add(option(12), at, format!("there is no path {}", road.at)),
                Some(id) if paths.contains(id) => {
                    faults.add(option(12), at, format!("{} is listed twice", road.at));
                }
                Some(id) => paths.insert(id),
            }
        }
        paths
    }

    fn check_charters(&self, faults: &mut Faults) {
        let most = usize::from(u8::MAX) + 1;
        faults.expect(self.charters.len() <= most, option(12), "board.country.charters", || {
            format!("at most {most} charters can be told apart")
        });
        let numbers: BTreeSet<usize> =
            self.roads.iter().filter_map(|road| road.charter).map(usize::from).collect();
        for (index, road) in self.roads.iter().enumerate() {
            let known = road.charter.is_none_or(|number| usize::from(number) < self.charters.len());
            let at = format!("board.country.roads[{index}].charter");
            faults.expect(known, country(5), &at, || {
                let last = self.charters.len();
                format!("there is no such charter: there are {last}, counted from 0")
            });
        }
        for index in 0..self.charters.len().min(most) {
            let at = format!("board.country.charters[{index}]");
            faults.expect(numbers.contains(&index), country(5), &at, || {
                "no red road space leads to this charter".into()
            });
        }
    }

    /// Notes the towns and crossings that no roads join with most of the others.
    fn check_ways<const W: usize>(&self, grid: &Grid<W>, paths: Sides<W>, faults: &mut Faults) {
        let places: Vec<(String, Corner, CornerId)> = self
            .places()
            .filter_map(|(place, at, _)| Some((place, at, grid.corner_id(at)?)))
            .collect();
        let sites: Corners<W> = places.iter().map(|&(_, _, id)| id).collect();
        let mut main = Corners::EMPTY;
        let mut seen = Corners::EMPTY;
        for &(_, _, id) in &places {
            if !seen.contains(id) {
                let joined = joined_with(grid, paths, id);
                seen |= joined;
                if (joined & sites).len() > (main & sites).len() {
                    main = joined;
                }
            }
        }
        for (place, at, id) in places {
            let roads = grid.sides_at(id).meets(paths);
            faults.expect(roads, country(3), &place, || format!("no road space touches {at}"));
            faults.expect(!roads || main.contains(id), country(3), &place, || {
                format!("no roads lead from {at} to most of the other towns")
            });
        }
    }
}

/// Notes a name that cannot be shown.
pub(crate) fn check_name(at: &str, name: &str, faults: &mut Faults) {
    let fits = (1..=LONGEST).contains(&name.chars().count());
    let plain = fits && name.trim() == name && !name.chars().any(char::is_control);
    faults.expect(plain, option(12), at, || {
        format!("a name has 1 to {LONGEST} characters, and no space before or after it")
    });
}

/// All corners that can be reached from this one.
fn joined_with<const W: usize>(grid: &Grid<W>, paths: Sides<W>, from: CornerId) -> Corners<W> {
    let mut reached: Corners<W> = [from].into_iter().collect();
    let mut next = vec![from];
    while let Some(corner) = next.pop() {
        for side in (grid.sides_at(corner) & paths).iter() {
            let across = grid.across(side, corner);
            if !reached.contains(across) {
                reached.insert(across);
                next.push(across);
            }
        }
    }
    reached
}
