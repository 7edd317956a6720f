import { afterAll, beforeAll, expect, test } from 'vitest';
import { readInboxFilter } from '@/lib/quotes/inbox/inbox-filter';
import { listQuoteRequests } from '@/lib/quotes/server/list-quote-requests';
import {
  changeSavedView,
  keepSavedView,
  listSavedViews,
  renameSavedView,
} from '@/lib/quotes/server/saved-views';
import { changeQuoteRequests } from '@/lib/quotes/server/staff-requests';
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

const mine = readInboxFilter({
  assignee: 'me',
  status: 'won',
  sort: 'dearest',
  columns: 'due.amount.language',
  page: '3',
});
const namesOf = async (staff: Staff) => (await listSavedViews(staff)).map(({ name }) => name);

test('a view is kept for oneself or for the team, and a name one has already goes over to what is shown', async () => {
  expect(await keepSavedView(karim, { name: 'À moi', shared: true, filter: mine })).toBe('ok');
  expect(
    await keepSavedView(karim, {
      name: 'Tableau',
      shared: false,
      filter: readInboxFilter({ view: 'board' }),
    }),
  ).toBe('ok');
  expect(await namesOf(karim)).toEqual(['Tableau', 'À moi']);
  expect(await namesOf(sofie)).toEqual(['À moi']);
  expect((await listSavedViews(sofie))[0]).toMatchObject({
    isShared: true,
    isOwn: false,
    isDefault: false,
    mayChange: true,
  });
  // The page of the list is no part of it.
  expect((await listSavedViews(karim))[1]?.filter).toEqual({ ...mine, page: 1 });

  const signs = readInboxFilter({ subject: 'sign' });
  expect(await keepSavedView(karim, { name: 'à moi', shared: false, filter: signs })).toBe('ok');
  expect(await listSavedViews(sofie)).toEqual([]);
  expect((await listSavedViews(karim)).map(({ name, filter }) => [name, filter.subject])).toEqual([
    ['Tableau', null],
    ['à moi', 'sign'],
  ]);
});

test('whoever keeps a view renames, shares and removes it; the others only begin with it', async () => {
  const jan = await someStaff(stack, 'sales');
  await keepSavedView(jan, { name: 'Perdues', shared: true, filter: readInboxFilter({ status: 'lost' }) });
  await keepSavedView(jan, { name: 'Gagnées', shared: false, filter: readInboxFilter({ status: 'won' }) });
  const [won, lost] = await listSavedViews(jan);
  const id = lost?.id ?? '';
  expect((await listSavedViews(karim)).find((view) => view.id === id)?.mayChange).toBe(false);
  expect(await renameSavedView(karim, { id, name: 'x', shared: false })).toBe('forbidden');
  expect(await changeSavedView(karim, { id, to: 'removed' })).toBe('forbidden');
  expect(await changeSavedView(karim, { id: won?.id ?? '', to: 'default' })).toBe('unknown');
  expect(await renameSavedView(jan, { id, name: 'GAGNÉES', shared: true })).toBe('taken');
  expect(await renameSavedView(jan, { id, name: '', shared: true })).toBe('invalid');

  expect(await changeSavedView(karim, { id, to: 'default' })).toBe('default');
  expect((await listSavedViews(karim)).filter(({ isDefault }) => isDefault).map((view) => view.id)).toEqual([
    id,
  ]);
  expect((await listSavedViews(jan)).some(({ isDefault }) => isDefault)).toBe(false);
  // Kept to oneself again, it is nobody else's beginning.
  expect(await renameSavedView(jan, { id, name: 'Perdues', shared: false })).toBe('ok');
  expect(await renameSavedView(jan, { id, name: 'Perdues', shared: true })).toBe('ok');
  expect((await listSavedViews(karim)).some(({ isDefault }) => isDefault)).toBe(false);

  // An admin sees to any view of the team.
  expect(await renameSavedView(sofie, { id, name: 'Perdues cette année', shared: true })).toBe('ok');
  expect(await changeSavedView(jan, { id, to: 'default' })).toBe('default');
  expect(await changeSavedView(jan, { id, to: 'noDefault' })).toBe('noDefault');
  expect(await changeSavedView(jan, { id, to: 'removed' })).toBe('removed');
  expect(await changeSavedView(jan, { id, to: 'removed' })).toBe('unknown');
});

test('who leaves takes their own views along, and those of the team stay with it', async () => {
  const jan = await someStaff(stack, 'sales');
  await keepSavedView(jan, { name: 'Enseignes', shared: true, filter: readInboxFilter({ subject: 'sign' }) });
  await keepSavedView(jan, { name: 'Pour moi', shared: false, filter: mine });
  await dismiss(stack, jan);
  expect(await stack.count('saved_views', { name: 'Pour moi' })).toBe(0);
  const left = (await listSavedViews(karim)).find(({ name }) => name === 'Enseignes');
  expect(left).toMatchObject({ isOwn: false, ownerName: null, mayChange: true });
  expect(await renameSavedView(karim, { id: left?.id ?? '', name: 'Enseignes', shared: true })).toBe('ok');
  expect((await listSavedViews(karim)).find(({ name }) => name === 'Enseignes')?.isOwn).toBe(true);
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

test('only those who open requests keep views, thirty each', async () => {
  const editor = await someStaff(stack, 'editor');
  expect(await keepSavedView(editor, { name: 'x', shared: false, filter: mine })).toBe('forbidden');
  const jan = await someStaff(stack, 'sales');
  for (let number = 1; number <= 30; number += 1)
    expect(await keepSavedView(jan, { name: `Vue ${number}`, shared: false, filter: mine })).toBe('ok');
  expect(await keepSavedView(jan, { name: 'Vue 31', shared: false, filter: mine })).toBe('full');
  expect(await keepSavedView(jan, { name: 'vue 30', shared: false, filter: mine })).toBe('ok');
  expect(await keepSavedView(karim, { name: 'x'.repeat(41), shared: false, filter: mine })).toBe('invalid');
});

test('a view that names a customer’s address is exported and erased with them', async () => {
  const email = 'amelie@views.test';
  await submit({ input: quoteInput({ email }) });
  await keepSavedView(karim, {
    name: 'Amélie',
    shared: true,
    filter: readInboxFilter({ q: `${email} façade` }),
  });
  await keepSavedView(karim, { name: 'Autre', shared: true, filter: readInboxFilter({ q: `x${email}` }) });
  const found = await stack.database.rpc('find_person', { address: email });
  expect(found.data.savedViews).toMatchObject([{ name: 'Amélie', shared: true }]);
  const erasure = { address: email, address_hash: 'h'.repeat(43), reason: 'asked' };
  const erased = await stack.database.rpc('erase_address', { actor: sofie.viewer.id, erasure });
  expect(erased.data).toMatchObject({ status: 'ok' });
  const left = await namesOf(karim);
  expect(left).not.toContain('Amélie');
  expect(left).toContain('Autre');
});
