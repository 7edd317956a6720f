import 'server-only';
// The service client: the bucket is private, and the site hands out what is published.
import { createServiceClient } from '@/lib/supabase/service-client';
import { StorageError } from '@/lib/uploads/server/upload-storage';
import { portfolioBucket } from '../portfolio';

const timeoutMilliseconds = 20_000;
const store = () => createServiceClient(timeoutMilliseconds).storage;

const isMissing = (error: { message: string; statusCode?: string; status?: number }) =>
  /not.?found/i.test(error.message) || error.statusCode === '404' || error.status === 404;

/**
 * Stores a picture or a video under a name of its own; the bucket is made when it is not there.
 *
 * @throws StorageError
 */
export async function putPortfolioFile(name: string, bytes: Uint8Array, mimeType: string): Promise<void> {
  const put = () => store().from(portfolioBucket).upload(name, bytes, { contentType: mimeType });
  let { error } = await put();
  if (error && isMissing(error)) {
    const made = await store().createBucket(portfolioBucket, { public: false });
    if (made.error && !/exist|duplicate/i.test(made.error.message))
      throw new StorageError(made.error.message);
    ({ error } = await put());
  }
  if (error) throw new StorageError(error.message);
}

/**
 * The bytes of a stored file, or null when it is not there.
 *
 * @throws StorageError
 */
export async function readPortfolioFile(name: string): Promise<Buffer | null> {
  const { data, error } = await store().from(portfolioBucket).download(name);
  if (!error) return Buffer.from(await data.arrayBuffer());
  if (isMissing(error)) return null;
  throw new StorageError(error.message);
}

/** @throws StorageError */
export async function removePortfolioFiles(names: readonly string[]): Promise<void> {
  const { error } = await store()
    .from(portfolioBucket)
    .remove([...names]);
  if (error && !isMissing(error)) throw new StorageError(error.message);
}

export interface FoundFile {
  format: string;
  /** Of a picture, in pixels; null for a video. */
  width: number | null;
  /** Everybody may see it; otherwise staff alone. */
  published: boolean;
}

/**
 * What is known of a file, or null when nothing shows it.
 *
 * @throws StorageError while the database is away
 */
export async function findPortfolioFile(id: string): Promise<FoundFile | null> {
  const { data, error } = await createServiceClient().rpc('find_portfolio_file', { file: id });
  if (error) throw new StorageError(error.message);
  return data as FoundFile | null;
}
