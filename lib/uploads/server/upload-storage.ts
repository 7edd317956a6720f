import 'server-only';
// The service client: the bucket is private, and nobody but the site and its staff reads or writes it.
import { createServiceClient } from '@/lib/supabase/service-client';
import { maxFileBytes, type UploadPurpose } from '../upload-purposes';

/** Where the files of each purpose lie, and the table that says which of them were sent with a form. */
const places = {
  quote: { bucket: 'quote-attachments', table: 'quote_request_attachments' },
  application: { bucket: 'job-applications', table: 'job_application_attachments' },
} as const satisfies Record<UploadPurpose, { bucket: string; table: string }>;

/** As the database names it where it lists files to remove. */
export const applicationBucket = places.application.bucket;

/** Where the files of a purpose lie. */
export function bucketOf(purpose: UploadPurpose): string {
  return places[purpose].bucket;
}

const timeoutMilliseconds = 20_000;

/** What the backend said, or that it said nothing. */
export class StorageError extends Error {
  override name = 'StorageError';
}

function isMissing(error: { message: string; statusCode?: string; status?: number }): boolean {
  return /not.?found/i.test(error.message) || error.statusCode === '404' || error.status === 404;
}

/** @throws StorageError */
export async function putUpload(
  purpose: UploadPurpose,
  path: string,
  bytes: Uint8Array,
  mimeType: string,
): Promise<void> {
  const { bucket } = places[purpose];
  const { storage } = createServiceClient(timeoutMilliseconds);
  const put = () => storage.from(bucket).upload(path, bytes, { contentType: mimeType, upsert: false });
  let { error } = await put();
  if (error && isMissing(error)) {
    const made = await storage.createBucket(bucket, { public: false, fileSizeLimit: maxFileBytes });
    if (made.error && !/exist|duplicate/i.test(made.error.message))
      throw new StorageError(made.error.message);
    ({ error } = await put());
  }
  if (error) throw new StorageError(error.message);
}

/**
 * @returns the bytes, or null when they are not there
 * @throws StorageError
 */
export async function findUploadBytes(purpose: UploadPurpose, path: string): Promise<Blob | null> {
  const { data, error } = await createServiceClient(timeoutMilliseconds)
    .storage.from(places[purpose].bucket)
    .download(path);
  if (!error) return data;
  if (isMissing(error)) return null;
  throw new StorageError(error.message);
}

/** @throws StorageError */
export async function removeUploads(purpose: UploadPurpose, paths: readonly string[]): Promise<void> {
  const { error } = await createServiceClient(timeoutMilliseconds)
    .storage.from(places[purpose].bucket)
    .remove([...paths]);
  if (error && !isMissing(error)) throw new StorageError(error.message);
}

/**
 * Paths of the files in a folder that were sent with no form, of its first thousand.
 *
 * @throws StorageError
 */
export async function listUnclaimed(purpose: UploadPurpose, folder: string): Promise<string[]> {
  const { bucket, table } = places[purpose];
  const client = createServiceClient(timeoutMilliseconds);
  const listed = await client.storage.from(bucket).list(folder, { limit: 1000 });
  if (listed.error) {
    if (isMissing(listed.error)) return [];
    throw new StorageError(listed.error.message);
  }
  // Hosted Supabase gives the last part of the path, the embedded backend the whole.
  const paths = listed.data.map(({ name }) => `${folder}/${name.split('/').at(-1)}`);
  if (paths.length === 0) return [];
  const claimed = await client
    .from(table)
    .select('storage_path')
    .like('storage_path', `${folder}/%`)
    .limit(10_000);
  if (claimed.error) throw new StorageError(claimed.error.message);
  const known = new Set(claimed.data.map((row) => row.storage_path));
  return paths.filter((path) => !known.has(path));
}

interface ClaimedUpload {
  name: string;
  kind: string;
  path: string;
}

/**
 * A file that was sent with a stored form, or null.
 *
 * @throws StorageError
 */
export async function findClaimedUpload(purpose: UploadPurpose, id: string): Promise<ClaimedUpload | null> {
  const { data, error } = await createServiceClient()
    .from(places[purpose].table)
    .select('file_name, kind, storage_path')
    .eq('id', id)
    .maybeSingle();
  if (error) throw new StorageError(error.message);
  return data && { name: data.file_name, kind: data.kind, path: data.storage_path };
}
