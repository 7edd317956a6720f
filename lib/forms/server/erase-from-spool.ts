import 'server-only';
import { rm } from 'node:fs/promises';
import { findInSpool } from './find-in-spool';
import type { SpoolFolders } from './spool';

/**
 * Deletes the forms of a mail address that wait in a spool or were set aside in it.
 *
 * @returns how many
 */
export async function eraseFromSpool(spool: SpoolFolders, email: string): Promise<number> {
  const found = await findInSpool(spool, email);
  for (const { file } of found) await rm(file, { force: true });
  return found.length;
}
