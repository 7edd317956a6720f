import { beforeEach, expect, test, vi } from 'vitest';
import { storeFile } from '@/lib/uploads/server/store-file';

const done = vi.hoisted((): unknown[][] => []);
const away = vi.hoisted(() => ({ database: false }));

vi.mock('@/lib/supabase/ask', () => ({
  ask: async (name: string, args: unknown) => {
    if (away.database) throw new Error('away');
    done.push([name, args]);
  },
}));
vi.mock('@/lib/supabase/storage', () => ({
  putObject: async (...given: unknown[]) => void done.push(['put', ...given]),
}));

const bytes = new Uint8Array([1, 2, 3]);

beforeEach(() => {
  done.length = 0;
  away.database = false;
});

test('a file is announced, then stored', async () => {
  await storeFile('proofs', 'a.pdf', bytes, { mimeType: 'application/pdf', fileSizeLimit: 9 });
  expect(done).toEqual([
    ['announce_stored_file', { into_bucket: 'proofs', path: 'a.pdf' }],
    ['put', 'proofs', 'a.pdf', bytes, { mimeType: 'application/pdf', fileSizeLimit: 9 }],
  ]);
});

test('a file that cannot be announced is not stored', async () => {
  away.database = true;
  await expect(storeFile('proofs', 'a.pdf', bytes, { mimeType: 'application/pdf' })).rejects.toThrow('away');
  expect(done).toEqual([]);
});
