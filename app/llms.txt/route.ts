import { contentPages } from '@/app/_pages/content-pages';
import { company } from '@/lib/company/company';
import { allPricesNote } from '@/lib/content/prices';
import { homeSeo } from '@/lib/home/home-copy';
import { type Locale, localeNames, locales } from '@/lib/i18n/locales';
import { type ContentPageId, pathTo } from '@/lib/i18n/routes';
import { photoPage } from '@/lib/photo-film/photo-copy';
import { portfolioSeo } from '@/lib/portfolio/portfolio-copy';
import { absoluteUrl } from '@/lib/seo/metadata';

export const dynamic = 'force-static';

function pageList(locale: Locale): string {
  const home = `- [${homeSeo.title[locale]}](${absoluteUrl(pathTo('home', locale))}): ${homeSeo.description[locale]}`;
  const portfolio = `- [${portfolioSeo.title[locale]}](${absoluteUrl(pathTo('portfolio', locale))}): ${portfolioSeo.description[locale]}`;
  const others = Object.entries(contentPages).map(
    ([id, { seo }]) =>
      `- [${seo.title[locale]}](${absoluteUrl(pathTo(id as ContentPageId, locale))}): ${seo.description[locale]}`,
  );
  const photo = `- [${photoPage.title[locale]}](${absoluteUrl(pathTo('wrap-photo', locale))}): ${photoPage.description[locale]}`;
  return [home, portfolio, ...others, photo].join('\n');
}

/** What the site holds, for language models: each page with its description, by language (llmstxt.org). */
export function GET(): Response {
  const text = [
    `# ${company.name}`,
    `> ${company.blurb.en}`,
    `Founded ${company.foundedYear}, ${company.address.city.en}, Belgium. Telephone ${company.phone.display.en}, ${company.email}.`,
    ...locales.map(
      (locale) => `## ${localeNames[locale]}\n\n${allPricesNote[locale]}\n\n${pageList(locale)}`,
    ),
  ].join('\n\n');
  return new Response(`${text}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
