//! What cards, landscapes and points are worth, counted in victory points.

use classic::{Card, Deck, Kind, Side};
use realm::{Land, Resource, Slot};

/// What one resource is worth: six or seven make a victory point.
pub(super) const RESOURCE: f32 = 0.13;

/// What one magic power is worth.
pub(super) const POWER: f32 = 0.05;

/// How many rounds are probably left.
pub(super) fn rounds(side: Side<'_>) -> f32 {
    let missing = side.game().sides().map(Side::lacking).min().unwrap_or(0);
    (1.4 * f32::from(missing) + 1.0).clamp(2.0, 14.0)
}

/// How many rolls are probably left: everybody's landscapes yield in everybody's turn.
pub(super) fn rolls(side: Side<'_>) -> f32 {
    rounds(side) * side.game().sides().count() as f32
}

/// From 0 to 1, how much longer the game takes already than it should: hands full of cards that can never be played
/// and sites full of what no longer helps are then cleared.
pub(super) fn weary(side: Side<'_>) -> f32 {
    let rounds = side.game().turns() as f32 / side.game().sides().count() as f32;
    ((rounds - 50.0) / 50.0).clamp(0.0, 1.0)
}

/// What a landscape yields in a roll, on average.
pub(super) fn yields(side: Side<'_>, land: Land) -> f32 {
    if side.boosted().has(land) { 2.0 / 6.0 } else { 1.0 / 6.0 }
}

/// A kind of points that the realms compete in.
#[derive(Clone, Copy)]
pub(super) struct Contest {
    own: u8,
    /// What the best of the others has.
    other: u8,
    /// Whether the token can be had: the windmill needs a city.
    open: bool,
    /// What the token brings beside its point.
    held: f32,
}

impl Contest {
    pub(super) fn of_strength(side: Side<'_>) -> Contest {
        let other = side.rivals().map(|rival| rival.points().strength).max().unwrap_or(0);
        Contest { own: side.points().strength, other, open: true, held: 0.15 }
    }

    pub(super) fn of_trade(side: Side<'_>) -> Contest {
        let other = side.rivals().map(|rival| rival.points().trade).max().unwrap_or(0);
        let open = side.realm().city_count() > 0;
        // One of the six faces takes a resource from another one.
        let held = rolls(side) * RESOURCE / 6.0;
        Contest { own: side.points().trade, other, open, held }
    }

    fn is_ahead(self) -> bool {
        self.open && self.own > self.other
    }

    /// What it is worth beside the token's point: who is ahead keeps it, and who is close may get it.
    pub(super) fn worth(self) -> f32 {
        let lead = f32::from(self.own) - f32::from(self.other);
        let reach = 0.3 * lead / (lead.abs() + 3.0) + 0.03 * f32::from(self.own.min(10));
        reach + if self.is_ahead() { self.held } else { 0.0 }
    }

    /// What so many points more change, tokens counted.
    pub(super) fn more(self, by: u8) -> f32 {
        if by == 0 {
            return 0.0;
        }
        let after = Contest { own: self.own + by, ..self };
        let token = |contest: Contest| {
            let lost = contest.open && contest.own < contest.other;
            f32::from(u8::from(contest.is_ahead())) - f32::from(u8::from(lost))
        };
        token(after) - token(self) + after.worth() - self.worth()
    }
}

/// What it is worth to have so many tournament points more: one of the six faces is a tournament.
pub(super) fn tournament(side: Side<'_>, more: u8) -> f32 {
    let own = side.points().tournament + more;
    let other = side.rivals().map(|rival| rival.points().tournament).max().unwrap_or(0);
    let lead = f32::from(own) - f32::from(other);
    let ahead = if own > other { 0.5 } else { 0.0 } - if own < other { 0.5 } else { 0.0 };
    rolls(side) * RESOURCE / 6.0 * (ahead + 0.3 * lead / (lead.abs() + 3.0))
}

/// What a card adds when it is built or played, wherever it stands.
pub(super) fn of_card(side: Side<'_>, card: Card) -> f32 {
    match card.kind() {
        kind if kind.is_action() => return of_action(side, card),
        Kind::Wizard => return of_wizard(side, side.posts_for(card).any(|land| side.wakes(land))),
        _ => {}
    }
    let points = card.points();
    let stands =
        |kind: Kind| side.realm().cards().filter(|(_, card)| card.kind() == kind).count() as u8;
    let forged = u8::from(card.kind() == Kind::Knight && side.has(Card::Smithy));
    let strength = match card {
        Card::Smithy => stands(Kind::Knight),
        _ => points.strength + forged,
    };
    let moored = u8::from(card.kind() == Kind::Fleet && side.has(Card::Harbor));
    let trade = match card {
        Card::Harbor => points.trade + stands(Kind::Fleet),
        _ => points.trade + moored,
    };
    let mut worth = f32::from(points.victory)
        + Contest::of_strength(side).more(strength)
        + Contest::of_trade(side).more(trade);
    if points.tournament > 0 {
        worth += tournament(side, points.tournament) - tournament(side, 0);
    }
    if points.victory > 0 && points.victory >= side.lacking() {
        worth += 2.0;
    }
    worth + of_effect(side, card)
}

/// What a wizard adds, who may be the first one of a citadel.
pub(super) fn of_wizard(side: Side<'_>, wakes: bool) -> f32 {
    let last = if side.lacking() <= 1 { 2.0 } else { 0.0 };
    0.15 + if wakes { 1.0 + last } else { 0.0 }
}

/// What a card does beside its points, wherever it stands.
fn of_effect(side: Side<'_>, card: Card) -> f32 {
    if let Some(kind) = side.trades(card) {
        return fleet(side, kind);
    }
    match card {
        Card::Abbey | Card::Library => 0.15,
        Card::TownHall => 0.1,
        Card::Aqueduct | Card::BathHouse | Card::Church => 0.04,
        Card::Mint if side.rate(Resource::Gold) > 1 => {
            let gold = side.realm().stores(Resource::Gold).len();
            0.05 + 0.06 * RESOURCE * rolls(side) * f32::from(gold)
        }
        Card::MercenaryTroop | Card::MercenaryCamp => 0.1,
        Card::MagicKitchen | Card::Countermagic | Card::Inspiration => 0.15,
        Card::MagicMill | Card::MagicLeague | Card::MagicEye | Card::WheelOfTime => 0.1,
        Card::LeapInTime | Card::LandMagic | Card::MagicPotion => 0.08,
        Card::PhilosophersStone | Card::KeeperOfFate => 0.03,
        Card::Prophecy | Card::ChangePlaces => 0.01,
        _ => 0.0,
    }
}

fn fleet(side: Side<'_>, kind: Resource) -> f32 {
    if side.rate(kind) <= 2 {
        return 0.0;
    }
    let lands = side.realm().stores(kind).iter().filter_map(|store| store.land());
    let income: f32 = lands.map(|land| yields(side, land)).sum();
    0.05 + 0.25 * RESOURCE * rolls(side) * income
}

/// What an action card brings when it is played.
pub(super) fn of_action(side: Side<'_>, card: Card) -> f32 {
    let strongest = side.rivals().any(Side::is_strongest);
    match card {
        Card::Scout if side.game().supply()[1] == 0 => 0.02,
        Card::Scout if side.has_open_road() => 0.35,
        Card::Scout => 0.2,
        Card::BlackKnight if strongest => 0.7,
        Card::BlackKnight => 0.25,
        Card::Arsonist => 0.45,
        Card::Merchant | Card::Brigands | Card::Materialization => 0.3,
        Card::Spy => 0.25,
        Card::Alchemist | Card::Caravan | Card::Bishop | Card::HerbWoman => 0.15,
        Card::Witch => 0.4,
        Card::Whirlwind | Card::WizardsDuel => 0.2,
        Card::ChangeLand | Card::WisdomOfTheAncestors | Card::ByMagicsHand => 0.1,
        _ => 0.05,
    }
}

/// What a deck is worth: with fewer points of its own than this, the supply may run out before anybody has won.
pub(super) fn of_deck(deck: &Deck) -> f32 {
    let points: u8 =
        deck.start.iter().chain(deck.cards.iter()).map(|card| card.points().victory).sum();
    0.3 * f32::from(points.min(5))
}

/// What a site adds to a card that stands there; less where it takes the place of a card that needs a city or a citadel.
pub(super) fn of_site(side: Side<'_>, card: Card, at: Slot) -> f32 {
    let realm = side.realm();
    let beside = |wanted: &dyn Fn(Land) -> bool| {
        at.lands().into_iter().filter(|&land| wanted(land)).count() as f32
    };
    let here = match (side.boosts(card), card) {
        (Some(kind), _) => {
            let fits = |land: Land| {
                realm.ground(land).is_some_and(|ground| ground.land.yields() == kind)
                    && !side.boosted().has(land)
            };
            beside(&fits) * (0.1 + RESOURCE * rolls(side) / 6.0 * 0.7)
        }
        (_, Card::Garrison) => 0.06 * beside(&|land| !side.guarded().has(land)),
        _ => 0.0,
    };
    let kind = card.kind();
    let takes_a_citys = kind != Kind::CityBuilding && realm.city_spaces().has(at);
    let takes_a_citadels = !kind.is_magic() && realm.citadel_spaces().has(at);
    let taken = if takes_a_citys { 0.15 } else { 0.0 } + if takes_a_citadels { 0.05 } else { 0.0 };
    here - taken
}

/// What a card adds at the best site there is for it now, and nothing where there is none.
pub(super) fn at_best(side: Side<'_>, card: Card) -> f32 {
    if card.kind() == Kind::Wizard {
        let open = side.posts_for(card).next().is_some();
        return if open { of_card(side, card) } else { 0.0 };
    }
    let sites = side.sites_for(card);
    if sites.is_empty() {
        return 0.0;
    }
    let best = sites.iter().map(|at| of_site(side, card, at)).fold(f32::NEG_INFINITY, f32::max);
    of_card(side, card) + best
}

/// What a card in the hand is worth to its owner.
pub(super) fn in_hand(side: Side<'_>, card: Card) -> f32 {
    let home = side.realm().citadel_count() > 0;
    match card.kind() {
        Kind::Spell if side.magic()[0] == 0 => 0.3 * of_action(side, card),
        kind if kind.is_action() => of_action(side, card),
        Kind::Wizard if home => at_best(side, card).max(0.1),
        Kind::Wizard => 0.3,
        Kind::Post => 0.6,
        kind if kind.is_magic() && (!home || side.lacks_power(card).is_none()) => 0.03,
        _ => {
            let sites = if side.sites_for(card).is_empty() { 0.6 } else { 1.0 };
            let holds = if side.admits(card) { 1.0 } else { 0.4 };
            let fit = match side.boosts(card) {
                Some(_) => at_best(side, card),
                None => of_card(side, card),
            };
            sites * holds * fit
        }
    }
}

/// What a card that stands in a realm is worth to its owner.
pub(super) fn standing(side: Side<'_>, at: Slot, card: Card) -> f32 {
    let points = card.points();
    let contested = 0.14 * f32::from(points.strength)
        + 0.2 * f32::from(points.trade)
        + 0.05 * f32::from(points.tournament);
    let boosted = match side.boosts(card) {
        Some(_) => 0.4 * at.lands().iter().filter(|&&land| side.boosted().has(land)).count() as f32,
        None => 0.0,
    };
    let useful = boosted + of_effect(side, card) + 0.1;
    f32::from(points.victory) + contested.min(0.9) + useful * (1.0 - weary(side))
}
