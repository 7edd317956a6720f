import { expect, test, vi } from 'vitest';
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

test('what is done at once spends the time once, and a piece that fails holds up no other', async () => {
  const budget = createTimeBudget(10_000);
  const work = async (name: string) => {
    await after(10);
    if (name === 'b') throw new Error('broken');
    return name;
  };
  const done = await Promise.allSettled(['a', 'b', 'c'].map((name) => budget.spend(() => work(name))));
  expect(done.map((each) => (each.status === 'fulfilled' ? each.value : 'failed'))).toEqual([
    'a',
    'failed',
    'c',
  ]);
  const short = createTimeBudget(400);
  await Promise.all(Array.from({ length: 5 }, () => short.spend(() => after(120))));
  expect(short.isSpent()).toBe(false);
  await expect(short.spend(() => after(2000))).rejects.toThrow('time');
  expect(short.isSpent()).toBe(true);
});

test('what begins later than the rest is given no more time', async () => {
  vi.useFakeTimers();
  const budget = createTimeBudget(100);
  const ended: string[] = [];
  const ask = (name: string) => budget.spend(() => new Promise(() => {})).catch(() => ended.push(name));
  ask('first');
  await vi.advanceTimersByTimeAsync(60);
  ask('second');
  await vi.advanceTimersByTimeAsync(39);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toEqual(['first', 'second']);
  vi.useRealTimers();
});

test('what waits for its turn when the time is over is told so, and what is asked for later is not begun', async () => {
  const budget = createTimeBudget(20);
  let begun = 0;
  const signals: AbortSignal[] = [];
  const work = (over: AbortSignal) => {
    begun += 1;
    signals.push(over);
    return new Promise<never>(() => {});
  };
  const ends = await Promise.allSettled([1, 2, 3].map(() => budget.spend(work)));
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
  await expect(budget.spend(work)).rejects.toThrow('time');
  expect(begun).toBe(3);
});

test('what is done in time is not told that the time is over', async () => {
  const budget = createTimeBudget(30);
  const signal = await budget.spend(async (over) => over);
  await expect(budget.spend(() => after(1000))).rejects.toThrow('time');
  expect(signal.aborted).toBe(false);
});
