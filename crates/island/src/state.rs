//! A position: one flat value over a board that all positions of a game share.

use std::sync::Arc;

use hex::{ByCorner, CornerId, Corners, HexId, Id, SideId, Sides};
use table::{BySeat, Seat, SeatSet};

use crate::board::Board;
use crate::cards::{Deck, Development, Hand};
use crate::setup::Options;
use crate::worth;

/// A position of the island game.
#[derive(Clone, PartialEq, Debug)]
pub struct Island {
    pub(crate) board: Arc<Board>,
    pub(crate) options: Options,
    pub(crate) players: u8,
    pub(crate) special_building: bool,
    /// Who began, or will.
    pub(crate) start: Seat,
    pub(crate) phase: Phase,
    pub(crate) turn: Turn,
    pub(crate) robber: HexId,
    pub(crate) last_roll: Option<[u8; 2]>,

    pub(crate) bank: Hand,
    pub(crate) hands: BySeat<Hand>,
    /// Development cards that nobody has drawn yet.
    pub(crate) pile: Deck,
    /// Development cards drawn and not played.
    pub(crate) cards: BySeat<Deck>,
    /// Those of the player on turn that were bought in this turn.
    pub(crate) fresh: Deck,
    pub(crate) played: BySeat<Deck>,

    pub(crate) built: ByCorner<Site>,
    pub(crate) settlements: BySeat<Corners>,
    pub(crate) cities: BySeat<Corners>,
    pub(crate) roads: BySeat<Sides>,
    pub(crate) stock: BySeat<Stock>,
    pub(crate) longest_road: Option<Seat>,
    pub(crate) largest_army: Option<Seat>,
    pub(crate) proposals: Proposals,

    // What follows could be computed from the above at any moment; `audit` proves that it agrees.
    /// All sides with a road.
    pub(crate) taken: Sides,
    /// Corners at which the distance rule allows a building.
    pub(crate) open: Corners,
    /// Corners at an own road.
    pub(crate) touched: BySeat<Corners>,
    /// Sides at which an own road may be joined, taken or not.
    pub(crate) reach: BySeat<Sides>,
    /// How many cards of each kind the bank asks for one.
    pub(crate) rates: BySeat<Hand>,
    /// The length of the longest line of roads.
    pub(crate) lengths: BySeat<u8>,
    /// Points that everybody sees.
    pub(crate) points: BySeat<u8>,
}

/// What the game waits for. Everything that matters only while it waits is kept inside.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Phase {
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
    /// Free roads are to be laid.
    FreeRoads { left: u8 },
    /// Cards of the year of plenty are to be taken.
    Taking { left: u8 },
    /// An offer of the player on turn is open.
    Offering(Offer),
    /// The special building phase has reached this seat.
    SpecialBuilding { builder: Seat },
    /// The game is over.
    Over { winner: Option<Seat> },
}

/// An open offer of the player on turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Offer {
    pub(crate) terms: Terms,
    /// Who has not answered yet.
    pub(crate) asked: SeatSet,
    pub(crate) accepted: SeatSet,
}

/// What is offered, as the one who offers sees it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Terms {
    pub(crate) give: Hand,
    pub(crate) want: Hand,
}

/// Offers that others have made to the player on turn.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Proposals {
    pub(crate) by: SeatSet,
    pub(crate) terms: BySeat<Terms>,
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
    /// How many offers and proposals each seat has made that have come to no trade yet.
    pub(crate) offers: BySeat<u8>,
}

impl Turn {
    /// The start of a turn.
    pub(crate) fn begin(seat: Seat, number: u32) -> Turn {
        let offers = BySeat::default();
        Turn { seat, number, rolled: false, card_played: false, built: false, offers }
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

    /// Whether somebody else's building stands here.
    #[inline]
    pub(crate) fn is_foreign_to(self, seat: Seat) -> bool {
        self.0 != 0 && self.0 & 7 != seat.index() as u8 + 1
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

impl Island {
    /// How many play.
    #[inline]
    pub(crate) fn count(&self) -> usize {
        self.players.into()
    }

    /// Everyone at the table.
    #[inline]
    pub(crate) fn everyone(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.count())
    }

    /// Everyone but the player on turn.
    #[inline]
    pub(crate) fn others(&self) -> SeatSet {
        SeatSet::first(self.count()).without(self.turn.seat)
    }

    /// Who places the founding settlement when so many stand: once round, and back (BASE-16).
    pub(crate) fn founder(&self, placed: u8) -> Seat {
        let (count, placed) = (self.count(), usize::from(placed));
        let round = if placed < count { placed } else { 2 * count - 1 - placed };
        Seat::new((self.start.index() + round) % count)
    }

    /// The free sides at which the seat may lay a road (BASE-33, BASE-34).
    #[inline]
    pub(crate) fn road_spots(&self, seat: Seat) -> Sides {
        self.reach[seat] - self.taken
    }

    /// The corners at which the seat may build a settlement (BASE-35, BASE-38).
    #[inline]
    pub(crate) fn settlement_spots(&self, seat: Seat) -> Corners {
        self.open & self.touched[seat]
    }

    /// Development cards of this kind that the player on turn may play now, but for the one card
    /// a turn.
    #[inline]
    pub(crate) fn ripe(&self, card: Development) -> u8 {
        self.cards[self.turn.seat][card] - self.fresh[card]
    }

    /// Points with the hidden ones.
    #[inline]
    pub(crate) fn total_points(&self, seat: Seat) -> u8 {
        self.points[seat] + self.cards[seat][Development::VictoryPoint]
    }

    /// The hexes to which the robber may be moved now.
    pub(crate) fn robber_spots(&self) -> hex::Hexes {
        let all = self.board.all_hexes.without(self.robber);
        if !self.options.friendly_robber {
            return all;
        }
        let mut spared = hex::Hexes::EMPTY;
        for seat in self.others().iter().filter(|&seat| self.points[seat] <= 2) {
            for corner in self.buildings(seat).iter() {
                spared |= self.board.grid.hexes_at(corner);
            }
        }
        let kind = all - spared;
        if kind.is_empty() { all } else { kind }
    }

    /// Corners with a building of the seat.
    pub(crate) fn buildings(&self, seat: Seat) -> Corners {
        self.settlements[seat] | self.cities[seat]
    }

    /// The other players with a building at the robber's hex.
    #[inline]
    pub(crate) fn victims(&self) -> SeatSet {
        let mut victims = SeatSet::EMPTY;
        for corner in self.board.grid.corner_list(self.robber) {
            if let Some(owner) = self.built[corner].owner() {
                victims = victims.with(owner);
            }
        }
        victims.without(self.turn.seat)
    }

    /// Sides at which an own road may be joined, from scratch.
    pub(crate) fn reach_from_scratch(&self, seat: Seat) -> Sides {
        let mut reach = Sides::EMPTY;
        (self.touched[seat] | self.buildings(seat)).each(|corner| {
            if !self.built[corner].is_foreign_to(seat) {
                reach |= self.board.grid.sides_at(corner);
            }
        });
        reach
    }

    // Placing a piece: the one place that keeps the derived part in step.

    /// Lays a road from the stock and updates the lengths, but not the card for the longest.
    #[inline]
    pub(crate) fn put_road(&mut self, seat: Seat, side: SideId) {
        self.stock[seat].roads -= 1;
        self.taken.insert(side);
        self.roads[seat].insert(side);
        let ends = self.board.grid.ends(side);
        for corner in ends {
            self.touched[seat].insert(corner);
            if !self.built[corner].is_foreign_to(seat) {
                let sides = self.board.grid.sides_at(corner);
                self.reach[seat] |= sides;
            }
        }
        self.lengths[seat] = self.length_with(seat, side);
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
        let sides = self.board.grid.sides_at(corner);
        self.reach[seat] |= sides;
        for other in self.everyone() {
            if other != seat && self.touched[other].contains(corner) {
                self.reach[other] = self.reach_from_scratch(other);
                self.lengths[other] = self.length_from_scratch(other);
            }
        }
    }

    /// Turns a settlement into a city; the settlement returns to the stock (BASE-37).
    #[inline]
    pub(crate) fn put_city(&mut self, seat: Seat, corner: CornerId) {
        self.stock[seat].cities -= 1;
        self.stock[seat].settlements += 1;
        self.points[seat] += worth::CITY - worth::SETTLEMENT;
        self.built[corner] = Site::city(seat);
        self.settlements[seat].remove(corner);
        self.cities[seat].insert(corner);
    }

    /// The position before anything has happened.
    pub(crate) fn blank(board: Arc<Board>, bank: Hand, pile: Deck) -> Island {
        let setup = &board.setup;
        let first = Seat::ALL[0];
        Island {
            options: setup.options,
            players: setup.players,
            special_building: setup.special_building(),
            start: first,
            phase: Phase::Laying,
            turn: Turn::begin(first, 0),
            robber: HexId::from_index(0),
            last_roll: None,
            bank,
            hands: BySeat::default(),
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
            taken: Sides::EMPTY,
            open: board.grid.all_corners(),
            touched: BySeat::default(),
            reach: BySeat::default(),
            rates: BySeat([Hand::new([4; 5]); Seat::MAX]),
            lengths: BySeat::default(),
            points: BySeat::default(),
            board,
        }
    }
}
