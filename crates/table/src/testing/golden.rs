//! Texts that are kept in files and must come out the same.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

/// Compares the text with the file; or, where the environment says `EILAND_BLESS=1`, writes it.
///
/// # Panics
/// Where they differ, with the first line that does, or where there is no such file; both say how
/// to make the file anew.
#[track_caller]
pub fn golden(path: impl AsRef<Path>, text: &str) {
    let bless = std::env::var_os("EILAND_BLESS").is_some_and(|value| value == "1");
    if let Err(what) = compare(path.as_ref(), text, bless) {
        panic!("{}: {what}", path.as_ref().display());
    }
}

fn compare(path: &Path, text: &str, bless: bool) -> Result<(), String> {
    const HOW: &str =
        "if that is right, run the test again with EILAND_BLESS=1 and look at the diff";
    if bless {
        let parent = path.parent().map_or(Ok(()), fs::create_dir_all);
        return parent.and_then(|()| fs::write(path, text)).map_err(|error| error.to_string());
    }
    let kept = match fs::read_to_string(path) {
        Ok(kept) => kept,
        Err(error) if error.kind() == ErrorKind::NotFound => {
            return Err("there is no such file; run the test again with EILAND_BLESS=1".into());
        }
        Err(error) => return Err(error.to_string()),
    };
    if kept == text {
        return Ok(());
    }
    let (old, new) = (kept.lines().chain(["(the end)"]), text.lines().chain(["(the end)"]));
    let differs = old.zip(new).enumerate().find(|(_, (old, new))| old != new);
    Err(match differs {
        Some((index, (old, new))) => {
            format!("line {} was\n  {old}\nand is now\n  {new}\n{HOW}", index + 1)
        }
        None => format!("the line feeds differ; {HOW}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_made_kept_and_compared() {
        let folder = std::env::temp_dir().join(format!("eiland-golden-{}", std::process::id()));
        let path = folder.join("deep").join("game.txt");
        assert!(compare(&path, "a\nb\n", false).unwrap_err().contains("EILAND_BLESS=1"));
        compare(&path, "a\nb\n", true).unwrap();
        compare(&path, "a\nb\n", false).unwrap();
        let changed = compare(&path, "a\nc\n", false).unwrap_err();
        assert!(changed.starts_with("line 2 was\n  b\nand is now\n  c\n"), "{changed}");
        let shorter = compare(&path, "a\n", false).unwrap_err();
        assert!(shorter.contains("and is now\n  (the end)"), "{shorter}");
        assert!(compare(&path, "a\nb", false).unwrap_err().contains("line feeds"));
        fs::remove_dir_all(folder).unwrap();
    }
}
