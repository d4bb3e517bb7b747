// The rulebooks: from the server, or, where none answers, from the engine in this page.

import type { BookInfo, Books } from "../generated/server";
import { api } from "./api/client";
import { engineIsHere, openEngine } from "./engine/engine";

export async function books(): Promise<BookInfo[]> {
  try {
    return await api.books();
  } catch (fault) {
    if (!engineIsHere) throw fault;
    const engine = await openEngine();
    try {
      return (await engine.ask<Books>({ do: "rules" })).books;
    } finally {
      engine.stop();
    }
  }
}
