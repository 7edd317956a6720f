import { afterAll, beforeAll, expect, test } from 'vitest';
import { stopLoops } from '@/lib/background/server/loops';
import { startBackgroundWork } from '@/lib/background/server/start-background-work';
import { createSpoolReplay } from '@/lib/quotes/server/replay-spool';
import { quoteSpool } from '@/lib/quotes/server/spool';
import { acknowledged, submit } from './support/quotes';
import { startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(async () => {
  await stopLoops();
  await stack?.stop();
});

test('fifty requests a second for ten seconds: each is acknowledged in time and stored once', async () => {
  await startBackgroundWork();
  const perSecond = 50;
  const total = perSecond * 10;
  const started = performance.now();
  const answers = Array.from({ length: total }, async (_, index) => {
    const due = started + (index * 1000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    const sent = performance.now();
    const { reference } = acknowledged(await submit());
    return { reference, milliseconds: performance.now() - sent };
  });
  const all = await Promise.all(answers);
  expect(Math.max(...all.map(({ milliseconds }) => milliseconds))).toBeLessThan(3000);

  // Those that waited on the disk, if the database was too slow for any.
  await createSpoolReplay(quoteSpool())(new AbortController().signal);
  const { data } = await stack.database.from('quote_requests').select('reference').limit(10_000);
  expect(data).toHaveLength(total);
  expect(new Set(data?.map(({ reference }) => reference))).toEqual(
    new Set(all.map(({ reference }) => reference)),
  );
  expect(await stack.count('outbox_messages')).toBe(2 * total);
  const times = all.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  if (process.env.SHOW_LOG) console.log('p50', times[total / 2], 'p99', times[Math.floor(total * 0.99)]);
});
