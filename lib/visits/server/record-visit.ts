import 'server-only';
import { z } from 'zod';
import type { ConsentChoice } from '@/lib/consent/choice';
import { serverEnv } from '@/lib/env/server';
import { bucketFor, hashSession } from '@/lib/limits/server/buckets';
import { log } from '@/lib/log/log';
// The service client: the public key may not call these functions (docs/decisions/0010-visits.md).
import { createServiceClient } from '@/lib/supabase/service-client';
import { unknown, type VisitBeacon } from '../visit-beacon';
import { readReferrer, readVisitedPage } from '../visited-page';
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

  const { SITE_URL } = serverEnv();
  const sessionId = sessionIdOf(beacon.session);
  const sessionHash = hashSession(beacon.session);
  const visit = consent.marketing ? beacon.visit : undefined;
  const userId = consent.marketing ? await sender.userId() : null;
  const { view } = beacon;

  const recordedView = await call('record_page_view', 'view', {
    secret_hash: hashKey(view.key),
    session_id: sessionId,
    user_id: userId,
    page_id: page.page,
    locale: page.locale,
    page_url: page.url,
    page_title: view.title || null,
    referrer: readReferrer(view.referrer, SITE_URL),
    clicks_count: view.clicks,
    time_on_page: view.seconds,
    scroll_depth: view.depth,
    reached_form: view.reachedForm,
    // A form sent without script ends there.
    sent_form: view.sentForm || page.page === 'quote-received',
    limits: [
      bucketFor('pageViewPerSession', sessionHash),
      bucketFor('pageViewPerAddress', sender.addressHash),
    ],
  });
  if (recordedView !== 'recorded' || !visit) return { status: recordedView, country: null };

  const pages = visit.pages.flatMap((path) => readVisitedPage(path)?.url ?? []);
  const country = visit.country ?? (await sender.country());
  const device = sender.device(visit);
  const recordedVisit = await call('record_visit', 'visit', {
    session_id: sessionId,
    user_id: userId,
    country,
    device_type: device.type,
    browser_name: device.browserName,
    browser_version: device.browserVersion,
    os_name: device.osName,
    os_version: device.osVersion,
    screen_resolution: visit.screen,
    language: visit.language || null,
    timezone: visit.timezone || null,
    referrer: readReferrer(visit.referrer, SITE_URL),
    landing_page: pages[0] ?? page.url,
    pages_visited: pages,
    session_duration: visit.seconds,
    is_returning_visitor: visit.returning,
    limits: [bucketFor('visitPerSession', sessionHash), bucketFor('visitPerAddress', sender.addressHash)],
  });
  return { status: recordedVisit, country: country || unknown };
}

/** Calls a recording function with its one argument. */
async function call(
  name: string,
  argument: string,
  row: object,
): Promise<'recorded' | 'limited' | 'invalid' | 'unavailable'> {
  const { data, error } = await createServiceClient().rpc(name, { [argument]: row });
  if (error) {
    log.warn('visits.notRecorded', { reason: `${name}: ${error.code} ${error.message}` });
    return 'unavailable';
  }
  const { status, detail } = answerShape.parse(data);
  if (status === 'limited') return 'limited';
  if (status !== 'invalid') return 'recorded';
  log.warn('visits.notRecorded', { reason: `${name}: ${detail}` });
  return 'invalid';
}
