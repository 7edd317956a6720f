import 'server-only';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { incident } from '@/lib/log/incident';
import { openStatusToken, readStatusToken, type StatusToken } from '@/lib/quotes/server/status-link';
import { answerJson } from '@/lib/security/api-answer';
import { clientAddress } from '@/lib/security/client-address';
import { answerFile } from '@/lib/uploads/server/answer-file';
import { cleanImage } from '@/lib/uploads/server/clean-image';
import type { ProofVersion } from '../proof';
import { mimeTypeOfProof, readProofFile } from './proof-files';
import { findProofs } from './proof-store';

/** The file as it is kept, or a picture of it as large as a screen needs. */
type ProofView = 'file' | 'screen';

/** Pixels of the longer side on the page: sharp on a screen of twice the density, and a tenth of the bytes. */
const screenPixels = 1600;

/** Where the file of a proof is, for whoever has the private link. */
export function proofFilePath(token: StatusToken, { position, hash }: ProofAddress, view: ProofView): string {
  // The hash makes the address one of this very file, so that a browser may keep it.
  const query = { token, version: String(position), view, of: hash.slice(0, 16) };
  return `/api/proofs/file?${new URLSearchParams(query)}`;
}

interface ProofAddress {
  position: number;
  hash: string;
}

type Found = { bytes: Uint8Array; mimeType: string; name: string } | 'missing' | 'busy';

async function openFile(
  reference: string,
  { file, position }: ProofVersion,
  view: ProofView,
): Promise<Found> {
  const bytes = await readProofFile(file);
  if (!bytes) return 'missing';
  const { kind } = file;
  const name = `proof-${reference}-${position}`;
  if (view === 'file') return { bytes, mimeType: mimeTypeOfProof(kind), name: `${name}.${kind}` };
  if (kind === 'pdf') return 'missing';
  const drawn = await cleanImage(bytes, kind, { longestSide: screenPixels, into: 'webp' });
  if (drawn.status !== 'ok') return 'busy';
  return { bytes: drawn.bytes, mimeType: 'image/webp', name: `${name}.webp` };
}

/** Hands the file of a proof to whoever has the private link of its request. */
export async function answerProofFile(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const token = readStatusToken(query.get('token'));
  if (token === null) return answerJson({ error: 'forbidden' }, 403);
  const place = hashAddress(clientAddress(request.headers));
  if (!consumeLimitsInMemory([bucketFor('proofViewPerAddress', place)], new Date()))
    return answerJson({ error: 'rateLimited' }, 429);
  const view: ProofView = query.get('view') === 'screen' ? 'screen' : 'file';
  try {
    const reference = await openStatusToken(token);
    if (reference === null) return answerJson({ error: 'forbidden' }, 403);
    const record = await findProofs(reference);
    const version = record?.versions.find(({ position }) => String(position) === query.get('version'));
    const found = version ? await openFile(reference, version, view) : 'missing';
    if (found === 'missing') return answerJson({ error: found }, 404);
    if (found === 'busy') return answerJson({ error: 'unavailable' }, 503);
    const file = { mimeType: found.mimeType, disposition: `inline; filename="${found.name}"` };
    return answerFile(
      found.bytes,
      file,
      view === 'screen' ? { 'Cache-Control': 'private, max-age=3600' } : {},
    );
  } catch (error) {
    incident(error, { during: 'proofs.file' });
    return answerJson({ error: 'unavailable' }, 503);
  }
}
