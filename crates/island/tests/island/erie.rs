//! The Erie Canal on the map of New York: ERIE.

use hex::{Corner, WIDE};
use island::{
    Choice, Counters, Decision, Development, ErieView, Event, Full, Happening, Map, PhaseView,
    Resource, Scenarios, Setup, Start, With, base, erie, six,
};
use table::{Game, Rule};

use crate::country_map::{ByIds, Places, country, scene, setup};
use crate::scene::*;

type Canal = Play<Full, WIDE>;
type Decided = Decision<Choice>;

fn places() -> Places {
    Places::of(Map::NewYork)
}

/// Pieces on the map with the canal, seat 0 on turn after the roll.
fn canal(players: u8) -> Scene {
    scene(Map::NewYork, players).scenarios(|with| with.erie = true)
}

fn with_canal(players: u8) -> Setup {
    Setup { with: With { erie: true, ..With::default() }, ..setup(Map::NewYork, players) }
}

fn view(play: &Canal) -> ErieView {
    play.all().scenario.unwrap().erie.unwrap()
}

fn play_counter(letter: char) -> Decided {
    Decision::Own(Choice::PlayCounter { card: card(letter) })
}

/// Counters given and cards given for counters wanted and cards wanted.
fn offer_counters(give: (&str, u8), want: (&str, u8), to: &[usize]) -> Decided {
    Decision::Own(Choice::OfferCounters {
        give: hand(give.0),
        want: hand(want.0),
        counters: Counters { give: give.1, want: want.1 },
        to: seats(to),
    })
}

fn propose_counters(give: (&str, u8), want: (&str, u8)) -> Decided {
    Decision::Own(Choice::ProposeCounters {
        give: hand(give.0),
        want: hand(want.0),
        counters: Counters { give: give.1, want: want.1 },
    })
}

fn deal(with: usize) -> Decided {
    Decision::Deal { with: seat(with) }
}

/// Seat 0 on turn with these cards and counters, seat 1 with grain and a counter, seat 2 with ore.
fn market(cards: &str, counters: u8) -> Scene {
    canal(3)
        .seat(0, |me| _ = me.hand(cards).kept(|kept| kept.counters = counters))
        .seat(1, |you| _ = you.hand("GGG").kept(|kept| kept.counters = 1))
        .seat(2, |you| _ = you.hand("OO"))
}

#[test]
fn erie_1_the_canal_is_a_switch_of_new_york() {
    let switch = |setup: &Setup| {
        Scenarios::switches(setup).into_iter().any(|switch| switch.at == "with.erie")
    };
    assert!(switch(&setup(Map::NewYork, 4)) && switch(&with_canal(4)));
    assert!(!switch(&setup(Map::Corsica, 4)) && !switch(&Setup::variable(4)));
    for variant in Scenarios::variants() {
        assert_eq!(variant.setup.with.erie, variant.id.starts_with("erie"), "{}", variant.id);
    }
    assert_eq!(view(&Play::from(&with_canal(3))).stock, 12);
    assert!(Canal::from(&setup(Map::NewYork, 3)).all().scenario.unwrap().erie.is_none());
    // It needs a map with canal towns.
    let erie_on = |setup: Setup| Setup { with: With { erie: true, ..With::default() }, ..setup };
    assert_eq!(scenario_faults(&erie_on(setup(Map::Corsica, 4))), [erie(1)]);
    assert!(scenario_faults(&erie_on(Setup::variable(4))).contains(&erie(1)));
    // Without it there are no counters.
    let counters = scene(Map::NewYork, 3).seat(0, |me| _ = me.kept(|kept| kept.counters = 1));
    assert_eq!(scenario_faults(&counters.setup()), [erie(1)]);
    let mut play = scene(Map::NewYork, 3).seat(0, |me| _ = me.hand("L")).play_scenario();
    play.refuses(0, play_counter('L'), erie(1));
    play.refuses(0, offer_counters(("L", 0), ("", 1), &[1]), erie(1));
    play.refuses(1, propose_counters(("", 1), ("L", 0)), erie(1));
}

#[test]
fn erie_2_a_direct_line_between_two_canal_towns_pays_a_counter() {
    let at = places();
    let mut play = canal(3)
        .seat(0, |me| _ = me.built(&at, &["lockport"]).ways(&at, &["lockport x-8"]).hand("LB"))
        .play_scenario();
    let events = play.events_of(0, road(&at.side("x-8 rochester")));
    let pair = [at.at("lockport"), at.at("rochester")];
    let earned = events.iter().any(|event| {
        matches!(event, Event::Own(Happening::CounterEarned { seat: by, from, to })
            if *by == seat(0) && pair.contains(from) && pair.contains(to) && from != to)
    });
    assert!(earned, "{events:?}");
    play.0.audit().unwrap();
    let seen = view(&play);
    assert_eq!((seen.counters, seen.stock), (vec![1, 0, 0], 11));
    assert_eq!(seen.joined, [vec![pair], vec![], vec![]]);
}

#[test]
fn erie_3_no_line_runs_through_another_town_and_buildings_do_not_matter() {
    let at = places();
    // Saratoga Springs is no canal town, but it lies between; Utica is one, and lies between too.
    for (towns, way, last, paid) in [
        (&["albany", "saratoga-springs"][..], "albany x-35 saratoga-springs x-26", "x-26 utica", 0),
        (&["syracuse", "utica"], "syracuse x-19 utica x-26", "x-26 schenectady", 1),
    ] {
        let mut play = canal(3)
            .seat(0, |me| _ = me.built(&at, towns).ways(&at, &[way]).hand("LB"))
            .play_scenario();
        play.decide(0, road(&at.side(last)));
        assert_eq!(view(&play).counters, [paid, 0, 0], "{way}");
    }
    // Somebody else stands in Rochester: Lockport is joined with it all the same.
    let mut play = canal(3)
        .seat(0, |me| _ = me.built(&at, &["lockport"]).ways(&at, &["lockport x-8"]).hand("LB"))
        .seat(1, |you| _ = you.built(&at, &["rochester"]))
        .play_scenario();
    play.decide(0, road(&at.side("x-8 rochester")));
    assert_eq!(view(&play).counters, [1, 0, 0]);
}

/// A game of three after this founding: who, where, and to which corner the road leads.
fn founded(founding: &[(usize, &str, &str)]) -> Canal {
    let at = places();
    let mut play = Canal::from(&Setup { start: Start::Seat { seat: seat(0) }, ..with_canal(3) });
    for (by, town, end) in founding {
        play.decide(*by, settlement(at.corner(town)));
        play.decide(*by, road(&at.side(&format!("{town} {end}"))));
    }
    play
}

#[test]
fn erie_4_the_founding_earns_nothing_then_or_later() {
    let play = founded(&[
        (0, "lockport", "x-8"),
        (1, "kingston", "x-36"),
        (2, "massena", "x-28"),
        (2, "elmira", "x-13"),
        (1, "oneonta", "x-20"),
        (0, "rochester", "x-8"),
    ]);
    let seen = view(&play);
    assert_eq!((seen.counters, seen.stock), (vec![0; 3], 12));
    assert_eq!(seen.joined[0].len(), 1);
    // Another line between the two pays nothing either.
    let at = places();
    let mut play = canal(3)
        .seat(0, |me| {
            let ways = ["lockport x-8 rochester", "lockport x-6 vp-6 x-10"];
            me.built(&at, &["lockport", "rochester"]).ways(&at, &ways).hand("LB");
        })
        .play_scenario();
    play.decide(0, road(&at.side("x-10 rochester")));
    assert_eq!(view(&play).counters, [0; 3]);
}

#[test]
fn erie_5_each_pair_pays_each_player_once() {
    let at = places();
    let mut play = canal(3)
        .seat(0, |me| {
            let ways = ["lockport x-8", "rochester x-10 vp-6 x-6"];
            me.built(&at, &["lockport", "rochester"]).ways(&at, &ways).hand("LLBB");
        })
        .seat(1, |you| {
            you.ways(&at, &["olean x-5"]).built(&at, &["olean", "buffalo"]).hand("LLLBBB");
        })
        .play_scenario();
    play.decide(0, road(&at.side("x-8 rochester")));
    assert_eq!(view(&play).counters, [1, 0, 0]);
    play.decide(0, road(&at.side("x-6 lockport")));
    assert_eq!(view(&play).counters, [1, 0, 0]);
    // Another player is paid for a pair that somebody has joined before.
    let mut play = canal(3)
        .seat(0, |me| _ = me.built(&at, &["lockport"]).ways(&at, &["lockport x-8 rochester"]))
        .seat(1, |you| {
            let you = you.built(&at, &["ithaca"]).ways(&at, &["ithaca x-13 x-10 rochester"]);
            you.ways(&at, &["x-10 vp-6 x-6"]).hand("LB");
        })
        .turn(1)
        .play_scenario();
    play.decide(1, road(&at.side("x-6 lockport")));
    assert_eq!(view(&play).counters, [0, 1, 0]);
}

#[test]
fn erie_6_a_counter_trades_two_for_one_to_the_end_of_the_turn() {
    let mut play = market("LLLLLBB", 1).play_scenario();
    play.refuses(0, bank('B', 'O'), base(28));
    play.lists(0, play_counter('L'));
    let played = play.events_of(0, play_counter('L'));
    let told = Happening::CounterPlayed { seat: seat(0), card: card('L') };
    assert_eq!(played, [Event::Own(told)]);
    let seen = view(&play);
    assert_eq!((seen.counters, seen.playing, seen.stock), (vec![0, 1, 0], vec![card('L')], 10));
    assert_eq!(play.of(0).rates[Resource::Lumber], 2);
    play.refuses(0, bank('L', 'L'), base(28)).refuses(0, bank('B', 'O'), base(28));
    play.decide(0, bank('L', 'O')).decide(0, bank('L', 'G'));
    assert_eq!(play.hand(0), hand("LBBOG"));
    play.refuses(0, play_counter('B'), erie(6));
    // Used or not, it goes back.
    play.decide(0, Decision::EndTurn);
    let seen = view(&play);
    assert_eq!((seen.counters, seen.playing, seen.stock), (vec![0, 1, 0], vec![], 11));
    assert_eq!(play.of(0).rates[Resource::Lumber], 4);
}

#[test]
fn erie_7_counters_are_traded_for_resources() {
    let mut play = market("LL", 2).play_scenario();
    let events = play.events_of(0, offer_counters(("L", 2), ("GG", 0), &[1, 2]));
    let counters = Counters { give: 2, want: 0 };
    let told = Happening::CountersOffered { seat: seat(0), counters };
    assert_eq!(events.last(), Some(&Event::Own(told)));
    let (asked, accepted) = (seats(&[1, 2]), seats(&[]));
    let (give, want) = (hand("L"), hand("GG"));
    assert_eq!(play.phase(), PhaseView::Offering { give, want, asked, accepted });
    assert_eq!(view(&play).offer, Some(counters));
    play.refuses(2, Decision::Accept, base(65)).decide(1, Decision::Accept);
    let events = play.events_of(0, deal(1));
    let told = Happening::CountersTraded { seat: seat(0), with: seat(1), counters };
    assert!(events.contains(&Event::Own(told)), "{events:?}");
    play.0.audit().unwrap();
    assert_eq!((view(&play).counters, view(&play).offer), (vec![0, 3, 0], None));
    assert_eq!((play.hand(0), play.hand(1)), (hand("LGG"), hand("GL")));
    // The other way round, and to one who lacks the counters.
    let mut play = market("LL", 0).play_scenario();
    play.decide(0, offer_counters(("L", 0), ("", 1), &[1, 2]));
    play.refuses(2, Decision::Accept, base(65)).decide(1, Decision::Accept).decide(0, deal(1));
    assert_eq!(view(&play).counters, [1, 0, 0]);
    // Never counters for counters, and not without any.
    let mut play = market("LL", 1).play_scenario();
    play.refuses(0, offer_counters(("L", 1), ("G", 1), &[1]), erie(7));
    play.refuses(0, offer_counters(("L", 0), ("G", 0), &[1]), erie(7));
    play.refuses(1, propose_counters(("G", 0), ("L", 0)), erie(7));
    play.refuses(0, offer_counters(("", 2), ("G", 0), &[1]), base(65));
}

/// ERIE-7: proposals to the player on turn, and what becomes of those that cannot be kept.
#[test]
fn counters_are_proposed_to_the_player_on_turn() {
    let mut play = market("LL", 1).play_scenario();
    play.lists(1, propose_counters(("", 1), ("L", 0)));
    play.lists(2, propose_counters(("O", 0), ("", 1)));
    play.decide(1, propose_counters(("", 1), ("L", 0)));
    play.decide(2, propose_counters(("O", 0), ("", 1)));
    let proposed = [Counters { give: 1, want: 0 }, Counters { give: 0, want: 1 }];
    assert_eq!(view(&play).proposals, proposed);
    assert_eq!(play.all().proposals.len(), 2);
    play.refuses(2, propose_counters(("", 1), ("L", 0)), base(65));
    play.decide(0, deal(1));
    assert_eq!(view(&play).counters, [2, 0, 0]);
    play.decide(0, deal(2));
    assert_eq!((view(&play).counters, play.hand(0)), (vec![1, 0, 1], hand("LO")));
    // A counter that was played meanwhile is not there to be dealt.
    let mut play = market("LL", 1).play_scenario();
    play.decide(2, propose_counters(("O", 0), ("", 1))).decide(0, play_counter('L'));
    play.refuses(0, deal(2), base(65));
    // Nobody can promise a counter twice: the first trade ends the proposal.
    let mut play = market("LL", 0).play_scenario();
    play.decide(1, propose_counters(("", 1), ("L", 0)));
    play.decide(0, offer_counters(("L", 0), ("", 1), &[1])).decide(1, Decision::Accept);
    play.decide(0, deal(1));
    assert_eq!((view(&play).proposals, view(&play).counters), (vec![], vec![1, 0, 0]));
}

#[test]
fn erie_8_twelve_counters_and_none_from_an_empty_stock() {
    let at = places();
    for players in 3..=6 {
        assert_eq!(view(&Play::from(&with_canal(players))).stock, 12);
    }
    let mut play = canal(3)
        .seat(0, |me| {
            let ways = ["lockport x-8", "rochester x-10 vp-6 x-6"];
            me.built(&at, &["lockport", "rochester"]).ways(&at, &ways).hand("LLBB");
        })
        .seat(1, |you| _ = you.kept(|kept| kept.counters = 12))
        .play_scenario();
    assert_eq!(view(&play).stock, 0);
    play.decide(0, road(&at.side("x-8 rochester")));
    assert_eq!(view(&play).counters, [0, 12, 0]);
    let too_many = canal(3).seat(0, |me| _ = me.kept(|kept| kept.counters = 7));
    let too_many = too_many.seat(1, |you| _ = you.kept(|kept| kept.counters = 6));
    assert_eq!(scenario_faults(&too_many.setup()), [erie(8)]);
}

/// The pairs of canal towns that a line of own roads can join directly when so many play, with the
/// fewest roads.
fn direct(players: u8) -> Vec<(String, String, usize)> {
    let map = country(Map::NewYork);
    let canal: Vec<_> = map.towns.iter().filter(|town| town.canal).collect();
    let is_town = |at: Corner| {
        map.towns.iter().any(|town| town.at == at) || players >= 5 && map.crossings.contains(&at)
    };
    let name = |at: Corner| map.towns.iter().find(|town| town.at == at).unwrap().name.clone();
    let mut pairs = Vec::new();
    for (index, from) in canal.iter().enumerate() {
        let (mut seen, mut edge, mut length) = (vec![from.at], vec![from.at], 0);
        while !edge.is_empty() {
            length += 1;
            let mut next = Vec::new();
            for corner in edge {
                for road in map.roads.iter().filter(|road| road.at.ends().contains(&corner)) {
                    let [one, other] = road.at.ends();
                    let across = if one == corner { other } else { one };
                    if seen.contains(&across) {
                        continue;
                    }
                    seen.push(across);
                    if canal[index + 1..].iter().any(|town| town.at == across) {
                        pairs.push((name(from.at), name(across), length));
                    }
                    if !is_town(across) {
                        next.push(across);
                    }
                }
            }
            edge = next;
        }
    }
    pairs
}

#[test]
fn erie_9_seven_towns_and_the_lines_between_them() {
    let country = country(Map::NewYork);
    // From west to east by the places themselves: east grows with q, and half as fast with r.
    let mut towns: Vec<_> = country.towns.iter().filter(|town| town.canal).collect();
    towns.sort_by_key(|town| {
        let (hex, _) = town.at.name();
        2 * hex.q() + hex.r()
    });
    let names: Vec<&str> = towns.iter().map(|town| town.name.as_str()).collect();
    let west_to_east =
        ["Buffalo", "Lockport", "Rochester", "Syracuse", "Utica", "Schenectady", "Albany"];
    assert_eq!(names, west_to_east);
    let always = [
        ("Buffalo", "Lockport", 3),
        ("Lockport", "Rochester", 2),
        ("Rochester", "Syracuse", 3),
        ("Syracuse", "Utica", 2),
        ("Utica", "Schenectady", 2),
        ("Schenectady", "Albany", 2),
    ];
    let over_crossings = [("Syracuse", "Schenectady", 4), ("Buffalo", "Rochester", 5)];
    let sorted = |pairs: Vec<(&str, &str, usize)>| {
        let mut pairs: Vec<_> = (pairs.into_iter())
            .map(|(one, other, roads)| {
                let (one, other) = (one.min(other), one.max(other));
                (one.to_owned(), other.to_owned(), roads)
            })
            .collect();
        pairs.sort();
        pairs
    };
    for players in [3, 5] {
        let found = direct(players);
        let found = found.iter().map(|(one, other, roads)| (one.as_str(), other.as_str(), *roads));
        let mut expected = always.to_vec();
        if players == 3 {
            expected.extend(over_crossings);
        }
        assert_eq!(sorted(found.collect()), sorted(expected), "with {players} players");
    }
    // Every direct line counts, not the shortest alone.
    let at = places();
    for way in ["buffalo x-2 x-4 lockport", "lockport x-6 vp-6 x-10 rochester"] {
        let (most, last) = way.rsplit_once(' ').unwrap();
        let start = most.split(' ').next().unwrap();
        let mut play = canal(4)
            .seat(0, |me| _ = me.built(&at, &[start]).ways(&at, &[most]).hand("LB"))
            .play_scenario();
        let before = most.rsplit(' ').next().unwrap();
        play.decide(0, road(&at.side(&format!("{before} {last}"))));
        assert_eq!(view(&play).counters[0], 1, "{way}");
    }
}

#[test]
fn erie_10_counters_are_played_in_the_own_turn_after_the_roll_each_for_its_kind() {
    let mut play = market("LLBB", 3).before_roll().play_scenario();
    play.refuses(0, play_counter('L'), erie(10)).refuses(1, play_counter('G'), base(62));
    play.roll(0, 1, 1).refuses(1, play_counter('G'), base(62));
    play.decide(0, play_counter('L')).refuses(0, play_counter('L'), erie(10));
    play.decide(0, play_counter('B')).decide(0, bank('L', 'O')).decide(0, bank('B', 'O'));
    assert_eq!(view(&play).playing, [card('L'), card('B')]);
    assert_eq!(play.hand(0), hand("OO"));
    // Also the one just earned.
    let at = places();
    let mut play = canal(3)
        .seat(0, |me| {
            me.built(&at, &["lockport"]).ways(&at, &["lockport x-8"]).hand("LBWW");
        })
        .play_scenario();
    play.refuses(0, play_counter('W'), erie(6));
    play.decide(0, road(&at.side("x-8 rochester"))).decide(0, play_counter('W'));
    play.decide(0, bank('W', 'O'));
    // Where trading ends with the first building, playing one would be in vain.
    let strict = market("LBLL", 1).with(|options| options.strict_order = true);
    let mut play = strict.seat(0, |me| _ = me.built(&at, &["lockport"])).play_scenario();
    play.decide(0, road(&at.side("lockport x-8"))).refuses(0, play_counter('L'), base(21));
}

#[test]
fn erie_11_counters_change_hands_with_the_player_on_turn_for_a_card_at_least() {
    let mut play = market("L", 1).play_scenario();
    play.refuses(0, offer_counters(("", 1), ("", 0), &[1]), erie(11));
    play.refuses(0, offer_counters(("L", 1), ("", 0), &[1]), erie(11));
    play.refuses(0, offer_counters(("", 0), ("", 1), &[1]), erie(11));
    play.refuses(0, offer_counters(("", 0), ("G", 1), &[1]), erie(11));
    play.refuses(1, propose_counters(("", 1), ("", 0)), erie(11));
    // Only the player on turn offers, and only to others.
    play.refuses(1, offer_counters(("", 1), ("O", 0), &[2]), base(26));
    play.refuses(0, propose_counters(("", 1), ("G", 0)), base(26));
    play.refuses(0, offer_counters(("", 1), ("G", 0), &[]), base(26));
    play.decide(0, offer_counters(("", 1), ("G", 0), &[1]));
    // Everybody sees them.
    for number in 0..3 {
        let seen = play.seen_by(number).scenario.unwrap().erie.unwrap();
        assert_eq!((seen.counters, seen.offer.is_some()), (vec![1, 1, 0], true));
    }
}

#[test]
fn erie_12_with_five_a_crossing_is_a_town_and_a_road_may_pay_twice() {
    let at = places();
    let last = |players: u8, towns: &[&str], ways: &[&str]| {
        let mut play = canal(players)
            .seat(0, |me| _ = me.built(&at, towns).ways(&at, ways).hand("LB"))
            .play_scenario();
        play.decide(0, road(&at.side("x-19 vp-5")));
        view(&play).counters[0]
    };
    // Utica, Syracuse and Schenectady: the road to the crossing joins the third with both others.
    let ways = ["utica x-19 syracuse", "schenectady x-23 vp-5"];
    assert_eq!(last(4, &["utica", "syracuse", "schenectady"], &ways), 2);
    assert_eq!(last(5, &["utica", "syracuse", "schenectady"], &ways), 0);
    // Founding roads may be part of a line that is completed in play.
    let mut play = founded(&[
        (0, "schenectady", "x-30"),
        (1, "kingston", "x-36"),
        (2, "massena", "x-28"),
        (2, "elmira", "x-13"),
        (1, "oneonta", "x-20"),
        (0, "utica", "x-26"),
    ]);
    play.roll(0, 1, 1).decide(0, road(&at.side("x-26 schenectady")));
    assert_eq!(view(&play).counters[0], 1);
}

#[test]
fn erie_13_counters_are_no_cards_and_those_in_use_are_not_traded() {
    let at = places();
    let mut play = canal(3)
        .seat(0, |me| {
            me.hand("LLLLLLL").cards(&[Development::Monopoly]).kept(|kept| kept.counters = 5);
        })
        .seat(1, |you| _ = you.built(&at, &["utica"]).kept(|kept| kept.counters = 4))
        .before_roll()
        .play_scenario();
    // Seven cards and five counters are not more than seven; who has only counters is not robbed.
    play.roll(0, 3, 4);
    assert_eq!(play.phase(), PhaseView::MovingRobber);
    play.decide(0, robber("1,0"));
    assert_eq!(play.phase(), PhaseView::Turn);
    play.decide(0, Decision::PlayMonopoly { card: card('G') });
    assert_eq!(view(&play).counters, [5, 4, 0]);
    let mut play = market("LL", 1).play_scenario();
    play.decide(0, play_counter('L'));
    play.refuses(0, offer_counters(("", 1), ("G", 0), &[1]), erie(13));
    play.refuses(0, offer_counters(("", 2), ("G", 0), &[1]), base(65));
}

#[test]
fn erie_14_the_special_building_phase_earns_counters_but_plays_none() {
    let at = places();
    let mut play = canal(5)
        .seat(1, |you| {
            let you = you.built(&at, &["lockport"]).ways(&at, &["lockport x-8"]).hand("LB");
            you.kept(|kept| kept.counters = 1);
        })
        .play_scenario();
    play.decide(0, Decision::EndTurn);
    play.refuses(1, play_counter('L'), erie(14));
    play.refuses(1, offer_counters(("", 1), ("L", 0), &[0]), six(9));
    play.decide(1, road(&at.side("x-8 rochester")));
    assert_eq!(view(&play).counters, [0, 2, 0, 0, 0]);
    play.refuses(1, play_counter('L'), erie(14));
}

/// ERIE-6, ERIE-10, ERIE-11: why a thing of the canal cannot be done now.
#[test]
fn what_stands_in_the_way_of_counters_is_told() {
    let closed = |play: &Canal, by: usize, kind: &str| -> Option<Rule> {
        let reasons = play.0.why_not(seat(by)).into_iter();
        reasons.filter(|(named, _)| *named == kind).map(|(_, refusal)| refusal.rule).next()
    };
    let play = market("L", 1).play_scenario();
    for kind in ["play_counter", "offer_counters"] {
        assert_eq!(closed(&play, 0, kind), None, "{kind}");
    }
    assert_eq!(closed(&play, 0, "propose_counters"), Some(base(26)));
    assert_eq!(closed(&play, 1, "propose_counters"), None);
    assert_eq!(closed(&play, 1, "offer_counters"), Some(base(26)));
    assert_eq!(closed(&play, 2, "propose_counters"), None, "a card for a counter");
    let play = market("", 0).play_scenario();
    assert_eq!(closed(&play, 0, "play_counter"), Some(erie(6)));
    assert_eq!(closed(&play, 0, "offer_counters"), Some(base(65)));
    let play = market("L", 1).before_roll().play_scenario();
    assert_eq!(closed(&play, 0, "play_counter"), Some(erie(10)));
    // Without the canal nobody is told of it.
    let kinds = |setup: &Setup| Scenarios::new(setup).unwrap().wishes(seat(0));
    assert!(!kinds(&setup(Map::NewYork, 3)).iter().any(|(kind, _)| kind.contains("counter")));
}

/// OPTION-13: trades with counters are listed where offers are.
#[test]
fn simple_trades_with_counters_are_listed() {
    let trades = |play: &Canal, by: usize| {
        let counters = |decision: &Decided| {
            matches!(
                decision,
                Decision::Own(Choice::OfferCounters { .. } | Choice::ProposeCounters { .. })
            )
        };
        play.decisions(by).iter().filter(|decision| counters(decision)).count()
    };
    // Five kinds for a counter; two kinds in the hand for one of seat 1's.
    let play = market("LLB", 1).play_scenario();
    assert_eq!([0, 1, 2].map(|by| trades(&play, by)), [7, 6, 1]);
    let unlisted = market("LLB", 1).with(|options| options.listed_offers = false).play_scenario();
    assert_eq!([0, 1, 2].map(|by| trades(&unlisted, by)), [0; 3]);
    let alone = market("LLB", 1).with(|options| options.player_trade = false);
    let mut alone = alone.play_scenario();
    assert_eq!([0, 1, 2].map(|by| trades(&alone, by)), [0; 3]);
    alone.refuses(0, offer_counters(("", 1), ("G", 0), &[1]), island::option(11));
}
