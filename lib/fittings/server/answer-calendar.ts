import 'server-only';
import { company } from '@/lib/company/company';
import { serverEnv } from '@/lib/env/server';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { incident } from '@/lib/log/incident';
import { openStatusToken, readStatusToken, type StatusToken } from '@/lib/quotes/server/status-link';
import { answerJson } from '@/lib/security/api-answer';
import { clientAddress } from '@/lib/security/client-address';
import { writeCalendar } from '../calendar-file';
import { fittingEvent } from '../fitting-event';
import { fittingLetterCopy } from '../mail/copy';
import { findFittings } from './fitting-store';

/** Where a customer's calendar finds a fitting, for whoever has the private link. */
export function fittingFilePath(token: StatusToken, id: string, locale: Locale): string {
  const query = new URLSearchParams({ token, fitting: id, locale });
  return `/api/fittings/calendar?${query}`;
}

/** A calendar as an answer that nobody keeps. */
export function calendarAnswer(text: string, name: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.ics"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  });
}

/** Hands a fitting to its customer's calendar. */
export async function answerFittingFile(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const [locale, id] = [searchParams.get('locale'), searchParams.get('fitting')];
  const token = readStatusToken(searchParams.get('token'));
  if (token === null || !isLocale(locale)) return answerJson({ error: 'missing' }, 404);
  const address = hashAddress(clientAddress(request.headers));
  if (!consumeLimitsInMemory([bucketFor('fittingPostPerAddress', address)], new Date()))
    return answerJson({ error: 'rateLimited' }, 429);
  try {
    const reference = await openStatusToken(token);
    if (reference === null) return answerJson({ error: 'missing' }, 404);
    const found = (await findFittings(reference)).find(
      (fitting) => fitting.id === id && fitting.state === 'planned',
    );
    if (!found) return answerJson({ error: 'missing' }, 404);
    const copy = fittingLetterCopy[locale];
    const event = fittingEvent(
      found,
      {
        summary: copy.summary(company.name, reference),
        description: copy.call(company.phone.display[locale]),
        url: null,
        attendee: null,
        isCancelled: false,
      },
      { locale, siteUrl: serverEnv().SITE_URL },
    );
    const text = writeCalendar({ method: 'PUBLISH', publisher: company.name, events: [event] });
    return calendarAnswer(text, `${reference}-${found.day}`);
  } catch (error) {
    incident(error, { during: 'fittings.calendar' });
    return answerJson({ error: 'unavailable' }, 503);
  }
}
