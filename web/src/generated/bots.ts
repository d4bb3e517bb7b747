// Made by `cargo xtask types` from the Rust types: change those.

/** Something a seat may do, and what comes of it on average. */
export type Rated = {
  /** What it may do. */
  decision: unknown;
  /** What it is worth. */
  value: number;
};
