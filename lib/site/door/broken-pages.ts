import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { filled } from '@/lib/i18n/copy';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
import { localeOfPath } from '@/lib/i18n/negotiation';
import { pathTo } from '@/lib/i18n/routes';
import { escapeMarkup } from '@/lib/security/escape-markup';

export type BrokenPageWords = Readonly<Record<Locale, Messages['ErrorPage']>>;

/** What a page that breaks says, in every language. */
export async function readBrokenPageWords(): Promise<BrokenPageWords> {
  const words = await Promise.all(
    locales.map(async (locale) => [locale, (await loadMessages(locale)).ErrorPage]),
  );
  return Object.fromEntries(words) as BrokenPageWords;
}

/** Of the empty page that the framework sends for its scripts to fill. */
const beginning = '<body>';

/**
 * What hears of errors while an answer is made, under the ids by which the log has them. A page that breaks by one says what its scripts
 * would say (components/layout/error-boundary.client.tsx) to browsers without them.
 */
export function sayingBroken(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  words: BrokenPageWords,
): (incident: string) => void {
  const locale = localeOfPath(url.split('?')[0] ?? '/');
  let isHeard = false;
  return (incident) => {
    // The first is what the page breaks by.
    if (isHeard || response.headersSent) return;
    isHeard = true;
    insertNotice(response, Buffer.from(noticeIn(locale, words[locale], incident)));
  };
}

function insertNotice(response: ServerResponse, notice: Buffer): void {
  let isSaid = false;
  const filledIn = (piece: unknown) => {
    const isPage = /^text\/html\b/.test(String(response.getHeader('content-type')));
    if (isSaid || response.statusCode < 500 || !isPage || !(piece instanceof Uint8Array)) return piece;
    const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    const at = bytes.indexOf(beginning);
    if (at === -1) return piece;
    isSaid = true;
    const inside = at + beginning.length;
    return Buffer.concat([bytes.subarray(0, inside), notice, bytes.subarray(inside)]);
  };
  for (const name of ['write', 'end'] as const) {
    const send = response[name] as (...args: unknown[]) => unknown;
    response[name] = ((piece: unknown, ...rest: unknown[]) =>
      send.call(response, filledIn(piece), ...rest)) as never;
  }
}

function noticeIn(locale: Locale, words: BrokenPageWords[Locale], incident: string): string {
  const { title, text, retry, home } = words;
  const [heading, said, id, again, back] = [
    title,
    text,
    filled(words.incident, { id: incident }),
    retry,
    home,
  ].map(escapeMarkup);
  return [
    `<noscript><main lang="${locale}"><h1>${heading}</h1><p>${said}</p><p>${id}</p>`,
    `<p><a href="">${again}</a></p><p><a href="${pathTo('home', locale)}">${back}</a></p></main></noscript>`,
  ].join('');
}
