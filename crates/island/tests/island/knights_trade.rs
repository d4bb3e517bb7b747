//! The progress cards of trade, each in a test of its own.

use island::ScenarioPhase as Phase;
use island::{
    Choice, Decision, Event, Happening, MerchantView, PhaseView, Progress, Resource, base, knights,
};
use table::{Eye, Rule};

use super::knights_scene::{own, scene};
use super::scene::{Scene, bank, card, hand, scenario_faults, seat, seats};

/// Seat 0 is on turn after the roll and holds this card.
fn with(card: Progress) -> Scene {
    scene().seat(0, move |s| {
        s.progress(&[card]);
    })
}

fn offer_card(letter: char, to: usize) -> Decision<Choice> {
    own(Choice::OfferCard { card: card(letter), to: seat(to) })
}

fn give(letter: char) -> Decision<Choice> {
    own(Choice::GiveCommodity { card: card(letter) })
}

fn pick(letter: char) -> Decision<Choice> {
    own(Choice::Pick { card: card(letter) })
}

fn merchant(at: &str) -> Decision<Choice> {
    own(Choice::PlayMerchant { at: at.parse().unwrap() })
}

/// KNIGHTS-74: the commercial harbour swaps a resource, face down, for a commodity of the other's choice.
#[test]
fn the_commercial_harbour() {
    let play_harbour = own(Choice::PlayCommercialHarbour);
    let mut play = with(Progress::CommercialHarbour)
        .seat(0, |s| {
            s.hand("LLM");
        })
        .seat(1, |s| {
            s.hand("PCW");
        })
        .seat(2, |s| {
            s.hand("O");
        })
        .play_scenario();
    play.refuses(0, offer_card('L', 1), knights(48)).decide(0, play_harbour);
    assert_eq!(play.realm().harbour, seats(&[1, 2]));
    play.refuses(0, offer_card('M', 1), knights(48)).refuses(0, offer_card('O', 1), base(65));
    play.lists(0, offer_card('L', 1));
    let events = play.events_of(0, offer_card('L', 1));
    let offered = |card| Event::Own(Happening::CardOffered { seat: seat(0), to: seat(1), card });
    assert!(events.contains(&offered(Some(Resource::Lumber))));
    let seen = table::Event::seen_by(&events[0], Eye::Seat(seat(1)));
    assert_eq!(seen, Some(offered(None)), "it lies face down");
    play.is_asked(1, Phase::Harbour { seat: seat(1) });
    assert_eq!(play.seen_by(1).scenario.unwrap().knights.unwrap().offered, None);
    play.refuses(1, give('W'), knights(48)).refuses(1, give('M'), knights(48));
    play.decide(1, give('C'));
    assert_eq!((play.hand(0), play.hand(1)), (hand("LMC"), hand("LPW")));
    // Each is asked once; without a commodity nothing changes hands.
    play.refuses(0, offer_card('L', 1), knights(48));
    let events = play.events_of(0, offer_card('L', 2));
    assert!(events.contains(&Event::Own(Happening::HadNoCommodity { seat: seat(2) })));
    assert_eq!((play.hand(0), play.hand(2)), (hand("LMC"), hand("O")));
    assert_eq!(play.phase(), PhaseView::Turn);
    // It may always be tried where somebody has a card, and ends with the turn.
    with(Progress::CommercialHarbour).play_scenario().refuses(0, play_harbour, knights(74));
    let mut play = with(Progress::CommercialHarbour)
        .seat(0, |s| {
            s.hand("L").progress(&[Progress::CommercialHarbour]);
        })
        .seat(1, |s| {
            s.hand("O");
        })
        .play_scenario();
    play.decide(0, play_harbour).refuses(0, play_harbour, knights(74));
    play.decide(0, Decision::EndTurn);
    assert!(play.realm().harbour.is_empty());
}

/// KNIGHTS-76: the master merchant takes two cards from the hand of one with more points.
#[test]
fn the_master_merchant() {
    let from = |number| own(Choice::PlayMasterMerchant { from: seat(number) });
    let scene = |cards: &'static str| {
        with(Progress::MasterMerchant)
            .seat(1, move |s| {
                s.hand(cards).settlements(&["-2,1,SW"]);
            })
            .seat(2, |s| {
                s.hand("LL");
            })
    };
    let mut play = scene("PGO").play_scenario();
    play.refuses(0, from(2), knights(76)).refuses(0, from(0), knights(76)).decide(0, from(1));
    play.is_asked(0, Phase::MasterMerchant { from: seat(1), left: 2 });
    let shown = |number| play.seen_by(number).scenario.unwrap().knights.unwrap().hand;
    assert_eq!((shown(0), shown(2)), (Some(hand("PGO")), None));
    play.refuses(0, pick('W'), knights(48)).refuses(0, Decision::EndTurn, base(64));
    play.decide(0, pick('P')).decide(0, pick('O'));
    assert_eq!(
        (play.hand(0), play.hand(1), play.phase()),
        (hand("PO"), hand("G"), PhaseView::Turn)
    );
    // One card, where there is only one; nobody ahead with cards, no play.
    let mut play = scene("P").play_scenario();
    play.decide(0, from(1)).decide(0, pick('P'));
    assert_eq!(play.phase(), PhaseView::Turn);
    scene("").play_scenario().refuses(0, from(1), knights(74));
}

/// KNIGHTS-49: the merchant trades the resource of its hex two for one and counts a point, until somebody plays another.
#[test]
fn the_merchant() {
    let mut play = with(Progress::Merchant)
        .robber("0,-1")
        .seat(0, |s| {
            s.hand("BBWW").progress(&[Progress::Merchant]);
        })
        .seat(1, |s| {
            s.progress(&[Progress::Merchant]);
        })
        .play_scenario();
    play.refuses(0, merchant("2,0"), knights(49)).refuses(0, merchant("9,9"), Rule::table(6));
    play.decide(0, merchant("0,-1"));
    let at = "0,-1".parse().unwrap();
    assert_eq!(play.realm().merchant, Some(MerchantView { seat: seat(0), at }));
    assert_eq!(
        (play.points(0), play.of(0).rates[Resource::Brick]),
        (3, 2),
        "the robber changes nothing"
    );
    play.decide(0, bank('B', 'P')).refuses(0, merchant("0,-1"), knights(44));
    assert_eq!(play.hand(0), hand("PWW"), "a commodity may be taken");
    play.decide(0, merchant("1,-1"));
    assert_eq!((play.points(0), play.of(0).rates[Resource::Brick]), (3, 4));
    assert_eq!(play.of(0).rates[Resource::Cloth], 4, "never for the commodity of the hex");
    play.decide(0, bank('W', 'L')).decide(0, Decision::EndTurn);
    play.roll3(1, 1, 1, island::EventFace::Trade).decide(1, merchant("-2,2"));
    assert_eq!((play.points(0), play.points(1)), (2, 3));
    assert_eq!(play.of(0).rates[Resource::Wool], 4);
    // On a desert it is worth its point.
    let mut play = with(Progress::Merchant).play_scenario();
    play.decide(0, merchant("0,0"));
    assert_eq!(play.points(0), 3);
    let far = scene().merchant(0, "2,0").setup();
    assert_eq!(scenario_faults(&far), [knights(49)]);
}

/// The merchant fleet trades one kind two for one until the turn ends.
#[test]
fn the_merchant_fleet() {
    let fleet = |letter| own(Choice::PlayMerchantFleet { card: card(letter) });
    let mut play = with(Progress::MerchantFleet)
        .seat(0, |s| {
            s.hand("CCCCLL").progress(&[Progress::MerchantFleet]);
        })
        .play_scenario();
    play.decide(0, fleet('C')).decide(0, bank('C', 'O')).decide(0, bank('C', 'M'));
    assert_eq!(play.hand(0), hand("LLOM"));
    assert_eq!(play.realm().fleet, [Resource::Cloth]);
    play.refuses(0, fleet('C'), knights(74)).refuses(0, bank('L', 'W'), base(28));
    play.decide(0, Decision::EndTurn);
    assert_eq!((play.of(0).rates[Resource::Cloth], play.realm().fleet.len()), (4, 0));
}

/// KNIGHTS-74: the resource monopoly brings two cards of a resource from each other player, or one.
#[test]
fn the_resource_monopoly() {
    let monopoly = |letter| own(Choice::PlayResourceMonopoly { card: card(letter) });
    let mut play = with(Progress::ResourceMonopoly)
        .seat(0, |s| {
            s.progress(&[Progress::ResourceMonopoly]);
        })
        .seat(1, |s| {
            s.hand("OOO");
        })
        .seat(2, |s| {
            s.hand("OLL");
        })
        .play_scenario();
    play.refuses(0, monopoly('P'), knights(48)).decide(0, monopoly('O'));
    assert_eq!((play.hand(0), play.hand(1), play.hand(2)), (hand("OOO"), hand("O"), hand("LL")));
    // What others hold is not known, so it may be tried in vain.
    play.lists(0, monopoly('G'));
    play.decide(0, monopoly('G'));
    assert_eq!(play.hand(0), hand("OOO"));
}

/// The trade monopoly brings a commodity from each other player who has it.
#[test]
fn the_trade_monopoly() {
    let monopoly = |letter| own(Choice::PlayTradeMonopoly { card: card(letter) });
    let mut play = with(Progress::TradeMonopoly)
        .seat(1, |s| {
            s.hand("PPP");
        })
        .seat(2, |s| {
            s.hand("C");
        })
        .play_scenario();
    play.refuses(0, monopoly('L'), knights(48)).decide(0, monopoly('P'));
    assert_eq!((play.hand(0), play.hand(1), play.hand(2)), (hand("P"), hand("PP"), hand("C")));
}
