import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { locales } from '@/lib/i18n/locales';
import { bucketFor, hashRecipient } from '@/lib/limits/server/buckets';
import { kickLoop } from '@/lib/loops/loops';
import { createLinkToken } from '@/lib/security/link-token';
import { ask } from '@/lib/supabase/ask';
import type { InvitationInput } from '../invitation-schema';
import { type Staff, type StaffRole, staffRoles } from '../staff';
import type { StaffInvitation, TeamMember } from '../team';

const timeoutMilliseconds = 10_000;

const members = z.array(
  z.object({
    id: z.string(),
    email: z.string(),
    name: z.string().nullable(),
    role: z.enum(staffRoles),
    since: z.string(),
    lastSignInAt: z.string().nullable(),
    factorSince: z.string().nullable(),
  }),
);
const invitations = z.array(
  z.object({
    id: z.string(),
    email: z.string(),
    role: z.enum(staffRoles),
    locale: z.enum(locales),
    expiresAt: z.string(),
    invitedBy: z.string().nullable(),
  }),
);

/** The status that a function answers, which must be one of these. */
const oneOf = <const Status extends string>(...statuses: Status[]) =>
  z.object({ status: z.enum(statuses) }).transform(({ status }) => status);

/**
 * Everyone who is staff, by address, and who was asked to be.
 *
 * @throws DatabaseAwayError
 */
export async function readTeam(
  _staff: Staff,
): Promise<{ members: TeamMember[]; invitations: StaffInvitation[] }> {
  const [listed, invited] = await Promise.all([
    ask('list_staff_members', {}, members, timeoutMilliseconds),
    ask('list_staff_invitations', {}, invitations, timeoutMilliseconds),
  ]);
  return { members: listed, invitations: invited };
}

function newToken(email: string) {
  const { hash, sealed } = createLinkToken(serverEnv().APP_SECRET, 'invitation-token');
  const limits = [bucketFor('invitationMailPerAddress', hashRecipient(email))];
  return { token_hash: hash, sealed_token: sealed, limits };
}

/**
 * Invites an address by mail, again with a new link when it was invited before.
 *
 * @throws DatabaseAwayError
 */
export async function inviteStaff(
  staff: Staff,
  input: InvitationInput,
): Promise<'ok' | 'forbidden' | 'limited' | 'staffAlready' | 'invalid'> {
  const invitation = { ...input, ...newToken(input.email) };
  const args = { actor: staff.viewer.id, invitation };
  const shape = oneOf('ok', 'forbidden', 'limited', 'staffAlready', 'invalid');
  const status = await ask('invite_staff', args, shape, timeoutMilliseconds);
  if (status === 'ok') kickLoop('outbox');
  return status;
}

/**
 * Sends an invitation once more; the link of the mail before is worth nothing from now on.
 *
 * @throws DatabaseAwayError
 */
export async function resendInvitation(
  staff: Staff,
  id: string,
): Promise<'ok' | 'forbidden' | 'limited' | 'unknown' | 'invalid'> {
  const args = { actor: staff.viewer.id, invitation: id, token: newToken(id) };
  const shape = oneOf('ok', 'forbidden', 'limited', 'unknown', 'invalid');
  const status = await ask('resend_staff_invitation', args, shape, timeoutMilliseconds);
  if (status === 'ok') kickLoop('outbox');
  return status;
}

/**
 * Takes an invitation back.
 *
 * @throws DatabaseAwayError
 */
export function withdrawInvitation(staff: Staff, id: string): Promise<'ok' | 'forbidden' | 'unknown'> {
  const args = { actor: staff.viewer.id, invitation: id };
  const shape = oneOf('ok', 'forbidden', 'unknown');
  return ask('withdraw_staff_invitation', args, shape, timeoutMilliseconds);
}

/**
 * Gives an account that is staff another role, or none (null): it works from its next request on.
 *
 * @throws DatabaseAwayError
 */
export function reviseStaff(
  staff: Staff,
  member: string,
  role: StaffRole | null,
): Promise<'ok' | 'forbidden' | 'unknown' | 'lastAdmin' | 'invalid'> {
  const args = { actor: staff.viewer.id, member, new_role: role };
  const shape = oneOf('ok', 'forbidden', 'unknown', 'lastAdmin', 'invalid');
  return ask('revise_staff', args, shape, timeoutMilliseconds);
}
