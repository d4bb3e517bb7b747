// Waits for something, but not for ever.

export class TooLong extends Error {
  constructor() {
    super("it took too long");
    this.name = "TooLong";
  }
}

/**
 * How long a bot may think. Its first thought in an engine may take longer: it may have to work
 * something out that it then knows.
 */
export interface Patience {
  first: number;
  then: number;
}
export const PATIENCE: Patience = { first: 60_000, then: 10_000 };

export async function within<T>(ms: number, what: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new TooLong()), ms);
  });
  // What comes too late may still fail, and nobody waits for it any more.
  what.catch(() => undefined);
  try {
    return await Promise.race([what, late]);
  } finally {
    clearTimeout(timer);
  }
}
