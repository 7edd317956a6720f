import 'server-only';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { answerJson } from '@/lib/security/api-answer';
import type { DesignKind } from '../design';
import { designToken, readDesignOwnerToken, readDesignToken } from './design-links';
import { accountOwnsDesign, takeOwnDesign } from './own-designs';

const designPages = { wrap: 'wrap-design', shirt: 'shirt-design' } as const satisfies Record<
  DesignKind,
  string
>;

const pages = ['wrap-design', 'wrap-tool', 'shirt-design', 'shirt-tool'] as const;

type DesignPage = (typeof pages)[number];

const isTool = (page: DesignPage) => page === 'wrap-tool' || page === 'shirt-tool';

function goTo(path: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: path, 'Cache-Control': 'private, no-store' },
  });
}

function readQuery(request: Request): { page: DesignPage; locale: Locale; query: URLSearchParams } | null {
  const query = new URL(request.url).searchParams;
  const page = pages.find((known) => known === query.get('page'));
  const locale = query.get('locale');
  query.delete('page');
  query.delete('locale');
  return page && isLocale(locale) ? { page, locale, query } : null;
}

/**
 * Where an address that holds an owner's token is taken: such addresses were given out until decision 0045.
 *
 * @param query of that address, `own` in it
 */
export function pathToTakeKey(page: DesignPage, locale: Locale, query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return `/api/designs/own?${new URLSearchParams([...given, ['page', page], ['locale', locale]])}`;
}

/** Takes the key of an address into the cookie, and leads to the address that is for everybody. */
export async function takeKeyOfAddress(request: Request): Promise<Response> {
  const asked = readQuery(request);
  if (!asked) return answerJson({ error: 'missing' }, 404);
  const { page, locale, query } = asked;
  const id = readDesignOwnerToken(query.get('own'));
  if (id !== null) await takeOwnDesign(id);
  const goesOn = id !== null && isTool(page);
  // Each in its place: what a browser keeps of unsaved work is found by the order of its address.
  const kept = [...query].flatMap(([name, value]): [string, string][] => {
    if (name === 'own') return goesOn ? [['change', designToken(id)]] : [];
    return goesOn && name === 'from' && readDesignToken(value) === id ? [] : [[name, value]];
  });
  return goTo(pathWithin(page, locale, { query: Object.fromEntries(kept) }));
}

/** Where the account that has saved a design opens it. */
export function pathToAccountDesign(kind: DesignKind, locale: Locale, id: string): string {
  const query = { token: designToken(id), page: designPages[kind], locale };
  return `/api/account/design?${new URLSearchParams(query)}`;
}

/** Opens a design for the account that has saved it, which may go on with it for longer than its session lasts. */
export async function openAccountDesign(request: Request): Promise<Response> {
  const asked = readQuery(request);
  if (!asked) return answerJson({ error: 'missing' }, 404);
  const { page, locale, query } = asked;
  const token = query.get('token');
  const id = readDesignToken(token);
  if (id !== null && (await accountOwnsDesign(id))) await takeOwnDesign(id);
  return goTo(pathWithin(page, locale, { query: { token: token ?? undefined } }));
}
