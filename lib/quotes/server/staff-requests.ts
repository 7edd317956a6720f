import 'server-only';
import { z } from 'zod';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import { isReference } from '../reference';
import type {
  NoteMention,
  QuoteChange,
  QuoteChangeResult,
  QuoteColleague,
  StaffQuoteRequest,
} from '../staff-request';
import { changeResultShape, quoteRequestShape } from './quote-request-shape';

const timeoutMilliseconds = 10_000;

/**
 * All of a request, or null when there is none of this reference.
 *
 * @throws DatabaseAwayError
 */
export async function findQuoteRequest(_staff: Staff, reference: string): Promise<StaffQuoteRequest | null> {
  if (!isReference(reference)) return null;
  const args = { wanted_reference: reference };
  return ask('get_quote_request', args, quoteRequestShape.nullable(), timeoutMilliseconds);
}

/**
 * Who typed a request in, by name; null for the form of the site.
 *
 * @throws DatabaseAwayError
 */
export async function findQuoteOrigin(_staff: Staff, reference: string): Promise<string | null> {
  if (!isReference(reference)) return null;
  return ask(
    'find_quote_origin',
    { wanted_reference: reference },
    z.string().nullable(),
    timeoutMilliseconds,
  );
}

/**
 * Who may be given a request to answer, by name.
 *
 * @throws DatabaseAwayError
 */
export async function listQuoteColleagues(_staff: Staff): Promise<QuoteColleague[]> {
  const shape = z.array(z.object({ id: z.string(), name: z.string() }));
  return ask('list_quote_staff', {}, shape, timeoutMilliseconds);
}

const changedShape = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ok'), results: z.array(changeResultShape) }),
  z.object({ status: z.enum(['forbidden', 'invalid']) }),
]);

/**
 * Changes one request or many, at most 500: each alone, so that one that somebody else has changed meanwhile does not
 * hold the others up. Results come in the order of references. To undo, change back to `before` with the new version,
 * and say so.
 *
 * @returns the results, or `forbidden` when the role was taken away meanwhile
 * @throws DatabaseAwayError
 */
export async function changeQuoteRequests(
  staff: Staff,
  changes: readonly QuoteChange[],
): Promise<QuoteChangeResult[] | 'forbidden'> {
  const args = { actor: staff.viewer.id, changes };
  const changed = await ask('change_quote_requests', args, changedShape, timeoutMilliseconds);
  if (changed.status === 'ok') return changed.results;
  if (changed.status === 'forbidden') return 'forbidden';
  return changes.map(({ reference }) => ({ status: 'invalid', reference }));
}

/**
 * Adds an internal note, and tells the colleagues whom it names.
 *
 * @param mentioned their accounts
 * @throws DatabaseAwayError
 */
export async function addQuoteNote(
  staff: Staff,
  reference: string,
  note: string,
  mentioned: readonly string[] = [],
): Promise<'ok' | 'unknown' | 'invalid' | 'forbidden'> {
  const args = { actor: staff.viewer.id, wanted_reference: reference, note, mentioned };
  const shape = z.object({ status: z.enum(['ok', 'unknown', 'invalid', 'forbidden']) });
  return (await ask('add_quote_request_note', args, shape, timeoutMilliseconds)).status;
}

/**
 * Whom the notes of a request name; an account that was deleted past the site has no name any more.
 *
 * @throws DatabaseAwayError
 */
export async function listNoteMentions(_staff: Staff, reference: string): Promise<NoteMention[]> {
  if (!isReference(reference)) return [];
  const shape = z.array(z.object({ note: z.string(), id: z.string(), name: z.string().nullable() }));
  const named = await ask('list_note_mentions', { wanted_reference: reference }, shape, timeoutMilliseconds);
  return named.flatMap(({ name, ...mention }) => (name === null ? [] : [{ ...mention, name }]));
}
