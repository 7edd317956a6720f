import { type NextRequest, NextResponse } from 'next/server';

import { localeCookie, localeCookieMaxAge } from '@/lib/i18n/locale-cookie';
import { decideLanguage } from '@/lib/i18n/negotiation';
import { isSessionPath } from '@/lib/i18n/session-paths';
import { areaOfPath, isStaffPath, mayOpen } from '@/lib/staff/areas';
import { checkSession } from '@/lib/supabase/keep-session';
import { readStaffEntry } from '@/lib/supabase/staff-entry';

export async function middleware(request: NextRequest) {
  const language = decidePageLanguage(request);
  const isRedirect = language?.headers.has('location') ?? false;
  if (isRedirect || !isSessionPath(request.nextUrl.pathname)) return language ?? NextResponse.next();
  return withSession(request, language);
}

/** Refreshes the session, or forgets it. What follows sees the session's new cookies, and no cache keeps the answer. */
async function withSession(request: NextRequest, before: NextResponse | null): Promise<NextResponse> {
  const { userId, sessionId = null, writes } = await checkSession(request.cookies.getAll(), new Date());
  for (const { name, value } of writes) {
    if (value === '') request.cookies.delete(name);
    else request.cookies.set(name, value);
  }
  const passedOn = { request: { headers: request.headers } };
  // A page has no say in its own status. What it shows, it decides by asking again.
  const isClosed =
    userId !== undefined &&
    isStaffPath(request.nextUrl.pathname) &&
    isClosedTo(await readStaffEntry(userId, sessionId), request.nextUrl.pathname);
  const response = isClosed
    ? NextResponse.rewrite(request.nextUrl, { ...passedOn, status: 403 })
    : NextResponse.next(passedOn);
  before?.headers.forEach((value, name) => {
    if (!name.startsWith('x-middleware-') && name !== 'set-cookie') response.headers.append(name, value);
  });
  for (const cookie of before?.cookies.getAll() ?? []) response.cookies.set(cookie);
  for (const { name, value, options } of writes) response.cookies.set(name, value, options);
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

/** While the roles cannot be read the page says so; whose second factor is missing is led to it by the page. */
function isClosedTo(entry: { role: string } | null | 'away', pathname: string): boolean {
  if (entry === null || entry === 'away') return entry === null;
  const area = areaOfPath(pathname);
  return area !== null && !mayOpen(entry.role, area);
}

function decidePageLanguage(request: NextRequest): NextResponse | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  if (request.nextUrl.pathname.startsWith('/api/')) return null;
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
    // Next reads this without running it: what it repeats of lib/i18n/session-paths.ts is compared by a test.
    '/:locale(nl|en)?/:area(auth|logout|chatbot|compte|account|ma-demande|mijn-aanvraag|my-request|admin)/:path*',
    '/api/:area(account|auth|admin)/:path*',
    { source: '/((?!_next/|api/|nl$|nl/|en$|en/)[^.]*)', has: [{ type: 'cookie', key: 'locale' }] },
    {
      source: '/((?!_next/|api/|nl$|nl/|en$|en/)[^.]*)',
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
