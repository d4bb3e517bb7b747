//! What an eye sees of Best Friends.

use table::Eye;

use super::super::{FriendView, FriendsView, Scenarios};
use super::Friends;

pub(in crate::full) fn view(position: &Scenarios, state: &Friends, eye: Eye) -> FriendsView {
    let on_turn = position.turn.seat;
    let seats = position.everyone().map(|seat| {
        let known = eye == Eye::Seat(seat) || eye == Eye::Arbiter;
        FriendView {
            count: state.letters[seat].total(),
            letters: known.then_some(state.letters[seat]),
            fresh: (known && seat == on_turn).then_some(state.turn.fresh),
            chips: state.chips[seat],
        }
    });
    FriendsView {
        stock: state.stock.total(),
        chips: state.chips_left(),
        redeemed: state.redeemed,
        done: state.turn.done,
        swaps: state.turn.swaps,
        given: state.turn.given,
        refused: state.turn.refused,
        seats: seats.collect(),
    }
}
