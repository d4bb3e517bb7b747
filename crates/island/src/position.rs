//! A position: one flat value over a board that all positions of a game share.

use std::sync::Arc;

use hex::{ByCorner, CornerId, Corners, Grid, HexId, Id, SideId, Sides, Way};
use table::{BySeat, Seat, SeatSet};

use crate::belief::Belief;
use crate::board::Board;
use crate::cards::{Deck, Development, Hand};
use crate::course::{Course, PhaseOf};
use crate::setup::Options;
use crate::worth;

/// A position of the island on this course, with sets that are `W` words wide.
#[derive(Clone, PartialEq, Debug)]
pub struct Position<C: Course<W>, const W: usize> {
    /// What the course adds: nothing in the base game.
    pub(crate) own: C,
    pub(crate) board: Arc<Board<W>>,
    pub(crate) options: Options,
    pub(crate) players: u8,
    pub(crate) special_building: bool,
    /// Who began, or will.
    pub(crate) start: Seat,
    pub(crate) phase: PhaseOf<C, W>,
    pub(crate) turn: Turn,
    pub(crate) robber: HexId,
    pub(crate) last_roll: Option<[u8; 2]>,

    pub(crate) bank: Hand,
    pub(crate) hands: BySeat<Hand>,
    /// What the whole table makes of the hands; cards put aside count to them until they are gone.
    pub(crate) believed: BySeat<Belief>,
    /// Development cards that nobody has drawn yet.
    pub(crate) pile: Deck,
    /// Development cards drawn and not played.
    pub(crate) cards: BySeat<Deck>,
    /// Those of the player on turn that were bought in this turn.
    pub(crate) fresh: Deck,
    pub(crate) played: BySeat<Deck>,

    pub(crate) built: ByCorner<Site, W>,
    pub(crate) settlements: BySeat<Corners<W>>,
    pub(crate) cities: BySeat<Corners<W>>,
    pub(crate) roads: BySeat<Sides<W>>,
    pub(crate) stock: BySeat<Stock>,
    pub(crate) longest_road: Option<Seat>,
    pub(crate) largest_army: Option<Seat>,
    pub(crate) proposals: Proposals<C::Ware>,

    // What follows could be computed from the above at any moment; `audit` proves that it agrees.
    /// Sides on which no road can be laid any more: one lies there, or the board has no path.
    pub(crate) taken: Sides<W>,
    /// Corners at which the board and the distance rule allow a building.
    pub(crate) open: Corners<W>,
    /// Corners at which a line of the seat's roads ends, because something of another's stands there.
    pub(crate) walls: BySeat<Corners<W>>,
    /// Corners at which the seat may join a road to what it has there.
    pub(crate) joints: BySeat<Corners<W>>,
    /// Corners at an own road.
    pub(crate) touched: BySeat<Corners<W>>,
    /// Sides at which an own road may be joined, taken or not.
    pub(crate) reach: BySeat<Sides<W>>,
    /// How many cards of each kind the bank asks for one.
    pub(crate) rates: BySeat<Hand>,
    /// The length of the longest line of roads.
    pub(crate) lengths: BySeat<u8>,
    /// Points that everybody sees.
    pub(crate) points: BySeat<u8>,
}

/// What the game waits for. Everything that matters only while it waits is kept inside.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Phase<P, T> {
    /// Nature lays the island out.
    Laying,
    /// Nature draws the start player.
    DrawingLots,
    /// The start player puts the robber on one of several deserts.
    PlacingRobber,
    /// Nature puts the robber on one of several deserts.
    DrawingDesert,
    /// A founding settlement is due; so many stand already.
    FoundingSettlement { placed: u8 },
    /// The road to the founding settlement just placed is due.
    FoundingRoad { placed: u8, at: CornerId },
    /// The player on turn is free to act, before or after the roll.
    Turn,
    /// The dice are in the air.
    Rolling,
    /// A seven: these cards are owed, those are put aside already.
    Discarding { owed: BySeat<u8>, aside: BySeat<Hand> },
    /// The player on turn moves the robber.
    MovingRobber,
    /// The player on turn chooses whom to rob.
    ChoosingVictim { victims: SeatSet },
    /// Nature picks the card that is stolen.
    Stealing { victim: Seat },
    /// Nature turns up the development card that was bought.
    Drawing { buyer: Seat },
    /// Free roads are to be laid; the rest may be left out or not.
    FreeRoads { left: u8, may_stop: bool },
    /// Cards of the year of plenty are to be taken.
    Taking { left: u8 },
    /// An offer of the player on turn is open.
    Offering(Offer<T>),
    /// The special building phase has reached the turn's builder.
    SpecialBuilding,
    /// Something of the course's own.
    Own(P),
    /// The game is over.
    Over { winner: Option<Seat> },
}

/// An open offer of the player on turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Offer<T> {
    pub(crate) terms: Terms<T>,
    /// Who has not answered yet.
    pub(crate) asked: SeatSet,
    pub(crate) accepted: SeatSet,
}

/// What is offered, as the one who offers sees it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Terms<T> {
    pub(crate) give: Hand,
    pub(crate) want: Hand,
    /// What the course lets people trade beside cards.
    pub(crate) ware: T,
}

/// Offers that others have made to the player on turn.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Proposals<T> {
    pub(crate) by: SeatSet,
    pub(crate) terms: BySeat<Terms<T>>,
}

/// What has happened in the running turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    /// Counted from 1; 0 before the first.
    pub(crate) number: u32,
    pub(crate) rolled: bool,
    pub(crate) card_played: bool,
    /// Whether something was built or bought for resources: ends trading in the strict order.
    pub(crate) built: bool,
    /// Who builds now that the turn is over: the special building phase goes round (SIX-8).
    pub(crate) builder: Option<Seat>,
    /// How many offers and proposals each seat has made that have come to no trade yet.
    pub(crate) offers: BySeat<u8>,
}

impl Turn {
    /// The start of a turn.
    pub(crate) fn begin(seat: Seat, number: u32) -> Turn {
        let offers = BySeat::default();
        Turn {
            seat,
            number,
            rolled: false,
            card_played: false,
            built: false,
            builder: None,
            offers,
        }
    }
}

/// What stands on a corner.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Site(u8);

impl Site {
    pub(crate) const EMPTY: Site = Site(0);

    const CITY: u8 = 8;

    #[inline]
    pub(crate) fn settlement(seat: Seat) -> Site {
        Site(seat.index() as u8 + 1)
    }

    #[inline]
    pub(crate) fn city(seat: Seat) -> Site {
        Site((seat.index() as u8 + 1) | Site::CITY)
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn is_city(self) -> bool {
        self.0 & Site::CITY != 0
    }

    #[inline]
    pub(crate) fn owner(self) -> Option<Seat> {
        match self.0 & 7 {
            0 => None,
            number => Some(Seat::ALL[usize::from(number - 1) % Seat::MAX]),
        }
    }
}

impl std::fmt::Debug for Site {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.owner() {
            None => f.write_str("-"),
            Some(seat) => write!(f, "{}{seat}", if self.is_city() { 'C' } else { 'S' }),
        }
    }
}

/// Pieces that a player still has in front of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stock {
    /// Roads.
    pub roads: u8,
    /// Settlements.
    pub settlements: u8,
    /// Cities.
    pub cities: u8,
}

impl Stock {
    /// What everyone starts with (BASE-5).
    pub(crate) const FULL: Stock = Stock { roads: 15, settlements: 5, cities: 4 };
}

impl<C: Course<W>, const W: usize> Position<C, W> {
    /// The places of the board, for those who count them.
    pub fn grid(&self) -> &Arc<Grid<W>> {
        &self.board.grid
    }

    /// How many play.
    #[inline]
    pub(crate) fn count(&self) -> usize {
        self.players.into()
    }

    /// Everyone at the table.
    #[inline]
    pub(crate) fn everyone(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<C, W> {
        Seat::first(self.count())
    }

    /// Everyone but the player on turn.
    #[inline]
    pub(crate) fn others(&self) -> SeatSet {
        SeatSet::first(self.count()).without(self.turn.seat)
    }

    /// The free sides at which the seat may lay a road (BASE-33, BASE-34).
    #[inline]
    pub(crate) fn road_spots(&self, seat: Seat) -> Sides<W> {
        self.reach[seat] - self.taken
    }

    /// The corners at which the seat may build a settlement (BASE-35, BASE-38).
    #[inline]
    pub(crate) fn settlement_spots(&self, seat: Seat) -> Corners<W> {
        self.open & C::reached(self, seat)
    }

    /// Points with the hidden ones.
    #[inline]
    pub(crate) fn total_points(&self, seat: Seat) -> u8 {
        self.points[seat] + self.cards[seat][Development::VictoryPoint]
    }

    /// Corners with a building of the seat.
    pub(crate) fn buildings(&self, seat: Seat) -> Corners<W> {
        self.settlements[seat] | self.cities[seat]
    }

    /// Sides at which an own road may be joined, from scratch.
    pub(crate) fn reach_from_scratch(&self, seat: Seat) -> Sides<W> {
        let mut reach = Sides::EMPTY;
        let there = self.touched[seat] | self.buildings(seat);
        (there & self.joints[seat]).each(|corner| reach |= self.board.grid.sides_at(corner));
        reach
    }

    /// The bank's rates for the seat, from scratch.
    pub(crate) fn rates_from_scratch(&self, seat: Seat) -> Hand {
        let buildings = self.buildings(seat);
        let rates = self.own.bare_rates();
        let rates = buildings.iter().fold(rates, |rates, at| self.board.improve(rates, at));
        C::rates(self, seat, rates)
    }

    // Placing a piece: the one place that keeps the derived part in step.

    /// Lays a road from the stock and updates the lengths, but not the card for the longest.
    #[inline]
    pub(crate) fn put_road(&mut self, seat: Seat, side: SideId) {
        self.stock[seat].roads -= 1;
        self.taken.insert(side);
        self.roads[seat].insert(side);
        for corner in self.board.grid.ends(side) {
            self.touched[seat].insert(corner);
            if self.joints[seat].contains(corner) {
                self.reach[seat] |= self.board.grid.sides_at(corner);
            }
        }
        self.lengths[seat] = self.length_with(seat, side);
    }

    /// Takes a road up again, into the stock.
    pub(crate) fn take_road(&mut self, seat: Seat, side: SideId) {
        self.stock[seat].roads += 1;
        self.taken.remove(side);
        self.roads[seat].remove(side);
        let grid = &self.board.grid;
        self.touched[seat] = self.roads[seat].iter().flat_map(|side| grid.ends(side)).collect();
        self.reach[seat] = self.reach_from_scratch(seat);
        self.lengths[seat] = self.length_from_scratch(seat);
    }

    /// Places a settlement from the stock; whoever it cuts loses reach and length at once.
    #[inline]
    pub(crate) fn put_settlement(&mut self, seat: Seat, corner: CornerId) {
        self.stock[seat].settlements -= 1;
        self.points[seat] += worth::SETTLEMENT;
        self.built[corner] = Site::settlement(seat);
        self.settlements[seat].insert(corner);
        self.open.remove(corner);
        self.open -= self.board.grid.corners_beside(corner);
        self.rates[seat] = self.board.improve(self.rates[seat], corner);
        self.joints[seat].insert(corner);
        self.reach[seat] |= self.board.grid.sides_at(corner);
        for other in self.everyone().filter(|&other| other != seat) {
            self.walls[other].insert(corner);
            self.joints[other].remove(corner);
            self.look_again(other, corner);
        }
    }

    /// Turns a settlement into a city; the settlement returns to the stock (BASE-37).
    #[inline]
    pub(crate) fn put_city(&mut self, seat: Seat, corner: CornerId) {
        self.stock[seat].cities -= 1;
        self.stock[seat].settlements += 1;
        self.raise_city(seat, corner);
    }

    /// The same where the piece for the city lies there already.
    #[inline]
    pub(crate) fn raise_city(&mut self, seat: Seat, corner: CornerId) {
        self.points[seat] += worth::CITY - worth::SETTLEMENT;
        self.built[corner] = Site::city(seat);
        self.settlements[seat].remove(corner);
        self.cities[seat].insert(corner);
    }

    /// A city becomes a settlement again; where the stock has none, it lies down and stands for one.
    pub(crate) fn take_city(&mut self, seat: Seat, corner: CornerId, lies: bool) {
        if !lies {
            self.stock[seat].cities += 1;
            self.stock[seat].settlements -= 1;
        }
        self.points[seat] -= worth::CITY - worth::SETTLEMENT;
        self.built[corner] = Site::settlement(seat);
        self.cities[seat].remove(corner);
        self.settlements[seat].insert(corner);
    }

    /// A piece of the course's own comes to the corner: nobody builds there, and lines of others end.
    pub(crate) fn block(&mut self, seat: Seat, corner: CornerId) {
        self.open.remove(corner);
        for other in self.everyone().filter(|&other| other != seat) {
            self.walls[other].insert(corner);
            self.joints[other].remove(corner);
            self.look_again(other, corner);
        }
    }

    /// It has left the corner again.
    pub(crate) fn unblock(&mut self, seat: Seat, corner: CornerId) {
        let beside = self.board.grid.corners_beside(corner);
        let near = beside.iter().any(|near| !self.built[near].is_empty());
        if !near && self.board.sites.contains(corner) {
            self.open.insert(corner);
        }
        for other in self.everyone().filter(|&other| other != seat) {
            self.walls[other].remove(corner);
            if self.board.joints.contains(corner) {
                self.joints[other].insert(corner);
            }
            self.look_again(other, corner);
        }
    }

    /// What ends a line at the corner has changed: reach and length of a seat with a road there, anew.
    #[inline]
    fn look_again(&mut self, seat: Seat, corner: CornerId) {
        if C::has_reached(self, seat, corner) {
            self.find_again(seat, corner);
        }
    }

    fn find_again(&mut self, seat: Seat, corner: CornerId) {
        if self.touched[seat].contains(corner) {
            let grid = &self.board.grid;
            let joined = (self.touched[seat] | self.buildings(seat)) & self.joints[seat];
            for &Way { side, to } in grid.ways(corner) {
                if joined.contains(corner) || joined.contains(to) {
                    self.reach[seat].insert(side);
                } else {
                    self.reach[seat].remove(side);
                }
            }
        }
        self.measure_again(seat, corner);
        C::look_again(self, seat, corner);
    }

    /// The same for the length alone. A line that only ends at the corner is as long as before. Where
    /// lines go on again, those are new that lead through it, and so by all but one of the pieces there,
    /// whichever that is.
    fn measure_again(&mut self, seat: Seat, corner: CornerId) {
        let there = self.board.grid.sides_at(corner) & C::pieces(self, seat);
        if !there.has_several() {
            return;
        }
        if self.walls[seat].contains(corner) {
            self.lengths[seat] = self.length_from_scratch(seat);
        } else {
            let mut last = None;
            there.each(|side| {
                if let Some(before) = last.replace(side) {
                    self.lengths[seat] = self.length_with(seat, before);
                }
            });
        }
    }

    /// The position before anything has happened.
    pub(crate) fn blank(own: C, board: Arc<Board<W>>, bank: Hand, pile: Deck) -> Position<C, W> {
        let setup = &board.setup;
        let first = Seat::ALL[0];
        let rates = own.bare_rates();
        Position {
            own,
            options: C::options(setup),
            players: setup.players,
            special_building: setup.special_building(),
            start: first,
            phase: Phase::Laying,
            turn: Turn::begin(first, 0),
            robber: HexId::from_index(0),
            last_roll: None,
            bank,
            hands: BySeat::default(),
            believed: BySeat::default(),
            pile,
            cards: BySeat::default(),
            fresh: Deck::NONE,
            played: BySeat::default(),
            built: ByCorner::filled(Site::EMPTY),
            settlements: BySeat::default(),
            cities: BySeat::default(),
            roads: BySeat::default(),
            stock: BySeat([Stock::FULL; Seat::MAX]),
            longest_road: None,
            largest_army: None,
            proposals: Proposals::default(),
            taken: board.grid.all_sides() - board.paths,
            open: board.sites,
            walls: BySeat::default(),
            joints: BySeat([board.joints; Seat::MAX]),
            touched: BySeat::default(),
            reach: BySeat::default(),
            rates: BySeat([rates; Seat::MAX]),
            lengths: BySeat::default(),
            points: BySeat::default(),
            board,
        }
    }
}
