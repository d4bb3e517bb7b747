//! Progress cards: what each is worth in the hand, and when it is played.

use hex::Hex;
use island::{Choice, Hand, KnightsView, Progress, Resource};
use table::Seat;

use super::super::goal::{Goal, Kind};
use super::super::land::pips;
use super::super::plans::Ranked;
use super::super::scene::Scene;
use super::super::settler::{Settler, best};
use super::knights::{self, defence, improvement, near};

/// Less than this is kept for a better moment, unless the hand is full.
const ENOUGH: f32 = 0.15;
/// With so many progress cards the next one may have to go.
const FULL: usize = 4;

/// What a card is worth to whoever holds it.
pub(super) fn keeping(card: Progress) -> f32 {
    match card {
        Progress::Constitution | Progress::Printer | Progress::Merchant => 1.0,
        Progress::Medicine | Progress::Warlord | Progress::Spy => 0.7,
        Progress::Crane | Progress::Wedding | Progress::MasterMerchant => 0.65,
        Progress::ResourceMonopoly
        | Progress::Deserter
        | Progress::Irrigation
        | Progress::Mining => 0.6,
        Progress::Bishop | Progress::Smith | Progress::RoadBuilding | Progress::Saboteur => 0.5,
        Progress::TradeMonopoly | Progress::MerchantFleet | Progress::Alchemist => 0.45,
        Progress::Engineer | Progress::Inventor | Progress::CommercialHarbour => 0.4,
        Progress::Diplomat | Progress::Intrigue => 0.25,
    }
}

/// What I get more in 36 rolls, and the others less, when the chips of two hexes change places.
pub(super) fn swapped(scene: &Scene<'_>, one: Hex, other: Hex) -> f32 {
    let share = |hex: Hex| {
        let Some(id) = scene.land.grid.hex_id(hex) else { return (0.0, 0.0) };
        let Some((_, pips)) = scene.land.yields(id) else { return (0.0, 0.0) };
        let cards = scene
            .blocked(id)
            .map(|(seat, cards)| if seat == scene.me { cards } else { -0.3 * cards });
        // A robber's guest is paid again one day.
        (cards.sum::<f32>() / pips, pips)
    };
    let ((mine, few), (theirs, many)) = (share(one), share(other));
    (mine - theirs) * (many - few)
}

/// What a roll of this number brings me, less a part of what it brings the others.
fn yielded(scene: &Scene<'_>, number: u8) -> f32 {
    let tiles = scene.land.layout.hexes.iter().filter(|tile| tile.number == Some(number));
    let hexes = tiles.filter_map(|tile| scene.land.grid.hex_id(tile.hex()?));
    let hexes = hexes.filter(|&hex| Some(hex) != scene.robber);
    let cards = hexes.flat_map(|hex| scene.blocked(hex)).map(|(seat, cards)| {
        let cards = cards / pips(number);
        if seat == scene.me { cards } else { -0.3 * cards }
    });
    cards.sum()
}

impl Settler {
    /// Before the roll: the dice that pay me best, where they pay well.
    pub(super) fn foretell(&self, scene: &Scene<'_>, choices: &[Choice]) -> Option<Choice> {
        let value = |choice: &Choice| match choice {
            Choice::PlayAlchemist { dice: [red, yellow] } if red + yellow != 7 => {
                // A low red die lets more gates open, mine among them.
                yielded(scene, red + yellow) - 0.05 * f32::from(*red)
            }
            _ => f32::MIN,
        };
        best(choices.iter().copied(), value).filter(|choice| value(choice) >= 1.5)
    }

    /// The progress card that helps most now, if one does.
    pub(super) fn play_progress(
        &mut self,
        scene: &Scene<'_>,
        choices: &[Choice],
        ranked: &Ranked<'_>,
    ) -> Option<Choice> {
        let view = scene.knights()?;
        let held = knights::mine(scene, view)?.progress.as_ref().map_or(0, Vec::len);
        let value = |choice: &Choice| self.progress_value(scene, view, choice, choices, ranked);
        let (value, choice) =
            best(choices.iter().map(|choice| (value(choice), *choice)), |it| it.0)?;
        let least = if held >= FULL { 0.0 } else { ENOUGH };
        (value > least).then_some(choice)
    }

    fn progress_value(
        &self,
        scene: &Scene<'_>,
        view: &KnightsView,
        choice: &Choice,
        choices: &[Choice],
        ranked: &Ranked<'_>,
    ) -> f32 {
        let mine = scene.mine();
        let behind = |seat: &Seat| scene.seat(*seat).points > mine.points;
        let cards = |seat: Seat| scene.seat(seat).hand_size as f32;
        match *choice {
            Choice::PlayCrane { track } => 0.2 + 0.5 * improvement(scene, track) - 0.3,
            Choice::PlayEngineer { .. } => 0.25,
            Choice::PlayIrrigation | Choice::PlayMining => 0.3,
            Choice::PlayMedicine { at } => {
                let city = |goal: &(f32, &Goal)| matches!(goal.1.kind, Kind::City(corner) if scene.land.grid.corner(corner) == at);
                ranked.iter().find(city).map_or(0.8, |(_, goal)| goal.gain)
            }
            Choice::PlayRoads => {
                let wanted = ranked.iter().take(4).any(|(_, goal)| goal.has_roads());
                if wanted { 0.5 } else { 0.02 }
            }
            Choice::PlaySmith => 0.2 + near(view) * defence(scene, view, 1),
            Choice::PlayInventor { one } => {
                let others = choices.iter().filter_map(|choice| match choice {
                    Choice::PlayInventor { one: other } if *other != one => Some(*other),
                    _ => None,
                });
                let most = others.map(|other| swapped(scene, one, other)).fold(0.0, f32::max);
                0.06 * most - 0.05
            }
            Choice::PlayCommercialHarbour if self.spare(scene, ranked).is_some() => 0.25,
            Choice::OfferCard { card, .. } => {
                if self.spare(scene, ranked) == Some(card) {
                    0.3
                } else {
                    -1.0
                }
            }
            Choice::PlayMasterMerchant { from } => {
                0.4 + 0.02 * cards(from) + 0.2 * scene.threat(from)
            }
            Choice::PlayMerchant { at } => {
                let has = view.merchant.is_some_and(|merchant| merchant.seat == scene.me);
                let kind = scene.land.grid.hex_id(at).and_then(|hex| scene.land.yields(hex));
                let income = kind.map_or(0.0, |(kind, _)| {
                    let rate = f32::from(mine.rates[kind]);
                    0.01 * (rate - 2.0).max(0.0) * scene.income[kind as usize]
                });
                income + if has { 0.01 } else { 1.0 }
            }
            Choice::PlayMerchantFleet { card } => {
                let now = ranked.worth(scene.hand());
                let then = self.two_for_one(scene, card, ranked);
                if then > 1.15 * now { 0.4 } else { 0.0 }
            }
            Choice::PlayResourceMonopoly { card } => {
                let haul: f32 = scene.others().map(|seat| scene.likely(seat, card).min(2.0)).sum();
                0.14 * haul - 0.15
            }
            Choice::PlayTradeMonopoly { card } => {
                let haul: f32 = scene.others().map(|seat| scene.likely(seat, card).min(1.0)).sum();
                0.25 * haul - 0.15
            }
            Choice::PlayBishop => 0.35,
            Choice::PlayDeserter { from } => {
                let knights = view.seats.get(from.index()).map_or(0, |seat| seat.knights.len());
                0.3 + 0.1 * knights as f32
            }
            Choice::PlayDiplomat { at } => {
                let owner = scene.others().find(|&seat| scene.seat(seat).roads.contains(&at));
                let breaks = owner.is_some_and(|seat| {
                    let seat = scene.seat(seat);
                    seat.longest_road && seat.road_length <= mine.road_length.max(5)
                });
                match owner {
                    Some(_) if breaks => 1.2,
                    Some(_) => 0.03,
                    None => -1.0,
                }
            }
            Choice::PlayIntrigue { .. } => 0.2,
            Choice::PlaySaboteur => {
                let hit = scene.others().filter(|&seat| scene.seat(seat).points >= mine.points);
                0.04 * hit.map(cards).sum::<f32>()
            }
            Choice::PlaySpy { from } => {
                let count = view.seats.get(from.index()).map_or(0, |seat| {
                    let counts = seat.progress_counts;
                    counts.trade + counts.politics + counts.science
                });
                0.3 + 0.05 * f32::from(count)
            }
            Choice::PlayWarlord => {
                let own = knights::mine(scene, view).map_or(&[][..], |mine| &mine.knights);
                let asleep = own.iter().filter(|knight| !knight.active);
                let strength: u8 = asleep.map(|knight| knight.rank.strength()).sum();
                near(view) * (0.1 * f32::from(strength) + defence(scene, view, strength.max(1)))
            }
            Choice::PlayWedding => 0.15 * scene.others().filter(behind).count() as f32,
            _ => f32::MIN,
        }
    }

    /// A resource that no plan needs.
    fn spare(&self, scene: &Scene<'_>, ranked: &Ranked<'_>) -> Option<Resource> {
        let hand = scene.hand();
        let now = ranked.worth(hand);
        let held = Resource::ALL.into_iter().filter(|&card| hand[card] > 0);
        let after = |card: &Resource| ranked.worth(hand.minus(Hand::one(*card)));
        best(held, after).filter(|card| after(card) >= 0.97 * now)
    }
}
