//! Puts the page (`web/dist`) into the program, or a note on how to build it where there is none.

use std::path::Path;
use std::{env, fs, io};

const NOTE: &str = r#"<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Eiland</title>
<h1>Eiland</h1>
<p>The server runs, but its page has not been built. In the folder <code>web</code>:</p>
<pre>npm install
npm run build</pre>
<p>Then build the server again.</p>
</html>
"#;

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let dist = Path::new("../../web/dist");
    let release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if dist.join("index.html").is_file() {
        memory_serve::load_directory_with_embed(dist, release);
        return Ok(());
    }
    // So that the page is found when it has been built.
    println!("cargo::rerun-if-changed=../../web");
    let folder = env::var("OUT_DIR").map_err(io::Error::other)?;
    let note = Path::new(&folder).join("note");
    fs::create_dir_all(&note)?;
    fs::write(note.join("index.html"), NOTE)?;
    memory_serve::load_directory_with_embed(note, true);
    Ok(())
}
