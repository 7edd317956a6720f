import { expect, test, vi } from 'vitest';
import { findClaimedUpload, listUnclaimed } from '@/lib/uploads/server/upload-storage';

const folder = '2026-11-29';
const path = `${folder}/6f1c1f0e-6a0b-4b43-9a2e-0d3d0f1b7c11.pdf`;
const row = { storage_path: path, file_name: 'plan.pdf', kind: 'pdf', size_bytes: 90 };

const database = vi.hoisted(() => ({ holder: '' }));

vi.mock('@/lib/supabase/storage', async (original) => ({
  ...(await original<typeof import('@/lib/supabase/storage')>()),
  listObjects: async () => [path, `${folder}/nobodys.pdf`],
}));

/** Answers what stands in a table; once it has, staff have taken the mail out of the tray. */
vi.mock('@/lib/supabase/service-client', () => ({
  createServiceClient: () => ({
    from: (table: string) => {
      const answer = async () => {
        const rows = table === database.holder ? [row] : [];
        database.holder = 'quote_request_attachments';
        return rows;
      };
      const query = {
        select: () => query,
        like: () => query,
        eq: () => query,
        limit: async () => ({ data: await answer(), error: null }),
        maybeSingle: async () => ({ data: (await answer())[0] ?? null, error: null }),
      };
      return query;
    },
  }),
}));

test('a file whose mail is taken out of the tray at that moment has its place, and is found', async () => {
  database.holder = 'incoming_mail_files';
  expect(await listUnclaimed('quote', folder)).toEqual([`${folder}/nobodys.pdf`]);
  database.holder = 'incoming_mail_files';
  expect(await findClaimedUpload('quote', 'x')).toMatchObject({ path, name: 'plan.pdf' });
});
