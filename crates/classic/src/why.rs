//! Of each kind of decision that a player may wish for, the one that comes nearest to being allowed.

use realm::{Amounts, Resource, Site, Slot};
use table::{Refusal, Seat};

use crate::card::{Card, Kind};
use crate::decision::Decision;
use crate::position::{Classic, Stage};

impl Classic {
    pub(crate) fn wished_by(&self, seat: Seat) -> Vec<(&'static str, Decision)> {
        let mut listed = Vec::new();
        self.list(seat, &mut listed);
        let realm = self.realm(seat);
        let road = self.road_places(seat).next().or_else(|| realm.roads().next());
        let site = self.settlement_places(seat).next().unwrap_or(Site::LEFT);
        let settlement = realm.sites().find(|&site| !realm.is_city(site)).unwrap_or(Site::LEFT);
        let room = realm.with_room(realm::Kinds::ALL).first();
        let store = room.or_else(|| realm.lands().first().map(Into::into));
        let give = Resource::ALL.into_iter().max_by_key(|&kind| {
            let elsewhere = store.and_then(|store| realm.kind_of(store)) != Some(kind);
            (elsewhere, i16::from(realm.held().get(kind)) - i16::from(self.tally(seat).rate(kind)))
        });
        let slot = realm.filled().first().unwrap_or(Site::LEFT.slots()[0]);
        let card =
            self.hands[seat.index()].iter().find_map(|secret| secret.card).unwrap_or_default();
        let stack = self.drawable(seat).next().unwrap_or(0);
        let mage = self.charm(seat).mages.first().map_or(Site::LEFT.lands()[0], |mage| mage.at);
        let books = self.tally(seat).books;
        let book = books.first().and_then(|slot| realm.card(slot)).unwrap_or(Card::KeeperOfFate);
        let three = self.terms.three();
        let nearest = [
            Some(Decision::Roll),
            road.map(|at| Decision::Road { at }),
            Some(Decision::Settlement { at: site, scout: false }),
            Some(Decision::City { at: settlement }),
            Some(Decision::Demolish { at: slot }),
            store.zip(give).map(|(to, give)| Decision::Exchange { give, to }),
            Some(self.nearest_offer(seat)),
            Some(Decision::Citadel { at: self.citadel_places(seat).next().unwrap_or(settlement) }),
            Some(Decision::Dismiss { at: mage }),
            Some(Decision::Charge { at: mage }),
            Some(Decision::Mill { to: mage }),
            Some(Decision::Brew { at: slot }),
            Some(Decision::Cast { card: book }),
            three.then_some(Decision::League { to: mage }),
            three.then_some(Decision::Raze { right: self.charm(seat).posts[0].is_none() }),
            three.then_some(Decision::Mend { at: slot }),
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

    /// A trade of one for one, with whom it can be made if there is anybody.
    fn nearest_offer(&self, seat: Seat) -> Decision {
        let own = self.realm(seat);
        let swaps = self.rivals(seat).flat_map(|to| {
            Resource::ALL
                .into_iter()
                .flat_map(move |give| Resource::ALL.into_iter().map(move |want| (to, give, want)))
        });
        let mut swaps = swaps.filter(|(_, give, want)| give != want);
        let fits = |&(to, give, want): &(Seat, Resource, Resource)| {
            let theirs = self.realm(to);
            own.held().get(give) > 0
                && theirs.held().get(want) > 0
                && own.room().get(want) > 0
                && theirs.room().get(give) > 0
        };
        let any = swaps.clone().next();
        let (to, give, want) =
            swaps.find(fits).or(any).unwrap_or((seat, Resource::Lumber, Resource::Brick));
        Decision::Offer { to, give: Amounts::of(give, 1), want: Amounts::of(want, 1) }
    }

    /// Why a card of the own hand cannot be used now; `None` where it can.
    pub(crate) fn closed(&self, seat: Seat, card: Card) -> Option<Refusal> {
        let choice = match card {
            Card::Alchemist => Decision::Name { card, number: 1 },
            Card::Scout => {
                let at = self.settlement_places(seat).next().unwrap_or(Site::LEFT);
                Decision::Settlement { at, scout: true }
            }
            _ if card.kind().is_action() => Decision::Play { card },
            _ if card.kind() == Kind::Post => {
                Decision::Post { card, right: self.charm(seat).posts[0].is_some() }
            }
            _ if card.kind() == Kind::Wizard => {
                let post = self.posts_for(seat, card).next();
                Decision::Station { card, at: post.unwrap_or(Site::LEFT.lands()[0]) }
            }
            _ => Decision::Build { card, at: self.nearest_site(seat, card) },
        };
        self.may(seat, &choice).err()
    }

    fn nearest_site(&self, seat: Seat, card: Card) -> Slot {
        let realm = self.realm(seat);
        let sites = self.sites_for(seat, card);
        sites.first().or_else(|| realm.city_spaces().first()).unwrap_or(Site::LEFT.slots()[0])
    }

    /// Whether cards of the hand can be used in this stage at all, so that it is worth saying why not.
    pub(crate) fn uses_cards(&self) -> bool {
        self.ask.is_none() && matches!(self.stage, Stage::Before | Stage::Action)
    }
}

fn kind(wish: &Decision) -> &'static str {
    match wish {
        Decision::Roll => "roll",
        Decision::Road { .. } => "road",
        Decision::Settlement { .. } => "settlement",
        Decision::City { .. } => "city",
        Decision::Demolish { .. } => "demolish",
        Decision::Exchange { .. } => "exchange",
        Decision::Offer { .. } => "offer",
        Decision::Citadel { .. } => "citadel",
        Decision::Dismiss { .. } => "dismiss",
        Decision::Charge { .. } => "charge",
        Decision::Mill { .. } => "mill",
        Decision::Brew { .. } => "brew",
        Decision::Cast { .. } => "cast",
        Decision::League { .. } => "league",
        Decision::Raze { .. } => "raze",
        Decision::Mend { .. } => "mend",
        Decision::Finish => "finish",
        Decision::Draw { .. } => "draw",
        Decision::Put { .. } => "put",
        _ => "search",
    }
}
