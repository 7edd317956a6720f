import { describe, expect, test } from 'vitest';
import { auditQuery, brusselsMidnight, readAuditFilter } from '@/lib/staff/audit';

const none = { actor: null, area: null, from: null, to: null, about: null, page: 1 };
const account = '3f0c1a52-8f0e-4d5b-9a39-0b8f6f1f2b11';

describe('The filters of the audit log', () => {
  test('are read from an address and written back the same', () => {
    const query = { who: account, area: 'team', from: '2026-11-01', to: '2026-11-30', about: '482-917-635' };
    const filter = readAuditFilter({ ...query, page: '3' });
    expect(filter).toEqual({ ...query, who: undefined, actor: account, page: 3 });
    expect(auditQuery(filter)).toEqual({ ...query, page: '3' });
    expect(readAuditFilter({ who: 'site' }).actor).toBe('site');
    expect(auditQuery(none)).toEqual({});
  });

  test.each([
    [{ who: 'somebody' }],
    [{ area: 'everything' }],
    [{ area: '__proto__' }],
    [{ from: '2026-02-30' }],
    [{ from: '2026-13-01' }],
    [{ from: '2026-11-24x' }],
    [{ to: 'tomorrow' }],
    [{ about: '   ' }],
    [{ page: '0' }],
    [{ page: '-1' }],
    [{ page: '1e9' }],
    [{ page: ['2', '3'], who: ['site'], from: ['2026-01-01'] }],
  ])('leave out what makes no sense: %o', (query) => {
    expect(readAuditFilter(query)).toEqual(none);
  });

  test('end at the midnight after the last day, in Brussels', () => {
    expect(brusselsMidnight('2026-11-24')).toBe('2026-11-24 00:00 Europe/Brussels');
    expect(brusselsMidnight('2026-12-31', 1)).toBe('2027-01-01 00:00 Europe/Brussels');
    expect(brusselsMidnight('2028-02-28', 1)).toBe('2028-02-29 00:00 Europe/Brussels');
  });
});
