import 'server-only';
import { z } from 'zod';
import { log } from '@/lib/log/log';
import { ask } from '@/lib/supabase/ask';
import { findObject } from '@/lib/supabase/storage';
import { removeFiles } from '@/lib/uploads/server/remove-forgotten-files';
import { storeFile } from '@/lib/uploads/server/store-file';
import { imageFormats, portfolioBucket, videoFormats } from '../portfolio';

/**
 * Stores a picture or a video under a name of its own. Without a row that refers to it, it is removed within hours.
 *
 * @throws DatabaseAwayError, StorageError
 */
export function putPortfolioFile(name: string, bytes: Uint8Array, mimeType: string): Promise<void> {
  return storeFile(portfolioBucket, name, bytes, { mimeType });
}

/** Removes a file that got no row; one that cannot be removed now goes with what is due. Never throws. */
export async function dropPortfolioFile(name: string): Promise<void> {
  await removeFiles(portfolioBucket, [name]).catch((error: unknown) =>
    log.warn('portfolio.fileNotDropped', { reason: error instanceof Error ? error.message : String(error) }),
  );
}

/**
 * The bytes of a stored file, or null when it is not there.
 *
 * @throws StorageError
 */
export async function readPortfolioFile(name: string): Promise<Buffer | null> {
  const found = await findObject(portfolioBucket, name);
  return found && Buffer.from(await found.arrayBuffer());
}

const foundFile = z.object({
  format: z.enum([...imageFormats, ...videoFormats]),
  /** Of a picture, in pixels; null for a video. */
  width: z.number().nullable(),
  /** Everybody may see it; otherwise staff alone. */
  published: z.boolean(),
});

export type FoundFile = z.output<typeof foundFile>;

/**
 * What is known of a file, or null when nothing shows it.
 *
 * @throws DatabaseAwayError
 */
export function findPortfolioFile(id: string): Promise<FoundFile | null> {
  return ask('find_portfolio_file', { file: id }, foundFile.nullable());
}
