import { contentPages } from '@/app/_pages/content-pages';
import { loadPortfolio } from '@/app/_pages/load-portfolio';
import { company } from '@/lib/company/company';
import { allPricesNote } from '@/lib/content/prices';
import { homeSeo } from '@/lib/home/home-copy';
import { type Locale, localeNames, locales } from '@/lib/i18n/locales';
import { type ContentPageId, pathTo } from '@/lib/i18n/routes';
import { photoPage } from '@/lib/photo-film/photo-copy';
import type { Portfolio } from '@/lib/portfolio/portfolio';
import { portfolioCopy } from '@/lib/portfolio/portfolio-copy';
import { absoluteUrl } from '@/lib/seo/metadata';

export const dynamic = 'force-static';
// The works change while the site runs (decision 0007). Seconds.
export const revalidate = 3600;

function pageList(locale: Locale, works: Portfolio): string {
  const home = `- [${homeSeo.title[locale]}](${absoluteUrl(pathTo('home', locale))}): ${homeSeo.description[locale]}`;
  const { seo } = portfolioCopy(works);
  const portfolio = `- [${seo.title[locale]}](${absoluteUrl(pathTo('portfolio', locale))}): ${seo.description[locale]}`;
  const others = Object.entries(contentPages).map(
    ([id, { seo }]) =>
      `- [${seo.title[locale]}](${absoluteUrl(pathTo(id as ContentPageId, locale))}): ${seo.description[locale]}`,
  );
  const photo = `- [${photoPage.title[locale]}](${absoluteUrl(pathTo('wrap-photo', locale))}): ${photoPage.description[locale]}`;
  return [home, ...(works.items.length > 0 ? [portfolio] : []), ...others, photo].join('\n');
}

/** What the site holds, for language models: each page with its description, by language (llmstxt.org). */
export async function GET(): Promise<Response> {
  const works = await loadPortfolio();
  const text = [
    `# ${company.name}`,
    `> ${company.blurb.en}`,
    `Founded ${company.foundedYear}, ${company.address.city.en}, Belgium. Telephone ${company.phone.display.en}, ${company.email}.`,
    ...locales.map(
      (locale) => `## ${localeNames[locale]}\n\n${allPricesNote[locale]}\n\n${pageList(locale, works)}`,
    ),
  ].join('\n\n');
  return new Response(`${text}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
