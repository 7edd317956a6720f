import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { memoryFolder } from '@/scripts/lib/memory-folder.mjs';

const gigabyte = 1024 ** 3;
const folder = { isWritable: () => true, freeBytes: () => 8 * gigabyte };

test('data of tests is in memory where there is room', () => {
  expect(memoryFolder('/in-memory', folder)).toBe('/in-memory');
});

test('and where the system keeps such where there is little, or where nothing may be written', () => {
  expect(memoryFolder('/in-memory', { ...folder, freeBytes: () => 64 * 1024 ** 2 })).toBe(os.tmpdir());
  expect(memoryFolder('/in-memory', { ...folder, isWritable: () => false })).toBe(os.tmpdir());
  expect(memoryFolder(path.join(os.tmpdir(), 'no-such-folder'))).toBe(os.tmpdir());
});
