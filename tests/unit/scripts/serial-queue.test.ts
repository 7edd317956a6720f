import { expect, test } from 'vitest';
import { createSerialQueue } from '@/scripts/lib/serial-queue.mjs';

const onStuck = () => {
  throw new Error('stuck');
};

test('runs one job after the other and goes on after one that fails', async () => {
  const order: string[] = [];
  const queue = createSerialQueue({ longestJobMs: 1000, onStuck });
  const results = await Promise.allSettled([
    queue.run(async () => void order.push('first')),
    queue.run(async () => {
      throw new Error('second');
    }),
    queue.run(async () => order.push('third')),
  ]);
  expect(order).toEqual(['first', 'third']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('gives no result before it is kept, and keeps those that wait together', async () => {
  const events: string[] = [];
  const queue = createSerialQueue({
    longestJobMs: 1000,
    onStuck,
    keep: async () => void events.push('kept'),
  });
  const job = (name: string) =>
    queue.run(async () => void events.push(`${name} ran`)).then(() => events.push(`${name} answered`));
  await Promise.all([job('a'), job('b')]);
  expect(events).toEqual(['a ran', 'b ran', 'kept', 'a answered', 'b answered']);
});

test('does not let a long queue hold up what is done', async () => {
  const answered: string[] = [];
  const queue = createSerialQueue({ longestJobMs: 1000, onStuck });
  const job = (name: string) =>
    queue.run(() => new Promise((resolve) => setTimeout(resolve, 15))).then(() => answered.push(name));
  const jobs = ['a', 'b', 'c'].map(job);
  await jobs[0];
  expect(answered).toEqual(['a']);
  await Promise.all(jobs);
});

test('a job fails when what it did cannot be kept, and the next is tried again', async () => {
  let broken = true;
  const queue = createSerialQueue({
    longestJobMs: 1000,
    onStuck,
    keep: async () => {
      if (broken) throw new Error('disk');
    },
  });
  await expect(queue.run(async () => 'done')).rejects.toThrow('disk');
  broken = false;
  await expect(queue.run(async () => 'done')).resolves.toBe('done');
});
