//! Where each decision goes: what a seat may do, whether it may, and what it does.

use realm::{Resource, Terrain};
use table::{Refusal, Rule, Seat, Sink, ToAct, ensure, refuse};

use crate::actions::comes_first;
use crate::begin::start_places;
use crate::building::{CITY, ROAD, SETTLEMENT};
use crate::card::{Card, Kind};
use crate::decision::{Decision, Event};
use crate::position::{Duel, Stage, Task};
use crate::ready;
use crate::rules::{duel, tourn};

impl Duel {
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
                out.extend(ready::decks().iter().map(|&deck| Decision::Deck { deck }))
            }
            Stage::Hand { taken, .. } => {
                let stacks = (0..self.terms.stacks)
                    .filter(|&stack| self.check_first_stack(stack, taken).is_ok());
                out.extend(stacks.map(|stack| Decision::Stack { stack }));
            }
            Stage::Arrange { seat } => self.list_arrangements(seat, out),
            Stage::Prepare { .. } => {
                self.list_buildings(out);
                self.list_exchanges(out);
                out.push(Decision::Pass);
            }
            Stage::Before => {
                out.push(Decision::Roll);
                self.list_plays(out);
            }
            Stage::Action => {
                out.push(Decision::Finish);
                self.list_plays(out);
                self.list_buildings(out);
                self.list_exchanges(out);
                self.list_demolitions(out);
            }
            Stage::Fill => self.list_fill(out),
            Stage::Exchange => {
                out.push(Decision::Pass);
                self.list_puts(out);
            }
            Stage::Replace => {
                let price = self.tally(seat).search_price();
                let affordable = self.realm(seat).held().total() >= price;
                for stack in self.drawable(seat) {
                    out.push(Decision::Draw { stack });
                    if affordable {
                        out.push(Decision::Search { stack });
                    }
                }
            }
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
        for card in self.different_cards() {
            let due = card.kind() == Kind::Action && comes_first(card) == before;
            if due && self.check_use(card).is_ok() {
                if card.original() == Card::BrigittaTheWiseWoman {
                    out.extend((1..=6).map(|number| Decision::Name { card, number }));
                } else {
                    out.push(Decision::Play { card });
                }
            }
        }
    }

    /// The cards of the hand on turn, each once.
    #[inline]
    fn different_cards(&self) -> impl Iterator<Item = Card> + '_ {
        let hand = &*self.hands[self.turn.seat.index()];
        let first = |place: usize| hand[..place].iter().all(|other| other.card != hand[place].card);
        (0..hand.len()).filter(move |&place| first(place)).filter_map(|place| hand[place].card)
    }

    fn list_buildings(&self, out: &mut Vec<Decision>) {
        let seat = self.turn.seat;
        let realm = self.realm(seat);
        let held = realm.held();
        if self.roads > 0 && held.covers(ROAD) {
            out.extend(realm.road_places().map(|at| Decision::Road { at }));
        }
        if self.settlements > 0 && held.covers(SETTLEMENT) {
            let scouts = self.stage == Stage::Action && self.in_hand(seat, Card::Scout).is_some();
            for at in realm.settlement_places() {
                out.push(Decision::Settlement { at, scout: false });
                if scouts {
                    out.push(Decision::Settlement { at, scout: true });
                }
            }
        }
        if self.cities > 0 && held.covers(CITY) {
            let settlements = realm.sites().filter(|&site| !realm.is_city(site));
            out.extend(settlements.map(|at| Decision::City { at }));
        }
        let open = self
            .terms
            .open_card()
            .filter(|card| self.open > 0 && self.in_hand(seat, *card).is_none());
        for card in self.different_cards().chain(open) {
            if card.kind() != Kind::Action
                && self.can_afford(seat, card)
                && self.check_standing(card).is_ok()
            {
                self.list_sites(card, out);
            }
        }
    }

    /// The places for a card that may be built; of a city's two on one side the first free one.
    fn list_sites(&self, card: Card, out: &mut Vec<Decision>) {
        let seat = self.turn.seat;
        if card.kind() == Kind::LandscapeExpansion {
            if self.caches[seat.index()].is_none() {
                out.extend(self.realm(seat).lands().iter().map(|at| Decision::Cache { at }));
            }
            return;
        }
        let sites = self.sites_for(seat, card);
        let first_on_its_side = |slot: &realm::Slot| {
            !slot.second()
                || card == Card::TownHall
                || !sites.has(slot.site().slots()[slot.row() as usize * 2])
        };
        out.extend(sites.iter().filter(first_on_its_side).map(|at| Decision::Build { card, at }));
    }

    fn list_exchanges(&self, out: &mut Vec<Decision>) {
        let seat = self.turn.seat;
        let (realm, tally) = (self.realm(seat), self.tally(seat));
        for give in Resource::ALL {
            let rate = tally.rate(give);
            if realm.held().get(give) >= rate && (rate == 2 || self.stage == Stage::Action) {
                let stores = realm.with_room(realm::Kinds::ALL.without(give));
                out.extend(stores.iter().map(|to| Decision::Exchange { give, to }));
            }
        }
        for from in tally.docks.iter().filter(|&land| realm.stock(land.into()) >= 2) {
            if let Some(kind) = realm.kind_of(from.into()) {
                let stores = realm.with_room(realm::Kinds::ALL.without(kind));
                out.extend(stores.iter().map(|to| Decision::Ship { from, to }));
            }
        }
        let minting = self.stage == Stage::Action && tally.mints > self.turn.minted;
        if minting && realm.held().get(Resource::Gold) > 0 {
            out.extend(self.wares(seat).iter().map(|to| Decision::Mint { to }));
        }
    }

    fn list_demolitions(&self, out: &mut Vec<Decision>) {
        if self.terms.eras() {
            let expansions = self.tally(self.turn.seat).expansions;
            out.extend(expansions.iter().map(|at| Decision::Demolish { at }));
        }
    }

    fn list_fill(&self, out: &mut Vec<Decision>) {
        let seat = self.turn.seat;
        if self.hands[seat.index()].len() > usize::from(self.hand_limit(seat)) {
            self.list_puts(out);
        } else {
            out.extend(self.drawable(seat).map(|stack| Decision::Draw { stack }));
        }
    }

    fn list_puts(&self, out: &mut Vec<Decision>) {
        for card in self.different_cards() {
            out.extend(
                self.fitting(card, self.turn.seat).map(|stack| Decision::Put { card, stack }),
            );
        }
    }

    /// Whether the seat may decide this now.
    pub(crate) fn may(&self, seat: Seat, choice: &Decision) -> Result<(), Refusal> {
        ensure(seat.index() < 2, Rule::table(5), "there is no such seat at this table")?;
        let seats = match self.waits.to_act() {
            ToAct::Seats(seats) => seats,
            ToAct::Nature => return refuse(Rule::table(1), "chance is to act"),
            ToAct::Nobody => return refuse(Rule::table(4), "the game is over"),
        };
        ensure(seats.contains(seat), Rule::table(1), "the game waits for the other one")?;
        if let Some(ask) = &self.ask {
            return self.check_answer(ask, choice);
        }
        match (self.stage, *choice) {
            (Stage::Decks { .. }, Decision::Deck { deck }) => self.check_deck(seat, &deck),
            (Stage::Decks { .. }, _) => refuse(tourn(9), "a deck is handed in first"),
            (Stage::Hand { taken, .. }, Decision::Stack { stack }) => {
                self.check_first_stack(stack, taken)
            }
            (Stage::Hand { .. }, _) => {
                refuse(duel(10), "a stack for the first hand is chosen first")
            }
            (Stage::Arrange { .. }, Decision::Arrange { lands }) => self.check_arrangement(&lands),
            (Stage::Arrange { .. }, _) => {
                refuse(crate::rules::era(7), "the landscapes are laid first")
            }
            (Stage::Prepare { .. } | Stage::Exchange, Decision::Pass) => Ok(()),
            (_, Decision::Roll) => self.check_roll(),
            (_, Decision::Play { card }) => {
                let named = card.original() == Card::BrigittaTheWiseWoman;
                ensure(!named, duel(42), "the card is played with a number")?;
                self.check_play(card)
            }
            (_, Decision::Name { card, number }) => {
                let names = card.original() == Card::BrigittaTheWiseWoman;
                ensure(names, duel(42), "the card names no number")?;
                ensure((1..=6).contains(&number), Rule::table(8), "a die shows 1 to 6")?;
                self.check_play(card)
            }
            (_, Decision::Road { at }) => self.check_road(at),
            (_, Decision::Settlement { at, scout }) => self.check_settlement(at, scout),
            (_, Decision::City { at }) => self.check_city(at),
            (_, Decision::Build { card, at }) => self.check_build(card, at),
            (_, Decision::Cache { at }) => self.check_cache(at),
            (_, Decision::Demolish { at }) => self.check_demolish(at),
            (_, Decision::Exchange { give, to }) => self.check_exchange(give, to),
            (_, Decision::Ship { from, to }) => self.check_ship(from, to),
            (_, Decision::Mint { to }) => self.check_mint(to),
            (_, Decision::Finish) => self.check_finish(),
            (_, Decision::Draw { stack }) => self.check_draw(stack),
            (_, Decision::Put { card, stack }) => self.check_put(card, stack),
            (_, Decision::Search { stack }) => self.check_search(stack),
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
        let preparing = matches!(self.stage, Stage::Prepare { .. });
        let builds = matches!(
            choice,
            Decision::Road { .. }
                | Decision::Settlement { .. }
                | Decision::City { .. }
                | Decision::Build { .. }
                | Decision::Cache { .. }
        );
        if preparing && builds {
            self.agenda.push(Task::NextBuilder);
        }
        match *choice {
            Decision::Deck { deck } => self.take_deck(seat, deck, sink),
            Decision::Stack { stack } => self.take_first_hand(seat, stack),
            Decision::Arrange { lands } => self.arrange(seat, lands, sink),
            Decision::Roll => self.roll(sink),
            Decision::Play { card } => self.play(card, None, sink),
            Decision::Name { card, number } => self.play(card, Some(number), sink),
            Decision::Road { at } => self.build_road(at, sink),
            Decision::Settlement { at, scout } => self.build_settlement(at, scout, sink),
            Decision::City { at } => self.build_city(at, sink),
            Decision::Build { card, at } => self.build_card(card, at, sink),
            Decision::Cache { at } => self.lay_cache(at, sink),
            Decision::Demolish { at } => self.demolish(at, sink),
            Decision::Exchange { give, to } => self.exchange(give, to, sink),
            Decision::Ship { from, to } => self.ship(from, to, sink),
            Decision::Mint { to } => self.mint(to, sink),
            Decision::Finish => self.finish(),
            Decision::Draw { stack } => {
                if self.stage == Stage::Replace {
                    self.then([Task::EndTurn]);
                }
                self.draw_from(seat, stack, sink);
            }
            Decision::Put { card, stack } => {
                self.put_from_hand(seat, card, stack, sink);
                if self.stage == Stage::Exchange {
                    self.stage = Stage::Replace;
                }
            }
            Decision::Search { stack } => self.search(stack, sink),
            Decision::Pass if preparing => self.pass_preparation(sink),
            Decision::Pass => self.end_turn(sink),
            _ => unreachable!("{choice:?} is never let pass"),
        }
    }
}
