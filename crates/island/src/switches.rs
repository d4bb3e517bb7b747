//! The switches of the game as people choose them.

use std::ops::RangeInclusive;

use table::{Switch, SwitchState, Words};

use crate::rules::option;
use crate::setup::{Options, POINTS, Setup};

/// Hand limits that people may want. The rules know no bounds for them.
const HAND_LIMITS: RangeInclusive<u8> = 3..=20;

/// What may be chosen about a setup. The turn limit is not among them: it is meant for machines.
pub(crate) fn of(setup: &Setup) -> Vec<Switch> {
    let Options { points_to_win, hand_limit, .. } = setup.options;
    let Options { strict_order, single_claim_pays, friendly_robber, .. } = setup.options;
    let Options { discards, steals, player_trade, .. } = setup.options;
    let switch = |at, number, en: &str, de: &str, state| Switch {
        at,
        name: Words { en: en.into(), de: de.into() },
        rule: option(number),
        state,
    };
    let flag = SwitchState::flag;
    let number = |value: u8, within: RangeInclusive<u8>| {
        SwitchState::number(value, u32::from(*within.start()), u32::from(*within.end()))
    };
    vec![
        switch(
            "options.points_to_win",
            1,
            "Points to win",
            "Punkte zum Sieg",
            number(points_to_win, POINTS),
        ),
        switch(
            "options.friendly_robber",
            5,
            "Friendly robber",
            "Freundlicher Räuber",
            flag(friendly_robber),
        ),
        switch("options.steals", 7, "The robber steals", "Der Räuber stiehlt", flag(steals)),
        switch(
            "options.discards",
            6,
            "Large hands discard on a seven",
            "Große Hände legen bei der Sieben ab",
            flag(discards),
        ),
        switch(
            "options.hand_limit",
            3,
            "Cards that are safe from a seven",
            "Karten, die vor der Sieben sicher sind",
            number(hand_limit, HAND_LIMITS),
        ),
        switch(
            "options.player_trade",
            11,
            "Trade with each other",
            "Handel miteinander",
            flag(player_trade),
        ),
        switch(
            "options.strict_order",
            2,
            "Trade first, then build",
            "Erst handeln, dann bauen",
            flag(strict_order),
        ),
        switch(
            "options.special_building",
            9,
            "Building between the turns",
            "Bauen zwischen den Zügen",
            flag(setup.special_building()),
        ),
        switch(
            "options.single_claim_pays",
            4,
            "The bank's last cards go to a single claimant",
            "Die letzten Karten der Bank bekommt, wer allein Anspruch hat",
            flag(single_claim_pays),
        ),
    ]
}
