import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readByteCount, readMetadata } from '@/lib/uploads/server/tus';

test('a count of bytes is digits, and not too many', () => {
  expect(readByteCount('0')).toBe(0);
  expect(readByteCount('104857600')).toBe(104_857_600);
  for (const text of [null, '', ' 1', '-1', '+1', '1.0', '1e3', '0x1', '٣', '1'.repeat(13)])
    expect(readByteCount(text), String(text)).toBeNull();
});

test('a name is read from its metadata as it was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      const value = Buffer.from(name).toString('base64');
      expect(readMetadata(`filetype YQ==,filename ${value},other`, 'filename')).toBe(name);
    }),
  );
});

test('metadata that is none names nothing', () => {
  for (const header of [
    null,
    '',
    'filename',
    'filename ~',
    'filename a b',
    'name YQ==',
    `filename ${'A'.repeat(4001)}`,
  ])
    expect(readMetadata(header, 'filename') || null, String(header)).toBeNull();
});
