import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { answerJson } from '@/lib/security/api-answer';
import { clientAddress } from '@/lib/security/client-address';
import { issueTicket, ticketHeader } from '@/lib/security/form-ticket';
import { isOwnOrigin } from '@/lib/security/own-origin';

/** Gives a form its ticket. A header may bring an earlier one, whose session goes on. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnOrigin(request.headers)) return answerJson({ error: 'forbidden' }, 403);
  const now = new Date();
  const bucket = bucketFor('ticketPerAddress', hashAddress(clientAddress(request.headers)));
  if (!consumeLimitsInMemory([bucket], now)) return answerJson({ error: 'rateLimited' }, 429);
  return answerJson({ ticket: issueTicket(now, request.headers.get(ticketHeader)) });
}
