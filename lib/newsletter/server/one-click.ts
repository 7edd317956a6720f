import 'server-only';
import { readForm } from '@/lib/forms/server/read-form';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { answerJson } from '@/lib/security/api-answer';
import { leavePath } from './links';
import { leaveNewsletter } from './subscriptions';

const statusOf = { left: 200, invalid: 403, unavailable: 503 } as const;

/**
 * The unsubscribe button of a mail program (RFC 8058). It posts from anywhere and with no `Origin`: the signed token of
 * the address is the authority.
 */
export async function answerOneClick(request: Request): Promise<Response> {
  const read = await readForm(request, 4096);
  if (read.status !== 'ok' || read.form.get('List-Unsubscribe') !== 'One-Click')
    return answerJson({ error: 'invalid' }, 400);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const outcome = await leaveNewsletter(token);
  return answerJson(outcome === 'left' ? { left: true } : { error: outcome }, statusOf[outcome]);
}

/** Where a person or a scanner ends that opens the same address: at the page with the button. Nothing changes. */
export function redirectToLeavePage(request: Request): Response {
  const query = new URL(request.url).searchParams;
  const locale = query.get('locale');
  const path = leavePath(isLocale(locale) ? locale : defaultLocale, query.get('token') ?? '');
  return new Response(null, {
    status: 303,
    headers: { Location: path, 'Cache-Control': 'private, no-store' },
  });
}
