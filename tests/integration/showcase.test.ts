import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedPortfolio } from '@/lib/portfolio/seed-items';
import type { Staff } from '@/lib/staff/staff';
import { dismiss, someStaff } from './support/staff';
import { startMaillessStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let editor: Staff;

beforeAll(async () => {
  stack = await startMaillessStack();
  editor = await someStaff(stack, 'editor');
});
afterAll(() => stack?.stop());

const inEach = (text: string) => ({ fr: text, nl: text, en: text });

async function call(name: string, args: Record<string, unknown> = {}) {
  const { data } = await stack.database.rpc(name, args).throwOnError();
  return data;
}
const change = (name: string, args: Record<string, unknown>, actor = editor) =>
  call(name, { actor: actor.viewer.id, ...args });

const permission = {
  source: 'A mail',
  permissionFrom: 'Nele De Wit',
  permissionEmail: 'nele@kijkhuis.test',
  permissionHow: 'email',
  permissionOn: '2026-11-03',
};
const none = {
  source: '',
  permissionFrom: '',
  permissionEmail: null,
  permissionHow: null,
  permissionOn: null,
};
const testimonial = (name: string) => ({
  kind: 'testimonial',
  content: {
    name,
    role: inEach('optician'),
    company: 'Kijkhuis',
    place: inEach(''),
    rating: 4,
    comment: inEach('On time.'),
  },
  originalLocale: 'nl',
  ...permission,
});
const client = (name: string) => ({ kind: 'client', content: { name }, originalLocale: null, ...permission });
const job = (validThrough: string) => ({
  kind: 'job',
  content: {
    title: inEach('Welder'),
    department: inEach('Frames'),
    experience: inEach('None'),
    description: inEach('Frames.'),
    skills: inEach('TIG\nMIG'),
    employment: 'FULL_TIME',
    datePosted: '2020-01-01',
    validThrough,
  },
  originalLocale: null,
  ...none,
});

async function publish(entry: object): Promise<{ id: string; version: number }> {
  const made = await change('save_showcase_entry', { entry });
  expect(made).toMatchObject({ status: 'ok', version: 1 });
  const args = { entry: made.id, seen_version: 1, wanted: 'published' };
  expect(await change('set_showcase_status', args)).toMatchObject({ status: 'ok', version: 2 });
  return { id: made.id, version: 2 };
}
const idsShown = async () => {
  const { entries } = await call('read_showcase');
  return (entries as { id: string }[]).map(({ id }) => id);
};

describe('An entry', () => {
  test('is seen once it is published, without a word of who agreed to it', async () => {
    const { id } = await publish(testimonial('Nele De Wit'));
    const read = await call('read_showcase');
    const shown = read.entries.find((entry: { id: string }) => entry.id === id);
    expect(Object.keys(shown).sort()).toEqual(['content', 'id', 'kind', 'originalLocale']);
    expect(JSON.stringify(read)).not.toContain('nele@kijkhuis.test');
    expect(shown.content).toEqual(testimonial('Nele De Wit').content);
  });

  test('that names or quotes somebody is not published without permission, and a job needs none', async () => {
    for (const entry of [testimonial('A'), client('B')]) {
      const made = await change('save_showcase_entry', { entry: { ...entry, ...none } });
      const args = { entry: made.id, seen_version: 1, wanted: 'published' };
      expect(await change('set_showcase_status', args)).toEqual({ status: 'incomplete' });
      expect(await idsShown()).not.toContain(made.id);
    }
    const { id, version } = await publish(client('C'));
    const without = { ...client('C'), ...none, id, version };
    expect(await change('save_showcase_entry', { entry: without })).toMatchObject({ status: 'incomplete' });
    const open = await publish(job('2999-01-01'));
    expect(await idsShown()).toContain(open.id);
  });

  test('is refused when it says what it may not, or was permitted tomorrow', async () => {
    const wrong = [
      { ...client('x'), content: { name: 'x'.repeat(121) } },
      { ...client('x'), content: { name: 'x', email: 'y' } },
      { ...testimonial('x'), content: { ...testimonial('x').content, rating: 6 } },
      { ...job('2019-01-01') },
      { ...client('x'), permissionOn: '2999-01-01' },
      { ...client('x'), kind: 'work' },
      {},
    ];
    for (const entry of wrong) {
      expect(await change('save_showcase_entry', { entry }), JSON.stringify(entry)).toMatchObject({
        status: 'invalid',
      });
    }
  });

  test('is changed by editors alone, over the version they saw', async () => {
    const sales = await someStaff(stack, 'sales');
    const former = await someStaff(stack, 'editor');
    await dismiss(stack, former);
    for (const actor of [sales, former]) {
      expect(await change('save_showcase_entry', { entry: client('x') }, actor)).toEqual({
        status: 'forbidden',
      });
      const hide = { wanted: false, seen_version: 0 };
      expect(await change('set_examples_shown', hide, actor)).toEqual({ status: 'forbidden' });
    }
    const { id } = await publish(client('Old'));
    const late = await change('save_showcase_entry', { entry: { ...client('Late'), id, version: 1 } });
    expect(late).toMatchObject({ status: 'conflict', current: { content: { name: 'Old' }, version: 2 } });
  });

  test('is put in order among its kind', async () => {
    const [a, b] = [await publish(client('First')), await publish(client('Second'))];
    const order = async () => (await idsShown()).filter((id) => [a.id, b.id].includes(id));
    expect(await order()).toEqual([a.id, b.id]);
    expect(await change('order_showcase', { ids: [b.id, a.id] })).toEqual({ status: 'ok' });
    expect(await order()).toEqual([b.id, a.id]);
    const other = await publish(testimonial('Other'));
    expect(await change('order_showcase', { ids: [a.id, other.id] })).toEqual({ status: 'unknown' });
  });

  test('is deleted, comes back, and is gone after its time', async () => {
    const { id } = await publish(client('Gone'));
    const remove = (version: number, wanted: boolean) =>
      change('set_showcase_deleted', { entry: id, seen_version: version, wanted });
    expect(await remove(2, true)).toMatchObject({ status: 'ok', version: 3 });
    expect(await idsShown()).not.toContain(id);
    expect(await remove(3, false)).toMatchObject({ status: 'ok', version: 4 });
    expect(await idsShown()).toContain(id);
    await remove(4, true);
    const never = '2000-01-01T00:00:00Z';
    expect(await call('purge_showcase', { at: '2100-01-01T00:00:00Z', drafts_before: never })).toBe(1);
    expect(await stack.count('showcase_entries', { id })).toBe(0);
  });

  test('that is not shown is not kept for ever, but for jobs', async () => {
    const made = await change('save_showcase_entry', { entry: testimonial('Draft') });
    const kept = await change('save_showcase_entry', { entry: job('2999-01-01') });
    const shown = await publish(client('Shown'));
    await call('purge_showcase', { at: '2000-01-01T00:00:00Z', drafts_before: '2100-01-01T00:00:00Z' });
    expect(await stack.count('showcase_entries', { id: made.id })).toBe(0);
    for (const { id } of [kept, shown]) expect(await stack.count('showcase_entries', { id })).toBe(1);
  });

  test('leaves a line in the journal that names what changed and quotes nobody', async () => {
    const { id } = await publish(testimonial('Quoted Person'));
    const { data } = await stack.database.from('audit_log').select('*').eq('entity_id', id).throwOnError();
    expect(data).not.toHaveLength(0);
    expect(JSON.stringify(data)).not.toMatch(/Quoted Person|kijkhuis/);
  });
});

test('a job is shown until its last day, and is still called something afterwards', async () => {
  const over = await publish(job('2020-02-01'));
  const open = await publish(job('2999-02-01'));
  const shown = await idsShown();
  expect(shown).toContain(open.id);
  expect(shown).not.toContain(over.id);
  expect(await call('list_vacancy_titles')).toMatchObject({ [over.id]: inEach('Welder') });
});

test('examples are shown as the environment says until staff choose, one choice over the other', async () => {
  expect((await call('read_showcase')).examplesShown).toBeNull();
  const choose = (wanted: boolean, version: number) =>
    change('set_examples_shown', { wanted, seen_version: version });
  expect(await choose(false, 0)).toEqual({ status: 'ok' });
  expect((await call('read_showcase')).examplesShown).toBe(false);
  expect(await choose(true, 0)).toEqual({ status: 'conflict' });
  expect(await choose(true, 1)).toEqual({ status: 'ok' });
  expect(await call('list_showcase')).toMatchObject({ examplesShown: true, version: 2 });
});

test('what somebody let the site show of them is exported with the permission, and erased', async () => {
  const address = `${randomUUID().slice(0, 8)}@kijkhuis.test`;
  const { id } = await publish({ ...testimonial('Erased'), permissionEmail: address.toUpperCase() });
  const other = await publish(testimonial('Stays'));
  const found = await call('search_people', { query: address.slice(0, 8), max_count: 5 });
  expect(found).toMatchObject([{ address, name: 'Nele De Wit', sources: ['showcase'] }]);
  const exported = await call('export_person', { address, accounts: [] });
  expect(exported.showcase).toHaveLength(1);
  expect(exported.showcase[0]).toMatchObject({ permission_email: address, permission_how: 'email' });
  const erased = await call('erase_person', { address, accounts: [] });
  expect(erased.deleted).toMatchObject({ showcase_entries: 1 });
  const shown = await idsShown();
  expect(shown).not.toContain(id);
  expect(shown).toContain(other.id);
});

test('samples of an earlier version become specimens, but for those that staff have edited', async () => {
  const [one, edited] = seedPortfolio.items;
  if (!one || !edited) throw new Error('The seed is empty');
  const town = { place: inEach('Gent') };
  expect(await call('are_samples_dated')).toBe(false);
  const rows = () => stack.database.from('portfolio_items');
  await rows().update(town).eq('id', one.id).throwOnError();
  await rows()
    .update({ ...town, version: 2 })
    .eq('id', edited.id)
    .throwOnError();
  expect(await call('are_samples_dated')).toBe(true);
  expect(await call('renew_samples', { content: seedPortfolio })).toBe(1);
  expect(await call('are_samples_dated')).toBe(false);
  const placeOf = async (id: string) => (await rows().select('place').eq('id', id).single()).data?.place;
  expect(await placeOf(one.id)).toEqual(one.place);
  expect(await placeOf(edited.id)).toEqual(town.place);
});
