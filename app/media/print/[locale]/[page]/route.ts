import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { qrModules } from '@/lib/drawing/qr-modules';
import { isLocale, locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { type ServicePageId, serviceRows } from '@/lib/i18n/service-catalogue';
import { absoluteUrl } from '@/lib/seo/metadata';

export const dynamic = 'force-static';
export const dynamicParams = false;

const pages = Object.keys(serviceRows) as ServicePageId[];

interface Params {
  locale: string;
  page: string;
}

export function generateStaticParams(): Params[] {
  return locales.flatMap((locale) => pages.map((page) => ({ locale, page })));
}

/** The way from a sheet of paper back to its page, in the size that a telephone reads at arm's length. */
function drawCode(address: string): string {
  const { size, path } = qrModules(address, 0);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20mm" height="20mm" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
  return `:root:has(.print-foot) article > header::after { content: url("data:image/svg+xml,${encodeURIComponent(svg)}"); }\n`;
}

/** The style of one page on paper, read while building; a browser fetches it last of all. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const { locale, page: asked } = await params;
  const page = pages.find((each) => each === asked);
  if (!isLocale(locale) || !page) return new Response(null, { status: 404 });
  const sheet = await readFile(join(process.cwd(), 'app/_styles/print-sheet.css'), 'utf8');
  const style = sheet + drawCode(absoluteUrl(pathTo(page, locale)));
  return new Response(style, { headers: { 'Content-Type': 'text/css; charset=utf-8' } });
}
