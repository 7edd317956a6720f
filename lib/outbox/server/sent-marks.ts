import 'server-only';
import { access, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { log } from '@/lib/log/log';

/** Remembers which mails have left while the database does not know it yet, so that none leaves twice. */
export interface SentMarks {
  add(id: string): Promise<void>;
  has(id: string): Promise<boolean>;
  remove(ids: readonly string[]): Promise<void>;
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
  };
}

function isFile(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
