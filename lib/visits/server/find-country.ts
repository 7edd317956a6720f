import 'server-only';
import { serverEnv } from '@/lib/env/server';
import { readAtMost } from '@/lib/http/read-at-most';
import { log } from '@/lib/log/log';
import { clientAddress } from '@/lib/security/client-address';
import { readCountry } from '../country-code';
import { unknown } from '../visit-beacon';
import { countryOfAddress } from './country-database';

/** Specification, section 9. */
const timeoutMilliseconds = 3000;
const largestAnswerBytes = 16_384;

/** What the hosting says in its header. Without a proxy of our own before the site, a visitor wrote it. */
function readHeader(headers: Headers): string {
  const { COUNTRY_HEADER, TRUSTED_PROXY_HOPS } = serverEnv();
  return COUNTRY_HEADER && TRUSTED_PROXY_HOPS > 0 ? readCountry(headers.get(COUNTRY_HEADER)) : unknown;
}

/**
 * The country a request comes from as far as it is known here: what the hosting says, else the file that comes with the
 * site. Nobody is asked, so it may be asked of those who refuse. The address is neither kept nor logged.
 */
export function findCountryHere(headers: Headers): string {
  const named = readHeader(headers);
  if (named !== unknown) return named;
  const address = clientAddress(headers);
  return isPublicAddress(address) ? readCountry(countryOfAddress(address)) : unknown;
}

/**
 * The country a request comes from: what the hosting says in its header, else what the configured service says of the
 * address, or the file that comes with the site where none is configured, else "Unknown". Never throws and takes 3 s at
 * most. The address is neither kept nor logged.
 */
export async function findCountry(headers: Headers): Promise<string> {
  const { COUNTRY_SERVICE_URL } = serverEnv();
  if (!COUNTRY_SERVICE_URL) return findCountryHere(headers);
  const named = readHeader(headers);
  if (named !== unknown) return named;
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

/** Whether anybody could say anything of it: not of this machine, of a private network or of a link. */
function isPublicAddress(address: string): boolean {
  return !/^(?:unknown$|::1?$|f[cd]|fe[89ab]|0\.|10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)/i.test(
    address,
  );
}
