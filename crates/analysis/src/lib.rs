//! A game looked at afterwards: the chances to win before and after every step, what would have been better, and what
//! was luck.
//!
//! [`Analysis`] goes through a journal step by step; each [`Insight`] is told as soon as it is known. An
//! [`Account`] adds them up.
//!
//! - **Chances** are judged with all cards open, as somebody sees them who looks at a finished game.
//! - **Skill** is what decisions gave away against the best that the seat could have known of. It is never more than
//!   nothing for the seat that decides; what it gives away goes to the others, in proportion to their chances.
//! - **Luck** is all the rest: what dice, draws and hidden cards did.
//!
//! So the chance at the beginning, luck, own and others' skill make what came out, for each seat; and at a table
//! of several luck adds up to nothing over all seats, as skill does.

mod account;
mod insight;

pub use account::{Account, Balance};
pub use bots::Scale;
pub use bots::appraisal::{Choice, Effort, Weighed};
pub use insight::{Analysis, Insight, whole};
