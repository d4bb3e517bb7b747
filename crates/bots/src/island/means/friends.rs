//! Letters and what they buy.

use hex::{Corners, SideId, Sides, WIDE};
use island::{Choice, FriendsView, Guild, Hand, Letters, Resource};
use table::Seat;

use super::super::goal::Goal;
use super::super::plans::Ranked;
use super::super::scene::Scene;
use super::super::settler::{Settler, best};
use super::super::way::ways;
use super::roads;

/// What a letter is worth, in points.
const LETTER: f32 = 0.27;
/// How many a builder draws for a road that links.
const FOR_A_LINK: f32 = 3.0;
/// A letter in the measure of the harm that a robber does.
const LETTER_AS_HARM: f32 = 3.0;

fn friends<'a>(scene: &Scene<'a>) -> Option<&'a FriendsView> {
    scene.view.scenario.as_ref()?.friends.as_ref()
}

/// What it is worth to send the robber where he harms nobody.
pub(super) fn robber(scene: &Scene<'_>) -> f32 {
    if friends(scene).is_some_and(|friends| friends.stock > 0) { LETTER_AS_HARM } else { 0.0 }
}

/// At the desert a letter is better than a card, unless the victim is about to win.
pub(super) fn spare(scene: &Scene<'_>, choices: &[Choice]) -> Option<Choice> {
    let worth = friends(scene)?.stock > 0;
    (worth && choices.contains(&Choice::Spare)).then_some(Choice::Spare)
}

/// Everything that hangs together, as the corners it reaches.
fn networks(scene: &Scene<'_>, seat: Seat) -> Vec<Corners<WIDE>> {
    let grid = &scene.land.grid;
    let view = scene.seat(seat);
    let mut left: Sides<WIDE> = view.roads.iter().filter_map(|&side| grid.side_id(side)).collect();
    let own = view.settlements.iter().chain(&view.cities);
    let own: Corners<WIDE> = own.filter_map(|&corner| grid.corner_id(corner)).collect();
    let walls = (scene.foreign | scene.my_corners) - own;
    let (mut found, mut lone) = (Vec::new(), own);
    while let Some(side) = left.iter().next() {
        left.remove(side);
        let mut network: Corners<WIDE> = grid.ends(side).into_iter().collect();
        let mut open = network - walls;
        while let Some(corner) = open.iter().next() {
            open.remove(corner);
            for side in (grid.sides_at(corner) & left).iter() {
                left.remove(side);
                let across = grid.across(side, corner);
                if !network.contains(across) && !walls.contains(across) {
                    open.insert(across);
                }
                network.insert(across);
            }
        }
        lone -= network;
        found.push(network);
    }
    found.extend(lone.iter().map(|corner| [corner].into_iter().collect::<Corners<WIDE>>()));
    found
}

/// Roads that reach a network of somebody else for the first time.
pub(super) fn links(scene: &Scene<'_>, goals: &mut Vec<Goal>) {
    let Some(friends) = friends(scene) else { return };
    let drawn = FOR_A_LINK.min(friends.stock as f32);
    if drawn == 0.0 {
        return;
    }
    let grid = &scene.land.grid;
    let others: Vec<_> = scene.others().flat_map(|seat| networks(scene, seat)).collect();
    let far = scene.mine().stock.roads.min(3).into();
    for mine in networks(scene, scene.me) {
        let strangers = others.iter().filter(|network| !network.meets(mine));
        let strange = strangers.fold(Corners::EMPTY, |all, network| all | *network);
        let mut link = |way: &[SideId]| goals.extend(roads(way, LETTER * (drawn - 0.3)));
        for (at, way) in ways(scene, mine - scene.foreign, scene.free_paths(), far) {
            if strange.contains(at) {
                link(&way);
            }
            if way.len() == far || !scene.land.through.contains(at) {
                continue;
            }
            // A road may end at a building of somebody else, where no way goes on.
            for side in (grid.sides_at(at) - scene.taken).iter() {
                let across = grid.across(side, at);
                if (scene.foreign & strange).contains(across) {
                    link(&way.and(side));
                }
            }
        }
    }
}

/// The one that is furthest from winning draws before the stock runs out.
pub(super) fn draws_next(scene: &Scene<'_>, choices: &[Choice]) -> Option<Choice> {
    best(choices.iter().copied(), |choice| match choice {
        Choice::DrawsNext { seat } => -scene.threat(*seat),
        _ => f32::MIN,
    })
}

/// What letters are worth together: some favours take two of a kind.
fn worth(letters: Letters) -> f32 {
    let pairs = |guild: Guild, pair: f32, single: f32| {
        let count = letters[guild];
        f32::from(count / 2) * pair + f32::from(count % 2) * single
    };
    pairs(Guild::MasterBuilder, 1.0, 0.4)
        + pairs(Guild::Scholar, 0.55, 0.22)
        + 0.33 * f32::from(letters[Guild::RoadBuilder])
        + 0.24 * f32::from(letters[Guild::Merchant])
        + 0.2 * f32::from(letters[Guild::Trader])
}

fn my_letters(scene: &Scene<'_>) -> Letters {
    let mine = friends(scene).and_then(|friends| friends.seats.get(scene.me.index()));
    mine.and_then(|mine| mine.letters).unwrap_or_default()
}

/// The letter without which the others are worth most.
pub(super) fn put_back(scene: &Scene<'_>, choices: &[Choice]) -> Option<Choice> {
    let letters = my_letters(scene);
    best(choices.iter().copied(), |choice| match choice {
        Choice::PutBack { guild } if letters[*guild] > 0 => {
            worth(letters.minus(Letters::one(*guild)))
        }
        _ => f32::MIN,
    })
}

impl Settler {
    /// A point is a point, also before the roll.
    pub(super) fn redeem_point(&self, choices: &[Choice]) -> Option<Choice> {
        let point = Choice::Redeem { guild: Guild::MasterBuilder };
        choices.contains(&point).then_some(point)
    }

    /// The favour that helps most, and the swaps that a favour has brought.
    pub(super) fn redeem(
        &mut self,
        scene: &Scene<'_>,
        choices: &[Choice],
        ranked: &Ranked<'_>,
    ) -> Option<Choice> {
        if let Some(point) = self.redeem_point(choices) {
            return Some(point);
        }
        let hand = scene.hand();
        let now = ranked.worth(hand);
        let swapped = |give: Resource, take: Resource| {
            ranked.worth(hand.minus(Hand::one(give)).plus(Hand::one(take)))
        };
        let swaps = choices.iter().copied().filter(|choice| matches!(choice, Choice::Swap { .. }));
        let swap = best(swaps, |choice| match choice {
            Choice::Swap { give, take } => swapped(*give, *take),
            _ => f32::MIN,
        });
        if let Some(Choice::Swap { give, take }) = swap
            && swapped(give, take) > now
        {
            return swap;
        }
        let favour = |guild: Guild| match guild {
            Guild::MasterBuilder => 1.0,
            Guild::Scholar => 0.6,
            Guild::RoadBuilder => {
                let roads = ranked.iter().take(3).any(|(_, goal)| goal.has_roads());
                if roads { 0.5 } else { 0.0 }
            }
            Guild::Merchant => {
                let taken = Resource::ALL.into_iter().filter(|&kind| scene.view.bank[kind] > 0);
                let taken = taken.map(|kind| ranked.worth(hand.plus(Hand::one(kind))));
                if taken.fold(0.0, f32::max) > 1.05 * now { 0.4 } else { 0.0 }
            }
            Guild::Trader => {
                let pairs = hand.kinds().flat_map(|give| {
                    Resource::ALL
                        .into_iter()
                        .filter(move |&take| take != give)
                        .map(move |take| (give, take))
                });
                let pairs = pairs.filter(|&(_, take)| scene.view.bank[take] > 0);
                let most = pairs.map(|(give, take)| swapped(give, take)).fold(0.0, f32::max);
                if most > 1.15 * now { 0.35 } else { 0.0 }
            }
        };
        let guilds = Guild::ALL.into_iter();
        let guilds = guilds.filter(|&guild| choices.contains(&Choice::Redeem { guild }));
        let guild = best(guilds, |&guild| favour(guild)).filter(|&guild| favour(guild) > 0.0)?;
        Some(Choice::Redeem { guild })
    }

    /// A card that is not needed is worth a letter, if it goes to somebody harmless.
    pub(super) fn give(
        &mut self,
        scene: &Scene<'_>,
        choices: &[Choice],
        ranked: &Ranked<'_>,
    ) -> Option<Choice> {
        if friends(scene)?.stock == 0 {
            return None;
        }
        let hand = scene.hand();
        let now = ranked.worth(hand);
        let keeps = if hand.total() > 7 { 0.8 } else { 0.93 };
        let left = |card: Resource| {
            ranked.worth(hand.minus(Hand::one(card))) + 0.001 * f32::from(hand[card])
        };
        let gifts = choices.iter().copied().filter(|choice| match choice {
            Choice::Give { card, to } => left(*card) > keeps * now && !scene.is_dangerous(*to),
            _ => false,
        });
        best(gifts, |gift| match gift {
            Choice::Give { card, to } => left(*card) - 0.02 * scene.threat(*to),
            _ => f32::MIN,
        })
    }

    /// A letter that waits alone for a second one is exchanged, where nothing could be redeemed.
    pub(super) fn exchange(&self, scene: &Scene<'_>, choices: &[Choice]) -> Option<Choice> {
        let letters = my_letters(scene);
        // Two of a kind are kept for the next turn.
        let lone = |guild: Guild| letters[guild] == 1;
        let waiting = lone(Guild::Scholar) || lone(Guild::MasterBuilder);
        let spare = letters.total() >= 2 && (waiting || letters[Guild::Trader] > 0);
        (spare && choices.contains(&Choice::Exchange)).then_some(Choice::Exchange)
    }
}
