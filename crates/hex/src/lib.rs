//! Hexagons.
