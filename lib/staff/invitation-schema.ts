import { z } from 'zod';
import { personLimits } from '@/lib/forms/person-limits';
import { type ParsedForm, parseForm, personFields } from '@/lib/forms/text-fields';
import { type Locale, locales } from '@/lib/i18n/locales';
import { type StaffRole, staffRoles } from './staff';

export interface InvitationInput {
  /** In lower case. */
  email: string;
  role: StaffRole;
  locale: Locale;
}

const schema = z.object({
  email: personFields.email.transform((address) => address.toLowerCase()),
  role: z.enum(staffRoles, { error: 'invalidChoice' }),
  locale: z.enum(locales, { error: 'invalidChoice' }),
});

/** Reads the form that invites someone. */
export function parseInvitation(
  sent: Record<string, FormDataEntryValue | undefined>,
): ParsedForm<InvitationInput> {
  return parseForm(schema, { email: personLimits.email.max * 4, role: 20, locale: 5 }, sent);
}
