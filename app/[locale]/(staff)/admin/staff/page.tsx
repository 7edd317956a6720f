import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { OutcomeNotice } from '@/components/staff/outcome-notice';
import { PageHeading } from '@/components/staff/page-heading';
import { StaffForm } from '@/components/staff/staff-form.client';
import { StaffSection } from '@/components/staff/staff-section';
import { InvitationTable, TeamTable } from '@/components/staff/team-view';
import { loadInterruptionLabels } from '@/lib/forms/form-labels';
import { personLimits } from '@/lib/forms/person-limits';
import { currentLocale } from '@/lib/i18n/locale';
import { type Locale, locales } from '@/lib/i18n/locales';
import {
  changeTeamRole,
  inviteToTeam,
  removeFromTeam,
  resendTeamInvitation,
  resetTeamFactor,
  withdrawTeamInvitation,
} from '@/lib/staff/actions';
import { readTeam } from '@/lib/staff/server/manage-team';
import { type Staff, staffRoles } from '@/lib/staff/staff';
import { isDone, type TeamOutcome, teamOutcomes } from '@/lib/staff/team';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-staff');
}

/** The team: who is staff, in which role, and who is invited. */
export default async function AdminStaffPage({ searchParams }: PageProps<'/[locale]/admin/staff'>) {
  const locale = await currentLocale();
  const { outcome } = await searchParams;
  const known = teamOutcomes.find((one) => one === outcome) ?? null;
  return (
    <StaffPage page="admin-staff">
      {(staff) => <Team locale={locale} staff={staff} outcome={known} />}
    </StaffPage>
  );
}

async function Team({
  locale,
  staff,
  outcome,
}: {
  locale: Locale;
  staff: Staff;
  outcome: TeamOutcome | null;
}) {
  const t = await getTranslations('StaffTeam');
  const common = await getTranslations('Staff');
  const error = await getTranslations('errors');
  const request = await getTranslations('StaffRequest');
  const { members, invitations } = await readTeam(staff);
  return (
    <>
      <PageHeading title={common('areas.staff')} lead={t('lead')} />
      {outcome ? <OutcomeNotice isDone={isDone(outcome)}>{t(`outcome.${outcome}`)}</OutcomeNotice> : null}
      <TeamTable
        locale={locale}
        members={members}
        own={staff.viewer.id}
        changeRole={changeTeamRole.bind(null, locale)}
        resetFactor={resetTeamFactor.bind(null, locale)}
        remove={removeFromTeam.bind(null, locale)}
      />
      {invitations.length > 0 ? (
        <StaffSection id="invitations" title={t('invitations')}>
          <InvitationTable
            locale={locale}
            invitations={invitations}
            now={new Date()}
            resend={resendTeamInvitation.bind(null, locale)}
            withdraw={withdrawTeamInvitation.bind(null, locale)}
          />
        </StaffSection>
      ) : null}
      <StaffSection id="invite" title={t('invite')}>
        <p className="mb-5 max-w-prose">{t('inviteText')}</p>
        <StaffForm
          id="invite"
          action={inviteToTeam.bind(null, locale)}
          fields={[
            { name: 'email', label: t('address'), kind: 'email', maxLength: personLimits.email.max },
            {
              name: 'role',
              label: t('role'),
              kind: 'select',
              placeholder: t('chooseRole'),
              options: staffRoles.map((role) => ({ value: role, label: common(`roles.${role}`) })),
            },
            {
              name: 'locale',
              label: t('language'),
              kind: 'select',
              value: locale,
              options: locales.map((one) => ({ value: one, label: t(`languages.${one}`) })),
            },
          ]}
          labels={{
            submit: t('inviteSubmit'),
            busy: t('inviteBusy'),
            failure: t('inviteFailure'),
            interrupted: await loadInterruptionLabels(locale),
            errors: Object.fromEntries(
              (['required', 'tooLong', 'invalidText', 'invalidEmail', 'invalidChoice'] as const).map(
                (key) => [key, error(key)],
              ),
            ),
            refused: {
              signedOut: request('refused.signedOut'),
              forbidden: t('outcome.forbidden'),
              unavailable: t('outcome.unavailable'),
              rateLimited: t('outcome.rateLimited'),
              staffAlready: t('staffAlready'),
            },
          }}
        />
      </StaffSection>
    </>
  );
}
