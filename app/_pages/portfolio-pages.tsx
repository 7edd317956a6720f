import '@/components/portfolio/portfolio.css';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CategoryNav } from '@/components/portfolio/category-nav';
import { PortfolioHead } from '@/components/portfolio/portfolio-head';
import { WorkWall } from '@/components/portfolio/work-wall';
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { sampleNotice } from '@/lib/home/home-copy';
import type { Locale } from '@/lib/i18n/locales';
import { QuoteLink } from '@/lib/i18n/navigation';
import { pathWithin } from '@/lib/i18n/routes';
import { hasInvented, withRests, workRest, worksOf } from '@/lib/portfolio/find-works';
import type { Portfolio, PortfolioCategory, PortfolioItem } from '@/lib/portfolio/portfolio';
import { portfolioHeadline, portfolioLead, portfolioSeo } from '@/lib/portfolio/portfolio-copy';
import { collectionPage } from '@/lib/portfolio/structured-data';
import { breadcrumbList } from '@/lib/seo/breadcrumb-list';

/** The way to the portfolio, and on to a category and a work. */
export async function portfolioCrumbs(
  locale: Locale,
  category: PortfolioCategory | null,
  item?: PortfolioItem,
): Promise<Crumb[]> {
  const pageName = await getTranslations('Pages');
  return [
    { page: 'home', label: pageName('home') },
    { page: 'portfolio', label: pageName('portfolio') },
    ...(category
      ? [{ page: 'portfolio' as const, rest: category.slug[locale], label: category.title[locale] }]
      : []),
    ...(category && item
      ? [
          {
            page: 'portfolio' as const,
            rest: workRest(category, item)[locale],
            label: item.title[locale],
          },
        ]
      : []),
  ];
}

/** All works, or those of one category. */
export async function PortfolioPage({
  portfolio,
  category,
  locale,
}: {
  portfolio: Portfolio;
  category: PortfolioCategory | null;
  locale: Locale;
}) {
  const t = await getTranslations('Portfolio');
  const items = category ? worksOf(portfolio, category) : portfolio.items;
  const crumbs = await portfolioCrumbs(locale, category);
  const title = category ? category.title[locale] : portfolioHeadline[locale];
  const text = category ? category.intro[locale] : portfolioLead[locale];
  const description = category ? category.intro[locale] : portfolioSeo.description[locale];
  const path = pathWithin('portfolio', locale, { rest: category?.slug[locale] ?? '' });
  return (
    <>
      <JsonLd data={collectionPage({ title, description, path, locale }, items)} />
      <JsonLd data={breadcrumbList(crumbs, locale)} />
      <PortfolioHead
        breadcrumb={<Breadcrumb crumbs={crumbs} locale={locale} label={t('breadcrumb')} />}
        title={title}
        text={text}
      >
        <CategoryNav
          locale={locale}
          entries={portfolio.categories.map((each) => ({
            category: each,
            count: worksOf(portfolio, each).length,
          }))}
          total={portfolio.items.length}
          current={category}
          labels={{ categories: t('categories'), all: t('all') }}
        />
      </PortfolioHead>
      <Wall
        empty={<p className="works-empty">{t('empty')}</p>}
        notice={hasInvented(items) ? sampleNotice[locale] : null}
      >
        {items.length > 0 ? (
          <WorkWall
            locale={locale}
            works={withRests(portfolio, items, locale)}
            kindLabels={{ 'before-after': t('kinds.before-after'), video: t('kinds.video') }}
          />
        ) : null}
      </Wall>
      <div className="works-end">
        <div className="wrap-page">
          <p className="sign">{t('end')}</p>
          <QuoteLink locale={locale} className="sign">
            {t('quote')}
          </QuoteLink>
        </div>
      </div>
    </>
  );
}

function Wall({ notice, empty, children }: { notice: string | null; empty: ReactNode; children: ReactNode }) {
  return (
    <section className="wrap-page works-wall">
      {notice ? <p className="works-notice">{notice}</p> : null}
      {children ?? empty}
    </section>
  );
}
