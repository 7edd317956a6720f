import { z } from 'zod';
import { personLimits } from '@/lib/forms/person-limits';
import {
  optionalEmail,
  optionalTextField,
  type ParsedForm,
  parseForm,
  personFields,
  type TextFieldError,
  textField,
} from '@/lib/forms/text-fields';
import { locales } from '@/lib/i18n/locales';
import { quoteLimits } from '../limits';
import { requestSubjects } from '../project-types';
import { requestDetails, shownFieldOf } from './details';

const choice = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  textField({ max: 40, required: true, tooLong: 'invalidChoice' }).pipe(
    z.enum(values, { error: 'invalidChoice' }),
  );

/** Who asked and for what, as staff write it down: an address or a number is enough. */
export const detailFields = {
  firstName: personFields.firstName,
  name: personFields.name,
  phone: personFields.phone,
  email: optionalEmail,
  company: optionalTextField(quoteLimits.company),
  language: choice(locales),
  subject: choice(requestSubjects),
};

const detailsSchema = z.object(detailFields);

export type DetailsInput = z.output<typeof detailsSchema>;

/** How many UTF-16 units of each field are given back. */
export const detailsShown: Record<keyof DetailsInput, number> = {
  firstName: personLimits.firstName.max * 4,
  name: personLimits.name.max * 4,
  phone: personLimits.phone.max * 4,
  email: personLimits.email.max * 4,
  company: quoteLimits.company.max * 4,
  language: 40,
  subject: 40,
};

/** Somebody whom nothing reaches. */
export const unreachable: Record<string, TextFieldError[]> = { phone: ['phoneOrMail'] };

/**
 * Reads corrected details as they were sent, beside what the page showed of each. Only what differs from that is given back:
 * a detail that nobody touched is the request's own, and a colleague may have corrected it meanwhile.
 *
 * @param needsEmail the form of the site asks for an address, so that one stays
 */
export function parseDetails(
  sent: Record<string, FormDataEntryValue | undefined>,
  needsEmail: boolean,
): ParsedForm<DetailsInput> {
  const read = parseForm(detailsSchema, detailsShown, sent);
  const values = Object.fromEntries(
    requestDetails.flatMap((detail) => {
      const typed = read.values[detail];
      const isTouched = sent[detail] !== sent[shownFieldOf(detail)];
      return typed !== undefined && isTouched ? [[detail, typed]] : [];
    }),
  );
  if (!read.ok || read.data.email !== null) return { ...read, values };
  if (needsEmail) return { ok: false, fields: { email: ['required'] }, values };
  return read.data.phone === null ? { ok: false, fields: unreachable, values } : { ...read, values };
}
