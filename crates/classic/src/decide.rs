//! Where each decision goes: what a seat may do, whether it may, and what it does.

use realm::{Resource, Slot, Terrain};
use table::{Refusal, Rule, Seat, Sink, ToAct, ensure, refuse};

use crate::begin::start_places;
use crate::building::{CITY, ROAD, SETTLEMENT};
use crate::card::Card;
use crate::decision::Decision;
use crate::event::Event;
use crate::position::{Classic, Stage};
use crate::ready;
use crate::rules::{classic, three, tourn};

impl Classic {
    /// Everything the seat may do now.
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Decision>) {
        if !self.waits.is_for(seat) {
            return;
        }
        if let Some(ask) = &self.ask {
            self.each_answer(ask, |answer| out.push(answer));
            return;
        }
        match self.stage {
            Stage::Decks { .. } => {
                out.extend(ready::decks(self.terms.seats).map(|deck| Decision::Deck { deck }))
            }
            Stage::Arrange { .. } => self.list_arrangements(seat, out),
            Stage::Events { .. } => {
                out.extend(self.events_to_pick().map(|card| Decision::Take { card }))
            }
            Stage::Hand { taken, .. } => {
                let free = |stack: &u8| self.check_first_stack(*stack, taken).is_ok();
                let stacks = self.own_stacks(seat).filter(free);
                out.extend(stacks.map(|stack| Decision::Stack { stack }));
            }
            Stage::Before => {
                out.push(Decision::Roll);
                self.list_plays(out);
                if self.has_magic() {
                    self.list_spells(out);
                }
            }
            Stage::Action => {
                out.push(Decision::Finish);
                self.list_plays(out);
                self.list_buildings(out);
                self.list_exchanges(out);
                self.list_offers(out);
                let cards = self.realm(seat).filled();
                out.extend(cards.iter().map(|at| Decision::Demolish { at }));
                if self.has_magic() {
                    self.list_magic(out);
                    self.list_spells(out);
                }
                if self.terms.three() {
                    self.list_posts(out);
                    self.list_mending(out);
                }
            }
            Stage::Fill { .. } => self.list_fill(out),
            Stage::Exchange => {
                out.push(Decision::Pass);
                self.list_puts(seat, out);
            }
            Stage::Replace { stack } => self.list_taking(stack, out),
            Stage::Lot | Stage::Roll | Stage::Over { .. } => {}
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

    /// Action cards of the hand, each once.
    fn list_plays(&self, out: &mut Vec<Decision>) {
        let before = self.stage == Stage::Before;
        for card in self.different_cards(self.turn.seat) {
            let due = card.kind().is_action() && card.comes_first() == before;
            if due && self.check_use(card).is_ok() {
                if card == Card::Alchemist {
                    out.extend((1..=6).map(|number| Decision::Name { card, number }));
                } else {
                    out.push(Decision::Play { card });
                }
            }
        }
    }

    fn list_buildings(&self, out: &mut Vec<Decision>) {
        let seat = self.turn.seat;
        let realm = self.realm(seat);
        let held = realm.held();
        if self.roads > 0 && held.covers(ROAD) {
            out.extend(self.road_places(seat).map(|at| Decision::Road { at }));
        }
        if self.settlements > 0 && held.covers(SETTLEMENT) && self.may_own_settlement(seat) {
            let scouts = self.in_hand(seat, Card::Scout).is_some();
            for at in self.settlement_places(seat) {
                out.push(Decision::Settlement { at, scout: false });
                if scouts {
                    out.push(Decision::Settlement { at, scout: true });
                }
            }
        }
        if self.cities > 0 && held.covers(CITY) && self.may_own_city(seat) {
            out.extend(self.raisable(seat).map(|at| Decision::City { at }));
        }
        for card in self.different_cards(seat) {
            let paid = card.kind().is_placed() && held.covers(self.price(card));
            if paid && self.check_standing(seat, card).is_ok() {
                out.extend(self.open_sites(seat, card).map(|at| Decision::Build { card, at }));
            }
        }
    }

    /// The places for a card that may be built; of a city's two on one side the first free one.
    pub(crate) fn open_sites(&self, seat: Seat, card: Card) -> impl Iterator<Item = Slot> + use<> {
        let sites = self.sites_for(seat, card);
        let first_on_its_side = move |slot: &Slot| {
            !slot.second() || !sites.has(slot.site().slots()[slot.row() as usize * 2])
        };
        sites.iter().filter(first_on_its_side)
    }

    fn list_exchanges(&self, out: &mut Vec<Decision>) {
        let seat = self.turn.seat;
        let (realm, tally) = (self.realm(seat), self.tally(seat));
        for give in Resource::ALL {
            if realm.held().get(give) >= tally.rate(give) {
                let stores = realm.with_room(realm::Kinds::ALL.without(give));
                out.extend(stores.iter().map(|to| Decision::Exchange { give, to }));
            }
        }
    }

    /// Whether the seat may decide this now.
    pub(crate) fn may(&self, seat: Seat, choice: &Decision) -> Result<(), Refusal> {
        ensure(seat.index() < self.count(), Rule::table(5), "there is no such seat at this table")?;
        let seats = match self.waits.to_act() {
            ToAct::Seats(seats) => seats,
            ToAct::Nature => return refuse(Rule::table(1), "chance is to act"),
            ToAct::Nobody => return refuse(Rule::table(4), "the game is over"),
        };
        ensure(seats.contains(seat), Rule::table(1), "the game waits for somebody else")?;
        if let Some(ask) = &self.ask {
            return self.check_answer(ask, choice);
        }
        match (self.stage, *choice) {
            (Stage::Decks { .. }, Decision::Deck { deck }) => {
                deck.may_be_played(self.terms.seats, seat.index())
            }
            (Stage::Decks { .. }, _) => refuse(tourn(5), "a deck is handed in first"),
            (Stage::Events { .. }, Decision::Take { card }) => {
                let open = self.events_to_pick().any(|event| event == card);
                ensure(open, three(34), "that is no event of the set that is left")
            }
            (Stage::Events { .. }, _) => refuse(three(34), "an event is chosen first"),
            (Stage::Arrange { .. }, Decision::Arrange { lands }) => self.check_arrangement(&lands),
            (Stage::Arrange { .. }, _) => refuse(classic(8), "the landscapes are laid first"),
            (Stage::Hand { taken, .. }, Decision::Stack { stack }) => {
                self.check_first_stack(stack, taken)
            }
            (Stage::Hand { .. }, _) => {
                refuse(classic(11), "a stack for the first hand is chosen first")
            }
            (Stage::Exchange, Decision::Pass) => Ok(()),
            (_, Decision::Roll) => self.check_roll(),
            (_, Decision::Play { card }) => {
                let named = card == Card::Alchemist;
                ensure(!named, classic(41), "the card is played with a number")?;
                self.check_play(card)
            }
            (_, Decision::Name { card, number }) => {
                let names = card == Card::Alchemist;
                ensure(names, classic(41), "the card names no number")?;
                ensure((1..=6).contains(&number), Rule::table(8), "a die shows 1 to 6")?;
                self.check_play(card)
            }
            (_, Decision::Road { at }) => self.check_road(at),
            (_, Decision::Settlement { at, scout }) => self.check_settlement(at, scout),
            (_, Decision::City { at }) => self.check_city(at),
            (_, Decision::Build { card, at }) => self.check_build(card, at),
            (_, Decision::Demolish { at }) => self.check_demolish(at),
            (_, Decision::Exchange { give, to }) => self.check_exchange(give, to),
            (_, Decision::Offer { to, give, want }) => self.check_offer(to, give, want),
            (_, Decision::Finish) => self.check_finish(),
            (_, Decision::Draw { stack }) => self.check_draw(stack),
            (_, Decision::Put { card, stack }) => self.check_put(card, stack),
            (_, Decision::Search { stack }) => self.check_search(stack),
            (_, Decision::Citadel { at }) => self.check_citadel(at),
            (_, Decision::Station { card, at }) => self.check_station(card, at),
            (_, Decision::Dismiss { at }) => self.check_dismiss(at),
            (_, Decision::Charge { at }) => self.check_charge(at),
            (_, Decision::Mill { to }) => self.check_mill(to),
            (_, Decision::Brew { at }) => self.check_brew(at),
            (_, Decision::Cast { card }) => self.check_cast(card),
            (_, Decision::Post { card, right }) => self.check_post(card, right),
            (_, Decision::Raze { right }) => self.check_raze(right),
            (_, Decision::Mend { at }) => self.check_mend(at),
            (_, Decision::League { to }) => self.check_league(to),
            _ => refuse(Rule::table(2), "nothing asks for that now"),
        }
    }

    /// Carries out a decision that was let pass.
    pub(crate) fn carry_out(&mut self, seat: Seat, choice: &Decision, sink: &mut impl Sink<Event>) {
        if let Some(ask) = self.ask {
            self.answer(ask, choice, sink);
        } else {
            self.carry_out_unasked(seat, choice, sink);
        }
        self.go_on(sink);
        self.waits = self.computed_waits();
    }

    fn carry_out_unasked(&mut self, seat: Seat, choice: &Decision, sink: &mut impl Sink<Event>) {
        match *choice {
            Decision::Deck { deck } => self.take_deck(seat, deck, sink),
            Decision::Take { card } => self.pick_event(seat, card, sink),
            Decision::Arrange { lands } => self.arrange(seat, lands, sink),
            Decision::Stack { stack } => self.take_first_hand(seat, stack),
            Decision::Roll => self.roll(sink),
            Decision::Play { card } => self.announce(seat, card, None, sink),
            Decision::Name { card, number } => self.announce(seat, card, Some(number), sink),
            Decision::Road { at } => self.build_road(at, sink),
            Decision::Settlement { at, scout } => self.build_settlement(at, scout, sink),
            Decision::City { at } => self.build_city(at, sink),
            Decision::Build { card, at } => self.build_card(card, at, sink),
            Decision::Demolish { at } => self.demolish(at, sink),
            Decision::Exchange { give, to } => self.exchange(give, to, sink),
            Decision::Offer { to, give, want } => self.offer(to, give, want, sink),
            Decision::Finish => self.finish(),
            Decision::Draw { stack } => self.draw(stack, sink),
            Decision::Put { card, stack } => self.put(card, stack, sink),
            Decision::Search { stack } => self.search(stack, sink),
            Decision::Pass => self.next_turn(sink),
            Decision::Citadel { at } => self.build_citadel(at, sink),
            Decision::Station { card, at } => self.build_wizard(card, at, sink),
            Decision::Dismiss { at } => self.dismiss(at, sink),
            Decision::Charge { at } => self.charge_wizard(at, sink),
            Decision::Mill { to } => self.mill(to, sink),
            Decision::Brew { at } => self.brew(at, sink),
            Decision::Cast { card } => self.cast(card, sink),
            Decision::Post { card, right } => self.lay_post(seat, card, right, sink),
            Decision::Raze { right } => self.raze(seat, right, sink),
            Decision::Mend { at } => self.mend(at, sink),
            Decision::League { to } => self.league(to, sink),
            _ => unreachable!("{choice:?} is never let pass"),
        }
    }
}
