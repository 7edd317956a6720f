import { expect, test } from 'vitest';
import { laterType } from '@/lib/security/later-script';
import { prePaintScript } from '@/lib/security/pre-paint';

test('the script of a page asleep begins after the first frame, once', () => {
  const begun: unknown[] = [];
  const script = { type: laterType };
  const document = {
    cookie: '',
    referrer: '',
    documentElement: { dataset: {} },
    querySelector: (selector: string) => (selector === `[type=${script.type}]` ? script : null),
    head: { append: (element: unknown) => begun.push(element) },
  };
  const frames: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const run = new Function(
    'document',
    'navigator',
    'location',
    'performance',
    'requestAnimationFrame',
    'setTimeout',
    prePaintScript,
  );
  const begin = () =>
    run(
      document,
      {},
      { origin: '' },
      { getEntriesByType: () => [{ type: 'reload' }] },
      (task: () => void) => frames.push(task),
      (task: () => void) => timers.push(task),
    );
  begin();
  begin();
  for (const frame of frames) frame();
  expect(begun).toEqual([]);
  for (const timer of timers) timer();
  expect(begun).toEqual([script]);
  expect(script.type).toBe('');
});
