import '@/components/portfolio/portfolio.css';
import { getTranslations } from 'next-intl/server';
import { QuoteBlock } from '@/app/_blocks/quote-block';
import { Neighbours } from '@/components/portfolio/neighbours';
import { WorkView } from '@/components/portfolio/work-view';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { neighboursOf, workRest, worksOf } from '@/lib/portfolio/find-works';
import type { Portfolio, PortfolioCategory, PortfolioItem } from '@/lib/portfolio/portfolio';
import { collectionPage } from '@/lib/portfolio/structured-data';
import { loadWorkViewLabels } from '@/lib/portfolio/work-view-labels';
import { breadcrumbList } from '@/lib/seo/breadcrumb-list';
import { serviceGroups } from '@/lib/services/service-groups';
import { portfolioCrumbs } from './portfolio-pages';

/** One work, the works beside it, and the quote form that asks for the same. */
export async function WorkPage({
  portfolio,
  category,
  item,
  locale,
}: {
  portfolio: Portfolio;
  category: PortfolioCategory;
  item: PortfolioItem;
  locale: Locale;
}) {
  const t = await getTranslations('Portfolio');
  const crumbs = await portfolioCrumbs(locale, category, item);
  const rest = workRest(category, item)[locale];
  const title = item.title[locale];
  const neighbours = neighboursOf(worksOf(portfolio, category), item);
  return (
    <>
      {item.sample ? null : (
        <JsonLd
          data={collectionPage(
            {
              title,
              description: `${title}, ${item.place[locale]}`,
              path: pathWithin('portfolio', locale, { rest }),
              locale,
            },
            [item],
          )}
        />
      )}
      <JsonLd data={breadcrumbList(crumbs, locale)} />
      <WorkView
        item={item}
        locale={locale}
        breadcrumb={<Breadcrumb crumbs={crumbs} locale={locale} label={t('breadcrumb')} />}
        labels={await loadWorkViewLabels(item, locale)}
      >
        {neighbours ? (
          <Neighbours
            locale={locale}
            label={t('neighbours')}
            entries={(['previous', 'next'] as const).map((direction) => ({
              item: neighbours[direction],
              rest: workRest(category, neighbours[direction])[locale],
              label: t(direction),
            }))}
          />
        ) : null}
      </WorkView>
      <QuoteBlock
        locale={locale}
        page="portfolio"
        rest={rest}
        initialSubject={serviceGroups.find(({ id }) => id === item.group)?.projectType}
      />
    </>
  );
}
