import { randomUUID } from 'node:crypto';
import { type Allowances, consentCookie, decideConsent, everythingAllowed } from '@/lib/consent/choice';
import type { PageViewReport, VisitBeacon, VisitReport } from '@/lib/visits/visit-beacon';
import { someAddress } from './quotes';
import type { TestStack } from './test-stack';

export const browserAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** The cookie of a visitor who has decided so. */
export function consentOf(allowed: Partial<Allowances>, now = new Date(), gpc = false): string {
  const choice = decideConsent(
    { external: false, analytics: false, marketing: false, ...allowed },
    { id: randomUUID(), now, gpc },
  );
  return consentCookie(choice, false).split(';')[0] ?? '';
}

export const allowingAll = consentOf(everythingAllowed);

export function someView(overrides: Partial<PageViewReport> = {}): PageViewReport {
  return {
    key: randomUUID(),
    path: '/a-propos',
    title: 'À propos',
    referrer: '',
    clicks: 0,
    seconds: 0,
    depth: 20,
    reachedForm: false,
    sentForm: false,
    ...overrides,
  };
}

export function someVisit(overrides: Partial<VisitReport> = {}): VisitReport {
  return {
    pages: ['/a-propos'],
    seconds: 0,
    referrer: '',
    screen: '1440x900',
    language: 'nl-BE',
    timezone: 'Europe/Brussels',
    returning: false,
    touch: false,
    platformVersion: '',
    ...overrides,
  };
}

export function someBeacon(overrides: Partial<VisitBeacon> = {}): VisitBeacon {
  return { session: randomUUID(), view: someView(), visit: someVisit(), ...overrides };
}

/** As a page of the site sends it. A header set to an empty text is left out. */
export function visitRequest(
  stack: TestStack,
  body: unknown,
  headers: Record<string, string> = {},
  path = '/api/visits',
): Request {
  const all = {
    origin: stack.siteUrl,
    cookie: allowingAll,
    'user-agent': browserAgent,
    'x-forwarded-for': someAddress(),
    ...headers,
  };
  return new Request(new URL(path, stack.siteUrl), {
    method: 'POST',
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
