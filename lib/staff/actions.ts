'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import type { ActionResult } from '@/lib/actions/result';
import { readTextEntry } from '@/lib/forms/read-entry';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { incident } from '@/lib/log/incident';
import { clientAddress } from '@/lib/security/client-address';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { parseInvitation } from './invitation-schema';
import { acceptInvitation } from './server/accept-invitation';
import { invitationPath } from './server/invitation-link';
import * as team from './server/manage-team';
import { findStaffOf } from './server/staff';
import { type Staff, staffRoles } from './staff';
import type { TeamOutcome } from './team';

const knownLocale = (locale: string): Locale => (isLocale(locale) ? locale : defaultLocale);

/** The admin whose form this is, or why it is refused. */
async function findAdmin(): Promise<Staff | 'forbidden' | 'unavailable'> {
  if (!isOwnOrigin(await headers())) return 'forbidden';
  const answer = await findStaffOf('staff');
  if (answer.status === 'staff') return answer.staff;
  return answer.status === 'away' ? 'unavailable' : 'forbidden';
}

async function attempt<Outcome>(
  during: string,
  work: () => Promise<Outcome>,
): Promise<Outcome | 'unavailable'> {
  try {
    return await work();
  } catch (error) {
    incident(error, { during: `staff.${during}` });
    return 'unavailable';
  }
}

function redirectToTeam(locale: string, outcome: TeamOutcome): never {
  redirect(pathWithin('admin-staff', knownLocale(locale), { query: { outcome } }));
}

/** Invites an address by mail. Success leads back to the page of the team. */
export async function inviteToTeam(
  locale: string,
  _previous: unknown,
  form: FormData,
): Promise<ActionResult<null, 'staffAlready'>> {
  const entries = ['email', 'role', 'locale'].map((name) => [name, form.get(name) ?? undefined]);
  const parsed = parseInvitation(Object.fromEntries(entries));
  const { values } = parsed;
  const admin = await findAdmin();
  if (typeof admin === 'string') return { status: 'refused', reason: admin, values };
  if (!parsed.ok) return { status: 'invalid', fields: parsed.fields, values };
  const outcome = await attempt('invite', () => team.inviteStaff(admin, parsed.data));
  if (outcome === 'ok') redirectToTeam(locale, 'invited');
  if (outcome === 'limited') return { status: 'refused', reason: 'rateLimited', values };
  if (outcome === 'invalid') return { status: 'invalid', fields: { email: ['invalidEmail'] }, values };
  return { status: 'refused', reason: outcome, values };
}

/** Runs a form of the team page that is one button about one row, and leads back with what came of it. */
async function actOnRow(
  locale: string,
  form: FormData,
  done: TeamOutcome,
  act: (admin: Staff, id: string) => Promise<'ok' | 'invalid' | 'limited' | TeamOutcome>,
): Promise<never> {
  const admin = await findAdmin();
  if (typeof admin === 'string') redirectToTeam(locale, admin);
  const id = z.uuid().safeParse(readTextEntry(form, 'id'));
  if (!id.success) redirectToTeam(locale, 'unknown');
  const outcome = await attempt(done, () => act(admin, id.data));
  switch (outcome) {
    case 'ok':
      return redirectToTeam(locale, done);
    case 'limited':
      return redirectToTeam(locale, 'rateLimited');
    case 'invalid':
      return redirectToTeam(locale, 'unknown');
    default:
      return redirectToTeam(locale, outcome);
  }
}

/** Sends an invitation once more, with a new link. */
export async function resendTeamInvitation(locale: string, form: FormData): Promise<void> {
  await actOnRow(locale, form, 'resent', team.resendInvitation);
}

/** Takes an invitation back. */
export async function withdrawTeamInvitation(locale: string, form: FormData): Promise<void> {
  await actOnRow(locale, form, 'withdrawn', team.withdrawInvitation);
}

/** Gives a member another role. */
export async function changeTeamRole(locale: string, form: FormData): Promise<void> {
  const role = z.enum(staffRoles).safeParse(readTextEntry(form, 'role'));
  await actOnRow(locale, form, 'roleChanged', async (admin, id) =>
    role.success ? team.reviseStaff(admin, id, role.data) : 'invalid',
  );
}

/** Takes a member's role away, from their next request on. */
export async function removeFromTeam(locale: string, form: FormData): Promise<void> {
  await actOnRow(locale, form, 'removed', (admin, id) => team.reviseStaff(admin, id, null));
}

/** The button of the page that an invitation leads to. Only this accepts: opening the page does not. */
export async function acceptTeamInvitation(locale: string, form: FormData): Promise<void> {
  const requestHeaders = await headers();
  const known = knownLocale(locale);
  const token = readTextEntry(form, 'token');
  const back = (problem: string): never => redirect(`${invitationPath(known, token)}&problem=${problem}`);
  if (!isOwnOrigin(requestHeaders)) back('forbidden');
  const outcome = await attempt('accept', () =>
    acceptInvitation(token, clientAddress(requestHeaders), new Date()),
  );
  if (outcome !== 'ok') back(outcome);
  redirect(pathTo('admin', known));
}
