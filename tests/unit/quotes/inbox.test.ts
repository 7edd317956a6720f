import { expect, test } from 'vitest';
import {
  countOf,
  directionOf,
  inboxColumns,
  inboxQuery,
  inboxSorts,
  isNarrowed,
  nextSort,
  onlyWrote,
  readInboxFilter,
  type SortingColumn,
  saysNothing,
  sortsOfColumns,
  statusesOf,
  usualColumns,
} from '@/lib/quotes/inbox/inbox-filter';
import { readInboxForm } from '@/lib/quotes/inbox/read-inbox-form';
import { undoOf } from '@/lib/quotes/inbox/settle-changes';
import { quoteStatuses } from '@/lib/quotes/quote-status';
import type { QuoteState } from '@/lib/quotes/staff-request';

const account = '11111111-1111-4111-8111-111111111111';

test('a filter goes into the address and comes back the same', () => {
  for (const params of [
    {},
    { view: 'board', subject: 'sign' },
    { status: 'won', assignee: account, q: 'Zoë & co = 100 %', page: '3' },
    { status: 'all', assignee: 'none' },
    { assignee: 'me' },
    { sort: 'companyDown', columns: 'request.amount.language' },
    { columns: 'customer' },
  ]) {
    const filter = readInboxFilter(params);
    expect(inboxQuery(filter)).toEqual(params);
    expect(readInboxFilter(inboxQuery(filter))).toEqual(filter);
  }
});

test('what makes no sense in the address counts as not said', () => {
  const plain = readInboxFilter({});
  expect(plain).toEqual({
    view: 'list',
    status: 'open',
    subject: null,
    assignee: null,
    text: '',
    sort: 'pressing',
    columns: usualColumns,
    page: 1,
  });
  expect(isNarrowed(plain)).toBe(false);
  expect(
    readInboxFilter({
      view: 'table',
      status: "new'--",
      subject: ['sign'],
      assignee: 'mee',
      q: '\u0000 \t',
      sort: 'amount; drop',
      columns: 'x..y',
      page: '-1',
    }),
  ).toEqual(plain);
  expect(readInboxFilter({ q: 'x'.repeat(5000) }).text).toHaveLength(100);
  expect(readInboxFilter({ view: 'board', page: '4' }).page).toBe(1);
});

test('an address that says nothing leaves the view to whoever looks, and links then say what is open', () => {
  expect(saysNothing({})).toBe(true);
  expect(saysNothing({ outcome: 'removed' })).toBe(true);
  for (const params of [
    { q: '' },
    { status: 'open' },
    { view: 'list' },
    { page: '2' },
    { sort: 'pressing' },
    { columns: 'due' },
  ])
    expect(saysNothing(params)).toBe(false);
  expect(inboxQuery(readInboxFilter({}), true)).toEqual({ status: 'open' });
  expect(inboxQuery(readInboxFilter({ view: 'board' }), true)).toEqual({ view: 'board' });
});

test('columns are read from an address and from the boxes of a form, in the order of the list', () => {
  const read = (columns: unknown) => readInboxFilter({ columns }).columns;
  expect(read('amount.due')).toEqual(['due', 'amount']);
  expect(read(['customer', 'amount', 'due', 'due', 'constructor'])).toEqual(['due', 'amount']);
  // No box was ticked: the customer alone.
  expect(read('customer')).toEqual([]);
  expect(read(['x', 7])).toEqual(usualColumns);
  expect(read(['customer', ...usualColumns])).toEqual(usualColumns);
  expect(inboxQuery(readInboxFilter({ columns: ['customer', ...usualColumns] }))).toEqual({});
  expect(inboxQuery(readInboxFilter({ columns: [...inboxColumns] }))).toEqual({
    columns: inboxColumns.join('.'),
  });
});

test('a heading sorts by its column, then the other way round, and says which', () => {
  const sorting = Object.keys(sortsOfColumns) as SortingColumn[];
  for (const column of sorting) {
    const first = nextSort(column, 'pressing');
    const second = nextSort(column, first);
    expect(nextSort(column, second), column).toBe(first);
    expect([directionOf(column, first), directionOf(column, second)].sort(), column).toEqual([
      'ascending',
      'descending',
    ]);
  }
  expect(nextSort('received', 'pressing')).toBe('newest');
  expect(directionOf('received', 'newest')).toBe('descending');
  expect(directionOf('amount', 'dearest')).toBe('descending');
  expect(directionOf('due', 'newest')).toBeNull();
  // Each order but the usual one is that of one heading.
  for (const sort of inboxSorts)
    expect(
      sorting.filter((column) => directionOf(column, sort) !== null),
      sort,
    ).toHaveLength(sort === 'pressing' ? 0 : 1);
});

test('the board shows every status, the list those that are chosen', () => {
  expect(statusesOf(readInboxFilter({}))).toEqual(['new', 'contacted', 'quoted']);
  expect(statusesOf(readInboxFilter({ status: 'won' }))).toEqual(['won']);
  expect(statusesOf(readInboxFilter({ status: 'all' }))).toEqual(quoteStatuses);
  expect(statusesOf(readInboxFilter({ view: 'board', status: 'won' }))).toEqual(quoteStatuses);
});

test('customers who wrote back are a choice of their own, whatever became of their requests', () => {
  const counts = { new: 1, contacted: 2, quoted: 3, won: 4, lost: 5, spam: 6 };
  const wrote = readInboxFilter({ status: 'wrote' });
  expect(onlyWrote(wrote)).toBe(true);
  expect(statusesOf(wrote)).toEqual(quoteStatuses);
  expect(countOf(wrote, { counts, wrote: 7 })).toBe(7);
  expect(countOf(readInboxFilter({}), { counts, wrote: 7 })).toBe(6);
  // A board has them first of each column.
  expect(onlyWrote(readInboxFilter({ status: 'wrote', view: 'board' }))).toBe(false);
});

function formOf(...entries: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

test('a form says what is to change, by the versions that were seen', () => {
  const picks: [string, string][] = [
    ['pick', '482-917-635:3'],
    ['pick', '482-917-636-2:1'],
  ];
  expect(readInboxForm(formOf(...picks, ['intent', 'assign'], ['assignee', account]))).toEqual({
    ok: true,
    what: { kind: 'assign', to: account },
    changes: [
      { reference: '482-917-635', version: 3, assignee: account },
      { reference: '482-917-636-2', version: 1, assignee: account },
    ],
  });
  expect(readInboxForm(formOf(...picks, ['intent', 'assign'], ['assignee', 'none']))).toMatchObject({
    what: { kind: 'assign', to: null },
    changes: [{ assignee: null }, { assignee: null }],
  });
  expect(readInboxForm(formOf(...picks, ['intent', 'status'], ['status', 'quoted']))).toMatchObject({
    what: { kind: 'status', to: 'quoted' },
    changes: [{ status: 'quoted' }, { status: 'quoted' }],
  });
  expect(readInboxForm(formOf(...picks, ['intent', 'spam'], ['status', 'won']))).toMatchObject({
    changes: [{ status: 'spam' }, { status: 'spam' }],
  });
  expect(readInboxForm(formOf(...picks, ['intent', 'move:won:999-917-635:7']))).toEqual({
    ok: true,
    what: { kind: 'status', to: 'won' },
    changes: [{ reference: '999-917-635', version: 7, status: 'won' }],
  });
});

test.each<[string, [string, string][], string]>([
  ['nothing picked', [['intent', 'spam']], 'nothingChosen'],
  [
    'nobody chosen',
    [
      ['intent', 'assign'],
      ['pick', '482-917-635:3'],
      ['assignee', ''],
    ],
    'noValue',
  ],
  [
    'no status chosen',
    [
      ['intent', 'status'],
      ['pick', '482-917-635:3'],
      ['status', 'gone'],
    ],
    'noValue',
  ],
  ['no order', [['pick', '482-917-635:3']], 'invalid'],
  [
    'a pick without a version',
    [
      ['intent', 'spam'],
      ['pick', '482-917-635'],
    ],
    'invalid',
  ],
  ['a reference that is none', [['intent', 'move:won:x:1']], 'invalid'],
  ['a status that is none', [['intent', 'move:gone:482-917-635:1']], 'invalid'],
  [
    'an undo that is no list',
    [
      ['intent', 'undo'],
      ['undo', '{}'],
    ],
    'invalid',
  ],
  [
    'an undo of something else',
    [
      ['intent', 'undo'],
      ['undo', '[{"reference":"482-917-635","version":1,"amountNetCents":1}]'],
    ],
    'invalid',
  ],
  [
    'an undo that is no JSON',
    [
      ['intent', 'undo'],
      ['undo', 'x'],
    ],
    'invalid',
  ],
])('refuses %s', (_, entries, reason) => {
  expect(readInboxForm(formOf(...entries))).toEqual({ ok: false, reason });
});

test('an undo changes back what was changed, and nothing else', () => {
  const state = (version: number, more: Partial<QuoteState> = {}): QuoteState => ({
    reference: '482-917-635',
    version,
    status: 'new',
    assignee: null,
    amountNetCents: null,
    vatRatePercent: 21,
    replyDueAt: null,
    ...more,
  });
  const change = { reference: '482-917-635', version: 1, status: 'won' as const };
  const ok = {
    status: 'ok' as const,
    reference: '482-917-635',
    request: state(2, { status: 'won' }),
    before: state(1),
  };
  const undo = undoOf([change], [ok]);
  expect(undo).toEqual([{ reference: '482-917-635', version: 2, status: 'new' }]);
  expect(readInboxForm(formOf(['intent', 'undo'], ['undo', JSON.stringify(undo)]))).toMatchObject({
    ok: true,
    what: { kind: 'undo' },
    changes: undo.map((change) => ({ ...change, undo: true })),
  });
  // It was so already.
  expect(
    undoOf([change], [{ ...ok, request: state(1, { status: 'won' }), before: state(1, { status: 'won' }) }]),
  ).toEqual([]);
  expect(
    undoOf([change], [{ status: 'conflict', reference: '482-917-635', request: state(5), changes: [] }]),
  ).toEqual([]);
});
