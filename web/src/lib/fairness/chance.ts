// The derivation of docs/fairness.md. Its test holds the vectors of that page: change both.

import type { Chance } from "../table";
import { sha256 } from "./sha256";

type Bytes = Uint8Array<ArrayBuffer>;

const text = new TextEncoder();

const u64 = (number: number): Bytes => {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number), true);
  return bytes;
};

function hashed(...parts: Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return sha256(whole);
}

export const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The 32 bytes of 64 hexadecimal digits; nothing where they are none. */
export function unhex(digits: string): Bytes | undefined {
  if (!/^[0-9a-f]{64}$/i.test(digits)) return undefined;
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export const commitment = (secret: Uint8Array): Bytes =>
  hashed(text.encode("eiland fair 1 commitment\n"), secret);

export function mix(secret: Uint8Array, seeds: readonly string[]): Bytes {
  const bytes = seeds.map((seed) => text.encode(seed));
  const parts = bytes.flatMap((seed) => [u64(seed.length), seed]);
  return hashed(text.encode("eiland fair 1 mix\n"), secret, u64(seeds.length), ...parts);
}

/** The words of outcome `n`, block after block. */
export function* words(mixed: Uint8Array, n: number): Generator<number, never> {
  for (let block = 0; ; block++) {
    const hash = hashed(text.encode("eiland fair 1 outcome\n"), mixed, u64(n), u64(block));
    const view = new DataView(hash.buffer);
    for (let at = 0; at < 32; at += 4) yield view.getUint32(at, true);
  }
}

/** The numbers of outcome `n`. The product of word and bound needs more than a `number` holds. */
export function fairChance(mixed: Uint8Array, n: number): Chance {
  const stream = words(mixed, n);
  return {
    async below(bound) {
      const wide = BigInt(bound);
      for (;;) {
        const product = BigInt(stream.next().value) * wide;
        if (BigInt.asUintN(32, product) >= 2n ** 32n % wide) return Number(product >> 32n);
      }
    },
  };
}

/** The items in random order: from the last to the second, each changes places with one up to itself. */
export async function shuffle<T>(items: readonly T[], chance: Chance): Promise<T[]> {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = await chance.below(last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

/** One of the items, each as likely as its weight says; nothing where all weights are 0. */
export async function weighted<T>(
  items: readonly T[],
  weight: (item: T) => number,
  chance: Chance,
): Promise<T | undefined> {
  const sum = items.reduce((all, item) => all + weight(item), 0);
  if (sum === 0) return undefined;
  let left = await chance.below(sum);
  for (const item of items) {
    if (left < weight(item)) return item;
    left -= weight(item);
  }
  return undefined;
}

/** A seed of one's own, for those who do not think of one. */
export function ownSeed(): string {
  return hex(crypto.getRandomValues(new Uint8Array(8)));
}
