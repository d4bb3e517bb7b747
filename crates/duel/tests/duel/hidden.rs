//! What a seat may know of face-down cards: what it sees, and what stays in the positions it can imagine.

use duel::{Card, Decision, Duel, Event, Face, Mode, Outcome, Set, Setup};
use table::{Eye, Game, Pseudo};

use crate::scene::*;

const HAND: [Card; 3] = [Card::Harald, Card::Inga, Card::Scout];

/// Forty positions that the seat cannot tell from this one, each checked.
fn dreams(play: &Play, by: usize) -> Vec<Play> {
    let dream = |stream| {
        let game: Duel = play.game.imagine(seat(by), &mut Pseudo::new(stream));
        assert!(
            game.view(Eye::Seat(seat(by))) == play.seen_by(by),
            "the seat could tell them apart"
        );
        play.instead(game)
    };
    (0..40).map(dream).collect()
}

/// What lies in a stack, the lowest first.
fn stack(play: &Play, stack: usize) -> Vec<Option<Card>> {
    play.view().stacks.swap_remove(stack).cards
}

/// What one seat sees of a stack.
fn seen(play: &Play, by: usize, stack: usize) -> Vec<Option<Card>> {
    play.seen_by(by).stacks.swap_remove(stack).cards
}

/// What one seat sees of the other's hand.
fn seen_hand(play: &Play, by: usize) -> Vec<Option<Card>> {
    let hand = play.seen_by(by).realms.swap_remove(1 - by).hand;
    hand.into_iter().map(|card| card.card).collect()
}

/// Red searches stack 0, from which a Siglind is taken; it is Blue's turn then.
fn searched(blue: &[Card]) -> Play {
    let board = Board::first().red(|red| _ = red.hand(&HAND).holds("LW"));
    let mut play = board.blue(|of| _ = of.hand(blue)).rolled(6);
    play.does(RED, Decision::Finish).does(RED, put(Card::Scout, 0)).does(RED, search(0));
    play.does_all(RED, ["-2U", "0L"].map(pay));
    let unseen = stack(&play, 0).iter().filter(|card| card.is_none()).count();
    let cards = [Card::Siglind, Card::Abbey, Card::Abbey, Card::OreShip, Card::WoolShip];
    let more = [Card::GoldShip, Card::Relocation, Card::Osmund, Card::Austin];
    play.outcome(Outcome::Cards(cards.into_iter().chain(more).take(unseen).collect()));
    play.does(RED, take(Card::Siglind));
    play
}

/// DUEL-60: a stack that was looked through stays known to that eye alone.
#[test]
fn a_searched_stack_is_remembered() {
    let play = searched(&[]);
    assert!(seen(&play, RED, 0).iter().all(Option::is_some));
    assert!(seen(&play, BLUE, 0).iter().all(Option::is_none));
    let spectator = play.game.view(Eye::Spectator);
    assert!(spectator.stacks.iter().all(|stack| stack.cards.iter().all(Option::is_none)));
    for dream in dreams(&play, RED) {
        assert_eq!((stack(&dream, 0), dream.hand(RED)), (stack(&play, 0), play.hand(RED)));
    }
    // Blue has never seen it: anything may lie there, and in Red's hand.
    let others = dreams(&play, BLUE);
    assert!(others.iter().any(|dream| stack(dream, 0) != stack(&play, 0)));
    assert!(others.iter().any(|dream| dream.hand(RED) != play.hand(RED)));
    assert!(seen_hand(&play, BLUE).iter().all(Option::is_none));
}

/// DUEL-57: who knows the top card knows it in the hand of whoever draws it.
#[test]
fn a_card_drawn_from_a_known_top_is_known_in_the_hand() {
    let mut play = searched(&[Card::Goldsmith, Card::MerchantCaravan]);
    let top = stack(&play, 0).pop().unwrap();
    play.roll(6, Face::Trade).does(BLUE, Decision::Finish).does(BLUE, draw(0));
    assert_eq!(play.hand(BLUE).pop(), top, "no chance was needed");
    assert_eq!(seen_hand(&play, RED), [None, None, top]);
    for dream in dreams(&play, RED) {
        assert_eq!(dream.hand(BLUE).pop(), top);
    }
    assert!(dreams(&play, RED).iter().any(|dream| dream.hand(BLUE) != play.hand(BLUE)));
}

/// DUEL-61: of a stack that both know one takes a card unseen; the other knows all but which.
#[test]
fn a_card_taken_unseen_out_of_a_known_stack_is_lost_among_its_cards() {
    let mut play = searched(&[Card::Goldsmith, Card::MerchantCaravan, Card::Candamir]);
    let before = stack(&play, 0);
    play.roll(4, Face::Harvest).does(BLUE, gain("0U")).does(RED, Decision::Pass);
    play.does(BLUE, Decision::Finish).does(BLUE, put(Card::Candamir, 1)).does(BLUE, search(0));
    play.does_all(BLUE, ["-2U", "-2L"].map(pay));
    play.does(BLUE, take(Card::OreShip));
    assert!(seen(&play, RED, 0).iter().all(Option::is_none));
    let mut taken = Vec::new();
    for dream in dreams(&play, RED) {
        let new = dream.hand(BLUE).pop().expect("the taken card lies last");
        let mut all = [stack(&dream, 0), vec![Some(new)]].concat();
        let mut due = before.clone();
        all.sort();
        due.sort();
        assert_eq!(all, due, "all that was there is there or in that hand");
        taken.push(new);
    }
    taken.sort();
    taken.dedup();
    assert!(taken.len() > 1, "it could be any of them");
}

/// DUEL-58, DUEL-59: cards put under a stack by oneself.
#[test]
fn a_card_put_under_a_stack_is_known_to_its_player_alone() {
    let hand = [Card::Harald, Card::Inga, Card::Scout, Card::Abbey];
    let mut play = Board::first().red(|red| _ = red.hand(&hand)).rolled(1);
    play.does(RED, Decision::Finish).does(RED, put(Card::Abbey, 2));
    assert!(matches!(play.told_to(RED)[..], [Event::PutUnder { card: Some(Card::Abbey), .. }, ..]));
    assert!(matches!(play.told_to(BLUE)[..], [Event::PutUnder { card: None, stack: 2, .. }, ..]));
    assert_eq!((seen(&play, RED, 2)[0], seen(&play, BLUE, 2)[0]), (Some(Card::Abbey), None));
    for dream in dreams(&play, RED) {
        assert_eq!(stack(&dream, 2)[0], Some(Card::Abbey));
    }
    assert!(dreams(&play, BLUE).iter().any(|dream| stack(dream, 2)[0] != Some(Card::Abbey)));
}

/// Blue is stronger; Red's hand is shown, and these two of its cards go under these stacks.
fn feuds(hand: &[Card], buried: &[(Card, u8)]) -> Play {
    let board = Board::first().red(|red| _ = red.hand(hand));
    let mut play = board.blue(|blue| _ = blue.card("1Ua", Card::Candamir)).play();
    play.event(6, Card::FraternalFeuds);
    play.does_all(BLUE, buried.iter().map(|(card, _)| take(*card)));
    play.does_all(BLUE, buried.iter().map(|(card, stack)| put(*card, *stack)));
    play
}

/// The victim sees the stacks, and of two cards not which went where.
#[test]
fn of_two_buried_cards_the_victim_knows_only_the_stacks() {
    let play = feuds(&HAND, &[(Card::Scout, 1), (Card::Inga, 2)]);
    assert_eq!((seen(&play, RED, 1)[0], seen(&play, RED, 2)[0]), (None, None));
    assert_eq!(seen(&play, BLUE, 1)[0], Some(Card::Scout));
    assert_eq!(seen(&play, BLUE, 2)[0], Some(Card::Inga));
    let mut found = Vec::new();
    for dream in dreams(&play, RED) {
        let lowest = [1, 2].map(|at| stack(&dream, at)[0].unwrap());
        assert!(lowest == [Card::Scout, Card::Inga] || lowest == [Card::Inga, Card::Scout]);
        found.push(lowest);
    }
    found.sort();
    found.dedup();
    assert_eq!(found.len(), 2, "both are possible");
    for dream in dreams(&play, BLUE) {
        assert_eq!([1, 2].map(|at| stack(&dream, at)[0]), [Some(Card::Scout), Some(Card::Inga)]);
        assert_eq!(dream.hand(RED), [Card::Harald], "the last card was shown too");
    }
}

/// While the two are picked and buried, the victim sees neither.
#[test]
fn the_victim_does_not_see_which_cards_are_on_their_way() {
    let board = Board::first().red(|red| _ = red.hand(&HAND));
    let mut play = board.blue(|blue| _ = blue.card("1Ua", Card::Candamir)).play();
    play.event(6, Card::FraternalFeuds).does_all(BLUE, [take(Card::Scout), take(Card::Inga)]);
    play.does(BLUE, put(Card::Inga, 3));
    let cards = |by: usize| match play.seen_by(by).ask {
        Some(duel::AskView::Bury { cards, .. }) => cards,
        other => panic!("{other:?}"),
    };
    assert_eq!((cards(BLUE), cards(RED)), (vec![Card::Scout], vec![]));
    assert!(matches!(play.told_to(RED)[..], [Event::PutUnder { card: None, stack: 3, .. }]));
    dreams(&play, RED);
}

/// Whose only card is buried knows where it lies, and is told.
#[test]
fn a_single_buried_card_is_known_to_both() {
    let play = feuds(&[Card::Abbey], &[(Card::Abbey, 1)]);
    assert_eq!(
        (seen(&play, RED, 1)[0], seen(&play, BLUE, 1)[0]),
        (Some(Card::Abbey), Some(Card::Abbey))
    );
    assert!(matches!(play.told_to(RED)[..], [Event::PutUnder { card: Some(Card::Abbey), .. }, ..]));
}

/// A card seen in a hand, and then one put under a stack unseen: it is one of these.
#[test]
fn a_card_seen_in_a_hand_may_be_the_one_that_was_put_away() {
    let mut play = feuds(&HAND, &[(Card::Scout, 1), (Card::Inga, 2)]);
    assert_eq!(seen_hand(&play, BLUE), [Some(Card::Harald)]);
    play.does(RED, Decision::Finish).draws(RED, 3, Card::Osmund).draws(RED, 3, Card::Abbey);
    assert_eq!(seen_hand(&play, BLUE), [Some(Card::Harald), None, None]);
    let mut other = play.clone();
    play.does(RED, put(Card::Harald, 0)).draws(RED, 3, Card::Siglind);
    other.does(RED, put(Card::Osmund, 0)).draws(RED, 3, Card::Siglind);
    for play in [&play, &other] {
        assert_eq!((seen(play, BLUE, 0)[0], seen_hand(play, BLUE)), (None, vec![None; 3]));
        let (mut away, mut kept) = (0, 0);
        for dream in dreams(play, BLUE) {
            away += usize::from(stack(&dream, 0)[0] == Some(Card::Harald));
            // The card drawn last came after it, so Harald is one of the first two if he is there.
            kept += usize::from(dream.hand(RED)[..2].contains(&Card::Harald));
        }
        assert!(away > 0 && kept > 0 && away + kept == 40, "{away} {kept}");
    }
    // What Red would see is the same in both cases for Blue.
    assert!(play.seen_by(BLUE) == other.seen_by(BLUE));
}

/// The only card of a hand that was seen is seen to go.
#[test]
fn a_known_card_that_goes_alone_stays_known() {
    // Backs differ, so a card of the Era of Turmoil among those of the base set is known wherever it goes.
    let board = Board::new(Mode::Turmoil);
    let board = board.red(|red| _ = red.hand(&[Card::Harald, Card::Inga, Card::Archer]));
    let mut play = board.blue(|blue| _ = blue.card("1Ua", Card::Candamir)).play();
    assert_eq!(Card::Archer.set(), Set::Turmoil);
    play.event(6, Card::FraternalFeuds).does(RED, Decision::Pass);
    play.does_all(BLUE, [take(Card::Harald), take(Card::Inga)]);
    play.does_all(BLUE, [put(Card::Harald, 0), put(Card::Inga, 1)]);
    play.does(RED, Decision::Finish).draws(RED, 0, Card::Osmund).draws(RED, 0, Card::Abbey);
    play.does(RED, put(Card::Archer, 3));
    assert!(matches!(
        play.told_to(BLUE)[..],
        [Event::PutUnder { card: Some(Card::Archer), .. }, ..]
    ));
    assert_eq!(seen(&play, BLUE, 3)[0], Some(Card::Archer));
    for dream in dreams(&play, BLUE) {
        assert_eq!(stack(&dream, 3)[0], Some(Card::Archer));
    }
}

/// DUEL-37: a card that everybody saw leave a realm.
#[test]
fn a_card_lost_to_a_feud_is_known_to_all() {
    let board = Board::first().red(|red| _ = red.card("1Ua", Card::Candamir));
    let mut play = board.blue(|blue| _ = blue.card("1Ua", Card::Abbey)).play();
    play.event(6, Card::Feud).does(BLUE, Decision::Stack { stack: 3 });
    for eye in [Eye::Seat(seat(RED)), Eye::Seat(seat(BLUE)), Eye::Spectator] {
        assert_eq!(play.game.view(eye).stacks[3].cards[0], Some(Card::Abbey), "{eye:?}");
    }
}

/// ERA-6: of the stack that the first hand came from all is known, to its player alone.
#[test]
fn the_stack_of_a_first_hand_is_remembered() {
    let mut play = begin(&Setup::new(Mode::Gold));
    play.outcome(Outcome::Start(seat(RED))).does(RED, Decision::Stack { stack: 1 });
    play.settle(&mut Pseudo::new(8));
    for _ in 0..3 {
        let choice = play.decisions(RED)[0];
        play.does(RED, choice);
    }
    assert_eq!(play.waits_for(), Some(BLUE));
    assert!(seen(&play, RED, 1).iter().all(Option::is_some) && seen(&play, RED, 1).len() == 9);
    assert!(seen(&play, BLUE, 1).iter().all(Option::is_none));
    for dream in dreams(&play, RED) {
        assert_eq!(stack(&dream, 1), stack(&play, 1));
    }
    let hands: Vec<Vec<Card>> = dreams(&play, BLUE).iter().map(|dream| dream.hand(RED)).collect();
    assert!(hands.iter().any(|hand| *hand != play.hand(RED)));
}

/// After two cards were put away unseen, one that was seen before is in the hand or under one of the two stacks.
#[test]
fn a_seen_card_is_lost_among_all_that_was_put_away_since() {
    let mut play = feuds(&HAND, &[(Card::Scout, 1), (Card::Inga, 2)]);
    play.does(RED, Decision::Finish).draws(RED, 3, Card::Osmund).draws(RED, 3, Card::Abbey);
    play.does(RED, put(Card::Osmund, 0)).draws(RED, 3, Card::Siglind);
    play.roll(1, Face::Brigands).ends_turn().roll(1, Face::Brigands);
    play.does(RED, Decision::Finish).does(RED, put(Card::Abbey, 3)).draws(RED, 3, Card::OreShip);
    let mut found = [0; 3];
    for dream in dreams(&play, BLUE) {
        let places = [
            stack(&dream, 0)[0] == Some(Card::Harald),
            stack(&dream, 3)[0] == Some(Card::Harald),
            dream.hand(RED).contains(&Card::Harald),
        ];
        assert_eq!(places.iter().filter(|lies| **lies).count(), 1, "he is in one of these places");
        found.iter_mut().zip(places).for_each(|(found, lies)| *found += usize::from(lies));
    }
    assert!(found.iter().all(|times| *times > 0), "{found:?}");
}

/// What was lost is found by exclusion: a hand that is shown again without the card leaves one place for it.
#[test]
fn a_hand_shown_again_tells_where_a_lost_card_is() {
    let board = Board::new(Mode::Turmoil).red(|red| _ = red.hand(&HAND));
    let mut play = board.blue(|blue| _ = blue.card("1Ua", Card::Candamir)).play();
    play.event(6, Card::FraternalFeuds).does_all(BLUE, [take(Card::Scout), take(Card::Inga)]);
    play.does_all(BLUE, [put(Card::Scout, 1), put(Card::Inga, 2)]);
    play.does(RED, Decision::Finish).draws(RED, 0, Card::Osmund).draws(RED, 0, Card::Abbey);
    play.does(RED, put(Card::Harald, 0)).draws(RED, 0, Card::Siglind);
    assert!(dreams(&play, BLUE).iter().any(|dream| dream.hand(RED).contains(&Card::Harald)));
    play.event(6, Card::FraternalFeudsTurmoil);
    for dream in dreams(&play, BLUE) {
        assert_eq!(dream.hand(RED), play.hand(RED));
        assert_eq!(stack(&dream, 0)[0], Some(Card::Harald), "it can only lie there");
    }
}
