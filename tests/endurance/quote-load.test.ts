import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSpoolReplay } from '@/lib/forms/server/replay-spool';
import { stopLoops } from '@/lib/loops/loops';
import { quoteSubmissions } from '@/lib/quotes/server/quote-submissions';

import { startBackgroundWork } from '@/lib/site/background';
import { acknowledged, submit } from '../integration/support/quotes';
import { startTestStack, type TestStack } from '../integration/support/test-stack';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(async () => {
  await stopLoops();
  await stack?.stop();
});

test('fifty requests a second for ten seconds: each is acknowledged and stored once', async () => {
  await startBackgroundWork();
  const perSecond = 50;
  const total = perSecond * 10;
  const started = performance.now();
  const answers = Array.from({ length: total }, async (_, index) => {
    const due = started + (index * 1000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    return acknowledged(await submit()).reference;
  });
  const references = await Promise.all(answers);

  // Those that waited on the disk, if the database was too slow for any.
  await createSpoolReplay(quoteSubmissions)(new AbortController().signal);
  const { data } = await stack.database.from('quote_requests').select('reference').limit(10_000);
  expect(data).toHaveLength(total);
  expect(new Set(data?.map(({ reference }) => reference))).toEqual(new Set(references));
  expect(await stack.count('outbox_messages')).toBe(2 * total);
}, 90_000);
