//! Ready-made decks for the tournament.

use std::sync::LazyLock;

use crate::card::Card;
use crate::deck::Deck;

/// Decks that can be played at once: trade and gold, swords and fire, learning and stone.
pub(crate) fn decks() -> &'static [Deck] {
    static DECKS: LazyLock<Vec<Deck>> = LazyLock::new(|| vec![merchants(), raiders(), scholars()]);
    &DECKS
}

fn deck(start: [Card; 3], cards: [Card; 30], events: [Card; 4]) -> Deck {
    Deck {
        start: start.into_iter().collect(),
        cards: cards.into_iter().collect(),
        events: events.into_iter().collect(),
    }
}

/// Ships, guilds and mints.
fn merchants() -> Deck {
    use Card::*;
    deck(
        [GoldShip, Marketplace, Abbey],
        [
            OreShip,
            GrainShip,
            WoolShip,
            BrickShip,
            LumberShip,
            LargeTradeShip,
            LargeTradeShipGold,
            TollBridge,
            TollBridgeGold,
            Storehouse,
            ParishHall,
            GrainMill,
            IronFoundry,
            BrickFactory,
            Harald,
            Harbor,
            TradingBase,
            MerchantGuild,
            SaltSilo,
            Mint,
            Mint,
            StapleHouse,
            StapleHouse,
            Moneylender,
            TradeMaster,
            TradeMaster,
            Merchant,
            Merchant,
            Goldsmith,
            BrigittaTheWiseWoman,
        ],
        [TradeShipsRace, TravelingMerchant, TravelingMerchant, Invention],
    )
}

/// Heroes, taverns and fire.
fn raiders() -> Deck {
    use Card::*;
    deck(
        [Harald, Osmund, Storehouse],
        [
            Candamir,
            Siglind,
            CarlForkbeard,
            Inga,
            Austin,
            HeinrichTheSentinel,
            LookoutTower,
            DrillGround,
            HedgeTavern,
            HedgeTavern,
            Fairgrounds,
            TitheBarn,
            LargeFestivalHall,
            FireBrigade,
            ChapelLow,
            ChapelHigh,
            Archer,
            Archer,
            Arsonist,
            Arsonist,
            Traitor,
            Brigands,
            BrigandsTurmoil,
            VoyageOfPlunder,
            VoyageOfPlunder,
            IronFoundry,
            GrainMill,
            WeaversShop,
            MerchantCaravan,
            Abbey,
        ],
        [Feud, FraternalFeuds, GiftForThePrince, YearOfPlenty],
    )
}

/// Abbeys, universities and great buildings.
fn scholars() -> Deck {
    use Card::*;
    deck(
        [Abbey, ParishHall, BrickFactory],
        [
            Library,
            Library,
            University,
            TownHall,
            TownHall,
            Parliament,
            BuildingCrane,
            BathHouse,
            BathHouse,
            BathHouse,
            Pharmacy,
            Pharmacy,
            ChiefCannoneer,
            ChiefCannoneer,
            MineralMining,
            MineralMining,
            ThreeFieldSystem,
            ThreeFieldSystem,
            Doctor,
            GustavTheLibrarian,
            GuidoTheAmbassador,
            BenjaminTheTravelingScholar,
            IronFoundry,
            GrainMill,
            LumberCamp,
            Storehouse,
            Storehouse,
            Marketplace,
            Scout,
            Relocation,
        ],
        [Invention, Invention, YearOfPlenty, YearOfPlenty],
    )
}
