import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { memoryFolder } from '@/scripts/lib/memory-folder.mjs';
import { findFreePorts } from '@/scripts/lib/ports.mjs';
import { backendArguments, findNode } from '@/scripts/lib/stack.mjs';
import { startMaillessStack } from './support/test-stack';

// F15: what the backend has answered is there after a power cut, and so is the way to start.

const disk = pathToFileURL(path.resolve('tests/integration/support/forgetful-disk.mjs')).href;
/** A start takes seconds; POWER_CUTS asks for more of them by hand. */
const cuts = Number(process.env.POWER_CUTS ?? 3);
const file = Buffer.from('A plan of a van, as a visitor sends it.');
let root: string;
let secretKey: string;
let backend: ChildProcess | null = null;
let url: string;

beforeAll(async () => {
  const stack = await startMaillessStack();
  secretKey = stack.secretKey;
  await stack.backend.kill();
  root = await mkdtemp(path.join(memoryFolder(), 'power-cut-'));
  cpSync(stack.dataDir, path.join(root, 'data-0'), { recursive: true });
  await stack.stop();
});
afterEach(cutPower);
afterAll(() => rm(root, { recursive: true, force: true }));

/** Starts the backend on a folder of a disk that keeps in another folder what is flushed. */
async function startBackend(dataDir: string, survivingDir: string): Promise<void> {
  const [port = 0] = await findFreePorts(1);
  url = `http://127.0.0.1:${port}`;
  const child = spawn(findNode(), ['--import', disk, ...backendArguments()], {
    env: { ...process.env, DATA_DIR: dataDir, SURVIVING_DIR: survivingDir, BACKEND_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  backend = child;
  const message = await new Promise((resolve) => {
    child.once('message', resolve);
    child.once('exit', (code) => resolve({ type: 'exit', code }));
  });
  expect(message).toEqual({ type: 'ready' });
}

async function cutPower(): Promise<void> {
  const child = backend;
  backend = null;
  if (!child || child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

const ask = (target: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  fetch(`${url}${target}`, {
    ...init,
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, ...init.headers },
  });

async function store(bucket: string): Promise<string> {
  const body = JSON.stringify({ bucket, max_count: 5, window_seconds: 86_400 });
  const headers = { 'content-type': 'application/json' };
  const answer = await ask('/rest/v1/rpc/consume_rate_limit', { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  return bucket;
}

async function listStored(): Promise<string[]> {
  const answer = await ask('/rest/v1/rate_limits?select=bucket&limit=10000');
  return ((await answer.json()) as { bucket: string }[]).map(({ bucket }) => bucket);
}

test.skipIf(!existsSync('/proc/self/fd'))(
  `${cuts} power cuts soon after a start lose nothing that was answered, and no start`,
  async () => {
    const acknowledged: string[] = [];
    for (let cut = 0; cut < cuts; cut += 1) {
      await startBackend(path.join(root, `data-${cut}`), path.join(root, `data-${cut + 1}`));
      expect(await listStored()).toEqual(expect.arrayContaining(acknowledged));
      for (let one = 0; one < 5; one += 1) acknowledged.push(await store(`cut-${cut}-${one}`));
      // Those that wait for one flush together.
      const together = Array.from({ length: 15 }, (_, one) => store(`cut-${cut}-together-${one}`));
      acknowledged.push(...(await Promise.all(together)));
      await cutPower();
    }
    await startBackend(path.join(root, `data-${cuts}`), path.join(root, 'after'));
    const stored = await listStored();
    expect(acknowledged).toHaveLength(20 * cuts);
    expect(acknowledged.filter((bucket) => !stored.includes(bucket))).toEqual([]);

    const bucket = JSON.stringify({ id: 'plans', name: 'plans' });
    const json = { 'content-type': 'application/json' };
    await ask('/storage/v1/bucket', { method: 'POST', headers: json, body: bucket });
    const sent = await ask('/storage/v1/object/plans/plan.txt', { method: 'POST', body: file });
    expect(sent.status).toBe(200);
    await cutPower();
    await startBackend(path.join(root, 'after'), path.join(root, 'later'));
    const found = await ask('/storage/v1/object/plans/plan.txt');
    expect(Buffer.from(await found.arrayBuffer())).toEqual(file);
  },
  80_000 * cuts,
);

test('what a cut has left of the lock of PostgreSQL, or of a database in the making, stops no start', async () => {
  const folder = path.join(root, 'data-0');
  await writeFile(path.join(folder, 'database', 'postmaster.pid'), '');
  await startBackend(folder, path.join(root, 'other'));
  await cutPower();

  const young = path.join(root, 'young');
  cpSync(path.join(folder, 'backend.json'), path.join(young, 'backend.json'));
  cpSync(path.join(folder, 'database', 'PG_VERSION'), path.join(young, 'database', 'PG_VERSION'));
  await writeFile(path.join(young, 'database-unfinished'), '');
  await startBackend(young, path.join(root, 'grown'));
  await store('first');
  expect(existsSync(path.join(young, 'database-unfinished'))).toBe(false);
  expect(await readFile(path.join(root, 'grown', 'backend.json'), 'utf8')).toContain(secretKey);
}, 240_000);
