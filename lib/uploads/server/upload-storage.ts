import 'server-only';
import { z } from 'zod';
// The service client: which files were sent with a form stands in tables that no other key opens.
import { createServiceClient } from '@/lib/supabase/service-client';
import { findObject, listObjects, putObject, removeObjects, StorageError } from '@/lib/supabase/storage';
import { maxFileBytes, type UploadPurpose } from '../upload-purposes';

const timeoutMilliseconds = 20_000;

/** Where the files of each purpose lie, and the tables that say which of them came with something that was stored. */
const places = {
  quote: { bucket: 'quote-attachments', tables: ['quote_request_attachments', 'incoming_mail_files'] },
  application: { bucket: 'job-applications', tables: ['job_application_attachments'] },
} as const satisfies Record<UploadPurpose, { bucket: string; tables: readonly string[] }>;

/** Where the files of a purpose lie. */
export function bucketOf(purpose: UploadPurpose): string {
  return places[purpose].bucket;
}

/** @throws StorageError */
export function putUpload(
  purpose: UploadPurpose,
  path: string,
  bytes: Uint8Array,
  mimeType: string,
): Promise<void> {
  return putObject(bucketOf(purpose), path, bytes, { mimeType, fileSizeLimit: maxFileBytes });
}

/**
 * @returns the bytes, or null when they are not there
 * @throws StorageError
 */
export function findUploadBytes(purpose: UploadPurpose, path: string): Promise<Blob | null> {
  return findObject(bucketOf(purpose), path);
}

/** @throws StorageError */
export function removeUploads(purpose: UploadPurpose, paths: readonly string[]): Promise<void> {
  return removeObjects(bucketOf(purpose), paths);
}

/**
 * Paths of the files in a folder that were sent with no form, of its first thousand.
 *
 * @throws StorageError
 */
export async function listUnclaimed(purpose: UploadPurpose, folder: string): Promise<string[]> {
  const paths = await listObjects(bucketOf(purpose), folder);
  if (paths.length === 0) return [];
  const known = new Set<string>();
  for (const table of places[purpose].tables) {
    const claimed = await createServiceClient(timeoutMilliseconds)
      .from(table)
      .select('storage_path')
      .like('storage_path', `${folder}/%`)
      .limit(10_000);
    if (claimed.error) throw new StorageError(claimed.error.message);
    const rows = z.array(z.object({ storage_path: z.string() })).parse(claimed.data);
    for (const row of rows) known.add(row.storage_path);
  }
  return paths.filter((path) => !known.has(path));
}

const claimShape = z
  .object({ file_name: z.string(), kind: z.string(), storage_path: z.string() })
  .transform(({ file_name, kind, storage_path }) => ({ name: file_name, kind, path: storage_path }));

type ClaimedUpload = z.output<typeof claimShape>;

/**
 * A file that was sent with a stored form, or null.
 *
 * @throws StorageError
 */
export async function findClaimedUpload(purpose: UploadPurpose, id: string): Promise<ClaimedUpload | null> {
  for (const table of places[purpose].tables) {
    const { data, error } = await createServiceClient()
      .from(table)
      .select('file_name, kind, storage_path')
      .eq('id', id)
      .maybeSingle();
    if (error) throw new StorageError(error.message);
    if (data) return claimShape.parse(data);
  }
  return null;
}
