import type { Metadata } from 'next';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { loadPortfolio } from '@/app/_pages/load-portfolio';
import { PortfolioPage } from '@/app/_pages/portfolio-pages';
import { company } from '@/lib/company/company';
import { currentLocale } from '@/lib/i18n/locale';
import { portfolioSeo } from '@/lib/portfolio/portfolio-copy';
import { pageMetadata } from '@/lib/seo/metadata';

// A publication shows at once; this is for one that was stored and never announced (decision 0007). Seconds.
export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  return pageMetadata('portfolio', locale, {
    title: portfolioSeo.title[locale],
    description: portfolioSeo.description[locale],
    siteName: company.name,
  });
}

export default async function WorksPage() {
  const locale = await currentLocale();
  const portfolio = await loadPortfolio();
  return (
    <SiteFrame locale={locale} page="portfolio">
      <PortfolioPage portfolio={portfolio} category={null} locale={locale} />
    </SiteFrame>
  );
}
