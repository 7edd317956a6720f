import { beforeEach, expect, test, vi } from 'vitest';
import { removePersonalFiles, requestBuckets } from '@/lib/erasure/server/personal-files';
import { photoBucket } from '@/lib/jobs/server/photo-files';
import { offerBucket } from '@/lib/offers/server/offer-files';
import { proofBucket } from '@/lib/proofs/server/proof-files';

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
  expect([...requestBuckets].sort()).toEqual([photoBucket, offerBucket, proofBucket].sort());
  expect(await removePersonalFiles()).toBe(true);
  expect(removeForgottenFiles).toHaveBeenCalledOnce();
  expect(removeListedFiles.mock.calls.flat()).toEqual([...requestBuckets]);
});

test('when one kind must wait the others go, and the receipt does not say that all are gone', async () => {
  removeForgottenFiles.mockRejectedValue(new Error('away'));
  expect(await removePersonalFiles()).toBe(false);
  expect(removeListedFiles).toHaveBeenCalledTimes(requestBuckets.length);
  removeForgottenFiles.mockResolvedValue(0);
  removeListedFiles.mockImplementation(async (bucket: string) => {
    if (bucket === offerBucket) throw new Error('away');
    return 0;
  });
  expect(await removePersonalFiles()).toBe(false);
});
