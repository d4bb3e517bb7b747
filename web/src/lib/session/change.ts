// A view is told whole once; from then on only what has changed in it is told.

import type { Step } from "../../generated/server";

/** The view after a step. It is a new one; parts that have not changed are shared with the old. */
export function changed(view: unknown, change: Step["change"]): unknown {
  return change.reduce<unknown>(
    (now, [path, ...value]) => put(now, path === "" ? [] : path.split("."), value),
    view,
  );
}

/** Puts a value at a path; no value takes away what is there. */
function put(view: unknown, path: string[], value: unknown[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value[0];
  if (Array.isArray(view)) {
    const items: unknown[] = view;
    return items.map((item, index) => (String(index) === name ? put(item, rest, value) : item));
  }
  const { [name]: old, ...others } = view as Record<string, unknown>;
  const gone = rest.length === 0 && value.length === 0;
  return gone ? others : { ...others, [name]: put(old, rest, value) };
}
