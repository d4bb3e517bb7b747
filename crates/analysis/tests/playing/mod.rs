//! Games for those who look at them.

use bots::minds::Mind;
use table::{Pseudo, Session, ToAct};

/// Takes the next step: chance does, or the mind of a seat that is asked. Says whether there was one.
pub(crate) fn step(
    session: &mut Session,
    minds: &mut [Box<dyn Mind>],
    chance: &mut Pseudo,
) -> bool {
    match session.position().to_act() {
        ToAct::Nobody => return false,
        ToAct::Nature => {
            session.draw(chance).unwrap();
        }
        ToAct::Seats(seats) => {
            let seat = seats.iter().next().unwrap();
            let choice = minds[seat.index()].choose(session.position(), seat).unwrap();
            session.decide(seat, &choice).unwrap();
        }
    }
    true
}
