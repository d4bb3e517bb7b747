//! The eras: what is laid out, first hands, landscapes laid anew.

use duel::{Card, Decision, Duel, Kind, Mode, Outcome, Set, Setup, Step, duel, era};
use realm::{List, Terrain};
use table::{Game, Pseudo, Rule};

use crate::eras::*;
use crate::scene::*;

const ERAS: [(Mode, Set, Card, [usize; 5], u8); 3] = [
    (Mode::Gold, Set::Gold, Card::MerchantGuild, [12, 12, 12, 11, 11], 12),
    (Mode::Turmoil, Set::Turmoil, Card::HedgeTavern, [12, 12, 12, 11, 11], 13),
    (Mode::Progress, Set::Progress, Card::University, [12, 12, 12, 12, 12], 14),
];

/// ERA-1, ERA-2, ERA-3, ERA-5: the stacks, the open stack and the events of each era. Yule is the fourth from
/// below in each.
///
/// DUEL-EX-43: in the Era of Gold Yule is the ninth event.
#[test]
fn era_2_each_era_has_its_stacks() {
    for (mode, set, open, sizes, events) in ERAS {
        let view = begin(&Setup::new(mode)).view();
        let cards: Vec<usize> = view.stacks.iter().map(|stack| stack.cards.len()).collect();
        assert_eq!(cards, sizes, "{mode:?}");
        let sets: Vec<Option<Set>> = view.stacks.iter().map(|stack| stack.set).collect();
        let base = Some(Set::Base);
        assert_eq!(sets, [base, base, base, Some(set), Some(set)], "{mode:?}");
        let stack = view.open.expect("an era has an open stack");
        assert_eq!((stack.card, stack.count), (open, 2));
        assert_eq!((view.events.count, view.events.before_yule), (events, events - 4), "{mode:?}");
        assert_eq!(view.target, 12);
        assert_eq!((view.roads, view.settlements, view.cities), (7, 5, 7));
    }
}

/// ERA-4: what may come from a stack of an era: all its cards but those of the open stack.
#[test]
fn era_4_open_cards_are_in_no_draw_stack() {
    for (mode, set, open, sizes, _) in ERAS {
        let mut play = quiet(Board::new(mode));
        play.does(RED, Decision::Finish).does(RED, draw(3));
        let outcomes = play.outcomes();
        let whole: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        assert_eq!(whole as usize, sizes[3] + sizes[4], "{mode:?}");
        for (outcome, weight) in outcomes {
            let Outcome::Card(card) = outcome else { panic!("{outcome:?} is no card") };
            assert_eq!(card.set(), set);
            assert_ne!(card, open);
            assert_ne!(card.kind(), Kind::Event);
            assert_eq!(weight, u32::from(card.count()), "{card:?}");
        }
        play.refused_outcome(Outcome::Card(open), duel(57));
    }
}

/// ERA-4: a card of the open stack is built straight from it, in the own action phase, once in a realm; and it
/// is there for both.
#[test]
fn era_4_open_cards_are_built_from_their_stack() {
    let board = gold()
        .red(|red| {
            red.city(-1).holds("BBWWG");
        })
        .blue(|blue| {
            blue.city(-1).holds("BBWWG");
        });
    let mut play = without_ones(board).play();
    let guild = build(Card::MerchantGuild, "-1Ua");
    play.refused(RED, guild, duel(74)).roll(1, duel::Face::Trade);
    play.refused(BLUE, guild, Rule::table(1)).does(RED, guild);
    assert_eq!(play.view().open.map(|open| open.count), Some(1));
    play.has(RED, "");
    play.refused(RED, build(Card::MerchantGuild, "-1Ub"), duel(45));
    assert!(play.hand(RED).is_empty());
    play.ends_turn().roll(1, duel::Face::Trade).does(BLUE, guild);
    assert_eq!(play.view().open.map(|open| open.count), Some(0));
    assert_eq!(play.seen_by(RED).open.map(|open| open.count), Some(0), "both see it");
}

/// ERA-4, ERA-10: the conditions of an open card must hold.
#[test]
fn era_4_the_condition_of_an_open_card_must_hold() {
    let board = progress().red(|red| {
        red.city(-1).holds("LLBGG");
    });
    let mut play = quiet(board.clone());
    play.refused(RED, build(Card::University, "-1Ua"), era(10));
    let mut play = quiet(board.red(|red| {
        red.card("1Ua", Card::Abbey);
    }));
    play.does(RED, build(Card::University, "-1Ua"));
}

/// ERA-4: an empty open stack has nothing to build.
#[test]
fn era_4_an_empty_open_stack_is_empty() {
    let mut play = quiet(
        turmoil()
            .red(|red| {
                red.city(-1).holds("WG$$").card("-1Ua", Card::HedgeTavern);
            })
            .blue(|blue| {
                blue.city(-1).holds("WG$$").card("-1Ua", Card::HedgeTavern);
            }),
    );
    assert_eq!(play.view().open.map(|open| open.count), Some(0));
    play.refused(RED, build(Card::HedgeTavern, "-1Ub"), duel(44));
    play.does(RED, demolish("-1Ua")).does(RED, build(Card::HedgeTavern, "-1Ub"));
}

/// Twelve cards of the base set, the lowest first.
const TWELVE: [Card; 12] = [
    Card::Abbey,
    Card::Harald,
    Card::Storehouse,
    Card::OreShip,
    Card::Scout,
    Card::Austin,
    Card::Goldsmith,
    Card::Candamir,
    Card::ParishHall,
    Card::MerchantCaravan,
    Card::Relocation,
    Card::Inga,
];

fn cards(cards: &[Card]) -> Outcome {
    Outcome::Cards(cards.iter().copied().collect())
}

/// ERA-6: each picks a base stack, looks through it and takes three; the order of the rest stays, and only who
/// has looked knows it. The second takes another stack.
#[test]
fn era_6_first_hands_are_chosen() {
    let mut play = begin(&Setup::new(Mode::Gold));
    play.outcome(Outcome::Start(seat(BLUE)));
    play.refused(RED, stack(0), Rule::table(1)).refused(BLUE, stack(3), era(6));
    play.refused(BLUE, stack(5), Rule::table(6)).refused(BLUE, Decision::Roll, duel(10));
    play.does(BLUE, stack(1)).refused_outcome(cards(&TWELVE[1..]), duel(60));
    let mut foreign = TWELVE;
    foreign[0] = Card::Mint;
    play.refused_outcome(cards(&foreign), duel(60)).outcome(cards(&TWELVE));
    play.refused(BLUE, take(Card::Siglind), duel(61)).refused(BLUE, Decision::Pass, duel(61));
    play.does_all(BLUE, [Card::ParishHall, Card::Storehouse, Card::MerchantCaravan].map(take));
    assert_eq!(play.hand(BLUE), [Card::ParishHall, Card::Storehouse, Card::MerchantCaravan]);
    let left = TWELVE.into_iter().filter(|card| !play.hand(BLUE).contains(card)).map(Some);
    assert_eq!(known(&play, BLUE, 1), left.collect::<Vec<_>>());
    assert!(known(&play, RED, 1).iter().all(Option::is_none), "Red has not looked");
    assert!(play.seen_by(RED).realms[BLUE].hand.iter().all(|card| card.card.is_none()));
    play.refused(RED, stack(1), era(6)).does(RED, stack(0)).settle(&mut Pseudo::new(3));
    for _ in 0..3 {
        let choice = play.decisions(RED)[0];
        play.does(RED, choice);
    }
    assert_eq!((play.step(), play.waits_for()), (Step::Arrange, Some(BLUE)));
}

/// A game of this mode in which the landscapes are to be laid, Red first.
fn to_be_arranged(mode: Mode) -> Play {
    let mut play = begin(&Setup::new(mode));
    play.outcome(Outcome::Start(seat(RED)));
    while play.step() == Step::Hands {
        let by = play.waits_for().expect("somebody takes a first hand");
        let choice = play.decisions(by)[0];
        play.does(by, choice).settle(&mut Pseudo::new(1));
    }
    play
}

/// ERA-7: whoever starts first, each may lay the six landscapes anew; stock and number go with the card.
#[test]
fn era_7_landscapes_are_laid_anew() {
    use Terrain::*;
    let mut play = to_be_arranged(Mode::Turmoil);
    let lands = [Pasture, Forest, GoldField, Fields, Hills, Mountains];
    let twice = [Pasture, Pasture, GoldField, Fields, Hills, Mountains];
    play.refused(RED, Decision::Arrange { lands: twice }, era(7));
    play.refused(RED, Decision::Roll, era(7));
    play.refused(BLUE, Decision::Arrange { lands }, Rule::table(1));
    play.does(RED, Decision::Arrange { lands });
    let laid: Vec<(Terrain, u8, u8)> =
        play.realm(RED).lands.iter().map(|land| (land.land, land.number, land.stock)).collect();
    // Landscapes are told by columns, the upper one first.
    let due = [
        (Pasture, 4, 1),
        (Fields, 6, 1),
        (Forest, 2, 1),
        (Hills, 3, 1),
        (GoldField, 1, 0),
        (Mountains, 5, 1),
    ];
    assert_eq!(laid, due);
    let as_it_is = [Forest, GoldField, Fields, Hills, Pasture, Mountains];
    play.does(BLUE, Decision::Arrange { lands: as_it_is });
    assert_eq!((play.step(), play.waits_for()), (Step::Before, Some(RED)));
}

/// ERA-7: all 720 orders are accepted, of which some are listed.
#[test]
fn era_7_every_order_is_accepted() {
    let play = to_be_arranged(Mode::Progress);
    let mut orders = 0;
    for number in 0..6usize.pow(6) {
        let lands =
            std::array::from_fn(|place| Terrain::ALL[number / 6usize.pow(place as u32) % 6]);
        orders += usize::from(play.game.check(seat(RED), &Decision::Arrange { lands }).is_ok());
    }
    assert_eq!(orders, 720);
    assert_eq!(play.decisions(RED).len(), 16);
}

/// ERA-30: every mode is open at any time, in the advised order.
#[test]
fn era_30_every_mode_is_open() {
    let ids: Vec<&str> = Duel::variants().iter().map(|variant| variant.id).collect();
    assert_eq!(ids, ["first", "gold", "turmoil", "progress", "princes", "tournament"]);
    for variant in Duel::variants() {
        Duel::new(&variant.setup).unwrap();
    }
}

/// A list of cards for chance is never longer than a stack can be.
#[test]
fn a_look_tells_at_most_a_stack() {
    let mut list = List::<Card, 40>::default();
    (0..40).for_each(|_| list.push(Card::Abbey));
    let mut play = begin(&Setup::new(Mode::Gold));
    play.outcome(Outcome::Start(seat(RED))).does(RED, stack(0));
    play.refused_outcome(Outcome::Cards(list), duel(60));
}
