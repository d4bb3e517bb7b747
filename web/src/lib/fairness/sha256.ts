// SHA-256 in plain arithmetic. The browser's own is there only for pages that came by https, and a
// house at home often has none; it also answers late, and what is seen has to be kept at once.

/** The first 32 bits of the fractional part of a root of each of the first primes. */
function roots(count: number, exponent: number): Uint32Array {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    let prime = true;
    for (let factor = 2; factor * factor <= number; factor++) prime &&= number % factor !== 0;
    if (prime) found.push((number ** exponent % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

const START = roots(8, 1 / 2);
const ROUNDS = roots(64, 1 / 3);

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The text with its end marked and its length added, in whole blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setBigUint64(whole.length - 8, BigInt(bytes.length) * 8n);
  return view;
}

export function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = padded(bytes);
  const state = START.slice();
  const words = new Uint32Array(64);
  const word = (at: number): number => words[at] as number;
  for (let block = 0; block < text.byteLength; block += 64) {
    for (let at = 0; at < 16; at++) words[at] = text.getUint32(block + at * 4);
    for (let at = 16; at < 64; at++) {
      const [early, late] = [word(at - 15), word(at - 2)];
      const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      words[at] = word(at - 16) + first + word(at - 7) + second;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let at = 0; at < 64; at++) {
      const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const one = (h + mixed + ((e & f) ^ (~e & g)) + (ROUNDS[at] as number) + word(at)) | 0;
      const major = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const two = (major + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((value, at) => (state[at] = (state[at] as number) + value));
  }
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((value, at) => hash.setUint32(at * 4, value));
  return new Uint8Array(hash.buffer);
}
