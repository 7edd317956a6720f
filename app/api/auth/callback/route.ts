import { redirect } from 'next/navigation';
import type { NextRequest } from 'next/server';
import { authPath } from '@/lib/accounts/auth-view';
import { safeRedirect } from '@/lib/accounts/safe-redirect';
import { finishGoogleSignIn } from '@/lib/accounts/server/sign-in-with-google';
import { successPath } from '@/lib/accounts/success';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';

/** The end of signing in with Google. A code is worth nothing without the verifier that this browser keeps. */
export async function GET(request: NextRequest) {
  const params = request.nextUrl.searchParams;
  const wanted = params.get('locale');
  const locale = isLocale(wanted) ? wanted : defaultLocale;
  const target = safeRedirect(params.get('redirect'));
  const done = await finishGoogleSignIn(params.get('code'));
  redirect(
    done
      ? successPath(locale, { kind: 'sign-in', redirect: target })
      : authPath(locale, { redirect: target, notice: 'googleFailed' }),
  );
}
