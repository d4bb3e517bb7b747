//! Best Friends: redeeming and exchanging letters, and what each guild does.

use island::{
    Choice, Decision, Deck, Development, Event, Guild, Hand, Happening, Letters, Outcome,
    PhaseView, Resource, ScenarioPhase, base, friends,
};
use table::{Event as _, Eye, Game, Seat};

use crate::friends::*;
use crate::scene::*;

fn redeem(guild: Guild) -> Decision<Choice> {
    own(Choice::Redeem { guild })
}

fn swap(give: char, take: char) -> Decision<Choice> {
    own(Choice::Swap { give: card(give), take: card(take) })
}

fn put_back(guild: Guild) -> Decision<Choice> {
    own(Choice::PutBack { guild })
}

const EXCHANGE: Decision<Choice> = Decision::Own(Choice::Exchange);

/// Seat 0 of three on turn with these letters and this hand, a settlement and a road.
fn with(initials: &str, cards: &str) -> Scene {
    scene(3).seat(0, |me| {
        me.settlements(&["0,0,N"]).roads(&["0,0,NE"]).hand(cards);
        me.kept(|kept| kept.letters = letters(initials));
    })
}

/// The bank has only these cards: seat 2 holds the rest.
fn bank_of(scene: Scene, cards: &str, mine: &str) -> Scene {
    let rest = Hand::new([19; 5]).minus(hand(cards)).minus(hand(mine));
    let names = Resource::ALL.into_iter().zip("LBWGO".chars());
    let text: String = names.flat_map(|(kind, name)| vec![name; rest[kind].into()]).collect();
    scene.seat(2, |rich| _ = rich.hand(&text))
}

#[test]
fn friends_12_redeem_once_or_exchange_once() {
    let mut play = with("TMM", "L").play_scenario();
    play.decide(0, redeem(Guild::Trader));
    play.refuses(0, redeem(Guild::Merchant), friends(12)).refuses(0, EXCHANGE, friends(12));
    assert!(all(&play).done);
    let mut play = with("TMM", "L").play_scenario();
    play.decide(0, EXCHANGE).resolve(letter(Guild::Scholar)).decide(0, put_back(Guild::Trader));
    play.refuses(0, redeem(Guild::Merchant), friends(12)).refuses(0, EXCHANGE, friends(12));
    // It is the next one's turn, and then again the own one.
    play.decide(0, Decision::EndTurn);
    assert!(!all(&play).done);
    play.refuses(0, redeem(Guild::Merchant), base(62)).refuses(0, EXCHANGE, base(62));
    for other in [1, 2] {
        play.roll(other, 1, 1).decide(other, Decision::EndTurn);
    }
    play.lists(0, redeem(Guild::Merchant)).lists(0, EXCHANGE);
}

#[test]
fn friends_13_what_a_favour_costs() {
    for (guild, initial) in Guild::ALL.into_iter().zip(["T", "M", "R", "S", "B"]) {
        let cost = if matches!(guild, Guild::Scholar | Guild::MasterBuilder) { 2 } else { 1 };
        let mut short = with(&initial.repeat(cost - 1), "L").play_scenario();
        short.refuses(0, redeem(guild), friends(13));
        let mut play = with(&initial.repeat(cost + 1), "L").play_scenario();
        let events = play.events_of(0, redeem(guild));
        let told = Happening::Redeemed { seat: seat(0), guild, letters: cost as u8 };
        assert_eq!(events[0], Event::Own(told));
        assert_eq!(events[0].seen_by(Eye::Spectator), Some(events[0].clone()));
        assert_eq!(held(&play, 0), Letters::one(guild));
        assert_eq!(all(&play).redeemed, Letters::some(guild, cost as u8));
    }
    // What is due is used at once.
    let mut play = with("M", "L").play_scenario();
    play.decide(0, redeem(Guild::Merchant)).refuses(0, Decision::EndTurn, base(64));
    let mut play = with("R", "L").play_scenario();
    play.decide(0, redeem(Guild::RoadBuilder)).refuses(0, Decision::EndTurn, base(64));
    play.refuses(0, Decision::Pass, base(73));
}

#[test]
fn friends_14_what_came_in_this_turn_waits() {
    let mut play = with("S", "LL").before_roll().play_scenario();
    play.decide(0, give('L', 1)).decide(1, Decision::Accept).resolve(letter(Guild::Scholar));
    assert_eq!(all(&play).seats[0].fresh, Some(letters("S")));
    play.refuses(0, redeem(Guild::Scholar), friends(14));
    play.roll(0, 1, 1).refuses(0, redeem(Guild::Scholar), friends(14));
    play.decide(0, Decision::EndTurn).roll(1, 1, 1).decide(1, Decision::EndTurn);
    play.roll(2, 1, 1).decide(2, Decision::EndTurn);
    assert_eq!(all(&play).seats[0].fresh, Some(Letters::NONE));
    play.decide(0, redeem(Guild::Scholar));
    // An older one of the same guild may be redeemed beside a new one.
    let mut play = with("T", "L").play_scenario();
    play.decide(0, give('L', 1)).decide(1, Decision::Accept).resolve(letter(Guild::Trader));
    play.decide(0, redeem(Guild::Trader));
    assert_eq!(held(&play, 0), letters("T"));
}

/// A letter that comes in another's turn is ripe in the own next one.
#[test]
fn friends_14_letters_of_other_turns_can_be_redeemed() {
    let linked = with("", "LB").seat(1, |s| _ = s.settlements(&["0,0,S"]).roads(&["0,0,SE"]));
    let mut play = linked.play_scenario();
    play.decide(0, road("0,0,E")).resolve(letter(Guild::Merchant));
    for _ in 0..3 {
        play.resolve(letter(Guild::Scholar));
    }
    assert_eq!((held(&play, 1), held(&play, 0)), (letters("M"), letters("SSS")));
    play.refuses(0, redeem(Guild::Scholar), friends(14)).decide(0, Decision::EndTurn);
    play.decide(1, redeem(Guild::Merchant)).decide(1, Decision::Take { card: Resource::Ore });
}

#[test]
fn friends_15_merchants_bring_a_card_of_choice() {
    let mut play = with("M", "").play_scenario();
    play.decide(0, redeem(Guild::Merchant));
    assert_eq!(play.phase(), PhaseView::Taking { left: 1 });
    play.decide(0, Decision::Take { card: Resource::Ore });
    assert_eq!((play.phase(), play.hand(0)), (PhaseView::Turn, hand("O")));
}

#[test]
fn friends_15_road_builders_build_for_free() {
    let mut play = with("R", "").before_roll().play_scenario();
    play.decide(0, redeem(Guild::RoadBuilder));
    assert_eq!(play.phase(), PhaseView::FreeRoads { left: 1 });
    play.refuses(0, road("1,1,E"), base(33)).decide(0, road("0,0,E"));
    assert_eq!((play.phase(), play.of(0).roads.len()), (PhaseView::Turn, 2));
}

#[test]
fn friends_15_friends_30_scholars_bring_a_development_card_as_if_bought() {
    let mut play = with("SS", "").play_scenario();
    play.decide(0, redeem(Guild::Scholar));
    assert_eq!(play.phase(), PhaseView::Drawing { seat: seat(0) });
    play.resolve(Outcome::Drawn { card: Development::Knight });
    assert_eq!(play.of(0).fresh, Some(Deck::one(Development::Knight)));
    play.refuses(0, Decision::PlayKnight, base(49));
    // A point among them may win at once (BASE-50).
    let nine = with("SS", "").with(|options| options.points_to_win = 10);
    let mut play = nine.seat(0, |s| _ = s.kept(|kept| kept.chips = 8)).play_scenario();
    play.decide(0, redeem(Guild::Scholar));
    play.resolve(Outcome::Drawn { card: Development::VictoryPoint });
    assert_eq!(play.winner(), Some(0));
}

#[test]
fn friends_15_master_builders_give_a_chip_that_all_see() {
    let mut play = with("BB", "").play_scenario();
    let events = play.events_of(0, redeem(Guild::MasterBuilder));
    let taken = Event::Own(Happening::ChipTaken { seat: seat(0), at: None });
    assert_eq!(events.last(), Some(&taken));
    assert_eq!(taken.seen_by(Eye::Spectator), Some(taken.clone()));
    assert_eq!((play.of(0).points, all(&play).chips), (2, 11));
    assert_eq!(play.seen_by(1).scenario.unwrap().friends.unwrap().seats[0].chips, 1);
}

#[test]
fn friends_15_friends_29_traders_swap_twice_in_the_turn() {
    let mut play = with("T", "LLLB").before_roll().play_scenario();
    play.refuses(0, swap('L', 'O'), friends(29)).decide(0, redeem(Guild::Trader));
    assert_eq!((play.phase(), all(&play).swaps), (PhaseView::Turn, 2));
    play.refuses(0, swap('L', 'L'), friends(29)).refuses(0, swap('O', 'L'), friends(29));
    let events = play.events_of(0, swap('L', 'O'));
    let (gave, took) = (Resource::Lumber, Resource::Ore);
    assert_eq!(events, [Event::Own(Happening::Swapped { seat: seat(0), gave, took })]);
    assert_eq!(play.hand(0), hand("LLBO"));
    // The second may come later, after the roll and after building.
    play.roll(0, 1, 1).decide(0, road("0,0,E")).decide(0, swap('O', 'B'));
    play.refuses(0, swap('L', 'O'), friends(29));
    assert_eq!(play.hand(0), hand("LB"));
    // What is left at the end of the turn is lost, and others never have it.
    let mut play = with("T", "LLLB").play_scenario();
    play.decide(0, redeem(Guild::Trader)).refuses(1, swap('L', 'O'), base(62));
    play.decide(0, Decision::EndTurn);
    assert_eq!(all(&play).swaps, 0);
    // The bank must have what is taken.
    let mut play = bank_of(with("T", "LL"), "O", "LL").play_scenario();
    play.decide(0, redeem(Guild::Trader)).refuses(0, swap('L', 'B'), friends(29));
    play.decide(0, swap('L', 'O'));
}

#[test]
fn friends_29_in_the_strict_order_swaps_are_trading() {
    let strict = || with("T", "LLBB").with(|options| options.strict_order = true);
    let mut play = strict().before_roll().play_scenario();
    play.decide(0, redeem(Guild::Trader)).refuses(0, swap('L', 'O'), friends(29));
    play.roll(0, 1, 1).decide(0, swap('L', 'O')).decide(0, road("0,0,E"));
    play.refuses(0, swap('B', 'O'), friends(29));
    // Once trading is over the favour could do nothing.
    let mut play = strict().play_scenario();
    play.decide(0, road("0,0,E")).refuses(0, redeem(Guild::Trader), friends(28));
}

#[test]
fn friends_16_exchange_one_for_one() {
    let mut play = with("TS", "").before_roll().play_scenario();
    play.refuses(0, put_back(Guild::Trader), friends(16));
    play.decide(0, EXCHANGE);
    assert_eq!(draws(&play), Some(0));
    play.resolve(letter(Guild::MasterBuilder));
    assert_eq!(play.phase(), PhaseView::Scenario(ScenarioPhase::PuttingBack));
    play.refuses(0, Decision::Roll, base(64)).refuses(1, Decision::Roll, base(62));
    play.refuses(0, put_back(Guild::Merchant), friends(16));
    // Any of the own letters, also the one just drawn; nobody else learns which.
    play.lists(0, put_back(Guild::Trader)).lists(0, put_back(Guild::MasterBuilder));
    let events = play.events_of(0, put_back(Guild::Scholar));
    let told = |guild| Event::Own(Happening::LetterPutBack { seat: seat(0), guild });
    assert_eq!(events, [told(Some(Guild::Scholar))]);
    assert_eq!(events[0].seen_by(Eye::Seat(seat(1))), Some(told(None)));
    assert_eq!((held(&play, 0), all(&play).stock), (letters("TB"), 40));
    // Without an own letter there is no exchange.
    let mut play = with("", "").play_scenario();
    play.refuses(0, EXCHANGE, friends(16));
    // One that came in this turn may go back too.
    let mut play = with("", "L").play_scenario();
    play.decide(0, give('L', 1)).decide(1, Decision::Accept).resolve(letter(Guild::Trader));
    play.decide(0, EXCHANGE).resolve(letter(Guild::Scholar)).decide(0, put_back(Guild::Trader));
    assert_eq!(all(&play).seats[0].fresh, Some(letters("S")));
}

#[test]
fn friends_19_redeemed_letters_stay_on_the_guild() {
    let mut play = with("TTTTTT", "LL").play_scenario();
    play.decide(0, redeem(Guild::Trader)).decide(0, give('L', 1)).decide(1, Decision::Accept);
    play.refuses_outcome(letter(Guild::Trader), friends(11));
    assert_eq!((all(&play).stock, all(&play).redeemed), (36, letters("T")));
}

#[test]
fn friends_21_before_the_roll_as_well_as_after() {
    let scene = || with("TM", "LL");
    for mut play in [scene().play_scenario(), scene().before_roll().play_scenario()] {
        play.lists(0, give('L', 1)).lists(0, redeem(Guild::Trader)).lists(0, EXCHANGE);
        // But not while something else is settled (BASE-64).
        play.decide(0, redeem(Guild::Merchant)).refuses(0, give('L', 1), base(64));
        play.refuses(0, EXCHANGE, base(64)).decide(0, Decision::Take { card: Resource::Ore });
        play.lists(0, give('L', 1));
    }
}

#[test]
fn friends_18_letters_rest_in_the_special_building_phase() {
    let scene = scene(5).seat(1, |me| {
        me.settlements(&["0,0,N"]).roads(&["0,0,NE"]).hand("LLB");
        me.kept(|kept| kept.letters = letters("TM"));
    });
    let scene = scene.seat(2, |s| _ = s.settlements(&["0,0,S"]).roads(&["0,0,SE"]));
    let mut play = scene.play_scenario();
    play.decide(0, Decision::EndTurn);
    assert_eq!(play.phase(), PhaseView::SpecialBuilding { seat: seat(1) });
    play.refuses(1, redeem(Guild::Trader), friends(18)).refuses(1, EXCHANGE, friends(18));
    play.refuses(1, give('L', 2), friends(18)).refuses(1, swap('L', 'O'), friends(18));
    // What is earned there is ripe at once in the own turn that follows (FRIENDS-25: roads of this
    // phase link too).
    play.decide(1, road("0,0,E")).resolve(letter(Guild::Trader));
    play.resolve(letter(Guild::RoadBuilder)).resolve(letter(Guild::Scholar));
    play.resolve(letter(Guild::Scholar));
    assert_eq!(play.phase(), PhaseView::SpecialBuilding { seat: seat(1) });
    for number in 1..5 {
        play.decide(number, Decision::Pass);
    }
    play.lists(1, redeem(Guild::RoadBuilder)).lists(1, redeem(Guild::Scholar));
}

/// So many letters are left in the stock of four: seat 3 holds all others.
fn stock_of(scene: Scene, left: &str, mine: &str) -> Scene {
    let all = Letters::new([8, 8, 8, 16, 16]);
    let rest = all.minus(letters(left)).minus(letters(mine));
    scene.seat(3, |rich| _ = rich.kept(|kept| kept.letters = rest))
}

#[test]
fn friends_27_a_short_stock_goes_to_the_first() {
    let linked = || {
        let scene = scene(4).seat(0, |me| {
            me.settlements(&["0,0,N"]).roads(&["0,0,NE"]).hand("LLB");
            me.kept(|kept| kept.letters = letters("T"));
        });
        let scene = scene.seat(1, |s| _ = s.settlements(&["0,0,S"]).roads(&["0,0,SE"]));
        scene.seat(2, |s| _ = s.settlements(&["1,0,S"]).roads(&["1,0,SW"]))
    };
    // Two are reached, and the stock ends before the builder has drawn all three.
    let mut play = stock_of(linked(), "MSS", "T").play_scenario();
    play.decide(0, road("0,0,E")).decide(0, own(Choice::DrawsNext { seat: seat(2) }));
    draw_in_order(&mut play, &[2, 1, 0]);
    assert_eq!((all(&play).stock, play.phase()), (0, PhaseView::Turn));
    // With a single one there is an order, with none there is not.
    let mut play = stock_of(linked(), "M", "T").play_scenario();
    play.decide(0, road("0,0,E")).decide(0, own(Choice::DrawsNext { seat: seat(1) }));
    draw_in_order(&mut play, &[1]);
    assert_eq!((held(&play, 2), play.phase()), (Letters::NONE, PhaseView::Turn));
    let mut play = stock_of(linked(), "", "T").play_scenario();
    play.refuses(0, EXCHANGE, friends(27)).decide(0, road("0,0,E"));
    assert_eq!(play.phase(), PhaseView::Turn);
    play.decide(0, give('L', 2)).decide(2, Decision::Accept);
    assert_eq!((held(&play, 0), play.phase()), (letters("T"), PhaseView::Turn));
}

#[test]
fn friends_28_a_favour_that_could_do_nothing() {
    let mut play = bank_of(with("TM", "L"), "", "L").play_scenario();
    play.refuses(0, redeem(Guild::Trader), friends(28));
    play.refuses(0, redeem(Guild::Merchant), friends(28)).lists(0, EXCHANGE);
    // No place, and no road in the stock.
    let bare = scene(3).seat(0, |me| _ = me.kept(|kept| kept.letters = letters("R")));
    bare.play_scenario().refuses(0, redeem(Guild::RoadBuilder), friends(28));
    let all_laid = with("R", "").seat(0, |me| {
        me.roads_at("0,0", "E SE SW W NW")
            .roads_at("1,0", "NE E SE SW")
            .roads_at("0,1", "E SE SW W");
        me.roads(&["-1,0,NE"]);
    });
    let mut play = all_laid.play_scenario();
    assert_eq!(play.of(0).stock.roads, 0);
    play.refuses(0, redeem(Guild::RoadBuilder), friends(28));
    // No development card.
    let mut played = vec![Development::Knight; 14];
    for card in [Development::RoadBuilding, Development::YearOfPlenty, Development::Monopoly] {
        played.extend([card; 2]);
    }
    let bought = with("SS", "").with(|options| options.points_to_win = 20).seat(1, |other| {
        other.played(&played).cards(&[Development::VictoryPoint; 5]);
    });
    bought.play_scenario().refuses(0, redeem(Guild::Scholar), friends(28));
    // No chip.
    let chips = with("BB", "").with(|options| options.points_to_win = 20);
    let mut play = chips.seat(1, |other| _ = other.kept(|kept| kept.chips = 12)).play_scenario();
    play.refuses(0, redeem(Guild::MasterBuilder), friends(28));
}

/// Letters and the answers to gifts reveal nothing to those who decide.
#[test]
fn what_is_decided_reveals_nothing() {
    let mut play = with("TM", "LL").play_scenario();
    let silent = |play: &Friends, by: usize, choice| play.0.reveals_nothing(Seat::new(by), &choice);
    assert!(silent(&play, 0, EXCHANGE) && silent(&play, 0, redeem(Guild::Merchant)));
    assert!(silent(&play, 0, give('L', 1)));
    play.decide(0, give('L', 1));
    assert!(silent(&play, 1, Decision::Accept) && silent(&play, 1, Decision::Decline));
}
