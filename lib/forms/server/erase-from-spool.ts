import 'server-only';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { SpoolFolders } from './spool';

/**
 * Deletes the forms of a mail address that wait in a spool or were set aside in it.
 *
 * @returns how many
 */
export async function eraseFromSpool(spool: SpoolFolders, email: string): Promise<number> {
  let erased = 0;
  for (const folder of [spool.folder, spool.setAsideFolder]) {
    // A folder that was never needed does not exist.
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((entry) => entry.endsWith('.json'))) {
      const file = path.join(folder, name);
      const text = await readFile(file, 'utf8').catch(() => '');
      if (!isOf(text, email)) continue;
      await rm(file, { force: true });
      erased += 1;
    }
  }
  return erased;
}

/** Forms that were set aside may be broken, so their shape is not asked for. */
function isOf(text: string, email: string): boolean {
  try {
    const content: unknown = JSON.parse(text);
    const record = (content as { record?: { email?: unknown } } | null)?.record;
    return typeof record?.email === 'string' && record.email.toLowerCase() === email.toLowerCase();
  } catch {
    return text.toLowerCase().includes(`"${email.toLowerCase()}"`);
  }
}
