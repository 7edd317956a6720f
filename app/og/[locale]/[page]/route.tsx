import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { contentPages } from '@/app/_pages/content-pages';
import { SharePicture } from '@/components/layout/share-picture';
import { company } from '@/lib/company/company';
import { hero } from '@/lib/home/home-copy';
import { isLocale, type Localized, locales } from '@/lib/i18n/locales';
import { photoPage } from '@/lib/photo-film/photo-copy';
import { portfolioHeadline } from '@/lib/portfolio/portfolio-copy';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** What each page with a picture says on it, by its id. */
const headlines: Record<string, Localized> = {
  home: hero.headline,
  portfolio: portfolioHeadline,
  'wrap-photo': photoPage.heading,
  ...Object.fromEntries(Object.entries(contentPages).map(([id, { headline }]) => [id, headline])),
};

interface Params {
  locale: string;
  page: string;
}

export function generateStaticParams(): Params[] {
  return locales.flatMap((locale) => Object.keys(headlines).map((page) => ({ locale, page })));
}

/** The Open Graph picture of a page in one language, drawn at build time: 1200 × 630. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }) {
  const { locale, page } = await params;
  const headline = headlines[page];
  if (!isLocale(locale) || !headline) return new Response(null, { status: 404 });
  // No font draws the sign that keeps words together, and the framework would look for one elsewhere.
  const drawn = headline[locale].replaceAll('\u2060', '');
  const font = await readFile(join(process.cwd(), 'app/_fonts/generated/bricolage-grotesque-800.ttf'));
  return new ImageResponse(
    <SharePicture name={company.name} headline={drawn} place={company.address.city[locale]} />,
    { width: 1200, height: 630, fonts: [{ name: 'Bricolage', data: font, weight: 800, style: 'normal' }] },
  );
}
