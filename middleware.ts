import { type NextRequest, NextResponse } from 'next/server';

import { localeCookie, localeCookieMaxAge } from '@/lib/i18n/locale-cookie';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { decideLanguage } from '@/lib/i18n/negotiation';
import { isPagePath } from '@/lib/i18n/page-paths';
import { isSessionPath } from '@/lib/i18n/session-paths';
import { areaOfPath, isStaffPath, mayOpen } from '@/lib/staff/areas';
import { factorPath, missingFactor } from '@/lib/staff/second-factor';
import { checkSession } from '@/lib/supabase/keep-session';
import { keepKnownSession, knownSessionHeader } from '@/lib/supabase/known-session';
import { sessionIdOf } from '@/lib/supabase/session-cookies';
import { readStaffEntry } from '@/lib/supabase/staff-entry';

export async function middleware(request: NextRequest) {
  const language = decidePageLanguage(request);
  const isRedirect = language?.headers.has('location') ?? false;
  if (isRedirect || !isSessionPath(request.nextUrl.pathname)) return language ?? NextResponse.next();
  return withSession(request, language);
}

/** Refreshes the session, or forgets it. What follows sees the session's new cookies, and no cache keeps the answer. */
async function withSession(request: NextRequest, before: NextResponse | null): Promise<NextResponse> {
  const { signedIn, user, accessToken, writes } = await checkSession(request.cookies.getAll(), new Date());
  for (const { name, value } of writes) {
    if (value === '') request.cookies.delete(name);
    else request.cookies.set(name, value);
  }
  // A page has no say in its own status. What it shows, it decides by itself.
  const { pathname, search, origin } = request.nextUrl;
  const entry =
    user && accessToken && isStaffPath(pathname)
      ? await readStaffEntry(user.id, sessionIdOf(accessToken))
      : 'away';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const headers = new Headers(request.headers);
  headers.delete(knownSessionHeader);
  // A form may change who one is, and its page is shown thereafter: both ask for themselves.
  const known =
    isRead && user && accessToken
      ? keepKnownSession({ user, accessToken, ...(entry === 'away' ? {} : { entry }) })
      : null;
  if (known) headers.set(knownSessionHeader, known);
  const passedOn = { request: { headers } };
  // A form is refused by its action, which can say so beside what was typed.
  const asksForCode = isRead && entry !== null && entry !== 'away' && missingFactor(entry) !== null;
  const response = asksForCode
    ? NextResponse.redirect(new URL(factorPath(localeOf(pathname), pathname + search), origin), 307)
    : isClosedTo(entry, pathname)
      ? NextResponse.rewrite(request.nextUrl, { ...passedOn, status: 403 })
      : NextResponse.next(passedOn);
  before?.headers.forEach((value, name) => {
    if (!name.startsWith('x-middleware-') && name !== 'set-cookie') response.headers.append(name, value);
  });
  for (const cookie of before?.cookies.getAll() ?? []) response.cookies.set(cookie);
  if (signedIn || !isSentBesideWords(request)) {
    for (const { name, value, options } of writes) response.cookies.set(name, value, options);
  }
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

/**
 * Whether a page of the back office sends this itself and stays, with what is typed on it. An answer that forgot the session
 * would bring that page drawn anew, as a visitor's; the next page that is opened forgets it.
 */
function isSentBesideWords({ method, headers, nextUrl: { pathname } }: NextRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return pathname.startsWith('/api/admin/') || (isStaffPath(pathname) && headers.has('next-action'));
}

/** The language of an address that is not the home page's. */
function localeOf(pathname: string): Locale {
  return locales.find((locale) => pathname.startsWith(`/${locale}/`)) ?? defaultLocale;
}

/** While the roles cannot be read the page says so. */
function isClosedTo(entry: { role: string } | null | 'away', pathname: string): boolean {
  if (entry === null || entry === 'away') return entry === null;
  const area = areaOfPath(pathname);
  return area !== null && !mayOpen(entry.role, area);
}

function decidePageLanguage(request: NextRequest): NextResponse | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  if (!isPagePath(request.nextUrl.pathname)) return null;
  const { redirectTo, remember } = decideLanguage({
    pathname: request.nextUrl.pathname,
    cookie: request.cookies.get(localeCookie)?.value,
    acceptLanguage: request.headers.get('accept-language'),
    referer: request.headers.get('referer'),
    fetchSite: request.headers.get('sec-fetch-site'),
    host: request.headers.get('host'),
  });

  if (redirectTo !== null) {
    const target = new URL(redirectTo + request.nextUrl.search, request.nextUrl.origin);
    return NextResponse.redirect(target, { status: 307, headers: { 'Cache-Control': 'no-store' } });
  }
  const response = NextResponse.next();
  if (remember) {
    response.cookies.set(localeCookie, remember, {
      path: '/',
      maxAge: localeCookieMaxAge,
      sameSite: 'lax',
      httpOnly: true,
      secure: request.nextUrl.protocol === 'https:',
    });
    response.headers.set('Cache-Control', 'private, no-store');
  }
  return response;
}

// Narrow on purpose: a first visit to a page with its own address never enters here.
export const config = {
  runtime: 'nodejs',
  matcher: [
    // Without either it is French, as it stands.
    { source: '/', has: [{ type: 'header', key: 'accept-language' }] },
    { source: '/', has: [{ type: 'header', key: 'cookie' }] },
    { source: '/', has: [{ type: 'header', key: 'referer' }] },
    // Next reads this without running it: what it repeats of lib/i18n/session-paths.ts and page-paths.ts is compared by tests.
    '/:locale(nl|en)?/:area(auth|logout|chatbot|alfred|compte|account|ma-demande|mijn-aanvraag|my-request|passeport|garantiepaspoort|warranty-passport|admin)/:path*',
    '/api/:area(account|auth|admin)/:path*',
    {
      source: '/((?!_next/|api/|media/|og/|nl$|nl/|en$|en/)[^.]*)',
      has: [{ type: 'cookie', key: 'locale' }],
    },
    {
      source: '/((?!_next/|api/|media/|og/|nl$|nl/|en$|en/)[^.]*)',
      has: [{ type: 'header', key: 'referer', value: 'https?://[^/]+/(?:nl|en)(?:[/?].*)?' }],
    },
    {
      source: '/(nl|en)/:path*',
      has: [{ type: 'header', key: 'referer', value: 'https?://[^/]+(?:/(?!(?:nl|en)(?:[/?]|$)).*)?' }],
    },
    {
      source: '/nl/:path*',
      has: [{ type: 'header', key: 'referer', value: 'https?://[^/]+/en(?:[/?].*)?' }],
    },
    {
      source: '/en/:path*',
      has: [{ type: 'header', key: 'referer', value: 'https?://[^/]+/nl(?:[/?].*)?' }],
    },
  ],
};
