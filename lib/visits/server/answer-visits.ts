import 'server-only';
import { isbot } from 'isbot';
import { readConsent } from '@/lib/consent/choice';
import { sendsGpc } from '@/lib/consent/server/find-consent';
import { parseJson } from '@/lib/http/parse-json';
import { readAtMost } from '@/lib/http/read-at-most';
import { type Bucket, bucketFor, hashAddress, hashSession } from '@/lib/limits/server/buckets';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { answerJson } from '@/lib/security/api-answer';
import { clientAddress } from '@/lib/security/client-address';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { beaconSchema } from './beacon-schema';
import { findCountry } from './find-country';
import { readDevice } from './read-device';
import { recordVisitBeacon } from './record-visit';

const largestBeaconBytes = 16_384;

const refusals = {
  noConsent: 403,
  limited: 429,
  invalid: 400,
  unavailable: 503,
} as const;

/**
 * Takes a beacon of a page. Pages read nothing of the answer but the country of their visit, so whatever goes wrong
 * here disturbs none.
 *
 * @param findUserId whose session the request carries; asked only where it may be recorded
 */
export async function answerVisits(
  request: Request,
  now: Date,
  findUserId: () => Promise<string | null>,
): Promise<Response> {
  const { headers } = request;
  if (!isOwnOrigin(headers)) return answerJson({ error: 'forbidden' }, 403);
  const consent = readConsent(headers.get('cookie'), null, now, sendsGpc(headers));
  if (!consent?.analytics) return refuse('noConsent');
  const agent = headers.get('user-agent');
  if (!agent || isbot(agent)) return nothing();

  const addressHash = hashAddress(clientAddress(headers));
  // First in this process alone: a flood reaches neither the database nor the service that knows countries.
  const isHeard = (bucket: Bucket) => consumeLimitsInMemory([bucket], now);
  if (!isHeard(bucketFor('beaconPerAddress', addressHash))) return refuse('limited');
  const beacon = await readBeacon(request);
  if (!beacon) return refuse('invalid');
  if (!isHeard(bucketFor('beaconPerSession', hashSession(beacon.session)))) return refuse('limited');

  const outcome = await recordVisitBeacon(consent, beacon, {
    addressHash,
    device: (signs) => readDevice(headers, signs),
    country: () => findCountry(headers),
    userId: findUserId,
  });
  if (outcome.status === 'notCounted') return nothing();
  if (outcome.status !== 'recorded') return answerJson({ error: outcome.status }, refusals[outcome.status]);
  return outcome.country === null ? nothing() : answerJson({ country: outcome.country });
}

function refuse(reason: keyof typeof refusals): Response {
  return answerJson({ error: reason }, refusals[reason]);
}

async function readBeacon(request: Request) {
  const read = await readAtMost(request.body, largestBeaconBytes);
  return read.status === 'ok' ? (beaconSchema.safeParse(parseJson(read.bytes)).data ?? null) : null;
}

function nothing(): Response {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'private, no-store' } });
}
