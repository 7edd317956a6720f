import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SessionWatch } from '@/components/accounts/session-watch.client';
import { LanguageSwitcher } from '@/components/layout/language-switcher';
import { Wordmark } from '@/components/layout/wordmark';
import { NoticeLink } from '@/components/notices/staff/notice-link';
import { StaffFrame } from '@/components/staff/staff-frame';
import { StaffOnly } from '@/components/staff/staff-only';
import { company } from '@/lib/company/company';
import { languagePaths } from '@/lib/i18n/language-paths';
import { currentLocale } from '@/lib/i18n/locale';
import type { AddressRest } from '@/lib/i18n/routes';
import { countUnreadNotices } from '@/lib/notices/server/notice-store';
import { areaOfPage, mayOpen, type StaffPageId } from '@/lib/staff/areas';
import { requireStaff } from '@/lib/staff/server/staff';
import type { Staff } from '@/lib/staff/staff';
import { unlessAway } from '@/lib/supabase/ask';
import { SiteFrame } from '../site-frame';

/** Title and robots of a page of the back office: its area's name, and nothing that only staff may read. */
export async function staffMetadata(page: StaffPageId): Promise<Metadata> {
  const t = await getTranslations('Staff');
  const area = areaOfPage(page);
  const title = area === null ? t('title') : `${t(`areas.${area}`)} – ${t('title')}`;
  return { title, robots: { index: false, follow: false } };
}

/**
 * A page of the back office in its frame. Its content is made only for someone whose role was read for this very request
 * and opens the page's area (lib/staff/areas.ts): load data inside `children`. Another account reads why the page stays
 * closed, and the middleware has answered 403 then. What throws inside is shown inside the frame, with its incident id.
 */
export async function StaffPage({
  page,
  rest,
  query,
  children,
}: AddressRest & {
  page: StaffPageId;
  children: (staff: Staff) => ReactNode;
}) {
  const locale = await currentLocale();
  const entry = await requireStaff(locale, page, { rest, query });
  if ('closedTo' in entry && entry.otherRole === null) {
    return (
      <SiteFrame locale={locale} page="admin">
        <StaffOnly locale={locale} email={entry.closedTo.email} otherRole={null} />
      </SiteFrame>
    );
  }
  const { viewer, role } = 'staff' in entry ? entry.staff : { viewer: entry.closedTo, role: entry.otherRole };
  const header = await getTranslations('Header');
  const isTold = 'staff' in entry && mayOpen(role, 'notices');
  return (
    <StaffFrame
      locale={locale}
      page={page}
      viewer={viewer}
      role={role}
      wordmark={<Wordmark name={company.name} />}
      languages={
        <LanguageSwitcher
          locale={locale}
          paths={languagePaths(page, query, rest)}
          label={header('language')}
          variant="codes"
        />
      }
      notices={
        isTold ? (
          <NoticeLink
            unread={await unlessAway('notices.uncounted', countUnreadNotices(entry.staff))}
            isOpen={page === 'admin-notices'}
            locale={locale}
          />
        ) : null
      }
    >
      <SessionWatch keepsUnsent />
      {'staff' in entry ? (
        <StaffContent staff={entry.staff} render={children} />
      ) : (
        <StaffOnly locale={locale} email={viewer.email} otherRole={role} />
      )}
    </StaffFrame>
  );
}

/** A component of its own, so that what its content throws is caught by the frame. */
async function StaffContent({ staff, render }: { staff: Staff; render: (staff: Staff) => ReactNode }) {
  return render(staff);
}
