//! What still waits to be settled, in order.

const FULL: &str = "an agenda has room for all that can wait at once";

/// A queue of at most `N` things that a position still has to see to, as a plain value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Agenda<T, const N: usize> {
    /// So many are filled, the one that comes first last: games put most of what they begin before all
    /// that waits already.
    tasks: [Option<T>; N],
    len: u8,
}

impl<T: Copy, const N: usize> Default for Agenda<T, N> {
    fn default() -> Self {
        Agenda { tasks: [None; N], len: 0 }
    }
}

impl<T: Copy, const N: usize> Agenda<T, N> {
    /// Whether nothing waits.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// What waits, in order.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.tasks[..usize::from(self.len)].iter().rev().flatten()
    }

    /// Puts a task behind all others.
    ///
    /// # Panics
    /// Where more than `N` would wait: the game has chosen its `N` too small.
    pub fn push(&mut self, task: T) {
        let len = usize::from(self.len);
        assert!(len < N, "{FULL}");
        self.tasks.copy_within(..len, 1);
        self.tasks[0] = Some(task);
        self.len += 1;
    }

    /// Puts a task before all others.
    ///
    /// # Panics
    /// As [`push`](Agenda::push) does.
    #[inline]
    pub fn push_first(&mut self, task: T) {
        assert!(usize::from(self.len) < N, "{FULL}");
        self.tasks[usize::from(self.len)] = Some(task);
        self.len += 1;
    }

    /// Takes the first task out.
    #[inline]
    pub fn take_first(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        self.tasks[usize::from(self.len)].take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tasks_come_in_their_order() {
        let mut agenda = Agenda::<u8, 4>::default();
        assert!(agenda.is_empty());
        agenda.push(2);
        agenda.push(3);
        agenda.push_first(1);
        assert_eq!(agenda.iter().copied().collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!([agenda.take_first(), agenda.take_first()], [Some(1), Some(2)]);
        agenda.push(4);
        assert_eq!(
            [agenda.take_first(), agenda.take_first(), agenda.take_first()],
            [Some(3), Some(4), None]
        );
        assert_eq!(agenda, Agenda::default(), "nothing of what was is left");
    }

    #[test]
    #[should_panic(expected = "an agenda has room")]
    fn a_full_agenda_takes_no_more() {
        let mut agenda = Agenda::<u8, 1>::default();
        agenda.push(1);
        agenda.push(2);
    }
}
