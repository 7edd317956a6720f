import 'server-only';
import { contentPolicy } from '@/lib/security/content-policy';
import { laterType } from '@/lib/security/later-script';
import { type OutsideImages, outsideImages } from '@/lib/security/outside-images';
import { prePaintScript } from '@/lib/security/pre-paint';
import { sourceHash } from '@/lib/security/source-hash';
import { speculationRules } from '@/lib/security/speculation-rules';

/** The framework wrote a page that this step does not know how to put to sleep. */
export class UnexpectedPageError extends Error {
  override name = 'UnexpectedPageError';
}

export interface FinishedPage {
  html: string;
  /** The code that was inline: what the framework needs to take the page over. */
  flight: string;
  /** The style sheets in the document, as source expressions of a content policy. */
  styles: string[];
  /** Where else its pictures come from, once the visitor allows it. */
  images: OutsideImages[];
}

interface FinishingOptions {
  /** Address of the script of every page. */
  pageScript: string;
  /** Where the file with `flight` is served from. */
  flightPath: (flight: string) => string;
}

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Of scripts that wait, and of what paper alone needs: a browser would never follow the hint, and each byte of a head counts. */
const idlePreload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\b(?:as="script"|media="print"))[^>]*>/g;
/** What says again what `og:` says: whoever reads these takes that where they are missing. `twitter:card` alone has no such twin. */
const repeatedMeta = /<meta name="twitter:(?:title|description|image[^"]*)" content="[^"]*"\/>/g;
const styleTag = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const handlerAttribute = /<[a-z][^<>]*?\son[a-z]+\s*=\s*["']/i;

/** What the framework itself writes inline: the list of its files, and the page as data. */
const frameworkInline = /^\(?(?:globalThis\["TURBOPACK"\]|self\.__next_f)/;

function attribute(attributes: string, name: string): string | null {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? null;
}

/**
 * Puts a prerendered page to sleep: hydration waits for the visitor (decision 0005). Every script of the framework leaves
 * the HTML, inline ones go into one file, and the script of every page gets the list of them to load when the visitor
 * reaches for something; that one is started by the pre-paint script, once the page is painted. What stays inline is the constant pre-paint script and structured data.
 *
 * @param html a whole document as the framework prerendered it
 * @throws UnexpectedPageError when the document holds anything this step does not know
 */
export function finishPage(html: string, { pageScript, flightPath }: FinishingOptions): FinishedPage {
  const files: string[] = [];
  const inline: string[] = [];
  let prePaints = 0;
  let pageScripts = 0;
  let integrity = '';
  // Stands in for the tag that gets its list once all scripts are known; no page can contain it.
  const mark = '\0page-script\0';

  const without = html.replace(scriptTag, (tag, attributes: string, body: string) => {
    const type = attribute(attributes, 'type');
    const source = attribute(attributes, 'src');
    if (type === 'application/ld+json') return tag;
    if (type !== null) throw new UnexpectedPageError(`a script of type ${type}`);
    if (source === pageScript) {
      pageScripts += 1;
      integrity = attribute(attributes, 'integrity') ?? '';
      return mark;
    }
    if (source !== null) {
      if (!source.startsWith('/_next/static/')) throw new UnexpectedPageError(`a script from ${source}`);
      // For browsers without modules, which cannot run this site's code either.
      if (!/\bnomodule\b/i.test(attributes)) files.push(source);
      return '';
    }
    if (body === prePaintScript) {
      prePaints += 1;
      return tag;
    }
    if (!frameworkInline.test(body)) {
      throw new UnexpectedPageError(`an inline script that begins with ${JSON.stringify(body.slice(0, 60))}`);
    }
    inline.push(body);
    return '';
  });

  if (prePaints !== 1)
    throw new UnexpectedPageError(`the pre-paint script ${prePaints} times instead of once`);
  if (pageScripts !== 1)
    throw new UnexpectedPageError(`the page script ${pageScripts} times instead of once`);
  if (!integrity.startsWith('sha256-')) throw new UnexpectedPageError('a page script without its hash');
  if (files.length === 0) throw new UnexpectedPageError('no file of the framework');
  if (!inline.some((body) => body.includes('__next_f'))) throw new UnexpectedPageError('no data of the page');
  if (!without.trimEnd().endsWith('</html>')) throw new UnexpectedPageError('no end of the document');
  const handler = handlerAttribute.exec(without.replace(scriptTag, '').replace(styleTag, ''));
  if (handler) throw new UnexpectedPageError(`an event handler in ${JSON.stringify(handler[0].slice(-60))}`);

  const flight = inline.join(';\n');
  const scripts = [flightPath(flight), ...files].join(' ');
  const finished = without
    .replace(idlePreload, '')
    .replace(repeatedMeta, '')
    .replace(
      mark,
      `<script type="${laterType}" async="" src="${pageScript}" integrity="${integrity}" data-scripts="${scripts}"></script>`,
    );
  const styles = [...new Set(Array.from(finished.matchAll(styleTag), ([, css = '']) => sourceHash(css)))];
  const images = outsideImages.filter((origin) => finished.includes(`${origin}/`));
  return { html: finished, flight, styles, images };
}

/**
 * Response headers of a page that sleeps. The style sheets of all pages are allowed on each, because a visitor who
 * goes on within the site takes the next page's along.
 */
export function sleepingPageHeaders(
  styles: readonly string[],
  images: readonly OutsideImages[],
): Record<string, string> {
  const scripts = [sourceHash(prePaintScript), sourceHash(speculationRules)];
  return { 'content-security-policy': contentPolicy({ scripts, styles, images }) };
}
