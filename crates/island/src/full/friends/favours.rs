//! The guilds' favours: what they cost and do, and the exchange of a letter (FRIENDS-12 to 16, 28 to 30).

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use table::{Refusal, Seat, Sink, ensure, shelf};

use super::super::{Choice, Decided, Guild, Happening, Letters, Scenarios, Told};
use super::{FriendsTask, choices, of, of_mut, put_on_agenda};
use crate::cards::{Hand, Resource};
use crate::position::Phase;
use crate::rules::friends;

/// How often the traders swap for one letter.
const SWAPS: u8 = 2;

/// What the file of the favours says.
struct Favours {
    /// What one favour costs in letters of its guild.
    cost: Letters,
    /// The letters in play by the number of players.
    counts: BTreeMap<u8, Letters>,
}

static FAVOURS: LazyLock<Favours> = LazyLock::new(|| {
    #[derive(Deserialize)]
    struct File {
        favour: Vec<Favour>,
    }

    #[derive(Deserialize)]
    struct Favour {
        id: String,
        cost: u8,
        counts: BTreeMap<String, u8>,
    }

    let kind = |id: &str| match id {
        "trader" => Guild::Trader,
        "merchant" => Guild::Merchant,
        "road-builder" => Guild::RoadBuilder,
        "scholar" => Guild::Scholar,
        "master-builder" => Guild::MasterBuilder,
        other => panic!("there is no guild {other}"),
    };
    let mut favours = Favours { cost: Letters::NONE, counts: BTreeMap::new() };
    let file: File = shelf::read(shelf::CARDS_FAVOURS);
    for favour in file.favour {
        let guild = kind(&favour.id);
        favours.cost[guild] = favour.cost;
        for (players, count) in favour.counts {
            let players = players.parse().expect("a number of players");
            favours.counts.entry(players).or_default()[guild] = count;
        }
    }
    favours
});

/// The letters in play for this many players (FRIENDS-2); none where so many cannot play.
pub(super) fn letters_for(players: u8) -> Letters {
    FAVOURS.counts.get(&players).copied().unwrap_or_default()
}

/// What a favour of the guild costs.
fn cost(guild: Guild) -> u8 {
    FAVOURS.cost[guild]
}

/// Letters of the guild that may be redeemed in this turn (FRIENDS-14).
fn ripe(position: &Scenarios, seat: Seat, guild: Guild) -> u8 {
    let state = of(position);
    state.letters[seat][guild] - state.turn.fresh[guild]
}

pub(super) fn list(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    let state = of(position);
    if !state.turn.done && !state.letters[seat].is_empty() {
        let able = Guild::ALL.into_iter().filter(|&guild| {
            ripe(position, seat, guild) >= cost(guild) && check_use(position, seat, guild).is_ok()
        });
        out.extend(able.map(|guild| Decided::Own(Choice::Redeem { guild })));
        if !state.stock.is_empty() {
            out.push(Decided::Own(Choice::Exchange));
        }
    }
    if state.turn.swaps > 0 && check_swap_time(position).is_ok() {
        let swaps = pairs().filter(|&(give, take)| can_swap(position, seat, give, take));
        out.extend(swaps.map(|(give, take)| Decided::Own(Choice::Swap { give, take })));
    }
}

/// All pairs of two different kinds.
fn pairs() -> impl Iterator<Item = (Resource, Resource)> {
    Resource::ALL.into_iter().flat_map(|give| {
        Resource::ALL.into_iter().filter(move |&take| take != give).map(move |take| (give, take))
    })
}

fn can_swap(position: &Scenarios, seat: Seat, give: Resource, take: Resource) -> bool {
    position.hands[seat][give] > 0 && position.bank[take] > 0
}

fn check_once(position: &Scenarios, seat: Seat) -> Result<(), Refusal> {
    choices::check_moment(position, seat)?;
    let once = !of(position).turn.done;
    ensure(once, friends(12), "letters were redeemed or exchanged in this turn already")
}

pub(super) fn check_redeem(position: &Scenarios, seat: Seat, guild: Guild) -> Result<(), Refusal> {
    check_once(position, seat)?;
    let held = of(position).letters[seat][guild] >= cost(guild);
    ensure(held, friends(13), "the letters for this favour are missing")?;
    let old = ripe(position, seat, guild) >= cost(guild);
    ensure(old, friends(14), "letters that came in this turn cannot be redeemed in it")?;
    check_use(position, seat, guild)
}

/// Whether the favour can do something (FRIENDS-28).
fn check_use(position: &Scenarios, seat: Seat, guild: Guild) -> Result<(), Refusal> {
    const RULE: table::Rule = friends(28);
    let bank = || ensure(!position.bank.is_empty(), RULE, "the bank is empty");
    match guild {
        Guild::Trader => {
            bank()?;
            ensure(position.may_trade(), RULE, "trading has ended, so nothing could be swapped")
        }
        Guild::Merchant => bank(),
        Guild::RoadBuilder => {
            ensure(position.stock[seat].roads > 0, RULE, "no road is left in the stock")?;
            let place = !position.road_spots(seat).is_empty();
            ensure(place, RULE, "there is no place for a road")
        }
        Guild::Scholar => ensure(!position.pile.is_empty(), RULE, "no development card is left"),
        Guild::MasterBuilder => {
            ensure(of(position).chips_left() > 0, RULE, "no victory chip is left")
        }
    }
}

/// Lays the letters open and grants the favour (FRIENDS-13, FRIENDS-15).
pub(super) fn redeem(
    position: &mut Scenarios,
    seat: Seat,
    guild: Guild,
    sink: &mut impl Sink<Told>,
) {
    let letters = cost(guild);
    let state = of_mut(position);
    state.letters[seat][guild] -= letters;
    state.redeemed[guild] += letters;
    state.turn.done = true;
    sink.tell(|| Told::Own(Happening::Redeemed { seat, guild, letters }));
    match guild {
        Guild::Trader => state.turn.swaps = SWAPS,
        Guild::Merchant => position.phase = Phase::Taking { left: 1 },
        Guild::RoadBuilder => position.phase = Phase::FreeRoads { left: 1, may_stop: false },
        Guild::Scholar => position.phase = Phase::Drawing { buyer: seat },
        Guild::MasterBuilder => {
            state.chips[seat] += 1;
            position.points[seat] += 1;
            sink.tell(|| Told::Own(Happening::ChipTaken { seat, at: None }));
            position.declare_winner(sink);
        }
    }
}

/// Whether this is a time for swaps: in the strict order they count as trading, which comes after
/// the roll and before the first building (BASE-21).
fn check_swap_time(position: &Scenarios) -> Result<(), Refusal> {
    let trading = position.turn.rolled && position.may_trade();
    let free = !position.options.strict_order || trading;
    ensure(free, friends(29), "in the strict order the traders swap between the roll and building")
}

pub(super) fn check_swap(
    position: &Scenarios,
    seat: Seat,
    give: Resource,
    take: Resource,
) -> Result<(), Refusal> {
    choices::check_moment(position, seat)?;
    ensure(of(position).turn.swaps > 0, friends(29), "the traders owe no swap")?;
    check_swap_time(position)?;
    ensure(give != take, friends(29), "the card taken must be of another kind")?;
    ensure(position.hands[seat][give] > 0, friends(29), "this card is not in the hand")?;
    ensure(position.bank[take] > 0, friends(29), "the bank has none of these cards")
}

pub(super) fn swap(
    position: &mut Scenarios,
    seat: Seat,
    give: Resource,
    take: Resource,
    sink: &mut impl Sink<Told>,
) {
    position.pay(seat, Hand::one(give));
    position.gain(seat, Hand::one(take));
    of_mut(position).turn.swaps -= 1;
    sink.tell(|| Told::Own(Happening::Swapped { seat, gave: give, took: take }));
}

pub(super) fn check_exchange(position: &Scenarios, seat: Seat) -> Result<(), Refusal> {
    check_once(position, seat)?;
    let state = of(position);
    ensure(!state.letters[seat].is_empty(), friends(16), "an exchange takes an own letter")?;
    ensure(!state.stock.is_empty(), friends(27), "no letter is left in the stock")
}

/// A letter is drawn, and then one goes back.
pub(super) fn exchange(position: &mut Scenarios, seat: Seat) {
    of_mut(position).turn.done = true;
    put_on_agenda(position, FriendsTask::Letters { seat, count: 1 });
    put_on_agenda(position, FriendsTask::PutBack);
}

/// The favour that comes nearest to being allowed: one that is, or the one that lacks the fewest
/// letters.
pub(super) fn nearest(position: &Scenarios, seat: Seat) -> Choice {
    let held = of(position).letters[seat];
    let nearest = Guild::ALL.into_iter().min_by_key(|&guild| {
        let refused = check_redeem(position, seat, guild).is_err();
        (refused, cost(guild).saturating_sub(held[guild]))
    });
    Choice::Redeem { guild: nearest.unwrap_or(Guild::Trader) }
}

/// The swap that comes nearest to being allowed.
pub(super) fn nearest_swap(position: &Scenarios, seat: Seat) -> Choice {
    let nearest = pairs()
        .min_by_key(|&(give, take)| (position.hands[seat][give] == 0, position.bank[take] == 0));
    let (give, take) = nearest.unwrap_or((Resource::Lumber, Resource::Brick));
    Choice::Swap { give, take }
}
