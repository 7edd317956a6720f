import { describe, expect, test } from 'vitest';
import { createLine } from '@/lib/limits/line';
import { atOnce, gently, type Steps } from '@/lib/limits/steps';

function* count(to: number, seen: number[]): Steps<string> {
  for (let step = 1; step <= to; step += 1) {
    seen.push(step);
    yield;
  }
  return `${to}`;
}

describe('Work in steps', () => {
  test('is done in one go', () => {
    const seen: number[] = [];
    expect(atOnce(count(3, seen))).toBe('3');
    expect(seen).toEqual([1, 2, 3]);
  });

  test('rests after every step', async () => {
    const seen: number[] = [];
    const rested: number[] = [];
    const done = gently(count(3, seen), async () => {
      rested.push(seen.length);
    });
    expect(seen).toEqual([1]);
    expect(await done).toBe('3');
    expect(rested).toEqual([1, 2, 3]);
  });
});

test('a line does one thing after the other, and goes on after what failed', async () => {
  const inTurn = createLine();
  const said: string[] = [];
  const say = (word: string) => async () => {
    said.push(`${word} begins`);
    await new Promise(setImmediate);
    said.push(`${word} ends`);
    if (word === 'two') throw new Error(word);
    return word;
  };
  const all = await Promise.allSettled(['one', 'two', 'three'].map((word) => inTurn(say(word))));
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(said).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends']);
});
