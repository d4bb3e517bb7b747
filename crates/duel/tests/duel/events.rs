//! The event cards of the base set, and the stack they come from.

use duel::{AskView, Card, Decision, Event, Face, Outcome, Step, duel};
use realm::Terrain;
use table::{Pseudo, Rule};

use crate::scene::*;

/// Harald and Austin: three strength points, the advantage.
fn strong(of: &mut Seated) {
    of.card("1Ua", Card::Harald).card("-1Ua", Card::Austin);
}

/// DUEL-75: the event is settled before the action phase.
#[test]
fn duel_37_an_event_goes_under_the_stack_also_where_it_concerns_nobody() {
    let mut play = Board::first().play();
    play.event(6, Card::Feud);
    assert_eq!(play.step(), Step::Action, "nobody has the strength advantage");
    let events = play.view().events;
    assert_eq!((events.count, events.before_yule, &events.drawn[..]), (9, 4, &[Card::Feud][..]));
    assert!(play.events.contains(&Event::Revealed { card: Card::Feud }));
    play.ends_turn().roll(6, Face::EventCard);
    play.refused_outcome(Outcome::Event(Card::Feud), duel(37));
    play.refused_outcome(Outcome::Event(Card::Riots), duel(37));
    play.refused_outcome(Outcome::Roll { number: 1, face: Face::Trade }, Rule::table(3));
    // Of two equal ones the second may still come.
    play.outcome(Outcome::Event(Card::YearOfPlenty));
    play.ends_turn().event(6, Card::YearOfPlenty);
    play.ends_turn().roll(6, Face::EventCard);
    play.refused_outcome(Outcome::Event(Card::YearOfPlenty), duel(37));
}

/// DUEL-EX-20, DUEL-5, DUEL-38, DUEL-39: the stack is built anew, and one more event comes.
#[test]
fn card_yule() {
    let mut play = Board::first().play();
    let harmless = [Card::Feud, Card::FraternalFeuds, Card::TradeShipsRace, Card::Invention];
    for (place, card) in harmless.into_iter().chain([Card::YearOfPlenty]).enumerate() {
        assert_eq!(usize::from(play.view().events.before_yule), 5 - place);
        play.event(6, card).ends_turn();
    }
    for _ in 0..2 {
        assert_eq!(play.view().events.before_yule, 0);
        play.roll(6, Face::EventCard);
        let told: Vec<&Event> = play.events.iter().collect();
        let revealed = Event::Revealed { card: Card::Yule };
        assert!(told.contains(&&revealed) && told.contains(&&Event::EventsShuffled));
        // All eight others may come now, and Yule cannot.
        assert_eq!(play.outcomes().iter().map(|(_, weight)| weight).sum::<u32>(), 8);
        play.refused_outcome(Outcome::Event(Card::Yule), duel(37));
        play.outcome(Outcome::Event(Card::Feud));
        let events = play.view().events;
        assert_eq!((events.count, events.before_yule, events.drawn.len()), (9, 4, 1));
        for card in
            [Card::FraternalFeuds, Card::TradeShipsRace, Card::Invention, Card::YearOfPlenty]
        {
            play.ends_turn().event(6, card);
        }
        play.ends_turn();
    }
}

#[test]
fn card_fraternal_feuds() {
    let hand = [Card::Abbey, Card::Scout, Card::Harald];
    let board = || {
        Board::first().blue(|blue| {
            blue.card("1Ua", Card::Candamir).holds("");
        })
    };
    // Blue is stronger, so Red's hand is shown and two of its cards go.
    let mut play = board().red(|red| _ = red.hand(&hand)).play();
    play.event(6, Card::FraternalFeuds);
    assert_eq!(play.waits_for(), Some(BLUE));
    let shown: Vec<Option<Card>> =
        play.seen_by(BLUE).realms[RED].hand.iter().map(|card| card.card).collect();
    assert_eq!(shown, hand.map(Some));
    assert_eq!(play.decisions(BLUE), hand.map(take));
    play.refused(BLUE, Decision::Pass, duel(75));
    play.refused(BLUE, take(Card::Inga), duel(75));
    play.does(BLUE, take(Card::Scout));
    play.refused(BLUE, take(Card::Scout), duel(75));
    play.does(BLUE, take(Card::Abbey));
    play.refused(BLUE, put(Card::Harald, 0), duel(75));
    play.refused(BLUE, put(Card::Abbey, 4), duel(75));
    play.does(BLUE, put(Card::Abbey, 3)).does(BLUE, put(Card::Scout, 3));
    let stack = &play.view().stacks[3].cards;
    assert_eq!(stack[..2], [Some(Card::Scout), Some(Card::Abbey)], "the last lies lowest");
    assert_eq!((play.hand(RED), play.step()), (vec![Card::Harald], Step::Action));
    // Red rolled, so Red fills up in this very turn.
    play.does(RED, Decision::Finish);
    assert_eq!(play.decisions(RED), [0, 1, 2, 3].map(draw));
    // Fewer than two cards: all of them; none: nothing.
    let mut play = board().red(|red| _ = red.hand(&hand[..1])).play();
    play.event(6, Card::FraternalFeuds).does(BLUE, take(Card::Abbey));
    play.does(BLUE, put(Card::Abbey, 1));
    assert_eq!((play.hand(RED), play.step()), (vec![], Step::Action));
    let mut play = board().play();
    play.event(6, Card::FraternalFeuds);
    assert_eq!(play.step(), Step::Action);
    // In the turn of the stronger one the victim waits for the own turn.
    let mut play = board().turn(BLUE).red(|red| _ = red.hand(&hand)).play();
    play.event(6, Card::FraternalFeuds).does_all(BLUE, [take(Card::Scout), take(Card::Abbey)]);
    play.does_all(BLUE, [put(Card::Scout, 0), put(Card::Abbey, 1)]).ends_turn();
    assert_eq!((play.hand(RED).len(), play.on_turn()), (1, RED));
    // Nobody is stronger: nothing.
    let mut play = Board::first().red(|red| _ = red.hand(&hand)).play();
    play.event(6, Card::FraternalFeuds);
    assert_eq!((play.step(), play.hand(RED).len()), (Step::Action, 3));
}

#[test]
fn card_invention() {
    let abbey = |of: &mut Seated| _ = of.card("1La", Card::Abbey).holds("");
    let mut play = Board::first().red(abbey).blue(abbey).turn(BLUE).play();
    play.event(6, Card::Invention);
    assert_eq!(play.waits_for(), Some(BLUE), "who is on turn first");
    play.does(BLUE, gain("0U")).does(RED, gain("2U"));
    play.has(BLUE, "$O").has(RED, "GG");
    assert_eq!(play.step(), Step::Action);
    // Who has none gains nothing.
    let mut play = Board::first().blue(abbey).play();
    play.event(6, Card::Invention).does(BLUE, Decision::Pass);
    assert_eq!(play.step(), Step::Action);
}

/// Three buildings with a progress point count as two.
#[test]
fn card_invention_progress() {
    let learned = |of: &mut Seated| {
        of.city(1).card("1Ua", Card::Abbey).card("1Ub", Card::Library).card("1La", Card::Library);
        of.holds("");
    };
    let mut play = Board::new(duel::Mode::Progress).red(learned).play();
    play.event(6, Card::InventionProgress);
    let AskView::Gain { left, .. } = play.ask().unwrap() else { panic!("a gain is due") };
    assert_eq!(left, 2.min(play.points(RED).progress));
}

/// DUEL-EX-22
#[test]
fn card_year_of_plenty() {
    let board = Board::first().red(|red| {
        red.city(-1).card("-1Ua", Card::Abbey).card("-1Ub", Card::Storehouse).holds("L");
        red.card("1Ua", Card::GrainMill);
    });
    let board = board.blue(|blue| _ = blue.card("1La", Card::Storehouse).holds("WWW"));
    let mut play = board.play();
    play.event(3, Card::YearOfPlenty);
    // Red's hills and Blue's forest have yielded; the mill gives nothing, and a full pasture takes nothing.
    play.has(RED, "LLL$$B").has(BLUE, "WWWOL");
    assert_eq!(play.step(), Step::Action);
    // What a landscape cannot take is lost.
    let board = Board::first().red(|red| {
        red.city(-1).card("-1Ua", Card::Abbey).card("-1Ub", Card::Storehouse).holds("LL$$$");
    });
    let mut play = board.play();
    play.event(3, Card::YearOfPlenty).has(RED, "LLL$$$B");
}

/// DUEL-27
#[test]
fn card_traveling_merchant() {
    let board = Board::first().red(|red| _ = red.holds("$$")).blue(|blue| _ = blue.holds("$"));
    let mut play = board.play();
    play.event(1, Card::TravelingMerchant);
    // Red has three gold with that of this roll, and buys two for one each; gold is not offered.
    assert_eq!(play.waits_for(), Some(RED));
    assert!(!play.decisions(RED).contains(&gain("0U")));
    play.refused(RED, gain("0U"), duel(75));
    play.refused(RED, Decision::Finish, duel(75));
    play.does(RED, gain("-2U")).has(RED, "$$L");
    play.does(RED, gain("2L")).has(RED, "$LO");
    assert_eq!(play.waits_for(), Some(BLUE), "two are the most");
    play.does(BLUE, gain("0L")).has(BLUE, "WW");
    assert_eq!(play.step(), Step::Action, "Blue has no gold for a second one");
    // None, or one.
    let board = Board::first().red(|red| _ = red.holds("$$$")).blue(|blue| _ = blue.holds("$$"));
    let mut play = board.play();
    play.event(3, Card::TravelingMerchant);
    play.does(RED, Decision::Pass).does(BLUE, gain("0L")).does(BLUE, Decision::Pass);
    play.has(RED, "$$$B").has(BLUE, "$WL");
    // Gold may come from either of two gold fields.
    let board = Board::first().red(|red| {
        red.settlement(3, ground(Terrain::GoldField, 2), ground(Terrain::Hills, 5));
        red.holds("$").stock("4U", 1);
    });
    let mut play = board.blue(|blue| _ = blue.holds("")).play();
    play.event(6, Card::TravelingMerchant).does(RED, gain("0L"));
    assert_eq!(play.decisions(RED), [pay("0U"), pay("4U")]);
    play.does(RED, pay("4U")).does(RED, Decision::Pass);
    play.has(RED, "G$W");
}

/// DUEL-24, DUEL-27: who loses chooses among three that the stronger one names.
#[test]
fn card_feud() {
    let blue = |count: usize| {
        move |blue: &mut Seated| {
            let buildings = [
                ("-1Ua", Card::Abbey),
                ("-1La", Card::Storehouse),
                ("1Ua", Card::Marketplace),
                ("1La", Card::TollBridge),
            ];
            for (at, card) in buildings.into_iter().take(count) {
                blue.card(at, card);
            }
            if count == 4 {
                blue.city(1).card("1Ub", Card::OreShip);
            }
        }
    };
    let mut play = Board::first().red(strong).blue(blue(4)).play();
    play.event(6, Card::Feud);
    assert_eq!(play.decisions(RED), ["-1Ua", "-1La", "1Ua", "1La"].map(pick), "units do not count");
    play.refused(RED, pick("1Ub"), duel(75));
    play.does(RED, pick("1La"));
    play.refused(RED, pick("1La"), duel(75));
    play.does_all(RED, [pick("-1Ua"), pick("1Ua")]);
    assert_eq!(play.waits_for(), Some(BLUE));
    play.refused(BLUE, pick("-1La"), duel(27));
    play.does(BLUE, pick("-1Ua"));
    // The first game has one back: any stack will do.
    let AskView::Under { card, .. } = play.ask().unwrap() else { panic!("a stack is due") };
    assert_eq!(card, Card::Abbey);
    play.refused(BLUE, Decision::Stack { stack: 4 }, duel(75));
    play.does(BLUE, Decision::Stack { stack: 2 });
    assert_eq!(play.view().stacks[2].cards[0], Some(Card::Abbey));
    assert_eq!(play.seen_by(RED).stacks[2].cards[0], Some(Card::Abbey), "both have seen it");
    assert_eq!((play.card_at(BLUE, "-1Ua"), play.realm(BLUE).hand_limit), (None, 3));
    assert_eq!(play.step(), Step::Action);
    // Three or fewer are all concerned, and the owner chooses at once.
    let mut play = Board::first().red(strong).blue(blue(2)).play();
    play.event(6, Card::Feud);
    assert_eq!(play.decisions(BLUE), ["-1Ua", "-1La"].map(pick));
    // The only one goes without a choice, and with none nothing happens.
    let mut play = Board::first().red(strong).blue(blue(1)).play();
    play.event(6, Card::Feud).does(BLUE, Decision::Stack { stack: 0 });
    assert_eq!(play.realm(BLUE).cards.len(), 0);
    let mut play = Board::first().red(strong).blue(blue(0)).play();
    play.event(6, Card::Feud);
    assert_eq!(play.step(), Step::Action);
    // It does not matter who rolled.
    let mut play = Board::first().turn(BLUE).red(strong).blue(blue(4)).play();
    play.event(6, Card::Feud);
    assert_eq!(play.waits_for(), Some(RED));
}

#[test]
fn card_trade_ships_race() {
    let ships = |count: usize| {
        move |of: &mut Seated| {
            of.holds("");
            let cards = [Card::OreShip, Card::LargeTradeShip];
            for (at, card) in ["1Ua", "1La"].into_iter().zip(cards).take(count) {
                of.card(at, card);
            }
        }
    };
    let blue = |of: &mut Seated| _ = of.card("1Ua", Card::WoolShip).holds("");
    // More ships alone, an equal number both, none nobody.
    let mut play = Board::first().red(ships(2)).blue(blue).play();
    play.event(6, Card::TradeShipsRace).does(RED, gain("0U")).has(RED, "$G").has(BLUE, "O");
    assert_eq!(play.step(), Step::Action);
    let mut play = Board::first().turn(BLUE).red(ships(1)).blue(blue).play();
    play.event(6, Card::TradeShipsRace).does(BLUE, gain("0U")).does(RED, gain("0U"));
    let mut play = Board::first().red(ships(0)).blue(blue).play();
    play.event(6, Card::TradeShipsRace).does(BLUE, gain("0U"));
    assert_eq!(play.step(), Step::Action);
    let mut play = Board::first().play();
    play.event(6, Card::TradeShipsRace);
    assert_eq!(play.step(), Step::Action);
}

/// DUEL-75: whatever is asked of either of them, step 2 waits for it.
#[test]
fn duel_75_the_event_is_settled_to_its_end_first() {
    let board = Board::first().red(|red| _ = red.holds("LBB").hand(&[Card::Harald]));
    let mut play = board.blue(|blue| _ = blue.holds("")).play();
    play.roll(5, Face::Harvest);
    for choice in [road(2), build(Card::Harald, "1Ua"), exchange('L', "0U"), draw(0)] {
        play.refused(RED, choice, duel(21));
    }
    play.does(RED, gain("0U"));
    play.refused(RED, road(2), Rule::table(1));
    play.does(BLUE, gain("0U")).does(RED, road(2));
    // Chance is awaited as well.
    play.ends_turn().roll(5, Face::EventCard);
    play.refused(BLUE, Decision::Finish, Rule::table(1));
    play.settle(&mut Pseudo::new(3));
}
