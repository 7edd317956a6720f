import { getFormatter, getTranslations } from 'next-intl/server';
import { LegalView } from '@/components/legal/legal-view';
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import type { Locale } from '@/lib/i18n/locales';
import type { LegalDocument } from '@/lib/legal/legal-document';
import { breadcrumbList } from '@/lib/seo/breadcrumb-list';

export type LegalPageId = 'terms' | 'legal-notice' | 'privacy';

/** A legal text with its edition and its table of contents. */
export async function LegalPage({
  page,
  document,
  locale,
}: {
  page: LegalPageId;
  document: LegalDocument;
  locale: Locale;
}) {
  const t = await getTranslations();
  const format = await getFormatter();
  const crumbs: Crumb[] = [
    { page: 'home', label: t('Pages.home') },
    { page, label: t(`Pages.${page}`) },
  ];
  const date = format.dateTime(new Date(document.date), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <>
      <JsonLd data={breadcrumbList(crumbs, locale)} />
      <LegalView
        document={document}
        locale={locale}
        breadcrumb={<Breadcrumb crumbs={crumbs} locale={locale} label={t('ServicePage.breadcrumb')} />}
        edition={t('LegalPage.edition', { version: document.version, date })}
        contentsLabel={t('LegalPage.contents')}
      />
    </>
  );
}
