import 'server-only';
import { bucketFor, hashAddress, hashReference } from '@/lib/limits/server/buckets';
import { consumeLimits, consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { incident } from '@/lib/log/incident';
import { log } from '@/lib/log/log';
import type { TurnResult } from '@/lib/loops/loop';
import { answerJson } from '@/lib/security/api-answer';
import { clientAddress } from '@/lib/security/client-address';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { unlessAway } from '@/lib/supabase/ask';
import { type ArtworkOutcome, artworkTokenHeader } from '@/lib/uploads/artwork';
import {
  answerBeginning,
  answerOffset,
  answerPart,
  answerTermination,
  answerUnknown,
  readBeginning,
  refuseParts,
  refuseVersion,
} from '@/lib/uploads/server/answer-parts';
import { forgetUnderWay } from '@/lib/uploads/server/forget-under-way';
import { type StoredArtwork, storeArtwork } from '@/lib/uploads/server/store-artwork';
import {
  type FileUnderWay,
  findUnderWay,
  isWhole,
  listUnderWay,
  offsetOf,
  settleUnderWay,
} from '@/lib/uploads/server/under-way';
import { maxRequestFiles } from '../limits';
import { addCustomerMessage, findCustomerRequest } from './customer-requests';
import { openStatusToken, readStatusToken } from './status-link';

/** Where customers send artwork in parts; below it each file has its own address. */
export const artworkPath = '/api/quotes/artwork';

/** Who sends, and for what; files of anybody else are unknown to them. */
interface Sender {
  sender: string;
  reference: string;
}

/** Asks who sends before anything else of a request is read, or answers that it is nobody. */
async function findSender(request: Request, now: Date): Promise<Sender | Response> {
  const { headers, method } = request;
  // Browsers name the origin with everything that changes something.
  if (method !== 'HEAD' && !isOwnOrigin(headers)) return refuseParts('forbidden');
  const bucket = bucketFor('artworkPartPerAddress', hashAddress(clientAddress(headers)));
  if (!consumeLimitsInMemory([bucket], now)) return refuseParts('rateLimited');
  const token = readStatusToken(headers.get(artworkTokenHeader));
  const reference = token && (await openStatusToken(token));
  return reference === null ? refuseParts('forbidden') : { sender: 'customer', reference };
}

/** Whatever fails within is the site's fault, and may pass. */
async function answering(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    incident(error, { during: 'quotes.artwork' });
    return answerJson({ error: 'unavailable' }, 503);
  }
}

/** Begins a file of the customer whose private link is in the header. */
export function beginArtwork(request: Request): Promise<Response> {
  return answering(async () => {
    const now = new Date();
    const who = await findSender(request, now);
    if (who instanceof Response) return who;
    const wanted = refuseVersion(request) ?? readBeginning(request);
    if (wanted instanceof Response) return wanted;
    const { reference, sender } = who;
    const place = hashAddress(clientAddress(request.headers));
    const buckets = [
      bucketFor('artworkPerRequest', hashReference(reference)),
      bucketFor('artworkPerAddress', place),
      bucketFor('artworkPerAddressAndDay', place),
    ];
    if (!(await consumeLimits(buckets, now))) return refuseParts('rateLimited');
    const asked = await findCustomerRequest(reference);
    if (!asked) return refuseParts('forbidden');
    // Said before a hundred megabytes have come, not after.
    if (asked.withdrawnAt) return refuseParts('closed');
    if (asked.files.length >= maxRequestFiles) return refuseParts('full');
    return answerBeginning(
      { ...wanted, sender, subject: reference, place },
      (id) => `${artworkPath}/${id}`,
      now,
    );
  });
}

/** The file of an address, for who sends it; the answer to anybody else. */
async function withArtwork(
  request: Request,
  id: string,
  answer: (file: FileUnderWay, now: Date) => Promise<Response>,
): Promise<Response> {
  return answering(async () => {
    const now = new Date();
    const who = await findSender(request, now);
    if (who instanceof Response) return who;
    const file = await findUnderWay(id, now);
    if (file?.sender !== who.sender || file.subject !== who.reference) return answerUnknown();
    return answer(file, now);
  });
}

/** Says how much of a file has come (HEAD), takes its next part (PATCH), or gives it up (DELETE). */
export function sendArtwork(request: Request, id: string): Promise<Response> {
  return withArtwork(request, id, async (file) => {
    const refusal = refuseVersion(request);
    if (refusal) return refusal;
    if (request.method === 'HEAD') return answerOffset(file);
    return request.method === 'PATCH' ? answerPart(request, file) : answerTermination(file);
  });
}

/**
 * What became of a file that has come whole (POST). The protocol ends with the last byte, and that it was judged and stored must not
 * be lost with the answer to that: so it is asked for, as often as it takes.
 */
export function completeArtwork(request: Request, id: string): Promise<Response> {
  return withArtwork(request, id, async (file, now) => {
    if (file.outcome !== null) return answerJson({ outcome: file.outcome });
    if ((await offsetOf(id)) !== file.size) return answerJson({ error: 'conflict' }, 409);
    const outcome = await finish(file, now);
    return outcome === 'unavailable'
      ? answerJson({ error: outcome }, 503, { 'Retry-After': '10' })
      : answerJson({ outcome });
  });
}

const outcomeOfStore = {
  stored: 'stored',
  full: 'full',
  closed: 'closed',
  unknown: 'forbidden',
  // Neither happens: the limits were counted at its beginning, and what is refused by shape is ours.
  limited: 'full',
  invalid: 'fileBroken',
} as const satisfies Record<string, ArtworkOutcome>;

// The bundler loads this module for the routes and for the loop: what is being finished must be the same.
const slot = Symbol.for('quotes.artwork-finishing');
const holder = globalThis as { [slot]?: Map<string, Promise<ArtworkOutcome | 'unavailable'>> };
holder[slot] ??= new Map();
const finishing = holder[slot];

/** Judges a whole file and hands it over with its request: once, however often it is asked for and wherever it breaks off. */
function finish(file: FileUnderWay, now: Date): Promise<ArtworkOutcome | 'unavailable'> {
  const running = finishing.get(file.id) ?? handOver(file, now).finally(() => finishing.delete(file.id));
  finishing.set(file.id, running);
  return running;
}

async function handOver(file: FileUnderWay, now: Date): Promise<ArtworkOutcome | 'unavailable'> {
  const stored = await storeArtwork(file);
  const outcome =
    stored.status === 'refused'
      ? stored.reason
      : await unlessAway('quotes.artworkDatabaseAway', addArtwork(file, stored.file, now));
  if (outcome === null || outcome === 'unavailable') return 'unavailable';
  await settleUnderWay(file, outcome);
  log.info('quotes.artwork', { outcome, size: file.size });
  return outcome;
}

async function addArtwork(file: FileUnderWay, stored: StoredArtwork, now: Date): Promise<ArtworkOutcome> {
  const message = { reference: file.subject, key: file.id, body: null, files: [stored], address: null };
  return outcomeOfStore[await addCustomerMessage(message, now)];
}

/** Its sender asks at once; who does not is gone. */
const quietMilliseconds = 60_000;

/** Hands over files that have come whole and whose senders are gone, and forgets those of requests that are no more. */
export async function artworkTurn(now: Date, stopping: AbortSignal): Promise<TurnResult> {
  if ((await unlessAway('uploads.forgetAway', forgetUnderWay())) === null) return 'away';
  for (const file of await listUnderWay()) {
    if (stopping.aborted) break;
    if ((await isWhole(file, quietMilliseconds, now)) && (await finish(file, now)) === 'unavailable')
      return 'away';
  }
  return 'idle';
}
