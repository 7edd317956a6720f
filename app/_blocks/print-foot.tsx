import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import { type PageId, pathTo } from '@/lib/i18n/routes';
import { absoluteUrl } from '@/lib/seo/metadata';

/** Who and where, below every sheet when a page is printed: the last of its article, which is laid out as a sheet because of it. */
export function PrintFoot({ page, locale }: { page: PageId; locale: Locale }) {
  const { street, postalCode, city } = company.address;
  return (
    <>
      <link rel="stylesheet" href={`/media/print/${locale}/${page}`} media="print" />
      <p className="print-foot hidden">
        <b>{company.legalName[locale]}</b>
        {` · ${street[locale]}, ${postalCode} ${city[locale]} · ${company.phone.display[locale]} · ${absoluteUrl(pathTo(page, locale))}`}
      </p>
    </>
  );
}
