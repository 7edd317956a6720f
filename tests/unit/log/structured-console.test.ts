import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { incident } from '@/lib/log/incident';
import { structureConsole } from '@/lib/log/server/structured-console';

const { warn, error } = console;
let lines: Record<string, unknown>[] = [];

beforeEach(() => {
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(
      ...String(text)
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    );
    return true;
  });
  structureConsole();
});
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(console, { warn, error });
});

const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test('what a package prints is one redacted line', async () => {
  console.error(' ⨯ ', new Error('no row for lieve@bakkerij.test\nin quotes'));
  console.warn('careful:', { token: 'abc' }, 'two\nlines');
  await turn();
  expect(lines).toHaveLength(2);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        level: 'error',
        event: 'console',
        text: '⨯',
        error: expect.objectContaining({ message: 'no row for [redacted]\nin quotes' }),
      }),
      expect.objectContaining({ level: 'warn', event: 'console' }),
    ]),
  );
  expect(JSON.stringify(lines)).not.toMatch(/lieve|abc/);
});

test('an incident is not said twice, whichever comes first', async () => {
  const first = new Error('first');
  console.error(first);
  incident(first);
  const second = new Error('second');
  incident(second);
  console.error(' ⨯ ', second);
  console.error(Object.assign(new Error('third'), { digest: '296897089' }));
  await turn();
  expect(lines.map(({ event }) => event)).toEqual(['incident', 'incident']);
});
