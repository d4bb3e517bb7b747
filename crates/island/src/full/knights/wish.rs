//! Of each kind of decision the one that comes nearest to being allowed.

use std::mem::discriminant;

use hex::{Corner, CornerId, Corners, Hex, Id, WIDE};
use table::Seat;

use super::progress::Progress;
use super::track::Track;
use super::{choices, cities, of, orders, posts};
use crate::cards::Resource;
use crate::course::Course;
use crate::full::{Choice, Decided, Full, Scenarios};

/// One of each kind: the first that may be decided now, or one that names what is not in the way itself.
pub(in crate::full) fn wish(
    position: &Scenarios,
    seat: Seat,
    wishes: &mut Vec<(&'static str, Decided)>,
) {
    if position.own.knights.is_none() {
        return;
    }
    let mut listed = Vec::new();
    choices::list(position, seat, &mut listed);
    let of_kind = |wish: Choice| {
        listed.iter().find_map(|decision| match decision {
            Decided::Own(choice) if discriminant(choice) == discriminant(&wish) => Some(*choice),
            _ => None,
        })
    };
    let near = nearest(position, seat).into_iter().map(|(kind, wish)| {
        let choice = of_kind(wish).unwrap_or(wish);
        (kind, Decided::Own(choice))
    });
    wishes.extend(near);
}

fn nearest(position: &Scenarios, seat: Seat) -> Vec<(&'static str, Choice)> {
    let state = of(position);
    let grid = &position.board.grid;
    let name = |corner: CornerId| grid.corner(corner);
    let first = |sets: &[Corners<WIDE>]| -> Corner {
        let found = sets.iter().find_map(|set| set.iter().next());
        name(found.unwrap_or(CornerId::from_index(0)))
    };
    let knights = state.posted[seat];
    let sleeping = knights - state.active;
    let track = Track::ALL.into_iter().min_by_key(|&track| {
        let missing = cities::price(state.levels[seat], track, 0)[track.commodity()];
        (
            state.levels[seat][track] >= cities::TOP,
            missing.saturating_sub(position.hands[seat][track.commodity()]),
        )
    });
    let track = track.unwrap_or(Track::Trade);
    let to = position.others().iter().find(|&other| other != seat);
    let other = to.unwrap_or(seat.next(position.count()));
    let home: Hex = grid.hex(position.robber);
    let card = state.held[seat].iter().next().map_or(Progress::Alchemist, |known| known.card);
    let from = first(&[knights - state.fresh, knights]);
    let settlement = position.wished_city(seat);
    vec![
        ("improve_city", Choice::ImproveCity { track }),
        (
            "build_wall",
            Choice::BuildWall {
                at: first(&[cities::wall_spots(position, seat), position.cities[seat]]),
            },
        ),
        (
            "build_knight",
            Choice::BuildKnight {
                at: first(&[posts::places(position, seat), Full::reached(position, seat)]),
            },
        ),
        ("activate_knight", Choice::ActivateKnight { at: first(&[sleeping, knights]) }),
        (
            "promote_knight",
            Choice::PromoteKnight {
                at: first(&[orders::promotable(position, seat), knights - state.risen, knights]),
            },
        ),
        ("move_knight", Choice::MoveKnight { from, to: from }),
        ("chase_robber", Choice::ChaseRobber { from }),
        ("lay_back", Choice::LayBack { card }),
        ("play_alchemist", Choice::PlayAlchemist { dice: [1, 1] }),
        ("play_crane", Choice::PlayCrane { track }),
        ("play_engineer", Choice::PlayEngineer { at: first(&[position.cities[seat]]) }),
        ("play_inventor", Choice::PlayInventor { one: home }),
        ("play_irrigation", Choice::PlayIrrigation),
        ("play_medicine", Choice::PlayMedicine { at: settlement }),
        ("play_mining", Choice::PlayMining),
        ("play_roads", Choice::PlayRoads),
        ("play_smith", Choice::PlaySmith),
        ("play_commercial_harbour", Choice::PlayCommercialHarbour),
        ("offer_card", Choice::OfferCard { card: Resource::Lumber, to: other }),
        ("play_master_merchant", Choice::PlayMasterMerchant { from: other }),
        ("play_merchant", Choice::PlayMerchant { at: home }),
        ("play_merchant_fleet", Choice::PlayMerchantFleet { card: Resource::Lumber }),
        ("play_resource_monopoly", Choice::PlayResourceMonopoly { card: Resource::Lumber }),
        ("play_trade_monopoly", Choice::PlayTradeMonopoly { card: Resource::Paper }),
        ("play_bishop", Choice::PlayBishop),
        ("play_deserter", Choice::PlayDeserter { from: other }),
        ("play_diplomat", Choice::PlayDiplomat { at: position.wished_side(seat) }),
        ("play_intrigue", Choice::PlayIntrigue { at: from }),
        ("play_saboteur", Choice::PlaySaboteur),
        ("play_spy", Choice::PlaySpy { from: other }),
        ("play_warlord", Choice::PlayWarlord),
        ("play_wedding", Choice::PlayWedding),
    ]
}
