// Made by `cargo xtask types` from the Rust types: change those.

/** A kind of resource, in the order in which costs are told. */
export type Good = "lumber" | "brick" | "wool" | "grain" | "ore" | "gold";

/** A landscape card: what it yields, and at which number. */
export type Ground = {
  /** What it is. */
  land: Terrain;
  /** The number on which it yields, 1 to 6. */
  number: number;
};

/** A kind of landscape. Each yields and stores one kind of resource. */
export type Terrain = "forest" | "hills" | "pasture" | "fields" | "mountains" | "gold_field";
