//! A connection that takes in no more than people send, and waits for nobody for ever.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep, sleep_until};

use super::tally::Counted;

/// How many bytes may come in a millisecond: from people, who could never type as much, and from a
/// proxy that passes on what many people send.
pub(super) const PEOPLE: i64 = 32;
pub(super) const PROXY: i64 = 64 * PEOPLE;

/// What was not sent for so many milliseconds may be sent at once: a request of the largest size,
/// and more.
const BURST: i64 = 8 * 1024;

/// How long the other end may take to read any of what it is told.
const PATIENCE: Duration = Duration::from_secs(30);

/// A connection, counted until it is over. What is sent too fast waits with whoever sends it: so
/// frames that never become a message (empty parts of one, say) cost us nothing.
pub(super) struct Wire<S> {
    stream: S,
    pace: Option<Pace>,
    /// Done when the other end is given up, while it does not read.
    stalled: Option<Pin<Box<Sleep>>>,
    _counted: Counted,
}

/// How much may be read.
struct Pace {
    /// Bytes in a millisecond.
    rate: i64,
    /// Below zero after more was read than was allowed, which is made up for by a pause.
    allowed: i64,
    since: Instant,
    pause: Option<Pin<Box<Sleep>>>,
}

impl<S> Wire<S> {
    /// A connection that may send so many bytes in a millisecond; without a rate, as many as it
    /// likes.
    pub(super) fn new(stream: S, counted: Counted, rate: Option<i64>) -> Wire<S> {
        let since = Instant::now();
        let pace = rate.map(|rate| Pace { rate, allowed: rate * BURST, since, pause: None });
        Wire { stream, pace, stalled: None, _counted: counted }
    }

    /// Fails what the other end has not read for too long.
    fn in_time<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(PATIENCE)));
        stalled.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl Pace {
    /// Ready once something may be read.
    fn poll(&mut self, context: &mut Context<'_>) -> Poll<()> {
        if let Some(pause) = &mut self.pause {
            ready!(pause.as_mut().poll(context));
            self.pause = None;
        }
        let now = Instant::now();
        let passed = u64::try_from((now - self.since).as_millis()).unwrap_or(u64::MAX);
        // What is less than a millisecond is counted with the next one.
        self.since += Duration::from_millis(passed);
        let earned = i64::try_from(passed).unwrap_or(i64::MAX).min(2 * BURST) * self.rate;
        self.allowed = (self.allowed + earned).min(self.rate * BURST);
        if self.allowed > 0 {
            return Poll::Ready(());
        }
        let missing = Duration::from_millis((1 - self.allowed / self.rate).unsigned_abs());
        let pause = self.pause.insert(Box::pin(sleep_until(now + missing)));
        pause.as_mut().poll(context)
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Wire<S> {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let wire = self.get_mut();
        if let Some(pace) = &mut wire.pace {
            ready!(pace.poll(context));
        }
        let before = buffer.filled().len();
        let read = Pin::new(&mut wire.stream).poll_read(context, buffer);
        if let Some(pace) = &mut wire.pace {
            pace.allowed -= (buffer.filled().len() - before) as i64;
        }
        read
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Wire<S> {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let wire = self.get_mut();
        let written = Pin::new(&mut wire.stream).poll_write(context, bytes);
        wire.in_time(context, written)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let wire = self.get_mut();
        let written = Pin::new(&mut wire.stream).poll_write_vectored(context, parts);
        wire.in_time(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};
    use tokio::time::timeout;

    use super::*;

    const MEGABYTE: usize = 1 << 20;

    /// How long it takes until a megabyte has come through.
    async fn megabyte(rate: Option<i64>) -> Duration {
        let (mut sender, receiver) = duplex(4096);
        let mut wire = Wire::new(receiver, Counted::free(), rate);
        let send = async move { sender.write_all(&vec![0; MEGABYTE]).await.unwrap() };
        let (begun, mut bytes) = (Instant::now(), vec![0; MEGABYTE]);
        let ((), read) = tokio::join!(send, wire.read_exact(&mut bytes));
        read.unwrap();
        begun.elapsed()
    }

    #[tokio::test(start_paused = true)]
    async fn what_comes_too_fast_waits() {
        let took = megabyte(Some(PEOPLE)).await;
        assert!((20..30).contains(&took.as_secs()), "{took:?}");
        assert_eq!(megabyte(None).await, Duration::ZERO);
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_reads_nothing_is_given_up() {
        let (_sender, receiver) = duplex(4096);
        let mut wire = Wire::new(receiver, Counted::free(), Some(PEOPLE));
        let told = timeout(2 * PATIENCE, wire.write_all(&[0; 10_000])).await;
        assert_eq!(told.unwrap().unwrap_err().kind(), io::ErrorKind::TimedOut);
    }
}
