import { describe, expect, test } from 'vitest';
import { isNarrowed, jobQuery, readJobFilter, sortedBy, withKnownStage } from '@/lib/jobs/job-filter';

const account = '3f0c1a52-8f0e-4d5b-9a39-0b8f6f1f2b11';
const usual = readJobFilter({});

describe('The filter of the jobs', () => {
  test('is read from an address and written back the same', () => {
    const query = {
      stage: 'production',
      owner: account,
      blocked: 'yes',
      sort: 'amount',
      order: 'down',
      page: '3',
    };
    expect(jobQuery(readJobFilter(query))).toEqual(query);
    expect(jobQuery(usual)).toEqual({});
    expect(readJobFilter({ owner: 'none' }).owner).toBe('none');
  });

  test('has no stage and no pages on the board, whose columns are the stages', () => {
    const board = readJobFilter({ view: 'board', stage: 'done', page: '3', blocked: 'yes' });
    expect(jobQuery(board)).toEqual({ view: 'board', blocked: 'yes' });
  });

  test('may name a stage of the agency’s own, as long as it is there', () => {
    const filter = readJobFilter({ stage: account });
    expect(jobQuery(filter)).toEqual({ stage: account });
    expect(withKnownStage(filter, [{ id: 'proof' }, { id: account }])).toEqual(filter);
    expect(withKnownStage(filter, [{ id: 'proof' }])).toEqual(usual);
  });

  test.each([
    [{ stage: 'everything' }],
    [{ stage: '__proto__' }],
    [{ owner: "' or true" }],
    [{ sort: 'name' }],
    [{ page: '0' }],
    [{ page: '1e9' }],
    [{ view: ['board'], blocked: true, order: 'up' }],
  ])('leaves out what makes no sense: %o', (query) => {
    expect(readJobFilter(query)).toEqual(usual);
  });

  test('sorts by a column, the other way round the second time, from the first page', () => {
    const once = sortedBy({ ...usual, page: 4 }, 'amount');
    expect(once).toMatchObject({ sort: 'amount', descending: false, page: 1 });
    expect(sortedBy(once, 'amount').descending).toBe(true);
    expect(sortedBy(sortedBy(once, 'amount'), 'due').descending).toBe(false);
  });

  test('knows when something is filtered out', () => {
    expect(isNarrowed(usual)).toBe(false);
    expect(isNarrowed({ ...usual, view: 'board', sort: 'age' })).toBe(false);
    for (const changes of [{ stage: 'done' as const }, { owner: 'none' }, { blocked: true }])
      expect(isNarrowed({ ...usual, ...changes })).toBe(true);
  });
});
