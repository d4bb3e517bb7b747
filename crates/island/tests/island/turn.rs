//! The turn and its yields: BASE-19 to BASE-25, BASE-61 to BASE-64, OPTION-4.

use crate::scene::*;
use island::{
    Decision, Development, Event, Hand, Outcome, PhaseView, Resource, Setup, Start, base,
};
use table::{Event as _, Eye, Game, Rule};

#[test]
fn base_19_a_turn_begins_with_the_roll() {
    let scene = Scene::new(3).before_roll().seat(0, |me| {
        me.settlements(&["0,0,N"]).roads(&["0,0,NE"]).hand("LBLLLL");
    });
    let mut play = scene.play();
    assert_eq!(play.decisions(0), [Decision::Roll]);
    play.refuses(0, Decision::EndTurn, base(63));
    play.roll(0, 1, 1);
    play.refuses(0, Decision::Roll, base(19));
    // Now trading and building are open, and so is doing nothing.
    play.lists(0, road("0,0,E")).lists(0, bank('L', 'O')).lists(0, offer("L", "O", &[1, 2]));
    play.lists(0, Decision::EndTurn);
}

/// BASE-20, BASE-63
#[test]
fn one_card_may_be_played_before_the_roll_or_after_it() {
    use Development::*;
    let scene = || {
        Scene::new(3).before_roll().seat(0, |me| {
            me.settlements(&["0,0,N"]).cards(&[Knight, RoadBuilding, YearOfPlenty, Monopoly]);
        })
    };
    let cards = [
        Decision::PlayKnight,
        Decision::PlayRoadBuilding,
        Decision::PlayYearOfPlenty,
        Decision::PlayMonopoly { card: Resource::Ore },
    ];
    for card in cards {
        let mut play = scene().play();
        play.lists(0, card);
        play.decide(0, card);
        let mut play = scene().play();
        play.roll(0, 1, 1).lists(0, card);
        play.decide(0, card);
    }
    // One card in all, be it before the roll or after it.
    let mut play = scene().play();
    play.decide(0, Decision::PlayMonopoly { card: Resource::Ore });
    play.refuses(0, Decision::PlayKnight, base(49));
    play.roll(0, 1, 1).refuses(0, Decision::PlayKnight, base(49));
}

/// BASE-20, BASE-62
#[test]
fn cards_are_played_only_in_the_own_turn() {
    let scene = Scene::new(3).seat(1, |me| _ = me.cards(&[Development::Knight]));
    let mut play = scene.play();
    play.refuses(1, Decision::PlayKnight, base(62));
    play.decide(0, Decision::EndTurn).decide(1, Decision::PlayKnight);
}

#[test]
fn base_21_trading_building_and_buying_mix_at_will() {
    let mut play = Scene::new(2)
        .seat(0, |me| {
            me.settlements(&["0,0,N"]).roads(&["0,0,NE"]).hand("LLLLLLBBBBBBBOWG");
        })
        .seat(1, |me| {
            me.hand("G");
        })
        .play();
    play.decide(0, road("0,0,E"));
    play.decide(0, bank('L', 'W'));
    play.decide(0, Decision::BuyCard).resolve(Outcome::Drawn { card: Development::Knight });
    play.decide(0, offer("B", "G", &[1])).decide(1, Decision::Accept);
    play.decide(0, Decision::Deal { with: seat(1) });
    play.decide(0, bank('B', 'L'));
    // Two lumber, a brick, a wool and a grain are left.
    play.decide(0, settlement("0,0,SE"));
    assert_eq!(play.hand(0), hand("L"));
    assert!(play.all().turn.built);
}

/// BASE-22: the rulebook's example. Red has two settlements at mountains 8, white has one between
/// mountains 8 and pasture 10; then with a city there.
#[test]
fn base_22_every_building_yields() {
    let mut board = beginner_board();
    // The pasture in the south-east gets the 10.
    board.hexes.iter_mut().find(|tile| (tile.q, tile.r) == (1, 1)).unwrap().number = Some(10);
    let scene = |city: bool| {
        let white: &[&str] = &["2,0,SW"];
        let (settlements, cities) = if city { (&[][..], white) } else { (white, &[][..]) };
        Scene::new(3)
            .on(board.clone())
            .before_roll()
            .seat(0, |red| _ = red.settlements(&["2,0,N", "2,0,SE"]))
            .seat(1, |white| _ = white.settlements(settlements).cities(cities))
    };
    let rolled = |city: bool, one, other| {
        let mut play = scene(city).play();
        play.roll(0, one, other);
        [play.hand(0), play.hand(1), play.hand(2)]
    };
    let nothing = Hand::NONE;
    assert_eq!(rolled(false, 2, 6), [hand("OO"), hand("O"), nothing]);
    // The northern settlement touches hills 10 as well.
    assert_eq!(rolled(false, 4, 6), [hand("B"), hand("W"), nothing]);
    assert_eq!(rolled(true, 4, 6), [hand("B"), hand("WW"), nothing]);
    assert_eq!(rolled(true, 2, 6), [hand("OO"), hand("OO"), nothing]);
    assert_eq!(rolled(true, 5, 6), [nothing; 3]);
}

/// BASE-22, BASE-61: the rulebook's example of a 3 in the beginners' game, whoever rolls it.
#[test]
fn base_22_a_three_in_the_beginners_game() {
    for roller in 0..4 {
        let start = Start::Seat { seat: seat(roller) };
        let mut play = Play::new(&Setup { start, ..Setup::beginner(4) });
        play.roll(roller, 1, 2);
        assert_eq!(play.hand(0), hand("GLL"));
        assert_eq!(play.hand(1), hand("LOB").plus(hand("O")));
        assert_eq!(play.hand(2), hand("OGG").plus(hand("O")));
        assert_eq!(play.hand(3), hand("LOW").plus(hand("L")));
    }
}

#[test]
fn base_22_buildings_of_one_player_add_up_over_hexes() {
    // Forest 9 in the north-east and fields 9 in the west.
    let scene = Scene::new(2).before_roll().seat(0, |me| {
        me.settlements(&["2,-2,N", "-2,0,S"]).cities(&["2,-2,SW", "2,-2,SE"]);
    });
    let mut play = scene.play();
    play.roll(0, 4, 5);
    assert_eq!(play.hand(0), hand("LLLLLG"));
}

#[test]
fn base_23_the_hex_under_the_robber_yields_nothing() {
    // One settlement at mountains 8 in the east, one at forest 8 in the west.
    let rolled = |robber: &str| {
        let scene = Scene::new(2).before_roll().robber(robber);
        let mut play = scene.seat(1, |me| _ = me.settlements(&["2,0,N", "-2,1,N"])).play();
        play.roll(0, 4, 4);
        play.hand(1)
    };
    assert_eq!(rolled("0,0"), hand("OL"));
    // Only this hex is barred, not the other one with the same number.
    assert_eq!(rolled("2,0"), hand("L"));
    assert_eq!(rolled("-2,1"), hand("O"));
}

/// Mountains 8 and forest 8: seat 0 has a city at the mountains, seat 1 a settlement at each.
/// Somebody else holds this many ore.
fn short(ore: usize) -> Scene {
    Scene::new(3)
        .before_roll()
        .seat(0, |me| _ = me.cities(&["2,0,SE"]))
        .seat(1, |me| _ = me.settlements(&["2,0,N", "-2,1,NW"]))
        .seat(2, |me| _ = me.hand(&"O".repeat(ore)))
}

#[test]
fn base_24_with_several_claims_nobody_gets_a_resource_the_bank_is_short_of() {
    // Three ore are claimed. Lumber is looked at by itself.
    let rolled = |ore| {
        let mut play = short(ore).play();
        play.roll(0, 2, 6);
        [play.hand(0), play.hand(1)]
    };
    assert_eq!(rolled(16), [hand("OO"), hand("OL")]);
    assert_eq!(rolled(17), [hand(""), hand("L")]);
    assert_eq!(rolled(18), [hand(""), hand("L")]);
    assert_eq!(rolled(19), [hand(""), hand("L")]);
}

/// Only seat 0 has claims: four ore for two cities at mountains 8.
fn single(ore: usize) -> Scene {
    Scene::new(3)
        .before_roll()
        .seat(0, |me| _ = me.cities(&["2,0,SE", "2,0,N"]))
        .seat(2, |me| _ = me.hand(&"O".repeat(ore)))
}

/// BASE-24, OPTION-4
#[test]
fn a_single_claimant_gets_what_is_left() {
    let rolled = |ore, pays| {
        let mut play = single(ore).with(|options| options.single_claim_pays = pays).play();
        play.roll(0, 2, 6);
        play.hand(0)
    };
    for (ore, left) in [(15, "OOOO"), (16, "OOO"), (18, "O"), (19, "")] {
        assert_eq!(rolled(ore, true), hand(left), "{ore} ore are out");
    }
    assert_eq!(rolled(15, false), hand("OOOO"));
    assert_eq!(rolled(16, false), hand(""));
    assert!(Setup::variable(4).options.single_claim_pays);
}

#[test]
fn base_24_a_shortage_is_told() {
    let events = |ore| {
        let mut play = short(ore).play();
        play.decide(0, Decision::Roll);
        let mut events = Vec::new();
        play.0.apply_outcome(&Outcome::Rolled { dice: [2, 6] }, &mut events);
        events.contains(&Event::Short { card: Resource::Ore })
    };
    assert!(events(17) && !events(16));
}

/// A table at which two others hold three cards and a development card each.
fn hidden(one: &str, other: &str, card: Development) -> Play {
    Scene::new(3)
        .before_roll()
        .seat(0, |me| {
            me.settlements(&["0,0,N"]).hand("LB");
        })
        .seat(1, |me| {
            me.settlements(&["0,0,SE"]).hand(one).cards(&[card]);
        })
        .seat(2, |me| {
            me.settlements(&["0,0,SW"]).hand(other).cards(&[Development::Knight]);
        })
        .play()
}

#[test]
fn base_25_hands_are_secret_and_their_size_is_not() {
    let play = hidden("LLO", "WWG", Development::Monopoly);
    for eye in 0..3 {
        for (other, seat) in play.seen_by(eye).seats.into_iter().enumerate() {
            assert_eq!(seat.hand_size, if other == 0 { 2 } else { 3 });
            let known = eye == other;
            assert_eq!(seat.hand.is_some(), known);
            assert_eq!(seat.cards.is_some(), known);
            assert_eq!(seat.total_points.is_some(), known);
        }
    }
    for seat in play.0.view(Eye::Spectator).seats {
        assert_eq!((seat.hand, seat.cards, seat.total_points), (None, None, None));
    }
    assert_eq!(play.seen_by(1).seats[1].hand, Some(hand("LLO")));
}

/// BASE-25: positions that differ only in what an eye may not know are the same bytes to it.
#[test]
fn base_25_no_byte_of_a_view_depends_on_a_hidden_hand() {
    let json = |play: &Play, eye| serde_json::to_string(&play.0.view(eye)).unwrap();
    let one = hidden("LLO", "WWG", Development::VictoryPoint);
    // The same cards, held by others; the victory point is another card.
    let other = hidden("WWG", "LLO", Development::Knight);
    for eye in [Eye::Seat(seat(0)), Eye::Spectator] {
        assert_eq!(json(&one, eye), json(&other, eye));
    }
    for eye in [Eye::Seat(seat(1)), Eye::Seat(seat(2)), Eye::Arbiter] {
        assert_ne!(json(&one, eye), json(&other, eye));
    }
    // While cards are being put aside for a seven, too.
    let discarding = |cards: &str, first: Resource| {
        let scene = Scene::new(2).before_roll().seat(1, |me| _ = me.hand(cards));
        let mut play = scene.play();
        play.roll(0, 3, 4).decide(1, Decision::Discard { card: first });
        play
    };
    let one = discarding("LLLLLLLLO", Resource::Lumber);
    let other = discarding("LLLLLLLLO", Resource::Ore);
    assert_eq!(json(&one, Eye::Seat(seat(0))), json(&other, Eye::Seat(seat(0))));
    assert_ne!(json(&one, Eye::Seat(seat(1))), json(&other, Eye::Seat(seat(1))));
}

/// BASE-25: only the two concerned learn which card is stolen.
#[test]
fn base_25_a_stolen_card_is_seen_by_two() {
    let stolen = |card| {
        let mut play = Scene::new(3)
            .seat(0, |me| _ = me.cards(&[Development::Knight]))
            .seat(1, |me| {
                me.settlements(&["2,0,SE"]).hand("LO");
            })
            .play();
        // What seat 1 has said it would give must not tell, by what becomes of it, the card.
        play.decide(1, propose("L", "W"));
        play.decide(0, Decision::PlayKnight).decide(0, robber("2,0"));
        play.0.check_outcome(&Outcome::Stolen { card }).unwrap();
        let mut events = Vec::new();
        play.0.apply_outcome(&Outcome::Stolen { card }, &mut events);
        (play, events)
    };
    let (lumber, ore) = (stolen(Resource::Lumber), stolen(Resource::Ore));
    let seen = |(play, events): &(Play, Vec<Event>), eye| {
        let told: Vec<Event> = events.iter().filter_map(|event| event.seen_by(eye)).collect();
        serde_json::to_string(&(play.0.view(eye), told)).unwrap()
    };
    for eye in [Eye::Seat(seat(2)), Eye::Spectator] {
        assert_eq!(seen(&lumber, eye), seen(&ore, eye));
    }
    for eye in [Eye::Seat(seat(0)), Eye::Seat(seat(1))] {
        assert_ne!(seen(&lumber, eye), seen(&ore, eye));
    }
}

#[test]
fn base_61_two_dice_make_the_roll() {
    let mut play = Scene::new(2).before_roll().play();
    play.decide(0, Decision::Roll);
    let mut outcomes = Vec::new();
    assert!(play.0.outcomes(&mut outcomes));
    assert_eq!(outcomes.len(), 36);
    let weight = |sum: u8| {
        let rolls = outcomes.iter().filter(
            |(outcome, _)| matches!(outcome, Outcome::Rolled { dice } if dice[0] + dice[1] == sum),
        );
        rolls.map(|&(_, weight)| weight).sum::<u32>()
    };
    assert_eq!((2..=12).map(weight).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    for dice in [[0, 6], [1, 7], [255, 255]] {
        play.refuses_outcome(Outcome::Rolled { dice }, base(61));
    }
    play.resolve(Outcome::Rolled { dice: [6, 5] });
    assert_eq!(play.all().dice, Some([6, 5]));
}

#[test]
fn base_61_the_sum_counts_for_everybody_and_not_one_die() {
    // North of the mountains in the north-west: 10, and nothing else.
    let rolled = |one, other| {
        let scene = Scene::new(3).before_roll();
        let scene = scene.seat(1, |me| _ = me.settlements(&["0,-2,N"]));
        let mut play = scene.seat(2, |me| _ = me.settlements(&["0,-2,SE"])).play();
        play.roll(0, one, other);
        (play.hand(1)[Resource::Ore], play.hand(2)[Resource::Ore])
    };
    assert_eq!(rolled(4, 6), (1, 1));
    assert_eq!(rolled(6, 4), (1, 1));
    assert_eq!(rolled(5, 5), (1, 1));
    assert_eq!(rolled(5, 6), (0, 0));
}

#[test]
fn base_62_play_passes_to_the_left_neighbour() {
    for players in 2..=4 {
        let mut play = Scene::new(players).turn(players - 1).before_roll().play();
        for turn in 0..2 * players {
            let (now, next) = ((turn + players - 1) % players, turn % players);
            assert_eq!(play.waits_for(), [now]);
            play.refuses(next, Decision::Roll, base(62));
            play.roll(now, 1, 1);
            play.refuses(next, Decision::EndTurn, base(62));
            play.decide(now, Decision::EndTurn);
            assert_eq!(play.waits_for(), [next]);
            play.refuses(now, Decision::Roll, base(62));
            assert_eq!(play.decisions(next), [Decision::Roll]);
        }
    }
}

#[test]
fn base_63_before_the_roll_there_is_no_trading_building_or_buying() {
    let mut play = Scene::new(3)
        .before_roll()
        .seat(0, |me| {
            let rich = "LLLLLBBBBWWWGGGGOOOO";
            me.settlements(&["0,0,N"]).roads(&["0,0,NE", "0,0,E"]).hand(rich);
        })
        .seat(1, |me| _ = me.hand("LB"))
        .play();
    let early = [
        road("0,0,SE"),
        settlement("0,0,SE"),
        city("0,0,N"),
        Decision::BuyCard,
        bank('L', 'W'),
        offer("L", "W", &[1]),
        Decision::EndTurn,
    ];
    for decision in early {
        play.refuses(0, decision, base(63));
    }
    play.refuses(1, propose("L", "O"), base(63));
    assert_eq!(play.decisions(0), [Decision::Roll]);
    assert_eq!(play.decisions(1), []);
    play.roll(0, 1, 1);
    for decision in early {
        play.clone().decide(0, decision);
    }
    play.decide(1, propose("L", "O"));
}

/// A position in which seat 0 has everything that could be played or done.
fn busy() -> Scene {
    use Development::*;
    Scene::new(3)
        .seat(0, |me| {
            me.settlements(&["0,0,N"]).roads(&["0,0,NE", "0,0,E"]).hand("LLLLBBBWWGO");
            me.cards(&[Knight, Knight, RoadBuilding, YearOfPlenty, Monopoly]);
        })
        .seat(1, |me| {
            me.settlements(&["2,0,N"]).hand("LLLLLLLLO");
        })
        .seat(2, |me| {
            me.settlements(&["2,0,S"]).hand("LO");
        })
}

/// Whatever seat 0 could do in a free moment is not possible now.
#[track_caller]
fn nothing_in_between(play: &mut Play) {
    let free = [
        Decision::PlayKnight,
        Decision::PlayRoadBuilding,
        Decision::PlayYearOfPlenty,
        Decision::PlayMonopoly { card: Resource::Ore },
        Decision::BuyCard,
        bank('L', 'W'),
        offer("L", "O", &[1, 2]),
        Decision::EndTurn,
        Decision::Roll,
        settlement("0,0,SE"),
    ];
    for decision in free {
        play.refuses(0, decision, base(64));
    }
}

#[test]
fn base_64_nothing_comes_between_while_a_seven_is_settled() {
    let mut play = busy().before_roll().play();
    play.decide(0, Decision::Roll);
    nothing_in_between(&mut play);
    play.resolve(Outcome::Rolled { dice: [3, 4] });
    // Discards first, then the robber, then the victim, then the card.
    assert_eq!(play.phase(), PhaseView::Discarding { owed: vec![5, 4, 0] });
    nothing_in_between(&mut play);
    play.decide(0, Decision::DiscardAll { cards: hand("LLLBW") });
    nothing_in_between(&mut play);
    play.decide(1, Decision::DiscardAll { cards: hand("LLLL") });
    assert_eq!(play.phase(), PhaseView::MovingRobber);
    nothing_in_between(&mut play);
    play.refuses(0, road("0,0,SE"), base(64));
    play.decide(0, robber("2,0"));
    nothing_in_between(&mut play);
    play.decide(0, Decision::Rob { victim: seat(1) });
    nothing_in_between(&mut play);
    play.refuses(1, propose("L", "O"), base(64));
    play.resolve(Outcome::Stolen { card: Resource::Ore });
    play.decide(0, Decision::PlayMonopoly { card: Resource::Ore });
}

#[test]
fn base_64_nothing_comes_between_while_a_card_or_a_trade_is_settled() {
    let mut play = busy().play();
    play.decide(0, Decision::PlayKnight);
    nothing_in_between(&mut play);

    let mut play = busy().play();
    play.decide(0, Decision::PlayRoadBuilding);
    nothing_in_between(&mut play);
    play.decide(0, road("0,0,SE"));
    nothing_in_between(&mut play);

    let mut play = busy().play();
    play.decide(0, Decision::PlayYearOfPlenty).decide(0, Decision::Take { card: Resource::Ore });
    nothing_in_between(&mut play);
    play.refuses(0, road("0,0,SE"), base(64));
    play.decide(0, Decision::Take { card: Resource::Ore }).decide(0, road("0,0,SE"));

    let mut play = busy().play();
    play.decide(0, Decision::BuyCard);
    play.refuses(0, Decision::PlayKnight, base(64)).refuses(0, Decision::EndTurn, base(64));

    let mut play = busy().play();
    play.decide(0, offer("L", "O", &[1, 2]));
    nothing_in_between(&mut play);
    play.refuses(0, road("0,0,SE"), base(64));
    play.decide(0, Decision::Withdraw).decide(0, Decision::PlayKnight);
    // The robber is moved by whoever played the knight.
    play.refuses(1, robber("2,0"), Rule::table(1));
}
