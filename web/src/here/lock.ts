// Only one tab plays a game. The browser's own locks say which, and are given up with the tab.

const name = (id: string): string => `eiland-here-${id}`;

/**
 * Holds a game for this tab and gives back how to let it go; nothing where another tab has it. With
 * `take` it is taken from that tab, which then hears that it has `lost` it.
 */
export function hold(
  id: string,
  lost: () => void,
  take = false,
): Promise<(() => void) | undefined> {
  // Pages that did not come safely (plain http) have none; the shelf itself notices a second writer.
  if (!("locks" in navigator)) return Promise.resolve(() => {});
  return new Promise((done, fail) => {
    let released = false;
    const wish = take ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(name(id), wish, (lock) => {
        if (lock === null) return done(undefined);
        return new Promise<void>((release) =>
          done(() => {
            released = true;
            release();
          }),
        );
      })
      .catch((fault: unknown) => {
        if (fault instanceof DOMException && fault.name === "AbortError") {
          if (!released) lost();
        } else fail(fault instanceof Error ? fault : new Error(String(fault)));
      });
  });
}
