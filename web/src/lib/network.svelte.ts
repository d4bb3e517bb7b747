// Whether there is a network, and whether the server answers: told calmly in the bar, where what is
// played here goes on all the same.

class Network {
  #online = $state(true);
  /** Nothing is known before the first request. */
  #answers = $state(true);

  constructor() {
    if (typeof navigator === "undefined") return;
    this.#online = navigator.onLine;
    addEventListener("online", () => (this.#online = true));
    addEventListener("offline", () => (this.#online = false));
  }

  /** A request was, or was not, answered by a server of ours. */
  heard(answered: boolean): void {
    this.#answers = answered;
  }

  /** `offline`: no network; `alone`: no server answers. */
  get lacks(): "offline" | "alone" | undefined {
    if (!this.#online) return "offline";
    return this.#answers ? undefined : "alone";
  }
}

export const network = new Network();
