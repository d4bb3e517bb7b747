//! Every rule of the two books by a test that names it, and the proofs that go beyond single rules.

mod building;
mod conformance;
mod desk;
mod fuzz;
mod jokers;
mod luck;
mod perft;
mod plus;
mod points;
mod rolling;
mod setup;
mod sheets;
mod why;
