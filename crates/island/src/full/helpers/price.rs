//! A price of which one card is replaced by any other: William and Candamir allow it.

use table::{Refusal, ensure};

use crate::cards::{Hand, Resource};
use crate::full::{Happening, Replaced, Told};
use crate::rules::helpers;

impl Replaced {
    /// What is paid where the price was this.
    pub(super) fn of(self, price: Hand) -> Hand {
        price.minus(Hand::one(self.instead)).plus(Hand::one(self.pay))
    }

    /// Whether a card of this price is replaced by another.
    pub(super) fn check(self, price: Hand) -> Result<(), Refusal> {
        let asked = price[self.instead] > 0;
        ensure(asked, helpers(10), "the price has no card of the kind that is to be replaced")?;
        ensure(self.pay != self.instead, helpers(10), "a card is replaced by another kind")
    }

    /// Every way to replace a card of this price.
    pub(super) fn all(price: Hand) -> impl Iterator<Item = Replaced> {
        price.kinds().flat_map(|instead| {
            let others = Resource::ALL.into_iter().filter(move |&pay| pay != instead);
            others.map(move |pay| Replaced { instead, pay })
        })
    }

    /// What everybody sees of it.
    pub(super) fn told(self, seat: table::Seat) -> Told {
        Told::Own(Happening::Replaced { seat, instead: self.instead, pay: self.pay })
    }
}
