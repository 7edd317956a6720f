import { expect, test } from 'vitest';
import { createUploadQueue, noUploads, type SendOne, type ShownUploads } from '@/components/ui/upload-queue';

const file = (name: string) => new File(['x'], name);

/** A queue whose files wait until they are let through, and what it shows. */
function someQueue(refused: Record<string, { text: string; mayBeTakenLater?: boolean }> = {}) {
  let shown: ShownUploads<string> = noUploads;
  const queue = createUploadQueue<string>((change) => {
    shown = { ...shown, ...change };
  });
  const arrived: string[] = [];
  const gates: (() => void)[] = [];
  const sendOne: SendOne<string> = async ({ name }, _report, about) => {
    await new Promise<void>((resolve) => gates.push(resolve));
    arrived.push(`${name}: ${about}`);
    return refused[name] ?? null;
  };
  return {
    arrived,
    shown: () => shown,
    send: (names: string[], about: string) =>
      queue(
        names.map((name) => ({ file: file(name), about })),
        sendOne,
      ),
    again: () => queue(shown.waiting, sendOne),
    /** Lets the one that is on its way arrive. */
    pass: async () => {
      while (gates.length === 0) await Promise.resolve();
      gates.shift()?.();
    },
  };
}

test('files that come while others go up wait behind them, each with what was said of it then', async () => {
  const { send, pass, arrived, shown } = someQueue();
  const first = send(['a', 'b'], 'before');
  await pass();
  const second = send(['c'], 'after');
  await pass();
  expect(await first).toEqual({ kept: 2, failed: 0 });
  expect(shown().progress).not.toBeNull();
  await pass();
  expect(await second).toEqual({ kept: 1, failed: 0 });
  expect(arrived).toEqual(['a: before', 'b: before', 'c: after']);
  expect(shown()).toEqual({ progress: null, problems: [], waiting: [], kept: 3 });
});

test('what was refused of the first is said at the end, and goes once more with what was said of it', async () => {
  const refused: Record<string, { text: string; mayBeTakenLater?: boolean }> = {
    a: { text: 'Offline', mayBeTakenLater: true },
    b: { text: 'No photo' },
  };
  const { send, pass, again, arrived, shown } = someQueue(refused);
  const first = send(['a', 'b'], 'before');
  const second = send(['c'], 'after');
  for (let one = 0; one < 2; one += 1) await pass();
  expect(await first).toEqual({ kept: 0, failed: 2 });
  expect(shown().problems).toEqual([]);
  await pass();
  expect(await second).toEqual({ kept: 1, failed: 0 });
  expect(shown().problems).toEqual([
    { name: 'a', text: 'Offline' },
    { name: 'b', text: 'No photo' },
  ]);
  expect(shown().kept).toBe(1);
  delete refused.a;
  const resent = again();
  expect(shown().problems).toEqual([]);
  await pass();
  expect(await resent).toEqual({ kept: 1, failed: 0 });
  expect(arrived.at(-1)).toBe('a: before');
});

test('what waits is kept while others are taken, until it is sent once more', async () => {
  const refused: Record<string, { text: string; mayBeTakenLater?: boolean }> = {
    a: { text: 'Offline', mayBeTakenLater: true },
    b: { text: 'No photo' },
  };
  const { send, pass, again, arrived, shown } = someQueue(refused);
  const first = send(['a', 'b'], 'before');
  for (let one = 0; one < 2; one += 1) await pass();
  await first;
  const offline = [{ name: 'a', text: 'Offline' }];
  const next = send(['c'], 'after');
  expect(shown()).toMatchObject({ problems: offline, waiting: [{ about: 'before' }], kept: 0 });
  await pass();
  await next;
  expect(shown()).toMatchObject({ problems: offline, waiting: [{ about: 'before' }], kept: 1 });
  delete refused.a;
  // Another one is on its way: what is sent once more goes behind, and cannot be sent a third time.
  const another = send(['d'], 'after');
  const resent = again();
  expect(shown()).toMatchObject({ problems: [], waiting: [] });
  for (let one = 0; one < 2; one += 1) await pass();
  await another;
  expect(await resent).toEqual({ kept: 1, failed: 0 });
  expect(arrived).toEqual(['a: before', 'b: before', 'c: after', 'd: after', 'a: before']);
  expect(shown()).toEqual({ progress: null, problems: [], waiting: [], kept: 2 });
});

test('nothing is sent of an empty list, and what breaks off holds nothing up', async () => {
  const { send, pass, shown } = someQueue();
  expect(await send([], '')).toBeNull();
  const broken = createUploadQueue<string>(() => undefined);
  const lost = broken([{ file: file('a'), about: '' }], () => Promise.reject(new Error('Gone')));
  const next = broken([{ file: file('b'), about: '' }], async () => null);
  await expect(lost).rejects.toThrow('Gone');
  expect(await next).toEqual({ kept: 1, failed: 0 });
  const sent = send(['a'], '');
  await pass();
  await sent;
  expect(shown().kept).toBe(1);
});
