//! What still waits to be settled, in order.

/// A queue of at most `N` things that a position still has to see to, as a plain value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Agenda<T, const N: usize> {
    /// The first ones are filled.
    tasks: [Option<T>; N],
}

impl<T: Copy, const N: usize> Default for Agenda<T, N> {
    fn default() -> Self {
        Agenda { tasks: [None; N] }
    }
}

impl<T: Copy, const N: usize> Agenda<T, N> {
    /// Whether nothing waits.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.tasks[0].is_none()
    }

    /// What waits, in order.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.tasks.iter().flatten()
    }

    /// Puts a task behind all others.
    ///
    /// # Panics
    /// Where more than `N` would wait: the game has chosen its `N` too small.
    pub fn push(&mut self, task: T) {
        let free = self.tasks.iter_mut().find(|place| place.is_none());
        *free.expect("an agenda has room for all that can wait at once") = Some(task);
    }

    /// Puts a task before all others.
    ///
    /// # Panics
    /// As [`push`](Agenda::push) does.
    pub fn push_first(&mut self, task: T) {
        assert!(self.tasks[N - 1].is_none(), "an agenda has room for all that can wait at once");
        self.tasks.rotate_right(1);
        self.tasks[0] = Some(task);
    }

    /// Takes the first task out.
    pub fn take_first(&mut self) -> Option<T> {
        let first = self.tasks[0].take();
        self.tasks.rotate_left(1);
        first
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
