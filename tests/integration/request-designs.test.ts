import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { designToken } from '@/lib/designs/server/design-links';
import * as store from '@/lib/designs/server/design-store';
import { listRequestDesigns } from '@/lib/designs/server/held-designs';
import { stopLoops } from '@/lib/loops/loops';
import type * as Actions from '@/lib/quotes/actions';
import { startBackgroundWork } from '@/lib/site/background';
import { runRetention } from '@/lib/site/retention';
import { comeFrom } from './support/accounts';
import { followAction, newBrowser, standInForNext } from './support/next-request';
import { acknowledged, quoteInput, readyTicket, someAddress, submit } from './support/quotes';
import { type SlowProxy, startSlowProxy } from './support/slow-proxy';
import { eventually, startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let proxy: SlowProxy;
let actions: typeof Actions;

beforeAll(async () => {
  stack = await startTestStack(async ({ backendUrl }) => {
    proxy = await startSlowProxy(backendUrl);
    return { SUPABASE_URL: proxy.url };
  });
  standInForNext();
  actions = await import('@/lib/quotes/actions');
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

const figures = { version: '2026-11-22', low: 1210, high: 1460 };

async function keep(word: string): Promise<string> {
  const made = await store.createDesign(
    { kind: 'wrap', document: { version: 1, lines: [{ text: word }], split: 48.5 }, title: word, figures },
    { locale: 'nl', address: someAddress(), account: null },
  );
  if (made?.status !== 'ok') throw new Error(`Not kept: ${made?.status}`);
  return made.id;
}

test('a request holds its designs as they were when it was sent', async () => {
  const [van, car] = [await keep('Bakkerij'), await keep('Elke')];
  const sent = acknowledged(await submit({ designs: [van, car].map(designToken) }));
  await store.changeDesign(
    van,
    { kind: 'wrap', document: { version: 1 }, title: 'Later', figures },
    { address: someAddress() },
  );
  await store.deleteDesign(car);

  const held = await listRequestDesigns(sent.reference);
  expect(held.map(({ title }) => title)).toEqual(['Bakkerij', 'Elke']);
  expect(held[0]).toMatchObject({
    kind: 'wrap',
    locale: 'nl',
    figures,
    reference: sent.reference,
    document: { version: 1, lines: [{ text: 'Bakkerij' }], split: 48.5 },
  });
});

test('the same design twice is one; six, a forged and a deleted one are refused', async () => {
  const id = await keep('Bakkerij');
  const twice = acknowledged(await submit({ designs: [designToken(id), designToken(id)] }));
  expect(await listRequestDesigns(twice.reference)).toHaveLength(1);

  const gone = await keep('Weg');
  await store.deleteDesign(gone);
  const six = await Promise.all(Array.from({ length: 6 }, async (_, at) => designToken(await keep(`${at}`))));
  expect(await submit({ designs: six })).toEqual({
    status: 'invalid',
    fields: { designs: ['tooManyDesigns'] },
  });
  for (const token of [designToken(gone), `${id}.forged`, id, designToken(id).replace(id, randomUUID())])
    expect(await submit({ designs: [token] }), token).toEqual({
      status: 'invalid',
      fields: { designs: ['designGone'] },
    });
});

test('a form with a forged design comes back with everything typed and ticked', async () => {
  const token = designToken(await keep('Bakkerij'));
  const form = new FormData();
  const typed = { ...quoteInput(), newsletter: '' };
  for (const [name, value] of Object.entries(typed)) form.set(name, String(value));
  form.set('ticket', readyTicket());
  form.set('enhanced', 'true');
  form.append('design', token);
  form.append('design', 'forged');
  const answer = await followAction(() => actions.submitQuote('nl', null, form));
  expect(answer).toMatchObject({
    value: {
      status: 'invalid',
      fields: { designs: ['designGone'] },
      values: { message: typed.message, designs: `${token} forged` },
    },
  });
});

test('what waits on the disk while the database is away has its designs once it is stored', async () => {
  const [kept, gone] = [await keep('Onderweg'), await keep('Weg')];
  proxy.refuse();
  const sent = acknowledged(await submit({ designs: [kept, gone].map(designToken) }));
  proxy.release();
  await store.deleteDesign(gone);
  await startBackgroundWork();
  await eventually(async () => {
    expect((await listRequestDesigns(sent.reference)).map(({ title }) => title)).toEqual(['Onderweg']);
  });
});

test('the mails say that there are designs; their words go to staff alone', async () => {
  const input = quoteInput();
  const sent = acknowledged(await submit({ input, designs: [designToken(await keep('Spam kopen'))] }));
  await startBackgroundWork();
  await eventually(async () => {
    const mails = (await stack.listMails()).filter(({ text }) => text.includes(sent.reference));
    const toCustomer = mails.find(({ to }) => to[0]?.address === input.email);
    const toStaff = mails.find(({ to }) => to[0]?.address !== input.email);
    expect(toCustomer?.text).toContain('te zien op uw eigen pagina');
    expect(toCustomer?.text).not.toContain('Spam kopen');
    expect(toStaff?.text).toContain('Spam kopen');
  });
});

test('a design that a request holds stays under its link', async () => {
  const [held, free] = [await keep('Gehouden'), await keep('Vrij')];
  acknowledged(await submit({ designs: [designToken(held)] }));
  const then = new Date();
  then.setUTCMonth(then.getUTCMonth() - 14);
  await stack.database
    .from('designs')
    .update({ updated_at: then.toISOString() })
    .in('id', [held, free])
    .throwOnError();
  await runRetention(new Date());
  expect(await store.findDesign(held)).not.toBeNull();
  expect(await store.findDesign(free)).toBeNull();
});

test('what a request holds is exported and erased with it, but the design of an order', async () => {
  const input = quoteInput();
  const open = acknowledged(await submit({ input, designs: [designToken(await keep('Open vraag'))] }));
  const order = acknowledged(
    await submit({
      input: { ...input, subject: 'lettering' },
      designs: [designToken(await keep('Besteld'))],
    }),
  );
  const lettered = acknowledged(await submit({ designs: [designToken(await keep(`mail ${input.email}`))] }));
  await stack.database
    .from('quote_requests')
    .update({ status: 'won' })
    .eq('reference', order.reference)
    .throwOnError();

  const person = { address: input.email, accounts: [] };
  const { data: exported } = await stack.database.rpc('export_person', person);
  expect(exported.requestDesigns.map(({ title }: { title: string }) => title)).toEqual([
    'Open vraag',
    'Besteld',
    `mail ${input.email}`,
  ]);
  const { data: erased } = await stack.database.rpc('erase_person', person);
  expect(erased.deleted.quote_request_designs).toBe(2);
  expect(await listRequestDesigns(open.reference)).toEqual([]);
  expect(await listRequestDesigns(lettered.reference)).toEqual([]);
  expect(await listRequestDesigns(order.reference)).toHaveLength(1);
});
