type Entries = [name: string, value: string][];

/**
 * What this browser keeps of a design that was not saved, if it was made at this address: none, unreadable, made elsewhere, or
 * storage blocked are null.
 *
 * @param key of the tool
 * @param address the query of the page
 */
export function readWork(key: string, address: string): Entries | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('address' in kept) || !('entries' in kept))
      return null;
    const isEntry = (entry: unknown) =>
      Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
    const { entries } = kept;
    const isOurs = kept.address === address && Array.isArray(entries) && entries.every(isEntry);
    return isOurs ? (entries as Entries) : null;
  } catch {
    return null;
  }
}

/** Keeps it; where storage is blocked or full, nothing is kept. */
export function keepWork(key: string, address: string, entries: Entries): void {
  try {
    localStorage.setItem(key, JSON.stringify({ address, entries }));
  } catch {
    return;
  }
}
