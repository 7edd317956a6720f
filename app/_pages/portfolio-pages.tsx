import '@/components/portfolio/portfolio.css';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CategoryNav } from '@/components/portfolio/category-nav';
import { PortfolioHead } from '@/components/portfolio/portfolio-head';
import { WorkWall } from '@/components/portfolio/work-wall';
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { company } from '@/lib/company/company';
import type { Locale, Localized } from '@/lib/i18n/locales';
import { PageLink, QuoteLink } from '@/lib/i18n/navigation';
import { pathWithin } from '@/lib/i18n/routes';
import { hasRealWork, withRests, workRest, worksOf } from '@/lib/portfolio/find-works';
import type { Portfolio, PortfolioCategory, PortfolioItem } from '@/lib/portfolio/portfolio';
import { portfolioCopy } from '@/lib/portfolio/portfolio-copy';
import { countPortions, namesWithin, portionOf, portionRest } from '@/lib/portfolio/portions';
import { collectionPage } from '@/lib/portfolio/structured-data';
import { breadcrumbList } from '@/lib/seo/breadcrumb-list';
import { pageMetadata } from '@/lib/seo/metadata';
import { serviceGroups } from '@/lib/services/service-groups';

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

/** Of a later page of a wall: the names of what hangs there. */
export async function portionMetadata(
  works: readonly PortfolioItem[],
  number: number,
  locale: Locale,
  category?: PortfolioCategory,
): Promise<Metadata> {
  const t = await getTranslations('Portfolio');
  const items = portionOf(works, number);
  const names = items.map(({ title }) => title[locale]);
  const facts = { number: String(number), company: company.name };
  return pageMetadata(
    'portfolio',
    locale,
    {
      title: category
        ? t('categoryPageTitle', { ...facts, category: category.title[locale] })
        : t('pageTitle', facts),
      description: namesWithin(names, 155),
      siteName: company.name,
      invented: !hasRealWork(items),
    },
    portionRest(number, category?.slug),
  );
}

/** Where the wall begins: a later page of it opens there. */
const wallAnchor = 'works';

/** A page of all works, or those of one category. */
export async function PortfolioPage({
  portfolio,
  category,
  number = 1,
  locale,
}: {
  portfolio: Portfolio;
  category: PortfolioCategory | null;
  /** Of the page of the wall. */
  number?: number;
  locale: Locale;
}) {
  const t = await getTranslations('Portfolio');
  const all = category ? worksOf(portfolio, category) : portfolio.items;
  const items = portionOf(all, number);
  const crumbs = await portfolioCrumbs(locale, category);
  const copy = portfolioCopy(portfolio);
  const title = (category ? category.title : copy.headline)[locale];
  const text = (category ? category.intro : copy.lead)[locale];
  const description = (category ? category.intro : copy.seo.description)[locale];
  const path = pathWithin('portfolio', locale, {
    rest: portionRest(number, category?.slug)[locale],
  });
  return (
    <>
      <JsonLd data={collectionPage({ title, description, path, locale }, items)} />
      <JsonLd data={breadcrumbList(crumbs, locale)} />
      <PortfolioHead
        breadcrumb={<Breadcrumb crumbs={crumbs} locale={locale} label={t('breadcrumb')} />}
        title={title}
        text={text}
      >
        {portfolio.items.length > 0 ? (
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
        ) : null}
      </PortfolioHead>
      {items.length > 0 ? (
        <section id={wallAnchor} className="wrap-page works-wall">
          <WorkWall
            locale={locale}
            works={withRests(portfolio, items, locale)}
            kindLabels={{ 'before-after': t('kinds.before-after'), video: t('kinds.video') }}
          />
          <MoreWorks locale={locale} shelf={category?.slug} total={all.length} number={number} />
        </section>
      ) : (
        <NoWorks locale={locale} category={category} />
      )}
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

/** The ways to the pages of the wall before and after this one. */
async function MoreWorks({
  locale,
  shelf,
  total,
  number,
}: {
  locale: Locale;
  /** The address of the category whose wall it is. */
  shelf: Localized | undefined;
  total: number;
  number: number;
}) {
  const t = await getTranslations('Portfolio');
  const count = countPortions(total);
  if (count === 1) return null;
  const link = (to: number, rel: 'prev' | 'next', label: string) => (
    <PageLink
      to="portfolio"
      locale={locale}
      rest={portionRest(to, shelf)[locale]}
      hash={wallAnchor}
      rel={rel}
      className="sign"
    >
      {label}
    </PageLink>
  );
  const following = portionOf(Array.from({ length: total }), number + 1).length;
  return (
    <nav aria-label={t('pages')} className="works-more">
      {number > 1 ? link(number - 1, 'prev', t('earlier')) : null}
      <p className="figures">{t('position', { number: String(number), count: String(count) })}</p>
      {number < count ? link(number + 1, 'next', t('later', { count: following })) : null}
    </nav>
  );
}

/** Nothing to show yet: what the workshop makes instead, trade by trade. */
async function NoWorks({ locale, category }: { locale: Locale; category: PortfolioCategory | null }) {
  const t = await getTranslations('Portfolio');
  return (
    <section className="wrap-page works-wall">
      {/* Of a wall that is bare its head says so. */}
      {category ? <p className="works-empty">{t('empty')}</p> : null}
      <p className="works-instead">{t('instead')}</p>
      <ul className="works-trades">
        {serviceGroups.map(({ id, label, pages: [page] }) => (
          <li key={id} data-ink={id}>
            <PageLink to={page} locale={locale} className="sign">
              {label[locale]}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
