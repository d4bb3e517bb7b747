//! Letters: how they are earned, drawn, kept secret and put back (FRIENDS-3 to 11, 16, 27).

use table::chance::weighted;
use table::{Chance, Refusal, Seat, SeatSet, Sink, Weight, ensure};

use super::super::{Came, Fate, Guild, Happening, Letters, ScenarioPhase, Scenarios, Told};
use super::{of, of_mut, put_first};
use crate::position::Phase;
use crate::rules::friends;

/// How many letters the builder of a link draws (FRIENDS-7).
const BUILDERS_LETTERS: u8 = 3;

/// Something of Best Friends that waits to be settled.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::full) enum FriendsTask {
    /// The player on turn has harmed nobody with the robber and earns a letter.
    Thanks { spared: SeatSet },
    /// The seat has linked networks: these draw a letter each in the order it says, and then the
    /// seat draws.
    Order { seat: Seat, reached: SeatSet },
    /// The seat draws so many letters, while they last.
    Letters { seat: Seat, count: u8 },
    /// The player on turn puts a letter back.
    PutBack,
}

pub(in crate::full) fn begin(
    position: &mut Scenarios,
    task: FriendsTask,
    sink: &mut impl Sink<Told>,
) {
    let short = of(position).stock.is_empty();
    match task {
        FriendsTask::Thanks { spared } => {
            let seat = position.turn.seat;
            sink.tell(|| Told::Own(Happening::Spared { seat, spared }));
            put_first(position, FriendsTask::Letters { seat, count: 1 });
        }
        FriendsTask::PutBack => position.phase = Phase::Own(ScenarioPhase::PuttingBack),
        // Without letters there is nothing to put in order.
        FriendsTask::Order { .. } | FriendsTask::Letters { .. } if short => {}
        FriendsTask::Order { seat, reached } => match reached.single() {
            Some(last) => {
                put_first(position, FriendsTask::Letters { seat, count: BUILDERS_LETTERS });
                put_first(position, FriendsTask::Letters { seat: last, count: 1 });
            }
            None => position.phase = Phase::Own(ScenarioPhase::OrderingDraws { seat, reached }),
        },
        FriendsTask::Letters { seat, count } => {
            if count > 1 {
                put_first(position, FriendsTask::Letters { seat, count: count - 1 });
            }
            position.phase = Phase::Own(ScenarioPhase::DrawingLetter { seat });
        }
    }
}

/// The builder has said who draws next; the others wait for the next word.
pub(super) fn draws_next(position: &mut Scenarios, seat: Seat, reached: SeatSet, next: Seat) {
    put_first(position, FriendsTask::Order { seat, reached: reached.without(next) });
    put_first(position, FriendsTask::Letters { seat: next, count: 1 });
    position.go_on();
}

pub(in crate::full) fn outcomes(position: &Scenarios, out: &mut Vec<(Came, Weight)>) {
    let stock = of(position).stock;
    out.extend(stock.kinds().map(|guild| (Came::Own(Fate::Letter { guild }), stock[guild].into())));
}

pub(in crate::full) fn draw(position: &Scenarios, chance: &mut impl Chance) -> Fate {
    Fate::Letter { guild: Guild::ALL[weighted(&of(position).stock.weights(), chance)] }
}

pub(in crate::full) fn check_letter(position: &Scenarios, guild: Guild) -> Result<(), Refusal> {
    ensure(of(position).stock[guild] > 0, friends(11), "no such letter is left in the stock")
}

/// The letter comes to its owner. In the owner's own turn it cannot be redeemed any more
/// (FRIENDS-14); the special building phase is no turn of anybody's (FRIENDS-18).
pub(in crate::full) fn letter_came(
    position: &mut Scenarios,
    guild: Guild,
    sink: &mut impl Sink<Told>,
) {
    let Phase::Own(ScenarioPhase::DrawingLetter { seat }) = position.phase else { return };
    let own_turn = seat == position.turn.seat && position.turn.builder.is_none();
    let state = of_mut(position);
    state.stock[guild] -= 1;
    state.letters[seat][guild] += 1;
    if own_turn {
        state.turn.fresh[guild] += 1;
    }
    sink.tell(|| Told::Own(Happening::LetterDrawn { seat, guild: Some(guild) }));
    position.go_on();
}

pub(super) fn check_put_back(
    position: &Scenarios,
    seat: Seat,
    guild: Guild,
) -> Result<(), Refusal> {
    let held = of(position).letters[seat][guild] > 0;
    ensure(held, friends(16), "this letter is not in the hand")
}

/// Puts a letter back; of equal ones the youngest.
pub(super) fn put_back(
    position: &mut Scenarios,
    seat: Seat,
    guild: Guild,
    sink: &mut impl Sink<Told>,
) {
    let state = of_mut(position);
    state.letters[seat][guild] -= 1;
    state.stock[guild] += 1;
    state.turn.fresh[guild] = state.turn.fresh[guild].saturating_sub(1);
    sink.tell(|| Told::Own(Happening::LetterPutBack { seat, guild: Some(guild) }));
    position.go_on();
}

/// Deals the letters of the others and the stock anew.
pub(in crate::full) fn imagine(position: &mut Scenarios, eye: Seat, chance: &mut impl Chance) {
    if position.own.friends.is_none() {
        return;
    }
    let others = position.everyone().filter(|&seat| seat != eye);
    let on_turn = position.turn.seat;
    let state = of_mut(position);
    let mut pool = others.clone().fold(state.stock, |pool, seat| pool.plus(state.letters[seat]));
    for seat in others {
        state.letters[seat] = deal(&mut pool, state.letters[seat].total(), chance);
    }
    state.stock = pool;
    if on_turn != eye {
        let mut held = state.letters[on_turn];
        state.turn.fresh = deal(&mut held, state.turn.fresh.total(), chance);
    }
}

/// Takes so many letters out of the pool at random.
fn deal(pool: &mut Letters, count: u32, chance: &mut impl Chance) -> Letters {
    let mut dealt = Letters::NONE;
    for _ in 0..count {
        let guild = Guild::ALL[weighted(&pool.weights(), chance)];
        pool[guild] -= 1;
        dealt[guild] += 1;
    }
    dealt
}
