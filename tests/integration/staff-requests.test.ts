import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import { erasePerson } from '@/lib/people/server/erase-person';
import { readInboxForm } from '@/lib/quotes/inbox/read-inbox-form';
import { undoOf } from '@/lib/quotes/inbox/settle-changes';
import { readUndo, writeUndo } from '@/lib/quotes/request/undo';
import {
  addQuoteNote,
  changeQuoteRequests,
  findQuoteRequest,
  listQuoteColleagues,
} from '@/lib/quotes/server/staff-requests';
import type { StaffQuoteRequest } from '@/lib/quotes/staff-request';
import { runRetention } from '@/lib/site/retention';
import { reviseStaff } from '@/lib/staff/server/manage-team';
import type { Staff } from '@/lib/staff/staff';
import { acknowledged, quoteInput, submit } from './support/quotes';
import { dismiss, someStaff } from './support/staff';
import { startMaillessStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let seller: Staff;
let colleague: Staff;

beforeAll(async () => {
  stack = await startMaillessStack();
  seller = await someStaff(stack, 'sales');
  colleague = await someStaff(stack, 'admin');
});

afterAll(() => stack?.stop());

async function someRequest(email?: string): Promise<StaffQuoteRequest> {
  const input = email ? quoteInput({ email }) : quoteInput();
  const { reference } = acknowledged(await submit({ input }));
  return read(reference);
}

async function read(reference: string): Promise<StaffQuoteRequest> {
  const request = await findQuoteRequest(seller, reference);
  if (!request) throw new Error(`No request ${reference}`);
  return request;
}

async function auditOf(reference: string) {
  const { data } = await stack.database
    .from('quote_requests')
    .select('id')
    .eq('reference', reference)
    .single();
  const lines = await stack.database.from('audit_log').select('*').eq('entity_id', data?.id).order('at');
  return lines.data ?? [];
}

describe('A request, as staff read it', () => {
  test('holds what was sent, its timeline and what the same address asked for besides', async () => {
    const first = await someRequest('twice@bakkerij.test');
    const second = await someRequest('Twice@bakkerij.test');
    expect(second).toMatchObject({ status: 'new', version: 1, assignee: null, vatRatePercent: 21 });
    expect(second.events.map(({ kind }) => kind)).toEqual(['submitted']);
    expect(second.others).toMatchObject([{ reference: first.reference, status: 'new' }]);
  });

  test('is nothing for a reference that does not exist, or is none', async () => {
    expect(await findQuoteRequest(seller, '999-999-999')).toBeNull();
    expect(await findQuoteRequest(seller, "1' or 1=1")).toBeNull();
  });
});

describe('A change', () => {
  test('is saved, stands in the timeline and in the audit log, and can be taken back', async () => {
    const { reference } = await someRequest();
    const results = await changeQuoteRequests(seller, [
      { reference, version: 1, status: 'quoted', assignee: seller.viewer.id, amountNetCents: 125_000 },
    ]);
    expect(results).toMatchObject([
      {
        status: 'ok',
        request: { version: 2, status: 'quoted' },
        before: { version: 1, status: 'new', assignee: null },
      },
    ]);
    const changed = await read(reference);
    expect(changed).toMatchObject({ amountNetCents: 125_000, assignee: { id: seller.viewer.id } });
    expect(changed.answeredAt).not.toBeNull();
    expect(changed.quotedAt).not.toBeNull();
    expect(changed.events.map(({ kind }) => kind).sort()).toEqual(
      ['amount_changed', 'assigned', 'status_changed', 'submitted'].sort(),
    );
    expect(await auditOf(reference)).toMatchObject([
      { actor_id: seller.viewer.id, changed: { status: { from: 'new', to: 'quoted' } } },
    ]);

    await changeQuoteRequests(seller, [
      { reference, version: 2, status: 'new', assignee: null, amountNetCents: null },
    ]);
    expect(await read(reference)).toMatchObject({
      version: 3,
      status: 'new',
      assignee: null,
      amountNetCents: null,
      answeredAt: null,
      quotedAt: null,
    });
  });

  test('that is taken back gives back when the request was answered, quoted, closed and withdrawn', async () => {
    const { reference } = await someRequest();
    const moments = {
      answered_at: '2026-11-02T10:00:00+00:00',
      quoted_at: '2026-11-03T10:00:00+00:00',
      closed_at: '2026-11-04T10:00:00+00:00',
      withdrawn_at: '2026-11-04T10:00:00+00:00',
    };
    for (const change of [{ status: 'lost' }, moments])
      await stack.database.from('quote_requests').update(change).eq('reference', reference).throwOnError();
    const { version, answeredAt, quotedAt, closedAt, withdrawnAt } = await read(reference);
    const change = { reference, version, status: 'new' } as const;
    const [changed] = await changeQuoteRequests(seller, [change]);
    if (typeof changed === 'string' || changed?.status !== 'ok') throw new Error('Not changed');
    expect(await read(reference)).toMatchObject({ answeredAt: null, closedAt: null, withdrawnAt: null });

    const undo = readUndo(reference, writeUndo(change, changed) ?? '');
    if (!undo) throw new Error('No undo');
    for (const again of [undo, undo])
      expect(await changeQuoteRequests(seller, [again])).toMatchObject([{ status: 'ok' }]);
    const restored = await read(reference);
    expect(restored).toMatchObject({ status: 'lost', answeredAt, quotedAt, closedAt, withdrawnAt });
    expect(restored.version).toBe(version + 2);
    expect(restored.events.at(-1)).toMatchObject({ kind: 'status_changed', from: 'new', to: 'lost' });
    // The times are those of the database, whatever somebody says to take back.
    const forged = { ...change, version: restored.version, status: 'won', undo: true } as const;
    await changeQuoteRequests(seller, [forged]);
    expect((await read(reference)).withdrawnAt).toBeNull();
  });

  test('from one closed status to another closes the request anew; taken back, it was closed when it was', async () => {
    const { reference } = await someRequest();
    const lostAt = '2025-12-28T10:00:00+00:00';
    for (const change of [{ status: 'lost' }, { closed_at: lostAt }])
      await stack.database.from('quote_requests').update(change).eq('reference', reference).throwOnError();
    const { version } = await read(reference);
    const change = { reference, version, status: 'won' } as const;
    const [changed] = await changeQuoteRequests(seller, [change]);
    if (typeof changed === 'string' || changed?.status !== 'ok') throw new Error('Not changed');
    const wonAt = (await read(reference)).closedAt;
    expect(Date.now() - (wonAt?.getTime() ?? 0)).toBeLessThan(60_000);

    const undo = readUndo(reference, writeUndo(change, changed) ?? '');
    if (!undo) throw new Error('No undo');
    await changeQuoteRequests(seller, [undo]);
    expect(await read(reference)).toMatchObject({ status: 'lost', closedAt: new Date(lostAt) });
    // What is no change of status closes nothing anew.
    await changeQuoteRequests(seller, [{ reference, version: version + 2, amountNetCents: 125_000 }]);
    expect(await read(reference)).toMatchObject({ version: version + 3, closedAt: new Date(lostAt) });
  });

  test('of many that is taken back gives each what was taken from it, but one that a colleague has changed since', async () => {
    const sent = [await someRequest(), await someRequest(), await someRequest()];
    const [one, two, three] = sent.map(({ reference }) => reference) as [string, string, string];
    const moments = { answered_at: '2026-11-02T10:00:00+00:00', reply_due_at: '2030-11-05T10:00:00+00:00' };
    for (const change of [{ status: 'contacted' }, moments])
      await stack.database.from('quote_requests').update(change).in('reference', [one, two]).throwOnError();
    const changes = await Promise.all(
      [one, two, three].map(async (reference) => {
        const { version } = await read(reference);
        return { reference, version, status: 'spam' as const };
      }),
    );
    const changed = await changeQuoteRequests(seller, changes);
    if (typeof changed === 'string') throw new Error('Not changed');
    expect(await read(one)).toMatchObject({ status: 'spam', answeredAt: null, replyDueAt: null });
    await changeQuoteRequests(colleague, [{ reference: two, version: 3, status: 'quoted' }]);

    const form = new FormData();
    form.set('intent', 'undo');
    form.set('undo', JSON.stringify(undoOf(changes, changed)));
    const order = readInboxForm(form);
    if (!order.ok) throw new Error('No undo');
    const results = await changeQuoteRequests(seller, order.changes);
    if (typeof results === 'string') throw new Error('Not taken back');
    expect(Object.fromEntries(results.map(({ reference, status }) => [reference, status]))).toEqual({
      [one]: 'ok',
      [two]: 'conflict',
      [three]: 'ok',
    });
    const [answeredAt, replyDueAt] = [new Date(moments.answered_at), new Date(moments.reply_due_at)];
    expect(await read(one)).toMatchObject({ status: 'contacted', answeredAt, replyDueAt, closedAt: null });
    expect(await read(two)).toMatchObject({ status: 'quoted', version: 4, replyDueAt: null });
    expect(await read(three)).toMatchObject({ status: 'new', answeredAt: null, replyDueAt: null });
  });

  test('by somebody who saw an older version is told what changed and by whom, and changes nothing', async () => {
    const { reference } = await someRequest();
    await changeQuoteRequests(colleague, [{ reference, version: 1, status: 'contacted' }]);
    const results = await changeQuoteRequests(seller, [{ reference, version: 1, status: 'lost' }]);
    expect(results).toMatchObject([
      {
        status: 'conflict',
        request: { status: 'contacted', version: 2 },
        changes: [{ kind: 'status_changed', from: 'new', to: 'contacted' }],
      },
    ]);
    expect(await read(reference)).toMatchObject({ status: 'contacted', version: 2 });
  });

  test('that is made already is no conflict', async () => {
    const { reference } = await someRequest();
    const change = { reference, version: 1, status: 'won' } as const;
    expect(await changeQuoteRequests(seller, [change])).toMatchObject([{ status: 'ok' }]);
    expect(await changeQuoteRequests(seller, [change])).toMatchObject([
      { status: 'ok', request: { version: 2 } },
    ]);
    expect((await read(reference)).events).toHaveLength(2);
  });

  test('of many saves those it can, and says for each what became of it', async () => {
    const [one, two, three] = [await someRequest(), await someRequest(), await someRequest()];
    await changeQuoteRequests(colleague, [{ reference: two.reference, version: 1, status: 'won' }]);
    const results = await changeQuoteRequests(seller, [
      { reference: one.reference, version: 1, status: 'spam' },
      { reference: two.reference, version: 1, status: 'spam' },
      { reference: three.reference, version: 1, assignee: '00000000-0000-4000-8000-000000000000' },
      { reference: '999-999-999', version: 1, status: 'spam' },
    ]);
    const byReference = Object.fromEntries(
      results === 'forbidden' ? [] : results.map((result) => [result.reference, result.status]),
    );
    expect(byReference).toEqual({
      [one.reference]: 'ok',
      [two.reference]: 'conflict',
      [three.reference]: 'unassignable',
      '999-999-999': 'unknown',
    });
  });

  test('at the same moment by two people is saved once', async () => {
    const { reference } = await someRequest();
    const results = await Promise.all(
      (['won', 'lost'] as const).map((status) =>
        changeQuoteRequests(status === 'won' ? seller : colleague, [{ reference, version: 1, status }]),
      ),
    );
    expect(
      results
        .flat()
        .map((result) => (result === 'forbidden' ? result : result.status))
        .sort(),
    ).toEqual(['conflict', 'ok']);
  });

  test('beyond the bounds is refused', async () => {
    const { reference } = await someRequest();
    for (const broken of [{ amountNetCents: -1 }, { amountNetCents: 1e12 }, { vatRatePercent: 101 }]) {
      expect(await changeQuoteRequests(seller, [{ reference, version: 1, ...broken }])).toMatchObject([
        { status: 'invalid' },
      ]);
    }
  });
});

describe('Only those who answer requests change them', () => {
  test('an editor, an account without a role and somebody dismissed are refused', async () => {
    const { reference } = await someRequest();
    const editor = await someStaff(stack, 'editor');
    const former = await someStaff(stack, 'sales');
    await dismiss(stack, former);
    for (const person of [editor, former]) {
      expect(await changeQuoteRequests(person, [{ reference, version: 1, status: 'won' }])).toBe('forbidden');
      expect(await addQuoteNote(person, reference, 'Gebeld.')).toBe('forbidden');
    }
    expect(await read(reference)).toMatchObject({ status: 'new', version: 1, notes: [] });
  });

  test.each([
    ['is removed', null],
    ['becomes an editor', 'editor'],
  ] as const)(
    'when a colleague %s, their open requests are free, and closed ones keep the name',
    async (_what, role) => {
      const leaver = await someStaff(stack, 'sales');
      const [open, closed] = [await someRequest(), await someRequest()];
      await changeQuoteRequests(seller, [
        { reference: open.reference, version: 1, assignee: leaver.viewer.id, status: 'quoted' },
        { reference: closed.reference, version: 1, assignee: leaver.viewer.id, status: 'won' },
      ]);
      expect(await reviseStaff(colleague, leaver.viewer.id, role)).toBe('ok');
      const released = await read(open.reference);
      expect(released).toMatchObject({ assignee: null, status: 'quoted', version: 3 });
      expect(released.events.at(-1)).toMatchObject({ kind: 'assigned', released: true });
      const lines = await auditOf(open.reference);
      expect(lines.at(-1)).toMatchObject({ actor_id: colleague.viewer.id, action: 'update' });
      // Whoever had it on the screen is told.
      expect(
        await changeQuoteRequests(seller, [{ reference: open.reference, version: 2, status: 'won' }]),
      ).toMatchObject([{ status: 'conflict', changes: [{ kind: 'assigned', released: true }] }]);

      expect((await read(closed.reference)).assignee).toMatchObject({ id: leaver.viewer.id });
      await changeQuoteRequests(seller, [{ reference: closed.reference, version: 2, status: 'contacted' }]);
      const reopened = await read(closed.reference);
      expect(reopened).toMatchObject({ assignee: null, status: 'contacted', version: 3 });
      expect(reopened.events.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['assigned', 'status_changed']),
      );
    },
  );

  test('a colleague who becomes an admin keeps their requests', async () => {
    const riser = await someStaff(stack, 'sales');
    const { reference } = await someRequest();
    await changeQuoteRequests(seller, [{ reference, version: 1, assignee: riser.viewer.id }]);
    expect(await reviseStaff(colleague, riser.viewer.id, 'admin')).toBe('ok');
    expect(await read(reference)).toMatchObject({ assignee: { id: riser.viewer.id }, version: 2 });
  });
});

describe('A note', () => {
  test('is kept once, with its line in the timeline', async () => {
    const { reference } = await someRequest();
    expect(await addQuoteNote(seller, reference, 'Belt terug na 15 u.\nVraagt mat.')).toBe('ok');
    expect(await addQuoteNote(seller, reference, 'Belt terug na 15 u.\nVraagt mat.')).toBe('ok');
    const { notes, events } = await read(reference);
    expect(notes.map(({ body }) => body)).toEqual(['Belt terug na 15 u.\nVraagt mat.']);
    expect(events.map(({ kind }) => kind)).toEqual(['submitted', 'note_added']);
    expect(await addQuoteNote(seller, reference, 'x'.repeat(4001))).toBe('invalid');
    expect(await addQuoteNote(seller, '999-999-999', 'Gebeld.')).toBe('unknown');
  });
});

test('a request may be given to colleagues with an account, by their names', async () => {
  expect(await listQuoteColleagues(seller)).toMatchObject([{ name: 'Demo Staff' }]);
});

const yearsAgo = (count: number) => new Date(Date.now() - count * 365.25 * 24 * 3_600_000).toISOString();

/** Makes a request three years old, though by its status something may have happened since. */
async function age({ reference }: StaffQuoteRequest, ...changes: Record<string, unknown>[]) {
  const sent = { submitted_at: yearsAgo(3), answer_due_at: yearsAgo(2.99) };
  for (const change of [sent, ...changes]) {
    await stack.database.from('quote_requests').update(change).eq('reference', reference).throwOnError();
  }
  const events = stack.database.from('quote_request_events');
  await events
    .update({ created_at: yearsAgo(2.5) })
    .eq('quote_request_id', await idOf(reference))
    .throwOnError();
}

async function idOf(reference: string): Promise<string> {
  const { data } = await stack.database
    .from('quote_requests')
    .select('id')
    .eq('reference', reference)
    .single()
    .throwOnError();
  return data?.id;
}

describe('A request that led to nothing', () => {
  async function purge(): Promise<number> {
    const outcomes = await runRetention(new Date());
    const outcome = outcomes.find(({ name }) => name === 'requests that led to nothing');
    if (!outcome || 'failed' in outcome.result) throw new Error(JSON.stringify(outcome));
    return outcome.result.deleted;
  }

  test('is gone with its mails two years after the last exchange; an order stays, and what its customer asked', async () => {
    const forgotten = await someRequest('forgotten@bakkerij.test');
    const recent = await someRequest('recent@bakkerij.test');
    const lately = await someRequest('lately@bakkerij.test');
    const order = await someRequest('order@bakkerij.test');
    const beside = await someRequest('Order@bakkerij.test');
    await age(forgotten, { status: 'lost' }, { closed_at: yearsAgo(2.5) });
    await age(lately);
    await age(order, { status: 'won' }, { closed_at: yearsAgo(2.5), answered_at: yearsAgo(2.6) });
    await age(beside);
    await stack.database
      .from('quote_request_messages')
      .insert({
        quote_request_id: await idOf(lately.reference),
        idempotency_key: crypto.randomUUID(),
        sender: 'customer',
        body: 'Is it still possible?',
      })
      .throwOnError();

    expect(await purge()).toBe(1);
    expect(await findQuoteRequest(seller, forgotten.reference)).toBeNull();
    for (const { reference } of [recent, lately, order, beside]) {
      expect(await findQuoteRequest(seller, reference), reference).not.toBeNull();
    }
    const mails = await stack.database
      .from('outbox_messages')
      .select('id')
      .eq('payload->>reference', forgotten.reference);
    expect(mails.data).toEqual([]);
    expect(await purge()).toBe(0);
  });

  test('stays while it goes on: opened again, mailed about, or with an offer that was sent', async () => {
    const forgotten = await someRequest('quiet@bakkerij.test');
    const reopened = await someRequest('reopened@bakkerij.test');
    const mailed = await someRequest('mailed@bakkerij.test');
    const offered = await someRequest('offered@bakkerij.test');
    const answered = [{ status: 'contacted' }, { answered_at: yearsAgo(2.9) }];
    for (const request of [forgotten, mailed, offered]) await age(request, ...answered);
    await age(reopened, ...answered, { status: 'lost' }, { closed_at: yearsAgo(2.5) });
    await stack.database
      .from('quote_requests')
      .update({ status: 'contacted' })
      .eq('reference', reopened.reference)
      .throwOnError();
    await stack.database
      .from('quote_request_events')
      .insert({
        quote_request_id: await idOf(mailed.reference),
        kind: 'mail_sent',
        detail: { template: 'quote-answer', to: 'customer' },
      })
      .throwOnError();
    const { data: offer } = await stack.database
      .from('offers')
      .insert({ quote_request_id: await idOf(offered.reference), number: 'D-2026-90001', status: 'sent' })
      .select('id')
      .single()
      .throwOnError();
    await stack.database
      .from('offer_versions')
      .insert({
        offer_id: offer?.id,
        quote_request_id: await idOf(offered.reference),
        position: 1,
        state: 'sent',
        document: {},
        sent_at: yearsAgo(0.1),
        valid_until: '2027-01-01',
        terms_version: '1.0',
        pdf_hash: 'a'.repeat(64),
        storage_path: `${crypto.randomUUID()}.pdf`,
      })
      .throwOnError();

    expect(await purge()).toBe(1);
    expect(await findQuoteRequest(seller, forgotten.reference)).toBeNull();
    for (const { reference } of [reopened, mailed, offered])
      expect(await findQuoteRequest(seller, reference), reference).not.toBeNull();
  });

  test('stays with an order of the same customer, who has only a number', async () => {
    const order = await someRequest('first@bakkerij.test');
    const beside = await someRequest('second@bakkerij.test');
    const byPhone = { email: null, phone: '+32499112233', source: 'phone', entered_by: seller.viewer.id };
    for (const { reference } of [order, beside])
      await stack.database.from('quote_requests').update(byPhone).eq('reference', reference).throwOnError();
    await age(order, { status: 'won' }, { closed_at: yearsAgo(2.5), answered_at: yearsAgo(2.6) });
    await age(beside);
    expect(await purge()).toBe(0);
    expect(await findQuoteRequest(seller, beside.reference)).not.toBeNull();
  });
});

describe('An order', () => {
  /** Won so many years ago, and nothing was exchanged about it for long. */
  async function someOrder(email: string, years: number): Promise<StaffQuoteRequest> {
    const order = await someRequest(email);
    await age(
      order,
      { status: 'won' },
      { submitted_at: yearsAgo(years + 0.1), answer_due_at: yearsAgo(years + 0.09) },
      { closed_at: yearsAgo(years), answered_at: yearsAgo(years) },
    );
    return order;
  }

  async function add(table: string, row: Record<string, unknown>): Promise<string> {
    const { data } = await stack.database.from(table).insert(row).select('id').single().throwOnError();
    return data?.id;
  }

  const someOffer = async (quote_request_id: string, number: string) =>
    add('offers', { quote_request_id, number, status: 'accepted' });

  const invoiceOf = async (order: StaffQuoteRequest, number: string, years: number) => {
    const quote_request_id = await idOf(order.reference);
    return add('offer_invoices', {
      quote_request_id,
      offer_id: await someOffer(quote_request_id, number.replace('F', 'D')),
      key: crypto.randomUUID(),
      kind: 'invoice',
      number,
      issued_on: yearsAgo(years).slice(0, 10),
      document: {},
      net_cents: 100,
      vat_cents: 21,
      gross_cents: 121,
    });
  };

  const jobOf = (quote_request_id: string, years: number) =>
    add('jobs', { quote_request_id, stage: 'done', stage_since: yearsAgo(years) });

  async function purge(): Promise<number> {
    const outcomes = await runRetention(new Date());
    const outcome = outcomes.find(({ name }) => name === 'orders that need not be kept');
    if (!outcome || 'failed' in outcome.result) throw new Error(JSON.stringify(outcome));
    return outcome.result.deleted;
  }

  const isThere = async ({ reference }: StaffQuoteRequest) =>
    (await findQuoteRequest(seller, reference)) !== null;

  async function expectKept(...orders: StaffQuoteRequest[]) {
    for (const order of orders) expect(await isThere(order), order.email ?? '').toBe(true);
  }

  test('goes eleven years on, and then what its customer asked besides, and the customer; younger ones stay', async () => {
    const old = await someOrder('eleven@order.test', 11);
    const beside = await someRequest('eleven@order.test');
    await age(beside, { status: 'lost' }, { closed_at: yearsAgo(2.5) });
    const nine = await someOrder('nine@order.test', 9);
    const first = await someOrder('twice@order.test', 11);
    const second = await someOrder('Twice@order.test', 9);
    const running = await someOrder('asks@order.test', 11);
    const asked = await someRequest('asks@order.test');
    const written = await someOrder('writes@order.test', 11);
    await add('quote_request_messages', {
      quote_request_id: await idOf(written.reference),
      idempotency_key: crypto.randomUUID(),
      sender: 'customer',
      body: 'Is the colour still made?',
    });
    const customer = { email: 'eleven@order.test' };
    const made = { created_at: yearsAgo(11.1) };
    await stack.database.from('customers').update(made).eq('email', customer.email).throwOnError();
    expect(await purge()).toBe(1);
    expect(await isThere(old)).toBe(false);
    expect(await isThere(beside)).toBe(false);
    expect(await stack.count('customers', customer)).toBe(0);
    await expectKept(nine, first, second, running, asked, written);
    expect(await stack.count('customers', { email: 'twice@order.test' })).toBe(1);
    expect(await purge()).toBe(0);
  });

  test('takes its files, mails, offer, job and payments along', async () => {
    const order = await someOrder('whole@order.test', 11);
    const request = await idOf(order.reference);
    const names = { file: crypto.randomUUID(), offer: crypto.randomUUID(), photo: crypto.randomUUID() };
    await stack.database
      .from('quote_request_attachments')
      .insert({
        id: names.file,
        quote_request_id: request,
        position: 1,
        storage_path: `2015-01-01/${names.file}.pdf`,
        file_name: 'plan.pdf',
        kind: 'pdf',
        size_bytes: 90,
      })
      .throwOnError();
    const offer = await someOffer(request, 'D-2015-00001');
    await add('offer_versions', {
      offer_id: offer,
      quote_request_id: request,
      position: 1,
      state: 'sent',
      document: {},
      sent_at: yearsAgo(11),
      valid_until: '2016-01-01',
      terms_version: '1.0',
      pdf_hash: 'a'.repeat(64),
      storage_path: `${names.offer}.pdf`,
    });
    const payment = await add('offer_payments', {
      offer_id: offer,
      quote_request_id: request,
      key: crypto.randomUUID(),
      amount_cents: 121,
      paid_on: yearsAgo(11).slice(0, 10),
      method: 'cash',
    });
    await add('job_photos', {
      job_id: await jobOf(request, 11),
      quote_request_id: request,
      moment: 'after',
      width: 10,
      height: 10,
      size: 10,
      file_hash: 'b'.repeat(64),
      storage_path: `${names.photo}.jpeg`,
      small_path: `${names.photo}.webp`,
    });
    // Rules of their own remove the files in the same turn: what they find on their list is seen here.
    const args = { today: brusselsDay(new Date()), before: yearsAgo(2), max_count: 10 };
    expect((await stack.database.rpc('purge_orders', args).throwOnError()).data).toBe(1);
    expect(await isThere(order)).toBe(false);
    for (const storage_path of [
      `2015-01-01/${names.file}.pdf`,
      `${names.offer}.pdf`,
      `${names.photo}.jpeg`,
      `${names.photo}.webp`,
    ])
      expect(await stack.count('storage_removals', { storage_path }), storage_path).toBe(1);
    const mails = await stack.database
      .from('outbox_messages')
      .select('id')
      .eq('payload->>reference', order.reference);
    expect(mails.data).toEqual([]);
    expect(await stack.count('offer_payments', { id: payment })).toBe(1);
    await purge();
    expect(await stack.count('offer_payments', { id: payment })).toBe(0);
  });

  /** Fifteen years of warranty on what was done eleven years ago. */
  async function warrantyOf(order: StaffQuoteRequest): Promise<string> {
    const request = await idOf(order.reference);
    const passport = await add('passports', {
      quote_request_id: request,
      job_id: await jobOf(request, 11),
    });
    await add('passport_versions', {
      passport_id: passport,
      quote_request_id: request,
      position: 1,
      done_on: yearsAgo(11).slice(0, 10),
      warranty_years: 15,
      warranty_until: yearsAgo(-4).slice(0, 10),
      made: ['A sign'],
    });
    return passport;
  }

  test('stays while the accounts or a warranty need it, or work on it went on', async () => {
    const invoiced = await someOrder('invoiced@order.test', 11);
    const recent = await invoiceOf(invoiced, 'F-2017-90001', 9);
    const closed = await someOrder('closed@order.test', 11);
    const past = await invoiceOf(closed, 'F-2015-90001', 11);
    const warranted = await someOrder('warranted@order.test', 11);
    await warrantyOf(warranted);
    const worked = await someOrder('worked@order.test', 11);
    await jobOf(await idOf(worked.reference), 1);
    expect(await purge()).toBe(1);
    await expectKept(invoiced, warranted, worked);
    expect(await isThere(closed)).toBe(false);
    expect(await stack.count('offer_invoices', { id: recent })).toBe(1);
    expect(await stack.count('offer_invoices', { id: past })).toBe(0);
  });

  async function erase(email: string) {
    const erased = await erasePerson(colleague, email, 'asked');
    if (typeof erased === 'string') throw new Error(erased);
    const { data } = await stack.database
      .from('person_erasures')
      .select('held')
      .eq('id', erased.receipt)
      .single()
      .throwOnError();
    const held: { reference: string; until: string }[] = data?.held ?? [];
    return {
      receipt: erased.receipt,
      untilOf: ({ reference }: StaffQuoteRequest) =>
        held.find((order) => order.reference === reference)?.until ?? '',
    };
  }

  test('of somebody who was erased goes on the day that their receipt names, though they are a customer again', async () => {
    const email = 'erased@order.test';
    const [old, nine] = [await someOrder(email, 11), await someOrder(email, 9)];
    const { untilOf } = await erase(email);
    const today = brusselsDay(new Date());
    expect(untilOf(old) <= today).toBe(true);
    expect(untilOf(nine) > today).toBe(true);
    const again = await someRequest(email);
    expect(await purge()).toBe(1);
    expect(await isThere(old)).toBe(false);
    await expectKept(nine, again);
  });

  test('stays for the youngest of its invoices and payments, and that is the day its customer is told', async () => {
    const email = 'erased-invoice@order.test';
    const [invoiced, paid] = [await someOrder(email, 11), await someOrder(email, 11)];
    await invoiceOf(invoiced, 'F-2017-90002', 9);
    const request = await idOf(paid.reference);
    await add('offer_payments', {
      offer_id: await someOffer(request, 'D-2015-00002'),
      quote_request_id: request,
      key: crypto.randomUUID(),
      amount_cents: 121,
      paid_on: yearsAgo(8).slice(0, 10),
      method: 'cash',
    });
    const dayAfter = (years: number) => `${Number(yearsAgo(years).slice(0, 4)) + 11}-01-01`;
    const { data: told } = await stack.database
      .rpc('export_person', { address: email, accounts: [] })
      .throwOnError();
    expect(told.quoteRequests).toMatchObject([{ heldUntil: dayAfter(9) }, { heldUntil: dayAfter(8) }]);
    const { untilOf } = await erase(email);
    expect([untilOf(invoiced), untilOf(paid)]).toEqual([dayAfter(9), dayAfter(8)]);
    expect(await purge()).toBe(0);
    await expectKept(invoiced, paid);
  });

  test('of somebody who was erased goes on that day with its passport, and the receipt not before it', async () => {
    const email = 'erased-warranty@order.test';
    const [old, nine] = [await someOrder(email, 11), await someOrder(email, 9)];
    const passports = [await warrantyOf(old), await warrantyOf(nine)];
    const { receipt } = await erase(email);
    const erasedLongAgo = { at: yearsAgo(10.1) };
    await stack.database.from('person_erasures').update(erasedLongAgo).eq('id', receipt).throwOnError();
    expect(await purge()).toBe(1);
    expect(await isThere(old)).toBe(false);
    await expectKept(nine);
    const left = await Promise.all(passports.map((id) => stack.count('passports', { id })));
    expect(left).toEqual([0, 1]);
    expect(await stack.count('person_erasures', { id: receipt })).toBe(1);
    const elevenYearsAgo = {
      submitted_at: yearsAgo(11.1),
      answer_due_at: yearsAgo(11.09),
      closed_at: yearsAgo(11),
    };
    await stack.database
      .from('quote_requests')
      .update(elevenYearsAgo)
      .eq('reference', nine.reference)
      .throwOnError();
    expect(await purge()).toBe(1);
    expect(await stack.count('person_erasures', { id: receipt })).toBe(0);
  });
});
