// Made by `cargo xtask types` from the Rust types: change those.

/** A corner, where up to three hexes meet. */
export type Corner = string;

/** A side of a hex, by the way it faces; clockwise from the upper right. */
export type Direction = "NE" | "E" | "SE" | "SW" | "W" | "NW";

/** A hex by its axial coordinates. */
export type Hex = string;

/** A side, where two hexes meet and which joins two corners. */
export type Side = string;

/** A corner of a hex; clockwise from the top. */
export type Vertex = "N" | "NE" | "SE" | "S" | "SW" | "NW";
