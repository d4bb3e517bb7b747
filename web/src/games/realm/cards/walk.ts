// Walking from card to card with the arrow keys, in a place where many lie side by side.

import type { Attachment } from "svelte/attachments";
import { isArrow, walk } from "../../shared/walk";

const middle = (card: HTMLElement) => {
  const { left, top, width, height } = card.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, card };
};

/** Lets the arrow keys lead from one card to the next; other keys and fields are left alone. */
export const walkable: Attachment<HTMLElement> = (place) => {
  const step = (event: KeyboardEvent): void => {
    const from = event.target;
    if (!isArrow(event.key) || !(from instanceof HTMLElement) || !from.matches(".card")) return;
    const cards = [...place.querySelectorAll<HTMLElement>("button.card")].map(middle);
    const here = cards.find(({ card }) => card === from);
    if (here === undefined) return;
    event.preventDefault();
    walk(cards, here, event.key).card.focus();
  };
  place.addEventListener("keydown", step);
  return () => place.removeEventListener("keydown", step);
};
