import 'server-only';
import { access, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isUuid } from '@/lib/forms/uuid';
import { log } from '@/lib/log/log';

/** Remembers which mails have left while the database does not know it yet, so that none leaves twice. */
export interface SentMarks {
  add(id: string): Promise<void>;
  has(id: string): Promise<boolean>;
  remove(ids: readonly string[]): Promise<void>;
  /** Those in the folder that were set before. */
  listBefore(moment: Date): Promise<string[]>;
}

/**
 * Marks in a folder, so that they outlive a killed process and other processes on the same folder see them; in memory
 * alone where the folder cannot be written.
 */
export async function openSentMarks(folder: string): Promise<SentMarks> {
  const ids = new Set<string>();
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    log.warn('outbox.marksInMemory', { error });
  }
  return {
    async add(id) {
      ids.add(id);
      try {
        await (await open(path.join(folder, id), 'w', 0o600)).close();
      } catch (error) {
        log.warn('outbox.marksInMemory', { error });
      }
    },
    // Another process may have sent it and been killed since.
    has: async (id) => ids.has(id) || (await isFile(path.join(folder, id))),
    async remove(removed) {
      for (const id of removed) {
        ids.delete(id);
        await rm(path.join(folder, id), { force: true }).catch(() => undefined);
      }
    },
    async listBefore(moment) {
      const names = await readdir(folder).catch(() => []);
      const old: string[] = [];
      for (const name of names.filter(isUuid)) {
        // Another process may take it away meanwhile.
        const set = await stat(path.join(folder, name)).catch(() => null);
        if (set && set.mtime < moment) old.push(name);
      }
      return old;
    },
  };
}

function isFile(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
