import 'server-only';
import { z } from 'zod';
import type { Staff } from '@/lib/staff/staff';
// The service client: the tables are closed to accounts; the functions ask for the role again.
import { createServiceClient } from '@/lib/supabase/service-client';
import type { QuoteChange, QuoteChangeResult, QuoteColleague, StaffQuoteRequest } from '../staff-request';
import { changeResultShape, quoteRequestShape } from './quote-request-shape';

const timeoutMilliseconds = 10_000;
const referenceShape = /^[1-9][0-9]{2}-[0-9]{3}-[0-9]{3}(-[1-9][0-9]{0,2})?$/;

async function call(name: string, args: Record<string, unknown>): Promise<unknown> {
  const { data, error, status } = await createServiceClient(timeoutMilliseconds).rpc(name, args);
  if (error) throw new Error(`${name}: ${status} ${error.code} ${error.message}`);
  return data;
}

/**
 * All of a request, or null when there is none of this reference.
 *
 * @throws Error while the database is away
 */
export async function getQuoteRequest(_staff: Staff, reference: string): Promise<StaffQuoteRequest | null> {
  if (!referenceShape.test(reference)) return null;
  const data = await call('get_quote_request', { wanted_reference: reference });
  return data === null ? null : quoteRequestShape.parse(data);
}

/**
 * Who may be given a request to answer, by name.
 *
 * @throws Error while the database is away
 */
export async function listQuoteColleagues(_staff: Staff): Promise<QuoteColleague[]> {
  return z.array(z.object({ id: z.string(), name: z.string() })).parse(await call('list_quote_staff', {}));
}

const changedShape = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ok'), results: z.array(changeResultShape) }),
  z.object({ status: z.enum(['forbidden', 'invalid']) }),
]);

/**
 * Changes one request or many, at most 500: each alone, so that one that somebody else has changed meanwhile does not
 * hold the others up. Results come in the order of references. To undo, change back to `before` with the new version.
 *
 * @returns the results, or `forbidden` when the role was taken away meanwhile
 * @throws Error while the database is away
 */
export async function changeQuoteRequests(
  staff: Staff,
  changes: readonly QuoteChange[],
): Promise<QuoteChangeResult[] | 'forbidden'> {
  const changed = changedShape.parse(
    await call('change_quote_requests', { actor: staff.viewer.id, changes }),
  );
  if (changed.status === 'ok') return changed.results;
  if (changed.status === 'forbidden') return 'forbidden';
  return changes.map(({ reference }) => ({ status: 'invalid', reference }));
}

/**
 * Adds an internal note.
 *
 * @throws Error while the database is away
 */
export async function addQuoteNote(
  staff: Staff,
  reference: string,
  note: string,
): Promise<'ok' | 'unknown' | 'invalid' | 'forbidden'> {
  const args = { actor: staff.viewer.id, wanted_reference: reference, note };
  const shape = z.object({ status: z.enum(['ok', 'unknown', 'invalid', 'forbidden']) });
  return shape.parse(await call('add_quote_request_note', args)).status;
}
