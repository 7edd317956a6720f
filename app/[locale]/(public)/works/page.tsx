import type { Metadata } from 'next';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { loadPortfolio } from '@/app/_pages/load-portfolio';
import { PortfolioPage } from '@/app/_pages/portfolio-pages';
import { company } from '@/lib/company/company';
import { currentLocale } from '@/lib/i18n/locale';
import { portfolioCopy } from '@/lib/portfolio/portfolio-copy';
import { pageMetadata } from '@/lib/seo/metadata';

// A publication shows at once; this is for one that was stored and never announced (decision 0007). Seconds.
export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const portfolio = await loadPortfolio();
  const { seo } = portfolioCopy(portfolio);
  return pageMetadata('portfolio', locale, {
    title: seo.title[locale],
    description: seo.description[locale],
    siteName: company.name,
    // A bare wall is nothing to find.
    invented: portfolio.items.length === 0,
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
