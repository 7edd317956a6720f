import 'server-only';
import type { IncomingMessage } from 'node:http';
import type { AnswerNotes } from '@/lib/asleep/server/answer-notes';
import type { OwnAnswer } from '@/lib/asleep/server/request-own-page';
import { formerAddresses } from '@/lib/i18n/former-addresses';
import { localeCookie } from '@/lib/i18n/locale-cookie';
import { defaultLocale, isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { findPageInAnyLocale, pageIds, pathTo, routeOf } from '@/lib/i18n/routes';
import { log } from '@/lib/log/log';
import type { Answer } from './kept-answers';

/** Drawing the page that names an unknown address takes a core a tenth of a second: so many at once, and so many a second. */
const burst = 20;
const perSecond = 2;
/** Milliseconds for which a page that could not be learnt is not asked for again. */
const rest = 5_000;

export interface MissingPagesOptions {
  /** Asks this process for a page, as `askOwnSite`. */
  ask(path: string, headers: Record<string, string>): Promise<OwnAnswer>;
  /** Has the notes of a request to ourselves found again. */
  remember(notes: AnswerNotes): { headers: Record<string, string>; forget(): void };
  find(name: string): unknown;
  keep(name: string, answer: Answer): Promise<void>;
  /** Whether a path below the portfolio's own may have a page; any may unless told. */
  hasWork?: HasWork;
  /** Milliseconds. */
  now?: () => number;
}

type HasWork = (locale: Locale, rest: string) => boolean;

export interface MissingPages {
  /**
   * Under which name the answer is kept when a request asks for an address that no page can have, and enough of those
   * were drawn for now; null otherwise, or while there is none yet.
   */
  instead(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null;
}

/**
 * Pages that say, in each language, that nothing is under an address without naming it. Strangers ask for thousands of
 * such addresses: visitors get the page that helps them on, a flood gets this one, from memory.
 */
export function createMissingPages({
  ask,
  remember,
  find,
  keep,
  hasWork,
  now = () => performance.now(),
}: MissingPagesOptions): MissingPages {
  let left = burst;
  let counted = now();
  const resting = new Set<Locale>();

  const mayDraw = () => {
    const at = now();
    left = Math.min(burst, left + ((at - counted) / 1000) * perSecond);
    counted = at;
    if (left < 1) return false;
    left -= 1;
    return true;
  };

  async function learn(locale: Locale): Promise<void> {
    const { headers, forget } = remember({ shown: [], unnamed: true });
    try {
      const own = await ask(locale === defaultLocale ? '/-' : `/${locale}/-`, {
        ...headers,
        cookie: `${localeCookie}=${locale}`,
      });
      if (own.status !== 404) throw new Error(`The page answers with ${own.status}`);
      await keep(nameOf(locale), withoutScripts(own));
      resting.delete(locale);
    } catch (error) {
      log.warn('door.missingNotLearnt', { reason: error instanceof Error ? error.message : String(error) });
      setTimeout(() => resting.delete(locale), rest).unref();
    } finally {
      forget();
    }
  }

  return {
    instead(request) {
      const locale = localeOfMissing(request, hasWork);
      if (locale === null) return null;
      const name = nameOf(locale);
      const isKept = find(name) !== undefined;
      if (!isKept && !resting.has(locale)) {
        resting.add(locale);
        void learn(locale);
      }
      return !mayDraw() && isKept ? name : null;
    },
  };
}

/** No path begins so. */
const nameOf = (locale: Locale) => `404 ${locale}`;

/** Pages that have others below them: what is there, only they know. */
const belowPages = pageIds
  .filter((id) => routeOf(id).kind === 'staff')
  .flatMap((id) => locales.map((locale) => `${pathTo(id, locale)}/`));
const belowPortfolio = locales.map((locale) => ({ locale, path: `${pathTo('portfolio', locale)}/` }));
const former = new Set(formerAddresses.map(({ source }) => source));

/** The language in which a request is told that no page can be where it asks; null when one may be there. */
export function localeOfMissing(
  { method, url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  hasWork: HasWork = () => true,
): Locale | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const path = (url.split('?')[0] ?? '/').toLowerCase().replace(/(?<=.)\/+$/, '');
  if (/^\/(?:_next|api|media|og|scripts|pictures)\/|^\/[^/]+\.[a-z]+$/.test(path)) return null;
  if (former.has(path) || belowPages.some((page) => `${path}/`.startsWith(page))) return null;
  const below = belowPortfolio.find(({ path: portfolio }) => path.startsWith(portfolio));
  if (below) return hasWork(below.locale, decoded(path.slice(below.path.length))) ? null : below.locale;
  const [, first, ...others] = path.split('/');
  const inAddress = isLocale(first) ? first : null;
  const slug = inAddress === null ? path.slice(1) : others.join('/');
  // The address of a page in other letters or of another language is led to the right one.
  if (findPageInAnyLocale(inAddress ?? defaultLocale, decoded(slug)) !== null) return null;
  const stored = new RegExp(`(?:^|;\\s*)${localeCookie}=(\\w+)`).exec(headers.cookie ?? '')?.[1];
  return inAddress ?? (isLocale(stored) ? stored : defaultLocale);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The page as plain HTML: its scripts carry a nonce, which no two answers may have in common. */
function withoutScripts({ rawHeaders, body }: OwnAnswer): Answer {
  const headers: [string, string][] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (/^(?:set-cookie|link)$/i.test(name)) continue;
    const isPolicy = name.toLowerCase() === 'content-security-policy';
    headers.push([name, isPolicy ? value.replace(/ 'nonce-[^']*'/g, '') : value]);
  }
  const html = body
    .toString()
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replace(/ nonce="[^"]*"/g, '');
  return { headers, body: Buffer.from(html), version: null };
}
