import 'server-only';
import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { ask } from '@/lib/supabase/ask';
import { designKinds, type HeldDesign } from '../design';
import { designFiguresShape } from './design-store';

const timeoutMilliseconds = 10_000;

const held = z
  .object({
    id: z.uuid(),
    kind: z.enum(designKinds),
    title: z.string(),
    locale: z.enum(locales),
    document: z.unknown(),
    figures: designFiguresShape.nullable(),
    saved_at: z.coerce.date(),
    reference: z.string(),
  })
  .transform(({ saved_at, ...copy }): HeldDesign => ({ ...copy, savedAt: saved_at }));

/**
 * The designs that a quote request holds, in the order in which they were attached. Whoever asks may see the request.
 *
 * @throws DatabaseAwayError
 */
export function listRequestDesigns(reference: string): Promise<HeldDesign[]> {
  return ask('list_request_designs', { wanted_reference: reference }, z.array(held), timeoutMilliseconds);
}

/**
 * A design that a request holds, by the id in its token.
 *
 * @throws DatabaseAwayError
 */
export function findHeldDesign(id: string): Promise<HeldDesign | null> {
  return ask('find_held_design', { held_id: id }, held.nullable(), timeoutMilliseconds);
}
