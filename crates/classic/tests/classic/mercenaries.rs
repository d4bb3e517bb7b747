//! Mercenaries: attacks that are turned to the third player, and back.

use classic::{AskView, Card, Decision, Deck, Event, Face, Mode, Outcome, Setup, three};

use crate::scene::*;

/// Red attacks; Blue has a troop and gold, everybody a knight.
fn war(change: impl FnOnce(Board) -> Board) -> Play {
    let board = Board::grown(Mode::Base)
        .red(|red| _ = red.hand(&[Card::BlackKnight; 2]).card("1Ua", Card::KnightConrad))
        .blue(|blue| {
            blue.card("1Ua", Card::KnightHagen).card("-1Ua", Card::MercenaryTroop).holds("$$$");
        })
        .green(|green| _ = green.card("1Ua", Card::KnightOtto));
    let mut play = change(board).play();
    play.roll(4, Face::Brigands);
    play
}

/// THREE-23, THREE-43: one gold turns every attack of this turn to the third player.
#[test]
fn card_mercenary_troop() {
    let mut play = war(|board| board);
    play.does(RED, self::play(Card::BlackKnight)).does(RED, choose(BLUE));
    let Some(AskView::Hire { seat: asked, among, .. }) = play.ask() else { panic!() };
    assert_eq!((asked, among.len()), (seat(BLUE), 1));
    play.refused(BLUE, Decision::Finish, three(43));
    play.does(BLUE, pick("-1Ua"));
    assert!(play.events.contains(&Event::TurnedAway {
        by: seat(RED),
        from: seat(BLUE),
        to: seat(GREEN),
        card: Card::BlackKnight,
        lapses: false
    }));
    assert_eq!((play.held(BLUE, kind('$')), play.realm(BLUE).covered), (2, true));
    play.outcome(Outcome::Die(1));
    assert_eq!(play.hand(GREEN), [Card::KnightOtto]);
    // The second attack finds nobody but Blue, who has paid for the turn; Green has no knight, so it lapses.
    play.does(RED, self::play(Card::BlackKnight));
    assert!(play.ask().is_none());
    assert_eq!((play.hand(RED).len(), play.card_at(BLUE, "1Ua")), (0, Some(Card::KnightHagen)));
    let turned = play
        .realm(BLUE)
        .cards
        .iter()
        .find(|card| card.card == Card::MercenaryTroop)
        .unwrap()
        .turned;
    assert_eq!(turned, 1);
    // Who does not use them bears the attack.
    let mut play = war(|board| board);
    play.does(RED, self::play(Card::BlackKnight)).does(RED, choose(BLUE));
    play.does(BLUE, Decision::Pass).outcome(Outcome::Die(1));
    assert_eq!(play.hand(BLUE), [Card::KnightHagen]);
}

/// THREE-38: what cannot hit the third player is spent for nothing, also where that one has too few points.
#[test]
fn three_38_a_turned_attack_may_lapse() {
    let mut play = war(|board| board.green(|green| _ = green.hand(&[Card::Spy])));
    play.does(RED, self::play(Card::BlackKnight)).does(RED, choose(GREEN));
    play.does(GREEN, Decision::Pass).outcome(Outcome::Die(1));
    play.does(RED, self::play(Card::BlackKnight)).does(BLUE, pick("-1Ua"));
    assert!(
        play.events.iter().any(|event| matches!(event, Event::TurnedAway { lapses: true, .. }))
    );
    assert_eq!((play.ask(), play.hand(RED).len()), (None, 0));
}

/// A camp of Green's turns the attack back, and Blue's troop again, until one side has enough.
#[test]
fn three_24_attacks_bounce_until_one_side_has_no_more() {
    let mut play = war(|board| {
        board.green(|green| _ = green.card("-1Ua", Card::MercenaryCamp).hand(&[Card::Spy]))
    });
    play.does(RED, self::play(Card::BlackKnight)).does(RED, choose(BLUE)).does(BLUE, pick("-1Ua"));
    // THREE-48: the camp, a roll; the troop again, another gold and quarter.
    play.does(GREEN, pick("-1Ua")).outcome(Outcome::Die(4));
    assert_eq!(play.waits_for(), Some(BLUE), "turned back to Blue");
    play.does(BLUE, pick("-1Ua"));
    play.does(GREEN, pick("-1Ua")).outcome(Outcome::Die(3));
    play.does(BLUE, pick("-1Ua"));
    assert_eq!((play.held(BLUE, kind('$')), play.card_at(BLUE, "-1Ua")), (0, None), "three uses");
    // The third quarter of the camp: one and two succeed, and then it is gone.
    play.does(GREEN, pick("-1Ua")).outcome(Outcome::Die(2));
    assert_eq!(play.card_at(GREEN, "-1Ua"), None);
    let Some(AskView::Die { on, .. }) = play.ask() else { panic!("Blue has nothing left") };
    assert_eq!(on, seat(BLUE));
}

/// THREE-48: a camp that was turned is set upright for gold in the own turn.
#[test]
fn card_mercenary_camp() {
    let mut play = war(|board| {
        board
            .blue(|blue| _ = blue.hand(&[Card::Spy]))
            .green(|green| _ = green.card("-1Ua", Card::MercenaryCamp).holds("$"))
    });
    play.does(RED, self::play(Card::BlackKnight)).does(RED, choose(GREEN));
    play.does(GREEN, pick("-1Ua"));
    let Some(AskView::Camp { quarters: 1, .. }) = play.ask() else { panic!() };
    play.outcome(Outcome::Die(5));
    // It failed, and there is nothing else: the knight's die is next.
    assert!(matches!(play.ask(), Some(AskView::Die { .. })));
    play.outcome(Outcome::Die(6)).ends_turn();
    play.roll(3, Face::Brigands).ends_turn().roll(3, Face::Brigands);
    play.refused(GREEN, Decision::Mend { at: slot("1Ua") }, three(48));
    play.does(GREEN, Decision::Mend { at: slot("-1Ua") });
    assert_eq!(play.held(GREEN, kind('$')), 1);
    play.refused(GREEN, Decision::Mend { at: slot("-1Ua") }, three(48));
}

#[test]
fn three_37_brigands_that_one_turns_away_are_played_in_full_against_the_other() {
    let board = |both: bool| {
        let mut play = Board::grown(Mode::Base)
            .red(|red| _ = red.hand(&[Card::Brigands]))
            .blue(|blue| _ = blue.card("-1Ua", Card::MercenaryTroop).holds("$LL"))
            .green(|green| _ = green.holds("WW"))
            .play();
        play.roll(4, Face::Mill);
        play.does(RED, self::play(Card::Brigands)).does(RED, Decision::Both);
        play.does(RED, choose(if both { BLUE } else { GREEN }));
        play
    };
    for first in [true, false] {
        let mut play = board(first);
        assert_eq!(play.waits_for(), Some(BLUE), "before any roll");
        play.does(BLUE, pick("-1Ua")).outcome(Outcome::Die(1));
        let Some(AskView::Rob { from, left: 2, .. }) = play.ask() else { panic!() };
        assert_eq!(from, seat(GREEN));
    }
    let mut play = board(true);
    play.does(BLUE, Decision::Pass).outcome(Outcome::Die(1));
    assert!(matches!(play.ask(), Some(AskView::Rob { left: 1, .. })));
}

/// THREE-42, THREE-35: two troops in a tournament: gold for gold, and each card is turned once.
#[test]
fn three_42_two_troops_bid_against_each_other() {
    let deck = |mut deck: Deck| {
        deck.cards.items_mut()[0] = Card::MercenaryTroop;
        deck
    };
    let decks = crate::tournament::ready_for_three();
    let with_troops = vec![Some(decks[1]), Some(deck(decks[0])), Some(deck(decks[0]))];
    let board = Board::grown(Mode::Tournament)
        .with(|setup: &mut Setup| setup.decks = with_troops)
        .red(|red| _ = red.hand(&[Card::BlackKnight]))
        .blue(|blue| {
            blue.card("-1Ua", Card::MercenaryTroop).card("1Ua", Card::KnightSiegfried).holds("$$");
        })
        .green(|green| _ = green.card("-1Ua", Card::MercenaryTroop).holds("$"));
    // Siegfried stands with Blue alone: Green could not lay the same.
    let mut play = board.play();
    play.roll(4, Face::Brigands);
    assert_eq!(play.held(GREEN, kind('$')), 2);
    play.does(RED, self::play(Card::BlackKnight));
    play.does(BLUE, pick("-1Ua"));
    // Green has no knight: it lapses at once, so there is nothing to bid for.
    assert_eq!(play.ask(), None);
    let both = |blue: &mut Seated, card: Card| {
        blue.card("-1Ua", Card::MercenaryTroop).card("1Ua", card).holds("$");
    };
    let decks = vec![
        Some(decks[1]),
        Some(deck(decks[0])),
        Some(deck({
            let mut other = decks[0];
            other.cards.items_mut()[1] = Card::KnightHagen;
            other
        })),
    ];
    let board = Board::grown(Mode::Tournament)
        .with(|setup: &mut Setup| setup.decks = decks)
        .red(|red| _ = red.hand(&[Card::BlackKnight]))
        .blue(|blue| both(blue, Card::KnightSiegfried))
        .green(|green| both(green, Card::KnightHagen));
    let mut play = board.play();
    play.roll(4, Face::Brigands);
    play.does(RED, self::play(Card::BlackKnight)).does(RED, choose(BLUE));
    play.does(BLUE, pick("-1Ua")).does(GREEN, pick("-1Ua"));
    let turned = |play: &Play, of: usize| {
        let cards = play.realm(of).cards;
        cards.iter().find(|card| card.card == Card::MercenaryTroop).unwrap().turned
    };
    assert_eq!((turned(&play, BLUE), turned(&play, GREEN)), (1, 1));
    // Blue had one gold; Green's river gave a second one, and Blue is the victim.
    assert_eq!(play.held(BLUE, kind('$')), 0);
    let Some(AskView::Counter { seat: victim, .. }) = play.ask() else {
        let Some(AskView::Die { on, .. }) = play.ask() else { panic!("{:?}", play.ask()) };
        assert_eq!(on, seat(BLUE));
        return;
    };
    assert_eq!(victim, seat(BLUE));
}
