import 'server-only';
import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
// The service client: the outbox holds what visitors wrote, and only the worker may read it.
import { createServiceClient } from '@/lib/supabase/service-client';
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

const state = z.object({ waiting: z.number(), poisoned: z.number(), oldest_seconds: z.number() });

/** The database does not answer, or not as expected. */
export class OutboxAwayError extends Error {
  override name = 'OutboxAwayError';
}

async function call(
  name: string,
  args: Record<string, unknown>,
  timeout = timeoutMilliseconds,
): Promise<unknown> {
  const { data, error, status } = await createServiceClient(timeout).rpc(name, args);
  if (error) throw new OutboxAwayError(`${name}: ${status} ${error.code} ${error.message}`);
  return data;
}

/** @throws OutboxAwayError */
export async function claimMessages(maxCount: number, leaseSeconds: number): Promise<LeasedMessage[]> {
  return leased.parse(
    await call('claim_outbox_messages', { max_count: maxCount, lease_seconds: leaseSeconds }),
  );
}

/** @throws OutboxAwayError */
export async function completeMessages(ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await call('complete_outbox_messages', { message_ids: ids });
}

/**
 * @returns "pending", "poisoned", or "lost" when another worker holds it by now
 * @throws OutboxAwayError
 */
export async function failMessage(
  message: LeasedMessage,
  error: string,
  permanent: boolean,
): Promise<string> {
  const args = { message_id: message.id, lease: message.lease, error, permanent };
  return z.string().parse(await call('fail_outbox_message', args));
}

export interface OutboxState {
  waiting: number;
  /** Set aside, for a person to look at. */
  poisoned: number;
  /** How long the oldest has been waiting. */
  oldestSeconds: number;
}

/** @throws OutboxAwayError */
export async function readOutboxState(timeout: number): Promise<OutboxState> {
  const { waiting, poisoned, oldest_seconds } = state.parse(await call('outbox_state', {}, timeout));
  return { waiting, poisoned, oldestSeconds: oldest_seconds };
}
