import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ConsentChoice, decideConsent, encodeConsent, nothingAllowed } from '@/lib/consent/choice';
import { answerConsent } from '@/lib/consent/server/answer-consent';
import { hashConsentText } from '@/lib/consent/server/text-hash';
import { limits } from '@/lib/limits/limits';
import { someAddress } from './support/quotes';
import { startMaillessStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let address: string;

beforeAll(async () => {
  stack = await startMaillessStack();
}, 90_000);
afterAll(() => stack?.stop());
beforeEach(() => {
  address = someAddress();
});

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.1 Safari/537.36';

interface Posting {
  entries: Record<string, string>;
  headers?: Record<string, string>;
  userId?: string | null;
}

function post({ entries, headers = {}, userId = null }: Posting): Promise<Response> {
  const request = new Request(`${stack.siteUrl}/api/consent`, {
    method: 'POST',
    body: new URLSearchParams(entries),
    headers: {
      origin: stack.siteUrl,
      referer: `${stack.siteUrl}/nl/over-ons?x=1`,
      'user-agent': userAgent,
      'accept-language': 'nl-BE,nl;q=0.9',
      'x-forwarded-for': address,
      ...headers,
    },
  });
  return answerConsent(request, new Date(), { findUserId: async () => userId, country: 'BE' });
}

/** Every proof, the newest first. */
async function proofs() {
  const { data } = await stack.database
    .from('cookie_consents')
    .select('*')
    .order('created_at', { ascending: false })
    .throwOnError();
  return data ?? [];
}

function choiceIn(response: Response): ConsentChoice {
  const value = /^consent=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
  return JSON.parse(decodeURIComponent(value));
}

describe('A choice posted by a plain form', () => {
  test('goes back to its page with the cookie', async () => {
    const response = await post({ entries: { choice: 'all' } });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/nl/over-ons?x=1');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('set-cookie')).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax$/);
    expect(choiceIn(response)).toMatchObject({ analytics: true, marketing: true, external: true });
  });

  test('is proven without saying who', async () => {
    const response = await post({ entries: { choice: 'save', analytics: 'on', from: 'page' } });
    const { id, ...proof } = (await proofs())[0];
    expect(proof).toEqual({
      session_id: choiceIn(response).id,
      user_id: null,
      visitor_ip: 'Unknown',
      user_agent: 'Mozilla/5 AppleWebKit/537 Chrome/141 Safari/537',
      necessary: true,
      analytics: true,
      marketing: false,
      external: false,
      country: 'BE',
      city: 'Unknown',
      browser_language: 'nl-BE',
      referrer: null,
      page_url: '/nl/over-ons',
      locale: 'nl',
      asked_by: 'page',
      gpc: false,
      policy_version: choiceIn(response).version,
      text_hash: await hashConsentText('nl'),
      created_at: expect.any(String),
    });
    expect(id).toEqual(expect.any(String));
    expect(JSON.stringify(await proofs())).not.toContain(address);
  });

  test('of nothing leaves no identifier in the browser, and its proof has one', async () => {
    const response = await post({ entries: { choice: 'none' } });
    expect(choiceIn(response)).not.toHaveProperty('id');
    expect((await proofs())[0]).toMatchObject({ analytics: false, marketing: false, external: false });
  });

  test('adds a kind to what the cookie allows', async () => {
    const before = decideConsent(
      { ...nothingAllowed, analytics: true },
      { id: randomUUID(), now: new Date(), gpc: false },
    );
    const response = await post({
      entries: { choice: 'external', from: 'content' },
      headers: { cookie: `consent=${encodeURIComponent(encodeConsent(before))}` },
    });
    expect(choiceIn(response)).toMatchObject({ analytics: true, external: true, marketing: false });
    expect((await proofs())[0]).toMatchObject({ asked_by: 'content', analytics: true, external: true });
  });

  test('under Global Privacy Control says so', async () => {
    const response = await post({ entries: { choice: 'all' }, headers: { 'sec-gpc': '1' } });
    expect(choiceIn(response)).toMatchObject({ gpc: true, analytics: true });
    expect((await proofs())[0]).toMatchObject({ gpc: true, analytics: true });
  });

  test.each([
    ['another site', 'https://evil.test/x'],
    ['a path that looks like a host', 'SITE//evil.test/x'],
    ['nowhere', ''],
    ['garbage', 'x y'],
  ])('from %s goes to the home page', async (_, referer) => {
    const response = await post({
      entries: { choice: 'none' },
      headers: { referer: referer.replace('SITE', stack.siteUrl) },
    });
    expect(response.headers.get('location')).toBe('/');
    expect((await proofs())[0]).toMatchObject({ page_url: '/', locale: 'fr' });
  });
});

describe('A choice told by the script', () => {
  test('keeps the id that the browser made, and knows who is signed in', async () => {
    const id = randomUUID();
    const userId = randomUUID();
    const response = await post({ entries: { choice: 'all', enhanced: 'true', id }, userId });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ choice: { id }, record: 'recorded' });
    expect((await proofs())[0]).toMatchObject({ session_id: id, user_id: userId });
  });
});

describe('Abuse', () => {
  test('other origins, other methods of writing and empty forms change nothing', async () => {
    const before = (await proofs()).length;
    for (const origin of ['https://evil.test', 'null', '']) {
      const response = await post({ entries: { choice: 'all' }, headers: { origin } });
      expect(response.status, origin).toBe(403);
      expect(response.headers.get('set-cookie')).toBeNull();
    }
    const forms: Record<string, string>[] = [{}, { choice: 'x' }, { choice: 'all', junk: 'x'.repeat(5000) }];
    for (const entries of forms) {
      expect((await post({ entries })).status).toBe(400);
    }
    expect((await proofs()).length).toBe(before);
  });

  test('odd headers are cut or left out, never an error', async () => {
    const long = 'x'.repeat(3000);
    const response = await post({
      entries: {
        choice: 'all',
        id: "1' or '1",
        user_id: randomUUID(),
        created_at: '2001-01-01',
        country: 'XX',
      },
      headers: {
        'user-agent': `${long} \u00e9`,
        'accept-language': `${long},fr`,
        referer: `${stack.siteUrl}/${long}`,
      },
    });
    expect(response.status).toBe(303);
    const [proof] = await proofs();
    expect(proof).toMatchObject({ browser_language: null, user_id: null, country: 'BE' });
    expect(proof.user_agent).toHaveLength(160);
    expect(proof.page_url).toHaveLength(300);
    expect(Date.parse(proof.created_at)).toBeGreaterThan(Date.now() - 60_000);
  });

  test('the same choice is heard sixty times a minute, proven once, and holds all the same', async () => {
    const id = randomUUID();
    const before = (await proofs()).length;
    const { max } = limits.consentPerSession;
    const answers = [];
    for (let count = 0; count < max + 5; count += 1) {
      answers.push(await post({ entries: { choice: 'all', enhanced: 'true', id } }));
    }
    const last = await answers.at(-1)?.json();
    expect(last).toMatchObject({ record: 'limited', choice: { id } });
    expect((await proofs()).length).toBe(before + 1);
  });

  test('one address is heard three hundred times a minute, whatever its ids and its forwarded addresses', async () => {
    const { max, seconds } = limits.consentPerAddress;
    expect({ max, seconds }).toEqual({ max: 300, seconds: 60 });
    const before = (await proofs()).length;
    for (let batch = 0; batch < 31; batch += 1) {
      await Promise.all(
        Array.from({ length: 10 }, () =>
          post({ entries: { choice: 'all', enhanced: 'true', id: randomUUID() } }),
        ),
      );
    }
    expect((await proofs()).length).toBe(before + max);
  });
});

describe('The function of the database', () => {
  const consent = () => ({
    session_id: randomUUID(),
    user_agent: 'Test/1',
    analytics: true,
    marketing: true,
    external: true,
    page_url: '/',
    locale: 'fr',
    asked_by: 'banner',
    gpc: false,
    policy_version: '1.0',
    text_hash: 'a'.repeat(64),
    limits: [],
  });
  const record = async (changes: object) => {
    const { data, error } = await stack.database.rpc('record_consent', {
      consent: { ...consent(), ...changes },
    });
    expect(error).toBeNull();
    return data as { status: string };
  };

  test('records what is within its bounds', async () => {
    expect(await record({})).toEqual({ status: 'stored' });
  });

  test.each([
    ['session_id', 'x'],
    ['session_id', null],
    ['user_id', 'x'],
    ['user_agent', ''],
    ['user_agent', 'x'.repeat(161)],
    ['analytics', 'maybe'],
    ['marketing', null],
    ['country', 'Belgium'],
    ['browser_language', 'x'.repeat(40)],
    ['page_url', 'https://evil.test/'],
    ['page_url', '/?token=1'],
    ['page_url', `/${'x'.repeat(300)}`],
    ['locale', 'de'],
    ['asked_by', 'mail'],
    ['gpc', null],
    ['policy_version', 'x'],
    ['text_hash', 'a'],
    ['more', 'x'.repeat(5000)],
  ])('refuses %s as %j', async (name, value) => {
    const before = (await proofs()).length;
    expect(await record({ [name]: value })).toMatchObject({ status: 'invalid' });
    expect((await proofs()).length).toBe(before);
  });

  test('never keeps an address or a town, whatever it is told', async () => {
    expect(await record({ visitor_ip: '192.0.2.1', city: 'Zaventem', necessary: false })).toEqual({
      status: 'stored',
    });
    expect((await proofs())[0]).toMatchObject({ visitor_ip: 'Unknown', city: 'Unknown', necessary: true });
  });
});
