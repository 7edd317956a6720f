import { beforeEach, expect, test, vi } from 'vitest';
import { removePersonalFiles } from '@/lib/erasure/server/personal-files';
import { purgePhotoFiles } from '@/lib/jobs/server/photo-files';
import { purgeOfferFiles } from '@/lib/offers/server/offer-files';
import { purgeProofFiles } from '@/lib/proofs/server/proof-files';

const { removeForgottenFiles, removeListedFiles } = vi.hoisted(() => ({
  removeForgottenFiles: vi.fn(),
  removeListedFiles: vi.fn(),
}));
vi.mock('@/lib/uploads/server/remove-forgotten-files', () => ({ removeForgottenFiles, removeListedFiles }));
vi.mock('@/lib/log/incident', () => ({ incident: vi.fn() }));

beforeEach(() => {
  removeForgottenFiles.mockReset().mockResolvedValue(0);
  removeListedFiles.mockReset().mockResolvedValue(0);
});

test('an erasure removes the files of offers, proofs and photos of the work', async () => {
  expect(await removePersonalFiles()).toBe(true);
  expect(removeForgottenFiles).toHaveBeenCalledOnce();
  const removed = removeListedFiles.mock.calls.flat();
  expect(removed.toSorted()).toEqual(['job-photos', 'offers', 'proofs']);
  // Where the domains keep them.
  removeListedFiles.mockClear();
  for (const purge of [purgeOfferFiles, purgeProofFiles, purgePhotoFiles]) await purge();
  expect(removed).toEqual(removeListedFiles.mock.calls.flat());
});

test('when one kind must wait the others go, and the receipt does not say that all are gone', async () => {
  removeForgottenFiles.mockRejectedValue(new Error('away'));
  expect(await removePersonalFiles()).toBe(false);
  expect(removeListedFiles).toHaveBeenCalledTimes(3);
  removeForgottenFiles.mockResolvedValue(0);
  removeListedFiles.mockImplementation(async (bucket: string) => {
    if (bucket === 'offers') throw new Error('away');
    return 0;
  });
  expect(await removePersonalFiles()).toBe(false);
});
