//! What an eye sees. Everything is open, so all eyes see the same:
//!
//! ```json
//! {"sheet":"basic","players":1,"phase":"build","on_turn":0,"turn":3,"round":3,"rolls":3,"rolling":[],
//!  "dice_count":6,
//!  "dice":[{"face":"ore","state":"fresh"},{"face":"wool","state":"rolled"},{"face":"ore","state":"changed"},
//!          {"face":"brick","state":"paid"},{"face":"lumber","state":"paid"},{"face":"gold","state":"out"}],
//!  "sheets":[{"roads":["start","r0"],"settlements":["s3"],"cities":[],"knights":["k1"],"jokers":["k1"],
//!             "used":[],"boxes":[3,1],"gained":1,"points":5}],
//!  "army":null,"longest_road":null,"winners":[]}
//! ```
//!
//! With the Plus sheet each of `sheets` has `road_length` besides, and `boxes` stays empty.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use crate::face::Face;
use crate::name::Name;
use crate::set::{Die, Set};
use crate::sheet::SheetId;
use crate::state::{Dice, Phase};

/// A position as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The sheet that all play on.
    pub sheet: SheetId,
    /// How many play.
    pub players: u8,
    /// What the game waits for.
    pub phase: PhaseView,
    /// Who is on turn; nobody before the first turn and after the last.
    pub on_turn: Option<Seat>,
    /// The turn's number, counted over all seats from 1; 0 before the first.
    pub turn: u32,
    /// The round's number, from 1; 0 before the first.
    pub round: u32,
    /// How many rolls of this turn were made.
    pub rolls: u8,
    /// The dice in the air: some only while nature is to act.
    #[cfg_attr(feature = "ts", ts(type = "Array<number>"))]
    pub rolling: Set<Die>,
    /// With how many dice this turn is played.
    pub dice_count: u8,
    /// The dice as they lie; none before the first roll of a turn.
    pub dice: Vec<DieView>,
    /// Each seat's sheet, in order.
    pub sheets: Vec<SheetView>,
    /// Who holds the largest army.
    pub army: Option<Seat>,
    /// Who holds the longest road.
    pub longest_road: Option<Seat>,
    /// Who has won; nobody while the game goes on.
    pub winners: SeatSet,
}

table::parts!(View {
    sheet,
    players,
    phase,
    on_turn,
    turn,
    round,
    rolls,
    rolling,
    dice_count,
    dice,
    sheets each,
    army,
    longest_road,
    winners,
});

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PhaseView {
    /// The lot that says who starts.
    Start,
    /// A roll: the player decides about it, or its dice are in the air.
    Roll,
    /// The player on turn builds.
    Build,
    /// Nothing.
    Over,
}

/// A die as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DieView {
    /// What it shows.
    pub face: Face,
    /// What has become of it.
    pub state: DieState,
}

/// What has become of a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DieState {
    /// It fell in the last roll.
    Fresh,
    /// It fell before and was set aside.
    Rolled,
    /// It was turned by a joker or a trade, and can still be used.
    Changed,
    /// It paid for something.
    Paid,
    /// It was given up in a trade.
    Out,
}

/// One player's sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SheetView {
    /// The roads built, the start road first.
    pub roads: Vec<Name>,
    /// The settlements built.
    pub settlements: Vec<Name>,
    /// The cities built.
    pub cities: Vec<Name>,
    /// The knights built.
    pub knights: Vec<Name>,
    /// The jokers that can still be used, by their knight, a pair's by its first.
    pub jokers: Vec<Name>,
    /// The jokers that are used up, named in the same way.
    pub used: Vec<Name>,
    /// The points of each finished turn, where the sheet has boxes for them.
    pub boxes: Vec<i8>,
    /// Points gained in this turn: 0 for all but the player on turn.
    pub gained: i16,
    /// Points so far, those of this turn among them.
    pub points: i16,
    /// The length of the longest line of roads, where the sheet has a longest road.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub road_length: Option<u8>,
}

table::parts!(SheetView {
    roads,
    settlements,
    cities,
    knights,
    jokers,
    used,
    boxes,
    gained,
    points,
    road_length maybe,
});

impl View {
    pub(crate) fn of(game: &Dice) -> View {
        let (phase, rolling, winners) = match game.phase {
            Phase::Start => (PhaseView::Start, Set::EMPTY, SeatSet::EMPTY),
            Phase::Roll => (PhaseView::Roll, Set::EMPTY, SeatSet::EMPTY),
            Phase::Rolling { dice } => (PhaseView::Roll, dice, SeatSet::EMPTY),
            Phase::Build => (PhaseView::Build, Set::EMPTY, SeatSet::EMPTY),
            Phase::Over { winners } => (PhaseView::Over, Set::EMPTY, winners),
        };
        let playing = !matches!(phase, PhaseView::Start | PhaseView::Over);
        View {
            sheet: game.sheet,
            players: game.players,
            phase,
            on_turn: playing.then_some(game.turn.seat),
            turn: game.turn.number,
            round: game.round(),
            rolls: game.turn.rolls,
            rolling,
            dice_count: game.dice_count(),
            dice: game.throw.dice.iter().map(|die| DieView::of(game, die)).collect(),
            sheets: game.everyone().map(|seat| SheetView::of(game, seat)).collect(),
            army: game.army,
            longest_road: game.longest_road,
            winners,
        }
    }
}

impl DieView {
    fn of(game: &Dice, die: Die) -> DieView {
        let throw = &game.throw;
        let state = if throw.out.contains(die) {
            DieState::Out
        } else if throw.paid.contains(die) {
            DieState::Paid
        } else if throw.changed.contains(die) {
            DieState::Changed
        } else if throw.fresh.contains(die) {
            DieState::Fresh
        } else {
            DieState::Rolled
        };
        DieView { face: throw.face(die), state }
    }
}

impl SheetView {
    fn of(game: &Dice, seat: Seat) -> SheetView {
        let (sheet, pad) = (game.sheet(), &game.pads[seat]);
        let marks = &pad.marks;
        SheetView {
            roads: marks.roads.iter().map(|id| sheet.road(id).id).collect(),
            settlements: marks.settlements.iter().map(|id| sheet.settlement(id).id).collect(),
            cities: marks.cities.iter().map(|id| sheet.city(id).id).collect(),
            knights: marks.knights.iter().map(|id| sheet.knight(id).id).collect(),
            jokers: marks.jokers(sheet).iter().map(|id| sheet.joker(id).id).collect(),
            used: marks.used.iter().map(|id| sheet.joker(id).id).collect(),
            boxes: pad.boxes().to_vec(),
            gained: if seat == game.turn.seat { game.turn.gained } else { 0 },
            points: pad.points,
            road_length: sheet.marked_road.map(|_| marks.length()),
        }
    }
}
