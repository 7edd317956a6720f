import { describe, expect, test } from 'vitest';
import {
  auditColumns,
  auditEntities,
  auditQuery,
  auditValues,
  brusselsMidnight,
  readAuditFilter,
} from '@/lib/staff/audit';
import { staffRoles } from '@/lib/staff/staff';
import { listFiles, readSource } from '../../support/source-files';

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

describe('Nothing that staff read has the name it has in the database:', () => {
  const sql = listFiles('supabase/migrations', ['.sql']).map(readSource).join('\n');
  const quoted = (text = '') => Array.from(text.matchAll(/'([^']*)'/g), ([, word = '']) => word);
  const audited = [
    ...sql.matchAll(
      /create trigger \w+ after [a-z ]+ on public\.(\w+)\s+for each row execute function public\.audit_change\(([^)]*)\)/g,
    ),
  ].map(([, table = '', columns]) => ({ table, columns: quoted(columns) }));

  test('the tables of the journal, and the columns whose values it keeps', () => {
    expect(audited.length).toBeGreaterThan(12);
    expect(audited.map(({ table }) => table).filter((table) => !auditEntities.includes(table))).toEqual([]);
    const columns = audited.flatMap((one) => one.columns);
    expect(columns.filter((column) => !auditColumns.includes(column))).toEqual([]);
  });

  test('what a status can be', () => {
    const known: readonly string[] = [...auditValues, ...staffRoles];
    const unnamed = audited.flatMap(({ table, columns }) => {
      const made = new RegExp(`create table public\\.${table} \\([\\s\\S]*?\\n\\);`).exec(sql)?.[0] ?? '';
      return columns.flatMap((column) =>
        quoted(new RegExp(`check \\(${column} in \\(([^)]*)\\)\\)`).exec(made)?.[1]).filter(
          (value) => !known.includes(value) && !/^(?:fr|nl|en)$/.test(value),
        ),
      );
    });
    expect(unnamed).toEqual([]);
  });
});
