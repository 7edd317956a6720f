import './typescript-hooks.mjs';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LauncherError, say } from './progress.mjs';

const { finishPage, sleepingPageHeaders, UnexpectedPageError } = await import(
  '../../lib/asleep/finish-page.ts'
);
const { contentHeaders } = await import('../../lib/asleep/content-tags.ts');
const { flightName } = await import('../../lib/asleep/flight-name.ts');
const { sourceHash } = await import('../../lib/security/source-hash.ts');
const { renderLastResort } = await import('../../lib/asleep/last-resort.ts');

const staticFolder = path.join('static', 'asleep');

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listPages(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return listPages(name);
    return entry.name.endsWith('.html') ? [name] : [];
  });
}

/**
 * The style sheets as the framework writes them inline: each for itself, as a client navigation adds it, and behind the
 * sheet of all pages, joined with which it stands in a page rendered on demand.
 *
 * @param {string} distDir
 * @param {readonly { html: string }[]} pages
 */
function listStyleSheets(distDir, pages) {
  const folder = path.join(distDir, 'static', 'chunks');
  const sheets = readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const common = sheets.find((sheet) => pages.every(({ html }) => html.includes(sheet)));
  return sheets.flatMap((sheet) => (common && sheet !== common ? [sheet, common + sheet] : [sheet]));
}

/**
 * @param {string} page
 * @param {Record<string, string>} headers
 */
function addHeaders(page, headers) {
  const file = page.replace(/\.html$/, '.meta');
  const meta = JSON.parse(readFileSync(file, 'utf8'));
  const caching = contentHeaders(meta.headers?.['x-next-cache-tags']);
  writeFileSync(file, JSON.stringify({ ...meta, headers: { ...meta.headers, ...caching, ...headers } }));
}

/**
 * Puts every prerendered page of a finished `next build` to sleep. All pages are worked out before the first is
 * written: a build it does not understand is left as it was, and does not count as built.
 *
 * @param {string} distDir the folder of the build
 * @param {string} pageScript the address of the script of every page
 * @throws LauncherError naming the page and what was not expected
 */
export function finishBuild(distDir, pageScript) {
  const root = path.join(distDir, 'server', 'app');
  const flights = new Map();
  /** @param {string} flight */
  const flightPath = (flight) => {
    const name = flightName(flight);
    flights.set(name, flight);
    return `/_next/static/asleep/${name}`;
  };
  const pages = listPages(root);
  const lastResort = path.join(root, '_global-error.html');
  const finished = pages
    .filter((page) => page !== lastResort)
    .map((page) => {
      try {
        return { page, ...finishPage(readFileSync(page, 'utf8'), { pageScript, flightPath }) };
      } catch (error) {
        if (!(error instanceof UnexpectedPageError)) throw error;
        throw new LauncherError(
          `The build cannot be finished: ${path.relative(root, page)} holds ${error.message}. See docs/decisions/0005.`,
        );
      }
    });
  if (finished.length === 0) throw new LauncherError(`The build cannot be finished: no page in ${root}.`);

  const folder = path.join(distDir, staticFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, flight] of flights) writeFileSync(path.join(folder, name), flight);
  const styles = [
    ...new Set([
      ...finished.flatMap((page) => page.styles),
      ...listStyleSheets(distDir, finished).map(sourceHash),
    ]),
  ].sort();
  for (const { page, html, images } of finished) {
    writeFileSync(page, html);
    addHeaders(page, sleepingPageHeaders(styles, images));
  }
  // For pages rendered on demand: lib/security/page-styles.ts.
  writeFileSync(path.join(distDir, 'asleep.json'), JSON.stringify({ styles }));
  // What the framework answers with when nothing can be rendered is its own, in none of our languages.
  const { html, headers: ownHeaders } = renderLastResort();
  writeFileSync(lastResort, html);
  addHeaders(lastResort, ownHeaders);
  writeFileSync(path.join(distDir, 'server', 'pages', '500.html'), html);
  // Next keeps a second copy of each page there, and would serve that one.
  rmSync(path.join(distDir, 'server', 'route-cache'), { recursive: true, force: true });
  say(`Pages asleep until needed: ${finished.length}`);
}
