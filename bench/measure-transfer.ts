import { randomUUID } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { consentName } from '@/lib/browser/stored-consent';
import { decideConsent, encodeConsent, nothingAllowed } from '@/lib/consent/choice';
import { fetchEncoded } from './fetch-encoded';
import type { MeasuredPage } from './list-pages';
import { type RecordedRequest, recordRequests } from './record-requests';
import type { ResultsRow } from './results-row';
import { waitUntilAlive } from './wait-until-alive';

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const desktop = { viewport: { width: 1440, height: 900 } };

const requestsLimit = 12;
const asleepScriptLimit = 3_000;
const awakeScriptLimit = 165_000;
const htmlLimit = 25_000;
const fontsLimit = 32_000;
const firstScreenLimit = 120_000;

/** The field of a form that every page has. */
const control = 'form input[type="email"]';

/** Where the framework finds what it needs to know of a page to take it over: put by the build, or by the running site. */
const dataFolders = ['/_next/static/asleep/', '/api/flights/'];

export interface PageTransfer {
  page: MeasuredPage;
  requests: number;
  /** Gzip, of scripts in files and in the page, before anyone has touched anything. */
  scriptBytes: number;
  frameworkFiles: number;
  /** Gzip, after waking: of all code, and of the page as data, which is no code; null when the page did not wake. */
  awake: { code: number; data: number } | null;
}

/** Bytes, with a thousand in a kB. */
function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function inlineScriptBytes(html: string): number {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)]
    .filter(
      ([, attributes = '']) =>
        !/\bsrc=|\btype="(?:application\/ld\+json|speculationrules)"/i.test(attributes),
    )
    .map(([, , code = '']) => code);
  return scripts.length === 0 ? 0 : gzipSync(scripts.join('\n')).length;
}

async function gzipBytes(urls: Iterable<string>): Promise<number> {
  let total = 0;
  for (const url of new Set(urls)) total += (await fetchEncoded(url, 'gzip')).body.length;
  return total;
}

function scriptsOf(requests: RecordedRequest[]): string[] {
  return requests
    .filter(({ type, url }) => type === 'Script' || new URL(url).pathname.endsWith('.js'))
    .map(({ url }) => url);
}

/** Opens a page on a phone with nothing in its cache, lets it come to rest, then reaches for a field. */
export async function measureTransfer(
  browser: Browser,
  page: MeasuredPage,
  siteUrl: string,
): Promise<PageTransfer> {
  const url = siteUrl + page.path;
  const { body, encoding } = await fetchEncoded(url, 'gzip');
  const html = (encoding === 'gzip' ? gunzipSync(body) : body).toString('utf8');
  const context = await browser.newContext({ ...phone, locale: 'fr-BE' });
  try {
    // The question about cookies lies over the foot of a short page, and with it over what is reached for.
    const choice = decideConsent(nothingAllowed, { id: randomUUID(), now: new Date(), gpc: false });
    const value = encodeURIComponent(encodeConsent(choice));
    await context.addCookies([{ name: consentName, value, url }]);
    const tab = await context.newPage();
    const network = await recordRequests(context, tab);
    await tab.goto(url, { waitUntil: 'load' });
    await network.untilQuiet();
    const asleep = network.list();
    const asleepScripts = scriptsOf(asleep);
    const field = tab.locator(control).first();
    // On a phone the foot is folded, and its letter with it.
    for (const fold of await tab.locator('details:not([open])', { has: field }).all())
      await fold.locator('summary').first().tap();
    await field.scrollIntoViewIfNeeded();
    await network.untilQuiet();
    const alive = await waitUntilAlive(tab, control, () => field.tap());
    await network.untilQuiet();
    const loaded = scriptsOf(network.list());
    const isData = (script: string) => dataFolders.some((folder) => script.includes(folder));
    return {
      page,
      requests: asleep.length,
      scriptBytes: inlineScriptBytes(html) + (await gzipBytes(asleepScripts)),
      frameworkFiles: asleepScripts.filter((script) => script.includes('/_next/static/chunks/')).length,
      awake:
        alive === null
          ? null
          : {
              code: await gzipBytes(loaded.filter((script) => !isData(script))),
              data: await gzipBytes(loaded.filter(isData)),
            },
    };
  } finally {
    await context.close();
  }
}

function worst(transfers: PageTransfer[], read: (transfer: PageTransfer) => number) {
  const sorted = [...transfers].sort((a, b) => read(b) - read(a));
  const first = sorted[0];
  if (!first) throw new Error('No page was measured.');
  return { value: read(first), path: first.page.path };
}

/** V2: the page that asks for most. */
export function judgeAsleep(transfers: PageTransfer[]): ResultsRow[] {
  const requests = worst(transfers, (transfer) => transfer.requests);
  const bytes = worst(transfers, (transfer) => transfer.scriptBytes);
  const framework = worst(transfers, (transfer) => transfer.frameworkFiles);
  const among = `most of ${transfers.length} pages`;
  return [
    {
      check: 'V2',
      what: `requests before an interaction, ${among}`,
      figure: `${requests.value} (${requests.path})`,
      limit: `≤ ${requestsLimit}`,
      holds: requests.value <= requestsLimit,
    },
    {
      check: 'V2',
      what: `script before an interaction, gzip, ${among}`,
      figure: `${kilobytes(bytes.value)} (${bytes.path})`,
      limit: `≤ ${kilobytes(asleepScriptLimit)}`,
      holds: bytes.value <= asleepScriptLimit,
    },
    {
      check: 'V2',
      what: `files of the framework before an interaction, ${among}`,
      figure: `${framework.value} (${framework.path})`,
      limit: 'none',
      holds: framework.value === 0,
    },
  ];
}

/** V6: the page that loads most. */
export function judgeAwake(transfers: PageTransfer[]): ResultsRow[] {
  const what = `framework and ours after waking, gzip, most of ${transfers.length} pages`;
  const limit = `≤ ${kilobytes(awakeScriptLimit)}`;
  const asleep = transfers.filter(({ awake }) => awake === null);
  if (asleep.length > 0) {
    const paths = asleep.map(({ page }) => page.path).join(', ');
    return [{ check: 'V6', what, figure: `does not wake: ${paths}`, limit, holds: false }];
  }
  const code = worst(transfers, ({ awake }) => awake?.code ?? 0);
  const data = worst(transfers, ({ awake }) => awake?.data ?? 0);
  return [
    {
      check: 'V6',
      what,
      figure: `${kilobytes(code.value)} (${code.path})`,
      limit,
      holds: code.value <= awakeScriptLimit,
    },
    {
      check: 'V6',
      what: 'with them the page as data, gzip, the most',
      figure: `${kilobytes(data.value)} (${data.path})`,
      holds: null,
    },
  ];
}

async function loadFirstScreen(browser: Browser, url: string, device: typeof phone | typeof desktop) {
  const context = await browser.newContext({ ...device, locale: 'fr-BE' });
  try {
    const tab = await context.newPage();
    const network = await recordRequests(context, tab);
    await tab.goto(url, { waitUntil: 'load' });
    await network.untilQuiet();
    return network.list();
  } finally {
    await context.close();
  }
}

const sumOf = (requests: RecordedRequest[]) => requests.reduce((sum, { bytes }) => sum + bytes, 0);

/** V4 for the HTML of one home page, its styles included, as it is served to a browser that knows brotli. */
export async function measureHtml(page: MeasuredPage, origin: string, where = ''): Promise<ResultsRow> {
  const served = await fetchEncoded(origin + page.path, 'br, gzip');
  if (served.status !== 200) throw new Error(`${origin}${page.path} answers ${served.status}.`);
  const html = served.body.length;
  return {
    check: 'V4',
    what: `home (${page.locale})${where}, HTML with its styles, ${served.encoding}`,
    figure: kilobytes(html),
    limit: `≤ ${kilobytes(htmlLimit)}`,
    holds: html <= htmlLimit,
  };
}

/** V4 for one home page: style sheets beside its HTML, its fonts, and everything that the first screen loads. */
export async function measureFirstScreen(
  browser: Browser,
  page: MeasuredPage,
  siteUrl: string,
): Promise<ResultsRow[]> {
  const url = siteUrl + page.path;
  const onPhone = await loadFirstScreen(browser, url, phone);
  const onDesktop = await loadFirstScreen(browser, url, desktop);
  // Styles stand in the page; a sheet of its own would count with it.
  const sheets = sumOf(onPhone.filter(({ type }) => type === 'Stylesheet'));
  const fonts = Math.max(
    ...[onPhone, onDesktop].map((all) => sumOf(all.filter(({ type }) => type === 'Font'))),
  );
  const screens = { phone: sumOf(onPhone), desktop: sumOf(onDesktop) };
  const label = `home (${page.locale})`;
  return [
    ...(sheets === 0
      ? []
      : [
          {
            check: 'V4',
            what: `${label}, style sheets beside it`,
            figure: kilobytes(sheets),
            limit: 'none',
            holds: false,
          },
        ]),
    {
      check: 'V4',
      what: `${label}, fonts`,
      figure: kilobytes(fonts),
      limit: `≤ ${kilobytes(fontsLimit)}`,
      holds: fonts <= fontsLimit,
    },
    {
      check: 'V4',
      what: `${label}, the whole first screen`,
      figure: `${kilobytes(screens.phone)} on a phone, ${kilobytes(screens.desktop)} on a desktop`,
      limit: `≤ ${kilobytes(firstScreenLimit)}`,
      holds: Math.max(screens.phone, screens.desktop) <= firstScreenLimit,
    },
  ];
}
