import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const chunks = path.resolve('.next', 'server', 'chunks');

// The bundler draws a function that is called once into its caller. Within a request's own functions what the front door keeps of an answer
// held the request, and with it the whole page: 516 MB for 216 pages in place of 397 (checks.md, V8).
test('what is kept of an answer is made in a method of its own, outside the functions of a request', () => {
  const makers = readdirSync(chunks)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => readFileSync(path.join(chunks, name), 'utf8').split('isCurrent:async').slice(0, -1))
    .map((before) => before.slice(-200));
  expect(makers).not.toEqual([]);
  for (const maker of makers) expect(maker).toMatch(/\bnoteShown\(\w+\)\{/);
});
