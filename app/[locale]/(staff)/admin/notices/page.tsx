import type { Metadata } from 'next';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { NoticeSettingsForm } from '@/components/notices/staff/notice-settings';
import { NoticesView } from '@/components/notices/staff/notices-view';
import { currentLocale } from '@/lib/i18n/locale';
import { markNotices, saveNoticeSettings } from '@/lib/notices/actions';
import { noticeOutcomes } from '@/lib/notices/notice';
import { countUnreadNotices, findNoticeSettings, listNotices } from '@/lib/notices/server/notice-store';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-notices');
}

/** What a colleague was told: given requests, jobs and tasks, and notes that name them. */
export default async function NoticesPage({ searchParams }: PageProps<'/[locale]/admin/notices'>) {
  const { outcome } = await searchParams;
  const locale = await currentLocale();

  async function renderNotices(staff: Staff) {
    const [notices, unread, settings] = await Promise.all([
      listNotices(staff),
      countUnreadNotices(staff),
      findNoticeSettings(staff),
    ]);
    return (
      <NoticesView
        notices={notices}
        unread={unread}
        outcome={noticeOutcomes.find((known) => known === outcome) ?? null}
        mark={markNotices.bind(null, locale)}
        locale={locale}
      >
        <NoticeSettingsForm
          settings={{ mails: settings?.mails ?? true, locale: settings?.locale ?? 'fr' }}
          save={saveNoticeSettings.bind(null, locale)}
          locale={locale}
        />
      </NoticesView>
    );
  }

  return <StaffPage page="admin-notices">{renderNotices}</StaffPage>;
}
