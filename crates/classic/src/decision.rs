//! What seats may choose, and what nature may choose.
//!
//! In JSON a decision has its kind in `do`; an outcome has one field. Landscapes are named by an even column and
//! their row (`-2U`), sites of a settlement or city by an odd column, the row and a letter (`1Ua`, and `1Ub` for a
//! city's second site); settlements and roads by their columns alone. Stacks go by their numbers, cards by their
//! ids in `rules/cards/classic.toml`.
//!
//! ```json
//! {"do":"arrange","lands":["forest","hills","pasture","fields","mountains","gold_field"]}
//! {"do":"roll"}
//! {"do":"play","card":"spy"}
//! {"do":"name","card":"alchemist","number":5}
//! {"do":"road","at":2}
//! {"do":"settlement","at":3,"scout":false}
//! {"do":"city","at":-1}
//! {"do":"build","card":"abbey","at":"-1Ua"}
//! {"do":"demolish","at":"-1Ua"}
//! {"do":"exchange","give":"ore","to":"0L"}
//! {"do":"offer","to":1,"give":{"ore":1},"want":{"wool":2}}
//! {"do":"accept"}
//! {"do":"finish"}
//! {"do":"draw","stack":0}
//! {"do":"put","card":"abbey","stack":2}
//! {"do":"search","stack":1}
//! {"do":"take","card":"abbey"}
//! {"do":"pay","from":"0L"}
//! {"do":"gain","at":"0L"}
//! {"do":"pick","at":"1Ua"}
//! {"do":"lay","upper":true}
//! {"do":"scout","lands":[{"land":"forest","number":1},{"land":"hills","number":2}]}
//! {"do":"stack","stack":0}
//! {"do":"pass"}
//! {"do":"citadel","at":-1}
//! {"do":"station","card":"wizard-ari","at":"0U"}
//! {"do":"dismiss","at":"0U"}
//! {"do":"charge","at":"0U"}
//! {"do":"mill","to":"0U"}
//! {"do":"brew","at":"1Ua"}
//! {"do":"cast","card":"prophecy"}
//! {"do":"spend","from":"0U"}
//! {"do":"face","face":"plenty"}
//! {"do":"fate","card":"plague","under":true}
//! {"do":"mark","at":"0U"}
//! {"do":"ground","ground":{"land":"forest","number":1}}
//! {"do":"choose","seat":1}
//! {"do":"both"}
//! {"do":"redraw"}
//! {"do":"post","card":"border-embargo","right":true}
//! {"do":"raze","right":true}
//! {"do":"mend","at":"1Ua"}
//! {"do":"league","to":"0U"}
//! {"do":"deck","deck":{"start":["abbey"],"cards":["smithy"],"events":["progress"]}}
//!
//! {"start":0}
//! {"roll":{"number":4,"face":"mill"}}
//! {"die":6}
//! {"card":"abbey"}
//! {"cards":["abbey","spy"]}
//! {"event":"plague"}
//! {"ground":{"land":"forest","number":1}}
//! {"grounds":[{"land":"forest","number":1}]}
//! {"dice":[3,5]}
//! {"order":[2,0,1]}
//! ```

use realm::{Amounts, Ground, Land, List, Resource, Road, Site, Slot, Store, Terrain};
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::card::Card;
use crate::deck::Deck;
use crate::position::{Face, GROUNDS, UNSEEN};

/// What a seat may choose.
///
/// Of decks the ready-made ones are listed, of orders of the landscapes the one that is there and those that change two
/// places; offers are listed one for one where the setup wants it. Every legal one is accepted. Of the two sites that a city has on one side
/// only the first free one is listed: they are the same (CLASSIC-15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicDecision"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Decision {
    /// Hand in a deck for the tournament.
    Deck {
        /// The deck.
        deck: Deck,
    },
    /// Lay the six landscapes of the start: the upper row from left to right, then the lower one.
    Arrange {
        /// What lies where.
        lands: [Terrain; 6],
    },
    /// Roll both dice, or those that no card has set.
    Roll,
    /// Play an action card.
    Play {
        /// Which.
        card: Card,
    },
    /// Play a card that names the number of the production die.
    Name {
        /// Which.
        card: Card,
        /// The number, 1 to 6.
        number: u8,
    },
    /// Build a road.
    Road {
        /// In which column.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: Road,
    },
    /// Build a settlement.
    Settlement {
        /// In which column.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: Site,
        /// Whether a Scout is played, so that its two landscapes are chosen and not drawn.
        scout: bool,
    },
    /// Make a settlement a city.
    City {
        /// In which column.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: Site,
    },
    /// Build an expansion from the hand.
    Build {
        /// Which.
        card: Card,
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Slot,
    },
    /// Demolish an own expansion.
    Demolish {
        /// Where it stands.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Slot,
    },
    /// Exchange with the supply: three of a kind for one of another, or as few as the own cards allow.
    Exchange {
        /// What is given.
        give: Resource,
        /// Where the one lies then.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        to: Store,
    },
    /// Offer another player a trade.
    Offer {
        /// Whom.
        to: Seat,
        /// What is given.
        #[cfg_attr(feature = "ts", ts(type = "Partial<Record<Good, number>>"))]
        give: Amounts,
        /// What is wanted for it.
        #[cfg_attr(feature = "ts", ts(type = "Partial<Record<Good, number>>"))]
        want: Amounts,
    },
    /// Agree to what is offered.
    Accept,
    /// Do no more, and see to the hand.
    Finish,
    /// Draw the top card of a stack.
    Draw {
        /// Which.
        stack: u8,
    },
    /// Put a card from the hand under a stack.
    Put {
        /// Which.
        card: Card,
        /// Under which.
        stack: u8,
    },
    /// Pay and look through a stack.
    Search {
        /// Which.
        stack: u8,
    },
    /// Take one of the cards that one is looking at.
    Take {
        /// Which.
        card: Card,
    },
    /// Give one resource from this store.
    Pay {
        /// From where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        from: Store,
    },
    /// Take one resource into this store; the store says which kind.
    Gain {
        /// Where it lies then.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Store,
    },
    /// Choose a card that stands in a realm.
    Pick {
        /// Where it stands.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Slot,
    },
    /// Lay the first of the two new landscapes.
    Lay {
        /// Whether it goes above the row.
        upper: bool,
    },
    /// Choose two landscapes from the stack: the first goes above the row.
    Scout {
        /// Which.
        lands: [Ground; 2],
    },
    /// Choose a stack.
    Stack {
        /// Which.
        stack: u8,
    },
    /// Do without, or decline.
    Pass,
    /// Make a settlement a citadel.
    Citadel {
        /// In which column.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: Site,
    },
    /// Lay a wizard at a landscape of a citadel.
    Station {
        /// Which.
        card: Card,
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Land,
    },
    /// Send an own wizard away.
    Dismiss {
        /// Where the wizard stands.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Land,
    },
    /// Turn a resource of the landscape into power of the wizard who stands there.
    Charge {
        /// Where the wizard stands.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Land,
    },
    /// Turn gold into power by a Magic Mill.
    Mill {
        /// Where the wizard stands who gets it.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        to: Land,
    },
    /// Try a Magic Kitchen.
    Brew {
        /// Where it stands.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Slot,
    },
    /// Cast the spell of a book.
    Cast {
        /// Which book.
        card: Card,
    },
    /// Pay one magic power.
    Spend {
        /// Where the wizard stands who pays.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        from: Land,
    },
    /// Say what the event die shows.
    Face {
        /// Which face.
        face: Face,
    },
    /// Lay back an event that was looked at.
    Fate {
        /// Which.
        card: Card,
        /// Whether it goes under the stack and not on top of it.
        under: bool,
    },
    /// Choose a landscape, or the wizard who stands there.
    Mark {
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Land,
    },
    /// Choose a landscape of the stack.
    Ground {
        /// Which.
        ground: Ground,
    },
    /// Choose a player.
    Choose {
        /// Whom.
        seat: Seat,
    },
    /// Choose both other players.
    Both,
    /// Put a landscape that was drawn under the stack, and draw another one.
    Redraw,
    /// Lay a border post at an end of the row.
    Post {
        /// Which.
        card: Card,
        /// Whether at the right end.
        right: bool,
    },
    /// Demolish an own border post.
    Raze {
        /// Whether it stands at the right end.
        right: bool,
    },
    /// Set a Mercenary Camp upright for gold.
    Mend {
        /// Where it stands.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Slot,
    },
    /// Give power by a Magic League.
    League {
        /// Where the wizard stands who gets it.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        to: Land,
    },
}

/// What nature may choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicOutcome"))]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Who starts.
    Start(Seat),
    /// Both dice; what a card has set is repeated.
    Roll {
        /// The production die.
        number: u8,
        /// The event die.
        face: Face,
    },
    /// The die of an attack.
    Die(u8),
    /// The card that is drawn.
    Card(Card),
    /// The cards of a stack that nobody has seen, the lowest first.
    Cards(#[cfg_attr(feature = "ts", ts(type = "Array<ClassicCard>"))] List<Card, UNSEEN>),
    /// The event that is drawn.
    Event(Card),
    /// The landscape that is drawn.
    Ground(Ground),
    /// The landscapes of the stack that nobody has seen, the lowest first.
    Grounds(#[cfg_attr(feature = "ts", ts(type = "Array<Ground>"))] List<Ground, GROUNDS>),
    /// Both dice of a duel between wizards, the challenger's first.
    Dice([u8; 2]),
    /// The ranks of three players, the first one first.
    Order([Seat; 3]),
}

/// Why a stock changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicWhy"))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The production die.
    Production,
    /// The brigands of the event die.
    Brigands,
    /// The mill of the event die.
    Mill,
    /// The tournament of the event die.
    Tournament,
    /// The year of plenty of the event die.
    Plenty,
    /// Something is built.
    Building,
    /// An exchange with the supply.
    Exchange,
    /// A trade with another player.
    Trade,
    /// A stack is searched.
    Search,
    /// Resources become magic power.
    Magic,
    /// A card that says so.
    Card(Card),
}
