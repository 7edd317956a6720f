'use server';

import { readTextEntry } from '@/lib/forms/read-entry';
import { composeOffer } from '@/lib/offers/actions';
import { addedDesign } from '@/lib/offers/added-design';
import type { ComposeResult } from '@/lib/offers/compose-result';
import { identifyStaff } from '@/lib/staff/server/staff-action';
import { putDrawing } from './put-drawing';

/** `composeOffer`, and the drawing of a design that it added beside the first of its lines. */
export async function composeWithDrawings(
  locale: string,
  reference: string,
  previous: ComposeResult | null,
  form: FormData,
): Promise<ComposeResult> {
  const result = await composeOffer(locale, reference, previous, form);
  // What was bound and sent is checked by then.
  if (result.status !== 'ok' || result.data.done !== 'added') return result;
  const { line } = result.data;
  const design = addedDesign(readTextEntry(form, 'intent'));
  const who = await identifyStaff('requests')(locale);
  if (design === null || typeof who === 'string') return result;
  const isDrawn = await putDrawing(who.staff, { reference, line, design });
  return { status: 'ok', data: { ...result.data, isDrawn } };
}
