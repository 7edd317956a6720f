import 'server-only';
import { z } from 'zod';
import { readConsent } from '@/lib/consent/choice';
import { readAtMost } from '@/lib/http/read-at-most';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimits } from '@/lib/limits/server/consume-limits';
import { answerJson } from '@/lib/security/api-answer';
import { clientAddress } from '@/lib/security/client-address';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { maxOwnSessions, type OwnVisitsRequest } from '../own-visits';
import { eraseOwnVisits, listOwnVisits } from './own-visits';

const largestBodyBytes = 8192;

const bodyShape = z.object({
  sessions: z.array(z.uuidv4()).max(maxOwnSessions),
}) satisfies z.ZodType<OwnVisitsRequest>;

/** What was recorded under the keys that a browser holds. Needs no consent: it is a right (GDPR, article 15). */
export async function answerOwnVisits(request: Request, now: Date): Promise<Response> {
  const keys = await admit(request, now);
  if (keys instanceof Response) return keys;
  const consentId = readConsent(request.headers.get('cookie'), null, now)?.id ?? null;
  const own = await listOwnVisits(keys, consentId);
  return own ? answerJson(own) : answerJson({ error: 'unavailable' }, 503);
}

/** Deletes it (article 17). */
export async function answerErasure(request: Request, now: Date): Promise<Response> {
  const keys = await admit(request, now);
  if (keys instanceof Response) return keys;
  const erased = await eraseOwnVisits(keys);
  return erased === null ? answerJson({ error: 'unavailable' }, 503) : answerJson({ erased });
}

/** The keys of a request that may be answered, or the refusal. */
async function admit(request: Request, now: Date): Promise<string[] | Response> {
  if (!isOwnOrigin(request.headers)) return answerJson({ error: 'forbidden' }, 403);
  const bucket = bucketFor('ownVisitsPerAddress', hashAddress(clientAddress(request.headers)));
  if (!(await consumeLimits([bucket], now))) return answerJson({ error: 'limited' }, 429);
  const read = await readAtMost(request.body, largestBodyBytes);
  try {
    if (read.status !== 'ok') throw new Error(read.status);
    return bodyShape.parse(JSON.parse(Buffer.from(read.bytes).toString())).sessions;
  } catch {
    return answerJson({ error: 'invalid' }, 400);
  }
}
