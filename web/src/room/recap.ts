// What happened since somebody looked.

import type { Eye, LogStep } from "../lib/table";

export interface Recap {
  title: string;
  steps: LogStep[];
  /** How the seats are called in it. */
  names: string[];
  /** Who reads it, and is "you" there. */
  eye: Eye;
}
