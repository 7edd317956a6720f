import { describe, expect, test } from 'vitest';
import { readChange } from '@/lib/quotes/request/read-change';
import { readUndo, writeUndo } from '@/lib/quotes/request/undo';
import type { QuoteState } from '@/lib/quotes/staff-request';

const reference = '482-917-635';
const me = '11111111-1111-4111-8111-111111111111';
const other = '22222222-2222-4222-8222-222222222222';

function read(entries: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ version: '3', ...entries })) form.set(name, value);
  return readChange(reference, me, form);
}

describe('A form of a request’s page asks', () => {
  test.each([
    ['a status', { intent: 'status:won' }, 'status', { status: 'won' }],
    ['to take it', { intent: 'take' }, 'assignee', { assignee: me }],
    ['to give it', { intent: 'assign', assignee: other }, 'assignee', { assignee: other }],
    ['to release it', { intent: 'assign', assignee: '' }, 'assignee', { assignee: null }],
    [
      'an amount with VAT',
      { intent: 'amount', net: '', gross: '1.210,00', shownNet: '', shownGross: '', rate: '21' },
      'amount',
      { amountNetCents: 100_000, vatRatePercent: 21 },
    ],
    [
      'an amount with the VAT of the request',
      { intent: 'amount', net: '', gross: '1.060,00', shownNet: '', shownGross: '', rate: '6' },
      'amount',
      { amountNetCents: 100_000, vatRatePercent: 6 },
    ],
    [
      'an amount without VAT where there is any of several rates',
      { intent: 'amount', net: '1.000,00', shownNet: '500,00', shownGross: '', rate: '' },
      'amount',
      { amountNetCents: 100_000 },
    ],
    [
      'an undo',
      { intent: 'undo', undo: '{"version":4,"status":"new"}' },
      'undo',
      { version: 4, status: 'new', undo: true },
    ],
  ])('%s', (_what, entries, kind, change) => {
    expect(read(entries as unknown as Record<string, string>)).toEqual({
      kind,
      change: { reference, version: 3, ...change },
    });
  });

  test('an amount that cannot be read, and the field is named', () => {
    const typed = { net: 'veel', gross: '', shownNet: '', shownGross: '', rate: '21' };
    expect(read({ intent: 'amount', ...typed })).toEqual({
      invalid: { net: ['invalidAmount'] },
    });
  });

  test.each([
    [{ intent: 'status:deleted' }],
    [{ intent: 'status' }],
    [{ intent: 'assign', assignee: 'me' }],
    [{ intent: 'undo', undo: '{' }],
    [{ intent: 'undo', undo: '{"version":1,"status":"deleted"}' }],
    [{ intent: '' }],
    [{ intent: 'take', version: 'x' }],
    [{ intent: 'take', version: '0' }],
    [{ intent: 'amount', net: '1', rate: 'x' }],
    // Of a page that still had one rate.
    [{ intent: 'amount', net: '1', gross: '2' }],
  ])('nothing that is understood: %o', (entries) => {
    expect(read(entries as unknown as Record<string, string>)).toBe('unreadable');
  });
});

test('says that nothing is to be answered', () => {
  expect(read({ intent: 'settled' })).toMatchObject({ kind: 'settled', change: { replyDueAt: null } });
});

describe('An undo', () => {
  const state = (overrides: Partial<QuoteState>): QuoteState => ({
    reference,
    version: 3,
    status: 'new',
    assignee: null,
    amountNetCents: null,
    vatRatePercent: 21,
    replyDueAt: null,
    ...overrides,
  });

  test('takes back what was changed, and nothing else', () => {
    const change = { reference, version: 3, status: 'won' } as const;
    const before = state({ assignee: { id: other, name: 'Sofie' } });
    const request = state({ version: 4, status: 'won' });
    const undo = writeUndo(change, { status: 'ok', reference, before, request });
    expect(readUndo(reference, undo ?? '')).toEqual({ reference, version: 4, status: 'new', undo: true });
  });

  test('is not offered when nothing changed', () => {
    const change = { reference, version: 3, status: 'new' } as const;
    expect(writeUndo(change, { status: 'ok', reference, before: state({}), request: state({}) })).toBeNull();
  });

  test('lets a customer wait again whose message passed for answered', () => {
    const replyDueAt = new Date('2026-11-25T09:00:00Z');
    const before = state({ replyDueAt });
    const request = state({ version: 4, status: 'contacted' });
    const ok = { status: 'ok', reference, before, request } as const;
    for (const change of [{ status: 'contacted' } as const, { replyDueAt: null }]) {
      const undo = writeUndo({ reference, version: 3, ...change }, ok);
      expect(readUndo(reference, undo ?? '')).toMatchObject({ replyDueAt });
    }
    const assigned = writeUndo({ reference, version: 3, assignee: null }, ok);
    expect(readUndo(reference, assigned ?? '')).not.toHaveProperty('replyDueAt');
  });
});
