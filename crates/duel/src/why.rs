//! Of each kind of decision that a player may wish for, the one that comes nearest to being allowed.

use realm::{Resource, Site, Slot};
use table::{Refusal, Seat};

use crate::card::{Card, Kind};
use crate::decision::Decision;
use crate::position::{Duel, Stage};

impl Duel {
    pub(crate) fn wished_by(&self, seat: Seat) -> Vec<(&'static str, Decision)> {
        let mut listed = Vec::new();
        self.list(seat, &mut listed);
        let realm = self.realm(seat);
        let road = realm.road_places().next().or_else(|| realm.roads().next());
        let site = realm.settlement_places().next().unwrap_or(Site::LEFT);
        let settlement = realm.settlements().next().unwrap_or(Site::LEFT);
        let store = self.wares(seat).first().or_else(|| realm.lands().first().map(Into::into));
        let give = Resource::ALL.into_iter().max_by_key(|&kind| {
            let elsewhere = store.and_then(|store| realm.kind_of(store)) != Some(kind);
            (elsewhere, i16::from(realm.held().get(kind)) - i16::from(self.tally(seat).rate(kind)))
        });
        let dock = self.tally(seat).docks.iter().max_by_key(|&land| realm.stock(land.into()));
        let slot = realm.filled().first().unwrap_or(Site::LEFT.slots()[0]);
        let card = self.hands[seat].iter().find_map(|secret| secret.card).unwrap_or_default();
        let stack = self.drawable(seat).iter().next().unwrap_or(0);
        let land = realm.lands().first();
        let nearest = [
            Some(Decision::Roll),
            road.map(|at| Decision::Road { at }),
            Some(Decision::Settlement { at: site, scout: false }),
            Some(Decision::City { at: settlement }),
            land.map(|at| Decision::Cache { at }),
            Some(Decision::Demolish { at: slot }),
            store.zip(give).map(|(to, give)| Decision::Exchange { give, to }),
            store.zip(dock.or(land)).map(|(to, from)| Decision::Ship { from, to }),
            store.map(|to| Decision::Mint { to }),
            Some(Decision::Finish),
            Some(Decision::Draw { stack }),
            Some(Decision::Put { card, stack }),
            Some(Decision::Search { stack }),
        ];
        let allowed = |wish: &Decision| {
            let same =
                |other: &&Decision| std::mem::discriminant(*other) == std::mem::discriminant(wish);
            listed.iter().find(same).copied().unwrap_or(*wish)
        };
        nearest.iter().flatten().map(|wish| (kind(wish), allowed(wish))).collect()
    }

    /// Why a card of the own hand, or of the open stack, cannot be used now; `None` where it can.
    pub(crate) fn closed(&self, seat: Seat, card: Card) -> Option<Refusal> {
        let used_later = match card.kind() {
            Kind::Action => self.check_play_by(seat, card),
            _ => self.check_card_by(seat, card),
        };
        used_later.err()
    }

    fn check_play_by(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let choice = match card.original() {
            Card::BrigittaTheWiseWoman => Decision::Name { card, number: 1 },
            Card::Scout => {
                let at = self.realm(seat).settlement_places().next().unwrap_or(Site::LEFT);
                Decision::Settlement { at, scout: true }
            }
            _ => Decision::Play { card },
        };
        self.may(seat, &choice)
    }

    fn check_card_by(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let choice = match card.kind() {
            Kind::LandscapeExpansion => {
                self.realm(seat).lands().first().map(|at| Decision::Cache { at })
            }
            _ => Some(Decision::Build { card, at: self.nearest_site(seat, card) }),
        };
        choice.map_or(Ok(()), |choice| self.may(seat, &choice))
    }

    fn nearest_site(&self, seat: Seat, card: Card) -> Slot {
        let realm = self.realm(seat);
        let sites = self.sites_for(seat, card);
        sites.first().or_else(|| realm.city_spaces().first()).unwrap_or(Site::LEFT.slots()[0])
    }

    /// Whether cards of the hand can be used in this stage at all, so that it is worth saying why not.
    pub(crate) fn uses_cards(&self) -> bool {
        self.ask.is_none()
            && matches!(self.stage, Stage::Before | Stage::Action | Stage::Prepare { .. })
    }
}

fn kind(wish: &Decision) -> &'static str {
    match wish {
        Decision::Roll => "roll",
        Decision::Road { .. } => "road",
        Decision::Settlement { .. } => "settlement",
        Decision::City { .. } => "city",
        Decision::Cache { .. } => "cache",
        Decision::Demolish { .. } => "demolish",
        Decision::Exchange { .. } => "exchange",
        Decision::Ship { .. } => "ship",
        Decision::Mint { .. } => "mint",
        Decision::Finish => "finish",
        Decision::Draw { .. } => "draw",
        Decision::Put { .. } => "put",
        _ => "search",
    }
}
