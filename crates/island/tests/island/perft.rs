//! Paths counted from fixed positions, over decisions and outcomes: any other engine can read the
//! files in `perft/` and compare.

use std::path::Path;

use island::{Island, Scenarios};
use table::Game;
use table::testing::perft_file;

/// Reads every file of a folder of `perft/`, and says how many there are.
fn read<G: Game>(folder: &str) -> usize {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft").join(folder);
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files: Vec<_> = files.filter(|path| path.is_file()).collect();
    files.iter().for_each(|path| perft_file::<G>(path));
    files.len()
}

#[test]
fn the_files_count_right() {
    assert_eq!(read::<Island>("."), 5, "a file without a reader proves nothing");
}

#[test]
fn the_files_of_the_scenarios_count_right() {
    assert_eq!(read::<Scenarios>("scenarios"), 6, "a file without a reader proves nothing");
}
