//! What `cargo xtask rules` prints.

use std::fmt::Write;

use super::coverage::{Coverage, Entry, Stray};

/// One line for each book: how many rules, how many of them tests name.
pub(crate) fn table(coverage: &Coverage) -> String {
    let mut text =
        format!("{:<10}{:>7}{:>16}{:>9}\n", "book", "rules", "named by tests", "missing");
    for book in coverage.entries.chunk_by(|a, b| a.id.book() == b.id.book()) {
        let missing = book.iter().filter(|entry| entry.tests.is_empty()).count();
        let (letters, named) = (book[0].id.book(), book.len() - missing);
        line(&mut text, format_args!("{letters:<10}{:>7}{named:>16}{missing:>9}", book.len()));
    }
    text
}

/// Every rule with the tests that name it.
pub(crate) fn list(coverage: &Coverage) -> String {
    let mut text = String::new();
    for Entry { id, sentence, tests } in &coverage.entries {
        line(&mut text, format_args!("{id}  {sentence}"));
        for test in tests {
            line(&mut text, format_args!("    {test}"));
        }
    }
    text + "\n"
}

/// Everything that is wrong, or nothing.
pub(crate) fn faults(coverage: &Coverage) -> String {
    let missing = coverage.missing().map(|rule| format!("{}  {}", rule.id, rule.sentence));
    let stray = |stray: &Stray| format!("{}  {}", stray.id, stray.place);
    let mut text = String::new();
    section(&mut text, "No test names these rules:", missing);
    section(
        &mut text,
        "These tests name rules that no book has:",
        coverage.stray_tests.iter().map(stray),
    );
    section(
        &mut text,
        "This code makes rules that no book has:",
        coverage.stray_code.iter().map(stray),
    );
    text
}

/// The faults in one line.
pub(crate) fn verdict(coverage: &Coverage) -> String {
    format!(
        "rules that no test names: {}; rules that no book has: {} in tests, {} in code",
        coverage.missing().count(),
        coverage.stray_tests.len(),
        coverage.stray_code.len()
    )
}

fn section(text: &mut String, title: &str, lines: impl Iterator<Item = String>) {
    let mut lines = lines.peekable();
    if lines.peek().is_some() {
        line(text, format_args!("\n{title}"));
    }
    for each in lines {
        line(text, format_args!("  {each}"));
    }
}

fn line(text: &mut String, words: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{words}");
}

#[cfg(test)]
mod tests {
    use super::super::scan::scan;
    use super::super::shelf::{book, shelf};
    use super::*;

    fn coverage(source: &str) -> Coverage {
        let shelf = shelf(&[&book("BASE", &[1, 2]), &book("SIX", &[1])]).unwrap();
        let found = scan(source, &shelf.letters()).unwrap();
        Coverage::new(&shelf, vec![("crates/island/src/lib.rs".into(), found)])
    }

    #[test]
    fn all_is_well_where_every_rule_is_named() {
        let fine = coverage("#[test]\nfn base_1_base_2_six_1() { base(1); six(1) }");
        assert!(fine.is_complete());
        assert_eq!(faults(&fine), "");
        assert_eq!(
            table(&fine),
            "book        rules  named by tests  missing\n\
             BASE            2               2        0\n\
             SIX             1               1        0\n"
        );
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let broken = coverage("fn f() { six(3) }\n/// SIX-1, SIX-2\n#[test]\nfn base_2() {}");
        assert!(!broken.is_complete());
        assert_eq!(
            faults(&broken),
            "\nNo test names these rules:\n  BASE-1  Sentence 1.\n\
             \nThese tests name rules that no book has:\n  \
             SIX-2  crates/island/src/lib.rs:4 base_2\n\
             \nThis code makes rules that no book has:\n  SIX-3  crates/island/src/lib.rs:1\n"
        );
        assert_eq!(
            verdict(&broken),
            "rules that no test names: 1; rules that no book has: 1 in tests, 1 in code"
        );
    }

    #[test]
    fn each_fault_alone_is_enough() {
        let fine = "#[test]\nfn base_1_base_2_six_1() {}\n";
        assert!(!coverage(&format!("{fine}#[test]\nfn six_2() {{}}")).is_complete());
        assert!(!coverage(&format!("{fine}const X: Rule = base(3);")).is_complete());
        assert!(!coverage("#[test]\nfn base_1_base_2() {}").is_complete());
    }

    #[test]
    fn the_list_has_every_test_of_a_rule() {
        let text = list(&coverage("#[test]\nfn base_1_one() {}\n#[test]\nfn base_1_two() {}"));
        assert!(text.starts_with(
            "BASE-1  Sentence 1.\n    crates/island/src/lib.rs::base_1_one\n    \
             crates/island/src/lib.rs::base_1_two\nBASE-2  Sentence 2.\nSIX-1"
        ));
    }
}
