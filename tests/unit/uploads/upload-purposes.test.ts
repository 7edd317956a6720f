import { expect, test } from 'vitest';
import { partsOnlyAccept } from '@/lib/uploads/artwork';
import { acceptedKinds, fileKinds, uploadTarget } from '@/lib/uploads/upload-purposes';

test('no two kinds of file share a name', () => {
  const names = fileKinds.flatMap((kind) => [...kind.mimeTypes, ...kind.extensions]);
  expect(new Set(names).size).toBe(names.length);
  expect(`${uploadTarget('quote').accept},${partsOnlyAccept}`.split(',')).toEqual(names);
});

test('an application takes PDF and nothing else', () => {
  expect(acceptedKinds('application').map(({ id }) => id)).toEqual(['pdf']);
  expect(uploadTarget('application').accept).toBe('application/pdf,.pdf');
});
