import { drawFirstScene, drawWornScenes, drawWornTryout } from '@/app/_drawings/worn-scenes';
import { CarriedNote } from '@/components/nameplate/carried-note';
import { askOwnSite } from '@/lib/asleep/server/request-own-page';
import { type Letters, loadLetters } from '@/lib/drawing/letters';
import { wornScript } from '@/lib/env/page-script';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { type PageId, pathTo } from '@/lib/i18n/routes';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { incident } from '@/lib/log/incident';
import { findWornPage } from '@/lib/nameplate/carried-name';
import { companyOf } from '@/lib/nameplate/carry-on';
import { keepParameter, nameParameter, namePath } from '@/lib/nameplate/name-address';
import { makePlate, type Plate } from '@/lib/nameplate/plate';
import { readName } from '@/lib/nameplate/read-name';
import { carryOn, wearPage } from '@/lib/nameplate/wear-page';
import { clientAddress } from '@/lib/security/client-address';

/** What the page says of itself goes along; who may keep it does not. */
const passedOn = ['content-security-policy', 'content-language', 'content-type'];

/** A prerendered page for a visitor whose name is in its address, wearing it (decision 0035). */
export async function GET(request: Request, { params }: RouteContext<'/media/nameplates/pages/[[...path]]'>) {
  const { path: parts = [] } = await params;
  const path = `/${parts.map(encodeURIComponent).join('/')}`;
  const page = findWornPage(path);
  const locale = isLocale(parts[0]) ? parts[0] : defaultLocale;
  const isNameplate = path === pathTo('nameplate', locale);
  if (page === null && !isNameplate) return new Response(null, { status: 404 });
  const given = new URL(request.url).searchParams.get(nameParameter) ?? '';
  const location = isNameplate ? namePath(locale, given) : path;
  const plain = new Response(null, {
    status: 307,
    headers: { Location: location, 'Cache-Control': 'no-store' },
  });
  const bucket = bucketFor('wornPagePerAddress', hashAddress(clientAddress(request.headers)));
  if (!consumeLimitsInMemory([bucket], new Date())) return plain;
  const letters = await loadLetters('bricolage');
  const name = readName(given, letters);
  if (name.state !== 'ready') return plain;
  const plate = makePlate(name.text, letters);
  const asked = isNameplate ? `${namePath(locale, name.text)}&${keepParameter}=within` : path;
  try {
    return (await answerWorn({ asked, page, path, locale, plate, letters })) ?? plain;
  } catch (error) {
    // The page as it is serves a visitor better than none.
    incident(error, { where: 'worn page' });
    return plain;
  }
}

/** Null when there is no such page. */
async function answerWorn({ asked, page, ...worn }: Asked): Promise<Response | null> {
  const { status, rawHeaders, body } = await askOwnSite(asked, {});
  if (status !== 200) return null;
  const html = page ? await wear(body.toString(), { page, ...worn }) : carryOn(body.toString(), worn.plate);
  const headers = new Headers({ 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' });
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const header = rawHeaders[at]?.toLowerCase() ?? '';
    if (passedOn.includes(header)) headers.set(header, rawHeaders[at + 1] ?? '');
  }
  return new Response(html, { headers });
}

interface Worn {
  page: PageId;
  path: string;
  locale: Locale;
  plate: Plate;
  letters: Letters;
}

interface Asked extends Omit<Worn, 'page'> {
  /** The address of the page as the site answers everybody. */
  asked: string;
  page: PageId | null;
}

async function wear(html: string, { page, path, locale, plate, letters }: Worn): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  return wearPage({
    html,
    plate,
    scene: await drawFirstScene(page, makePlate(plate.text, letters, 'nh')),
    tryout: await drawWornTryout(page, plate),
    drawScenes: (shown) => drawWornScenes(plate, shown),
    note: renderToStaticMarkup(<CarriedNote locale={locale} name={plate.text} plainPath={path} />),
    script: wornScript(),
    company: companyOf(plate),
  });
}
