import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { EntriesList } from '@/components/showcase/staff/entries-list';
import { ExamplesPanel } from '@/components/showcase/staff/examples-panel';
import { ShowcaseNotice } from '@/components/showcase/staff/showcase-notice';
import { PageHeading } from '@/components/staff/page-heading';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import { currentLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { showcaseKinds } from '@/lib/showcase/entries';
import { listShowcaseForStaff } from '@/lib/showcase/server/manage-showcase';
import { changeDeleted, changeStatus, moveEntry, switchExamples } from '@/lib/showcase/staff/actions';
import { readOutcome } from '@/lib/showcase/staff/outcomes';
import { listExamplesLeft } from '@/lib/site/examples-left';
import { readRowParameter } from '@/lib/staff/row';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-showcase');
}

/** What of the site is still invented, the switch that hides it, and the register of what is real. */
export default async function ShowcasePage({ searchParams }: PageProps<'/[locale]/admin/showcase'>) {
  const [query, locale] = await Promise.all([searchParams, currentLocale()]);
  return (
    <StaffPage page="admin-showcase">
      {(staff) => (
        <>
          <Register locale={locale} staff={staff} />
          <ShowcaseNotice
            outcome={readOutcome(query.outcome)}
            undo={readRowParameter(query.undo)}
            restore={changeDeleted.bind(null, locale)}
          />
        </>
      )}
    </StaffPage>
  );
}

async function Register({ locale, staff }: { locale: Locale; staff: Staff }) {
  const t = await getTranslations('StaffShowcase');
  const today = brusselsDay(new Date());
  const [left, { entries }] = await Promise.all([
    listExamplesLeft(staff, today),
    listShowcaseForStaff(staff),
  ]);
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <ExamplesPanel left={left} switchExamples={switchExamples.bind(null, locale)} />
      {/* Side by side while they are empty. */}
      <div className="grid gap-x-8 lg:grid-cols-3">
        {showcaseKinds.map((kind) => {
          const ofKind = entries.filter((entry) => entry.kind === kind);
          return (
            <div key={kind} className={ofKind.length > 0 ? 'lg:col-span-3' : ''}>
              <EntriesList
                locale={locale}
                kind={kind}
                entries={ofKind}
                today={today}
                changeStatus={changeStatus.bind(null, locale)}
                move={moveEntry.bind(null, locale)}
                remove={changeDeleted.bind(null, locale)}
              />
            </div>
          );
        })}
      </div>
    </>
  );
}
