//! The piles of progress cards and the cards that are held: how they are drawn, played and laid back,
//! and who knows which they are (KNIGHTS-41 to 47, KNIGHTS-66, KNIGHTS-73).
//!
//! A pile is drawn late: of the cards that nobody has seen only the numbers of each kind are there, and
//! a draw is a weighted outcome. Below them lie the cards that came back, in their order. Each card that
//! is held or came back carries the seats that know it.

use std::sync::LazyLock;

use serde::Deserialize;
use table::{Chance, Refusal, Seat, SeatSet, Sink, ensure, shelf};

use super::progress::Progress;
use super::track::{ByTrack, Track};
use super::{KnightsTask, of, of_mut, put_first};
use crate::full::{Happening, ScenarioPhase, Scenarios, Told};
use crate::position::Phase;
use crate::rules::knights;
use crate::worth;

/// How many progress cards somebody may hold (KNIGHTS-42).
pub(super) const HELD: u8 = 4;
/// How many somebody holds at most for a while: four, and the one that a roll brings.
const MOST: usize = 6;
/// How many cards a pile has.
pub(super) const PILE: usize = 18;

/// A progress card that somebody has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Known {
    pub(super) card: Progress,
    /// Who knows that it is this one.
    pub(super) to: SeatSet,
}

/// A short list of cards in their order.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Row<const N: usize> {
    cards: [Known; N],
    len: u8,
}

/// Fills the places of a row that hold nothing, always with the same, so that equal rows are equal.
const NOTHING: Known = Known { card: Progress::Alchemist, to: SeatSet::EMPTY };

impl<const N: usize> Default for Row<N> {
    fn default() -> Row<N> {
        Row { cards: [NOTHING; N], len: 0 }
    }
}

impl<const N: usize> Row<N> {
    #[inline]
    pub(super) fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Known> + Clone {
        self.cards[..usize::from(self.len)].iter()
    }

    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Known> {
        self.cards[..usize::from(self.len)].iter_mut()
    }

    pub(super) fn push(&mut self, card: Known) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Takes the card at this place out; the others close up.
    fn take_at(&mut self, index: usize) -> Known {
        let card = self.cards[index];
        let len = usize::from(self.len);
        self.cards.copy_within(index + 1..len, index);
        self.cards[len - 1] = NOTHING;
        self.len -= 1;
        card
    }

    /// Takes a card of this kind out before everybody's eyes. Whoever knew of so many of the kind knows
    /// of one less in the rest.
    fn take_openly(&mut self, card: Progress) -> bool {
        let Some(index) = self.iter().position(|known| known.card == card) else { return false };
        let gone = self.take_at(index).to;
        // Most often it was the only one of its kind.
        if self.iter().all(|known| known.card != card) {
            return true;
        }
        for seat in Seat::ALL.into_iter().filter(|&seat| !gone.contains(seat)) {
            let knew = |known: &&mut Known| known.card == card && known.to.contains(seat);
            if let Some(other) = self.iter_mut().find(knew) {
                other.to = other.to.without(seat);
            }
        }
        true
    }

    /// Takes a card of this kind out face down: only `eyes` see which one it is. Of the others only those
    /// know it still who knew all cards with its back here, where these are alike; who cannot be sure
    /// forgets them.
    pub(super) fn take_unseen(&mut self, card: Progress, eyes: SeatSet) -> Option<Known> {
        let index = self.iter().position(|known| known.card == card)?;
        let pile = card.pile();
        let of_back = self.iter().filter(|known| known.card.pile() == pile);
        let alike = of_back.clone().all(|known| known.card == card);
        let knew_all = of_back.fold(SeatSet::first(Seat::MAX), |all, known| all.and(known.to));
        let sure = if alike { eyes.or(knew_all) } else { eyes };
        let mut gone = self.take_at(index);
        gone.to = gone.to.and(sure).or(eyes);
        for known in self.iter_mut().filter(|known| known.card.pile() == pile) {
            known.to = known.to.and(sure);
        }
        Some(gone)
    }

    /// One bit for each kind that is there.
    #[inline]
    pub(super) fn kinds(&self) -> u32 {
        self.iter().fold(0, |kinds, known| kinds | 1 << known.card as u32)
    }

    #[inline]
    pub(super) fn has(&self, card: Progress) -> bool {
        self.kinds() >> card as u32 & 1 == 1
    }

    /// How many there are of each pile.
    pub(super) fn counts(&self) -> ByTrack {
        let mut counts = ByTrack::default();
        self.iter().for_each(|known| counts[known.card.pile()] += 1);
        counts
    }
}

/// The progress cards of a seat.
pub(super) type Held = Row<MOST>;

/// Numbers of cards of each kind.
pub(super) type Unseen = [u8; Progress::ALL.len()];

/// The three piles.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Piles {
    /// The cards on top that nobody has seen.
    pub(super) unseen: Unseen,
    /// How many they are in each pile.
    pub(super) left: ByTrack,
    /// The cards that came back, of trade, politics and science.
    pub(super) under: [Row<PILE>; 3],
}

/// How many cards of each kind there are (KNIGHTS-48).
pub(super) fn all_cards() -> Unseen {
    #[derive(Deserialize)]
    struct File {
        progress: Vec<Entry>,
    }

    #[derive(Deserialize)]
    struct Entry {
        id: String,
        count: u8,
    }

    static CARDS: LazyLock<Unseen> = LazyLock::new(|| {
        let file: File = shelf::read(shelf::CARDS_PROGRESS);
        let mut all: Unseen = [0; Progress::ALL.len()];
        for Entry { id, count } in file.progress {
            let card: Progress = shelf::read(&format!("{:?}", id.replace('-', "_")));
            all[card as usize] = count;
        }
        all
    });
    *CARDS
}

impl Piles {
    pub(super) fn full() -> Piles {
        Piles { unseen: all_cards(), left: ByTrack::of(|_| PILE as u8), under: [Row::default(); 3] }
    }

    /// How many cards lie in the pile.
    #[inline]
    pub(super) fn count(&self, pile: Track) -> u8 {
        self.left[pile] + self.under[pile as usize].len()
    }

    /// Takes a card out of those that nobody has seen.
    pub(super) fn take_unseen(&mut self, card: Progress) {
        self.unseen[card as usize] -= 1;
        self.left[card.pile()] -= 1;
    }

    /// Calls `each` for every card that may come from the pile next, with its weight.
    pub(super) fn each_next(&self, pile: Track, mut each: impl FnMut(Progress, u32)) {
        if self.left[pile] > 0 {
            for &card in Progress::of_pile(pile) {
                let count = self.unseen[card as usize];
                if count > 0 {
                    each(card, count.into());
                }
            }
        } else if let Some(first) = self.under[pile as usize].iter().next() {
            each(first.card, 1);
        }
    }

    /// Draws the next card of the pile, which is not empty.
    pub(super) fn draw(&self, pile: Track, chance: &mut impl Chance) -> Progress {
        if self.left[pile] == 0 {
            return self.under[pile as usize].cards[0].card;
        }
        let mut place = chance.below(self.left[pile].into());
        for &card in Progress::of_pile(pile) {
            let weight = u32::from(self.unseen[card as usize]);
            if place < weight {
                return card;
            }
            place -= weight;
        }
        NOTHING.card
    }

    /// Lays a card under its pile.
    pub(super) fn lay_under(&mut self, card: Known) {
        self.under[card.card.pile() as usize].push(card);
    }
}

/// The next of these draws from the pile, while it lasts (KNIGHTS-47).
pub(super) fn draw_next(position: &mut Scenarios, seats: SeatSet, pile: Track) {
    let Some(seat) = super::first_of(position, seats) else { return };
    if of(position).piles.count(pile) == 0 {
        return;
    }
    let others = seats.without(seat);
    if !others.is_empty() {
        put_first(position, KnightsTask::Draw { seats: others, pile });
    }
    position.phase = Phase::Own(ScenarioPhase::DrawingProgress { seat, pile });
}

pub(in crate::full) fn check_progress(
    position: &Scenarios,
    pile: Track,
    card: Progress,
) -> Result<(), Refusal> {
    let mut there = false;
    of(position).piles.each_next(pile, |next, _| there |= next == card);
    ensure(there, knights(46), "this card does not lie on top of the pile")
}

/// The card comes to the one who draws; where it is worth a point, it is shown (KNIGHTS-45).
pub(in crate::full) fn progress_came(
    position: &mut Scenarios,
    card: Progress,
    sink: &mut impl Sink<Told>,
) {
    let Phase::Own(ScenarioPhase::DrawingProgress { seat, pile }) = position.phase else { return };
    let state = of_mut(position);
    let to = if state.piles.left[pile] > 0 {
        state.piles.take_unseen(card);
        SeatSet::EMPTY
    } else {
        // Whoever has seen it go under the pile knows it now, too.
        state.piles.under[pile as usize].take_at(0).to
    };
    sink.tell(|| Told::Own(Happening::ProgressDrawn { seat, pile, card: Some(card) }));
    if card.is_point() {
        match card {
            Progress::Printer => state.printer = Some(seat),
            _ => state.constitution = Some(seat),
        }
        position.points[seat] += worth::HONOUR;
        sink.tell(|| Told::Own(Happening::PointShown { seat, card }));
    } else {
        state.held[seat].push(Known { card, to: to.with(seat) });
    }
    position.go_on();
    position.declare_winner(sink);
}

/// The first in the order of the turns who is not on turn and holds too many cards.
pub(super) fn next_with_too_many(position: &Scenarios) -> Option<Seat> {
    let state = of(position);
    let mut seat = position.turn.seat.next(position.count());
    while seat != position.turn.seat {
        if state.held[seat].len() > HELD {
            return Some(seat);
        }
        seat = seat.next(position.count());
    }
    None
}

pub(super) fn check_held(position: &Scenarios, seat: Seat, card: Progress) -> Result<(), Refusal> {
    ensure(of(position).held[seat].has(card), knights(43), "this card is not in the hand")
}

/// Lays a card back face down.
pub(super) fn lay_back(
    position: &mut Scenarios,
    seat: Seat,
    card: Progress,
    sink: &mut impl Sink<Told>,
) {
    let pile = card.pile();
    let state = of_mut(position);
    let Some(known) = state.held[seat].take_unseen(card, SeatSet::only(seat)) else { return };
    state.piles.lay_under(known);
    sink.tell(|| Told::Own(Happening::ProgressLaidBack { seat, pile, card: Some(card) }));
    position.go_on();
}

/// A card is played before everybody's eyes and goes under its pile (KNIGHTS-46).
pub(super) fn play(
    position: &mut Scenarios,
    seat: Seat,
    card: Progress,
    sink: &mut impl Sink<Told>,
) {
    let everybody = SeatSet::first(position.count());
    let state = of_mut(position);
    if state.held[seat].take_openly(card) {
        state.piles.lay_under(Known { card, to: everybody });
    }
    sink.tell(|| Told::Own(Happening::ProgressPlayed { seat, card }));
}
