//! What holds in every position of every game, whatever is played: recounted from the view, not from what the
//! engine keeps up to date.

use std::collections::BTreeMap;

use duel::{AskView, Card, Decision, Duel, Event, Kind, Mode, Outcome, RealmView, Step, View, Why};
use realm::{Amounts, Resource};
use table::{Eye, Game, Seat};

use crate::random::{each_step, outcomes};

const MODES: [Mode; 6] =
    [Mode::First, Mode::Gold, Mode::Turmoil, Mode::Progress, Mode::Princes, Mode::Tournament];

fn open(game: &Duel) -> View {
    game.view(Eye::Arbiter)
}

/// All five kinds of points of a realm, from the cards that lie there.
fn recount(realm: &RealmView) -> [u8; 5] {
    let stands = |card: Card| realm.cards.iter().any(|placed| placed.card.original() == card);
    let ships = realm.cards.iter().filter(|placed| placed.card.kind() == Kind::TradeShip).count();
    let mut sum = [realm.sites.iter().map(|site| 1 + u8::from(site.city)).sum(), 0, 0, 0, 0];
    for placed in &realm.cards {
        let points = placed.card.points();
        let printed =
            [points.victory, points.trade, points.strength, points.skill, points.progress];
        sum.iter_mut().zip(printed).for_each(|(sum, printed)| *sum += printed);
    }
    sum[0] += u8::from(stands(Card::Harbor) && ships >= 3);
    if stands(Card::TradingBase) {
        sum[1] += u8::from(stands(Card::Marketplace)) + u8::from(stands(Card::Harbor));
    }
    if stands(Card::SaltSilo) {
        sum[1] += ships as u8;
    }
    sum
}

/// DUEL-64, DUEL-67, DUEL-68: points and tokens are what the cards on the table say.
#[test]
fn points_are_what_the_cards_say() {
    for mode in MODES {
        each_step(mode, 4, 50, |_, _, after| {
            let view = open(after);
            let counted: Vec<[u8; 5]> = view.realms.iter().map(recount).collect();
            let ahead = |kind: usize| {
                let [red, blue] = [counted[0][kind], counted[1][kind]];
                match () {
                    () if red >= 3 && red > blue => Some(Seat::new(0)),
                    () if blue >= 3 && blue > red => Some(Seat::new(1)),
                    () => None,
                }
            };
            assert_eq!((view.richest, view.strongest), (ahead(1), ahead(2)));
            for (seat, (realm, counted)) in Seat::first(2).zip(view.realms.iter().zip(&counted)) {
                let kept = realm.points;
                let kept = [kept.victory, kept.trade, kept.strength, kept.skill, kept.progress];
                let tokens = [view.richest, view.strongest];
                let tokens = tokens.iter().filter(|holder| **holder == Some(seat)).count() as u8;
                assert_eq!((kept, realm.victory), (*counted, counted[0] + tokens), "{mode:?}");
                assert_eq!(realm.hand_limit, 3 + counted[4]);
            }
        });
    }
}

/// DUEL-19, DUEL-20, DUEL-21: a store holds 0 to 3, changes are told with what fits, and sums agree.
#[test]
fn stores_hold_what_was_told_and_never_more_than_three() {
    for mode in MODES {
        let mut told = 0;
        each_step(mode, 4, 50, |before, events, after| {
            let mut stocks: BTreeMap<_, i8> = BTreeMap::new();
            for (seat, realm) in open(before).realms.iter().enumerate() {
                for land in &realm.lands {
                    stocks.insert((seat, land.at.to_string()), land.stock as i8);
                }
                let cache = realm.cache.map_or(0, |cache| cache.stock as i8);
                stocks.insert((seat, "cache".into()), cache);
            }
            let moved = events
                .iter()
                .any(|event| matches!(event, Event::LandsSwapped { .. } | Event::Arranged { .. }));
            for event in events {
                if let Event::Stock { seat, at, by, .. } = event {
                    let stock = stocks.entry((seat.index(), at.to_string())).or_default();
                    *stock += by;
                    assert!((0..=3).contains(stock) && *by != 0, "{mode:?}: {event:?}");
                    told += 1;
                }
            }
            for (seat, realm) in open(after).realms.iter().enumerate() {
                let mut held = Amounts::NONE;
                for land in &realm.lands {
                    assert!(land.stock <= 3);
                    let due = stocks.get(&(seat, land.at.to_string())).copied().unwrap_or(0);
                    assert!(moved || i16::from(due) == i16::from(land.stock), "{mode:?} {land:?}");
                    held += Amounts::of(land.land.yields(), land.stock);
                }
                let cache = realm.cache.map_or(0, |cache| cache.stock);
                assert!(cache <= 3);
                assert_eq!(held + Amounts::of(Resource::Gold, cache), realm.held, "{mode:?}");
            }
        });
        assert!(told > 300, "{mode:?}");
    }
}

/// DUEL-51, DUEL-52, DUEL-53: an exchange takes two or three of one kind, and gives one of another.
#[test]
fn exchanges_take_their_price_and_give_one() {
    for mode in [Mode::First, Mode::Gold] {
        let (mut given, mut exchanges) = (Vec::new(), 0);
        each_step(mode, 12, 60, |before, events, after| {
            for event in events {
                if let Event::Stock { by, why: Why::Exchange, good, .. } = event {
                    given.push((*good, *by));
                }
            }
            let settled = open(after).ask.is_none() && !given.is_empty();
            if settled {
                let (takes, gives): (Vec<_>, Vec<_>) = given.iter().partition(|(_, by)| *by < 0);
                let price: i8 = takes.iter().map(|(_, by)| -by).sum();
                let kind = takes[0].0;
                let rate = rates(before)[kind.index()];
                assert!(price == 2 || price == 3, "{mode:?}: {given:?}");
                assert!(price as u8 >= rate || rate == 3, "{mode:?}: {given:?}");
                assert!(takes.iter().all(|(good, _)| *good == kind));
                assert!(matches!(gives[..], [(good, 1)] if good != kind), "{mode:?}: {given:?}");
                given.clear();
                exchanges += 1;
            }
        });
        assert!(exchanges > 10, "{mode:?}: {exchanges} exchanges");
    }
}

fn rates(game: &Duel) -> [u8; 6] {
    let view = open(game);
    let seat = view.on_turn.map_or(0, Seat::index);
    view.realms[seat].rates
}

/// DUEL-55, DUEL-57, DUEL-58: after step 3 a hand has its limit, or the stacks are empty.
#[test]
fn hands_have_their_limit_after_step_3() {
    for mode in MODES {
        let mut filled = 0;
        each_step(mode, 4, 60, |before, _, after| {
            let (before, after) = (open(before), open(after));
            if before.step == Step::Fill && after.step == Step::Exchange {
                let seat = after.on_turn.unwrap();
                let realm = &after.realms[seat.index()];
                let own = |owner: Option<Seat>| owner.is_none_or(|owner| owner == seat);
                let cards = after.stacks.iter().filter(|stack| own(stack.owner));
                let empty = cards.clone().all(|stack| stack.cards.is_empty());
                let (hand, limit) = (realm.hand.len(), usize::from(realm.hand_limit));
                assert!(hand == limit || (empty && hand < limit), "{mode:?}");
                filled += 1;
            }
        });
        assert!(filled > 50, "{mode:?}");
    }
}

/// DUEL-5, DUEL-37, DUEL-38, DUEL-39: Yule is the fourth from below, and never first.
#[test]
fn yule_keeps_its_place() {
    for mode in MODES {
        let mut shuffled = 0;
        each_step(mode, 6, 120, |before, events, after| {
            let view = open(after);
            let (drawn, left) = (view.events.drawn.len(), usize::from(view.events.before_yule));
            assert_eq!(drawn + left + 4, usize::from(view.events.count), "{mode:?}");
            assert!(!view.events.drawn.contains(&Card::Yule));
            let asks = matches!(view.ask, Some(AskView::Event));
            if asks {
                assert!(
                    left > 0
                        && outcomes(after)
                            .iter()
                            .all(|(outcome, _)| *outcome != Outcome::Event(Card::Yule))
                );
            }
            if events.contains(&Event::EventsShuffled) {
                assert_eq!(
                    (drawn, open(before).events.before_yule, asks),
                    (0, 0, true),
                    "{mode:?}"
                );
                shuffled += 1;
            }
        });
        assert!(shuffled > 3, "{mode:?}: {shuffled}");
    }
}

/// PRINCES-6: what was seen of the stack comes with its place, what was not comes from the fifteen.
#[test]
fn events_of_the_princes_come_with_the_right_weight() {
    let mut asked = 0;
    each_step(Mode::Princes, 6, 120, |_, _, after| {
        let view = open(after);
        if !matches!(view.ask, Some(AskView::Event)) {
            return;
        }
        let list = outcomes(after);
        let total: u32 = list.iter().map(|(_, weight)| weight).sum();
        // So many cards are in the stack and have not come; each is next with the same chance.
        let left = u32::from(view.events.count) - 1 - view.events.drawn.len() as u32;
        assert_eq!(total % left, 0);
        let standard = [
            Card::Invention,
            Card::YearOfPlenty,
            Card::Riots,
            Card::TravelingMerchant,
            Card::Plague,
        ];
        for card in standard {
            let weight = list.iter().find(|(outcome, _)| *outcome == Outcome::Event(card));
            let weight = weight.map_or(0, |(_, weight)| *weight);
            // The standard one of its kind has its own place, unless it has come.
            if !view.events.drawn.contains(&card) {
                assert!(weight >= total / left, "{card:?}: {weight} of {total}, {left} left");
            }
        }
        asked += 1;
    });
    assert!(asked > 50);
}

/// DUEL-3, DUEL-4, DUEL-57: chance draws from what is face down and nobody has seen.
#[test]
fn chance_draws_what_nobody_has_seen() {
    for mode in MODES {
        each_step(mode, 3, 60, |_, _, after| {
            let view = open(after);
            let Some(AskView::Draw { stack, .. }) = view.ask else { return };
            let drawn_from = &view.stacks[usize::from(stack)];
            let alike = view
                .stacks
                .iter()
                .filter(|other| (other.set, other.owner) == (drawn_from.set, drawn_from.owner));
            let unseen = alike.flat_map(|stack| &stack.cards).filter(|card| card.is_none()).count();
            let list = outcomes(after);
            assert_eq!(list.iter().map(|(_, weight)| *weight as usize).sum::<usize>(), unseen);
            for (outcome, _) in list {
                let Outcome::Card(card) = outcome else { panic!("{outcome:?}") };
                assert!(drawn_from.set.is_none_or(|set| set == card.set()));
            }
        });
    }
}

/// Whoever is not asked has nothing to decide, and every question has an answer.
#[test]
fn only_who_is_asked_decides() {
    for mode in MODES {
        each_step(mode, 2, 40, |_, _, after| {
            for seat in Seat::first(2) {
                let mut list: Vec<Decision> = Vec::new();
                after.decisions(seat, &mut list);
                let asked =
                    matches!(after.to_act(), table::ToAct::Seats(seats) if seats.contains(seat));
                assert_eq!(list.is_empty(), !asked, "{mode:?}");
            }
        });
    }
}
