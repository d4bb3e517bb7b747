//! Texts as frames of a WebSocket, written from where they are.
//!
//! A library would copy them into a buffer of its own first. It keeps that buffer as large as the
//! largest message was, for each socket, and the first message is by far the largest.

use std::io::{self, IoSlice};

use tokio::io::{AsyncWrite, AsyncWriteExt};

/// A whole message of text (RFC 6455, section 5.2): the last frame of it, and the first.
const TEXT: u8 = 0b1000_0001;

/// Lengths up to this are told in the second byte; the next two numbers say that the length follows
/// in two bytes, or in eight.
const SHORT: usize = 125;
const TWO_BYTES: u8 = 126;
const EIGHT_BYTES: u8 = 127;

/// What comes before a text. A server masks nothing.
struct Head {
    bytes: [u8; 10],
    length: usize,
}

impl Head {
    fn of(text: &[u8]) -> Head {
        let (mut bytes, length) = ([TEXT; 10], text.len());
        let more = match (u8::try_from(length), u16::try_from(length)) {
            (Ok(short), _) if length <= SHORT => {
                bytes[1] = short;
                0
            }
            (_, Ok(two)) => {
                bytes[1] = TWO_BYTES;
                bytes[2..4].copy_from_slice(&two.to_be_bytes());
                2
            }
            _ => {
                bytes[1] = EIGHT_BYTES;
                bytes[2..].copy_from_slice(&(length as u64).to_be_bytes());
                8
            }
        };
        Head { bytes, length: 2 + more }
    }

    fn bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }
}

/// Writes these texts as messages, all at once as far as the other end takes them.
///
/// # Errors
/// Where the connection takes no more. What was written may end anywhere.
pub(super) async fn write_texts(
    to: &mut (impl AsyncWrite + Unpin),
    texts: &[impl AsRef<[u8]>],
) -> io::Result<()> {
    let texts = || texts.iter().map(AsRef::as_ref);
    let heads: Vec<Head> = texts().map(Head::of).collect();
    let parts = heads.iter().zip(texts()).flat_map(|(head, text)| [head.bytes(), text]);
    let mut parts: Vec<IoSlice<'_>> = parts.map(IoSlice::new).collect();
    let mut left = parts.as_mut_slice();
    while left.iter().any(|part| !part.is_empty()) {
        match to.write_vectored(left).await? {
            0 => return Err(io::ErrorKind::WriteZero.into()),
            written => IoSlice::advance_slices(&mut left, written),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use futures_util::StreamExt;
    use tokio::io::duplex;
    use tokio_tungstenite::WebSocketStream;
    use tokio_tungstenite::tungstenite::protocol::Role;

    use super::*;

    /// Every length of a head, through a pipe that takes a few bytes at a time.
    #[tokio::test]
    async fn another_reads_what_was_written() {
        let lengths = [0, 1, 125, 126, 127, 1000, 65_535, 65_536, 100_000];
        let texts: Vec<String> = lengths.iter().map(|length| "x".repeat(*length)).collect();
        let (mut near, far) = duplex(777);
        let write = async {
            for piece in texts.chunks(4) {
                write_texts(&mut near, piece).await.unwrap();
            }
        };
        let read = async {
            let mut far = WebSocketStream::from_raw_socket(far, Role::Client, None).await;
            for text in &texts {
                let message = far.next().await.unwrap().unwrap();
                assert_eq!(message.to_text().unwrap(), text);
                assert!(message.is_text());
            }
        };
        tokio::join!(write, read);
    }

    #[tokio::test]
    async fn nothing_is_written_to_nobody() {
        let (mut near, far) = duplex(10);
        drop(far);
        write_texts(&mut near, &[""; 0]).await.unwrap();
        assert!(write_texts(&mut near, &["a"]).await.is_err());
    }
}
