import 'server-only';
import { z } from 'zod';
import { ask, unlessAway } from '@/lib/supabase/ask';
import type { OwnVisits } from '../own-visits';
import { sessionIdOf } from './visit-keys';

const text = z.string();
const foundShape = z.object({
  visits: z.array(
    z.object({
      created_at: text,
      country: text,
      device_type: z.enum(['desktop', 'tablet', 'mobile']),
      browser_name: text,
      browser_version: text,
      os_name: text,
      os_version: text,
      screen_resolution: text.nullable(),
      language: text.nullable(),
      timezone: text.nullable(),
      referrer: text.nullable(),
      pages_visited: z.array(text),
      session_duration: z.number(),
      is_returning_visitor: z.boolean(),
    }),
  ),
  page_views: z.array(
    z.object({
      created_at: text,
      page_url: text,
      page_title: text.nullable(),
      referrer: text.nullable(),
      clicks_count: z.number(),
      time_on_page: z.number(),
      scroll_depth: z.number(),
      reached_form: z.boolean(),
      sent_form: z.boolean(),
    }),
  ),
  choices: z.array(
    z.object({
      created_at: text,
      page_url: text,
      user_agent: text,
      analytics: z.boolean(),
      marketing: z.boolean(),
      external: z.boolean(),
    }),
  ),
});

const erasedShape = z.object({ visits: z.number(), page_views: z.number() });

/**
 * What is recorded under the keys of a browser, or null while the database is away.
 *
 * @param consentId id of the browser's choice, if it has one
 */
export async function listOwnVisits(
  keys: readonly string[],
  consentId: string | null,
): Promise<OwnVisits | null> {
  const args = { sessions: keys.map(sessionIdOf), consent: consentId };
  const found = await unlessAway('visits.databaseAway', ask('list_own_visits', args, foundShape));
  if (found === null) return null;
  return {
    visits: found.visits.map((row) => ({
      at: row.created_at,
      country: row.country,
      device: row.device_type,
      browser: `${row.browser_name} ${row.browser_version}`,
      system: `${row.os_name} ${row.os_version}`,
      screen: row.screen_resolution,
      language: row.language,
      timezone: row.timezone,
      referrer: row.referrer,
      pages: row.pages_visited,
      seconds: row.session_duration,
      returning: row.is_returning_visitor,
    })),
    pageViews: found.page_views.map((row) => ({
      at: row.created_at,
      url: row.page_url,
      title: row.page_title,
      referrer: row.referrer,
      clicks: row.clicks_count,
      seconds: row.time_on_page,
      depth: row.scroll_depth,
      reachedForm: row.reached_form,
      sentForm: row.sent_form,
    })),
    choices: found.choices.map((row) => ({
      at: row.created_at,
      page: row.page_url,
      browser: row.user_agent,
      analytics: row.analytics,
      marketing: row.marketing,
      external: row.external,
    })),
  };
}

/** Deletes what is recorded under the keys of a browser; how many rows, or null while the database is away. */
export async function eraseOwnVisits(keys: readonly string[]): Promise<number | null> {
  const args = { sessions: keys.map(sessionIdOf) };
  const erased = await unlessAway('visits.databaseAway', ask('erase_own_visits', args, erasedShape));
  return erased && erased.visits + erased.page_views;
}
