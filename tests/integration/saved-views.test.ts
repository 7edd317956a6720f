import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobViews, readJobFilter } from '@/lib/jobs/job-filter';
import { beginJob, changeJob, listJobs } from '@/lib/jobs/server/job-store';
import { type InboxFilter, inboxQuery, inboxViews, readInboxFilter } from '@/lib/quotes/inbox/inbox-filter';
import { listQuoteRequests } from '@/lib/quotes/server/list-quote-requests';
import { changeQuoteRequests } from '@/lib/quotes/server/staff-requests';
import {
  changeSavedView,
  keepSavedView,
  listSavedViews,
  renameSavedView,
} from '@/lib/staff/server/saved-views';
import type { Staff } from '@/lib/staff/staff';
import { acknowledged, quoteInput, submit } from './support/quotes';
import { dismiss, someStaff } from './support/staff';
import { startMaillessStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let sofie: Staff;
let karim: Staff;

beforeAll(async () => {
  stack = await startMaillessStack();
  sofie = await someStaff(stack, 'admin');
  karim = await someStaff(stack, 'sales');
});

afterAll(() => stack?.stop());

type Kept = Parameters<typeof keepSavedView>[2];

const keepInbox = (staff: Staff, { filter, ...view }: Omit<Kept, 'query'> & { filter: InboxFilter }) =>
  keepSavedView(staff, inboxViews, { ...view, query: inboxQuery(filter) });

const listInbox = async (staff: Staff) =>
  (await listSavedViews(staff, inboxViews)).map(({ query, ...view }) => ({
    ...view,
    filter: readInboxFilter(query),
  }));

const mine = readInboxFilter({
  assignee: 'me',
  status: 'won',
  sort: 'dearest',
  columns: 'due.amount.language',
  page: '3',
});
const namesOf = async (staff: Staff) => (await listInbox(staff)).map(({ name }) => name);

test('a view is kept for oneself or for the team, and a name one has already goes over to what is shown', async () => {
  expect(await keepInbox(karim, { name: 'À moi', shared: true, filter: mine })).toBe('ok');
  expect(
    await keepInbox(karim, {
      name: 'Tableau',
      shared: false,
      filter: readInboxFilter({ view: 'board' }),
    }),
  ).toBe('ok');
  expect(await namesOf(karim)).toEqual(['Tableau', 'À moi']);
  expect(await namesOf(sofie)).toEqual(['À moi']);
  expect((await listInbox(sofie))[0]).toMatchObject({
    isShared: true,
    isOwn: false,
    isDefault: false,
    mayChange: true,
  });
  // The page of the list is no part of it.
  expect((await listInbox(karim))[1]?.filter).toEqual({ ...mine, page: 1 });

  const signs = readInboxFilter({ subject: 'sign' });
  expect(await keepInbox(karim, { name: 'à moi', shared: false, filter: signs })).toBe('ok');
  expect(await listInbox(sofie)).toEqual([]);
  expect((await listInbox(karim)).map(({ name, filter }) => [name, filter.subject])).toEqual([
    ['Tableau', null],
    ['à moi', 'sign'],
  ]);
});

test('whoever keeps a view renames, shares and removes it; the others only begin with it', async () => {
  const jan = await someStaff(stack, 'sales');
  await keepInbox(jan, { name: 'Perdues', shared: true, filter: readInboxFilter({ status: 'lost' }) });
  await keepInbox(jan, { name: 'Gagnées', shared: false, filter: readInboxFilter({ status: 'won' }) });
  const [won, lost] = await listInbox(jan);
  const id = lost?.id ?? '';
  expect((await listInbox(karim)).find((view) => view.id === id)?.mayChange).toBe(false);
  expect(await renameSavedView(karim, { id, name: 'x', shared: false })).toBe('forbidden');
  expect(await changeSavedView(karim, { id, to: 'removed' })).toBe('forbidden');
  expect(await changeSavedView(karim, { id: won?.id ?? '', to: 'default' })).toBe('unknown');
  expect(await renameSavedView(jan, { id, name: 'GAGNÉES', shared: true })).toBe('taken');
  expect(await renameSavedView(jan, { id, name: '', shared: true })).toBe('invalid');

  expect(await changeSavedView(karim, { id, to: 'default' })).toBe('default');
  expect((await listInbox(karim)).filter(({ isDefault }) => isDefault).map((view) => view.id)).toEqual([id]);
  expect((await listInbox(jan)).some(({ isDefault }) => isDefault)).toBe(false);
  // Kept to oneself again, it is nobody else's beginning.
  expect(await renameSavedView(jan, { id, name: 'Perdues', shared: false })).toBe('ok');
  expect(await renameSavedView(jan, { id, name: 'Perdues', shared: true })).toBe('ok');
  expect((await listInbox(karim)).some(({ isDefault }) => isDefault)).toBe(false);

  // An admin sees to any view of the team.
  expect(await renameSavedView(sofie, { id, name: 'Perdues cette année', shared: true })).toBe('ok');
  expect(await changeSavedView(jan, { id, to: 'default' })).toBe('default');
  expect(await changeSavedView(jan, { id, to: 'noDefault' })).toBe('noDefault');
  expect(await changeSavedView(jan, { id, to: 'removed' })).toBe('removed');
  expect(await changeSavedView(jan, { id, to: 'removed' })).toBe('unknown');
});

test('who leaves takes their own views along, and those of the team stay with it', async () => {
  const jan = await someStaff(stack, 'sales');
  await keepInbox(jan, { name: 'Enseignes', shared: true, filter: readInboxFilter({ subject: 'sign' }) });
  await keepInbox(jan, { name: 'Pour moi', shared: false, filter: mine });
  await dismiss(stack, jan);
  expect(await stack.count('saved_views', { name: 'Pour moi' })).toBe(0);
  const left = (await listInbox(karim)).find(({ name }) => name === 'Enseignes');
  expect(left).toMatchObject({ isOwn: false, ownerName: null, mayChange: true });
  expect(await renameSavedView(karim, { id: left?.id ?? '', name: 'Enseignes', shared: true })).toBe('ok');
  expect((await listInbox(karim)).find(({ name }) => name === 'Enseignes')?.isOwn).toBe(true);
});

test('“me” is whoever looks', async () => {
  const { reference } = acknowledged(await submit({ input: quoteInput({ email: 'lieve@views.test' }) }));
  await changeQuoteRequests(sofie, [{ reference, version: 1, assignee: karim.viewer.id }]);
  const seenBy = async (staff: Staff) =>
    (await listQuoteRequests(staff, readInboxFilter({ assignee: 'me' }), new Date())).rows.map(
      (row) => row.reference,
    );
  expect(await seenBy(karim)).toEqual([reference]);
  expect(await seenBy(sofie)).toEqual([]);
});

test('the jobs have views of their own: names, beginning and limit', async () => {
  const jan = await someStaff(stack, 'sales');
  const query = { owner: 'me', blocked: 'yes', sort: 'amount', order: 'down' };
  const name = 'Ce qui bloque';
  expect(await keepInbox(jan, { name, shared: true, filter: mine })).toBe('ok');
  expect(await keepSavedView(jan, jobViews, { name, shared: true, query: { ...query, page: '2' } })).toBe(
    'ok',
  );
  const [ofInbox] = await listInbox(jan);
  const [ofJobs, ...more] = await listSavedViews(jan, jobViews);
  expect(more).toEqual([]);
  expect(ofJobs).toMatchObject({ name, isOwn: true, isShared: true, query });
  expect((await listSavedViews(karim, jobViews)).map((view) => view.id)).toContain(ofJobs?.id);

  for (const id of [ofInbox?.id ?? '', ofJobs?.id ?? ''])
    expect(await changeSavedView(jan, { id, to: 'default' })).toBe('default');
  expect((await listInbox(jan))[0]?.isDefault).toBe(true);
  expect((await listSavedViews(jan, jobViews))[0]?.isDefault).toBe(true);
  expect(await changeSavedView(jan, { id: ofJobs?.id ?? '', to: 'noDefault' })).toBe('noDefault');
  expect((await listInbox(jan))[0]?.isDefault).toBe(true);

  // What is no filter of the list is not kept, whoever sends it.
  const forged = { owner: 'nobody', stage: 'x', status: 'won', q: 'claes' };
  expect(await keepSavedView(jan, jobViews, { name: 'Tout', shared: false, query: forged })).toBe('ok');
  expect((await listSavedViews(jan, jobViews)).find((view) => view.name === 'Tout')?.query).toEqual({});
  for (let number = 3; number <= 30; number += 1)
    expect(await keepSavedView(jan, jobViews, { name: `Vue ${number}`, shared: false, query })).toBe('ok');
  expect(await keepSavedView(jan, jobViews, { name: 'Vue 31', shared: false, query })).toBe('full');
  expect(await keepInbox(jan, { name: 'Vue 31', shared: false, filter: mine })).toBe('ok');
  const editor = await someStaff(stack, 'editor');
  expect(await keepSavedView(editor, jobViews, { name: 'x', shared: false, query })).toBe('forbidden');
});

test('“me” is whoever looks at the jobs, too', async () => {
  const { reference } = acknowledged(await submit({ input: quoteInput({ email: 'jobs@views.test' }) }));
  await changeQuoteRequests(sofie, [{ reference, version: 1, status: 'won' }]);
  const begun = await beginJob(sofie, reference);
  if (begun.status !== 'ok') throw new Error(`No job: ${begun.status}`);
  const { version } = begun.job;
  await changeJob(sofie, { reference, version, owner: karim.viewer.id });
  const seenBy = async (staff: Staff) =>
    (await listJobs(staff, readJobFilter({ owner: 'me' }))).rows.map((row) => row.reference);
  expect(await seenBy(karim)).toEqual([reference]);
  expect(await seenBy(sofie)).toEqual([]);
});

test('only those who open requests keep views, thirty each', async () => {
  const editor = await someStaff(stack, 'editor');
  expect(await keepInbox(editor, { name: 'x', shared: false, filter: mine })).toBe('forbidden');
  const jan = await someStaff(stack, 'sales');
  for (let number = 1; number <= 30; number += 1)
    expect(await keepInbox(jan, { name: `Vue ${number}`, shared: false, filter: mine })).toBe('ok');
  expect(await keepInbox(jan, { name: 'Vue 31', shared: false, filter: mine })).toBe('full');
  expect(await keepInbox(jan, { name: 'vue 30', shared: false, filter: mine })).toBe('ok');
  expect(await keepInbox(karim, { name: 'x'.repeat(41), shared: false, filter: mine })).toBe('invalid');
});

test('a view that names a customer’s address is exported and erased with them', async () => {
  const email = 'amelie@views.test';
  await submit({ input: quoteInput({ email }) });
  await keepInbox(karim, {
    name: 'Amélie',
    shared: true,
    filter: readInboxFilter({ q: `${email} façade` }),
  });
  await keepInbox(karim, { name: 'Autre', shared: true, filter: readInboxFilter({ q: `x${email}` }) });
  const found = await stack.database.rpc('find_person', { address: email });
  expect(found.data.savedViews).toMatchObject([{ name: 'Amélie', shared: true }]);
  const erasure = { address: email, address_hash: 'h'.repeat(43), reason: 'asked' };
  const erased = await stack.database.rpc('erase_address', { actor: sofie.viewer.id, erasure });
  expect(erased.data).toMatchObject({ status: 'ok' });
  const left = await namesOf(karim);
  expect(left).not.toContain('Amélie');
  expect(left).toContain('Autre');
});
