import { spawn } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSpoolReplay } from '@/lib/forms/server/replay-spool';
import { quoteSubmissions } from '@/lib/quotes/server/quote-submissions';
import { findNode } from '@/scripts/lib/stack.mjs';
import { type SlowProxy, startSlowProxy } from '../integration/support/slow-proxy';
import { startTestStack, type TestStack } from '../integration/support/test-stack';

let stack: TestStack;
let proxy: SlowProxy;
const neverStopping = new AbortController().signal;

// Said when a test fails; given as KILL_SEED, the kills come after the same delays again.
const seed = process.env.KILL_SEED ?? String(randomInt(1_000_000));

/** Up to a tenth of a second, milliseconds; always the same for one name and seed. */
function delayOf(name: string): number {
  const [first = 0] = createHash('sha256').update(`${seed} ${name}`).digest();
  return (first / 256) * 100;
}

beforeAll(async () => {
  stack = await startTestStack(async ({ backendUrl }) => {
    proxy = await startSlowProxy(backendUrl);
    return { SUPABASE_URL: proxy.url };
  });
});

afterAll(async () => {
  await proxy?.close();
  await stack?.stop();
});

/** Runs a site that does one thing, kills it -9 so many milliseconds after its first such word, and returns all it said. */
async function runUntilKilled(
  work: string,
  prefix: string,
  firstWord: string,
  milliseconds: number,
): Promise<string[]> {
  const hooks = path.resolve('scripts/lib/typescript-hooks.mjs');
  const script = path.resolve('tests/integration/support/doomed-site.ts');
  const child = spawn(findNode(), ['--import', hooks, script, work, prefix], {
    env: process.env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stderr });
  const ended = new Promise((resolve) => reader.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    reader.on('line', (line) => {
      lines.push(line);
      if (line.startsWith(firstWord)) resolve();
    });
    child.once('exit', () => reject(new Error(`The site ended by itself: ${lines.join('\n')}`)));
  });
  child.removeAllListeners('exit');
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  child.kill('SIGKILL');
  await ended;
  return lines;
}

test('whatever was acknowledged survives kill -9 of the site, whole and once', async () => {
  proxy.refuse();
  const rounds = 6;
  const said = await Promise.all(
    Array.from({ length: 2 }, async (_, lane) => {
      const lines: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const name = `lane${lane}.round${round}`;
        lines.push(...(await runUntilKilled('submit', name, 'ack', delayOf(name))));
      }
      return lines;
    }),
  );
  const acknowledged = said.flat().flatMap((line) => {
    const [word, email, reference] = line.split(' ');
    return word === 'ack' && email && reference ? [{ email, reference }] : [];
  });
  expect(acknowledged.length, `KILL_SEED=${seed}`).toBeGreaterThanOrEqual(2 * rounds);

  const { folder } = quoteSubmissions.openSpool();
  const names = await readdir(folder);
  const finished = names.filter((name) => name.endsWith('.json'));
  const waiting = await Promise.all(
    finished.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')).record),
  );
  const waitingMails = new Set(waiting.map((record) => record.email));
  for (const { email } of acknowledged) expect(waitingMails, `KILL_SEED=${seed}`).toContain(email);

  // Killed again and again while it carries them over, until they are all there.
  proxy.release();
  await Promise.all([runUntilKilled('replay', '', 'ready', 150), runUntilKilled('replay', '', 'ready', 250)]);
  await runUntilKilled('replay', '', 'ready', 200);
  const turn = createSpoolReplay(quoteSubmissions);
  await turn(neverStopping);

  const { data } = await stack.database
    .from('quote_requests')
    .select('email, reference')
    .like('email', '%@kill.test')
    .limit(10_000);
  const stored = data ?? [];
  expect(new Set(stored.map(({ email }) => email)).size, `KILL_SEED=${seed}`).toBe(stored.length);
  expect(stored, `KILL_SEED=${seed}`).toHaveLength(waiting.length);
  for (const { email, reference } of acknowledged)
    expect(stored, `KILL_SEED=${seed}`).toContainEqual({ email, reference });
  expect((await readdir(folder)).filter((name) => name.endsWith('.json'))).toEqual([]);
}, 120_000);
