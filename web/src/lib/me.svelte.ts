// Who this browser is to the server: a guest with a name, or an account.

import type { Me as Known } from "../generated/server";
import { api, ApiError } from "./api/client";

const FAULTS: Partial<Record<ApiError["kind"], string>> = {
  login: "account-error-login",
  taken: "account-error-taken",
  account: "account-error-account",
  no_account: "account-error-no-account",
  name: "account-error-name",
  password: "account-error-password",
  too_much: "account-error-too-much",
  offline: "account-error-offline",
};

/** Why something was not done, as a key of the page's words. */
const why = (fault: unknown): string =>
  (fault instanceof ApiError ? FAULTS[fault.kind] : undefined) ?? "account-error-failed";

class Me {
  name = $state<string>();
  account = $state(false);
  #asked = false;

  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.#know(await api.me());
    } catch {
      this.#asked = false;
    }
  }

  // Each tells nothing where it is done, and otherwise why it is not.

  rename(name: string): Promise<string | undefined> {
    return this.#try(() => api.rename({ name }));
  }
  /** Makes an account of this guest; everything played so far belongs to it. */
  join(name: string, password: string): Promise<string | undefined> {
    return this.#try(() => api.join({ name, password }));
  }
  /** Takes an account up here; with `bring` the guest's seats become the account's. */
  login(name: string, password: string, bring: boolean): Promise<string | undefined> {
    return this.#try(() => api.login({ name, password, bring }));
  }
  logout(): Promise<string | undefined> {
    return this.#try(() => api.logout());
  }
  async changePassword(old: string, fresh: string): Promise<string | undefined> {
    const fault = await this.#try(() => api.password({ old, new: fresh }));
    return fault === "account-error-login" ? "account-error-old" : fault;
  }

  async #try(ask: () => Promise<Known>): Promise<string | undefined> {
    try {
      this.#know(await ask());
      return undefined;
    } catch (fault) {
      return why(fault);
    }
  }

  #know({ name, account }: Known): void {
    this.name = name;
    this.account = account;
  }
}

export const me = new Me();
