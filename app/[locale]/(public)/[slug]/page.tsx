import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { contentPages, isContentPage } from '@/app/_pages/content-pages';
import { company } from '@/lib/company/company';
import { currentLocale } from '@/lib/i18n/locale';
import { isLocale } from '@/lib/i18n/locales';
import { type ContentPageId, findPage, routeOf } from '@/lib/i18n/routes';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/[slug]'>;

export const dynamicParams = false;
// The works below a service change while the site runs (decision 0007). Seconds.
export const revalidate = 3600;

export function generateStaticParams({
  params: { locale },
}: {
  params: { locale: string };
}): { slug: string }[] {
  if (!isLocale(locale)) return [];
  return Object.keys(contentPages).map((page) => ({ slug: routeOf(page as ContentPageId).slug[locale] }));
}

async function load({ params }: Props) {
  const locale = await currentLocale();
  const page = findPage(locale, (await params).slug);
  if (page === null || !isContentPage(page)) notFound();
  return { locale, page, content: contentPages[page] };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, page, content } = await load(props);
  return pageMetadata(page, locale, {
    title: content.seo.title[locale],
    description: content.seo.description[locale],
    siteName: company.name,
  });
}

export default async function ContentPage(props: Props) {
  const { locale, page, content } = await load(props);
  return (
    <SiteFrame locale={locale} page={page}>
      {await content.render(locale)}
    </SiteFrame>
  );
}
