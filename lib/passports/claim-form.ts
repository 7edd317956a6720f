import { z } from 'zod';
import { personLimits } from '@/lib/forms/person-limits';
import { type ParsedForm, parseForm, personFields, textField } from '@/lib/forms/text-fields';
import { asLabel } from '@/lib/i18n/copy';
import { formatDay } from '@/lib/i18n/format';
import type { Locale, Localized } from '@/lib/i18n/locales';
import { quoteLimits } from '@/lib/quotes/limits';

/** Pictures of one claim. */
export const claimFiles = 3;

/** Room is left for the line that says what it is about. */
export const claimTextLimits = { min: quoteLimits.message.min, max: 4000 } as const;

const { firstName, name, email, phone } = personFields;

const claimSchema = z.object({
  firstName,
  name,
  email,
  phone,
  message: textField({ ...claimTextLimits, required: true, multiline: true }),
});

export type ClaimInput = z.output<typeof claimSchema>;

export const claimFields = ['firstName', 'name', 'email', 'phone', 'message'] as const;

const shownAgain: Record<keyof ClaimInput, number> = {
  firstName: personLimits.firstName.max * 4,
  name: personLimits.name.max * 4,
  email: personLimits.email.max * 4,
  phone: personLimits.phone.max * 4,
  message: claimTextLimits.max * 4,
};

/** Reads a claim as it was sent. */
export function parseClaim(fields: Record<string, FormDataEntryValue | undefined>): ParsedForm<ClaimInput> {
  return parseForm(claimSchema, shownAgain, fields);
}

const about: Localized<(order: string, until: string | null) => string> = {
  fr: (order, until) => `Garantie, commande ${order}${until ? ` (jusqu’au ${until})` : ''}`,
  nl: (order, until) => `Waarborg, bestelling ${order}${until ? ` (tot en met ${until})` : ''}`,
  en: (order, until) => `Warranty, order ${order}${until ? ` (until ${until})` : ''}`,
};

/** What a claim says in the inbox and in mails to staff: the order it is about, then what was typed. */
export function claimMessage(
  typed: string,
  { reference, until }: { reference: string; until: string | null },
  locale: Locale,
): string {
  const order = about[locale](reference, until && formatDay(until, locale));
  return `${asLabel(order, locale)}\n\n${typed}`;
}
