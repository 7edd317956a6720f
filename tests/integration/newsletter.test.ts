import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GET as getUnsubscribe, POST as postUnsubscribe } from '@/app/api/newsletter/unsubscribe/route';
import { serverEnv } from '@/lib/env/server';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { stopLoops } from '@/lib/loops/loops';
import type * as Actions from '@/lib/newsletter/actions';
import { signPayload } from '@/lib/security/signing';
import { startBackgroundWork, startOutbox } from '@/lib/site/background';
import { runRetention } from '@/lib/site/retention';
import { followAction, nextRequest, standInForNext } from './support/next-request';
import { acknowledged, quoteInput, someAddress, submit } from './support/quotes';
import { eventually, startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let actions: typeof Actions;

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  actions = await import('@/lib/newsletter/actions');
}, 90_000);
afterAll(() => stack?.stop());
beforeEach(() => {
  nextRequest.headers = new Headers({ origin: stack.siteUrl, 'x-forwarded-for': someAddress() });
});
afterEach(() => stopLoops());

const someEmail = () => `reader.${randomUUID().slice(0, 8)}@bakkerij.test`;

function formOf(entries: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}

/** The footer's form with a script. */
function subscribe(email: string, { locale = 'fr', ...entries }: Record<string, string> = {}) {
  return actions.subscribeToNewsletter(locale, null, formOf({ email, enhanced: 'true', ...entries }));
}

async function rowOf(email: string) {
  const { data } = await stack.database
    .from('newsletter_subscriptions')
    .select('*')
    .eq('email', email.toLowerCase())
    .maybeSingle();
  return data;
}

const queued = (recipient: string, template: string) =>
  stack.count('outbox_messages', { recipient, template });

/** Sends what is due, and gives the mails to this address, the first one first. */
async function mailsTo(email: string, count: number) {
  await startOutbox();
  return eventually(async () => {
    const found = (await stack.listMails()).filter(({ to }) => to[0]?.address === email);
    expect(found).toHaveLength(count);
    return found;
  });
}

async function confirmLink(email: string): Promise<URL> {
  const [mail] = (await mailsTo(email, 1)).slice(-1);
  return new URL(/http\S+[?&]token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '');
}

const tokenOf = (link: URL) => link.searchParams.get('token') ?? '';
const confirm = (token: string, locale: Locale = 'fr') =>
  followAction(() => actions.confirmNewsletter(locale, formOf({ token })));

/** A confirmed subscription, and the ways out that its last mail shows. */
async function confirmedReader(email = someEmail()) {
  await subscribe(email);
  await confirm(tokenOf(await confirmLink(email)));
  const mail = (await mailsTo(email, 2)).find(({ text }) => text.includes('est confirmée'));
  if (!mail) throw new Error('No mail says that it is confirmed');
  const lines = await stack.readHeaderLines(mail);
  const header = lines.find((line) => /^List-Unsubscribe:/i.test(line)) ?? '';
  return { email, mail, lines, oneClick: /<(http[^>]+)>/.exec(header)?.[1] ?? '' };
}

describe.each(locales)('In %s a subscription', (locale) => {
  test('is asked for, confirmed by a button, and each mail is in that language', async () => {
    const email = someEmail();
    expect(
      await subscribe(email.toUpperCase().replace('BAKKERIJ.TEST', 'bakkerij.test'), { locale }),
    ).toEqual({ status: 'ok', data: null });
    expect(await rowOf(email)).toMatchObject({ status: 'pending', locale, source: 'footer', email });

    const link = await confirmLink(email);
    expect(link.pathname).toBe(pathTo('newsletter-confirm', locale));
    const [asking] = await mailsTo(email, 1);
    const subjects = { fr: /^Confirmez/, nl: /^Bevestig/, en: /^Please confirm/ };
    expect(asking?.subject).toMatch(subjects[locale]);

    const done = await confirm(tokenOf(link), locale);
    expect(done).toEqual({ target: `${pathTo('newsletter-sent', locale)}?result=confirmed` });
    expect(await rowOf(email)).toMatchObject({ status: 'confirmed', locale });
    const mails = await mailsTo(email, 2);
    const welcomes = { fr: /^Vous êtes inscrit/, nl: /^U bent ingeschreven/, en: /^You’re on/ };
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(welcomes[locale]));
  });
});

describe('The token', () => {
  test('is random, lives 48 hours, and is in the database only as a hash', async () => {
    const email = someEmail();
    await subscribe(email);
    const row = await rowOf(email);
    const hours = (Date.parse(row.confirm_expires_at) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(47.9);
    expect(hours).toBeLessThanOrEqual(48);
    const { data: waiting } = await stack.database
      .from('outbox_messages')
      .select('payload')
      .eq('recipient', email)
      .single();
    const token = tokenOf(await confirmLink(email));
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(row.confirm_token_hash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify([row, waiting])).not.toContain(token);
  });

  test('confirms nothing once it has expired', async () => {
    const email = someEmail();
    await subscribe(email);
    const token = tokenOf(await confirmLink(email));
    const past = new Date(Date.now() - 1000).toISOString();
    await stack.database
      .from('newsletter_subscriptions')
      .update({ confirm_expires_at: past })
      .eq('email', email);
    expect(await confirm(token)).toEqual({ target: '/lettre-information?result=expired' });
    expect(await rowOf(email)).toMatchObject({ status: 'pending', confirmed_at: null });
    expect(await queued(email, 'newsletter-welcome')).toBe(0);
  });

  test.each(['', 'x', 'A'.repeat(43), '../..', '\u0000'.repeat(43)])('%j confirms nothing', async (token) => {
    expect(await confirm(token)).toEqual({ target: '/lettre-information?result=expired' });
  });

  test('pressed twice confirms once and says the same', async () => {
    const email = someEmail();
    await subscribe(email);
    const token = tokenOf(await confirmLink(email));
    const both = await Promise.all([confirm(token), confirm(token)]);
    expect(both).toEqual(Array(2).fill({ target: '/lettre-information?result=confirmed' }));
    expect(await queued(email, 'newsletter-welcome')).toBe(1);
  });

  test('from another site confirms nothing', async () => {
    const email = someEmail();
    await subscribe(email);
    const token = tokenOf(await confirmLink(email));
    for (const origin of ['https://evil.test', 'null', null]) {
      if (origin === null) nextRequest.headers.delete('origin');
      else nextRequest.headers.set('origin', origin);
      expect(await confirm(token)).toEqual({ target: '/lettre-information?result=forbidden' });
    }
    expect(await rowOf(email)).toMatchObject({ status: 'pending' });
  });
});

describe('Asking again', () => {
  test('within a minute sends no second mail, and the first link stays good', async () => {
    const email = someEmail();
    const first = await subscribe(email);
    expect(await subscribe(email)).toEqual(first);
    expect(await queued(email, 'newsletter-opt-in')).toBe(1);
    expect(await confirm(tokenOf(await confirmLink(email)))).toEqual({
      target: '/lettre-information?result=confirmed',
    });
  });

  test('after a minute sends another link, five times a day at most', async () => {
    const email = someEmail();
    const aMinuteLater = () =>
      stack.database
        .from('rate_limits')
        .update({ window_started_at: new Date(Date.now() - 61_000).toISOString() })
        .like('bucket', 'newsletterMailPerMinute:%');
    const hashes = new Set<string>();
    for (let asked = 0; asked < 7; asked += 1) {
      nextRequest.headers.set('x-forwarded-for', someAddress());
      expect(await subscribe(email)).toEqual({ status: 'ok', data: null });
      hashes.add((await rowOf(email)).confirm_token_hash);
      await aMinuteLater();
    }
    expect(await queued(email, 'newsletter-opt-in')).toBe(5);
    expect(hashes.size).toBe(5);
  });

  test('with an address that is subscribed gets the same answer and causes no mail', async () => {
    const { email } = await confirmedReader();
    await stack.database.from('rate_limits').delete().like('bucket', 'newsletterMail%');
    expect(await subscribe(email)).toEqual(await subscribe(someEmail()));
    const plain = (address: string) =>
      followAction(() => actions.subscribeToNewsletter('fr', null, formOf({ email: address })));
    expect(await plain(email)).toEqual(await plain(someEmail()));
    expect(await queued(email, 'newsletter-opt-in')).toBe(1);
    expect(await rowOf(email)).toMatchObject({ status: 'confirmed' });
  });
});

describe('The form', () => {
  test('without script ends on a page that says so, or comes back with what is wrong', async () => {
    const plain = (entries: Record<string, string>) =>
      followAction(() => actions.subscribeToNewsletter('nl', null, formOf(entries)));
    expect(await plain({ email: someEmail() })).toEqual({ target: '/nl/nieuwsbrief?result=requested' });
    const wrong = { status: 'invalid', fields: { email: ['invalidEmail'] }, values: { email: 'reader' } };
    expect(await plain({ email: 'reader' })).toEqual({ value: wrong });
    expect(await plain({})).toMatchObject({ value: { status: 'invalid', fields: { email: ['required'] } } });
  });

  test('says what is wrong with an address and gives it back', async () => {
    expect(await subscribe('reader@')).toEqual({
      status: 'invalid',
      fields: { email: ['invalidEmail'] },
      values: { email: 'reader@' },
    });
    expect(await subscribe('reader@x.test\r\nBcc: all@x.test')).toMatchObject({ status: 'invalid' });
  });

  test('from another site is refused and leaves no trace', async () => {
    const email = someEmail();
    nextRequest.headers.set('origin', 'https://evil.test');
    expect(await subscribe(email)).toMatchObject({ status: 'refused', reason: 'forbidden' });
    expect(await rowOf(email)).toBeNull();
  });

  test('with its hidden field filled looks accepted and leaves no trace', async () => {
    const email = someEmail();
    expect(await subscribe(email, { website: 'https://pills.test' })).toEqual({ status: 'ok', data: null });
    expect(await rowOf(email)).toBeNull();
  });

  test('is limited to ten in ten minutes for one address', async () => {
    const results: string[] = [];
    for (let asked = 0; asked < 11; asked += 1) results.push((await subscribe(someEmail())).status);
    expect(results).toEqual([...Array(10).fill('ok'), 'refused']);
  });

  test('says so while the database is away, and gives the address back', async () => {
    await stack.backend.kill();
    try {
      expect(await subscribe('reader@bakkerij.test')).toEqual({
        status: 'refused',
        reason: 'unavailable',
        values: { email: 'reader@bakkerij.test' },
      });
      expect(await confirm('A'.repeat(43))).toEqual({ target: '/lettre-information?result=unavailable' });
    } finally {
      await stack.backend.start();
    }
  });
});

describe('Leaving', () => {
  const post = (address: string, body: BodyInit = 'List-Unsubscribe=One-Click') =>
    postUnsubscribe(
      new Request(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body,
      }),
    );

  test('is offered by each mail in its headers and in its text', async () => {
    const { mail, lines, oneClick } = await confirmedReader();
    expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(lines).toContainEqual(expect.stringMatching(/^List-Unsubscribe: <http\S+>, <mailto:\S+>$/));
    expect(oneClick).toContain(`${stack.siteUrl}/api/newsletter/unsubscribe?`);
    expect(mail.text).toContain(`${stack.siteUrl}/lettre-information/desinscription?token=`);
  });

  test('before it was confirmed leaves nothing behind', async () => {
    const email = someEmail();
    await subscribe(email);
    const [mail] = await mailsTo(email, 1);
    if (!mail) throw new Error('No mail asks to confirm');
    const header = (await stack.readHeaderLines(mail)).find((line) => /^List-Unsubscribe:/i.test(line)) ?? '';
    const oneClick = /<(http[^>]+)>/.exec(header)?.[1] ?? '';
    for (const _ of ['once', 'again']) expect((await post(oneClick)).status).toBe(200);
    expect(await stack.count('newsletter_subscriptions', { email })).toBe(0);
  });

  test('by the button of a mail program takes one post without an origin', async () => {
    const { email, oneClick } = await confirmedReader();
    const response = await post(oneClick);
    expect(response.status).toBe(200);
    expect(response.headers.get('location')).toBeNull();
    expect(await rowOf(email)).toMatchObject({ status: 'unsubscribed', confirm_token_hash: null });
    expect((await post(oneClick)).status).toBe(200);
  });

  test('needs the token and the words of the standard', async () => {
    const { email, oneClick } = await confirmedReader();
    expect((await post(oneClick, '')).status).toBe(400);
    expect((await post(oneClick, 'x'.repeat(100_000))).status).toBe(400);
    const other = oneClick.replace(/token=(.)/, (_, first) => `token=${first === 'x' ? 'y' : 'x'}`);
    expect((await post(other)).status).toBe(403);
    expect((await post(`${stack.siteUrl}/api/newsletter/unsubscribe`)).status).toBe(403);
    expect(await rowOf(email)).toMatchObject({ status: 'confirmed' });
  });

  test('takes more than opening the address, which leads to a page with a button', async () => {
    const { email, oneClick } = await confirmedReader();
    const response = getUnsubscribe(new Request(oneClick));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^\/lettre-information\/desinscription\?token=/);
    expect(await rowOf(email)).toMatchObject({ status: 'confirmed' });

    const token = new URL(oneClick).searchParams.get('token') ?? '';
    const press = () => followAction(() => actions.unsubscribeFromNewsletter('fr', formOf({ token })));
    nextRequest.headers.set('origin', 'https://evil.test');
    expect(await press()).toEqual({ target: '/lettre-information?result=forbidden' });
    expect(await rowOf(email)).toMatchObject({ status: 'confirmed' });
    nextRequest.headers.set('origin', stack.siteUrl);
    expect(await press()).toEqual({ target: '/lettre-information?result=left' });
    expect(await rowOf(email)).toMatchObject({ status: 'unsubscribed' });
  });

  test('by an old mail ends what its address has asked for since', async () => {
    const { email, oneClick } = await confirmedReader();
    expect(new URL(oneClick).search).not.toContain(email.split('@')[0]);
    const first = await rowOf(email);
    await stack.database.from('newsletter_subscriptions').delete().eq('id', first.id).throwOnError();
    await stack.database
      .from('newsletter_subscriptions')
      .insert({ email, locale: 'fr', source: 'footer', status: 'confirmed', confirmed_at: new Date() })
      .throwOnError();
    const { email: other } = await confirmedReader();
    expect((await post(oneClick)).status).toBe(200);
    expect(await rowOf(email)).toMatchObject({ status: 'unsubscribed' });
    expect(await rowOf(other)).toMatchObject({ status: 'confirmed' });
  });

  test('takes the link of a mail from before, which knew no address', async () => {
    const { email } = await confirmedReader();
    const { id } = await rowOf(email);
    const token = signPayload(serverEnv().APP_SECRET, 'newsletter-leave', { subscription: id });
    const address = `${stack.siteUrl}/api/newsletter/unsubscribe?locale=fr&token=${encodeURIComponent(token)}`;
    expect((await post(address)).status).toBe(200);
    expect(await rowOf(email)).toMatchObject({ status: 'unsubscribed' });
  });

  test('can be undone only by asking and confirming again', async () => {
    const { email, oneClick } = await confirmedReader();
    await post(oneClick);
    await stack.database.from('rate_limits').delete().like('bucket', 'newsletterMail%');
    await subscribe(email);
    expect(await rowOf(email)).toMatchObject({ status: 'pending' });
    expect(await queued(email, 'newsletter-opt-in')).toBe(2);
  });
});

describe('The box of the quote form', () => {
  const quoteWith = (newsletter: boolean, overrides = {}) =>
    submit({ input: quoteInput({ newsletter }), locale: 'en', ...overrides });

  test('leads to the mail that asks to confirm, in the language of the quote', async () => {
    const input = quoteInput({ newsletter: true });
    acknowledged(await submit({ input, locale: 'en' }));
    expect(await rowOf(input.email)).toMatchObject({ status: 'pending', source: 'quote', locale: 'en' });
    await startOutbox();
    const asking = await eventually(async () => {
      const found = (await stack.listMails()).filter(({ to }) => to[0]?.address === input.email);
      expect(found).toHaveLength(2);
      return found.find(({ subject }) => /^Please confirm/.test(subject));
    });
    const link = /http\S+[?&]token=[\w-]+/.exec(asking?.text ?? '')?.[0] ?? '';
    expect(await confirm(tokenOf(new URL(link)), 'en')).toEqual({
      target: '/en/newsletter?result=confirmed',
    });
    expect(await rowOf(input.email)).toMatchObject({ status: 'confirmed' });
  });

  test('left empty, or filled by a machine, leads to nothing', async () => {
    const before = await stack.count('newsletter_subscriptions');
    acknowledged(await quoteWith(false));
    acknowledged(await quoteWith(true, { honeypot: 'https://pills.test' }));
    expect(await stack.count('newsletter_subscriptions')).toBe(before);
  });

  test('asks nobody again who is subscribed, nor twice for one request', async () => {
    const { email } = await confirmedReader();
    await stack.database.from('rate_limits').delete().like('bucket', 'newsletterMail%');
    acknowledged(await submit({ input: quoteInput({ newsletter: true, email }) }));
    expect(await queued(email, 'newsletter-opt-in')).toBe(1);
  });

  test('survives the database being away, and the quote is stored whatever becomes of it', async () => {
    const input = quoteInput({ newsletter: true });
    await stack.backend.kill();
    const { reference } = acknowledged(await submit({ input }));
    await stack.backend.start();
    await startBackgroundWork();
    await eventually(async () => expect(await stack.count('quote_requests', { reference })).toBe(1));
    expect(await rowOf(input.email)).toMatchObject({ status: 'pending', source: 'quote' });
    expect(await queued(input.email, 'newsletter-opt-in')).toBe(1);
  });
});

test('Retention deletes addresses that never confirmed and those that left, and no others', async () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
  const addRow = async (columns: Record<string, string>) => {
    const email = someEmail();
    const row = { email, locale: 'fr', source: 'footer', ...columns };
    const { error } = await stack.database.from('newsletter_subscriptions').insert(row);
    expect(error).toBeNull();
    return email;
  };
  const pending = (expired: number) =>
    addRow({
      confirm_token_hash: createHash('sha256').update(randomUUID()).digest('hex'),
      confirm_expires_at: days(expired),
    });
  const gone = [await pending(8), await addRow({ status: 'unsubscribed', unsubscribed_at: days(31) })];
  const kept = [
    await pending(6),
    await addRow({ status: 'unsubscribed', unsubscribed_at: days(29) }),
    await addRow({ status: 'confirmed', confirmed_at: days(900) }),
  ];
  const outcomes = await runRetention(new Date());
  expect(outcomes).toContainEqual({ name: 'newsletter subscriptions', result: { deleted: 2 } });
  for (const email of gone) expect(await rowOf(email)).toBeNull();
  for (const email of kept) expect(await rowOf(email)).not.toBeNull();
});
