import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pauseAfter, startLoop, type TurnResult } from '@/lib/loops/loop';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A loop whose turns end as told, "idle" afterwards. */
function counted(results: (TurnResult | Error)[] = []) {
  let turns = 0;
  const loop = startLoop('test', async () => {
    turns += 1;
    const result = results.shift() ?? 'idle';
    if (result instanceof Error) throw result;
    return result;
  });
  return { loop, turns: () => turns };
}

describe('A loop', () => {
  test('pauses longer while there is nothing to do, and doubles its pause while something is away', () => {
    expect([1, 2, 5, 60].map((inARow) => pauseAfter('idle', inARow))).toEqual([1000, 2000, 5000, 5000]);
    expect([1, 2, 3, 5, 6, 5000].map((inARow) => pauseAfter('away', inARow))).toEqual([
      1000, 2000, 4000, 16_000, 30_000, 30_000,
    ]);
    expect(pauseAfter('more', 100)).toBe(0);
    expect(pauseAfter('idle', 1, 3_600_000)).toBe(3_600_000);
  });

  test('goes on at once while there is more', async () => {
    const { loop, turns } = counted(['more', 'more', 'more']);
    await vi.advanceTimersByTimeAsync(100);
    expect(turns()).toBe(4);
    await loop.stop();
  });

  test('wakes up for a kick', async () => {
    const { loop, turns } = counted();
    await vi.advanceTimersByTimeAsync(10);
    expect(turns()).toBe(1);
    loop.kick();
    await vi.advanceTimersByTimeAsync(10);
    expect(turns()).toBe(2);
    await loop.stop();
  });

  test('does not hurry for a kick while something is away, nor dies of an error', async () => {
    const { loop, turns } = counted([new Error('oops'), 'away']);
    await vi.advanceTimersByTimeAsync(10);
    for (let kicks = 0; kicks < 50; kicks += 1) loop.kick();
    await vi.advanceTimersByTimeAsync(500);
    expect(turns()).toBe(1);
    await vi.advanceTimersByTimeAsync(600);
    expect(turns()).toBe(2);
    await vi.advanceTimersByTimeAsync(2100);
    expect(turns()).toBe(3);
    await loop.stop();
  });

  test('ends its turn before it stops, and starts no other', async () => {
    let finish: (result: TurnResult) => void = () => undefined;
    let turns = 0;
    const loop = startLoop('test', () => {
      turns += 1;
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
    let stopped = false;
    const stopping = loop.stop().then(() => {
      stopped = true;
    });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stopped).toBe(false);
    finish('more');
    await stopping;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(turns).toBe(1);
  });
});
