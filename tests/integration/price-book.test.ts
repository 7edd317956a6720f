import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookEntryChange } from '@/lib/offers/book/book-entry';
import { publishedEntries } from '@/lib/offers/price-book';
import {
  changeBookEntryDeleted,
  changePublishedHidden,
  listAllEntries,
  listOfferedEntries,
  listPriceBook,
  saveBookEntry,
} from '@/lib/offers/server/price-book-store';
import type { Staff } from '@/lib/staff/staff';
import { someStaff } from './support/staff';
import { startMaillessStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let seller: Staff;

beforeAll(async () => {
  stack = await startMaillessStack();
  seller = await someStaff(stack, 'sales');
});
afterAll(() => stack?.stop());

const hour: BookEntryChange = {
  code: 'P-01',
  name: { fr: 'Heure de pose', nl: 'Uur plaatsing', en: 'Hour of fitting' },
  unit: 'hour',
  cents: 6500,
  basis: 'withoutVat',
};

async function saved(entry: BookEntryChange) {
  const answer = await saveBookEntry(seller, entry);
  if (answer.status !== 'ok') throw new Error(`not saved: ${answer.status}`);
  return answer;
}

const ownEntry = async (id: string) => (await listPriceBook(seller)).entries.find((entry) => entry.id === id);

test('a price is kept as it was entered, offered before the published ones, and changed by one at a time', async () => {
  const { id, version } = await saved(hour);
  expect(await ownEntry(id)).toEqual({ ...hour, id, version });
  expect((await listOfferedEntries(seller)).map((entry) => entry.id)).toEqual([
    id,
    ...publishedEntries.map((entry) => entry.id),
  ]);
  const dearer = { ...hour, id, version, cents: 6800 };
  const answers = await Promise.all([saveBookEntry(seller, dearer), saveBookEntry(seller, dearer)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['conflict', 'ok']);
  expect(await ownEntry(id)).toMatchObject({ cents: 6800, version: version + 1 });
});

test('a number is given once, whatever its letters, and free again when its price is deleted', async () => {
  const first = await saved({ ...hour, code: 'F-20' });
  expect(await saveBookEntry(seller, { ...hour, code: 'f-20' })).toEqual({ status: 'codeTaken' });
  const deleted = await changeBookEntryDeleted(seller, first.id, first.version, true);
  expect(deleted).toMatchObject({ status: 'ok' });
  const second = await saved({ ...hour, code: 'f-20' });
  expect(await changeBookEntryDeleted(seller, first.id, first.version + 1, false)).toEqual({
    status: 'codeTaken',
  });
  expect(await ownEntry(first.id)).toBeUndefined();
  expect(await ownEntry(second.id)).toBeDefined();
});

test('a price that was deleted comes back as it was', async () => {
  const { id, version } = await saved({ ...hour, code: '' });
  await changeBookEntryDeleted(seller, id, version, true);
  expect(await ownEntry(id)).toBeUndefined();
  expect(await changeBookEntryDeleted(seller, id, version, true)).toEqual({ status: 'unknown' });
  expect(await changeBookEntryDeleted(seller, id, version + 1, false)).toMatchObject({ status: 'ok' });
  expect(await ownEntry(id)).toMatchObject({ ...hour, code: '' });
});

test('a published price that is hidden is not offered, and still fills a row that names it', async () => {
  const ids = async (list: typeof listAllEntries) => (await list(seller)).map(({ id }) => id);
  for (const _ of [1, 2])
    expect(await changePublishedHidden(seller, 'signage', true)).toEqual({ status: 'ok' });
  expect(await ids(listOfferedEntries)).not.toContain('signage');
  expect(await ids(listAllEntries)).toContain('signage');
  expect(await changePublishedHidden(seller, 'signage', false)).toEqual({ status: 'ok' });
  expect(await ids(listOfferedEntries)).toContain('signage');
});

test('whoever may not, and what makes no price, is refused; the log has who changed what', async () => {
  const editor = await someStaff(stack, 'editor');
  expect(await saveBookEntry(editor, hour)).toEqual({ status: 'forbidden' });
  expect(await changePublishedHidden(editor, 'signage', true)).toEqual({ status: 'forbidden' });
  const wrong = [
    { cents: -1 },
    { unit: 'dozen' },
    { basis: 'gross' },
    { name: { fr: 'a', nl: 'b', en: ' ' } },
    { name: { fr: 'a' } },
    { code: 'x'.repeat(25) },
  ];
  for (const change of wrong) {
    const entry = { ...hour, code: '', ...change } as BookEntryChange;
    expect(await saveBookEntry(seller, entry), JSON.stringify(change)).toEqual({ status: 'invalid' });
  }
  const { id } = await saved({ ...hour, code: 'A-9' });
  const { data } = await stack.database
    .from('audit_log')
    .select('actor_id, action')
    .eq('entity', 'price_book_entries')
    .eq('entity_id', id)
    .throwOnError();
  expect(data).toEqual([{ actor_id: seller.viewer.id, action: 'insert' }]);
});
