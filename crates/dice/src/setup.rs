//! All that is fixed before the first move, and the setups that have a name.

use serde::{Deserialize, Serialize};
use table::{Faults, Variant, Words};

use crate::rules::{dice, diceplus};
use crate::sheet::SheetId;

/// All that is fixed before the first move: `{"sheet":"basic","players":1}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Which sheet.
    pub sheet: SheetId,
    /// How many play: one to four, two to four with the Plus sheet.
    pub players: u8,
    /// The Plus game ends without a winner after so many turns (DICEPLUS-18).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub turn_limit: Option<u32>,
}

impl Setup {
    /// The dice game.
    pub const fn basic(players: u8) -> Setup {
        Setup { sheet: SheetId::Basic, players, turn_limit: None }
    }

    /// The Plus game.
    pub const fn plus(players: u8) -> Setup {
        Setup { sheet: SheetId::Plus, players, turn_limit: None }
    }

    /// Everything that is wrong with it.
    pub(crate) fn check(&self) -> Result<(), Faults> {
        let mut faults = Faults::none();
        let Setup { sheet, players, turn_limit } = *self;
        let (least, rule) = match sheet {
            SheetId::Basic => (1, dice(1)),
            SheetId::Plus => (2, diceplus(1)),
        };
        faults.expect((least..=4).contains(&players), rule, "players", || {
            format!("{players} cannot play: this sheet is for {least} to 4")
        });
        if let Some(limit) = turn_limit {
            faults.expect(sheet.sheet().boxes == 0, dice(23), "turn_limit", || {
                "the boxes of this sheet say how many turns there are".into()
            });
            faults.expect(limit > 0, diceplus(18), "turn_limit", || {
                "a game needs at least one turn".into()
            });
        }
        faults.into_result()
    }
}

/// The setups with a name.
pub(crate) fn variants() -> Vec<Variant<Setup>> {
    let variant = |id, en: &str, de: &str, setup| Variant {
        id,
        name: Words { en: en.into(), de: de.into() },
        setup,
    };
    vec![
        variant("solo", "Dice game for one", "Würfelspiel allein", Setup::basic(1)),
        variant("basic-2", "Dice game for two", "Würfelspiel zu zweit", Setup::basic(2)),
        variant("basic-3", "Dice game for three", "Würfelspiel zu dritt", Setup::basic(3)),
        variant("basic-4", "Dice game for four", "Würfelspiel zu viert", Setup::basic(4)),
        variant("plus-2", "Dice game Plus for two", "Würfelspiel Plus zu zweit", Setup::plus(2)),
        variant("plus-3", "Dice game Plus for three", "Würfelspiel Plus zu dritt", Setup::plus(3)),
        variant("plus-4", "Dice game Plus for four", "Würfelspiel Plus zu viert", Setup::plus(4)),
    ]
}
