// The games on the shelf, for the screen that lists them.

import { api } from "../lib/api/client";
import { openEngine } from "../lib/engine/engine";
import { journalName, save } from "../lib/save";
import { Desk } from "./desk";
import { fromFile, LARGEST, take, toFile, Unreadable } from "./file";
import { given, journal, type Kept } from "./game";
import { nameless } from "./i18n";
import { keptForGood, store } from "./store";

export type Entry = Omit<Kept, "lines">;

export class Library {
  games = $state.raw<Entry[]>();
  /** Whether it outlives the page. */
  lasting = $state(true);
  forGood = $state(false);
  /** What was thrown away last, and can be had back. */
  dropped = $state.raw<Kept>();

  readonly size: number = $derived(
    (this.games ?? []).reduce((all, { progress }) => all + progress.size, 0),
  );

  async refresh(): Promise<void> {
    const { shelf, lasting } = await store();
    this.lasting = lasting;
    try {
      this.games = await shelf.games();
    } catch (fault) {
      console.error(fault);
      this.games = [];
      this.lasting = false;
    }
    this.forGood = await keptForGood();
  }

  async drop(id: string): Promise<void> {
    const { shelf } = await store();
    const kept = await shelf.read(id);
    await shelf.drop(id);
    this.dropped = kept;
    await this.refresh();
  }

  async bringBack(): Promise<void> {
    const kept = this.dropped;
    if (kept === undefined) return;
    this.dropped = undefined;
    await (await store()).shelf.write(kept, undefined, 0, kept.lines);
    await this.refresh();
  }

  /** Hands a game to the server: me on the first seat of ours, others of ours by the link. Gives the room. */
  async give(id: string): Promise<string> {
    const kept = await (await store()).shelf.read(id);
    if (kept === undefined) throw new Error("no such game is kept here");
    return api.bring(given(kept));
  }

  async saveJournal(id: string): Promise<void> {
    const kept = await (await store()).shelf.read(id);
    if (kept !== undefined) save(journal(kept), journalName(id), "application/jsonl");
  }

  async saveAll(): Promise<void> {
    const { shelf } = await store();
    const all = await Promise.all((this.games ?? []).map(({ plan }) => shelf.read(plan.id)));
    const games = all.flatMap((kept) => (kept === undefined ? [] : [kept]));
    const day = new Date().toISOString().slice(0, 10);
    save(toFile(games), `eiland-${day}.json`, "application/json");
  }

  /** Takes the games of a file; tells how many were new, and why others were not taken. */
  async openFile(file: File): Promise<{ taken: number; known: number; faults: string[] }> {
    const told = { taken: 0, known: 0, faults: [] as string[] };
    // It may be in the file.
    this.dropped = undefined;
    if (file.size > LARGEST) return { ...told, faults: ["file-large"] };
    try {
      const games = fromFile(await file.text(), nameless);
      const { shelf } = await store();
      const desk = new Desk(await openEngine());
      try {
        for (const game of games)
          try {
            if (await take(game, desk, shelf)) told.taken += 1;
            else told.known += 1;
          } catch (fault) {
            console.warn(fault);
            told.faults.push(fault instanceof Unreadable ? fault.key : "file-refused");
          }
      } finally {
        desk.stop();
      }
    } catch (fault) {
      console.warn(fault);
      told.faults.push(fault instanceof Unreadable ? fault.key : "file-strange");
    }
    await this.refresh();
    return told;
  }
}
