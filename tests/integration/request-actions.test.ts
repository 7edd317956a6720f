import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as Attachments from '@/app/api/quotes/attachments/[id]/route';
import type * as Accounts from '@/lib/accounts/actions';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import type { WantedFitting } from '@/lib/fittings/read-fitting';
import { saveFitting } from '@/lib/fittings/server/fitting-store';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import type * as Inbox from '@/lib/quotes/inbox/actions';
import type * as Actions from '@/lib/quotes/request/actions';
import type { RequestResult } from '@/lib/quotes/request/request-result';
import type * as Returned from '@/lib/quotes/server/returned-draft';
import { findQuoteRequest } from '@/lib/quotes/server/staff-requests';
import { addWorkingDays } from '@/lib/quotes/working-time';
import type { Staff } from '@/lib/staff/staff';
import { type AttachmentView, attachmentUrl } from '@/lib/uploads/server/receipts';
import { comeFrom, someAccount } from './support/accounts';
import { followAction, newBrowser, nextRequest, standInForNext } from './support/next-request';
import { someAccepted } from './support/offers';
import { acknowledged, submit } from './support/quotes';
import { dismiss, someStaff } from './support/staff';
import { startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let accounts: typeof Accounts;
let returned: typeof Returned;
let actions: typeof Actions;
let inbox: typeof Inbox;
let attachments: typeof Attachments;
let reader: Staff;
let reference: string;

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  accounts = await import('@/lib/accounts/actions');
  actions = await import('@/lib/quotes/request/actions');
  inbox = await import('@/lib/quotes/inbox/actions');
  returned = await import('@/lib/quotes/server/returned-draft');
  attachments = await import('@/app/api/quotes/attachments/[id]/route');
  reader = await someStaff(stack, 'admin');
});

afterAll(() => stack?.stop());

beforeEach(async () => {
  newBrowser();
  comeFrom(stack);
  reference = acknowledged(await submit()).reference;
});

async function signIn(role: string | null): Promise<void> {
  const email = await someAccount(stack, accounts);
  if (role === null) return;
  const granted = await stack.database.rpc('grant_staff_role', { account_email: email, granted_role: role });
  expect(granted.data).toBe('granted');
}

function formOf(entries: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}

const answer = () => ({
  version: '1',
  key: randomUUID(),
  template: 'quote',
  subject: `Uw offerte ${reference}`,
  body: 'Dag Lieve,\n\nOnze prijs volgt.',
  status: 'quoted',
  intent: 'send',
});

/** An order with a fitting so many working days ahead. */
async function orderWithFitting(days: number): Promise<{ reference: string; version: number }> {
  const order = await someAccepted(stack, reader);
  const fitting: WantedFitting = {
    id: randomUUID(),
    version: 0,
    day: addWorkingDays(brusselsDay(new Date()), days, isPublicHoliday),
    part: 'morning',
    from: '08:30',
    to: '12:30',
    crew: [],
    vehicle: null,
    address: null,
    travel: null,
    outdoor: false,
    weather: null,
    notes: null,
    reason: null,
    seen: [],
  };
  expect(await saveFitting(reader, order.reference, fitting)).toMatchObject({ status: 'ok' });
  const request = await findQuoteRequest(reader, order.reference);
  return { reference: order.reference, version: request?.version ?? 0 };
}

const details = {
  firstName: 'Eva',
  name: 'Maes',
  phone: '',
  email: 'eva@bakkerij.test',
  company: '',
  language: 'nl',
  subject: 'sign',
};

/** Every action of the page, each with a form it would take from sales. */
function everyAction(): Promise<RequestResult>[] {
  return [
    actions.changeRequest('fr', reference, null, formOf({ version: '1', intent: 'status:won' })),
    actions.changeAmount('fr', reference, null, formOf({ version: '1', intent: 'amount', net: '100' })),
    actions.addNote('fr', reference, null, formOf({ note: 'Gebeld.' })),
    actions.sendAnswer('fr', reference, null, formOf(answer())),
    actions.correctDetails('fr', reference, null, formOf({ version: '1', source: 'site', ...details })),
  ];
}

const reasonsOf = (results: RequestResult[]) =>
  results.map((result) => (result?.status === 'refused' ? result.reason : result?.status));

async function expectUntouched(): Promise<void> {
  expect(await findQuoteRequest(reader, reference)).toMatchObject({
    status: 'new',
    version: 1,
    notes: [],
    messages: [],
  });
}

describe('The actions of a request’s page, called directly,', () => {
  test.each([
    ['an account without a role', null, 'forbidden'],
    ['an editor', 'editor', 'forbidden'],
  ] as const)('refuse %s, and change nothing', async (_who, role, reason) => {
    await signIn(role);
    expect(reasonsOf(await Promise.all(everyAction()))).toEqual(Array(5).fill(reason));
    await expectUntouched();
  });

  test('refuse a visitor, and what they wrote is theirs again once they have signed in', async () => {
    const change = actions.changeRequest(
      'fr',
      reference,
      null,
      formOf({ version: '1', intent: 'status:won' }),
    );
    expect(await change).toMatchObject({ status: 'refused', reason: 'signedOut' });
    const here = `/admin/requests/${reference}`;
    const sent = await followAction(() => actions.sendAnswer('fr', reference, null, formOf(answer())));
    expect(sent).toEqual({
      target: expect.stringMatching(
        new RegExp(`^/auth\\?redirect=${encodeURIComponent(`${here}?answer=quote`)}`),
      ),
    });
    const noted = await followAction(() =>
      actions.addNote('fr', reference, null, formOf({ note: 'Gebeld.' })),
    );
    expect(noted).toEqual({ target: expect.stringContaining(encodeURIComponent(here)) });
    await expectUntouched();
    expect(await returned.readReturnedDraft('answer')).toMatchObject({
      template: 'quote',
      body: answer().body,
      stage: 'quoted',
    });
    expect(await returned.readReturnedDraft('note')).toMatchObject({ body: 'Gebeld.' });

    await signIn('sales');
    await actions.sendAnswer('fr', reference, null, formOf(answer()));
    expect(await returned.readReturnedDraft('answer')).toBeNull();
  });

  test.each(['https://evil.test', 'null', null])('refuse a form that came from %s', async (origin) => {
    await signIn('sales');
    const headers = new Headers(nextRequest.headers);
    if (origin === null) headers.delete('origin');
    else headers.set('origin', origin);
    nextRequest.headers = headers;
    expect(reasonsOf(await Promise.all(everyAction()))).toEqual(Array(5).fill('forbidden'));
    await expectUntouched();
  });

  test('give an answer back until it has left: shown, with gaps, blank, wrong, and overtaken', async () => {
    await signIn('sales');
    const send = (entries: Record<string, string>) =>
      actions.sendAnswer('nl', reference, null, formOf({ ...answer(), ...entries }));
    expect(await send({ intent: 'preview' })).toMatchObject({
      status: 'ok',
      data: {
        kind: 'preview',
        hasGaps: false,
        paragraphs: [['Dag Lieve,'], ['Onze prijs volgt.']],
        values: { body: 'Dag Lieve,\n\nOnze prijs volgt.' },
      },
    });
    expect(await send({ body: 'Prijs: [bedrag].' })).toMatchObject({
      data: { kind: 'preview', hasGaps: true },
    });
    expect(
      await send({ body: 'Dag Lieve,\n\n\n\nMet vriendelijke groet,\nDemo Staff\nOpaak' }),
    ).toMatchObject({ data: { kind: 'preview', hasGaps: false, isEmpty: true } });
    expect(await send({ body: '' })).toMatchObject({ status: 'invalid', fields: { body: ['required'] } });
    await expectUntouched();

    await actions.changeRequest('fr', reference, null, formOf({ version: '1', intent: 'status:contacted' }));
    const late = await send({});
    expect(late).toMatchObject({
      status: 'conflict',
      conflict: { version: 2 },
      values: { body: 'Dag Lieve,\n\nOnze prijs volgt.' },
    });
    expect(late.status === 'conflict' && late.conflict.changes.join()).toMatch(/Lieve Peeters.*Nieuw → /);
    expect(await send({ version: '2' })).toMatchObject({ status: 'ok', data: { kind: 'done' } });
  });

  test('put what was wanted beside what somebody else made of it', async () => {
    await signIn('sales');
    await actions.changeRequest('nl', reference, null, formOf({ version: '1', intent: 'status:quoted' }));
    const wantedBy = async (entries: Record<string, string>) => {
      const answered = await actions.changeRequest(
        'nl',
        reference,
        null,
        formOf({ version: '1', ...entries }),
      );
      return answered.status === 'conflict'
        ? [answered.conflict.changes.join(), answered.conflict.wanted]
        : answered;
    };
    const theirs = expect.stringMatching(/Nieuw → Offerte/);
    expect(await wantedBy({ intent: 'status:lost' })).toEqual([theirs, 'U wilde: Verloren']);
    expect(await wantedBy({ intent: 'take' })).toEqual([theirs, 'U wilde: Toegewezen aan Lieve Peeters']);
    const amount = { intent: 'amount', net: '100', gross: '', shownNet: '', shownGross: '', rate: '21' };
    expect(await wantedBy(amount)).toEqual([theirs, expect.stringMatching(/^U wilde: Bedrag: .*100,00/u)]);
  });

  test('give back only what was corrected here, where a colleague was quicker, so that theirs is not put back', async () => {
    await signIn('sales');
    const before = await findQuoteRequest(reader, reference);
    const asShown = (request: typeof before) => ({
      firstName: request?.firstName ?? '',
      name: request?.name ?? '',
      phone: request?.phone ?? '',
      email: request?.email ?? '',
      company: request?.company ?? '',
      language: request?.locale ?? '',
      subject: request?.subject ?? '',
    });
    const correct = (version: number, shown: Record<string, string>, typed: Record<string, string>) =>
      actions.correctDetails(
        'fr',
        reference,
        null,
        formOf({
          version: String(version),
          source: 'site',
          ...shown,
          ...typed,
          ...Object.fromEntries(Object.entries(shown).map(([detail, value]) => [`shown-${detail}`, value])),
        }),
      );
    const seen = asShown(before);
    expect(await correct(1, seen, { name: 'Maes' })).toMatchObject({ status: 'ok' });
    const late = await correct(1, seen, { company: 'Bakkerij Maes' });
    expect(late).toMatchObject({ status: 'conflict', conflict: { version: 2 } });
    expect('values' in late && late.values).toEqual({ company: 'Bakkerij Maes' });
    const now = asShown(await findQuoteRequest(reader, reference));
    expect(await correct(2, now, 'values' in late ? late.values : {})).toMatchObject({ status: 'ok' });
    expect(await findQuoteRequest(reader, reference)).toMatchObject({
      name: 'Maes',
      company: 'Bakkerij Maes',
    });
    // So too where a field is wrong.
    const wrong = await correct(3, seen, { email: 'eva@' });
    expect(wrong).toMatchObject({ status: 'invalid', fields: { email: ['invalidEmail'] } });
    expect('values' in wrong && wrong.values).toEqual({ email: 'eva@' });
  });

  test('leave a request where it stands when a letter about it says less', async () => {
    await signIn('sales');
    await actions.changeRequest('fr', reference, null, formOf({ version: '1', intent: 'status:won' }));
    const letter = formOf({ ...answer(), version: '2', template: 'blank', status: 'contacted' });
    expect(await actions.sendAnswer('fr', reference, null, letter)).toMatchObject({
      status: 'ok',
      data: { kind: 'done' },
    });
    expect(await findQuoteRequest(reader, reference)).toMatchObject({ status: 'won' });
  });

  test('take a change back by what their answer carries', async () => {
    await signIn('sales');
    const done = await actions.changeAmount(
      'fr',
      reference,
      null,
      formOf({
        version: '1',
        intent: 'amount',
        net: '',
        gross: '1.210',
        shownNet: '',
        shownGross: '',
        rate: '21',
      }),
    );
    expect(done).toMatchObject({ status: 'ok', data: { kind: 'done' } });
    expect(await findQuoteRequest(reader, reference)).toMatchObject({ amountNetCents: 100_000 });
    const undo = (done.status === 'ok' && done.data.kind === 'done' && done.data.undo) || '';
    const undone = await actions.changeAmount(
      'fr',
      reference,
      null,
      formOf({ version: '1', intent: 'undo', undo }),
    );
    expect(undone).toMatchObject({ status: 'ok', data: { kind: 'done', undo: null } });
    expect(await findQuoteRequest(reader, reference)).toMatchObject({ amountNetCents: null, version: 3 });
  });

  test('say plainly that a request cannot go back to a colleague who answers none any more', async () => {
    await signIn('sales');
    const former = await someStaff(stack, 'sales');
    const assign = (version: string, assignee: string) =>
      actions.changeRequest('fr', reference, null, formOf({ version, intent: 'assign', assignee }));
    await assign('1', former.viewer.id);
    const taken = await assign('2', reader.viewer.id);
    await dismiss(stack, former);
    const undo = (taken.status === 'ok' && taken.data.kind === 'done' && taken.data.undo) || '';
    const takenBack = formOf({ version: '3', intent: 'undo', undo });
    expect(await actions.changeRequest('fr', reference, null, takenBack)).toMatchObject({
      status: 'refused',
      reason: 'unassignable',
    });
    expect(await assign('3', former.viewer.id)).toMatchObject({ reason: 'unassignable' });
    expect(await findQuoteRequest(reader, reference)).toMatchObject({
      assignee: { id: reader.viewer.id },
      version: 3,
    });
  });

  test('tell whoever gives an order up of the fittings that went with it', async () => {
    await signIn('sales');
    const [one, two] = [await orderWithFitting(40), await orderWithFitting(41)];
    const change = (version: number, intent: string, undo = '') =>
      actions.changeRequest('nl', one.reference, null, formOf({ version: `${version}`, intent, undo }));
    const left = await change(one.version, 'status:lost');
    const said = (sentence: unknown) => ({ status: 'ok', data: { kind: 'done', sentence } });
    expect(left).toMatchObject(said(expect.stringContaining('afgezegd')));
    const undo = (left.status === 'ok' && left.data.kind === 'done' && left.data.undo) || '';
    const back = await change(one.version + 1, 'undo', undo);
    expect(back).toMatchObject(said('Het is ongedaan gemaakt.'));
    expect(await change(one.version + 2, 'status:lost')).toMatchObject(
      said(expect.not.stringContaining('afgezegd')),
    );

    const move = (version: number, status: string) =>
      inbox.changeInbox('nl', null, formOf({ intent: `move:${status}:${two.reference}:${version}` }));
    expect(await move(two.version, 'contacted')).toMatchObject({
      status: 'ok',
      data: { hasCalledOff: true },
    });
    expect(await move(two.version + 1, 'lost')).toMatchObject({
      status: 'ok',
      data: { hasCalledOff: false },
    });
  });
});

describe('A file', () => {
  const open = (view: AttachmentView, change: (url: string) => string = (url) => url) => {
    const id = randomUUID();
    const url = change(attachmentUrl('quote', id, new Date(), view));
    return attachments.GET(new Request(url), { params: Promise.resolve({ id }) });
  };

  test('is looked at by staff alone; saving it, as from a mail, asks for nobody', async () => {
    for (const view of ['open', 'preview'] as const) expect((await open(view)).status, view).toBe(403);
    // The link is good, and the file is not there.
    expect((await open('save')).status).toBe(404);
    await signIn('editor');
    expect((await open('open')).status).toBe(403);
    newBrowser();
    await signIn('sales');
    expect((await open('open')).status).toBe(404);
  });

  test('does not open by the link that saves it', async () => {
    await signIn('sales');
    expect((await open('save', (url) => `${url}&view=open`)).status).toBe(403);
    expect((await open('open', (url) => url.replace('view=open', 'view=preview'))).status).toBe(403);
  });
});
