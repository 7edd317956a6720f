import 'server-only';

/** The code that a version of a page asks for when it wakes. */
export interface Flight {
  /** Follows from the code: "1f0c….js". */
  name: string;
  code: string;
}

/** What was published after some point of the list of publications. */
interface PublicationsRead {
  tags: string[];
  /** Where the list ended when it was read. */
  end: number;
}

/**
 * An ISR store: where versions of pages are kept that were made after the build, for all processes of the site. Every method may
 * reject when the store is away.
 */
export interface PageStore {
  /** How far the list of publications reaches: it grows with each one, and asking costs next to nothing. */
  findEnd(): Promise<number>;
  readPublications(from: number): Promise<PublicationsRead>;
  addPublication(tags: readonly string[]): Promise<void>;
  findPage(key: string): Promise<Buffer | null>;
  /**
   * Keeps a version, its flight before itself.
   *
   * @param replaced the flight of the version before, which visitors may still have open; it stays for a week
   */
  keepPage(key: string, page: Buffer, flight: Flight | null, replaced: string | null): Promise<void>;
  findFlight(name: string): Promise<string | null>;
}

/** Stands for all tags; read where a publication cannot be understood. */
export const everyTag = '*';

/** The tags of a publication as it was written down. */
export function readTags(line: string): string[] {
  try {
    const tags: unknown = JSON.parse(line);
    if (Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')) return tags;
  } catch {
    // Half a line, of a process that was killed or a disk that was full: below.
  }
  return [everyTag];
}

/** Milliseconds for which the flight of a replaced version is kept. */
export const replacedFlightLife = 7 * 24 * 60 * 60 * 1000;
