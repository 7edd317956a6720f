import 'server-only';
import { z } from 'zod';
import type { AccountResult } from '@/lib/accounts/account-result';
import { parseCurrentPassword, parseNewcomer, parseNewPassword } from '@/lib/accounts/account-schema';
import { endOtherSessions } from '@/lib/accounts/server/end-sessions';
import { makeConfirmedAccount, replacePassword } from '@/lib/accounts/server/prove-address';
import { checkPassword, enter } from '@/lib/accounts/server/sign-in';
import { readViewer } from '@/lib/accounts/server/viewer';
import { findPasswordWeakness } from '@/lib/accounts/server/weak-password';
import type { Locale } from '@/lib/i18n/locales';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimits } from '@/lib/limits/server/consume-limits';
import { log } from '@/lib/log/log';
import { hashLinkToken, isLinkToken } from '@/lib/security/link-token';
import { ask } from '@/lib/supabase/ask';
import { type InvitedAccount, invitationStep } from '../invitation-step';
import { staffRoles } from '../staff';

const found = z.object({ email: z.string(), role: z.enum(staffRoles) }).nullable();
const invitedAccount = z.object({ email: z.string(), account: z.string().nullable() }).nullable();
const answer = z.object({ status: z.enum(['ok', 'expired', 'otherAddress']) });

/**
 * Whom a link invites and as what; null when it is worth nothing, or nothing any more.
 *
 * @throws DatabaseAwayError
 */
export async function findInvitation(token: string): Promise<z.output<typeof found>> {
  return isLinkToken(token) ? ask('find_staff_invitation', { hash: hashLinkToken(token) }, found) : null;
}

/**
 * The account that a link invites; null like `findInvitation`.
 *
 * @throws DatabaseAwayError
 */
export async function findInvitedAccount(token: string): Promise<InvitedAccount | null> {
  return isLinkToken(token)
    ? ask('find_invited_account', { hash: hashLinkToken(token) }, invitedAccount)
    : null;
}

export interface Acceptance {
  token: string;
  /** What the form sent, by the names of its fields; a field that it did not have is undefined. */
  sent: Record<string, FormDataEntryValue | undefined>;
  locale: Locale;
  /** Network address of the sender. */
  address: string;
  now: Date;
}

/** `askAgain`: the form was not the one that this link and this browser need now. */
type AcceptanceOutcome =
  | 'ok'
  | 'askAgain'
  | 'expired'
  | 'rateLimited'
  | 'unavailable'
  | Extract<AccountResult<never>, { status: 'invalid' }>;

/**
 * Makes the account of the invited address staff; the link works once. The role goes to an account whose password the
 * holder of the link has just typed or chosen, and every session that it has elsewhere ends before.
 *
 * @throws DatabaseAwayError
 */
export async function acceptInvitation(acceptance: Acceptance): Promise<AcceptanceOutcome> {
  const { token, sent, address, now } = acceptance;
  const reading = await readViewer();
  if (reading.status === 'away') return 'unavailable';
  const viewer = reading.status === 'signedIn' ? reading.viewer : null;
  if (!(await consumeLimits([bucketFor('accountLinkPerAddress', hashAddress(address))], now)))
    return 'rateLimited';
  const invited = await findInvitedAccount(token);
  if (!invited) return 'expired';
  const { email, account } = invited;
  const step = invitationStep(invited, viewer);
  if (step === 'otherAccount') return 'askAgain';
  if (step === 'createAccount') return createAndJoin(acceptance, email);
  if (account === null) return 'askAgain';
  if (sent.password !== undefined) return chooseAndJoin(token, email, sent);
  if (step === 'choosePassword') return 'askAgain';
  if (step === 'confirmPassword') {
    if (sent.currentPassword === undefined) return 'askAgain';
    const parsed = parseCurrentPassword(sent);
    if (!parsed.ok) return invalid(parsed.fields);
    const check = await checkPassword({ email, address, password: parsed.data.currentPassword });
    if (check === 'invalidCredentials') return invalid({ currentPassword: ['wrongPassword'] });
    if (check !== 'right') return check === 'rateLimited' ? check : 'unavailable';
  }
  if ((await endOtherSessions()) !== 'ended') return 'unavailable';
  return join(account, token);
}

async function createAndJoin({ token, sent, locale }: Acceptance, email: string): Promise<AcceptanceOutcome> {
  if (sent.firstName === undefined) return 'askAgain';
  const parsed = parseNewcomer(sent);
  if (!parsed.ok) return invalid(parsed.fields, parsed.values);
  const weakness = await findPasswordWeakness(parsed.data.password, email);
  if (weakness) return invalid({ password: [weakness] }, parsed.values);
  const made = await makeConfirmedAccount({ ...parsed.data, email, locale });
  if (made === 'exists') return 'askAgain';
  if (made === 'weakPassword') return invalid({ password: ['passwordTooShort'] }, parsed.values);
  if (made === 'unavailable') return made;
  return (await enter(email, parsed.data.password)) ? join(made.id, token) : 'unavailable';
}

async function chooseAndJoin(
  token: string,
  email: string,
  sent: Acceptance['sent'],
): Promise<AcceptanceOutcome> {
  const parsed = parseNewPassword(sent);
  if (!parsed.ok) return invalid(parsed.fields);
  const weakness = await findPasswordWeakness(parsed.data.password, email);
  if (weakness) return invalid({ password: [weakness] });
  const claimed = await ask('claim_invited_account', { hash: hashLinkToken(token) }, invitedAccount);
  if (!claimed?.account) return claimed ? 'askAgain' : 'expired';
  const replaced = await replacePassword(claimed.account, parsed.data.password);
  if (replaced === 'weakPassword') return invalid({ password: ['passwordTooShort'] });
  if (replaced !== 'replaced') return replaced;
  return (await enter(email, parsed.data.password)) ? join(claimed.account, token) : 'unavailable';
}

async function join(account: string, token: string): Promise<AcceptanceOutcome> {
  const { status } = await ask('accept_staff_invitation', { account, hash: hashLinkToken(token) }, answer);
  if (status === 'ok') log.info('staff.accepted');
  // The address was somebody else's between two questions.
  return status === 'otherAddress' ? 'askAgain' : status;
}

function invalid(fields: Record<string, string[]>, values: Record<string, string> = {}) {
  return { status: 'invalid' as const, fields, values };
}
