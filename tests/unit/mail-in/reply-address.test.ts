import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const base = {
  SUPABASE_URL: 'http://127.0.0.1:54321',
  SUPABASE_PUBLISHABLE_KEY: 'publishable-key',
  SUPABASE_SECRET_KEY: 'secret-key-of-test',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'hello@opaak.test',
  QUOTES_INBOX: 'quotes@opaak.test',
  APP_SECRET: 'a-secret-of-more-than-32-characters!',
};

/** How often the address of the request was corrected. */
let corrected = 0;
vi.mock('@/lib/quotes/server/link-numbers', () => ({
  listLinkNumbers: async () => new Map([['482-917-635', corrected]]),
}));

async function load(address: string | undefined) {
  vi.resetModules();
  for (const [name, value] of Object.entries(base)) vi.stubEnv(name, value);
  vi.stubEnv('MAIL_IN_ADDRESS', address ?? '');
  const reply = await import('@/lib/mail-in/server/reply-address');
  const { answerAddressOf } = await import('@/lib/mail-in/server/answer-address');
  return { ...reply, answerAddressOf };
}

beforeEach(() => {
  vi.unstubAllEnvs();
  corrected = 0;
});

const message = (template: string, recipient: string | null = 'lieve@bakkerij.test') => ({
  id: 'a',
  lease: 'b',
  template,
  locale: 'fr' as const,
  recipient,
  payload: { reference: '482-917-635' },
  attempts: 1,
});

describe('A reply address', () => {
  test('is short, holds nothing of a person, and leads back whatever becomes of its capitals', async () => {
    const { replyAddressOf, findRepliedRequest } = await load('answers+{token}@opaak.test');
    const address = replyAddressOf('482-917-635') ?? '';
    expect(address).toMatch(/^answers\+482-917-635-[a-z2-7]{20}@opaak\.test$/);
    expect(address.indexOf('@')).toBeLessThanOrEqual(64);
    expect(await findRepliedRequest(address)).toBe('482-917-635');
    expect(await findRepliedRequest(`"Opaak" <${address.toUpperCase()}>, b@c.test`)).toBe('482-917-635');
  });

  test('of before the address of its request was corrected is one of ours, and leads nowhere', async () => {
    const { replyAddressOf, findRepliedRequest } = await load('answers+{token}@opaak.test');
    const [first, former, current] = [0, 1, 2].map((number) => replyAddressOf('482-917-635', number) ?? '');
    expect(current).toMatch(/^answers\+482-917-635\.2-[a-z2-7]{20}@opaak\.test$/);
    corrected = 2;
    expect(await findRepliedRequest((former ?? '').replace('.1-', '.2-'))).toBeNull();
    expect(await findRepliedRequest(`${current}`)).toBe('482-917-635');
    for (const other of [first, former]) expect(await findRepliedRequest(`${other}`)).toBeNull();
    // Of one that is no more the database says so.
    expect(await findRepliedRequest(replyAddressOf('111-222-333') ?? '')).toBe('111-222-333');
  });

  test('may be all that stands before the @', async () => {
    const { replyAddressOf, findRepliedRequest } = await load('{token}@answers.opaak.test');
    expect(await findRepliedRequest(`to: ${replyAddressOf('482-917-635')}`)).toBe('482-917-635');
  });

  test('of another request, another secret or another domain leads nowhere', async () => {
    const { replyAddressOf, findRepliedRequest } = await load('answers+{token}@opaak.test');
    const address = replyAddressOf('482-917-635') ?? '';
    expect(await findRepliedRequest(address.replace('482', '483'))).toBeNull();
    expect(await findRepliedRequest(address.replace('opaak.test', 'opaak.test.example'))).toBe(null);
    expect(await findRepliedRequest(address.replace('opaak.test', 'elsewhere.test'))).toBeNull();
    await fc.assert(
      fc.asyncProperty(
        fc.string({
          unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz234567'),
          minLength: 20,
          maxLength: 20,
        }),
        async (code) => {
          expect(await findRepliedRequest(`answers+482-917-635-${code}@opaak.test`)).toBeNull();
        },
      ),
    );
  });

  test('stands in mails to customers about their request, and in no other', async () => {
    const { answerAddressOf, replyAddressOf } = await load('answers+{token}@opaak.test');
    corrected = 2;
    for (const template of [
      'quote-confirmation',
      'quote-answer',
      'offer-sent',
      'proof-sent',
      'fitting-customer',
    ])
      expect(await answerAddressOf(message(template)), template).toBe(replyAddressOf('482-917-635', 2));
    for (const template of ['quote-notification', 'quote-news', 'fitting-crew', 'application-confirmation'])
      expect(await answerAddressOf(message(template)), template).toBeNull();
    expect(await answerAddressOf(message('quote-answer', null))).toBeNull();
  });

  test('is nowhere while mails are not taken in', async () => {
    const { answerAddressOf, findRepliedRequest } = await load(undefined);
    expect(await answerAddressOf(message('quote-answer'))).toBeNull();
    expect(await findRepliedRequest('answers+482-917-635-aaaaaaaaaaaaaaaaaaaa@opaak.test')).toBeNull();
  });
});
