//! Building: roads, settlements, cities, expansions; demolishing; and what a card does when it is built.

use realm::{Amounts, Kinds, Land, Resource, Road, Site, Slot, Slots};
use table::{Refusal, Rule, Seat, Sink, ensure, refuse};

use crate::card::{Card, Kind, Need};
use crate::decision::{Event, Goes, Why};
use crate::pair::Pair;
use crate::position::{Ask, Duel, Stage, Task, other};
use crate::rules::{duel, dueltourn, era};
use crate::tally::Tally;

/// What a road costs (DUEL-46).
pub(crate) const ROAD: Amounts = Amounts::new([1, 2, 0, 0, 0, 0]);
/// What a settlement costs (DUEL-47).
pub(crate) const SETTLEMENT: Amounts = Amounts::new([1, 1, 1, 1, 0, 0]);
/// What a city costs (DUEL-49).
pub(crate) const CITY: Amounts = Amounts::new([0, 0, 0, 2, 3, 0]);

impl Duel {
    /// Whether things may be built in this moment.
    pub(crate) fn may_build(&self) -> Result<(), Refusal> {
        match self.stage {
            Stage::Action | Stage::Prepare { .. } => Ok(()),
            _ => refuse(duel(74), "things are built in the action phase"),
        }
    }

    fn can_pay(&self, price: Amounts, rule: Rule) -> Result<(), Refusal> {
        ensure(self.realm(self.turn.seat).held().covers(price), rule, "the price cannot be paid")
    }

    pub(crate) fn check_road(&self, at: Road) -> Result<(), Refusal> {
        self.may_build()?;
        ensure(self.roads > 0, duel(50), "no road is left")?;
        let open = self.realm(self.turn.seat).road_places().any(|place| place == at);
        ensure(open, duel(46), "a road goes beside a settlement or city at an end of the row")?;
        self.can_pay(ROAD, duel(46))
    }

    pub(crate) fn check_settlement(&self, at: Site, scout: bool) -> Result<(), Refusal> {
        self.may_build()?;
        ensure(self.settlements > 0, duel(50), "no settlement is left")?;
        let open = self.realm(self.turn.seat).settlement_places().any(|place| place == at);
        ensure(open, duel(47), "a settlement goes at the open end of a road")?;
        self.can_pay(SETTLEMENT, duel(47))?;
        if scout {
            ensure(
                self.in_hand(self.turn.seat, Card::Scout).is_some(),
                duel(42),
                "no Scout is in the hand",
            )?;
            // No action cards in the preparatory round.
            ensure(
                self.stage == Stage::Action,
                dueltourn(20),
                "no action cards in the preparatory round",
            )?;
        }
        Ok(())
    }

    pub(crate) fn check_city(&self, at: Site) -> Result<(), Refusal> {
        self.may_build()?;
        ensure(self.cities > 0, duel(50), "no city is left")?;
        let realm = self.realm(self.turn.seat);
        ensure(
            realm.has_site(at) && !realm.is_city(at),
            duel(49),
            "a city is laid on an own settlement",
        )?;
        self.can_pay(CITY, duel(49))
    }

    /// How many resources of its price a card is cheaper for this seat.
    #[inline]
    pub(crate) fn discount(&self, seat: Seat, card: Card) -> u8 {
        let tally = self.tally(seat);
        match card.kind() {
            Kind::Hero => tally.has(Card::DrillGround).into(),
            Kind::CityBuilding if tally.has(Card::BuildingCrane) => {
                (card.cost().total() > 4).into()
            }
            _ => 0,
        }
    }

    /// Whether the card is the seat's to build: in the hand, or in the open stack.
    fn at_hand(&self, seat: Seat, card: Card) -> bool {
        self.in_hand(seat, card).is_some()
            || (self.open > 0 && self.terms.open_card() == Some(card))
    }

    /// Whether the card may be built by the seat on turn, wherever that is.
    pub(crate) fn check_card(&self, card: Card) -> Result<(), Refusal> {
        self.may_build()?;
        let seat = self.turn.seat;
        let expansion = !matches!(card.kind(), Kind::Action | Kind::Event);
        ensure(
            expansion && self.at_hand(seat, card),
            duel(44),
            "the card is no expansion in the hand or the open stack",
        )?;
        self.check_standing(card)?;
        ensure(self.can_afford(seat, card), duel(44), "the price cannot be paid")
    }

    /// Whether a card that is at hand may stand in the realm, wherever that is.
    #[inline]
    pub(crate) fn check_standing(&self, card: Card) -> Result<(), Refusal> {
        let seat = self.turn.seat;
        let single = card.is_single() && self.tally(seat).has(card.original());
        ensure(!single, duel(45), "the card may stand only once in a realm")?;
        if self.terms.tournament() && card.facts().named && !self.terms.shared_heroes {
            let taken = self.tally(other(seat)).has(card.original());
            ensure(!taken, dueltourn(24), "the same one stands in the other realm")?;
        }
        ensure(self.meets(seat, card), era(10), "the condition of the card does not hold")?;
        if matches!(self.stage, Stage::Prepare { .. }) && card == Card::PirateShip {
            let harmless = self.tally(other(seat)).ships.is_empty();
            ensure(
                harmless,
                dueltourn(22),
                "nothing that acts on the opponent is built in the preparatory round",
            )?;
        }
        Ok(())
    }

    /// Whether the seat can pay the card, with what makes it cheaper.
    #[inline]
    pub(crate) fn can_afford(&self, seat: Seat, card: Card) -> bool {
        let (held, cost) = (self.realm(seat).held(), card.cost());
        held.covers(cost)
            || (self.tally(seat).lowers_prices() && held.lacks(cost) <= self.discount(seat, card))
    }

    /// The sites where this card may stand, if it may be built at all.
    pub(crate) fn sites_for(&self, seat: Seat, card: Card) -> Slots {
        let realm = self.realm(seat);
        let free = realm.free_spaces();
        match card.kind() {
            // A Town Hall is laid on the own Parish Hall in a city.
            Kind::CityBuilding if card == Card::TownHall => {
                let halls = realm
                    .cards()
                    .filter(|(_, card)| *card == Card::ParishHall)
                    .map(|(slot, _)| slot);
                halls.collect::<Slots>().and(realm.city_spaces())
            }
            Kind::CityBuilding => free.and(realm.city_spaces()),
            _ => free,
        }
    }

    pub(crate) fn check_build(&self, card: Card, at: Slot) -> Result<(), Refusal> {
        self.check_card(card)?;
        ensure(card.kind() != Kind::LandscapeExpansion, era(9), "the card is laid at a landscape")?;
        let realm = self.realm(self.turn.seat);
        let city_only = card.kind() == Kind::CityBuilding && !realm.city_spaces().has(at);
        ensure(!city_only, era(8), "the card stands in a city only")?;
        ensure(
            self.sites_for(self.turn.seat, card).has(at),
            duel(44),
            "that is no free site for the card",
        )
    }

    pub(crate) fn check_cache(&self, at: Land) -> Result<(), Refusal> {
        let seat = self.turn.seat;
        let card = self.hands[seat]
            .iter()
            .filter_map(|secret| secret.card)
            .find(|card| *card == Card::GoldCache);
        self.check_card(card.unwrap_or(Card::GoldCache))?;
        ensure(self.caches[seat].is_none(), era(9), "the realm has a Gold Cache")?;
        ensure(self.realm(seat).lands().has(at), era(9), "there is no landscape in that place")
    }

    pub(crate) fn check_demolish(&self, at: Slot) -> Result<(), Refusal> {
        ensure(self.terms.eras(), duel(71), "nothing is demolished in the first game")?;
        ensure(self.stage == Stage::Action, era(16), "cards are demolished in the action phase")?;
        ensure(
            self.tally(self.turn.seat).expansions.has(at),
            era(16),
            "no own building or unit stands there",
        )
    }

    /// Whether the printed condition of a card holds for the seat.
    #[inline]
    pub(crate) fn meets(&self, seat: Seat, card: Card) -> bool {
        let needs = card.facts().needs;
        needs.is_empty() || self.meets_one(seat, needs)
    }

    /// Whether one of these holds for the seat.
    #[inline(never)]
    fn meets_one(&self, seat: Seat, needs: &[Need]) -> bool {
        needs.iter().any(|need| self.fulfils(seat, *need))
    }

    fn fulfils(&self, seat: Seat, need: Need) -> bool {
        let tally = self.tally(seat);
        match need {
            Need::Own(card) => tally.has(card),
            Need::City => self.realm(seat).city_count() > 0,
            Need::TradePoints3 => tally.points.trade >= 3,
            Need::StrengthAdvantage => self.strongest == Some(seat),
            Need::ProgressPoints2 => tally.points.progress >= 2,
            Need::HeroWithStrength => {
                let hero = |slot| {
                    self.realm(seat).card(slot).is_some_and(|card| card.kind() == Kind::Hero)
                };
                tally.fighters.iter().any(hero)
            }
            Need::FewerVictoryPoints => {
                self.victory_points(seat) < self.victory_points(other(seat))
            }
            Need::ParishHallInCity => !self.sites_for(seat, Card::TownHall).is_empty(),
        }
    }

    pub(crate) fn build_road(&mut self, road: Road, sink: &mut impl Sink<Event>) {
        self.then([Task::Road { road }]);
        self.charge(self.turn.seat, ROAD, 0, Why::Building, sink);
    }

    pub(crate) fn build_settlement(
        &mut self,
        site: Site,
        scout: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = self.turn.seat;
        if scout {
            self.leave_hand(seat, Card::Scout);
            self.discard(seat, Card::Scout);
            sink.tell(|| Event::Played { seat, card: Card::Scout, number: None });
        }
        self.then([Task::Settlement { site, scout }]);
        self.charge(seat, SETTLEMENT, 0, Why::Building, sink);
    }

    pub(crate) fn build_city(&mut self, site: Site, sink: &mut impl Sink<Event>) {
        self.then([Task::City { site }]);
        self.charge(self.turn.seat, CITY, 0, Why::Building, sink);
    }

    /// Takes the card out of the hand, or the open stack, has it paid, and places it then.
    pub(crate) fn build_card(&mut self, card: Card, slot: Slot, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        if self.leave_hand(seat, card).is_none() {
            self.open -= 1;
        }
        self.then([Task::Place { seat, card, slot }, Task::OnBuilt { seat, card }]);
        let price = card.cost();
        if self.discount(seat, card) == 0 {
            self.charge(seat, price, 0, Why::Building, sink);
        } else {
            self.pose(Ask::Spare { seat, price });
        }
    }

    /// The resources of a price that may be left out, so that the rest can be paid.
    pub(crate) fn sparable(&self, seat: Seat, price: Amounts) -> Kinds {
        let held = self.realm(seat).held();
        price.kinds().iter().filter(|&kind| held.covers(price - Amounts::of(kind, 1))).collect()
    }

    pub(crate) fn lay_cache(&mut self, at: Land, sink: &mut impl Sink<Event>) {
        let (seat, card) = (self.turn.seat, Card::GoldCache);
        self.leave_hand(seat, card);
        self.caches[seat] = Some((card, at));
        self.realms[seat].open_cache(Resource::Gold);
        sink.tell(|| Event::CacheLaid { seat, card, at });
    }

    pub(crate) fn lay_road(&mut self, road: Road, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        self.roads -= 1;
        self.realms[seat].lay_road(road);
        sink.tell(|| Event::RoadBuilt { seat, at: road });
    }

    /// A settlement that is paid for: it is laid together with its landscapes, once these are known.
    pub(crate) fn find_lands(&mut self, site: Site, scout: bool) {
        let seat = self.turn.seat;
        self.pose(if scout { Ask::Scout { seat, site } } else { Ask::Lands { site } });
    }

    pub(crate) fn lay_city(&mut self, site: Site, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        self.cities -= 1;
        self.realms[seat].lay_city(site);
        sink.tell(|| Event::CityBuilt { seat, at: site });
        self.recount(seat, sink);
    }

    /// A settlement with its two landscapes at its outer corners: the first above the row.
    pub(crate) fn lay_settlement(
        &mut self,
        site: Site,
        lands: [realm::Ground; 2],
        sink: &mut impl Sink<Event>,
    ) {
        let seat = self.turn.seat;
        self.settlements -= 1;
        self.realms[seat].lay_settlement(site);
        sink.tell(|| Event::SettlementBuilt { seat, at: site });
        let free = site.lands().into_iter().filter(|&land| !self.realm(seat).lands().has(land));
        let free: realm::List<Option<Land>, 4> = free.map(Some).collect();
        for (at, ground) in free.iter().flatten().copied().zip(lands) {
            self.realms[seat].lay_land(at, ground, 0);
            if let Some(index) = self.grounds.iter().position(|&other| other == ground) {
                self.grounds.remove(index);
            }
            sink.tell(|| Event::LandLaid { seat, at, ground });
        }
        self.recount(seat, sink);
    }

    pub(crate) fn place(
        &mut self,
        seat: Seat,
        card: Card,
        slot: Slot,
        sink: &mut impl Sink<Event>,
    ) {
        let realm = &mut self.realms[seat];
        let covers = realm.filled().has(slot);
        realm.place(slot, card);
        sink.tell(|| Event::Built { seat, card, at: slot });
        if covers {
            self.recount(seat, sink);
        } else {
            self.tallies[seat].add(realm, slot, card);
            self.move_tokens(sink);
        }
    }

    /// What a card does when it is built.
    pub(crate) fn built(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        let why = Why::Card(card);
        match card.original() {
            Card::StapleHouse => self.grant(seat, Kinds::ALL, 2, why, sink),
            Card::Fairgrounds
                if self.tally(seat).points.skill > self.tally(other(seat)).points.skill =>
            {
                self.grant(seat, Kinds::ALL, 2, why, sink);
            }
            Card::TitheBarn if self.tally(seat).heroes > 0 => self.pose(Ask::Tithe { seat }),
            Card::PirateShip => {
                self.must_lose(other(seat), self.tally(other(seat)).ships, card, sink)
            }
            Card::Library if !self.drawable(seat).is_empty() => self.pose(Ask::Browse { seat }),
            _ => {}
        }
    }

    /// A card leaves a realm; from under a Town Hall the Parish Hall appears.
    pub(crate) fn unplace(
        &mut self,
        seat: Seat,
        slot: Slot,
        sink: &mut impl Sink<Event>,
    ) -> Option<Card> {
        let card = self.realms[seat].remove(slot)?;
        if card == Card::TownHall {
            self.realms[seat].place(slot, Card::ParishHall);
        }
        self.recount(seat, sink);
        Some(card)
    }

    pub(crate) fn demolish(&mut self, at: Slot, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        let Some(card) = self.unplace(seat, at, sink) else { return };
        if card == Card::Mint {
            // Of several the one that was used goes first: what is left, or built anew, has its own exchange.
            self.turn.minted = self.turn.minted.saturating_sub(1);
        }
        let to = if self.terms.open_card() == Some(card) {
            self.open += 1;
            Goes::ToTheOpenStack
        } else {
            self.discard(seat, card);
            Goes::Discarded
        };
        sink.tell(|| Event::Removed { seat, card, at, to, by: None });
    }

    /// Counts a realm anew, and moves the tokens.
    pub(crate) fn recount(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.tallies[seat] = Tally::of(&self.realms[seat]);
        self.move_tokens(sink);
    }

    /// The two advantages: at least three points, and more than the opponent (DUEL-64).
    pub(crate) fn advantages(&self) -> [Option<Seat>; 2] {
        let ahead = |points: [u8; 2]| match points {
            [one, two] if one > two && one >= 3 => Some(Seat::new(0)),
            [one, two] if two > one && two >= 3 => Some(Seat::new(1)),
            _ => None,
        };
        let points = self.tallies.each_ref().map(|tally| tally.points);
        [ahead(points.map(|points| points.strength)), ahead(points.map(|points| points.trade))]
    }

    /// The victory points of both, with one for each advantage.
    pub(crate) fn counted_scores(&self) -> Pair<u8> {
        let mut scores = Pair(self.tallies.each_ref().map(|tally| tally.points.victory));
        for holder in [self.strongest, self.richest].into_iter().flatten() {
            scores[holder] += 1;
        }
        scores
    }

    fn move_tokens(&mut self, sink: &mut impl Sink<Event>) {
        use crate::decision::Advantage;
        let [strongest, richest] = self.advantages();
        if self.strongest != strongest {
            self.strongest = strongest;
            sink.tell(|| Event::AdvantageMoved { which: Advantage::Strength, holder: strongest });
        }
        if self.richest != richest {
            self.richest = richest;
            sink.tell(|| Event::AdvantageMoved { which: Advantage::Trade, holder: richest });
        }
        self.scores = self.counted_scores();
        self.note_reached();
    }

    /// The pile that this seat discards to.
    pub(crate) fn discard(&mut self, seat: Seat, card: Card) {
        let pile = if self.terms.tournament() { seat.index() } else { 0 };
        self.discards[pile].push(card);
    }
}
