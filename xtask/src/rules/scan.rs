//! What one Rust file says about rules: the tests that name some, and the code that makes some.
//!
//! The file is read as tokens, not as lines, so that braces in strings, code in comments and tests
//! inside of `proptest! { … }` need no care. Only comments are read from the lines, as tokens have
//! none.

use std::collections::BTreeSet;

use anyhow::{Result, anyhow};
use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};

use super::id::{Id, in_comment, in_name, leading_digits};

/// A test that names rules.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Test {
    /// The function's name.
    pub(crate) name: String,
    /// Its line, from 1.
    pub(crate) line: usize,
    /// The rules in its name and in the comment above it.
    pub(crate) rules: BTreeSet<Id>,
}

/// A place in code that makes a rule from its number: `base(38)`.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Made {
    /// The rule.
    pub(crate) rule: Id,
    /// The line, from 1.
    pub(crate) line: usize,
}

/// Everything one file says.
#[derive(Default)]
pub(crate) struct Found {
    /// The tests that name rules, in order.
    pub(crate) tests: Vec<Test>,
    /// The rules that code makes, in order.
    pub(crate) made: Vec<Made>,
}

/// Reads a file. `letters` are those of the books.
///
/// # Errors
/// Where the text is no Rust.
pub(crate) fn scan(text: &str, letters: &[&str]) -> Result<Found> {
    let tokens: TokenStream =
        text.parse().map_err(|error| anyhow!("this does not read as Rust: {error}"))?;
    let mut scan = Scan { lines: text.lines().collect(), letters, found: Found::default() };
    scan.tokens(tokens);
    Ok(scan.found)
}

struct Scan<'a> {
    lines: Vec<&'a str>,
    letters: &'a [&'a str],
    found: Found,
}

impl Scan<'_> {
    fn tokens(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for index in 0..tokens.len() {
            match (&tokens[index], tokens.get(index + 1)) {
                (TokenTree::Ident(word), Some(TokenTree::Ident(name))) if word == "fn" => {
                    self.function(&tokens[..index], name);
                }
                (TokenTree::Ident(word), Some(TokenTree::Group(group)))
                    if group.delimiter() == Delimiter::Parenthesis =>
                {
                    self.call(&tokens[..index], word, group);
                }
                (TokenTree::Group(group), _) => self.tokens(group.stream()),
                _ => {}
            }
        }
    }

    /// Notes a function that is a test and names rules. `before` are the tokens up to its `fn`.
    fn function(&mut self, before: &[TokenTree], name: &Ident) {
        let (attributes, first) = attributes(before);
        let is = |word: &str| attributes.iter().any(|attribute| last_word(attribute) == word);
        // What is never run proves nothing.
        if !is("test") || is("ignore") {
            return;
        }
        let line = name.span().start().line;
        let comment = self.comment(first.unwrap_or(line), line);
        let mut rules: BTreeSet<Id> =
            in_name(&name.to_string(), self.letters).into_iter().collect();
        rules.extend(comment.iter().flat_map(|text| in_comment(text, self.letters)));
        if !rules.is_empty() {
            self.found.tests.push(Test { name: name.to_string(), line, rules });
        }
    }

    /// The comment lines directly above the line `first` and from there to the line `last`.
    fn comment(&self, first: usize, last: usize) -> Vec<&str> {
        // `//!` speaks of the file, not of what follows.
        let comment = |line: &&&str| {
            let line = line.trim_start();
            line.starts_with("//") && !line.starts_with("//!")
        };
        let (above, rest) = self.lines.split_at(first.saturating_sub(1).min(self.lines.len()));
        let above = above.iter().rev().take_while(comment);
        let among = rest.iter().take(last.saturating_sub(first)).filter(comment);
        above.chain(among).copied().collect()
    }

    /// Notes a call that makes a rule. `before` are the tokens up to the function's name.
    fn call(&mut self, before: &[TokenTree], word: &Ident, arguments: &Group) {
        let arguments: Vec<String> =
            arguments.stream().into_iter().map(|token| token.to_string()).collect();
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let arguments = arguments.strip_suffix(&[","]).unwrap_or(&arguments);
        let rule = match (place(before), word.to_string().as_str(), arguments) {
            (Place::Rule, "new", [book, ",", digits]) => {
                quoted(book).and_then(|book| Some(Id::new(book, number(digits)?)))
            }
            (Place::Rule | Place::Free, name, [digits]) => self.made_by(name, digits),
            _ => None,
        };
        if let Some(rule) = rule {
            self.found.made.push(Made { rule, line: word.span().start().line });
        }
    }

    /// The rule that `base(38)` or `base_rule(38)` makes.
    fn made_by(&self, function: &str, digits: &str) -> Option<Id> {
        let stem = function.strip_suffix("_rule").unwrap_or(function);
        let book = self.letters.iter().find(|letters| letters.to_lowercase() == stem)?;
        Some(Id::new(book, number(digits)?))
    }
}

/// The attributes that the tokens end with, and the line where they begin. Words that may stand
/// between them and `fn` are passed over: `pub(crate) async unsafe extern "C"`.
fn attributes(mut before: &[TokenTree]) -> (Vec<Group>, Option<usize>) {
    while let [rest @ .., TokenTree::Ident(_) | TokenTree::Literal(_)] = before {
        before = rest;
    }
    if let [rest @ .., TokenTree::Ident(word), TokenTree::Group(_)] = before
        && word == "pub"
    {
        before = rest;
    }
    let (mut found, mut first) = (Vec::new(), None);
    while let [rest @ .., TokenTree::Punct(mark), TokenTree::Group(group)] = before {
        if mark.as_char() != '#' || group.delimiter() != Delimiter::Bracket {
            break;
        }
        found.push(group.clone());
        first = Some(mark.span().start().line);
        before = rest;
    }
    (found, first)
}

/// The last word of an attribute's path: `test` of `test` and of `tokio::test(…)`, `cfg` of
/// `cfg(test)`, `doc` of a documentation comment.
fn last_word(attribute: &Group) -> String {
    let mut last = String::new();
    for token in attribute.stream() {
        match token {
            TokenTree::Ident(word) => last = word.to_string(),
            TokenTree::Punct(mark) if mark.as_char() == ':' => {}
            _ => break,
        }
    }
    last
}

/// Where a called function is from, as far as tokens tell.
enum Place {
    /// A function of its own: `base(38)`, `rules::base(38)`.
    Free,
    /// A function of the type `Rule`: `Rule::table(1)`.
    Rule,
    /// A function of another type, or no call by a path: `Setup::base(4)`, `setup.base(4)`, and
    /// `fn base(…)` itself.
    Elsewhere,
}

/// The place of the function whose name these tokens end before.
fn place(before: &[TokenTree]) -> Place {
    let is =
        |token: &TokenTree, mark| matches!(token, TokenTree::Punct(it) if it.as_char() == mark);
    match before {
        [.., TokenTree::Ident(word)] if word == "fn" => Place::Elsewhere,
        [.., dot] if is(dot, '.') => Place::Elsewhere,
        [.., TokenTree::Ident(owner), one, two] if is(one, ':') && is(two, ':') => {
            match owner.to_string() {
                owner if owner == "Rule" => Place::Rule,
                // By their case, modules and types are told apart.
                owner if owner.starts_with(char::is_uppercase) => Place::Elsewhere,
                _ => Place::Free,
            }
        }
        _ => Place::Free,
    }
}

/// The number of a literal such as `38` or `38_u16`.
fn number(literal: &str) -> Option<u32> {
    let (digits, suffix) = leading_digits(literal);
    let plain =
        suffix.is_none() || matches!(literal[digits.len()..].trim_start_matches('_'), "u16");
    digits.parse().ok().filter(|_| plain)
}

/// The text of a plain string literal.
fn quoted(literal: &str) -> Option<&str> {
    literal.strip_prefix('"')?.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOKS: [&str; 4] = ["BASE", "OPTION", "SIX", "TABLE"];

    /// `line name: rules` for each test, `line rule` for each rule that is made.
    fn told(text: &str) -> (Vec<String>, Vec<String>) {
        let found = scan(text, &BOOKS).unwrap();
        let rules =
            |test: &Test| test.rules.iter().map(Id::to_string).collect::<Vec<_>>().join(" ");
        let test = |test: &Test| format!("{} {}: {}", test.line, test.name, rules(test));
        let made = |made: &Made| format!("{} {}", made.line, made.rule);
        (found.tests.iter().map(test).collect(), found.made.iter().map(made).collect())
    }

    fn tests(text: &str) -> Vec<String> {
        told(text).0
    }

    fn made(text: &str) -> Vec<String> {
        told(text).1
    }

    #[test]
    fn a_test_names_rules_in_its_name_and_above_it() {
        let text = "
/// BASE-40, BASE-43: the bank runs dry.
#[test]
fn base_38_a_full_hand() {}

// SIX-10
#[test]
// BASE-2
#[should_panic]
fn plain_comments_count() {}
";
        assert_eq!(
            tests(text),
            [
                "4 base_38_a_full_hand: BASE-38 BASE-40 BASE-43",
                "10 plain_comments_count: BASE-2 SIX-10"
            ]
        );
    }

    #[test]
    fn a_comment_belongs_to_what_it_stands_on() {
        let text = "
//! BASE-1 is what this file is about.
#[test]
fn first() {
    // BASE-2 within a test is no claim to prove it.
}
// BASE-3 stands apart.

#[test]
fn second() {} // BASE-4 comes too late.
/// BASE-5
#[test]
fn third() {}
";
        assert_eq!(tests(text), ["13 third: BASE-5"]);
    }

    #[test]
    fn only_tests_that_are_run_count() {
        let text = "
/// BASE-1
fn base_1_no_test() {}
/// BASE-2
#[cfg(test)]
fn base_2_helper() {}
#[test]
#[ignore = \"slow\"]
fn base_3_not_run() {}
#[tokio::test(flavor = \"multi_thread\")]
async fn base_4_counts() {}
#[test]
pub(crate) fn base_5_counts() {}
";
        assert_eq!(tests(text), ["11 base_4_counts: BASE-4", "13 base_5_counts: BASE-5"]);
    }

    #[test]
    fn tests_in_modules_and_macros_are_found() {
        let text = "
mod tests {
    proptest! {
        #![proptest_config(Config::with_cases(9))]
        /// BASE-6
        #[test]
        fn option_1_holds(seed in any::<u64>(), hands in vec(0..9u8, 1..6)) {
            prop_assert!(seed > 0);
        }
    }
}
";
        assert_eq!(tests(text), ["7 option_1_holds: BASE-6 OPTION-1"]);
    }

    #[test]
    fn strings_and_comments_are_no_code() {
        let text = "
fn f<'a>() {
    let brace = '{';
    let text = \"#[test] fn base_1_x() { base(1) }\";
    let raw = r#\"} base(2) \"#;
    /* base(3) /* base(4) */ */
    // base(5)
}
";
        assert_eq!(told(text), (vec![], vec![]));
    }

    #[test]
    fn code_makes_rules_in_several_ways() {
        let text = "
const HAND: Rule = base(38);
fn f() {
    ensure(x, rules::six(10), \"no\")?;
    refuse(option(3_u16), \"no\")
        .or(refuse(table_rule(1), base_name(4)));
    [Rule::table(2), table::Rule::new(\"DUEL\", 7), Rule::new(\"BASE\", 8,)];
    assert_eq!(decide(), Err(base(39)));
}
";
        assert_eq!(
            made(text),
            [
                "2 BASE-38",
                "4 SIX-10",
                "5 OPTION-3",
                "6 TABLE-1",
                "7 TABLE-2",
                "7 DUEL-7",
                "7 BASE-8",
                "8 BASE-39"
            ]
        );
    }

    #[test]
    fn other_calls_make_no_rules() {
        let text = "
const fn base(number: u16) -> Rule { Rule::new(\"BASE\", number) }
fn f() {
    database(1); base(1 + 2); base(x); base(1, 2); base(1u8); base[1];
    Setup::base(4); setup.six(6); Other::new(\"BASE\", 1); Rule::new(BOOK, 1);
}
";
        assert_eq!(told(text), (vec![], vec![]));
    }

    #[test]
    fn a_file_that_is_no_rust_is_an_error() {
        assert!(scan("fn f( {", &BOOKS).is_err());
    }
}
