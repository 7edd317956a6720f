import 'server-only';
import { serverEnv } from '@/lib/env/server';
import { readAtMost } from '@/lib/http/read-at-most';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { createTurns } from '@/lib/limits/turns';
import { incident } from '@/lib/log/incident';
import { answerJson } from '@/lib/security/api-answer';
import { clientAddress } from '@/lib/security/client-address';
import { isKeyedHash, keyedHash } from '@/lib/security/signing';
import { DatabaseAwayError } from '@/lib/supabase/ask';
import { type MailOutcome, maxMailBytes } from '../incoming-mail';
import { takeMail } from './take-mail';

/** A mail is in memory twice while it is taken apart. */
const turns = createTurns({ atWork: 1, perPlace: 10, waiting: 10, waitMilliseconds: 20_000 });

/** Whoever posts is told whether to try again, not what a mail was about. */
const statusOf = {
  stored: 200,
  tray: 200,
  known: 200,
  machine: 200,
  bounce: 200,
  unreadable: 422,
  later: 503,
} as const satisfies Record<MailOutcome, number>;

/** Compared as keyed hashes, so that neither its length nor its beginning tells. */
function isPoster(secret: string, authorization: string | null): boolean {
  const given = /^Bearer ([\x21-\x7e]{1,400})$/i.exec(authorization ?? '')?.[1] ?? '';
  return isKeyedHash(secret, 'mail-hook', given, keyedHash(secret, 'mail-hook', secret));
}

async function take(request: Request): Promise<Response> {
  const read = await readAtMost(request.body, maxMailBytes);
  if (read.status === 'tooLarge') return answerJson({ error: 'tooLarge' }, 413);
  if (read.status === 'unavailable') return answerJson({ error: 'later' }, 503, { 'Retry-After': '60' });
  if (read.status !== 'ok' || read.bytes.length === 0) return answerJson({ error: 'unreadable' }, 400);
  const outcome = await takeMail(read.bytes, new Date()).catch((error: unknown): MailOutcome => {
    if (!(error instanceof DatabaseAwayError)) incident(error, { during: 'mailIn.post' });
    return 'later';
  });
  return answerJson({ outcome }, statusOf[outcome], outcome === 'later' ? { 'Retry-After': '60' } : {});
}

/**
 * Takes one mail as it came over the wire: the body of the post, whose sender names the secret. It carries no cookie and no
 * `Origin`: the secret is the authority. Without one in the environment there is nothing here.
 */
export async function receivePost(request: Request): Promise<Response> {
  const { MAIL_IN_SECRET } = serverEnv();
  if (!MAIL_IN_SECRET) return answerJson({ error: 'missing' }, 404);
  const place = hashAddress(clientAddress(request.headers));
  const now = new Date();
  if (!consumeLimitsInMemory([bucketFor('mailPostPerAddress', place)], now))
    return answerJson({ error: 'rateLimited' }, 429, { 'Retry-After': '60' });
  if (!isPoster(MAIL_IN_SECRET, request.headers.get('authorization'))) {
    const isPatient = consumeLimitsInMemory([bucketFor('mailForgeryPerAddress', place)], now);
    return answerJson({ error: isPatient ? 'forbidden' : 'rateLimited' }, isPatient ? 403 : 429);
  }
  if (Number(request.headers.get('content-length') ?? 0) > maxMailBytes)
    return answerJson({ error: 'tooLarge' }, 413);
  const end = await turns.take(place);
  if (typeof end === 'string') return answerJson({ error: 'later' }, 503, { 'Retry-After': '60' });
  try {
    return await take(request);
  } finally {
    end();
  }
}
