import { describe, expect, test } from 'vitest';
import { readInboxFilter } from '@/lib/quotes/inbox/inbox-filter';
import { parseSavedView, readViewChange } from '@/lib/quotes/views/read-saved-view';
import { isShown } from '@/lib/quotes/views/saved-view';

const id = '11111111-2222-4333-8444-555555555555';

describe('A view of the inbox', () => {
  test('is a name, and who sees it', () => {
    expect(parseSavedView({ name: ' À  moi ', shared: 'team' })).toMatchObject({
      ok: true,
      data: { name: 'À moi', shared: true },
    });
    expect(parseSavedView({ name: 'À moi', shared: 'everybody' })).toMatchObject({ data: { shared: false } });
  });

  test.each([
    ['', 'required'],
    ['x'.repeat(41), 'tooLong'],
    ['a\u0000b', 'invalidText'],
  ])('with the name %o says what is wrong beside it, and gives it back', (name, error) => {
    const read = parseSavedView({ name, shared: 'team' });
    expect(read).toMatchObject({ ok: false, fields: { name: [error] } });
    expect(read.values.shared).toBe('team');
  });

  test('is the one that is shown whichever page of it', () => {
    const view = { filter: readInboxFilter({ status: 'won', q: 'claes' }) };
    expect(isShown(view, readInboxFilter({ q: 'claes', status: 'won', page: '4' }))).toBe(true);
    expect(isShown(view, readInboxFilter({ q: 'claes', status: 'won', view: 'board' }))).toBe(false);
    expect(isShown(view, readInboxFilter({ q: 'claes' }))).toBe(false);
    const sorted = { filter: readInboxFilter({ sort: 'newest', columns: 'due.amount' }) };
    expect(isShown(sorted, readInboxFilter({ columns: ['customer', 'amount', 'due'], sort: 'newest' }))).toBe(
      true,
    );
    expect(isShown(sorted, readInboxFilter({ sort: 'newest' }))).toBe(false);
    expect(isShown(sorted, readInboxFilter({ columns: 'due.amount' }))).toBe(false);
  });
});

describe('The button of a view', () => {
  const sent = (entries: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(entries)) form.set(name, value);
    return readViewChange(form);
  };

  test('makes it the first one, or no more, or removes it', () => {
    expect(sent({ id, to: 'default' })).toEqual({ id, to: 'default' });
    expect(sent({ id, to: 'noDefault' })).toEqual({ id, to: 'noDefault' });
    expect(sent({ id })).toEqual({ id, to: 'removed' });
  });

  test.each<Record<string, string>>([{}, { id: 'x' }, { id, to: 'renamed' }, { id, to: '__proto__' }])(
    'means nothing as %o',
    (entries) => {
      expect(sent(entries)).toBeNull();
    },
  );
});
