//! Trade between players and with the bank: BASE-26 to BASE-30, BASE-65, BASE-66, OPTION-2, OPTION-11,
//! OPTION-14.

use std::collections::BTreeSet;

use crate::scene::*;
use island::{
    Decision, Development, Event, Hand, Harbour, Layout, Outcome, PhaseView, Resource, Setup,
    Trade, base, option,
};
use table::{Excuse, Game, Pseudo};

fn deal(with: usize) -> Decision {
    Decision::Deal { with: seat(with) }
}

fn dismiss(from: usize) -> Decision {
    Decision::Dismiss { from: seat(from) }
}

/// Seat 0 on turn with lumber and brick, seats 1 and 2 with ore, seat 3 with wool.
fn market() -> Scene {
    Scene::new(4)
        .seat(0, |me| _ = me.hand("LLLB"))
        .seat(1, |me| _ = me.hand("OOW"))
        .seat(2, |me| _ = me.hand("OG"))
        .seat(3, |me| _ = me.hand("WW"))
}

#[test]
fn base_26_every_trade_involves_the_player_on_turn() {
    let mut play = market().play();
    // Nobody else makes offers to others, closes trades, turns proposals down or withdraws.
    play.refuses(1, offer("O", "W", &[3]), base(26));
    play.refuses(1, offer("O", "L", &[0]), base(26));
    play.decide(3, propose("W", "L"));
    play.refuses(1, deal(3), base(26));
    play.refuses(1, dismiss(3), base(26));
    play.decide(0, offer("L", "O", &[1, 2])).decide(1, Decision::Accept);
    play.refuses(2, deal(1), base(26));
    play.refuses(2, Decision::Withdraw, base(26));
    // The player on turn does not propose, and does not trade alone.
    play.refuses(0, propose("L", "O"), base(26));
    play.refuses(0, deal(0), base(65));
}

#[test]
fn base_26_an_offer_goes_to_others_at_the_table() {
    let mut play = market().play();
    play.refuses(0, offer("L", "O", &[]), base(26));
    play.refuses(0, offer("L", "O", &[0]), base(26));
    play.refuses(0, offer("L", "O", &[0, 1]), base(26));
    play.refuses(0, offer("L", "O", &[1, 4]), base(26));
    for to in [&[1][..], &[1, 3], &[1, 2, 3]] {
        let mut play = market().play();
        play.decide(0, offer("L", "O", to));
        let asked = seats(to);
        let accepted = seats(&[]);
        let (give, want) = (hand("L"), hand("O"));
        assert_eq!(play.phase(), PhaseView::Offering { give, want, asked, accepted });
        // The game waits for the answers; the offerer may cut it short, but need not.
        assert_eq!(play.waits_for(), to);
        play.lists(0, Decision::Withdraw);
    }
}

/// BASE-26: what others propose, they propose to the player on turn, and two of them never trade.
#[test]
fn base_26_two_others_never_trade() {
    let mut play = market().play();
    play.decide(1, propose("O", "W")).decide(3, propose("W", "O"));
    // They want just what the other gives, but only the player on turn may take it.
    play.refuses(1, deal(3), base(26)).refuses(3, deal(1), base(26));
    play.refuses(1, Decision::Accept, base(65)).refuses(3, Decision::Accept, base(65));
    assert_eq!((play.hand(1), play.hand(3)), (hand("OOW"), hand("WW")));
    // The player on turn has neither wool nor ore.
    play.refuses(0, deal(1), base(65)).refuses(0, deal(3), base(65));
}

#[test]
fn base_27_there_are_no_gifts() {
    let mut play = market().play();
    for (give, want) in [("L", ""), ("", "O"), ("", "")] {
        play.refuses(0, offer(give, want, &[1]), base(27));
    }
    for (give, want) in [("O", ""), ("", "L"), ("", "")] {
        play.refuses(1, propose(give, want), base(27));
    }
}

#[test]
fn base_27_no_kind_stands_on_both_sides() {
    let mut play = market().play();
    for (give, want) in [("L", "L"), ("LL", "L"), ("LB", "BO"), ("LLLB", "OB")] {
        play.refuses(0, offer(give, want, &[1]), base(27));
    }
    for (give, want) in [("O", "O"), ("OW", "W"), ("OO", "LO")] {
        play.refuses(1, propose(give, want), base(27));
    }
}

#[test]
fn base_27_any_number_and_any_mix_is_swapped() {
    let mut play = market().play();
    play.decide(0, offer("LLLB", "OOW", &[1])).decide(1, Decision::Accept).decide(0, deal(1));
    assert_eq!((play.hand(0), play.hand(1)), (hand("OOW"), hand("LLLB")));
    let mut play = market().play();
    play.decide(0, offer("L", "OOW", &[1])).decide(1, Decision::Accept).decide(0, deal(1));
    assert_eq!((play.hand(0), play.hand(1)), (hand("LLBOOW"), hand("L")));
    assert_eq!(play.phase(), PhaseView::Turn);
}

#[test]
fn base_65_nobody_offers_cards_they_do_not_hold() {
    let mut play = market().play();
    play.refuses(0, offer("LLLL", "O", &[1]), base(65));
    play.refuses(0, offer("W", "O", &[1]), base(65));
    play.refuses(2, propose("OO", "L"), base(65));
    play.refuses(3, propose("O", "L"), base(65));
    // Nor accepts what they cannot pay: seat 3 has no ore, seat 2 only one.
    play.decide(0, offer("L", "OO", &[1, 2, 3]));
    play.refuses(3, Decision::Accept, base(65));
    play.refuses(2, Decision::Accept, base(65));
    play.decide(1, Decision::Accept);
}

/// BASE-65: answers come at the same time and in any order, and the player on turn picks.
#[test]
fn base_65_among_several_the_player_on_turn_picks_one() {
    for (first, second, picked) in [(1, 2, 1), (1, 2, 2), (2, 1, 1), (2, 1, 2)] {
        let mut play = market().play();
        play.decide(0, offer("L", "O", &[1, 2, 3]));
        play.refuses(0, deal(1), base(65));
        play.decide(first, Decision::Accept);
        // The first answer does not close the trade.
        assert_eq!(play.hand(0), hand("LLLB"));
        play.refuses(first, Decision::Accept, base(65));
        play.decide(3, Decision::Decline);
        play.refuses(3, Decision::Decline, base(65)).refuses(3, Decision::Accept, base(65));
        play.decide(second, Decision::Accept);
        assert_eq!(play.waits_for(), [0]);
        play.lists(0, deal(1)).lists(0, deal(2)).lists(0, Decision::Withdraw);
        play.refuses(0, deal(3), base(65));
        let before = [play.hand(1), play.hand(2)];
        play.decide(0, deal(picked));
        assert_eq!(play.hand(0), hand("LLBO"));
        for other in [1, 2] {
            let paid = before[other - 1].minus(hand("O")).plus(hand("L"));
            let now = if other == picked { paid } else { before[other - 1] };
            assert_eq!(play.hand(other), now);
        }
        // The offer is gone.
        play.refuses(0, deal(if picked == 1 { 2 } else { 1 }), base(65));
        assert_eq!(play.phase(), PhaseView::Turn);
    }
}

#[test]
fn base_65_only_those_asked_answer() {
    let mut play = market().play();
    play.refuses(1, Decision::Accept, base(65)).refuses(1, Decision::Decline, base(65));
    play.decide(0, offer("L", "O", &[1]));
    play.refuses(2, Decision::Accept, base(65)).refuses(2, Decision::Decline, base(65));
    play.refuses(0, Decision::Accept, base(65)).refuses(0, Decision::Decline, base(65));
    play.lists(1, Decision::Accept).lists(1, Decision::Decline);
}

#[test]
fn base_65_an_offer_ends_when_all_decline_or_it_is_withdrawn() {
    let mut play = market().play();
    play.refuses(0, Decision::Withdraw, base(65));
    play.decide(0, offer("L", "O", &[1, 2])).decide(1, Decision::Decline);
    assert_eq!(play.waits_for(), [2]);
    let ended = Event::OfferEnded { seat: seat(0) };
    assert!(play.events_of(2, Decision::Decline).contains(&ended));
    assert_eq!((play.phase(), play.waits_for()), (PhaseView::Turn, vec![0]));

    // Also while somebody accepts, and before anybody has answered.
    play.decide(0, offer("L", "O", &[1, 2])).decide(1, Decision::Accept);
    assert!(play.events_of(0, Decision::Withdraw).contains(&ended));
    play.refuses(0, deal(1), base(65));
    play.decide(0, offer("B", "O", &[2])).decide(0, Decision::Withdraw);
    assert_eq!(play.hand(0), hand("LLLB"));
}

#[test]
fn base_65_an_acceptance_may_be_taken_back_before_the_deal() {
    let mut play = market().play();
    play.decide(0, offer("L", "O", &[1, 2]));
    play.decide(1, Decision::Accept).decide(1, Decision::Decline);
    play.refuses(0, deal(1), base(65));
    // Seat 2 is still asked; when it declines, too, nobody is left.
    assert_eq!(play.waits_for(), [2]);
    play.decide(2, Decision::Decline);
    assert_eq!(play.phase(), PhaseView::Turn);
}

#[test]
fn base_65_others_answer_with_counter_offers() {
    let mut play = market().play();
    play.decide(0, offer("L", "OO", &[1, 2]));
    // A counter-offer is a no to the offer itself.
    play.decide(1, propose("O", "L"));
    play.refuses(1, Decision::Accept, base(65));
    assert_eq!(play.waits_for(), [2]);
    let view = play.seen_by(3);
    assert_eq!(view.proposals.len(), 1);
    assert_eq!((view.proposals[0].give, view.proposals[0].want), (hand("O"), hand("L")));
    // Seat 3 was not asked, but may speak all the same.
    play.decide(3, propose("WW", "LB"));
    play.lists(0, deal(1)).lists(0, deal(3)).lists(0, dismiss(1));
    play.decide(0, deal(3));
    assert_eq!((play.hand(0), play.hand(3)), (hand("LLWW"), hand("LB")));
    // The offer ended with the deal; the other counter-offer still stands.
    assert_eq!(play.phase(), PhaseView::Turn);
    play.decide(0, deal(1));
    assert_eq!((play.hand(0), play.hand(1)), (hand("LWWO"), hand("OWL")));
    assert_eq!(play.all().proposals, []);
}

#[test]
fn base_65_a_counter_offer_takes_the_place_of_an_acceptance() {
    let mut play = market().play();
    play.decide(0, offer("LL", "O", &[1, 2])).decide(1, Decision::Accept);
    play.decide(1, propose("O", "B"));
    play.decide(0, deal(1));
    assert_eq!((play.hand(0), play.hand(1)), (hand("LLLO"), hand("OWB")));
}

#[test]
fn base_65_an_acceptance_takes_the_place_of_a_proposal() {
    let mut play = market().play();
    play.decide(1, propose("O", "B"));
    play.decide(0, offer("L", "O", &[1])).decide(1, Decision::Accept);
    assert_eq!(play.all().proposals, []);
    play.decide(0, deal(1));
    assert_eq!((play.hand(0), play.hand(1)), (hand("LLBO"), hand("OWL")));
}

#[test]
fn base_65_proposals_are_changed_retracted_and_turned_down() {
    let mut play = market().play();
    play.refuses(1, Decision::Retract, base(65)).refuses(0, dismiss(1), base(65));
    play.decide(1, propose("O", "L")).decide(1, propose("W", "B"));
    assert_eq!(play.all().proposals.len(), 1);
    play.lists(1, Decision::Retract);
    play.clone().decide(1, Decision::Retract).refuses(0, deal(1), base(65));
    play.clone().decide(0, dismiss(1)).refuses(0, deal(1), base(65));
    play.decide(0, deal(1));
    assert_eq!((play.hand(0), play.hand(1)), (hand("LLLW"), hand("OOB")));
}

#[test]
fn base_65_a_proposal_needs_cards_the_player_on_turn_holds() {
    // The proposer cannot know: the proposal is made, but not dealt.
    let mut play = market().play();
    play.decide(1, propose("O", "G"));
    play.refuses(0, deal(1), base(65));
    // With the grain from somebody else it can be.
    play.decide(2, propose("G", "L")).decide(0, deal(2)).decide(0, deal(1));
    assert_eq!(play.hand(0), hand("LLBO"));
}

#[test]
fn base_65_proposals_lapse_when_they_cannot_be_kept_or_the_turn_ends() {
    // A monopoly takes the ore away.
    let scene = market().seat(0, |me| _ = me.cards(&[Development::Monopoly]));
    let mut play = scene.play();
    play.decide(1, propose("W", "L")).decide(2, propose("O", "L"));
    let events = play.events_of(0, Decision::PlayMonopoly { card: Resource::Ore });
    assert!(events.contains(&Event::ProposalEnded { seat: seat(2) }));
    assert!(!events.contains(&Event::ProposalEnded { seat: seat(1) }));
    play.refuses(0, deal(2), base(65));
    // The turn ends: the last proposal lapses.
    play.decide(0, Decision::EndTurn);
    assert_eq!(play.all().proposals, []);
    play.roll(1, 1, 1).refuses(1, deal(2), base(65));
}

#[test]
fn base_65_there_is_no_limit_on_trades() {
    let mut play = market().play();
    for _ in 0..20 {
        play.decide(0, offer("L", "O", &[1])).decide(1, Decision::Accept).decide(0, deal(1));
        play.decide(1, propose("L", "O")).decide(0, deal(1));
    }
    assert_eq!(play.hand(0), hand("LLLB"));
    play.lists(0, offer("L", "O", &[1, 2, 3]));
}

/// BASE-65: whoever looks on knows that those who offer and accept hold the cards.
#[test]
fn base_65_an_imagined_trade_can_be_made() {
    let mut play = market().play();
    play.decide(0, offer("LLLB", "OO", &[1])).decide(1, Decision::Accept);
    for seed in 0..50 {
        let dream = Play(play.0.imagine(seat(3), &mut Pseudo::new(seed)));
        dream.clone().decide(0, deal(1));
    }
}

#[test]
fn option_11_trade_between_players_can_be_switched_off() {
    assert!(Setup::variable(4).options.player_trade);
    let scene = market().with(|options| options.player_trade = false);
    let mut play = scene.seat(0, |me| _ = me.hand("LLLLB")).play();
    play.refuses(0, offer("L", "O", &[1]), option(11));
    play.refuses(1, propose("O", "L"), option(11));
    assert_eq!(play.decisions(1), []);
    // The bank still trades.
    play.decide(0, bank('L', 'O'));
    assert_eq!(play.hand(0), hand("BO"));
}

#[test]
fn option_14_offers_in_a_turn_are_limited_for_each_player() {
    let mut play = market().with(|options| options.offers_per_turn = Some(2)).play();
    for _ in 0..2 {
        play.decide(0, offer("L", "O", &[1])).decide(0, Decision::Withdraw);
        play.decide(3, propose("W", "L")).decide(3, Decision::Retract);
    }
    play.refuses(0, offer("L", "O", &[1]), option(14));
    play.refuses(3, propose("W", "L"), option(14));
    let talks =
        |decision: &Decision| matches!(decision, Decision::Offer { .. } | Decision::Propose { .. });
    assert!(!play.decisions(0).iter().any(talks) && !play.decisions(3).iter().any(talks));
    // The others have theirs, of which those that are taken do not count.
    for _ in 0..3 {
        play.decide(1, propose("O", "L")).decide(0, deal(1));
        play.decide(1, propose("L", "O")).decide(0, deal(1));
    }
    play.decide(1, propose("O", "L")).decide(0, deal(1));
    // The next turn brings new ones.
    play.decide(0, Decision::EndTurn);
    play.roll(1, 1, 1);
    play.decide(3, propose("W", "O"));
}

/// Setups from before the rule read, and play, as they did.
#[test]
fn option_14_there_is_no_limit_unless_one_is_set() {
    let mut setup = Setup::variable(4);
    let written = serde_json::to_value(&setup).unwrap();
    assert_eq!(written["options"].get("offers_per_turn"), None);
    let mut play = market().play();
    for _ in 0..300 {
        play.decide(0, offer("L", "O", &[1])).decide(0, Decision::Withdraw);
    }
    setup.options.offers_per_turn = Some(0);
    assert_eq!(island::Island::new(&setup).unwrap_err().0[0].rule, option(14));
}

#[test]
fn option_14_a_table_for_strangers_has_a_limit() {
    let mut setup = Setup::variable(4);
    assert_eq!(island::Island::hosted(setup.clone()).options.offers_per_turn, Some(20));
    setup.options.offers_per_turn = Some(3);
    assert_eq!(island::Island::hosted(setup).options.offers_per_turn, Some(3));
}

#[test]
fn base_28_four_equal_cards_buy_one_of_another_kind() {
    let mut play = Scene::new(2).seat(0, |me| _ = me.hand("LLLLLLLLBBBOW")).play();
    play.refuses(0, bank('B', 'L'), base(28));
    play.refuses(0, bank('G', 'L'), base(28));
    play.refuses(0, bank('L', 'L'), base(28));
    play.refuses(1, bank('L', 'O'), base(62));
    play.decide(0, bank('L', 'B'));
    assert_eq!(play.hand(0), hand("LLLLBBBBOW"));
    assert_eq!(play.all().bank, Hand::new([15, 15, 18, 19, 18]));
    // Again, and with what the first trade brought.
    play.decide(0, bank('L', 'G')).decide(0, bank('B', 'G'));
    assert_eq!(play.hand(0), hand("GGOW"));
}

#[test]
fn base_28_the_bank_gives_only_what_it_has() {
    let scene = Scene::new(2).seat(0, |me| _ = me.hand("LLLLLLLL"));
    let mut play = scene.seat(1, |me| _ = me.hand(&"O".repeat(18))).play();
    play.decide(0, bank('L', 'O')).refuses(0, bank('L', 'O'), base(28));
    play.lists(0, bank('L', 'G'));
}

/// The 3:1 harbour in the north-west serves the two corners of this path, and so on clockwise.
const HARBOURS: [(&str, [&str; 2], Option<char>); 9] = [
    ("0,-2,NW", ["0,-2,N", "0,-2,NW"], None),
    ("1,-2,NE", ["1,-2,N", "1,-2,NE"], Some('G')),
    ("2,-1,NE", ["2,-1,N", "2,-1,NE"], Some('O')),
    ("2,0,E", ["2,0,NE", "2,0,SE"], None),
    ("1,1,SE", ["1,1,SE", "1,1,S"], Some('W')),
    ("-1,2,SE", ["-1,2,SE", "-1,2,S"], None),
    ("-2,2,SW", ["-2,2,S", "-2,2,SW"], None),
    ("-2,1,W", ["-2,1,SW", "-2,1,NW"], Some('B')),
    ("-1,-1,W", ["-1,-1,SW", "-1,-1,NW"], Some('L')),
];

/// The rates of a player with a settlement, or a city, on each of these corners.
fn rates(settlements: &[&str], cities: &[&str]) -> Hand {
    let scene = Scene::new(2).seat(0, |me| _ = me.settlements(settlements).cities(cities));
    scene.play().of(0).rates
}

/// What a harbour of this kind asks for lumber, brick, wool, grain, ore.
fn asked(kind: Option<char>) -> Hand {
    let Some(letter) = kind else { return Hand::new([3; 5]) };
    let mut rates = Hand::new([4; 5]);
    rates[card(letter)] = 2;
    rates
}

/// BASE-29, BASE-66
#[test]
fn harbours_serve_both_ends_of_their_path_and_no_other_corner() {
    let mut served = BTreeSet::new();
    for (_, ends, kind) in HARBOURS {
        for end in ends {
            assert_eq!(rates(&[end], &[]), asked(kind), "a settlement on {end}");
            assert_eq!(rates(&[], &[end]), asked(kind), "a city on {end}");
            served.insert(end.parse::<hex::Corner>().unwrap());
        }
    }
    assert_eq!(served.len(), 18);
    let mut play = Play::new(&Setup { board: island::BoardChoice::Beginner, ..Setup::variable(2) });
    play.settle(&mut Pseudo::new(1));
    let founder = play.waits_for()[0];
    for decision in play.decisions(founder) {
        let Decision::BuildSettlement { at } = decision else { panic!("{decision:?}") };
        if !served.contains(&at) {
            assert_eq!(rates(&[&at.to_string()], &[]), Hand::new([4; 5]), "{at}");
        }
    }
}

#[test]
fn base_29_a_three_for_one_harbour_takes_any_kind() {
    let scene = Scene::new(2).seat(0, |me| {
        me.settlements(&["0,-2,N"]).hand("LLLBBOOO");
    });
    let mut play = scene.play();
    play.refuses(0, bank('B', 'G'), base(29));
    play.decide(0, bank('L', 'G')).decide(0, bank('O', 'W'));
    assert_eq!(play.hand(0), hand("BBGW"));
}

#[test]
fn base_29_a_two_for_one_harbour_takes_its_own_kind() {
    // At the ore harbour in the east.
    let scene = Scene::new(2).seat(0, |me| {
        me.settlements(&["2,-1,NE"]).hand("OOOLLL");
    });
    let mut play = scene.play();
    play.refuses(0, bank('L', 'G'), base(28));
    play.decide(0, bank('O', 'G')).refuses(0, bank('O', 'G'), base(29));
    assert_eq!(play.hand(0), hand("OGLLL"));
}

#[test]
fn base_29_a_harbour_serves_its_owner_alone() {
    let scene = Scene::new(2).seat(1, |me| _ = me.settlements(&["0,-2,N"]));
    let mut play = scene.seat(0, |me| _ = me.hand("LLL")).play();
    play.refuses(0, bank('L', 'G'), base(28));
}

#[test]
fn base_66_the_best_of_several_harbours_counts_and_they_do_not_add_up() {
    // Ore 2:1 with 3:1, and two 3:1.
    assert_eq!(rates(&["2,-1,NE", "0,-2,N"], &[]), Hand::new([3, 3, 3, 3, 2]));
    assert_eq!(rates(&["0,-2,N", "2,-1,NE"], &[]), Hand::new([3, 3, 3, 3, 2]));
    assert_eq!(rates(&["0,-2,N", "2,0,SE"], &[]), Hand::new([3; 5]));
    // One kind at a time: two ore and one lumber are no three cards.
    let scene = Scene::new(2).seat(0, |me| {
        me.settlements(&["0,-2,N"]).hand("OOL");
    });
    let mut play = scene.play();
    play.refuses(0, bank('O', 'G'), base(29)).refuses(0, bank('L', 'G'), base(29));
}

/// BASE-66: two harbours that share a corner serve it both, whichever the data lists first.
#[test]
fn base_66_a_corner_at_two_harbours_has_the_better_rate() {
    let beside = |first: Trade, second: Trade| -> Layout {
        let mut board = beginner_board();
        // Both paths at the northern tip of the north-western hex.
        board.harbours = vec![
            Harbour { q: 0, r: -2, side: hex::Direction::NW, trade: first },
            Harbour { q: 0, r: -2, side: hex::Direction::NE, trade: second },
        ];
        board
    };
    let ore = Trade::Two(Resource::Ore);
    for board in [beside(Trade::Any, ore), beside(ore, Trade::Any)] {
        let scene = Scene::new(2).on(board).seat(0, |me| _ = me.settlements(&["0,-2,N"]));
        assert_eq!(scene.play().of(0).rates, Hand::new([3, 3, 3, 3, 2]));
    }
}

/// Seat 0 one road away from the 3:1 harbour in the north-west, with cards for a settlement there.
fn before_harbour() -> Scene {
    Scene::new(2).seat(0, |me| {
        me.settlements(&["0,-2,SW"]).roads(&["0,-2,W", "0,-2,NW"]).hand("LBWGOOO");
    })
}

#[test]
fn base_30_a_harbour_works_in_the_turn_it_is_reached() {
    let mut play = before_harbour().play();
    play.refuses(0, bank('O', 'L'), base(28));
    play.decide(0, settlement("0,-2,N")).decide(0, bank('O', 'L'));
    assert_eq!(play.hand(0), hand("L"));
}

/// BASE-21, BASE-30, OPTION-2
#[test]
fn in_the_strict_order_the_first_building_ends_all_trading() {
    let strict = |scene: Scene| scene.with(|options| options.strict_order = true).play();
    let mut play = strict(before_harbour().seat(1, |me| _ = me.hand("WW")));
    play.decide(1, propose("W", "O"));
    play.decide(0, settlement("0,-2,N"));
    // The new harbour is of use in the next turn only.
    play.refuses(0, bank('O', 'L'), base(21));
    play.refuses(0, offer("O", "W", &[1]), base(21));
    play.refuses(1, propose("W", "O"), base(21));
    play.refuses(0, deal(1), base(21));
    assert_eq!(play.all().proposals, []);
    assert_eq!(play.decisions(1), []);
    play.decide(0, Decision::EndTurn);
    play.roll(1, 1, 1).decide(1, offer("W", "O", &[0])).decide(1, Decision::Withdraw);
    play.decide(1, Decision::EndTurn).roll(0, 1, 1).decide(0, bank('O', 'L'));
}

/// BASE-21, OPTION-2
#[test]
fn in_the_strict_order_roads_cities_and_bought_cards_end_trading_too() {
    assert!(!Setup::variable(4).options.strict_order);
    let scene = || {
        let scene = Scene::new(2).seat(0, |me| {
            me.settlements(&["0,0,N"]).roads(&["0,0,NE"]).hand("LLLLLBOOOOWGGG");
            me.cards(&[Development::Knight, Development::RoadBuilding]);
        });
        scene.with(|options| options.strict_order = true)
    };
    for decision in [road("0,0,E"), city("0,0,N"), Decision::BuyCard] {
        let mut play = scene().play();
        play.decide(0, decision);
        if decision == Decision::BuyCard {
            play.resolve(Outcome::Drawn { card: Development::Monopoly });
        }
        play.refuses(0, bank('L', 'W'), base(21));
        play.lists(0, Decision::EndTurn);
    }
    // Building goes on, trading before it is free.
    let mut play = scene().play();
    play.decide(0, bank('L', 'W')).decide(0, road("0,0,E")).decide(0, city("0,0,N"));

    // A played card, even with free roads, does not end the trading.
    let mut play = scene().play();
    play.decide(0, Decision::PlayKnight).decide(0, robber("2,0")).decide(0, bank('L', 'W'));
    let mut play = scene().play();
    play.decide(0, Decision::PlayRoadBuilding);
    play.decide(0, road("0,0,E")).decide(0, road("0,0,SE")).decide(0, bank('L', 'W'));
}

/// BASE-27, BASE-65: the listed offers are the one-for-one swaps of cards in the hand.
#[test]
fn listed_offers_are_all_allowed() {
    let play = market().play();
    for number in 0..4 {
        for decision in play.decisions(number) {
            play.clone().decide(number, decision);
        }
    }
    let offers = |decision: &Decision| matches!(decision, Decision::Offer { .. });
    assert_eq!(play.decisions(0).into_iter().filter(offers).count(), 2 * 4);
    assert_eq!(play.decisions(3).len(), 4);
}

/// The table need not wait for a no: what a seat would say is known where it lacks the cards, and
/// known to be possible where it does not.
#[test]
fn a_seat_is_excused_from_offers() {
    let mut play = Scene::new(3)
        .seat(0, |s| {
            s.hand("LL");
        })
        .seat(1, |s| {
            s.hand("O");
        })
        .seat(2, |s| {
            s.hand("W");
        })
        .play();
    let excuses = |play: &Play| [0, 1, 2].map(|number| play.0.excuse(seat(number)));
    assert_eq!(excuses(&play), [None, None, None]);
    play.decide(0, offer("L", "O", &[1, 2]));
    let no = Decision::Decline;
    assert_eq!(excuses(&play), [None, Some(Excuse::Unwilling(no)), Some(Excuse::Lacks(no))]);
    play.decide(2, no);
    assert_eq!(excuses(&play), [None, Some(Excuse::Unwilling(no)), None]);
    play.decide(1, Decision::Accept);
    assert_eq!(excuses(&play), [None, None, None]);
}
