//! All rulebooks, from the folder `rules/`.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use table::Book;

use super::id::Id;

/// Every book there is.
pub(crate) struct Shelf {
    letters: Vec<String>,
    rules: Vec<(Id, String)>,
}

impl Shelf {
    /// Reads every `*.toml` that lies directly in the folder. Boards and cards lie in folders of
    /// their own, so a file here that is no book is a mistake, and is not passed over.
    ///
    /// # Errors
    /// Where there is no book, a file is no book, or two books have the same letters.
    pub(crate) fn read(folder: &Path) -> Result<Shelf> {
        let read = || format!("cannot read the rulebooks in {}", folder.display());
        let mut files: Vec<PathBuf> = Vec::new();
        for entry in fs::read_dir(folder).with_context(read)? {
            let path = entry.with_context(read)?.path();
            if path.is_file() && path.extension().is_some_and(|extension| extension == "toml") {
                files.push(path);
            }
        }
        files.sort();
        let mut books = Vec::new();
        for path in files {
            let name = path.display();
            let text = fs::read_to_string(&path).with_context(|| format!("cannot read {name}"))?;
            // The words alone: they hold their cause already, and would be told twice.
            books.push(Book::parse(&text).map_err(|error| anyhow!("{name}: {error}"))?);
        }
        Shelf::new(books).with_context(|| folder.display().to_string())
    }

    fn new(mut books: Vec<Book>) -> Result<Shelf> {
        if books.is_empty() {
            bail!("there is no rulebook");
        }
        books.sort_by(|a, b| a.book.cmp(&b.book));
        if let Some(pair) = books.windows(2).find(|pair| pair[0].book == pair[1].book) {
            bail!("there are two books {}", pair[0].book);
        }
        let mut rules = Vec::new();
        for book in &books {
            for rule in &book.rules {
                let number = rule.id.rsplit('-').next().and_then(|number| number.parse().ok());
                let id = number.map(|number| Id::new(&book.book, number));
                // `BASE-07` would be another rule than the `BASE-7` that the engine speaks of.
                let id = id.filter(|id| id.to_string() == rule.id);
                let id = id.with_context(|| format!("{} is no id as we write them", rule.id))?;
                rules.push((id, rule.text.en.clone()));
            }
        }
        Ok(Shelf { letters: books.into_iter().map(|book| book.book).collect(), rules })
    }

    /// The letters of each book: `BASE`, `SIX`.
    pub(crate) fn letters(&self) -> Vec<&str> {
        self.letters.iter().map(String::as_str).collect()
    }

    /// Every rule with its English sentence, book by book and in the order of the book.
    pub(crate) fn rules(&self) -> &[(Id, String)] {
        &self.rules
    }
}

/// A shelf for tests, from the texts of its books.
#[cfg(test)]
pub(crate) fn shelf(texts: &[&str]) -> Result<Shelf> {
    Shelf::new(texts.iter().map(|text| Book::parse(text)).collect::<Result<_, _>>()?)
}

/// A book for tests, with these rules.
#[cfg(test)]
pub(crate) fn book(letters: &str, numbers: &[u16]) -> String {
    let head = format!("book = '{letters}'\ntitle = {{ en = 'A book', de = 'Ein Buch' }}\n");
    numbers.iter().fold(head, |text, number| {
        text + &format!(
            "[[rule]]\nid = '{letters}-{number}'\ntopic = 'topic'\nsource = 'book'\n\
             en = 'Sentence {number}.'\nde = 'Satz {number}.'\n"
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shelf_has_the_rules_of_all_books() {
        let shelf = shelf(&[&book("SIX", &[2]), &book("BASE", &[7, 1])]).unwrap();
        assert_eq!(shelf.letters(), ["BASE", "SIX"]);
        let rules: Vec<_> = shelf.rules().iter().map(|(id, text)| format!("{id} {text}")).collect();
        assert_eq!(rules, ["BASE-7 Sentence 7.", "BASE-1 Sentence 1.", "SIX-2 Sentence 2."]);
    }

    #[test]
    fn a_shelf_is_not_empty_and_has_no_book_twice() {
        assert!(shelf(&[]).is_err());
        let book = book("BASE", &[1]);
        assert!(shelf(&[&book, &book]).is_err_and(|error| error.to_string().contains("two books")));
    }

    #[test]
    fn an_id_is_written_in_one_way() {
        let book = book("BASE", &[7]).replace("BASE-7", "BASE-07");
        assert!(shelf(&[&book]).is_err_and(|error| error.to_string().contains("BASE-07")));
    }

    #[test]
    fn a_file_that_is_no_book_is_told_by_name() {
        let folder = std::env::temp_dir().join(format!("eiland-shelf-{}", std::process::id()));
        fs::create_dir_all(folder.join("boards")).unwrap();
        fs::write(folder.join("base.toml"), book("BASE", &[1])).unwrap();
        fs::write(folder.join("boards/island.toml"), "hexes = 19").unwrap();
        let fine = Shelf::read(&folder).map(|shelf| shelf.letters().join(" "));
        fs::write(folder.join("cards.toml"), "cards = 3").unwrap();
        let broken = Shelf::read(&folder).map(|_| ()).unwrap_err();
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(fine.unwrap(), "BASE");
        assert!(format!("{broken:#}").contains("cards.toml: not a rulebook"), "{broken:#}");
    }
}
