// One stop for the tab key in a place with many buttons: the arrow keys lead on from there. What may be
// chosen now stays a stop of its own.

import type { Attachment } from "svelte/attachments";
import { isArrow, walk } from "../../shared/walk";

const middle = (button: HTMLElement) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, button };
};

const buttons = (place: HTMLElement): HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>("button"),
];

const legal = (button: HTMLElement): boolean =>
  button.matches("[data-legal], [data-offer]") || button.closest("[data-legal]") !== null;

/** Keeps one stop among the buttons within; `changes` is read to know when others have come. */
export const rove =
  (changes: () => unknown): Attachment<HTMLElement> =>
  (place) => {
    changes();
    let last: HTMLElement | undefined;
    const settle = (): void => {
      const all = buttons(place);
      const entry = last !== undefined && all.includes(last) ? last : all[0];
      for (const button of all) button.tabIndex = button === entry || legal(button) ? 0 : -1;
    };
    const frame = requestAnimationFrame(settle);
    const focused = (event: FocusEvent): void => {
      if (event.target instanceof HTMLElement && event.target.matches("button")) {
        last = event.target;
        settle();
      }
    };
    const step = (event: KeyboardEvent): void => {
      const from = event.target;
      if (!isArrow(event.key) || !(from instanceof HTMLElement) || event.defaultPrevented) return;
      const all = buttons(place).map(middle);
      const here = all.find(({ button }) => button === from);
      if (here === undefined) return;
      event.preventDefault();
      walk(all, here, event.key).button.focus();
    };
    place.addEventListener("focusin", focused);
    place.addEventListener("keydown", step);
    return () => {
      cancelAnimationFrame(frame);
      place.removeEventListener("focusin", focused);
      place.removeEventListener("keydown", step);
    };
  };
