const key = 'wrap-design';

type Entries = [name: string, value: string][];

/** What this browser keeps of a design that was not saved, or null: none, unreadable, or storage blocked. */
export function readWork(): Entries | null {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const isEntry = (entry: unknown) =>
      Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
    return Array.isArray(entries) && entries.every(isEntry) ? (entries as Entries) : null;
  } catch {
    return null;
  }
}

/** Keeps it; where storage is blocked or full, nothing is kept. */
export function keepWork(entries: Entries): void {
  try {
    localStorage.setItem(key, JSON.stringify(entries));
  } catch {
    return;
  }
}
