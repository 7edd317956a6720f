import 'server-only';
import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { ask } from '@/lib/supabase/ask';
import type { LeasedMessage } from '../outbox-message';

const timeoutMilliseconds = 10_000;

const leased = z.array(
  z.object({
    id: z.uuid(),
    lease: z.uuid(),
    template: z.string(),
    locale: z.enum(locales),
    recipient: z.string().nullable(),
    payload: z.unknown(),
    attempts: z.number(),
  }),
);

const state = z
  .object({ waiting: z.number(), poisoned: z.number(), oldest_seconds: z.number() })
  .transform(({ oldest_seconds, ...counts }): OutboxState => ({ ...counts, oldestSeconds: oldest_seconds }));

/**
 * @param givenUp leases of this worker under which it works no more: what they hold is due again
 * @throws DatabaseAwayError
 */
export function claimMessages(
  maxCount: number,
  leaseSeconds: number,
  lease: string,
  givenUp: readonly string[],
): Promise<LeasedMessage[]> {
  const args = { max_count: maxCount, lease_seconds: leaseSeconds, lease, given_up: givenUp };
  return ask('claim_outbox_messages', args, leased, timeoutMilliseconds);
}

/** @throws DatabaseAwayError */
export async function completeMessages(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await ask('complete_outbox_messages', { message_ids: ids }, z.number(), timeoutMilliseconds);
}

/**
 * @returns "pending", "poisoned", or "lost" when another worker holds it by now
 * @throws DatabaseAwayError
 */
export function failMessage(message: LeasedMessage, error: string, permanent: boolean): Promise<string> {
  const args = { message_id: message.id, lease: message.lease, error, permanent };
  return ask('fail_outbox_message', args, z.string(), timeoutMilliseconds);
}

/** In one call, so that none takes long. */
const purgedPerCall = 2000;
const purgeCalls = 20;

/**
 * Deletes what left, or was set aside, before that. What is left after so many calls goes with the next turn.
 *
 * @returns how many
 * @throws DatabaseAwayError
 */
export async function purgeMessages(before: Date): Promise<number> {
  const args = { before: before.toISOString(), max_count: purgedPerCall };
  let purged = 0;
  for (let call = 0; call < purgeCalls; call += 1) {
    const gone = await ask('purge_outbox_messages', args, z.number(), timeoutMilliseconds);
    purged += gone;
    if (gone < purgedPerCall) break;
  }
  return purged;
}

export interface OutboxState {
  waiting: number;
  /** Set aside, for a person to look at. */
  poisoned: number;
  /** How long the oldest has been waiting. */
  oldestSeconds: number;
}

/** @throws DatabaseAwayError */
export function readOutboxState(timeout: number): Promise<OutboxState> {
  return ask('outbox_state', {}, state, timeout);
}
