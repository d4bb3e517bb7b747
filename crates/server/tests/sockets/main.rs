//! The server as browsers see it: real sockets, a real file.

mod accounts;
mod brought;
mod client;
mod crowds;
mod daily;
mod floods;
mod games_by_socket;
mod halves;
mod hostile;
mod house;
mod keepsakes;
mod known;
mod proxies;
mod requests;
mod tokens;
