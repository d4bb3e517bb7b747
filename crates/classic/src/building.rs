//! Building: roads, settlements, cities, expansions; demolishing; and the tokens that follow.

use realm::{Amounts, Ground, Land, Lands, Piles, Road, Row, Secret, Site, Slot, Slots, Terrain};
use table::{Refusal, Rule, Seat, Sink, ensure};

use crate::ask::{Ask, Task};
use crate::card::{Card, Kind};
use crate::decision::Why;
use crate::event::{Event, Token};
use crate::position::{Classic, Stage};
use crate::rules::{classic, three, tourn, wiz};
use crate::tally::Tally;
use crate::view::PriceView;

/// What a road costs (CLASSIC-30).
pub(crate) const ROAD: Amounts = Amounts::new([1, 2, 0, 0, 0, 0]);
/// What a settlement costs (CLASSIC-30).
pub(crate) const SETTLEMENT: Amounts = Amounts::new([1, 1, 1, 1, 0, 0]);
/// What a city costs (CLASSIC-30).
pub(crate) const CITY: Amounts = Amounts::new([0, 0, 0, 2, 3, 0]);
/// So many settlements and cities one of three may own (THREE-11).
const MOST_SETTLEMENTS: u8 = 5;
const MOST_CITIES: u8 = 4;
/// With more strength than this the knight token stays on a tie, where three play (THREE-9).
const EASY_STRENGTH: u8 = 3;

impl Classic {
    /// Whether things may be built in this moment.
    fn may_build(&self) -> Result<(), Refusal> {
        let acting = self.stage == Stage::Action;
        ensure(acting, classic(20), "building is one of the free actions")
    }

    fn can_pay(&self, price: Amounts, rule: Rule) -> Result<(), Refusal> {
        ensure(self.realm(self.turn.seat).held().covers(price), rule, "the price cannot be paid")
    }

    pub(crate) fn check_road(&self, at: Road) -> Result<(), Refusal> {
        self.may_build()?;
        ensure(self.roads > 0, classic(33), "no road is left")?;
        let open = self.realm(self.turn.seat).road_places().any(|place| place == at);
        ensure(open, classic(31), "a road goes beside a settlement or city at an end of the row")?;
        let free = self.is_open_end(self.turn.seat, at.column());
        ensure(free, three(19), "a border post closes this end of the row")?;
        let farther = self.road_places(self.turn.seat).any(|place| place == at);
        ensure(farther, three(49), "the row has no room for another settlement there")?;
        self.can_pay(ROAD, classic(30))
    }

    pub(crate) fn check_settlement(&self, at: Site, scout: bool) -> Result<(), Refusal> {
        self.may_build()?;
        ensure(self.settlements > 0, classic(33), "no settlement is left")?;
        let open = self.realm(self.turn.seat).settlement_places().any(|place| place == at);
        ensure(open, classic(31), "a settlement goes at the open end of a road")?;
        let free = self.is_open_end(self.turn.seat, at.column());
        ensure(free, three(19), "a border post closes this end of the row")?;
        let few = self.may_own_settlement(self.turn.seat);
        ensure(few, three(11), "nobody owns more than five settlements")?;
        self.can_pay(SETTLEMENT, classic(30))?;
        let scouts = !scout || self.in_hand(self.turn.seat, Card::Scout).is_some();
        ensure(scouts, classic(39), "no Scout is in the hand")
    }

    pub(crate) fn check_city(&self, at: Site) -> Result<(), Refusal> {
        self.may_build()?;
        ensure(self.cities > 0, classic(33), "no city is left")?;
        let realm = self.realm(self.turn.seat);
        let settlement = realm.has_site(at) && !realm.is_city(at) && !realm.is_citadel(at);
        ensure(settlement, classic(31), "a city is laid on an own settlement")?;
        let few = self.may_own_city(self.turn.seat);
        ensure(few, three(11), "nobody owns more than four cities")?;
        self.can_pay(CITY, classic(30))
    }

    /// Where the seat may lay a road: at an end that no border post closes, and behind which a settlement has room.
    pub(crate) fn road_places(&self, seat: Seat) -> impl Iterator<Item = Road> + '_ {
        let three = self.terms.three();
        let farther =
            move |road: &Road| !three || Site::at(road.column() + road.column().signum()).is_some();
        let open = move |road: &Road| self.is_open_end(seat, road.column());
        self.realm(seat).road_places().filter(farther).filter(open)
    }

    /// Where the seat may lay a settlement: at an end that no border post closes.
    pub(crate) fn settlement_places(&self, seat: Seat) -> impl Iterator<Item = Site> + '_ {
        let open = move |site: &Site| self.is_open_end(seat, site.column());
        self.realm(seat).settlement_places().filter(open)
    }

    /// Whether one more settlement is not too many (THREE-11).
    pub(crate) fn may_own_settlement(&self, seat: Seat) -> bool {
        let realm = self.realm(seat);
        let bare = realm.site_count() - realm.city_count() - realm.citadel_count();
        !self.terms.three() || bare < MOST_SETTLEMENTS
    }

    /// Whether one more city is not too many (THREE-11).
    pub(crate) fn may_own_city(&self, seat: Seat) -> bool {
        !self.terms.three() || self.realm(seat).city_count() < MOST_CITIES
    }

    /// What a card costs: where three play, what doubles a resource costs one more of it (THREE-31).
    #[inline]
    pub(crate) fn price(&self, card: Card) -> Amounts {
        let more = card.facts().boosts.filter(|_| self.terms.three());
        more.map_or(card.cost(), |kind| card.cost() + Amounts::of(kind, 1))
    }

    /// The cards that cost something else here than what is printed on them.
    pub(crate) fn prices(&self) -> Vec<PriceView> {
        let here = Card::ALL.iter().filter(|&&card| self.terms.uses(card));
        let priced = here.map(|&card| PriceView { card, cost: self.price(card) });
        priced.filter(|&PriceView { card, cost }| cost != card.cost()).collect()
    }

    /// Whether the card may be built by the seat on turn, wherever that is.
    pub(crate) fn check_card(&self, card: Card) -> Result<(), Refusal> {
        self.may_build()?;
        let seat = self.turn.seat;
        let own = card.kind().is_placed() && self.in_hand(seat, card).is_some();
        ensure(own, classic(16), "the card is no expansion in the hand")?;
        self.check_standing(seat, card)?;
        self.can_pay(self.price(card), classic(16))
    }

    /// Whether a card of the hand may stand in the realm, wherever that is, and its magic can be paid.
    pub(crate) fn check_standing(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        self.check_unique(seat, card)?;
        if !card.kind().is_magic() {
            return Ok(());
        }
        self.check_needs(seat, card)?;
        ensure(self.power(seat) >= laying(card), wiz(31), "the wizards have too little power")
    }

    /// Whether nobody else has the same named unit, of which a tournament may have several (TOURN-10).
    pub(crate) fn check_unique(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if !self.terms.tournament() || !card.is_unique() {
            return Ok(());
        }
        let stands = |other: Seat| {
            let mut mages = self.charm(other).mages.iter();
            self.tally(other).has(card) || mages.any(|mage| mage.card == card)
        };
        ensure(!self.rivals(seat).any(stands), tourn(10), "another player has the same in play")
    }

    /// The sites where this card may stand.
    pub(crate) fn sites_for(&self, seat: Seat, card: Card) -> Slots {
        self.spaces_for(seat, card).but(self.realm(seat).filled())
    }

    /// The sites where this card may stand, free or not.
    pub(crate) fn spaces_for(&self, seat: Seat, card: Card) -> Slots {
        let realm = self.realm(seat);
        match card.kind() {
            Kind::CityBuilding => realm.city_spaces(),
            kind if kind.is_magic() => realm.citadel_spaces(),
            _ => realm.spaces(),
        }
    }

    pub(crate) fn check_build(&self, card: Card, at: Slot) -> Result<(), Refusal> {
        self.check_card(card)?;
        let seat = self.turn.seat;
        let city_only =
            card.kind() == Kind::CityBuilding && !self.realm(seat).city_spaces().has(at);
        ensure(!city_only, classic(16), "red cards stand in cities only")?;
        let citadel_only = card.kind().is_magic() && !self.realm(seat).citadel_spaces().has(at);
        ensure(!citadel_only, wiz(31), "the card stands in citadels only")?;
        let free = self.sites_for(seat, card).has(at);
        ensure(free, classic(14), "that is no free site of the own realm")
    }

    pub(crate) fn check_demolish(&self, at: Slot) -> Result<(), Refusal> {
        let acting = self.stage == Stage::Action;
        ensure(acting, classic(35), "expansions are demolished among the free actions")?;
        let own = self.realm(self.turn.seat).card(at).is_some();
        ensure(own, classic(35), "no own expansion stands there")
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
        self.then([Task::Settlement { site }]);
        if scout {
            self.announce(seat, Card::Scout, None, sink);
        }
        self.charge(seat, SETTLEMENT, 0, Why::Building, sink);
    }

    pub(crate) fn build_city(&mut self, site: Site, sink: &mut impl Sink<Event>) {
        self.then([Task::City { site }]);
        self.charge(self.turn.seat, CITY, 0, Why::Building, sink);
    }

    /// Takes the card out of the hand, has it paid, and places it then.
    pub(crate) fn build_card(&mut self, card: Card, slot: Slot, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        let price = self.price(card);
        self.leave_hand(seat, card);
        self.then([Task::Spend { seat, power: laying(card) }, Task::Place { seat, card, slot }]);
        self.charge(seat, price, 0, Why::Building, sink);
    }

    pub(crate) fn lay_road(&mut self, road: Road, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        self.roads -= 1;
        self.realms[seat.index()].lay_road(road);
        sink.tell(|| Event::RoadBuilt { seat, at: road });
    }

    pub(crate) fn lay_city(&mut self, site: Site, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        self.cities -= 1;
        self.realms[seat.index()].lay_city(site);
        sink.tell(|| Event::CityBuilt { seat, at: site });
        self.recount(seat, sink);
    }

    /// A settlement that is paid for: its landscapes come first, and then it is laid itself.
    pub(crate) fn find_lands(&mut self, site: Site, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        self.turn.redrawn = 0;
        if std::mem::take(&mut self.turn.scouting) {
            self.ask = Some(Ask::Scout { seat, site });
        } else {
            self.draw_land(site, sink);
        }
    }

    /// The top landscape of the stack is drawn: at once where somebody has seen it, by chance otherwise.
    fn draw_land(&mut self, site: Site, sink: &mut impl Sink<Event>) {
        match self.grounds.stack(0).last().and_then(|secret| secret.card) {
            Some(ground) => self.land_drawn(site, ground, sink),
            None => self.ask = Some(Ask::Ground { site }),
        }
    }

    /// A landscape has come: of the first its owner says where it goes, the second goes to the other place.
    pub(crate) fn land_drawn(&mut self, site: Site, ground: Ground, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        let top = self.grounds.len(0) - 1;
        if self.grounds.take(0, top).card.is_none() {
            self.leave_ground_pool(ground);
        }
        match self.open_corners(site).single().filter(|_| !self.may_redraw(ground)) {
            Some(land) => {
                self.lay_land(land, ground, sink);
                self.lay_settlement(site, sink);
            }
            None => self.ask = Some(Ask::Lay { seat, site, ground }),
        }
    }

    /// Whether a landscape that was drawn may go under the stack: its owner has many of the kind, and the next one
    /// has not been there for this settlement (THREE-12).
    pub(crate) fn may_redraw(&self, ground: Ground) -> bool {
        let most = if ground.land == Terrain::GoldField { 2 } else { 3 };
        let there = self.realm(self.turn.seat).stores(ground.land.yields()).len();
        let fresh = self.grounds.len(0) > self.turn.redrawn.into();
        self.terms.three() && there >= most && fresh
    }

    pub(crate) fn redraw(&mut self, site: Site, ground: Ground, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        self.turn.redrawn += 1;
        self.grounds.put_under(0, Secret::open(ground));
        sink.tell(|| Event::Redrawn { seat, ground });
        self.draw_land(site, sink);
    }

    /// A landscape that was drawn is laid; after the first of the two the second comes.
    pub(crate) fn lay_drawn(
        &mut self,
        site: Site,
        ground: Ground,
        upper: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let row = if upper { Row::Upper } else { Row::Lower };
        if let Some(land) = self.open_corners(site).iter().find(|land| land.row() == row) {
            self.lay_land(land, ground, sink);
        }
        if self.open_corners(site).is_empty() {
            self.lay_settlement(site, sink);
        } else {
            self.draw_land(site, sink);
        }
    }

    /// A Scout has found both landscapes; the stack is shuffled then.
    pub(crate) fn lay_scouted(
        &mut self,
        site: Site,
        lands: [Ground; 2],
        sink: &mut impl Sink<Event>,
    ) {
        let corners = self.open_corners(site);
        for (land, ground) in corners.iter().zip(lands) {
            self.leave_grounds(ground);
            self.lay_land(land, ground, sink);
        }
        self.shuffle_grounds();
        self.lay_settlement(site, sink);
    }

    /// The corners of a site where no landscape lies yet, the upper one first.
    pub(crate) fn open_corners(&self, site: Site) -> Lands {
        let corners: Lands = site.lands().into_iter().collect();
        corners.but(self.realm(self.turn.seat).lands())
    }

    /// A landscape leaves the stack, wherever it lies there: the one that was seen, or one that nobody has seen.
    fn leave_grounds(&mut self, ground: Ground) {
        let pile = self.grounds.stack(0);
        let seen = pile.iter().rposition(|secret| secret.card == Some(ground));
        if seen.is_none() {
            self.leave_ground_pool(ground);
        }
        let pile = self.grounds.stack(0);
        if let Some(index) = seen.or_else(|| pile.iter().rposition(|secret| secret.card.is_none()))
        {
            self.grounds.take(0, index);
        }
    }

    pub(crate) fn leave_ground_pool(&mut self, ground: Ground) {
        if let Some(index) = self.ground_pool.iter().position(|&other| other == ground) {
            self.ground_pool.remove(index);
        }
    }

    fn shuffle_grounds(&mut self) {
        let seen = self.grounds.stack(0).iter().filter_map(|secret| secret.card);
        seen.for_each(|ground| self.ground_pool.push(ground));
        self.grounds = Piles::new(&[self.grounds.len(0) as u8]);
    }

    fn lay_land(&mut self, at: Land, ground: Ground, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        self.realms[seat.index()].lay_land(at, ground, 0);
        sink.tell(|| Event::LandLaid { seat, at, ground });
    }

    fn lay_settlement(&mut self, site: Site, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        self.settlements -= 1;
        self.realms[seat.index()].lay_settlement(site);
        sink.tell(|| Event::SettlementBuilt { seat, at: site });
        self.recount(seat, sink);
    }

    pub(crate) fn place(
        &mut self,
        seat: Seat,
        card: Card,
        slot: Slot,
        sink: &mut impl Sink<Event>,
    ) {
        self.realms[seat.index()].place(slot, card);
        sink.tell(|| Event::Built { seat, card, at: slot });
        self.recount(seat, sink);
    }

    pub(crate) fn demolish(&mut self, at: Slot, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        let Some(card) = self.unplace(seat, at) else { return };
        if card == Card::MagicMill {
            // Of several the one that was used goes first.
            self.turn.milled = self.turn.milled.saturating_sub(1);
        }
        if card == Card::MagicLeague {
            self.turn.leagued = self.turn.leagued.saturating_sub(1);
        }
        sink.tell(|| Event::Demolished { seat, card, at });
        self.discard(seat, card);
        self.recount(seat, sink);
    }

    /// Counts a realm anew, and moves the tokens.
    pub(crate) fn recount(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.tallies[seat.index()] = Tally::of(self.realm(seat), self.charm(seat));
        self.move_tokens(sink);
        self.drop_posts(sink);
        if !self.unlocked && self.may_unlock() {
            self.unlocked = true;
            sink.tell(|| Event::ActionsAllowed);
        }
    }

    /// Whether attacks and neutral actions may be played from now on (CLASSIC-40, WIZ-7, THREE-13).
    pub(crate) fn may_unlock(&self) -> bool {
        let mut points = self.everybody().map(|seat| self.victory_points(seat));
        if self.terms.three() {
            return points.sum::<u8>() >= 10;
        }
        if self.has_magic() { points.all(|points| points >= 3) } else { points.sum::<u8>() >= 7 }
    }

    /// Who alone has the most of something.
    pub(crate) fn first_alone(&self, points: impl Fn(&Tally) -> u8) -> Option<Seat> {
        let of = |seat| points(self.tally(seat));
        let most = self.everybody().map(of).max()?;
        let mut best = self.everybody().filter(|&seat| of(seat) == most);
        best.next().filter(|_| best.next().is_none())
    }

    /// The holders of the two tokens: the knight's and the windmill's (CLASSIC-27, CLASSIC-28). Where three play,
    /// whoever has one keeps it until another has more (THREE-7, THREE-9).
    pub(crate) fn tokens(&self) -> [Option<Seat>; 2] {
        let has_city = |seat: &Seat| self.realm(*seat).city_count() > 0;
        let strength = |seat: Seat| self.tally(seat).points.strength;
        let trade = |seat: Seat| self.tally(seat).points.trade;
        let richest = self.first_alone(|tally| tally.points.trade).filter(has_city);
        let strongest = self.first_alone(|tally| tally.points.strength);
        if !self.terms.three() {
            return [strongest, richest];
        }
        let still_strongest = self.strongest.filter(|&seat| {
            strength(seat) > EASY_STRENGTH
                && self.rivals(seat).all(|other| strength(other) <= strength(seat))
        });
        let still_richest = self.richest.filter(|&seat| {
            let mut others = self.rivals(seat).filter(has_city);
            others.all(|other| trade(other) <= trade(seat))
        });
        [still_strongest.or(strongest), still_richest.or(richest)]
    }

    fn move_tokens(&mut self, sink: &mut impl Sink<Event>) {
        let [strongest, richest] = self.tokens();
        if self.strongest != strongest {
            self.strongest = strongest;
            sink.tell(|| Event::TokenMoved { which: Token::Knight, holder: strongest });
        }
        if self.richest != richest {
            self.richest = richest;
            sink.tell(|| Event::TokenMoved { which: Token::Windmill, holder: richest });
        }
    }
}

/// The magic power that it costs to lay a card; the spell of a book is paid when it is cast.
pub(crate) fn laying(card: Card) -> u8 {
    if card.kind() == Kind::SpellBook { 0 } else { card.magic() }
}
