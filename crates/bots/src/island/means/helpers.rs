//! The helpers: when each acts, and which comes next.

use hex::{CornerId, SideId};
use island::{
    Choice, Decision, Development, Hand, Helper, HelpersView, Replaced, Resource, Terrain, price,
};

use super::super::goal::Kind;
use super::super::plans::Ranked;
use super::super::scene::Scene;
use super::super::settler::{Settler, best};

fn helpers<'a>(scene: &Scene<'a>) -> Option<&'a HelpersView> {
    scene.view.scenario.as_ref()?.helpers.as_ref()
}

fn replaced(price: Hand, swap: Option<Replaced>) -> Hand {
    swap.map_or(price, |Replaced { instead, pay }| {
        price.minus(Hand::one(instead)).plus(Hand::one(pay))
    })
}

/// Whether a played knight can go without the largest army going with it.
fn can_spare_knight(scene: &Scene<'_>) -> bool {
    let knights = |seat: &island::SeatView| seat.played[Development::Knight];
    let mine = knights(scene.mine());
    let most = scene.others().map(|seat| knights(scene.seat(seat))).max().unwrap_or(0);
    mine > 0 && (!scene.mine().largest_army || (mine > 3 && mine > most))
}

/// How useful a helper is to me now.
fn use_of(scene: &Scene<'_>, helper: Helper) -> f32 {
    let mine = scene.mine();
    let ahead = scene.others().any(|seat| scene.seat(seat).points > mine.points);
    match helper {
        // A card for a roll of anybody's that gives nothing: there is always one soon.
        Helper::Marianne => 0.9,
        Helper::Vincent if can_spare_knight(scene) => 1.0,
        Helper::Vincent => 0.1,
        Helper::Hilde => {
            if ahead {
                0.8
            } else {
                0.2
            }
        }
        Helper::Nassir => 0.6,
        Helper::Lin => {
            let desert = scene.land.layout.hexes.iter().any(|tile| tile.terrain == Terrain::Desert);
            let away = scene.robber.is_some_and(|hex| scene.land.yields(hex).is_some());
            match (desert && away, scene.robbed()) {
                (true, true) => 0.85,
                (true, false) => 0.65,
                (false, _) => 0.3,
            }
        }
        Helper::Candamir => 0.55,
        Helper::Jean => 0.5,
        Helper::Sean => {
            if mine.hand_size > 7 {
                0.6
            } else {
                0.4
            }
        }
        Helper::William => 0.45,
        Helper::Louis => 0.15,
    }
}

/// The helper that was used stays for a second time, or makes way for a better one.
pub(super) fn turn_or_swap(scene: &Scene<'_>, choices: &[Choice]) -> Option<Choice> {
    let mine = helpers(scene)?.seats.get(scene.me.index()).copied().flatten();
    best(choices.iter().copied(), |choice| match choice {
        Choice::TurnHelper => mine.map_or(0.0, |mine| use_of(scene, mine.helper)),
        Choice::SwapHelper { helper } => use_of(scene, *helper),
        _ => f32::MIN,
    })
}

/// The best of the development cards that Candamir shows.
pub(super) fn keep(scene: &Scene<'_>, choices: &[Choice]) -> Option<Choice> {
    let knights = |seat: &island::SeatView| seat.played[Development::Knight];
    let most = scene.others().map(|seat| knights(scene.seat(seat))).max().unwrap_or(0);
    let held = scene.mine().cards.map_or(0, |cards| cards[Development::Knight]);
    let army = knights(scene.mine()) + held + 1 >= 3.max(most + 1) && !scene.mine().largest_army;
    best(choices.iter().copied(), |choice| match choice {
        Choice::Keep { card } => match card {
            Development::VictoryPoint => 1.0,
            Development::Knight => {
                if army {
                    1.5
                } else {
                    0.6
                }
            }
            Development::RoadBuilding => 0.55,
            Development::YearOfPlenty => 0.5,
            Development::Monopoly => 0.65,
        },
        _ => f32::MIN,
    })
}

impl Settler {
    /// The use of the own helper that brings the plan forward, if one does.
    pub(super) fn use_helper(
        &mut self,
        scene: &Scene<'_>,
        decisions: &[Decision<Choice>],
        choices: &[Choice],
        ranked: &Ranked<'_>,
    ) -> Option<Choice> {
        let mine = helpers(scene)?.seats.get(scene.me.index()).copied().flatten()?;
        match mine.helper {
            Helper::Nassir => self.ask_around(scene, choices, ranked),
            Helper::William => beg(scene, choices, ranked),
            Helper::Louis => move_road(scene, choices, ranked),
            Helper::Candamir => self.choose_card(scene, decisions, choices, ranked),
            Helper::Hilde => visit(scene, choices),
            Helper::Jean => self.name_rate(scene, choices, ranked),
            Helper::Lin => self.send_robber(scene, choices),
            Helper::Vincent => give_up_knight(scene, choices),
            Helper::Marianne | Helper::Sean => None,
        }
    }

    /// Nassir asks those who are likely to have what brings the plan forward.
    fn ask_around(
        &self,
        scene: &Scene<'_>,
        choices: &[Choice],
        ranked: &Ranked<'_>,
    ) -> Option<Choice> {
        let hand = scene.hand();
        let now = ranked.worth(hand);
        let after = |choice: &Choice| {
            let Choice::UseNassir { card, of } = choice else { return f32::MIN };
            let likely: f32 = of.iter().map(|seat| scene.likely(seat, *card).min(1.0)).sum();
            let mut hand = hand;
            for _ in 0..likely.round() as u8 {
                let got = hand.plus(Hand::one(*card));
                let back = got.kinds().filter(|back| back != card);
                let back = back.map(|back| got.minus(Hand::one(back)));
                let Some(kept) = best(back, |&left| ranked.worth(left)) else { break };
                hand = kept;
            }
            ranked.worth(hand) + 0.001 * likely
        };
        let asks = choices.iter().copied();
        let asks = asks.filter(|choice| matches!(choice, Choice::UseNassir { .. }));
        best(asks, after).filter(|ask| after(ask) > 1.1 * now)
    }

    /// Candamir comes along when a development card would be bought.
    fn choose_card(
        &mut self,
        scene: &Scene<'_>,
        decisions: &[Decision<Choice>],
        choices: &[Choice],
        ranked: &Ranked<'_>,
    ) -> Option<Choice> {
        let wanted = ranked.first().is_some_and(|(_, goal)| goal.kind == Kind::Card)
            || self.build(scene, decisions) == Some(Decision::BuyCard);
        if !wanted {
            return None;
        }
        let buys = choices.iter().copied();
        let buys = buys.filter(|choice| matches!(choice, Choice::UseCandamir { .. }));
        best(buys, |choice| match choice {
            Choice::UseCandamir { swap } => {
                let left = scene.hand().minus(replaced(price::DEVELOPMENT, *swap));
                ranked.worth(left)
            }
            _ => f32::MIN,
        })
    }

    /// Jean trades what there is much of.
    fn name_rate(
        &self,
        scene: &Scene<'_>,
        choices: &[Choice],
        ranked: &Ranked<'_>,
    ) -> Option<Choice> {
        let now = ranked.worth(scene.hand());
        let named = choices.iter().copied().filter(|choice| match choice {
            Choice::UseJean { card } => scene.mine().rates[*card] > 2,
            _ => false,
        });
        let after = |choice: &Choice| match choice {
            Choice::UseJean { card } => self.two_for_one(scene, *card, ranked),
            _ => f32::MIN,
        };
        best(named, after).filter(|choice| after(choice) > 1.1 * now)
    }

    /// Lin sends the robber from an own hex, or from one whose card is of use.
    pub(super) fn send_robber(&mut self, scene: &Scene<'_>, choices: &[Choice]) -> Option<Choice> {
        let send =
            choices.iter().copied().find(|choice| matches!(choice, Choice::UseLin { .. }))?;
        let (card, _) = scene.land.yields(scene.robber?)?;
        let ranked = self.ranked(scene);
        let now = ranked.worth(scene.hand());
        let more = ranked.worth(scene.hand().plus(Hand::one(card)));
        (scene.robbed() || more > 1.08 * now).then_some(send)
    }
}

/// William pays for the next road of the plan with what the plan needs least.
fn beg(scene: &Scene<'_>, choices: &[Choice], ranked: &Ranked<'_>) -> Option<Choice> {
    let hand = scene.hand();
    let (_, goal) = ranked.first().filter(|(_, goal)| goal.has_roads())?;
    let rest = goal.price.minus(price::ROAD);
    let rolls = |paid: Hand| {
        if !hand.covers(paid) {
            return f32::MAX;
        }
        let left = hand.minus(paid);
        // Where it makes no difference to the plan, the kind goes of which there is most.
        let most = Resource::ALL.into_iter().map(|kind| left[kind]).max().unwrap_or(0);
        f32::from(scene.purse.rolls_to(rest, left)) + 0.01 * f32::from(most)
    };
    let cost = |choice: &Choice| match *choice {
        Choice::UseWilliam { instead, pay } => {
            rolls(replaced(price::ROAD, Some(Replaced { instead, pay })))
        }
        _ => f32::MAX,
    };
    let begs = choices.iter().copied();
    let begs = begs.filter(|choice| matches!(choice, Choice::UseWilliam { .. }));
    best(begs, |choice| -cost(choice)).filter(|choice| cost(choice) + 0.5 < rolls(price::ROAD))
}

/// Louis moves a road that leads nowhere to where the plan wants the next one.
fn move_road(scene: &Scene<'_>, choices: &[Choice], ranked: &Ranked<'_>) -> Option<Choice> {
    let grid = &scene.land.grid;
    let (_, goal) = ranked.first()?;
    let wanted = goal.first_road()?;
    let ends_open = |side: SideId| {
        let leads = |end: CornerId| {
            let beside = grid.corners_beside(end).iter().any(|at| scene.open.contains(at));
            scene.open.contains(end) || beside
        };
        grid.ends(side).into_iter().any(leads)
    };
    let line = |side: SideId| {
        let side = grid.side(side);
        scene.mine().road_line.sides().contains(&side)
    };
    choices.iter().copied().find(|choice| match choice {
        Choice::UseLouis { from, to } => {
            let (Some(from), Some(to)) = (grid.side_id(*from), grid.side_id(*to)) else {
                return false;
            };
            let kept = ends_open(from) || (line(from) && scene.mine().road_length >= 4);
            to == wanted && !kept
        }
        _ => false,
    })
}

/// Hilde visits the fullest hand.
fn visit(scene: &Scene<'_>, choices: &[Choice]) -> Option<Choice> {
    let visits = choices.iter().copied().filter(|choice| match choice {
        Choice::UseHilde { seat } => scene.seat(*seat).hand_size > 0,
        _ => false,
    });
    best(visits, |choice| match choice {
        Choice::UseHilde { seat } => scene.seat(*seat).hand_size as f32 + 3.0 * scene.threat(*seat),
        _ => f32::MIN,
    })
}

/// Vincent builds for a knight that can be spared: a city for choice.
fn give_up_knight(scene: &Scene<'_>, choices: &[Choice]) -> Option<Choice> {
    if !can_spare_knight(scene) {
        return None;
    }
    let grid = &scene.land.grid;
    let builds = choices.iter().copied().filter(|choice| {
        matches!(choice, Choice::UseVincentCity { .. } | Choice::UseVincentSettlement { .. })
    });
    best(builds, |choice| match choice {
        Choice::UseVincentCity { at } => {
            let income = grid.corner_id(*at).map(|at| scene.land.income(at, None));
            20.0 + income.map_or(0.0, |income| income.iter().sum::<f32>())
        }
        Choice::UseVincentSettlement { at } => {
            grid.corner_id(*at).map_or(0.0, |at| scene.land.value(at, &scene.income))
        }
        _ => f32::MIN,
    })
}
