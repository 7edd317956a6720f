import 'server-only';
import { readAtMost } from '@/lib/http/read-at-most';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { log } from '@/lib/log/log';
import { clientAddress } from '@/lib/security/client-address';
import { isViolationReportType, readViolationReports } from '../violation-reports';

const largestReportBytes = 8192;

const headers = { 'Cache-Control': 'no-store' };

/**
 * Takes a browser's report of what the content policy forbade and writes each violation on a log line. Anyone may send
 * anything here, so it is bounded in every way, costs no database call and says the same whatever becomes of it.
 */
export async function answerViolationReport(request: Request, now: Date): Promise<Response> {
  if (!isViolationReportType(request.headers.get('content-type')))
    return new Response(null, { status: 415, headers });
  const accepted = new Response(null, { status: 204, headers });
  const sender = bucketFor('violationReportPerAddress', hashAddress(clientAddress(request.headers)));
  if (!consumeLimitsInMemory([sender], now)) return accepted;
  // Only what one sender may say counts here: a flood of one must not use up what the others may say.
  if (!consumeLimitsInMemory([bucketFor('violationReportPerProcess', 'all')], now)) return accepted;
  const read = await readAtMost(request.body, largestReportBytes);
  if (read.status !== 'ok') return accepted;
  for (const report of readViolationReports(Buffer.from(read.bytes).toString())) {
    log.warn('security.violation', { ...report });
  }
  return accepted;
}
