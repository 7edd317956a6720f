import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNotices } from '@/lib/notices/server/notice-store';
import { changeQuoteRequests } from '@/lib/quotes/server/staff-requests';
import type { Staff } from '@/lib/staff/staff';
import { addTask, changeTask, editTask, listOwnTasks, listRequestTasks } from '@/lib/tasks/server/task-store';
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

const email = 'lieve@tasks.test';
const someReference = async () => acknowledged(await submit({ input: quoteInput({ email }) })).reference;
const measure = (reference: string, owner: Staff | null = karim, dueOn = '2026-11-24') => ({
  reference,
  what: 'Mesurer la façade',
  owner: owner?.viewer.id ?? null,
  dueOn,
});

test('a task is written down once, told to whoever is to do it, and ticked by the first of two', async () => {
  const reference = await someReference();
  expect(await addTask(sofie, measure(reference))).toBe('ok');
  // A form sent twice is one task.
  expect(await addTask(sofie, measure(reference))).toBe('ok');
  const [task, ...others] = await listRequestTasks(sofie, reference);
  expect(others).toEqual([]);
  expect(task).toMatchObject({ what: 'Mesurer la façade', dueOn: '2026-11-24', done: null });
  expect(task?.owner?.id).toBe(karim.viewer.id);
  expect(await listNotices(karim)).toMatchObject([{ kind: 'task', reference }]);

  const id = task?.id ?? '';
  expect(await changeTask(karim, { reference, id, to: 'done' })).toBe('done');
  const done = (await listRequestTasks(sofie, reference))[0]?.done;
  expect(done?.at).toEqual(expect.any(Date));
  expect(await changeTask(sofie, { reference, id, to: 'done' })).toBe('done');
  expect((await listRequestTasks(sofie, reference))[0]?.done).toEqual(done);
  expect(await changeTask(sofie, { reference, id, to: 'open' })).toBe('open');
  expect((await listRequestTasks(sofie, reference))[0]?.done).toBeNull();
  // The task of another request is none of this one.
  expect(await changeTask(sofie, { reference: await someReference(), id, to: 'removed' })).toBe('unknown');
  expect(await changeTask(sofie, { reference, id, to: 'removed' })).toBe('removed');
  expect(await changeTask(sofie, { reference, id, to: 'done' })).toBe('unknown');
});

test('a task is changed over the version that was on the screen, and whoever it is for is told', async () => {
  const reference = await someReference();
  const jan = await someStaff(stack, 'sales');
  const told = async (colleague: Staff) =>
    (await listNotices(colleague)).filter((notice) => notice.reference === reference).map(({ kind }) => kind);
  await addTask(sofie, measure(reference));
  const [task] = await listRequestTasks(sofie, reference);
  const id = task?.id ?? '';
  const change = {
    reference,
    id,
    version: 1,
    what: 'Mesurer deux fois',
    owner: karim.viewer.id,
    dueOn: '2026-11-26',
  };
  expect(await editTask(sofie, change)).toBe('ok');
  // A form sent twice is one change.
  expect(await editTask(sofie, change)).toBe('ok');
  expect(await told(karim)).toEqual(['taskChanged', 'task']);
  expect(await listRequestTasks(sofie, reference)).toMatchObject([
    { id, version: 2, what: 'Mesurer deux fois', dueOn: '2026-11-26', owner: { id: karim.viewer.id } },
  ]);

  // Karim has another day on his screen than Sofie has meanwhile set.
  expect(await editTask(karim, { ...change, dueOn: '2026-11-30' })).toBe('changed');
  expect(await editTask(karim, { ...change, version: 2, owner: jan.viewer.id })).toBe('ok');
  expect(await told(jan)).toEqual(['task']);
  // Saved as it is, nothing changed and nobody is told.
  expect(await editTask(sofie, { ...change, version: 3, owner: jan.viewer.id })).toBe('ok');
  expect(await told(jan)).toEqual(['task']);
  await changeTask(jan, { reference, id, to: 'done' });
  expect(await editTask(sofie, { ...change, version: 3, what: 'Trois fois' })).toBe('changed');
});

test('what is one’s own today is what is due or late, then what is left to whoever can, and nobody else’s', async () => {
  const reference = await someReference();
  const jan = await someStaff(stack, 'sales');
  for (const [owner, dueOn] of [
    [jan, '2026-11-24'],
    [jan, '2026-11-20'],
    [jan, '2026-11-25'],
    [karim, '2026-11-20'],
    [null, '2026-11-19'],
    [null, '2026-11-25'],
  ] as const)
    expect(await addTask(sofie, measure(reference, owner, dueOn))).toBe('ok');
  const ownOf = async (staff: Staff) =>
    (await listOwnTasks(staff, '2026-11-24')).map(({ dueOn, owner }) => [dueOn, owner?.id ?? null]);
  expect(await ownOf(jan)).toEqual([
    ['2026-11-20', jan.viewer.id],
    ['2026-11-24', jan.viewer.id],
    ['2026-11-19', null],
  ]);
  expect((await listOwnTasks(jan, '2026-11-24'))[0]).toMatchObject({
    reference,
    firstName: expect.any(String),
  });
  expect(await ownOf(sofie)).toEqual([['2026-11-19', null]]);
  // Whoever leaves leaves it to whoever comes first.
  await dismiss(stack, jan);
  const left = await listRequestTasks(sofie, reference);
  expect(left).toHaveLength(6);
  expect(left.filter(({ owner }) => owner === null)).toHaveLength(5);
  expect(await ownOf(sofie)).toEqual([
    ['2026-11-19', null],
    ['2026-11-20', null],
    ['2026-11-24', null],
  ]);
});

test('only those who open requests write tasks down or are given some', async () => {
  const reference = await someReference();
  const editor = await someStaff(stack, 'editor');
  expect(await addTask(editor, measure(reference))).toBe('forbidden');
  expect(await addTask(sofie, measure(reference, editor))).toBe('invalid');
  expect(await addTask(sofie, measure('999-999-999'))).toBe('unknown');
  expect(await addTask(sofie, { ...measure(reference), what: 'x' })).toBe('invalid');
  expect(await listRequestTasks(sofie, reference)).toEqual([]);

  await addTask(sofie, measure(reference));
  const [task] = await listRequestTasks(sofie, reference);
  const change = { ...measure(reference), id: task?.id ?? '', version: 1 };
  expect(await editTask(editor, change)).toBe('forbidden');
  expect(await editTask(sofie, { ...change, owner: editor.viewer.id })).toBe('invalid');
  expect(await editTask(sofie, { ...change, what: 'x' })).toBe('invalid');
  expect(await editTask(sofie, { ...change, reference: await someReference() })).toBe('unknown');
});

test('tasks are exported and erased with their customer, also where the order must be kept', async () => {
  const reference = await someReference();
  await addTask(sofie, measure(reference));
  await changeQuoteRequests(sofie, [{ reference, version: 1, status: 'won' }]);
  const found = await stack.database.rpc('find_person', { address: email });
  expect(found.data.staffTasks).toContainEqual(
    expect.objectContaining({ reference, what: 'Mesurer la façade' }),
  );
  const erasure = { address: email, address_hash: 'h'.repeat(43), reason: 'asked' };
  const erased = await stack.database.rpc('erase_address', { actor: sofie.viewer.id, erasure });
  expect(erased.data).toMatchObject({ status: 'ok' });
  expect(await stack.count('quote_requests', { reference })).toBe(1);
  expect(await listRequestTasks(sofie, reference)).toEqual([]);
});
