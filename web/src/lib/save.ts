// Hands a text to the browser as a file to keep.

export function save(text: string, name: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser has taken it up by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export const journalName = (id: string): string => `eiland-${id}.jsonl`;
