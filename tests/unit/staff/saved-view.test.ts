import { describe, expect, test } from 'vitest';
import { jobViews } from '@/lib/jobs/job-filter';
import { inboxViews } from '@/lib/quotes/inbox/inbox-filter';
import { parseSavedView, readViewChange } from '@/lib/staff/views/read-saved-view';
import { isShown } from '@/lib/staff/views/saved-view';

const id = '11111111-2222-4333-8444-555555555555';

describe('A view', () => {
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
    const view = { query: inboxViews.read({ status: 'won', q: 'claes' }) };
    expect(isShown(view, inboxViews.read({ q: 'claes', status: 'won', page: '4' }))).toBe(true);
    expect(isShown(view, inboxViews.read({ q: 'claes', status: 'won', view: 'board' }))).toBe(false);
    expect(isShown(view, inboxViews.read({ q: 'claes' }))).toBe(false);
    const sorted = { query: inboxViews.read({ sort: 'newest', columns: 'due.amount' }) };
    expect(isShown(sorted, inboxViews.read({ columns: ['customer', 'amount', 'due'], sort: 'newest' }))).toBe(
      true,
    );
    expect(isShown(sorted, inboxViews.read({ sort: 'newest' }))).toBe(false);
    expect(isShown(sorted, inboxViews.read({ columns: 'due.amount' }))).toBe(false);
  });

  test('of the jobs is one as well, in whatever order its address says it', () => {
    const view = {
      query: jobViews.read({ view: 'list', owner: 'me', blocked: 'yes', sort: 'amount', page: '3' }),
    };
    expect(view.query).toEqual({ owner: 'me', blocked: 'yes', sort: 'amount' });
    expect(isShown(view, { sort: 'amount', blocked: 'yes', owner: 'me' })).toBe(true);
    expect(isShown(view, jobViews.read({ owner: 'none', blocked: 'yes', sort: 'amount' }))).toBe(false);
    expect(jobViews.read({ stage: 'open', owner: '__proto__', sort: 'x' })).toEqual({});
    for (const list of [jobViews, inboxViews]) expect(list.read(list.usual)).toEqual({});
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
