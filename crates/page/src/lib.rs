//! The engine in the page.
//!
//! A line goes in and a line comes out through the module's memory: the page asks for `room` for its
//! text, writes it there, and has it answered; what is returned says where the answer lies. Anything
//! from outside (random bytes, the clock) comes with the requests: this module has no way to get it.

use std::cell::RefCell;

use engine::{Desk, LONGEST, Line, Outside};

/// The one desk of this module, and the texts that lie between it and the page.
struct Counter {
    desk: Desk,
    request: Vec<u8>,
    answer: String,
}

thread_local! {
    static COUNTER: RefCell<Counter> = RefCell::new(Counter {
        desk: Desk::new(Outside { secret: no_secret, seed: || 0, progress: told_page }),
        request: Vec::new(),
        answer: String::new(),
    });
}

/// Where a request of so many bytes is to be written.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    COUNTER.with_borrow_mut(|counter| {
        // A line that is too long is answered without being read: it needs no room.
        let length = if length > LONGEST { 0 } else { length };
        counter.request = vec![0; length];
        counter.request.as_mut_ptr()
    })
}

/// Answers the line of so many bytes that was written into the room for it, and says how long the
/// answer is.
#[unsafe(no_mangle)]
pub extern "C" fn ask(length: usize) -> usize {
    COUNTER.with_borrow_mut(|counter| {
        let line = if length > LONGEST {
            Line::TooLong
        } else {
            Line::Bytes(std::mem::take(&mut counter.request))
        };
        counter.answer = counter.desk.answer(&line).line;
        counter.answer.len()
    })
}

/// Takes the values that a host has put in the place of a game's own, as they were written into the room. It comes
/// before the first line. Says how long the answer is: what is wrong with them, or nothing.
#[unsafe(no_mangle)]
pub extern "C" fn correct(length: usize) -> usize {
    COUNTER.with_borrow_mut(|counter| {
        let text = std::mem::take(&mut counter.request);
        let taken = engine::correct(&text[..length.min(text.len())]);
        counter.answer = taken.err().unwrap_or_default();
        counter.answer.len()
    })
}

/// Where the last answer lies.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    COUNTER.with_borrow(|counter| counter.answer.as_ptr())
}

/// Has the page told what went wrong when the engine breaks, which it never should.
#[unsafe(no_mangle)]
pub extern "C" fn begin() {
    std::panic::set_hook(Box::new(|what| {
        let text = what.to_string();
        tell_broken(&text);
    }));
}

fn no_secret() -> Result<[u8; 32], String> {
    Err("no random bytes here: bring the secret of a fair game with the request".into())
}

fn told_page(done: usize, total: usize) {
    outward::progress(done, total);
}

fn tell_broken(text: &str) {
    outward::broken(text.as_ptr(), text.len());
}

#[cfg(target_family = "wasm")]
mod outward {
    #[link(wasm_import_module = "page")]
    unsafe extern "C" {
        /// So much of something long is done.
        pub(crate) safe fn progress(done: usize, total: usize);
        /// The engine breaks, and this is why.
        pub(crate) safe fn broken(text: *const u8, length: usize);
    }
}

/// Elsewhere this crate is only built by tools that check all of them: nobody listens.
#[cfg(not(target_family = "wasm"))]
mod outward {
    pub(crate) fn progress(_: usize, _: usize) {}
    pub(crate) fn broken(_: *const u8, _: usize) {}
}
