import { redirect } from 'next/navigation';
import type { NextRequest } from 'next/server';
import { authPath } from '@/lib/accounts/auth-view';
import { safeRedirect } from '@/lib/accounts/safe-redirect';
import { startGoogleSignIn } from '@/lib/accounts/server/sign-in-with-google';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimits } from '@/lib/limits/server/consume-limits';
import { clientAddress } from '@/lib/security/client-address';

/** A link, not a form: the content policy keeps forms on this site, their redirects included. */
export async function GET(request: NextRequest) {
  const params = request.nextUrl.searchParams;
  const wanted = params.get('locale');
  const locale = isLocale(wanted) ? wanted : defaultLocale;
  const target = safeRedirect(params.get('redirect'));
  const bucket = bucketFor('signUpPerAddress', hashAddress(clientAddress(request.headers)));
  const address = (await consumeLimits([bucket], new Date()))
    ? await startGoogleSignIn(locale, target)
    : null;
  redirect(address ?? authPath(locale, { redirect: target, notice: 'googleFailed' }));
}
