//! What a program reads off a position that is its own: one that it imagined, or a game it plays with
//! itself. Nobody at a table is handed the true position, so nothing leaves a game this way.

use hex::{Corners, HexId, Sides};
use table::{Eye, Seat};

use crate::cards::{Deck, Hand};
use crate::course::Course;
use crate::full::ScenarioView;
use crate::layout::Laid;
use crate::position::{Phase, Position, Stock};

impl<C: Course<W>, const W: usize> Position<C, W> {
    /// The board, once it lies.
    #[inline]
    pub fn layout(&self) -> Option<&Laid> {
        self.board.layout.as_ref()
    }

    /// Whose turn it is.
    #[inline]
    pub fn on_turn(&self) -> Seat {
        self.turn.seat
    }

    /// Whether the dice of this turn have been rolled.
    #[inline]
    pub fn has_rolled(&self) -> bool {
        self.turn.rolled
    }

    /// Whether the player on turn is free to act.
    #[inline]
    pub fn is_free_turn(&self) -> bool {
        matches!(self.phase, Phase::Turn)
    }

    /// Whether the founding goes on.
    #[inline]
    pub fn is_founding(&self) -> bool {
        matches!(self.phase, Phase::FoundingSettlement { .. } | Phase::FoundingRoad { .. })
    }

    /// Whether the player on turn moves the robber or chooses whom to rob.
    #[inline]
    pub fn is_robbing(&self) -> bool {
        matches!(self.phase, Phase::MovingRobber | Phase::ChoosingVictim { .. })
    }

    /// Where the robber stands.
    #[inline]
    pub fn robber_at(&self) -> HexId {
        self.robber
    }

    /// The seat's cards.
    #[inline]
    pub fn hand_of(&self, seat: Seat) -> Hand {
        self.hands[seat]
    }

    /// The seat's development cards that were not played.
    #[inline]
    pub fn cards_of(&self, seat: Seat) -> Deck {
        self.cards[seat]
    }

    /// The development cards that the seat has played.
    #[inline]
    pub fn played_by(&self, seat: Seat) -> Deck {
        self.played[seat]
    }

    /// The seat's pieces that are not on the board.
    #[inline]
    pub fn stock_of(&self, seat: Seat) -> Stock {
        self.stock[seat]
    }

    /// How many cards of each kind the bank asks of the seat for one.
    #[inline]
    pub fn rates_of(&self, seat: Seat) -> Hand {
        self.rates[seat]
    }

    /// The corners with a settlement of the seat.
    #[inline]
    pub fn settlements_of(&self, seat: Seat) -> Corners<W> {
        self.settlements[seat]
    }

    /// The corners with a city of the seat.
    #[inline]
    pub fn cities_of(&self, seat: Seat) -> Corners<W> {
        self.cities[seat]
    }

    /// The sides with a road of the seat.
    #[inline]
    pub fn roads_of(&self, seat: Seat) -> Sides<W> {
        self.roads[seat]
    }

    /// The length of the seat's longest line.
    #[inline]
    pub fn length_of(&self, seat: Seat) -> u8 {
        self.lengths[seat]
    }

    /// Who holds the longest road.
    #[inline]
    pub fn longest_road_of(&self) -> Option<Seat> {
        self.longest_road
    }

    /// Who has the largest army.
    #[inline]
    pub fn largest_army_of(&self) -> Option<Seat> {
        self.largest_army
    }

    /// Corners at which the board and the distance rule allow a building.
    #[inline]
    pub fn open_corners(&self) -> Corners<W> {
        self.open
    }

    /// Sides on which no road can be laid any more.
    #[inline]
    pub fn taken_sides(&self) -> Sides<W> {
        self.taken
    }

    /// Corners to which the seat's lines have come.
    #[inline]
    pub fn reached_by(&self, seat: Seat) -> Corners<W> {
        C::reached(self, seat)
    }

    /// Corners from which the seat may lay a road on, if it has come there.
    #[inline]
    pub fn joints_of(&self, seat: Seat) -> Corners<W> {
        self.joints[seat]
    }

    /// The seat's points, hidden ones included.
    #[inline]
    pub fn points_of(&self, seat: Seat) -> u8 {
        self.total_points(seat)
    }

    /// How many points win.
    #[inline]
    pub fn points_to_win(&self) -> u8 {
        self.options.points_to_win
    }

    /// With more cards than this a seven costs the seat half of them.
    #[inline]
    pub fn hand_limit_of(&self, seat: Seat) -> u8 {
        C::hand_limit(self, seat)
    }

    /// The sides on which ships may lie.
    #[inline]
    pub fn sea_paths(&self) -> Sides<W> {
        self.board.sea_paths
    }

    /// What the course has of its own, with nothing hidden; nothing on the island of the base game.
    #[inline]
    pub fn scenario(&self) -> Option<ScenarioView> {
        C::view(self, Eye::Arbiter)
    }
}
