import { redirect } from 'next/navigation';
import type { NextRequest } from 'next/server';
import { endAllSessions } from '@/lib/accounts/server/end-sessions';
import { signedOutPath, signOutFailedPath } from '@/lib/accounts/sign-out';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { answerJson } from '@/lib/security/api-answer';
import { isOwnOrigin } from '@/lib/security/own-origin';

/** Where the header's "signed in" posts to: one click signs out on all devices. */
export async function POST(request: NextRequest) {
  if (!isOwnOrigin(request.headers)) return answerJson({ error: 'forbidden' }, 403);
  const wanted = request.nextUrl.searchParams.get('locale');
  const locale = isLocale(wanted) ? wanted : defaultLocale;
  const outcome = await endAllSessions();
  redirect(outcome === 'ended' ? signedOutPath(locale) : signOutFailedPath(locale));
}
