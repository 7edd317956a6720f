import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { after } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { WorkPicture } from '@/components/portfolio/work-picture';
import { SearchForm } from '@/components/search/search-form';
import { PageResults, UsefulSearches, WorkResults } from '@/components/search/search-results';
import { recordMissedSearch } from '@/lib/alfred/server/record-missed-search';
import { realJobs } from '@/lib/careers/open-jobs';
import { company } from '@/lib/company/company';
import { currentLocale } from '@/lib/i18n/locale';
import { listPortfolioAroundForm } from '@/lib/portfolio/server/list-portfolio';
import { standingOf } from '@/lib/portfolio/specimens';
import { readQuery } from '@/lib/search/read-query';
import { searchSite } from '@/lib/search/server/search-site';
import { usefulSearches } from '@/lib/search/useful-searches';
import { clientAddress } from '@/lib/security/client-address';
import { readShowcaseAroundForm } from '@/lib/showcase/server/read-showcase';

type Props = PageProps<'/[locale]/search'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = readQuery((await searchParams).q);
  const t = await getTranslations('Search');
  return {
    title: query === '' ? t('title') : t('titleOf', { query }),
    robots: { index: false, follow: true },
  };
}

/** What the site says about something: pages by their passages, and works. */
export default async function SearchPage({ searchParams }: Props) {
  const query = readQuery((await searchParams).q);
  const locale = await currentLocale();
  const t = await getTranslations('Search');
  const pageName = await getTranslations('Pages');
  const [portfolio, showcase] = await Promise.all([listPortfolioAroundForm(), readShowcaseAroundForm()]);
  const jobs = realJobs(showcase);
  const { pages, works } = searchSite(query, locale, { portfolio, jobs, nameOf: pageName });
  const isFound = pages.length + works.length > 0;
  if (!isFound && query !== '') {
    const asking = { address: clientAddress(await headers()), now: new Date() };
    // Nobody waits for it.
    after(recordMissedSearch(query, locale, asking));
  }
  return (
    <SiteFrame locale={locale} page="search" query={{ q: query || undefined }}>
      <div className="wrap-page min-h-[65svh] py-12 lg:py-20">
        <h1 className="sign text-poster">{t('title')}</h1>
        <SearchForm locale={locale} query={query} labels={{ field: t('field'), button: t('button') }} />
        {query === '' ? null : (
          <p role="status" className="mt-8 mb-6 text-lg">
            {isFound
              ? t('found', { count: pages.length + works.length, query })
              : t('nothing', { query, phone: company.phone.display[locale] })}
          </p>
        )}
        {pages.length > 0 ? <PageResults results={pages} query={query} locale={locale} /> : null}
        {works.length > 0 ? (
          <WorkResults
            works={works.map(({ item, rest }) => ({
              id: item.id,
              group: item.group,
              title: item.title[locale],
              standing: standingOf(item, locale),
              rest,
              picture: item.images[0] ? (
                <WorkPicture
                  image={item.images[0]}
                  locale={locale}
                  sizes="(width < 40rem) 90vw, 30vw"
                  className="block aspect-4/3 w-full"
                  isCut
                />
              ) : null,
            }))}
            locale={locale}
            heading={t('works')}
          />
        ) : null}
        {isFound ? null : (
          <div className="mt-8">
            <UsefulSearches searches={usefulSearches[locale]} locale={locale} heading={t('useful')} />
          </div>
        )}
      </div>
    </SiteFrame>
  );
}
