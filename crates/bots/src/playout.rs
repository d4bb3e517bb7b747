//! Whole games by chance alone, as fast as the engine can.

use table::{Chance, Game, Seat, SeatSet, Silent, ToAct};

/// How many steps a game took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Decisions of the seats.
    pub decisions: u64,
    /// Outcomes of nature.
    pub outcomes: u64,
}

/// Plays on from this position to the end of the game: whoever is to act takes any of the listed
/// decisions, each equally likely. Goes through the fast door.
///
/// Returns only when the game is over: a game that never ends is played forever.
#[inline]
pub fn random_game<G: Game>(
    game: &mut G,
    chance: &mut impl Chance,
    buffer: &mut Vec<G::Decision>,
) -> Counts {
    random_moves(game, chance, buffer, |_| true)
}

/// The same while `goes_on` says so, which is asked after every step.
#[inline]
pub fn random_moves<G: Game>(
    game: &mut G,
    chance: &mut impl Chance,
    buffer: &mut Vec<G::Decision>,
    goes_on: impl Fn(&Counts) -> bool,
) -> Counts {
    let mut counts = Counts::default();
    while goes_on(&counts) {
        match game.to_act() {
            ToAct::Seats(seats) => {
                let seat = random_seat(seats, chance);
                buffer.clear();
                game.decisions(seat, buffer);
                let choice = &buffer[random_index(buffer.len(), chance)];
                game.apply(seat, choice, &mut Silent);
                counts.decisions += 1;
            }
            ToAct::Nature => {
                let outcome = game.sample(chance);
                game.apply_outcome(&outcome, &mut Silent);
                counts.outcomes += 1;
            }
            ToAct::Nobody => break,
        }
    }
    counts
}

/// One of the seats, each equally likely. A seat alone is taken without a draw.
///
/// # Panics
/// Where the set is empty.
#[inline]
pub fn random_seat(seats: SeatSet, chance: &mut impl Chance) -> Seat {
    seats.single().unwrap_or_else(|| {
        let index = chance.below(seats.len() as u32) as usize;
        seats.iter().nth(index).expect("the index is below the number of seats")
    })
}

/// An index into a list of this length, each equally likely. The only one is taken without a draw.
#[inline]
pub(crate) fn random_index(len: usize, chance: &mut impl Chance) -> usize {
    if len == 1 { 0 } else { chance.below(len as u32) as usize }
}

#[cfg(test)]
mod tests {
    use island::{Island, Setup};
    use table::Pseudo;

    use super::*;

    /// Gives out the words it was made with.
    struct Script(Vec<u32>);

    impl Chance for Script {
        fn word(&mut self) -> u32 {
            self.0.remove(0)
        }
    }

    #[test]
    fn a_game_is_played_to_its_end_and_can_be_played_again() {
        let start = Island::new(&Setup::variable(4).without_player_trade()).unwrap();
        let play = |seed| {
            let mut game = start.clone();
            let counts = random_game(&mut game, &mut Pseudo::new(seed), &mut vec![]);
            (game, counts)
        };
        let (game, counts) = play(1);
        assert!(game.standing().over && game.audit().is_ok());
        assert!(counts.decisions > 100 && counts.outcomes > 50, "{counts:?}");
        assert_eq!(play(1), (game, counts));
        assert_ne!(play(2).1, counts);
    }

    #[test]
    fn what_is_alone_needs_no_draw() {
        let mut nothing = Script(vec![]);
        let seat = Seat::new(3);
        assert_eq!(random_seat(SeatSet::only(seat), &mut nothing), seat);
        assert_eq!(random_index(1, &mut nothing), 0);
    }

    #[test]
    fn one_of_several_is_drawn() {
        let seats = SeatSet::only(Seat::new(1)).with(Seat::new(4));
        let mut chance = Script(vec![0x4000_0000, 0xC000_0000, 0xC000_0000]);
        assert_eq!(random_seat(seats, &mut chance), Seat::new(1));
        assert_eq!(random_seat(seats, &mut chance), Seat::new(4));
        assert_eq!(random_index(4, &mut chance), 3);
    }
}
