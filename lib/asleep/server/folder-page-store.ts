import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import {
  appendFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { type Flight, type PageStore, readTags, replacedFlightLife } from './page-store';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const half = `${file}.${randomUUID()}.half`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(half, content);
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

/** Removes what lies directly in a folder and has not been touched for so long. */
async function sweep(folder: string, milliseconds: number, now: Date, except: string | null): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (name === except) continue;
    const entry = path.join(folder, name);
    const { mtimeMs } = await stat(entry).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (now.getTime() - mtimeMs > milliseconds) await rm(entry, { recursive: true, force: true });
  }
}

/**
 * Keeps pages in the data folder, for all processes on one machine. Publications are lines of one file that only ever
 * grows: its size says whether there are new ones, whatever the clocks say.
 *
 * @param folder made when something is first written
 * @param build versions of another build are never served, and cleared away after a week without a change
 */
export function openFolderPageStore(folder: string, build: string): PageStore {
  const publications = path.join(folder, 'publications');
  const builds = path.join(folder, 'builds');
  const own = path.join(builds, build);
  const flights = path.join(own, 'flights');
  const replacedFlights = path.join(own, 'replaced');
  const pageFile = (key: string) => path.join(own, 'pages', createHash('sha256').update(key).digest('hex'));

  const clearAway = async (now: Date) => {
    // A folder's own time changes only with its direct entries.
    await utimes(own, now, now);
    await sweep(builds, replacedFlightLife, now, build);
    await sweep(replacedFlights, replacedFlightLife, now, null);
  };

  const retire = async (flight: string, now: Date) => {
    const to = path.join(replacedFlights, flight);
    await mkdir(replacedFlights, { recursive: true });
    try {
      await rename(path.join(flights, flight), to);
      await utimes(to, now, now);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  };

  return {
    // Asked at every request: without a thread of its own this takes microseconds.
    findEnd: async () => statSync(publications, { throwIfNoEntry: false })?.size ?? 0,

    async readPublications(from) {
      let file: Awaited<ReturnType<typeof open>>;
      try {
        file = await open(publications);
      } catch (error) {
        if (isMissing(error)) return { tags: [], end: 0 };
        throw error;
      }
      try {
        const { size } = await file.stat();
        const bytes = Buffer.alloc(Math.max(0, size - from));
        const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
        // What has no end of line yet is still being written.
        const whole = bytes.subarray(0, bytes.lastIndexOf('\n', bytesRead) + 1);
        const lines = whole.toString().split('\n').slice(0, -1);
        return { tags: lines.flatMap(readTags), end: from + whole.length };
      } finally {
        await file.close();
      }
    },

    async addPublication(tags) {
      await mkdir(folder, { recursive: true });
      await appendFile(publications, `${JSON.stringify(tags)}\n`);
    },

    findPage: (key) => readIfThere(pageFile(key)),

    async keepPage(key, page, flight: Flight | null, replaced) {
      const now = new Date();
      if (flight) await writeWhole(path.join(flights, flight.name), flight.code);
      await writeWhole(pageFile(key), page);
      if (replaced !== null && replaced !== flight?.name) await retire(replaced, now);
      await clearAway(now);
    },

    async findFlight(name) {
      const code =
        (await readIfThere(path.join(flights, name))) ??
        (await readIfThere(path.join(replacedFlights, name)));
      return code?.toString() ?? null;
    },
  };
}
