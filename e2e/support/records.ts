import { createHash, randomInt, randomUUID } from 'node:crypto';
import { callDatabase } from './database';
import { stack } from './stack';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Lets a row have been made at another moment. */
async function moveTo(at: string, table: string, filter: Record<string, string>): Promise<void> {
  const response = await fetch(`${stack.backendUrl}/rest/v1/${table}?${new URLSearchParams(filter)}`, {
    method: 'PATCH',
    headers: { apikey: stack.secretKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ created_at: at }),
  });
  if (!response.ok) throw new Error(`${table}: ${response.status} ${await response.text()}`);
}

/** A visit of somebody who allows all, of so many pages, the last of them with this path; a day as "2026-11-24". */
export async function recordVisit(
  day: string,
  path: string,
  { pages = 2, sent = false, country = 'BE' }: { pages?: number; sent?: boolean; country?: string } = {},
): Promise<void> {
  const session = randomUUID();
  const at = `${day}T10:00:00Z`;
  for (let index = 0; index < pages; index += 1) {
    const isLast = index === pages - 1;
    const secret = hashOf(randomUUID());
    const view = {
      secret_hash: secret,
      session_id: session,
      page_id: isLast ? 'car-wrapping' : 'home',
      locale: 'fr',
      page_url: isLast ? path : '/',
      referrer: index === 0 ? 'https://www.zoeken.test' : '/',
      clicks_count: 1,
      time_on_page: 20 + index,
      scroll_depth: 60,
      reached_form: sent && isLast,
      sent_form: sent && isLast,
      limits: [],
    };
    await callDatabase('record_page_view', { view });
    // One after the other: the first says where the visit came from.
    await moveTo(`${day}T10:${String(index).padStart(2, '0')}:00Z`, 'page_views', {
      secret_hash: `eq.${secret}`,
    });
  }
  const visit = {
    session_id: session,
    country,
    device_type: 'mobile',
    browser_name: 'Firefox',
    browser_version: '145',
    os_name: 'Android',
    os_version: '15',
    language: 'nl-BE',
    landing_page: '/',
    pages_visited: ['/'],
    session_duration: 10,
    is_returning_visitor: false,
    limits: [],
  };
  await callDatabase('record_visit', { visit });
  await moveTo(at, 'visitor_analytics', { session_id: `eq.${session}` });
}

/** A choice about cookies; answers the number the browser keeps with it. */
export async function recordChoice(allowed: boolean): Promise<string> {
  const session = randomUUID();
  const consent = {
    session_id: session,
    user_agent: 'Firefox 145 on Android',
    analytics: allowed,
    marketing: false,
    external: false,
    page_url: '/car-wrapping',
    locale: 'nl',
    asked_by: 'banner',
    gpc: !allowed,
    policy_version: '1.0',
    text_hash: hashOf('the question'),
    limits: [],
  };
  await callDatabase('record_consent', { consent });
  return session;
}

/** A confirmed subscription to the newsletter, of which no mail has left. */
export async function subscribe(email: string): Promise<void> {
  const now = new Date().toISOString();
  const response = await fetch(`${stack.backendUrl}/rest/v1/newsletter_subscriptions`, {
    method: 'POST',
    headers: { apikey: stack.secretKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, locale: 'nl', source: 'footer', status: 'confirmed', confirmed_at: now }),
  });
  if (!response.ok) throw new Error(`newsletter_subscriptions: ${response.status} ${await response.text()}`);
}

/** A job application whose CV is only named. */
export async function storeApplication(name: string): Promise<{ reference: string }> {
  const reference = String(randomInt(100_000_000, 1_000_000_000)).replace(/^(...)(...)(...)$/, '$1-$2-$3');
  const file = randomUUID();
  const application = {
    idempotency_key: randomUUID(),
    derived_key: false,
    body_hash: 'a'.repeat(64),
    reference,
    locale: 'nl',
    position_id: 'spontaneous',
    name,
    first_name: 'Noor',
    email: `${name.toLowerCase()}@posta.test`,
    phone: '+32470123456',
    message: 'Ik kleef al drie jaar folie.',
    keep_longer: false,
    spam: false,
    submitted_at: new Date().toISOString(),
    delete_after: new Date(Date.now() + 180 * 86_400_000).toISOString(),
    session_hash: null,
    address_hash: 'h'.repeat(32),
    cv: { id: file, storage_path: `2026-11-20/${file}.pdf`, name: 'Mijn CV.pdf', kind: 'pdf', size: 348_160 },
    limits: [],
    repeat_limits: [],
  };
  await callDatabase('submit_job_application', { application });
  return { reference };
}

/**
 * Puts a line into the history of a request that no page can read, as a fault of ours would; what it answers takes it out again.
 */
export async function spoilRequest(reference: string): Promise<() => Promise<void>> {
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${stack.backendUrl}/rest/v1/${path}`, {
      ...init,
      headers: {
        apikey: stack.secretKey,
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { id: string }[];
  };
  const [request] = await ask(`quote_requests?select=id&reference=eq.${reference}`);
  const [line] = await ask('quote_request_events', {
    method: 'POST',
    body: JSON.stringify({ quote_request_id: request?.id, kind: 'answered', detail: {} }),
  });
  return async () => {
    await ask(`quote_request_events?id=eq.${line?.id}`, { method: 'DELETE' });
  };
}
