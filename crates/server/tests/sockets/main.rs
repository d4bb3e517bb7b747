//! The server as browsers see it: real sockets, a real file.

mod accounts;
mod client;
mod daily;
mod games_by_socket;
mod hostile;
mod house;
mod requests;
