//! What a seat of a card game may want to build, how far away it is, and what resources promise for it.

use realm::{Amounts, List, Resource};

/// How many aims are looked at: those of the centre row, and the cards of a hand.
const MOST: usize = 12;

/// How much of its worth an aim keeps when it is one roll farther away.
const PATIENCE: f32 = 0.07;

/// The part of a promise that counts before it is kept.
pub(crate) const PROMISED: f32 = 0.7;

/// What a resource counts that no aim asks for.
pub(crate) const KEPT: f32 = 0.04;

/// Something that may be built.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Aim<W> {
    pub(crate) what: W,
    pub(crate) cost: Amounts,
    /// How many resources of the price are left out.
    pub(crate) spared: u8,
    pub(crate) worth: f32,
}

/// All aims of a seat, with what brings it there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aims<W> {
    pub(crate) list: List<Aim<W>, MOST>,
    /// What a roll yields of each kind, on average.
    pub(crate) income: [f32; 6],
    /// How many rolls it takes until one of each kind comes, about: by itself, or by way of the other kinds.
    waits: [f32; 6],
    /// How many of each kind are given for one.
    rates: [u8; 6],
}

impl<W: Copy + PartialEq + Default> Aims<W> {
    /// No aims yet, with this income and these rates of exchange.
    pub(crate) fn new(income: [f32; 6], rates: [u8; 6]) -> Aims<W> {
        let beside = income.iter().sum::<f32>() / 12.0;
        let waits = income.map(|income| 1.0 / (income + beside).max(0.02));
        Aims { list: List::default(), income, waits, rates }
    }

    pub(crate) fn add(&mut self, what: W, cost: Amounts, worth: f32) {
        self.list.push(Aim { what, cost, spared: 0, worth });
    }

    /// The aim of this name.
    pub(crate) fn find(&self, what: W) -> Option<&Aim<W>> {
        self.list.iter().find(|aim| aim.what == what)
    }

    /// How much these resources promise: the best aim by its worth and how soon it is reached, and a part
    /// of the next two.
    pub(crate) fn promise(&self, held: Amounts) -> f32 {
        let mut best = [0.0_f32; 3];
        let spare = Resource::ALL.into_iter().map(|kind| self.given(kind, held.get(kind))).sum();
        for aim in self.list.iter() {
            let mut score = aim.worth * self.patience(held, spare, aim);
            for place in &mut best {
                if score > *place {
                    std::mem::swap(place, &mut score);
                }
            }
        }
        best[0] + 0.4 * best[1] + 0.2 * best[2]
    }

    /// The part of its worth that an aim keeps because it is so far away.
    fn patience(&self, held: Amounts, spare: u8, aim: &Aim<W>) -> f32 {
        let lacking = held.lacks(aim.cost);
        if lacking <= aim.spared {
            return 1.0;
        }
        (-PATIENCE * self.rolls(held, spare, aim, lacking)).exp()
    }

    /// How many rolls it takes until an aim can be paid, about, where so many are lacking; `spare` is what could be
    /// had for all that is held.
    fn rolls(&self, held: Amounts, mut spare: u8, aim: &Aim<W>, lacking: u8) -> f32 {
        let (mut longest, mut sum) = (0.0_f32, 0.0_f32);
        for kind in aim.cost.kinds().iter() {
            let (has, due) = (held.get(kind), aim.cost.get(kind));
            spare -= self.given(kind, has);
            if has < due {
                let time = f32::from(due - has) * self.waits[kind.index()];
                sum += time;
                longest = longest.max(time);
            } else {
                spare += self.given(kind, has - due);
            }
        }
        let after = lacking - aim.spared;
        let exchanged = spare.min(after);
        let left = f32::from(after - exchanged) / f32::from(lacking);
        0.5 * (longest + sum) * left + 0.6 * f32::from(exchanged)
    }

    /// How many others could be had for so many of a kind.
    fn given(&self, kind: Resource, count: u8) -> u8 {
        count / self.rates[kind.index()].max(1)
    }

    /// What one more of each kind is worth with these resources.
    pub(crate) fn needs(&self, held: Amounts) -> [f32; 6] {
        let now = self.promise(held);
        Resource::ALL
            .map(|kind| PROMISED * (self.promise(held + Amounts::of(kind, 1)) - now) + KEPT)
    }
}

/// What is left when as much as there is of a price goes.
pub(crate) fn less(held: Amounts, price: Amounts) -> Amounts {
    if held.covers(price) {
        return held - price;
    }
    Resource::ALL
        .into_iter()
        .map(|kind| (kind, held.get(kind).saturating_sub(price.get(kind))))
        .collect()
}
