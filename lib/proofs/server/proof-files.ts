import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { findObject } from '@/lib/supabase/storage';
import { requestBuckets } from '@/lib/uploads/request-buckets';
import { removeListedFiles } from '@/lib/uploads/server/remove-forgotten-files';
import { storeFile } from '@/lib/uploads/server/store-file';
import { fileKinds, maxFileBytes } from '@/lib/uploads/upload-purposes';
import type { ProofKind } from '../proof';

const proofBucket = requestBuckets.proofs;

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What a kind of proof is sent as. */
export function mimeTypeOfProof(kind: ProofKind): string {
  return fileKinds.find(({ id }) => id === kind)?.mimeTypes[0] ?? 'application/octet-stream';
}

/**
 * Stores the file of a proof that is about to be sent.
 *
 * @throws StorageError, DatabaseAwayError
 */
export async function storeProofFile(
  bytes: Uint8Array,
  kind: ProofKind,
): Promise<{ path: string; hash: string; size: number }> {
  const path = `${randomUUID()}.${kind}`;
  await storeFile(proofBucket, path, bytes, { mimeType: mimeTypeOfProof(kind), fileSizeLimit: maxFileBytes });
  return { path, hash: hashOf(bytes), size: bytes.length };
}

/**
 * The file of a proof, byte for byte, or null when it is not there.
 *
 * @throws StorageError; another Error when it is not the file that was sent
 */
export async function readProofFile({
  path,
  hash,
}: {
  path: string;
  hash: string;
}): Promise<Uint8Array | null> {
  const file = await findObject(proofBucket, path);
  if (!file) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (hashOf(bytes) !== hash) throw new Error('The file of a proof is not the one that was sent');
  return bytes;
}

/** Removes the files of proofs that are gone; returns how many. */
export const purgeProofFiles = (): Promise<number> => removeListedFiles(proofBucket);
