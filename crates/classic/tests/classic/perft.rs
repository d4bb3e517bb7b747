//! Paths counted from fixed positions, over decisions and outcomes: any other engine can read the files in
//! `tests/perft/` and compare.

use std::path::Path;

use classic::Classic;
use table::testing::perft_file;

#[test]
fn the_files_count_right() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut files = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        perft_file::<Classic>(&entry.unwrap().path());
        files += 1;
    }
    assert_eq!(files, 4, "a file without a reader proves nothing");
}
