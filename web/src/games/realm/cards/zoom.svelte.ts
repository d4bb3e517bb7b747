// Reading a card: beside it while somebody points at it or has walked to it, in a sheet that stays where
// somebody asks for it. Cards say what is wanted here; `CardSheet.svelte` shows it.

import type { Attachment } from "svelte/attachments";
import type { CardFace } from "./face";

/** How long a pointer or the focus rests on a card before it is shown large. */
export const REST = 400;
/** How long a finger is held on a card before its sheet opens. */
export const HOLD = 450;
/** How far a held finger may slip. */
const SLIP = 10;

interface Preview {
  card: CardFace;
  /** Where the card lies on the screen. */
  at: DOMRect;
}

let preview = $state.raw<Preview>();
let sheet = $state.raw<CardFace>();

export const zoom = {
  get preview(): Preview | undefined {
    return preview;
  },
  get sheet(): CardFace | undefined {
    return sheet;
  },
  /** Opens the sheet of a card; of one that nobody knows nothing. */
  show(card: CardFace | undefined): void {
    preview = undefined;
    sheet = card;
  },
  hide(): void {
    preview = undefined;
  },
  close(): void {
    sheet = undefined;
  },
};

/** Makes a card readable: by resting on it, holding it, or the space bar. A press stays a press. */
export function readable(card: CardFace): Attachment<HTMLElement> {
  return (place) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: { x: number; y: number } | undefined;
    /** The finger has opened the sheet: lifting it presses nothing. */
    let held = false;

    const stop = (): void => {
      clearTimeout(timer);
      from = undefined;
    };
    const leave = (): void => {
      stop();
      if (preview?.card === card) preview = undefined;
    };
    const rest = (): void => {
      stop();
      timer = setTimeout(() => (preview = { card, at: place.getBoundingClientRect() }), REST);
    };
    const listeners: Partial<{
      [E in keyof HTMLElementEventMap]: (e: HTMLElementEventMap[E]) => void;
    }> = {
      pointerenter: ({ pointerType }) => {
        if (pointerType === "mouse") rest();
      },
      pointerleave: leave,
      pointerdown: ({ pointerType, clientX, clientY }) => {
        leave();
        held = false;
        if (pointerType === "mouse") return;
        from = { x: clientX, y: clientY };
        timer = setTimeout(() => {
          held = true;
          zoom.show(card);
        }, HOLD);
      },
      pointermove: ({ clientX, clientY }) => {
        if (from !== undefined && Math.hypot(clientX - from.x, clientY - from.y) > SLIP) stop();
      },
      pointerup: stop,
      pointercancel: stop,
      contextmenu: (event) => {
        if (from !== undefined || held) event.preventDefault();
      },
      focus: () => {
        if (place.matches(":focus-visible")) rest();
      },
      blur: leave,
      keydown: (event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        zoom.show(card);
      },
    };
    const swallow = (event: MouseEvent): void => {
      leave();
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };

    for (const [name, listener] of Object.entries(listeners))
      place.addEventListener(name, listener as EventListener);
    place.addEventListener("click", swallow, { capture: true });
    return () => {
      leave();
      for (const [name, listener] of Object.entries(listeners))
        place.removeEventListener(name, listener as EventListener);
      place.removeEventListener("click", swallow, { capture: true });
    };
  };
}
