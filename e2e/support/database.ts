import { stack } from './stack';

export interface QuoteRow {
  id: string;
  reference: string;
  locale: string;
  name: string;
  first_name: string;
  email: string;
  phone: string | null;
  company: string | null;
  subject: string;
  message: string;
  newsletter_opt_in: boolean;
  answer_due_at: string;
}

export interface AttachmentRow {
  file_name: string;
  kind: string;
  size_bytes: number;
}

export interface OutboxRow {
  template: string;
  locale: string;
  recipient: string | null;
  payload: { tokenHash?: string };
}

export interface ApplicationRow {
  id: string;
  reference: string;
  locale: string;
  position_id: string;
  name: string;
  first_name: string;
  email: string;
  phone: string | null;
  message: string | null;
  keep_longer: boolean;
}

export interface SubscriptionRow {
  id: string;
  email: string;
  locale: string;
  status: 'pending' | 'confirmed' | 'unsubscribed';
}

export interface ConsentRow {
  analytics: boolean;
  marketing: boolean;
  external: boolean;
  locale: string;
  asked_by: string;
  visitor_ip: string;
  page_url: string;
}

export interface PageViewRow {
  page_id: string | null;
  page_url: string;
  locale: string;
  page_title: string | null;
  referrer: string | null;
  clicks_count: number;
  time_on_page: number;
  scroll_depth: number;
  reached_form: boolean;
  sent_form: boolean;
  user_id: string | null;
}

export interface VisitRow {
  landing_page: string;
  pages_visited: string[];
  screen_resolution: string | null;
  is_returning_visitor: boolean;
  country: string;
  device_type: string;
  referrer: string | null;
}

async function select<Row>(table: string, filter: Record<string, string>): Promise<Row[]> {
  const query = new URLSearchParams({ select: '*', ...filter });
  const response = await fetch(`${stack.backendUrl}/rest/v1/${table}?${query}`, {
    headers: { apikey: stack.secretKey },
  });
  if (!response.ok) throw new Error(`${table}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Row[];
}

async function update(table: string, filter: Record<string, string>, values: object): Promise<void> {
  const response = await fetch(`${stack.backendUrl}/rest/v1/${table}?${new URLSearchParams(filter)}`, {
    method: 'PATCH',
    headers: { apikey: stack.secretKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(values),
  });
  if (!response.ok) throw new Error(`${table}: ${response.status} ${await response.text()}`);
}

/** Reads the backend itself, with the secret key. */
export const database = {
  quotesFrom: (email: string) => select<QuoteRow>('quote_requests', { email: `eq.${email}` }),
  attachmentsOf: (quote: QuoteRow) =>
    select<AttachmentRow>('quote_request_attachments', {
      quote_request_id: `eq.${quote.id}`,
      order: 'position',
    }),
  mailsTo: (email: string) => select<OutboxRow>('outbox_messages', { recipient: `eq.${email}` }),
  applicationsFrom: (email: string) => select<ApplicationRow>('job_applications', { email: `eq.${email}` }),
  cvOf: (application: ApplicationRow) =>
    select<AttachmentRow>('job_application_attachments', { job_application_id: `eq.${application.id}` }),
  subscriptionOf: async (email: string) => {
    const [row] = await select<SubscriptionRow>('newsletter_subscriptions', { email: `eq.${email}` });
    return row ?? null;
  },
  /** Proofs of a choice, by the id that the browser keeps. */
  consentsOf: (id: string) => select<ConsentRow>('cookie_consents', { session_id: `eq.${id}` }),
  pageViewsOf: (session: string) =>
    select<PageViewRow>('page_views', { session_id: `eq.${session}`, order: 'created_at' }),
  visitsOf: (session: string) => select<VisitRow>('visitor_analytics', { session_id: `eq.${session}` }),
  pageViewsFrom: (referrer: string) => select<PageViewRow>('page_views', { referrer: `eq.${referrer}` }),
  /** As if the link of the last mail to this address were older than its 48 hours. */
  expireConfirmation: (email: string) =>
    update(
      'newsletter_subscriptions',
      { email: `eq.${email}` },
      { confirm_expires_at: '2020-01-01T00:00:00Z' },
    ),
};

/** Calls a function of the database, with the secret key. */
export async function callDatabase(name: string, args: object): Promise<unknown> {
  const response = await fetch(`${stack.backendUrl}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: stack.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Forgets that mails were asked for within this minute: a person who goes on would have waited. */
export async function letMinutePass(): Promise<void> {
  const response = await fetch(`${stack.backendUrl}/rest/v1/rate_limits?bucket=like.accountMailPerMinute:*`, {
    method: 'DELETE',
    headers: { apikey: stack.secretKey },
  });
  if (!response.ok) throw new Error(`rate_limits: ${response.status} ${await response.text()}`);
}
