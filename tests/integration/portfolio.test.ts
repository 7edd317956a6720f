import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Portfolio } from '@/lib/portfolio/portfolio';
import { categoryRow, imageRow, itemRow } from './support/portfolio-rows';
import { startMaillessStack, type TestStack } from './support/test-stack';

let stack: TestStack;
const editor = randomUUID();
const seller = randomUUID();

beforeAll(async () => {
  stack = await startMaillessStack();
  await stack.database
    .from('staff_members')
    .insert([
      { user_id: editor, role: 'editor' },
      { user_id: seller, role: 'sales' },
    ])
    .throwOnError();
});
afterAll(() => stack?.stop());

async function call(name: string, args: Record<string, unknown>) {
  const { data } = await stack.database.rpc(name, args).throwOnError();
  return data;
}

const list = (withDrafts = false): Promise<Portfolio> => call('list_portfolio', { with_drafts: withDrafts });
const saveItem = (item: object, actor = editor) => call('save_portfolio_item', { actor, item });
const addImage = (item: string, image: object = imageRow()) =>
  call('add_portfolio_image', { actor: editor, item, image });
const setStatus = (item: string, version: number, wanted = 'published') =>
  call('set_portfolio_status', { actor: editor, item, seen_version: version, wanted });
const setDeleted = (entity: string, entry: string, version: number, wanted = true) =>
  call('set_portfolio_deleted', { actor: editor, entity, entry, seen_version: version, wanted });

async function makeCategory(name: string) {
  return call('save_portfolio_category', { actor: editor, category: categoryRow(name) });
}

/** A published work with one picture. */
async function publish(name: string, categoryId: string) {
  const { id } = await saveItem(itemRow(name, categoryId));
  const { version } = await addImage(id);
  expect(await setStatus(id, version)).toEqual({ status: 'ok', version: version + 1 });
  return { id, version: version + 1 };
}

describe('A work', () => {
  test('is a draft first, is published with a picture, and changes for who knows its version', async () => {
    const category = await makeCategory('walls');
    const made = await saveItem(itemRow('forest', category.id));
    expect(made).toMatchObject({ status: 'ok', version: 1 });
    expect((await list()).items.map(({ id }) => id)).not.toContain(made.id);
    expect(await setStatus(made.id, 1)).toEqual({ status: 'incomplete' });

    const image = imageRow();
    expect(await addImage(made.id, image)).toEqual({ status: 'ok', version: 2 });
    expect(await setStatus(made.id, 2)).toEqual({ status: 'ok', version: 3 });
    const shown = (await list()).items.find(({ id }) => id === made.id);
    expect(shown).toMatchObject({ ...itemRow('forest', category.id), status: 'published', sample: false });
    expect(shown?.images).toEqual([image]);

    const changed = { ...itemRow('forest', category.id), id: made.id, version: 2 };
    const conflict = await saveItem(changed);
    expect(conflict).toMatchObject({ status: 'conflict', current: { version: 3, status: 'published' } });
    expect(await saveItem({ ...changed, version: 3, group: 'signs' })).toMatchObject({
      status: 'ok',
      version: 4,
    });
    expect(await call('find_portfolio_file', { file: image.id })).toEqual({
      format: 'jpeg',
      width: 1600,
      published: true,
    });

    // A published work keeps what its kind needs.
    expect(await setDeleted('image', image.id, 4)).toEqual({ status: 'incomplete' });
    expect(await saveItem({ ...changed, version: 4, kind: 'before-after' })).toEqual({
      status: 'incomplete',
    });
    expect(await saveItem({ ...changed, version: 4, kind: 'video' })).toEqual({ status: 'incomplete' });
  });

  test('may not take the address of another, nor lack a language', async () => {
    const category = await makeCategory('slugs');
    await saveItem(itemRow('one', category.id));
    expect(await saveItem(itemRow('one', category.id))).toEqual({ status: 'slugTaken' });
    const untranslated = { ...itemRow('two', category.id), title: { fr: 'Deux', nl: '', en: 'Two' } };
    const draft = await saveItem(untranslated);
    expect(draft).toMatchObject({ status: 'ok' });
    await addImage(draft.id);
    expect(await setStatus(draft.id, 2)).toEqual({ status: 'incomplete' });
    const published = await publish('translated', category.id);
    expect(await saveItem({ ...untranslated, ...published })).toMatchObject({ status: 'invalid' });
    const { nl: _, ...withoutDutch } = imageRow().alt;
    const { id } = await saveItem(itemRow('three', category.id));
    expect(await addImage(id, imageRow({ alt: withoutDutch }))).toMatchObject({ status: 'invalid' });
    expect(await addImage(id, imageRow({ blur: 'https://elsewhere.test/x.png' }))).toMatchObject({
      status: 'invalid',
    });
    expect(await saveItem(itemRow('four', randomUUID()))).toMatchObject({ status: 'invalid' });
  });

  test('can be deleted and had back, until it is purged; its files are then listed for removal', async () => {
    const category = await makeCategory('deleted');
    const { id, version } = await publish('gone', category.id);
    expect(await setDeleted('category', category.id, category.version)).toEqual({ status: 'inUse' });
    expect(await setDeleted('item', id, version - 1)).toMatchObject({ status: 'conflict' });
    expect(await setDeleted('item', id, version)).toEqual({ status: 'ok', version: version + 1 });
    expect((await list(true)).items.map((item) => item.id)).not.toContain(id);
    expect(await setDeleted('item', id, version + 1, false)).toEqual({ status: 'ok', version: version + 2 });
    const [image] = (await list()).items.find((item) => item.id === id)?.images ?? [];
    expect(await setDeleted('item', id, version + 2)).toMatchObject({ status: 'ok' });
    const later = new Date(Date.now() + 60_000).toISOString();
    expect(await call('purge_portfolio', { at: later })).toBe(1);
    expect(
      await stack.count('storage_removals', { bucket: 'portfolio', storage_path: `${image?.id}.jpeg` }),
    ).toBe(1);
  });
});

test('an order can be given to a part of the list, and to the pictures of one work', async () => {
  const category = await makeCategory('order');
  const other = await publish('other', category.id);
  const first = await publish('first', category.id);
  const second = await publish('second', category.id);
  const order = (entity: string, ids: string[]) => call('order_portfolio', { actor: editor, entity, ids });
  const shown = async () =>
    (await list()).items.map(({ id }) => id).filter((id) => [first.id, second.id, other.id].includes(id));
  // New work comes first.
  expect(await shown()).toEqual([second.id, first.id, other.id]);
  expect(await order('item', [other.id, second.id])).toEqual({ status: 'ok' });
  expect(await shown()).toEqual([other.id, first.id, second.id]);
  expect(await order('item', [other.id, randomUUID()])).toEqual({ status: 'unknown' });
  expect(await order('item', [other.id, other.id])).toMatchObject({ status: 'invalid' });

  const added = imageRow();
  await addImage(first.id, added);
  const images = async () =>
    (await list()).items.find(({ id }) => id === first.id)?.images.map(({ id }) => id) ?? [];
  const [one = '', two = ''] = await images();
  expect(await order('image', [two, one])).toEqual({ status: 'ok' });
  expect(await images()).toEqual([two, one]);
});

test('who is no editor changes nothing, and what an editor changes is written down', async () => {
  const category = await makeCategory('roles');
  const args = { item: randomUUID(), seen_version: 1 };
  for (const actor of [seller, randomUUID()]) {
    expect(await saveItem(itemRow('theirs', category.id), actor)).toEqual({ status: 'forbidden' });
    for (const [name, rest] of [
      ['save_portfolio_category', { category: categoryRow('theirs') }],
      ['set_portfolio_status', { ...args, wanted: 'published' }],
      ['add_portfolio_image', { item: args.item, image: imageRow() }],
      ['save_portfolio_image', { image: imageRow(), seen_version: 1 }],
      ['order_portfolio', { entity: 'item', ids: [] }],
      ['set_portfolio_deleted', { entity: 'item', entry: args.item, seen_version: 1, wanted: true }],
    ] as const)
      expect(await call(name, { actor, ...rest })).toEqual({ status: 'forbidden' });
  }
  const { data } = await stack.database
    .from('audit_log')
    .select('actor_id, action, entity')
    .eq('entity_id', category.id)
    .throwOnError();
  expect(data).toEqual([{ actor_id: editor, action: 'insert', entity: 'portfolio_categories' }]);
});
