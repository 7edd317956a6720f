import 'server-only';
import { isUuid } from '@/lib/forms/uuid';
import { answerJson } from '@/lib/security/api-answer';
import { type ArtworkRefusal, artworkKeyHeader, isSentInParts, maxArtworkBytes, partBytes } from '../artwork';
import { partType, readByteCount, readMetadata, tusExtensions, tusVersion } from './tus';
import {
  appendPart,
  beginUnderWay,
  expiresAt,
  expiresUnsentAt,
  type FileUnderWay,
  offsetOf,
  removeUnderWay,
} from './under-way';

// The answers of the tus protocol. Who sends, and whether they may, is asked before any of these.

const refusalStatus: Record<ArtworkRefusal, number> = {
  forbidden: 403,
  fileTooLarge: 413,
  // Not 409, which says in this protocol that a part begins elsewhere.
  full: 422,
  closed: 422,
  rateLimited: 429,
  busy: 503,
};

const refusedTries = { busy: { 'Retry-After': '60' } } as const;

export function refuseParts(reason: ArtworkRefusal): Response {
  const headers = reason === 'busy' ? refusedTries.busy : {};
  return answerJson({ error: reason }, refusalStatus[reason], { 'Tus-Resumable': tusVersion, ...headers });
}

const answerError = (error: string, status: number, headers: Record<string, string> = {}) =>
  answerJson({ error }, status, { 'Tus-Resumable': tusVersion, ...headers });

/** Sent as it is, without the body that most other answers have. */
function answerEmpty(status: number, headers: Record<string, string>): Response {
  const { headers: usual } = answerJson({}, 200, { 'Tus-Resumable': tusVersion, ...headers });
  usual.delete('Content-Type');
  return new Response(null, { status, headers: usual });
}

/** What the server speaks, asked with OPTIONS. */
export function answerCapabilities(): Response {
  return answerEmpty(204, {
    'Tus-Version': tusVersion,
    'Tus-Extension': tusExtensions,
    'Tus-Max-Size': String(maxArtworkBytes),
  });
}

/** The answer to a request in another version of the protocol, or null. */
export function refuseVersion({ headers }: Request): Response | null {
  if (headers.get('tus-resumable') === tusVersion) return null;
  return answerError('version', 412, { 'Tus-Version': tusVersion });
}

/** What a request wants to begin, or the answer that it cannot. */
export function readBeginning({
  headers,
}: Request): { name: string; size: number; key: string | null } | Response {
  const size = readByteCount(headers.get('upload-length'));
  if (size === null) return answerError('invalid', 400);
  if (size > maxArtworkBytes) return refuseParts('fileTooLarge');
  const name = readMetadata(headers.get('upload-metadata'), 'filename') ?? '';
  // What a form takes whole is drawn anew there, and has a small picture: nobody gets past that.
  if (!isSentInParts({ name, size })) return answerError('invalid', 400);
  const key = headers.get(artworkKeyHeader);
  return { size, name, key: key !== null && isUuid(key) ? key : null };
}

/**
 * @param pathOf where the file is then sent
 * @param mayBegin asked where it is not begun yet, and could be
 */
export async function answerBeginning(
  wanted: Parameters<typeof beginUnderWay>[0],
  { pathOf, mayBegin }: { pathOf: (id: string) => string; mayBegin: () => Promise<boolean> },
  now: Date,
): Promise<Response> {
  const file = await beginUnderWay(wanted, now, mayBegin);
  if (file === 'rateLimited' || file === 'busy') return refuseParts(file);
  return answerEmpty(201, { Location: pathOf(file.id), ...expiryOf(file, 0) });
}

const expiryOf = (file: FileUnderWay, offset: number) => ({
  'Upload-Expires': (offset === 0 ? expiresUnsentAt(file) : expiresAt(file)).toUTCString(),
});

export const answerUnknown = () => answerError('missing', 404);

/** How much has come (HEAD). */
export async function answerOffset(file: FileUnderWay): Promise<Response> {
  const offset = file.outcome === null ? await offsetOf(file.id) : file.size;
  if (offset === null) return answerEmpty(404, {});
  return answerEmpty(200, {
    'Upload-Offset': String(offset),
    'Upload-Length': String(file.size),
    ...expiryOf(file, offset),
  });
}

/** Takes the next part (PATCH). */
export async function answerPart({ headers, body }: Request, file: FileUnderWay): Promise<Response> {
  if (headers.get('content-type') !== partType) return answerError('type', 415);
  const offset = readByteCount(headers.get('upload-offset'));
  if (offset === null) return answerError('invalid', 400);
  if ((readByteCount(headers.get('content-length')) ?? 0) > partBytes)
    return answerError('partTooLarge', 413);
  if (file.outcome !== null && offset !== file.size) return answerError('conflict', 409);
  const written = file.outcome === null ? await appendPart(file, offset, body) : offset;
  if (written === null) return answerUnknown();
  if (written === 'conflict') return answerError('conflict', 409);
  if (written === 'tooLarge') return answerError('partTooLarge', 413);
  // Whoever still listens asks how much has come, and goes on from there.
  if (written === 'interrupted') return answerError('interrupted', 503);
  return answerEmpty(204, { 'Upload-Offset': String(written), ...expiryOf(file, written) });
}

/** Gives a file up (DELETE). What has arrived with its request stays there. */
export async function answerTermination(file: FileUnderWay): Promise<Response> {
  await removeUnderWay(file.id);
  return answerEmpty(204, {});
}
