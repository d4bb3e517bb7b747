// Asks the browser to keep the whole page, for those who play here. It takes about two megabytes, so
// nobody gets it who has not asked for such a game.

/** Whether this browser can keep the page at all. */
export const canKeepPage = (): boolean => "serviceWorker" in navigator && import.meta.env.PROD;

/** Keeps the page for times without a network; nothing where the browser cannot, or will not. */
export async function keepPage(): Promise<void> {
  if (!canKeepPage()) return;
  try {
    // Beside the page's own file, wherever that lies.
    await navigator.serviceWorker.register(new URL("sw.js", pageFolder()));
  } catch (fault) {
    console.warn("the page cannot be kept", fault);
  }
}

/** The folder that this page lies in: the scripts are in a folder of their own below it. */
const pageFolder = (): URL => new URL("../", import.meta.url);
