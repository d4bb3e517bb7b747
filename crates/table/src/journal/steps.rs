//! The steps of a journal, kept as they are written.

use std::fmt;

use crate::step::Step;

/// The steps of a journal; the first is number 1. They are kept as text, one behind the other: a
/// game has hundreds of them, there are thousands of games, and hardly any step is looked at again.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Steps {
    text: String,
    /// Where each step's text ends.
    ends: Vec<u32>,
}

impl Steps {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The step at this index, which is one less than its number.
    pub fn get(&self, index: usize) -> Option<Step> {
        self.text(index).map(read)
    }

    /// The last step.
    pub fn last(&self) -> Option<Step> {
        self.get(self.len().checked_sub(1)?)
    }

    /// All of them in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Step> {
        (0..self.len()).map(|index| read(self.text(index).unwrap_or_default()))
    }

    /// A step as it is written in a journal, without its number.
    pub(super) fn text(&self, index: usize) -> Option<&str> {
        let end = *self.ends.get(index)? as usize;
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        Some(&self.text[start..end])
    }

    pub(super) fn push(&mut self, step: &Step) {
        self.text.push_str(&super::line(step));
        self.ends.push(u32::try_from(self.text.len()).expect("a journal has less than 4 GiB"));
    }

    pub(super) fn truncate(&mut self, count: usize) {
        self.ends.truncate(count);
        self.text.truncate(self.ends.last().map_or(0, |end| *end as usize));
    }
}

fn read(text: &str) -> Step {
    serde_json::from_str(text).expect("what was written as a step is read as one")
}

impl fmt::Debug for Steps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries((0..self.len()).filter_map(|index| self.text(index))).finish()
    }
}
