'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import type { AccountResult } from '@/lib/accounts/account-result';
import type { ActionResult, RefusalReason } from '@/lib/actions/result';
import { asTyped, entriesOf, secretAction } from '@/lib/actions/server/form-action';
import { readTextEntry } from '@/lib/forms/read-entry';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { parseInvitation } from './invitation-schema';
import { acceptInvitation } from './server/accept-invitation';
import { invitationPath } from './server/invitation-link';
import * as team from './server/manage-team';
import { resetFactor } from './server/second-factor';
import { staffActions, staffButtons } from './server/staff-action';
import { type Staff, staffRoles } from './staff';
import type { TeamOutcome } from './team';

const teamPath = (locale: Locale, outcome: string): string =>
  pathWithin('admin-staff', locale, { query: { outcome } });

/** Invites an address by mail. Success leads back to the page of the team. */
export const inviteToTeam = staffActions('staff')(
  'staff.invite',
  (form) => parseInvitation(entriesOf(form, 'email', 'role', 'locale')),
  async ({
    input,
    staff,
    locale,
    invalid,
    refused,
  }): Promise<ActionResult<null, RefusalReason | 'staffAlready'>> => {
    const outcome = await team.inviteStaff(staff, input);
    if (outcome === 'ok') redirect(teamPath(locale, 'invited' satisfies TeamOutcome));
    if (outcome === 'limited') return refused('rateLimited');
    if (outcome === 'invalid') return invalid({ email: ['invalidEmail'] });
    return refused(outcome);
  },
);

type RowOutcome = 'ok' | 'invalid' | 'limited' | TeamOutcome;

/** A form of the team page that is one button about one row, and leads back with what came of it. */
function rowButton(
  done: TeamOutcome,
  act: (admin: Staff, id: string, form: FormData, locale: Locale) => Promise<RowOutcome>,
) {
  return staffButtons('staff')(
    `staff.${done}`,
    async ({ staff, form, locale }): Promise<RowOutcome> => {
      const id = z.uuid().safeParse(readTextEntry(form, 'id'));
      return id.success ? act(staff, id.data, form, locale) : 'unknown';
    },
    (locale, outcome) =>
      teamPath(
        locale,
        outcome === 'ok'
          ? done
          : outcome === 'limited'
            ? 'rateLimited'
            : outcome === 'invalid'
              ? 'unknown'
              : outcome,
      ),
  );
}

/** Sends an invitation once more, with a new link. */
export const resendTeamInvitation = rowButton('resent', team.resendInvitation);

/** Takes an invitation back. */
export const withdrawTeamInvitation = rowButton('withdrawn', team.withdrawInvitation);

/** Gives a member another role. */
export const changeTeamRole = rowButton('roleChanged', async (admin, id, form) => {
  const role = z.enum(staffRoles).safeParse(readTextEntry(form, 'role'));
  return role.success ? team.reviseStaff(admin, id, role.data) : 'invalid';
});

/** Takes a member's role away, from their next request on. */
export const removeFromTeam = rowButton('removed', (admin, id) => team.reviseStaff(admin, id, null));

/** Takes the second factor of a colleague away who lost phone and codes. */
export const resetTeamFactor = rowButton('factorReset', (admin, id, _form, locale) =>
  resetFactor(admin, id, locale),
);

/** Accepts an invitation with what its page asks for. Success leads into the back office. */
export const acceptTeamInvitation = secretAction(
  'staff.accept',
  asTyped(),
  async ({ form, locale, address, now, refused }): Promise<AccountResult> => {
    const token = readTextEntry(form, 'token');
    const sent = entriesOf(form, 'firstName', 'lastName', 'password', 'currentPassword');
    const outcome = await acceptInvitation({ token, sent, locale, address, now });
    // The page says what is so now: that the link is over, or what it asks for.
    if (outcome === 'expired' || outcome === 'askAgain') redirect(invitationPath(locale, token));
    if (outcome === 'ok') redirect(pathTo('admin', locale));
    return typeof outcome === 'string' ? refused(outcome) : outcome;
  },
);
