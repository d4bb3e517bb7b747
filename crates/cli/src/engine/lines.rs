//! Lines of bytes, none of them longer than the protocol allows.

use std::io::{BufRead, Read, Result};

use engine::{LONGEST, Line};

/// The next line, or `None` where there are no more. The last one needs no line feed.
pub(super) fn next_line(input: &mut impl BufRead) -> Result<Option<Line>> {
    let mut bytes = Vec::new();
    input.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if bytes.len() > LONGEST {
        drop(bytes);
        input.skip_until(b'\n')?;
        return Ok(Some(Line::TooLong));
    }
    Ok(Some(Line::Bytes(bytes)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(mut input: &[u8]) -> Vec<Line> {
        std::iter::from_fn(|| next_line(&mut input).unwrap()).collect()
    }

    fn bytes(text: &str) -> Line {
        Line::Bytes(text.into())
    }

    #[test]
    fn a_line_ends_with_a_line_feed_or_the_end() {
        assert_eq!(all(b""), []);
        assert_eq!(all(b"one\n\ntwo"), [bytes("one"), bytes(""), bytes("two")]);
        assert_eq!(all(b"one\n"), [bytes("one")]);
    }

    #[test]
    fn a_long_line_is_read_over() {
        let longest = "x".repeat(LONGEST);
        for (text, lines) in [
            (format!("{longest}\nnext"), vec![bytes(&longest), bytes("next")]),
            (longest.clone(), vec![bytes(&longest)]),
            (format!("{longest}x\nnext"), vec![Line::TooLong, bytes("next")]),
            (format!("{longest}{longest}"), vec![Line::TooLong]),
        ] {
            assert!(all(text.as_bytes()) == lines);
        }
    }
}
