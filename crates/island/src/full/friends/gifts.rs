//! Giving a card away (FRIENDS-5, 31, 32), and sparing others at the desert (FRIENDS-4, 22).

use table::{Refusal, Seat, SeatSet, Sink, ensure, refuse};

use super::super::{Choice, Decided, Happening, ScenarioPhase, Scenarios, Told};
use super::{FriendsTask, choices, of, of_mut, on_desert, put_on_agenda};
use crate::cards::{Hand, Resource};
use crate::position::Phase;
use crate::rules::{base, friends};

/// Who may be offered a gift by the seat now, but for the moment.
fn friends_of(position: &Scenarios, seat: Seat) -> SeatSet {
    let turn = of(position).turn;
    let may = |other: &Seat| {
        *other != seat
            && !turn.refused.contains(*other)
            && position.points[*other] <= position.points[seat]
    };
    position.everyone().filter(may).collect()
}

pub(super) fn list(position: &Scenarios, seat: Seat, out: &mut Vec<Decided>) {
    if of(position).turn.given {
        return;
    }
    for to in friends_of(position, seat).iter() {
        let cards = position.hands[seat].kinds();
        out.extend(cards.map(|card| Decided::Own(Choice::Give { card, to })));
    }
}

pub(super) fn check(
    position: &Scenarios,
    seat: Seat,
    card: Resource,
    to: Seat,
) -> Result<(), Refusal> {
    choices::check_moment(position, seat)?;
    let turn = of(position).turn;
    ensure(!turn.given, friends(5), "a card was given away in this turn already")?;
    let other = position.others().contains(to);
    ensure(other, friends(5), "a gift goes to another player at the table")?;
    ensure(!turn.refused.contains(to), friends(32), "that player has turned a gift down")?;
    let no_more = position.points[to] <= position.points[seat];
    ensure(no_more, friends(5), "that player has more visible points")?;
    ensure(position.hands[seat][card] > 0, friends(31), "this card is not in the hand")
}

/// The gift that comes nearest to being allowed.
pub(super) fn nearest(position: &Scenarios, seat: Seat) -> Choice {
    let refused = of(position).turn.refused;
    let all = position.everyone().filter(|&other| other != seat);
    let to = friends_of(position, seat).iter().next();
    let to = to.or_else(|| all.clone().find(|&other| !refused.contains(other)));
    let card = position.hands[seat].kinds().next().unwrap_or(Resource::Lumber);
    Choice::Give { card, to: to.or_else(|| all.clone().next()).unwrap_or(seat) }
}

pub(super) fn offer(
    position: &mut Scenarios,
    seat: Seat,
    card: Resource,
    to: Seat,
    sink: &mut impl Sink<Told>,
) {
    position.phase = Phase::Own(ScenarioPhase::Gift { to, card });
    position.believed[seat].shows(Hand::one(card));
    sink.tell(|| Told::Own(Happening::GiftOffered { seat, to, card }));
}

pub(super) fn answer(
    position: &mut Scenarios,
    seat: Seat,
    card: Resource,
    accepts: bool,
    sink: &mut impl Sink<Told>,
) {
    let from = position.turn.seat;
    sink.tell(|| Told::Own(Happening::GiftAnswered { seat, from, card, accepts }));
    if accepts {
        position.hand_over(from, seat, Hand::one(card));
        of_mut(position).turn.given = true;
        put_on_agenda(position, FriendsTask::Letters { seat: from, count: 1 });
    } else {
        let turn = &mut of_mut(position).turn;
        turn.refused = turn.refused.with(seat);
    }
    position.go_on();
}

pub(super) fn list_sparing(position: &Scenarios, out: &mut Vec<Decided>) {
    if on_desert(position) {
        out.push(Decided::Own(Choice::Spare));
    }
}

pub(super) fn check_sparing(position: &Scenarios, seat: Seat) -> Result<(), Refusal> {
    let Phase::ChoosingVictim { .. } = position.phase else {
        return refuse(friends(4), "there is nobody to be spared");
    };
    position.check_due(seat, true, "")?;
    ensure(on_desert(position), base(78), "only at the desert somebody may be spared")
}

pub(super) fn spare(position: &mut Scenarios) {
    let Phase::ChoosingVictim { victims } = position.phase else { return };
    put_on_agenda(position, FriendsTask::Thanks { spared: victims });
    position.go_on();
}
