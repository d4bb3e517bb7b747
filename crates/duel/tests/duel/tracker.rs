//! What a seat sees of the stacks is what it was told: a second memory, kept from the events alone, agrees with the
//! view after every step.

use duel::{AskView, Card, Duel, Event, Mode, Setup, Step};
use table::{Event as _, Eye, Game, Pseudo, Seat};

use crate::random::{decks, goes_on};

/// What one seat remembers of each stack, the lowest card first.
struct Memory {
    seat: Seat,
    stacks: Vec<Vec<Option<Card>>>,
}

impl Memory {
    fn new(game: &Duel, seat: Seat) -> Memory {
        let stacks = game.view(Eye::Seat(seat)).stacks;
        Memory { seat, stacks: stacks.into_iter().map(|stack| stack.cards).collect() }
    }

    /// `looking`: whether cards were being taken out of a stack that was looked through.
    fn hears(&mut self, event: &Event, looking: bool, after: &Duel) {
        let own = self.seat;
        match *event {
            Event::PutUnder { stack, card, .. } => self.stacks[usize::from(stack)].insert(0, card),
            Event::LookedThrough { seat, stack } if seat == own => {
                // Only the seat itself sees them; what it takes out of them later is told.
                let all = after.view(Eye::Arbiter).stacks.swap_remove(stack.into()).cards;
                self.stacks[usize::from(stack)] = all;
            }
            Event::Drew { seat, stack, card } if looking => {
                let pile = &mut self.stacks[usize::from(stack)];
                if seat == own {
                    let place = pile.iter().rposition(|lies| *lies == card);
                    pile.remove(place.expect("what is taken lay there"));
                } else {
                    // Any of them may be gone, unless there was but one.
                    pile.pop();
                    pile.iter_mut().for_each(|lies| *lies = None);
                }
            }
            Event::Drew { stack, .. } => _ = self.stacks[usize::from(stack)].pop(),
            _ => {}
        }
    }
}

/// Plays a random game and says how many cards of stacks were known to one of the two, over all steps.
fn remembers(mode: Mode, seed: u64) -> usize {
    let setup = Setup { turn_limit: Some(40), decks: decks(mode), ..Setup::new(mode) };
    let mut game = Duel::new(&setup).unwrap();
    let mut chance = Pseudo::new(seed);
    let mut memories: Vec<Memory> = Seat::first(2).map(|seat| Memory::new(&game, seat)).collect();
    let mut known = 0;
    while game.view(Eye::Arbiter).step != Step::Over {
        let looking = matches!(game.view(Eye::Arbiter).ask, Some(AskView::TakeFrom { .. }));
        let events = goes_on(&mut game, &mut chance);
        for memory in &mut memories {
            let eye = Eye::Seat(memory.seat);
            for event in events.iter().filter_map(|event| event.seen_by(eye)) {
                memory.hears(&event, looking, &game);
            }
            let stacks = game.view(eye).stacks.into_iter().map(|stack| stack.cards);
            let seen: Vec<Vec<Option<Card>>> = stacks.collect();
            assert_eq!(seen, memory.stacks, "{mode:?} {seed}, seat {}: {events:?}", memory.seat);
            known += seen.iter().flatten().flatten().count();
        }
    }
    known
}

/// DUEL-11, DUEL-58, DUEL-60: nothing more, and nothing less.
#[test]
fn a_seat_sees_of_the_stacks_what_it_was_told() {
    let modes = [Mode::First, Mode::Gold, Mode::Turmoil, Mode::Progress, Mode::Princes];
    for mode in modes.into_iter().chain([Mode::Tournament]) {
        let known: usize = (0..4).map(|seed| remembers(mode, seed)).sum();
        assert!(known > 1_000, "{mode:?}: hardly anything was known");
    }
}
