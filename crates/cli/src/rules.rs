//! `eiland rules`.

use std::io::Write;

use anyhow::bail;
use table::rule::Entry;
use table::{Book, Words};

/// The flags of `eiland rules`.
#[derive(clap::Args)]
pub(crate) struct Rules {
    /// A rule's number, as in BASE-38, or the letters of a book; all books where nothing is said.
    what: Option<String>,
    /// In which language.
    #[arg(long, value_enum, default_value_t = Lang::En)]
    lang: Lang,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Lang {
    En,
    De,
}

impl Lang {
    fn of(self, words: &Words) -> &str {
        match self {
            Lang::En => &words.en,
            Lang::De => &words.de,
        }
    }
}

impl Rules {
    pub(crate) fn run(self, out: &mut impl Write) -> anyhow::Result<()> {
        let what = self.what.as_ref().map(|what| what.to_uppercase());
        if let Some(rule) = what.as_ref().and_then(|id| games::registry().rule(id)) {
            return self.print(rule, out);
        }
        let asked = |book: &&Book| what.as_ref().is_none_or(|what| *what == book.book);
        let mut asked = books().into_iter().filter(asked).peekable();
        if asked.peek().is_none() {
            let known: Vec<&str> = books().iter().map(|book| book.book.as_str()).collect();
            let what = what.unwrap_or_default();
            bail!("there is no rule and no book {what}; the books are {}", known.join(", "));
        }
        for book in asked {
            writeln!(out, "{}: {}\n", book.book, self.lang.of(&book.title))?;
            for rule in &book.rules {
                self.print(rule, out)?;
            }
            writeln!(out)?;
        }
        Ok(())
    }

    fn print(&self, rule: &Entry, out: &mut impl Write) -> anyhow::Result<()> {
        let Entry { id, topic, source, text } = rule;
        writeln!(out, "{id}  {}  [{topic}; {source}]", self.lang.of(text))?;
        Ok(())
    }
}

/// Every book once, though several games may share it.
fn books() -> Vec<&'static Book> {
    let mut books: Vec<&Book> = Vec::new();
    for book in games::registry().games().iter().flat_map(|game| game.books()) {
        if books.iter().all(|other| other.book != book.book) {
            books.push(book);
        }
    }
    books
}
