// The one shelf of this page: the browser's own, or the page's memory where the browser keeps nothing.

import { BrowserShelf, MemoryShelf, type Shelf } from "./kept";

export interface Store {
  shelf: Shelf;
  /** Whether it outlives the page. */
  lasting: boolean;
}

let opened: Promise<Store> | undefined;

export function store(): Promise<Store> {
  opened ??= BrowserShelf.open()
    .then((shelf): Store => ({ shelf, lasting: true }))
    .catch((fault): Store => {
      console.warn(fault);
      return { shelf: new MemoryShelf(), lasting: false };
    });
  return opened;
}

/** Asks the browser not to clear away what is kept; it may ask the reader, or decide by itself. */
export async function askToKeep(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    // A browser that cannot be asked.
  }
}

/** Whether the browser has said that it keeps everything for good. */
export async function keptForGood(): Promise<boolean> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return false;
  }
}
