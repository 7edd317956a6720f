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
