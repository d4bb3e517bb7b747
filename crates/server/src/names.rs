//! Names that people can read and tell apart.

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_security::skeleton;

/// How many characters a person's name has at most.
const LONGEST: usize = 24;

/// How many characters the name of something that people keep has at most.
const LONGEST_TITLE: usize = 60;

/// How many marks may stand on one letter. Names need two at most; more is a tower over the page.
const MARKS: usize = 2;

/// The name as it is kept: one space between words, letters composed, nothing that cannot be seen.
/// `None` where it is no name.
///
/// Joiners and variation selectors are left out and not refused: keyboards put them into emoji.
pub(crate) fn sound(text: &str) -> Option<String> {
    readable(text, LONGEST)
}

/// The same for the name of something that people keep.
pub(crate) fn title(text: &str) -> Option<String> {
    readable(text, LONGEST_TITLE)
}

fn readable(text: &str, longest: usize) -> Option<String> {
    let seen: String = text.chars().filter(|&letter| !is_glue(letter)).nfc().collect();
    let name = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    let sound = (1..=longest).contains(&length) && name.chars().all(is_visible) && is_flat(&name);
    sound.then_some(name)
}

/// The name under which somebody sits at a table with `others`: their own, with a number where it
/// looks like another's.
pub(crate) fn distinct<'a>(name: &str, others: impl Iterator<Item = &'a str>) -> String {
    let others: Vec<&str> = others.collect();
    let is_free = |name: &str| !others.iter().any(|other| look_alike(name, other));
    let numbered = (2..).map(|number| format!("{name} ({number})"));
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    names.find(|name| is_free(name)).unwrap_or_default()
}

/// Whether people could take one name for the other.
fn look_alike(one: &str, other: &str) -> bool {
    let shape = |text: &str| -> String { skeleton(text).filter(|c| !c.is_whitespace()).collect() };
    let lower = |text: &str| shape(&text.to_lowercase());
    shape(one) == shape(other) || lower(one) == lower(other)
}

fn is_glue(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

/// Whether a character can be seen, and leaves the direction of others alone.
fn is_visible(letter: char) -> bool {
    use GeneralCategory::{
        Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Surrogate, Unassigned,
    };
    // These count as letters, marks and symbols, but show nothing.
    let blank = matches!(
        letter,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'
            ..='\u{180f}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{fffc}'
    );
    let hidden = matches!(
        letter.general_category(),
        Control | Format | LineSeparator | ParagraphSeparator | PrivateUse | Surrogate | Unassigned
    );
    !blank && !hidden
}

/// Whether no letter carries a tower of marks, and no mark stands without a letter.
fn is_flat(name: &str) -> bool {
    // The beginning and a space carry none at all.
    let mut marks = MARKS;
    name.chars().all(|letter| {
        use GeneralCategory::{EnclosingMark, NonspacingMark};
        marks = match letter.general_category() {
            NonspacingMark | EnclosingMark => marks + 1,
            _ if letter == ' ' => MARKS,
            _ => 0,
        };
        marks <= MARKS
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_what_can_be_seen() {
        for (text, name) in [
            ("  Ada \t L. ", "Ada L."),
            ("A\u{308}nne", "Änne"),
            ("Nguyễn", "Nguyễn"),
            ("शक्ति", "शक्ति"),
            ("שָׁלוֹם", "שָׁלוֹם"),
            ("李小龙", "李小龙"),
            ("Zoë ❤\u{fe0f}", "Zoë ❤"),
            ("x", "x"),
        ] {
            assert_eq!(sound(text).as_deref(), Some(name.nfc().collect::<String>().as_str()));
        }
        for (text, what) in [
            ("", "nothing"),
            (" \u{a0}\u{2003} ", "only spaces"),
            ("\u{200d}", "only a joiner"),
            ("A\u{7}", "a bell"),
            ("Ada\u{200b}", "a space without width"),
            ("\u{202e}adA", "another direction"),
            ("\u{2066}Ada\u{2069}", "an isolated direction"),
            ("Ada\u{ad}", "a soft hyphen"),
            ("A\u{feff}da", "a byte order mark"),
            ("\u{3164}", "a filler"),
            ("\u{2800}\u{2800}", "braille without dots"),
            ("Ada\u{e000}", "a private character"),
            ("Ada\u{e0041}", "a tag"),
            ("a\u{316}\u{317}\u{318}\u{319}", "a tower of marks"),
            ("\u{301}\u{301}x", "marks on nothing"),
            ("abcdefghijklmnopqrstuvwxy", "25 letters"),
        ] {
            assert_eq!(sound(text), None, "{what}");
        }
    }

    #[test]
    fn what_people_keep_has_longer_names() {
        assert_eq!(
            title(" Salt  and silver, for the longer games "),
            Some("Salt and silver, for the longer games".into())
        );
        assert_eq!(title(&"x".repeat(60)), Some("x".repeat(60)));
        for text in [" ", "\u{202e}tlaS", &"x".repeat(61)] {
            assert_eq!(title(text), None, "{text}");
        }
    }

    #[test]
    fn nobody_sits_under_a_name_like_anothers() {
        let at = |name: &str, others: &[&str]| distinct(name, others.iter().copied());
        assert_eq!(at("Ada", &["Bob", "Änne"]), "Ada");
        assert_eq!(at("Anna", &["Änna", "Hanna"]), "Anna");
        for like in ["Ada", "ADA", "\u{410}da", "A d a", "Ad\u{430}"] {
            assert_eq!(at(like, &["Ada"]), format!("{like} (2)"));
        }
        assert_eq!(at("Guest l234", &["Guest 1234"]), "Guest l234 (2)");
        assert_eq!(at("Ada", &["Ada", "Ada (2)"]), "Ada (3)");
    }
}
