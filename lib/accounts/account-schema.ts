import { z } from 'zod';
import { personLimits } from '@/lib/forms/person-limits';
import { checkbox, type ParsedForm, parseForm, personFields, textField } from '@/lib/forms/text-fields';

/**
 * Bounds of a password. The minimum is that of the specification, section 5; bcrypt, which the backend stores passwords
 * with, reads 72 bytes and no more, so a longer one is refused instead of being cut silently.
 */
export const passwordLimits = { minCharacters: 6, maxBytes: 72 } as const;

type Sent = Record<string, FormDataEntryValue | undefined>;

/** A password about to be set: taken exactly as typed, because it will be compared exactly as typed. */
const newPassword = z.unknown().transform((raw, context) => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  if (raw === undefined || raw === '') return refuse('required');
  // PostgreSQL keeps no NUL, and half a surrogate pair has no UTF-8.
  if (typeof raw !== 'string' || raw.includes('\0') || !raw.isWellFormed()) return refuse('invalidText');
  if (raw.length > passwordLimits.maxBytes) return refuse('passwordTooLong');
  if ([...raw].length < passwordLimits.minCharacters) return refuse('passwordTooShort');
  if (new TextEncoder().encode(raw).length > passwordLimits.maxBytes) return refuse('passwordTooLong');
  return raw;
});

/** A password to compare with: whatever was typed, as long as it could have been set once. */
const knownPassword = z.unknown().transform((raw, context) => {
  if (typeof raw === 'string' && raw !== '' && raw.length <= 1024 && raw.isWellFormed()) return raw;
  context.addIssue({ code: 'custom', message: raw === undefined || raw === '' ? 'required' : 'invalidText' });
  return z.NEVER;
});

const email = personFields.email.transform((address) => address.toLowerCase());
const firstName = textField({ ...personLimits.firstName, required: true });
const lastName = textField({ ...personLimits.name, required: true });

const shownEmail = personLimits.email.max * 4;
const shownNames = { firstName: personLimits.firstName.max * 4, lastName: personLimits.name.max * 4 };

export type SignUpInput = { firstName: string; lastName: string; email: string; password: string };

// A password is never shown again, hence the zero: `parseForm` gives back so many characters.
function withoutPasswords<Input>(parsed: ParsedForm<Input>): ParsedForm<Input> {
  const { password: _password, currentPassword: _currentPassword, ...values } = parsed.values;
  return { ...parsed, values };
}

export function parseSignUp(sent: Sent): ParsedForm<SignUpInput> {
  const schema = z.object({ firstName, lastName, email, password: newPassword });
  return withoutPasswords(parseForm(schema, { ...shownNames, email: shownEmail, password: 0 }, sent));
}

export function parseSignIn(sent: Sent): ParsedForm<{ email: string; password: string }> {
  const schema = z.object({ email, password: knownPassword });
  return withoutPasswords(parseForm(schema, { email: shownEmail, password: 0 }, sent));
}

/** The forms that ask for an address and nothing else. */
export function parseAddress(sent: Sent): ParsedForm<{ email: string }> {
  return parseForm(z.object({ email }), { email: shownEmail }, sent);
}

export function parseNewPassword(sent: Sent): ParsedForm<{ password: string }> {
  return withoutPasswords(parseForm(z.object({ password: newPassword }), { password: 0 }, sent));
}

/** What someone chooses who becomes staff without an account. */
export function parseNewcomer(
  sent: Sent,
): ParsedForm<{ firstName: string; lastName: string; password: string }> {
  const schema = z.object({ firstName, lastName, password: newPassword });
  return withoutPasswords(parseForm(schema, { ...shownNames, password: 0 }, sent));
}

export function parseCurrentPassword(sent: Sent): ParsedForm<{ currentPassword: string }> {
  const schema = z.object({ currentPassword: knownPassword });
  return withoutPasswords(parseForm(schema, { currentPassword: 0 }, sent));
}

export function parseName(sent: Sent): ParsedForm<{ firstName: string; lastName: string }> {
  return parseForm(z.object({ firstName, lastName }), shownNames, sent);
}

export function parsePasswordChange(sent: Sent): ParsedForm<{ currentPassword: string; password: string }> {
  const schema = z
    .object({ currentPassword: knownPassword, password: newPassword })
    .refine(({ currentPassword, password }) => currentPassword !== password, {
      error: 'samePassword',
      path: ['password'],
    });
  return withoutPasswords(parseForm(schema, { currentPassword: 0, password: 0 }, sent));
}

export function parseEmailChange(sent: Sent): ParsedForm<{ email: string; currentPassword: string }> {
  const schema = z.object({ email, currentPassword: knownPassword });
  return withoutPasswords(parseForm(schema, { email: shownEmail, currentPassword: 0 }, sent));
}

/** @param hasPassword whether the account has one; it is asked for then */
export function parseDeletion(
  sent: Sent,
  hasPassword: boolean,
): ParsedForm<{ currentPassword: string | null; confirm: boolean }> {
  const schema = z.object({
    currentPassword: hasPassword ? knownPassword : z.unknown().transform(() => null),
    confirm: checkbox.refine((confirmed) => confirmed, { error: 'confirmDelete' }),
  });
  return withoutPasswords(parseForm(schema, { currentPassword: 0, confirm: 0 }, sent));
}
