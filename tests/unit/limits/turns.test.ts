import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTurns, type EndTurn } from '@/lib/limits/turns';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const bounds = { atWork: 2, perPlace: 3, waiting: 2, waitMilliseconds: 1000 };

test('lets in so many, the others in the order they came', async () => {
  const turns = createTurns(bounds);
  const [first] = [await turns.take('a'), await turns.take('b')] as EndTurn[];
  const came: string[] = [];
  const waiting = ['c', 'd'].map((place) => turns.take(place).then(() => came.push(place)));
  expect(await turns.take('e')).toBe('busy');
  first?.();
  await waiting[0];
  expect(came).toEqual(['c']);
});

test('keeps one place from filling the line', async () => {
  const turns = createTurns(bounds);
  const held = [await turns.take('a'), await turns.take('a')] as EndTurn[];
  void turns.take('a');
  expect(await turns.take('a')).toBe('placeBusy');
  const other = turns.take('b');
  for (const end of held) end();
  expect(await other).toBeTypeOf('function');
});

test('gives up for who has waited too long, and lets the next one in', async () => {
  const turns = createTurns(bounds);
  const held = [await turns.take('a'), await turns.take('b')] as EndTurn[];
  const late = turns.take('c');
  await vi.advanceTimersByTimeAsync(1001);
  expect(await late).toBe('busy');
  const next = turns.take('d');
  held[0]?.();
  expect(await next).toBeTypeOf('function');
});

test('a turn ended twice frees one place', async () => {
  const turns = createTurns(bounds);
  const [first] = [await turns.take('a'), await turns.take('b')] as EndTurn[];
  first?.();
  first?.();
  expect(await turns.take('c')).toBeTypeOf('function');
  let isIn = false;
  void turns.take('d').then(() => {
    isIn = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  expect(isIn).toBe(false);
});
