import 'server-only';
import { isbot } from 'isbot';
import { z } from 'zod';
import { readConsent } from '@/lib/consent/choice';
import { sendsGpc } from '@/lib/consent/server/find-consent';
import { parseJson } from '@/lib/http/parse-json';
import { readAtMost } from '@/lib/http/read-at-most';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { answerJson } from '@/lib/security/api-answer';
import { clientAddress } from '@/lib/security/client-address';
import { isOwnOrigin } from '@/lib/security/own-origin';
import type { Staff } from '@/lib/staff/staff';
import { ask, unlessAway } from '@/lib/supabase/ask';

const largestBytes = 8192;

const told = z.object({
  tool: z.string(),
  tries: z.array(z.object({ kind: z.string(), key: z.string() })).max(100),
});

/** What can be tried in each tool, by kind: anything else is not counted. */
export type KnownTries = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Counts what a page says was tried on it, for those who allow statistics. A page reads nothing of the answer. */
export async function answerTries(request: Request, now: Date, known: KnownTries): Promise<Response> {
  const { headers } = request;
  if (!isOwnOrigin(headers)) return answerJson({ error: 'forbidden' }, 403);
  const consent = readConsent(headers.get('cookie'), null, now, sendsGpc(headers));
  if (!consent?.analytics) return answerJson({ error: 'noConsent' }, 403);
  const agent = headers.get('user-agent');
  const nothing = () =>
    new Response(null, { status: 204, headers: { 'Cache-Control': 'private, no-store' } });
  if (!agent || isbot(agent)) return nothing();
  const bucket = bucketFor('triesPerAddress', hashAddress(clientAddress(headers)));
  if (!consumeLimitsInMemory([bucket], now)) return answerJson({ error: 'limited' }, 429);
  const read = await readAtMost(request.body, largestBytes);
  const parsed = told.safeParse(read.status === 'ok' ? parseJson(read.bytes) : null);
  if (!parsed.success) return answerJson({ error: 'invalid' }, 400);
  const { tool } = parsed.data;
  const kinds = new Map(Object.entries(new Map(Object.entries(known)).get(tool) ?? {}));
  const tries = parsed.data.tries.filter(({ kind, key }) => kinds.get(kind)?.includes(key));
  if (tries.length > 0)
    await unlessAway('designs.triesNotCounted', ask('count_design_tries', { tool, tries }, z.unknown()));
  return nothing();
}

const counted = z.object({ tool: z.string(), kind: z.string(), key: z.string(), tries: z.number() });

export type CountedTry = z.output<typeof counted>;

/** What was tried most between two days ("2026-11-24"), of each kind; null while the database is away. */
export function listTries(
  _: Staff,
  fromDay: string,
  toDay: string,
  most: number,
): Promise<CountedTry[] | null> {
  const args = { from_day: fromDay, to_day: toDay, at_most: most };
  return unlessAway('designs.triesNotListed', ask('read_design_tries', args, z.array(counted)));
}
