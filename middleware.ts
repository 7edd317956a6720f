import { type NextRequest, NextResponse } from 'next/server';

import { localeCookie, localeCookieMaxAge } from '@/lib/i18n/locale-cookie';
import { decideLanguage } from '@/lib/i18n/negotiation';

export function middleware(request: NextRequest) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return NextResponse.next();
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
    '/',
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
