import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { POST as Tries } from '@/app/api/designs/tries/route';
import { consentCookie, decideConsent, nothingAllowed } from '@/lib/consent/choice';
import { listTries } from '@/lib/designs/server/tries';
import type { Staff } from '@/lib/staff/staff';
import { someAddress } from './support/quotes';
import { startMaillessStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let post: typeof Tries;
const staff = {} as Staff;

beforeAll(async () => {
  stack = await startMaillessStack();
  ({ POST: post } = await import('@/app/api/designs/tries/route'));
}, 90_000);
afterAll(() => stack?.stop());

const consent = (analytics: boolean) => {
  const allowances = { ...nothingAllowed, analytics };
  const choice = decideConsent(allowances, { id: randomUUID(), now: new Date(), gpc: false });
  return consentCookie(choice, false).split(';')[0] ?? '';
};

async function tell(
  tries: unknown,
  { cookie = consent(true), origin = stack.siteUrl, agent = 'Mozilla/5.0 Firefox/140.0' } = {},
) {
  const headers = { origin, cookie, 'user-agent': agent, 'x-forwarded-for': someAddress() };
  const body = JSON.stringify({ tool: 'wrap', tries });
  return (await post(new Request(`${stack.siteUrl}/api/designs/tries`, { method: 'POST', body, headers })))
    .status;
}

const film = { kind: 'film', key: 'satin-green' };

test('what one sitting tried is counted once, and read by staff with the most tried first', async () => {
  expect(await tell([film, film, { kind: 'body', key: 'suv' }])).toBe(204);
  expect(await tell([film])).toBe(204);
  const [from, to] = ['2000-01-01', '2100-01-01'];
  expect(await listTries(staff, from, to, 12)).toEqual([
    { tool: 'wrap', kind: 'body', key: 'suv', tries: 1 },
    { tool: 'wrap', kind: 'film', key: 'satin-green', tries: 2 },
  ]);
});

test('nothing is counted without consent, from elsewhere, of a bot, or of what does not exist', async () => {
  const before = await stack.count('design_tries');
  expect(await tell([{ kind: 'film', key: 'gloss-ink' }], { cookie: '' })).toBe(403);
  expect(await tell([{ kind: 'film', key: 'gloss-ink' }], { cookie: consent(false) })).toBe(403);
  expect(await tell([{ kind: 'film', key: 'gloss-ink' }], { origin: 'https://evil.example' })).toBe(403);
  expect(await tell([{ kind: 'film', key: 'gloss-ink' }], { agent: 'Googlebot/2.1' })).toBe(204);
  expect(
    await tell([
      { kind: 'film', key: 'made-up' },
      { kind: 'constructor', key: 'x' },
    ]),
  ).toBe(204);
  expect(await tell('nonsense')).toBe(400);
  expect(await stack.count('design_tries')).toBe(before);
});
