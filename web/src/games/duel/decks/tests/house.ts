// A server that keeps decks, as far as the page can tell.

import { vi } from "vitest";
import type { Keepsake } from "../../../../generated/server";

export class House {
  kept: Keepsake[] = [];
  /** Every write that came, by name. */
  written: string[] = [];
  /** What the next requests are answered with instead. */
  fails: { status: number; kind: string } | "network" | undefined;
  most = 100;

  constructor(private readonly account = true) {
    vi.stubGlobal(
      "fetch",
      vi.fn((path: string, how: RequestInit) => this.#answer(path, how)),
    );
  }

  async #answer(path: string, { method, body }: RequestInit): Promise<Response> {
    if (this.fails === "network") throw new TypeError("no network");
    if (this.fails !== undefined) return this.#failure(this.fails.status, this.fails.kind);
    if (path === "/api/me") return Response.json({ name: "Ada", account: this.account });
    const id = /^\/api\/keepsakes\/duel(?:\/(.+))?$/.exec(path)?.[1];
    if (id === undefined) return Response.json({ keepsakes: this.kept });
    const others = this.kept.filter((one) => one.id !== id);
    if (method === "DELETE") {
      if (others.length === this.kept.length) return this.#failure(404, "not_found");
      this.kept = others;
      return new Response(null, { status: 204 });
    }
    if (others.length >= this.most) return this.#failure(409, "too_many_kept");
    const { name, data } = JSON.parse(String(body)) as { name: string; data: unknown };
    this.written.push(name);
    const kept = { id, name, changed: new Date(1e12 + this.written.length).toISOString(), data };
    this.kept = [kept, ...others];
    return Response.json(kept);
  }

  #failure(status: number, kind: string): Response {
    return Response.json({ error: { kind, message: kind } }, { status });
  }
}
