import { describe, expect, test } from 'vitest';
import { consentKinds, policyVersion } from '@/lib/browser/stored-consent';
import {
  decideConsent,
  encodeConsent,
  everythingAllowed,
  nothingAllowed,
  readConsent,
} from '@/lib/consent/choice';
import { prePaintScript } from '@/lib/security/pre-paint';

const id = '4b0c1f9e-3f5a-4c5e-9a52-8f6f0e6f7d11';

interface Browser {
  cookie: string;
  stored: string | null;
  gpc: boolean;
  /** Storage is switched off. */
  isBlocked: boolean;
  /** What the tab remembers of a question that was closed. */
  closed?: string;
  /** The place of the page that the address names. */
  place?: string;
}

/** What the script of every page writes on the document. */
function runPrePaint(
  { cookie, stored, gpc, isBlocked, closed, place = '' }: Browser,
  arrivals: readonly { type: string }[] = [],
): { consent?: string; again?: string; splash?: string } {
  const dataset: { consent?: string; again?: string; splash?: string } = {};
  const run = new Function(
    'document',
    'navigator',
    'location',
    'performance',
    'localStorage',
    'sessionStorage',
    // What follows the first paint is not of this test.
    'PerformanceObserver',
    prePaintScript,
  );
  const storage = isBlocked
    ? new Proxy(
        {},
        {
          get: () => {
            throw new Error('SecurityError');
          },
        },
      )
    : { consent: stored ?? undefined };
  run(
    { cookie, referrer: 'https://opaak.test/', documentElement: { dataset } },
    { globalPrivacyControl: gpc || undefined },
    { origin: 'https://opaak.test', hash: place },
    { getEntriesByType: () => arrivals },
    storage,
    isBlocked ? storage : { 'consent-closed': closed },
    class {
      observe() {}
    },
  );
  return dataset;
}

const now = () => new Date();
const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const made = (at: Date, allowances = everythingAllowed, gpc = false) =>
  encodeConsent(decideConsent(allowances, { id, now: at, gpc }));
const parsed = () => JSON.parse(made(now())) as Record<string, unknown>;

const texts: Record<string, string | null> = {
  none: null,
  empty: '',
  accepted: made(now()),
  rejected: made(now(), nothingAllowed),
  'analytics only': made(now(), { ...nothingAllowed, analytics: true }),
  'accepted under GPC': made(now(), everythingAllowed, true),
  'almost half a year old': made(ago(181)),
  'half a year old': made(ago(183)),
  'an hour ahead': made(ago(-1 / 24)),
  'a year ahead': made(ago(-365)),
  'another policy': JSON.stringify({ ...parsed(), version: '0' }),
  'a number for a date': JSON.stringify({ ...parsed(), consentDate: Date.now() }),
  'no date': JSON.stringify({ ...parsed(), consentDate: 'x' }),
  'words for yes': JSON.stringify({ ...parsed(), analytics: 'true', gpc: 'true' }),
  'not JSON': '{',
  null: 'null',
  list: '[]',
};

describe.each(Object.entries(texts))('before the first paint, with the cookie "%s"', (_, text) => {
  const cookie = text === null ? 'locale=fr' : `locale=fr; consent=${encodeURIComponent(text)}`;

  test.each(Object.entries(texts))(
    'and "%s" in local storage, it says what the choice in force says',
    (_, stored) => {
      for (const gpc of [false, true]) {
        const choice = readConsent(cookie, stored, now(), gpc);
        const allowed = consentKinds.filter((kind) => choice?.[kind]).join(' ');
        const expected = choice || gpc ? allowed : 'ask';
        expect(runPrePaint({ cookie, stored, gpc, isBlocked: false }).consent, `gpc ${gpc}`).toBe(expected);
      }
    },
  );

  test('and blocked storage', () => {
    const choice = readConsent(cookie, null, now());
    expect(runPrePaint({ cookie, stored: null, gpc: false, isBlocked: true }).consent).toBe(
      choice ? consentKinds.filter((kind) => choice[kind]).join(' ') : 'ask',
    );
  });
});

test('a question that was closed in this tab is not asked again before the policy changes, and nothing is allowed', () => {
  const asked = { cookie: '', stored: null, gpc: false, isBlocked: false };
  const closed = (version: string) => JSON.stringify({ version, consentDate: now() });
  expect(runPrePaint({ ...asked, closed: closed(policyVersion) }).consent).toBe('');
  expect(runPrePaint({ ...asked, closed: closed('0') }).consent).toBe('ask');
  const allowed = runPrePaint({ ...asked, stored: made(now()), closed: closed(policyVersion) }).consent;
  expect(allowed).toBe(consentKinds.join(' '));
});

test('a cookie that cannot be decoded is none', () => {
  const browser = { cookie: 'consent=%E0%A4%A', stored: null, gpc: false, isBlocked: false };
  expect(runPrePaint(browser).consent).toBe('ask');
});

test('who loads a page again, goes back to it or is led to a place of it has all of it laid out, who comes anew has not', () => {
  const browser = { cookie: '', stored: null, gpc: false, isBlocked: false };
  const isAgain = (...arrivals: { type: string }[]) => runPrePaint(browser, arrivals).again !== undefined;
  expect(isAgain({ type: 'navigate' })).toBe(false);
  expect(runPrePaint({ ...browser, place: '#quote' }, [{ type: 'navigate' }]).again).toBe('');
  expect(isAgain({ type: 'reload' })).toBe(true);
  expect(isAgain({ type: 'back_forward' })).toBe(true);
  expect(isAgain()).toBe(true);
});
