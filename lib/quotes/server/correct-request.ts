import 'server-only';
import { z } from 'zod';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import type { DetailsInput } from '../request/details-schema';
import type { QuoteChangeResult } from '../staff-request';
import { changeConflictShape } from './quote-request-shape';

const shape = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['ok', 'unchanged', 'unknown', 'invalid', 'forbidden']) }),
  changeConflictShape,
]);

/**
 * Corrects who asked and for what. The timeline says which details, and never what they were.
 *
 * @param version the one that was on the screen
 * @throws DatabaseAwayError
 */
export async function correctQuoteRequest(
  staff: Staff,
  reference: string,
  version: number,
  { firstName, language, ...details }: DetailsInput,
): Promise<
  | { status: 'ok' | 'unchanged' | 'unknown' | 'invalid' | 'forbidden' }
  | Extract<QuoteChangeResult, { status: 'conflict' }>
> {
  const correction = { reference, version, first_name: firstName, locale: language, ...details };
  return ask('correct_quote_request', { actor: staff.viewer.id, correction }, shape, 10_000);
}
