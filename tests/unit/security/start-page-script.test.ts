import { expect, test } from 'vitest';
import { laterType } from '@/lib/security/later-script';
import { prePaintScript } from '@/lib/security/pre-paint';

test('the script of a page asleep begins after the first paint, once', () => {
  const begun: unknown[] = [];
  const script = { type: laterType };
  const document = {
    cookie: '',
    referrer: '',
    documentElement: { dataset: {} },
    querySelector: (selector: string) => (selector === `[type=${script.type}]` ? script : null),
    head: { append: (element: unknown) => begun.push(element) },
  };
  const told: (() => void)[] = [];
  const wanted: unknown[] = [];
  class PerformanceObserver {
    constructor(tell: () => void) {
      told.push(tell);
    }
    observe(options: unknown) {
      wanted.push(options);
    }
  }
  const run = new Function(
    'document',
    'navigator',
    'location',
    'performance',
    'PerformanceObserver',
    prePaintScript,
  );
  run(document, {}, { origin: '' }, { getEntriesByType: () => [{ type: 'reload' }] }, PerformanceObserver);
  expect(wanted).toEqual([{ type: 'paint' }]);
  expect(begun).toEqual([]);
  // The browser tells of the first paint and of the first one with contents.
  for (const _ of ['first-paint', 'first-contentful-paint']) told[0]?.();
  expect(begun).toEqual([script]);
  expect(script.type).toBe('');
});
