import 'server-only';
import { z } from 'zod';
import { kickLoop } from '@/lib/background/server/loops';
import { serverEnv } from '@/lib/env/server';
import { locales } from '@/lib/i18n/locales';
import { bucketFor, hashRecipient } from '@/lib/limits/server/buckets';
import { createLinkToken } from '@/lib/security/link-token';
// The service client: who is staff is in tables that no other key opens; the database asks for the role itself.
import { createServiceClient } from '@/lib/supabase/service-client';
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

async function call(name: string, args: Record<string, unknown>): Promise<unknown> {
  const { data, error, status } = await createServiceClient(timeoutMilliseconds).rpc(name, args);
  if (error) throw new Error(`${name}: ${status} ${error.code} ${error.message}`);
  return data;
}

/** The status a function answers, which must be one of these. */
async function change<Status extends string>(
  name: string,
  args: Record<string, unknown>,
  statuses: readonly [Status, ...Status[]],
): Promise<Status> {
  return z.object({ status: z.enum(statuses) }).parse(await call(name, args)).status as Status;
}

/**
 * Everyone who is staff, by address, and who was asked to be.
 *
 * @throws Error while the database is away
 */
export async function readTeam(
  _staff: Staff,
): Promise<{ members: TeamMember[]; invitations: StaffInvitation[] }> {
  const [listed, invited] = await Promise.all([
    call('list_staff_members', {}),
    call('list_staff_invitations', {}),
  ]);
  return { members: members.parse(listed), invitations: invitations.parse(invited) };
}

function newToken(email: string) {
  const { hash, sealed } = createLinkToken(serverEnv().APP_SECRET, 'invitation-token');
  const limits = [bucketFor('invitationMailPerAddress', hashRecipient(email))];
  return { token_hash: hash, sealed_token: sealed, limits };
}

/**
 * Invites an address by mail, again with a new link when it was invited before.
 *
 * @throws Error while the database is away
 */
export async function inviteStaff(
  staff: Staff,
  input: InvitationInput,
): Promise<'ok' | 'forbidden' | 'limited' | 'staffAlready' | 'invalid'> {
  const invitation = { ...input, ...newToken(input.email) };
  const args = { actor: staff.viewer.id, invitation };
  const statuses = ['ok', 'forbidden', 'limited', 'staffAlready', 'invalid'] as const;
  const status = await change('invite_staff', args, statuses);
  if (status === 'ok') kickLoop('outbox');
  return status;
}

/**
 * Sends an invitation once more; the link of the mail before is worth nothing from now on.
 *
 * @throws Error while the database is away
 */
export async function resendInvitation(
  staff: Staff,
  id: string,
): Promise<'ok' | 'forbidden' | 'limited' | 'unknown' | 'invalid'> {
  const args = { actor: staff.viewer.id, invitation: id, token: newToken(id) };
  const statuses = ['ok', 'forbidden', 'limited', 'unknown', 'invalid'] as const;
  const status = await change('resend_staff_invitation', args, statuses);
  if (status === 'ok') kickLoop('outbox');
  return status;
}

/**
 * Takes an invitation back.
 *
 * @throws Error while the database is away
 */
export function withdrawInvitation(staff: Staff, id: string): Promise<'ok' | 'forbidden' | 'unknown'> {
  const args = { actor: staff.viewer.id, invitation: id };
  return change('withdraw_staff_invitation', args, ['ok', 'forbidden', 'unknown']);
}

/**
 * Gives an account that is staff another role, or none (null): it works from its next request on.
 *
 * @throws Error while the database is away
 */
export function reviseStaff(
  staff: Staff,
  member: string,
  role: StaffRole | null,
): Promise<'ok' | 'forbidden' | 'unknown' | 'lastAdmin' | 'invalid'> {
  const args = { actor: staff.viewer.id, member, new_role: role };
  return change('revise_staff', args, ['ok', 'forbidden', 'unknown', 'lastAdmin', 'invalid']);
}
