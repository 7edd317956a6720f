import { redirect } from 'next/navigation';
import type { NextRequest } from 'next/server';
import { authPath } from '@/lib/accounts/auth-view';
import { passGoogleAnswerOn } from '@/lib/accounts/server/sign-in-with-google';
import { defaultLocale } from '@/lib/i18n/locales';

/** Where Google leads people back to when the backend is embedded: no browser can reach that one. */
export async function GET(request: NextRequest) {
  const target = await passGoogleAnswerOn(request.nextUrl.searchParams);
  redirect(target ?? authPath(defaultLocale, { notice: 'googleFailed' }));
}
