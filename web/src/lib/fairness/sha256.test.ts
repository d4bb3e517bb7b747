import { webcrypto } from "node:crypto";
import { expect, it } from "vitest";
import { hex } from "./chance";
import { sha256 } from "./sha256";

const bytes = (text: string) => new TextEncoder().encode(text);

it("gives the hashes that the standard names", () => {
  expect(hex(sha256(bytes("")))).toBe(
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  );
  expect(hex(sha256(bytes("abc")))).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});

it("agrees with the browser's own, whatever the length", async () => {
  for (let length = 0; length < 300; length++) {
    const text = Uint8Array.from({ length }, (_, at) => (at * 31 + length) % 256);
    const own = await webcrypto.subtle.digest("SHA-256", text);
    expect(hex(sha256(text)), `${length} bytes`).toBe(hex(new Uint8Array(own)));
  }
});
