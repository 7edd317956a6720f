import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchWithin } from '@/lib/supabase/fetch-within';

// In a thread of its own, which answers while this one is kept busy.
const served = `
  const { createServer } = require('node:http');
  const { parentPort } = require('node:worker_threads');
  const server = createServer((request, response) => {
    if (request.url === '/late') return;
    parentPort.postMessage('asked');
    setTimeout(() => response.end('{"known":true}'), 50);
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

let server: Worker;
let origin: string;

beforeAll(async () => {
  server = new Worker(served, { eval: true });
  const [port] = await once(server, 'message');
  origin = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await server.terminate();
});

test('who does not answer in time is given up', async () => {
  const started = performance.now();
  await expect(fetchWithin(100)(`${origin}/late`)).rejects.toThrow(
    expect.objectContaining({ name: 'TimeoutError' }),
  );
  expect(performance.now() - started).toBeGreaterThan(95);
});

test('who answers while this process is busy with something else has answered', async () => {
  const asked = once(server, 'message');
  const answer = fetchWithin(200)(`${origin}/`);
  await asked;
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  expect(await (await answer).json()).toEqual({ known: true });
});

test('who asked may still give up by themselves', async () => {
  const own = new AbortController();
  const answer = fetchWithin(5_000)(`${origin}/late`, { signal: own.signal });
  own.abort();
  await expect(answer).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});
