//! A position through one seat's eyes, in the terms in which a settler thinks.

use std::cell::OnceCell;

use hex::{Corner, Corners, HexId, Sides, WIDE};
use island::{EnchantedView, Hand, KnightsView, Resource, SeaView, SeatView, View};
use table::{BySeat, Seat};

use super::land::{Income, KINDS, Land};
use super::likely::guesses;
use super::means::Prizes;
use super::plans::Plans;
use super::purse::Purse;

/// Where a seat has built.
#[derive(Clone, Copy, Default)]
struct Buildings {
    settlements: Corners<WIDE>,
    cities: Corners<WIDE>,
}

/// What one seat sees, worked out.
pub(crate) struct Scene<'a> {
    pub(crate) land: &'a Land,
    pub(crate) view: &'a View,
    pub(crate) me: Seat,
    pub(crate) robber: Option<HexId>,
    /// Corners on which a building may stand by the distance rule.
    pub(crate) open: Corners<WIDE>,
    /// Corners with a building or a knight of somebody else.
    pub(crate) foreign: Corners<WIDE>,
    /// Sides on which no road can be laid any more.
    pub(crate) taken: Sides<WIDE>,
    /// Sides with a road or a ship of anybody.
    pub(crate) laid: Sides<WIDE>,
    pub(crate) my_roads: Sides<WIDE>,
    pub(crate) my_ships: Sides<WIDE>,
    pub(crate) my_corners: Corners<WIDE>,
    buildings: BySeat<Buildings>,
    /// My income without the robber's hex.
    pub(crate) income: Income,
    /// The same with what the bank asks.
    pub(crate) purse: Purse,
    /// What a scenario gives for roads and for the robber; nothing where it is not looked at.
    pub(crate) prizes: Option<Prizes>,
    plans: OnceCell<Plans>,
    guesses: OnceCell<BySeat<Income>>,
}

impl<'a> Scene<'a> {
    /// What this seat sees; with `means`, also what the scenario offers to it.
    pub(crate) fn new(land: &'a Land, view: &'a View, me: Seat, means: bool) -> Scene<'a> {
        let grid = &land.grid;
        let robber = view.robber.and_then(|hex| grid.hex_id(hex));
        let mut scene = Scene {
            land,
            view,
            me,
            robber,
            open: land.sites,
            foreign: Corners::EMPTY,
            taken: land.pathless,
            laid: Sides::EMPTY,
            my_roads: Sides::EMPTY,
            my_ships: Sides::EMPTY,
            my_corners: Corners::EMPTY,
            buildings: BySeat::default(),
            income: [0.0; KINDS],
            purse: Purse::new([0.0; KINDS], Hand::NONE),
            prizes: None,
            plans: OnceCell::new(),
            guesses: OnceCell::new(),
        };
        for (at, seat) in Seat::ALL.into_iter().zip(&view.seats) {
            let mine = at == me;
            let ids = |list: &[Corner]| list.iter().filter_map(|at| grid.corner_id(*at)).collect();
            let built =
                Buildings { settlements: ids(&seat.settlements), cities: ids(&seat.cities) };
            scene.buildings[at] = built;
            let built = built.settlements | built.cities;
            *if mine { &mut scene.my_corners } else { &mut scene.foreign } |= built;
            built.each(|corner| {
                scene.open.remove(corner);
                scene.open -= grid.corners_beside(corner);
            });
            for id in seat.roads.iter().filter_map(|side| grid.side_id(*side)) {
                scene.laid.insert(id);
                if mine {
                    scene.my_roads.insert(id);
                }
            }
        }
        for (index, seat) in scene.sea().into_iter().flat_map(|sea| &sea.seats).enumerate() {
            let ships = seat.ships.iter().filter_map(|side| grid.side_id(*side)).collect();
            scene.laid |= ships;
            if index == me.index() {
                scene.my_ships = ships;
            }
        }
        for (index, seat) in scene.knights().into_iter().flat_map(|it| &it.seats).enumerate() {
            if index != me.index() {
                let posts = seat.knights.iter().filter_map(|knight| grid.corner_id(knight.at));
                scene.foreign |= posts.collect();
            }
        }
        scene.taken |= scene.laid;
        scene.income = scene.income_of(me);
        scene.purse = Purse::new(scene.income, scene.mine().rates);
        if means && view.scenario.is_some() {
            scene.prizes = Some(Prizes::of(&scene));
        }
        scene
    }

    /// What is worth saving for.
    pub(crate) fn plans(&self) -> &Plans {
        self.plans.get_or_init(|| Plans::of(self))
    }

    /// What each seat would hold if hands were like incomes.
    pub(super) fn guesses(&self) -> &BySeat<Income> {
        self.guesses.get_or_init(|| guesses(self))
    }

    pub(crate) fn mine(&self) -> &'a SeatView {
        &self.view.seats[self.me.index()]
    }

    pub(crate) fn seat(&self, seat: Seat) -> &'a SeatView {
        &self.view.seats[seat.index()]
    }

    pub(crate) fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let me = self.me;
        Seat::first(self.view.seats.len()).filter(move |&seat| seat != me)
    }

    pub(crate) fn hand(&self) -> Hand {
        self.mine().hand.unwrap_or_default()
    }

    /// What a seat's buildings bring in 36 rolls.
    pub(crate) fn income_of(&self, seat: Seat) -> Income {
        let mut income = [0.0; KINDS];
        let Buildings { settlements, cities } = self.buildings[seat];
        settlements.each(|corner| {
            let more = self.land.income(corner, self.robber);
            (0..KINDS).for_each(|kind| income[kind] += more[kind]);
        });
        cities.each(|corner| {
            let more = self.land.income(corner, self.robber);
            let upper = self.upgrade(&more);
            (0..KINDS).for_each(|kind| income[kind] += more[kind] + upper[kind]);
        });
        income
    }

    /// What a city brings beyond a settlement of this income: the same again, or commodities.
    pub(crate) fn upgrade(&self, settlement: &Income) -> Income {
        if self.knights().is_none() {
            return *settlement;
        }
        let mut more = [0.0; KINDS];
        for kind in Resource::ALL {
            more[kind.commodity().unwrap_or(kind) as usize] += settlement[kind as usize];
        }
        more
    }

    /// With more cards than this a seven costs me half of them.
    pub(crate) fn hand_limit(&self) -> u32 {
        let limit = self.knights().and_then(|knights| knights.seats.get(self.me.index()));
        limit.map_or(7, |seat| seat.hand_limit.into())
    }

    /// Cities & Knights, where it is played.
    pub(crate) fn knights(&self) -> Option<&'a KnightsView> {
        self.view.scenario.as_ref()?.knights.as_ref()
    }

    /// The sea, where there are ships.
    pub(crate) fn sea(&self) -> Option<&'a SeaView> {
        self.view.scenario.as_ref()?.sea.as_ref()
    }

    /// The Enchanted Land, where it is played.
    pub(crate) fn enchanted(&self) -> Option<&'a EnchantedView> {
        self.view.scenario.as_ref()?.enchanted.as_ref()
    }

    /// Corners that my roads and buildings reach, those with a piece of somebody else left out.
    pub(crate) fn touched(&self) -> Corners<WIDE> {
        let ends = self.my_roads.iter().flat_map(|side| self.land.grid.ends(side));
        ends.chain(self.my_corners.iter()).collect::<Corners<WIDE>>() - self.foreign
    }

    /// Sides on which a road may be laid.
    pub(crate) fn free_paths(&self) -> Sides<WIDE> {
        self.land.paths - self.laid
    }

    /// Corners from which I may lay a road on.
    pub(crate) fn joints(&self) -> Corners<WIDE> {
        self.touched() & (self.land.through | self.my_corners)
    }

    /// How close a seat is to winning: 1 and more means now.
    pub(crate) fn threat(&self, seat: Seat) -> f32 {
        let dragons = self.enchanted().map_or(0, |land| land.beaten[seat.index()]);
        let seat = self.seat(seat);
        // Every third hidden card is a point, roughly.
        let points = f32::from(seat.points) + 0.3 * seat.card_count as f32;
        // The sixth dragon wins.
        (points / f32::from(self.view.points_to_win)).max(f32::from(dragons) / 6.0)
    }

    /// Whether trading with the seat would feed somebody who is about to win.
    pub(crate) fn is_dangerous(&self, seat: Seat) -> bool {
        let points = self.seat(seat).points;
        points + 2 >= self.view.points_to_win || (points >= 6 && points >= self.mine().points + 3)
    }

    /// Whether the robber stands at one of my buildings.
    pub(crate) fn robbed(&self) -> bool {
        self.robber.is_some_and(|hex| self.blocked(hex).any(|(seat, _)| seat == self.me))
    }

    /// Which seats have a building at the hex, with the cards each would lose in 36 rolls.
    pub(crate) fn blocked(&self, hex: HexId) -> impl Iterator<Item = (Seat, f32)> {
        let corners = self.land.grid.corners_of(hex);
        let pips = self.land.yields(hex).map_or(0.0, |(_, pips)| pips);
        Seat::first(self.view.seats.len()).filter_map(move |seat| {
            let Buildings { settlements, cities } = self.buildings[seat];
            let (small, large) = ((settlements & corners).len(), (cities & corners).len());
            (small + large > 0).then_some((seat, pips * (small as f32 + 2.0 * large as f32)))
        })
    }
}
