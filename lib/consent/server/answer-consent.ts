import 'server-only';
import { randomUUID } from 'node:crypto';
import { publicEnv } from '@/lib/env/public';
import { readForm } from '@/lib/forms/server/read-form';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { incident } from '@/lib/log/incident';
import { answerJson } from '@/lib/security/api-answer';
import { clientAddress } from '@/lib/security/client-address';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { consentCookie, decideConsent, readConsent } from '../choice';
import { readDecision } from '../decision';
import { sendsGpc } from './find-consent';
import { recordConsent } from './record-consent';

const longestBody = 4096;
const longestPath = 300;

/** The page that a form was sent from, on this site; the home page when that is not told. */
function findPage(referer: string | null): { path: string; query: string; locale: Locale } {
  const { SITE_URL } = publicEnv();
  const url = URL.canParse(referer ?? '') ? new URL(referer ?? '') : null;
  const isOurs = url?.origin === SITE_URL && !url.pathname.startsWith('//');
  const path = isOurs ? url.pathname : '/';
  const prefix = path.split('/')[1];
  return { path, query: isOurs ? url.search : '', locale: isLocale(prefix) ? prefix : defaultLocale };
}

/**
 * Takes a choice about cookies: sets the cookie and keeps the proof. A script gets JSON; a plain form goes back to its
 * page. The choice holds for the visitor also when its proof could not be kept.
 *
 * @param findUserId the account that is signed in, or null
 * @param country as far as it is known without asking anybody
 */
export async function answerConsent(
  request: Request,
  now: Date,
  { findUserId, country }: { findUserId: () => Promise<string | null>; country: string },
): Promise<Response> {
  const { headers } = request;
  if (!isOwnOrigin(headers)) return answerJson({ error: 'forbidden' }, 403);
  const read = await readForm(request, longestBody);
  if (read.status !== 'ok') return answerJson({ error: read.status }, 400);

  const gpc = sendsGpc(headers);
  const decision = readDecision(read.form, readConsent(headers.get('cookie'), null, now, gpc));
  if (!decision) return answerJson({ error: 'invalid' }, 400);

  const id = decision.id ?? randomUUID();
  const choice = decideConsent(decision.allowances, { id, now, gpc });
  const page = findPage(headers.get('referer'));
  // A proof without the account is one all the same.
  const userId = await findUserId().catch((error: unknown) => {
    incident(error, { during: 'consent.account' });
    return null;
  });
  const status = await Promise.resolve()
    .then(() =>
      recordConsent(choice, {
        id,
        askedBy: decision.askedBy,
        locale: page.locale,
        path: page.path.slice(0, longestPath),
        userId,
        userAgent: headers.get('user-agent'),
        acceptLanguage: headers.get('accept-language'),
        country,
        address: clientAddress(headers),
      }),
    )
    .catch((error: unknown) => {
      incident(error, { during: 'consent' });
      return 'unavailable' as const;
    });

  const cookie = { 'Set-Cookie': consentCookie(choice, publicEnv().SITE_URL.startsWith('https:')) };
  if (read.form.get('enhanced') === 'true') return answerJson({ choice, record: status }, 200, cookie);
  return new Response(null, {
    status: 303,
    headers: { ...cookie, Location: page.path + page.query, 'Cache-Control': 'private, no-store' },
  });
}
