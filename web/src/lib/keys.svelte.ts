// Single keys that press what is on the screen. They can be switched off, and are never taken from
// whoever is writing, from a dialog, or from the browser and its readers.

import { untrack } from "svelte";
import { settings } from "./settings.svelte";

export interface Shortcut {
  /** What is pressed, as `KeyboardEvent.key` in lower case; several mean the same. */
  keys: readonly string[];
  /** With the shift key held, where that matters. */
  shift?: boolean;
  /** The key of the words for what it does. */
  label: string;
  /** Says whether anything was done; what does nothing is left to the browser. */
  act: (key: string) => boolean;
}

let lists = $state.raw<readonly (() => readonly Shortcut[])[]>([]);

/** What can be pressed on this screen now, for the list of keys. */
export const shortcuts = (): Shortcut[] => lists.flatMap((list) => list());

/** Offers keys for as long as a part of the page is there. */
export function useKeys(list: () => readonly Shortcut[]): void {
  $effect(() => {
    untrack(() => (lists = [...lists, list]));
    return () => (lists = untrack(() => lists.filter((one) => one !== list)));
  });
}

const WRITING = "input, textarea, select, [contenteditable], dialog";

/** Whether a press is meant for a field, a dialog, the browser or a reader. */
export function foreign(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return true;
  if (event.isComposing || document.querySelector("dialog[open]") !== null) return true;
  return event.target instanceof Element && event.target.closest(WRITING) !== null;
}

/** Does what the pressed key means. */
export function pressKey(event: KeyboardEvent): void {
  if (!settings.keys || event.repeat || foreign(event)) return;
  const key = event.key.toLowerCase();
  for (const shortcut of shortcuts()) {
    if (!shortcut.keys.includes(key)) continue;
    if (shortcut.shift !== undefined && shortcut.shift !== event.shiftKey) continue;
    if (!shortcut.act(key)) continue;
    event.preventDefault();
    return;
  }
}
