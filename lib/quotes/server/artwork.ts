import 'server-only';
import type { Bucket } from '@/lib/limits/server/buckets';
import { consumeLimits } from '@/lib/limits/server/consume-limits';
import { incident } from '@/lib/log/incident';
import { log } from '@/lib/log/log';
import type { TurnResult } from '@/lib/loops/loop';
import { answerJson } from '@/lib/security/api-answer';
import { unlessAway } from '@/lib/supabase/ask';
import type { ArtworkOutcome, ArtworkRefusal } from '@/lib/uploads/artwork';
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
  removeUnsent,
  settleUnderWay,
} from '@/lib/uploads/server/under-way';
import { addCustomerMessage } from './customer-requests';
import { addStaffFiles } from './staff-files';

/** Who sends, and for what; files of anybody else are unknown to them. */
interface ArtworkSender {
  /** The customer, whoever holds the link, or a colleague. */
  sender: string;
  reference: string;
  /** Whose files under way are counted together: those of a place, or of a colleague. */
  place: string;
  /** Where they begin a file; below it each has its own address. */
  path: string;
  /** What is counted when one is begun. */
  buckets: Bucket[];
  /** Why nothing can be added to the request, said before a hundred megabytes have come, not after. */
  findRefusal: () => Promise<ArtworkRefusal | null>;
}

/** Asks who sends before anything else of a request is read, or answers that it is nobody who may. */
export type FindArtworkSender = (request: Request, now: Date) => Promise<ArtworkSender | Response>;

export const customerSender = 'customer';

const colleague = 'staff:';

/** As whom a colleague sends: nobody else goes on with their files. */
export const senderOf = (account: string): string => colleague + account;

/** Whatever fails within is the site's fault, and may pass. */
async function answering(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    incident(error, { during: 'quotes.artwork' });
    return answerJson({ error: 'unavailable' }, 503);
  }
}

/** Begins a file. */
export function beginArtwork(request: Request, findSender: FindArtworkSender): Promise<Response> {
  return answering(async () => {
    const now = new Date();
    const who = await findSender(request, now);
    if (who instanceof Response) return who;
    const wanted = refuseVersion(request) ?? readBeginning(request);
    if (wanted instanceof Response) return wanted;
    const { sender, reference, place, path } = who;
    const refusal = await who.findRefusal();
    if (refusal) return refuseParts(refusal);
    // Counted is what is begun, not every try of a sender whom nobody heard, or who was told to wait.
    const mayBegin = () => consumeLimits(who.buckets, now);
    const beginning = { pathOf: (id: string) => `${path}/${id}`, mayBegin };
    return answerBeginning({ ...wanted, sender, subject: reference, place }, beginning, now);
  });
}

/** The file of an address, for who sends it; the answer to anybody else. */
async function withArtwork(
  request: Request,
  id: string,
  findSender: FindArtworkSender,
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
export function sendArtwork(request: Request, id: string, findSender: FindArtworkSender): Promise<Response> {
  return withArtwork(request, id, findSender, async (file) => {
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
export function completeArtwork(
  request: Request,
  id: string,
  findSender: FindArtworkSender,
): Promise<Response> {
  return withArtwork(request, id, findSender, async (file, now) => {
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
  forbidden: 'forbidden',
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
  // Given up meanwhile: nobody claims what was stored of it, and it is swept.
  if ((await findUnderWay(file.id, file.begunAt)) === null) return 'forbidden';
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
  const added = { reference: file.subject, key: file.id, files: [stored] };
  return outcomeOfStore[
    file.sender.startsWith(colleague)
      ? await addStaffFiles(file.sender.slice(colleague.length), added)
      : await addCustomerMessage({ ...added, body: null, address: null }, now)
  ];
}

/** Its sender asks at once; who does not is gone. */
const quietMilliseconds = 60_000;

/**
 * Hands over files that have come whole and whose senders are gone, and forgets those of requests that are no more and those that
 * were announced and never sent.
 */
export async function artworkTurn(now: Date, stopping: AbortSignal): Promise<TurnResult> {
  await removeUnsent(now);
  if ((await unlessAway('uploads.forgetAway', forgetUnderWay())) === null) return 'away';
  for (const file of await listUnderWay()) {
    if (stopping.aborted) break;
    if ((await isWhole(file, quietMilliseconds, now)) && (await finish(file, now)) === 'unavailable')
      return 'away';
  }
  return 'idle';
}
