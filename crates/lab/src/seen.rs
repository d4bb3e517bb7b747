//! The island's view as a row of numbers.
//!
//! Seats are counted from the one that looks: row 0 is its own, row 1 its left neighbour's. Places are
//! counted as in decisions.

use hex::Grid;
use island::{Cards, Hand, Kind, PhaseView, Resource, SeatView, Trade, View};
use table::{Seat, SeatSet};

use crate::observe::{Field, field};

/// How many numbers a seat has in the field `seats`.
const SEAT: usize = 22;
/// How many kinds of phases there are.
const PHASES: usize = 19;

/// The fields, in the order in which they are written.
pub(crate) fn fields<const W: usize>(grid: &Grid<W>) -> Vec<Field> {
    let (hexes, corners, sides) = (grid.hexes().len(), grid.corners().len(), grid.sides().len());
    let cards = Resource::EVERY.len();
    let seats = Seat::MAX;
    vec![
        field("phase", "what the game waits for, one of nineteen", 1, PHASES),
        field("on_turn", "whose turn it is", 1, seats),
        field(
            "phase_seat",
            "whom the phase names: who founds, builds, draws or is robbed",
            1,
            seats,
        ),
        field("owed", "how many cards each seat still owes for a seven", 1, seats),
        field("asked", "who has not answered the open offer", 1, seats),
        field("accepted", "who has accepted it", 1, seats),
        field("victims", "whom the robber may rob", 1, seats),
        field(
            "left",
            "free roads or cards that are left, whether the founding piece is a city",
            1,
            2,
        ),
        field("offer", "the open offer: what is given, what is wanted", 2, cards),
        field(
            "turn",
            "its number, and whether dice rolled, a card was played, something was built",
            1,
            4,
        ),
        field("dice", "the last roll", 1, 2),
        field("bank", "cards in the bank", 1, cards),
        field("table", "development cards in the pile, points to win, players", 1, 3),
        field("hand", "own cards", 1, cards),
        field("aside", "own cards put aside for a seven", 1, cards),
        field("development", "own development cards, and those of them bought in this turn", 2, 5),
        field("total_points", "own points with the hidden ones", 1, 1),
        field(
            "seats",
            "stock of roads, settlements, cities; cards; development cards; played ones by kind (5); \
             bank rates by card (8); road length; longest road; largest army; points",
            seats,
            SEAT,
        ),
        field(
            "proposals",
            "proposals to the player on turn: given (8), wanted (8)",
            seats,
            2 * cards,
        ),
        field("hexes", "terrain from 1, number, robber", 3, hexes),
        field(
            "corners",
            "owner from 1, settlement 1 or city 2, harbour: 1 any, 2 to 6 a resource, 1 at the settlement just founded",
            4,
            corners,
        ),
        field("sides", "owner of the road from 1", 1, sides),
    ]
}

/// Writes the view of this seat into the fields, which are all 0 before.
pub(crate) fn write<const W: usize>(
    view: &View,
    grid: &Grid<W>,
    seat: Seat,
    fields: &[Field],
    out: &mut [i16],
) {
    let players = view.seats.len();
    let relative = |other: Seat| (other.index() + players - seat.index()) % players.max(1);
    let mut pen = Pen { fields: fields.iter(), out };
    phase(view, &mut pen, &relative);

    let turn = &view.turn;
    let flags = [turn.rolled, turn.card_played, turn.built].map(i16::from);
    pen.put([turn.number.min(i16::MAX as u32) as i16].into_iter().chain(flags));
    pen.put(view.dice.into_iter().flatten().map(i16::from));
    pen.put(counts(view.bank));
    pen.put([view.pile as i16, view.points_to_win.into(), players as i16]);
    own(view, seat, &mut pen);
    let from_own = view.seats.iter().cycle().skip(seat.index()).take(players);
    pen.put(from_own.flat_map(seat_numbers));
    let proposals = pen.next();
    for proposal in &view.proposals {
        let row = &mut proposals[relative(proposal.seat) * 2 * Resource::EVERY.len()..];
        let terms = counts(proposal.give).into_iter().chain(counts(proposal.want));
        row.iter_mut().zip(terms).for_each(|(cell, count)| *cell = count);
    }
    board(view, grid, &mut pen, &relative);
}

fn phase(view: &View, pen: &mut Pen<'_, '_>, relative: &impl Fn(Seat) -> usize) {
    use PhaseView as Is;
    let mut named = None;
    let (mut asked, mut accepted, mut victims) = (SeatSet::EMPTY, SeatSet::EMPTY, SeatSet::EMPTY);
    let (mut left, mut city, mut terms) = (0, false, [Hand::NONE; 2]);
    let mut owed: &[u8] = &[];
    let kind = match &view.phase {
        Is::Laying => 0,
        Is::DrawingLots => 1,
        Is::DrawingDesert => 2,
        Is::PlacingRobber { seat } => {
            named = Some(*seat);
            3
        }
        Is::FoundingSettlement { seat, city: is_city } => {
            (named, city) = (Some(*seat), *is_city);
            4
        }
        Is::FoundingRoad { seat, .. } => {
            named = Some(*seat);
            5
        }
        Is::Turn => 6,
        Is::Rolling => 7,
        Is::Discarding { owed: cards } => {
            owed = cards;
            8
        }
        Is::MovingRobber => 9,
        Is::ChoosingVictim { victims: seats } => {
            victims = *seats;
            10
        }
        Is::Stealing { victim } => {
            named = Some(*victim);
            11
        }
        Is::Drawing { seat } => {
            named = Some(*seat);
            12
        }
        Is::FreeRoads { left: roads } => {
            left = *roads;
            13
        }
        Is::Taking { left: cards } => {
            left = *cards;
            14
        }
        Is::Offering { give, want, asked: open, accepted: taken } => {
            (asked, accepted, terms) = (*open, *taken, [*give, *want]);
            15
        }
        Is::SpecialBuilding { seat } => {
            named = Some(*seat);
            16
        }
        Is::Over { winner } => {
            named = *winner;
            17
        }
        Is::Scenario(_) => 18,
    };
    pen.next()[kind] = 1;
    pen.next()[relative(view.turn.seat)] = 1;
    let cells = pen.next();
    named.into_iter().for_each(|seat| cells[relative(seat)] = 1);
    let cells = pen.next();
    let owing = owed.iter().zip(Seat::ALL);
    owing.for_each(|(&cards, seat)| cells[relative(seat)] = cards.into());
    for set in [asked, accepted, victims] {
        let cells = pen.next();
        set.iter().for_each(|seat| cells[relative(seat)] = 1);
    }
    pen.put([left.into(), city.into()]);
    pen.put(terms.into_iter().flat_map(counts));
}

fn own(view: &View, seat: Seat, pen: &mut Pen<'_, '_>) {
    let own = view.seats.get(seat.index());
    let hand = |of: fn(&SeatView) -> Option<Hand>| own.and_then(of).unwrap_or(Hand::NONE);
    pen.put(counts(hand(|own| own.hand)));
    pen.put(counts(hand(|own| own.aside)));
    let decks = [own.and_then(|own| own.cards), own.and_then(|own| own.fresh)];
    pen.put(decks.into_iter().flat_map(|deck| first_five(deck.unwrap_or_default())));
    pen.put([own.and_then(|own| own.total_points).unwrap_or(0).into()]);
}

fn seat_numbers(seat: &SeatView) -> impl Iterator<Item = i16> {
    let stock = [seat.stock.roads, seat.stock.settlements, seat.stock.cities].map(i16::from);
    let held = [seat.hand_size as i16, seat.card_count as i16];
    let marks = [
        seat.road_length.into(),
        seat.longest_road.into(),
        seat.largest_army.into(),
        seat.points.into(),
    ];
    (stock.into_iter().chain(held))
        .chain(first_five(seat.played))
        .chain(counts(seat.rates))
        .chain(marks)
}

fn board<const W: usize>(
    view: &View,
    grid: &Grid<W>,
    pen: &mut Pen<'_, '_>,
    relative: &impl Fn(Seat) -> usize,
) {
    let hexes = grid.hexes().len();
    let cells = pen.next();
    for tile in view.board.iter().flat_map(|layout| &layout.hexes) {
        if let Some(id) = tile.hex().and_then(|hex| grid.hex_id(hex)) {
            cells[id.index()] = tile.terrain as i16 + 1;
            cells[hexes + id.index()] = tile.number.unwrap_or(0).into();
        }
    }
    if let Some(id) = view.robber.and_then(|robber| grid.hex_id(robber)) {
        cells[2 * hexes + id.index()] = 1;
    }

    let corners = grid.corners().len();
    let cells = pen.next();
    for (seat, buildings) in Seat::ALL.into_iter().zip(&view.seats) {
        for (level, places) in [(1, &buildings.settlements), (2, &buildings.cities)] {
            for id in places.iter().filter_map(|&at| grid.corner_id(at)) {
                cells[id.index()] = relative(seat) as i16 + 1;
                cells[corners + id.index()] = level;
            }
        }
    }
    for harbour in view.board.iter().flat_map(|layout| &layout.harbours) {
        let ends = harbour.hex().map(|hex| hex.side(harbour.side).ends());
        for id in ends.into_iter().flatten().filter_map(|at| grid.corner_id(at)) {
            cells[2 * corners + id.index()] = match harbour.trade {
                Trade::Any => 1,
                Trade::Two(card) => card as i16 + 2,
            };
        }
    }
    if let PhaseView::FoundingRoad { at, .. } = view.phase
        && let Some(id) = grid.corner_id(at)
    {
        cells[3 * corners + id.index()] = 1;
    }

    let cells = pen.next();
    for (seat, roads) in Seat::ALL.into_iter().zip(&view.seats) {
        for id in roads.roads.iter().filter_map(|&at| grid.side_id(at)) {
            cells[id.index()] = relative(seat) as i16 + 1;
        }
    }
}

fn counts<K: Kind>(cards: Cards<K>) -> [i16; 8] {
    cards.weights().map(|count| count as i16)
}

fn first_five<K: Kind>(cards: Cards<K>) -> impl Iterator<Item = i16> {
    counts(cards).into_iter().take(5)
}

/// Writes field after field.
struct Pen<'a, 'f> {
    fields: std::slice::Iter<'f, Field>,
    out: &'a mut [i16],
}

impl Pen<'_, '_> {
    /// The cells of the next field; none behind the last.
    fn next(&mut self) -> &mut [i16] {
        match self.fields.next() {
            Some(field) => &mut self.out[field.first..field.first + field.len()],
            None => &mut [],
        }
    }

    fn put(&mut self, values: impl IntoIterator<Item = i16>) {
        self.next().iter_mut().zip(values).for_each(|(cell, value)| *cell = value);
    }
}
