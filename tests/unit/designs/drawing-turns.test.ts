import { beforeEach, expect, test, vi } from 'vitest';
import { drawInTurn } from '@/app/_designs/drawing-turns';

beforeEach(() => {
  // What stands in line is the process's own.
  Reflect.deleteProperty(globalThis, Symbol.for('designs.drawingTurns'));
});

test('one drawing is made at a time, whoever asks', async () => {
  let atWork = 0;
  let most = 0;
  const draw = async () => {
    atWork += 1;
    most = Math.max(most, atWork);
    await new Promise((resolve) => setImmediate(resolve));
    atWork -= 1;
    return 'drawn';
  };
  const all = await Promise.all(Array.from({ length: 20 }, (_, at) => drawInTurn(`place ${at % 5}`, draw)));
  expect(all).toEqual(Array.from({ length: 20 }, () => ({ drawn: 'drawn' })));
  expect(most).toBe(1);
});

test('a place has a page’s worth of them, and others are drawn for meanwhile', async () => {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const ofOne = Array.from({ length: 12 }, () => drawInTurn('one', () => ended));
  expect(await drawInTurn('one', async () => 'too many')).toBe('placeBusy');
  const other = drawInTurn('other', async () => 'drawn');
  end();
  await Promise.all(ofOne);
  expect(await other).toEqual({ drawn: 'drawn' });
});

test('one that fails leaves its turn to the next', async () => {
  const failing = drawInTurn('one', () => Promise.reject(new Error('No such font')));
  const next = drawInTurn('two', async () => 'drawn');
  await expect(failing).rejects.toThrow('No such font');
  expect(await next).toEqual({ drawn: 'drawn' });
});

test('who waits too long is told', async () => {
  vi.useFakeTimers();
  let end: () => void = () => undefined;
  const first = drawInTurn('one', () => new Promise<void>((resolve) => (end = resolve)));
  const second = drawInTurn('two', async () => 'drawn');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await second).toBe('busy');
  end();
  await first;
  vi.useRealTimers();
});
