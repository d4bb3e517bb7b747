//! Three players: what is laid out, how points and tokens count, whom things are aimed at.

use classic::{
    AskView, Card, Classic, Decision, Event, Face, Mode, Outcome, Setup, Why, classic, three,
};
use realm::{Amounts, Resource, Terrain};
use table::{Game, Pseudo, Rule};

use crate::scene::*;

fn begun(mode: Mode) -> classic::View {
    begin(&Setup::for_three(mode)).view()
}

/// THREE-1, THREE-4, THREE-15, THREE-41: stacks and supplies of three.
#[test]
fn three_4_stacks_and_supplies() {
    let view = begun(Mode::Base);
    let sizes = |view: &classic::View| -> Vec<usize> {
        view.stacks.iter().map(|stack| stack.cards.len()).collect()
    };
    assert_eq!(sizes(&view), [18, 18, 17, 17]);
    assert_eq!((view.roads, view.settlements, view.cities, view.citadels), (11, 8, 11, 0));
    assert_eq!((view.events.cards.len(), view.grounds.len(), view.realms.len()), (18, 17, 3));
    let view = begun(Mode::Wizards);
    assert_eq!(sizes(&view), [18, 18, 17, 17, 19, 19]);
    assert_eq!((view.events.cards.len(), view.citadels), (21, 8));
    assert_eq!(faults(&Setup { players: 4, ..Setup::new(Mode::Base) }), [Rule::table(5)]);
}

#[test]
fn three_16_the_numbers_of_the_third_set() {
    let play = Board::three(Mode::Base).play();
    let numbers: Vec<u8> = play.realm(GREEN).lands.iter().map(|land| land.number).collect();
    assert_eq!(numbers, [2, 5, 3, 6, 1, 4], "column by column, upper before lower");
    let stack = play.view().grounds;
    for (land, number) in [
        (Terrain::Mountains, 1),
        (Terrain::Pasture, 2),
        (Terrain::Forest, 3),
        (Terrain::Hills, 4),
        (Terrain::GoldField, 5),
        (Terrain::Fields, 6),
    ] {
        assert!(stack.contains(&ground(land, number)));
    }
}

/// THREE-22, THREE-27, THREE-32, THREE-40: cards of sets that are not played with are nowhere.
#[test]
fn three_22_cards_of_other_sets_are_left_out() {
    let ids: Vec<&str> = Card::ALL.iter().map(|card| card.id()).collect();
    for id in ["border-diversity", "scriptorium", "church-ban", "public-feeling", "university"] {
        assert!(!ids.contains(&id), "{id}");
    }
    // Citadels lie open, and an Arsonist finds none of them.
    let board =
        Board::grown(Mode::Wizards).red(|red| _ = red.hand(&[Card::Arsonist])).blue(|blue| {
            let [one, other] = [ground(Terrain::Forest, 1), ground(Terrain::Hills, 1)];
            blue.settlement(3, one, other).citadel(3);
        });
    let mut play = board.milled();
    play.refused(RED, self::play(Card::Arsonist), classic(42));
}

#[test]
fn three_2_the_goal_grows_with_the_sets() {
    for (mode, goal) in [(Mode::Base, 12), (Mode::Wizards, 13), (Mode::Tournament, 13)] {
        let view = begun(mode);
        assert_eq!((view.target, view.realms[GREEN].target), (goal, goal));
    }
}

/// Red has eleven points and a knight to come, Blue nine, or eleven.
fn near_the_end(rich_blue: bool) -> Play {
    let cards = [Card::Church, Card::Library, Card::TownHall, Card::BathHouse];
    let halls = |seated: &mut Seated| {
        seated.city(-1).city(1).card("1La", Card::Aqueduct);
        for (at, card) in ["-1Ua", "-1Ub", "1Ua", "1Ub"].into_iter().zip(cards) {
            seated.card(at, card);
        }
    };
    let board = Board::three(Mode::Base).red(halls).blue(halls).red(|red| {
        red.card("-1La", Card::Colossus).hand(&[Card::KnightSiegfried]).holds("O");
    });
    let board = board.blue(|blue| {
        if rich_blue {
            blue.settlement(3, ground(Terrain::Forest, 1), ground(Terrain::Hills, 1)).city(3);
        }
    });
    board.milled()
}

/// THREE-3, THREE-39: the points alone are not enough.
#[test]
fn three_3_a_lead_of_two_wins() {
    let mut play = near_the_end(false);
    assert_eq!((play.victory(RED), play.victory(BLUE)), (11, 9));
    play.does(RED, build(Card::KnightSiegfried, "-1Lb"));
    assert_eq!((play.victory(RED), play.winner()), (12, Some(RED)));
    let mut play = near_the_end(true);
    assert_eq!((play.victory(RED), play.victory(BLUE)), (11, 11));
    play.does(RED, build(Card::KnightSiegfried, "-1Lb"));
    assert_eq!((play.victory(RED), play.winner()), (12, None), "Red plays on");
}

#[test]
fn three_5_brigands_count_to_nine() {
    let with = |letters: &str| {
        let mut play = Board::three(Mode::Base).red(|red| _ = red.holds(letters)).play();
        play.roll(6, Face::Brigands);
        play
    };
    with("LLLBBBOOW").has(RED, "LLLBBBOOW$");
    with("LLLBBBOOWG").has(RED, "LLLBBBG$");
}

#[test]
fn three_6_only_the_player_on_turn_trades() {
    let rich = |seated: &mut Seated| _ = seated.holds("LO");
    let mut play = Board::three(Mode::Base).red(rich).blue(rich).green(rich).rolled(6);
    play.refused(BLUE, offer(GREEN, "L", "O"), Rule::table(1));
    play.does(RED, offer(GREEN, "L", "O"));
    assert_eq!(play.waits_for(), Some(GREEN));
    play.does(GREEN, Decision::Accept).has(RED, "OO$").has(GREEN, "LLO");
}

#[test]
fn three_7_the_windmill_stays_on_a_tie() {
    let board = Board::three(Mode::Base)
        .red(|red| _ = red.city(1).card("1Ua", Card::Marketplace))
        .blue(|blue| {
            blue.city(1).card("1Ua", Card::Garrison).hand(&[Card::Garrison; 2]).holds("LLBB");
        });
    let mut play = board.turn(BLUE).rolled(3);
    assert_eq!(play.view().richest, Some(seat(RED)));
    play.does(BLUE, build(Card::Garrison, "-1Ua"));
    assert_eq!((play.points(BLUE).trade, play.view().richest), (2, Some(seat(RED))));
    play.does(BLUE, build(Card::Garrison, "-1La"));
    assert_eq!((play.points(BLUE).trade, play.view().richest), (3, Some(seat(BLUE))));
}

#[test]
fn three_8_the_mill_grinds_for_its_holder() {
    let rich = |seated: &mut Seated| _ = seated.holds("OO");
    let board = Board::three(Mode::Base)
        .red(|red| _ = red.city(1).card("1Ua", Card::Marketplace))
        .blue(rich)
        .green(rich);
    let mut play = board.clone().blue(|blue| _ = blue.card("1Ua", Card::Garrison)).play();
    play.roll(4, Face::Mill);
    let Some(AskView::Rob { from, .. }) = play.ask() else { panic!() };
    assert_eq!(from, seat(GREEN), "who has the fewest trade points");
    let mut play = board.play();
    play.roll(4, Face::Mill);
    let Some(AskView::Target { among, why: Why::Mill, both: false, .. }) = play.ask() else {
        panic!()
    };
    assert_eq!(among.len(), 2);
    play.refused(RED, choose(RED), three(28));
    play.does(RED, choose(BLUE)).does(RED, gain("0L"));
    assert_eq!((play.held(BLUE, kind('O')), play.held(RED, kind('O'))), (1, 1));
}

#[test]
fn three_9_strength_above_three_keeps_the_token_on_a_tie() {
    let rival = |own: Card, blue: Card, next: Card| {
        let board = Board::three(Mode::Base)
            .red(|red| _ = red.card("1Ua", own))
            .blue(|seated| _ = seated.card("1Ua", blue).hand(&[next]).holds("OOGGW"));
        let mut play = board.turn(BLUE).play();
        play.roll(4, Face::Mill);
        assert_eq!(play.view().strongest, Some(seat(RED)));
        play.does(BLUE, build(next, "-1Ua"));
        play
    };
    let play = rival(Card::KnightGotz, Card::KnightOtto, Card::KnightConrad);
    assert_eq!((play.points(BLUE).strength, play.view().strongest), (5, Some(seat(RED))));
    let play = rival(Card::KnightWalter, Card::KnightConrad, Card::KnightHagen);
    assert_eq!((play.points(BLUE).strength, play.view().strongest), (3, None));
}

#[test]
fn three_10_a_tournament_has_one_winner() {
    let board = Board::three(Mode::Base)
        .red(|red| _ = red.card("1Ua", Card::KnightHagen))
        .blue(|blue| _ = blue.card("1Ua", Card::KnightOtto));
    let mut play = board.clone().play();
    play.roll(6, Face::Tournament);
    assert!(play.ask().is_none(), "two and two");
    let mut play = board.green(|green| _ = green.card("1Ua", Card::KnightPippin)).play();
    play.roll(6, Face::Tournament);
    assert_eq!(play.waits_for(), Some(GREEN));
}

/// A realm with three more settlements on the right.
fn wide(seated: &mut Seated) {
    seated.settlement(3, ground(Terrain::Forest, 1), ground(Terrain::Forest, 6));
    seated.settlement(5, ground(Terrain::Hills, 1), ground(Terrain::Hills, 2));
    seated.settlement(7, ground(Terrain::Pasture, 5), ground(Terrain::Fields, 3));
}

#[test]
fn three_11_five_settlements_and_four_cities() {
    let mut play = Board::three(Mode::Base)
        .red(|red| {
            wide(red);
            red.road(8).holds("LBWG");
        })
        .rolled(6);
    play.refused(RED, settlement(9), three(11));
    let mut play = Board::three(Mode::Base)
        .red(|red| {
            wide(red);
            red.cities(&[-1, 1, 3, 5]).holds("OOOGG");
        })
        .rolled(6);
    play.refused(RED, city(7), three(11));
    // In a game of two there is no such limit.
    let two = Board::base().red(|red| {
        wide(red);
        red.cities(&[-1, 1, 3, 5]).holds("OOOGG");
    });
    two.rolled(6).does(RED, city(7));
}

#[test]
fn three_12_a_landscape_too_many_may_be_redrawn() {
    let board = Board::three(Mode::Base).red(|red| {
        red.settlement(3, ground(Terrain::Forest, 1), ground(Terrain::Forest, 6));
        red.road(4).holds("LBWG");
    });
    let mut play = board.rolled(3);
    play.does(RED, settlement(5)).outcome(Outcome::Ground(ground(Terrain::Hills, 1)));
    let Some(AskView::Lay { redraw: false, .. }) = play.ask() else { panic!() };
    play.refused(RED, Decision::Redraw, classic(32));
    play.does(RED, Decision::Lay { upper: true });
    play.outcome(Outcome::Ground(ground(Terrain::Forest, 3)));
    let Some(AskView::Lay { redraw: true, .. }) = play.ask() else { panic!("a fourth forest") };
    play.refused(RED, Decision::Lay { upper: true }, classic(32));
    play.does(RED, Decision::Redraw).outcome(Outcome::Ground(ground(Terrain::Fields, 6)));
    assert_eq!((play.ask(), play.realm(RED).sites.len()), (None, 4));
    assert!(play.view().grounds.contains(&ground(Terrain::Forest, 3)), "it lies under the stack");
    // It may also be kept.
    let mut play = Board::three(Mode::Base)
        .red(|red| {
            red.settlement(3, ground(Terrain::Forest, 1), ground(Terrain::Forest, 6));
            red.road(4).holds("LBWG");
        })
        .rolled(3);
    play.does(RED, settlement(5)).outcome(Outcome::Ground(ground(Terrain::Forest, 3)));
    play.does(RED, Decision::Lay { upper: false });
    play.outcome(Outcome::Ground(ground(Terrain::Hills, 1)));
    assert_eq!(play.realm(RED).sites.len(), 4);
}

#[test]
fn three_13_ten_points_together_allow_actions() {
    let cards = [Card::Caravan, Card::Truce];
    let city = |seated: &mut Seated| _ = seated.city(1);
    let board = Board::three(Mode::Base).red(city).blue(city).green(city);
    let mut play = board.clone().red(|red| _ = red.hand(&cards).holds("L")).milled();
    play.refused(RED, self::play(Card::Caravan), three(13));
    play.does(RED, self::play(Card::Truce));
    let board = board.red(|red| _ = red.hand(&cards).holds("L").city(-1));
    board.milled().does(RED, self::play(Card::Caravan));
}

#[test]
fn three_14_who_has_few_points_is_not_attacked() {
    let cities = |seated: &mut Seated| _ = seated.city(-1).city(1);
    let board = Board::three(Mode::Base)
        .red(cities)
        .green(cities)
        .red(|red| _ = red.hand(&[Card::Brigands]))
        .blue(|blue| _ = blue.holds("LL"));
    // Blue has something and two points, Green has four points and ore.
    let mut play = board.milled();
    play.does(RED, self::play(Card::Brigands)).outcome(Outcome::Die(1));
    let Some(AskView::Rob { from, .. }) = play.ask() else { panic!() };
    assert_eq!(from, seat(GREEN));
    let rich = Board::three(Mode::Base)
        .red(cities)
        .red(|red| {
            red.hand(&[Card::Brigands]).card("1Ua", Card::Church).card("1Ub", Card::Library);
        })
        .blue(|blue| _ = blue.holds("LL"));
    let mut play = rich.milled();
    play.refused(RED, self::play(Card::Brigands), three(14));
}

#[test]
fn three_17_ranks_go_by_points_and_then_by_more() {
    // All are level: chance orders them.
    let mut play = Board::grown(Mode::Base).play();
    let ranks = |play: &Play| [RED, BLUE, GREEN].map(|seat| play.realm(seat).rank);
    assert_eq!(ranks(&play), [Some(1); 3]);
    play.event(6, Card::Flood);
    assert_eq!(play.outcomes().len(), 6);
    let order = [GREEN, RED, BLUE].map(seat);
    play.outcome(Outcome::Order(order));
    assert!(play.events.contains(&Event::Ranked { order }));
    // One is first by trade, the others are level.
    let market = |seated: &mut Seated| _ = seated.card("1Ua", Card::Garrison);
    let mut play = Board::grown(Mode::Base)
        .blue(market)
        .red(|red| _ = red.card("-1Ua", Card::Church).card("1Ua", Card::Library))
        .green(|green| _ = green.card("-1Ua", Card::Church).card("1Ua", Card::Library))
        .play();
    assert_eq!((play.victory(RED), play.victory(BLUE)), (6, 5));
    assert_eq!(ranks(&play), [Some(1), Some(3), Some(1)]);
    play.event(6, Card::Flood);
    let [red, blue, green] = [RED, BLUE, GREEN].map(seat);
    assert_eq!(play.outcomes().len(), 2);
    play.refused_outcome(Outcome::Order([blue, red, green]), three(17));
    play.outcome(Outcome::Order([green, red, blue]));
}

#[test]
fn three_18_covered_cards_are_not_visible() {
    // Red has two cities, Blue a city, a settlement and a library: four points each, and Blue shows one card more.
    let board = Board::three(Mode::Base)
        .red(|red| _ = red.city(-1).city(1).holds("LLL"))
        .blue(|blue| _ = blue.city(1).card("1Ua", Card::Library).holds("LLL"))
        .red(|red| _ = red.hand(&[Card::Spy]))
        .blue(|blue| _ = blue.hand(&[Card::Mint]));
    let mut play = board.play();
    assert_eq!(play.victory(RED), play.victory(BLUE));
    assert!(play.realm(BLUE).rank < play.realm(RED).rank);
    play.event(4, Card::RobinHood);
    assert!(play.outcomes().is_empty(), "no chance is needed");
}

/// THREE-19, THREE-20, THREE-21: posts at the ends of the row.
#[test]
fn three_19_a_border_post_closes_an_end() {
    let knight = |seated: &mut Seated| _ = seated.card("1Ua", Card::KnightHagen);
    let green = |seated: &mut Seated| _ = seated.card("1Ua", Card::KnightOtto);
    let board = Board::three(Mode::Base).blue(knight).green(green).red(|red| {
        red.hand(&[Card::BorderBoycott, Card::BorderPacifism, Card::BorderEmbargo]);
        red.hand(&[Card::KnightSiegfried]).holds("LBBO").road(2);
    });
    let mut play = board.rolled(1);
    let before = play.victory(RED);
    // Nobody trades, so nobody has the fewest trade points.
    play.refused(RED, post(Card::BorderEmbargo, true), three(20));
    play.does(RED, post(Card::BorderBoycott, false));
    assert_eq!(
        (play.victory(RED), play.realm(RED).posts[0]),
        (before + 1, Some(Card::BorderBoycott))
    );
    play.refused(RED, post(Card::BorderPacifism, false), three(19));
    play.refused(RED, road(-2), three(19));
    play.does(RED, post(Card::BorderPacifism, true));
    play.refused(RED, settlement(3), three(19));
    // A knight of one's own: neither the fewest tournament points nor the least strength.
    play.does(RED, build(Card::KnightSiegfried, "1Ua"));
    assert_eq!(play.realm(RED).posts[1], None, "one and one are not fewer");
    assert_eq!(play.view().discards[0].cards, [Card::BorderPacifism]);
    assert_eq!(play.realm(RED).posts[0], Some(Card::BorderBoycott), "one is fewer than two");
    play.refused(RED, Decision::Raze { right: true }, classic(35));
    play.does(RED, Decision::Raze { right: false }).does(RED, road(-2));
}

#[test]
fn three_20_a_post_falls_in_anybodys_turn() {
    let knight = |seated: &mut Seated| _ = seated.card("1Ua", Card::KnightHagen);
    let other = |seated: &mut Seated| _ = seated.card("1Ua", Card::KnightOtto);
    let board = Board::three(Mode::Base).blue(knight).green(other);
    let mut play = board.red(|red| _ = red.post(true, Card::BorderBoycott)).turn(BLUE).rolled(1);
    play.does(BLUE, demolish("1Ua"));
    assert_eq!(play.realm(RED).posts, [None, None]);
    let unsound = Board::three(Mode::Base).red(|red| _ = red.post(true, Card::BorderBoycott));
    assert_eq!(faults(&unsound.setup()), [three(20)]);
}

/// THREE-25, THREE-47: in turn order; in a Civil War each chooses for the next.
#[test]
fn three_25_events_go_round_the_table() {
    let knights = |seated: &mut Seated, one: Card, two: Card| {
        seated.card("1Ua", one).card("-1Ua", two);
    };
    let board = Board::three(Mode::Base)
        .red(|red| knights(red, Card::KnightHagen, Card::KnightOtto))
        .blue(|blue| knights(blue, Card::KnightConrad, Card::KnightWalter))
        .green(|green| knights(green, Card::KnightPippin, Card::KnightFalk));
    let mut play = board.turn(BLUE).play();
    play.event(1, Card::CivilWar);
    for (by, of) in [(BLUE, GREEN), (GREEN, RED), (RED, BLUE)] {
        let Some(AskView::TakeBack { seat: asked, of: loser, .. }) = play.ask() else { panic!() };
        assert_eq!((asked, loser), (seat(by), seat(of)));
        play.does(by, pick("1Ua"));
    }
    // THREE-47: another stack for each.
    let hand = |seated: &mut Seated, card: Card| _ = seated.hand(&[card]);
    let board = Board::three(Mode::Base)
        .red(|red| hand(red, Card::Spy))
        .blue(|blue| hand(blue, Card::Mint))
        .green(|green| hand(green, Card::Smithy));
    let mut play = board.play();
    play.event(1, Card::MasterBuilder);
    for (by, own) in [(RED, 0), (BLUE, 1), (GREEN, 2)] {
        assert_eq!(play.waits_for(), Some(by));
        if own > 0 {
            play.refused(by, stack(own - 1), classic(26));
        }
        play.does(by, stack(own)).settle(&mut Pseudo::new(1)).does(by, Decision::Pass);
    }
}

#[test]
fn three_26_a_conflict_hits_the_weakest() {
    let board = Board::three(Mode::Base)
        .red(|red| _ = red.card("1Ua", Card::KnightGotz))
        .blue(|blue| _ = blue.hand(&[Card::Spy]))
        .green(|green| _ = green.hand(&[Card::Mint]));
    let mut play = board.clone().blue(|blue| _ = blue.card("1Ua", Card::KnightHagen)).play();
    play.event(1, Card::Conflict);
    let Some(AskView::Pull { of, .. }) = play.ask() else { panic!() };
    assert_eq!(of, seat(GREEN));
    let mut play = board.play();
    play.event(1, Card::Conflict);
    let Some(AskView::Target { why: Why::Card(Card::Conflict), .. }) = play.ask() else { panic!() };
    play.does(RED, choose(BLUE)).does(RED, take(Card::Spy)).does(RED, stack(0));
    assert!(play.hand(BLUE).is_empty() && play.hand(GREEN) == [Card::Mint]);
}

/// THREE-28, THREE-29: the target is named before any roll, and the attack stays with it.
#[test]
fn three_28_whoever_plays_an_action_chooses_its_target() {
    let knight = |seated: &mut Seated, card: Card| _ = seated.card("1Ua", card);
    let board = Board::grown(Mode::Base)
        .red(|red| _ = red.hand(&[Card::BlackKnight]))
        .blue(|blue| knight(blue, Card::KnightHagen))
        .green(|green| knight(green, Card::KnightOtto))
        .green(|green| _ = green.hand(&[Card::HerbWoman]));
    let mut play = board.milled();
    play.does(RED, self::play(Card::BlackKnight));
    let Some(AskView::Target { both: false, .. }) = play.ask() else { panic!() };
    play.refused(RED, Decision::Both, three(28));
    play.refused(RED, Decision::Pass, three(28));
    play.does(RED, choose(GREEN)).does(GREEN, self::play(Card::HerbWoman));
    play.outcome(Outcome::Die(3));
    assert_eq!(play.card_at(GREEN, "1Ua"), Some(Card::KnightOtto));
    assert!(play.ask().is_none(), "THREE-29: no switch to Blue");
}

/// THREE-30: for one resource each, with a roll for each.
#[test]
fn three_30_brigands_against_both() {
    let board = Board::grown(Mode::Base)
        .red(|red| _ = red.hand(&[Card::Brigands]))
        .blue(|blue| _ = blue.holds("LL").hand(&[Card::Bishop]))
        .green(|green| _ = green.holds("WW"));
    let mut play = board.milled();
    play.does(RED, self::play(Card::Brigands)).does(RED, Decision::Both);
    let Some(AskView::Target { first: true, both: false, .. }) = play.ask() else { panic!() };
    play.does(RED, choose(GREEN)).outcome(Outcome::Die(1));
    let Some(AskView::Rob { left: 1, from, .. }) = play.ask() else { panic!() };
    assert_eq!(from, seat(GREEN));
    play.does(RED, gain("2U")).does(BLUE, self::play(Card::Bishop)).outcome(Outcome::Die(3));
    let Some(AskView::Rob { left: 1, seat: winner, from, .. }) = play.ask() else { panic!() };
    assert_eq!((winner, from), (seat(BLUE), seat(RED)));
    // Against one alone for two.
    let board = Board::grown(Mode::Base)
        .red(|red| _ = red.hand(&[Card::Brigands]))
        .blue(|blue| _ = blue.holds("LL"))
        .green(|green| _ = green.holds("WW"));
    let mut play = board.milled();
    play.does(RED, self::play(Card::Brigands)).does(RED, choose(BLUE)).outcome(Outcome::Die(1));
    assert!(matches!(play.ask(), Some(AskView::Rob { left: 2, .. })));
}

#[test]
fn three_31_doublers_cost_one_more() {
    let board = |board: Board| board.red(|red| _ = red.hand(&[Card::Sawmill]).holds("LL"));
    let mut play = board(Board::three(Mode::Base)).rolled(6);
    play.refused(RED, build(Card::Sawmill, "1Ua"), classic(16));
    let mut play = board(Board::three(Mode::Base)).red(|red| _ = red.stock("-2U", 3)).rolled(6);
    play.does(RED, build(Card::Sawmill, "1Ua")).has(RED, "$");
    let mut play = board(Board::base()).rolled(6);
    assert!(play.view().prices.is_empty());
    play.does(RED, build(Card::Sawmill, "1Ua"));
}

#[test]
fn three_31_what_costs_more_is_told() {
    let view = Board::three(Mode::Base).rolled(6).view();
    let told = |card| view.prices.iter().find(|price| price.card == card).map(|price| price.cost);
    let more = Amounts::of(Resource::Lumber, 1);
    assert_eq!(told(Card::Sawmill), Some(Card::Sawmill.cost() + more));
    assert_eq!(told(Card::Abbey), None);
    let doublers =
        [Card::Sawmill, Card::BrickFactory, Card::WoolMill, Card::GrainMill, Card::IronFoundry];
    assert!(doublers.iter().all(|&card| told(card).is_some()));
    assert_eq!(view.prices.len(), doublers.len());
}

#[test]
fn three_33_spells_choose_whom_they_hit() {
    let board = Board::grown(Mode::Wizards)
        .red(|red| {
            red.settlement(3, ground(Terrain::Forest, 1), ground(Terrain::Hills, 1)).citadel(3);
            red.wizard("4U", Card::WizardHafli, 3).hand(&[Card::Whirlwind]);
        })
        .blue(|blue| _ = blue.holds("LL"))
        .green(|green| _ = green.holds("WW"));
    let mut play = board.milled();
    play.does(RED, self::play(Card::Whirlwind));
    let Some(AskView::Target { why: Why::Card(Card::Whirlwind), .. }) = play.ask() else {
        panic!()
    };
    play.does(RED, choose(GREEN)).does(RED, mark("2U"));
    assert_eq!(play.held(GREEN, kind('W')), 0);
}

#[test]
fn three_49_the_row_has_an_end() {
    let setup = Setup { turn_limit: Some(60), ..Setup::for_three(Mode::Base) };
    let mut game = Classic::new(&setup).unwrap();
    table::testing::playout(&mut game, &mut Pseudo::new(3), 100_000, table::testing::random_pick);
    let columns =
        |realm: &classic::RealmView| realm.sites.iter().all(|site| site.at.column().abs() <= 11);
    assert!(game.view(table::Eye::Arbiter).realms.iter().all(columns));
    let mut play = Board::three(Mode::Base)
        .red(|red| {
            wide(red);
            red.settlement(9, ground(Terrain::Mountains, 1), ground(Terrain::Mountains, 4));
            red.settlement(11, ground(Terrain::Fields, 6), ground(Terrain::Pasture, 2));
            red.cities(&[-1, 1]).holds("LBB");
        })
        .rolled(6);
    play.refused(RED, road(12), three(49));
    play.does(RED, road(-2));
}
