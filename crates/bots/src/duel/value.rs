//! What cards, landscapes and points are worth, counted in victory points.

use duel::{Card, Kind, Side};
use realm::{Land, Resource, Slot};

/// What one resource is worth: six or seven make a victory point.
pub(super) const RESOURCE: f32 = 0.13;

/// How many rounds are probably left.
pub(super) fn rounds(side: Side<'_>) -> f32 {
    let lead = side.victory().max(side.opponent().victory());
    let missing = side.game().target().saturating_sub(lead);
    (1.4 * f32::from(missing) + 1.0).clamp(2.0, 14.0)
}

/// What a landscape yields in a roll, on average.
pub(super) fn yields(side: Side<'_>, land: Land) -> f32 {
    if side.boosted().has(land) { 2.0 / 6.0 } else { 1.0 / 6.0 }
}

/// What it is worth to have so many points of a kind against so many of the other one's, beside the token: who
/// is ahead keeps it, and who is close may get it. `held` is what the advantage brings beside its point.
pub(super) fn contest(own: u8, other: u8, held: f32) -> f32 {
    let lead = f32::from(own) - f32::from(other);
    let reach = 0.3 * lead / (lead.abs() + 3.0) + 0.03 * f32::from(own.min(10));
    reach + if has_advantage(own, other) { held } else { 0.0 }
}

fn has_advantage(own: u8, other: u8) -> bool {
    own >= 3 && own > other
}

/// What the strength advantage brings beside its point.
pub(super) fn strength_bonus() -> f32 {
    0.15
}

/// What the trade advantage brings beside its point: one of the six faces takes a resource from the other.
pub(super) fn trade_bonus(rounds: f32) -> f32 {
    rounds * RESOURCE / 3.0
}

/// What it is worth to be ahead in skill: one of the six faces is a celebration.
pub(super) fn skill(own: u8, other: u8, rounds: f32) -> f32 {
    let lead = f32::from(own) - f32::from(other);
    let ahead = if own > other { 0.5 } else { 0.0 } - if own < other { 0.5 } else { 0.0 };
    rounds * RESOURCE / 3.0 * (ahead + 0.3 * lead / (lead.abs() + 3.0))
}

/// What some more points of a contested kind change for both, tokens counted.
fn more(own: u8, other: u8, by: u8, held: f32) -> f32 {
    if by == 0 {
        return 0.0;
    }
    let token = |own: u8| {
        f32::from(u8::from(has_advantage(own, other)))
            - f32::from(u8::from(has_advantage(other, own)))
    };
    let after = own + by;
    token(after) - token(own) + contest(after, other, held) - contest(own, other, held)
}

/// What a card adds when it is built or played, wherever it stands.
pub(super) fn of_card(side: Side<'_>, card: Card) -> f32 {
    let rounds = rounds(side);
    if card.kind() == Kind::Action {
        return of_action(side, card);
    }
    let (own, other, points) = (side.points(), side.opponent().points(), card.points());
    let mut worth = f32::from(points.victory);
    worth += more(own.strength, other.strength, points.strength, strength_bonus());
    worth += more(own.trade, other.trade, points.trade, trade_bonus(rounds));
    if points.skill > 0 {
        worth += skill(own.skill + points.skill, other.skill, rounds)
            - skill(own.skill, other.skill, rounds);
    }
    worth += 0.15 * f32::from(points.progress);
    let left = side.game().target().saturating_sub(side.victory());
    if points.victory >= left {
        worth += 2.0;
    }
    worth + of_effect(side, card, rounds)
}

/// What a card does beside its points, wherever it stands.
fn of_effect(side: Side<'_>, card: Card, rounds: f32) -> f32 {
    let ships = f32::from(side.ships().len());
    match card.original() {
        Card::ParishHall => 0.10,
        Card::Marketplace => 0.03 * rounds,
        Card::TollBridge => 0.03 * rounds,
        Card::OreShip => ship(side, Resource::Ore, rounds),
        Card::GrainShip => ship(side, Resource::Grain, rounds),
        Card::GoldShip => ship(side, Resource::Gold, rounds),
        Card::LumberShip => ship(side, Resource::Lumber, rounds),
        Card::BrickShip => ship(side, Resource::Brick, rounds),
        Card::WoolShip => ship(side, Resource::Wool, rounds),
        Card::PirateShip if !side.opponent().ships().is_empty() => 0.45,
        Card::PirateShip => 0.10,
        Card::GoldCache => 0.15,
        Card::Moneylender if side.is_richest() => 0.3,
        Card::Harbor if side.ships().len() >= 3 => 1.0,
        Card::Harbor => 0.2 * ships,
        Card::SaltSilo => more(
            side.points().trade,
            side.opponent().points().trade,
            side.ships().len(),
            trade_bonus(rounds),
        ),
        Card::MerchantGuild => 0.1,
        Card::StapleHouse => 0.26,
        Card::Mint => 0.02 * rounds,
        Card::Fairgrounds if side.points().skill > side.opponent().points().skill => 0.26,
        Card::TitheBarn => 0.1 * f32::from(side.heroes()),
        Card::HeinrichTheSentinel => 0.1,
        Card::IrmgardKeeperOfTheLight => 0.05,
        Card::Library => 0.15,
        Card::TownHall => 0.15,
        Card::BuildingCrane => 0.25,
        Card::Pharmacy => 0.05,
        Card::University => 0.15,
        _ => 0.0,
    }
}

fn ship(side: Side<'_>, kind: Resource, rounds: f32) -> f32 {
    if side.rate(kind) <= 2 {
        return 0.0;
    }
    let lands = side.realm().stores(kind).iter().filter_map(|store| store.land());
    let income: f32 = lands.map(|land| yields(side, land)).sum();
    0.05 + 0.25 * RESOURCE * rounds * 2.0 * income
}

/// What an action card brings when it is played.
fn of_action(side: Side<'_>, card: Card) -> f32 {
    match card.original() {
        Card::BrigittaTheWiseWoman => 0.22,
        Card::Goldsmith | Card::MerchantCaravan => 0.18,
        Card::Scout if side.realm().settlement_places().next().is_some() => 0.35,
        Card::Scout => 0.2,
        Card::TradeMaster | Card::Brigands | Card::Arsonist => 0.45,
        Card::Archer if side.opponent().is_strongest() => 0.9,
        Card::Archer => 0.35,
        Card::Merchant | Card::VoyageOfPlunder | Card::Traitor => 0.3,
        Card::GudrunTerrorOfTheSeas => 0.15,
        Card::ThreeFieldSystem | Card::MineralMining | Card::Doctor => 0.25,
        Card::BenjaminTheTravelingScholar
        | Card::GuidoTheAmbassador
        | Card::GustavTheLibrarian
        | Card::SebastianTheItinerantPreacher => 0.18,
        Card::ReinerTheHerald => 0.15,
        _ => 0.05,
    }
}

/// The kind that a building makes its neighbours yield more of.
pub(super) fn boosts(card: Card) -> Option<Resource> {
    match card.original() {
        Card::IronFoundry => Some(Resource::Ore),
        Card::GrainMill => Some(Resource::Grain),
        Card::LumberCamp => Some(Resource::Lumber),
        Card::WeaversShop => Some(Resource::Wool),
        Card::BrickFactory => Some(Resource::Brick),
        _ => None,
    }
}

/// What a site adds to a card that stands there; less where it takes the place of a card that needs a city.
pub(super) fn of_site(side: Side<'_>, card: Card, at: Slot) -> f32 {
    let realm = side.realm();
    let beside = |wanted: &dyn Fn(Land) -> bool| {
        at.lands().into_iter().filter(|&land| wanted(land)).count() as f32
    };
    let here = match (boosts(card), card.original()) {
        (Some(kind), _) => {
            let fits = |land: Land| {
                realm.ground(land).is_some_and(|ground| ground.land.yields() == kind)
                    && !side.boosted().has(land)
            };
            beside(&fits) * (0.1 + RESOURCE * rounds(side) / 3.0 * 0.7)
        }
        (_, Card::Storehouse) => 0.12 * beside(&|land| !side.stored().has(land)),
        (_, Card::LargeTradeShip) => {
            let useful = |land: Land| {
                let rate = realm.ground(land).map_or(2, |ground| side.rate(ground.land.yields()));
                rate > 2 && !side.docks().has(land)
            };
            0.08 * beside(&useful)
        }
        (_, Card::BathHouse) => {
            let plagued = at.site().lands().into_iter().filter(|&land| side.plagued().has(land));
            0.03 * plagued.count() as f32
        }
        (_, Card::ParishHall) if realm.city_spaces().has(at) && side.game().has_eras() => 0.1,
        _ => 0.0,
    };
    let takes_a_citys =
        side.game().has_eras() && card.kind() != Kind::CityBuilding && realm.city_spaces().has(at);
    here - if takes_a_citys { 0.15 } else { 0.0 }
}

/// What a card adds at the best site there is for it now, and nothing where there is none.
pub(super) fn at_best(side: Side<'_>, card: Card) -> f32 {
    let sites = side.sites_for(card);
    let best = sites.iter().map(|at| of_site(side, card, at)).fold(f32::NEG_INFINITY, f32::max);
    let free = card.kind() == Kind::LandscapeExpansion;
    if sites.is_empty() && !free { 0.0 } else { of_card(side, card) + best.max(-0.2) }
}

/// What a card in the hand is worth to its owner.
pub(super) fn in_hand(side: Side<'_>, card: Card) -> f32 {
    let single = card.is_single() && side.has(card);
    match card.kind() {
        _ if single => 0.0,
        Kind::Action if side.admits(card) => of_action(side, card),
        Kind::Action => 0.5 * of_action(side, card),
        _ => {
            let sites = if side.sites_for(card).is_empty() { 0.6 } else { 1.0 };
            let holds = if side.admits(card) { 1.0 } else { 0.6 };
            let fit = match boosts(card) {
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
        + 0.05 * f32::from(points.skill);
    let boosted = match boosts(card) {
        Some(_) => 0.4 * at.lands().iter().filter(|&&land| side.boosted().has(land)).count() as f32,
        None => 0.0,
    };
    let harbor = card.original() == Card::Harbor && side.ships().len() >= 3;
    f32::from(points.victory)
        + f32::from(u8::from(harbor))
        + 0.2 * f32::from(points.progress)
        + contested
        + boosted
        + 0.1
}
