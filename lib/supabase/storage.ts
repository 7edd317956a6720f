import 'server-only';
// The service client: the buckets are private, and nobody but the site reads or writes them.
import { createServiceClient } from './service-client';

/** Files take their time. */
const timeoutMilliseconds = 20_000;
const store = () => createServiceClient(timeoutMilliseconds).storage;

/** What the storage said, or that it said nothing. */
export class StorageError extends Error {
  override name = 'StorageError';
}

const isMissing = (error: { message: string; statusCode?: string; status?: number }) =>
  /not.?found/i.test(error.message) || error.statusCode === '404' || error.status === 404;

/**
 * Stores a file under a path that nothing has; the bucket is made, private, when it is not there.
 *
 * @param fileSizeLimit of a bucket that is made now, in bytes
 * @param again whether the same may lie there from an attempt that was cut short
 * @throws StorageError
 */
export async function putObject(
  bucket: string,
  path: string,
  bytes: Uint8Array,
  { mimeType, fileSizeLimit, again = false }: { mimeType: string; fileSizeLimit?: number; again?: boolean },
): Promise<void> {
  const storage = store();
  const put = () => storage.from(bucket).upload(path, bytes, { contentType: mimeType, upsert: again });
  let { error } = await put();
  if (error && isMissing(error)) {
    const made = await storage.createBucket(bucket, {
      public: false,
      ...(fileSizeLimit === undefined ? {} : { fileSizeLimit }),
    });
    if (made.error && !/exist|duplicate/i.test(made.error.message))
      throw new StorageError(made.error.message);
    ({ error } = await put());
  }
  if (error) throw new StorageError(error.message);
}

/**
 * The bytes of a file, or null when it is not there.
 *
 * @throws StorageError
 */
export async function findObject(bucket: string, path: string): Promise<Blob | null> {
  const { data, error } = await store().from(bucket).download(path);
  if (!error) return data;
  if (isMissing(error)) return null;
  throw new StorageError(error.message);
}

/**
 * Copies a file, within the storage, to a path that nothing has.
 *
 * @param within milliseconds
 * @returns whether there was one
 * @throws StorageError
 */
export async function copyObject(bucket: string, from: string, to: string, within: number): Promise<boolean> {
  const { error } = await createServiceClient(within).storage.from(bucket).copy(from, to);
  if (!error) return true;
  if (isMissing(error)) return false;
  throw new StorageError(error.message);
}

/**
 * Removes files; what is not there is removed.
 *
 * @throws StorageError
 */
export async function removeObjects(bucket: string, paths: readonly string[]): Promise<void> {
  const { error } = await store()
    .from(bucket)
    .remove([...paths]);
  if (error && !isMissing(error)) throw new StorageError(error.message);
}

/**
 * Paths of the first thousand files of a folder.
 *
 * @throws StorageError
 */
export async function listObjects(bucket: string, folder: string): Promise<string[]> {
  const { data, error } = await store().from(bucket).list(folder, { limit: 1000 });
  // Hosted Supabase gives the last part of the path, the embedded backend the whole.
  if (!error) return data.map(({ name }) => `${folder}/${name.split('/').at(-1)}`);
  if (isMissing(error)) return [];
  throw new StorageError(error.message);
}
