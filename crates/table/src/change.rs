//! What has changed between two views: told step by step where the whole is known already.
//!
//! A change is a list. `["seats.2.hand_size",5]` says that the field `hand_size` of the third of
//! `seats` is 5 now, `["seats.2.aside"]` that there is no such field any more; an empty path means
//! the whole. Whatever is not named is as it was.

use std::fmt::Write;

use serde::ser::{Error, SerializeSeq};
use serde::{Serialize, Serializer};
use serde_json::Value;

/// Something of which the parts that have changed can be told. [`parts!`](crate::parts) writes this
/// for structs; everything else changes as a whole.
pub trait Parts: Serialize + PartialEq + Sized {
    /// Tells what is not as it was.
    ///
    /// # Errors
    /// Where a part cannot be written.
    fn tell_changes<S: SerializeSeq>(
        &self,
        before: &Self,
        told: &mut Changes<'_, S>,
    ) -> Result<(), S::Error> {
        told.whole(before, self)
    }
}

impl<T: Serialize + PartialEq> Parts for Vec<T> {}

/// Something that is left out of its struct's JSON where it is empty.
pub trait LeftOut {
    /// Whether it is left out.
    fn is_left_out(&self) -> bool;
}

impl<T> LeftOut for Option<T> {
    fn is_left_out(&self) -> bool {
        self.is_none()
    }
}

impl<T> LeftOut for Vec<T> {
    fn is_left_out(&self) -> bool {
        self.is_empty()
    }
}

/// A list of changes that is being written.
#[derive(Debug)]
pub struct Changes<'a, S> {
    list: &'a mut S,
    path: String,
}

impl<S: SerializeSeq> Changes<'_, S> {
    fn whole<T: Serialize + PartialEq>(&mut self, before: &T, now: &T) -> Result<(), S::Error> {
        if now == before { Ok(()) } else { self.list.serialize_element(&(&*self.path, now)) }
    }

    /// Goes down to a part and comes back.
    fn at(
        &mut self,
        name: impl std::fmt::Display,
        tell: impl FnOnce(&mut Self) -> Result<(), S::Error>,
    ) -> Result<(), S::Error> {
        let length = self.path.len();
        let dot = if length == 0 { "" } else { "." };
        write!(self.path, "{dot}{name}").map_err(S::Error::custom)?;
        let told = tell(self);
        self.path.truncate(length);
        told
    }

    /// A field that is always there.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn field<T: Serialize + PartialEq>(
        &mut self,
        name: &str,
        before: &T,
        now: &T,
    ) -> Result<(), S::Error> {
        if now == before { Ok(()) } else { self.at(name, |told| told.whole(before, now)) }
    }

    /// A field that is left out where it is empty.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn maybe<T: Serialize + PartialEq + LeftOut>(
        &mut self,
        name: &str,
        before: &T,
        now: &T,
    ) -> Result<(), S::Error> {
        if now != before && now.is_left_out() {
            return self.at(name, |told| told.list.serialize_element(&(&*told.path,)));
        }
        self.field(name, before, now)
    }

    /// A list whose items are told one by one, as long as there are as many as before.
    ///
    /// # Errors
    /// Where one cannot be written.
    pub fn each<T: Parts>(
        &mut self,
        name: &str,
        before: &Vec<T>,
        now: &Vec<T>,
    ) -> Result<(), S::Error> {
        if before.len() != now.len() {
            return self.field(name, before, now);
        }
        self.at(name, |told| {
            let items = before.iter().zip(now).enumerate();
            for (index, (before, now)) in items.filter(|(_, (before, now))| before != now) {
                told.at(index, |told| now.tell_changes(before, told))?;
            }
            Ok(())
        })
    }
}

/// Writes [`Parts`] for a struct: its fields by name, `maybe` behind those that its JSON leaves out
/// where they are empty, `each` behind lists of which the items have parts themselves. A field that
/// is forgotten does not compile; one with the wrong word is found by the conformance suite.
#[macro_export]
macro_rules! parts {
    ($whole:ty { $($field:ident $($how:ident)?),+ $(,)? }) => {
        impl $crate::Parts for $whole {
            fn tell_changes<S: $crate::change::List>(
                &self,
                before: &Self,
                told: &mut $crate::change::Changes<'_, S>,
            ) -> ::std::result::Result<(), S::Error> {
                let Self { $($field),+ } = self;
                $($crate::parts!(@ told, before, $field $($how)?);)+
                Ok(())
            }
        }
    };
    (@ $told:ident, $before:ident, $field:ident) => {
        $told.field(stringify!($field), &$before.$field, $field)?
    };
    (@ $told:ident, $before:ident, $field:ident $how:ident) => {
        $told.$how(stringify!($field), &$before.$field, $field)?
    };
}

/// What the list is written to; named here so that [`parts!`](crate::parts) needs nothing else.
pub use serde::ser::SerializeSeq as List;

/// From one view to another, to be written as a list of changes.
pub(crate) struct Difference<'a, V> {
    pub(crate) before: Option<&'a V>,
    pub(crate) now: &'a V,
}

impl<V: Parts> Serialize for Difference<'_, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(None)?;
        match self.before {
            None => list.serialize_element(&("", self.now))?,
            Some(before) => {
                let mut told = Changes { list: &mut list, path: String::new() };
                self.now.tell_changes(before, &mut told)?;
            }
        }
        list.end()
    }
}

/// Makes a view what it is after a change: what a client does.
///
/// # Errors
/// What does not fit the view.
pub fn change_view(view: &mut Value, change: &Value) -> Result<(), String> {
    let changes = change.as_array().ok_or("a change is a list")?;
    for change in changes {
        let parts = change.as_array().map(Vec::as_slice);
        let (path, now) = match parts {
            Some([Value::String(path)]) => (path, None),
            Some([Value::String(path), now]) => (path, Some(now)),
            _ => return Err(format!("{change} is neither a path nor a path and a value")),
        };
        put(view, path, now).ok_or_else(|| format!("there is no place for {change}"))?;
    }
    Ok(())
}

fn put(view: &mut Value, path: &str, now: Option<&Value>) -> Option<()> {
    if path.is_empty() {
        *view = now?.clone();
        return Some(());
    }
    let (way, name) = path.rsplit_once('.').map_or((None, path), |(way, name)| (Some(way), name));
    let whole =
        way.into_iter().flat_map(|way| way.split('.')).try_fold(view, |view, name| match view {
            Value::Array(items) => items.get_mut(name.parse::<usize>().ok()?),
            other => other.get_mut(name),
        })?;
    let fields = whole.as_object_mut()?;
    match now {
        Some(now) => drop(fields.insert(name.into(), now.clone())),
        None => drop(fields.remove(name)?),
    }
    Some(())
}
