// What of chance this browser brings itself. How outcomes follow from it is the engine's to say.

export const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A seed of one's own, for those who do not think of one. */
export function ownSeed(): string {
  return hex(crypto.getRandomValues(new Uint8Array(8)));
}
