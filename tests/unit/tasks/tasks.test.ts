import { describe, expect, test } from 'vitest';
import { parseTask, readTaskChange } from '@/lib/tasks/read-task';
import { taskStandingOf } from '@/lib/tasks/task';

const account = '11111111-2222-4333-8444-555555555555';
const typed = { what: ' Mesurer  la façade ', owner: account, dueOn: '2026-12-22' };

const formOf = (intent: string) => {
  const form = new FormData();
  form.set('intent', intent);
  return form;
};

describe('A task', () => {
  test('is what, who and by which day', () => {
    expect(parseTask(typed)).toMatchObject({
      ok: true,
      data: { what: 'Mesurer la façade', owner: account, dueOn: '2026-12-22' },
    });
  });

  test.each(['nobody', '', 'Karim', undefined])('of %o is for whoever comes first', (owner) => {
    expect(parseTask({ ...typed, owner })).toMatchObject({ ok: true, data: { owner: null } });
  });

  test.each([
    [{ what: '' }, { what: ['required'] }],
    [{ what: 'x' }, { what: ['tooShort'] }],
    [{ what: 'x'.repeat(201) }, { what: ['tooLong'] }],
    [{ dueOn: '' }, { dueOn: ['required'] }],
    [{ dueOn: '22/12/2026' }, { dueOn: ['invalidDay'] }],
    [{ dueOn: '2026-02-30' }, { dueOn: ['invalidDay'] }],
    [{ dueOn: '1999-12-22' }, { dueOn: ['invalidDay'] }],
    [{ dueOn: '0026-12-22' }, { dueOn: ['invalidDay'] }],
  ])('with %o says what is wrong beside the field, and gives back what was typed', (changes, fields) => {
    const read = parseTask({ ...typed, ...changes });
    expect(read).toMatchObject({ ok: false, fields });
    expect(read.values.owner).toBe(account);
  });
});

test.each([
  ['2026-11-22', 'late'],
  ['2026-11-23', 'today'],
  ['2026-11-24', 'ahead'],
  ['2027-01-01', 'ahead'],
])('a task for %s is %s on 23 November', (dueOn, standing) => {
  expect(taskStandingOf(dueOn, '2026-11-23')).toBe(standing);
});

test.each([
  [`done:${account}`, { id: account, to: 'done' }],
  [`open:${account}`, { id: account, to: 'open' }],
  [`removed:${account}`, { id: account, to: 'removed' }],
  ['done:', null],
  [`kept:${account}`, null],
  ['', null],
])('the button %s asks for %o', (intent, change) => {
  expect(readTaskChange(formOf(intent))).toEqual(change);
});
