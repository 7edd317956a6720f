import { z } from 'zod';
import { personLimits } from '@/lib/forms/person-limits';
import {
  checkbox,
  optionalTextField,
  type ParsedForm,
  parseForm,
  personFields,
  textField,
} from '@/lib/forms/text-fields';
import { quoteLimits } from './limits';
import { projectTypes } from './project-types';
import type { QuoteFields } from './quote-fields';

/** A quote request after normalisation: NFC, trimmed, no control characters, lengths within `quoteLimits`. */
export type QuoteRequestInput = Omit<QuoteFields, 'locale'>;

/** Every field of the quote form, from anything. */
const quoteRequestSchema = z.object({
  ...personFields,
  company: optionalTextField(quoteLimits.company),
  subject: textField({ max: 40, required: true, tooLong: 'invalidChoice' }).pipe(
    z.enum(projectTypes, { error: 'invalidChoice' }),
  ),
  message: textField({ ...quoteLimits.message, required: true, multiline: true }),
  newsletter: checkbox,
}) satisfies z.ZodType<QuoteRequestInput>;

/** How many UTF-16 units of each field are given back to be shown again, four times what would be accepted. */
const shownAgain: Record<keyof QuoteRequestInput, number> = {
  name: personLimits.name.max * 4,
  firstName: personLimits.firstName.max * 4,
  email: personLimits.email.max * 4,
  phone: personLimits.phone.max * 4,
  company: quoteLimits.company.max * 4,
  subject: 40,
  message: quoteLimits.message.max * 4,
  newsletter: 4,
};

/** Reads the quote form as it was sent. */
export function parseQuoteRequest(
  fields: Record<string, FormDataEntryValue | undefined>,
): ParsedForm<QuoteRequestInput> {
  return parseForm(quoteRequestSchema, shownAgain, fields);
}
