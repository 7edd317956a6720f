import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { accountFields } from '@/app/_blocks/personal/account-forms';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { AccountForm } from '@/components/accounts/account-form.client';
import { AccountPoster } from '@/components/accounts/account-poster';
import { QuietLink } from '@/components/accounts/links';
import { authPath } from '@/lib/accounts/auth-view';
import { loadAccountFormLabels } from '@/lib/accounts/form-labels';
import { readViewer } from '@/lib/accounts/server/viewer';
import { currentLocale } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/i18n/routes';
import { acceptTeamInvitation } from '@/lib/staff/actions';
import { invitationStep } from '@/lib/staff/invitation-step';
import { findInvitation, findInvitedAccount } from '@/lib/staff/server/accept-invitation';
import { invitationPath } from '@/lib/staff/server/invitation-link';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('StaffInvitation');
  // The address of this page is a key. Without any referrer the form's origin would be "null", and refused.
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'same-origin' };
}

/** Where the mail of an invitation leads. Opening it changes nothing: scanners of mail open links too. */
export default async function StaffInvitationPage({ searchParams }: PageProps<'/[locale]/staff-invitation'>) {
  const query = await searchParams;
  const token = typeof query.token === 'string' ? query.token : '';
  const locale = await currentLocale();
  const t = await getTranslations('StaffInvitation');
  const staff = await getTranslations('Staff');
  const [invitation, invited, answer] = await Promise.all([
    findInvitation(token),
    findInvitedAccount(token),
    readViewer(),
  ]);
  if (answer.status === 'away') throw new Error('The backend cannot say who is asking');
  const viewer = answer.status === 'signedIn' ? answer.viewer : null;
  const here = invitationPath(locale, token);

  if (!invitation || !invited) {
    return (
      <SiteFrame locale={locale} page="staff-invitation" query={{ token }}>
        <AccountPoster title={t('over.title')} text={t('over.text')}>
          <QuietLink href={pathTo('home', locale)}>{t('home')}</QuietLink>
        </AccountPoster>
      </SiteFrame>
    );
  }
  const { email, role } = invitation;
  const fields = await accountFields(locale);
  const known = invitationStep(invited, viewer);
  const step = known === 'confirmPassword' && query.choose ? 'choosePassword' : known;
  const asked = {
    createAccount: [fields.firstName, fields.lastName, fields.firstPassword],
    choosePassword: [fields.newPassword],
    confirmPassword: [fields.currentPassword],
    press: [],
    otherAccount: null,
  }[step];
  return (
    <SiteFrame locale={locale} page="staff-invitation" query={{ token }}>
      <AccountPoster title={t('title')} text={t('text', { email, role: staff(`roles.${role}`) })}>
        {asked ? (
          <>
            <p className="mb-6">{staff(`may.${role}`)}</p>
            {step === 'press' ? null : (
              <p className="mb-6 break-words">{t(`step.${step}`, { email, own: viewer?.email ?? '' })}</p>
            )}
            <AccountForm
              id="accept"
              action={acceptTeamInvitation.bind(null, locale)}
              labels={await loadAccountFormLabels(locale)}
              submit={t('accept')}
              busy={t('busy')}
              failure={t('failure')}
              fields={asked}
              hidden={{ token }}
            />
            <p className="mt-3 flex flex-wrap gap-x-8">
              {step === 'confirmPassword' ? (
                <QuietLink href={`${here}&choose=1`}>{t('chooseOther')}</QuietLink>
              ) : null}
              {step === 'choosePassword' && !viewer ? (
                <QuietLink href={authPath(locale, { redirect: here })}>{t('signInInstead')}</QuietLink>
              ) : null}
            </p>
          </>
        ) : (
          <>
            <p className="mb-4 break-words">{t('step.otherAccount', { own: viewer?.email ?? '', email })}</p>
            <QuietLink href={pathTo('logout', locale)}>{t('signOut')}</QuietLink>
          </>
        )}
      </AccountPoster>
    </SiteFrame>
  );
}
