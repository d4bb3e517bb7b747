// Values from JSON, compared whoever has written them.

/** JSON in which the order of fields does not matter. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`);
  return `{${fields.join(",")}}`;
}

/** Whether two values from JSON are the same, in whatever order their fields were written. */
export const alike = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);
