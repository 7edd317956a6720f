import { describe, expect, test } from 'vitest';
import { followPage, type ShownForm } from '@/lib/staff/shown-form';

const before = { hidden: { version: '3' }, values: { what: 'Meten', owner: 'lieve' } };
const after = { hidden: { version: '4' }, values: { what: 'Meten', owner: 'sofie' } };
const untouched: ShownForm = { ...before, turn: 0, isTyped: false };
const typed: ShownForm = { ...untouched, isTyped: true };

const refused = (reason: string) => ({ status: 'refused', reason, values: {} }) as const;
const invalid = { status: 'invalid', fields: {}, values: {} } as const;
const ok = { status: 'ok', data: null } as const;

describe('What a colleague saves while a form is open', () => {
  test('comes into it as long as nobody has typed, with the version', () => {
    expect(followPage(untouched, before, 0, null)).toBe(untouched);
    expect(followPage(untouched, after, 0, null)).toEqual({ ...after, turn: 0, isTyped: false });
  });

  test('is not saved over unseen: what is typed in keeps the version it was typed over', () => {
    expect(followPage(typed, after, 0, null)).toBe(typed);
    for (const result of [invalid, refused('unavailable'), refused('signedOut'), null])
      expect(followPage(typed, after, 1, result)).toEqual({ ...typed, turn: 1 });
  });

  test.each(['changed', 'conflict'])('may be saved over once "%s" has told of it', (reason) => {
    expect(followPage(typed, after, 1, refused(reason))).toEqual({ ...after, turn: 1, isTyped: true });
  });

  test('comes into it again once it was taken', () => {
    const taken = followPage(typed, after, 1, ok);
    expect(taken).toEqual({ ...after, turn: 1, isTyped: false });
    const next = { hidden: { version: '5' }, values: {} };
    expect(followPage(taken, next, 1, ok)).toMatchObject(next);
  });
});
