import 'server-only';
import type { UploadedFile } from '@/lib/uploads/server/receipts';

/** A stored file that a request gets; one that came in parts says in how many pieces it lies. */
export type SentFile = UploadedFile & { pieces?: number };

/** As the functions of the database take it. */
export function toAttachment({ id, path, name, kind, size, pieces, digest }: SentFile) {
  return { id, storage_path: path, name, kind, size, ...(pieces === undefined ? {} : { pieces, digest }) };
}
