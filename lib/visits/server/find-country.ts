import 'server-only';
import { serverEnv } from '@/lib/env/server';
import { readAtMost } from '@/lib/http/read-at-most';
import { log } from '@/lib/log/log';
import { clientAddress } from '@/lib/security/client-address';
import { readCountry } from '../country-code';
import { unknown } from '../visit-beacon';

/** Specification, section 9. */
const timeoutMilliseconds = 3000;
const largestAnswerBytes = 16_384;

/**
 * The country a request comes from: what the hosting says in its header, else what the configured service says of the
 * address, else "Unknown". Never throws and takes 3 s at most. The address is neither kept nor logged.
 */
export async function findCountry(headers: Headers): Promise<string> {
  const { COUNTRY_HEADER, COUNTRY_SERVICE_URL } = serverEnv();
  const named = COUNTRY_HEADER ? readCountry(headers.get(COUNTRY_HEADER)) : unknown;
  if (named !== unknown || !COUNTRY_SERVICE_URL) return named;
  const address = clientAddress(headers);
  if (!isPublicAddress(address)) return unknown;
  try {
    const response = await fetch(COUNTRY_SERVICE_URL.replace('{address}', encodeURIComponent(address)), {
      headers: { Accept: 'application/json' },
      redirect: 'error',
      cache: 'no-store',
      // The whole answer is bounded by it, not only its beginning.
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const read = await readAtMost(response.body, largestAnswerBytes);
    if (read.status !== 'ok') throw new Error(read.status);
    const answer: unknown = JSON.parse(Buffer.from(read.bytes).toString());
    return readCountry((answer as { country?: unknown } | null)?.country);
  } catch (error) {
    // Not the message: it may hold the address.
    log.warn('visits.countryUnknown', { reason: error instanceof Error ? error.name : 'unknown' });
    return unknown;
  }
}

/** Whether a service could say anything of it: not of this machine, of a private network or of a link. */
function isPublicAddress(address: string): boolean {
  return !/^(?:unknown$|::1?$|f[cd]|fe[89ab]|0\.|10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)/i.test(
    address,
  );
}
