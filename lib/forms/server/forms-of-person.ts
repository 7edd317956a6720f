import 'server-only';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { SpoolFolders } from './spool';

/** A form of somebody that is on the disk. */
export interface SpooledForm {
  file: string;
  state: 'waiting' | 'setAside';
  writtenAt: Date;
}

/** What stands where nothing is: a folder that was never needed, a form that is stored and gone meanwhile. */
function insteadOfMissing<Nothing>(nothing: Nothing) {
  return (failure: unknown): Nothing => {
    if ((failure as NodeJS.ErrnoException).code !== 'ENOENT') throw failure;
    return nothing;
  };
}

/**
 * The forms of a mail address that wait in a spool or were set aside in it. Throws when the disk does not give them: an address that is
 * searched for must not seem to be nowhere.
 */
export async function listFormsOf(spool: SpoolFolders, email: string): Promise<SpooledForm[]> {
  const found: SpooledForm[] = [];
  for (const [folder, state] of [
    [spool.folder, 'waiting'],
    [spool.setAsideFolder, 'setAside'],
  ] as const) {
    const names = await readdir(folder).catch(insteadOfMissing<string[]>([]));
    for (const name of names.filter((entry) => entry.endsWith('.json'))) {
      const file = path.join(folder, name);
      const text = await readFile(file, 'utf8').catch(insteadOfMissing(''));
      if (!isOf(text, email)) continue;
      const about = await stat(file).catch(insteadOfMissing(null));
      if (about) found.push({ file, state, writtenAt: about.mtime });
    }
  }
  return found;
}

/**
 * Deletes the forms of a mail address that wait in a spool or were set aside in it.
 *
 * @returns how many
 */
export async function eraseFormsOf(spool: SpoolFolders, email: string): Promise<number> {
  const found = await listFormsOf(spool, email);
  for (const { file } of found) await rm(file, { force: true });
  return found.length;
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
