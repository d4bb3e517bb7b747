//! What things count (BASE-57).

/// A settlement.
pub const SETTLEMENT: u8 = 1;
/// A city; it takes the place of a settlement.
pub const CITY: u8 = 2;
/// The card for the longest road.
pub const LONGEST_ROAD: u8 = 2;
/// The card for the largest army.
pub const LARGEST_ARMY: u8 = 2;
/// A victory chip of a scenario.
pub const CHIP: u8 = 1;
