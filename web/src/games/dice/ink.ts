// The colour that a seat marks its sheet with.

import type { Spot } from "./sheet";
import type { Seat } from "./types";

export const seatInk = (seat: Seat): string => `var(--seat-${(seat % 6) + 1})`;

/** The start road is printed and belongs to nobody. */
export const inkOf = (spot: Spot, seat: Seat): string =>
  spot.id === "start" ? "var(--wood)" : seat === 3 ? "var(--mountains-deep)" : seatInk(seat);
