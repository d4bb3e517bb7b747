//! What things count (BASE-57).

/// A settlement.
pub const SETTLEMENT: u8 = 1;
/// A city; it takes the place of a settlement.
pub const CITY: u8 = 2;
/// The card for the longest road.
pub const LONGEST_ROAD: u8 = 2;
/// The card for the largest army.
pub const LARGEST_ARMY: u8 = 2;
/// The first settlement on another island, where that is played for.
pub const ISLAND: u8 = 2;
/// A victory chip of a scenario.
pub const CHIP: u8 = 1;
/// What a metropolis adds to its city.
pub const METROPOLIS: u8 = 2;
/// A card for defending the island, the merchant, the printer, the constitution.
pub const HONOUR: u8 = 1;
/// A dragon that was beaten.
pub const DRAGON: u8 = 1;
