import { expect, test } from 'vitest';
import { createTimeBudget } from '@/lib/mail/time-budget';

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('what is done in time gives what it gives, and leaves the rest of the time to others', async () => {
  const budget = createTimeBudget(10_000);
  expect(await budget.spend(async () => 'drawn')).toBe('drawn');
  await expect(budget.spend(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(budget.isSpent()).toBe(false);
});

test('nobody waits for what is not done in time, nor for what fails later', async () => {
  const budget = createTimeBudget(20);
  const late = after(60).then(() => Promise.reject(new Error('too late')));
  await expect(budget.spend(() => late)).rejects.toThrow('time');
  expect(budget.isSpent()).toBe(true);
  await expect(late).rejects.toThrow('too late');
});

test('the time is counted over all of the work', async () => {
  const budget = createTimeBudget(200);
  await budget.spend(() => after(120));
  expect(budget.isSpent()).toBe(false);
  await expect(budget.spend(() => after(1000))).rejects.toThrow('time');
  expect(budget.isSpent()).toBe(true);
});

test('one piece of work is done after the other, and one that fails holds up no other', async () => {
  const budget = createTimeBudget(10_000);
  let [running, most] = [0, 0];
  const work = async (name: string) => {
    running += 1;
    most = Math.max(most, running);
    await after(10);
    running -= 1;
    if (name === 'b') throw new Error('broken');
    return name;
  };
  const done = await Promise.allSettled(['a', 'b', 'c'].map((name) => budget.spend(() => work(name))));
  expect(done.map((each) => (each.status === 'fulfilled' ? each.value : 'failed'))).toEqual([
    'a',
    'failed',
    'c',
  ]);
  expect(most).toBe(1);
});

test('what waits for its turn when the time is over is not begun', async () => {
  const budget = createTimeBudget(20);
  let begun = 0;
  const asked = [1, 2, 3].map(() =>
    budget.spend(() => {
      begun += 1;
      return new Promise<never>(() => {});
    }),
  );
  const ends = await Promise.allSettled(asked);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(begun).toBe(1);
});
