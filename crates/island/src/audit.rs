//! Everything adds up to the box, and all that is kept up to date equals what is computed anew.

use hex::Corners;
use table::Seat;

use crate::begin::box_for;
use crate::cards::{Deck, Development, Hand};
use crate::course::Course;
use crate::position::{Phase, Position, Site, Stock};

/// Says what is wrong where the two differ.
macro_rules! same {
    ($what:expr, $kept:expr, $computed:expr) => {{
        let (kept, computed) = ($kept, $computed);
        if kept != computed {
            return Err(format!("{}: {kept:?} is kept, but it should be {computed:?}", $what));
        }
    }};
}

impl<C: Course<W>, const W: usize> Position<C, W> {
    pub(crate) fn audited(&self) -> Result<(), String> {
        self.audit_cards()?;
        self.audit_pieces()?;
        for seat in self.everyone() {
            self.audit_seat(seat)?;
        }
        self.audit_specials()?;
        C::audit(self)
    }

    fn audit_cards(&self) -> Result<(), String> {
        let aside = match self.phase {
            Phase::Discarding { aside, .. } => aside.0,
            _ => [Hand::NONE; Seat::MAX],
        };
        let hands = self.hands.0.into_iter().chain(aside).fold(self.bank, Hand::plus);
        for (seat, aside) in self.everyone().zip(aside) {
            let (held, believed) = (self.hands[seat].plus(aside), self.believed[seat]);
            if !Seat::ALL.into_iter().all(|eye| held.covers(believed.sure_to(eye))) {
                return Err(format!("seat {seat} holds {held:?}, and others know {believed:?}"));
            }
        }
        let known = self.cards.0.into_iter().chain(self.played.0);
        let cards = known.fold(self.pile.plus(C::elsewhere(self)), Deck::plus);
        let (all_hands, all_cards) = box_for::<C, W>(&self.board.setup);
        same!("resource cards", hands, all_hands);
        same!("development cards", cards, all_cards);
        if !self.cards[self.turn.seat].covers(self.fresh) {
            return Err("more cards were bought in this turn than are held".into());
        }
        Ok(())
    }

    fn audit_pieces(&self) -> Result<(), String> {
        let grid = &self.board.grid;
        let mut taken = (grid.all_sides() - self.board.paths) | C::occupied(self);
        let mut occupied = Corners::EMPTY;
        for seat in self.everyone() {
            if taken.meets(self.roads[seat]) || occupied.meets(self.buildings(seat)) {
                return Err(format!("seat {seat} has a piece where another's stands"));
            }
            taken |= self.roads[seat];
            occupied |= self.buildings(seat);
            let lying = C::lying(self, seat);
            let stock = Stock {
                roads: Stock::FULL.roads - self.roads[seat].len() as u8,
                settlements: Stock::FULL.settlements + lying - self.settlements[seat].len() as u8,
                cities: Stock::FULL.cities - lying - self.cities[seat].len() as u8,
            };
            same!(format!("stock of seat {seat}"), self.stock[seat], stock);
        }
        let mut open = self.board.sites - occupied;
        for corner in grid.all_corners().iter() {
            let site = self.everyone().fold(Site::EMPTY, |site, seat| {
                if self.settlements[seat].contains(corner) {
                    Site::settlement(seat)
                } else if self.cities[seat].contains(corner) {
                    Site::city(seat)
                } else {
                    site
                }
            });
            same!(format!("corner {}", grid.corner(corner)), self.built[corner], site);
            if !site.is_empty() {
                if grid.corners_beside(corner).meets(occupied) {
                    return Err(format!("a neighbour of {} is built on", grid.corner(corner)));
                }
                open -= grid.corners_beside(corner);
            }
        }
        open = self.everyone().fold(open, |open, seat| open - C::blocks(self, seat));
        same!("paths where no road can be laid", self.taken, taken);
        same!("corners open for building", self.open, open);
        Ok(())
    }

    fn audit_seat(&self, seat: Seat) -> Result<(), String> {
        let grid = &self.board.grid;
        let touched: Corners<W> =
            self.roads[seat].iter().flat_map(|side| grid.ends(side)).collect();
        same!(format!("corners at roads of seat {seat}"), self.touched[seat], touched);
        let others = self.everyone().filter(|&other| other != seat);
        let walls = others.fold(Corners::EMPTY, |all, other| {
            all | self.buildings(other) | C::blocks(self, other)
        });
        same!(format!("walls of seat {seat}"), self.walls[seat], walls);
        let joints = (self.board.joints - walls) | self.buildings(seat);
        same!(format!("joints of seat {seat}"), self.joints[seat], joints);
        let reach = self.reach_from_scratch(seat);
        same!(format!("reach of seat {seat}"), self.reach[seat], reach);
        let length = self.length_from_scratch(seat);
        same!(format!("road length of seat {seat}"), self.lengths[seat], length);
        let rates = self.rates_from_scratch(seat);
        same!(format!("rates of seat {seat}"), self.rates[seat], rates);
        let special = |holder: Option<Seat>| if holder == Some(seat) { 2 } else { 0 };
        let points = self.settlements[seat].len() as u8
            + 2 * self.cities[seat].len() as u8
            + special(self.longest_road)
            + special(self.largest_army)
            + C::points(self, seat);
        same!(format!("points of seat {seat}"), self.points[seat], points);
        if self.proposals.by.contains(seat)
            && !self.can_keep(seat, &self.turned(&self.proposals.terms[seat]))
        {
            return Err(format!("seat {seat} proposes cards it does not hold"));
        }
        if let Phase::Offering(offer) = self.phase
            && offer.accepted.contains(seat)
            && !self.can_keep(seat, &offer.terms)
        {
            return Err(format!("seat {seat} accepts an offer it cannot keep"));
        }
        if !self.believed[seat].sure().covers(self.promised(seat)) {
            return Err(format!("the table does not know what seat {seat} has promised"));
        }
        Ok(())
    }

    /// Cards that a seat has shown to hold by what it offers or accepts.
    fn promised(&self, seat: Seat) -> Hand {
        match self.phase {
            Phase::Offering(offer) if seat == self.turn.seat => offer.terms.give,
            Phase::Offering(offer) if offer.accepted.contains(seat) => offer.terms.want,
            _ if self.proposals.by.contains(seat) => self.proposals.terms[seat].give,
            _ => Hand::NONE,
        }
    }

    fn audit_specials(&self) -> Result<(), String> {
        if !C::lines_move(self) {
            same!("holder of the longest road", self.longest_road, self.longest_road_holder());
        }
        let knights = |seat: Seat| self.played[seat][Development::Knight];
        let most = self.everyone().map(knights).max().unwrap_or(0);
        // Where knights have left the game, nobody holds the army while several have the most.
        let lost = C::elsewhere(self)[Development::Knight] > 0;
        let tied = lost && self.everyone().filter(|&seat| knights(seat) == most).count() > 1;
        let army =
            self.largest_army.map_or(most < 3 || tied, |seat| knights(seat) == most && most >= 3);
        same!("largest army is where the most knights are", army, true);
        let seat = self.turn.seat;
        let won = self.total_points(seat) >= self.options.points_to_win || C::has_won(self, seat);
        same!("a won game is over", won && self.is_undecided_turn(), false);
        Ok(())
    }
}
