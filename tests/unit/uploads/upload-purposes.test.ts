import { expect, test } from 'vitest';
import { partsOnlyAccept } from '@/lib/uploads/artwork';
import { acceptedKinds, fileKinds, uploadTarget } from '@/lib/uploads/upload-purposes';

test('no two kinds of file share a name', () => {
  const names = fileKinds.flatMap((kind) => [...kind.mimeTypes, ...kind.extensions]);
  expect(new Set(names).size).toBe(names.length);
  const phones = ['.heic', '.heif'];
  expect(names).not.toEqual(expect.arrayContaining(phones));
  const offered = `${uploadTarget('quote').accept},${partsOnlyAccept}`.split(',');
  expect(offered.filter((name) => !phones.includes(name))).toEqual(names);
  expect(offered).toEqual(expect.arrayContaining(phones));
});

test('an application takes PDF and nothing else', () => {
  expect(acceptedKinds('application').map(({ id }) => id)).toEqual(['pdf']);
  expect(uploadTarget('application').accept).toBe('application/pdf,.pdf');
});
