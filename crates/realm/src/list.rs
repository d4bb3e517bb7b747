//! A short list without a heap.

use std::fmt;
use std::ops::Deref;

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Up to `N` things in order, as a plain value.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Whether one more finds room.
    #[inline]
    pub fn has_room(&self) -> bool {
        usize::from(self.len) < N
    }

    /// Puts one behind all others.
    ///
    /// # Panics
    /// Where the list is full: whoever chose its size chose it too small.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the one at this place out; the order of the others stays.
    ///
    /// # Panics
    /// Where there is none.
    pub fn remove(&mut self, index: usize) -> T {
        let len = usize::from(self.len);
        let item = self.items[..len][index];
        self.items.copy_within(index + 1..len, index);
        self.len -= 1;
        // What lies behind the end never tells two equal lists apart.
        self.items[len - 1] = T::default();
        item
    }

    /// The things themselves, to be changed in their places.
    #[inline]
    pub fn items_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }

    /// Takes all out.
    pub fn clear(&mut self) {
        *self = List::default();
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List { items: [T::default(); N], len: 0 }
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

/// More than `N` are a fault of whoever wrote the iterator.
impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::default();
        for item in items {
            list.push(item);
        }
        list
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&**self)
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read<T, const N: usize>(std::marker::PhantomData<T>);
        impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Visitor<'de> for Read<T, N> {
            type Value = List<T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {N}")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut list = List::default();
                while let Some(item) = seq.next_element()? {
                    if !list.has_room() {
                        return Err(A::Error::custom(format_args!("a list of more than {N}")));
                    }
                    list.push(item);
                }
                Ok(list)
            }
        }
        deserializer.deserialize_seq(Read(std::marker::PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_the_others_stays() {
        let mut list: List<u8, 4> = [1, 2, 3].into_iter().collect();
        assert_eq!(list.remove(0), 1);
        assert_eq!(*list, [2, 3]);
        assert_eq!(list, [2, 3].into_iter().collect(), "nothing of what was is left");
    }

    #[test]
    fn too_long_a_list_is_not_read() {
        assert_eq!(*serde_json::from_str::<List<u8, 2>>("[1,2]").unwrap(), [1, 2]);
        let fault = serde_json::from_str::<List<u8, 2>>("[1,2,3]").unwrap_err().to_string();
        assert!(fault.contains("more than 2"), "{fault}");
    }
}
