//! One game of a match.

use bots::{Glimpse, Player, Recruit, random_seat};
use table::{BySeat, Chance, Game, Pseudo, Silent, Standing, ToAct};

use crate::error::Foul;
use crate::run::Terms;
use crate::seating::Seating;

/// How one game went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Played {
    pub(crate) seating: Seating,
    /// How it ended; how it stood, where it was broken off.
    pub(crate) standing: Standing,
    pub(crate) decisions: BySeat<u64>,
    pub(crate) outcomes: u64,
}

/// Plays game number `number` of a match from its start. All its chance comes from the seed of the match and the
/// number of the game, or that of its round.
pub(crate) fn play_game<G: Game>(
    start: &G,
    recruits: &[Recruit<G>],
    terms: &Terms,
    number: u64,
    buffer: &mut Vec<G::Decision>,
) -> Result<Played, Foul> {
    let seating = Seating::of(recruits.len(), number);
    let stream = if terms.paired { number / recruits.len() as u64 } else { number };
    let mut chance = Pseudo::stream(terms.seed, stream);
    // In the order of the bots and not of the seats, though nothing depends on that.
    let seeds: Vec<u64> = recruits.iter().map(|_| seed_from(&mut chance)).collect();
    let mut players: Vec<Box<dyn Player<G>>> =
        seating.iter().map(|(_, bot)| recruits[bot].make(seeds[bot])).collect();

    let mut game = start.clone();
    let mut decisions = BySeat([0; 6]);
    let mut outcomes = 0;
    for _ in 0..terms.step_limit {
        match game.to_act() {
            ToAct::Seats(seats) => {
                let seat = random_seat(seats, &mut chance);
                let choice = players[seat.index()].choose(&Glimpse::new(&game, seat, buffer));
                game.decide(seat, &choice).map_err(|refusal| Foul {
                    bot: recruits[seating.bot(seat)].name(),
                    game: number,
                    seat,
                    decision: format!("{choice:?}"),
                    refusal,
                })?;
                decisions[seat] += 1;
            }
            ToAct::Nature => {
                let outcome = game.sample(&mut chance);
                game.apply_outcome(&outcome, &mut Silent);
                outcomes += 1;
            }
            ToAct::Nobody => break,
        }
    }
    Ok(Played { seating, standing: game.standing(), decisions, outcomes })
}

fn seed_from(chance: &mut impl Chance) -> u64 {
    u64::from(chance.word()) << 32 | u64::from(chance.word())
}
