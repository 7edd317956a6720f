import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { askThread } from '@/lib/uploads/server/ask-thread';

const folder = mkdtempSync(path.join(tmpdir(), 'threads-'));
afterAll(() => rmSync(folder, { recursive: true }));

function threadThat(does: string): string {
  const file = path.join(folder, `${does.length}.mjs`);
  const lines = [
    "import { parentPort } from 'node:worker_threads';",
    `parentPort.once('message', (bytes) => { ${does} });`,
  ];
  writeFileSync(file, lines.join('\n'));
  return file;
}

const bytes = Uint8Array.of(1, 2, 3);
const bounds = { longestMs: 5000, mostMegabytes: 32, mostBufferMegabytes: 64 };

test('a thread gets the bytes and its first message is the answer', async () => {
  const file = threadThat('parentPort.postMessage(bytes.length); parentPort.postMessage(9);');
  expect(await askThread(file, bytes, bounds)).toBe(3);
});

test('what comes to no end is ended, in time and in memory', async () => {
  expect(await askThread(threadThat('for (;;);'), bytes, { ...bounds, longestMs: 300 })).toBeNull();
  const greedy = threadThat('const all = []; for (;;) all.push(new Array(10_000).fill(all.length));');
  expect(await askThread(greedy, bytes, { ...bounds, longestMs: 60_000, mostMegabytes: 16 })).toBeNull();
});

test('what grows outside of its JavaScript is ended too, long before its time', async () => {
  const greedy = threadThat(
    'const all = []; for (;;) if (all.length < 100) all.push(new Uint8Array(4_000_000).fill(1));',
  );
  const begun = performance.now();
  expect(await askThread(greedy, bytes, { ...bounds, longestMs: 15_000 })).toBeNull();
  expect(performance.now() - begun).toBeLessThan(10_000);
});

test('what a thread does not expect is thrown here', async () => {
  await expect(askThread(threadThat("throw new Error('unforeseen')"), bytes, bounds)).rejects.toThrow(
    'unforeseen',
  );
});
