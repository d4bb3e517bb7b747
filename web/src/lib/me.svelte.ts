// Who this browser is to the server: a guest with a name, or an account.

import { api } from "./api/client";

class Me {
  name = $state<string>();
  account = $state(false);
  refused = $state(false);
  #asked = false;

  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      const { name, account } = await api.me();
      this.name = name;
      this.account = account;
    } catch {
      this.#asked = false;
    }
  }

  async rename(name: string): Promise<boolean> {
    try {
      this.name = (await api.rename(name)).name;
      this.refused = false;
    } catch {
      this.refused = true;
    }
    return !this.refused;
  }
}

export const me = new Me();
