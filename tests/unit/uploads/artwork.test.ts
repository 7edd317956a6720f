import { expect, test } from 'vitest';
import { isSentInParts, maxArtworkBytes, partBytes, partsOnlyAccept } from '@/lib/uploads/artwork';
import { sniffArtwork } from '@/lib/uploads/server/store-artwork';
import { pieceBytes, piecePaths } from '@/lib/uploads/server/upload-storage';
import { fileKinds, maxFileBytes, uploadTarget } from '@/lib/uploads/upload-purposes';

test('what a form takes is sent with it, what it does not take in parts', () => {
  expect(isSentInParts({ name: 'plan.pdf', size: maxFileBytes })).toBe(false);
  expect(isSentInParts({ name: 'plan.pdf', size: maxFileBytes + 1 })).toBe(true);
  for (const name of ['a.tif', 'a.TIFF', 'a.psd', 'a.psb'])
    expect(isSentInParts({ name, size: 1 })).toBe(true);
  expect(isSentInParts({ name: 'a.tif.png', size: 1 })).toBe(false);
  expect(isSentInParts({ name: 'a.tif', size: 0 })).toBe(false);
});

test('the field offers every kind that is stored', () => {
  const offered = `${uploadTarget('quote').accept},${partsOnlyAccept}`.split(',');
  for (const { extensions, mimeTypes } of fileKinds)
    expect(offered).toEqual(expect.arrayContaining([...extensions, ...mimeTypes]));
});

test('a part fits into what the middleware passes, a piece into what storage takes, and the largest file into its pieces', () => {
  expect(partBytes).toBeLessThan(maxFileBytes);
  expect(pieceBytes).toBeLessThan(maxFileBytes);
  expect(Math.ceil(maxArtworkBytes / pieceBytes)).toBe(13);
});

test('pieces lie beside the first, under paths that the database knows', () => {
  const id = '5eed0000-0000-4000-8002-000000000001';
  expect(piecePaths(`2026-11-24/${id}.pdf`, 1)).toEqual([`2026-11-24/${id}.pdf`]);
  expect(piecePaths(`2026-11-24/${id}.tif`, 3)).toEqual([
    `2026-11-24/${id}.tif`,
    `2026-11-24/${id}-2.tif`,
    `2026-11-24/${id}-3.tif`,
  ]);
});

test('a drawing whose first piece ends within a letter is still one', async () => {
  const head = Buffer.from('<svg xmlns="x"><g/>€€€');
  for (let cut = 0; cut < 6; cut += 1)
    expect(await sniffArtwork(head.subarray(0, head.length - cut), 'a.svg'), String(cut)).toBe('svg');
  expect(await sniffArtwork(Buffer.concat([head, Buffer.from([0xff])]), 'a.svg')).toBeNull();
});

test('layered and printers’ pictures are told by their marks', async () => {
  const begin = (mark: string) => Buffer.from(`${mark}${'\x01'.repeat(100)}`, 'latin1');
  expect(await sniffArtwork(begin('II*\0'), 'a.tif')).toBe('tiff');
  expect(await sniffArtwork(begin('MM\0*'), 'A.TIFF')).toBe('tiff');
  // Photos of cameras are made of the same.
  expect(await sniffArtwork(begin('II*\0'), 'a.nef')).toBeNull();
  expect(await sniffArtwork(begin('8BPS\0\x02'), 'a.psb')).toBe('psd');
  expect(await sniffArtwork(begin('8BPS\0\x03'), 'a.psd')).toBeNull();
  expect(await sniffArtwork(begin('PK\x03\x04'), 'a.zip')).toBeNull();
});
