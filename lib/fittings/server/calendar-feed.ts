import 'server-only';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { company } from '@/lib/company/company';
import { serverEnv } from '@/lib/env/server';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import { withLabel } from '@/lib/i18n/copy';
import { pathWithin } from '@/lib/i18n/routes';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { incident } from '@/lib/log/incident';
import { answerJson } from '@/lib/security/api-answer';
import { clientAddress } from '@/lib/security/client-address';
import { isKeyedHash, keyedHash } from '@/lib/security/signing';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import { writeCalendar } from '../calendar-file';
import type { Fitting } from '../fitting';
import { fittingEvent } from '../fitting-event';
import { fittingCrewCopy } from '../mail/copy';
import { crewFacts } from '../mail/crew-facts';
import { calendarAnswer } from './answer-calendar';
import { fittingShape } from './fitting-store';

const timeoutMilliseconds = 10_000;

/** Days that a feed holds, before and after today. */
const kept = { before: 31, after: 366 };

/** Where calendars find a feed. Nobody can make the address without our secret, and none works without its row. */
function feedUrl(feed: string): string {
  const { APP_SECRET, SITE_URL } = serverEnv();
  return `${SITE_URL}/api/calendar/${feed}.${keyedHash(APP_SECRET, 'calendar-feed', feed)}`;
}

/** The feed that a token of an address names, or null when we did not make it. */
function readFeedToken(token: string): string | null {
  if (token.length > 100) return null;
  const [feed = '', hash = '', more] = token.split('.');
  if (more !== undefined || !z.uuid().safeParse(feed).success) return null;
  return isKeyedHash(serverEnv().APP_SECRET, 'calendar-feed', feed, hash) ? feed : null;
}

/**
 * The address of a colleague's own feed, or null when there is none.
 *
 * @throws DatabaseAwayError
 */
export async function findFeedUrl(staff: Staff): Promise<string | null> {
  const args = { account: staff.viewer.id };
  const feed = await ask('find_calendar_feed', args, z.string().nullable(), timeoutMilliseconds);
  return feed === null ? null : feedUrl(feed);
}

const changedShape = z.object({ status: z.enum(['ok', 'forbidden']) });

/**
 * Gives a colleague another address for the feed, or none; the one there was is worth nothing any more.
 *
 * @throws DatabaseAwayError
 */
export async function changeFeed(staff: Staff, wanted: boolean): Promise<'ok' | 'forbidden'> {
  const args = { actor: staff.viewer.id, wanted };
  return (await ask('change_calendar_feed', args, changedShape, timeoutMilliseconds)).status;
}

function entryOf(fitting: Fitting) {
  const { SITE_URL: siteUrl } = serverEnv();
  const locale = company.staffLocale;
  const facts = crewFacts({ ...fitting.customer, ...fitting }, locale);
  return fittingEvent(
    fitting,
    {
      summary: fittingCrewCopy[locale].summary(facts[0]?.value ?? '', fitting.reference),
      description: facts.map(({ label, value }) => withLabel(label, value, locale)).join('\n'),
      url: `${siteUrl}${pathWithin('admin-requests', locale, { rest: fitting.reference })}#fittings`,
      attendee: null,
      isCancelled: false,
    },
    { locale, siteUrl },
  );
}

/** Hands a colleague's fittings to whoever has the address of the feed. */
export async function answerFeed(request: Request, token: string): Promise<Response> {
  const address = hashAddress(clientAddress(request.headers));
  if (!consumeLimitsInMemory([bucketFor('fittingPostPerAddress', address)], new Date()))
    return answerJson({ error: 'rateLimited' }, 429);
  const feed = readFeedToken(token);
  if (feed === null) return answerJson({ error: 'missing' }, 404);
  try {
    const today = Temporal.PlainDate.from(brusselsDay(new Date()));
    const args = {
      feed,
      from_day: today.subtract({ days: kept.before }).toString(),
      to_day: today.add({ days: kept.after }).toString(),
    };
    const fittings = await ask(
      'read_calendar_feed',
      args,
      z.array(fittingShape).nullable(),
      timeoutMilliseconds,
    );
    if (fittings === null) return answerJson({ error: 'missing' }, 404);
    const text = writeCalendar({
      method: 'PUBLISH',
      publisher: company.name,
      name: company.name,
      events: fittings.map(entryOf),
    });
    return calendarAnswer(text, 'fittings');
  } catch (error) {
    incident(error, { during: 'fittings.feed' });
    return answerJson({ error: 'unavailable' }, 503);
  }
}
