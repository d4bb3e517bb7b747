//! What the others are likely to hold, as far as anybody can tell who sees only backs of cards.

use island::Resource;
use table::{BySeat, Seat};

use super::land::{Income, KINDS};
use super::scene::Scene;

/// What each seat would hold of each kind if hands were like incomes.
pub(crate) fn guesses(scene: &Scene<'_>) -> BySeat<Income> {
    let kinds = if scene.knights().is_some() { KINDS } else { Resource::ALL.len() };
    let mut guesses = BySeat([[0.0; KINDS]; Seat::MAX]);
    for seat in Seat::first(scene.view.seats.len()) {
        let income = scene.income_of(seat);
        let total: f32 = income.iter().sum();
        let cards = scene.seat(seat).hand_size as f32;
        guesses[seat] = income.map(|more| cards * (more + 1.0) / (total + kinds as f32));
    }
    guesses
}

impl Scene<'_> {
    /// How many cards of a kind the others hold together: all that are neither in the bank nor in
    /// my hand. Of every resource there are equally many in the box, and of every commodity.
    pub(crate) fn held(&self, kind: Resource) -> f32 {
        let hands: u32 = self.view.seats.iter().map(|seat| seat.hand_size).sum();
        let commodities = match self.knights() {
            None => 0,
            Some(_) if self.view.seats.len() >= 5 => 18,
            Some(_) => 12,
        };
        let resources = (self.view.bank.total() + hands).saturating_sub(3 * commodities) / 5;
        let each = if kind.is_commodity() { commodities } else { resources };
        let known = self.view.bank[kind] + self.hand()[kind];
        each.saturating_sub(known.into()) as f32
    }

    /// How many cards of a kind a seat is likely to hold: its share of those that the others have,
    /// by the size of its hand and by what its buildings yield.
    pub(crate) fn likely(&self, seat: Seat, kind: Resource) -> f32 {
        let guess = |seat: Seat| self.guesses()[seat][kind as usize];
        let all: f32 = self.others().map(guess).sum();
        if all == 0.0 { 0.0 } else { self.held(kind) * guess(seat) / all }
    }
}
