// What happened since somebody looked.

import type { LogStep } from "../lib/table";

export interface Recap {
  title: string;
  steps: LogStep[];
  /** How the seats are called in it. */
  names: string[];
}
