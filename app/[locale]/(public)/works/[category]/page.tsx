import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { MissingWork, missingMetadata } from '@/app/_blocks/missing-work';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { loadPortfolio } from '@/app/_pages/load-portfolio';
import { PortfolioPage, portionMetadata } from '@/app/_pages/portfolio-pages';
import { company } from '@/lib/company/company';
import { currentLocale } from '@/lib/i18n/locale';
import { isLocale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { findCategory, hasRealWork, worksOf } from '@/lib/portfolio/find-works';
import { largestWidth, picturePath } from '@/lib/portfolio/picture';
import { findPortion, laterPortions, portionRest } from '@/lib/portfolio/portions';
import { listPortfolio } from '@/lib/portfolio/server/list-portfolio';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/works/[category]'>;

export const revalidate = 3600;

export async function generateStaticParams({
  params: { locale },
}: {
  params: { locale: string };
}): Promise<{ category: string }[]> {
  if (!isLocale(locale)) return [];
  const { categories, items } = await listPortfolio();
  return [...categories.map(({ slug }) => slug[locale]), ...laterPortions(items.length).map(String)].map(
    (category) => ({ category }),
  );
}

async function load({ params }: Props) {
  const locale = await currentLocale();
  const portfolio = await loadPortfolio();
  const segment = (await params).category;
  const category = findCategory(portfolio, locale, segment);
  if (category && category.slug[locale] !== segment) {
    permanentRedirect(pathWithin('portfolio', locale, { rest: category.slug[locale] }));
  }
  const number = category ? null : findPortion(portfolio.items.length, segment);
  return { locale, portfolio, category, number, address: pathWithin('portfolio', locale, { rest: segment }) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, portfolio, category, number } = await load(props);
  if (number) return portionMetadata(portfolio.items, number, locale);
  if (!category) return missingMetadata();
  const t = await getTranslations('Portfolio');
  const [image] = worksOf(portfolio, category)[0]?.images ?? [];
  return pageMetadata(
    'portfolio',
    locale,
    {
      title: t('categoryTitle', { category: category.title[locale], company: company.name }),
      description: category.intro[locale],
      siteName: company.name,
      invented: !hasRealWork(worksOf(portfolio, category)),
      picture: image && {
        path: picturePath(image.id, largestWidth(image), image.format),
        width: image.width,
        height: image.height,
        alt: image.alt[locale],
      },
    },
    category.slug,
  );
}

export default async function WorksOfCategoryPage(props: Props) {
  const { locale, portfolio, category, number, address } = await load(props);
  if (number) {
    return (
      <SiteFrame locale={locale} page="portfolio" rest={portionRest(number)}>
        <PortfolioPage portfolio={portfolio} category={null} number={number} locale={locale} />
      </SiteFrame>
    );
  }
  if (!category) return <MissingWork locale={locale} address={address} />;
  return (
    <SiteFrame locale={locale} page="portfolio" rest={category.slug}>
      <PortfolioPage portfolio={portfolio} category={category} locale={locale} />
    </SiteFrame>
  );
}
