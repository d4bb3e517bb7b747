//! A look at a position through one seat's eyes.

use table::{Chance, Eye, Game, Seat};

/// A look at a position through one seat's eyes, while that seat has something to decide.
///
/// It borrows the true position and does not give it out: a player gets the seat's view, or an
/// imagined position that agrees with it.
pub struct Glimpse<'a, G: Game> {
    position: &'a G,
    seat: Seat,
    decisions: &'a [G::Decision],
}

impl<'a, G: Game> Glimpse<'a, G> {
    /// The seat's look at this position. What it may decide is listed in `buffer`, which the caller
    /// keeps from one decision to the next.
    #[inline]
    pub fn new(position: &'a G, seat: Seat, buffer: &'a mut Vec<G::Decision>) -> Glimpse<'a, G> {
        buffer.clear();
        position.decisions(seat, buffer);
        Glimpse { position, seat, decisions: buffer }
    }

    /// Whose eyes these are.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat may decide. Never empty while the game waits for the seat; free-form decisions
    /// as the subset that the game documents.
    #[inline]
    pub fn decisions(&self) -> &'a [G::Decision] {
        self.decisions
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.position.view(Eye::Seat(self.seat))
    }

    /// A position that the seat cannot tell from the true one: what it may not know is dealt anew.
    pub fn imagine(&self, chance: &mut impl Chance) -> G {
        self.position.imagine(self.seat, chance)
    }
}

#[cfg(test)]
mod tests {
    use island::{Island, Setup};
    use table::{Pseudo, Silent, ToAct};

    use super::*;

    #[test]
    fn an_imagined_position_looks_and_plays_like_the_true_one() {
        let mut chance = Pseudo::new(5);
        let mut game = Island::new(&Setup::variable(3).without_player_trade()).unwrap();
        let (mut buffer, mut again) = (vec![], vec![]);
        let mut looks = 0;
        while looks < 400 {
            match game.to_act() {
                ToAct::Nobody => break,
                ToAct::Nature => {
                    let outcome = game.sample(&mut chance);
                    game.apply_outcome(&outcome, &mut Silent);
                }
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let glimpse = Glimpse::new(&game, seat, &mut buffer);
                    assert_eq!(glimpse.seat(), seat);
                    let imagined = glimpse.imagine(&mut chance);
                    let imagined = Glimpse::new(&imagined, seat, &mut again);
                    assert_eq!(imagined.view(), glimpse.view());
                    assert_eq!(imagined.decisions(), glimpse.decisions());
                    let list = glimpse.decisions();
                    let choice = list[chance.below(list.len() as u32) as usize];
                    game.apply(seat, &choice, &mut Silent);
                    looks += 1;
                }
            }
        }
        assert!(looks > 100, "the game was over after {looks} decisions");
    }
}
