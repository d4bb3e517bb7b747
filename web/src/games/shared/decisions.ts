// Decisions by their kinds.

interface Any {
  do: string;
}

/** The decisions of one kind. */
export type Of<D extends Any, K extends D["do"]> = Extract<D, { do: K }>;

export const only = <D extends Any, K extends D["do"]>(
  decisions: readonly D[],
  ...kinds: K[]
): Of<D, K>[] => decisions.filter((one): one is Of<D, K> => (kinds as string[]).includes(one.do));

export const may = <D extends Any>(decisions: readonly D[], ...kinds: D["do"][]): boolean =>
  decisions.some((one) => kinds.includes(one.do));
