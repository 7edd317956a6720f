import 'server-only';
import { z } from 'zod';
import type { ConsentChoice } from '@/lib/consent/choice';
import { serverEnv } from '@/lib/env/server';
import { bucketFor, hashSession } from '@/lib/limits/server/buckets';
import { log } from '@/lib/log/log';
import { ask, unlessAway } from '@/lib/supabase/ask';
import type { VisitBeacon, VisitReport } from '../visit-beacon';
import { readReferrer, readVisitedPage, recordedTitle, type VisitedPage } from '../visited-page';
import type { Device } from './read-device';
import { hashKey, sessionIdOf } from './visit-keys';

export interface Sender {
  /** Keyed hash of the address; the address itself goes no further. */
  addressHash: string;
  /** Asked only for what may be recorded with each. */
  device(signs: { touch: boolean; platformVersion: string }): Device;
  country(): Promise<string>;
  userId(): Promise<string | null>;
}

export type RecordOutcome =
  /** `country` is that of the visit, to be said again with its next beacon; null without a visit. */
  | { status: 'recorded'; country: string | null }
  | { status: 'noConsent' | 'notCounted' | 'limited' | 'invalid' | 'unavailable' };

const answerShape = z.object({ status: z.string(), detail: z.string().nullish() });

/**
 * Records what a beacon says, as far as the visitor allows: page views with statistics, the visit and the account with
 * statistics and marketing (specification, section 4). Nothing without consent.
 */
export async function recordVisitBeacon(
  consent: ConsentChoice | null,
  beacon: VisitBeacon,
  sender: Sender,
): Promise<RecordOutcome> {
  if (!consent?.analytics) return { status: 'noConsent' };
  const page = readVisitedPage(beacon.view.path);
  if (!page) return { status: 'notCounted' };

  const recorded = consent.marketing ? beacon.visit : undefined;
  const userId = consent.marketing ? await sender.userId() : null;
  const visit = recorded && (await visitRow(beacon.session, recorded, page.url, userId, sender));
  const status = await record(viewRow(beacon, page, userId, sender.addressHash), visit ?? null);
  if (status !== 'recorded') return { status };
  return { status, country: visit?.country ?? null };
}

function viewRow({ session, view }: VisitBeacon, page: VisitedPage, userId: string | null, address: string) {
  return {
    secret_hash: hashKey(view.key),
    session_id: sessionIdOf(session),
    user_id: userId,
    page_id: page.page,
    locale: page.locale,
    page_url: page.url,
    page_title: recordedTitle(page, view.title),
    referrer: readReferrer(view.referrer, serverEnv().SITE_URL),
    clicks_count: view.clicks,
    time_on_page: view.seconds,
    scroll_depth: view.depth,
    reached_form: view.reachedForm,
    // A form sent without script ends there.
    sent_form: view.sentForm || page.page === 'quote-received',
    limits: [bucketFor('beaconPerSession', hashSession(session)), bucketFor('beaconPerAddress', address)],
  };
}

async function visitRow(
  session: string,
  visit: VisitReport,
  currentUrl: string,
  userId: string | null,
  sender: Sender,
) {
  const pages = visit.pages.flatMap((path) => readVisitedPage(path)?.url ?? []);
  const device = sender.device(visit);
  return {
    session_id: sessionIdOf(session),
    user_id: userId,
    country: visit.country ?? (await sender.country()),
    device_type: device.type,
    browser_name: device.browserName,
    browser_version: device.browserVersion,
    os_name: device.osName,
    os_version: device.osVersion,
    screen_resolution: visit.screen,
    language: visit.language || null,
    timezone: visit.timezone || null,
    referrer: readReferrer(visit.referrer, serverEnv().SITE_URL),
    landing_page: pages[0] ?? currentUrl,
    pages_visited: pages,
    session_duration: visit.seconds,
    is_returning_visitor: visit.returning,
  };
}

/** Takes the rows to the database, in one call. */
async function record(
  view: object,
  visit: object | null,
): Promise<'recorded' | 'limited' | 'invalid' | 'unavailable'> {
  const answer = await unlessAway(
    'visits.notRecorded',
    ask('record_visit_beacon', { view, visit }, answerShape),
  );
  if (answer === null) return 'unavailable';
  const { status, detail } = answer;
  if (status === 'limited') return 'limited';
  if (status !== 'invalid') return 'recorded';
  log.warn('visits.notRecorded', { reason: detail });
  return 'invalid';
}
