import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { EntryForm } from '@/components/showcase/staff/entry-form.client';
import { PageHeading } from '@/components/staff/page-heading';
import { isUuid } from '@/lib/forms/uuid';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import { currentLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { type ShowcaseKind, showcaseKinds } from '@/lib/showcase/entries';
import { listShowcaseForStaff } from '@/lib/showcase/server/manage-showcase';
import { saveEntry } from '@/lib/showcase/staff/actions';
import { entryValues, nameOfEntry } from '@/lib/showcase/staff/entry-form';
import { loadEntryLabels } from '@/lib/showcase/staff/form-labels';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-showcase');
}

/** The form of an entry; below the name of a kind, that of a new one. */
export default async function ShowcaseEntryPage({ params }: PageProps<'/[locale]/admin/showcase/[entry]'>) {
  const [{ entry }, locale] = await Promise.all([params, currentLocale()]);
  const kind = showcaseKinds.find((known) => known === entry);
  if (!kind && !isUuid(entry)) notFound();
  return (
    <StaffPage page="admin-showcase" rest={entry}>
      {(staff) =>
        kind ? <NewEntry locale={locale} kind={kind} /> : <Entry locale={locale} staff={staff} id={entry} />
      }
    </StaffPage>
  );
}

async function Back({ locale }: { locale: Locale }) {
  const t = await getTranslations('StaffShowcase');
  return (
    <PageLink to="admin-showcase" locale={locale} className="link min-h-11 font-medium underline">
      {t('back')}
    </PageLink>
  );
}

async function NewEntry({ locale, kind }: { locale: Locale; kind: ShowcaseKind }) {
  const t = await getTranslations('StaffShowcase');
  const today = brusselsDay(new Date());
  return (
    <>
      <PageHeading title={t(`new.${kind}`)} lead={t('newLead')}>
        <Back locale={locale} />
      </PageHeading>
      <EntryForm
        kind={kind}
        action={saveEntry.bind(null, locale, kind)}
        defaults={kind === 'job' ? { datePosted: today, employment: 'FULL_TIME' } : {}}
        status="draft"
        version={0}
        labels={await loadEntryLabels()}
      />
    </>
  );
}

async function Entry({ locale, staff, id }: { locale: Locale; staff: Staff; id: string }) {
  const t = await getTranslations('StaffShowcase');
  const [{ entries }, labels] = await Promise.all([listShowcaseForStaff(staff), loadEntryLabels()]);
  const entry = entries.find((known) => known.id === id);
  if (!entry) {
    return (
      <PageHeading title={t('gone')} lead={t('goneText')}>
        <Back locale={locale} />
      </PageHeading>
    );
  }
  return (
    <>
      <PageHeading title={nameOfEntry(entry, locale)} lead={t(`status.${entry.status}`)}>
        <Back locale={locale} />
      </PageHeading>
      <EntryForm
        kind={entry.kind}
        action={saveEntry.bind(null, locale, id)}
        defaults={entryValues(entry)}
        status={entry.status}
        version={entry.version}
        labels={labels}
      />
    </>
  );
}
