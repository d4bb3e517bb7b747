import { afterEach, describe, expect, it } from "vitest";
import { foreign } from "./keys.svelte";

const press = (target: Element, init: KeyboardEventInit = {}): boolean => {
  let taken = true;
  const event = new KeyboardEvent("keydown", { key: "r", bubbles: true, ...init });
  const look = (one: Event) => (taken = foreign(one as KeyboardEvent));
  document.addEventListener("keydown", look, { once: true });
  target.dispatchEvent(event);
  return taken;
};

afterEach(() => (document.body.innerHTML = ""));

describe("a single key", () => {
  it("is left to fields, dialogs, the browser and its readers", () => {
    document.body.innerHTML = `<input /><textarea></textarea><button>x</button>`;
    const button = document.querySelector("button") as HTMLElement;
    expect(press(button)).toBe(false);
    expect(press(document.querySelector("input") as Element)).toBe(true);
    expect(press(document.querySelector("textarea") as Element)).toBe(true);
    for (const held of ["ctrlKey", "altKey", "metaKey"])
      expect(press(button, { [held]: true })).toBe(true);
    document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
    expect(press(button)).toBe(true);
  });
});
