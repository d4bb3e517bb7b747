//! Pieces given at the start: whether they can stand like that, and how they are put down.

use hex::{CornerId, Grid, Sides};
use table::{BySeat, Faults, Rule, Seat, Sink};

use crate::beginner;
use crate::cards::{Deck, Development, Hand, Resource};
use crate::course::{Course, EventOf};
use crate::position::{Phase, Position, Stock};
use crate::rules::base;
use crate::setup::{Arrangement, Holdings, Pieces, Setup};
use crate::worth;

impl Setup {
    /// The given pieces, or the beginners' ones.
    pub(crate) fn arrangement(&self) -> Option<Arrangement> {
        match &self.pieces {
            Pieces::Founding => None,
            Pieces::Beginner => Some(beginner::arrangement(self.players)),
            Pieces::Given(arrangement) => Some((**arrangement).clone()),
        }
    }
}

impl Arrangement {
    /// Notes all that is wrong with the pieces on this grid.
    pub(crate) fn check<const W: usize>(
        &self,
        players: usize,
        grid: &Grid<W>,
        box_of: (Hand, Deck),
        faults: &mut Faults,
    ) {
        faults.expect(self.seats.len() == players, Rule::table(7), "pieces.seats", || {
            format!("{} seats have pieces, but {players} play", self.seats.len())
        });
        let turn = self.turn.unwrap_or(Seat::ALL[0]).index() < players;
        faults.expect(turn, Rule::table(5), "pieces.turn", || "there is no such seat".into());
        if let Some(hex) = self.robber {
            faults.expect(grid.hex_id(hex).is_some(), base(54), "pieces.robber", || {
                format!("there is no land at {hex} for the robber")
            });
        }
        let mut buildings: Vec<(usize, CornerId)> = Vec::new();
        let mut taken = Sides::<W>::EMPTY;
        let (mut hands, mut decks) = ([0u32; Resource::EVERY.len()], [0u32; 5]);
        for (index, seat) in self.seats.iter().enumerate() {
            let at = format!("pieces.seats[{index}]");
            let own = seat.check_buildings(&at, grid, &mut buildings, index, faults);
            seat.check_roads(&at, grid, &own, &mut taken, faults);
            for (kind, sum) in Resource::EVERY.into_iter().zip(&mut hands) {
                *sum += u32::from(seat.hand[kind]);
            }
            for (kind, sum) in Development::ALL.into_iter().zip(&mut decks) {
                *sum += u32::from(seat.cards[kind]) + u32::from(seat.played[kind]);
            }
            let shown = seat.played[Development::VictoryPoint] == 0;
            faults.expect(shown, base(49), &at, || "victory point cards are never played".into());
        }
        for (index, &(_, corner)) in buildings.iter().enumerate() {
            for &(_, other) in &buildings[..index] {
                let name = grid.corner(corner);
                if other == corner {
                    faults.add(base(7), "pieces.seats", format!("two buildings stand on {name}"));
                } else if grid.corners_beside(corner).contains(other) {
                    faults.add(
                        base(38),
                        "pieces.seats",
                        format!(
                            "{name} and {} are too close for two buildings",
                            grid.corner(other)
                        ),
                    );
                }
            }
        }
        let (hand_box, deck_box) = box_of;
        for (kind, sum) in Resource::EVERY.into_iter().zip(hands) {
            faults.expect(sum <= hand_box[kind].into(), base(3), "pieces.seats", || {
                format!("{sum} cards of {kind:?} are held, but the box has {}", hand_box[kind])
            });
        }
        for (kind, sum) in Development::ALL.into_iter().zip(decks) {
            faults.expect(sum <= deck_box[kind].into(), base(4), "pieces.seats", || {
                format!(
                    "{sum} cards of {kind:?} are held or played, but the box has {}",
                    deck_box[kind]
                )
            });
        }
    }
}

impl Holdings {
    fn check_buildings<const W: usize>(
        &self,
        at: &str,
        grid: &Grid<W>,
        buildings: &mut Vec<(usize, CornerId)>,
        index: usize,
        faults: &mut Faults,
    ) -> Vec<CornerId> {
        let mut own = Vec::new();
        for &corner in self.settlements.iter().chain(&self.cities) {
            match grid.corner_id(corner) {
                Some(id) => own.push(id),
                None => faults.add(Rule::table(6), at, format!("there is no corner {corner}")),
            }
        }
        buildings.extend(own.iter().map(|&corner| (index, corner)));
        let most = |list: usize, stock: u8| list <= stock.into();
        faults.expect(most(self.settlements.len(), Stock::FULL.settlements), base(5), at, || {
            format!("{} settlements are more than 5", self.settlements.len())
        });
        faults.expect(most(self.cities.len(), Stock::FULL.cities), base(5), at, || {
            format!("{} cities are more than 4", self.cities.len())
        });
        faults.expect(most(self.roads.len(), Stock::FULL.roads), base(5), at, || {
            format!("{} roads are more than 15", self.roads.len())
        });
        own
    }

    fn check_roads<const W: usize>(
        &self,
        at: &str,
        grid: &Grid<W>,
        own: &[CornerId],
        taken: &mut Sides<W>,
        faults: &mut Faults,
    ) {
        let mut loose = Sides::<W>::EMPTY;
        for &side in &self.roads {
            match grid.side_id(side) {
                None => faults.add(Rule::table(6), at, format!("there is no path {side}")),
                Some(id) if taken.contains(id) => {
                    faults.add(base(7), at, format!("two roads lie on {side}"));
                }
                Some(id) => {
                    taken.insert(id);
                    loose.insert(id);
                }
            }
        }
        // Every line of roads began at an own building.
        let mut reached = own.to_vec();
        while let Some(corner) = reached.pop() {
            for side in (grid.sides_at(corner) & loose).iter() {
                loose.remove(side);
                reached.push(grid.across(side, corner));
            }
        }
        for side in loose.iter() {
            faults.add(
                base(33),
                at,
                format!("no own building joins the road on {}", grid.side(side)),
            );
        }
    }
}

impl<C: Course<W>, const W: usize> Position<C, W> {
    /// Puts the given pieces down and begins the turn they say.
    pub(crate) fn begin_arranged(&mut self, sink: &mut impl Sink<EventOf<C, W>>) {
        let Some(arrangement) = self.board.setup.arrangement() else { return };
        self.put_down(&arrangement);
        C::arranged(self, &arrangement);
        self.begin_turn(self.start, sink);
        if arrangement.rolled && matches!(self.phase, Phase::Turn) {
            self.turn.rolled = true;
        }
    }

    fn put_down(&mut self, arrangement: &Arrangement) {
        const CHECKED: &str = "the arrangement was checked before";
        let grid = self.board.grid.clone();
        for (seat, holdings) in Seat::ALL.into_iter().zip(&arrangement.seats) {
            // City pieces first, or five settlements and a city would not fit in the stock.
            for &corner in &holdings.cities {
                let corner = grid.corner_id(corner).expect(CHECKED);
                self.put_settlement(seat, corner);
                self.put_city(seat, corner);
            }
            for &corner in &holdings.settlements {
                self.put_settlement(seat, grid.corner_id(corner).expect(CHECKED));
            }
            self.gain(seat, holdings.hand);
            self.pile = self.pile.minus(holdings.cards).minus(holdings.played);
            self.cards[seat] = holdings.cards;
            self.played[seat] = holdings.played;
        }
        // The beginners' first cards are printed in the rules, given ones may come from anywhere.
        if let Pieces::Given(_) = self.board.setup.pieces {
            self.believed = BySeat::default();
        }
        for (seat, holdings) in Seat::ALL.into_iter().zip(&arrangement.seats) {
            for &side in &holdings.roads {
                self.put_road(seat, grid.side_id(side).expect(CHECKED));
            }
        }
        self.longest_road = arrangement.longest_road;
        self.longest_road = self.longest_road_holder();
        self.largest_army = self.army_holder(arrangement.largest_army);
        if let Some(holder) = self.longest_road {
            self.points[holder] += worth::LONGEST_ROAD;
        }
        if let Some(holder) = self.largest_army {
            self.points[holder] += worth::LARGEST_ARMY;
        }
    }

    /// The holder of the largest army among equals is the one who is said to be it.
    fn army_holder(&self, said: Option<Seat>) -> Option<Seat> {
        let knights = |seat: Seat| self.played[seat][Development::Knight];
        let most = self.everyone().map(knights).max().unwrap_or(0);
        let mut first = self.everyone().filter(|&seat| knights(seat) == most);
        let holder = first.next().filter(|_| most >= 3);
        match said {
            Some(seat) if holder.is_some() && knights(seat) == most => Some(seat),
            _ => holder,
        }
    }
}
