import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as Files from '@/app/_designs/answer-file';
import type * as Accounts from '@/lib/accounts/actions';
import { newSaveKey } from '@/lib/browser/save-key';
import { designToken, heldDesignToken } from '@/lib/designs/server/design-links';
import * as store from '@/lib/designs/server/design-store';
import { listRequestDesigns } from '@/lib/designs/server/held-designs';
import { limits } from '@/lib/limits/limits';
import { stopLoops } from '@/lib/loops/loops';
import type * as Samples from '@/lib/quotes/samples/actions';
import { purgeSampleCards } from '@/lib/quotes/server/purge-sample-cards';
import { findRequestSample } from '@/lib/quotes/server/request-sample';
import { startBackgroundWork, startOutbox } from '@/lib/site/background';
import type * as Wrap from '@/lib/wrap-simulator/actions';
import type * as Tool from '@/lib/wrap-simulator/server/receive-wrap';
import { comeFrom, someAccount, someEmail } from './support/accounts';
import { followAction, newBrowser, nextRequest, standInForNext } from './support/next-request';
import { acknowledged, quoteInput, readyTicket, someAddress, submit } from './support/quotes';
import { type SlowProxy, startSlowProxy } from './support/slow-proxy';
import { eventually, startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let proxy: SlowProxy;
let wrap: typeof Wrap;
let tool: typeof Tool;
let samples: typeof Samples;
let files: typeof Files;
let accounts: typeof Accounts;

beforeAll(async () => {
  stack = await startTestStack(async ({ backendUrl }) => {
    proxy = await startSlowProxy(backendUrl);
    return { SUPABASE_URL: proxy.url };
  });
  standInForNext();
  wrap = await import('@/lib/wrap-simulator/actions');
  tool = await import('@/lib/wrap-simulator/server/receive-wrap');
  samples = await import('@/lib/quotes/samples/actions');
  files = await import('@/app/_designs/answer-file');
  accounts = await import('@/lib/accounts/actions');
}, 90_000);
beforeEach(() => {
  newBrowser();
  comeFrom(stack);
});
afterEach(() => {
  proxy.release();
  stopLoops();
});
afterAll(async () => {
  await proxy?.close();
  await stack?.stop();
});

function formOf(entries: Record<string, string | readonly string[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries))
    for (const each of typeof value === 'string' ? [value] : value) form.append(name, each);
  return form;
}

const van = {
  vehicle: 'panel-van-long',
  coverage: 'two-tone',
  film: 'satin-green',
  second: 'gloss-ink',
  'text-0': 'Boulangerie Lin',
  'both-0': 'on',
  'height-0': '190',
  'tint-rear': 'dark',
};

/** Where the tool's form leads. */
async function press(next: string, entries: Record<string, string> = {}): Promise<URL> {
  const body = formOf({ ...van, next, ...entries });
  const { headers } = nextRequest;
  const answer = await tool.receiveWrap(
    new Request(`${stack.siteUrl}/api/designs/wrap?locale=fr`, { method: 'POST', body, headers }),
  );
  const location = answer.headers.get('location');
  if (answer.status !== 303 || location === null)
    throw new Error(`The button leads nowhere: ${answer.status}`);
  return new URL(location, stack.siteUrl);
}

const idIn = (url: URL) => url.searchParams.get('token')?.split('.')[0] ?? '';

describe('the form of the simulator', () => {
  test('is drawn with everything that was chosen, and keeps nothing', async () => {
    const before = await stack.count('designs');
    const shown = await press('show');
    expect(shown.pathname).toBe('/simulateur-covering/atelier');
    expect(Object.fromEntries(shown.searchParams)).toMatchObject(van);
    expect(await stack.count('designs')).toBe(before);
  });

  test('saves under a link, over itself from the same browser, and as a copy from any other', async () => {
    const saved = await press('save');
    const id = idIn(saved);
    expect(await store.findDesign(id)).toMatchObject({
      kind: 'wrap',
      title: 'Boulangerie Lin, Grand fourgon',
      document: { vehicle: 'panel-van-long', tints: { rearSide: 'none', rear: 'dark' } },
      figures: { version: expect.any(String), low: expect.any(Number), high: expect.any(Number) },
    });
    expect([...saved.searchParams.keys()]).toEqual(['token']);
    const change = designToken(id);
    expect(idIn(await press('save', { change, 'text-0': 'Pâtisserie Lin' }))).toBe(id);
    expect((await store.findDesign(id))?.title).toContain('Pâtisserie Lin');
    expect(idIn(await press('save', { change: `${id}.x` }))).not.toBe(id);
    newBrowser();
    expect(idIn(await press('save', { change }))).not.toBe(id);
    expect((await store.findDesign(id))?.title).toContain('Pâtisserie Lin');
  });

  test('keeps a first save that is sent again after its answer was lost once, as it is then', async () => {
    const [key, before] = [newSaveKey(), await stack.count('designs')];
    const id = idIn(await press('save', { key }));
    expect(idIn(await press('save', { key, 'text-0': 'Pâtisserie Lin' }))).toBe(id);
    expect((await store.findDesign(id))?.title).toContain('Pâtisserie Lin');
    expect(await stack.count('designs')).toBe(before + 1);
    expect(idIn(await press('save', { key: newSaveKey() }))).not.toBe(id);
  });

  test('asked for a quote, leads to the quote form with what else is to come along', async () => {
    const first = await press('save');
    const token = first.searchParams.get('token') ?? '';
    const next = await press('quote', { with: token });
    expect(next.hash).toBe('#quote-form-start');
    expect(next.searchParams.get('with')).toBe(token);
    expect(idIn(next)).not.toBe(idIn(first));
  });

  test('says why nothing was kept, with everything that was chosen', async () => {
    proxy.refuse();
    const away = await press('save', { with: 'x' });
    expect(away.pathname).toBe('/simulateur-covering/atelier');
    expect(Object.fromEntries(away.searchParams)).toMatchObject({
      ...van,
      problem: 'unavailable',
      with: 'x',
    });
    proxy.release();

    comeFrom(stack, someAddress());
    for (let saved = 0; saved < limits.designPerAddress.max; saved += 1) await press('save');
    expect((await press('save')).searchParams.get('problem')).toBe('rateLimited');
  });

  test('sent from another site keeps nothing', async () => {
    const before = await stack.count('designs');
    nextRequest.headers = new Headers({ origin: 'https://evil.example' });
    await expect(press('save')).rejects.toThrow('403');
    expect(await stack.count('designs')).toBe(before);
  });

  test('is deleted from the browser that saved it alone; any other is led back to it', async () => {
    const saved = await press('save');
    const [owner, token] = [nextRequest.cookies, saved.searchParams.get('token') ?? ''];
    const remove = () => followAction(() => wrap.deleteWrap('nl', formOf({ token })));
    newBrowser();
    expect(await remove()).toEqual({
      target: `/nl/wrapsimulator/ontwerp?${new URLSearchParams({ token })}`,
    });
    expect(await store.findDesign(idIn(saved))).not.toBeNull();
    nextRequest.cookies = owner;
    expect(await remove()).toEqual({ target: '/nl/wrapsimulator' });
    expect(await store.findDesign(idIn(saved))).toBeNull();
    // Its key goes with it.
    expect(nextRequest.cookies.getAll()).toEqual([]);
  });
});

describe('a file of a design', () => {
  const ask = (file: string, query: Record<string, string>) =>
    files.answerDesignFile(
      new Request(`${stack.siteUrl}/media/designs/${file}?${new URLSearchParams({ lang: 'nl', ...query })}`, {
        headers: { 'x-forwarded-for': someAddress() },
      }),
      file,
    );

  test('is for whoever has the link, and says by its name what is inside', async () => {
    const token = (await press('save')).searchParams.get('token') ?? '';
    const sheet = await ask('sheet.pdf', { token });
    expect(sheet.headers.get('content-type')).toBe('application/pdf');
    expect(sheet.headers.get('content-disposition')).toBe(
      'attachment; filename="boulangerie-lin-grand-fourgon-sheet-a4.pdf"',
    );
    expect(
      Buffer.from(await sheet.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(await (await ask('rear.svg', { token })).text()).toContain('<svg xmlns');
    for (const [file, query] of [
      ['sheet.pdf', { token: `${token}x` }],
      ['sheet.pdf', {}],
      ['sheet.pdf', { held: token }],
      ['nothing.pdf', { token }],
      ['below.svg', { token }],
    ] as const)
      expect((await ask(file, query)).status, file).toBe(404);
    proxy.refuse();
    expect((await ask('rear.svg', { token })).status).toBe(503);
  });

  test('to cut from is for staff alone', async () => {
    const saved = await press('save');
    const token = saved.searchParams.get('token') ?? '';
    const sent = acknowledged(await submit({ designs: [token] }));
    const [held] = await listRequestDesigns(sent.reference);
    const query = { held: heldDesignToken(held?.id ?? '') };
    expect((await ask('left-cut.svg', query)).status).toBe(403);
    expect((await ask('sheet.pdf', query)).status).toBe(200);

    const email = await someAccount(stack, accounts, { email: someEmail() });
    expect((await ask('left-cut.svg', query)).status).toBe(403);
    const { data } = await stack.database.rpc('accounts_of_address', { address: email });
    await stack.database.from('staff_members').insert({ user_id: data[0], role: 'sales' }).throwOnError();
    const cut = await ask('left-cut.svg', query);
    expect(cut.status).toBe(200);
    expect(cut.headers.get('content-disposition')).toContain('left-cut-1-10.svg');
    expect(await cut.text()).toContain('id="CutContour"');
  });
});

describe('a sample card', () => {
  const card = {
    firstName: 'Lieve',
    name: 'Peeters',
    street: 'Kerkstraat 12',
    postalCode: '1930',
    city: 'Zaventem',
    country: 'BE',
    film: ['satin-green', 'gloss-ink'],
    enhanced: 'true',
  };
  const ask = (entries: Record<string, string | readonly string[]>) =>
    followAction(() =>
      samples.submitSampleRequest('nl', null, formOf({ ...card, ticket: readyTicket(), ...entries })),
    );

  test('is a request of its own kind, with films and address, mailed to both', async () => {
    const { email } = quoteInput();
    const answer = await ask({ email, postalCode: '1930 ' });
    if (!('value' in answer) || answer.value.status !== 'ok') throw new Error(JSON.stringify(answer));
    const { reference } = answer.value.data;
    expect(await findRequestSample(reference)).toEqual({
      films: ['satin-green', 'gloss-ink'],
      street: 'Kerkstraat 12',
      postalCode: '1930',
      city: 'Zaventem',
      country: 'BE',
    });
    expect(await stack.count('quote_requests', { reference, subject: 'samples' })).toBe(1);
    await startOutbox();
    await eventually(async () => {
      const mails = (await stack.listMails()).filter(({ text }) => text.includes(reference));
      expect(mails).toHaveLength(2);
      const toCustomer = mails.find(({ to }) => to[0]?.address === email);
      expect(toCustomer?.subject).toContain('stalenkaart');
      expect(toCustomer?.text).not.toContain('Kerkstraat');
      const toStaff = mails.find(({ to }) => to[0]?.address !== email);
      expect(toStaff?.text).toContain('Kerkstraat 12');
      expect(toStaff?.text).toMatch(/S\d\d/);
    });
  });

  test('waits on the disk like any request while the database is away', async () => {
    proxy.refuse();
    const { email } = quoteInput();
    const answer = await ask({ email });
    proxy.release();
    if (!('value' in answer) || answer.value.status !== 'ok') throw new Error(JSON.stringify(answer));
    const { reference } = answer.value.data;
    await startBackgroundWork();
    await eventually(async () => expect((await findRequestSample(reference))?.city).toBe('Zaventem'));
  });

  test.each([
    ['no film', { film: [] }, 'films', 'noFilms'],
    [
      'six films',
      { film: ['gloss-ink', 'gloss-ivory', 'gloss-chalk', 'gloss-sun', 'gloss-fir', 'satin-green'] },
      'films',
      'tooManyFilms',
    ],
    ['films that are none', { film: ['boat'] }, 'films', 'noFilms'],
    ['a Dutch postcode in Belgium', { postalCode: '1011 AB' }, 'postalCode', 'invalidPostalCode'],
    ['no street', { street: '' }, 'street', 'required'],
    ['a country far away', { country: 'US' }, 'country', 'invalidChoice'],
    ['a control character', { city: 'Gent\u0007' }, 'city', 'invalidText'],
  ])('with %s is given back as it was', async (_, wrong, field, error) => {
    const { email } = quoteInput();
    const answer = await ask({ email, ...wrong });
    expect(answer).toMatchObject({
      value: { status: 'invalid', fields: { [field]: [error] }, values: { name: 'Peeters', email } },
    });
    expect(await stack.count('quote_requests', { email })).toBe(0);
  });

  test('is exported with its person, and its address goes even when an order must be kept', async () => {
    const { email } = quoteInput();
    const answer = await ask({ email });
    if (!('value' in answer) || answer.value.status !== 'ok') throw new Error(JSON.stringify(answer));
    const { reference } = answer.value.data;
    await stack.database
      .from('quote_requests')
      .update({ status: 'won' })
      .eq('reference', reference)
      .throwOnError();
    const person = { address: email, accounts: [] };
    const { data: exported } = await stack.database.rpc('export_person', person);
    expect(exported.sampleCards).toMatchObject([{ reference, street: 'Kerkstraat 12' }]);
    await stack.database.rpc('erase_person', person);
    expect(await findRequestSample(reference)).toBeNull();
  });

  test('is forgotten three months later; the request says which films they were', async () => {
    const answer = await ask({ email: quoteInput().email });
    if (!('value' in answer) || answer.value.status !== 'ok') throw new Error(JSON.stringify(answer));
    const { reference } = answer.value.data;
    const later = new Date();
    later.setUTCMonth(later.getUTCMonth() + 2);
    await purgeSampleCards(later);
    expect(await findRequestSample(reference)).not.toBeNull();
    later.setUTCMonth(later.getUTCMonth() + 2);
    await purgeSampleCards(later);
    expect(await findRequestSample(reference)).toBeNull();
    expect(await stack.count('quote_requests', { reference })).toBe(1);
  });

  test('without script ends on a page with its reference', async () => {
    const answer = await ask({ email: quoteInput().email, enhanced: '' });
    expect(answer).toEqual({ target: expect.stringMatching(/^\/nl\/aanvraag-ontvangen\?request=/) });
  });
});
