import { drawPlain } from '@/app/_drawings/plain-drawing';
import { isSharedPage, sharedSheets, sharePicture } from '@/app/_drawings/share-pictures';
import { shareSize } from '@/components/layout/share-picture';
import { loadLetters } from '@/lib/drawing/letters';
import { isLocale, locales } from '@/lib/i18n/locales';
import { colors } from '@/lib/theme/colors';

export const dynamic = 'force-static';
export const dynamicParams = false;

interface Params {
  locale: string;
  page: string;
}

export function generateStaticParams(): Params[] {
  return locales.flatMap((locale) => Object.keys(sharedSheets).map((page) => ({ locale, page })));
}

/** The Open Graph picture of a page in one language, drawn at build time. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }) {
  const { locale, page } = await params;
  if (!isLocale(locale) || !isSharedPage(page)) return new Response(null, { status: 404 });
  const { default: sharp } = await import('sharp');
  const drawing = sharePicture(page, locale, await loadLetters('bricolage'));
  const svg = await drawPlain(drawing, { ink: colors.ink, ...shareSize });
  // Flat inks and their softened edges: no colour more is seen, and dots would make it larger.
  const picture = await sharp(Buffer.from(svg)).png({ palette: true, colours: 64, dither: 0 }).toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
}
