//! Cities & Knights: commodities, three dice, city improvements, walls, knights, barbarians and 54
//! progress cards (KNIGHTS).
//!
//! `posts` keeps the knights on the board and `orders` what they are told, `cities` keeps improvements,
//! walls and metropolises, `roll` the three dice, `barbarians` the attack, `piles` the progress cards and
//! who knows them. What a card does stands in the file of its pile in `cards`.

mod barbarians;
mod cards;
mod choices;
mod cities;
mod given;
mod orders;
mod piles;
mod posts;
mod progress;
mod rank;
mod roll;
mod secrets;
mod show;
mod sound;
mod track;
mod view;
mod wish;

use hex::{ByCorner, CornerId, Corners, HexId, WIDE};
use table::{BySeat, Seat, SeatSet, Sink};

use self::cities::TOP;
use self::piles::{Held, Piles};
use self::posts::Post;
use super::{Scenarios, Task, Told};
use crate::board::Board;
use crate::cards::{Deck, Hand, Resource};
use crate::setup::Setup;
use crate::worth;

pub use progress::Progress;
pub use rank::{ByRank, Rank};
pub use track::{ByTrack, EventFace, Track};
pub use view::{KnightView, KnightsSeatView, KnightsView, MerchantView, Owing};

pub(super) use cards::{put_aside, robber_moved};
pub(super) use choices::{apply, apply_in, check, check_end, check_in, excuse, list, list_in};
pub(super) use cities::{
    check_city, city_rises, city_spots, founds_city, lying, more_cards, yields,
};
pub(super) use given::{arranged, check_given};
pub(super) use orders::{check_ready, lines_move, ready, rest, shelter};
pub(super) use piles::{check_progress, progress_came};
pub(super) use posts::{Knight, blocks, check_joint, check_site, cuts_off, free, strength_at};
pub(super) use roll::{check_dice, draw, outcomes, rolled, rolls, yielded};
pub(super) use secrets::{imagine, is_silent};
pub(super) use show::view;
pub(super) use sound::audit;
pub(super) use wish::wish;

/// What Cities & Knights adds to a position.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Knights {
    /// The knight on each corner.
    posts: ByCorner<Post, WIDE>,
    /// Where each seat has knights.
    posted: BySeat<Corners<WIDE>>,
    /// Where active knights stand.
    active: Corners<WIDE>,
    /// How many knights of each rank each seat has on the board; `audit` counts them anew.
    counts: BySeat<[u8; 3]>,
    /// How many of them are active, and how many are not; `audit` counts these, too.
    awake: BySeat<u8>,
    asleep: BySeat<u8>,
    /// Knights that were activated in this turn, or this special building phase.
    fresh: Corners<WIDE>,
    /// Knights that were promoted in it.
    risen: Corners<WIDE>,
    /// The levels of each seat.
    levels: BySeat<ByTrack>,
    /// Who has come to each level of each track, or further, from the first on; `audit` looks at the levels.
    reached: [[SeatSet; TOP as usize + 1]; 3],
    /// What the next levels cost each seat, and more than anybody holds where there is none.
    dues: BySeat<Hand>,
    /// The cities with a metropolis: of trade, politics, science.
    metropolises: [Option<CornerId>; 3],
    /// The cities with a wall.
    walls: Corners<WIDE>,
    /// Cities that lie down, as settlements.
    lying: Corners<WIDE>,
    /// How far the barbarians have come.
    steps: u8,
    /// Whether they have attacked before.
    attacked: bool,
    /// What the event die showed last.
    event: Option<EventFace>,
    /// Cards for defending the island.
    defender: BySeat<u8>,
    /// Who has shown the printer and the constitution.
    printer: Option<Seat>,
    constitution: Option<Seat>,
    /// Whose the merchant is, and where it stands.
    merchant: Option<Merchant>,
    /// The progress cards that each seat holds.
    held: BySeat<Held>,
    piles: Piles,
    turn: ThisTurn,
}

/// The merchant.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Merchant {
    seat: Seat,
    at: HexId,
}

/// What belongs to the running turn, and ends with it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct ThisTurn {
    /// What the dice will show, by an alchemist.
    chosen: Option<[u8; 2]>,
    /// The kinds for which there is a merchant fleet, one bit each.
    fleet: u8,
    /// Who may still be offered a card in a commercial harbour.
    harbour: SeatSet,
    /// The card that is on offer there; it is in nobody's hand.
    offered: Option<Resource>,
    /// Why cards are put aside, where it is not for a seven.
    owing: Option<Owing>,
    /// Whether a bishop moves the robber.
    bishop: bool,
}

/// Something of Cities & Knights that waits to be settled. Where several seats are named, they come in
/// the order of the turns, beginning with the player on turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum KnightsTask {
    /// These draw a card from the pile.
    Draw { seats: SeatSet, pile: Track },
    /// These draw a card from a pile of their choice.
    Reward { seats: SeatSet },
    /// These lose a city each.
    Lose { seats: SeatSet },
    /// All but the player on turn come down to four progress cards; then the sum of the dice is settled.
    Settle { dice: [u8; 2] },
    /// These may take a card by their aqueducts.
    Aqueduct { seats: SeatSet },
    /// A bishop robs these.
    Rob { seats: SeatSet },
}

/// The state, where it is known that the scenario is played.
fn of(position: &Scenarios) -> &Knights {
    position.own.knights.as_ref().expect("Cities & Knights is played")
}

/// The same, to be changed.
fn of_mut(position: &mut Scenarios) -> &mut Knights {
    position.own.knights.as_mut().expect("Cities & Knights is played")
}

/// Something is to be seen to after all that waits already.
fn put_last(position: &mut Scenarios, task: KnightsTask) {
    position.own.agenda.push(Task::Knights(task));
}

/// Something is to be seen to before all that waits already.
fn put_first(position: &mut Scenarios, task: KnightsTask) {
    position.own.agenda.push_first(Task::Knights(task));
}

/// The first of these in the order of the turns, beginning with the player on turn.
fn first_of(position: &Scenarios, seats: SeatSet) -> Option<Seat> {
    let mut seat = position.turn.seat;
    for _ in 0..position.count() {
        if seats.contains(seat) {
            return Some(seat);
        }
        seat = seat.next(position.count());
    }
    None
}

pub(super) fn start(board: &Board<WIDE>) -> Option<Knights> {
    board.setup.with.knights.then(|| Knights {
        posts: ByCorner::filled(Post::EMPTY),
        posted: BySeat::default(),
        active: Corners::EMPTY,
        counts: BySeat::default(),
        awake: BySeat::default(),
        asleep: BySeat::default(),
        fresh: Corners::EMPTY,
        risen: Corners::EMPTY,
        levels: BySeat::default(),
        reached: Default::default(),
        dues: BySeat([cities::dues(ByTrack::default()); Seat::MAX]),
        metropolises: [None; 3],
        walls: Corners::EMPTY,
        lying: Corners::EMPTY,
        steps: 0,
        attacked: false,
        event: None,
        defender: BySeat::default(),
        printer: None,
        constitution: None,
        merchant: None,
        held: BySeat::default(),
        piles: Piles::full(),
        turn: ThisTurn::default(),
    })
}

/// Commodities come into the box, and development cards stay out of it (KNIGHTS-1, KNIGHTS-6, KNIGHTS-80).
pub(super) fn fill_box(setup: &Setup, bank: Hand, pile: Deck) -> (Hand, Deck) {
    if !setup.with.knights {
        return (bank, pile);
    }
    let each = if setup.players >= 5 { 18 } else { 12 };
    (bank.plus(Hand::of_all([0, 0, 0, 0, 0, each, each, each])), Deck::NONE)
}

pub(super) fn begin(position: &mut Scenarios, task: KnightsTask, sink: &mut impl Sink<Told>) {
    match task {
        KnightsTask::Draw { seats, pile } => piles::draw_next(position, seats, pile),
        KnightsTask::Reward { seats } => barbarians::reward_next(position, seats),
        KnightsTask::Lose { seats } => barbarians::lose_next(position, seats, sink),
        KnightsTask::Settle { dice } => roll::settle(position, dice, sink),
        KnightsTask::Aqueduct { seats } => roll::aqueduct_next(position, seats),
        KnightsTask::Rob { seats } => cards::rob_next(position, seats, sink),
    }
}

/// Where there was no special building phase, nothing has happened since the last turn has ended.
#[inline]
pub(super) fn turn_begins(position: &mut Scenarios) {
    if position.special_building
        && let Some(state) = &mut position.own.knights
    {
        (state.fresh, state.risen) = (Corners::EMPTY, Corners::EMPTY);
    }
}

/// Says whether there was a merchant fleet until now.
#[inline]
pub(super) fn turn_ends(position: &mut Scenarios) -> bool {
    let Some(state) = &mut position.own.knights else { return false };
    (state.fresh, state.risen) = (Corners::EMPTY, Corners::EMPTY);
    std::mem::take(&mut state.turn).fleet != 0
}

/// Whether the barbarians have not come yet: the robber stays where it is (KNIGHTS-12).
pub(super) fn robber_rests(position: &Scenarios) -> bool {
    position.own.knights.as_ref().is_some_and(|state| !state.attacked)
}

/// Two for one by the merchant and by fleets, and for commodities by the merchant guild.
pub(super) fn rates(position: &Scenarios, seat: Seat, mut rates: Hand) -> Hand {
    let Some(state) = &position.own.knights else { return rates };
    if state.levels[seat][Track::Trade] >= cities::ABILITY {
        Resource::COMMODITIES.into_iter().for_each(|card| rates[card] = 2);
    }
    if let Some(merchant) = state.merchant.filter(|merchant| merchant.seat == seat)
        && let Some(card) = position.board.yields(merchant.at)
    {
        rates[card] = 2;
    }
    if seat == position.turn.seat && state.turn.fleet != 0 {
        let named = |card: &Resource| state.turn.fleet >> *card as u8 & 1 == 1;
        Resource::EVERY.into_iter().filter(named).for_each(|card| rates[card] = 2);
    }
    rates
}

/// Metropolises, defenders, the merchant, the printer and the constitution (KNIGHTS-58).
pub(super) fn points(position: &Scenarios, seat: Seat) -> u8 {
    let Some(state) = &position.own.knights else { return 0 };
    let one = |holder: Option<Seat>| u8::from(holder == Some(seat));
    let metropolises = state.metropolises.iter().flatten();
    let own = metropolises.filter(|&&at| position.cities[seat].contains(at)).count() as u8;
    own * worth::METROPOLIS
        + state.defender[seat]
        + one(state.merchant.map(|merchant| merchant.seat))
        + one(state.printer)
        + one(state.constitution)
}
