// Made by `cargo xtask types` from the Rust types: change those.

/** Something a seat may do, and what comes of it on average. */
export type Rated = {
  /** What it may do. */
  decision: unknown;
  /** What it is worth. */
  value: number;
  /** How often it was tried, by bots who try. */
  visits?: number;
  /** What the bot would decide after it, as far as it has looked. */
  line?: Array<unknown>;
};
