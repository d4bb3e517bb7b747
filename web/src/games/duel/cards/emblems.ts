// The pictures of the cards. They are many, so they come with the first card that is shown, and once.

import { printOf } from "./data";

let brought: Promise<void> | undefined;

async function bring(): Promise<void> {
  const { default: text } = await import("./emblems.svg?raw");
  const sprite = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  sprite.setAttribute("aria-hidden", "true");
  // Not `display: none`, which some browsers take for all that is used of it.
  sprite.setAttribute("style", "position: absolute; width: 0; height: 0; overflow: hidden");
  document.body.append(document.importNode(sprite, true));
}

/** Sees to it that the pictures are there. A picture that cannot be had is missed; nothing else is. */
export function bringEmblems(): void {
  brought ??= bring().catch((fault: unknown) => {
    console.warn(fault);
    brought = undefined;
  });
}

/** The emblem of a card: a reprint has that of the first print. */
export const emblemOf = (id: string): string => `duel-card-${printOf(id).replaceAll("_", "-")}`;
