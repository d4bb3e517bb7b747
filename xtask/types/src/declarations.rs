//! TypeScript declarations, in one file for each room of the house.

use std::any::{TypeId, type_name};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::Path;

use ts_rs::{Config, TS, TypeVisitor};

use crate::Files;
use crate::pretty::pretty;

/// The first line of every file.
pub(crate) const HEAD: &str = "// Made by `cargo xtask types` from the Rust types: change those.";

/// Collects the types it is shown, with all that hangs on them.
pub(crate) struct Declarations {
    config: Config,
    seen: HashSet<TypeId>,
    rooms: BTreeMap<String, Room>,
}

/// The types of one file by name, and what they take from other files.
#[derive(Default)]
struct Room {
    types: BTreeMap<String, String>,
    imports: BTreeMap<String, BTreeSet<String>>,
}

impl Declarations {
    pub(crate) fn new() -> Declarations {
        // Numbers on the wire are JSON's, whatever they are in Rust.
        let config = Config::new().with_large_int("number");
        Declarations { config, seen: HashSet::new(), rooms: BTreeMap::new() }
    }

    pub(crate) fn into_files(self, folder: &str) -> Files {
        let text = |room: Room| {
            let imports = room.imports.iter().map(|(from, names)| {
                let names: Vec<_> = names.iter().map(String::as_str).collect();
                format!("import type {{ {} }} from \"./{from}\";\n", names.join(", "))
            });
            let imports: String = imports.collect();
            let types = room.types.into_values().map(|declaration| format!("\n{declaration}"));
            format!(
                "{HEAD}\n{}{imports}{}",
                if imports.is_empty() { "" } else { "\n" },
                types.collect::<String>()
            )
        };
        let file = |(name, room)| (Path::new(folder).join(format!("{name}.ts")), text(room));
        self.rooms.into_iter().map(file).collect()
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        if T::output_path().is_some() {
            let room = room_of::<T>();
            let mut needed = Needed { config: &self.config, names: Vec::new() };
            T::visit_dependencies(&mut needed);
            let names = needed.names;
            let docs = T::docs().map(|docs| pretty_docs(&docs)).unwrap_or_default();
            let declaration = format!("{docs}export {}\n", pretty(&T::decl(&self.config)));
            let entry = self.rooms.entry(room.clone()).or_default();
            let before = entry.types.insert(T::ident(&self.config), declaration.clone());
            assert!(
                before.is_none_or(|before| before == declaration),
                "two types of {room} are called {}",
                T::ident(&self.config)
            );
            for (from, name) in names.into_iter().filter(|(from, _)| *from != room) {
                entry.imports.entry(from).or_default().insert(name);
            }
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// The types that a declaration names, with their files.
struct Needed<'a> {
    config: &'a Config,
    names: Vec<(String, String)>,
}

impl TypeVisitor for Needed<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_some() {
            self.names.push((room_of::<T>(), T::ident(self.config)));
        }
    }
}

/// A type belongs to the file of its crate; what is kept and what is served are one to the page.
fn room_of<T: ?Sized>() -> String {
    let name = type_name::<T>().split("::").next().unwrap_or_default();
    if name == "store" { "server".into() } else { name.into() }
}

fn pretty_docs(docs: &str) -> String {
    let lines: Vec<&str> =
        docs.lines().map(|line| line.trim().trim_start_matches(['/', '*']).trim()).collect();
    let text = lines.join(" ");
    let text = text.trim();
    if text.is_empty() { String::new() } else { format!("/** {text} */\n") }
}
