//! Whether everything adds up.

use crate::ask::{Ask, Task};
use crate::card::Card;
use crate::position::{Classic, EVENTS, STACKS, Waits};
use crate::tally::Tally;

impl Classic {
    pub(crate) fn audited(&self) -> Result<(), String> {
        for seat in self.everybody() {
            self.realm(seat).audit()?;
            if *self.tally(seat) != Tally::of(self.realm(seat), self.charm(seat)) {
                return Err(format!("the cards of seat {seat} are not counted right"));
            }
        }
        if self.tokens() != [self.strongest, self.richest] {
            return Err("a token lies with the wrong one".into());
        }
        self.audit_magic()?;
        self.audit_ends()?;
        self.audit_centre()?;
        self.audit_grounds()?;
        self.audit_cards()?;
        if self.waits != self.computed_waits() {
            return Err("the game waits for the wrong ones".into());
        }
        let quiet = self.agenda.is_empty() || self.ask.is_some() || self.waits == Waits::NOBODY;
        if quiet { Ok(()) } else { Err("something waits, and nobody is asked".into()) }
    }

    /// Wizards stand at citadels, witches lie on buildings, and a potion was given to a unit.
    fn audit_magic(&self) -> Result<(), String> {
        for seat in self.everybody() {
            let (realm, charms) = (self.realm(seat), self.charm(seat));
            let at_citadel = |land: &realm::Land| {
                realm.sites().any(|site| realm.is_citadel(site) && site.lands().contains(land))
            };
            if charms.mages.iter().any(|mage| mage.power > 3 || !at_citadel(&mage.at)) {
                return Err(format!("a wizard of seat {seat} stands in a wrong place"));
            }
            let buildings = self.tally(seat).buildings;
            if charms.witches.iter().any(|witch| !buildings.has(witch.at)) {
                return Err(format!("a witch lies on no building of seat {seat}"));
            }
            if charms.potion.is_some_and(|(at, _)| !self.tally(seat).fighters.has(at)) {
                return Err(format!("no unit of seat {seat} has the potion"));
            }
        }
        Ok(())
    }

    /// Border posts hold, and only mercenaries stand turned.
    fn audit_ends(&self) -> Result<(), String> {
        for seat in self.everybody() {
            let charms = self.charm(seat);
            if charms.posts.iter().flatten().any(|&post| !self.holds_post(seat, post)) {
                return Err(format!("a border post of seat {seat} does not hold"));
            }
            let mercenary = |card: Card| matches!(card, Card::MercenaryTroop | Card::MercenaryCamp);
            let stands = |at| self.realm(seat).card(at).is_some_and(mercenary);
            if charms.turned.iter().any(|turned| !stands(turned.at)) {
                return Err(format!("something of seat {seat} is turned that is no mercenary"));
            }
        }
        Ok(())
    }

    /// Roads, settlements, cities and citadels add up to the box.
    fn audit_centre(&self) -> Result<(), String> {
        let sum = |count: fn(&realm::Realm<Card>) -> u8| self.realms.iter().map(count).sum::<u8>();
        let roads = sum(|realm| realm.roads().count() as u8);
        let (sites, seats) = (sum(|realm| realm.site_count()), self.terms.seats);
        for (what, there, due) in [
            ("roads", roads + self.roads, self.terms.roads + seats),
            ("settlements", sites + self.settlements, self.terms.settlements + 2 * seats),
            ("cities", sum(|realm| realm.city_count()) + self.cities, self.terms.cities),
            ("citadels", sum(|realm| realm.citadel_count()) + self.citadels, self.terms.citadels),
        ] {
            if there != due {
                return Err(format!("there are {there} {what} and not {due}"));
            }
        }
        Ok(())
    }

    /// Every landscape that nobody has seen has its place in the stack.
    fn audit_grounds(&self) -> Result<(), String> {
        let unseen = self.grounds.stack(0).iter().filter(|secret| secret.card.is_none()).count();
        let whole = self.terms.grounds().len();
        if unseen == self.ground_pool.len() && self.grounds.len(0) <= whole {
            Ok(())
        } else {
            Err(format!("{} landscapes wait for {unseen} places", self.ground_pool.len()))
        }
    }

    /// Every card is somewhere, and nowhere twice.
    fn audit_cards(&self) -> Result<(), String> {
        let mut counts = [0u8; Card::ALL.len()];
        let mut add = |card: Card| counts[card as usize] += 1;
        self.pools.iter().flat_map(|pool| pool.iter()).for_each(|&card| add(card));
        self.discards.iter().flat_map(|pile| pile.iter()).for_each(|&card| add(card));
        let hands = self.hands.iter().flat_map(|hand| hand.iter()).chain(self.pulled.iter());
        let stacks = (0..STACKS).flat_map(|stack| self.piles.stack(stack));
        hands.chain(stacks).filter_map(|secret| secret.card).for_each(&mut add);
        self.realms.iter().flat_map(|realm| realm.cards()).for_each(|(_, card)| add(card));
        for charms in &self.charms {
            charms.mages.iter().for_each(|mage| add(mage.card));
            charms.witches.iter().for_each(|_| add(Card::Witch));
            charms.posts.iter().flatten().for_each(|&post| add(post));
        }
        self.banished.iter().for_each(|&card| add(card));
        // Cards between a hand and their place: announced or paid for, and not yet laid down.
        let moved = self.agenda.iter().filter_map(|task| match *task {
            Task::Place { card, .. }
            | Task::Station { card, .. }
            | Task::Declare { card, .. }
            | Task::Act { card, .. }
            | Task::LayDown { card, .. }
            | Task::PutAway { card, .. } => Some(card),
            _ => None,
        });
        moved.for_each(&mut add);
        if let Some(Ask::Under { card, .. }) = self.ask {
            add(card);
        }
        if !self.groups.cover(self.used_groups()) {
            return Err("a group of cards is taken for free".into());
        }
        for &card in Card::ALL {
            let due = self.copies(card);
            let there = counts[card as usize];
            if there != due {
                return Err(format!("there are {there} of {} and not {due}", card.id()));
            }
        }
        for pool in 0..self.pools.len() {
            let of_pool = |stack: &usize| match *stack {
                EVENTS => pool == crate::position::EVENT_POOL,
                stack => usize::from(self.terms.pools[stack]) == pool,
            };
            let places = (0..STACKS).filter(of_pool).flat_map(|stack| self.piles.stack(stack));
            let unseen = places.filter(|secret| secret.card.is_none()).count();
            let pooled = self.pools[pool].len();
            if unseen != pooled {
                return Err(format!("{pooled} cards wait for {unseen} places"));
            }
        }
        Ok(())
    }
}
