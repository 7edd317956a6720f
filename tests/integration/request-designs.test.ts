import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type * as Mailed from '@/app/_designs/mailed-picture';
import { designToken } from '@/lib/designs/server/design-links';
import type { DesignContent } from '@/lib/designs/server/design-store';
import * as store from '@/lib/designs/server/design-store';
import { listRequestDesigns } from '@/lib/designs/server/held-designs';
import { stopLoops } from '@/lib/loops/loops';
import type * as Actions from '@/lib/quotes/actions';
import { newLayer, newText } from '@/lib/shirt-designer/shirt-design';
import { startBackgroundWork, startOutbox } from '@/lib/site/background';
import { runRetention } from '@/lib/site/retention';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { newLogo } from '@/lib/wrap-simulator/wrap-design';
import { comeFrom } from './support/accounts';
import { followAction, newBrowser, standInForNext } from './support/next-request';
import { acknowledged, quoteInput, readyTicket, someAddress, submit } from './support/quotes';
import { type SlowProxy, startSlowProxy } from './support/slow-proxy';
import { eventually, startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let proxy: SlowProxy;
let actions: typeof Actions;
let mailed: typeof Mailed;

beforeAll(async () => {
  stack = await startTestStack(async ({ backendUrl }) => {
    proxy = await startSlowProxy(backendUrl);
    return { SUPABASE_URL: proxy.url };
  });
  standInForNext();
  actions = await import('@/lib/quotes/actions');
  mailed = await import('@/app/_designs/mailed-picture');
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

async function keepDesign(design: Omit<DesignContent, 'figures'>): Promise<string> {
  const made = await store.createDesign(
    { ...design, figures },
    { locale: 'nl', address: someAddress(), account: null },
  );
  if (made?.status !== 'ok') throw new Error(`Not kept: ${made?.status}`);
  return made.id;
}

/** One that no tool opens any more: what becomes of it is the same. */
const keep = (word: string) =>
  keepDesign({
    kind: 'wrap',
    document: { version: 1, lines: [{ text: word }], split: 48.5 },
    title: word,
  });

const shirt = {
  version: 2,
  garment: 'tee',
  fabric: 'white',
  sides: {
    front: {
      technique: 'dtf',
      layers: [
        {
          ...newLayer('a'),
          kind: 'shape',
          shape: 'circle',
          x: 0,
          y: 100,
          width: 200,
          height: 200,
          colour: '#d93015',
        },
        { ...newText('b', 'NORD', { family: 'oswald', size: 30, colour: '#1f4bd8' }), x: 30, y: 180 },
      ],
    },
  },
  quantities: { m: 20 },
  people: [],
};

/** The two mails about a request, as they came over the wire. */
async function readMails(reference: string, customer: string) {
  return eventually(async () => {
    const mails = (await stack.listMails()).filter(({ text }) => text.includes(reference));
    expect(mails).toHaveLength(2);
    const read = await Promise.all(
      mails.map(async (mail) => ({
        toCustomer: mail.to[0]?.address === customer,
        mail: await PostalMime.parse(await stack.readMailSource(mail)),
      })),
    );
    const find = (toCustomer: boolean) => read.find((each) => each.toCustomer === toCustomer)?.mail;
    const [toStaff, toCustomer] = [find(false), find(true)];
    if (!toStaff || !toCustomer) throw new Error('One mail each');
    return { toStaff, toCustomer };
  });
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
  await startOutbox();
  await eventually(async () => {
    const mails = (await stack.listMails()).filter(({ text }) => text.includes(sent.reference));
    const toCustomer = mails.find(({ to }) => to[0]?.address === input.email);
    const toStaff = mails.find(({ to }) => to[0]?.address !== input.email);
    expect(toCustomer?.text).toContain('te zien op uw eigen pagina');
    expect(toCustomer?.text).not.toContain('Spam kopen');
    expect(toStaff?.text).toContain('Spam kopen');
  });
});

test('staff see every design in their mail, drawn as it is; the customer’s mail has no picture', async () => {
  const wrap = { ...defaultDesign, film: 'gloss-ink', coverage: 'full' };
  const designs = [
    await keepDesign({ kind: 'wrap', document: wrap, title: 'Bakkerij <Nord>' }),
    await keepDesign({ kind: 'shirt', document: shirt, title: 'Ploeg Nord' }),
  ].map(designToken);
  const input = quoteInput();
  const { reference } = acknowledged(await submit({ input, designs }));
  await startOutbox(mailed.drawForMail);
  const { toStaff, toCustomer } = await readMails(reference, input.email);

  expect(toCustomer.attachments).toEqual([]);
  expect(toCustomer.html).not.toContain('<img');

  expect(toStaff.attachments.map(({ mimeType, disposition }) => [mimeType, disposition])).toEqual([
    ['image/png', 'inline'],
    ['image/png', 'inline'],
  ]);
  const shown = [...(toStaff.html ?? '').matchAll(/<img[^>]*>/g)].map(([tag]) => tag);
  expect(shown).toHaveLength(2);
  const said = [/alt="Bakkerij &lt;Nord&gt;: [^"]*, [^"]*"/, /alt="Ploeg Nord: [^"]+"/];
  for (const [at, { content, contentId }] of toStaff.attachments.entries()) {
    expect(shown[at]).toContain(`src="cid:${contentId?.slice(1, -1)}"`);
    expect(shown[at]).toMatch(said[at] as RegExp);
    const bytes = new Uint8Array(content as ArrayBuffer);
    expect(bytes.length).toBeLessThan(300_000);
    const { width, height, format } = await sharp(bytes).metadata();
    expect(format).toBe('png');
    expect(Math.max(width, height)).toBe(1200);
    const { channels } = await sharp(bytes).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
    if (process.env.LOOK) await sharp(bytes).toFile(`${process.env.LOOK}/mailed-${at}.png`);
  }
});

test('a design that cannot be drawn leaves staff with the mail, and the log with an incident', async () => {
  const input = quoteInput();
  const designs = [
    await keep('Ouder dan elk gereedschap'),
    await keepDesign({ kind: 'wrap', document: defaultDesign, title: 'Bestelwagen' }),
  ].map(designToken);
  const { reference } = acknowledged(await submit({ input, designs }));
  await startOutbox(mailed.drawForMail);
  const { toStaff } = await readMails(reference, input.email);
  expect(toStaff.text).toContain('Ouder dan elk gereedschap');
  expect(toStaff.html?.match(/<img[^>]*alt="([^:]*):/)?.[1]).toBe('Bestelwagen');
  expect(toStaff.attachments).toHaveLength(1);
  const [line = ''] = stack.logLines.filter((each) => each.includes(reference) && each.includes('incident'));
  expect(JSON.parse(line)).toMatchObject({ reference, incident: expect.stringMatching(/^E-/) });
});

test('a mail that ended two processes goes without pictures at its third try', async () => {
  const input = quoteInput();
  const designs = [await keepDesign({ kind: 'wrap', document: defaultDesign, title: 'Bestelwagen' })].map(
    designToken,
  );
  const { reference } = acknowledged(await submit({ input, designs }));
  await stack.database
    .from('outbox_messages')
    .update({ attempts: 2 })
    .eq('template', 'quote-notification')
    .neq('status', 'sent')
    .throwOnError();
  await startOutbox(mailed.drawForMail);
  const { toStaff } = await readMails(reference, input.email);
  expect(toStaff.text).toContain('Bestelwagen');
  expect(toStaff.attachments).toEqual([]);
  expect(toStaff.html).not.toContain('<img');
});

test('a design with a picture that cannot be read is not shown as if that were the design', async () => {
  const lost = { ...newLogo, picture: randomUUID() };
  const input = quoteInput();
  const designs = [
    await keepDesign({ kind: 'wrap', document: { ...defaultDesign, logos: [lost] }, title: 'Bakkerij' }),
    await keepDesign({ kind: 'wrap', document: defaultDesign, title: 'Bestelwagen' }),
  ].map(designToken);
  const { reference } = acknowledged(await submit({ input, designs }));
  await startOutbox(mailed.drawForMail);
  const { toStaff } = await readMails(reference, input.email);
  expect(toStaff.text).toContain('Bakkerij');
  expect(toStaff.attachments).toHaveLength(1);
  expect(toStaff.html?.match(/<img[^>]*alt="([^:]*):/)?.[1]).toBe('Bestelwagen');
  expect(stack.logLines.some((line) => line.includes(reference) && line.includes('incident'))).toBe(true);
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
