//! What a position is worth to each seat.

use table::{BySeat, Game, Seat, Standing};

/// Says what a position is worth to each seat. It is asked about imagined positions only, so it may
/// look at everything in them.
pub trait Evaluation<G: Game>: Send + Sync {
    /// For each seat a number from 0 (lost) to 1 (won), in a game that is not over.
    fn worth(&self, game: &G) -> BySeat<f32>;

    /// Whether the position can be judged. While something is half done (paid, and not yet built) it cannot: then
    /// what is most likely is done until it can.
    fn rests(&self, _: &G) -> bool {
        true
    }
}

impl<G: Game, F: Fn(&G) -> BySeat<f32> + Send + Sync> Evaluation<G> for F {
    fn worth(&self, game: &G) -> BySeat<f32> {
        self(game)
    }
}

/// Points alone: what a seat is ahead of the best of the others, or behind. It fits every game, and none
/// very well.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lead;

impl<G: Game> Evaluation<G> for Lead {
    fn worth(&self, game: &G) -> BySeat<f32> {
        let leads = leads(&game.standing(), game.seats());
        BySeat(leads.0.map(|lead| 0.5 + 0.5 * lead))
    }
}

/// What a game that is over was worth: most of it is who has won. How clearly is the small rest of
/// it, so that even who cannot win, or has to play alone, plays for points.
pub(super) fn of_the_end(standing: &Standing, seats: usize) -> BySeat<f32> {
    let leads = leads(standing, seats);
    BySeat(Seat::ALL.map(|seat| {
        let won = if standing.winners.contains(seat) { 1.0 - END } else { 0.0 };
        won + END * (0.5 + 0.5 * leads[seat])
    }))
}

/// What an evaluation says of a game under way, kept between what is lost and what is won.
pub(super) fn under_way(worth: BySeat<f32>) -> BySeat<f32> {
    BySeat(worth.0.map(|worth| END + (1.0 - 2.0 * END) * worth.clamp(0.0, 1.0)))
}

/// The part of a finished game's worth that points decide.
const END: f32 = 0.1;

/// The lead in points that counts half of all leads.
const HALF: f32 = 4.0;

/// Each seat's lead over the best other, or over nothing where it is alone, squeezed between -1 and 1.
fn leads(standing: &Standing, seats: usize) -> BySeat<f32> {
    BySeat(Seat::ALL.map(|seat| {
        let others = Seat::first(seats).filter(|&other| other != seat);
        let best = others.map(|other| standing.points[other]).max().unwrap_or(0);
        let lead = f32::from(standing.points[seat]) - f32::from(best);
        lead / (lead.abs() + HALF)
    }))
}
