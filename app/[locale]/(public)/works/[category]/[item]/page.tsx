import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { MissingWork, missingMetadata } from '@/app/_blocks/missing-work';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { loadPortfolio } from '@/app/_pages/load-portfolio';
import { WorkPage } from '@/app/_pages/work-page';
import { company } from '@/lib/company/company';
import { currentLocale } from '@/lib/i18n/locale';
import { isLocale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { categoryOf, findWork, workRest } from '@/lib/portfolio/find-works';
import { largestWidth, picturePath } from '@/lib/portfolio/picture';
import { listPortfolio } from '@/lib/portfolio/server/list-portfolio';
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
  return portfolio.items.map((item) => ({
    category: categoryOf(portfolio, item).slug[locale],
    item: item.slug[locale],
  }));
}

async function load({ params }: Props) {
  const locale = await currentLocale();
  const portfolio = await loadPortfolio();
  const segments = await params;
  const asked = `${segments.category}/${segments.item}`;
  const item = findWork(portfolio, locale, segments.item);
  if (!item) return { locale, address: pathWithin('portfolio', locale, { rest: asked }), work: null };
  const category = categoryOf(portfolio, item);
  const rest = workRest(category, item);
  const address = pathWithin('portfolio', locale, { rest: rest[locale] });
  if (rest[locale] !== asked) permanentRedirect(address);
  return { locale, address, work: { portfolio, category, item, rest } };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, work } = await load(props);
  if (!work) return missingMetadata();
  const { category, item, rest } = work;
  const [image] = item.images;
  const facts = Object.values(item.facts).map((fact) => fact[locale]);
  return pageMetadata(
    'portfolio',
    locale,
    {
      title: `${item.title[locale]}, ${item.place[locale]}`,
      description: [category.title[locale], item.place[locale], ...facts].join(' · '),
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
  const { locale, address, work } = await load(props);
  if (!work) return <MissingWork locale={locale} address={address} />;
  const { portfolio, category, item, rest } = work;
  return (
    <SiteFrame locale={locale} page="portfolio" rest={rest}>
      <WorkPage portfolio={portfolio} category={category} item={item} locale={locale} />
    </SiteFrame>
  );
}
