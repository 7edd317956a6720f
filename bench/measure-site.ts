import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { stopWithParent } from '@/scripts/lib/leash.mjs';
import { type Stack, startStack } from '@/scripts/lib/stack.mjs';
import type { BenchSettings } from './bench-settings';
import { startSiteWithoutScripts } from './copy-build';
import { describeMachine } from './describe-machine';
import { fetchEncoded } from './fetch-encoded';
import { launchBrowser } from './launch-chromium';
import { listComparedPages, listFinishedPaths, listPages, type MeasuredPage } from './list-pages';
import { keepText } from './make-references';
import { measureDragging } from './measure-dragging';
import { measureLengths } from './measure-lengths';
import { comparePaints, compareScores, measureBare, measureScores, type Origins } from './measure-lighthouse';
import { measureMemory } from './measure-memory';
import { measurePhoto } from './measure-photo';
import { measureQuotes } from './measure-quotes';
import { measureRequests } from './measure-requests';
import { measureTools } from './measure-tools';
import {
  judgeAsleep,
  judgeAwake,
  measureFirstScreen,
  measureHtml,
  measureTransfer,
  type PageTransfer,
} from './measure-transfer';
import { measureWaking } from './measure-waking';
import { notMeasured, type ResultsRow } from './results-row';
import { type BenchTask, isWanted, runTasks } from './run-tasks';
import { serveWithNginx } from './start-nginx';
import { startProxy } from './start-proxy';
import { isStopping, stopEverything, stopLater } from './stop-everything';
import { keepUnfinished, readUnfinished, unfinishedFile } from './unfinished';
import { waitForCalm } from './wait-for-calm';
import { addToHistory, historyLine } from './write-history';
import { writeResults } from './write-results';

// Started by `npm run bench`, with its settings as JSON. Ends with the launcher, and ends all that it has started.

const root = path.resolve(import.meta.dirname, '..');

const lighthouseSeconds = 9;

async function startSite({ sitePort, siteUrl }: BenchSettings): Promise<Stack> {
  // Each quote request names an address of its own as its sender, as a proxy would.
  const stack = await startStack({
    sitePort,
    env: { SITE_URL: siteUrl, TRUSTED_PROXY_HOPS: '1' },
    backend: false,
    mailbox: false,
  });
  // Before anything is started, so that Ctrl-C meanwhile stops it too.
  stopLater(() => stack.stop());
  await Promise.all([stack.mailbox.start(), stack.backend.start()]);
  await stack.site.start();
  return stack;
}

async function readPages(siteUrl: string, paths: string[]): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const pagePath of paths) {
    const answer = await fetch(siteUrl + pagePath, { redirect: 'manual' });
    if (answer.status !== 200) throw new Error(`${pagePath} answers ${answer.status}.`);
    pages.set(pagePath, await answer.text());
  }
  return pages;
}

/** What is loaded and what wakes, page by page: V2 and V6 are judged on the whole. */
function transferTasks(settings: BenchSettings, pages: MeasuredPage[]): BenchTask[] {
  const transfers: PageTransfer[] = [];
  let browser: Awaited<ReturnType<typeof launchBrowser>> | null = null;
  const judged = (check: string, judge: (all: PageTransfer[]) => ResultsRow[]): BenchTask => ({
    check,
    name: 'all pages',
    seconds: 0,
    work: async () => judge(transfers),
  });
  return [
    ...pages.map(
      (page, index): BenchTask => ({
        check: 'V2',
        name: `requests and scripts, page ${index + 1} of ${pages.length}: ${page.path}`,
        seconds: 4,
        work: async () => {
          browser ??= await launchBrowser(settings.chromium);
          transfers.push(await measureTransfer(browser.browser, page, settings.siteUrl));
          return [];
        },
      }),
    ),
    judged('V2', judgeAsleep),
    judged('V6', judgeAwake),
    ...(settings.quick ? locales.slice(0, 1) : locales).map(
      (locale): BenchTask => ({
        check: 'V4',
        name: `first screen of the home page (${locale})`,
        seconds: 6,
        work: async () => {
          browser ??= await launchBrowser(settings.chromium);
          const page: MeasuredPage = { id: 'home', locale, path: pathTo('home', locale) };
          const rows = await measureFirstScreen(browser.browser, page, settings.siteUrl);
          const proxy = await startProxy(settings.nginx, settings.sitePort);
          const missing = (reason: string) =>
            notMeasured('V4', `home (${locale}), behind the shipped proxy`, reason);
          if (!('url' in proxy)) return [...rows, missing(proxy.missing)];
          // What is shipped takes it for granted: without it nothing is made smaller.
          const behind = proxy.brotli
            ? await measureHtml(page, proxy.url, ', behind the shipped proxy')
            : missing('nginx has no brotli module');
          await proxy.stop();
          return [...rows, behind];
        },
      }),
    ),
    {
      check: 'V5',
      part: 'waking',
      name: 'from the first reach to a live control',
      seconds: settings.runs * 16,
      work: async () => {
        browser ??= await launchBrowser(settings.chromium);
        const rows = await measureWaking(browser.browser, `${settings.siteUrl}/`, settings.runs);
        await browser.stop();
        return rows;
      },
    },
  ];
}

/** V1 and V3. What pages are compared with runs only as long as it is needed. */
function lighthouseTasks(settings: BenchSettings, stack: Stack, pages: MeasuredPage[]): BenchTask[] {
  const { quick, runs, siteUrl } = settings;
  const compared = listComparedPages(quick).filter(isMeasured(settings));
  // A line that is really slow takes half an hour for what one page of a kind tells.
  const slowed = compared.filter(
    ({ path: own }) => settings.pages.length > 0 || listComparedPages(true).some((page) => page.path === own),
  );
  const paths = new Set(compared.map((page) => page.path));
  const others = pages.filter((page) => !paths.has(page.path));
  let origins: Origins | null = null;
  const stops: (() => Promise<unknown>)[] = [];
  const startReferences = async (): Promise<Origins> => {
    const withoutScripts = await startSiteWithoutScripts(stack);
    stops.push(withoutScripts.stop);
    const html = await readPages(siteUrl, [...paths]);
    // The first answer for a page costs the server more than the next ones.
    for (const [pagePath, page] of await readPages(withoutScripts.url, [...paths])) {
      if (page.includes('<script')) throw new Error(`${pagePath} without scripts has some.`);
    }
    let limit: string | null = null;
    if (settings.nginx !== null) {
      const bare = new Map([...html].map(([pagePath, page]) => [pagePath, keepText(page)]));
      const nginx = await serveWithNginx(settings.nginx, bare);
      stops.push(nginx.stop);
      limit = nginx.url;
    }
    return { site: siteUrl, withoutScripts: withoutScripts.url, limit };
  };
  const sides = settings.nginx === null ? 2 : 3;
  const task = (
    check: string,
    what: string,
    list: MeasuredPage[],
    seconds: number,
    work: (page: MeasuredPage) => Promise<ResultsRow[]>,
  ): BenchTask[] =>
    list.map((page, index) => ({
      check,
      name: `${what}, page ${index + 1} of ${list.length}: ${page.path}`,
      seconds,
      work: () => work(page),
    }));
  const getOrigins = async () => {
    origins ??= await startReferences();
    return origins;
  };
  return [
    ...task('V1', 'scores', compared, runs * sides * lighthouseSeconds, async (page) =>
      compareScores(settings, page, await getOrigins()),
    ),
    ...task('V3', 'paints', slowed, runs * sides * lighthouseSeconds, async (page) =>
      comparePaints(settings, page, await getOrigins()),
    ),
    {
      check: 'V3',
      name: 'putting the references away',
      seconds: 1,
      work: async () => {
        for (const stop of stops) await stop();
        return [];
      },
    },
    // Most are decided by more than half of their runs.
    ...task('V1', 'scores', others, (Math.floor(runs / 2) + 1) * lighthouseSeconds, async (page) => {
      await readPages(siteUrl, [page.path]);
      return measureScores(settings, page, siteUrl);
    }).map((other) => ({ ...other, standsAlone: true })),
  ];
}

/** The gzipped pages as they go over the wire. */
async function readZipped(siteUrl: string, paths: string[]): Promise<Map<string, Buffer>> {
  const pages = new Map<string, Buffer>();
  for (const pagePath of paths) {
    const { status, encoding, body } = await fetchEncoded(siteUrl + pagePath, 'gzip');
    if (status !== 200 || encoding !== 'gzip')
      throw new Error(`${pagePath} answers ${status}, encoded as ${encoding}.`);
    pages.set(pagePath, body);
  }
  return pages;
}

/** V7: all pages in turn, from the site, from nginx with the very bytes of the site, and from the site behind the proxy. */
function requestTasks(settings: BenchSettings): BenchTask[] {
  const { nginx: program, quick, runs, siteUrl, sitePort } = settings;
  return [
    {
      check: 'V7',
      name: 'requests a second',
      seconds: 3 * (4 + runs * (quick ? 3 : 10)),
      work: async () => {
        const paths = listPages(quick).map((page) => page.path);
        const zipped = await readZipped(siteUrl, paths);
        const html = new Map([...zipped].map(([pagePath, body]) => [pagePath, gunzipSync(body).toString()]));
        const nginx = program === null ? null : await serveWithNginx(program, html, zipped);
        const proxy = await startProxy(program, sitePort);
        const rows = await measureRequests(settings, paths, {
          site: siteUrl,
          nginx: nginx?.url ?? { missing: 'no nginx' },
          proxy: 'url' in proxy ? proxy.url : proxy,
        });
        if ('url' in proxy) await proxy.stop();
        await nginx?.stop();
        return rows;
      },
    },
  ];
}

function serverTasks({ quick, siteUrl }: BenchSettings, stack: Stack): BenchTask[] {
  const seconds = quick ? 30 : 60;
  const pageRequests = quick ? 10_000 : 100_000;
  return [
    {
      check: 'V8',
      name: 'quote requests',
      seconds: 2 * seconds + 10,
      work: async () => {
        const urls = listPages(quick).map((page) => siteUrl + page.path);
        return measureQuotes(stack, urls, seconds);
      },
    },
    {
      check: 'V8',
      part: 'memory',
      name: 'memory',
      seconds: pageRequests / 400,
      work: async () => {
        // What was measured before has left its traces in the process.
        await stack.site.stop();
        await stack.site.start();
        if (stack.site.pid === null) throw new Error('The site has ended.');
        const urls = listFinishedPaths(path.join(root, '.next')).map((pagePath) => siteUrl + pagePath);
        return measureMemory(stack.site.pid, urls, pageRequests);
      },
    },
  ];
}

/** How long pages are on a phone: they are loaded, not timed. */
function lengthTasks(settings: BenchSettings): BenchTask[] {
  return (settings.quick ? locales.slice(0, 1) : locales).map((locale) => ({
    check: 'lengths',
    name: `lengths and pictures of pages (${locale})`,
    seconds: 30,
    work: async () => {
      const { browser, stop } = await launchBrowser(settings.chromium);
      try {
        return await measureLengths(browser, settings.siteUrl, locale, isMeasured(settings));
      } finally {
        await stop();
      }
    },
  }));
}

const isMeasured =
  ({ pages }: BenchSettings) =>
  ({ path: own }: MeasuredPage) =>
    pages.length === 0 || pages.includes(own);

/** A bare page from nginx, where there is one: the yardstick of the whole table. */
async function measureYardstick(settings: BenchSettings) {
  if (settings.nginx === null) return null;
  const home = pathTo('home', 'fr');
  const html = await readPages(settings.siteUrl, [home]);
  const bare = new Map([...html].map(([pagePath, page]) => [pagePath, keepText(page)]));
  const nginx = await serveWithNginx(settings.nginx, bare);
  try {
    const bytes = [...bare.values()].reduce((sum, page) => sum + gzipSync(page).length, 0);
    return { bytes, ...(await measureBare(settings, nginx.url + home)) };
  } finally {
    await nginx.stop();
  }
}

function toolTasks(settings: BenchSettings): BenchTask[] {
  const withBrowser = async (measure: typeof measureTools): Promise<ResultsRow[]> => {
    const browser = await launchBrowser(settings.chromium);
    try {
      return await measure(browser.browser, settings.siteUrl, settings.runs);
    } finally {
      await browser.stop();
    }
  };
  return [
    {
      check: 'V9',
      name: 'choices in the wrap simulator',
      seconds: settings.runs * 20,
      work: () => withBrowser(measureTools),
    },
    {
      check: 'V9',
      part: 'dragging',
      name: 'dragging in the T-shirt designer',
      seconds: settings.runs * 15,
      work: () => withBrowser(measureDragging),
    },
    {
      check: 'photo',
      name: 'paint found on photos',
      seconds: 150,
      work: () => measurePhoto(settings.only.includes('photo') && !settings.quick),
    },
  ];
}

async function measureSite(settings: BenchSettings): Promise<number> {
  const load = await waitForCalm(settings);
  const facts = describeMachine(settings, new Date(), load);
  const [date = '', commit = ''] = facts.map(([, value]) => value);
  const scope = [settings.quick ? 'quick' : '', ...settings.only, ...settings.pages]
    .filter(Boolean)
    .join(', ');
  const of = `${commit}, ${scope || 'all'}, ${settings.runs} runs`;
  const file = unfinishedFile(scope);
  const before = settings.goOn ? readUnfinished(file, of) : null;
  const dates = [...(before?.dates ?? []), date];
  const stack = await startSite(settings);
  const pages = listPages(settings.quick).filter(isMeasured(settings));
  const unknown = settings.pages.filter((own) => pages.every((page) => page.path !== own));
  if (unknown.length > 0) throw new Error(`There is no page ${unknown.join(', ')} to measure.`);
  await readPages(
    settings.siteUrl,
    pages.map((page) => page.path),
  );
  const all: BenchTask[] = [
    ...transferTasks(settings, pages),
    ...lighthouseTasks(settings, stack, pages),
    ...requestTasks(settings),
    ...serverTasks(settings, stack),
    ...lengthTasks(settings),
    ...toolTasks(settings),
  ];
  const tasks = all.filter(
    (task) => isWanted(task, settings.only) && (before?.tasksLeft.includes(task.name) ?? true),
  );
  const yardstick = await measureYardstick(settings);
  const measured = await runTasks(tasks, {
    minutes: settings.minutes,
    onProgress: ({ rows: done, tasksLeft }) =>
      keepUnfinished(file, {
        of,
        dates,
        rows: [...(before?.rows ?? []), ...done],
        tasksLeft: tasksLeft.map(({ name }) => name),
      }),
  });
  const rows = [
    ...(before?.rows ?? []),
    ...measured.rows,
    ...measured.tasksLeft.map(({ check, name }) => notMeasured(check, name, 'no time was left')),
  ];
  const yardsticks = [yardstick, await measureYardstick(settings)];
  const both = (read: (taken: NonNullable<typeof yardstick>) => number) =>
    yardsticks.map((taken) => (taken ? Math.round(read(taken)) : 'none')).join(' to ');
  const benchmarkIndex = both(({ benchmarkIndex: index }) => index);
  const barePaint = `${both(({ largestPaint }) => largestPaint)} ms`;
  facts.push(['Benchmark index of Lighthouse, before and after', benchmarkIndex]);
  const bareSize = yardstick ? ` of ${(yardstick.bytes / 1000).toFixed(1)} kB gzip` : '';
  facts.push([`Largest paint of a bare page${bareSize}, before and after`, barePaint]);
  if (before) facts.push(['Parts of the run, each from', dates.join('; ')]);
  rows.sort((a, b) => a.check.localeCompare(b.check));
  const text = writeResults(facts, rows, scope ? ` (${scope})` : '');
  const out = path.resolve(root, settings.out);
  mkdirSync(path.dirname(out), { recursive: true });
  writeFileSync(out, text);
  addToHistory(
    path.resolve(root, settings.history),
    historyLine({ date, commit, scope, load, benchmarkIndex, barePaint }, rows),
  );
  const rest = measured.tasksLeft.length > 0 ? ` Left to --go-on: ${measured.tasksLeft.length}.` : '';
  process.stdout.write(
    `\n${text}\n  Written to ${settings.out}, and a line to ${settings.history}.${rest}\n`,
  );
  if (measured.failures > 0) return 1;
  return settings.check && rows.some(({ holds }) => holds === false) ? 1 : 0;
}

stopWithParent(stopEverything, 30_000);
const settings = JSON.parse(process.argv[2] ?? '{}') as BenchSettings;
let code = 1;
try {
  code = await measureSite(settings);
} catch (error) {
  if (!isStopping()) process.stderr.write(`\n  ${error instanceof Error ? error.message : error}\n`);
} finally {
  await stopEverything();
}
process.exit(code);
