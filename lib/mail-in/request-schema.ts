import { z } from 'zod';
import { type ParsedForm, parseForm, textField } from '@/lib/forms/text-fields';
import { quoteLimits } from '@/lib/quotes/limits';
import { detailFields, detailsShown, unreachable } from '@/lib/quotes/request/details-schema';

const requestSchema = z.object({
  ...detailFields,
  message: textField({ max: quoteLimits.message.max, required: true, multiline: true }),
});

/** A request as staff make it of a mail. */
export type MailRequestInput = z.output<typeof requestSchema>;

const shownAgain: Record<keyof MailRequestInput, number> = {
  ...detailsShown,
  message: quoteLimits.message.max * 4,
};

export const mailRequestNames = Object.keys(shownAgain) as (keyof MailRequestInput)[];

/** Reads the form: an address or a number is enough. */
export function parseMailRequest(
  sent: Record<string, FormDataEntryValue | undefined>,
): ParsedForm<MailRequestInput> {
  const read = parseForm(requestSchema, shownAgain, sent);
  if (!read.ok || read.data.email !== null || read.data.phone !== null) return read;
  return { ok: false, fields: unreachable, values: read.values };
}
