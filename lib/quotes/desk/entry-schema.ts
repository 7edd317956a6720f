import { z } from 'zod';
import { checkbox, optionalTextField, type ParsedForm, parseForm, textField } from '@/lib/forms/text-fields';
import { quoteLimits } from '../limits';
import { projectTypes } from '../project-types';
import { detailFields, detailsShown, unreachable } from '../request/details-schema';
import { spokenSources, type WishedAnswer, wishedAnswers } from '../request-source';

const entrySchema = z.object({
  ...detailFields,
  subject: textField({ max: 40, required: true, tooLong: 'invalidChoice' }).pipe(
    z.enum(projectTypes, { error: 'invalidChoice' }),
  ),
  // "Call back" is all that some callers say.
  message: textField({ max: quoteLimits.message.max, required: true, multiline: true }),
  source: textField({ max: 40, required: true, tooLong: 'invalidChoice' }).pipe(
    z.enum(spokenSources, { error: 'invalidChoice' }),
  ),
  wished: optionalTextField({ max: 40, tooLong: 'invalidChoice' }).pipe(
    z.enum(wishedAnswers, { error: 'invalidChoice' }).nullable(),
  ),
  letter: checkbox,
});

/** What a customer said on the telephone or at the counter. */
export type EntryInput = z.output<typeof entrySchema>;

const shownAgain: Record<keyof EntryInput, number> = {
  ...detailsShown,
  message: quoteLimits.message.max * 4,
  source: 40,
  wished: 40,
  letter: 4,
};

export const entryNames = Object.keys(shownAgain) as (keyof EntryInput)[];

const needed: Record<WishedAnswer, 'phone' | 'email' | null> = { call: 'phone', mail: 'email', visit: null };

/** Reads what staff typed: there is a way to reach whoever asked, and it is the one they wish for. */
export function parseEntry(sent: Record<string, FormDataEntryValue | undefined>): ParsedForm<EntryInput> {
  const read = parseForm(entrySchema, shownAgain, sent);
  if (!read.ok) return read;
  const { data, values } = read;
  if (data.phone === null && data.email === null) return { ok: false, fields: unreachable, values };
  const way = data.wished && needed[data.wished];
  if (way && data[way] === null) return { ok: false, fields: { [way]: ['required'] }, values };
  return read;
}
