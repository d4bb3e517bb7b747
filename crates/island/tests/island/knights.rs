//! Cities & Knights: material, founding, the three dice, commodities.

use island::ScenarioPhase as Phase;
use island::{
    BoardChoice, ByRank, ByTrack, Choice, Decision, Event, EventFace, Fate, Hand, Happening,
    Outcome, PhaseView, Pieces, Progress, Rank, Resource, Scenarios, Setup, Start, Track, With,
    base, knights, option,
};
use table::Game as _;

use super::knights_scene::{Game, HOME, WEST, chase, early, improve, knight, own, scene};
use super::scene::{
    Scene, bank, card, city, hand, offer, propose, road, robber, scenario_faults, seat, settlement,
};

fn variant(id: &str) -> Setup {
    Scenarios::variants().into_iter().find(|variant| variant.id == id).unwrap().setup
}

/// KNIGHTS-1: base rules hold, without development cards and largest army.
#[test]
fn knights_1_no_development_cards() {
    let mut play = scene()
        .seat(0, |s| {
            s.hand("OWG");
        })
        .play_scenario();
    assert_eq!(play.all().pile, 0);
    play.refuses(0, Decision::BuyCard, base(48)).refuses(0, Decision::PlayKnight, base(49));
    assert!(play.all().seats.iter().all(|seat| !seat.largest_army));
    // What is of the scenario is refused where it is not played.
    let mut friends = Scene::new(3).scenarios(|with| with.friends = true).play_scenario();
    friends.refuses(0, improve(Track::Trade), knights(1)).refuses(0, knight(HOME), knights(1));
    let mut given = early().setup();
    given.with = With { friends: true, ..With::default() };
    assert_eq!(scenario_faults(&given), [knights(1)]);
}

/// Cities & Knights goes with no other scenario of the island.
#[test]
fn no_other_scenario_comes_with_knights() {
    for change in [|with: &mut With| with.friends = true, |with: &mut With| with.helpers = true] {
        let mut setup = variant("knights-4");
        change(&mut setup.with);
        assert_eq!(scenario_faults(&setup), [option(16)]);
    }
    let two = Setup { players: 2, ..variant("knights-4") };
    assert_eq!(scenario_faults(&two), [knights(1)]);
}

/// KNIGHTS-2: thirteen points win, in the own turn.
#[test]
fn knights_2_thirteen_points_win() {
    assert_eq!(variant("knights-3").options.points_to_win, 13);
    assert_eq!(variant("knights-6").options.points_to_win, 13);
    let mut play = scene()
        .seat(0, |s| {
            s.order(|o| o.defender = 9).settlements(&["0,0,S"]).hand("OOOGG");
        })
        .play_scenario();
    assert_eq!((play.points(0), play.winner()), (12, None));
    play.decide(0, city("0,0,S"));
    assert_eq!(play.winner(), Some(0));
}

/// KNIGHTS-3, KNIGHTS-4: settlements are founded, then cities, which bring one resource for each hex.
#[test]
fn knights_3_the_second_round_founds_cities() {
    let setup = Setup {
        board: BoardChoice::Beginner,
        pieces: Pieces::Founding,
        start: Start::Seat { seat: seat(0) },
        ..variant("knights-3")
    };
    let mut play = Game::from(&setup);
    play.refuses(0, city("0,0,N"), base(16));
    for (by, at, side) in
        [(0, "0,-2,N", "0,-2,NE"), (1, "2,-2,N", "2,-2,NE"), (2, "-2,0,N", "-2,0,NE")]
    {
        play.decide(by, settlement(at)).decide(by, road(side));
    }
    assert_eq!(play.phase(), PhaseView::FoundingSettlement { seat: seat(2), city: true });
    play.refuses(2, settlement("0,0,S"), knights(3)).lists(2, city("0,0,S"));
    // Mountains, fields and desert; forest, pasture and fields; forest, mountains, pasture.
    play.decide(2, city("0,0,S")).decide(2, road("0,0,SE"));
    assert_eq!((play.hand(2), play.of(2).points), (hand("OG"), 3));
    play.decide(1, city("1,0,S")).decide(1, road("1,0,SE"));
    assert_eq!(play.hand(1), hand("LGW"));
    play.decide(0, city("2,0,S")).decide(0, road("2,0,SW"));
    assert_eq!(play.hand(0), hand("OW"), "no commodities yet");
    assert_eq!(play.phase(), PhaseView::Turn);
    assert_eq!(play.of(0).stock.cities, 3);
    assert_eq!(play.of(0).stock.settlements, 4);
}

/// KNIGHTS-5, KNIGHTS-6: the box.
#[test]
fn knights_5_and_6_the_box() {
    let play = Game::from(&variant("knights-3"));
    let view = play.realm();
    for order in &view.seats {
        assert_eq!(order.knights_left, ByRank { basic: 2, strong: 2, mighty: 2 });
        assert_eq!((order.walls_left, order.levels), (3, ByTrack::default()));
        assert_eq!(order.prices, ByTrack { trade: 1, politics: 1, science: 1 });
    }
    assert_eq!(view.piles, ByTrack { trade: 18, politics: 18, science: 18 });
    assert_eq!((view.barbarians, view.metropolises, view.merchant), (0, [None; 3], None));
    assert_eq!(play.all().bank, Hand::of_all([19, 19, 19, 19, 19, 12, 12, 12]));
}

/// KNIGHTS-80: the box for five and six.
#[test]
fn knights_80_the_box_for_six() {
    let play = Game::from(&variant("knights-6"));
    assert_eq!(play.all().bank, Hand::of_all([24, 24, 24, 24, 24, 18, 18, 18]));
    let view = play.realm();
    assert_eq!(view.piles, ByTrack { trade: 18, politics: 18, science: 18 });
    assert!(view.seats.iter().all(|order| order.walls_left == 3 && order.knights_left.mighty == 2));
}

/// KNIGHTS-7, KNIGHTS-9: the event die is settled first, then the yields.
#[test]
fn knights_7_the_event_comes_first() {
    let mut play = scene()
        .before_roll()
        .seat(0, |s| {
            s.levels(0, 0, 1);
        })
        .play_scenario();
    play.roll3(0, 2, 4, EventFace::Science);
    play.is_asked_of_nature();
    assert!(play.hand(0).is_empty(), "the yields wait");
    play.drawn(Progress::Crane);
    assert_eq!(play.hand(0), hand("BB"), "hills with the six");
    assert_eq!(play.progress_of(0), [Progress::Crane]);
}

impl Game {
    /// Nature draws a card.
    #[track_caller]
    pub(crate) fn is_asked_of_nature(&self) -> &Self {
        let drawing = matches!(self.phase(), PhaseView::Scenario(Phase::DrawingProgress { .. }));
        assert!(drawing, "{:?}", self.phase());
        self
    }
}

/// KNIGHTS-8: three faces with the ship, one with each gate.
#[test]
fn knights_8_the_event_die() {
    let mut play = scene().before_roll().play_scenario();
    play.decide(0, Decision::Roll);
    let weight = |face: EventFace| -> u32 {
        let of_face = play.outcomes().into_iter().filter(|(outcome, _)| {
            matches!(outcome, Outcome::Own(Fate::RolledThree { event, .. }) if *event == face)
        });
        of_face.map(|(_, weight)| weight).sum()
    };
    assert_eq!(EventFace::ALL.map(weight), [108, 36, 36, 36]);
    play.refuses_outcome(
        Outcome::Own(Fate::RolledThree { dice: [0, 7], event: EventFace::Ship }),
        base(61),
    );
    play.refuses_outcome(Outcome::Rolled { dice: [1, 2] }, table::Rule::table(3));
}

/// KNIGHTS-9: who is on level n draws where the red die shows n + 1 or less, in the order of the turns.
#[test]
fn knights_9_gates() {
    let scene = || {
        scene()
            .before_roll()
            .turn(1)
            .seat(0, |s| {
                s.levels(1, 0, 0);
            })
            .seat(1, |s| {
                s.levels(0, 5, 5).metropolis(Track::Politics, WEST);
            })
            .seat(2, |s| {
                s.levels(2, 0, 0);
            })
    };
    // Seat 1 holds two tracks on the highest level and one city: the second has no metropolis.
    assert_eq!(scenario_faults(&scene().setup()), [knights(23)]);
    let scene = || {
        scene().seat(1, |s| {
            s.levels(0, 1, 1).order(|o| o.metropolises = [None; 3]);
        })
    };
    let mut play = scene().play_scenario();
    play.roll3(1, 2, 4, EventFace::Trade);
    play.is_asked_of_nature();
    // Seat 2 comes before seat 0; seat 1 has no level there.
    play.drawn(Progress::Merchant).drawn(Progress::MerchantFleet);
    assert_eq!(play.progress_of(2), [Progress::Merchant]);
    assert_eq!(play.progress_of(0), [Progress::MerchantFleet]);
    assert!(play.progress_of(1).is_empty());
    let mut play = scene().play_scenario();
    play.roll3(1, 3, 3, EventFace::Trade).drawn(Progress::Merchant);
    assert_eq!(play.progress_of(2), [Progress::Merchant], "three is enough for level two");
    assert!(play.progress_of(0).is_empty(), "and not for level one");
    let mut play = scene().play_scenario();
    play.roll3(1, 4, 2, EventFace::Trade);
    assert_eq!(play.phase(), PhaseView::Turn);
}

/// KNIGHTS-10: a ship brings the barbarians one step closer.
#[test]
fn knights_10_ships() {
    let mut play = scene().before_roll().play_scenario();
    play.roll3(0, 1, 1, EventFace::Ship);
    assert_eq!((play.realm().barbarians, play.realm().event), (1, Some(EventFace::Ship)));
    play.decide(0, Decision::EndTurn).roll3(1, 1, 1, EventFace::Trade);
    assert_eq!(play.realm().barbarians, 1);
}

/// KNIGHTS-11, KNIGHTS-16: cards of both kinds count on a seven, and a wall keeps two more safe.
#[test]
fn knights_11_walls_keep_cards_safe() {
    let scene = || {
        scene()
            .before_roll()
            .seat(0, |s| {
                s.hand("LLLPPPMMC").walls(&[HOME]);
            })
            .seat(1, |s| {
                s.hand("PPPPCCCC");
            })
    };
    let mut play = scene().play_scenario();
    assert_eq!((play.order_of(0).hand_limit, play.order_of(1).hand_limit), (9, 7));
    play.roll3(0, 3, 4, EventFace::Trade);
    assert_eq!(play.phase(), PhaseView::Discarding { owed: vec![0, 4, 0] });
    for card in ['P', 'P', 'P', 'C'] {
        play.lists(1, Decision::Discard { card: self::card(card) });
        play.decide(1, Decision::Discard { card: self::card(card) });
    }
    assert_eq!(play.hand(1), hand("PCCC"));
    assert_eq!(play.phase(), PhaseView::MovingRobber);
}

/// KNIGHTS-12: until the first attack the robber rests.
#[test]
fn knights_12_the_robber_rests() {
    let mut play = early()
        .before_roll()
        .seat(0, |s| {
            s.hand("LLLLLLLL").active(Rank::Basic, &["0,0,SE"]).progress(&[Progress::Bishop]);
        })
        .play_scenario();
    play.roll3(0, 3, 4, EventFace::Trade);
    play.decide(0, Decision::DiscardAll { cards: hand("LLLL") });
    assert_eq!(play.phase(), PhaseView::Turn, "only cards are discarded");
    play.refuses(0, chase("0,0,SE"), knights(12));
    play.refuses(0, own(Choice::PlayBishop), knights(12));
    play.refuses(0, robber("1,0"), table::Rule::table(2));
}

/// KNIGHTS-13: what cities yield.
#[test]
fn knights_13_cities_yield_commodities() {
    // Mountains 10 and pasture 2 at the north of the board; a settlement at the forest with the 11.
    let scene = || {
        scene().before_roll().seat(0, |s| {
            s.cities(&["0,-2,NE", "-1,1,S"]).settlements(&["-1,0,SW"]);
        })
    };
    let after = |red: u8, yellow: u8| {
        let mut play = scene().play_scenario();
        play.roll3(0, red, yellow, EventFace::Trade);
        play.hand(0)
    };
    assert_eq!(after(5, 5), hand("OM"), "mountains give ore and a coin");
    assert_eq!(after(1, 1), hand("WC"), "pasture gives wool and cloth");
    assert_eq!(after(3, 3), hand("BBGG"), "hills give two brick, fields two grain");
    assert_eq!(after(5, 6), hand("L"), "a settlement gives one resource");
    let mut play = scene()
        .seat(2, |s| {
            s.cities(&["1,0,SE"]);
        })
        .play_scenario();
    play.roll3(0, 1, 2, EventFace::Trade);
    assert_eq!(play.hand(2), hand("LP"), "forest gives lumber and paper");
}

/// KNIGHTS-14: a commodity that the bank lacks is looked at by itself, and nothing comes in its place.
#[test]
fn knights_14_the_bank_is_short_of_paper() {
    let scene = |held: &'static str| {
        scene()
            .before_roll()
            .seat(1, move |s| {
                s.hand(held);
            })
            .seat(0, |s| {
                s.cities(&["1,0,SE"]);
            })
    };
    let mut play = scene("PPPPPPPPPPPP").play_scenario();
    let events = {
        play.decide(0, Decision::Roll);
        play.events_of_outcome(Outcome::Own(Fate::RolledThree {
            dice: [1, 2],
            event: EventFace::Trade,
        }))
    };
    assert!(events.contains(&Event::Short { card: Resource::Paper }));
    assert_eq!(play.hand(0), hand("L"));
    // With one claimant the last one is paid, with two it is not.
    let mut play = scene("PPPPPPPPPPP").play_scenario();
    play.roll3(0, 1, 2, EventFace::Trade);
    assert_eq!(play.hand(0), hand("LP"));
    let mut play = scene("PPPPPPPPPPP")
        .seat(2, |s| {
            s.cities(&["1,0,N"]);
        })
        .play_scenario();
    play.roll3(0, 1, 2, EventFace::Trade);
    assert_eq!((play.hand(0), play.hand(2)), (hand("L"), hand("L")));
}

/// KNIGHTS-15: commodities are traded like resources, but have no harbour of their own.
#[test]
fn knights_15_trade_with_commodities() {
    let mut play = scene()
        .seat(0, |s| {
            s.hand("PPPPLLLLM");
        })
        .seat(1, |s| {
            s.hand("W");
        })
        .play_scenario();
    play.lists(0, bank('P', 'L'));
    play.decide(0, bank('P', 'L')).decide(0, bank('L', 'C'));
    assert_eq!(play.hand(0), hand("LCM"));
    play.refuses(0, bank('M', 'L'), base(28));
    play.decide(0, offer("M", "W", &[1])).decide(1, Decision::Accept);
    play.decide(0, Decision::Deal { with: seat(1) });
    assert_eq!((play.hand(0), play.hand(1)), (hand("LCW"), hand("M")));
    play.decide(1, propose("M", "C")).decide(0, Decision::Deal { with: seat(1) });
    assert_eq!(play.hand(0), hand("LMW"));
    // Seat 1 has a 3:1 harbour in the south-west, seat 0 builds at the one for ore.
    let mut play = scene()
        .turn(1)
        .seat(1, |s| {
            s.hand("PPPCC");
        })
        .play_scenario();
    play.lists(1, bank('P', 'M'));
    play.decide(1, bank('P', 'M'));
    assert_eq!(play.hand(1), hand("CCM"));
    let mut play = scene()
        .seat(0, |s| {
            s.settlements(&["2,-1,NE"]).hand("OOMM");
        })
        .play_scenario();
    play.lists(0, bank('O', 'P'));
    play.refuses(0, bank('M', 'P'), base(28)).decide(0, bank('O', 'P'));
    assert_eq!(play.hand(0), hand("PMM"));
}

/// KNIGHTS-16: commodities can be stolen.
#[test]
fn knights_16_commodities_are_stolen() {
    let mut play = scene()
        .before_roll()
        .seat(1, |s| {
            s.hand("PM");
        })
        .play_scenario();
    play.roll3(0, 3, 4, EventFace::Trade).decide(0, robber("-2,2"));
    assert_eq!(play.phase(), PhaseView::Stealing { victim: seat(1) });
    let cards = [Resource::Paper, Resource::Coin].map(|card| (Outcome::Stolen { card }, 1));
    assert_eq!(play.outcomes(), cards);
    play.resolve(Outcome::Stolen { card: Resource::Coin });
    assert_eq!((play.hand(0), play.hand(1)), (hand("M"), hand("P")));
}

/// Where there are no commodities, none can be named (BASE-3, BASE-27, BASE-28, BASE-75).
#[test]
fn no_commodities_in_the_base_game() {
    let mut play = Scene::new(3)
        .seat(0, |s| {
            s.hand("LLLL").cards(&[island::Development::Monopoly]);
        })
        .play();
    play.refuses(0, bank('P', 'L'), base(28)).refuses(0, bank('L', 'P'), base(28));
    play.refuses(0, offer("L", "P", &[1]), base(27)).refuses(0, offer("P", "L", &[1]), base(65));
    play.refuses(0, Decision::PlayMonopoly { card: Resource::Coin }, base(75));
    let offers = play.decisions(0);
    let named = serde_json::to_string(&offers).unwrap();
    assert!(!named.contains("paper") && !named.contains("cloth") && !named.contains("coin"));
    let held = Scene::new(3)
        .seat(0, |s| {
            s.hand("P");
        })
        .setup();
    assert_eq!(super::scene::faults(&held), [base(3)]);
}

/// The event die is told, and which card was drawn only to its owner.
#[test]
fn what_is_told_of_a_roll() {
    let mut play = scene()
        .before_roll()
        .seat(0, |s| {
            s.levels(0, 1, 0);
        })
        .play_scenario();
    play.decide(0, Decision::Roll);
    let dice = Outcome::Own(Fate::RolledThree { dice: [1, 1], event: EventFace::Politics });
    let events = play.events_of_outcome(dice);
    let face = Happening::EventRolled { seat: seat(0), face: EventFace::Politics };
    assert!(events.contains(&Event::Own(face)));
    let events = play.events_of_outcome(Outcome::Own(Fate::Progress { card: Progress::Spy }));
    let drawn =
        |card| Event::Own(Happening::ProgressDrawn { seat: seat(0), pile: Track::Politics, card });
    assert!(events.contains(&drawn(Some(Progress::Spy))));
    let seen = |eye| table::Event::seen_by(&events[0], eye);
    assert_eq!(seen(table::Eye::Seat(seat(1))), Some(drawn(None)));
    assert_eq!(seen(table::Eye::Seat(seat(0))), Some(drawn(Some(Progress::Spy))));
    assert!(play.seen_by(1).scenario.unwrap().knights.unwrap().seats[0].progress.is_none());
}
