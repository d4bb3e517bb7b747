// Whether the browser offers to install the page as an app. It tells once, soon after the page is
// loaded, so it is listened to from the start.

/** What browsers that offer it send; it is in no standard library yet. */
interface Offer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

class Install {
  #offer = $state.raw<Offer>();
  #done = $state(false);

  constructor() {
    if (typeof window === "undefined") return;
    this.#done = matchMedia("(display-mode: standalone)").matches;
    addEventListener("beforeinstallprompt", (event) => {
      // It is offered on the page, never by a pop-up.
      event.preventDefault();
      this.#offer = event as Offer;
    });
    addEventListener("appinstalled", () => {
      this.#done = true;
      this.#offer = undefined;
    });
  }

  /** `offered`: one press installs it; `done`: it is, or this is it; `by-hand`: only by the menu. */
  get is(): "offered" | "done" | "by-hand" {
    if (this.#done) return "done";
    return this.#offer === undefined ? "by-hand" : "offered";
  }

  async ask(): Promise<void> {
    const offer = this.#offer;
    // An offer holds once.
    this.#offer = undefined;
    await offer?.prompt();
  }
}

export const install = new Install();
