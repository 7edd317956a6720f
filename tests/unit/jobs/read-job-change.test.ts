import { describe, expect, test } from 'vitest';
import { readJobChange, readJobMove } from '@/lib/jobs/read-job-change';

const account = '3f0c1a52-8f0e-4d5b-9a39-0b8f6f1f2b11';

const ownStage = '7d1a5c3e-1111-4222-8333-944455556666';

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ version: '3', ...fields })) form.set(name, value);
  return readJobChange(form, 'covering');
}

const wanted = (fields: Record<string, string>) => {
  const result = read(fields);
  return typeof result === 'object' && result.ok ? result.wanted : result;
};

describe('The form of a job', () => {
  test.each([
    [{ intent: 'stage:material' }, { kind: 'stage', stage: 'material' }],
    [{ intent: `stage:${ownStage}` }, { kind: 'stage', ownStage }],
    [
      { intent: 'owner', owner: account },
      { kind: 'owner', owner: account },
    ],
    [
      { intent: 'owner', owner: '' },
      { kind: 'owner', owner: null },
    ],
    [
      { intent: 'due', dueOn: '2026-12-22' },
      { kind: 'due', dueOn: '2026-12-22' },
    ],
    [
      { intent: 'due', dueOn: '' },
      { kind: 'due', dueOn: null },
    ],
    [
      { intent: 'block', blocked: '  Film  pas livré ' },
      { kind: 'block', blocked: 'Film pas livré' },
    ],
    [{ intent: 'unblock', blocked: 'x' }, { kind: 'unblock' }],
    [{ intent: 'check:washed' }, { kind: 'check', item: 'washed', done: true }],
    [{ intent: 'uncheck:washed' }, { kind: 'check', item: 'washed', done: false }],
    [
      { intent: 'override:production', override: 'Accord donné au téléphone.' },
      { kind: 'stage', stage: 'production', override: 'Accord donné au téléphone.' },
    ],
  ])('%o is %o', (fields, change) => {
    expect(wanted(fields)).toEqual(change);
  });

  test('says beside the field what is wrong', () => {
    expect(read({ intent: 'due', dueOn: '2026-02-30' })).toEqual({
      ok: false,
      fields: { dueOn: ['invalidDay'] },
    });
    expect(read({ intent: 'block', blocked: ' ' })).toEqual({ ok: false, fields: { blocked: ['required'] } });
    expect(read({ intent: 'block', blocked: 'x' })).toEqual({
      ok: false,
      fields: { blocked: ['blockedShort'] },
    });
    expect(read({ intent: 'override:done', override: 'ok' })).toEqual({
      ok: false,
      fields: { override: ['overrideShort'] },
    });
    expect(read({ intent: 'override:done', override: 'x'.repeat(1001) })).toEqual({
      ok: false,
      fields: { override: ['tooLong'] },
    });
  });

  test.each<Record<string, string>>([
    {},
    { intent: 'stage:sold' },
    // A reason is given for a kind, whose rule it sets aside.
    { intent: `override:${ownStage}`, override: 'Accord donné au téléphone.' },
    { intent: 'stage:__proto__' },
    { intent: 'owner', owner: 'me' },
    // An item of another checklist.
    { intent: 'check:permit' },
    { intent: 'unblock', version: '0' },
    { intent: 'unblock', version: 'x' },
  ])('made up by a stranger is unreadable: %o', (fields) => {
    expect(read(fields)).toBe('unreadable');
  });
});

test.each([
  ['move:material:482-917-635:3', { reference: '482-917-635', version: 3, stage: 'material' }],
  [`move:${ownStage}:482-917-635:3`, { reference: '482-917-635', version: 3, ownStage }],
  ['move:sold:482-917-635:3', null],
  ['move:material:../x:3', null],
  ['move:material:482-917-635:0', null],
  ['move:material:482-917-635', null],
  ['stage:material', null],
  ['', null],
])('the card %o is moved to %o', (intent, move) => {
  const form = new FormData();
  form.set('intent', intent);
  expect(readJobMove(form)).toEqual(move);
});
