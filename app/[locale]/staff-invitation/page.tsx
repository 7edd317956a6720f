import '../../personal.css';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountPoster } from '@/components/accounts/account-poster';
import { ButtonLink, QuietLink } from '@/components/accounts/links';
import { Notice } from '@/components/accounts/notice';
import { authPath } from '@/lib/accounts/auth-view';
import { readViewer } from '@/lib/accounts/server/viewer';
import { currentLocale } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/i18n/routes';
import { acceptTeamInvitation } from '@/lib/staff/actions';
import { findInvitation } from '@/lib/staff/server/accept-invitation';
import { invitationPath } from '@/lib/staff/server/invitation-link';
import { SiteFrame } from '../../site-frame';

interface Props {
  searchParams: Promise<{ token?: string | string[]; problem?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('StaffInvitation');
  // The address of this page is a key. Without any referrer the form's origin would be "null", and refused.
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'same-origin' };
}

const problems = ['forbidden', 'unavailable', 'rateLimited', 'signedOut', 'expired', 'otherAddress'] as const;

/** Where the mail of an invitation leads. Opening it changes nothing: scanners of mail open links too. */
export default async function StaffInvitationPage({ searchParams }: Props) {
  const query = await searchParams;
  const token = typeof query.token === 'string' ? query.token : '';
  const locale = await currentLocale();
  const t = await getTranslations('StaffInvitation');
  const staff = await getTranslations('Staff');
  const [invitation, answer] = await Promise.all([findInvitation(token), readViewer()]);
  if (answer.status === 'away') throw new Error('The backend cannot say who is asking');
  const viewer = answer.status === 'signedIn' ? answer.viewer : null;
  const problem = problems.find((one) => one === query.problem);
  const here = invitationPath(locale, token);

  if (!invitation) {
    return (
      <SiteFrame locale={locale} page="staff-invitation" query={{ token }}>
        <AccountPoster title={t('over.title')} text={t('over.text')}>
          <QuietLink href={pathTo('home', locale)}>{t('home')}</QuietLink>
        </AccountPoster>
      </SiteFrame>
    );
  }
  const { email, role } = invitation;
  const isInvited = viewer?.email.toLowerCase() === email;
  return (
    <SiteFrame locale={locale} page="staff-invitation" query={{ token }}>
      <AccountPoster title={t('title')} text={t('text', { email, role: staff(`roles.${role}`) })}>
        {problem && problem !== 'expired' ? <Notice kind="error">{t(`problem.${problem}`)}</Notice> : null}
        {isInvited ? (
          <>
            <p className="mb-6">{staff(`may.${role}`)}</p>
            <form action={acceptTeamInvitation.bind(null, locale)}>
              <input type="hidden" name="token" value={token} />
              <button type="submit" className="button button-ink min-h-14 w-full px-8 text-xl sm:w-auto">
                {t('accept')}
              </button>
            </form>
          </>
        ) : viewer ? (
          <>
            <p className="mb-4 break-words">{t('otherAccount', { own: viewer.email, email })}</p>
            <QuietLink href={pathTo('logout', locale)}>{t('signOut')}</QuietLink>
          </>
        ) : (
          <>
            <p className="mb-6 break-words">{t('signInText', { email })}</p>
            <p className="flex flex-wrap items-center gap-x-8 gap-y-3">
              <ButtonLink href={authPath(locale, { redirect: here })}>{t('signIn')}</ButtonLink>
              <QuietLink href={authPath(locale, { view: 'sign-up', redirect: here })}>
                {t('signUp')}
              </QuietLink>
            </p>
          </>
        )}
      </AccountPoster>
    </SiteFrame>
  );
}
