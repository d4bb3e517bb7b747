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
    let words = |en: &str, de: &str| Words { en: en.into(), de: de.into() };
    let basic = |id, players| Variant {
        id,
        name: words("Basic sheet", "Grundblatt"),
        about: words(
            "Fifteen turns of three rolls each; who has built the most points wins.",
            "Fünfzehn Züge mit je drei Würfen; wer die meisten Punkte gebaut hat, gewinnt.",
        ),
        setup: Setup::basic(players),
    };
    let plus = |id, players| Variant {
        id,
        name: words("Plus sheet", "Plus-Blatt"),
        about: words(
            "A race: whoever reaches ten points first has won at once.",
            "Ein Rennen: Wer zuerst zehn Punkte erreicht, hat sofort gewonnen.",
        ),
        setup: Setup::plus(players),
    };
    let solo = Variant {
        name: words("Solo", "Solo"),
        about: words(
            "Alone for the most points in fifteen turns, against yourself or the table of the day.",
            "Allein um die meisten Punkte in fünfzehn Zügen, gegen dich selbst oder die Tagestabelle.",
        ),
        ..basic("solo", 1)
    };
    vec![
        solo,
        basic("basic-2", 2),
        basic("basic-3", 3),
        basic("basic-4", 4),
        plus("plus-2", 2),
        plus("plus-3", 3),
        plus("plus-4", 4),
    ]
}
