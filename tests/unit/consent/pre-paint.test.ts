import { describe, expect, test } from 'vitest';
import { consentKinds } from '@/lib/browser/stored-consent';
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
  gpc: boolean;
}

/** What the script of every page writes on the document. */
function runPrePaint({ cookie, gpc }: Browser): string | undefined {
  const dataset: { consent?: string } = {};
  const run = new Function('document', 'navigator', 'location', 'performance', prePaintScript);
  run(
    { cookie, referrer: 'https://opaak.test/', documentElement: { dataset } },
    { globalPrivacyControl: gpc || undefined },
    { origin: 'https://opaak.test' },
    { getEntriesByType: () => [] },
  );
  return dataset.consent;
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

  test.each([false, true])('says what the choice in force says, privacy control %s', (gpc) => {
    const choice = readConsent(cookie, null, now(), gpc);
    const allowed = consentKinds.filter((kind) => choice?.[kind]).join(' ');
    expect(runPrePaint({ cookie, gpc })).toBe(choice || gpc ? allowed : 'ask');
  });
});

test('reads nothing but the cookie: storage would keep the paint waiting', () => {
  expect(prePaintScript).not.toMatch(/Storage/);
});

test('a cookie that cannot be decoded is none', () => {
  expect(runPrePaint({ cookie: 'consent=%E0%A4%A', gpc: false })).toBe('ask');
});
