import { createHash, randomUUID } from 'node:crypto';
import type { TestStack } from './test-stack';

interface View {
  page?: string | null;
  path?: string;
  locale?: 'fr' | 'nl' | 'en';
  referrer?: string | null;
  seconds?: number;
  depth?: number;
  reached?: boolean;
  sent?: boolean;
}

/** A page view as the database function takes it. */
export function pageView(session: string, view: View = {}): Record<string, unknown> {
  return {
    secret_hash: createHash('sha256').update(randomUUID()).digest('hex'),
    session_id: session,
    user_id: null,
    page_id: view.page === undefined ? 'home' : view.page,
    locale: view.locale ?? 'fr',
    page_url: view.path ?? '/',
    page_title: 'Accueil',
    referrer: view.referrer ?? null,
    clicks_count: 0,
    time_on_page: view.seconds ?? 0,
    scroll_depth: view.depth ?? 0,
    reached_form: view.reached ?? false,
    sent_form: view.sent ?? false,
    limits: [],
  };
}

/** What is recorded of a visitor who allows marketing too. */
export function visitor(session: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    session_id: session,
    user_id: null,
    country: 'BE',
    device_type: 'mobile',
    browser_name: 'Firefox',
    browser_version: '145',
    os_name: 'Android',
    os_version: '15',
    screen_resolution: '390x844',
    language: 'nl-BE',
    timezone: 'Europe/Brussels',
    referrer: null,
    landing_page: '/',
    pages_visited: ['/'],
    session_duration: 10,
    is_returning_visitor: false,
    limits: [],
    ...more,
  };
}

/** Records a view as the site does, then lets it have been at this moment. */
export async function viewAt(stack: TestStack, at: string, view: Record<string, unknown>): Promise<void> {
  const { data } = await stack.database.rpc('record_page_view', { view }).throwOnError();
  if (data.status !== 'recorded') throw new Error(JSON.stringify(data));
  await stack.database
    .from('page_views')
    .update({ created_at: at })
    .eq('secret_hash', String(view.secret_hash))
    .throwOnError();
}

/** The same for what is known of the visitor. */
export async function visitorAt(stack: TestStack, at: string, visit: Record<string, unknown>): Promise<void> {
  const { data } = await stack.database.rpc('record_visit', { visit }).throwOnError();
  if (data.status !== 'recorded') throw new Error(JSON.stringify(data));
  await stack.database
    .from('visitor_analytics')
    .update({ created_at: at })
    .eq('session_id', String(visit.session_id))
    .throwOnError();
}
