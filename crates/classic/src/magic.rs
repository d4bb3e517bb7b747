//! Wizards and their power, citadels, and what the buildings of magic do.

use realm::{Amounts, Kinds, Land, List, Resource, Site, Slot, Slots};
use table::{Refusal, Seat, Sink, ensure, refuse};

use crate::ask::{Ask, Task};
use crate::card::{Card, Kind};
use crate::correct;
use crate::decision::{Decision, Why};
use crate::event::Event;
use crate::position::{Classic, Stage};
use crate::rules::{classic, wiz};

/// What a wizard comes with (WIZ-20).
const FIRST_POWER: u8 = 2;
/// What a wizard holds at most (WIZ-20).
pub(crate) const MOST_POWER: u8 = 3;
/// So many wizards a Magic League needs.
const LEAGUE: usize = 2;

/// A wizard at a landscape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mage {
    pub card: Card,
    pub at: Land,
    pub power: u8,
    /// Whether the power was raised in this turn, so that none can be spent.
    pub tired: bool,
}

/// A mage to fill a list with, before it is any.
impl Default for Mage {
    fn default() -> Mage {
        Mage { card: Card::default(), at: Site::LEFT.lands()[0], power: 0, tired: false }
    }
}

/// A witch on a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Witch {
    pub at: Slot,
    /// Who laid her there.
    pub by: Seat,
}

impl Default for Witch {
    fn default() -> Witch {
        Witch { at: Site::LEFT.slots()[0], by: Seat::new(0) }
    }
}

/// A card that stands turned by some quarters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Turned {
    pub at: Slot,
    pub quarters: u8,
}

impl Default for Turned {
    fn default() -> Turned {
        Turned { at: Site::LEFT.slots()[0], quarters: 0 }
    }
}

/// What there is in a realm beside its row and the cards at its sites: magic, border posts, cards that are turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Charms {
    pub mages: List<Mage, 12>,
    pub witches: List<Witch, 6>,
    /// The unit that is twice as strong, and the turn with which that ends.
    pub potion: Option<(Slot, u32)>,
    /// The border posts at the left and at the right end.
    pub posts: [Option<Card>; 2],
    pub turned: List<Turned, 6>,
}

impl Charms {
    /// The buildings that are bewitched.
    pub(crate) fn bewitched(&self) -> Slots {
        self.witches.iter().map(|witch| witch.at).collect()
    }

    /// By how many quarters the card at this site is turned.
    pub(crate) fn quarters(&self, at: Slot) -> u8 {
        self.turned.iter().find(|turned| turned.at == at).map_or(0, |turned| turned.quarters)
    }

    /// Turns the card at this site to so many quarters.
    pub(crate) fn turn(&mut self, at: Slot, quarters: u8) {
        if let Some(index) = self.turned.iter().position(|turned| turned.at == at) {
            self.turned.remove(index);
        }
        if quarters > 0 {
            self.turned.push(Turned { at, quarters });
        }
    }

    /// The wizard at this landscape.
    pub(crate) fn mage(&self, at: Land) -> Option<&Mage> {
        self.mages.iter().find(|mage| mage.at == at)
    }
}

impl Classic {
    #[inline]
    pub(crate) fn charm(&self, seat: Seat) -> &Charms {
        &self.charms[seat.index()]
    }

    /// Whether citadels and wizards are played with.
    #[inline]
    pub(crate) fn has_magic(&self) -> bool {
        self.terms.citadels > 0
    }

    /// The wizards who can pay in this moment.
    fn payers_of_power(&self, seat: Seat) -> impl Iterator<Item = &Mage> + Clone {
        self.charm(seat).mages.iter().filter(|mage| mage.power > 0 && !mage.tired)
    }

    /// The magic power that the seat can spend in this moment.
    pub(crate) fn power(&self, seat: Seat) -> u8 {
        self.payers_of_power(seat).map(|mage| mage.power).sum()
    }

    /// Makes the seat pay magic power: at once where there is no choice between wizards.
    pub(crate) fn spend(&mut self, seat: Seat, power: u8, sink: &mut impl Sink<Event>) {
        if power == 0 {
            return;
        }
        let payers = self.payers_of_power(seat).count();
        if payers > 1 && self.power(seat) > power {
            self.ask = Some(Ask::Spend { seat, left: power });
            return;
        }
        let mut left = power;
        for index in 0..self.charm(seat).mages.len() {
            let mage = self.charm(seat).mages[index];
            let part = if mage.tired { 0 } else { left.min(mage.power) };
            self.change_power(seat, mage.at, -(part as i8), sink);
            left -= part;
        }
    }

    /// One power of this wizard is spent.
    pub(crate) fn spend_from(
        &mut self,
        seat: Seat,
        at: Land,
        left: u8,
        sink: &mut impl Sink<Event>,
    ) {
        self.change_power(seat, at, -1, sink);
        self.spend(seat, left - 1, sink);
    }

    /// The landscapes of the wizards who can pay.
    pub(crate) fn each_payer(&self, seat: Seat, mut tell: impl FnMut(Decision)) {
        self.payers_of_power(seat).for_each(|mage| tell(Decision::Spend { from: mage.at }));
    }

    pub(crate) fn change_power(
        &mut self,
        seat: Seat,
        at: Land,
        by: i8,
        sink: &mut impl Sink<Event>,
    ) {
        let mages = self.charms[seat.index()].mages.items_mut();
        let Some(mage) = mages.iter_mut().find(|mage| mage.at == at) else { return };
        let before = mage.power;
        mage.power = before.saturating_add_signed(by).min(MOST_POWER);
        if mage.power != before {
            let (card, power) = (mage.card, mage.power);
            sink.tell(|| Event::Power { seat, at, card, power });
        }
    }

    /// The power of a wizard is raised in the own turn: it can be spent only later (WIZ-22, WIZ-34).
    fn empower(&mut self, seat: Seat, at: Land, sink: &mut impl Sink<Event>) {
        self.change_power(seat, at, 1, sink);
        let mages = self.charms[seat.index()].mages.items_mut();
        if let Some(mage) = mages.iter_mut().find(|mage| mage.at == at) {
            mage.tired = true;
        }
    }

    /// A turn ends: all wizards may spend again, and a potion may lose its effect.
    pub(crate) fn rest(&mut self, sink: &mut impl Sink<Event>) {
        for seat in self.everybody() {
            let charms = &mut self.charms[seat.index()];
            charms.mages.items_mut().iter_mut().for_each(|mage| mage.tired = false);
            if charms.potion.is_some_and(|(_, until)| self.turn.count >= until) {
                charms.potion = None;
                self.recount(seat, sink);
            }
        }
    }

    fn acting(&self) -> Result<(), Refusal> {
        let acting = self.stage == Stage::Action && self.has_magic();
        ensure(acting, classic(20), "that is one of the free actions")
    }

    /// Where a citadel may be laid: on a settlement beside no other citadel.
    pub(crate) fn citadel_places(&self, seat: Seat) -> impl Iterator<Item = Site> + '_ {
        let realm = self.realm(seat);
        let far = move |site: &Site| {
            [-2, 2].into_iter().all(|step| {
                Site::at(site.column() + step).is_none_or(|other| !realm.is_citadel(other))
            })
        };
        let bare = move |site: &Site| !realm.is_city(*site) && !realm.is_citadel(*site);
        realm.sites().filter(bare).filter(far)
    }

    pub(crate) fn check_citadel(&self, at: Site) -> Result<(), Refusal> {
        self.acting()?;
        let realm = self.realm(self.turn.seat);
        ensure(self.citadels > 0, classic(33), "no citadel is left")?;
        let settlement = realm.has_site(at) && !realm.is_city(at) && !realm.is_citadel(at);
        ensure(settlement, wiz(36), "a citadel is laid on an own settlement")?;
        let far = self.citadel_places(self.turn.seat).any(|place| place == at);
        ensure(far, wiz(13), "two citadels may not be neighbours")?;
        let paid = realm.held().covers(correct::printed().citadel);
        ensure(paid, wiz(12), "the price cannot be paid")
    }

    pub(crate) fn build_citadel(&mut self, site: Site, sink: &mut impl Sink<Event>) {
        self.then([Task::Citadel { site }]);
        self.charge(self.turn.seat, correct::printed().citadel, 0, Why::Building, sink);
    }

    pub(crate) fn lay_citadel(&mut self, site: Site, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        self.citadels -= 1;
        self.realms[seat.index()].lay_citadel(site);
        sink.tell(|| Event::CitadelBuilt { seat, at: site });
        self.recount(seat, sink);
    }

    /// The landscapes at which this wizard may stand.
    pub(crate) fn posts_for(&self, seat: Seat, card: Card) -> impl Iterator<Item = Land> + '_ {
        let (realm, charms) = (self.realm(seat), self.charm(seat));
        let terrain = card.facts().terrain;
        let citadels = realm.sites().filter(|&site| realm.is_citadel(site));
        let free = move |land: &Land| {
            let fits = |ground: realm::Ground| terrain.is_none_or(|own| own == ground.land);
            charms.mage(*land).is_none() && realm.ground(*land).is_some_and(fits)
        };
        citadels.flat_map(Site::lands).filter(free)
    }

    pub(crate) fn check_station(&self, card: Card, at: Land) -> Result<(), Refusal> {
        self.acting()?;
        let seat = self.turn.seat;
        let own = card.kind() == Kind::Wizard && self.in_hand(seat, card).is_some();
        ensure(own, wiz(18), "the card is no wizard in the hand")?;
        let paid = self.realm(seat).held().covers(card.cost());
        ensure(paid, wiz(19), "the price cannot be paid")?;
        self.check_unique(seat, card)?;
        let open = self.posts_for(seat, card).any(|land| land == at);
        ensure(open, wiz(18), "the wizard stands at another landscape of a citadel")
    }

    pub(crate) fn build_wizard(&mut self, card: Card, land: Land, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        self.leave_hand(seat, card);
        self.then([Task::Station { seat, card, land }]);
        self.charge(seat, card.cost(), 0, Why::Building, sink);
    }

    pub(crate) fn station(
        &mut self,
        seat: Seat,
        card: Card,
        at: Land,
        sink: &mut impl Sink<Event>,
    ) {
        let mage = Mage { card, at, power: FIRST_POWER, tired: false };
        self.charms[seat.index()].mages.push(mage);
        sink.tell(|| Event::WizardCame { seat, card, at });
        self.recount(seat, sink);
    }

    /// A wizard leaves the landscape.
    pub(crate) fn unstation(
        &mut self,
        seat: Seat,
        at: Land,
        sink: &mut impl Sink<Event>,
    ) -> Option<Card> {
        let index = self.charm(seat).mages.iter().position(|mage| mage.at == at)?;
        let mage = self.charms[seat.index()].mages.remove(index);
        sink.tell(|| Event::WizardLeft { seat, card: mage.card, at });
        self.recount(seat, sink);
        Some(mage.card)
    }

    /// Whether an own wizard stands there, among the free actions.
    pub(crate) fn check_dismiss(&self, at: Land) -> Result<(), Refusal> {
        self.acting()?;
        let own = self.charm(self.turn.seat).mage(at).is_some();
        ensure(own, wiz(9), "no own wizard stands there")
    }

    pub(crate) fn dismiss(&mut self, at: Land, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        if let Some(card) = self.unstation(seat, at, sink) {
            self.discard(seat, card);
        }
    }

    pub(crate) fn check_charge(&self, at: Land) -> Result<(), Refusal> {
        self.acting()?;
        let seat = self.turn.seat;
        let mage = self.charm(seat).mage(at);
        let room = mage.is_some_and(|mage| mage.power < MOST_POWER);
        ensure(room, wiz(20), "no wizard with room for power stands there")?;
        let stocked = self.realm(seat).stock(at.into()) > 0;
        ensure(stocked, wiz(21), "nothing lies on the landscape")
    }

    pub(crate) fn charge_wizard(&mut self, at: Land, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        self.drain(seat, at.into(), 1, Why::Magic, sink);
        self.empower(seat, at, sink);
    }

    pub(crate) fn check_mill(&self, to: Land) -> Result<(), Refusal> {
        self.acting()?;
        let seat = self.turn.seat;
        let left = self.tally(seat).mills > self.turn.milled;
        ensure(left, wiz(34), "no Magic Mill is left to be used in this turn")?;
        let room = self.charm(seat).mage(to).is_some_and(|mage| mage.power < MOST_POWER);
        ensure(room, wiz(20), "no wizard with room for power stands there")?;
        let gold = self.realm(seat).held().get(Resource::Gold) > 0;
        ensure(gold, wiz(34), "there is no gold for the mill")
    }

    pub(crate) fn mill(&mut self, to: Land, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        self.turn.milled += 1;
        self.then([Task::Empower { seat, land: to }]);
        let why = Why::Card(Card::MagicMill);
        self.charge(seat, Amounts::of(Resource::Gold, 1), 0, why, sink);
    }

    pub(crate) fn milled(&mut self, seat: Seat, land: Land, sink: &mut impl Sink<Event>) {
        self.empower(seat, land, sink);
    }

    pub(crate) fn check_league(&self, to: Land) -> Result<(), Refusal> {
        self.acting()?;
        let seat = self.turn.seat;
        let left = self.tally(seat).leagues > self.turn.leagued;
        ensure(left, wiz(34), "no Magic League is left to be used in this turn")?;
        let two = self.charm(seat).mages.len() >= LEAGUE;
        ensure(two, wiz(10), "a Magic League needs two wizards")?;
        let room = self.charm(seat).mage(to).is_some_and(|mage| mage.power < MOST_POWER);
        ensure(room, wiz(20), "no wizard with room for power stands there")
    }

    pub(crate) fn league(&mut self, to: Land, sink: &mut impl Sink<Event>) {
        self.turn.leagued += 1;
        self.empower(self.turn.seat, to, sink);
    }

    pub(crate) fn check_brew(&self, at: Slot) -> Result<(), Refusal> {
        self.acting()?;
        let seat = self.turn.seat;
        let kitchen = self.tally(seat).kitchens.has(at);
        ensure(kitchen, wiz(31), "no Magic Kitchen stands there")?;
        ensure(self.power(seat) > 0, wiz(24), "no wizard can pay for it")
    }

    pub(crate) fn brew(&mut self, at: Slot, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        self.then([Task::Brew { seat, at }]);
        self.spend(seat, 1, sink);
    }

    /// The die of a Magic Kitchen has fallen.
    pub(crate) fn brewed(&mut self, seat: Seat, at: Slot, number: u8, sink: &mut impl Sink<Event>) {
        let card = Card::MagicKitchen;
        let won = card.facts().success >> number & 1 == 1;
        sink.tell(|| Event::Brewed { seat, number, won });
        if number == 1
            && let Some(card) = self.unplace(seat, at)
        {
            sink.tell(|| Event::Demolished { seat, card, at });
            self.discard(seat, card);
            self.recount(seat, sink);
        }
        if won {
            self.grant(seat, Kinds::ALL, 1, Why::Card(card), sink);
        }
    }

    /// A card leaves its site, and what lay on it goes too: a witch to the discard pile, a potion.
    pub(crate) fn unplace(&mut self, seat: Seat, at: Slot) -> Option<Card> {
        let card = self.realms[seat.index()].remove(at)?;
        let charms = &mut self.charms[seat.index()];
        charms.potion = charms.potion.filter(|(slot, _)| *slot != at);
        charms.turn(at, 0);
        if let Some(index) = charms.witches.iter().position(|witch| witch.at == at) {
            let witch = charms.witches.remove(index);
            self.discard(witch.by, Card::Witch);
        }
        Some(card)
    }

    /// An event card was rolled: the witches of this realm are driven out (WIZ-33).
    pub(crate) fn drive_out(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let witches = std::mem::take(&mut self.charms[seat.index()].witches);
        for witch in witches.iter() {
            self.discard(witch.by, Card::Witch);
            let at = witch.at;
            sink.tell(|| Event::WitchLeft { seat, at });
        }
        if !witches.is_empty() {
            self.recount(seat, sink);
        }
    }

    /// Whether the printed condition of a card holds for the seat (WIZ-10).
    pub(crate) fn check_needs(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let facts = card.facts();
        let wizards = self.charm(seat).mages.len() >= facts.wizards.into();
        ensure(wizards, wiz(10), "the card needs more wizards")?;
        let citadels = self.realm(seat).citadel_count() >= facts.citadels;
        ensure(citadels, wiz(10), "the card needs more citadels")
    }

    /// Whether a Philosopher's Stone guards all realms.
    pub(crate) fn is_guarded(&self) -> bool {
        self.has_magic()
            && self.everybody().any(|seat| self.tally(seat).has(Card::PhilosophersStone))
    }

    /// Whether the card harms a realm, which the stone forbids (WIZ-43).
    pub(crate) fn check_harmless(&self, card: Card) -> Result<(), Refusal> {
        let harms = matches!(
            card,
            Card::Arsonist
                | Card::BlackKnight
                | Card::Brigands
                | Card::Merchant
                | Card::Witch
                | Card::WizardsDuel
                | Card::Whirlwind
                | Card::ByMagicsHand
                | Card::LandMagic
        );
        if harms && self.is_guarded() {
            return refuse(wiz(43), "a Philosopher's Stone guards all realms");
        }
        Ok(())
    }

    /// The things of magic that may be done among the free actions.
    pub(crate) fn list_magic(&self, out: &mut Vec<Decision>) {
        let seat = self.turn.seat;
        let (realm, charms, tally) = (self.realm(seat), self.charm(seat), self.tally(seat));
        if self.citadels > 0 && realm.held().covers(correct::printed().citadel) {
            out.extend(self.citadel_places(seat).map(|at| Decision::Citadel { at }));
        }
        for card in self.different_cards(seat).filter(|card| card.kind() == Kind::Wizard) {
            if realm.held().covers(card.cost()) && self.check_unique(seat, card).is_ok() {
                out.extend(self.posts_for(seat, card).map(|at| Decision::Station { card, at }));
            }
        }
        let leagued = tally.leagues > self.turn.leagued && charms.mages.len() >= LEAGUE;
        let milling = tally.mills > self.turn.milled && realm.held().get(Resource::Gold) > 0;
        for mage in charms.mages.iter() {
            out.push(Decision::Dismiss { at: mage.at });
            if mage.power < MOST_POWER {
                if realm.stock(mage.at.into()) > 0 {
                    out.push(Decision::Charge { at: mage.at });
                }
                if milling {
                    out.push(Decision::Mill { to: mage.at });
                }
                if leagued {
                    out.push(Decision::League { to: mage.at });
                }
            }
        }
        if self.power(seat) > 0 {
            out.extend(tally.kitchens.iter().map(|at| Decision::Brew { at }));
        }
    }
}
