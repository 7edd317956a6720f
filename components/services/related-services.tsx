import { fillingColumns } from '@/components/ui/columns';
import { ArrowIcon } from '@/components/ui/icons';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { ServicePageId } from '@/lib/i18n/service-catalogue';
import { serviceLabels } from '@/lib/services/service-groups';

/** The other pages of a group. */
export function RelatedServices({
  pages,
  locale,
  heading,
}: {
  pages: readonly ServicePageId[];
  locale: Locale;
  heading: string;
}) {
  return (
    <nav aria-labelledby="related" className="bg-tint py-14 lg:py-20">
      <div className="wrap-page">
        <h2 id="related" className="sign text-board">
          {heading}
        </h2>
        <ul className={`mt-6 grid gap-x-8 border-t-2 border-ink ${fillingColumns(pages.length)}`}>
          {pages.map((page) => (
            <li key={page} className="border-b border-ink/20">
              <PageLink
                to={page}
                locale={locale}
                className="sign flex min-h-16 items-center justify-between gap-4 text-xl underline-offset-4 hocus:underline"
              >
                {serviceLabels[page][locale]}
                <ArrowIcon />
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
