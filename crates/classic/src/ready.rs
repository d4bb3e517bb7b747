//! Ready-made decks for the tournament.

use std::sync::LazyLock;

use crate::card::Card;
use crate::deck::{Deck, secret_events};

/// Decks that can be played at once: trade, knights, magic. Whoever plays with two others chooses one event less.
pub(crate) fn decks(players: u8) -> impl Iterator<Item = Deck> {
    static DECKS: LazyLock<[Deck; 3]> = LazyLock::new(|| [merchants(), knights(), wizards()]);
    DECKS.iter().map(move |deck| {
        let events = deck.events.iter().copied().take(secret_events(players)).collect();
        Deck { events, ..*deck }
    })
}

fn deck(start: [Card; 3], cards: [Card; 30], events: [Card; 4]) -> Deck {
    Deck {
        start: start.into_iter().collect(),
        cards: cards.into_iter().collect(),
        events: events.into_iter().collect(),
    }
}

/// Fleets, markets and guilds, and a few spells that move things.
fn merchants() -> Deck {
    use Card::*;
    deck(
        [GoldFleet, GrainMill, Abbey],
        [
            OreFleet,
            GrainFleet,
            BrickFleet,
            WoolFleet,
            LumberFleet,
            Garrison,
            Garrison,
            Abbey,
            IronFoundry,
            BrickFactory,
            Harbor,
            Marketplace,
            MerchantGuild,
            CountingHouse,
            Mint,
            Church,
            BathHouse,
            Library,
            TownHall,
            Aqueduct,
            KnightSiegfried,
            Bishop,
            Bishop,
            Scout,
            Scout,
            Merchant,
            Merchant,
            Caravan,
            Spy,
            Alchemist,
        ],
        [ProductiveYear, ProductiveYear, MasterBuilder, Progress],
    )
}

/// Knights, a smithy, and attacks.
fn knights() -> Deck {
    use Card::*;
    deck(
        [KnightConrad, KnightWalter, IronFoundry],
        [
            KnightOtto,
            KnightGotz,
            KnightKarl,
            KnightHagen,
            KnightPippin,
            KnightFalk,
            KnightSiegfried,
            Smithy,
            GrainMill,
            WoolMill,
            Garrison,
            Garrison,
            Abbey,
            Abbey,
            Church,
            Church,
            Library,
            TownHall,
            Colossus,
            BathHouse,
            Marketplace,
            BlackKnight,
            BlackKnight,
            BlackKnight,
            Arsonist,
            Arsonist,
            HerbWoman,
            HerbWoman,
            Brigands,
            Scout,
        ],
        [Conflict, MasterBuilder, ProductiveYear, Progress],
    )
}

/// Wizards, their books and dragons.
fn wizards() -> Deck {
    use Card::*;
    deck(
        [WizardAri, WizardHafli, BrickFactory],
        [
            WizardArsa,
            WizardHor,
            WizardIra,
            WizardTali,
            Ismai,
            Samsor,
            MagicKitchen,
            MagicKitchen,
            MagicMill,
            MagicMill,
            KeeperOfFate,
            Inspiration,
            Countermagic,
            LeapInTime,
            WheelOfTime,
            Prophecy,
            MagicEye,
            Witch,
            Witch,
            Whirlwind,
            Materialization,
            WisdomOfTheAncestors,
            WizardsDuel,
            Sawmill,
            GrainMill,
            Abbey,
            Abbey,
            Library,
            Library,
            Scout,
        ],
        [DanceOfTheUnicorns, DanceOfTheUnicorns, Progress, Progress],
    )
}
