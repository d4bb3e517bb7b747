// The pictures of the cards. They are many, so they come with the first card that is shown, and once.

type Sprite = "duel" | "classic";

const SPRITES: Record<Sprite, () => Promise<{ default: string }>> = {
  duel: () => import("./emblems.svg?raw"),
  classic: () => import("./magic.svg?raw"),
};
const brought = new Map<Sprite, Promise<void>>();

async function bring(name: Sprite): Promise<void> {
  const { default: text } = await SPRITES[name]();
  const sprite = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  sprite.setAttribute("aria-hidden", "true");
  // Not `display: none`, which some browsers take for all that is used of it.
  sprite.setAttribute("style", "position: absolute; width: 0; height: 0; overflow: hidden");
  document.body.append(document.importNode(sprite, true));
}

/** Sees to it that the picture of this name is there. One that cannot be had is missed; nothing else is. */
export function bringEmblems(symbol: string): void {
  const name = symbol.startsWith("classic-") ? "classic" : "duel";
  if (brought.has(name)) return;
  const coming = bring(name).catch((fault: unknown) => {
    console.warn(fault);
    brought.delete(name);
  });
  brought.set(name, coming);
}

/** The picture of what both games have: landscapes, roads, settlements, cities. */
export const emblemOf = (id: string): string => `duel-card-${id.replaceAll("_", "-")}`;
