import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withAnswerNotes } from '@/lib/asleep/server/answer-notes';
import { faultStatus, noteRequestError, statusFor } from '@/lib/site/door/requests-fault';

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => vi.restoreAllMocks());

test.each([
  ['Unexpected end of form', 400],
  ['Multipart: Boundary not found', 400],
  ['Failed to parse body as FormData.', 400],
  ['Body exceeded 1 MB limit.\nTo configure…', 413],
  ['Connection closed.', 400],
  ['Invalid forward reference.', 400],
  ['Already initialized Map.', 400],
  ['Unexpected token x in JSON at position 3', 400],
  ['e.get is not a function', 400],
  ["Cannot read properties of undefined (reading 'get')", 400],
  ["Cannot read properties of undefined (reading 'name')", null],
  ['fetch failed', null],
] as const)('of a POST, %j deserves %s', (message, status) => {
  expect(faultStatus(new Error(message), 'POST')).toBe(status);
  expect(faultStatus(new Error(message), 'GET')).toBeNull();
});

test.each([
  '7Wt(',
  '',
  '{"a":',
  '{"a" 1}',
  '[1 2]',
  '"a\nb"',
  '"a',
  '-',
  '1.',
  '1e',
  '01',
  '{a:1}',
  '[1,]',
  '"\\x"',
  'x',
])('whatever is said of %j, which is no JSON, is the fault of who sent it', (text) => {
  let error: unknown;
  try {
    JSON.parse(text);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(SyntaxError);
  expect(faultStatus(error, 'POST')).toBe(400);
});

test('a header that the framework cannot read is the fault of any request', () => {
  const error = new Error('The router state header was sent but could not be parsed.');
  for (const method of ['GET', 'POST']) expect(faultStatus(error, method)).toBe(400);
});

const request = { method: 'POST', path: '/nl?email=lieve@bakkerij.test', headers: {} };
const context = { routerKind: 'App Router', routePath: '/[locale]', routeType: 'action' } as never;

test('a request that cannot be read is one line without a stack, and its answer no error of the site', async () => {
  const notes = { shown: [] };
  for (const time of [1, 2])
    withAnswerNotes(notes, () =>
      noteRequestError(new Error(`Unexpected end of form ${time}`), request, context),
    );
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    event: 'request.unreadable',
    path: '/nl',
  });
  expect(lines[0]).not.toMatch(/lieve|stack/);
  expect(statusFor(500, notes)).toBe(400);
  expect(statusFor(200, notes)).toBe(200);
});

test('many of them are few lines', () => {
  for (let sent = 0; sent < 500; sent += 1)
    withAnswerNotes({ shown: [] }, () => noteRequestError(new Error('Connection closed.'), request, context));
  expect(lines.length).toBeLessThanOrEqual(20);
});

test('anything else is an incident, and stays an error', () => {
  const notes = { shown: [] };
  withAnswerNotes(notes, () => noteRequestError(new Error('fetch failed'), request, context));
  expect(lines.join()).toContain('"event":"incident"');
  expect(statusFor(500, notes)).toBe(500);
});

test('a body that the framework trips over before anything of ours runs is the request’s fault', () => {
  const error = new TypeError("Cannot read properties of null (reading 'length')");
  const frames = [
    '    at t1 (/site/node_modules/next/dist/compiled/next-server/app-page-turbo.runtime.prod.js:18:3306)',
    '    at e.exports.emit (node:events:509:28)',
    '    at process.processTicksAndRejections (node:internal/process/task_queues:104:5)',
    '    at async m (/site/.next/server/chunks/ssr/node_modules_next_dist_0-amwq._.js:1:11826)',
  ];
  error.stack = [error.message, ...frames].join('\n');
  expect(faultStatus(error, 'POST')).toBe(400);
  expect(faultStatus(error, 'GET')).toBeNull();
  // With a frame of ours it is ours.
  error.stack = [
    error.message,
    ...frames,
    '    at submit (/site/.next/server/chunks/ssr/_0abc._.js:1:2)',
  ].join('\n');
  expect(faultStatus(error, 'POST')).toBeNull();
});
