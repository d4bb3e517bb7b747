//! Random games through the checked door, audited along the way.

use island::{Course, Decision, Position, Setup};
use table::{Chance, Game, Pseudo, Refusal, Seat, ToAct};

/// Plays random games of a course until so many decisions were made, and audits the position after
/// each step that can have changed it.
pub(crate) fn decide<C: Course<W>, const W: usize>(setup: &Setup, seed: u64, decisions: u64) {
    let mut list = Vec::new();
    let mut made = 0;
    for game in 0.. {
        let mut chance = Pseudo::stream(seed, game);
        let mut position = Position::<C, W>::new(setup).unwrap();
        let mut since_audit = 0;
        loop {
            let step: Result<(), Refusal> = match position.to_act() {
                ToAct::Nobody => break,
                ToAct::Nature => {
                    let outcome = position.sample(&mut chance);
                    position.resolve(&outcome)
                }
                ToAct::Seats(seats) => {
                    let asked: Vec<Seat> = seats.iter().collect();
                    let seat = asked[chance.below(asked.len() as u32) as usize];
                    list.clear();
                    position.decisions(seat, &mut list);
                    let choice = chance.below(list.len() as u32) as usize;
                    made += 1;
                    since_audit += 1;
                    if moves_pieces(&list[choice]) {
                        since_audit = AUDIT_EVERY;
                    }
                    position.decide(seat, &list[choice])
                }
            };
            step.unwrap_or_else(|refusal| panic!("game {game} of {seed}: {refusal}"));
            if since_audit >= AUDIT_EVERY {
                since_audit = 0;
                position.audit().unwrap_or_else(|what| panic!("game {game} of {seed}: {what}"));
            }
        }
        position.audit().unwrap_or_else(|what| panic!("game {game} of {seed}: {what}"));
        if made >= decisions {
            return;
        }
    }
}

/// What can go wrong on the board or with what a scenario adds is audited at once, the rest this
/// often.
const AUDIT_EVERY: u32 = 16;

fn moves_pieces<X>(decision: &Decision<X>) -> bool {
    matches!(
        decision,
        Decision::BuildRoad { .. }
            | Decision::BuildSettlement { .. }
            | Decision::BuildCity { .. }
            | Decision::Own(_)
    )
}

/// How many decisions each of four parts makes: ten million in all, or a quarter of
/// `EILAND_DECISIONS` where somebody has the time.
pub(crate) fn a_quarter() -> u64 {
    let all = std::env::var("EILAND_DECISIONS").ok().and_then(|count| count.parse().ok());
    all.unwrap_or(10_000_000) / 4
}
