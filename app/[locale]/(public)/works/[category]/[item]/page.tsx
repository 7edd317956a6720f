import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { MissingWork, missingMetadata } from '@/app/_blocks/missing-work';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { loadPortfolio } from '@/app/_pages/load-portfolio';
import { PortfolioPage, portionMetadata } from '@/app/_pages/portfolio-pages';
import { WorkPage } from '@/app/_pages/work-page';
import { company } from '@/lib/company/company';
import { currentLocale } from '@/lib/i18n/locale';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { categoryOf, findCategory, findWork, workRest, worksOf } from '@/lib/portfolio/find-works';
import { largestWidth, picturePath } from '@/lib/portfolio/picture';
import type { Portfolio } from '@/lib/portfolio/portfolio';
import { findPortion, laterPortions, portionRest } from '@/lib/portfolio/portions';
import { listPortfolio } from '@/lib/portfolio/server/list-portfolio';
import { standingOf } from '@/lib/portfolio/specimens';
import { factsOf } from '@/lib/portfolio/work-facts';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/works/[category]/[item]'>;

export const revalidate = 3600;

export async function generateStaticParams({
  params: { locale },
}: {
  params: { locale: string };
}): Promise<{ category: string; item: string }[]> {
  if (!isLocale(locale)) return [];
  const portfolio = await listPortfolio();
  const works = portfolio.items.map((item) => ({
    category: categoryOf(portfolio, item).slug[locale],
    item: item.slug[locale],
  }));
  const shelves = portfolio.categories.flatMap((category) =>
    laterPortions(worksOf(portfolio, category).length).map((number) => ({
      category: category.slug[locale],
      item: String(number),
    })),
  );
  return [...works, ...shelves];
}

/** A later page of the wall of a category, where no work has that name. */
function loadShelf(
  portfolio: Portfolio,
  locale: Locale,
  { category: segment, item: page }: { category: string; item: string },
) {
  const category = findCategory(portfolio, locale, segment);
  const works = category ? worksOf(portfolio, category) : [];
  const number = findPortion(works.length, page);
  if (!category || !number) return null;
  const rest = portionRest(number, category.slug);
  if (category.slug[locale] !== segment)
    permanentRedirect(pathWithin('portfolio', locale, { rest: rest[locale] }));
  return { portfolio, category, works, number, rest };
}

async function load({ params }: Props) {
  const locale = await currentLocale();
  const portfolio = await loadPortfolio();
  const segments = await params;
  const asked = `${segments.category}/${segments.item}`;
  const item = findWork(portfolio, locale, segments.item);
  if (!item) {
    const shelf = loadShelf(portfolio, locale, segments);
    return { locale, address: pathWithin('portfolio', locale, { rest: asked }), work: null, shelf };
  }
  const category = categoryOf(portfolio, item);
  const rest = workRest(category, item);
  const address = pathWithin('portfolio', locale, { rest: rest[locale] });
  if (rest[locale] !== asked) permanentRedirect(address);
  return { locale, address, work: { portfolio, category, item, rest }, shelf: null };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, work, shelf } = await load(props);
  if (shelf) return portionMetadata(shelf.works, shelf.number, locale, shelf.category);
  if (!work) return missingMetadata();
  const { category, item, rest } = work;
  const [image] = item.images;
  const facts = factsOf(item, locale).map(({ value }) => value);
  const standing = standingOf(item, locale);
  return pageMetadata(
    'portfolio',
    locale,
    {
      title: `${item.title[locale]}, ${standing}`,
      description: `${category.title[locale]}. ${facts.join(', ')}. ${item.title[locale]}, ${standing}.`,
      siteName: company.name,
      invented: item.sample,
      picture: image && {
        path: picturePath(image.id, largestWidth(image), image.format),
        width: image.width,
        height: image.height,
        alt: image.alt[locale],
      },
    },
    rest,
  );
}

export default async function WorkItemPage(props: Props) {
  const { locale, address, work, shelf } = await load(props);
  if (shelf) {
    const { portfolio, category, number, rest } = shelf;
    return (
      <SiteFrame locale={locale} page="portfolio" rest={rest}>
        <PortfolioPage portfolio={portfolio} category={category} number={number} locale={locale} />
      </SiteFrame>
    );
  }
  if (!work) return <MissingWork locale={locale} address={address} />;
  const { portfolio, category, item, rest } = work;
  return (
    <SiteFrame locale={locale} page="portfolio" rest={rest}>
      <WorkPage portfolio={portfolio} category={category} item={item} locale={locale} />
    </SiteFrame>
  );
}
