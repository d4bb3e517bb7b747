//! The small language of `scene` for boards with ships. Tests stand on the board of two islands for three,
//! around the strait at the sea hex 1,0: its corners SE and S are the coast of the small island, NE is open
//! sea, the others are the coast of the large one.

use hex::{Side, WIDE};
use island::{
    Arrangement, Choice, Decision, Full, Layout, Pieces, SailorView, SeaView, Seas, Setup, Start,
    With,
};

use crate::scene::*;

pub(crate) type Sailing = Play<Full, WIDE>;
pub(crate) type Decided = Decision<Choice>;

/// Pieces on the board of two islands for three, seat 0 on turn after the roll, without the pirate and
/// without points for islands.
pub(crate) fn at_sea() -> Scene {
    let Scene { pieces, .. } = Scene::new(3);
    let setup = Setup { with: With::default(), ..Setup::at_sea(3, Seas::TwoIslands) };
    Scene { setup, pieces }
}

/// The same with the pirate, here.
pub(crate) fn with_pirate(at: &str) -> Scene {
    let mut scene = at_sea().scenarios(|with| with.pirate = true);
    scene.pieces.pirate = Some(at.parse().unwrap());
    scene
}

/// The founding on that board, begun by seat 0.
pub(crate) fn founding() -> Setup {
    let start = Start::Seat { seat: seat(0) };
    Setup { pieces: Pieces::Founding, start, ..Setup::at_sea(3, Seas::TwoIslands) }
}

/// The board as data.
pub(crate) fn board() -> Layout {
    let pieces = Arrangement { seats: vec![<_>::default(); 3], ..Arrangement::default() };
    let setup =
        Setup { pieces: Pieces::Given(Box::new(pieces)), ..Setup::at_sea(3, Seas::TwoIslands) };
    let board = Sailing::from(&setup).all().board;
    board.expect("the board is fixed").into()
}

impl Seated<'_> {
    pub(crate) fn ships(&mut self, sides: &[&str]) -> &mut Self {
        let ships = sides.iter().map(|at| at.parse::<Side>().unwrap());
        self.kept(|kept| kept.ships.extend(ships))
    }
}

pub(crate) fn ship(at: &str) -> Decided {
    Decision::Own(Choice::BuildShip { at: at.parse().unwrap() })
}

pub(crate) fn sail(from: &str, to: &str) -> Decided {
    Decision::Own(Choice::MoveShip { from: from.parse().unwrap(), to: to.parse().unwrap() })
}

pub(crate) fn pirate(to: &str) -> Decided {
    Decision::Own(Choice::MovePirate { to: to.parse().unwrap() })
}

pub(crate) fn take(letter: char) -> Decided {
    Decision::Take { card: card(letter) }
}

pub(crate) fn sides(names: &[&str]) -> Vec<Side> {
    let mut sides: Vec<Side> = names.iter().map(|at| at.parse().unwrap()).collect();
    sides.sort();
    sides
}

impl Sailing {
    pub(crate) fn sea(&self) -> SeaView {
        self.all().scenario.unwrap().sea.unwrap()
    }

    pub(crate) fn sailor(&self, number: usize) -> SailorView {
        self.sea().seats.swap_remove(number)
    }

    /// The ships that the seat could move, in order.
    pub(crate) fn movable(&self, number: usize) -> Vec<Side> {
        let mut movable = self.sailor(number).movable;
        movable.sort();
        movable
    }
}
