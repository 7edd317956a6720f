import { beforeEach, expect, test, vi } from 'vitest';
import { readAuditFilter } from '@/lib/staff/audit';
import { readAuditLines } from '@/lib/staff/server/read-audit';
import type { Staff } from '@/lib/staff/staff';

const log = vi.hoisted((): { lines: string[]; asked: [most: number, skip: number][] } => ({
  lines: [],
  asked: [],
}));

vi.mock('@/lib/supabase/ask', () => ({
  ask: async (_name: string, { max_count: most, skip }: { max_count: number; skip: number }) => {
    log.asked.push([most, skip]);
    const lines = log.lines.slice(skip, skip + most).map((id) => ({ id }));
    const total = log.lines.length;
    // A colleague is at work while the file is made.
    log.lines.unshift(`new-${log.asked.length}`);
    return { total, lines };
  },
}));

beforeEach(() => {
  log.asked = [];
});

const idsOf = async (count: number, portion?: number) => {
  log.lines = Array.from({ length: count }, (_, index) => `line-${index}`);
  const lines = await readAuditLines({} as Staff, readAuditFilter({}), 'fr', portion);
  return lines.map(({ id }) => id);
};

test('the file of the log has every line once, in portions, whatever is written meanwhile', async () => {
  const all = Array.from({ length: 7 }, (_, index) => `line-${index}`);
  expect(await idsOf(7, 3)).toEqual(all);
  expect(log.asked).toEqual([
    [3, 0],
    [3, 3],
    [3, 6],
  ]);
  log.asked = [];
  expect(await idsOf(20_050)).toHaveLength(20_050);
  expect(log.asked).toHaveLength(3);
  log.asked = [];
  expect(await idsOf(0)).toEqual([]);
  expect(log.asked).toHaveLength(1);
});
