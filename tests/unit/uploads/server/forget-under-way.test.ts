import { expect, test, vi } from 'vitest';
import { forgetUnderWay } from '@/lib/uploads/server/forget-under-way';

const disk = vi.hoisted(() => ({ files: [] as { id: string; subject: string }[], removed: [] as string[] }));

vi.mock('@/lib/supabase/ask', () => ({
  // Like the function of the database, which answers for a thousand at a time.
  ask: async (_name: string, { wanted }: { wanted: string[] }) =>
    Object.fromEntries(
      wanted
        .slice(0, 1000)
        .filter((reference) => reference !== 'gone')
        .map((reference) => [reference, 0]),
    ),
}));
vi.mock('@/lib/uploads/server/under-way', () => ({
  listUnderWay: async () => disk.files,
  removeUnderWay: async (id: string) => void disk.removed.push(id),
}));

test('only files of requests that are no more are forgotten, however many there are', async () => {
  disk.files = Array.from({ length: 2100 }, (_, at) => ({ id: `file-${at}`, subject: `request-${at}` }));
  disk.files.push({ id: 'erased', subject: 'gone' });
  expect(await forgetUnderWay()).toBe(1);
  expect(disk.removed).toEqual(['erased']);
});
