//! What a seat may do where nothing has to be settled first.
//!
//! A turn lists its action phase again after all that is done in it. So what can be done at all is found out first,
//! from what is kept up to date, and the places for it are listed apart.

use realm::{Resource, Slot, Terrain};
use table::{Seat, ToAct};

use crate::begin::start_places;
use crate::building::{CITY, ROAD, SETTLEMENT};
use crate::card::{Card, Kind};
use crate::decision::Decision;
use crate::position::{Duel, Stage};
use crate::ready;

impl Duel {
    /// Everything the seat may do now.
    #[inline]
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Decision>) {
        if !matches!(self.waits, ToAct::Seats(seats) if seats.contains(seat)) {
            return;
        }
        if let Some(ask) = &self.ask {
            return self.list_answers(ask, out);
        }
        match self.stage {
            Stage::Before => self.list_before(out),
            Stage::Action | Stage::Prepare { .. } => self.list_actions(out),
            Stage::Fill => self.list_fill(out),
            Stage::Exchange => self.list_exchange(out),
            Stage::Replace => self.list_replacements(out),
            _ => self.list_beginning(out),
        }
    }

    /// What comes before the first turn.
    #[cold]
    fn list_beginning(&self, out: &mut Vec<Decision>) {
        match self.stage {
            Stage::Decks { .. } => {
                out.extend(ready::decks().iter().map(|&deck| Decision::Deck { deck }))
            }
            Stage::Hand { taken, .. } => {
                let stacks = (0..self.terms.stacks)
                    .filter(|&stack| self.check_first_stack(stack, taken).is_ok());
                out.extend(stacks.map(|stack| Decision::Stack { stack }));
            }
            Stage::Arrange { seat } => self.list_arrangements(seat, out),
            _ => {}
        }
    }

    fn list_arrangements(&self, seat: Seat, out: &mut Vec<Decision>) {
        let realm = self.realm(seat);
        let now = start_places()
            .map(|place| realm.ground(place).map_or(Terrain::Forest, |ground| ground.land));
        out.push(Decision::Arrange { lands: now });
        for one in 0..6 {
            for two in one + 1..6 {
                let mut lands = now;
                lands.swap(one, two);
                out.push(Decision::Arrange { lands });
            }
        }
    }

    /// The roll, and cards that are played before it.
    #[inline]
    fn list_before(&self, out: &mut Vec<Decision>) {
        out.push(Decision::Roll);
        for card in self.hands[self.turn.seat].early() {
            if self.can_use(card) {
                self.list_early_play(card, out);
            }
        }
    }

    #[inline(never)]
    fn list_early_play(&self, card: Card, out: &mut Vec<Decision>) {
        if card.original() == Card::BrigittaTheWiseWoman {
            out.extend((1..=6).map(|number| Decision::Name { card, number }));
        } else {
            out.push(Decision::Play { card });
        }
    }

    #[inline(never)]
    fn can_use(&self, card: Card) -> bool {
        self.check_use(card).is_ok()
    }

    /// What may be done in the action phase, and in the preparatory round, which knows no action cards.
    fn list_actions(&self, out: &mut Vec<Decision>) {
        let acting = self.stage == Stage::Action;
        if acting {
            out.push(Decision::Finish);
            for card in self.hands[self.turn.seat].actions() {
                if self.can_use(card) {
                    out.push(Decision::Play { card });
                }
            }
        }
        self.list_centre(out);
        self.list_expansions(out);
        self.list_exchanges(acting, out);
        if !acting {
            out.push(Decision::Pass);
        } else if self.terms.eras() {
            self.list_demolitions(out);
        }
    }

    /// Roads, settlements and cities.
    #[inline]
    fn list_centre(&self, out: &mut Vec<Decision>) {
        let held = self.realm(self.turn.seat).held();
        if self.roads > 0 && held.covers(ROAD) {
            self.list_roads(out);
        }
        if self.settlements > 0 && held.covers(SETTLEMENT) {
            self.list_settlements(out);
        }
        if self.cities > 0 && held.covers(CITY) {
            self.list_cities(out);
        }
    }

    #[inline(never)]
    fn list_roads(&self, out: &mut Vec<Decision>) {
        out.extend(self.realm(self.turn.seat).road_places().map(|at| Decision::Road { at }));
    }

    #[inline(never)]
    fn list_settlements(&self, out: &mut Vec<Decision>) {
        let seat = self.turn.seat;
        let scouts = self.stage == Stage::Action && self.in_hand(seat, Card::Scout).is_some();
        for at in self.realm(seat).settlement_places() {
            out.push(Decision::Settlement { at, scout: false });
            if scouts {
                out.push(Decision::Settlement { at, scout: true });
            }
        }
    }

    #[inline(never)]
    fn list_cities(&self, out: &mut Vec<Decision>) {
        out.extend(self.realm(self.turn.seat).settlements().map(|at| Decision::City { at }));
    }

    /// Cards of the hand that are built, and the one of the open stack.
    #[inline]
    fn list_expansions(&self, out: &mut Vec<Decision>) {
        let seat = self.turn.seat;
        let crowded = self.realm(seat).free_spaces().is_empty();
        for card in self.hands[seat].expansions(crowded) {
            if self.can_afford(seat, card) {
                self.list_sites(card, out);
            }
        }
        if self.open > 0 && !crowded {
            self.list_open_card(out);
        }
    }

    /// The card of the open stack, unless there is one in the hand.
    #[inline(never)]
    fn list_open_card(&self, out: &mut Vec<Decision>) {
        let seat = self.turn.seat;
        if let Some(card) = self.terms.open_card()
            && self.in_hand(seat, card).is_none()
            && self.can_afford(seat, card)
        {
            self.list_sites(card, out);
        }
    }

    /// The places for a card that can be paid; of a city's two on one side the first free one.
    #[inline(never)]
    fn list_sites(&self, card: Card, out: &mut Vec<Decision>) {
        let seat = self.turn.seat;
        if self.check_standing(card).is_err() {
            return;
        }
        if card.kind() == Kind::LandscapeExpansion {
            if self.caches[seat].is_none() {
                out.extend(self.realm(seat).lands().counted().map(|at| Decision::Cache { at }));
            }
            return;
        }
        let sites = self.sites_for(seat, card);
        let first_on_its_side = |slot: &Slot| {
            !slot.second()
                || card == Card::TownHall
                || !sites.has(slot.site().slots()[slot.row() as usize * 2])
        };
        out.extend(sites.iter().filter(first_on_its_side).map(|at| Decision::Build { card, at }));
    }

    /// Exchanges with the supply; in the preparatory round only what ships allow.
    #[inline]
    fn list_exchanges(&self, acting: bool, out: &mut Vec<Decision>) {
        let seat = self.turn.seat;
        let (realm, tally) = (self.realm(seat), self.tally(seat));
        for give in realm.held().reaching(tally.rates).iter() {
            if acting || tally.rate(give) == 2 {
                self.list_exchanges_of(give, out);
            }
        }
        if !tally.docks.is_empty() {
            self.list_shipping(out);
        }
        let minting = acting && tally.mints > self.turn.minted;
        if minting && realm.held().get(Resource::Gold) > 0 {
            self.list_minting(out);
        }
    }

    #[inline(never)]
    fn list_exchanges_of(&self, give: Resource, out: &mut Vec<Decision>) {
        let stores = self.realm(self.turn.seat).with_room_but_for(give);
        out.extend(stores.counted().map(|to| Decision::Exchange { give, to }));
    }

    #[inline(never)]
    fn list_shipping(&self, out: &mut Vec<Decision>) {
        let (realm, tally) = (self.realm(self.turn.seat), self.tally(self.turn.seat));
        for from in tally.docks.iter().filter(|&land| realm.stock(land.into()) >= 2) {
            if let Some(kind) = realm.kind_of(from.into()) {
                let stores = realm.with_room_but_for(kind);
                out.extend(stores.counted().map(|to| Decision::Ship { from, to }));
            }
        }
    }

    #[inline(never)]
    fn list_minting(&self, out: &mut Vec<Decision>) {
        out.extend(self.wares(self.turn.seat).counted().map(|to| Decision::Mint { to }));
    }

    #[inline]
    fn list_demolitions(&self, out: &mut Vec<Decision>) {
        let expansions = self.tally(self.turn.seat).expansions;
        out.extend(expansions.iter().map(|at| Decision::Demolish { at }));
    }

    /// Cards are drawn, or put away, until there are as many as the hand may hold.
    fn list_fill(&self, out: &mut Vec<Decision>) {
        let seat = self.turn.seat;
        if self.hands[seat].len() > usize::from(self.hand_limit(seat)) {
            self.list_puts(out);
        } else {
            out.extend(self.drawable(seat).iter().map(|stack| Decision::Draw { stack }));
        }
    }

    /// One card may be put away for another.
    fn list_exchange(&self, out: &mut Vec<Decision>) {
        out.push(Decision::Pass);
        self.list_puts(out);
    }

    fn list_puts(&self, out: &mut Vec<Decision>) {
        let seat = self.turn.seat;
        for card in self.hands[seat].different() {
            out.extend(self.fitting(card, seat).iter().map(|stack| Decision::Put { card, stack }));
        }
    }

    /// The other card is drawn, or searched for where that can be paid.
    #[inline(never)]
    fn list_replacements(&self, out: &mut Vec<Decision>) {
        let seat = self.turn.seat;
        let affordable = self.realm(seat).held().total() >= self.tally(seat).search_price();
        for stack in self.drawable(seat).iter() {
            if affordable {
                out.extend([Decision::Draw { stack }, Decision::Search { stack }]);
            } else {
                out.push(Decision::Draw { stack });
            }
        }
    }
}
