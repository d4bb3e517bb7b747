//! Every rule of the base game and of the game for five and six by a test that names it, and the
//! proofs that go beyond single rules. One program, so that it is linked once.

mod army_and_cards;
mod building;
mod conformance;
mod country;
mod country_map;
mod erie;
mod friends;
mod friends_favours;
mod friends_links;
mod fuzz;
mod helper_cards;
mod helpers;
mod imagine;
mod longest_road;
mod map_file;
mod material;
mod perft;
mod random;
mod robber;
mod scenarios;
mod scene;
mod set_up;
mod six;
mod table_rules;
mod trade;
mod turn;
mod why;
mod winning;
